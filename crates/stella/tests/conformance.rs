//! The kernel's promises and the facts of section 8, at every position of
//! random games for two to four players and both readings of A-01.

use asterism_kernel::{Game, Seat, Viewer};
use asterism_stella::{Cards, Face, Move, Stage, State, Stella};
use asterism_testkit::conformance::{CheckSettings, Violation, play};

/// Every move there is.
fn all_moves() -> Vec<Move> {
    let by_face = |of: fn(Face) -> Move| Face::all().map(of);
    let faces = by_face(Move::Play).chain(by_face(Move::Take)).chain(by_face(Move::Top));
    [Move::Draw, Move::End].into_iter().chain(faces).collect()
}

fn must(fact: &'static str, holds: bool, state: &State) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err((fact, format!("{state:?}"))) }
}

fn values(cards: Cards) -> usize {
    (1..=6).filter(|&value| cards.has_value(value)).count()
}

/// The facts that follow from the rules.
fn facts(state: &State) -> Result<(), Violation> {
    let seats: Vec<Seat> = state.seats().collect();
    let over = state.stage() == Stage::End;
    let on_table: Vec<Face> = state.trick().iter().map(|played| played.card).collect();
    let piles = state.deck().iter().chain(state.pile()).chain(&on_table).copied();
    let of_seats =
        seats.iter().flat_map(|&s| state.hand(s).iter().chain(state.collection(s).iter()));
    let everywhere: Vec<Face> = piles.chain(of_seats).collect();
    must("54 cards", everywhere.len() == 54, state)?;
    must("each card in one place", everywhere.into_iter().collect::<Cards>() == Cards::ALL, state)?;
    must("at most two super-trumps", state.super_trumps().len() <= 2, state)?;
    let marker_leads = state.marker().is_none_or(|seat| seat == state.first());
    must("the marker is in the centre or with the first player", marker_leads, state)?;
    must("the pile has a top", !state.pile().is_empty(), state)?;
    let renewed = !state.deck().is_empty() || state.pile().len() == 1;
    must("the deck is empty only if the pile has one card", over || renewed, state)?;
    let dark = seats.iter().filter(|&&seat| state.light(seat) == 0).count();
    must("at most one seat goes dark, and that ends the game", dark <= usize::from(over), state)?;
    for &seat in &seats {
        let (hand, collection) = (state.hand(seat), state.collection(seat));
        must("hands hold at most 10", hand.len() <= 10, state)?;
        must("light is at most 5", state.light(seat) <= 5, state)?;
        let refilled = !hand.is_empty() || state.deck().is_empty();
        must("a hand is empty only if the deck is", refilled, state)?;
        if !over || state.acting() != Some(seat) && state.light(seat) > 0 && values(collection) < 6
        {
            let small = values(collection) <= 5 && collection.len() <= 9;
            must("a collection in play has at most 5 values and 9 cards", small, state)?;
            let own = state
                .trick()
                .iter()
                .filter(|p| p.by == asterism_stella::Player::Seat(seat))
                .count();
            must(
                "a player binds at most 17 cards",
                hand.len() + own + collection.len() <= 17,
                state,
            )?;
        }
    }
    remembers(state, &seats)
}

/// What perfect memory allows always includes what is the case.
fn remembers(state: &State, seats: &[Seat]) -> Result<(), Violation> {
    let game = Stella::new(state.players()).map_err(|error| ("players", error.to_string()))?;
    let deck: Cards = state.deck().iter().copied().collect();
    for &seat in seats {
        let knowledge = game.knowledge(state, Viewer::Seat(seat));
        must("the deck is possible", deck.within(knowledge.possible_deck()), state)?;
        must("the deck's backs are exact", knowledge.view.deck.backs == deck.backs(), state)?;
        let fresh = knowledge.drawn.iter().all(|backs| backs.is_empty());
        if state.players() == 2 && fresh {
            // Nothing drawn since a reshuffle: all that is unseen and was not
            // recycled is in the opponent's hand.
            let other = seats[1 - seat.index()];
            let revealed = knowledge.unseen.minus(knowledge.source);
            must(
                "a reshuffle reveals the only opponent's hand",
                revealed == state.hand(other),
                state,
            )?;
        }
    }
    Ok(())
}

fn check(players: usize, pay_after: bool) {
    let moves = all_moves();
    let mut refused = 0;
    for seed in 0..60 {
        let game = Stella::new(players).expect("2 to 4").with_pay_after(pay_after);
        let game = game.with_first(seed as usize % players).expect("a seat that is there");
        match play(&game, seed, CheckSettings::default(), &moves, facts) {
            Ok(played) => refused += played.refused,
            Err(broken) => panic!("{players} players, paying after {pay_after}: {broken}"),
        }
    }
    assert!(refused > 10_000, "only {refused} refusals were tried");
}

#[test]
fn two_players() {
    check(2, false);
}

#[test]
fn three_players() {
    check(3, false);
}

#[test]
fn four_players() {
    check(4, false);
}

#[test]
fn two_players_paying_after() {
    check(2, true);
}

#[test]
fn three_players_paying_after() {
    check(3, true);
}

#[test]
fn four_players_paying_after() {
    check(4, true);
}
