//! Answers of people and bots, and those that time gives.

use asterism_kernel::{Game as _, Input, Seat};

use crate::chair::Holder;
use crate::fact::{By, Fact};
use crate::id::{Millis, PersonId};
use crate::play::Play;
use crate::refusal::TableRefusal;
use crate::table::{Stage, Table};

/// The most letters of an answer.
const ANSWER: usize = 200;

impl Table {
    fn under_way(&self) -> Result<&Play, TableRefusal> {
        match (&self.stage, &self.play) {
            (Stage::Over { .. }, _) => Err(TableRefusal::Over),
            (Stage::Playing, Some(play)) => Ok(play),
            _ => Err(TableRefusal::NotBegun),
        }
    }

    pub(crate) fn decide_answer(
        &self,
        person: &PersonId,
        decision: u64,
        text: &str,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NotSeated)?;
        if self.was_answered(seat, decision, text) {
            return Ok(Vec::new());
        }
        let mut facts = self.answer(seat, decision, text, By::Person)?;
        if matches!(self.chairs[chair].holder, Holder::StandIn(_)) {
            // Who answers is back.
            facts.insert(0, Fact::Returned { seat });
        }
        Ok(facts)
    }

    pub(crate) fn decide_bot_answer(
        &self,
        at: Millis,
        seat: Seat,
        decision: u64,
        text: &str,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.was_answered(seat, decision, text) {
            return Ok(Vec::new());
        }
        self.under_way()?;
        let awaited = self.awaited().into_iter().find(|awaited| awaited.seat == seat);
        let awaited = awaited.ok_or(TableRefusal::NoBotAsked)?;
        // The pause before a move is a courtesy; the delay of an answer to what
        // was announced keeps a secret.
        if self.under_way()?.window.is_some() && at < awaited.from {
            return Err(TableRefusal::TooEarly { from: awaited.from });
        }
        self.answer(seat, decision, text, By::Bot)
    }

    /// Whether this very answer was given to this question already.
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
    ) -> Result<Vec<Fact>, TableRefusal> {
        let play = self.under_way()?;
        self.not_stopped()?;
        if text.len() > ANSWER {
            return Err(TableRefusal::TooLong { what: "An answer", most: ANSWER });
        }
        let ask = play.ask(seat);
        if ask.decision != decision || ask.offered.is_empty() {
            let decision = (!ask.offered.is_empty()).then_some(ask.decision);
            return Err(TableRefusal::Stale { decision });
        }
        let mv = play.game().read_move(&play.state, seat, text)?;
        play.game().check(&play.state, &Input::Answer { seat, mv: mv.clone() })?;
        let text = play.game().write_move(&mv);
        Ok(vec![Fact::Answered { seat, decision, text, by, sealed: false }])
    }

    /// What was announced passes this seat by.
    pub(crate) fn pass_fact(&self, seat: Seat) -> Fact {
        let pass = self.play.as_ref().and_then(|play| {
            let window = play.game().window(&play.state)?;
            Some(play.game().write_move(&window.pass))
        });
        self.fact_by_time(seat, pass.unwrap_or_default())
    }

    /// A bot is too late: the first thing offered is done.
    pub(crate) fn late_fact(&self, seat: Seat) -> Fact {
        let first = self.play.as_ref().and_then(|play| play.ask(seat).texts.first().cloned());
        self.fact_by_time(seat, first.unwrap_or_default())
    }

    fn fact_by_time(&self, seat: Seat, text: String) -> Fact {
        let decision = self.play.as_ref().map_or(0, |play| play.ask(seat).decision);
        Fact::Answered { seat, decision, text, by: By::Time, sealed: false }
    }
}
