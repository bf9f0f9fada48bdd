//! A game with nothing hidden. It measures how much perfect information would
//! help; no level of bots ever plays it.

use asterism_bots::{AgentGame, SearchSettings, WinProbabilities};
use asterism_kernel::{
    Chance, Facts, Game, GameInput, Outcome, Refusal, Seat, SeatSet, Sink, SplitMix64, Viewer,
};

/// The same game, where the knowledge of a seat is the state itself.
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
        self.0.facts()
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

    fn check(&self, state: &G::State, input: &GameInput<G::Move>) -> Result<(), Refusal> {
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

    fn sample_state<C: Chance>(&self, knowledge: &G::State, _: &mut C) -> G::State {
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

impl<G: AgentGame> AgentGame for Revealed<G> {
    type Features = G::Features;
    type Note = G::Note;

    const SEARCH: SearchSettings = G::SEARCH;

    fn features(&self) -> G::Features {
        self.0.features()
    }

    fn rollout_move<C: Chance>(
        &self,
        features: &G::Features,
        state: &G::State,
        seat: Seat,
        offer: &G::Offer,
        chance: &mut C,
    ) -> G::Move {
        self.0.rollout_move(features, state, seat, offer, chance)
    }

    fn evaluate(&self, features: &G::Features, state: &G::State) -> WinProbabilities {
        self.0.evaluate(features, state)
    }

    fn rollout_rounds(&self, state: &G::State) -> u32 {
        self.0.rollout_rounds(state)
    }

    fn rounds(&self, state: &G::State) -> u32 {
        self.0.rounds(state)
    }

    fn shuffle_unseen<C: Chance>(&self, state: &mut G::State, chance: &mut C) {
        self.0.shuffle_unseen(state, chance);
    }

    fn notes(
        &self,
        state: &G::State,
        seat: Seat,
        mv: &G::Move,
        chance: &mut SplitMix64,
    ) -> Vec<G::Note> {
        self.0.notes(state, seat, mv, chance)
    }
}
