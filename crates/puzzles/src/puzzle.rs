//! A puzzle as it is shipped.

use asterism_catalog::{AnyGame, Setup, SetupError, choose_titles, for_each_game};
use asterism_kernel::{Seat, SplitMix64};
use asterism_positions::Described;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::prove::PuzzleError;
use crate::puzzle_game::PuzzleGame;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
}

impl Difficulty {
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// The first move that comes closest to the solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NearMiss {
    #[serde(rename = "move")]
    pub mv: String,
    /// In how many of 100 states a player who saw all cards could have won with it.
    pub luck: u32,
}

/// A position in which the player to move can win for certain, and the proof's results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    pub id: String,
    /// The edition, or the game with a fixed deck.
    pub title: String,
    pub seat: usize,
    pub difficulty: Difficulty,
    /// The position in the notation of scenarios, without the order of the draw pile.
    pub given: Value,
    /// A shortest line to the win.
    pub solution: Vec<String>,
    /// How many first moves there are.
    pub first_moves: usize,
    /// How often of eight times a regular bot finds the first move.
    pub found: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub near_miss: Option<NearMiss>,
}

/// An id that follows from the position, so that a puzzle keeps it when others are added.
#[must_use]
pub(crate) fn id_of(title: &str, given: &Value) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in given.to_string().bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{title}-{:08x}", (hash >> 32) as u32 ^ hash as u32)
}

macro_rules! write_decks {
    ([] $($name:ident($game:ty), $word:literal;)*) => {
        fn write_deck(game: &AnyGame, given: &mut Value, chance: &mut SplitMix64) {
            match game {
                $(AnyGame::$name(game) => PuzzleGame::write_deck(game, given, chance),)*
            }
        }
    };
}
for_each_game!(write_decks);

impl Puzzle {
    /// The seat of the player to move.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        Seat::new(self.seat)
    }

    /// The setup of the game, without options.
    #[must_use]
    pub fn setup(&self) -> Setup {
        setup_of(&self.title, self.players())
    }

    #[must_use]
    pub fn players(&self) -> usize {
        self.given["players"].as_u64().unwrap_or(2) as usize
    }

    /// The position with a draw pile in an order that follows from the id.
    pub fn described(&self) -> Result<Described, SetupError> {
        let setup = self.setup();
        let game = setup.build()?;
        Ok(Described { given: self.full_position(&game), setup })
    }

    pub(crate) fn full_position(&self, game: &AnyGame) -> Value {
        let seed = self
            .id
            .bytes()
            .fold(7, |seed: u64, byte| seed.wrapping_mul(1_000_003).wrapping_add(u64::from(byte)));
        let mut given = self.given.clone();
        write_deck(game, &mut given, &mut SplitMix64::new(seed));
        given
    }
}

pub(crate) fn setup_of(title: &str, players: usize) -> Setup {
    let (game, deck) = choose_titles(&[title.to_owned()]);
    let mut setup = Setup::new(game, players);
    setup.mix.editions = deck;
    setup
}

/// Reads puzzles, one per line. An error names the line.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(at, line)| {
            serde_json::from_str(line)
                .map_err(|error| PuzzleError::Unreadable { line: at + 1, why: error.to_string() })
        })
        .collect()
}

/// Writes puzzles, one per line.
#[must_use]
pub fn puzzle_text(puzzles: &[Puzzle]) -> String {
    let lines = puzzles.iter().filter_map(|puzzle| serde_json::to_string(puzzle).ok());
    lines.map(|line| line + "\n").collect()
}
