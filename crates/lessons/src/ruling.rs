//! Rulings that can be stepped through: scenarios played at a table in memory.

use std::io;
use std::sync::LazyLock;

use asterism_catalog::Level;
use asterism_ids::TableId;
use asterism_kernel::Seat;
use asterism_positions::{AnyChance, Described, Failure, Node};
use asterism_table::{Person, Seed, Staging, Table};
use serde_json::Value;
use thiserror::Error;

use crate::lesson::SEAT;

/// What is wrong with the scenario of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulingError {
    /// It isn't JSON.
    #[error("ruling {ruling}: not valid JSON: {problem}")]
    NotJson { ruling: &'static str, problem: String },
    /// Something in it can't be used, or the game does something else.
    #[error("ruling {ruling}: {failure}")]
    Failure { ruling: &'static str, failure: Failure },
}

/// The moves of one step, with what is written about their chance.
#[derive(Clone, Debug, PartialEq)]
struct RulingStep {
    moves: Vec<(Seat, String)>,
    written: Value,
}

/// A ruling and the scenario that shows it. The reader sits in the first seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The ruling's message is `ruling-<word>`.
    pub word: &'static str,
    pub described: Described,
    steps: Vec<RulingStep>,
    written: Value,
}

/// A ruling after one of its steps.
#[derive(Clone, Debug)]
pub struct RulingMoment {
    /// The moves of the step; none before the first one.
    pub moves: Vec<(Seat, String)>,
    pub table: Table,
}

/// A move of a scenario: `SEAT MOVE`.
fn addressed(node: &Node<'_>) -> Result<(Seat, String), Failure> {
    let written = node.text()?;
    written
        .split_once(' ')
        .and_then(|(seat, mv)| Some((Seat::from_index(seat.parse().ok()?)?, mv.to_owned())))
        .ok_or_else(|| node.failure("write SEAT before the move"))
}

impl Ruling {
    /// Reads a scenario. [`Self::moments`] plays it, too.
    pub fn read(word: &'static str, text: &str) -> Result<Self, RulingError> {
        let written = serde_json::from_str(text)
            .map_err(|error| RulingError::NotJson { ruling: word, problem: error.to_string() })?;
        Self::of_value(word, written)
            .map_err(|failure| RulingError::Failure { ruling: word, failure })
    }

    fn of_value(word: &'static str, written: Value) -> Result<Self, Failure> {
        let root = Node::root(&written);
        // Rulings use the decks of the program only.
        let described = Described::read(&root, &|_| Err(io::ErrorKind::Unsupported.into()))?;
        let steps = root.required("steps")?;
        let step = |node: &Node<'_>| {
            let moves = node.required("do")?.one_or_list()?;
            let moves = moves.iter().map(addressed).collect::<Result<_, Failure>>()?;
            Ok(RulingStep { moves, written: node.value.clone() })
        };
        let steps = steps.list()?.iter().map(step).collect::<Result<_, Failure>>()?;
        Ok(Self { word, described, steps, written })
    }

    /// The number of steps.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The table before the first step and after each one. `person` is how the reader is
    /// called.
    pub fn moments(&self, person: &Person) -> Result<Vec<RulingMoment>, RulingError> {
        self.play(person).map_err(|failure| RulingError::Failure { ruling: self.word, failure })
    }

    fn play(&self, person: &Person) -> Result<Vec<RulingMoment>, Failure> {
        let root = Node::root(&self.written);
        let unusable = |error: &dyn std::fmt::Display| root.failure(error.to_string());
        let game = self.described.setup.build().map_err(|error| unusable(&error))?;
        let mut chance = AnyChance::read(&game, &root)?;
        let staging = Staging {
            table: TableId::new("ruling").expect("a plain word is an id"),
            seed: Seed::new([0; 32]),
            person: person.clone(),
            seat: SEAT.index(),
            level: Level::default(),
            described: self.described.clone(),
        };
        let mut table = staging.stage_by_hand(0, &mut chance).map_err(|error| unusable(&error))?;
        chance.fitted()?;
        let mut moments = vec![RulingMoment { moves: Vec::new(), table: table.clone() }];
        for (index, step) in self.steps.iter().enumerate() {
            let node = Node::root(&step.written);
            let here = |failure: Failure| failure.in_lesson_step(index);
            chance.add(&game, &node).map_err(here)?;
            for (seat, mv) in &step.moves {
                table.answer_by_hand(*seat, mv, &mut chance).map_err(|refusal| {
                    here(node.differs(format!("\"{} {mv}\": {refusal}", seat.index())))
                })?;
                // A seat that can only let a card pass isn't asked.
                table.pass_by_hand(&mut chance);
            }
            chance.fitted().map_err(here)?;
            moments.push(RulingMoment { moves: step.moves.clone(), table: table.clone() });
        }
        chance.all_used()?;
        Ok(moments)
    }
}

