//! Why a move is not offered: the rule that bars it, by a stable code.

use asterism_kernel::{Refusal, Seat};

use crate::state::{Stage, State};
use crate::{Class, Face, MAX_HAND, Move};

impl State {
    /// The refusal for a move of the acting seat that is not offered.
    pub(crate) fn refuse(&self, seat: Seat, mv: Move) -> Refusal {
        let (rule, reason) = self.barred(seat, mv);
        Refusal::NotOffered { text: mv.to_string(), rule, reason }
    }

    fn barred(&self, seat: Seat, mv: Move) -> (&'static str, String) {
        match (self.stage, mv) {
            (Stage::Turn | Stage::Late, Move::Draw) => self.draw_barred(seat),
            (Stage::Turn, Move::Play(face)) => self.play_barred(seat, face),
            (Stage::Take, Move::Take(face)) => self.take_barred(face),
            (Stage::Top, Move::Top(face)) => self.top_barred(face),
            (stage, _) => ("wrong-stage", stage_reason(stage)),
        }
    }

    fn draw_barred(&self, seat: Seat) -> (&'static str, String) {
        if self.light(seat) < 2 {
            return (
                "too-little-light",
                "paying needs at least 2 light, because the last one is never paid away."
                    .to_owned(),
            );
        }
        if self.hand(seat).len() >= MAX_HAND {
            return ("hand-full", format!("a hand holds at most {MAX_HAND} cards."));
        }
        ("deck-empty", "there is no card left to draw.".to_owned())
    }

    fn play_barred(&self, seat: Seat, face: Face) -> (&'static str, String) {
        if !self.hand(seat).contains(face) {
            return ("not-in-hand", format!("{face} is not in the hand."));
        }
        let lead = self.lead().map_or(Class::Rest, Class::Emotion);
        (
            "must-follow",
            format!(
                "the lead colour is {lead} and the hand has some; play one of them or a rest card."
            ),
        )
    }

    fn take_barred(&self, face: Face) -> (&'static str, String) {
        if face.is_rest() {
            return (
                "rest-not-taken",
                "rest cards can't be taken; take an emotion card.".to_owned(),
            );
        }
        ("not-in-trick", format!("{face} was not played in this round."))
    }

    fn top_barred(&self, face: Face) -> (&'static str, String) {
        if !self.trick.cards().contains(&face) {
            return ("not-in-trick", format!("{face} is not among the cards left on the table."));
        }
        ("rest-on-top", "a rest card was played, so a rest card must be on top.".to_owned())
    }
}

/// What the stage asks for instead.
fn stage_reason(stage: Stage) -> String {
    match stage {
        Stage::Turn => "play a card of the hand, or draw first.",
        Stage::Late => "the card is played; draw or end the turn.",
        Stage::Take => "the round is won; take one of its emotion cards.",
        Stage::Top => "choose which card goes on top of the discard pile.",
        Stage::End => "the game is over.",
    }
    .to_owned()
}
