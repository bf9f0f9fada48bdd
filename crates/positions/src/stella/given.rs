//! Deals and positions of Stella Quest.

use asterism_kernel::{Chance, Game, Silent, Sink};
use asterism_stella::{Event, Face, Played, Position, State, Stella};

use super::cards::{faces, player};
use super::chance::StellaChance;
use crate::failure::Failure;
use crate::keys::Key;
use crate::node::Node;

/// The game for so many players.
pub fn table(node: &Node<'_>, players: usize, pay_after: bool) -> Result<Stella, Failure> {
    let game = Stella::new(players).map_err(|error| node.failure(error.to_string()))?;
    Ok(game.with_pay_after(pay_after))
}

/// A whole game from its deck.
pub fn start(
    node: &Node<'_>,
    pay_after: bool,
    orders: &mut StellaChance,
) -> Result<(Stella, State), Failure> {
    node.only(START)?;
    let players = node.required("players")?;
    let game = table(&players, players.number()?, pay_after)?;
    let game = match node.optional("first")? {
        Some(first) => {
            let with_first = game.with_first(first.number()?);
            with_first.map_err(|error| first.failure(error.to_string()))?
        }
        None => game,
    };
    if let Some(reshuffle) = node.optional("reshuffle")? {
        orders.add(&reshuffle)?;
    }
    match node.optional("deck")? {
        Some(deck) => orders.add_first(&deck, faces(&deck)?),
        None => orders.add_first(node, Vec::new()),
    }
    let state = game.begin(orders, &mut Silent);
    orders.fitted()?;
    Ok((game, state))
}

pub const START: &[Key] = &[
    Key::new("players", "number", "2 to 4; required"),
    Key::new("deck", "cards", "from the top; cards not listed follow in canonical order"),
    Key::new("first", "seat", "who begins; default 0"),
    Key::new("reshuffle", "orders", "the orders of later shuffles"),
];

pub const GIVEN: &[Key] = &[
    Key::new("players", "number", "2 to 4; as many as there are hands if left out"),
    Key::new("hands", "cards per seat", "required"),
    Key::new("coll", "cards per seat", "the collections; default empty"),
    Key::new("discard", "cards", "the discard pile from bottom to top; required"),
    Key::new("deck", "cards", "the draw pile from the top"),
    Key::new("trick", "list of `[seat or \"rival\", card]`", "what has been played this round"),
    Key::new("light", "number per seat", "shine left; default 5 each"),
    Key::new("marker", "seat or null", "who has the black star; default nobody"),
    Key::new(
        "first",
        "seat",
        "who led this round; default 0. The acting seat follows from it and `trick`",
    ),
    Key::new(
        "fill",
        "`deck`, `discard` or `exact`",
        "where the cards are that are not listed: under the draw pile (the default), under the \
         discard pile, or nowhere because all 54 are listed",
    ),
    Key::new("reshuffle", "orders", "the orders of shuffles to come"),
];

/// How many players a position has.
pub fn players(node: &Node<'_>) -> Result<usize, Failure> {
    match node.optional("players")? {
        Some(players) => players.number(),
        None => Ok(node.required("hands")?.list()?.len()),
    }
}

/// A described position. StellaChance of shuffles are read elsewhere: see [`GIVEN`].
pub fn arrange(
    game: &Stella,
    node: &Node<'_>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> Result<State, Failure> {
    node.only(GIVEN)?;
    let players = game.players();
    let mut position = Position::empty(players);
    fill_by_seat(&node.required("hands")?, &mut position.hands)?;
    if let Some(collections) = node.optional("coll")? {
        fill_by_seat(&collections, &mut position.collections)?;
    }
    position.pile = faces(&node.required("discard")?)?;
    if let Some(deck) = node.optional("deck")? {
        position.deck = faces(&deck)?;
    }
    if let Some(trick) = node.optional("trick")? {
        for entry in trick.list()? {
            let [by, card] = entry.row("a pair of who played and a card")?;
            let played = Played { by: player(&by, players)?, card: card.parsed()? };
            position.trick.push(played);
        }
    }
    if let Some(light) = node.optional("light")? {
        for (seat, entry) in light.by_seat(players)? {
            position.light[seat] = entry.number()?;
        }
    }
    if let Some(marker) = node.optional("marker")?.filter(|marker| !marker.is_null()) {
        position.marker = Some(marker.seat(players)?);
    }
    if let Some(first) = node.optional("first")? {
        position.first = first.seat(players)?;
    }
    fill(node, &mut position)?;
    game.set_up(&position, chance, sink).map_err(|error| node.failure(error.to_string()))
}

fn fill_by_seat(node: &Node<'_>, lists: &mut [Vec<Face>]) -> Result<(), Failure> {
    for (seat, entry) in node.by_seat(lists.len())? {
        lists[seat] = faces(&entry)?;
    }
    Ok(())
}

/// Puts the cards that are listed nowhere where `fill` says.
fn fill(node: &Node<'_>, position: &mut Position) -> Result<(), Failure> {
    let unlisted: Vec<Face> = Face::all()
        .flat_map(|face| {
            let listed = position.cards().filter(|&card| card == face).count();
            std::iter::repeat_n(face, face.copies().saturating_sub(listed))
        })
        .collect();
    let fill = match node.optional("fill")? {
        Some(fill) => fill.word(&["deck", "discard", "exact"])?,
        None => "deck",
    };
    match fill {
        "deck" => position.deck.extend(unlisted),
        "discard" => {
            position.pile.splice(0..0, unlisted);
        }
        _ => {}
    }
    Ok(())
}
