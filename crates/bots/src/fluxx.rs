//! Fluxx: what cards are worth to whom, read off their definitions.

mod insight;
mod instinct;
mod promise;

use asterism_fluxx::{Fluxx, Move, Moves, State};
use asterism_kernel::{Chance, Seat};

use crate::thinker::{Chances, Style, Thinker};
use crate::weigh::Weighed;

pub(crate) use insight::Insight;

impl Thinker for Fluxx {
    type Insight = Insight;

    const STYLE: Style =
        Style { horizon: 1, most_decisions: 150, curiosity: 1.0, worlds: 24, careless: 6 };

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
