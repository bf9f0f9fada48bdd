//! The owner's tools: removing people, locking the table, reserving chairs.

use crate::chair::Holder;
use crate::fact::{Fact, Why};
use crate::id::PersonId;
use crate::refusal::TableRefusal;
use crate::table::{Table, TableStage};

impl Table {
    /// Removes a person. In a running game a bot takes their chair, and only the real
    /// owner can do that, not a person who acts as the owner.
    pub(crate) fn decide_remove(
        &self,
        person: &PersonId,
        whom: &PersonId,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        self.not_starting()?;
        if !self.knows(whom) || whom == person {
            return Err(TableRefusal::NoSuchPerson);
        }
        let chair = self.chair_of(whom);
        let plays = chair.is_some() && self.stage == TableStage::Playing;
        if *whom == self.owner || (plays && *person != self.owner) {
            return Err(TableRefusal::NotOwner);
        }
        let mut facts = Vec::new();
        let votes = |whom| self.vote.as_ref().is_some_and(|vote| vote.concerns(whom));
        if votes(whom) {
            facts.push(Fact::Rejected);
        }
        match (chair, &self.stage) {
            (Some(chair), TableStage::Lobby) => {
                facts.push(Fact::Seated { chair, holder: Holder::Nobody });
            }
            (Some(_), TableStage::Playing) if !self.other_persons(whom) => {
                facts.push(Fact::Abandoned { why: Why::Nobody });
            }
            (Some(chair), TableStage::Playing) => {
                facts.push(Fact::Seated { chair, holder: Holder::Bot(self.settings.stand_in) });
            }
            (None, _) | (_, TableStage::Over { .. }) => {}
        }
        facts.push(Fact::Removed { person: whom.clone() });
        Ok(facts)
    }

    /// Applies a removal. The person can enter again only by a link created later.
    pub(crate) fn note_removed(&mut self, person: &PersonId) {
        for chair in &mut self.chairs {
            if chair.offered_to.as_ref() == Some(person) {
                chair.offered_to = None;
            }
        }
        if !self.is_over() {
            self.members.remove(person);
        }
        self.rematch_requests.remove(person);
        self.removed.insert(person.clone(), self.entries);
    }

    pub(crate) fn decide_lock(
        &self,
        person: &PersonId,
        on: bool,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        Ok(if self.locked == on { Vec::new() } else { vec![Fact::Locked { on }] })
    }

    pub(crate) fn decide_reserve(
        &self,
        person: &PersonId,
        chair: usize,
        on: bool,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        self.not_starting()?;
        if self.is_over() {
            return Err(TableRefusal::Over);
        }
        let found = self.chairs.get(chair).ok_or(TableRefusal::NoSuchChair)?;
        Ok(if found.reserved == on { Vec::new() } else { vec![Fact::Reserved { chair, on }] })
    }

    /// Whether `person` may sit on this chair, which may be reserved for invited people.
    pub(crate) fn keeps_reserved(
        &self,
        person: &PersonId,
        chair: usize,
    ) -> Result<(), TableRefusal> {
        let reserved = self.chairs.get(chair).is_some_and(|chair| chair.reserved);
        if reserved && !self.is_invited(person) { Err(TableRefusal::Reserved) } else { Ok(()) }
    }

    /// Whether a person came by a link or is the owner.
    pub(crate) fn is_invited(&self, person: &PersonId) -> bool {
        *person == self.owner || self.members.get(person).is_some_and(|member| member.invited)
    }
}
