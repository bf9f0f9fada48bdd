//! The timing of response windows.
//!
//! How long a window stays open never depends on anybody's hand, because everybody can
//! see it. There are three ways:
//!
//! - *Beat*: after each play that can be answered, the table waits for a short, fixed
//!   time. Passing early does not shorten it. Anyone who might respond can hold the
//!   window open by saying "wait", whether or not they have a response.
//! - *Sealed*: everybody who might respond is asked and has to respond or pass.
//! - *Alone*: one person plays with bots and nobody watches. Nobody could learn anything
//!   from the time this person takes, so they are asked only if they can respond.

use std::collections::BTreeSet;
use std::sync::Arc;

use asterism_kernel::{Game as _, Seat, SeatSet};

use crate::action::PassMode;
use crate::answer::Plan;
use crate::chair::Holder;
use crate::fact::{By, Fact};
use crate::id::{Millis, PersonId};
use crate::play::{OfferedMove, OpenWindow};
use crate::refusal::TableRefusal;
use crate::settings::{Pace, Responses, Visibility};
use crate::table::{Member, Table, TableStage};

/// When bots respond at a table with one person. Longer than bots usually think, so
/// that the time doesn't tell whether they have a response.
const ALONE: Millis = 500;
/// How long a window waits for one person among bots without time limits: a day.
const UNHURRIED: Millis = 24 * 60 * 60 * 1000;
/// The most bytes that a list of announcements somebody is never asked about may have.
const MAX_NEVER_ASK: usize = 1000;

/// How a response window works.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WindowKind {
    /// A short, fixed time for everybody.
    Beat,
    /// Everybody has to respond or pass.
    Sealed,
    /// One person with bots, who is asked only if they can respond.
    Alone,
}

impl Table {
    /// How a window works that opens now.
    pub(crate) fn kind_of_new_windows(&self) -> WindowKind {
        // In a game over days, people are not there for a short time.
        if self.settings.responses == Responses::Sealed
            || matches!(self.settings.pace, Pace::Slow { .. })
        {
            return WindowKind::Sealed;
        }
        let mut people = self.chairs.iter().filter_map(|chair| match &chair.holder {
            Holder::Person(person) => Some(person),
            Holder::Nobody | Holder::Bot(_) | Holder::StandIn(_) => None,
        });
        let player = people.next();
        if people.next().is_some() {
            return WindowKind::Beat;
        }
        match player {
            _ if !self.may_others_watch(player) => WindowKind::Alone,
            Some(_) => WindowKind::Beat,
            // Spectators need not wait for people.
            None => WindowKind::Sealed,
        }
    }

    /// Whether anybody but this person is there or could look at the table.
    fn may_others_watch(&self, person: Option<&PersonId>) -> bool {
        let public = self.settings.visibility == Visibility::Public && self.settings.spectators;
        let other_is_here = |member: &Arc<Member>| member.here && Some(&member.person.id) != person;
        public || self.members.values().any(other_is_here)
    }

    /// The length of the beat.
    fn beat(&self) -> Millis {
        match self.settings.responses {
            Responses::Beat { length } => length,
            Responses::Sealed => 0,
        }
    }

    /// How the open window works.
    pub(crate) fn window_kind(&self) -> Option<WindowKind> {
        Some(self.open_window()?.kind)
    }

    fn open_window(&self) -> Option<OpenWindow> {
        self.play.as_ref()?.window
    }

    /// The mode of the person on this seat.
    fn pass_mode(&self, seat: Seat) -> Option<PassMode> {
        let person = self.chairs.get(seat.index())?.holder.person()?;
        Some(self.members.get(person)?.pass)
    }

    /// The seats that hold the window open.
    pub(crate) fn waiting(&self) -> SeatSet {
        let Some(window) = self.open_window().filter(|window| window.kind == WindowKind::Beat)
        else {
            return SeatSet::EMPTY;
        };
        let waits = |seat: &Seat| {
            let chair = self.chairs.get(seat.index());
            let is_person = chair.is_some_and(|chair| matches!(chair.holder, Holder::Person(_)));
            let always = self.pass_mode(*seat) == Some(PassMode::Wait);
            is_person && !window.passed.contains(*seat) && (always || window.waits.contains(*seat))
        };
        window.seats.iter().filter(waits).collect()
    }

    /// How long a seat can hold a window open after the beat.
    fn reaction_time(&self, seat: Seat) -> Millis {
        let window = self.settings.pace.window();
        match (self.settings.pace, self.chairs.get(seat.index())) {
            (Pace::Live { .. }, Some(chair)) => window.min(chair.clock.responses),
            _ => window,
        }
    }

    /// How long a person among bots has for a response. Without time limits nobody is
    /// kept waiting.
    fn time_alone(&self, seat: Seat) -> Millis {
        match self.settings.pace {
            Pace::Casual { .. } => UNHURRIED,
            Pace::Live { .. } | Pace::Slow { .. } => self.reaction_time(seat),
        }
    }

    /// When `seat` responds in a window if no person does. It doesn't depend on
    /// anybody's hand.
    pub(crate) fn answer_due(&self, seat: Seat) -> Option<Millis> {
        let play = self.play.as_ref()?;
        let window = play.window?;
        let (least, most) = match (window.kind, self.settings.answer_delay) {
            (WindowKind::Sealed, delay) => delay,
            (WindowKind::Alone, (least, _)) => (ALONE.min(least), ALONE.min(least)),
            // A response has to come before the beat is over.
            (WindowKind::Beat, (least, most)) => {
                let latest = self.beat() * 9 / 10;
                (least.min(latest), most.min(latest))
            }
        };
        Some(window.opened + play.combined_seed.delay(window.number, seat.index(), least, most))
    }

