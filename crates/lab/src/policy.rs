//! How random games are played: a closed list, shared by all experiments.

use std::fmt;
use std::str::FromStr;

use asterism_kernel::{Chance, Offer};
use asterism_stella::{Move, Offered, State, gems};
use thiserror::Error;

/// A way of choosing among the offered moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Any offered move.
    #[default]
    Uniform,
    /// Any offered move but paying for cards.
    Thrifty,
    /// As thrifty, and takes only the cheapest cards.
    Collector,
}

/// A text that names no policy.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{text}\" is not a policy; choose uniform, thrifty or collector")]
pub struct PolicyError {
    /// The text.
    pub text: String,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Uniform, Self::Thrifty, Self::Collector];

    /// Its stable name.
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

    /// Chooses one of the offered moves, of which there must be one. It asks
    /// chance exactly once.
    #[inline]
    pub fn pick<C: Chance>(self, state: &State, offered: Offered, chance: &mut C) -> Move {
        let options = self.options(state, offered);
        options.get(chance.below(options.len() as u32) as usize)
    }
}

/// In a taking, only the cards that cost least light; otherwise all.
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

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Policy {
    type Err = PolicyError;

    fn from_str(text: &str) -> Result<Self, PolicyError> {
        Self::ALL
            .into_iter()
            .find(|policy| policy.name() == text)
            .ok_or_else(|| PolicyError { text: text.to_owned() })
    }
}
