//! The table at any step of a lesson.

use asterism_catalog::Level;
use asterism_ids::{PersonId, TableId};
use asterism_kernel::Seat;
use asterism_positions::{AnyChance, Failure, Node};
use asterism_table::{Person, Seed, Staging, Table};

use crate::lesson::{Aim, Ending, Lesson, LessonError, LessonStep, SEAT};

/// What becomes of a move that the learner tries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tried<'a> {
    /// It goes on.
    Accepted,
    /// It isn't carried out. The word of the message about it, if the lesson has one.
    TakenBack(Option<&'a str>),
    /// The game doesn't offer it.
    NotOffered,
}

/// A lesson at one of its steps.
#[derive(Clone, Debug)]
pub struct LessonTable<'a> {
    pub lesson: &'a Lesson,
    /// The number of steps that are done.
    pub done: usize,
    pub table: Table,
    chance: AnyChance,
}

impl Lesson {
    /// The table after the steps that are done: one move per step, empty for those that
    /// are only read. `person` is how the learner is called.
    pub fn at(&self, person: &Person, done: &[String]) -> Result<LessonTable<'_>, LessonError> {
        let mut at = LessonTable::begin(self, person)
            .map_err(|failure| LessonError::Failure { lesson: self.id.clone(), failure })?;
        for mv in done {
            let stale = LessonError::Stale { lesson: self.id.clone(), step: at.done + 1 };
            if at.tried(mv) != Tried::Accepted {
                return Err(stale);
            }
            at.advance(mv)
                .map_err(|failure| LessonError::Failure { lesson: self.id.clone(), failure })?;
        }
        Ok(at)
    }

    /// A learner without a name, for tests.
    #[must_use]
    pub fn anybody() -> Person {
        let id = PersonId::new("learner").expect("a plain word is an id");
        Person { id, name: String::new(), color: None }
    }
}

/// The moves of a text: cards that are chosen together are joined by ` + `.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(" + ").map(str::trim)
}

fn same_moves(one: &str, other: &str) -> bool {
    let sorted = |text| {
        let mut all: Vec<&str> = parts(text).collect();
        all.sort_unstable();
        all
    };
    sorted(one) == sorted(other)
}

impl<'a> LessonTable<'a> {
    fn begin(lesson: &'a Lesson, person: &Person) -> Result<Self, Failure> {
        let root = Node::root(&lesson.written);
        let unusable = |error: &dyn std::fmt::Display| root.failure(error.to_string());
        let game = lesson.described.setup.build().map_err(|error| unusable(&error))?;
        let mut chance = AnyChance::read(&game, &root)?;
        let staging = Staging {
            table: TableId::new("lesson").expect("a plain word is an id"),
            seed: Seed::new([0; 32]),
            person: person.clone(),
            seat: SEAT.index(),
            level: Level::default(),
            described: lesson.described.clone(),
        };
        let table = staging.stage_by_hand(0, &mut chance).map_err(|error| unusable(&error))?;
        chance.fitted()?;
        Ok(Self { lesson, done: 0, table, chance })
    }

    /// The step to do now, or nothing after the last one.
    #[must_use]
    pub fn step(&self) -> Option<&'a LessonStep> {
        self.lesson.steps.get(self.done)
    }

    /// The move that *Show me* makes.
    #[must_use]
    pub fn to_show(&self) -> Option<&'a str> {
        let step = self.step()?;
        let possible = |mv: &&String| self.tried(mv) == Tried::Accepted;
        step.accept.iter().find(possible).map(String::as_str)
    }

    /// Whether the learner has won the game.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.table.result().is_some_and(|(_, _, winners)| winners.contains(SEAT))
    }

    /// What becomes of a move at this step.
    #[must_use]
    pub fn tried(&self, text: &str) -> Tried<'a> {
        let Some(step) = self.step() else { return Tried::NotOffered };
        if !step.asks() {
            return if text.is_empty() { Tried::Accepted } else { Tried::NotOffered };
        }
        let Some(after) = self.after(text) else { return Tried::NotOffered };
        let listed = step.accept.iter().any(|accepted| same_moves(accepted, text));
        let reached = match step.aim {
            Some(Aim::Any) => true,
            Some(Aim::Win) => after.is_won(),
            None => false,
        };
        if listed || reached {
            return Tried::Accepted;
        }
        let said = step.answers.iter().find(|(mv, _)| same_moves(mv, text));
        Tried::TakenBack(said.map(|(_, word)| word.as_str()))
    }

    /// The table after a move of the learner, before anybody else moves. Nothing if the
    /// game doesn't offer the move.
    #[must_use]
    pub fn after(&self, text: &str) -> Option<Self> {
        let mut next = self.clone();
        for part in parts(text) {
            if !next.table.offered(SEAT).iter().any(|offered| offered == part) {
                return None;
            }
            next.table.answer_by_hand(SEAT, part, &mut next.chance).ok()?;
        }
        next.table.pass_by_hand(&mut next.chance);
        Some(next)
    }

    /// Makes a move that is accepted, and what follows it.
    pub(crate) fn advance(&mut self, text: &str) -> Result<(), Failure> {
        let Some(step) = self.step() else { return Ok(()) };
        let index = self.done;
        let node = Node::root(&step.written);
        let here = |failure: Failure| failure.in_lesson_step(index);
        if let Some(game) = self.table.game().cloned() {
            self.chance.add(&game, &node).map_err(here)?;
        }
        if step.asks() {
            *self = self
                .after(text)
                .ok_or_else(|| here(node.differs(format!("\"{text}\" is not offered"))))?;
        }
        let then = node.optional("then")?.map_or(Ok(Vec::new()), |then| then.one_or_list())?;
        for entry in then {
            let written = entry.text()?;
            let (seat, mv) = written
                .split_once(' ')
                .and_then(|(seat, mv)| Some((Seat::from_index(seat.parse().ok()?)?, mv)))
                .ok_or_else(|| here(entry.failure("write SEAT before the move")))?;
            self.table
                .answer_by_hand(seat, mv, &mut self.chance)
                .map_err(|refusal| here(entry.differs(format!("\"{written}\": {refusal}"))))?;
        }
        self.table.pass_by_hand(&mut self.chance);
        self.chance.fitted().map_err(here)?;
        self.done += 1;
        Ok(())
    }

    /// Whether the lesson is over as it says.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.step().is_none() && (self.lesson.ends == Ending::Done || self.is_won())
    }

    pub(crate) fn all_chance_used(self) -> Result<(), Failure> {
        self.chance.all_used()
    }
}
