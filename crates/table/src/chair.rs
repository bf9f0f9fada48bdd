//! Chairs, and who holds them.

use asterism_catalog::Level;
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::id::{Digest, PersonId};
use crate::luck::Secret;

/// Who holds a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody.
    #[default]
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot(Level),
    /// A bot, until this person comes back.
    StandIn(PersonId),
}

impl Holder {
    /// The person whose chair it is, also while a bot stands in.
    #[must_use]
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person(person) | Self::StandIn(person) => Some(person),
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    /// Whether a bot answers for this chair.
    #[must_use]
    pub const fn is_bot(&self) -> bool {
        matches!(self, Self::Bot(_) | Self::StandIn(_))
    }
}

/// The secret with which the holder of a chair takes part in the shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Share {
    /// The holder takes no part.
    #[default]
    None,
    /// Only the digest of the secret is known.
    Committed(Digest),
    /// The secret is known.
    Revealed(Secret),
}

impl Share {
    /// The secret, once it is known.
    #[must_use]
    pub const fn secret(&self) -> Option<&Secret> {
        match self {
            Self::Revealed(secret) => Some(secret),
            Self::None | Self::Committed(_) => None,
        }
    }
}

/// A chair at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// Who holds it.
    pub holder: Holder,
    /// To whom its holder would hand it over.
    pub offered_to: Option<PersonId>,
    /// What its holder added to chance.
    pub words: Option<String>,
    /// The holder's part in the shuffle.
    pub share: Share,
    /// Whether only people who came by a link may take it.
    pub reserved: bool,
    /// Its time.
    pub clock: Clock,
}
