//! Stella Quest in the laboratory.

use asterism_kernel::{Chance, Seat};
use asterism_stella::{Move, Offered, State, Stella};

use crate::Subject;
use crate::policy::Policy;

impl Subject for Stella {
    type Policy = Policy;

    const POLICIES: &'static [Policy] = &Policy::ALL;

    const SENSIBLE: Policy = Policy::Collector;

    #[inline]
    fn choose<C: Chance>(
        &self,
        policy: Policy,
        state: &State,
        _: Seat,
        offer: &Offered,
        chance: &mut C,
    ) -> Move {
        policy.pick(state, *offer, chance)
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        u32::try_from(state.rounds()).ok()
    }
}
