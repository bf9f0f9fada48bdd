//! A recorded game that can be looked at moment by moment.

use asterism_kernel::Game as _;

use crate::fact::{Entry, Fact};
use crate::record::{Corrupt, Record};
use crate::table::Table;

/// How many copies of the table are kept at most.
const MOST_CHECKPOINTS: usize = 128;
/// How many entries lie between two copies at least.
const SHORTEST_STRIDE: usize = 16;

/// A record that was replayed once. Copies of the table are kept on the way, so
/// that any moment is only a few entries away.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    /// After how many entries something visible has happened in the game.
    moments: Vec<usize>,
    stride: usize,
    /// The table after every `stride` entries, beginning with the first.
    checkpoints: Vec<Table>,
    over: bool,
}

impl Replay {
    /// Replays a record.
    pub fn new(record: Record) -> Result<Self, Corrupt> {
        let stride = record.entries.len().div_ceil(MOST_CHECKPOINTS).max(SHORTEST_STRIDE);
        let mut entries = record.entries.iter().enumerate();
        let (_, first) = entries.next().ok_or(Corrupt::NotCreated)?;
        let mut table = Table::first(first)?;
        let mut checkpoints = vec![table.clone()];
        let mut moments = Vec::new();
        let mut over_at_last_moment = false;
        for (number, entry) in entries {
            let visible = is_visible(&table, entry);
            table.follow(entry, &record.definitions)?;
            if visible && table.game().is_some() {
                moments.push(number + 1);
                over_at_last_moment = table.is_over();
            }
            if number % stride == 0 {
                checkpoints.push(table.clone());
            }
        }
        // The end is the last moment, whatever brought it about.
        if table.is_over() && !over_at_last_moment && !moments.is_empty() {
            moments.push(record.entries.len());
        }
        let over = table.is_over();
        Ok(Self { record, moments, stride, checkpoints, over })
    }

    /// The record that was replayed.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// After how many entries something visible has happened in the game, in
    /// order. Empty if the game never began.
    #[must_use]
    pub fn moments(&self) -> &[usize] {
        &self.moments
    }

    /// Whether the game is over, so that the record of the game is complete.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The table after the first `count` entries, or after the first one if
    /// `count` is 0.
    pub fn table(&self, count: usize) -> Result<Table, Corrupt> {
        let count = count.clamp(1, self.record.entries.len());
        let at = (count - 1) / self.stride;
        let mut table = self.checkpoints.get(at).ok_or(Corrupt::NotCreated)?.clone();
        for entry in &self.record.entries[at * self.stride + 1..count] {
            table.follow(entry, &self.record.definitions)?;
        }
        Ok(table)
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let texts: usize = self.record.definitions.values().map(String::len).sum();
        texts + self.record.entries.len() * ENTRY_WEIGHT + self.checkpoints.len() * TABLE_WEIGHT
    }
}

/// What an entry takes with the lines that came of it, generously.
const ENTRY_WEIGHT: usize = 1024;
/// What a copy of a table takes that shares nothing but its lines, generously.
const TABLE_WEIGHT: usize = 40 * 1024;

/// Whether anybody sees that the game goes on with this entry. Letting
/// something pass is not visible.
fn is_visible(before: &Table, entry: &Entry) -> bool {
    match &entry.fact {
        Fact::Answered { text, .. } => !before.passes(text),
        Fact::Started { .. }
        | Fact::Forked { .. }
        | Fact::Joined { .. }
        | Fact::Left { .. }
        | Fact::Undone { .. }
        | Fact::Conceded { .. }
        | Fact::Abandoned { .. } => true,
        _ => false,
    }
}

impl Table {
    /// Whether this answer lets something pass.
    fn passes(&self, text: &str) -> bool {
        self.play.as_ref().is_some_and(|play| {
            let window = play.game().window(&play.state);
            window.is_some_and(|window| play.game().write_move(&window.pass) == text)
        })
    }
}
