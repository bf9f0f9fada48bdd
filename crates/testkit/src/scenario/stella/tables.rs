//! Tables of short examples: who wins a trick, what a collection scores.

use asterism_positions::stella::{faces, multiset};
use asterism_positions::{Failure, Node};
use asterism_stella::{Cards, Face, points, winner};

/// Rows of discard top, cards in play order, index of the winning card.
pub(super) fn check_winners(rows: &Node<'_>) -> Result<(), Failure> {
    for row in some_rows(rows)? {
        let [top, cards, place] = row.row("a row of discard top, cards, and the winner's index")?;
        let (top_face, played): (Face, Vec<Face>) = (top.parsed()?, faces(&cards)?);
        if played.len() > 4 {
            return Err(cards.failure("a round has at most 4 cards"));
        }
        all_exist(&cards, played.iter().copied().chain([top_face]))?;
        let expected = if place.is_null() { None } else { Some(place.number()?) };
        if expected.is_some_and(|index| index >= played.len()) {
            return Err(place.failure("there is no card with this index in the round"));
        }
        let got = winner(top_face, &played);
        if got != expected {
            let show = |index: Option<usize>| index.map_or("null".to_owned(), |i| i.to_string());
            return Err(row.unequal(show(expected), show(got)));
        }
    }
    Ok(())
}

/// Rows of light, collection, points.
pub(super) fn check_scores(rows: &Node<'_>) -> Result<(), Failure> {
    for row in some_rows(rows)? {
        let [light, collection, expected] = row.row("a row of light, collection, and points")?;
        let tokens = light.number()?;
        let tokens = u8::try_from(tokens).ok().filter(|&tokens| tokens <= 5);
        let tokens = tokens.ok_or_else(|| light.failure("a player has at most 5 light"))?;
        let collected = multiset(&collection)?;
        if collected.contains(&Face::REST) {
            return Err(collection.failure("rest cards are never collected"));
        }
        let cards = all_exist(&collection, collected.into_iter())?;
        let (expected, got) = (expected.number()?, usize::from(points(tokens, cards)));
        if got != expected {
            return Err(row.unequal(expected, got));
        }
    }
    Ok(())
}

fn some_rows<'a>(rows: &Node<'a>) -> Result<Vec<Node<'a>>, Failure> {
    let list = rows.list()?;
    if list.is_empty() {
        Err(rows.failure("there is no row, so nothing is checked"))
    } else {
        Ok(list)
    }
}

fn all_exist(node: &Node<'_>, faces: impl Iterator<Item = Face>) -> Result<Cards, Failure> {
    let mut cards = Cards::EMPTY;
    for face in faces {
        if !cards.try_insert(face) {
            return Err(node.failure(format!("there are only {} {face}", face.copies())));
        }
    }
    Ok(cards)
}
