//! Writes positions of the Fluxx family down.

use asterism_fluxx::{Card, Fluxx, PlayArea, Question, State, View};
use asterism_kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};

/// The `given` of a position in which a seat chooses what to play and nothing is being
/// carried out; nothing for any other. The order of the draw pile is not written.
#[must_use]
pub fn describe(game: &Fluxx, state: &State) -> Option<Value> {
    let asked = game.open(state);
    let seat = asked.lowest().filter(|_| asked.len() == 1)?;
    let view = game.view(state, Viewer::Seat(seat));
    let plain = matches!(view.question, Some((Question::Play, None)))
        && view.turn == seat
        // What is still owed would be drawn as soon as the position is read.
        && view.drawn >= view.to_draw
        && view.resolving.is_empty()
        && view.mini_hands.is_empty()
        && view.order.iter().enumerate().all(|(place, seat)| seat.index() == place);
    plain.then(|| written(game, state, &view))
}

fn written(game: &Fluxx, state: &State, view: &View) -> Value {
    let names = |cards: &[Card]| -> Vec<Value> {
        cards.iter().map(|&card| game.deck().name(card).into()).collect()
    };
    let hands: Vec<_> =
        view.places.iter().map(|place| names(&hand(game, state, place.seat))).collect();
    let tables: Vec<_> = view.places.iter().map(|place| table(game, place)).collect();
    let discard: Vec<Card> = view.discard.iter().rev().copied().collect();
    json!({
        "players": view.places.len(),
        "turn": view.turn.index(),
        "drawn": view.drawn,
        "played": view.played,
        "hands": hands,
        "table": tables,
        "rules": names(&view.rules),
        "goals": names(&view.goals),
        "discard": names(&discard),
    })
}

fn hand(game: &Fluxx, state: &State, seat: Seat) -> Vec<Card> {
    let view = game.view(state, Viewer::Seat(seat));
    let own = view.places.into_iter().find(|place| place.seat == seat);
    own.and_then(|place| place.hand).unwrap_or_default()
}

fn table(game: &Fluxx, place: &PlayArea) -> Vec<Value> {
    let name = |card: Card| Value::from(game.deck().name(card));
    let attached = |card: Card| place.attached.iter().any(|&(creeper, _)| creeper == card);
    let free = place.table.iter().copied().filter(|&card| !attached(card));
    free.map(|card| {
        let on_it = place.attached.iter().filter(|&&(_, keeper)| keeper == card);
        let mut group: Vec<Value> = on_it.map(|&(creeper, _)| name(creeper)).collect();
        if group.is_empty() {
            return name(card);
        }
        group.insert(0, name(card));
        group.into()
    })
    .collect()
}
