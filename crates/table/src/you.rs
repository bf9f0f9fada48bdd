//! What a viewer may do at a table.

use std::collections::BTreeSet;

use asterism_kernel::Seat;
use serde::Serialize;

use crate::action::PassMode;
use crate::id::{Digest, Millis, PersonId};
use crate::links::Link;
use crate::table::Table;

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct YouView {
    /// `None` for an anonymous viewer of a public table.
    pub person: Option<PersonId>,
    pub seat: Option<Seat>,
    /// Whether they may change the settings and start the game.
    pub directs: bool,
    /// Whether they are asked in response windows.
    pub pass: PassMode,
    /// The codes of announcements they are never asked to respond to.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub never_ask: BTreeSet<String>,
    /// The first line of the log that they were told after their last decision.
    pub news_from: usize,
    /// People they have muted.
    pub mutes: Vec<PersonId>,
    /// The chair they could take in the running game.
    pub could_sit: Option<SitView>,
    /// Links to the table. Only visible to those who may act as its owner.
    pub links: Vec<LinkView>,
    /// Whether they may only watch, because they came by a link to watch.
    pub watches: bool,
}

/// A link to the table, as its owner sees it.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LinkView {
    pub digest: Digest,
    pub until: Millis,
    /// Whether it only lets people watch.
    pub watch: bool,
}

/// The chair that a person without one could take in the running game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SitView {
    pub chair: usize,
    /// Whether the others have to agree.
    pub by_consent: bool,
    /// Whether they have to enter the table first.
    pub enter: bool,
}

impl Table {
    pub(crate) fn you(&self, person: Option<&PersonId>) -> YouView {
        let member = person.and_then(|person| self.members.get(person));
        YouView {
            person: person.cloned(),
            seat: self.viewer(person).seat(),
            directs: member.is_some_and(|member| self.directs(&member.person.id)),
            pass: member.map_or(PassMode::Ask, |member| member.pass),
            never_ask: member.map(|member| member.never_ask.clone()).unwrap_or_default(),
            news_from: self.play.as_ref().map_or(0, |play| play.news_from(self.viewer(person))),
            mutes: member.map_or_else(Vec::new, |member| member.mutes.iter().cloned().collect()),
            could_sit: match member {
                Some(member) => self
                    .could_sit(&member.person.id)
                    .map(|(chair, by_consent)| SitView { chair, by_consent, enter: false }),
                None => self.visitor_could_sit(person).map(|chair| SitView {
                    chair,
                    by_consent: false,
                    enter: true,
                }),
            },
            links: if member.is_some_and(|member| self.directs(&member.person.id)) {
                let view = |link: &Link| LinkView {
                    digest: link.digest,
                    until: link.until,
                    watch: link.watch,
                };
                self.links.iter().filter(|link| self.last < link.until).map(view).collect()
            } else {
                Vec::new()
            },
            watches: member.is_some_and(|member| member.watches),
        }
    }
}
