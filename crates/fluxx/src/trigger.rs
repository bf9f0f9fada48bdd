//! Triggers after something has happened: they are noted when it happens and set
//! off at the next settling.

use asterism_cards::ast::{Doer, Kind, TriggerEvent};
use asterism_kernel::{Chance, Seat, Sink};

use crate::deck::When;
use crate::event::Event;
use crate::run::Run;
use crate::state::{Changed, Pending};

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// Notes the triggers that `seat` sets off. Decks without such triggers skip this.
    #[inline]
    pub(crate) fn happened(&mut self, event: TriggerEvent, seat: Seat, kind: Option<Kind>) {
        if !self.deck.after.is_empty() {
            self.note_triggers(event, seat, kind);
        }
    }

    #[cold]
    #[inline(never)]
    fn note_triggers(&mut self, event: TriggerEvent, by: Seat, kind: Option<Kind>) {
        for &index in &self.deck.after {
            let ability = &self.deck.abilities[usize::from(index)];
            let When::After { event: waited_for, by: doer, kind: only } = ability.when else {
                continue;
            };
            if event != waited_for || only.is_some() && only != kind {
                continue;
            }
            let shown = &self.state.shown;
            // A rule affects the player who did it, and a piece affects its holder.
            let seat = match self.deck.piece_of(ability.card) {
                Some(piece) => shown.holder(piece),
                None => (shown.in_force & ability.rule != 0).then_some(by),
            };
            let Some(seat) = seat else { continue };
            let is_meant = match doer {
                Doer::You => seat == by,
                Doer::Others => seat != by,
                Doer::Anyone => true,
            };
            if !is_meant || self.state.shown.pending.is_full() {
                continue;
            }
            let (seat, by) = (seat.index() as u8, by.index() as u8);
            self.state.shown.pending.push(Pending { ability: index, seat, by });
            self.state.shown.changed.add(Changed::TABLES);
        }
    }

    /// Sets off the next trigger that waits, if its card is still there and its
    /// conditions hold.
    pub(crate) fn set_off_pending(&mut self) -> bool {
        while !self.state.shown.pending.is_empty() {
            let Pending { ability, seat, by } = self.state.shown.pending.remove(0);
            let (seat, by) = (Seat::new(usize::from(seat)), Seat::new(usize::from(by)));
            let facts = &self.deck.abilities[usize::from(ability)];
            let law = self.law();
            let is_there = self.state.shown.seats.contains(seat) && law.in_reach(seat, facts.card);
            if is_there && law.conditions(seat, facts) {
                self.trigger_ability(seat, ability, Some(by));
                return true;
            }
        }
        false
    }
}
