//! Fluxx: what cards are worth to whom, read off their definitions.

mod insight;
mod instinct;
mod promise;

use asterism_fluxx::{Fluxx, Move, Moves, State};
use asterism_kernel::{Chance, Game as _, Seat};

use crate::thinker::{Chances, Style, Thinker};
use crate::weigh::Weighed;

pub(crate) use insight::Insight;

impl Thinker for Fluxx {
    type Insight = Insight;

    const STYLE: Style = Style { most_decisions: 150, curiosity: 1.0, worlds: 24, careless: 6 };

    fn insight(&self) -> Insight {
        Insight::of(self.deck())
    }

    fn instinct<C: Chance>(
        &self,
        insight: &Insight,
        world: &State,
        seat: Seat,
        offer: &Moves,
        chance: &mut C,
    ) -> Move {
        instinct::choose(self, insight, world, seat, offer, chance)
    }

    fn promise(&self, insight: &Insight, world: &State) -> Chances {
        promise::of(self, insight, world)
    }

    /// Once around the table: whoever is about to win has had a turn.
    #[inline]
    fn horizon(&self, world: &State) -> u32 {
        self.seats(world).len() as u32
    }

    #[inline]
    fn rounds(&self, world: &State) -> u32 {
        u32::from(world.turns())
    }
}

impl Weighed for Fluxx {
    fn count(&self, insight: &Insight, world: &State, mut look: impl FnMut(Seat, &[f32])) {
        promise::counts(self, insight, world).for_each(|(seat, counted)| look(seat, &counted));
    }
}
