//! High Card as numbers.

use asterism_catalog::HighCard;
use asterism_catalog::high_card::{Card, HIGHEST, Knowledge, MAX_PLAYERS, Move, TRICKS};
use asterism_kernel::{Game as _, Seat};

use crate::layout::byte;
use crate::{EncodedGame, Layout, SeatRing};

const CARDS: usize = HIGHEST as usize;
const SEAT_ROWS: &[&str] = &["present", "points", "hand-size", "turn", "ahead"];

/// Where each block starts.
#[derive(Clone, Copy, Debug)]
pub struct HighCardTables {
    hand: usize,
    trick: usize,
    seats: usize,
}

impl EncodedGame for HighCard {
    type Tables = HighCardTables;

    const VERSION: u32 = 1;

    fn players(&self) -> usize {
        use asterism_kernel::{Silent, SplitMix64};
        self.seats(&self.begin(&mut SplitMix64::new(0), &mut Silent)).len()
    }

    fn tables(&self) -> (HighCardTables, Layout) {
        let mut layout = Layout::default();
        let tables = HighCardTables {
            hand: layout.add("hand", &[CARDS], 1, "The own hand."),
            trick: layout.add("trick", &[MAX_PLAYERS, CARDS], 1, "The trick, by seat."),
            seats: layout.add_rows(
                "seats",
                &[MAX_PLAYERS, SEAT_ROWS.len()],
                TRICKS as u8,
                "What everybody knows of each seat.",
                SEAT_ROWS,
            ),
        };
        (tables, layout)
    }

    fn action_count(&self, _: &HighCardTables) -> usize {
        1 + CARDS
    }

    fn action(&self, _: &HighCardTables, _: Seat, mv: &Move) -> Option<usize> {
        Some(usize::from(mv.0.number()))
    }

    fn move_at(&self, _: &HighCardTables, _: Seat, action: usize) -> Option<Move> {
        u8::try_from(action).ok().and_then(Card::new).map(Move)
    }

    fn action_text(&self, tables: &HighCardTables, action: usize) -> String {
        let mv = self.move_at(tables, Seat::new(0), action);
        mv.map_or_else(String::new, |mv| self.write_move(&mv))
    }

    fn observe(&self, tables: &HighCardTables, knowledge: &Knowledge, out: &mut [u8]) {
        let view = knowledge.view();
        let ring = SeatRing::new(view.points.len(), view.seat.unwrap_or(Seat::new(0)));
        let place = |card: Card| usize::from(card.number()) - 1;
        for &card in &view.hand {
            out[tables.hand + place(card)] = 1;
        }
        for (index, card) in view.trick.iter().enumerate() {
            let seat = Seat::new(index);
            let offset = ring.offset(seat);
            if let Some(card) = card {
                out[tables.trick + offset * CARDS + place(*card)] = 1;
            }
            let facts = [
                1,
                view.points[index],
                byte(view.hand_sizes[index]),
                u8::from(view.turn == Some(seat)),
                u8::from(view.ahead == Some(seat)),
            ];
            let start = tables.seats + offset * SEAT_ROWS.len();
            out[start..start + SEAT_ROWS.len()].copy_from_slice(&facts);
        }
    }
}
