//! Stella Quest: which rounds are worth winning, and what a position promises.

mod instinct;
mod promise;

use asterism_kernel::{Chance, Seat};
use asterism_stella::{Move, Offered, State, Stella};

use crate::thinker::{Chances, Style, Thinker};
use crate::weigh::Weighed;

impl Thinker for Stella {
    type Insight = ();

    const STYLE: Style = Style { most_decisions: 200, curiosity: 1.0, worlds: 24, careless: 5 };

    fn insight(&self) {}

    #[inline]
    fn instinct<C: Chance>(
        &self,
        (): &(),
        world: &State,
        seat: Seat,
        offer: &Offered,
        chance: &mut C,
    ) -> Move {
        instinct::choose(world, seat, *offer, chance)
    }

    #[inline]
    fn promise(&self, (): &(), world: &State) -> Chances {
        promise::of(world)
    }

    #[inline]
    fn horizon(&self, _: &State) -> u32 {
        2
    }

    #[inline]
    fn rounds(&self, world: &State) -> u32 {
        world.rounds() as u32
    }
}

impl Weighed for Stella {
    fn count(&self, (): &(), world: &State, mut look: impl FnMut(Seat, &[f32])) {
        promise::counts(world).for_each(|(seat, counted)| look(seat, &counted));
    }
}
