//! What the owner can do about people: remove them, lock the table, keep chairs.

use crate::chair::Holder;
use crate::fact::{Fact, Why};
use crate::id::PersonId;
use crate::refusal::TableRefusal;
use crate::table::{Stage, Table};

impl Table {
    /// Removes somebody. In the game under way a bot takes their chair; only the
    /// owner can do that, not somebody who directs in the owner's absence.
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
        let plays = chair.is_some() && self.stage == Stage::Playing;
        if *whom == self.owner || (plays && *person != self.owner) {
            return Err(TableRefusal::NotOwner);
        }
        let mut facts = Vec::new();
        let votes = |whom| self.vote.as_ref().is_some_and(|vote| vote.concerns(whom));
        if votes(whom) {
            facts.push(Fact::Rejected);
        }
        match (chair, &self.stage) {
            (Some(chair), Stage::Lobby) => {
                facts.push(Fact::Seated { chair, holder: Holder::Nobody });
            }
            (Some(_), Stage::Playing) if !self.other_persons(whom) => {
                facts.push(Fact::Abandoned { why: Why::Nobody });
            }
            (Some(chair), Stage::Playing) => {
                facts.push(Fact::Seated { chair, holder: Holder::Bot(self.settings.stand_in) });
            }
            (None, _) | (_, Stage::Over { .. }) => {}
        }
        facts.push(Fact::Removed { person: whom.clone() });
        Ok(facts)
    }

    /// Somebody was removed and comes in again only by a link made after this.
    pub(crate) fn note_removed(&mut self, person: &PersonId) {
        for chair in &mut self.chairs {
            if chair.offered_to.as_ref() == Some(person) {
                chair.offered_to = None;
            }
        }
        if !self.is_over() {
            self.members.remove(person);
        }
        self.wishes.remove(person);
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

    /// Whether `person` may sit on this chair as far as it is kept for invited
    /// people.
    pub(crate) fn keeps_reserved(
        &self,
        person: &PersonId,
        chair: usize,
    ) -> Result<(), TableRefusal> {
        let reserved = self.chairs.get(chair).is_some_and(|chair| chair.reserved);
        if reserved && !self.is_invited(person) { Err(TableRefusal::Reserved) } else { Ok(()) }
    }

    /// Whether somebody came by a link or is the owner.
    pub(crate) fn is_invited(&self, person: &PersonId) -> bool {
        *person == self.owner || self.members.get(person).is_some_and(|member| member.invited)
    }
}
