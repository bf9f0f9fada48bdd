//! A game in which everybody sees everything: what luck leaves to skill at
//! most. Only measurements play it; no level of bots ever does.

use asterism_bots::{Chances, Style, Thinker};
use asterism_kernel::{Chance, Facts, Game, Input, Outcome, Refusal, Seat, SeatSet, Sink, Viewer};

/// The same game with nothing hidden: to know is to hold the position itself.
#[derive(Clone, Debug)]
pub(crate) struct Revealed<G>(pub(crate) G);

impl<G: Game> Game for Revealed<G> {
    type State = G::State;
    type Move = G::Move;
    type Offer = G::Offer;
    type View = G::View;
    type Knowledge = G::State;
    type Event = G::Event;

    fn facts(&self) -> Facts {
        Facts { hidden_information: false, ..self.0.facts() }
    }

    fn begin<C: Chance, S: Sink<G::Event>>(&self, chance: &mut C, sink: &mut S) -> G::State {
        self.0.begin(chance, sink)
    }

    fn seats(&self, state: &G::State) -> SeatSet {
        self.0.seats(state)
    }

    fn open(&self, state: &G::State) -> SeatSet {
        self.0.open(state)
    }

    fn offer_into(&self, state: &G::State, seat: Seat, offer: &mut G::Offer) {
        self.0.offer_into(state, seat, offer);
    }

    fn step<C: Chance, S: Sink<G::Event>>(
        &self,
        state: &mut G::State,
        seat: Seat,
        mv: &G::Move,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.0.step(state, seat, mv, chance, sink);
    }

    fn check(&self, state: &G::State, input: &Input<G::Move>) -> Result<(), Refusal> {
        self.0.check(state, input)
    }

    fn join<C: Chance, S: Sink<G::Event>>(
        &self,
        state: &mut G::State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.0.join(state, seat, chance, sink);
    }

    fn leave<C: Chance, S: Sink<G::Event>>(
        &self,
        state: &mut G::State,
        seat: Seat,
        chance: &mut C,
        sink: &mut S,
    ) {
        self.0.leave(state, seat, chance, sink);
    }

    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.0.view(state, viewer)
    }

    fn knowledge(&self, state: &G::State, _: Viewer) -> G::State {
        state.clone()
    }

    fn resample<C: Chance>(&self, knowledge: &G::State, _: &mut C) -> G::State {
        knowledge.clone()
    }

    fn outcome(&self, state: &G::State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn write_move(&self, mv: &G::Move) -> String {
        self.0.write_move(mv)
    }

    fn read_move(&self, state: &G::State, seat: Seat, text: &str) -> Result<G::Move, Refusal> {
        self.0.read_move(state, seat, text)
    }
}

impl<G: Thinker> Thinker for Revealed<G> {
    type Insight = G::Insight;

    const STYLE: Style = G::STYLE;

    fn insight(&self) -> G::Insight {
        self.0.insight()
    }

    fn instinct<C: Chance>(
        &self,
        insight: &G::Insight,
        world: &G::State,
        seat: Seat,
        offer: &G::Offer,
        chance: &mut C,
    ) -> G::Move {
        self.0.instinct(insight, world, seat, offer, chance)
    }

    fn promise(&self, insight: &G::Insight, world: &G::State) -> Chances {
        self.0.promise(insight, world)
    }

    fn horizon(&self, world: &G::State) -> u32 {
        self.0.horizon(world)
    }

    fn rounds(&self, world: &G::State) -> u32 {
        self.0.rounds(world)
    }
}
