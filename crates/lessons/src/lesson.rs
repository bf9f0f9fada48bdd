//! The format of a lesson.

use std::collections::BTreeMap;
use std::io;

use asterism_kernel::Seat;
use asterism_positions::{Described, Failure, Key, Node, names};
use serde_json::Value;
use thiserror::Error;

/// The learner's seat.
pub const SEAT: Seat = Seat::new(0);

/// Keys of a lesson, in addition to those of a position.
const KEYS: &[Key] = &[
    Key::new("minutes", "number", "about how long it takes"),
    Key::new("ends", "`win` or `done`", "whether the last step wins the game"),
    Key::new("steps", "list of objects", "what is said and done"),
];

/// Keys of a step.
const STEP: &[Key] = &[
    Key::new("say", "word", "the message `lesson-<lesson>-<word>`; its `.do` says what to do"),
    Key::new("accept", "move or list of moves", "the moves that go on; without them, just read"),
    Key::new("aim", "`win` or `any`", "which other moves are accepted"),
    Key::new("answers", "object", "what to say to particular other moves, by move"),
    Key::new("then", "move or list of moves", "what the others play afterwards"),
    Key::new("reshuffle", "orders", "the orders of shuffles in this step"),
    Key::new("random", "card or list of cards", "the blind picks of this step"),
];

/// What makes a move good that a step doesn't list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// It wins the game.
    Win,
    /// Every move does.
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The last move wins the game.
    Win,
    /// Something was achieved that the last sentence names.
    Done,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LessonStep {
    /// The word of its message.
    pub say: String,
    /// Moves that go on, the one to show first. None if the step is only read. Cards that
    /// are chosen together are joined by ` + `.
    pub accept: Vec<String>,
    pub aim: Option<Aim>,
    /// The words of messages about particular other moves.
    pub answers: BTreeMap<String, String>,
    /// What the others do afterwards, each with its seat.
    pub then: Vec<String>,
    /// The step as it is written, for its chance.
    pub(crate) written: Value,
}

impl LessonStep {
    /// Whether the learner has to move.
    #[must_use]
    pub const fn asks(&self) -> bool {
        !self.accept.is_empty()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    pub id: String,
    pub described: Described,
    pub minutes: usize,
    pub ends: Ending,
    pub steps: Vec<LessonStep>,
    /// The lesson as it is written, for its chance.
    pub(crate) written: Value,
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// It isn't JSON.
    #[error("lesson {lesson}: not valid JSON: {problem}")]
    NotJson { lesson: String, problem: String },
    /// Something in it can't be used, or the game does something else.
    #[error("lesson {lesson}: {failure}")]
    Failure { lesson: String, failure: Failure },
    /// The moves made so far don't fit the lesson, because it was changed since.
    #[error("lesson {lesson}: the moves made so far don't fit step {step}")]
    Stale { lesson: String, step: usize },
}

impl LessonError {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotJson { .. } => "lesson-not-json",
            Self::Failure { .. } => "lesson-unusable",
            Self::Stale { .. } => "lesson-stale",
        }
    }
}

fn texts(node: Option<Node<'_>>) -> Result<Vec<String>, Failure> {
    let Some(node) = node else { return Ok(Vec::new()) };
    node.one_or_list()?.iter().map(|entry| Ok(entry.text()?.to_owned())).collect()
}

/// A word that can be part of a message's key.
fn word(node: &Node<'_>) -> Result<String, Failure> {
    let text = node.text()?;
    let sane = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    match !text.is_empty() && text.chars().all(sane) {
        true => Ok(text.to_owned()),
        false => Err(node.failure(format!("\"{text}\" must be small letters, digits and dashes"))),
    }
}

fn step(node: &Node<'_>) -> Result<LessonStep, Failure> {
    node.only(STEP)?;
    let aim = match node.optional("aim")? {
        Some(aim) => Some(if aim.word(&["win", "any"])? == "win" { Aim::Win } else { Aim::Any }),
        None => None,
    };
    let accept = texts(node.optional("accept")?)?;
    if aim.is_some() && accept.is_empty() {
        return Err(node.failure("a step with an aim needs a move in \"accept\" to show"));
    }
    let mut answers = BTreeMap::new();
    if let Some(written) = node.optional("answers")? {
        for (mv, said) in written.entries()? {
            answers.insert(mv.to_owned(), word(&said)?);
        }
    }
    if accept.is_empty() && !answers.is_empty() {
        return Err(node.failure("a step that is only read has no answers"));
    }
    Ok(LessonStep {
        say: word(&node.required("say")?)?,
        accept,
        aim,
        answers,
        then: texts(node.optional("then")?)?,
        written: node.value.clone(),
    })
}

impl Lesson {
    /// Reads a lesson. [`check`](crate::check) plays it, too.
    pub fn read(id: &str, text: &str) -> Result<Self, LessonError> {
        let value: Value = serde_json::from_str(text).map_err(|error| LessonError::NotJson {
            lesson: id.to_owned(),
            problem: error.to_string(),
        })?;
        Self::of_value(id, &value)
            .map_err(|failure| LessonError::Failure { lesson: id.to_owned(), failure })
    }

    fn of_value(id: &str, value: &Value) -> Result<Self, Failure> {
        let root = Node::root(value);
        let mut known = names(KEYS);
        known.extend(Described::KEYS);
        root.only_names(&known)?;
        // Lessons use the decks of the program only.
        let described = Described::read(&root, &|_| Err(io::ErrorKind::Unsupported.into()))?;
        let ends = match root.required("ends")?.word(&["win", "done"])? {
            "win" => Ending::Win,
            _ => Ending::Done,
        };
        let listed = root.required("steps")?;
        let steps = listed.list()?;
        if steps.is_empty() {
            return Err(listed.failure("a lesson needs at least one step"));
        }
        Ok(Self {
            id: id.to_owned(),
            described,
            minutes: root.required("minutes")?.number()?,
            ends,
            steps: steps.iter().map(step).collect::<Result<_, _>>()?,
            written: value.clone(),
        })
    }

    /// All words of the lesson that may be names of cards.
    #[must_use]
    pub fn mentioned(&self) -> Vec<String> {
        fn collect(value: &Value, found: &mut Vec<String>) {
            match value {
                Value::String(text) => {
                    found.extend(text.split([' ', '@']).map(str::to_owned));
                }
                Value::Array(list) => list.iter().for_each(|entry| collect(entry, found)),
                Value::Object(map) => {
                    for (key, entry) in map {
                        found.extend(key.split(' ').map(str::to_owned));
                        collect(entry, found);
                    }
                }
                _ => {}
            }
        }
        let mut found = Vec::new();
        collect(&self.written, &mut found);
        found.sort_unstable();
        found.dedup();
        found
    }
}
