//! Links to a table: made by the owner, good for a while, withdrawn at will.

use crate::fact::Fact;
use crate::id::{Digest, Millis, PersonId};
use crate::refusal::TableRefusal;
use crate::table::Table;

const HOUR: Millis = 60 * 60 * 1000;
/// How long a link can be used where nothing else is said.
pub(crate) const USUAL: Millis = 7 * 24 * HOUR;
/// The longest a link can be used.
const LONGEST: Millis = 90 * 24 * HOUR;
/// The most links to a table.
const LINKS: usize = 32;

/// A link to the table. Only the digest of its token is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) digest: Digest,
    pub(crate) until: Millis,
    /// The number of the entry that made it.
    pub(crate) number: u64,
}

impl Table {
    /// The link with this digest, if it can be used now. All links are compared,
    /// so that the time tells nothing.
    pub(crate) fn usable_link(&self, at: Millis, digest: &Digest) -> Option<Link> {
        let found = self.links.iter().fold(None, |found, link| {
            if link.digest.same_as(digest) { Some(*link) } else { found }
        });
        found.filter(|link| at < link.until)
    }

    pub(crate) fn decide_invite(
        &self,
        at: Millis,
        person: &PersonId,
        token: Digest,
        lasts: Option<Millis>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        let lasts = lasts.unwrap_or(USUAL);
        if !(1..=LONGEST).contains(&lasts) {
            return Err(TableRefusal::Times);
        }
        if self.links.iter().any(|link| link.digest == token) {
            return Ok(Vec::new());
        }
        if self.links.iter().filter(|link| at < link.until).count() >= LINKS {
            return Err(TableRefusal::Crowded);
        }
        Ok(vec![Fact::Invited { token, until: Some(at + lasts) }])
    }

    pub(crate) fn decide_withdraw(
        &self,
        person: &PersonId,
        token: Digest,
    ) -> Result<Vec<Fact>, TableRefusal> {
        self.director(person)?;
        let known = self.links.iter().any(|link| link.digest == token);
        Ok(if known { vec![Fact::Withdrawn { token }] } else { Vec::new() })
    }

    /// A link was made. Expired ones are forgotten.
    pub(crate) fn note_link(&mut self, at: Millis, digest: Digest, until: Option<Millis>) {
        self.links.retain(|link| at < link.until && link.digest != digest);
        let (until, number) = (until.unwrap_or(at + USUAL), self.entries);
        self.links.push(Link { digest, until, number });
    }
}
