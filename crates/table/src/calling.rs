//! The call for the first turn: the first player to call goes first, if the settings say so.
//!
//! The table waits for a call after all secrets for the shuffle are known and before the
//! cards are dealt. The seed is fixed by then, so the shuffle doesn't depend on who
//! calls, and nobody has seen a card yet.

use std::collections::BTreeSet;

use crate::chair::{Holder, Share};
use crate::fact::Fact;
use crate::id::{Millis, PersonId};
use crate::record::Corrupt;
use crate::refusal::TableRefusal;
use crate::settings::First;
use crate::starting::{StartPhase, Starting};
use crate::table::{Table, TableStage};

impl Table {
    /// Whether the game waits for a call before it begins. Bots don't call.
    pub(crate) fn waits_for_call(&self) -> bool {
        self.settings.first == Some(First::CALL) && self.players().next().is_some()
    }

    pub(crate) fn decide_call(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let may_call = self.starting.as_ref().is_some_and(|starting| {
            starting.phase == StartPhase::Calling
                && starting.called.is_none()
                && starting.chairs.contains(&chair)
        });
        if may_call { Ok(vec![Fact::Called { chair }]) } else { Err(TableRefusal::NotCalling) }
    }

    pub(crate) fn note_calling(&mut self, at: Millis) -> Result<(), Corrupt> {
        if self.stage != TableStage::Lobby || !self.all_revealed() {
            return Err(self.misplaced("nobody can call"));
        }
        let is_person = |chair: &usize| matches!(self.chairs[*chair].holder, Holder::Person(_));
        let chairs: BTreeSet<usize> = (0..self.chairs.len()).filter(is_person).collect();
        // Secrets that were not revealed take no part in the shuffle.
        for chair in &mut self.chairs {
            if chair.share.secret().is_none() {
                chair.share = Share::None;
            }
        }
        let phase = StartPhase::Calling;
        self.starting = Some(Starting { phase, since: at, chairs, called: None });
        Ok(())
    }

    pub(crate) fn note_called(&mut self, chair: usize) -> Result<(), Corrupt> {
        let misplaced = self.misplaced("nobody was to call");
        match &mut self.starting {
            Some(starting)
                if starting.phase == StartPhase::Calling && starting.chairs.contains(&chair) =>
            {
                starting.called = Some(chair);
                Ok(())
            }
            _ => Err(misplaced),
        }
    }
}