    /// When the response window closes if nobody responds.
    pub(crate) fn window_closes(&self) -> Option<Millis> {
        let window = self.open_window()?;
        Some(match window.kind {
            WindowKind::Sealed => window.opened + self.settings.pace.window(),
            WindowKind::Beat => {
                let held = self.waiting().iter().map(|seat| self.reaction_time(seat)).max();
                window.opened + self.beat() + held.unwrap_or(0)
            }
            WindowKind::Alone => {
                let open = self.play.as_ref()?.open();
                let closes = open.iter().filter_map(|seat| self.pass_at(seat)).max();
                closes.unwrap_or(window.opened)
            }
        })
    }

    /// When a person passes without having been asked or without having answered.
    pub(crate) fn pass_at(&self, seat: Seat) -> Option<Millis> {
        let window = self.open_window()?;
        match window.kind {
            WindowKind::Beat => self.window_closes(),
            WindowKind::Alone if !self.is_asked_to_respond(seat) => {
                // A seat without a person takes as long as a bot.
                match self.pass_mode(seat) {
                    Some(_) => Some(window.opened),
                    None => self.answer_due(seat),
                }
            }
            WindowKind::Alone => Some(window.opened + self.time_alone(seat)),
            WindowKind::Sealed => {
                let (due, closes) = (self.answer_due(seat)?, self.window_closes()?);
                if !self.is_asked_to_respond(seat) {
                    return Some(due);
                }
                Some(closes.min(window.opened + self.reaction_time(seat)).max(due))
            }
        }
    }

    /// Whether the person on this seat is asked whether to respond.
    pub(crate) fn is_asked_to_respond(&self, seat: Seat) -> bool {
        let (Some(play), Some(mode)) = (&self.play, self.pass_mode(seat)) else { return false };
        let Some(window) = play.window else { return false };
        let asks = matches!(mode, PassMode::Ask | PassMode::Wait);
        if window.kind == WindowKind::Sealed {
            return asks;
        }
        let person = self.chairs.get(seat.index()).and_then(|chair| chair.holder.person());
        let member = person.and_then(|person| self.members.get(person));
        let never = member.is_some_and(|member| member.never_ask.contains(window.about));
        let can_respond = play.ask(seat).offered.len() > 1;
        // A seat that holds the window open needs a way to let it close.
        let waits = self.waiting().contains(seat);
        asks && !window.passed.contains(seat) && (waits || (can_respond && !never))
    }

    /// Notes that a seat lets the announcement pass.
    pub(crate) fn note_let_pass(&mut self, at: Millis, seat: Seat) {
        self.charge(at, seat, By::Person);
        if let Some(window) = self.play.as_mut().and_then(|play| play.window.as_mut()) {
            window.passed = window.passed.with(seat);
        }
    }

    /// The plan of a pass during a beat: it is noted, so that it doesn't change how long
    /// the window stays open. `None` for any other answer.
    pub(crate) fn let_pass_plan(&self, answer: &OfferedMove, decision: u64) -> Option<Vec<Plan>> {
        let play = self.play.as_ref()?;
        let window = play.window.filter(|window| window.kind == WindowKind::Beat)?;
        let seat = answer.seat;
        if play.game().window(&play.state)?.pass != answer.mv {
            return None;
        }
        let done = window.passed.contains(seat);
        Some(if done { Vec::new() } else { vec![Plan::Fact(Fact::LetPass { seat, decision })] })
    }

    /// Notes that a seat holds the window open.
    pub(crate) fn note_waits(&mut self, seat: Seat) {
        if let Some(window) = self.play.as_mut().and_then(|play| play.window.as_mut()) {
            window.waits = window.waits.with(seat);
            window.passed = window.passed.without(seat);
        }
    }

    /// The time of a response that is deducted from the clock of `seat`.
    pub(crate) fn response_time(&self, at: Millis, seat: Seat, since: Millis) -> Millis {
        match self.open_window().filter(|window| window.kind == WindowKind::Beat) {
            Some(window) if self.waiting().contains(seat) => {
                at.saturating_sub(window.opened + self.beat())
            }
            Some(_) => 0,
            None => at.saturating_sub(since),
        }
    }

    /// Holds the response window open.
    pub(crate) fn decide_wait(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        match self.stage {
            TableStage::Lobby => return Err(TableRefusal::NotBegun),
            TableStage::Over { .. } => return Err(TableRefusal::Over),
            TableStage::Playing => {}
        }
        self.not_stopped()?;
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NotSeated)?;
        if !matches!(self.chairs[chair].holder, Holder::Person(_)) {
            return Err(TableRefusal::StoodIn);
        }
        let window = self.open_window().filter(|window| window.seats.contains(seat));
        let window = window.ok_or(TableRefusal::NothingToRespondTo)?;
        if window.kind != WindowKind::Beat {
            // There is as much time as there can be.
            return Ok(Vec::new());
        }
        if self.waiting().contains(seat) && window.waits.contains(seat) {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::Waits { seat }])
    }

    /// Chooses which announcements a person is never asked about.
    pub(crate) fn decide_never_ask(
        &self,
        person: &PersonId,
        about: &BTreeSet<String>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let member = self.members.get(person).ok_or(TableRefusal::Stranger)?;
        // Counted with a separator each, so that empty names have a price, too.
        if about.iter().map(|kind| kind.len() + 1).sum::<usize>() > MAX_NEVER_ASK {
            return Err(TableRefusal::TooLong { what: "never-ask", most: MAX_NEVER_ASK });
        }
        if member.never_ask == *about {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::NeverAskSet { person: person.clone(), about: about.clone() }])
    }
}
