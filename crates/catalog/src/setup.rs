//! The setup of a game, and building the game from it.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use asterism_cards::ast::Edition;
use asterism_kernel::{Argument, Codes, Explained};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{AnyGame, DeckProblem, EditionFiles, Listing, Mix, listed_games, listing};

/// The setup of a game, not yet validated. [`Setup::build`] checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The id of the game.
    pub game: String,
    /// Number of players.
    pub players: usize,
    /// The seat that goes first.
    #[serde(default)]
    pub first: usize,
    /// The cards of the deck, if the game has decks. In JSON, its fields are fields of
    /// the setup.
    #[serde(flatten, deserialize_with = "only_remaining_fields")]
    pub mix: Mix,
    /// Options by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Value>,
}

/// Why a game can't be built.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SetupError {
    #[error("There is no game \"{name}\"; the games are: {known}.")]
    UnknownGame {
        /// The requested name.
        name: String,
        /// All valid names.
        known: String,
    },
    #[error("{game} has no option \"{option}\"; its options are: {known}.")]
    UnknownOption {
        /// The game's title.
        game: &'static str,
        /// The requested option.
        option: String,
        /// All valid options.
        known: String,
    },
    #[error("The option {option} must be one of: {allowed}; not {value}.")]
    OptionValue {
        option: String,
        /// The valid values.
        allowed: String,
        /// The requested value.
        value: String,
    },
    /// The game has a fixed deck.
    #[error("{game} is played with its own cards; name no deck and no card file.")]
    NoDecks {
        /// The game's title.
        game: &'static str,
    },
    /// There can be no such deck.
    #[error(transparent)]
    Deck(#[from] DeckProblem),
    /// The game refuses the number of players or the first seat.
    #[error("{text}")]
    Game {
        /// The game's own code, and the arguments of its message.
        code: &'static str,
        arguments: Vec<(&'static str, Argument)>,
        /// The game's own sentence in English.
        text: String,
    },
}

impl SetupError {
    /// Its own codes, each with the names of its arguments.
    pub const CODES: Codes = &[
        ("unknown-game", &["name", "known"]),
        ("unknown-option", &["game", "option", "known"]),
        ("option-value", &["option", "value", "allowed"]),
        ("no-decks", &["game"]),
    ];

    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownGame { .. } => "unknown-game",
            Self::UnknownOption { .. } => "unknown-option",
            Self::OptionValue { .. } => "option-value",
            Self::NoDecks { .. } => "no-decks",
            Self::Deck(problem) => problem.code(),
            Self::Game { code, .. } => code,
        }
    }
}

impl SetupError {
    /// The error of a game, whose type the catalog's users don't have to know.
    pub(crate) fn of_game(error: &(impl Explained + fmt::Display)) -> Self {
        Self::Game { code: error.code(), arguments: error.arguments(), text: error.to_string() }
    }
}

impl Explained for SetupError {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn arguments(&self) -> Vec<(&'static str, Argument)> {
        match self {
            Self::UnknownGame { name, known } => {
                vec![("name", name.clone().into()), ("known", known.clone().into())]
            }
            Self::UnknownOption { game, option, known } => vec![
                ("game", (*game).into()),
                ("option", option.clone().into()),
                ("known", known.clone().into()),
            ],
            Self::OptionValue { option, allowed, value } => vec![
                ("option", option.clone().into()),
                ("value", value.clone().into()),
                ("allowed", allowed.clone().into()),
            ],
            Self::NoDecks { game } => vec![("game", (*game).into())],
            Self::Deck(problem) => problem.arguments(),
            Self::Game { arguments, .. } => arguments.clone(),
        }
    }
}

/// Reads a flattened field from the fields that the outer struct doesn't have, all of
/// them: serde's `flatten` can't be combined with `deny_unknown_fields` on the outer
/// struct, so it is the inner one that refuses unknown fields.
pub fn only_remaining_fields<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Remaining<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Remaining<T> {
        type Value = T;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            formatter.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(fields))
        }
    }

    deserializer.deserialize_map(Remaining(PhantomData))
}

