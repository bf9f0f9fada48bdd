//! Links to a table: created by the owner, valid for a while, revocable.

use crate::fact::Fact;
use crate::id::{Digest, Millis, PersonId};
use crate::refusal::TableRefusal;
use crate::table::Table;

const HOUR: Millis = 60 * 60 * 1000;
/// The default lifetime of a link.
pub(crate) const USUAL: Millis = 7 * 24 * HOUR;
/// The maximum lifetime of a link.
const MAX_LIFETIME: Millis = 90 * 24 * HOUR;
/// Maximum number of links to a table.
const LINKS: usize = 32;

/// A link to the table. Only the digest of its token is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) digest: Digest,
    pub(crate) until: Millis,
    /// Whether it only lets people watch.
    pub(crate) watch: bool,
    /// The number of the entry that created it.
    pub(crate) number: u64,
}

impl Table {
    /// The link with this digest, if it is valid. Compares all links, so that the time
    /// reveals nothing.
    pub(crate) fn usable_link(&self, at: Millis, digest: &Digest) -> Option<Link> {
        let found = self.links.iter().fold(None, |found, link| {
            if link.digest.same_as(digest) { Some(*link) } else { found }
        });
        found.filter(|link| at < link.until)
    }

    /// Whether the link with this digest only lets people watch. `None` if it is not
    /// valid.
    #[must_use]
    pub fn is_watch_link(&self, at: Millis, digest: &Digest) -> Option<bool> {
        self.usable_link(at, digest).map(|link| link.watch)
    }

    pub(crate) fn decide_invite(
        &self,
        at: Millis,
        person: &PersonId,
        token: Option<Digest>,
        hours: Option<u64>,
        watch: bool,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        let token = token.ok_or(TableRefusal::Unprepared)?;
        if watch && !self.settings.spectators {
            return Err(TableRefusal::NoSpectators);
        }
        let lasts = hours.map_or(USUAL, |hours| hours.saturating_mul(HOUR));
        if !(1..=MAX_LIFETIME).contains(&lasts) {
            return Err(TableRefusal::Times);
        }
        if self.links.iter().any(|link| link.digest == token) {
            return Ok(Vec::new());
        }
        if self.links.iter().filter(|link| at < link.until).count() >= LINKS {
            return Err(TableRefusal::Crowded);
        }
        Ok(vec![Fact::Invited { token, until: Some(at + lasts), watch }])
    }

    pub(crate) fn decide_withdraw(
        &self,
        person: &PersonId,
        token: Option<Digest>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let token = token.ok_or(TableRefusal::WhichLink)?;
        self.director(person)?;
        let known = self.links.iter().any(|link| link.digest == token);
        Ok(if known { vec![Fact::Withdrawn { token }] } else { Vec::new() })
    }

    /// Adds a link and removes expired ones.
    pub(crate) fn note_link(
        &mut self,
        at: Millis,
        digest: Digest,
        until: Option<Millis>,
        watch: bool,
    ) {
        self.links.retain(|link| at < link.until && link.digest != digest);
        let (until, number) = (until.unwrap_or(at + USUAL), self.entries);
        self.links.push(Link { digest, until, watch, number });
    }
}
