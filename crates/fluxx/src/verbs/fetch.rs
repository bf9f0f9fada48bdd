//! `fetch`: one looks through a pile and takes a card of it in hand. The
//! discard pile stays in order, the draw pile is shuffled afterwards. Cards
//! being resolved are in neither.

use asterism_cards::ast::{Kind, Piles};

use crate::deck::Deck;

use super::Op;
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fetch {
    from: Piles,
}

/// Which pile; asked.
const PILE: u8 = 1;
/// Which card of the discard pile; asked.
const PAST: u8 = 2;
/// Which card of the draw pile; asked. The player who is asked sees its cards.
const FUTURE: u8 = 3;

/// The cards of a pile that may be taken: Creepers are never in a hand.
fn choices<'a>(deck: &'a Deck, pile: &'a [Card]) -> impl Iterator<Item = Card> + 'a {
    pile.iter().copied().filter(|&card| deck.kind(card) != Kind::Creeper)
}

fn take<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame, card: Card) -> Flow {
    let seat = frame.actor();
    if frame.stage == PAST {
        run.state.take_from_discard(card);
    } else {
        run.state.take_from_deck(card);
        let size = usize::from(run.state.shown.deck_size);
        run.spend(size as u32);
        run.chance.shuffle(&mut run.state.order[..size], |card| card.0);
        run.sink.tell_all(|| Event::DrawPileShuffled);
    }
    run.state.add_to_hand(seat, card);
    run.sink.tell_all(|| Event::TakenInHand { seat, card });
    Flow::Done
}

impl Behavior for Fetch {
    type Definition = definitions::Fetch;

    fn compile(definition: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self { from: definition.from })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Self { from: Piles { discard, deck } } = self;
        if frame.stage == 0 || frame.stage == PILE {
            let past = discard && choices(run.deck, run.state.discard()).next().is_some();
            let future = deck && choices(run.deck, run.state.deck()).next().is_some();
            run.frame().stage = match (past, future) {
                (true, true) => PILE,
                (true, false) => PAST,
                (false, true) => FUTURE,
                (false, false) => {
                    // With nothing to take the turn goes on, and the card is spent:
                    // coming back, it could be played without an end.
                    run.frame().kept = crate::run::SPENT;
                    if matches!(run.deck.ops[usize::from(frame.verb) + 1], Op::EndTurn(_)) {
                        run.frame().verb += 1;
                    }
                    return run.no_effect(frame);
                }
            };
            return if past && future { Flow::Wait } else { Flow::Again };
        }
        let pile = if frame.stage == PAST { run.state.discard() } else { run.state.deck() };
        let mut found = choices(run.deck, pile);
        let (first, second) = (found.next(), found.next());
        drop(found);
        match (first, second) {
            (Some(card), None) => take(run, frame, card),
            (Some(_), Some(_)) => Flow::Wait,
            (None, _) => Flow::Done,
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        match frame.stage {
            PAST => Question::CardFromDiscardPile,
            FUTURE => Question::CardFromDrawPile,
            _ => Question::Pile,
        }
    }

    fn offer(self, law: Law<'_>, state: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        let pile = match frame.stage {
            PAST => state.discard(),
            FUTURE => state.deck(),
            _ => {
                moves.push(Move::Option(Choice::Past));
                moves.push(Move::Option(Choice::Future));
                return;
            }
        };
        if frame.stage == FUTURE {
            // In the order of the definitions: that of the pile stays hidden.
            let cards: crate::card::CardSet = choices(law.deck, pile).collect();
            cards.iter().for_each(|card| moves.push(Move::Choose(card)));
            return;
        }
        for card in choices(law.deck, pile) {
            moves.push(Move::Choose(card));
        }
    }

    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        _: Seat,
        mv: Move,
    ) -> Flow {
        match mv {
            Move::Option(choice) => {
                run.frame().stage = if choice == Choice::Past { PAST } else { FUTURE };
                Flow::Again
            }
            Move::Choose(card) => take(run, frame, card),
            _ => Flow::Again,
        }
    }

    fn shows_draw_pile(self, frame: Frame) -> bool {
        frame.stage == FUTURE
    }
}
