//! The settings of a table.

use asterism_catalog::{CardSource, Mix, Setup};
use asterism_kernel::{Facts, Game as _};
use serde::{Deserialize, Serialize};

use crate::Level;
use crate::id::Millis;
use crate::refusal::TableRefusal;

/// Maximum number of card files, and their maximum total length.
const CARD_FILES: usize = 8;
const CARD_TEXT: usize = 128 * 1024;
/// Maximum of any time in a pace: thirty days.
const MAX_DURATION: Millis = 30 * DAY;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// On the public list.
    Public,
    /// Only by link.
    #[default]
    Link,
}

/// The pace of a table. All times are in milliseconds.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Pace {
    /// Without time limits, except in response windows.
    Casual {
        /// Length of a response window.
        #[serde(default = "casual_window")]
        window: Millis,
    },
    /// In one sitting.
    Live {
        /// Per decision.
        decision: Millis,
        /// The time bank for the whole game.
        bank: Millis,
        /// Length of a response window.
        window: Millis,
        /// For all responses in the whole game.
        responses: Millis,
    },
    /// Over days.
    Slow {
        /// Per decision.
        decision: Millis,
        /// Length of a response window.
        window: Millis,
    },
}

const fn casual_window() -> Millis {
    15 * SECOND
}

impl Default for Pace {
    fn default() -> Self {
        Self::Casual { window: casual_window() }
    }
}

impl Pace {
    /// The default live pace.
    pub const LIVE: Self = Self::Live {
        decision: 30 * SECOND,
        bank: 2 * MINUTE,
        window: 8 * SECOND,
        responses: 2 * MINUTE,
    };
    /// The default slow pace.
    pub const SLOW: Self = Self::Slow { decision: 2 * DAY, window: DAY / 2 };

    /// Length of a response window.
    #[must_use]
    pub const fn window(&self) -> Millis {
        match *self {
            Self::Casual { window } | Self::Live { window, .. } | Self::Slow { window, .. } => {
                window
            }
        }
    }

    /// How long a person may be gone before a bot stands in.
    pub(crate) const fn absence(&self) -> Option<Millis> {
        match self {
            Self::Casual { .. } => Some(2 * MINUTE),
            Self::Live { .. } => Some(30 * SECOND),
            Self::Slow { .. } => None,
        }
    }

    /// How long nobody may be present before the table is abandoned.
    pub(crate) const fn abandoned(&self) -> Millis {
        match self {
            Self::Casual { .. } => DAY,
            Self::Live { .. } => 30 * MINUTE,
            Self::Slow { .. } => 14 * DAY,
        }
    }

    fn times(&self) -> Vec<Millis> {
        match *self {
            Self::Casual { window } => vec![window],
            Self::Live { decision, bank, window, responses } => {
                vec![decision, bank, window, responses]
            }
            Self::Slow { decision, window } => vec![decision, window],
        }
    }
}

/// How people respond to what others play. Neither way reveals anything about a hand.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Responses {
    /// The table waits for a short, fixed time. Only people who can respond are asked, and
    /// anybody can hold the window open.
    Beat {
        /// How long the table waits, in milliseconds.
        #[serde(default = "beat")]
        length: Millis,
    },
    /// Everybody who might respond is asked, and has to respond or pass.
    Sealed,
}

const fn beat() -> Millis {
    2 * SECOND
}

impl Default for Responses {
    fn default() -> Self {
        Self::Beat { length: beat() }
    }
}

impl Responses {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }

    fn is_sensible(self) -> bool {
        match self {
            Self::Beat { length } => (SECOND / 2..=MINUTE).contains(&length),
            Self::Sealed => true,
        }
    }
}

/// How long the pages show each card that somebody else plays. Bots wait as long.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShowPlays {
    /// Not at all.
    #[default]
    Off,
    /// 1.2 seconds.
    Fast,
    /// 2.5 seconds.
    Normal,
    /// 5 seconds.
    Slow,
}

impl ShowPlays {
    /// How long a play is shown. Pages add time for long texts.
    #[must_use]
    pub const fn time(self) -> Millis {
        match self {
            Self::Off => 0,
            Self::Fast => 1200,
            Self::Normal => 2500,
            Self::Slow => 5000,
        }
    }

