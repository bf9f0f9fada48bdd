//! Fluxx as numbers.

mod actions;
mod questions;

use asterism_fluxx::{Card, Fluxx, Knowledge, Move, Phase, PlayCount};
use asterism_kernel::{MAX_SEATS, Seat};

use crate::layout::byte;
use crate::{EncodedGame, Layout, SeatRing};

use self::actions::Actions;
use self::questions::{QUESTIONS, question_number};

/// How many of the last discards are told apart.
const RECENT: usize = 8;

/// The places of a card. The tables of all seats follow.
const PLACES: &[&str] = &[
    "hand",
    "set-aside",
    "unseen",
    "draw-pile",
    "discard",
    "recent-discard",
    "rule",
    "goal",
    "resolving",
    "asking",
    "asked-about",
    "attached",
    "host",
    "disabled",
    "table-0",
    "table-1",
    "table-2",
    "table-3",
    "table-4",
    "table-5",
    "table-6",
    "table-7",
];
const HAND: usize = 0;
const SET_ASIDE: usize = 1;
const UNSEEN: usize = 2;
const DRAW_PILE: usize = 3;
const DISCARD: usize = 4;
const RECENT_DISCARD: usize = 5;
const RULE: usize = 6;
const GOAL: usize = 7;
const RESOLVING: usize = 8;
const ASKING: usize = 9;
const ASKED_ABOUT: usize = 10;
const ATTACHED: usize = 11;
const HOST: usize = 12;
const DISABLED: usize = 13;
const TABLES: usize = 14;
const _: () = assert!(PLACES.len() == TABLES + MAX_SEATS);

const SEAT_ROWS: &[&str] = &[
    "present",
    "hand-size",
    "keepers",
    "creepers",
    "turn",
    "place",
    "asked",
    "resolving",
    "owed",
    "asked-about",
];

const NUMBER_ROWS: &[&str] = &[
    "draw-pile-size",
    "discard-size",
    "set-aside-size",
    "draws",
    "plays",
    "hand-limit",
    "keeper-limit",
    "goal-places",
    "inflation",
    "escalation",
    "drawn",
    "played",
    "turns",
    "answers",
    "window",
    "passed",
    "question-count",
    "question-step",
];

const PHASES: &[&str] = &["start", "draw", "play", "end", "pass"];

/// No limit, or the whole hand.
const UNLIMITED: u8 = 255;

/// Where each block starts, and the numbers of the moves.
#[derive(Clone, Debug)]
pub struct FluxxTables {
    cards: usize,
    /// The row `unseen` before anything is seen: a 1 for every card in the game.
    unseen: Vec<u8>,
    seats: usize,
    numbers: usize,
    phase: usize,
    question: usize,
    deck_size: usize,
    actions: Actions,
}

impl FluxxTables {
    #[inline]
    const fn at(&self, place: usize, card: Card) -> usize {
        self.cards + place * self.deck_size + card.index()
    }
}

impl EncodedGame for Fluxx {
    type Tables = FluxxTables;

    const VERSION: u32 = 1;

    fn players(&self) -> usize {
        self.players()
    }

    fn tables(&self) -> (FluxxTables, Layout) {
        let deck_size = self.deck().len();
        let in_game = self.cards_in_game();
        let mut layout = Layout::default();
        let tables = FluxxTables {
            cards: layout.add_rows(
                "cards",
                &[PLACES.len(), deck_size],
                MAX_SEATS as u8,
                "Which cards are where, one row per place. In `recent-discard`, the top of the \
                 discard pile is 8, the card below 7, and so on. In `resolving`, the innermost \
                 card has the highest number. In `host`, the number of attached Creepers.",
                PLACES,
            ),
            unseen: self.deck().cards().map(|card| u8::from(in_game.contains(card))).collect(),
            seats: layout.add_rows(
                "seats",
                &[MAX_SEATS, SEAT_ROWS.len()],
                255,
                "What everybody knows of each seat, the observing one first. `place` counts from 1 \
                 in the order of play.",
                SEAT_ROWS,
            ),
            numbers: layout.add_rows(
                "numbers",
                &[NUMBER_ROWS.len()],
                255,
                "The rules in force as numbers, and counters. 255 means no limit, or all cards.",
                NUMBER_ROWS,
            ),
            phase: layout.add_rows("phase", &[PHASES.len()], 1, "Where the turn stands.", PHASES),
            question: layout.add_rows(
                "question",
                &[QUESTIONS.len()],
                1,
                "What the observing seat is asked, if anything.",
                QUESTIONS,
            ),
            deck_size,
            actions: Actions::new(deck_size),
        };
        (tables, layout)
    }

    fn action_count(&self, tables: &FluxxTables) -> usize {
        tables.actions.count()
    }

    #[inline]
    fn action(&self, tables: &FluxxTables, seat: Seat, mv: &Move) -> Option<usize> {
        Some(tables.actions.number(SeatRing::new(self.players(), seat), mv))
    }

