//! Stella Quest in simulations.

use asterism_kernel::{Chance, Outcome, Seat};
use asterism_stella::{Event, Face, Move, Offered, State, Stella};

use crate::experiment::{Sheet, Watched};
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

impl Watched for Stella {
    fn cards(&self) -> Vec<String> {
        Face::all().map(|face| face.to_string()).collect()
    }

    fn shuffled(&self) -> Vec<String> {
        self.cards()
    }

    fn watch(event: &Event, sheet: &mut Sheet) {
        match event {
            Event::Dealt { seat, cards } => {
                for card in cards.iter() {
                    sheet.draw(*seat, card.index());
                }
            }
            Event::Drawn { seat, card } => sheet.draw(*seat, card.index()),
            Event::Played { seat, card } => sheet.play(*seat, card.index()),
            Event::Taken { seat, card } => sheet.take_effect(*seat, card.index()),
            _ => {}
        }
    }

    fn numbers(&self, state: &State, outcome: Option<&Outcome>) -> Vec<(&'static str, u32)> {
        let seats = || state.seats();
        let shine = seats().map(|seat| u32::from(state.light(seat))).sum();
        let collected = seats().map(|seat| state.collection(seat).len() as u32).sum();
        let gems = |seat| {
            let values = (1..=6).filter(|&value| state.collection(seat).has_value(value));
            values.map(|value| u32::from(asterism_stella::gems(value))).sum::<u32>()
        };
        let mut numbers =
            vec![("shine", shine), ("collected", collected), ("gems", seats().map(gems).sum())];
        // Points are counted only if somebody has lost all shine.
        let scores = || outcome.into_iter().flat_map(|outcome| outcome.scores).flatten();
        if let Some(best) = scores().max() {
            let points = |score: i16| u32::try_from(score).unwrap_or(0);
            numbers.push(("score", scores().map(points).sum()));
            numbers.push(("winning-score", points(best)));
        }
        numbers
    }
}
