//! Every refusal names the rule that bars the move.

use asterism_kernel::{Fixed, Game, GameInput, Refusal, Seat, Silent};
use asterism_stella::{Barred, Face, Fault, Played, Player, Position, SetupError, State, Stella};

fn faces(text: &str) -> Vec<Face> {
    text.split_whitespace().map(|face| face.parse().expect("a card")).collect()
}

/// A position with these hands; cards not listed are in the deck, or in the
/// pile.
fn position(hands: &[&str], pile: &str, trick: &[(usize, &str)], rest_in_deck: bool) -> Position {
    let mut position = Position::empty(hands.len());
    position.hands = hands.iter().map(|hand| faces(hand)).collect();
    position.pile = faces(pile);
    for &(seat, card) in trick {
        let by = Player::Seat(Seat::new(seat));
        position.trick.push(Played { by, card: card.parse().expect("a card") });
    }
    for face in Face::all() {
        let listed = position.cards().filter(|&card| card == face).count();
        let rest = std::iter::repeat_n(face, face.copies() - listed);
        if rest_in_deck {
            position.deck.extend(rest);
        } else {
            position.pile.splice(0..0, rest);
        }
    }
    position
}

fn set_up(position: &Position) -> (Stella, State) {
    let game = Stella::new(position.hands.len()).expect("2 to 4 players");
    let state = game.set_up(position, &mut Fixed, &mut Silent).expect("a possible position");
    (game, state)
}

