//! A game that writes down what is asked of it, so that the same work can be
//! done and timed again without whoever asked for it.

use std::sync::{Arc, Mutex};

use asterism_bots::{Chances, Style, Thinker};
use asterism_kernel::{
    Chance, Facts, Game, Input, Outcome, Refusal, Seat, SeatSet, Silent, Sink, SplitMix64, Viewer,
};

/// One thing that was asked of the engine, with the luck it had.
#[derive(Clone, Debug)]
pub(crate) enum Call<M> {
    Resample(u64),
    Open,
    Offer(Seat),
    Step(Seat, M, u64),
    Outcome,
}

/// The game, and the list of what is asked of it.
#[derive(Clone, Debug)]
pub(crate) struct Recorded<G: Game> {
    game: G,
    calls: Arc<Mutex<Vec<Call<G::Move>>>>,
}

impl<G: Game> Recorded<G> {
    pub(crate) fn new(game: G) -> Self {
        Self { game, calls: Arc::default() }
    }

    fn note(&self, call: Call<G::Move>) {
        self.calls.lock().expect("nobody panics while noting").push(call);
    }

    /// What was asked since the last time.
    pub(crate) fn take(&self) -> Vec<Call<G::Move>> {
        std::mem::take(&mut self.calls.lock().expect("nobody panics while noting"))
    }
}

/// Luck of its own for one call, so that the call can be repeated.
fn seed(chance: &mut impl Chance) -> u64 {
    let half = |chance: &mut dyn FnMut() -> u32| u64::from(chance());
    let mut next = || chance.below(u32::MAX);
    half(&mut next) << 32 | half(&mut next)
}

/// Does all of it again. A simulation ends with the question for its outcome;
/// the next one begins with a copy of the world that was sampled last.
pub(crate) fn repeat<G: Game>(game: &G, knowledge: &G::Knowledge, calls: &[Call<G::Move>]) {
    let mut sampled: Option<G::State> = None;
    let mut world: Option<G::State> = None;
    let mut offer = G::Offer::default();
    for call in calls {
        match (call, &mut world) {
            (Call::Resample(seed), world) => {
                sampled = Some(game.resample(knowledge, &mut SplitMix64::new(*seed)));
                world.clone_from(&sampled);
            }
            (Call::Open, Some(world)) => {
                std::hint::black_box(game.open(world));
            }
            (Call::Offer(seat), Some(world)) => game.offer_into(world, *seat, &mut offer),
            (Call::Step(seat, mv, seed), Some(world)) => {
                game.step(world, *seat, mv, &mut SplitMix64::new(*seed), &mut Silent);
            }
            (Call::Outcome, Some(world)) => {
                std::hint::black_box(game.outcome(world));
                if let Some(sampled) = &sampled {
                    world.clone_from(sampled);
                }
            }
            (_, None) => {}
        }
    }
    std::hint::black_box(&world);
}

impl<G: Game> Game for Recorded<G> {
    type State = G::State;
    type Move = G::Move;
    type Offer = G::Offer;
    type View = G::View;
    type Knowledge = G::Knowledge;
    type Event = G::Event;

    fn facts(&self) -> Facts {
        self.game.facts()
    }

    fn begin<C: Chance, S: Sink<G::Event>>(&self, chance: &mut C, sink: &mut S) -> G::State {
        self.game.begin(chance, sink)
    }

    fn seats(&self, state: &G::State) -> SeatSet {
        self.game.seats(state)
    }

    fn open(&self, state: &G::State) -> SeatSet {
        self.note(Call::Open);
        self.game.open(state)
    }

    fn offer_into(&self, state: &G::State, seat: Seat, offer: &mut G::Offer) {
        self.note(Call::Offer(seat));
        self.game.offer_into(state, seat, offer);
    }

    fn step<C: Chance, S: Sink<G::Event>>(
        &self,
        state: &mut G::State,
        seat: Seat,
        mv: &G::Move,
        chance: &mut C,
        sink: &mut S,
    ) {
        let seed = seed(chance);
        self.note(Call::Step(seat, mv.clone(), seed));
        self.game.step(state, seat, mv, &mut SplitMix64::new(seed), sink);
    }

    fn check(&self, state: &G::State, input: &Input<G::Move>) -> Result<(), Refusal> {
        self.game.check(state, input)
    }

    fn join<C: Chance, S: Sink<G::Event>>(
        &self,
        state: &mut G::State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.game.join(state, seat, chance, sink);
    }

    fn leave<C: Chance, S: Sink<G::Event>>(
        &self,
        state: &mut G::State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.game.leave(state, seat, chance, sink);
    }

    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.game.view(state, viewer)
    }

    fn knowledge(&self, state: &G::State, viewer: Viewer) -> G::Knowledge {
        self.game.knowledge(state, viewer)
    }

    fn resample<C: Chance>(&self, knowledge: &G::Knowledge, chance: &mut C) -> G::State {
        let seed = seed(chance);
        self.note(Call::Resample(seed));
        self.game.resample(knowledge, &mut SplitMix64::new(seed))
    }

    fn outcome(&self, state: &G::State) -> Option<Outcome> {
        self.note(Call::Outcome);
        self.game.outcome(state)
    }

    fn write_move(&self, mv: &G::Move) -> String {
        self.game.write_move(mv)
    }

    fn read_move(&self, state: &G::State, seat: Seat, text: &str) -> Result<G::Move, Refusal> {
        self.game.read_move(state, seat, text)
    }
}

impl<G: Thinker> Thinker for Recorded<G> {
    type Insight = G::Insight;

    const STYLE: Style = G::STYLE;

    fn insight(&self) -> G::Insight {
        self.game.insight()
    }

    fn instinct<C: Chance>(
        &self,
        insight: &G::Insight,
        world: &G::State,
        seat: Seat,
        offer: &G::Offer,
        chance: &mut C,
    ) -> G::Move {
        self.game.instinct(insight, world, seat, offer, chance)
    }

    fn promise(&self, insight: &G::Insight, world: &G::State) -> Chances {
        self.game.promise(insight, world)
    }

    fn horizon(&self, world: &G::State) -> u32 {
        self.game.horizon(world)
    }

    fn rounds(&self, world: &G::State) -> u32 {
        self.game.rounds(world)
    }
}
