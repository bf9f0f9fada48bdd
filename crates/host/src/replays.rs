//! A cache of replays, so that stepping through a game is fast.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use asterism_table::{Replay, TableId};

/// Approximate limit for the size of all cached replays.
const MAX_BYTES: usize = 64 << 20;

/// The most recently used replays. Finished games don't change, so a cached replay
/// is never stale.
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

    /// Caches a replay and evicts the least recently used ones. A replay larger than
    /// the limit is not cached.
    pub(crate) fn insert(&self, table: &TableId, replay: &Arc<Replay>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(id, _)| id != table);
        kept.push_back((table.clone(), Arc::clone(replay)));
        let mut bytes: usize = kept.iter().map(|(_, replay)| replay.weight()).sum();
        while bytes > MAX_BYTES
            && let Some((_, oldest)) = kept.pop_front()
        {
            bytes -= oldest.weight();
        }
    }
}