    #[inline]
    fn move_at(&self, tables: &FluxxTables, seat: Seat, action: usize) -> Option<Move> {
        tables.actions.move_at(SeatRing::new(self.players(), seat), action)
    }

    fn action_text(&self, tables: &FluxxTables, action: usize) -> String {
        tables.actions.text(self.deck(), action)
    }

    fn observe(&self, tables: &FluxxTables, knowledge: &Knowledge, out: &mut [u8]) {
        let known = self.known(knowledge);
        let me = known.viewer().unwrap_or(Seat::new(0));
        let ring = SeatRing::new(self.players(), me);
        let unseen = tables.cards + UNSEEN * tables.deck_size;
        out[unseen..unseen + tables.deck_size].copy_from_slice(&tables.unseen);
        // A card in one of these places is seen.
        let put = |out: &mut [u8], place: usize, card: Card, value: u8| {
            out[tables.at(place, card)] = value;
            out[unseen + card.index()] = 0;
        };
        for card in known.hand().iter() {
            put(out, HAND, card, 1);
        }
        for card in known.set_aside() {
            put(out, SET_ASIDE, card, 1);
        }
        if let Some(pile) = known.draw_pile() {
            for card in pile.iter() {
                out[tables.at(DRAW_PILE, card)] = 1;
            }
        }
        for &card in known.discard_pile() {
            put(out, DISCARD, card, 1);
        }
        for (depth, &card) in known.discard_pile().iter().take(RECENT).enumerate() {
            out[tables.at(RECENT_DISCARD, card)] = (RECENT - depth) as u8;
        }
        for card in known.rules() {
            put(out, RULE, card, 1);
        }
        for &card in known.goals() {
            put(out, GOAL, card, 1);
        }
        let mut resolving = None;
        for (depth, (card, seat)) in known.resolving().enumerate() {
            put(out, RESOLVING, card, (depth + 1).min(MAX_SEATS) as u8);
            resolving = Some(seat);
        }
        for (creeper, host) in known.attached() {
            out[tables.at(ATTACHED, creeper)] = 1;
            out[tables.at(HOST, host)] += 1;
        }
        for card in known.disabled() {
            out[tables.at(DISABLED, card)] = 1;
        }
        let seat_row =
            |seat: Seat, row: usize| tables.seats + ring.offset(seat) * SEAT_ROWS.len() + row;
        let (turn, asked) = (known.turn(), known.asked());
        for (place, seat) in known.order().enumerate() {
            let table = TABLES + ring.offset(seat);
            for card in known.table(seat) {
                put(out, table, card, 1);
            }
            let keepers = known.keeper_count(seat);
            let facts = [
                1,
                byte(known.hand_size(seat)),
                byte(keepers),
                byte(known.table_size(seat) - keepers),
                u8::from(turn.seat == seat),
                byte(place + 1),
                u8::from(asked.contains(seat)),
                u8::from(resolving == Some(seat)),
                known.owed(seat),
            ];
            let start = seat_row(seat, 0);
            out[start..start + facts.len()].copy_from_slice(&facts);
        }
        debug_assert!(
            self.deck()
                .cards()
                .filter(|&card| tables.unseen[card.index()] == 1)
                .all(|card| { known.seen().contains(card) == (out[unseen + card.index()] == 0) }),
            "what is unseen follows from what is seen"
        );
        let (mut count, mut step) = (0, 0);
        if let Some((question, asking)) = known.question() {
            let about = question_number(&question);
            out[tables.question + about.number] = 1;
            count = about.count;
            step = about.step;
            if let Some(card) = asking {
                out[tables.at(ASKING, card)] = 1;
            }
            if let Some(card) = about.card {
                out[tables.at(ASKED_ABOUT, card)] = 1;
            }
            if let Some(seat) = about.seat {
                out[seat_row(seat, SEAT_ROWS.len() - 1)] = 1;
            }
        }
        let plays = match known.plays(turn.seat) {
            PlayCount::All => UNLIMITED,
            PlayCount::Count(count) => count,
        };
        let numbers = [
            byte(known.draw_pile_size()),
            byte(known.discard_pile().len()),
            byte(known.set_aside_size()),
            known.draws(turn.seat),
            plays,
            known.hand_limit().unwrap_or(UNLIMITED),
            known.keeper_limit().unwrap_or(UNLIMITED),
            byte(known.goal_places()),
            known.inflation(),
            known.escalation(),
            turn.drawn,
            turn.played,
            byte(usize::from(known.turns())),
            byte(usize::from(known.answers())),
            u8::from(known.window().is_some()),
            u8::from(known.has_passed()),
            count,
            step,
        ];
        out[tables.numbers..tables.numbers + numbers.len()].copy_from_slice(&numbers);
        let phase = match turn.phase {
            Phase::Start => 0,
            Phase::Draw => 1,
            Phase::Play => 2,
            Phase::End => 3,
            Phase::Pass => 4,
        };
        out[tables.phase + phase] = 1;
    }
}
