//! Who held a seat before its present holder. Lines of the log keep the names of those
//! they are about.

use asterism_kernel::Seat;
use serde::Serialize;

use crate::chair::{Chair, Holder};
use crate::fact::Fact;
use crate::lines::Lines;
use crate::record::{Corrupt, Record};
use crate::table::Table;
use crate::view::HolderView;

/// A seat that had another holder when something happened.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormerHolder {
    pub seat: Seat,
    /// Who held it, by the name of that time.
    pub holder: HolderView,
}

/// A former holder, and the first line that is no longer about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HeldUntil {
    line: usize,
    former: FormerHolder,
}

/// All former holders of all seats, in the order in which they left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FormerHolders(Vec<HeldUntil>);

impl FormerHolders {
    /// The seats that had another holder when this line was written.
    pub(crate) fn at(&self, line: usize) -> Vec<FormerHolder> {
        let mut found: Vec<FormerHolder> = Vec::new();
        for held in self.0.iter().filter(|held| line < held.line) {
            if found.iter().all(|known| known.seat != held.former.seat) {
                found.push(held.former.clone());
            }
        }
        found
    }

    /// Lines from this one on were taken back.
    pub(crate) fn truncate(&mut self, len: usize) {
        for held in &mut self.0 {
            held.line = held.line.min(len);
        }
    }
}

impl Lines {
    fn note_former(&mut self, former: FormerHolder) {
        let line = self.len();
        self.former.0.push(HeldUntil { line, former });
    }
}

impl Table {
    /// The holder of a seat has left it.
    pub(crate) fn note_former(&mut self, seat: Seat, old: &Holder) {
        let holder = self.holder_view(old);
        if holder == HolderView::Nobody {
            return;
        }
        if let Some(play) = &mut self.play {
            play.lines.note_former(FormerHolder { seat, holder });
        }
    }
}

impl Table {
    /// The name of the person in each seat.
    fn seat_names(&self) -> Vec<Option<String>> {
        let name = |chair: &Chair| {
            let member = self.members.get(chair.holder.person()?)?;
            Some(member.person.name.clone())
        };
        self.chairs.iter().map(name).collect()
    }
}

impl Record {
    /// The name of the person in each seat at each step of the game: when it began, and
    /// at every input of the log that [`Record::game`] returns.
    pub fn names(&self) -> Result<Vec<Vec<Option<String>>>, Corrupt> {
        let mut table = Table::first(self.entries.first().ok_or(Corrupt::NotCreated)?)?;
        let mut steps: Vec<Vec<Option<String>>> = Vec::new();
        for entry in self.entries.iter().skip(1) {
            let before = matches!(entry.fact, Fact::Left { .. }).then(|| table.seat_names());
            table.follow(entry, &self.definitions)?;
            let names = || before.unwrap_or_else(|| table.seat_names());
            match &entry.fact {
                Fact::Started { .. } | Fact::Staged { .. } => steps = vec![names()],
                Fact::Forked { prefix } => {
                    // The earlier steps were played at another table.
                    steps = vec![names(); prefix.steps.len()];
                }
                Fact::Answered { .. } | Fact::Joined { .. } | Fact::Left { .. } => {
                    steps.push(names());
                }
                Fact::Undone { back } => steps.truncate(steps.len().saturating_sub(*back).max(1)),
                _ => {}
            }
        }
        Ok(steps)
    }
}
