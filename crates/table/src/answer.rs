//! Answers of people and bots, and those given by the table after a timeout.

use asterism_kernel::Seat;

use crate::chair::Holder;
use crate::fact::{By, Fact};
use crate::id::{Millis, PersonId};
use crate::play::{OfferedMove, Play};
use crate::refusal::TableRefusal;
use crate::table::{Table, TableStage};

/// Maximum number of characters in an answer.
const ANSWER: usize = 200;

/// A decided input: an answer with its move, or other facts.
pub(crate) enum Plan {
    Answer { answer: OfferedMove, decision: u64, by: By },
    Fact(Fact),
}

impl From<Fact> for Plan {
    fn from(fact: Fact) -> Self {
        Self::Fact(fact)
    }
}

impl Table {
    fn under_way(&self) -> Result<&Play, TableRefusal> {
        match (&self.stage, &self.play) {
            (TableStage::Over { .. }, _) => Err(TableRefusal::Over),
            (TableStage::Playing, Some(play)) => Ok(play),
            _ => Err(TableRefusal::NotBegun),
        }
    }

    pub(crate) fn decide_answer(
        &self,
        person: &PersonId,
        decision: u64,
        text: &str,
    ) -> Result<Vec<Plan>, TableRefusal> {
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NotSeated)?;
        if self.was_answered(seat, decision, text) {
            return Ok(Vec::new());
        }
        let mut plans = self.answer(seat, decision, text, By::Person)?;
        if matches!(self.chairs[chair].holder, Holder::StandIn(_)) {
            // A person who answers is present.
            plans.insert(0, Plan::Fact(Fact::Returned { seat }));
        }
        Ok(plans)
    }

    /// One more answer of the same person, to what they are asked now.
    pub(crate) fn decide_further_answer(
        &self,
        person: &PersonId,
        text: &str,
    ) -> Result<Vec<Plan>, TableRefusal> {
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NotSeated)?;
        let play = self.under_way()?;
        // A response window that has opened meanwhile is a question of its own.
        if play.window.is_some() || !play.asked_openly(seat) {
            return Err(TableRefusal::Stale { decision: None });
        }
        self.answer(seat, play.ask(seat).decision, text, By::Person)
    }

    pub(crate) fn decide_bot_answer(
        &self,
        at: Millis,
        seat: Seat,
        decision: u64,
        text: &str,
    ) -> Result<Vec<Plan>, TableRefusal> {
        if self.was_answered(seat, decision, text) {
            return Ok(Vec::new());
        }
        self.under_way()?;
        let awaited = self.awaited().into_iter().find(|awaited| awaited.seat == seat);
        let awaited = awaited.ok_or(TableRefusal::NoBotAsked)?;
        // The pause before a move is a courtesy. The delay of a response in a
        // window keeps a secret.
        if self.under_way()?.window.is_some() && at < awaited.from {
            return Err(TableRefusal::TooEarly { from: awaited.from });
        }
        self.answer(seat, decision, text, By::Bot)
    }

    /// Whether this answer was already given to this decision.
    fn was_answered(&self, seat: Seat, decision: u64, text: &str) -> bool {
        self.play.as_ref().is_some_and(|play| {
            let text = text.trim();
            play.ask(seat).answered.iter().any(|(number, given)| {
                *number == decision
                    && (**given == *text
                        || given.strip_suffix(text).is_some_and(|verb| verb.ends_with(' ')))
            })
        })
    }

    fn answer(
        &self,
        seat: Seat,
        decision: u64,
        text: &str,
        by: By,
    ) -> Result<Vec<Plan>, TableRefusal> {
        let play = self.under_way()?;
        self.not_stopped()?;
        if text.len() > ANSWER {
            return Err(TableRefusal::TooLong { what: "answer", most: ANSWER });
        }
        let ask = play.ask(seat);
        if ask.decision != decision || ask.offered.is_empty() {
            let decision = (!ask.offered.is_empty()).then_some(ask.decision);
            return Err(TableRefusal::Stale { decision });
        }
        let answer = play.read(seat, text)?;
        if let Some(plans) = self.let_pass_plan(&answer, decision) {
            return Ok(plans);
        }
        Ok(vec![Plan::Answer { answer, decision, by }])
    }

    /// The move that a text of `seat` means now, and the number of its decision.
    pub(crate) fn read_answer(
        &self,
        seat: Seat,
        text: &str,
    ) -> Result<(OfferedMove, u64), TableRefusal> {
        let play = self.under_way()?;
        Ok((play.read(seat, text)?, play.ask(seat).decision))
    }

    /// Passes for this seat in the response window.
    pub(crate) fn pass_plan(&self, seat: Seat) -> Option<Plan> {
        self.plan_by_time(seat, |play| play.passing(seat))
    }

    /// A bot is too late: makes the first offered move.
    pub(crate) fn late_plan(&self, seat: Seat) -> Option<Plan> {
        self.plan_by_time(seat, |play| play.first_offered(seat))
    }

    fn plan_by_time(
        &self,
        seat: Seat,
        answer: impl FnOnce(&Play) -> Option<OfferedMove>,
    ) -> Option<Plan> {
        let play = self.play.as_ref()?;
        let (answer, decision) = (answer(play)?, play.ask(seat).decision);
        Some(Plan::Answer { answer, decision, by: By::Time })
    }
}
