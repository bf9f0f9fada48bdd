//! The numbers of the moves of Fluxx.

use asterism_fluxx::{Card, Choice, Deck, Move};
use asterism_kernel::MAX_SEATS;

use crate::SeatRing;

const PASS: usize = 1;
const DRAW: usize = 2;
const END: usize = 3;
const CHOICES: usize = 4;
const SEATS: usize = CHOICES + Choice::ALL.len();
const CARDS: usize = SEATS + MAX_SEATS;

/// Moves without a card come first. Then there is a row of numbers, one for each card of
/// the deck, for each thing that can be done with a card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Actions {
    deck_size: usize,
}

/// What can be done with a card; choosing one at a seat follows, a row per seat.
#[derive(Clone, Copy)]
enum Row {
    Play,
    Use,
    Answer,
    Discard,
    Choose,
    ChooseAt,
}

const ROWS: usize = Row::ChooseAt as usize + MAX_SEATS;

impl Actions {
    pub(crate) const fn new(deck_size: usize) -> Self {
        Self { deck_size }
    }

    pub(crate) const fn count(self) -> usize {
        CARDS + ROWS * self.deck_size
    }

    #[inline]
    const fn at(self, row: usize, card: Card) -> usize {
        CARDS + row * self.deck_size + card.index()
    }

    #[inline]
    pub(crate) const fn number(self, ring: SeatRing, mv: &Move) -> usize {
        match *mv {
            Move::Play(card) => self.at(Row::Play as usize, card),
            Move::Use(card) => self.at(Row::Use as usize, card),
            Move::Answer(card) => self.at(Row::Answer as usize, card),
            Move::Discard(card) => self.at(Row::Discard as usize, card),
            Move::Choose(card) => self.at(Row::Choose as usize, card),
            Move::ChooseAt(card, seat) => self.at(Row::ChooseAt as usize + ring.offset(seat), card),
            Move::ChooseSeat(seat) => SEATS + ring.offset(seat),
            // The order of `Choice::ALL` is that of the declaration; a test checks it.
            Move::Option(choice) => CHOICES + choice as usize,
            Move::Pass => PASS,
            Move::Draw => DRAW,
            Move::End => END,
        }
    }

    #[inline]
    pub(crate) fn move_at(self, ring: SeatRing, action: usize) -> Option<Move> {
        match action {
            PASS => return Some(Move::Pass),
            DRAW => return Some(Move::Draw),
            END => return Some(Move::End),
            CHOICES..SEATS => return Some(Move::Option(Choice::ALL[action - CHOICES].0)),
            SEATS..CARDS => return ring.seat(action - SEATS).map(Move::ChooseSeat),
            _ => {}
        }
        let place = action.checked_sub(CARDS)?;
        let (row, card) = (place / self.deck_size, Card::new(place % self.deck_size));
        match row {
            0 => Some(Move::Play(card)),
            1 => Some(Move::Use(card)),
            2 => Some(Move::Answer(card)),
            3 => Some(Move::Discard(card)),
            4 => Some(Move::Choose(card)),
            5..ROWS => Some(Move::ChooseAt(card, ring.seat(row - Row::ChooseAt as usize)?)),
            _ => None,
        }
    }

    /// The text of a move with seats counted from the own one on.
    pub(crate) fn text(self, deck: &Deck, action: usize) -> String {
        // From seat 0, the offset of a seat is its number.
        let ring = SeatRing::new(MAX_SEATS, asterism_kernel::Seat::new(0));
        let name = |card: Card| deck.name(card);
        match self.move_at(ring, action) {
            None => String::new(),
            Some(Move::Play(card)) => format!("play {}", name(card)),
            Some(Move::Use(card)) => format!("use {}", name(card)),
            Some(Move::Answer(card)) => format!("answer {}", name(card)),
            Some(Move::Pass) => "pass".to_owned(),
            Some(Move::Draw) => "draw".to_owned(),
            Some(Move::Discard(card)) => format!("discard {}", name(card)),
            Some(Move::Choose(card)) => format!("choose {}", name(card)),
            Some(Move::ChooseAt(card, seat)) => format!("choose {}@+{seat}", name(card)),
            Some(Move::ChooseSeat(seat)) => format!("choose +{seat}"),
            Some(Move::Option(choice)) => format!("choose {}", choice.word()),
            Some(Move::End) => "end".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_numbered_in_the_order_of_their_list() {
        for (index, (choice, word)) in Choice::ALL.into_iter().enumerate() {
            assert_eq!(choice as usize, index, "{word}");
        }
    }

    #[test]
    fn every_number_is_a_move_and_every_move_a_number() {
        let actions = Actions::new(98);
        for me in 0..4 {
            let ring = SeatRing::new(4, asterism_kernel::Seat::new(me));
            for action in 1..actions.count() {
                let mv = actions.move_at(ring, action).unwrap();
                assert_eq!(actions.number(ring, &mv), action);
            }
            assert_eq!(actions.move_at(ring, actions.count()), None);
        }
    }
}
