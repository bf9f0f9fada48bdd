//! The notation of moves: reading it, and explaining what is wrong with it.

use asterism_fluxx::{Choice, Deck, Fluxx, Move, State};
use asterism_kernel::{Game, Refusal, Seat};

use super::unknown_card;
use crate::failure::Failure;
use crate::keys::Key;
use crate::node::Node;
use crate::suggest::did_you_mean;

pub const MOVES: &[Key] = &[
    Key::new("play CARD", "", "play a card from the hand"),
    Key::new("use CARD", "", "use a card's free action"),
    Key::new("answer CARD", "", "answer what was announced with a Surprise"),
    Key::new("pass", "", "let what was announced happen"),
    Key::new("choose CARD", "", "choose a card"),
    Key::new("choose CARD@SEAT", "", "choose a card in front of a seat, or give it to a seat"),
    Key::new("choose SEAT", "", "choose a player"),
    Key::new("choose WORD", "", "choose one of a few things; the words are below"),
    Key::new("discard CARD", "", "discard a card"),
    Key::new("draw", "", "draw, where free actions are possible before it"),
    Key::new("end", "", "end the turn, where free actions are possible before that"),
];

/// The words of `choose WORD` with what they mean, for the reference page.
pub fn choice_rows() -> Vec<[String; 3]> {
    let meaning = |choice| match choice {
        Choice::Done => "nothing more",
        Choice::Left => "to the next player",
        Choice::Right => "to the previous player",
        Choice::Birthday => "it is the player's birthday",
        Choice::Holiday => "it is a holiday",
        Choice::Ordinary => "it is an ordinary day",
        Choice::Yes => "do it",
        Choice::No => "don't do it",
        Choice::Random => "let chance decide",
        Choice::Past => "the discard pile",
        Choice::Future => "the draw pile",
        Choice::First => "the first effect",
        Choice::Second => "the second effect",
        Choice::Third => "the third effect",
        Choice::Fourth => "the fourth effect",
    };
    let row = |(choice, word): (Choice, &str)| {
        [word.to_owned(), String::new(), meaning(choice).to_owned()]
    };
    Choice::ALL.into_iter().map(row).collect()
}

fn verbs() -> Vec<&'static str> {
    MOVES.iter().filter_map(|form| form.name.split(' ').next()).collect()
}

/// Reads a move of `seat`.
pub fn read_move(
    game: &Fluxx,
    state: &State,
    node: &Node<'_>,
    (seat, text): (Seat, &str),
) -> Result<Move, Failure> {
    game.read_move(state, seat, text).map_err(|refusal| match refusal {
        Refusal::Unreadable { .. } => match explain(game.deck(), text) {
            Some(message) => node.failure(message),
            // A card or word without a verb that no legal move is short for.
            None => node.differs(format!("refused: no legal move is short for \"{text}\"")),
        },
        Refusal::Ambiguous { .. } => node.failure(refusal.diagnostic()),
        refusal => node.differs(format!("refused: {}", refusal.diagnostic())),
    })
}

/// Whose move it is: the seat written before it, or else the only seat that is asked.
pub fn addressed<'a>(
    game: &Fluxx,
    state: &State,
    node: &Node<'a>,
) -> Result<(Seat, &'a str), Failure> {
    let text = node.text()?.trim();
    if let Some((first, rest)) = text.split_once(' ')
        && let Ok(index) = first.parse::<usize>()
    {
        let seat = Seat::from_index(index).filter(|&seat| game.seats(state).contains(seat));
        let seat = seat.ok_or_else(|| node.failure(format!("there is no seat {index}")))?;
        return Ok((seat, rest));
    }
    let asked = game.open(state);
    match asked.lowest() {
        Some(seat) if asked.len() == 1 => Ok((seat, text)),
        Some(_) => Err(node.failure("several seats are asked: write SEAT before the move")),
        None => Err(node.differs(format!("refused: {}", Refusal::GameOver.diagnostic()))),
    }
}

/// What is wrong with a text that is not a move, and what could be meant.
/// None for a card, seat or word alone: that is a short form, only not of a
/// legal move.
pub fn explain(deck: &Deck, text: &str) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (verb, rest) = text.split_once(' ').unwrap_or((&text, ""));
    let verbs = verbs();
    if !verbs.contains(&verb) {
        wrong_target(deck, &text)?;
        let near = did_you_mean(&verb.to_lowercase(), &verbs);
        let near = match (near.is_empty(), rest.is_empty()) {
            // A single word may be a card that is mistyped.
            (true, true) => format!("; {}", unknown_card(deck, verb)),
            _ => near,
        };
        let forms = MOVES.iter().map(|form| form.name).collect::<Vec<_>>().join(", ");
        let end = if near.ends_with('?') { "" } else { "." };
        return Some(format!("\"{verb}\" is not a move{near}{end} Moves are: {forms}"));
    }
    let takes_nothing = MOVES.iter().any(|form| form.name == verb);
    match (takes_nothing, rest.is_empty()) {
        (true, true) => None,
        (true, false) => Some(format!("nothing can follow \"{verb}\", but \"{rest}\" does")),
        (false, true) => Some(format!("\"{verb}\" must be followed by what is meant")),
        (false, false) if verb == "choose" => wrong_target(deck, rest),
        (false, false) => deck.find(rest).is_none().then(|| unknown_card(deck, rest)),
    }
}

/// What is wrong with what follows `choose`.
fn wrong_target(deck: &Deck, target: &str) -> Option<String> {
    let words: Vec<&str> = Choice::ALL.iter().map(|(_, word)| *word).collect();
    let is_seat = |text: &str| text.parse().ok().and_then(Seat::from_index).is_some();
    if words.contains(&target) || is_seat(target) {
        return None;
    }
    let (name, seat) = target.split_once('@').map_or((target, None), |(n, s)| (n, Some(s)));
    if deck.find(name).is_none() {
        let unknown = unknown_card(deck, name);
        let near = did_you_mean(name, &words);
        // A card that is near is the better guess.
        let near = if unknown.ends_with("deck") { near } else { String::new() };
        return Some(format!("{unknown}{near}"));
    }
    let seat = seat.filter(|seat| !is_seat(seat))?;
    Some(format!("\"{seat}\" is not a seat; seats are numbered from 0"))
}