impl Setup {
    /// Defaults: seat 0 goes first, no options.
    #[must_use]
    pub fn new(game: impl Into<String>, players: usize) -> Self {
        Self { game: game.into(), players, first: 0, mix: Mix::default(), options: BTreeMap::new() }
    }

    /// The editions whose definitions the game needs: those of the setup, those of
    /// single cards, or the default one if the game has decks and none is given.
    #[must_use]
    pub fn editions(&self) -> Vec<String> {
        let mut editions = self.mix.editions.clone();
        if editions.is_empty() && self.mix.cards.is_empty() {
            let default = listing(&self.game).and_then(|listing| listing.editions.first());
            editions.extend(default.map(|edition| edition.id.to_owned()));
        }
        for (edition, _) in self.mix.with.iter().filter_map(|card| card.split_once('/')) {
            if editions.iter().all(|known| known != edition) {
                editions.push(edition.to_owned());
            }
        }
        editions
    }

    /// The number of players printed on the box. For a mix of editions it is the range
    /// that any of them allows. The game itself may take more.
    #[must_use]
    pub fn printed_players(&self) -> RangeInclusive<usize> {
        let Some(listing) = listing(&self.game) else { return 0..=0 };
        let editions = self.editions();
        let chosen = |files: &&EditionFiles| editions.iter().any(|id| id == files.id);
        // Custom cards alone are printed on no box.
        let found = listing.editions.iter().filter(chosen).chain(listing.editions.first());
        let printed = found
            .map(|files| files.players)
            .reduce(|(fewest, most), other| (fewest.min(other.0), most.max(other.1)));
        let (fewest, most) = printed.unwrap_or((listing.fewest_players, listing.most_players));
        fewest..=most
    }

    /// The options that change the printed rules, with their values.
    pub fn house_rules(&self) -> impl Iterator<Item = (&str, &Value)> {
        let options = listing(&self.game).map_or(&[][..], |listing| listing.options);
        self.options.iter().filter_map(move |(name, value)| {
            let option = options.iter().find(|option| option.name == name)?;
            (!option.values.is_default(value)).then_some((name.as_str(), value))
        })
    }

    /// Builds the game.
    pub fn build(&self) -> Result<AnyGame, SetupError> {
        self.build_with(&[])
    }

    /// Builds the game with `instead` replacing embedded editions of the same name, for
    /// games that began with an older version of the program.
    pub fn build_with(&self, instead: &[Edition]) -> Result<AnyGame, SetupError> {
        let unknown = || SetupError::UnknownGame {
            name: self.game.clone(),
            known: names(listed_games().map(|listing| listing.name)),
        };
        let listing = listing(&self.game).ok_or_else(unknown)?;
        if !self.mix.is_empty() && !listing.has_decks() {
            return Err(SetupError::NoDecks { game: listing.title });
        }
        self.check_options(listing)?;
        AnyGame::build(self, instead).ok_or_else(unknown)?
    }

    fn check_options(&self, listing: &Listing) -> Result<(), SetupError> {
        for (option, value) in &self.options {
            let Some(found) = listing.options.iter().find(|known| known.name == option) else {
                return Err(SetupError::UnknownOption {
                    game: listing.title,
                    option: option.clone(),
                    known: names(listing.options.iter().map(|known| known.name)),
                });
            };
            if !found.values.allow(value) {
                let (option, value) = (option.clone(), value.to_string());
                let allowed = found.values.list();
                return Err(SetupError::OptionValue { option, allowed, value });
            }
        }
        Ok(())
    }
}