/// The rule that bars the acting seat's move.
fn rule(game: &Stella, state: &State, text: &str) -> &'static str {
    let seat = state.acting().expect("a game under way");
    let mv = game.read_move(state, seat, text).expect("a move");
    match game.check(state, &GameInput::Answer { seat, mv }) {
        Err(Refusal::NotOffered { rule, text: written }) => {
            assert_eq!(written, text);
            assert!(Barred::CODES.iter().any(|(code, _)| *code == rule), "{rule}");
            rule
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn turns() {
    let (game, state) = set_up(&position(&["R1 Y1", "R2 G1 Z", "B1"], "B6", &[(0, "R3")], true));
    assert_eq!(rule(&game, &state, "play G1"), "must-follow");
    assert_eq!(rule(&game, &state, "play B5"), "not-in-hand");
    assert_eq!(rule(&game, &state, "take R3"), "wrong-stage");
    assert_eq!(rule(&game, &state, "end"), "wrong-stage");
    let not_asked = GameInput::Answer { seat: Seat::new(0), mv: asterism_stella::Move::Draw };
    assert_eq!(game.check(&state, &not_asked).unwrap_err().code(), "not-asked");
    let nobody = GameInput::Answer { seat: Seat::new(3), mv: asterism_stella::Move::Draw };
    assert_eq!(game.check(&state, &nobody).unwrap_err().code(), "no-such-seat");
    assert_eq!(game.check(&state, &GameInput::Joins(Seat::new(3))), Err(Refusal::SeatsFixed));
    assert_eq!(game.check(&state, &GameInput::Leaves(Seat::new(0))), Err(Refusal::SeatsFixed));
}

#[test]
fn paying() {
    let mut poor = position(&["R1", "R2", "R3"], "B6", &[], true);
    poor.light[0] = 1;
    let (game, state) = set_up(&poor);
    assert_eq!(rule(&game, &state, "draw"), "too-little-light");

    let full = position(&["R1 R2 R3 R4 R5 R6 Y1 Y2 Y3 Y4", "Y5", "Y6"], "B6", &[], true);
    let (game, state) = set_up(&full);
    assert_eq!(rule(&game, &state, "draw"), "hand-full");
}

#[test]
fn an_empty_deck() {
    // Everything is in hands and collections but one card of the pile.
    let mut short = Position::empty(4);
    short.pile = faces("B6");
    let mut cards: Vec<Face> = Face::all()
        .flat_map(|face| std::iter::repeat_n(face, face.copies()))
        .filter(|face| face.to_string() != "B6")
        .collect();
    cards.push("B6".parse().unwrap());
    // Five values at most in a collection: the sixes stay in hands.
    let (sixes, others): (Vec<Face>, Vec<Face>) =
        cards.into_iter().partition(|face| face.is_rest() || face.value() == Some(6));
    for (index, face) in others.into_iter().enumerate() {
        short.collections[index % 4].push(face);
    }
    for (index, face) in sixes.into_iter().enumerate() {
        short.hands[index % 4].push(face);
    }
    let (game, state) = set_up(&short);
    assert!(state.deck().is_empty());
    assert_eq!(rule(&game, &state, "draw"), "deck-empty");
}

#[test]
fn taking_and_topping() {
    let (game, mut state) =
        set_up(&position(&["Y1", "Y2", "Y3"], "B6", &[(0, "R3"), (1, "Z"), (2, "R1")], true));
    assert_eq!(rule(&game, &state, "take Z"), "rest-not-taken");
    assert_eq!(rule(&game, &state, "take R2"), "not-in-trick");
    assert_eq!(rule(&game, &state, "draw"), "wrong-stage");
    let seat = state.acting().unwrap();
    let mv = game.read_move(&state, seat, "R1").unwrap();
    game.apply(&mut state, &GameInput::Answer { seat, mv }, &mut Fixed, &mut Silent).unwrap();
    assert_eq!(rule(&game, &state, "top R3"), "rest-on-top");
    assert_eq!(rule(&game, &state, "top R1"), "not-in-trick");
    assert_eq!(rule(&game, &state, "play Y1"), "wrong-stage");
}

#[test]
fn texts() {
    let (game, state) = set_up(&position(&["R1", "R2", "R3"], "B6", &[], true));
    let seat = state.acting().unwrap();
    let read = |text: &str| game.read_move(&state, seat, text).map(|mv| mv.to_string());
    assert_eq!(read("  PLAY   r1 "), Ok("play R1".to_owned()));
    assert_eq!(read("r1"), Ok("play R1".to_owned()));
    assert_eq!(read("Draw"), Ok("draw".to_owned()));
    for text in ["", "play", "play R9", "pass", "play R1 R2", "draw 3", "play Я1", "\u{130}"] {
        let refusal = read(text).unwrap_err();
        assert_eq!(refusal.code(), "unreadable-move", "{text}");
    }
    assert_eq!(game.read_move(&state, Seat::new(1), "R2").unwrap_err().code(), "not-asked");
}

#[test]
fn tables_that_cannot_be() {
    assert_eq!(Stella::new(1), Err(SetupError::Players { players: 1 }));
    assert_eq!(Stella::new(5).unwrap_err().code(), "stella-players");
    let game = Stella::new(3).unwrap();
    assert_eq!(game.with_first(3).unwrap_err().code(), "stella-first");
    assert_eq!(
        game.with_first(3).unwrap_err().to_string(),
        "Seat 3 can't be the first player: the seats are 0 to 2."
    );
}

#[test]
fn impossible_positions_list_every_fault() {
    let mut wrong = position(&["R1", "R2", "R3"], "B6", &[], true);
    wrong.light[1] = 0;
    wrong.light[2] = 6;
    wrong.marker = Some(3);
    wrong.deck.pop();
    wrong.hands[0].extend(faces("R1 R1"));
    wrong.collections[2] = faces("Z");
    wrong.trick = vec![Played { by: Player::Seat(Seat::new(1)), card: Face::REST }];
    let game = Stella::new(3).unwrap();
    let error = game.set_up(&wrong, &mut Fixed, &mut Silent).unwrap_err();
    let codes: Vec<&str> = error.faults.iter().map(Fault::code).collect();
    assert_eq!(
        codes,
        [
            "too-many-copies",
            "too-many-copies",
            "card-count",
            "light-out-of-range",
            "light-out-of-range",
            "rest-collected",
            "no-such-marker",
            "trick-order",
        ]
    );
    let mut wrong = Position::empty(2);
    wrong.first = 2;
    wrong.hands[1] = vec![Face::REST; 11];
    wrong.collections[0] = faces("R1 R2 R3 R4 R5 R6");
    let error = game.set_up(&wrong, &mut Fixed, &mut Silent).unwrap_err();
    let codes: Vec<&str> = error.faults.iter().map(Fault::code).collect();
    assert!(codes.starts_with(&["seat-count", "seat-count", "seat-count"]), "{codes:?}");
    for code in
        ["too-many-copies", "card-count", "hand-too-large", "collection-complete", "no-discard"]
    {
        assert!(codes.contains(&code), "{code}");
    }
    let game = Stella::new(2).unwrap();
    let error = game.set_up(&wrong, &mut Fixed, &mut Silent).unwrap_err();
    assert!(error.faults.contains(&Fault::First { seat: 2, players: 2 }), "{error}");
}

#[test]
fn damaged_saved_positions_are_refused() {
    let (_, state) = set_up(&position(&["R1 Y1", "R2", "R3"], "B6", &[(0, "R4")], true));
    let good = serde_json::to_value(state).unwrap();
    assert_eq!(serde_json::from_value::<State>(good.clone()).unwrap(), state);
    let damage = |change: fn(&mut serde_json::Value)| {
        let mut value = good.clone();
        change(&mut value);
        serde_json::from_value::<State>(value).unwrap_err().to_string()
    };
    assert!(damage(|value| value["acting"] = 3.into()).contains("a seat that isn't there"));
    assert!(damage(|value| value["trick"][0][0] = 7.into()).contains("a player who isn't there"));
    assert!(damage(|value| value["last_winner"] = "rival".into()).contains("who isn't there"));
    assert!(damage(|value| value["light"][0] = 0.into()).contains("don't fit the stage"));
    assert!(damage(|value| value["stage"] = "END".into()).contains("don't fit the stage"));
    assert!(damage(|value| value["hands"][0] = serde_json::json!([])).contains("not the 54"));
    assert!(damage(|value| value["source"] = serde_json::json!([])).contains("memory"));
    assert!(damage(|value| value["light"] = serde_json::json!([5])).contains("2 to 4 players"));
    assert!(damage(|value| value["turns_done"] = 0.into()).contains("the trick doesn't fit"));
    assert!(damage(|value| value["deck"][0] = "Q1".into()).contains("is not a card"));
}
