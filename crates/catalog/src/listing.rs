//! The list of games.

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::{CatalogGame, EditionFiles, for_each_game};

/// A game, as it is offered to players.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = GameListing))]
#[derive(Debug, Serialize)]
pub struct Listing {
    /// The id, as on the command line and in logs.
    pub name: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// A one-sentence description.
    pub summary: &'static str,
    /// The revision of the rules. Increase it whenever the same moves may have a
    /// different effect. Logs contain the revision they began with.
    pub rules: u32,
    pub fewest_players: usize,
    pub most_players: usize,
    /// Its editions. A game with editions can also be played with custom cards; the
    /// others have a fixed deck.
    #[serde(rename = "decks", serialize_with = "has_any")]
    #[cfg_attr(feature = "schema", schema(value_type = bool))]
    pub editions: &'static [EditionFiles],
    /// The game's options.
    pub options: &'static [OptionListing],
    /// Whether players are offered it. The example game is not listed.
    #[serde(skip)]
    pub listed: bool,
}

fn has_any<S: Serializer>(editions: &[EditionFiles], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(!editions.is_empty())
}

impl Listing {
    /// Whether it has editions and custom cards.
    #[must_use]
    pub const fn has_decks(&self) -> bool {
        !self.editions.is_empty()
    }
}

/// An option of a game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Debug, Serialize)]
pub struct OptionListing {
    /// The name in a setup.
    pub name: &'static str,
    pub values: OptionValues,
    /// A description.
    pub meaning: &'static str,
}

/// The values of an option.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionValues {
    Truth,
    /// One of these words, the default first.
    Words(&'static [&'static str]),
    /// A number up to this maximum.
    UpTo(u8),
}

impl OptionValues {
    #[must_use]
    pub fn allow(&self, value: &Value) -> bool {
        match self {
            Self::Truth => value.is_boolean(),
            Self::Words(words) => value.as_str().is_some_and(|word| words.contains(&word)),
            Self::UpTo(most) => value.as_u64().is_some_and(|number| number <= u64::from(*most)),
        }
    }

    /// Whether a value is what applies if the option is left out. A number never is:
    /// without one, the cards decide.
    #[must_use]
    pub fn is_default(&self, value: &Value) -> bool {
        match self {
            Self::Truth => *value == Value::Bool(false),
            Self::Words(words) => value.as_str() == words.first().copied(),
            Self::UpTo(_) => false,
        }
    }

    /// The values in any language.
    pub(crate) fn list(&self) -> String {
        match self {
            Self::Truth => "true, false".to_owned(),
            Self::Words(words) => words.join(", "),
            Self::UpTo(most) => format!("0–{most}"),
        }
    }

    /// A description in English, for the command line and developers.
    #[must_use]
    pub fn describe(&self) -> String {
        match self {
            Self::Truth => "true or false".to_owned(),
            Self::Words(words) => words.join(", "),
            Self::UpTo(most) => format!("0 to {most}"),
        }
    }
}

macro_rules! listings {
    ([] $($variant:ident($game:ty), $id:literal;)*) => {
        /// All games, in the order of the list.
        pub const GAMES: &[Listing] = &[$(<$game as CatalogGame>::LISTING),*];
    };
}

for_each_game!(listings);

/// The games that players are offered.
pub fn listed_games() -> impl Iterator<Item = &'static Listing> {
    GAMES.iter().filter(|listing| listing.listed)
}

/// The listing of a game.
#[must_use]
pub fn listing(game: &str) -> Option<&'static Listing> {
    GAMES.iter().find(|listing| listing.name == game)
}
