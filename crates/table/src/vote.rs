//! Votes: pause, resume, undo, an early end, coming back.

use std::collections::BTreeSet;

use asterism_kernel::{Seat, SeatSet};

use crate::fact::{Fact, Why};
use crate::id::{Millis, PersonId};
use crate::input::Proposal;
use crate::refusal::TableRefusal;
use crate::settings::Pace;
use crate::table::{Table, TableStage};

/// How long a vote stays open.
const OPEN: Millis = 60_000;
const OPEN_SLOW: Millis = 2 * 24 * 60 * 60 * 1000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Vote {
    pub(crate) by: PersonId,
    pub(crate) what: Proposal,
    pub(crate) since: Millis,
    pub(crate) awaited: BTreeSet<PersonId>,
}

impl Vote {
    /// Whether the person proposed it or has yet to agree.
    pub(crate) fn concerns(&self, person: &PersonId) -> bool {
        self.by == *person || self.awaited.contains(person)
    }
}

impl Table {
    /// When the open vote fails.
    pub(crate) fn vote_closes(&self) -> Option<Millis> {
        let open = if matches!(self.settings.pace, Pace::Slow { .. }) { OPEN_SLOW } else { OPEN };
        self.vote.as_ref().map(|vote| vote.since + open)
    }

    /// Since when the clocks are stopped, because of a pause or a vote on an undo.
    pub(crate) fn stopped(&self) -> Option<Millis> {
        let undo = self.vote.as_ref().filter(|vote| matches!(vote.what, Proposal::Undo(_)));
        match (self.paused, undo.map(|vote| vote.since)) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }

    /// Proposes to pause, to resume or to end the game.
    pub(crate) fn decide_propose(
        &self,
        person: &PersonId,
        what: Proposal,
    ) -> Result<Vec<Fact>, TableRefusal> {
        match self.stage {
            TableStage::Lobby => return Err(TableRefusal::NotBegun),
            TableStage::Over { .. } => return Err(TableRefusal::Over),
            TableStage::Playing => {}
        }
        self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        if self.vote.is_some() {
            return Err(TableRefusal::VoteOpen);
        }
        match (what, self.paused) {
            (Proposal::Pause, Some(_)) => return Err(TableRefusal::Paused),
            (Proposal::Resume, None) => return Err(TableRefusal::NotPaused),
            _ => {}
        }
        Ok(self.propose(person, what))
    }

    /// Proposes something. If nobody else has to agree, it takes effect at once. Absent
    /// people don't have to agree, unless their own answer would be taken back.
    pub(crate) fn propose(&self, person: &PersonId, what: Proposal) -> Vec<Fact> {
        let concerned = match what {
            Proposal::Undo(seat) => self.undone_with(seat),
            Proposal::Pause | Proposal::Resume | Proposal::End | Proposal::ComeBack(_) => {
                SeatSet::EMPTY
            }
        };
        let is_concerned = |other: &PersonId| {
            let seat = self.chair_of(other).and_then(Seat::from_index);
            seat.is_some_and(|seat| concerned.contains(seat))
        };
        let voters: Vec<PersonId> = self
            .players()
            .filter(|other| *other != person && (self.is_here(other) || is_concerned(other)))
            .cloned()
            .collect();
        if voters.is_empty() {
            return self.carry_out(person, what).into_iter().collect();
        }
        vec![Fact::Proposed { person: person.clone(), what, voters }]
    }

    /// Carries out a proposal, if that is still possible.
    fn carry_out(&self, by: &PersonId, what: Proposal) -> Option<Fact> {
        match what {
            Proposal::Pause => Some(Fact::Paused),
            Proposal::Resume => Some(Fact::Resumed),
            Proposal::End => Some(Fact::Abandoned { why: Why::Wish }),
            Proposal::Undo(seat) => {
                let (back, _) = self.undo_of(seat)?;
                Some(Fact::Undone { back })
            }
            Proposal::ComeBack(chair) => self.come_back(by, chair).ok(),
        }
    }

    pub(crate) fn decide_vote(
        &self,
        person: &PersonId,
        yes: bool,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let vote = self.vote.as_ref().ok_or(TableRefusal::NoVote)?;
        if vote.by == *person && !yes {
            return Ok(vec![Fact::Rejected]);
        }
        if !vote.awaited.contains(person) {
            return Err(TableRefusal::NoVote);
        }
        if !yes {
            return Ok(vec![Fact::Rejected]);
        }
        let agreed = Fact::Agreed { person: person.clone() };
        if vote.awaited.len() > 1 {
            return Ok(vec![agreed]);
        }
        let then = self.carry_out(&vote.by, vote.what).unwrap_or(Fact::Rejected);
        Ok(vec![agreed, then])
    }
}
