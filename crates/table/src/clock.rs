//! Deadlines, game clocks, and which bots are awaited.

use std::collections::BTreeMap;

use asterism_kernel::{MAX_SEATS, Seat};

use crate::Level;
use crate::answer::Plan;
use crate::chair::{Chair, Holder};
use crate::fact::{By, Fact, Why};
use crate::id::{Millis, PersonId};
use crate::refusal::TableRefusal;
use crate::response::WindowKind;
use crate::settings::Pace;
use crate::table::{Table, TableStage};

/// How long a bot may take before the table answers for it.
const BOT_PATIENCE: Millis = 60_000;
/// How late a bot's response in a window may be.
const GRACE: Millis = 400;
/// After this time without activity a lobby is abandoned.
const LOBBY: Millis = 7 * 24 * 60 * 60 * 1000;
/// After this time without activity a game is abandoned, even if people are present.
const IDLE: Millis = 30 * 24 * 60 * 60 * 1000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time bank.
    pub bank: Millis,
    /// For responses in windows.
    pub responses: Millis,
}

/// A bot whose answer is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awaited {
    pub seat: Seat,
    pub decision: u64,
    pub level: Level,
    /// Not before this time.
    pub from: Millis,
    /// After this time the table answers for it.
    pub by: Millis,
}

/// Something that happens at a deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// This seat passes in the response window.
    Pass(Seat),
    /// The bot of this seat is too late.
    Late(Seat),
    StoodIn(Seat, Why),
    Rejected,
    Abandoned,
    /// The start proceeds: secrets are revealed, or the game begins.
    Start,
}

