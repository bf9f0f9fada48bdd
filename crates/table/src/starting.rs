//! The start: participants reveal the secrets they have committed to.
//!
//! Once the start is requested, nothing that the shuffle depends on can change: no
//! words, no chairs, no settings. Then the secrets are revealed, and the game begins
//! when all of them are known. If somebody doesn't reveal in time, the whole round is
//! void: those who have revealed commit to new secrets, the others are excluded, and
//! the log records that. So nobody can withhold a secret unnoticed because they
//! dislike the result.

use std::collections::BTreeSet;

use crate::chair::{Holder, Share};
use crate::fact::Fact;
use crate::id::{Digest, Millis, PersonId};
use crate::record::{Corrupt, definitions_of};
use crate::refusal::TableRefusal;
use crate::revision::rules_of;
use crate::settings::First;
use crate::table::{Table, TableStage};
use crate::table_rng::Secret;

/// Time limit for revealing a secret, and for a new commitment.
const PATIENCE: Millis = 3000;

/// How long the table waits for somebody to call before chance decides who goes first.
const CALL_PATIENCE: Millis = 15_000;

/// What the participants have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StartPhase {
    Committing,
    Revealing,
    /// All secrets are known; the first player to call goes first.
    Calling,
}

/// A requested start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Starting {
    pub(crate) phase: StartPhase,
    pub(crate) since: Millis,
    /// The participating chairs.
    pub(crate) chairs: BTreeSet<usize>,
    /// The chair whose holder called.
    pub(crate) called: Option<usize>,
}

impl Starting {
    /// How long this phase may take.
    const fn patience(&self) -> Millis {
        match self.phase {
            StartPhase::Committing | StartPhase::Revealing => PATIENCE,
            StartPhase::Calling => CALL_PATIENCE,
        }
    }
}

impl Table {
    pub(crate) fn not_starting(&self) -> Result<(), TableRefusal> {
        if self.starting.is_some() { Err(TableRefusal::Starting) } else { Ok(()) }
    }

    pub(crate) fn decide_commit(
        &self,
        person: &PersonId,
        digest: Digest,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.stage != TableStage::Lobby {
            return Err(TableRefusal::Begun);
        }
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        if self.excluded.contains(person) {
            return Err(TableRefusal::LeftOut);
        }
        if self.chairs[chair].share == Share::Committed(digest) {
            return Ok(Vec::new());
        }
        let welcome = self.starting.as_ref().is_none_or(|starting| {
            starting.phase == StartPhase::Committing && starting.chairs.contains(&chair)
        });
        if welcome {
            Ok(vec![Fact::Committed { chair, digest }])
        } else {
            Err(TableRefusal::Starting)
        }
    }

    pub(crate) fn decide_reveal(
        &self,
        person: &PersonId,
        secret: &Secret,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let share = self.chairs[chair].share;
        if share == Share::Revealed(*secret) {
            return Ok(Vec::new());
        }
        let asked = self.starting.as_ref().is_some_and(|starting| {
            starting.phase == StartPhase::Revealing && starting.chairs.contains(&chair)
        });
        if !asked {
            return Err(TableRefusal::NotRevealing);
        }
        if share != Share::Committed(secret.commitment()) {
            return Err(TableRefusal::WrongSecret);
        }
        Ok(vec![Fact::Revealed { chair, secret: *secret }])
    }

    pub(crate) fn decide_start(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        self.lobby_of(person)?;
        if self.starting.is_some() {
            return Ok(Vec::new());
        }
        let started = self.started_or_calling()?;
        self.everybody_agreed()?;
        let chairs = self.committed(|_| true);
        Ok(vec![if chairs.is_empty() { started } else { Fact::Revealing { chairs } }])
    }

    /// The chairs whose holders are present and have committed to a secret.
    fn committed(&self, wanted: impl Fn(usize) -> bool) -> Vec<usize> {
        let takes_part = |chair: &usize| {
            let found = &self.chairs[*chair];
            let here = matches!(&found.holder, Holder::Person(person) if self.is_here(person));
            here && matches!(found.share, Share::Committed(_)) && wanted(*chair)
        };
        (0..self.chairs.len()).filter(takes_part).collect()
    }

    fn taken(&self) -> Vec<usize> {
        (0..self.chairs.len()).filter(|&at| self.chairs[at].holder != Holder::Nobody).collect()
    }

    /// The fact that the game begins now, or that it begins as soon as somebody calls.
    fn started_or_calling(&self) -> Result<Fact, TableRefusal> {
        let started = self.started()?;
        Ok(if self.waits_for_call() { Fact::Calling } else { started })
    }

    /// The index among `taken` of the chair that goes first, where chance would pick
    /// `drawn`.
    pub(crate) fn first_of(&self, taken: &[usize], drawn: usize) -> usize {
        let called = self.starting.as_ref().and_then(|starting| starting.called);
        let wanted = match self.settings.first {
            Some(First::Chair(chair)) => Some(chair),
            Some(First::Caller(_)) => called,
            None => None,
        };
        // If the first chair is not taken, the next one goes first.
        wanted.map_or(drawn, |wanted| {
            taken.iter().position(|&chair| chair >= wanted).unwrap_or_default()
        })
    }

