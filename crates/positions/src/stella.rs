//! Described positions of Stella Quest.

mod cards;
mod chance;
mod given;

use asterism_kernel::{Game, Refusal, Seat};
use asterism_stella::{Move, State, Stella};

pub use cards::{backs, class, counts, faces, multiset, player, show, show_backs, show_player};
pub use chance::StellaChance;
pub use given::{GIVEN, START, arrange, players, start, table};

use crate::failure::Failure;
use crate::keys::Key;
use crate::node::Node;
use crate::suggest::did_you_mean;

pub const MOVES: &[Key] = &[
    Key::new("play CARD", "", "play a card from the hand"),
    Key::new("draw", "", "pay one shine for three cards"),
    Key::new("take CARD", "", "take a card of the trick into the collection"),
    Key::new("top CARD", "", "put this card on top of the discard pile"),
    Key::new("end", "", "pay for no more cards after playing, with the option `pay-after`"),
];

fn verbs() -> Vec<&'static str> {
    MOVES.iter().filter_map(|form| form.name.split(' ').next()).collect()
}

/// Whether players may also pay after playing.
pub fn pay_after(described: &Node<'_>) -> Result<bool, Failure> {
    let Some(options) = described.optional("options")? else { return Ok(false) };
    let [with_dash, with_underscore] = ["pay-after", "pay_after"];
    options.only_names(&[with_dash, with_underscore])?;
    let option = options.optional(with_dash)?.or(options.optional(with_underscore)?);
    option.map_or(Ok(false), |option| option.truth())
}

/// Whose move it is: the seat written before it, or else the seat that acts.
pub fn addressed<'a>(state: &State, node: &Node<'a>) -> Result<(Seat, &'a str), Failure> {
    let text = node.text()?.trim();
    if let Some((first, rest)) = text.split_once(' ')
        && let Ok(seat) = first.parse::<usize>()
    {
        let seat = Seat::from_index(seat).filter(|seat| seat.index() < state.players());
        let seat = seat.ok_or_else(|| node.failure(format!("there is no seat {first}")))?;
        return Ok((seat, rest));
    }
    Ok((state.acting().unwrap_or_else(|| state.first()), text))
}

/// Reads a move of `seat`.
pub fn read_move(
    game: &Stella,
    state: &State,
    node: &Node<'_>,
    (seat, text): (Seat, &str),
) -> Result<Move, Failure> {
    game.read_move(state, seat, text).map_err(|refusal| match refusal {
        Refusal::Unreadable { .. } => unreadable(node, text, &refusal),
        refusal => node.differs(format!("refused: {}", refusal.diagnostic())),
    })
}

/// The failure for a text that is not a move, with the move that may be meant.
#[must_use]
pub fn unreadable(node: &Node<'_>, text: &str, refusal: &Refusal) -> Failure {
    let verb = text.split_whitespace().next().unwrap_or_default().to_lowercase();
    let verbs = verbs();
    let near =
        if verbs.contains(&verb.as_str()) { String::new() } else { did_you_mean(&verb, &verbs) };
    if near.is_empty() {
        return node.failure(refusal.diagnostic());
    }
    node.failure(format!("\"{text}\" is not a move of this game{near}"))
}