macro_rules! shipped {
    ($($word:literal)*) => {
        const TEXTS: &[(&str, &str)] = &[
            $(($word, include_str!(concat!("../../../scenarios/rulings/", $word, ".json"))),)*
        ];
    };
}

shipped! {
    "alone" "also-need" "answer-played" "answer-steal" "attaches" "attaches-where" "bonus"
    "cards-in-hand" "creeper" "cure" "day" "draw" "draw-and-end" "draw-and-play" "end-turn"
    "extra-turn" "extra-turn-once" "first-play-random" "free-action" "goal" "goals" "goals-change"
    "goals-third" "half" "hand-limit" "hands" "inflate" "inflate-inside" "keeper-limit" "more"
    "most" "moved-creeper" "per-creeper" "play" "play-from-discard" "play-top" "projects"
    "reshuffle" "returns" "shuffle" "stands-in" "surprise" "swap-positions" "together"
}

static RULINGS: LazyLock<Vec<Ruling>> = LazyLock::new(|| {
    // A test reads and plays all of them.
    TEXTS.iter().filter_map(|(word, text)| Ruling::read(word, text).ok()).collect()
});

/// All rulings that can be shown.
#[must_use]
pub fn rulings() -> &'static [Ruling] {
    &RULINGS
}

#[must_use]
pub fn ruling(word: &str) -> Option<&'static Ruling> {
    RULINGS.iter().find(|ruling| ruling.word == word)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::Lesson;

    #[test]
    fn every_ruling_can_be_stepped_through() {
        let mut wrong = Vec::new();
        for (word, text) in TEXTS {
            let played =
                Ruling::read(word, text).and_then(|ruling| ruling.moments(&Lesson::anybody()));
            match played {
                Ok(moments) => assert!(moments.len() > 1, "{word}"),
                Err(error) => wrong.push(error.to_string()),
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// The scenarios that the test command runs are those that people see.
    #[test]
    fn every_scenario_of_a_ruling_is_shipped() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/rulings");
        let files: BTreeSet<String> = fs::read_dir(folder)
            .expect("the folder of rulings")
            .flatten()
            .filter_map(|entry| Some(entry.path().file_stem()?.to_str()?.to_owned()))
            .collect();
        let shipped = TEXTS.iter().map(|(word, _)| (*word).to_owned()).collect();
        assert_eq!(files, shipped);
    }

    #[test]
    fn a_ruling_that_no_longer_fits_names_its_step() {
        let text = r#"{
            "name": "Milk can't be played by the other player", "game": "fluxx", "edition": "fluxx-4",
            "given": {"hands": [["milk", "bread"], ["love"]], "rules": ["play-2"]},
            "steps": [{"do": ["0 play milk"]}, {"do": ["1 play bread"]}]
        }"#;
        let ruling = Ruling::read("test", text).expect("it can be read");
        let error = ruling.moments(&Lesson::anybody()).expect_err("it isn't Altair's turn");
        assert!(error.to_string().contains("step 2"), "{error}");
        assert!(matches!(Ruling::read("test", "{"), Err(RulingError::NotJson { .. })));
    }
}
