//! Turns inputs into facts.

use asterism_catalog::AnyGame;
use asterism_kernel::Input as GameInput;

use crate::answer::Plan;
use crate::fact::{Entry, Fact};
use crate::id::Millis;
use crate::input::Input;
use crate::play::{OfferedMove, Trial};
use crate::record::{begin_chance, build};
use crate::refusal::TableRefusal;
use crate::table::{Accepted, Table};
use crate::undo::reveals;

/// Maximum number of deadlines handled for one input.
const MAX_DUE: usize = 256;

/// An effect that was computed to find the chance outcomes, kept so that applying
/// the fact need not compute it again.
pub(crate) enum Tried {
    Start(AnyGame),
    Answer(OfferedMove, Trial),
    Seats(Trial),
}

impl Table {
    /// Applies an input. If it is refused, nothing has changed.
    pub fn apply(&mut self, at: Millis, input: &Input) -> Result<Accepted, TableRefusal> {
        let (next, entries) = self.applied(at, input)?;
        if let Some(next) = next {
            *self = next;
        }
        Ok(Accepted { entries })
    }

    /// The table after an input and the entries that lead there; no table if nothing
    /// has changed. A caller that stores entries should switch to the new table only
    /// when they are durable.
    pub fn applied(
        &self,
        at: Millis,
        input: &Input,
    ) -> Result<(Option<Self>, Vec<Entry>), TableRefusal> {
        // Another node's clock may be a little behind.
        let at = at.max(self.last);
        let plans = self.decide(at, input)?;
        if plans.is_empty() && self.due(at).is_none() {
            return Ok((None, Vec::new()));
        }
        let mut next = self.clone();
        let mut entries = Vec::new();
        for plan in plans {
            entries.push(next.commit(at, plan)?);
        }
        for _ in 0..MAX_DUE {
            let Some(due) = next.due(at) else { break };
            let plan = next.plan_of(due).ok_or(TableRefusal::Stale { decision: None })?;
            entries.push(next.commit(at, plan)?);
        }
        Ok((Some(next), entries))
    }

    fn decide(&self, at: Millis, input: &Input) -> Result<Vec<Plan>, TableRefusal> {
        match input {
            Input::Answer { person, decision, text } => self.decide_answer(person, *decision, text),
            Input::BotAnswer { seat, decision, text } => {
                self.decide_bot_answer(at, *seat, *decision, text)
            }
            other => Ok(self.decide_facts(at, other)?.into_iter().map(Plan::Fact).collect()),
        }
    }

    /// Decides an input that is not an answer.
    fn decide_facts(&self, at: Millis, input: &Input) -> Result<Vec<Fact>, TableRefusal> {
        match input {
            Input::Enter { person, link } => self.decide_enter(at, person, link.as_ref()),
            Input::Remove { person, whom } => self.decide_remove(person, whom),
            Input::Lock { person, on } => self.decide_lock(person, *on),
            Input::Reserve { person, chair, on } => self.decide_reserve(person, *chair, *on),
            Input::Rename { person } => self.decide_rename(person),
            Input::Change { person, settings } => self.decide_change(person, settings),
            Input::Invite { person, token, lasts } => {
                self.decide_invite(at, person, *token, *lasts)
            }
            Input::Withdraw { person, token } => self.decide_withdraw(person, *token),
            Input::Sit { person, chair } => self.decide_sit(person, *chair),
            Input::SeatBot { person, chair, level } => self.decide_seat_bot(person, *chair, *level),
            Input::EmptyChair { person, chair } => self.decide_empty_chair(person, *chair),
            Input::AddWords { person, words } => self.decide_words(person, words),
            Input::Commit { person, digest } => self.decide_commit(person, *digest),
            Input::Reveal { person, secret } => self.decide_reveal(person, secret),
            Input::Start { person } => self.decide_start(person),
            Input::Leave { person } => self.decide_leave(person),
            Input::Concede { person } => self.decide_concede(person),
            Input::OfferChair { person, to } => self.decide_offer_chair(person, to.as_ref()),
            Input::AcceptChair { person, chair } => self.decide_accept_chair(person, *chair),
            Input::StepAway { person } => self.decide_step_away(person),
            Input::TakeBack { person } => self.decide_take_back(person),
            Input::Presence { person, here } => self.decide_presence(person, *here),
            Input::Say { person, text } => self.decide_say(at, person, text),
            Input::React { person, reaction } => self.decide_react(at, person, *reaction),
            Input::Mute { person, whom, on } => self.decide_mute(person, whom, *on),
            Input::SetPass { person, mode } => self.decide_pass_mode(person, *mode),
            Input::Propose { person, what } => self.decide_propose(person, *what),
            Input::Vote { person, yes } => self.decide_vote(person, *yes),
            Input::Undo { person } => self.decide_undo(person),
            Input::Rematch { person, fresh } => self.decide_rematch(person, fresh),
            Input::GiveUp { .. } if self.is_over() => Err(TableRefusal::Over),
            Input::GiveUp { why } => Ok(vec![Fact::Abandoned { why: *why }]),
            Input::Answer { .. } | Input::BotAnswer { .. } | Input::Wake => Ok(Vec::new()),
        }
    }

