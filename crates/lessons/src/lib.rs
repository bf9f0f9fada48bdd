//! Lessons: prepared deals that people play step by step at a real table, and rulings that
//! they step through.
//!
//! Owns: the format of lessons (`lessons/*.json`), reading and checking them, the list
//! of lessons that the program brings, and the table at any step: a pure function of the
//! lesson and the moves made so far. The same for rulings (`scenarios/rulings/*.json`).
//!
//! Knows nothing about: human languages (a lesson names its sentences by keys), pages,
//! storage.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod check;
mod lesson;
mod ruling;
mod run;
mod shipped;

pub use check::{Explored, check};
pub use lesson::{Aim, Ending, Lesson, LessonError, LessonStep, SEAT};
pub use ruling::{Ruling, RulingError, RulingMoment, ruling, rulings};
pub use run::{LessonTable, Tried};
pub use shipped::{Group, find, lessons, next_after, of_title};
