//! The names of questions, as `asks` writes them.

use asterism_positions::{Failure, Key, Node, names};

/// Every question. A test compares it with what is asked in all our scenarios.
pub(super) const ASKS: &[Key] = &[
    Key::new("before-draw", "", "use a free action, or draw"),
    Key::new("play", "", "play a card, or use a free action first"),
    Key::new("before-end", "", "use a free action, or end the turn"),
    Key::new("hand-limit", "", "discard down to the hand limit"),
    Key::new("keeper-limit", "", "discard down to the Keeper limit"),
    Key::new("answer", "", "answer with a Surprise, or pass"),
    Key::new("replace-goal", "", "which old Goal makes room for the new one"),
    Key::new("surplus-goal", "", "which Goal goes when there is no longer room for all"),
    Key::new("keep-pair", "", "discard two cards that cancel out, or keep them"),
    Key::new("play-from-mini-hand", "", "play a card of the mini-hand"),
    Key::new("day", "", "what day it is"),
    Key::new("card-from-discard-pile", "", "which card of the discard pile"),
    Key::new("pile", "", "which pile to look through"),
    Key::new("card-from-draw-pile", "", "which card of the draw pile"),
    Key::new("play-top-again", "", "whether to play the next card of the draw pile as well"),
    Key::new("effect", "", "which of several effects"),
    Key::new("rhyme", "", "whether a couplet was said"),
    Key::new("judge-rhyme", "", "whether what another player said rhymes"),
    Key::new("lose-keeper", "", "which Keeper another player loses"),
    Key::new("player", "", "which player"),
    Key::new("direction", "", "in which direction"),
    Key::new("own-keeper", "", "which of your own Keepers"),
    Key::new("their-keeper", "", "which Keeper of another player"),
    Key::new("discard-from-table", "", "which card in play is discarded"),
    Key::new("take-from-table", "", "which card of another player is taken"),
    Key::new("give-from-table", "", "which of your own cards in play is given away"),
    Key::new("give-to", "", "who gets the card"),
    Key::new("move-from-table", "", "which card in play is moved"),
    Key::new("move-to", "", "where the card moves"),
    Key::new("attach-to", "", "which Keeper a Creeper attaches to"),
    Key::new("give-from-hand", "", "which card of the hand is given away"),
    Key::new("discard-from-hand", "", "which card of the hand is discarded"),
    Key::new("hand-out", "", "which card another player gets"),
    Key::new("may-discard", "", "which cards to discard, if any"),
    Key::new("discard-rule", "", "which New Rule is discarded"),
    Key::new("act", "", "whether something was done in the room"),
    Key::new("put", "", "which card goes to another place"),
    Key::new("vote", "", "for which player to vote"),
];

/// Compares the question asked with the one expected.
pub(super) fn same_question(node: &Node<'_>, got: Option<&str>) -> Result<(), Failure> {
    let expected = if node.is_null() { None } else { Some(node.text()?) };
    if expected == got {
        return Ok(());
    }
    if expected.is_some() {
        node.word(&names(ASKS))?;
    }
    Err(node.unequal(expected.unwrap_or("no question"), got.unwrap_or("no question")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use asterism_catalog::build_deck;
    use asterism_fluxx::{Fluxx, Options};
    use asterism_kernel::{Chance, Game, Offer, Silent, SplitMix64};
    use serde_json::Value;

    use super::*;

    fn listed() -> BTreeSet<String> {
        ASKS.iter().map(|key| key.name.to_owned()).collect()
    }

    fn asked_in(value: &Value, asked: &mut BTreeSet<String>) {
        match value {
            Value::Array(list) => list.iter().for_each(|entry| asked_in(entry, asked)),
            Value::Object(object) => {
                asked.extend(object.get("asks").and_then(Value::as_str).map(str::to_owned));
                object.values().for_each(|entry| asked_in(entry, asked));
            }
            _ => {}
        }
    }

    /// The scenarios pass, so the names in them are the engine's.
    #[test]
    fn our_scenarios_use_exactly_the_listed_questions() {
        let mut asked = BTreeSet::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|kind| kind == "json") {
                    let text = std::fs::read_to_string(path).unwrap();
                    asked_in(&serde_json::from_str(&text).unwrap(), &mut asked);
                }
            }
        }
        assert_eq!(asked, listed());
    }

    #[test]
    fn random_games_ask_only_listed_questions() {
        let editions = ["fluxx-4", "star", "star-wars", "wonderland"].map(str::to_owned);
        let deck = build_deck(&editions, &[]).unwrap();
        let game = Fluxx::new(deck, Options::default(), 3, 0).unwrap();
        let listed = listed();
        let mut chance = SplitMix64::new(3);
        for _ in 0..40 {
            let mut state = game.begin(&mut chance, &mut Silent);
            while let Some(seat) = game.open(&state).lowest() {
                let (question, _) = game.question(&state, seat).expect("a question");
                assert!(listed.contains(question.name()), "{} is not listed", question.name());
                let offer = game.offer(&state, seat);
                let index = chance.below(offer.len() as u32) as usize;
                game.step(&mut state, seat, &offer.get(index), &mut chance, &mut Silent);
            }
        }
    }
}
