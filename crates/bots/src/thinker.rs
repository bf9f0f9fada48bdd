//! What a game must bring so that bots can play it.

use std::fmt::Debug;

use asterism_kernel::{Chance, Game, MAX_SEATS, Offer as _, Seat, Silent};

/// What something is worth to each seat: its chance to win.
pub type Chances = [f32; MAX_SEATS];

/// How far a game is looked ahead, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The most decisions a simulation plays before it judges.
    pub most_decisions: u32,
    /// How much the search tries what it knows little about.
    pub curiosity: f32,
    /// Worlds in which a regular player tries every move.
    pub worlds: u32,
    /// One decision of so many is a careless one for a beginner.
    pub careless: u32,
}

/// A game that bots can play. All of this sees worlds that were sampled from
/// what a seat knows, never the position that is played.
pub trait Thinker: Game {
    /// What the rules and the cards say once and for all.
    type Insight: Debug + Send + Sync;

    /// How this game is looked ahead.
    const STYLE: Style;

    /// Reads the rules and the cards.
    fn insight(&self) -> Self::Insight;

    /// A quick, sensible choice, from what `seat` sees in this world.
    fn instinct<C: Chance>(
        &self,
        insight: &Self::Insight,
        world: &Self::State,
        seat: Seat,
        offer: &Self::Offer,
        chance: &mut C,
    ) -> Self::Move;

    /// What a world that is not at its end promises each seat, together 1.
    fn promise(&self, insight: &Self::Insight, world: &Self::State) -> Chances;

    /// The rounds or turns a simulation of the search plays from here before it
    /// judges.
    fn horizon(&self, world: &Self::State) -> u32;

    /// How many rounds or turns have begun.
    fn rounds(&self, world: &Self::State) -> u32;
}

/// What a world is worth: how it ended, or what it promises.
#[inline]
pub(crate) fn judge<G: Thinker>(game: &G, insight: &G::Insight, world: &G::State) -> Chances {
    match game.outcome(world) {
        None => game.promise(insight, world),
        Some(outcome) => {
            let mut chances = [0.0; MAX_SEATS];
            for seat in outcome.winners.iter() {
                chances[seat.index()] = outcome.share(seat) as f32;
            }
            chances
        }
    }
}

/// Plays on by instinct for so many rounds.
#[inline]
pub(crate) fn play_on<G: Thinker, C: Chance>(
    game: &G,
    insight: &G::Insight,
    world: &mut G::State,
    rounds: u32,
    most_decisions: u32,
    offer: &mut G::Offer,
    chance: &mut C,
) {
    let end = game.rounds(world).saturating_add(rounds);
    for _ in 0..most_decisions {
        let Some(seat) = game.open(world).lowest() else { return };
        if game.rounds(world) >= end {
            return;
        }
        game.offer_into(world, seat, offer);
        let mv = match offer.len() {
            1 => offer.get(0),
            _ => game.instinct(insight, world, seat, offer, chance),
        };
        game.step(world, seat, &mv, chance, &mut Silent);
    }
}
