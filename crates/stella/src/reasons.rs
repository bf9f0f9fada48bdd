//! Which rule bars a move that is not offered.

use asterism_kernel::{Refusal, Seat};

use crate::state::{Stage, State};
use crate::{Face, MAX_HAND, Move};

asterism_kernel::explained! {
    /// The rules that can bar a move. The `words` crate has a sentence for each.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Barred {
        /// The game asks for another kind of move now.
        WrongStage = "wrong-stage",
        /// The last light is never paid away.
        TooLittleLight = "too-little-light",
        /// The hand is full.
        HandFull = "hand-full",
        /// There is no card left to draw.
        DeckEmpty = "deck-empty",
        /// The card is not in the hand.
        NotInHand = "not-in-hand",
        /// The hand has cards of the lead color.
        MustFollow = "must-follow",
        /// Rest cards can't be taken.
        RestNotTaken = "rest-not-taken",
        /// The card was not played in this round.
        NotInTrick = "not-in-trick",
        /// A rest card was played, so a rest card must be on top.
        RestOnTop = "rest-on-top",
    }
    also {}
}

impl State {
    /// The refusal for a move of the acting seat that is not offered.
    pub(crate) fn refuse(&self, seat: Seat, mv: Move) -> Refusal {
        Refusal::NotOffered { text: mv.to_string(), rule: self.barred(seat, mv).code() }
    }

    fn barred(&self, seat: Seat, mv: Move) -> Barred {
        match (self.stage, mv) {
            (Stage::Turn | Stage::Late, Move::Draw) => self.draw_barred(seat),
            (Stage::Turn, Move::Play(face)) if !self.hand(seat).contains(face) => Barred::NotInHand,
            (Stage::Turn, Move::Play(_)) => Barred::MustFollow,
            (Stage::Take, Move::Take(face)) if face.is_rest() => Barred::RestNotTaken,
            (Stage::Take, Move::Take(_)) => Barred::NotInTrick,
            (Stage::Top, Move::Top(face)) => self.top_barred(face),
            _ => Barred::WrongStage,
        }
    }

    fn draw_barred(&self, seat: Seat) -> Barred {
        if self.light(seat) < 2 {
            Barred::TooLittleLight
        } else if self.hand(seat).len() >= MAX_HAND {
            Barred::HandFull
        } else {
            Barred::DeckEmpty
        }
    }

    fn top_barred(&self, face: Face) -> Barred {
        if self.trick.cards().contains(&face) { Barred::RestOnTop } else { Barred::NotInTrick }
    }
}
