//! Writes positions of Stella Quest down.

use asterism_stella::{Face, Player, Stage, State};
use serde_json::{Value, json};

/// The `given` of a position in which a seat pays or plays; nothing for any other. The
/// order of the draw pile is not written.
#[must_use]
pub fn describe(state: &State) -> Option<Value> {
    if state.stage() != Stage::Turn {
        return None;
    }
    let faces = |cards: &mut dyn Iterator<Item = Face>| -> Vec<String> {
        cards.map(|face| face.to_string()).collect()
    };
    let trick: Vec<Value> = state
        .trick()
        .iter()
        .map(|played| match played.by {
            Player::Seat(seat) => json!([seat.index(), played.card.to_string()]),
            Player::Rival => json!(["rival", played.card.to_string()]),
        })
        .collect();
    let hands: Vec<_> = state.seats().map(|seat| faces(&mut state.hand(seat).iter())).collect();
    let collections: Vec<_> =
        state.seats().map(|seat| faces(&mut state.collection(seat).iter())).collect();
    let light: Vec<u8> = state.seats().map(|seat| state.light(seat)).collect();
    Some(json!({
        "players": state.players(),
        "hands": hands,
        "coll": collections,
        "discard": faces(&mut state.pile().iter().copied()),
        "trick": trick,
        "light": light,
        "marker": state.marker().map(asterism_kernel::Seat::index),
        "first": state.first().index(),
    }))
}
