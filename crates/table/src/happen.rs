//! Applies facts, both in live play and in replays.

use std::sync::Arc;

use asterism_kernel::{MAX_SEATS, Viewer};

use crate::apply::Tried;
use crate::chair::{Chair, Holder, Share};
use crate::fact::{Entry, Fact, Why};
use crate::held::Held;
use crate::id::{Millis, PersonId};
use crate::record::{Corrupt, Library};
use crate::settings::Visibility;
use crate::table::{Spoken, Table, TableEnding, TableStage, Utterance, slot};
use crate::vote::Vote;

/// Number of chat messages kept in memory.
const SPOKEN: usize = 100;

/// Whose view a fact has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touched {
    Everybody,
    Only(Viewer),
}

impl Table {
    /// Applies an entry. If this fails, the table must be discarded.
    pub(crate) fn happen(&mut self, entry: &Entry, library: &dyn Library) -> Result<(), Corrupt> {
        self.happen_as_tried(entry, library, None)
    }

    /// Applies an entry whose effect on the game was computed before.
    pub(crate) fn happen_as_tried(
        &mut self,
        entry: &Entry,
        library: &dyn Library,
        tried: Option<Tried>,
    ) -> Result<(), Corrupt> {
        let touched = self.take_effect(entry, library, tried)?;
        self.compare(entry)?;
        self.entries += 1;
        self.last = self.last.max(entry.at);
        match touched {
            Touched::Everybody => {
                for version in &mut self.versions {
                    *version += 1;
                }
            }
            Touched::Only(viewer) => self.versions[slot(viewer)] += 1,
        }
        Ok(())
    }

    pub(crate) fn misplaced(&self, what: &'static str) -> Corrupt {
        Corrupt::Misplaced { number: self.entries, what }
    }

    fn take_effect(
        &mut self,
        entry: &Entry,
        library: &dyn Library,
        tried: Option<Tried>,
    ) -> Result<Touched, Corrupt> {
        let at = entry.at;
        match &entry.fact {
            Fact::Created { .. } => return Err(self.misplaced("a table is made once")),
            Fact::Entered { person, invited, watches } => {
                let by_link = self.settings.visibility == Visibility::Link;
                self.welcome(at, person, !*watches && (*invited || by_link), *watches);
            }
            Fact::Removed { person } => self.note_removed(person),
            Fact::Locked { on } => self.locked = *on,
            Fact::Reserved { chair, on } => self.chair_mut(*chair)?.reserved = *on,
            Fact::Renamed { person } => {
                if let Some(member) = self.member_mut(&person.id) {
                    member.person = person.clone();
                }
            }
            Fact::Changed { settings } => {
                self.chairs.resize(settings.seats().min(MAX_SEATS), Chair::default());
                self.changes.count += 1;
                self.changes.text += settings.card_text();
                self.set((**settings).clone());
                self.agreed.clear();
                self.ready.clear();
            }
            Fact::Readied { person, on: true } => {
                self.ready.insert(person.clone());
            }
            Fact::Readied { person, on: false } => {
                self.ready.remove(person);
            }
            Fact::RulesAgreed { person } => {
                self.agreed.insert(person.clone());
            }
            Fact::Calling => self.note_calling(at)?,
            Fact::Called { chair } => self.note_called(*chair)?,
            Fact::Invited { token, until, watch } => self.note_link(at, *token, *until, *watch),
            Fact::Withdrawn { token } => self.links.retain(|link| link.digest != *token),
            Fact::Seated { chair, holder } => self.seat(at, *chair, holder)?,
            Fact::ChairOffered { chair, to } => self.chair_mut(*chair)?.offered_to = to.clone(),
            Fact::WordsAdded { chair, words } => {
                self.chair_mut(*chair)?.words = Some(words.clone());
            }
            Fact::Committed { chair, digest } => self.note_commitment(*chair, *digest)?,
            Fact::Revealing { chairs } => self.note_revealing(at, chairs)?,
            Fact::Revealed { chair, secret } => self.note_revealed(*chair, secret)?,
            Fact::Voided { missing } => self.note_voided(at, missing)?,
            Fact::Started { .. } => self.start(entry, library, tried)?,
            Fact::Forked { prefix } => self.forked(entry, prefix, library)?,
            Fact::Staged { stage } => self.forked(entry, &stage.prefix(&entry.chance), library)?,
            Fact::Answered { .. } => return self.answered(entry, tried),
            Fact::Joined { seat, holder } => self.joined(entry, *seat, holder, tried)?,
            Fact::Left { seat } => self.left(entry, *seat, tried)?,
            Fact::Conceded { seat } => {
                let seats = self.play.as_ref().map(|play| play.seats());
                let winners = seats.unwrap_or_default().without(*seat);
                self.end(at, TableEnding::Conceded { seat: *seat, winners });
            }
            Fact::StoodIn { seat, why } => {
                let chair = self.chair_mut(seat.index())?;
                if *why == Why::Time {
                    chair.clock.bank = 0;
                }
                if let Holder::Person(person) = &chair.holder {
                    let person = person.clone();
                    chair.holder = Holder::StandIn(person.clone());
                    self.note_stand_in(at, *seat, &person, Some(*why));
                }
                self.restart_clock(at, *seat);
            }
            Fact::Returned { seat } => {
                let chair = self.chair_mut(seat.index())?;
                if let Holder::StandIn(person) = &chair.holder {
                    let person = person.clone();
                    chair.holder = Holder::Person(person.clone());
                    self.note_presence(at, &person, true);
                    self.note_stand_in(at, *seat, &person, None);
                }
                self.restart_clock(at, *seat);
            }
            Fact::Undone { back } => {
                self.vote = None;
                let kind = self.kind_of_new_windows();
                let play = self.play.as_mut();
                if !play.is_some_and(|play| play.go_back(at, kind, *back)) {
                    return Err(self.misplaced("there is nothing to take back"));
                }
            }
            Fact::Proposed { person, what, voters } => {
                let awaited = voters.iter().cloned().collect();
                let (by, what) = (person.clone(), *what);
                self.vote = Some(Vote { by, what, since: at, awaited });
            }
            Fact::Agreed { person } => {
                if let Some(vote) = &mut self.vote {
                    vote.awaited.remove(person);
                }
            }
            Fact::Rejected => {
                self.note_not_let_back();
                let stopped = self.stopped();
                self.vote = None;
                self.go_on(at, stopped);
            }
            Fact::Paused => {
                self.vote = None;
                self.paused = Some(at);
            }
            Fact::Resumed => {
                self.vote = None;
                let stopped = self.paused.take();
                self.go_on(at, stopped);
            }
            Fact::Presence { person, here } => self.note_presence(at, person, *here),
            Fact::Said { person, text } => {
                self.speak(at, person, Utterance::Text(text.clone()));
            }
            Fact::Reacted { person, reaction } => {
                self.speak(at, person, Utterance::Reaction(*reaction));
            }
            Fact::Muted { person, whom, on } => {
                if let Some(member) = self.member_mut(person) {
                    if *on {
                        member.mutes.insert(whom.clone());
                    } else {
                        member.mutes.remove(whom);
                    }
                }
                return Ok(Touched::Only(self.viewer(Some(person))));
            }
            Fact::PassSet { person, mode } => {
                let waiting = self.waiting();
                if let Some(member) = self.member_mut(person) {
                    member.pass = *mode;
                }
                if self.waiting() == waiting {
                    return Ok(Touched::Only(self.viewer(Some(person))));
                }
            }
            Fact::LetPass { seat, .. } => {
                // Only the seat itself sees that it has passed, unless it had asked the
                // others to wait.
                let waiting = self.waiting();
                self.note_let_pass(at, *seat);
                if self.waiting() == waiting {
                    return Ok(Touched::Only(Viewer::Seat(*seat)));
                }
            }
            Fact::Waits { seat } => self.note_waits(*seat),
            Fact::WentOn { seat } => {
                if let Some(play) = &mut self.play {
                    play.shown_since = None;
                }
                return Ok(Touched::Only(Viewer::Seat(*seat)));
            }
            Fact::NeverAskSet { person, about } => {
                if let Some(member) = self.member_mut(person) {
                    member.never_ask.clone_from(about);
                }
                return Ok(Touched::Only(self.viewer(Some(person))));
            }
            Fact::Withheld => {}
            Fact::RematchWished { person } => {
                self.rematch_requests.insert(person.clone());
            }
            Fact::Rematched { table } => self.rematch = Some(table.clone()),
            Fact::Abandoned { why } => self.end(at, TableEnding::Abandoned { why: *why }),
        }
        Ok(Touched::Everybody)
    }

