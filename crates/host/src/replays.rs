//! Replays kept in memory, so that stepping through a game is quick.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use asterism_table::{Replay, TableId};

/// How many bytes all kept replays may take, about.
const MOST_BYTES: usize = 64 << 20;

/// The replays that were used last. Games that are over don't change, so a kept
/// replay never becomes stale.
#[derive(Debug, Default)]
pub(crate) struct Replays(Mutex<VecDeque<(TableId, Arc<Replay>)>>);

impl Replays {
    pub(crate) fn find(&self, table: &TableId) -> Option<Arc<Replay>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(id, _)| id == table)?;
        let found = kept.remove(at)?;
        let replay = Arc::clone(&found.1);
        kept.push_back(found);
        Some(replay)
    }

    /// Keeps a replay, and forgets those that were not used for longest. One
    /// that is too large for all of the memory is not kept.
    pub(crate) fn keep(&self, table: &TableId, replay: &Arc<Replay>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(id, _)| id != table);
        kept.push_back((table.clone(), Arc::clone(replay)));
        let mut bytes: usize = kept.iter().map(|(_, replay)| replay.weight()).sum();
        while bytes > MOST_BYTES
            && let Some((_, oldest)) = kept.pop_front()
        {
            bytes -= oldest.weight();
        }
    }
}
