//! Cards that are drawn for an effect and set aside until it is over.

use asterism_kernel::{Chance, Seat, Sink};

use crate::draw::DrawnCards;
use crate::event::{DiscardReason, Event};
use crate::run::Run;

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// Draws cards and sets them aside. Creepers among them go to the seat's table.
    pub(super) fn draw_aside(&mut self, seat: Seat, count: usize) {
        let mut drawn = DrawnCards::default();
        for _ in 0..count {
            if self.state.aside.is_full() {
                break;
            }
            let Some(card) = self.draw_one(seat) else {
                self.sink.tell_all(|| Event::NothingToDraw { seat });
                break;
            };
            self.state.set_aside(card);
            drawn.push(card);
        }
        self.tell_drawn(seat, &drawn);
    }

    /// Discards the cards set aside from `start` on.
    pub(super) fn discard_aside(&mut self, seat: Seat, start: usize) {
        while self.state.aside.len() > start {
            let card = self.state.take_aside(start);
            self.state.push_discard(card);
            self.sink.tell_all(|| Event::Discarded { seat, card, why: DiscardReason::LeftOver });
        }
    }
}
