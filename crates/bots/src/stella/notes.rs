//! What a move does, from cards that its player sees.

use asterism_kernel::Seat;
use asterism_stella::{Contest, Face, Move, State, gems};
use serde::Serialize;

/// Something that a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "note")]
pub enum StellaNote {
    /// It completes the collection.
    Completes,
    /// It wins the round for certain.
    WinsRound,
    /// It leads the round for now.
    Leads,
    /// Others win the round.
    StaysOut,
    /// The round has a value that is missing in the collection.
    NewValue { value: u8 },
    /// Every card of the round costs shine.
    NothingToTake,
    /// Winning again costs one shine because of the black star.
    BlackStar,
    /// The last shine could be lost.
    LastShine,
    /// The value is in the collection already, which costs this much shine.
    Repeats { value: u8, shine: u8 },
    /// It costs one shine and brings cards.
    Pays,
}

pub(super) fn about(state: &State, seat: Seat, mv: Move) -> Vec<StellaNote> {
    match mv {
        Move::Play(card) => play(state, seat, card),
        Move::Take(card) => take(state, seat, card),
        Move::Draw => vec![StellaNote::Pays],
        _ => Vec::new(),
    }
}

/// The first value of these cards that is missing in the collection.
fn missing(state: &State, seat: Seat, cards: &[Face]) -> Option<u8> {
    let collection = state.collection(seat);
    let values = cards.iter().filter_map(|card| card.value());
    values.filter(|&value| !collection.has_value(value)).min()
}

fn play(state: &State, seat: Seat, card: Face) -> Vec<StellaNote> {
    let cards = state.trick_cards();
    let participants = if state.players() == 2 { 3 } else { state.players() };
    let last = cards.len() + 1 >= participants;
    if card.is_rest() || !Contest::new(state.pile_top(), cards).would_lead(card) {
        return vec![StellaNote::StaysOut];
    }
    let mut notes = vec![if last { StellaNote::WinsRound } else { StellaNote::Leads }];
    let on_table: Vec<Face> = cards.iter().copied().chain([card]).collect();
    notes.push(match missing(state, seat, &on_table) {
        Some(value) => StellaNote::NewValue { value },
        None => StellaNote::NothingToTake,
    });
    if state.marker() == Some(seat) {
        let last_shine = state.light(seat) <= 1;
        notes.push(if last_shine { StellaNote::LastShine } else { StellaNote::BlackStar });
    }
    notes
}

fn take(state: &State, seat: Seat, card: Face) -> Vec<StellaNote> {
    let Some(value) = card.value() else { return Vec::new() };
    let mut collection = state.collection(seat);
    if collection.has_value(value) {
        let shine = gems(value);
        let mut notes = vec![StellaNote::Repeats { value, shine }];
        if shine >= state.light(seat) {
            notes.push(StellaNote::LastShine);
        }
        return notes;
    }
    collection.try_insert(card);
    if collection.has_all_values() {
        return vec![StellaNote::Completes];
    }
    vec![StellaNote::NewValue { value }]
}
