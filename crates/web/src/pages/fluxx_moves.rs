//! Moves on a Fluxx board, in words.

use asterism_cards::ast::Kind;
use asterism_catalog::AnyEvent;
use asterism_fluxx::{Card, DiscardReason, Event, Fluxx, Move, View};
use asterism_table::LineView;

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

/// Which tips fit this moment, the rarest first.
pub(crate) fn tips(game: &Fluxx, view: &View, lines: &[LineView]) -> Vec<&'static str> {
    let Some(me) = view.viewer else { return Vec::new() };
    let deck = game.deck();
    let on_table = |kind: Kind| {
        view.places.iter().any(|place| place.table.iter().any(|card| deck.kind(*card) == kind))
    };
    let replaced = lines.iter().any(|line| {
        let AnyEvent::Fluxx(event) = &line.event else { return false };
        matches!(event, Event::RuleGone { why: DiscardReason::Replaced, .. })
    });
    let near = game.prospects(view).iter().any(|prospect| {
        let lacks = prospect.lacks.len() + prospect.lacks_some.len() + prospect.lacks_count.len();
        prospect.seat != me && lacks == 1 && prospect.stopped_by.is_empty()
    });
    let limited = view.rules_now.hand_limit.is_some() || view.rules_now.keeper_limit.is_some();
    let tips = [
        ("first-question", view.turn != me),
        ("near-win", near && view.turn == me),
        ("first-limit", limited),
        ("first-creeper", on_table(Kind::Creeper)),
        ("first-replaced", replaced),
        ("first-draw", view.turn == me && view.drawn > 0),
        ("first-goal", !view.goals.is_empty()),
        ("first-keeper", on_table(Kind::Keeper)),
    ];
    tips.into_iter().filter(|(_, fits)| *fits).map(|(tip, _)| tip).collect()
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
