//! `discard-rules`: New Rules leave play, some that the player chooses or all of a
//! sort.

use asterism_cards::ast::RuleCount;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscardRules {
    rules: RuleCount,
}

const CHOOSING: u8 = 1;

/// The fewest and the most rules that may go, of `in_force` at the start.
fn bounds(law: Law<'_>, count: RuleCount, in_force: usize) -> (usize, usize) {
    match count {
        RuleCount::One => (1, 1),
        RuleCount::UpTo(most) => (0, usize::from(most)),
        RuleCount::Half { at_least } => {
            let fewest = law.deck.options.fewest_rules_discarded.unwrap_or(at_least);
            let most = in_force.div_ceil(2);
            (usize::from(fewest).min(most), most)
        }
        RuleCount::All | RuleCount::Limits => (0, 0),
    }
}

// Registers: `bound` how many rules were in force at the start, `count` how
// many have gone.
fn still(law: Law<'_>, frame: Frame, count: RuleCount) -> (usize, usize) {
    let (fewest, most) = bounds(law, count, usize::from(frame.bound));
    let gone = usize::from(frame.count);
    let most = most.saturating_sub(gone).min(law.shown.rules.len());
    (fewest.saturating_sub(gone).min(most), most)
}

fn remove<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, card: Card) {
    let rule = run.deck.facts(card).rule;
    run.remove_rules(1 << rule, DiscardReason::Effect);
    run.frame().count += 1;
}

impl Behavior for DiscardRules {
    type Definition = definitions::DiscardRules;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { rules: definition.rules })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { rules: count } = self;
        let kinds = &run.deck.rule_kinds;
        let at_once = match count {
            RuleCount::All => Some(run.state.shown.in_force),
            RuleCount::Limits => {
                Some(run.state.shown.in_force & (kinds.hand_limit | kinds.keeper_limit))
            }
            RuleCount::One | RuleCount::UpTo(_) | RuleCount::Half { .. } => None,
        };
        if let Some(gone) = at_once {
            if gone == 0 {
                return run.no_effect(frame);
            }
            run.remove_rules(gone, DiscardReason::Effect);
            return Flow::Done;
        }
        if frame.stage == 0 {
            let in_force = run.state.shown.rules.len();
            if in_force == 0 {
                return run.no_effect(frame);
            }
            let next = run.frame();
            next.stage = CHOOSING;
            next.bound = in_force as u16;
            return Flow::Again;
        }
        let (fewest, most) = still(run.law(), frame, count);
        if most == 0 {
            return Flow::Done;
        }
        if fewest > 0 && run.state.shown.rules.len() == 1 {
            let card = run.deck.rules[usize::from(run.state.shown.rules[0])].card;
            remove(run, card);
            return Flow::Again;
        }
        Flow::Wait
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, law: Law<'_>, frame: Frame, _: Seat) -> Question {
        let Self { rules: count } = self;
        let (fewest, most) = still(law, frame, count);
        Question::DiscardRule { at_most: most as u8, may_stop: fewest == 0 }
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        let Self { rules: count } = self;
        for &rule in law.shown.rules.iter() {
            moves.push(Move::Choose(law.deck.rules[usize::from(rule)].card));
        }
        if still(law, frame, count).0 == 0 {
            moves.push(Move::Option(Choice::Done));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::Choose(card) => {
                remove(run, card);
                Flow::Again
            }
            _ => Flow::Done,
        }
    }
}
