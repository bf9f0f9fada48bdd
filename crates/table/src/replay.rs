//! Replays of recorded games, with fast access to every step.

use asterism_kernel::{Game as _, Viewer};

use crate::fact::{Entry, Fact};
use crate::lines::ToldCounts;
use crate::record::{Corrupt, Record};
use crate::table::Table;

/// Maximum number of checkpoints.
const MAX_CHECKPOINTS: usize = 128;
/// Minimum number of entries between two checkpoints.
const SHORTEST_STRIDE: usize = 16;

/// A record that was replayed once. Checkpoints of the table are kept, so that any
/// step is only a few entries away.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    /// The numbers of entries after which something visible has happened.
    moments: Vec<usize>,
    /// How many lines of the log there were at each moment.
    told: Vec<ToldCounts>,
    stride: usize,
    /// The table after every `stride` entries, starting with the first.
    checkpoints: Vec<Table>,
    over: bool,
}

impl Replay {
    /// Replays a record.
    pub fn new(record: Record) -> Result<Self, Corrupt> {
        let stride = record.entries.len().div_ceil(MAX_CHECKPOINTS).max(SHORTEST_STRIDE);
        let mut entries = record.entries.iter().enumerate();
        let (_, first) = entries.next().ok_or(Corrupt::NotCreated)?;
        let mut table = Table::first(first)?;
        let mut checkpoints = vec![table.clone()];
        let mut moments = Vec::new();
        let mut told = Vec::new();
        let mut over_at_last_moment = false;
        for (number, entry) in entries {
            let visible = is_visible(&table, entry);
            table.follow(entry, &record.definitions)?;
            if visible && table.game().is_some() {
                moments.push(number + 1);
                told.extend(table.play.as_ref().map(|play| play.lines.told_counts()));
                over_at_last_moment = table.is_over();
            }
            if number % stride == 0 {
                checkpoints.push(table.clone());
            }
        }
        // The end is always the last step.
        if table.is_over() && !over_at_last_moment && !moments.is_empty() {
            moments.push(record.entries.len());
            told.extend(table.play.as_ref().map(|play| play.lines.told_counts()));
        }
        let over = table.is_over();
        Ok(Self { record, moments, told, stride, checkpoints, over })
    }

    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The numbers of entries after which something visible has happened, in order.
    /// Empty if the game never began.
    #[must_use]
    pub fn moments(&self) -> &[usize] {
        &self.moments
    }

    /// How many lines of the log `viewer` had been told at each moment.
    pub fn lines_told(&self, viewer: Viewer) -> impl Iterator<Item = usize> {
        self.told.iter().map(move |counts| counts.of(viewer))
    }

    /// Whether the game is over, so that the record is complete.
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

    /// Approximate memory usage in bytes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let texts: usize = self.record.definitions.values().map(String::len).sum();
        texts + self.record.entries.len() * ENTRY_WEIGHT + self.checkpoints.len() * TABLE_WEIGHT
    }
}

/// Upper estimate of the size of an entry with its lines.
const ENTRY_WEIGHT: usize = 1024;
/// Upper estimate of the size of a checkpoint that shares only its lines.
const TABLE_WEIGHT: usize = 40 * 1024;

/// Whether an entry visibly advances the game. Passing in a window is not visible.
fn is_visible(before: &Table, entry: &Entry) -> bool {
    match &entry.fact {
        Fact::Answered { text, .. } => !before.passes(text),
        Fact::Started { .. }
        | Fact::Forked { .. }
        | Fact::Staged { .. }
        | Fact::Joined { .. }
        | Fact::Left { .. }
        | Fact::Undone { .. }
        | Fact::Conceded { .. }
        | Fact::Abandoned { .. } => true,
        _ => false,
    }
}

impl Table {
    /// Whether this answer passes in a response window.
    fn passes(&self, text: &str) -> bool {
        self.play.as_ref().is_some_and(|play| {
            let window = play.game().window(&play.state);
            window.is_some_and(|window| play.game().write_move(&window.pass) == text)
        })
    }
}
