//! `collect`: cards come from other hands into one's own, given by their
//! owners or taken blindly, or one of a kind or else blindly.

use asterism_cards::ast::{Number, Pick};
use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::Piece;
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Choice, Move, Moves, WithHand};
use crate::rules::Law;
use crate::run::{Flow, Run};
use crate::state::State;

use super::discard_from_hand::may_be_chosen;
use super::sole_seat;

/// From whom; asked.
const FROM: u8 = 1;
/// The owners choose what they give; asked.
pub(super) const OWNERS: u8 = 2;

/// Who has a card to give to `seat`.
pub(crate) fn payers(law: Law<'_>, seat: Seat, except_holder: Option<Piece>) -> SeatSet {
    let exempt = except_holder.and_then(|piece| law.working_holder(piece));
    let others = law.shown.others(seat);
    others.iter().filter(|&seat| law.shown.hand_size(seat) > 0 && Some(seat) != exempt).collect()
}

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    count: Number,
    from_all: bool,
    pick: Pick,
    except_holder: Option<Piece>,
) -> Flow {
    if frame.stage == 0 {
        let payers = payers(run.law(), frame.actor(), except_holder);
        if payers.is_empty() {
            return run.no_effect(frame);
        }
        if from_all {
            return begin(run, frame, payers, count, pick);
        }
        return match sole_seat(payers) {
            Some(_) => begin(run, frame, payers, count, pick),
            None => {
                run.frame().stage = FROM;
                Flow::Wait
            }
        };
    }
    // Who has to give everything is not asked.
    for seat in run.state.shown.others(frame.actor()).iter() {
        let owed = usize::from(run.state.shown.owed[seat.index()]);
        if owed > 0 && owed >= run.state.shown.hand_size(seat) {
            run.state.shown.owed[seat.index()] = 0;
            for card in run.state.hands[seat.index()].iter() {
                run.hand_over(card, seat, frame.actor());
            }
        }
    }
    let waiting = run.state.shown.seats.iter().any(|seat| run.state.shown.owed[seat.index()] > 0);
    if waiting { Flow::Wait } else { Flow::Done }
}

fn begin<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    payers: SeatSet,
    count: Number,
    pick: Pick,
) -> Flow {
    let count = run.law().number(count);
    run.frame().stage = OWNERS;
    run.state.shown.owed = [0; asterism_kernel::MAX_SEATS];
    let order = run.state.shown.round_from(frame.actor());
    for seat in order.filter(|&seat| payers.contains(seat)) {
        if pick != Pick::Random {
            run.state.shown.owed[seat.index()] = count;
            continue;
        }
        for _ in 0..count {
            if let Some(card) = run.pick_from_hand(seat) {
                run.hand_over(card, seat, frame.actor());
            }
        }
    }
    Flow::Again
}

pub(super) fn offer(
    law: Law<'_>,
    state: &State,
    frame: Frame,
    seat: Seat,
    (pick, except_holder): (Pick, Option<Piece>),
    moves: &mut Moves,
) {
    if frame.stage == OWNERS {
        if pick == Pick::Owner {
            return law.offer_hand(state, seat, WithHand::Choose, moves);
        }
        let cards = state.hands[seat.index()].iter();
        for card in cards.filter(|&card| may_be_chosen(pick, law.deck.facts(card).kind)) {
            moves.push(Move::Choose(card));
        }
        moves.push(Move::Option(Choice::Random));
        return;
    }
    for seat in payers(law, frame.actor(), except_holder).iter() {
        moves.push(Move::ChooseSeat(seat));
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    seat: Seat,
    mv: Move,
    count: Number,
    pick: Pick,
) -> Flow {
    match mv {
        Move::ChooseSeat(from) => begin(run, frame, SeatSet::only(from), count, pick),
        Move::Choose(card) => {
            run.state.shown.owed[seat.index()] -= 1;
            run.hand_over(card, seat, frame.actor());
            Flow::Again
        }
        Move::Option(Choice::Random) => {
            run.state.shown.owed[seat.index()] -= 1;
            if let Some(card) = run.pick_from_hand(seat) {
                run.hand_over(card, seat, frame.actor());
            }
            Flow::Again
        }
        _ => Flow::Again,
    }
}
