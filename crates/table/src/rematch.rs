//! Rematches.

use crate::chair::Holder;
use crate::fact::{Entry, Fact};
use crate::id::Millis;
use crate::refusal::TableRefusal;
use crate::table::Table;
use crate::table_rng::Seed;

impl Table {
    /// The table of the rematch and its first entries. Consent is not checked here: it
    /// is recorded in this table's log.
    pub fn again(&self, at: Millis, seed: Seed) -> Result<(Self, Vec<Entry>), TableRefusal> {
        let table = self.rematch.clone().ok_or(TableRefusal::NotOver)?;
        let seated = |person| self.chair_of(person).is_some();
        let owner = if seated(&self.owner) {
            Some(&self.owner)
        } else {
            self.chairs.iter().find_map(|chair| chair.holder.person())
        };
        let owner = owner.and_then(|owner| self.members.get(owner));
        let owner = owner.ok_or(TableRefusal::NotSeated)?;
        let settings = (*self.settings).clone();
        let (mut made, first) = Self::create(at, table, settings, &owner.person, seed)?;
        let mut entries = vec![first];
        for member in self.members.values() {
            if member.person.id != owner.person.id {
                let (person, invited) = (member.person.clone(), member.invited);
                let watches = member.watches;
                entries.push(made.commit(at, Fact::Entered { person, invited, watches })?);
            }
            if !member.here && member.person.id != owner.person.id {
                let fact = Fact::Presence { person: member.person.id.clone(), here: false };
                entries.push(made.commit(at, fact)?);
            }
        }
        for (chair, old) in self.chairs.iter().enumerate().take(made.chairs.len()) {
            let holder = match &old.holder {
                Holder::Person(person) | Holder::StandIn(person) if self.is_here(person) => {
                    Holder::Person(person.clone())
                }
                Holder::Bot(level) => Holder::Bot(*level),
                _ => continue,
            };
            entries.push(made.commit(at, Fact::Seated { chair, holder })?);
        }
        // The rules are those that they have just played by.
        if made.settings.setup.house_rules().next().is_some() {
            let agreed = self.agreed.iter().filter(|person| {
                made.members.contains_key(*person) && !made.agreed.contains(*person)
            });
            for person in agreed.cloned().collect::<Vec<_>>() {
                entries.push(made.commit(at, Fact::RulesAgreed { person })?);
            }
        }
        for link in self.links.iter().filter(|link| at < link.until) {
            let (token, until, watch) = (link.digest, Some(link.until), link.watch);
            entries.push(made.commit(at, Fact::Invited { token, until, watch })?);
        }
        Ok((made, entries))
    }
}
