//! Chat, reactions, muting, requests for a rematch.

use crate::action::{PassMode, Reaction};
use crate::fact::Fact;
use crate::id::{Millis, PersonId, TableId, is_direction_mark};
use crate::refusal::TableRefusal;
use crate::table::{Member, Table, Utterance};
use crate::view::ChatLine;

/// Maximum number of characters in a message.
const MESSAGE: usize = 500;
/// Minimum time between two messages of one person.
const BETWEEN: Millis = 500;
/// Maximum number of people that a person can mute.
const MUTES: usize = 100;

impl Table {
    /// What `person` reads of the chat.
    pub(crate) fn chat(&self, person: Option<&PersonId>) -> Vec<ChatLine> {
        let member = person.and_then(|person| self.members.get(person));
        let read = |whom: &PersonId| member.is_none_or(|member| !member.mutes.contains(whom));
        let lines = self.spoken.iter().filter(|spoken| read(&spoken.person)).map(|spoken| {
            let (text, reaction) = match &spoken.what {
                Utterance::Text(text) => (Some(text.clone()), None),
                Utterance::Reaction(reaction) => (None, Some(*reaction)),
            };
            let (number, at) = (spoken.number, spoken.at);
            let (person, name) = (spoken.person.clone(), spoken.name.clone());
            ChatLine { number, at, person, name, text, reaction }
        });
        lines.collect()
    }

    fn member(&self, person: &PersonId) -> Result<&Member, TableRefusal> {
        self.members.get(person).map(|member| &**member).ok_or(TableRefusal::Stranger)
    }

    fn may_speak(&self, at: Millis, person: &PersonId) -> Result<(), TableRefusal> {
        let spoke = self.member(person)?.spoke;
        if spoke != 0 && at < spoke + BETWEEN { Err(TableRefusal::TooFast) } else { Ok(()) }
    }

    pub(crate) fn decide_say(
        &self,
        at: Millis,
        person: &PersonId,
        text: &str,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.may_speak(at, person)?;
        let shown = |letter: &char| !letter.is_control() && !is_direction_mark(*letter);
        let text: String = text.trim().chars().filter(shown).collect();
        if text.is_empty() {
            return Err(TableRefusal::Empty);
        }
        if text.chars().count() > MESSAGE {
            return Err(TableRefusal::TooLong { what: "message", most: MESSAGE });
        }
        Ok(vec![Fact::Said { person: person.clone(), text }])
    }

    pub(crate) fn decide_react(
        &self,
        at: Millis,
        person: &PersonId,
        reaction: Reaction,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.may_speak(at, person)?;
        Ok(vec![Fact::Reacted { person: person.clone(), reaction }])
    }

    pub(crate) fn decide_mute(
        &self,
        person: &PersonId,
        whom: &PersonId,
        on: bool,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let member = self.member(person)?;
        if !self.knows(whom) || whom == person {
            return Err(TableRefusal::NoSuchPerson);
        }
        if member.mutes.contains(whom) == on {
            return Ok(Vec::new());
        }
        if on && member.mutes.len() >= MUTES {
            return Err(TableRefusal::Crowded);
        }
        Ok(vec![Fact::Muted { person: person.clone(), whom: whom.clone(), on }])
    }

    pub(crate) fn decide_pass_mode(
        &self,
        person: &PersonId,
        mode: PassMode,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.member(person)?.pass == mode {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::PassSet { person: person.clone(), mode }])
    }

    /// The rematch starts once everybody who is seated and present has asked for it.
    pub(crate) fn decide_rematch(
        &self,
        person: &PersonId,
        fresh: Option<&TableId>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.member(person)?;
        if !self.is_over() {
            return Err(TableRefusal::NotOver);
        }
        if self.rematch.is_some() {
            return Ok(Vec::new());
        }
        self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let mut facts = Vec::new();
        if !self.rematch_requests.contains(person) {
            facts.push(Fact::RematchWished { person: person.clone() });
        }
        let seated = self.chairs.iter().filter_map(|chair| chair.holder.person());
        let all = seated
            .filter(|other| *other != person && self.is_here(other))
            .all(|other| self.rematch_requests.contains(other));
        if all {
            let table = fresh.ok_or(TableRefusal::Unprepared)?.clone();
            facts.push(Fact::Rematched { table });
        }
        Ok(facts)
    }
}
