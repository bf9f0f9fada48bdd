//! The list of games.

use asterism_cards::ast::Edition;
use asterism_fluxx::Fluxx;
use asterism_stella::Stella;
use serde::Serialize;
use serde_json::Value;

use crate::deck::rulebooks;
use crate::{AnyGame, EDITIONS, Setup, SetupError};

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
    /// Whether it has editions and custom cards.
    pub decks: bool,
    /// The game's options.
    pub options: &'static [OptionListing],
    #[serde(skip)]
    pub(crate) build: fn(&Setup, &[Edition]) -> Result<AnyGame, SetupError>,
}

/// An option of a game.
#[derive(Debug, Serialize)]
pub struct OptionListing {
    /// The name in a setup.
    pub name: &'static str,
    pub values: OptionValues,
    /// A description.
    pub meaning: &'static str,
}

/// The values of an option.
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

pub const GAMES: &[Listing] = &[
    Listing {
        name: Stella::NAME,
        title: "Stella Quest",
        summary: "Tricks under the stars: collect six values before your light goes out.",
        rules: 1,
        fewest_players: 2,
        most_players: asterism_stella::MAX_PLAYERS,
        decks: false,
        options: &[OptionListing {
            name: "pay-after",
            values: OptionValues::Truth,
            meaning: "cards may be paid for also after playing one's card",
        }],
        build: stella_quest,
    },
    Listing {
        name: Fluxx::NAME,
        title: "Fluxx",
        summary: "The rules are cards: play new ones, meet the Goal before it changes again.",
        rules: 4,
        fewest_players: 2,
        most_players: asterism_kernel::MAX_SEATS,
        decks: true,
        options: FLUXX_OPTIONS,
        build: fluxx,
    },
];

/// The options of Fluxx. The names are those of the fields of its options.
const FLUXX_OPTIONS: &[OptionListing] = &[
    OptionListing {
        name: "fewest-rules-discarded",
        values: OptionValues::UpTo(1),
        meaning: "the fewest rules that must go where up to half of them may",
    },
    OptionListing {
        name: "blocked-leader",
        values: OptionValues::Words(&["skipped", "nobody-wins"]),
        meaning: "where the most of something wins: who is stopped by a Creeper is left out, or \
                  stops everybody",
    },
    OptionListing {
        name: "parting",
        values: OptionValues::Words(&["creeper", "keeper"]),
        meaning: "which of two cards that can't stay together moves on",
    },
    OptionListing {
        name: "payment",
        values: OptionValues::Words(&["automatic", "optional"]),
        meaning: "whether two cards that cancel out must go at once",
    },
    OptionListing {
        name: "cured",
        values: OptionValues::Words(&["attached", "loose-too"]),
        meaning: "which Creepers can be cured: those on a Keeper, or loose ones too",
    },
    OptionListing {
        name: "collecting",
        values: OptionValues::Words(&["not-stealing", "stealing"]),
        meaning: "whether Keepers that all go to one hand count as stolen and may be defended",
    },
    OptionListing {
        name: "day",
        values: OptionValues::Words(&["ask", "birthday", "holiday", "ordinary"]),
        meaning: "what day it is, for cards that ask",
    },
    OptionListing {
        name: "rhyme",
        values: OptionValues::Words(&["honour", "consent", "waived"]),
        meaning: "who says whether a couplet rhymed: its player, the others, or nobody, for none is \
                  asked for",
    },
    OptionListing {
        name: "meta-rule",
        values: OptionValues::Words(&["none", "rules-escalation", "no-creepers"]),
        meaning: "a rule for the whole game: each reshuffle raises the basic numbers, or there \
                  are no Creepers",
    },
];

fn fluxx(setup: &Setup, instead: &[Edition]) -> Result<AnyGame, SetupError> {
    let options = setup.options.iter().map(|(name, value)| (name.clone(), value.clone()));
    let options = serde_json::from_value(Value::Object(options.collect())).map_err(|error| {
        SetupError::OptionValue {
            option: "options".to_owned(),
            allowed: error.to_string(),
            value: String::new(),
        }
    })?;
    let mut mix = setup.mix.clone();
    if mix.editions.is_empty() && mix.cards.is_empty() {
        mix.editions.push(EDITIONS[0].id.to_owned());
    }
    let books = rulebooks(&mix, instead, options)?;
    Ok(AnyGame::Fluxx(Fluxx::by(books, setup.players, setup.first)?))
}

fn stella_quest(setup: &Setup, _: &[Edition]) -> Result<AnyGame, SetupError> {
    let game = Stella::new(setup.players)?.with_first(setup.first)?;
    let pay_after = setup.options.get("pay-after").is_some_and(|value| *value == Value::Bool(true));
    Ok(AnyGame::StellaQuest(game.with_pay_after(pay_after)))
}
