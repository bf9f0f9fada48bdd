//! Chairs, and who holds them.

use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::id::PersonId;

/// How well a bot plays. What each level means is decided by who runs it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any offered move.
    Random,
    /// Easy company.
    Beginner,
    /// Good company.
    #[default]
    Regular,
    /// As good as there is.
    Expert,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Beginner, Self::Regular, Self::Expert];

    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::Regular => "regular",
            Self::Expert => "expert",
        }
    }
}

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

/// A chair at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// Who holds it.
    pub holder: Holder,
    /// To whom its holder would hand it over.
    pub offered_to: Option<PersonId>,
    /// What its holder added to chance.
    pub words: Option<String>,
    /// Its time.
    pub clock: Clock,
}