fn names(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(setup: &Setup) -> &'static str {
        setup.build().unwrap_err().code()
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_a_code() {
        assert_eq!(code(&Setup::new("chess", 2)), "unknown-game");
        assert_eq!(code(&Setup::new("stella-quest", 5)), "stella-players");
        assert_eq!(code(&Setup::new("stella-quest", 0)), "stella-players");

        let mut setup = Setup::new("stella-quest", 3);
        setup.first = 3;
        assert_eq!(code(&setup), "stella-first");

        let mut setup = Setup::new("stella-quest", 3);
        setup.options.insert("pay-late".into(), Value::Bool(true));
        assert_eq!(code(&setup), "unknown-option");

        let mut setup = Setup::new("stella-quest", 3);
        setup.options.insert("pay-after".into(), Value::from(1));
        assert_eq!(code(&setup), "option-value");

        let mut setup = Setup::new("stella-quest", 3);
        setup.mix.editions.push("fluxx-4".into());
        assert_eq!(code(&setup), "no-decks");
    }

    #[test]
    fn options_reach_the_game() {
        let mut setup = Setup::new("stella-quest", 3);
        setup.first = 2;
        setup.options.insert("pay-after".into(), Value::Bool(true));
        let AnyGame::StellaQuest(game) = setup.build().unwrap() else { panic!("another game") };
        assert!(game.pay_after());
        assert_eq!((game.players(), game.first().index()), (3, 2));
    }

    #[test]
    fn decks_and_options_reach_fluxx() {
        let mut setup = Setup::new("fluxx", 3);
        setup.mix.editions = vec!["fluxx-4".into()];
        setup.options.insert("meta-rule".into(), "no-creepers".into());
        let AnyGame::Fluxx(game) = setup.build().unwrap() else { panic!("another game") };
        assert_eq!(game.deck().len(), 98);
        assert_eq!(game.options().meta_rule, asterism_fluxx::MetaRule::NoCreepers);

        setup.options.insert("meta-rule".into(), "no-goals".into());
        assert_eq!(code(&setup), "option-value");
        setup.options.clear();
        setup.mix.editions = vec!["fluxx-5".into()];
        assert_eq!(code(&setup), "unknown-edition");
    }

    #[test]
    fn each_edition_has_its_printed_number_of_players() {
        let printed = |game: &str, editions: &[&str]| {
            let mut setup = Setup::new(game, 2);
            setup.mix.editions = editions.iter().map(|&id| id.to_owned()).collect();
            setup.printed_players()
        };
        assert_eq!(printed("fluxx", &[]), 2..=6);
        assert_eq!(printed("fluxx", &["star", "wonderland"]), 2..=6);
        assert_eq!(printed("stella-quest", &[]), 2..=4);
    }

    #[test]
    fn house_rules_are_the_options_that_change_the_printed_rules() {
        let mut setup = Setup::new("fluxx", 3);
        setup.options.insert("meta-rule".into(), "none".into());
        setup.options.insert("day".into(), "ask".into());
        assert_eq!(setup.house_rules().count(), 0);
        setup.options.insert("meta-rule".into(), "no-creepers".into());
        setup.options.insert("fewest-rules-discarded".into(), 0.into());
        let names: Vec<&str> = setup.house_rules().map(|(name, _)| name).collect();
        assert_eq!(names, ["fewest-rules-discarded", "meta-rule"]);

        let mut setup = Setup::new("stella-quest", 3);
        setup.options.insert("pay-after".into(), false.into());
        assert_eq!(setup.house_rules().count(), 0);
        setup.options.insert("pay-after".into(), true.into());
        assert_eq!(setup.house_rules().count(), 1);
    }

    #[test]
    fn a_set_up_survives_json() {
        let mut setup = Setup::new("stella-quest", 3);
        setup.options.insert("pay-after".into(), Value::Bool(true));
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    }

    #[test]
    fn the_cards_of_a_setup_are_fields_of_its_json_and_others_are_refused() {
        let text = r#"{"game":"fluxx","players":2,"first":1,"deck":["fluxx-4"],"without":["war"],"options":{"day":"ask"}}"#;
        let setup: Setup = serde_json::from_str(text).unwrap();
        assert_eq!(setup.mix.without, ["war"]);
        assert_eq!(serde_json::to_string(&setup).unwrap(), text);
        for wrong in [
            r#"{"game":"x","players":2,"seats":3}"#,
            r#"{"game":"x","players":2,"mix":{}}"#,
            r#"{"game":"x","players":2,"editions":[]}"#,
            r#"{"game":"x","players":2,"deck":[],"deck":[]}"#,
        ] {
            assert!(serde_json::from_str::<Setup>(wrong).is_err(), "{wrong}");
        }
    }
}
