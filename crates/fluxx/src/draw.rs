//! Drawing cards, and the discard pile that becomes the draw pile.

use asterism_cards::ast::{Kind, TriggerEvent};
use asterism_kernel::{Audience, Chance, Seat, Sink};

use crate::card::{Card, MAX_CARDS, Piece};
use crate::event::Event;
use crate::options::MetaRule;
use crate::run::Run;

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// Takes one card from the top of the draw pile. The discard pile becomes the
    /// draw pile if that is empty.
    pub(crate) fn top_card(&mut self) -> Option<Card> {
        if self.state.shown.deck_size == 0 && !self.reshuffle() {
            return None;
        }
        self.state.pop_deck()
    }

    /// Shuffles the discard pile into the draw pile. Cards being resolved are
    /// in neither.
    #[inline(never)]
    pub(crate) fn reshuffle(&mut self) -> bool {
        let (deck, discard) =
            (usize::from(self.state.shown.deck_size), usize::from(self.state.shown.discard_size));
        if discard == 0 {
            return false;
        }
        self.state.order.copy_within(MAX_CARDS - discard.., deck);
        self.state.shown.deck_size += discard as u16;
        self.state.shown.discard_size = 0;
        let count = deck + discard;
        self.spend(count as u32);
        self.chance.shuffle(&mut self.state.order[..count], |card| card.0);
        self.sink.tell_all(|| Event::Reshuffled { count });
        self.happened(TriggerEvent::Reshuffle, self.state.shown.acting(), None);
        if self.deck.options.meta_rule == MetaRule::RulesEscalation {
            // A long game can't reach the limit with real decks; saturate all the same.
            self.state.shown.escalation = self.state.shown.escalation.saturating_add(1).min(100);
            self.state.shown.rules_changed(self.deck);
        }
        true
    }

    /// Draws one card that is not a Creeper; Creepers on the way go to the
    /// table of `seat` and are replaced.
    #[inline]
    pub(crate) fn draw_one(&mut self, seat: Seat) -> Option<Card> {
        loop {
            let card = self.top_card()?;
            let facts = self.deck.facts(card);
            if facts.kind != Kind::Creeper {
                return Some(card);
            }
            self.state.shown.lay(self.deck, seat, Piece(facts.piece));
            self.sink.tell_all(|| Event::CreeperCame { seat, card });
            self.happened(TriggerEvent::Gain, seat, Some(Kind::Creeper));
        }
    }

    /// Draws up to `count` cards into the hand of `seat`.
    pub(crate) fn draw(&mut self, seat: Seat, count: usize) {
        let mut drawn = DrawnCards::default();
        let before = self.state.shown.hand_sizes[seat.index()];
        for _ in 0..count {
            let Some(card) = self.draw_one(seat) else {
                self.sink.tell_all(|| Event::NothingToDraw { seat });
                break;
            };
            self.state.add_to_hand(seat, card);
            if S::LISTENS {
                if drawn.is_full() {
                    self.tell_drawn(seat, &drawn);
                    drawn = DrawnCards::default();
                }
                drawn.push(card);
            }
        }
        let drawn_cards = self.state.shown.hand_sizes[seat.index()] - before;
        self.spend(u32::from(drawn_cards));
        if drawn_cards > 0 {
            self.happened(TriggerEvent::Draw, seat, None);
        }
        if S::LISTENS {
            self.tell_drawn(seat, &drawn);
        }
    }

    /// Reports who drew what. This doesn't count as events: it is left out where
    /// nobody listens, and the budget must not depend on that.
    pub(crate) fn tell_drawn(&mut self, seat: Seat, drawn: &DrawnCards) {
        let cards = drawn.cards();
        if cards.is_empty() {
            return;
        }
        let sink = self.sink.uncounted();
        sink.tell(Audience::seat(seat), || Event::Drew { seat, cards: cards.to_vec() });
        let count = cards.len();
        sink.tell(Audience::others(seat), || Event::DrewHidden { seat, count });
    }
}

/// The cards of one draw, for those who are told.
#[derive(Default)]
pub(crate) struct DrawnCards {
    length: usize,
    cards: [Card; 32],
}

impl DrawnCards {
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(self.length) {
            *place = card;
            self.length += 1;
        }
    }

    /// Whether no more fit, so that those here have to be told first.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.length == self.cards.len()
    }

    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.length]
    }
}
