//! `give`: a card of the player's own table goes to another player: the next, the
//! previous, or one the player chooses.

use asterism_cards::ast::Towards;

use crate::deck::When;
use crate::options::Parting;

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Give {
    what: Selection,
    to: Towards,
}

/// Which card; asked.
const WHAT: u8 = 1;
/// To whom; asked.
const WHOM: u8 = 2;

/// The cards that may be given. Of two that can't stay together the table may
/// have decided that the other one moves.
fn choices(law: Law<'_>, frame: Frame, what: Selection) -> Pieces {
    if what.this && law.deck.options.parting == Parting::Keeper {
        for (_, ability) in law.deck.abilities_of(frame.card) {
            if let When::TogetherWith { other, .. } = ability.when
                && ability.effect == frame.verb
            {
                return Pieces::only(other);
            }
        }
    }
    law.selected_for(what, frame.actor(), frame.card, frame.that())
}

fn give<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, to: Seat) -> Flow {
    let card = Card(run.frame().bound);
    if let Some(piece) = run.deck.piece_of(card)
        && let Some(from) = run.holder_of(piece)
        && from != to
    {
        run.move_piece(piece, from, to);
    }
    Flow::Done
}

impl Behavior for Give {
    type Definition = definitions::Give;
    const IS_POSSIBLE: Option<IsPossible<Self>> =
        Some(|verb, law, seat, card| !law.selected(verb.what, seat, card).is_empty());

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        Some(Self { what: compiler.selection(card, &definition.what), to: definition.to })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { what, to } = self;
        let actor = frame.actor();
        if frame.stage != WHOM {
            let found = choices(run.law(), frame, what);
            if found.is_empty() || run.state.shown.others(actor).is_empty() {
                return run.no_effect(frame);
            }
            let Some(piece) = sole_piece(found) else {
                run.frame().stage = WHAT;
                return Flow::Wait;
            };
            run.frame().bound = run.deck.card_of(piece).0;
            run.frame().stage = WHOM;
        }
        let to = match to {
            Towards::Next => Some(run.state.shown.next(actor)),
            Towards::Previous => Some(run.state.shown.previous(actor)),
            Towards::Chosen => sole_seat(run.state.shown.others(actor)),
            Towards::Random => run.pick_seat(run.state.shown.others(actor)),
            Towards::Active => Some(run.state.shown.active()),
            Towards::That => match frame.that() {
                Some(that) => Some(that),
                None => return run.no_effect(frame),
            },
        };
        match to {
            Some(to) => give(run, to),
            None => Flow::Wait,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        if frame.stage == WHAT {
            Question::GiveFromTable
        } else {
            Question::GiveTo { card: Card(frame.bound) }
        }
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        let Self { what, .. } = self;
        if frame.stage == WHAT {
            law.offer_pieces(choices(law, frame, what), moves);
        } else {
            law.offer_others(frame.actor(), moves);
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
            Move::ChooseAt(card, _) => {
                run.frame().bound = card.0;
                run.frame().stage = WHOM;
                Flow::Again
            }
            Move::ChooseSeat(to) => give(run, to),
            _ => Flow::Again,
        }
    }
}
