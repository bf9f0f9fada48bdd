//! Simple policies for Stella Quest. Traces name them, so that other engines can
//! reproduce the same games.

use std::fmt;
use std::str::FromStr;

use asterism_kernel::{Chance, Offer};
use asterism_stella::{Move, Offered, State, gems};
use thiserror::Error;

/// How a seat of Stella Quest chooses among the offered moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StellaPolicy {
    /// Any offered move.
    #[default]
    Uniform,
    /// Any offered move except paying for cards.
    Thrifty,
    /// Like thrifty, and takes only the cheapest cards.
    Collector,
}

/// A text that is not the name of a policy.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" is not a policy; choose uniform, thrifty or collector")]
pub struct StellaPolicyError {
    pub text: String,
}

impl StellaPolicy {
    pub const ALL: [Self; 3] = [Self::Uniform, Self::Thrifty, Self::Collector];

    /// The stable name, as on the command line and in traces.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Thrifty => "thrifty",
            Self::Collector => "collector",
        }
    }

    /// The moves it chooses from, each equally likely.
    #[inline]
    #[must_use]
    pub fn options(self, state: &State, offered: Offered) -> Offered {
        match self {
            Self::Uniform => offered,
            Self::Thrifty => offered.without_draw(),
            Self::Collector => cheapest_to_take(state, offered.without_draw()),
        }
    }

    /// Chooses one of the offered moves; there must be at least one. It uses exactly
    /// one random number, which the published traces depend on.
    #[inline]
    pub fn pick<C: Chance>(self, state: &State, offered: Offered, chance: &mut C) -> Move {
        let options = self.options(state, offered);
        options.get(chance.below(options.len() as u32) as usize)
    }
}

/// When taking a card, only those that cost the least shine; otherwise all moves.
fn cheapest_to_take(state: &State, offered: Offered) -> Offered {
    let Some(seat) = state.acting() else { return offered };
    let collection = state.collection(seat);
    let cost = |mv: Move| match mv {
        Move::Take(card) => {
            card.value().filter(|&value| collection.has_value(value)).map_or(0, gems)
        }
        Move::Draw | Move::Play(_) | Move::Top(_) | Move::End => 0,
    };
    let least = offered.iter().map(cost).min();
    offered.retain(|mv| Some(cost(mv)) == least)
}

impl fmt::Display for StellaPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for StellaPolicy {
    type Err = StellaPolicyError;

    fn from_str(text: &str) -> Result<Self, StellaPolicyError> {
        Self::ALL
            .into_iter()
            .find(|policy| policy.name() == text)
            .ok_or_else(|| StellaPolicyError { text: text.to_owned() })
    }
}
