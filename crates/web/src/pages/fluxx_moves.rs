//! Moves on a Fluxx board, in words.

use asterism_fluxx::{Card, Move};

use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::page_game::MovePlace;

const fn card_of(mv: Move) -> Option<Card> {
    match mv {
        Move::Play(card)
        | Move::Use(card)
        | Move::Answer(card)
        | Move::Discard(card)
        | Move::Choose(card)
        | Move::ChooseAt(card, _) => Some(card),
        _ => None,
    }
}

impl FluxxBoard<'_> {
    fn offered(&self, text: &str) -> Option<Move> {
        let game = self.viewed.table.game()?;
        let written = |mv: &&Move| {
            asterism_kernel::Game::write_move(game, &asterism_catalog::AnyMove::Fluxx(**mv)) == text
        };
        self.view.moves.iter().find(written).copied()
    }

    /// Where a move is on the board, and what it is called.
    pub(crate) fn place_of(&self, text: &str) -> Option<MovePlace> {
        let mv = self.offered(text)?;
        let mine = self.view.places.iter().find(|place| Some(place.seat) == self.view.viewer);
        let hand = mine.and_then(|place| place.hand.as_ref());
        let in_hand = card_of(mv).zip(hand);
        let in_hand = in_hand.and_then(|(card, hand)| hand.iter().position(|held| *held == card));
        let label = self.words.option_now(&mv, self.view);
        Some(MovePlace { label, in_hand: in_hand.map(|at| at + 1) })
    }

    /// What the card of a move says.
    pub(crate) fn effect_of(&self, text: &str) -> Option<String> {
        let card = card_of(self.offered(text)?)?;
        let lines = self.words.text_now(card, self.view).paragraphs;
        (!lines.is_empty()).then(|| lines.join(" "))
    }
}
