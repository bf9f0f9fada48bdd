//! Chairs, and who holds them.

use asterism_catalog::Level;
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::id::{Digest, PersonId};
use crate::table_rng::Secret;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    #[default]
    Nobody,
    Person(PersonId),
    Bot(Level),
    /// A bot that stands in for this person.
    StandIn(PersonId),
}

impl Holder {
    /// The person whose chair it is, even while a bot stands in.
    #[must_use]
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person(person) | Self::StandIn(person) => Some(person),
            Self::Nobody | Self::Bot(_) => None,
        }
    }
}

/// The secret that a chair's holder contributes to the shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Share {
    /// The holder doesn't participate.
    #[default]
    None,
    /// Only the digest of the secret is known.
    Committed(Digest),
    /// The secret is known.
    Revealed(Secret),
}

impl Share {
    #[must_use]
    pub const fn secret(&self) -> Option<&Secret> {
        match self {
            Self::Revealed(secret) => Some(secret),
            Self::None | Self::Committed(_) => None,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    pub holder: Holder,
    /// The person it is offered to.
    pub offered_to: Option<PersonId>,
    /// The words that its holder added to the seed.
    pub words: Option<String>,
    /// The holder's contribution to the shuffle.
    pub share: Share,
    /// Whether only people who came by a link may take it.
    pub reserved: bool,
    pub clock: Clock,
}
