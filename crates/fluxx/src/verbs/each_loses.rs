//! `each-loses`: one player chooses a Keeper of each player; all of them are
//! discarded together. Players without one may have to discard a card of the hand
//! blindly instead.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EachLoses {
    chooser: Option<Piece>,
    hand_instead: bool,
    except_holder: Option<Piece>,
}

const CHOOSING: u8 = 1;

/// What `seat` may lose. A Keeper that stands in for others goes first, except on
/// the acting player's table.
fn keepers(law: Law<'_>, frame: Frame, seat: Seat) -> Pieces {
    law.losses(frame.actor(), law.shown.tables[seat.index()].and(law.deck.keepers))
}

/// Who can lose something.
fn losers(law: Law<'_>, frame: Frame, hand_instead: bool, spared: Option<Piece>) -> SeatSet {
    let spared = spared.and_then(|piece| law.working_holder(piece));
    let loses = |seat: &Seat| {
        Some(*seat) != spared
            && (!keepers(law, frame, *seat).is_empty()
                || (hand_instead && law.shown.hand_size(*seat) > 0))
    };
    law.shown.seats.iter().filter(loses).collect()
}

// Registers: `owed` what each seat loses, its piece plus one.
fn loss(law: Law<'_>, frame: Frame, seat: Seat) -> Option<Piece> {
    let chosen = law.shown.owed[seat.index()].checked_sub(1).map(Piece)?;
    keepers(law, frame, seat).contains(chosen).then_some(chosen)
}

/// Whose Keeper is to be chosen.
fn victim(law: Law<'_>, frame: Frame, spared: Option<Piece>) -> Option<Seat> {
    let losers = losers(law, frame, false, spared);
    law.shown
        .round_from(frame.actor())
        .find(|&seat| losers.contains(seat) && loss(law, frame, seat).is_none())
}

fn choose<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, seat: Seat, piece: Piece) -> Flow {
    run.state.shown.owed[seat.index()] = piece.0 + 1;
    Flow::Again
}

impl Behavior for EachLoses {
    type Definition = definitions::EachLoses;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self {
            chooser: compiler.chooser(card, &definition.chooser),
            hand_instead: definition.hand_instead,
            except_holder: compiler.maybe_piece(card, definition.except_holder.as_ref()),
        })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { hand_instead, except_holder: spared, .. } = self;
        if frame.stage == 0 {
            if losers(run.law(), frame, hand_instead, spared).is_empty() {
                return run.no_effect(frame);
            }
            run.state.shown.owed = [0; MAX_SEATS];
            run.frame().stage = CHOOSING;
            return Flow::Again;
        }
        if let Some(seat) = victim(run.law(), frame, spared) {
            return match sole_piece(keepers(run.law(), frame, seat)) {
                Some(piece) => choose(run, seat, piece),
                None => Flow::Wait,
            };
        }
        let losers = losers(run.law(), frame, hand_instead, spared);
        let round = run.state.shown.round_from(frame.actor());
        for seat in round.filter(|&seat| losers.contains(seat)) {
            if let Some(piece) = loss(run.law(), frame, seat) {
                run.discard_piece(seat, piece, DiscardReason::Effect);
            } else if let Some(card) = run.pick_from_hand(seat) {
                run.discard_from_hand(seat, card, DiscardReason::Effect);
            }
        }
        run.state.shown.owed = [0; MAX_SEATS];
        Flow::Done
    }

    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet {
        law.chooser(self.chooser, frame)
    }

    fn question(self, law: Law<'_>, frame: Frame, _: Seat) -> Question {
        let Self { except_holder: spared, .. } = self;
        Question::LoseKeeper { of: victim(law, frame, spared).unwrap_or(frame.actor()) }
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        let Self { except_holder: spared, .. } = self;
        if let Some(seat) = victim(law, frame, spared) {
            law.offer_pieces(keepers(law, frame, seat), moves);
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
            Move::ChooseAt(card, seat) => match run.deck.piece_of(card) {
                Some(piece) => choose(run, seat, piece),
                None => Flow::Again,
            },
            _ => Flow::Again,
        }
    }
}
