//! Described positions of the Fluxx family.

mod chance;
mod given;
mod moves;

use asterism_fluxx::{Card, Deck};

pub use chance::FluxxChance;
pub use given::{
    GIVEN, START, arrange, asks_which_goal_goes, deck, mix, named_options, options, pieces,
    players, start,
};
pub use moves::{MOVES, addressed, choice_rows, explain, read_move};

use crate::failure::Failure;
use crate::node::Node;
use crate::suggest;

/// The card a text names.
pub fn card(deck: &Deck, node: &Node<'_>) -> Result<Card, Failure> {
    let name = node.text()?;
    deck.find(name).ok_or_else(|| node.failure(unknown_card(deck, name)))
}

/// The cards a list names.
pub fn cards(deck: &Deck, node: &Node<'_>) -> Result<Vec<Card>, Failure> {
    node.list()?.iter().map(|entry| card(deck, entry)).collect()
}

/// Why a text names no card, and what could be meant.
#[must_use]
pub fn unknown_card(deck: &Deck, name: &str) -> String {
    let id_of = |full: &'_ str| full.rsplit_once('/').map_or(0, |(edition, _)| edition.len() + 1);
    let all: Vec<&str> = deck.cards().map(|card| deck.name(card)).collect();
    let called = |id: &str| -> Vec<String> {
        let called = all.iter().filter(|full| &full[id_of(full)..] == id);
        called.map(|full| format!("\"{full}\"")).collect()
    };
    let same_id = called(name);
    if !same_id.is_empty() {
        let choices = same_id.join(" or ");
        return format!("\"{name}\" is in several editions of this deck: write {choices}");
    }
    // Without an edition, the part before the slash must not count as a difference.
    let known: Vec<&str> = match name.contains('/') {
        true => all.clone(),
        false => all.iter().map(|full| &full[id_of(full)..]).collect(),
    };
    let near = match suggest::nearest(name, &known) {
        Some(near) if name.contains('/') => format!(", did you mean \"{near}\"?"),
        Some(near) => format!(", did you mean {}?", called(near).join(" or ")),
        None => String::new(),
    };
    format!("\"{name}\" is not a card of this deck{near}")
}
