//! What a table decides before the start.

use std::collections::BTreeMap;

use asterism_catalog::{CardSource, Setup};
use asterism_kernel::{Facts, Game as _};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Level;
use crate::id::Millis;
use crate::refusal::TableRefusal;

/// The most card files a table may bring, and the most letters of all of them.
const CARD_FILES: usize = 8;
const CARD_TEXT: usize = 128 * 1024;
/// The longest any time of a pace may be: thirty days.
const LONGEST: Millis = 30 * DAY;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// Who finds the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// Everybody: it is on the list.
    Public,
    /// Who has a link.
    #[default]
    Link,
}

/// How fast a table plays; all times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Pace {
    /// Nobody is hurried.
    Casual {
        /// How long what was announced may be answered.
        #[serde(default = "casual_window")]
        window: Millis,
    },
    /// In one sitting.
    Live {
        /// For each decision.
        decision: Millis,
        /// Besides, for the whole game.
        bank: Millis,
        /// How long what was announced may be answered.
        window: Millis,
        /// For all answers to what was announced in the whole game.
        responses: Millis,
    },
    /// Over days.
    Slow {
        /// For each decision.
        decision: Millis,
        /// How long what was announced may be answered.
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
    /// The usual live pace.
    pub const LIVE: Self = Self::Live {
        decision: 30 * SECOND,
        bank: 2 * MINUTE,
        window: 8 * SECOND,
        responses: 2 * MINUTE,
    };
    /// The usual slow pace.
    pub const SLOW: Self = Self::Slow { decision: 2 * DAY, window: DAY / 2 };

    /// How long what was announced may be answered.
    #[must_use]
    pub const fn window(&self) -> Millis {
        match *self {
            Self::Casual { window } | Self::Live { window, .. } | Self::Slow { window, .. } => {
                window
            }
        }
    }

    /// How long a person may be gone before somebody stands in.
    pub(crate) const fn absence(&self) -> Option<Millis> {
        match self {
            Self::Casual { .. } => Some(2 * MINUTE),
            Self::Live { .. } => Some(30 * SECOND),
            Self::Slow { .. } => None,
        }
    }

    /// After how long without anybody the table is given up.
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

/// What a table decides before the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The stable name of the game.
    pub game: String,
    /// The editions of the deck, where the game has decks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<String>,
    /// Card files that people brought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardSource>,
    /// Single cards that are left out of the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Single cards of other editions that join it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// What the game lets a table choose.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Value>,
    /// How many chairs there are.
    pub seats: usize,
    /// The seat that begins; chance decides if none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    /// How fast it plays.
    #[serde(default)]
    pub pace: Pace,
    /// Who finds it.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether somebody new may take a bot's chair in the game under way.
    #[serde(default, skip_serializing_if = "is_no")]
    pub take_bots: bool,
    /// Which bot stands in for somebody absent.
    #[serde(default)]
    pub stand_in: Level,
    /// How long bots wait before a move, so that people can follow.
    #[serde(default = "bot_pause")]
    pub bot_pause: Millis,
    /// The shortest and the longest time after which an answer to what was
    /// announced is given where no person gives it.
    #[serde(default = "answer_delay")]
    pub answer_delay: (Millis, Millis),
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
    /// A table of this game with so many chairs, and everything else as usual.
    #[must_use]
    pub fn new(game: impl Into<String>, seats: usize) -> Self {
        Self {
            game: game.into(),
            deck: Vec::new(),
            cards: Vec::new(),
            without: Vec::new(),
            with: Vec::new(),
            options: BTreeMap::new(),
            seats,
            first: None,
            pace: Pace::default(),
            visibility: Visibility::default(),
            spectators: true,
            take_bots: false,
            stand_in: Level::default(),
            bot_pause: bot_pause(),
            answer_delay: answer_delay(),
        }
    }

    /// The same, with the names of card files but not their text.
    pub(crate) fn without_card_text(&self) -> Self {
        let name_only =
            |file: &CardSource| CardSource { name: file.name.clone(), text: String::new() };
        Self {
            game: self.game.clone(),
            deck: self.deck.clone(),
            cards: self.cards.iter().map(name_only).collect(),
            without: self.without.clone(),
            with: self.with.clone(),
            options: self.options.clone(),
            ..*self
        }
    }

    /// The game for so many players.
    #[must_use]
    pub fn setup(&self, players: usize, first: usize) -> Setup {
        Setup {
            game: self.game.clone(),
            players,
            first,
            deck: self.deck.clone(),
            cards: self.cards.clone(),
            without: self.without.clone(),
            with: self.with.clone(),
            options: self.options.clone(),
        }
    }

    /// What the game says about itself.
    pub(crate) fn game_facts(&self) -> Result<Facts, TableRefusal> {
        Ok(self.setup(self.seats, 0).build()?.facts())
    }

    /// How many bytes the card files have.
    pub(crate) fn card_text(&self) -> usize {
        self.cards.iter().map(|file| file.name.len() + file.text.len()).sum()
    }

    /// Whether such a table can be.
    pub fn check(&self) -> Result<(), TableRefusal> {
        if self.cards.len() > CARD_FILES || self.card_text() > CARD_TEXT {
            return Err(TableRefusal::TooLong { what: "card-files", most: CARD_TEXT });
        }
        let game = self.setup(self.seats, 0).build()?;
        let facts = game.facts();
        if !(facts.fewest_seats..=facts.most_seats).contains(&self.seats) {
            let (fewest, most) = (facts.fewest_seats, facts.most_seats);
            return Err(TableRefusal::Seats { fewest, most });
        }
        let times = self.pace.times();
        let (least, most) = self.answer_delay;
        let sensible = times.iter().all(|&time| time <= LONGEST)
            && self.bot_pause <= MINUTE
            && least <= most
            && most <= MINUTE
            && self.first.is_none_or(|first| first < self.seats);
        if sensible { Ok(()) } else { Err(TableRefusal::Times) }
    }
}
