//! Stella Quest as numbers.

use asterism_kernel::Seat;
use asterism_stella::{
    Cards, Class, FULL_LIGHT, Face, Knowledge, MAX_PLAYERS, Move, Player, Stage, Stella,
};

use crate::layout::byte;
use crate::{EncodedGame, Layout, SeatRing};

const FACES: usize = Face::COUNT;
const CLASSES: usize = Class::ALL.len();
/// A seat, or the rival.
const PARTICIPANTS: usize = MAX_PLAYERS + 1;

const DRAW: usize = 1;
const PLAY: usize = 2;
const TAKE: usize = PLAY + FACES;
const TOP: usize = TAKE + FACES;
const END: usize = TOP + FACES;
const ACTIONS: usize = END + 1;

const CARD_ROWS: &[&str] =
    &["hand", "unseen", "may-be-in-deck", "discard", "discard-top", "own-drawn", "deck-source"];
const STAGE_ROWS: &[&str] = &["turn", "late", "take", "top", "end"];
const NUMBER_ROWS: &[&str] = &["deck-size", "discard-size", "turns-done", "rounds", "pay-after"];

/// Where each block starts.
#[derive(Clone, Copy, Debug, Default)]
pub struct StellaTables {
    cards: usize,
    trick: usize,
    trick_by: usize,
    collections: usize,
    backs: usize,
    drawn: usize,
    deck_backs: usize,
    deck_top: usize,
    seats: usize,
    last_winner: usize,
    stage: usize,
    trump: usize,
    lead: usize,
    numbers: usize,
}

const SEAT_ROWS: &[&str] = &["present", "light", "marker", "first", "deciding"];

impl EncodedGame for Stella {
    type Tables = StellaTables;

    const VERSION: u32 = 1;

    fn players(&self) -> usize {
        self.players()
    }

    fn tables(&self) -> (StellaTables, Layout) {
        let mut layout = Layout::default();
        let tables = StellaTables {
            cards: layout.add_rows(
                "cards",
                &[CARD_ROWS.len(), FACES],
                6,
                "How many cards of each face are in each place.",
                CARD_ROWS,
            ),
            trick: layout.add(
                "trick",
                &[MAX_PLAYERS, FACES],
                1,
                "The cards of the trick in play order, one row each.",
            ),
            trick_by: layout.add(
                "trick-by",
                &[MAX_PLAYERS, PARTICIPANTS],
                1,
                "Who played each of them: seats clockwise from the observing one, then the rival.",
            ),
            collections: layout.add(
                "collections",
                &[MAX_PLAYERS, FACES],
                2,
                "The collection of each seat, the observing one first.",
            ),
            backs: layout.add(
                "backs",
                &[MAX_PLAYERS, CLASSES],
                10,
                "The backs of each hand: red, yellow, green, blue, rest.",
            ),
            drawn: layout.add(
                "drawn",
                &[MAX_PLAYERS, CLASSES],
                54,
                "The backs that each seat has drawn since the last reshuffle.",
            ),
            deck_backs: layout.add("deck-backs", &[CLASSES], 54, "The backs in the deck."),
            deck_top: layout.add("deck-top", &[CLASSES], 1, "The back of the deck's top card."),
            seats: layout.add_rows(
                "seats",
                &[MAX_PLAYERS, SEAT_ROWS.len()],
                FULL_LIGHT,
                "What everybody knows of each seat.",
                SEAT_ROWS,
            ),
            last_winner: layout.add(
                "last-winner",
                &[PARTICIPANTS],
                1,
                "Who won the last round: seats clockwise from the observing one, then the rival.",
            ),
            stage: layout.add_rows(
                "stage",
                &[STAGE_ROWS.len()],
                1,
                "What is being decided.",
                STAGE_ROWS,
            ),
            trump: layout.add("trump", &[CLASSES], 1, "The trump color; a rest card has none."),
            lead: layout.add("lead", &[CLASSES], 1, "The lead color, if there is one yet."),
            numbers: layout.add_rows(
                "numbers",
                &[NUMBER_ROWS.len()],
                255,
                "Counters and options.",
                NUMBER_ROWS,
            ),
        };
        (tables, layout)
    }

    fn action_count(&self, _: &StellaTables) -> usize {
        ACTIONS
    }

