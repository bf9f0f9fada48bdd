//! `take`: a card goes from another table to the player's own, never to a hand.

use asterism_cards::ast::Kind;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Take {
    what: Selection,
}

/// Somebody is about to lose a Keeper and may answer that; asked.
pub(crate) const THEFT: u8 = 1;
/// Nobody stopped it.
pub(crate) const THEFT_STANDS: u8 = 2;

/// A Keeper can be defended, a Creeper is nobody's loss.
fn begin<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, piece: Piece) -> Flow {
    let card = run.deck.card_of(run.law().lost(frame.actor(), piece));
    let defended = run.deck.kind(card) == Kind::Keeper && !run.deck.answers.to_theft.is_empty();
    run.state.passed = SeatSet::EMPTY;
    let next = run.frame();
    next.bound = card.0;
    next.stage = if defended { THEFT } else { THEFT_STANDS };
    Flow::Again
}

pub(super) fn take<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, piece: Piece) {
    if let Some(from) = run.holder_of(piece)
        && from != frame.actor()
    {
        run.move_piece(piece, from, frame.actor());
    }
}

impl Behavior for Take {
    type Definition = definitions::Take;
    const IS_POSSIBLE: Option<IsPossible<Self>> =
        Some(|verb, law, seat, card| !law.selected(verb.what, seat, card).is_empty());

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self { what: compiler.selection(card, &definition.what) })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if frame.stage == THEFT || frame.stage == THEFT_STANDS {
            if frame.stage == THEFT && !run.law().answerers(run.state).is_empty() {
                return Flow::Wait;
            }
            if let Some(piece) = run.deck.piece_of(Card(frame.bound)) {
                take(run, frame, piece);
            }
            return Flow::Done;
        }
        let found = run.law().selected(self.what, frame.actor(), frame.card);
        if found.is_empty() {
            return run.no_effect(frame);
        }
        if self.what.all {
            for piece in found.iter() {
                take(run, frame, piece);
            }
            return Flow::Done;
        }
        match sole_piece(run.law().losses(frame.actor(), found)) {
            Some(piece) => begin(run, frame, piece),
            None => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::TakeFromTable
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        let found = law.selected(self.what, frame.actor(), frame.card);
        law.offer_pieces(law.losses(frame.actor(), found), moves);
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::ChooseAt(card, _) => match run.deck.piece_of(card) {
                Some(piece) => begin(run, frame, piece),
                None => Flow::Again,
            },
            _ => Flow::Again,
        }
    }

    fn theft(self, law: Law<'_>, frame: Frame) -> Theft {
        let keeper = law.deck.piece_of(Card(frame.bound));
        Theft::OfKeeper { victim: keeper.and_then(|piece| law.shown.holder(piece)) }
    }
}
