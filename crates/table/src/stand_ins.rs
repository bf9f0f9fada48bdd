//! When bots started and stopped standing in for people. The log shows it between the
//! events of the game.

use std::sync::Arc;

use asterism_kernel::Seat;
use serde::Serialize;

use crate::fact::Why;
use crate::id::{Millis, PersonId};
use crate::table::Table;
use crate::view::PersonView;

/// A bot started or stopped standing in for a person.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandInView {
    /// The number of the viewer's first line after it, which may not exist yet.
    pub line: usize,
    pub at: Millis,
    pub seat: Seat,
    /// The person, by the name of that time.
    pub person: PersonView,
    /// Why a bot started to stand in. `None` if the person took the seat back.
    pub began: Option<StandInReason>,
}

/// Why a bot stands in.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandInReason {
    /// The person asked for it.
    Asked,
    /// The person was away for too long.
    Away,
    /// The person's time ran out.
    Time,
}

/// How many are kept, so that nobody can fill the log by leaving and coming back.
const MAX_NOTES: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    /// The number of lines, told to anybody, before it.
    line: usize,
    at: Millis,
    seat: Seat,
    person: PersonView,
    began: Option<StandInReason>,
}

/// The latest ones, in order. Clones of a table share them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct StandIns(Arc<Vec<Note>>);

impl StandIns {
    /// Lines from this one on were taken back. What happened to people stays.
    pub(crate) fn truncate(&mut self, len: usize) {
        if self.0.iter().any(|note| note.line > len) {
            for note in Arc::make_mut(&mut self.0) {
                note.line = note.line.min(len);
            }
        }
    }
}

impl Table {
    pub(crate) fn note_stand_in(
        &mut self,
        at: Millis,
        seat: Seat,
        person: &PersonId,
        why: Option<Why>,
    ) {
        let person = self.person_view(person);
        let began = why.map(|why| match why {
            Why::Time => StandInReason::Time,
            Why::Wish => StandInReason::Asked,
            Why::Absence | Why::Nobody | Why::Operator | Why::Limit => StandInReason::Away,
        });
        if let Some(play) = &mut self.play {
            let line = play.lines.len();
            let notes = Arc::make_mut(&mut play.lines.stand_ins.0);
            if notes.len() == MAX_NOTES {
                notes.remove(0);
            }
            notes.push(Note { line, at, seat, person, began });
        }
    }

    /// When bots started and stopped standing in, in order, for the log of `person`.
    #[must_use]
    pub fn stand_ins(&self, person: Option<&PersonId>) -> Vec<StandInView> {
        let Some(play) = &self.play else { return Vec::new() };
        let notes = &play.lines.stand_ins.0;
        if notes.is_empty() {
            return Vec::new();
        }
        let viewer = self.viewer(person);
        let told: Vec<usize> = play.lines.told(viewer).map(|(number, _)| number).collect();
        let view = |note: &Note| StandInView {
            line: told.partition_point(|number| *number < note.line),
            at: note.at,
            seat: note.seat,
            person: note.person.clone(),
            began: note.began,
        };
        notes.iter().map(view).collect()
    }
}