    #[inline]
    fn action(&self, _: &StellaTables, _: Seat, mv: &Move) -> Option<usize> {
        Some(match mv {
            Move::Draw => DRAW,
            Move::Play(face) => PLAY + face.index(),
            Move::Take(face) => TAKE + face.index(),
            Move::Top(face) => TOP + face.index(),
            Move::End => END,
        })
    }

    #[inline]
    fn move_at(&self, _: &StellaTables, _: Seat, action: usize) -> Option<Move> {
        let face = |start: usize| Face::from_index(action - start);
        match action {
            DRAW => Some(Move::Draw),
            END => Some(Move::End),
            PLAY..TAKE => face(PLAY).map(Move::Play),
            TAKE..TOP => face(TAKE).map(Move::Take),
            TOP..END => face(TOP).map(Move::Top),
            _ => None,
        }
    }

    fn action_text(&self, tables: &StellaTables, action: usize) -> String {
        let mv = self.move_at(tables, Seat::new(0), action);
        mv.map_or_else(String::new, |mv| mv.to_string())
    }

    fn observe(&self, tables: &StellaTables, knowledge: &Knowledge, out: &mut [u8]) {
        let view = &knowledge.view;
        let ring = SeatRing::new(view.backs.len(), view.seat.unwrap_or(Seat::new(0)));
        let mut cards = |start: usize, counts: [u8; FACES]| {
            out[start..start + FACES].copy_from_slice(&counts);
        };
        let unseen = knowledge.unseen.counts();
        let left = knowledge.source.minus(knowledge.own_drawn).counts();
        let top = [view.discard.top].into_iter().collect::<Cards>();
        let rows = [
            view.hand.unwrap_or(Cards::EMPTY).counts(),
            unseen,
            // The same as `Knowledge::possible_deck`.
            std::array::from_fn(|face| unseen[face].min(left[face])),
            view.discard.cards.counts(),
            top.counts(),
            knowledge.own_drawn.counts(),
            knowledge.source.counts(),
        ];
        for (row, counts) in rows.into_iter().enumerate() {
            cards(tables.cards + row * FACES, counts);
        }
        for (seat, collection) in view.collections.iter().enumerate() {
            cards(tables.collections + ring.offset(Seat::new(seat)) * FACES, collection.counts());
        }
        let by = |player: Player| match player {
            Player::Seat(seat) => ring.offset(seat),
            Player::Rival => MAX_PLAYERS,
        };
        let mut set = |at: usize, value: u8| out[at] = value;
        for (place, played) in view.trick.iter().enumerate() {
            set(tables.trick + place * FACES + played.card.index(), 1);
            set(tables.trick_by + place * PARTICIPANTS + by(played.by), 1);
        }
        for (seat, (backs, drawn)) in view.backs.iter().zip(&knowledge.drawn).enumerate() {
            let offset = ring.offset(Seat::new(seat));
            for class in Class::ALL {
                let at = offset * CLASSES + class.index();
                set(tables.backs + at, byte(backs.count(class)));
                set(tables.drawn + at, byte(drawn.count(class)));
            }
            let seat = Seat::new(seat);
            let facts = [
                1,
                view.light[seat.index()],
                u8::from(view.marker == Some(seat)),
                u8::from(view.first == seat),
                u8::from(view.acting == Some(seat)),
            ];
            for (row, fact) in facts.into_iter().enumerate() {
                set(tables.seats + offset * SEAT_ROWS.len() + row, fact);
            }
        }
        for class in Class::ALL {
            set(tables.deck_backs + class.index(), byte(view.deck.backs.count(class)));
        }
        if let Some(top) = view.deck.top {
            set(tables.deck_top + top.index(), 1);
        }
        if let Some(winner) = knowledge.last_winner {
            set(tables.last_winner + by(winner), 1);
        }
        let stage = match view.state {
            Stage::Turn => 0,
            Stage::Late => 1,
            Stage::Take => 2,
            Stage::Top => 3,
            Stage::End => 4,
        };
        set(tables.stage + stage, 1);
        set(tables.trump + view.discard.top.class().index(), 1);
        if let Some(color) = view.lead() {
            set(tables.lead + Class::Emotion(color).index(), 1);
        }
        let numbers = [
            byte(view.deck.count),
            byte(view.discard.count),
            knowledge.turns_done,
            byte(usize::from(knowledge.rounds)),
            u8::from(self.pay_after()),
        ];
        for (row, number) in numbers.into_iter().enumerate() {
            set(tables.numbers + row, number);
        }
    }
}
