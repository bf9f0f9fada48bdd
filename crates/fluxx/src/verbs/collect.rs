//! `collect`: cards come from other hands into the player's own, given by their
//! owners or taken blindly, or one of a kind or else blindly.

use asterism_cards::ast::{Number, Payers, Pick};

use super::discard_from_hand::may_be_chosen;
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Collect {
    count: Number,
    from: Payers,
    pick: Pick,
    except_holder: Option<Piece>,
}

/// From whom; asked.
const FROM: u8 = 1;
/// The owners choose what they give; asked.
const OWNERS: u8 = 2;

/// The seats that have a card to give to `seat`.
fn payers(law: Law<'_>, seat: Seat, except_holder: Option<Piece>) -> SeatSet {
    let exempt = except_holder.and_then(|piece| law.working_holder(piece));
    let others = law.shown.others(seat);
    others.iter().filter(|&seat| law.shown.hand_size(seat) > 0 && Some(seat) != exempt).collect()
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
    run.state.shown.owed = [0; MAX_SEATS];
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

impl Behavior for Collect {
    type Definition = definitions::Collect;
    const IS_POSSIBLE: Option<IsPossible<Self>> =
        Some(|verb, law, seat, _| !payers(law, seat, verb.except_holder).is_empty());

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self {
            count: definition.count,
            from: definition.from,
            pick: definition.pick,
            except_holder: compiler.maybe_piece(card, definition.except_holder.as_ref()),
        })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { count, from, pick, except_holder } = self;
        if frame.stage == 0 {
            let payers = payers(run.law(), frame.actor(), except_holder);
            if payers.is_empty() {
                return run.no_effect(frame);
            }
            if from == Payers::Everyone {
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
        // A player who has to give everything is not asked.
        for seat in run.state.shown.others(frame.actor()).iter() {
            let owed = usize::from(run.state.shown.owed[seat.index()]);
            if owed > 0 && owed >= run.state.shown.hand_size(seat) {
                run.state.shown.owed[seat.index()] = 0;
                for card in run.state.hands[seat.index()].iter() {
                    run.hand_over(card, seat, frame.actor());
                }
            }
        }
        let waiting =
            run.state.shown.seats.iter().any(|seat| run.state.shown.owed[seat.index()] > 0);
        if waiting { Flow::Wait } else { Flow::Done }
    }

    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet {
        if frame.stage == OWNERS { law.who_owe() } else { SeatSet::only(frame.actor()) }
    }

    fn question(self, law: Law<'_>, frame: Frame, seat: Seat) -> Question {
        if frame.stage == OWNERS {
            Question::GiveFromHand { count: law.shown.owed[seat.index()] }
        } else {
            Question::Player
        }
    }

    fn offer(self, law: Law<'_>, state: &State, frame: Frame, seat: Seat, moves: &mut Moves) {
        let Self { pick, except_holder, .. } = self;
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

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        seat: Seat,
        mv: Move,
    ) -> Flow {
        let Self { count, pick, .. } = self;
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
}