    fn is_off(&self) -> bool {
        *self == Self::Off
    }
}

/// Who may ask what an expert would do.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hints {
    /// A person who plays alone against bots.
    #[default]
    Alone,
    /// Everybody.
    On,
    /// Nobody.
    Off,
}

impl Hints {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// Who goes first: in JSON, the number of a chair or `"call"`.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum First {
    /// The player in this chair, or the next one if it is free.
    Chair(usize),
    /// The first person to call once the game is ready to begin.
    Caller(Caller),
}

/// Stands for "the first player to call".
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Caller {
    Call,
}

impl First {
    /// The first player to call.
    pub const CALL: Self = Self::Caller(Caller::Call);
}

/// The settings of a table, fixed at the start of the game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The game, its cards and its options. `players` is the number of chairs. Who goes
    /// first is not part of it: that is decided at the start, see [`Settings::first`].
    #[serde(flatten, with = "as_fields")]
    #[cfg_attr(feature = "schema", schema(value_type = as_fields::Fields<'static>))]
    pub setup: Setup,
    /// Who goes first: the number of a chair, or `"call"` for the first player to call;
    /// random if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<First>,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether spectators are allowed.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether new people may take a bot's chair in the running game.
    #[serde(default, skip_serializing_if = "is_no")]
    pub take_bots: bool,
    /// The level of stand-ins.
    #[serde(default)]
    pub stand_in: Level,
    /// The pause before a bot's move, so that people can follow.
    #[serde(default = "bot_pause")]
    pub bot_pause: Millis,
    /// The range of the delay before a response in a window that no person gives.
    #[serde(default = "answer_delay")]
    pub answer_delay: (Millis, Millis),
    #[serde(default, skip_serializing_if = "Responses::is_default")]
    pub responses: Responses,
    #[serde(default, skip_serializing_if = "ShowPlays::is_off")]
    pub show_plays: ShowPlays,
    #[serde(default, skip_serializing_if = "Hints::is_default")]
    pub hints: Hints,
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_no(value: &bool) -> bool {
    !*value
}

const fn bot_pause() -> Millis {
    900
}

const fn answer_delay() -> (Millis, Millis) {
    (700, 1800)
}

impl Settings {
    /// Default settings for this game and number of chairs.
    #[must_use]
    pub fn new(game: impl Into<String>, seats: usize) -> Self {
        Self {
            setup: Setup::new(game, seats),
            first: None,
            pace: Pace::default(),
            visibility: Visibility::default(),
            spectators: true,
            take_bots: false,
            stand_in: Level::default(),
            bot_pause: bot_pause(),
            answer_delay: answer_delay(),
            responses: Responses::default(),
            show_plays: ShowPlays::default(),
            hints: Hints::default(),
        }
    }

    /// The settings with the names of card files but without their text.
    pub(crate) fn without_card_text(&self) -> Self {
        let name_only =
            |file: &CardSource| CardSource { name: file.name.clone(), text: String::new() };
        let Setup { game, players, first, mix, options } = &self.setup;
        let mix = Mix {
            editions: mix.editions.clone(),
            cards: mix.cards.iter().map(name_only).collect(),
            without: mix.without.clone(),
            with: mix.with.clone(),
        };
        let setup = Setup {
            game: game.clone(),
            players: *players,
            first: *first,
            mix,
            options: options.clone(),
        };
        Self { setup, ..*self }
    }

