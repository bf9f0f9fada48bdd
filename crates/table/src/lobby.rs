//! The lobby: entering, settings, words for the seed.

use crate::Level;
use crate::chair::Holder;
use crate::fact::Fact;
use crate::id::{Digest, Millis, Person, PersonId};
use crate::refusal::TableRefusal;
use crate::settings::{Settings, Visibility};
use crate::table::{Table, TableStage};

/// Maximum number of people at a table, and of those who came without a link.
const PEOPLE: usize = 200;
const STRANGERS: usize = 150;
/// Maximum number of changes of settings, and of bytes of card files in all changes
/// together. All of them stay in the log.
const CHANGES: usize = 100;
const CHANGED_TEXT: usize = 512 * 1024;
/// Maximum number of characters that a person may add to the seed.
const WORDS: usize = 200;

impl Table {
    pub(crate) fn decide_enter(
        &self,
        at: Millis,
        person: &Person,
        link: Option<&Digest>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let link = link.and_then(|digest| self.usable_link(at, digest));
        if let Some(removed) = self.removed.get(&person.id)
            && link.is_none_or(|link| link.number <= *removed)
        {
            return Err(TableRefusal::Removed);
        }
        let watches = link.is_some_and(|link| link.watch);
        let invited = link.is_some() && !watches;
        if let Some(member) = self.members.get(&person.id) {
            if invited && !member.invited {
                let person = self.distinct(person);
                return Ok(vec![Fact::Entered { person, invited, watches: false }]);
            }
            let mut facts = self.decide_rename(person)?;
            if !member.here {
                facts.push(Fact::Presence { person: person.id.clone(), here: true });
            }
            return Ok(facts);
        }
        if self.settings.visibility == Visibility::Link && !invited && !watches {
            return Err(TableRefusal::NotInvited);
        }
        if self.locked {
            return Err(TableRefusal::Locked);
        }
        // Leave room for people who come by a link.
        let strangers = || self.members.values().filter(|member| !member.invited).count();
        if self.members.len() >= PEOPLE || (!invited && strangers() >= STRANGERS) {
            return Err(TableRefusal::Crowded);
        }
        let may_sit = || self.has_free_chair() || self.held.contains_key(&person.id);
        let must_sit = !self.settings.spectators && self.stage != TableStage::Lobby;
        if (must_sit && !may_sit()) || (watches && !self.settings.spectators) {
            return Err(TableRefusal::NoSpectators);
        }
        // At a public table, anybody may sit down, however they came.
        let watches = watches && self.settings.visibility == Visibility::Link;
        Ok(vec![Fact::Entered { person: self.distinct(person), invited, watches }])
    }

    pub(crate) fn decide_rename(&self, person: &Person) -> Result<Vec<Fact>, TableRefusal> {
        let member = self.members.get(&person.id).ok_or(TableRefusal::Stranger)?;
        let person = self.distinct(person);
        Ok(if member.person == person { Vec::new() } else { vec![Fact::Renamed { person }] })
    }

    pub(crate) fn lobby_of(&self, person: &PersonId) -> Result<(), TableRefusal> {
        if self.stage != TableStage::Lobby {
            return Err(TableRefusal::Begun);
        }
        self.director(person)
    }

    pub(crate) fn director(&self, person: &PersonId) -> Result<(), TableRefusal> {
        if !self.knows(person) {
            return Err(TableRefusal::Stranger);
        }
        if self.directs(person) { Ok(()) } else { Err(TableRefusal::NotOwner) }
    }

    pub(crate) fn decide_change(
        &self,
        person: &PersonId,
        settings: &Settings,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.lobby_of(person)?;
        self.not_starting()?;
        if *settings == *self.settings {
            return Ok(Vec::new());
        }
        let text = self.changes.text + settings.card_text();
        if self.changes.count >= CHANGES || text > CHANGED_TEXT {
            return Err(TableRefusal::TooManyChanges);
        }
        settings.check()?;
        let cut = self.chairs.iter().skip(settings.seats());
        if cut.into_iter().any(|chair| chair.holder != Holder::Nobody) {
            return Err(TableRefusal::ChairTaken);
        }
        let mut facts = vec![Fact::Changed { settings: Box::new(settings.clone()) }];
        if settings.setup.house_rules().next().is_some() {
            // Setting a rule means agreeing to it.
            facts.push(Fact::RulesAgreed { person: person.clone() });
        }
        Ok(facts)
    }

    pub(crate) fn decide_seat_bot(
        &self,
        person: &PersonId,
        chair: usize,
        level: Level,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        self.not_starting()?;
        let found = self.chairs.get(chair).ok_or(TableRefusal::NoSuchChair)?;
        let holder = Holder::Bot(level);
        match (&self.stage, &found.holder) {
            (TableStage::Over { .. }, _) => Err(TableRefusal::Over),
            (_, old) if *old == holder => Ok(Vec::new()),
            (TableStage::Playing, Holder::Nobody) => self.join(chair, holder),
            (_, Holder::Nobody | Holder::Bot(_)) => Ok(vec![Fact::Seated { chair, holder }]),
            (_, Holder::Person(_) | Holder::StandIn(_)) => Err(TableRefusal::ChairTaken),
        }
    }

    pub(crate) fn decide_empty_chair(
        &self,
        person: &PersonId,
        chair: usize,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.lobby_of(person)?;
        self.not_starting()?;
        let found = self.chairs.get(chair).ok_or(TableRefusal::NoSuchChair)?;
        if found.holder == Holder::Nobody {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::Seated { chair, holder: Holder::Nobody }])
    }

    pub(crate) fn decide_words(
        &self,
        person: &PersonId,
        words: &str,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.stage != TableStage::Lobby {
            return Err(TableRefusal::Begun);
        }
        self.not_starting()?;
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        if words.is_empty() {
            return Err(TableRefusal::Empty);
        }
        if words.len() > WORDS {
            return Err(TableRefusal::TooLong { what: "words", most: WORDS });
        }
        Ok(vec![Fact::WordsAdded { chair, words: words.to_owned() }])
    }
}
