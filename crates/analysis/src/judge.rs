//! Judges one step of a game: the chances before it, and what the choice cost.

use asterism_bots::{Agent, AgentGame, AnyNote, Budget, Decision};
use asterism_kernel::{Game, GameInput, MAX_SEATS, Offer as _, Seat, SplitMix64, Viewer};
use serde::Serialize;

use crate::Plan;

/// All random numbers of an analysis follow from this and the number of the step.
const SEED: u64 = 0x000A_57E2_15A1;

/// What was found out about a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// Everybody's chance to win before the step, if its player makes the best move.
    pub before: [f64; MAX_SEATS],
    /// The choice of a player who had one.
    pub choice: Option<Choice>,
}

/// A choice compared with the best move, as far as its player could know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    pub seat: Seat,
    /// The move that was made, and the best one, in the game's notation.
    pub played: String,
    pub best: String,
    /// The chance to win after the best move.
    pub best_chance: f64,
    /// How the choice changed everybody's chances, compared with the best move. Never
    /// positive for the player; the sum is 0.
    pub change: [f64; MAX_SEATS],
    /// What the best move does.
    pub why: Vec<AnyNote>,
}

/// A step of a game: the state before it and the input.
pub(crate) struct Step<G: Game> {
    pub(crate) state: G::State,
    pub(crate) input: Option<GameInput<G::Move>>,
}

/// Judges steps of a game that is only known at run time.
pub(crate) trait Judge: Send + Sync {
    fn judge(&self, at: usize) -> Judged;
}

pub(crate) struct GameJudge<G: AgentGame> {
    pub(crate) agent: Agent<G>,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) plan: Plan,
    pub(crate) note: fn(G::Note) -> AnyNote,
}

impl<G: AgentGame> Judge for GameJudge<G> {
    fn judge(&self, at: usize) -> Judged {
        let Step { state, input } = &self.steps[at];
        let mut seeds = SplitMix64::of_game(SEED, at as u64);
        let (search_seed, playout_seed) = (seeds.next_bits(), seeds.next_bits());
        let game = self.agent.game();
        if let Some(outcome) = game.outcome(state) {
            let mut before = [0.0; MAX_SEATS];
            for seat in outcome.winners.iter() {
                before[seat.index()] = outcome.share(seat);
            }
            return Judged { before, choice: None };
        }
        let chances = |first: Option<(Seat, &G::Move)>| {
            self.agent.chances(state, first, self.plan.playouts, playout_seed)
        };
        let Some(GameInput::Answer { seat, mv }) = input else {
            return Judged { before: chances(None), choice: None };
        };
        let seat = *seat;
        let offer = game.offer(state, seat);
        if offer.len() < 2 || !game.open(state).contains(seat) {
            return Judged { before: chances(None), choice: None };
        }
        let knowledge = game.knowledge(state, Viewer::Seat(seat));
        let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
        let budget = Budget::simulations(self.plan.simulations);
        let advice = self.agent.advise(&decision, &budget, search_seed);
        let best = &advice.moves[0];
        let played = advice.moves.iter().find(|one| one.mv == *mv);
        let mut change = [0.0; MAX_SEATS];
        // A move that is not significantly worse costs nothing.
        if let Some(played) = played.filter(|played| !played.best) {
            let seats = game.seats(state);
            for one in seats.iter().map(Seat::index) {
                change[one] = f64::from(played.all[one]) - f64::from(best.all[one]);
            }
            change[seat.index()] = change[seat.index()].min(0.0);
            let others: Vec<usize> =
                seats.iter().filter(|&one| one != seat).map(Seat::index).collect();
            balance(&mut change, &others);
        }
        // Without a cost, the move that was made is as good as the best one.
        let costs = change[seat.index()] < 0.0;
        let reference = if costs { &best.mv } else { mv };
        Judged {
            before: chances(Some((seat, reference))),
            choice: Some(Choice {
                seat,
                played: game.write_move(mv),
                best: game.write_move(reference),
                best_chance: f64::from(best.chance),
                change,
                why: best.notes.iter().cloned().map(self.note).collect(),
            }),
        }
    }
}

/// Corrects the changes of the others so that all of them add up to 0.
fn balance(change: &mut [f64; MAX_SEATS], others: &[usize]) {
    let sum: f64 = change.iter().sum();
    let count = others.len().max(1) as f64;
    others.iter().for_each(|&one| change[one] -= sum / count);
}
