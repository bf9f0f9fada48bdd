//! Titles: what players choose from.

use crate::{GAMES, Listing, listed_games, listing};

/// An edition of a game with editions, or a game with a fixed deck.
#[derive(Clone, Copy, Debug)]
pub struct Title {
    /// The id of the edition, or else of the game.
    pub id: &'static str,
    pub game: &'static Listing,
}

/// All titles, editions first.
pub fn titles() -> impl Iterator<Item = Title> {
    let editions = listed_games()
        .flat_map(|game| game.editions.iter().map(move |edition| Title { id: edition.id, game }));
    let fixed = listed_games().filter(|game| !game.has_decks());
    editions.chain(fixed.map(|game| Title { id: game.name, game }))
}

/// The id of the title under which a game with this deck is shown: a mix has the title
/// of the game's first edition.
#[must_use]
pub fn title_of<'a>(game: &'a str, deck: &'a [String]) -> &'a str {
    match deck {
        [only] => only,
        _ => listing(game)
            .and_then(|listing| listing.editions.first())
            .map_or(game, |edition| edition.id),
    }
}

/// Whether this is the id of a game with a fixed deck, which can't be mixed.
#[must_use]
pub fn has_fixed_deck(id: &str) -> bool {
    listing(id).is_some_and(|game| !game.has_decks())
}

/// The game and the deck for the titles somebody chose. A title with a fixed deck is left
/// out if others were chosen as well. Unknown ids stay in the deck, so that building the
/// game refuses them.
#[must_use]
pub fn choose_titles(ids: &[String]) -> (&'static str, Vec<String>) {
    if let [only] = ids
        && let Some(game) = listing(only).filter(|game| !game.has_decks())
    {
        return (game.name, Vec::new());
    }
    let deck: Vec<String> = ids.iter().filter(|id| !has_fixed_deck(id)).cloned().collect();
    let of_edition = titles().find(|title| deck.iter().any(|id| id == title.id));
    let game =
        of_edition.or_else(|| titles().next()).map_or(GAMES[0].name, |title| title.game.name);
    (game, deck)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_come_before_games_with_a_fixed_deck() {
        let ids: Vec<&str> = titles().map(|title| title.id).collect();
        assert_eq!(ids, ["fluxx-4", "star", "star-wars", "wonderland", "comets", "stella-quest"]);
    }

    #[test]
    fn titles_become_a_game_and_a_deck() {
        let chosen =
            |ids: &[&str]| choose_titles(&ids.iter().map(|&id| id.into()).collect::<Vec<_>>());
        let fluxx = |deck: &[&str]| ("fluxx", deck.iter().map(|&id| id.to_owned()).collect());
        assert_eq!(chosen(&["stella-quest"]), ("stella-quest", Vec::new()));
        assert_eq!(chosen(&["star", "stella-quest"]), fluxx(&["star"]));
        assert_eq!(chosen(&["star", "wonderland"]), fluxx(&["star", "wonderland"]));
        assert_eq!(chosen(&["nonsense"]), fluxx(&["nonsense"]));
        assert_eq!(chosen(&[]), fluxx(&[]));
    }

    #[test]
    fn a_mix_has_the_title_of_the_first_edition() {
        let deck = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<_>>();
        assert_eq!(title_of("fluxx", &deck(&["star", "wonderland"])), "fluxx-4");
        assert_eq!(title_of("fluxx", &deck(&["wonderland"])), "wonderland");
        assert_eq!(title_of("stella-quest", &[]), "stella-quest");
    }
}
