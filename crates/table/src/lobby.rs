//! Before the start: who comes, links, settings, the start itself.

use asterism_kernel::Game as _;

use crate::Level;
use crate::chair::Holder;
use crate::fact::Fact;
use crate::id::{Digest, Person, PersonId};
use crate::record::definitions_of;
use crate::refusal::TableRefusal;
use crate::revision::rules_of;
use crate::settings::{Settings, Visibility};
use crate::table::{Stage, Table};

/// The most people at a table, and the most links to it.
const PEOPLE: usize = 200;
const LINKS: usize = 32;
/// How often the settings of a table may be changed, and the most bytes of card
/// files in all changes: each of them stays in the log.
const CHANGES: usize = 100;
const CHANGED_TEXT: usize = 512 * 1024;
/// The most letters somebody may add to chance.
const WORDS: usize = 200;

impl Table {
    pub(crate) fn decide_enter(
        &self,
        person: &Person,
        token: Option<&str>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if let Some(member) = self.members.get(&person.id) {
            let mut facts = self.decide_rename(person)?;
            if !member.here {
                facts.push(Fact::Presence { person: person.id.clone(), here: true });
            }
            return Ok(facts);
        }
        if self.settings.visibility == Visibility::Link && !self.opens(token) {
            return Err(TableRefusal::NotInvited);
        }
        if self.members.len() >= PEOPLE {
            return Err(TableRefusal::Crowded);
        }
        if !self.settings.spectators && self.stage != Stage::Lobby && self.free_chair().is_none() {
            return Err(TableRefusal::NoSpectators);
        }
        Ok(vec![Fact::Entered { person: person.tidied() }])
    }

    /// Whether this token belongs to a link of this table. All of them are
    /// compared, so that the time tells nothing.
    fn opens(&self, token: Option<&str>) -> bool {
        let Some(token) = token else { return false };
        let digest = Digest::of(token.as_bytes());
        self.invitations.iter().fold(false, |found, known| found | known.same_as(&digest))
    }

    pub(crate) fn decide_rename(&self, person: &Person) -> Result<Vec<Fact>, TableRefusal> {
        let member = self.members.get(&person.id).ok_or(TableRefusal::Stranger)?;
        let person = person.tidied();
        Ok(if member.person == person { Vec::new() } else { vec![Fact::Renamed { person }] })
    }

    fn lobby_of(&self, person: &PersonId) -> Result<(), TableRefusal> {
        if self.stage != Stage::Lobby {
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
        if *settings == *self.settings {
            return Ok(Vec::new());
        }
        let text = self.changes.text + settings.card_text();
        if self.changes.count >= CHANGES || text > CHANGED_TEXT {
            return Err(TableRefusal::TooManyChanges);
        }
        settings.check()?;
        let cut = self.chairs.iter().skip(settings.seats);
        if cut.into_iter().any(|chair| chair.holder != Holder::Nobody) {
            return Err(TableRefusal::ChairTaken);
        }
        Ok(vec![Fact::Changed { settings: Box::new(settings.clone()) }])
    }

    pub(crate) fn decide_invite(
        &self,
        person: &PersonId,
        token: Digest,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        if self.invitations.contains(&token) {
            return Ok(Vec::new());
        }
        if self.invitations.len() >= LINKS {
            return Err(TableRefusal::Crowded);
        }
        Ok(vec![Fact::Invited { token }])
    }

    pub(crate) fn decide_withdraw(
        &self,
        person: &PersonId,
        token: Digest,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        let known = self.invitations.contains(&token);
        Ok(if known { vec![Fact::Withdrawn { token }] } else { Vec::new() })
    }

    pub(crate) fn decide_seat_bot(
        &self,
        person: &PersonId,
        chair: usize,
        level: Level,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        let found = self.chairs.get(chair).ok_or(TableRefusal::NoSuchChair)?;
        let holder = Holder::Bot(level);
        match (&self.stage, &found.holder) {
            (Stage::Over { .. }, _) => Err(TableRefusal::Over),
            (_, old) if *old == holder => Ok(Vec::new()),
            (Stage::Playing, Holder::Nobody) => self.join(chair, holder),
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
        if self.stage != Stage::Lobby {
            return Err(TableRefusal::Begun);
        }
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        if words.is_empty() {
            return Err(TableRefusal::Empty);
        }
        if words.len() > WORDS {
            return Err(TableRefusal::TooLong { what: "What you add to chance", most: WORDS });
        }
        Ok(vec![Fact::WordsAdded { chair, words: words.to_owned() }])
    }

    pub(crate) fn decide_start(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        self.lobby_of(person)?;
        let taken: Vec<usize> =
            (0..self.chairs.len()).filter(|&at| self.chairs[at].holder != Holder::Nobody).collect();
        let facts = self.settings.setup(self.settings.seats, 0).build()?.facts();
        if taken.len() < facts.fewest_seats {
            return Err(TableRefusal::TooFew { fewest: facts.fewest_seats });
        }
        let (drawn, _) = self.luck_at_start(&taken);
        // The chair that begins may not be taken; then the next one does.
        let wanted = self.settings.first;
        let first = wanted.map_or(drawn, |wanted| {
            taken.iter().position(|&chair| chair >= wanted).unwrap_or_default()
        });
        let setup = self.settings.setup(taken.len(), first);
        setup.build()?;
        let definitions = definitions_of(&setup);
        let rules = rules_of(&setup);
        Ok(vec![Fact::Started { setup, rules, definitions, chairs: taken }])
    }
}