    /// Number of chairs.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.setup.players
    }

    /// The setup of the game with this number of players.
    #[must_use]
    pub fn setup_for(&self, players: usize, first: usize) -> Setup {
        Setup { players, first, ..self.setup.clone() }
    }

    pub(crate) fn game_facts(&self) -> Result<Facts, TableRefusal> {
        Ok(self.setup.build()?.facts())
    }

    /// The total size of the card files.
    pub(crate) fn card_text(&self) -> usize {
        self.setup.mix.cards.iter().map(|file| file.name.len() + file.text.len()).sum()
    }

    /// Checks the settings.
    pub fn check(&self) -> Result<(), TableRefusal> {
        if self.setup.mix.cards.len() > CARD_FILES || self.card_text() > CARD_TEXT {
            return Err(TableRefusal::TooLong { what: "card-files", most: CARD_TEXT });
        }
        let game = self.setup.build()?;
        let facts = game.facts();
        if !(facts.fewest_seats..=facts.most_seats).contains(&self.seats()) {
            let (fewest, most) = (facts.fewest_seats, facts.most_seats);
            return Err(TableRefusal::Seats { fewest, most });
        }
        let times = self.pace.times();
        let (least, most) = self.answer_delay;
        let sensible = times.iter().all(|&time| time <= MAX_DURATION)
            && self.bot_pause <= MINUTE
            && least <= most
            && most <= MINUTE
            && self.responses.is_sensible()
            && !matches!(self.first, Some(First::Chair(first)) if first >= self.seats());
        if sensible { Ok(()) } else { Err(TableRefusal::Times) }
    }
}

/// The JSON of the setup inside that of the settings, where the number of players is
/// called `seats` and there is no `first`.
mod as_fields {
    use std::borrow::Cow;
    use std::collections::BTreeMap;

    use asterism_catalog::{Mix, Setup, only_remaining_fields};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use serde_json::Value;

    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
    #[derive(Serialize, Deserialize)]
    pub(super) struct Fields<'a> {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        game: Cow<'a, str>,
        #[serde(flatten, deserialize_with = "only_remaining_fields")]
        #[cfg_attr(feature = "schema", schema(value_type = Mix))]
        mix: Cow<'a, Mix>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, Value>))]
        options: Cow<'a, BTreeMap<String, Value>>,
        seats: usize,
    }

    pub(super) fn serialize<S: Serializer>(setup: &Setup, to: S) -> Result<S::Ok, S::Error> {
        let Setup { game, players, first: _, mix, options } = setup;
        let (mix, options) = (Cow::Borrowed(mix), Cow::Borrowed(options));
        Fields { game: game.into(), mix, options, seats: *players }.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Setup, D::Error> {
        let Fields { game, mix, options, seats } = only_remaining_fields(from)?;
        Ok(Setup {
            mix: mix.into_owned(),
            options: options.into_owned(),
            ..Setup::new(game, seats)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Settings as earlier versions wrote them.
    const WRITTEN: &str = r#"{"game":"fluxx","deck":["fluxx-4"],"cards":[{"name":"a.kdl","text":""}],"without":["war"],"with":["star-wars/yoda"],"options":{"day":"ask"},"seats":3,"first":1,"pace":{"kind":"casual","window":15000},"visibility":"link","spectators":true,"stand_in":"regular","bot_pause":900,"answer_delay":[700,1800]}"#;

    #[test]
    fn the_setup_is_written_as_fields_of_the_settings() {
        let settings: Settings = serde_json::from_str(WRITTEN).unwrap();
        let first = Some(First::Chair(1));
        assert_eq!((settings.seats(), settings.first, settings.setup.first), (3, first, 0));
        assert_eq!(settings.setup.mix.with, ["star-wars/yoda"]);
        assert_eq!(serde_json::to_string(&settings).unwrap(), WRITTEN);

        let text = r#"{"game":"fluxx","seats":2,"first":"call"}"#;
        let called: Settings = serde_json::from_str(text).unwrap();
        assert_eq!(called.first, Some(First::CALL));
        assert_eq!(serde_json::to_value(&called).unwrap()["first"], "call");

        let least: Settings = serde_json::from_str(r#"{"game":"fluxx","seats":2}"#).unwrap();
        assert_eq!(least, Settings::new("fluxx", 2));
    }

    #[test]
    fn unknown_and_missing_fields_are_refused() {
        for wrong in [
            r#"{"game":"fluxx","seats":2,"visiblity":"public"}"#,
            r#"{"game":"fluxx","seats":2,"players":2}"#,
            r#"{"game":"fluxx","seats":2,"setup":{}}"#,
            r#"{"game":"fluxx","seats":2,"seats":2}"#,
            r#"{"game":"fluxx","players":2}"#,
            r#"{"game":"fluxx","seats":2,"first":"me"}"#,
            r#"{"seats":2}"#,
        ] {
            assert!(serde_json::from_str::<Settings>(wrong).is_err(), "{wrong}");
        }
    }
}
