//! What a game provides so that it can have puzzles.

use std::fmt::Debug;

use asterism_bots::AgentGame;
use asterism_cards::ast::Kind;
use asterism_catalog::{Fluxx, Stella, if_example_game};
use asterism_fluxx::{Card, CardSet};
use asterism_kernel::{Chance as _, Game, Seat, SplitMix64, Viewer};
use asterism_positions::DescribedGame;
use asterism_stella::{Cards, Face, Stage};
use serde_json::{Value, json};

pub trait PuzzleGame: AgentGame + DescribedGame {
    /// The cards that a seat doesn't see.
    type Hidden: Clone + Debug;

    /// The fewest own moves of a solution that is worth looking for.
    const LEAST_DEPTH: usize;

    /// Writes a position down, if it is one that can begin a puzzle. The order of the
    /// draw pile is not written.
    fn describe(&self, state: &Self::State) -> Option<Value>;

    /// Moves cards that could interfere from where the seat doesn't see them to where
    /// everybody does.
    fn bring_into_sight(&self, given: &mut Value, seat: Seat) {
        let _ = (given, seat);
    }

    /// Writes the draw pile of a position that has none: the remaining cards, shuffled.
    fn write_deck(&self, given: &mut Value, chance: &mut SplitMix64);

    fn hidden_from(&self, state: &Self::State, seat: Seat) -> Self::Hidden;

    /// Whether everything that was hidden is still hidden.
    fn stays_hidden(before: &Self::Hidden, after: &Self::Hidden) -> bool;

    /// The number of the turn or round. A solution ends before the next one begins.
    fn turn_number(&self, state: &Self::State) -> u32 {
        self.rounds(state)
    }
}

/// The names in a list of a description, and in the lists inside it.
fn names_in(value: &Value) -> Vec<&str> {
    match value {
        Value::String(name) => vec![name],
        Value::Array(all) => all.iter().flat_map(names_in).collect(),
        Value::Object(all) => all.values().flat_map(names_in).collect(),
        _ => Vec::new(),
    }
}

impl PuzzleGame for Fluxx {
    type Hidden = CardSet;

    /// One play and its target are too easy.
    const LEAST_DEPTH: usize = 3;

    fn describe(&self, state: &Self::State) -> Option<Value> {
        asterism_positions::fluxx::describe(self, state)
    }

    /// A Surprise in somebody's hand could answer any play, so all of them that the seat
    /// doesn't hold are in the discard pile.
    fn bring_into_sight(&self, given: &mut Value, seat: Seat) {
        let surprises: Vec<&str> = self
            .deck()
            .cards()
            .filter(|&card| self.deck().kind(card) == Kind::Surprise)
            .map(|card| self.deck().name(card))
            .collect();
        let is_surprise =
            |name: &Value| name.as_str().is_some_and(|name| surprises.contains(&name));
        let hands = given["hands"].as_array_mut().map(Vec::as_mut_slice).unwrap_or_default();
        for (_, hand) in hands.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
            if let Some(hand) = hand.as_array_mut() {
                hand.retain(|name| !is_surprise(name));
            }
        }
        let placed: Vec<String> = names_in(given).into_iter().map(str::to_owned).collect();
        let missing = surprises.iter().filter(|name| !placed.iter().any(|other| other == *name));
        let missing: Vec<Value> = missing.map(|&name| name.into()).collect();
        if let Some(discard) = given["discard"].as_array_mut() {
            discard.splice(0..0, missing);
        }
    }

    fn write_deck(&self, given: &mut Value, chance: &mut SplitMix64) {
        let placed = names_in(given);
        let unlisted =
            self.deck().cards().filter(|&card| !placed.contains(&self.deck().name(card)));
        let mut unlisted: Vec<Card> = unlisted.collect();
        chance.shuffle(&mut unlisted, |_| 0);
        let names: Vec<&str> = unlisted.iter().map(|&card| self.deck().name(card)).collect();
        given["deck"] = json!(names);
    }

    fn hidden_from(&self, state: &Self::State, seat: Seat) -> CardSet {
        state.hidden_from(seat)
    }

    fn stays_hidden(before: &CardSet, after: &CardSet) -> bool {
        before.iter().all(|card| after.contains(card))
    }
}

impl PuzzleGame for Stella {
    type Hidden = Cards;

    /// A card to play and a card to take. What comes after is another round.
    const LEAST_DEPTH: usize = 2;

    fn describe(&self, state: &Self::State) -> Option<Value> {
        asterism_positions::stella::describe(state)
    }

    fn write_deck(&self, given: &mut Value, chance: &mut SplitMix64) {
        let placed = names_in(given);
        let mut unlisted: Vec<Face> = Face::all()
            .flat_map(|face| {
                let name = face.to_string();
                let listed = placed.iter().filter(|&&other| other == name).count();
                std::iter::repeat_n(face, face.copies().saturating_sub(listed))
            })
            .collect();
        chance.shuffle(&mut unlisted, |_| 0);
        let names: Vec<String> = unlisted.iter().map(ToString::to_string).collect();
        given["deck"] = json!(names);
    }

    fn hidden_from(&self, state: &Self::State, seat: Seat) -> Cards {
        self.knowledge(state, Viewer::Seat(seat)).unseen
    }

    fn stays_hidden(before: &Cards, after: &Cards) -> bool {
        before.within(*after)
    }

    /// A round counts as played before its winner takes a card.
    fn turn_number(&self, state: &Self::State) -> u32 {
        let taking = matches!(state.stage(), Stage::Take | Stage::Top);
        self.rounds(state) - u32::from(taking)
    }
}

if_example_game! {
    /// The example game has no puzzles.
    impl PuzzleGame for asterism_catalog::HighCard {
        type Hidden = ();
        const LEAST_DEPTH: usize = 2;

        fn describe(&self, _: &Self::State) -> Option<Value> {
            None
        }

        fn write_deck(&self, _: &mut Value, _: &mut SplitMix64) {}

        fn hidden_from(&self, _: &Self::State, _: Seat) {}

        fn stays_hidden((): &(), (): &()) -> bool {
            true
        }
    }
}
