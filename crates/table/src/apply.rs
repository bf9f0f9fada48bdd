//! Turns inputs into facts.

use asterism_catalog::AnyGame;
use asterism_kernel::{Chance, GameInput};

use crate::action::Action;
use crate::answer::Plan;
use crate::fact::{By, Entry, Fact};
use crate::id::{Millis, Person};
use crate::input::{Input, Proposal};
use crate::play::{OfferedMove, Trial};
use crate::record::{begin_chance, build};
use crate::refusal::TableRefusal;
use crate::table::{Accepted, Table};
use crate::undo::reveals;

/// Maximum number of deadlines handled for one input.
const MAX_DUE: usize = 256;
/// Maximum length of all answers in one action together, in bytes.
const MAX_ANSWERS: usize = 4000;

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
        let answered = !plans.is_empty();
        for plan in plans {
            entries.push(next.commit(at, plan)?);
        }
        if answered && let Input::Act { person, action: Action::Answer { then, .. } } = input {
            for text in then {
                for plan in next.decide_further_answer(&person.id, text)? {
                    entries.push(next.commit(at, plan)?);
                }
            }
        }
        for _ in 0..MAX_DUE {
            let Some(due) = next.due(at) else { break };
            let plan = next.plan_of(due).ok_or(TableRefusal::Stale { decision: None })?;
            entries.push(next.commit(at, plan)?);
        }
        Ok((Some(next), entries))
    }

    fn decide(&self, at: Millis, input: &Input) -> Result<Vec<Plan>, TableRefusal> {
        let facts = match input {
            Input::Act { person, action } => return self.decide_action(at, person, action),
            Input::BotAnswer { seat, decision, text } => {
                return self.decide_bot_answer(at, *seat, *decision, text);
            }
            Input::Rename { person } => self.decide_rename(person)?,
            Input::Presence { person, here } => self.decide_presence(person, *here)?,
            Input::GiveUp { .. } if self.is_over() => return Err(TableRefusal::Over),
            Input::GiveUp { why } => vec![Fact::Abandoned { why: *why }],
            Input::Wake => Vec::new(),
        };
        Ok(facts.into_iter().map(Plan::Fact).collect())
    }

    fn decide_action(
        &self,
        at: Millis,
        person: &Person,
        action: &Action,
    ) -> Result<Vec<Plan>, TableRefusal> {
        let id = &person.id;
        let facts = match action {
            Action::Answer { decision, text, then } => {
                // Counted with a separator each, so that empty answers count, too.
                if then.iter().map(|text| text.len() + 1).sum::<usize>() > MAX_ANSWERS {
                    return Err(TableRefusal::TooLong { what: "answer", most: MAX_ANSWERS });
                }
                return self.decide_answer(id, *decision, text);
            }
            Action::Enter { link } => self.decide_enter(at, person, link.as_ref()),
            Action::Change { settings } => self.decide_change(id, settings),
            Action::Invite { hours, watch, link } => {
                self.decide_invite(at, id, *link, *hours, *watch)
            }
            Action::Withdraw { token, link } => self.decide_withdraw(id, link.or(*token)),
            Action::Remove { person } => self.decide_remove(id, person),
            Action::Lock { on } => self.decide_lock(id, *on),
            Action::Reserve { chair, on } => self.decide_reserve(id, *chair, *on),
            Action::Commit { digest } => self.decide_commit(id, *digest),
            Action::Reveal { secret } => self.decide_reveal(id, secret),
            Action::Sit { chair } => self.decide_sit(id, *chair),
            Action::SeatBot { chair, level } => self.decide_seat_bot(id, *chair, *level),
            Action::EmptyChair { chair } => self.decide_empty_chair(id, *chair),
            Action::AddWords { words } => self.decide_words(id, words),
            Action::Agree { changes } => self.decide_agree(id, *changes),
            Action::Ready { on } => self.decide_ready(id, *on),
            Action::Start => self.decide_start(id),
            Action::Call => self.decide_call(id),
            Action::Leave => self.decide_leave(id),
            Action::Concede => self.decide_concede(id),
            Action::OfferChair { to } => self.decide_offer_chair(id, to.as_ref()),
            Action::AcceptChair { chair } => self.decide_accept_chair(id, *chair),
            Action::StepAway => self.decide_step_away(id),
            Action::TakeBack => self.decide_take_back(id),
            Action::Say { text } => self.decide_say(at, id, text),
            Action::React { reaction } => self.decide_react(at, id, *reaction),
            Action::Mute { person, on } => self.decide_mute(id, person, *on),
            Action::Pass { mode } => self.decide_pass_mode(id, *mode),
            Action::Wait => self.decide_wait(id),
            Action::GoOn => self.decide_go_on(id),
            Action::NeverAsk { about } => self.decide_never_ask(id, about),
            Action::Pause => self.decide_propose(id, Proposal::Pause),
            Action::Resume => self.decide_propose(id, Proposal::Resume),
            Action::End => self.decide_propose(id, Proposal::End),
            Action::Vote { yes } => self.decide_vote(id, *yes),
            Action::Undo => self.decide_undo(id),
            Action::Rematch { table } => self.decide_rematch(id, table.as_ref()),
        }?;
        Ok(facts.into_iter().map(Plan::Fact).collect())
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
        self.commit_tried(Entry { at, fact, chance, check: None }, tried)
    }

    /// Applies an answer whose chance is written by hand.
    pub(crate) fn commit_by_hand(
        &mut self,
        (answer, decision, by): (OfferedMove, u64, By),
        chance: &mut impl Chance,
    ) -> Result<Entry, TableRefusal> {
        let play = self.play.as_ref().ok_or(TableRefusal::Stale { decision: None })?;
        let mut trial = play.try_answer_with(chance, &answer);
        let chance = std::mem::take(&mut trial.chance);
        let (seat, text) = (answer.seat, answer.text.clone());
        let fact = Fact::Answered { seat, decision, text, by, sealed: true };
        let entry = Entry { at: self.last, fact, chance, check: None };
        self.commit_tried(entry, Some(Tried::Answer(answer, trial)))
    }

    fn commit_tried(
        &mut self,
        mut entry: Entry,
        tried: Option<Tried>,
    ) -> Result<Entry, TableRefusal> {
        // A replay computes the same effect again.
        let happened = self.happen_as_tried(&entry, &(), tried);
        debug_assert!(happened.is_ok(), "{happened:?} for {entry:?}");
        happened.map_err(|_| TableRefusal::Stale { decision: None })?;
        entry.check = self.check_of(&entry.fact);
        Ok(entry)
    }
}
