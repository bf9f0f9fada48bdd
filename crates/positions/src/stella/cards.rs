//! Cards, backs and players as scenarios write them.

use asterism_kernel::Seat;
use asterism_stella::{Backs, Class, Face, Player};

use crate::failure::Failure;
use crate::node::Node;

/// Cards in the order written: a list, or a text with spaces.
pub fn faces(node: &Node<'_>) -> Result<Vec<Face>, Failure> {
    if let Some(text) = node.value.as_str() {
        let words = text.split_whitespace();
        return words.map(|word| word.parse().map_err(|error| failure(node, &error))).collect();
    }
    node.list()?.iter().map(Node::parsed).collect()
}

fn failure(node: &Node<'_>, error: &asterism_stella::FaceError) -> Failure {
    node.failure(error.to_string())
}

/// Cards in no order: a list or text, or an object of counts by face.
pub fn multiset(node: &Node<'_>) -> Result<Vec<Face>, Failure> {
    let mut cards = Vec::new();
    if node.value.is_object() {
        for (key, count) in node.entries()? {
            let face: Face = key.parse().map_err(|error| failure(&count, &error))?;
            let number = count.number()?;
            if number > face.copies() {
                return Err(count.failure(format!("there are only {} {face}", face.copies())));
            }
            cards.extend(std::iter::repeat_n(face, number));
        }
    } else {
        cards = faces(node)?;
    }
    cards.sort_unstable();
    Ok(cards)
}

/// A class by its letter.
pub fn class(node: &Node<'_>) -> Result<Class, Failure> {
    let text = node.text()?;
    let mut letters = text.chars();
    match (letters.next().and_then(Class::from_letter), letters.next()) {
        (Some(class), None) => Ok(class),
        _ => Err(node.failure(format!("\"{text}\" is not a class: write R, Y, G, B or Z"))),
    }
}

/// Counts of backs: an object by class, five numbers, or the letters one by
/// one (a list or one text).
pub fn backs(node: &Node<'_>) -> Result<[usize; 5], Failure> {
    let mut counts = [0; 5];
    if node.value.is_object() {
        for (key, count) in node.entries()? {
            let mut letters = key.chars();
            let class = letters.next().and_then(Class::from_letter);
            let class = class.filter(|_| letters.next().is_none());
            let class =
                class.ok_or_else(|| count.failure(format!("\"{key}\" is not a class of cards")))?;
            counts[class.index()] = count.number()?;
        }
        return Ok(counts);
    }
    if let Some(text) = node.value.as_str() {
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            let class = Class::from_letter(letter);
            let class = class
                .ok_or_else(|| node.failure(format!("\"{letter}\" is not a class of cards")))?;
            counts[class.index()] += 1;
        }
        return Ok(counts);
    }
    let list = node.list()?;
    if list.len() == 5 && list.iter().all(|entry| entry.value.is_number()) {
        for (count, entry) in counts.iter_mut().zip(&list) {
            *count = entry.number()?;
        }
        return Ok(counts);
    }
    for entry in &list {
        counts[class(entry)?.index()] += 1;
    }
    Ok(counts)
}

/// The counts of some backs.
pub fn counts(backs: Backs) -> [usize; 5] {
    Class::ALL.map(|class| backs.count(class))
}

/// Counts of backs, for a person.
pub fn show_backs(counts: [usize; 5]) -> String {
    let shown = Class::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let shown: Vec<String> = shown.map(|(class, count)| format!("{class}:{count}")).collect();
    format!("{{{}}}", shown.join(" "))
}

/// Who plays: a seat number or "rival".
pub fn player(node: &Node<'_>, players: usize) -> Result<Player, Failure> {
    if node.value.is_string() {
        node.word(&["rival"])?;
        return if players == 2 {
            Ok(Player::Rival)
        } else {
            Err(node.failure("only a game for two has a rival"))
        };
    }
    node.seat(players).map(|seat| Player::Seat(Seat::new(seat)))
}

/// Who plays, for a person.
pub fn show_player(player: Player) -> String {
    match player {
        Player::Seat(seat) => seat.to_string(),
        Player::Rival => "\"rival\"".to_owned(),
    }
}

/// Cards, for a person.
pub fn show(cards: &[Face]) -> String {
    let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
    format!("[{}]", texts.join(" "))
}
