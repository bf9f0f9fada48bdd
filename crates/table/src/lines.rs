//! The lines of the game's log. A table is cloned for every input, so clones share
//! all but the last few lines.

use std::sync::Arc;

use asterism_catalog::AnyEvent;
use asterism_kernel::{Audience, MAX_SEATS, Seat, Viewer};

use crate::former::FormerHolders;
use crate::id::Millis;
use crate::stand_ins::StandIns;
use crate::table::slot;

/// Number of lines per shared block.
const BLOCK: usize = 32;

/// An event and its audience.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) at: Millis,
    pub(crate) audience: Audience,
    pub(crate) event: AnyEvent,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Lines {
    /// All blocks but the last are full.
    blocks: Vec<Arc<Vec<Arc<Line>>>>,
    /// The first line whose private events the current player of a seat may see.
    own_since: [usize; MAX_SEATS],
    /// Number of lines that each viewer was told; spectators come last.
    told: [usize; MAX_SEATS + 1],
    /// Who held seats before their present holders.
    pub(crate) former: FormerHolders,
    pub(crate) stand_ins: StandIns,
}

fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = (0..MAX_SEATS).map(|index| Viewer::Seat(Seat::new(index)));
    seats.chain([Viewer::Spectator])
}

impl Lines {
    pub(crate) fn len(&self) -> usize {
        let last = self.blocks.last().map_or(0, |last| last.len());
        self.blocks.len().saturating_sub(1) * BLOCK + last
    }

    pub(crate) fn push(&mut self, line: Line) {
        let number = self.len();
        for viewer in viewers() {
            let told = self.is_told(number, &line, viewer);
            self.told[slot(viewer)] += usize::from(told);
        }
        match self.blocks.last_mut().filter(|last| last.len() < BLOCK) {
            Some(last) => Arc::make_mut(last).push(Arc::new(line)),
            None => {
                let mut block = Vec::with_capacity(BLOCK);
                block.push(Arc::new(line));
                self.blocks.push(Arc::new(block));
            }
        }
    }

    /// Keeps only the first `len` lines.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.blocks.truncate(len.div_ceil(BLOCK));
        let before = self.blocks.len().saturating_sub(1) * BLOCK;
        if let Some(last) = self.blocks.last_mut() {
            Arc::make_mut(last).truncate(len - before);
        }
        self.former.truncate(len);
        self.stand_ins.truncate(len);
        self.count();
    }

    /// A different player takes this seat.
    pub(crate) fn another_plays(&mut self, seat: Seat) {
        self.own_since[seat.index()] = self.len();
        self.count();
    }

    fn count(&mut self) {
        for viewer in viewers() {
            self.told[slot(viewer)] = self.told(viewer).count();
        }
    }

    fn is_told(&self, number: usize, line: &Line, viewer: Viewer) -> bool {
        let viewer = match viewer {
            // Private events of a previous player are not shown to the current one.
            Viewer::Seat(seat) if number < self.own_since[seat.index()] => Viewer::Spectator,
            other => other,
        };
        line.audience.includes(viewer)
    }

    /// The lines that `viewer` was told, each with its number among all lines.
    pub(crate) fn told(&self, viewer: Viewer) -> impl Iterator<Item = (usize, &Line)> {
        let lines = self.blocks.iter().flat_map(|block| block.iter()).enumerate();
        lines.filter_map(move |(number, line)| {
            self.is_told(number, line, viewer).then_some((number, &**line))
        })
    }

    pub(crate) const fn count_told(&self, viewer: Viewer) -> usize {
        self.told[slot(viewer)]
    }

    /// How many lines each viewer was told.
    pub(crate) const fn told_counts(&self) -> ToldCounts {
        ToldCounts(self.told)
    }
}

/// How many lines of a log each viewer was told at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToldCounts([usize; MAX_SEATS + 1]);

impl ToldCounts {
    pub(crate) const fn of(&self, viewer: Viewer) -> usize {
        self.0[slot(viewer)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Input, Level, Person, PersonId, Seed, Settings, Table, TableId};

    /// A partly played game of Fluxx between a person and a bot.
    fn played(seed: u8) -> Lines {
        let ann = Person { id: PersonId::new("ann").unwrap(), name: "Ann".into(), color: None };
        let id = TableId::new("table").unwrap();
        let settings = Settings::new("fluxx", 2);
        let (mut table, _) = Table::create(1, id, settings, &ann, Seed::new([seed; 32])).unwrap();
        for input in [
            Input::Act { person: ann.clone(), action: Action::Sit { chair: Some(0) } },
            Input::Act {
                person: ann.clone(),
                action: Action::SeatBot { chair: 1, level: Level::Random },
            },
            Input::Act { person: ann.clone(), action: Action::Start },
        ] {
            table.apply(1, &input).unwrap();
        }
        while !table.is_over() && table.entries() < 150 {
            let asked = table.view(Some(&ann.id)).asked.filter(|asked| asked.awaited);
            let input = match asked {
                Some(asked) => {
                    let choice = table.entries() as usize % asked.moves.len();
                    let (decision, text) = (asked.decision, asked.moves[choice].clone());
                    Input::Act {
                        person: ann.clone(),
                        action: Action::Answer { decision, text, then: Vec::new() },
                    }
                }
                None => {
                    let bot = table.awaited()[0];
                    let text = table.offered(bot.seat)[0].clone();
                    Input::BotAnswer { seat: bot.seat, decision: bot.decision, text }
                }
            };
            table.apply(2, &input).unwrap();
        }
        table.play.unwrap().lines
    }

    #[test]
    fn lines_are_counted_as_they_are_told() {
        let check = |lines: &Lines| {
            for viewer in viewers() {
                assert_eq!(lines.told(viewer).count(), lines.count_told(viewer), "{viewer:?}");
            }
        };
        let whole = (0..50).map(played).find(|lines| lines.len() > 2 * BLOCK).unwrap();
        check(&whole);
        let me = Viewer::Seat(Seat::new(0));
        for len in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK] {
            let mut lines = whole.clone();
            lines.truncate(len);
            assert_eq!(lines.len(), len);
            check(&lines);
            // The same events again make the same lines.
            for line in whole.blocks.iter().flat_map(|block| block.iter()).skip(len) {
                lines.push((**line).clone());
            }
            assert_eq!(lines, whole);
            lines.another_plays(Seat::new(0));
            check(&lines);
            assert_eq!(lines.count_told(me), lines.count_told(Viewer::Spectator));
        }
    }
}
