//! Stella Quest in the laboratory.

use asterism_kernel::{Chance, Seat};
use asterism_stella::{Move, Offered, State, Stella};

use crate::policy::Policy;
use crate::subject::{Section, Subject, Unwatched};

impl Subject for Stella {
    type Policy = Policy;
    type Watch = Unwatched;

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

    fn sections(&self, _: &Unwatched, _: u64) -> Vec<Section> {
        Vec::new()
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        u32::try_from(state.rounds()).ok()
    }
}
