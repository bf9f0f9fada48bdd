//! High Card in simulations.

use std::fmt;

use asterism_catalog::HighCard;
use asterism_catalog::high_card::{Card, Event, Move, Offered, State};
use asterism_kernel::{Chance, Offer as _, Seat};

use crate::experiment::{Sheet, Watched};
use crate::subject::{NoEventTally, Section, Subject};

/// Any card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uniform;

impl fmt::Display for Uniform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("uniform")
    }
}

impl Subject for HighCard {
    type Policy = Uniform;
    type PolicyData = ();
    type Events = NoEventTally;

    const POLICIES: &'static [Uniform] = &[Uniform];
    const SENSIBLE: Uniform = Uniform;

    fn policy_data(&self) {}

    fn choose<C: Chance>(
        &self,
        _: Uniform,
        (): &(),
        _: &State,
        _: Seat,
        offer: &Offered,
        chance: &mut C,
    ) -> Move {
        offer.get(chance.below(offer.len() as u32) as usize)
    }

    fn sections(&self, _: &NoEventTally, _: u64) -> Vec<Section> {
        Vec::new()
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        u32::try_from(state.tricks()).ok()
    }
}

impl Watched for HighCard {
    fn cards(&self) -> Vec<String> {
        Card::all().map(|card| card.number().to_string()).collect()
    }

    fn shuffled(&self) -> Vec<String> {
        (0..=asterism_catalog::high_card::HIGHEST).map(|number| number.to_string()).collect()
    }

    fn watch(event: &Event, sheet: &mut Sheet) {
        match event {
            Event::Dealt { seat, cards } => {
                for card in cards {
                    sheet.draw(*seat, usize::from(card.number()) - 1);
                }
            }
            Event::Played { seat, card } => sheet.play(*seat, usize::from(card.number()) - 1),
            _ => {}
        }
    }
}
