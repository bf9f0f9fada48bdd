//! Stella Quest in simulations.

use asterism_kernel::{Chance, Seat};
use asterism_stella::{Move, Offered, State, Stella};

use crate::stella_policy::StellaPolicy;
use crate::subject::{NoEventTally, Section, Subject};
use crate::trace::produce;

impl Subject for Stella {
    type Policy = StellaPolicy;
    type PolicyData = ();
    type Events = NoEventTally;

    const POLICIES: &'static [StellaPolicy] = &StellaPolicy::ALL;

    const SENSIBLE: StellaPolicy = StellaPolicy::Collector;

    fn policy_data(&self) {}

    #[inline]
    fn choose<C: Chance>(
        &self,
        policy: StellaPolicy,
        (): &(),
        state: &State,
        _: Seat,
        offer: &Offered,
        chance: &mut C,
    ) -> Move {
        policy.pick(state, *offer, chance)
    }

    fn sections(&self, _: &NoEventTally, _: u64) -> Vec<Section> {
        Vec::new()
    }

    fn trace(&self, seed: u64, index: u64, policy: StellaPolicy) -> Option<String> {
        Some(produce(self, seed, index, policy).to_line())
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        u32::try_from(state.rounds()).ok()
    }
}