    /// Computes the chance outcomes of a fact, and applies it in the same way as a
    /// replay.
    pub(crate) fn commit(
        &mut self,
        at: Millis,
        plan: impl Into<Plan>,
    ) -> Result<Entry, TableRefusal> {
        let number = self.chance_number();
        let stale = TableRefusal::Stale { decision: None };
        let mut tried = None;
        let (fact, chance) = match plan.into() {
            Plan::Answer { answer, decision, by } => {
                let play = self.play.as_ref().ok_or(stale)?;
                let mut trial = play.try_answer(number, &answer);
                let OfferedMove { seat, mv, text } = &answer;
                let sealed = reveals(play.game(), &play.state, *seat, mv, &trial, number);
                let chance = std::mem::take(&mut trial.chance);
                let (seat, text) = (*seat, text.clone());
                tried = Some(Tried::Answer(answer, trial));
                (Fact::Answered { seat, decision, text, by, sealed }, chance)
            }
            Plan::Fact(Fact::Started { setup, rules, definitions, chairs }) => {
                let game = build(self.entries, &setup, &definitions, &());
                let game = game.map_err(|_| TableRefusal::NotBegun)?;
                let (_, combined_seed) = self.seed_at_start(&chairs);
                let chance = begin_chance(&game, combined_seed, self.begin_number());
                tried = Some(Tried::Start(game));
                (Fact::Started { setup, rules, definitions, chairs }, chance)
            }
            Plan::Fact(Fact::Joined { seat, holder }) => {
                let play = self.play.as_ref().ok_or(stale)?;
                let mut trial = play.trial(number, &GameInput::Joins(seat))?;
                let chance = std::mem::take(&mut trial.chance);
                tried = Some(Tried::Seats(trial));
                (Fact::Joined { seat, holder }, chance)
            }
            Plan::Fact(Fact::Left { seat }) => {
                let play = self.play.as_ref().ok_or(stale)?;
                let mut trial = play.trial(number, &GameInput::Leaves(seat))?;
                let chance = std::mem::take(&mut trial.chance);
                tried = Some(Tried::Seats(trial));
                (Fact::Left { seat }, chance)
            }
            Plan::Fact(other) => (other, Vec::new()),
        };
        let mut entry = Entry { at, fact, chance, check: None };
        // A replay computes the same effect again.
        let happened = self.happen_as_tried(&entry, &(), tried);
        debug_assert!(happened.is_ok(), "{happened:?} for {entry:?}");
        happened.map_err(|_| TableRefusal::Stale { decision: None })?;
        entry.check = self.check_of(&entry.fact);
        Ok(entry)
    }
}