    /// The fact that the game begins now.
    fn started(&self) -> Result<Fact, TableRefusal> {
        let taken = self.taken();
        let facts = self.settings.game_facts()?;
        if taken.len() < facts.fewest_seats {
            return Err(TableRefusal::TooFew { fewest: facts.fewest_seats });
        }
        let (drawn, _) = self.seed_at_start(&taken);
        let first = self.first_of(&taken, drawn);
        let setup = self.settings.setup_for(taken.len(), first);
        setup.build()?;
        let definitions = definitions_of(&setup);
        let rules = rules_of(&setup);
        Ok(Fact::Started { setup, rules, definitions, chairs: taken })
    }

    /// The chairs that the start is waiting for.
    fn awaited_shares(&self, starting: &Starting) -> Vec<usize> {
        let done = |chair: &usize| {
            let share = self.chairs.get(*chair).map(|chair| chair.share);
            matches!(
                (starting.phase, share),
                (StartPhase::Calling, _)
                    | (StartPhase::Committing, Some(Share::Committed(_)))
                    | (StartPhase::Revealing, Some(Share::Revealed(_)))
            )
        };
        starting.chairs.iter().copied().filter(|chair| !done(chair)).collect()
    }

    /// When the start proceeds without waiting any longer.
    pub(crate) fn start_goes_on(&self) -> Option<Millis> {
        let starting = self.starting.as_ref()?;
        let complete = match starting.phase {
            StartPhase::Calling => starting.called.is_some(),
            StartPhase::Committing | StartPhase::Revealing => {
                self.awaited_shares(starting).is_empty()
            }
        };
        Some(if complete { starting.since } else { starting.since + starting.patience() })
    }

    /// The deadline for secrets, or for calling.
    pub(crate) fn start_deadline(&self) -> Option<Millis> {
        self.starting.as_ref().map(|starting| starting.since + starting.patience())
    }

    /// The facts when the start proceeds.
    pub(crate) fn next_start_fact(&self) -> Option<Fact> {
        let starting = self.starting.as_ref()?;
        let missing = self.awaited_shares(starting);
        match starting.phase {
            StartPhase::Revealing if !missing.is_empty() => Some(Fact::Voided { missing }),
            StartPhase::Revealing => self.started_or_calling().ok(),
            StartPhase::Calling => self.started().ok(),
            StartPhase::Committing => {
                let chairs = self.committed(|chair| starting.chairs.contains(&chair));
                if chairs.is_empty() {
                    self.started_or_calling().ok()
                } else {
                    Some(Fact::Revealing { chairs })
                }
            }
        }
    }

    pub(crate) fn note_commitment(&mut self, chair: usize, digest: Digest) -> Result<(), Corrupt> {
        self.chair_mut(chair)?.share = Share::Committed(digest);
        Ok(())
    }

    pub(crate) fn note_revealing(&mut self, at: Millis, chairs: &[usize]) -> Result<(), Corrupt> {
        let committed = |chair: &usize| {
            let share = self.chairs.get(*chair).map(|chair| chair.share);
            matches!(share, Some(Share::Committed(_)))
        };
        if self.stage != TableStage::Lobby || !chairs.iter().all(committed) {
            return Err(self.misplaced("there is nothing to reveal"));
        }
        let chairs: BTreeSet<usize> = chairs.iter().copied().collect();
        // Absent people don't participate and are not waited for.
        for (index, chair) in self.chairs.iter_mut().enumerate() {
            if !chairs.contains(&index) {
                chair.share = Share::None;
            }
        }
        let phase = StartPhase::Revealing;
        self.starting = Some(Starting { phase, since: at, chairs, called: None });
        Ok(())
    }

    pub(crate) fn note_revealed(&mut self, chair: usize, secret: &Secret) -> Result<(), Corrupt> {
        let wrong = self.misplaced("the secret is not the one committed to");
        let found = self.chair_mut(chair)?;
        if found.share != Share::Committed(secret.commitment()) {
            return Err(wrong);
        }
        found.share = Share::Revealed(*secret);
        Ok(())
    }

    pub(crate) fn note_voided(&mut self, at: Millis, missing: &[usize]) -> Result<(), Corrupt> {
        let misplaced = self.misplaced("nothing was to be revealed");
        let Some(starting) = &mut self.starting else { return Err(misplaced) };
        for chair in missing {
            starting.chairs.remove(chair);
            if let Some(person) = self.chairs.get(*chair).and_then(|chair| chair.holder.person()) {
                self.excluded.insert(person.clone());
            }
        }
        starting.phase = StartPhase::Committing;
        starting.since = at;
        for chair in &mut self.chairs {
            chair.share = Share::None;
        }
        Ok(())
    }

    /// Whether all required secrets are known.
    pub(crate) fn all_revealed(&self) -> bool {
        self.starting.as_ref().is_none_or(|starting| {
            starting.phase != StartPhase::Revealing || self.awaited_shares(starting).is_empty()
        })
    }
}
