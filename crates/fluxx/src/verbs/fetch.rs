//! `fetch`: one looks through a pile and takes a card of it in hand. The
//! discard pile stays in order, the draw pile is shuffled afterwards. Cards
//! being resolved are in neither.

use asterism_cards::ast::Kind;
use asterism_kernel::{Chance, Sink};

use crate::card::Card;
use crate::deck::Deck;
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Choice, Move, Moves};
use crate::op::Op;
use crate::question::Question;
use crate::run::{Flow, Run};
use crate::state::State;

/// Which pile; asked.
const PILE: u8 = 1;
/// Which card of the discard pile; asked.
const PAST: u8 = 2;
/// Which card of the draw pile; asked. Who is asked sees what is in it.
pub(crate) const FUTURE: u8 = 3;

/// The cards of a pile that may be taken: Creepers are never in a hand.
fn choices<'a>(deck: &'a Deck, pile: &'a [Card]) -> impl Iterator<Item = Card> + 'a {
    pile.iter().copied().filter(|&card| deck.kind(card) != Kind::Creeper)
}

pub(super) fn run<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    discard: bool,
    deck: bool,
) -> Flow {
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
                if run.deck.ops[usize::from(frame.verb) + 1] == Op::EndTurn {
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

pub(super) fn question(frame: Frame) -> Question {
    match frame.stage {
        PAST => Question::CardFromDiscardPile,
        FUTURE => Question::CardFromDrawPile,
        _ => Question::Pile,
    }
}

pub(super) fn offer(deck: &Deck, state: &State, frame: Frame, moves: &mut Moves) {
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
        let cards: crate::card::CardSet = choices(deck, pile).collect();
        cards.iter().for_each(|card| moves.push(Move::Choose(card)));
        return;
    }
    for card in choices(deck, pile) {
        moves.push(Move::Choose(card));
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
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
