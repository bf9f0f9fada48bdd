//! `discard-from-hand`: cards leave hands for the discard pile, chosen by
//! their owners, or blindly, or one of a kind or else blindly.

use asterism_cards::ast::{Kind, Number, Pick, Who};

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscardFromHand {
    who: Who,
    count: Number,
    pick: Pick,
}

const ASKED: u8 = 1;

fn discard_blindly<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, seat: Seat) {
    if let Some(card) = run.pick_from_hand(seat) {
        run.discard_from_hand(seat, card, DiscardReason::Effect);
    }
}

/// Whether a card of that kind may be chosen.
pub(super) fn may_be_chosen(pick: Pick, card: Kind) -> bool {
    match pick {
        Pick::Owner | Pick::Random => true,
        Pick::KindOrRandom(kind) => card == kind,
        Pick::ActionOrSurpriseOrRandom => matches!(card, Kind::Action | Kind::Surprise),
    }
}

impl Behavior for DiscardFromHand {
    type Definition = definitions::DiscardFromHand;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { who: definition.who, count: definition.count, pick: definition.pick })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { who, count, pick } = self;
        if frame.stage == 0 {
            let count = run.law().number(count);
            run.frame().stage = ASKED;
            run.state.shown.owed = [0; MAX_SEATS];
            for seat in run.state.shown.round_from(frame.actor()) {
                let concerned = match who {
                    Who::You => seat == frame.actor(),
                    Who::Everyone => true,
                    Who::EachOther => seat != frame.actor(),
                };
                if !concerned {
                    continue;
                }
                let owed = usize::from(count).min(run.state.shown.hand_size(seat)) as u8;
                if pick == Pick::Random {
                    for _ in 0..owed {
                        discard_blindly(run, seat);
                    }
                } else {
                    run.state.shown.owed[seat.index()] = owed;
                }
            }
            return Flow::Again;
        }
        let mut waiting = false;
        for seat in run.state.shown.seats.iter() {
            let owed = usize::from(run.state.shown.owed[seat.index()]);
            if owed == 0 {
                continue;
            }
            if owed >= run.state.shown.hand_size(seat) {
                run.state.shown.owed[seat.index()] = 0;
                for card in run.state.hands[seat.index()].iter() {
                    run.discard_from_hand(seat, card, DiscardReason::Effect);
                }
            } else {
                waiting = true;
            }
        }
        if waiting { Flow::Wait } else { Flow::Done }
    }

    fn asks(self, law: Law<'_>, _: Frame) -> SeatSet {
        law.who_owe()
    }

    fn question(self, law: Law<'_>, _: Frame, seat: Seat) -> Question {
        Question::DiscardFromHand { count: law.shown.owed[seat.index()] }
    }

    fn offer(self, law: Law<'_>, state: &State, _: Frame, seat: Seat, moves: &mut Moves) {
        let Self { pick, .. } = self;
        for card in state.hands[seat.index()].iter() {
            if may_be_chosen(pick, law.deck.facts(card).kind) {
                moves.push(Move::Discard(card));
            }
        }
        if matches!(pick, Pick::KindOrRandom(_) | Pick::ActionOrSurpriseOrRandom) {
            moves.push(Move::Option(Choice::Random));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        _: Frame,
        seat: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::Discard(card) => run.discard_from_hand(seat, card, DiscardReason::Effect),
            _ => discard_blindly(run, seat),
        }
        run.state.shown.owed[seat.index()] -= 1;
        Flow::Again
    }
}
