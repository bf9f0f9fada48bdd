//! `mix-tables`: all Keepers and Creepers in play are shuffled and dealt round
//! again from the top, starting with the acting player. A Keeper and what is attached
//! to it are dealt as one: nothing here separates them.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MixTables {}

impl Behavior for MixTables {
    type Definition = definitions::MixTables;

    fn compile(_: &Self::Definition, _: Card, _: &mut Compiler<'_>) -> Option<Self> {
        Some(Self {})
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let mut cards = [Card::default(); Pieces::CAPACITY];
        let mut count = 0;
        let attached = run.state.shown.attached(run.deck);
        for piece in run.state.shown.in_play().without(attached).iter() {
            cards[count] = run.deck.card_of(piece);
            count += 1;
        }
        if count == 0 {
            return run.no_effect(frame);
        }
        run.state.shown.changed.add(Changed::TABLES);
        run.state.shown.tables = [Pieces::EMPTY; MAX_SEATS];
        run.state.shown.keepers = [0; MAX_SEATS];
        // Players are asked again about a pair that comes together again.
        run.state.shown.declined = 0;
        run.spend(count as u32);
        run.chance.shuffle(&mut cards[..count], |card| card.0);
        run.sink.tell_all(|| Event::TablesMixed);
        let mut seat = frame.actor();
        for &card in cards[..count].iter().rev() {
            if let Some(piece) = run.deck.piece_of(card) {
                let with = run.state.shown.attached_to(run.deck, piece);
                for piece in Pieces::only(piece).or(with).iter() {
                    let card = run.deck.card_of(piece);
                    run.state.shown.lay(run.deck, seat, piece);
                    run.sink.tell_all(|| Event::Dealt { seat, card });
                }
            }
            seat = run.state.shown.next(seat);
        }
        Flow::Done
    }

    asks_nobody!();
}
