//! Descriptions of positions: what is read, and what is said about mistakes.

use asterism_kernel::{Game, Seat, Silent};
use asterism_positions::{AnyChance, Described, Failure, Node, addressed_move};
use serde_json::{Value, json};

fn read(text: &Value) -> Result<Described, Failure> {
    let files = |name: &str| match name {
        "own.kdl" => Ok("edition \"own\" count=1\nkeeper \"kite\"\n".to_owned()),
        _ => Err(std::io::ErrorKind::NotFound.into()),
    };
    Described::read(&Node::root(text), &files)
}

#[test]
fn a_described_position_can_be_stored_and_arranged_again() {
    let text = json!({
        "game": "fluxx", "edition": ["fluxx-4"], "with": ["star/the-captain"],
        "options": { "day": "birthday" },
        "given": { "hands": [["the-captain"], ["milk"]], "turn": 1, "deck": ["love"] },
    });
    let described = read(&text).expect("a position");
    assert_eq!((described.setup.players, described.setup.options.len()), (2, 1));
    let stored = serde_json::to_string(&described).expect("JSON");
    let again: Described = serde_json::from_str(&stored).expect("the same");
    assert_eq!(again, described);
    let game = again.setup.build().expect("a game");
    let mut chance = AnyChance::read(&game, &Node::root(&text)).expect("no chance");
    let state = again.state(&game, &mut chance, &mut Silent).expect("a state");
    assert_eq!(game.open(&state).lowest(), Some(Seat::new(1)));
    let mv = json!("1 play milk");
    let (seat, mv) = addressed_move(&game, &state, &Node::root(&mv)).expect("a move");
    assert_eq!((seat, game.write_move(&mv).as_str()), (Seat::new(1), "play milk"));
    chance.all_used().expect("nothing was written");
}

#[test]
fn mistakes_name_their_place() {
    let says = |text: Value, place: &str, part: &str| {
        let failure = read(&text).expect_err("a mistake");
        assert_eq!(failure.place, place, "{failure}");
        assert!(failure.message.contains(part), "{failure}");
    };
    says(json!({ "given": {} }), "scenario", "game");
    says(json!({ "game": "fluxx" }), "scenario", "given");
    says(json!({ "game": "fluxxx", "given": {} }), "game", "fluxx");
    says(json!({ "game": "high-card", "given": {} }), "scenario", "can't be described");
    says(json!({ "game": "fluxx", "given": {} }), "scenario", "edition");
    let with = |key: &str, value: Value| {
        let mut text = json!({ "game": "fluxx", "edition": "fluxx-4", "given": {} });
        text[key] = value;
        text
    };
    says(with("given", json!({ "hands": [["mlik"]] })), "given.hands[0][0]", "milk");
    says(with("given", json!({ "hand": [] })), "given.hand", "hands");
    says(with("options", json!({ "dya": 1 })), "options.dya", "day");
    says(with("deck", json!("none.kdl")), "deck", "none.kdl");
    says(
        json!({ "game": "stella-quest", "given": { "hands": [["R1"], ["R9"]], "discard": [] } }),
        "given.hands[1][0]",
        "R9",
    );
}

/// The turn is over at once because there is nothing to play. That used to trip an
/// assertion instead of naming the mistake.
#[test]
fn a_won_position_with_an_empty_hand_is_refused() {
    for hand in [json!([]), json!(["milk"])] {
        let text = json!({
            "game": "fluxx", "edition": "fluxx-4",
            "given": {
                "goals": ["toast"],
                "hands": [hand, ["love"]],
                "table": [["bread", "the-toaster"], []],
            },
        });
        let failure = read(&text).expect_err("somebody has won already");
        assert!(failure.to_string().contains("toast"), "{failure}");
    }
}