impl Table {
    /// When the table has to be woken.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        self.agenda().into_iter().map(|(time, _)| time).min()
    }

    /// The earliest deadline that has passed.
    pub(crate) fn due(&self, at: Millis) -> Option<Due> {
        let agenda = self.agenda();
        let due = agenda.into_iter().filter(|(time, _)| *time <= at);
        due.min_by_key(|(time, _)| *time).map(|(_, due)| due)
    }

    /// The bots whose answers are awaited now.
    #[must_use]
    pub fn awaited(&self) -> Vec<Awaited> {
        let (TableStage::Playing, Some(play), None) = (&self.stage, &self.play, self.stopped())
        else {
            return Vec::new();
        };
        let bots = play.open().iter().filter_map(|seat| {
            let level = match self.chairs.get(seat.index())?.holder {
                Holder::Bot(level) => level,
                Holder::StandIn(_) => self.settings.stand_in,
                Holder::Nobody | Holder::Person(_) => return None,
            };
            let ask = play.ask(seat);
            if play.window.is_some_and(|window| window.passed.contains(seat)) {
                return None;
            }
            let (from, by) = match self.answer_due(seat) {
                Some(due) if self.window_kind() == Some(WindowKind::Beat) => {
                    (due, self.window_closes().unwrap_or(due))
                }
                Some(due) => (due, due + GRACE),
                None => {
                    let from = (ask.since + self.settings.bot_pause).max(self.play_shown_until());
                    (from, from + BOT_PATIENCE)
                }
            };
            Some(Awaited { seat, decision: ask.decision, level, from, by })
        });
        bots.collect()
    }

    /// Until when bots let people read the last card that somebody else played.
    fn play_shown_until(&self) -> Millis {
        let Some((since, by)) = self.play.as_ref().and_then(|play| play.shown_since) else {
            return 0;
        };
        let reads = |(seat, chair): (usize, &Chair)| {
            seat != by.index() && matches!(chair.holder, Holder::Person(_))
        };
        let is_read = self.chairs.iter().enumerate().any(reads);
        if is_read { since + self.settings.show_plays.time() } else { 0 }
    }

    /// Goes on at once if the person who has read the last play is the only one here.
    pub(crate) fn decide_go_on(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NotSeated)?;
        let alone = self
            .chairs
            .iter()
            .enumerate()
            .all(|(index, other)| index == chair || !matches!(other.holder, Holder::Person(_)));
        let shown = self.play.as_ref().is_some_and(|play| play.shown_since.is_some());
        Ok(if alone && shown { vec![Fact::WentOn { seat }] } else { Vec::new() })
    }

    /// The deadline of `seat` for a decision it is asked openly.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let play = self.play.as_ref()?;
        let chair = self.chairs.get(seat.index())?;
        if !play.asked_openly(seat) || !matches!(chair.holder, Holder::Person(_)) {
            return None;
        }
        let since = play.ask(seat).since;
        match self.settings.pace {
            Pace::Casual { .. } => None,
            Pace::Live { decision, .. } => Some(since + decision + chair.clock.bank),
            Pace::Slow { decision, .. } => Some(since + decision),
        }
    }

    /// All deadlines.
    fn agenda(&self) -> Vec<(Millis, Due)> {
        let mut agenda = Vec::new();
        agenda.extend(self.given_up_at().map(|time| (time, Due::Abandoned)));
        match self.stage {
            TableStage::Lobby => {
                agenda.extend(self.start_goes_on().map(|time| (time, Due::Start)));
            }
            TableStage::Over { .. } => {}
            TableStage::Playing => {
                agenda.extend(self.vote_closes().map(|time| (time, Due::Rejected)));
                if self.stopped().is_none() {
                    agenda.extend(self.absences());
                    agenda.extend(self.play_agenda());
                }
            }
        }
        agenda
    }

    /// The table is abandoned after nobody was present for long. If only bots play,
    /// spectators count.
    fn abandoned_at(&self) -> Option<Millis> {
        let persons = self.chairs.iter().filter_map(|chair| chair.holder.person());
        let mut members: Vec<_> = persons.filter_map(|person| self.members.get(person)).collect();
        if members.is_empty() {
            members = self.members.values().collect();
        }
        let waits = members.iter().all(|member| !member.here);
        let seen = members.iter().map(|member| member.seen).max()?;
        waits.then_some(seen + self.settings.pace.abandoned())
    }

    /// When the table is abandoned if nothing happens.
    #[must_use]
    pub fn given_up_at(&self) -> Option<Millis> {
        match self.stage {
            TableStage::Over { .. } => None,
            TableStage::Lobby => Some(self.last + LOBBY),
            TableStage::Playing => {
                let idle = self.last + self.settings.pace.abandoned().max(IDLE);
                Some(self.abandoned_at().map_or(idle, |gone| gone.min(idle)))
            }
        }
    }

    /// When a bot stands in for people who are away, by chair.
    pub(crate) fn absence_deadlines(&self) -> BTreeMap<usize, Millis> {
        if self.stage != TableStage::Playing || self.stopped().is_some() {
            return BTreeMap::new();
        }
        let deadlines = self.absences().into_iter().filter_map(|(time, due)| match due {
            Due::StoodIn(seat, _) => Some((seat.index(), time)),
            _ => None,
        });
        deadlines.collect()
    }

    /// People who have been gone for long while others wait.
    fn absences(&self) -> Vec<(Millis, Due)> {
        let Some(patience) = self.settings.pace.absence() else { return Vec::new() };
        if !self.players().any(|person| self.is_here(person)) {
            return Vec::new();
        }
        let gone = self.chairs.iter().enumerate().filter_map(|(index, chair)| {
            let Holder::Person(person) = &chair.holder else { return None };
            let member = self.members.get(person).filter(|member| !member.here)?;
            let seat = Seat::from_index(index)?;
            Some((member.seen + patience, Due::StoodIn(seat, Why::Absence)))
        });
        gone.collect()
    }

    fn play_agenda(&self) -> Vec<(Millis, Due)> {
        let Some(play) = &self.play else { return Vec::new() };
        let bots: Vec<Awaited> = self.awaited();
        let mut agenda = Vec::new();
        for seat in play.open().iter() {
            let bot = bots.iter().find(|bot| bot.seat == seat);
            if play.window.is_some() {
                let time = bot.map_or_else(|| self.pass_at(seat), |bot| Some(bot.by));
                agenda.extend(time.map(|time| (time, Due::Pass(seat))));
            } else if let Some(bot) = bot {
                agenda.push((bot.by, Due::Late(seat)));
            } else if let Some(deadline) = self.deadline(seat) {
                agenda.push((deadline, Due::StoodIn(seat, Why::Time)));
            }
        }
        agenda
    }

    /// Deducts the time for an answer from the seat's clock.
    pub(crate) fn charge(&mut self, at: Millis, seat: Seat, by: By) {
        let Pace::Live { decision, .. } = self.settings.pace else { return };
        let Some(play) = &self.play else { return };
        let since = play.ask(seat).since;
        let responding = play.window.map(|_| self.response_time(at, seat, since));
        let Some(chair) = self.chairs.get_mut(seat.index()) else { return };
        if by == By::Bot || !matches!(chair.holder, Holder::Person(_)) || !play.ask(seat).open {
            return;
        }
        if let Some(used) = responding {
            chair.clock.responses = chair.clock.responses.saturating_sub(used);
        } else {
            let used = at.saturating_sub(since);
            chair.clock.bank = chair.clock.bank.saturating_sub(used.saturating_sub(decision));
        }
    }

    /// A new holder gets the full time for the current decision.
    pub(crate) fn restart_clock(&mut self, at: Millis, seat: Seat) {
        if let Some(play) = &mut self.play {
            play.ask_mut(seat).since = at;
        }
    }

    /// Resumes the clocks. The time of the pause doesn't count.
    pub(crate) fn go_on(&mut self, at: Millis, stopped: Option<Millis>) {
        let Some(since) = stopped else { return };
        // There may be another reason for the pause.
        if self.stopped().is_some() {
            return;
        }
        let rest = at.saturating_sub(since);
        let Some(play) = &mut self.play else { return };
        for seat in (0..MAX_SEATS).map(Seat::new) {
            play.ask_mut(seat).since += rest;
        }
        if let Some(window) = &mut play.window {
            window.opened += rest;
        }
    }

    /// The facts of a deadline. Never empty.
    pub(crate) fn plan_of(&self, due: Due) -> Option<Plan> {
        let fact = match due {
            Due::Pass(seat) => return self.pass_plan(seat),
            Due::Late(seat) => return self.late_plan(seat),
            Due::StoodIn(seat, why) => Fact::StoodIn { seat, why },
            Due::Rejected => Fact::Rejected,
            Due::Abandoned => Fact::Abandoned { why: Why::Absence },
            // The settings were checked when the start was requested.
            Due::Start => self.next_start_fact().unwrap_or(Fact::Abandoned { why: Why::Nobody }),
        };
        Some(Plan::Fact(fact))
    }
}