    pub(crate) fn chair_mut(&mut self, chair: usize) -> Result<&mut Chair, Corrupt> {
        let misplaced = self.misplaced("there is no such chair");
        self.chairs.get_mut(chair).ok_or(misplaced)
    }

    /// Gives a chair a holder, who leaves any other chair.
    fn seat(&mut self, at: Millis, chair: usize, holder: &Holder) -> Result<(), Corrupt> {
        if let Some(person) = holder.person()
            && let Some(old) = self.chair_of(person)
        {
            self.chairs[old].holder = Holder::Nobody;
            self.chairs[old].words = None;
            self.chairs[old].share = Share::None;
        }
        let in_lobby = self.in_lobby();
        let found = self.chair_mut(chair)?;
        let old = std::mem::replace(&mut found.holder, holder.clone());
        found.offered_to = None;
        if in_lobby {
            found.words = None;
            found.share = Share::None;
        } else if let Some(seat) = asterism_kernel::Seat::from_index(chair) {
            self.restart_clock(at, seat);
            if old.person().is_none() || old.person() != holder.person() {
                self.note_former(seat, &old);
            }
        }
        if let Some(person) = holder.person() {
            if !in_lobby {
                self.held.insert(person.clone(), Held::Chair(chair));
            }
            self.note_presence(at, &person.clone(), true);
        }
        Ok(())
    }

    pub(crate) fn note_presence(&mut self, at: Millis, person: &PersonId, here: bool) {
        if let Some(member) = self.member_mut(person) {
            member.here = here;
            member.seen = at;
        }
    }

    fn speak(&mut self, at: Millis, person: &PersonId, what: Utterance) {
        let Some(member) = self.member_mut(person) else { return };
        member.spoke = at;
        member.seen = at;
        let name = member.person.name.clone();
        self.utterances += 1;
        let (number, person) = (self.utterances, person.clone());
        let spoken = Arc::make_mut(&mut self.spoken);
        if spoken.len() == SPOKEN {
            spoken.pop_front();
        }
        spoken.push_back(Arc::new(Spoken { number, at, person, name, what }));
    }

    pub(crate) fn end(&mut self, at: Millis, ending: TableEnding) {
        self.stage = TableStage::Over { at, ending };
        self.vote = None;
        self.paused = None;
    }
}
