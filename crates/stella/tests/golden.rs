//! Whole playthroughs compared with stored ones. Run with `UPDATE_GOLDEN=1` to
//! store what happens now, then read the difference before committing it.

use std::fmt::Write as _;
use std::path::Path;

use asterism_kernel::{Chance, Game, Journal, Offer, SplitMix64, Viewer};
use asterism_stella::{Event, Stella};

fn write_events(text: &mut String, journal: &Journal<Event>) {
    for (audience, event) in journal.events() {
        let audience = serde_json::to_string(audience).expect("plain data");
        let event = serde_json::to_string(event).expect("plain data");
        writeln!(text, "    {audience} {event}").expect("a text can be written to");
    }
}

fn playthrough(game: &Stella) -> String {
    let mut chance = SplitMix64::of_game(1, 0);
    let mut journal = Journal::default();
    let mut text = format!("{game:?}\n");
    let mut state = game.begin(&mut chance, &mut journal);
    write_events(&mut text, &journal);
    let mut decisions = 0;
    while let Some(seat) = state.acting() {
        let offered = game.offer(&state, seat);
        let mv = offered.get(chance.below(offered.len() as u32) as usize);
        let view =
            serde_json::to_string(&game.view(&state, Viewer::Seat(seat))).expect("plain data");
        let stage = state.stage().name();
        writeln!(text, "\n{decisions}. {stage} of seat {seat}\n    {view}\n  > {mv}")
            .expect("a text can be written to");
        journal.clear();
        game.step(&mut state, seat, &mv, &mut chance, &mut journal);
        write_events(&mut text, &journal);
        decisions += 1;
    }
    let view = serde_json::to_string(&game.view(&state, Viewer::Spectator)).expect("plain data");
    let saved = serde_json::to_string(&state).expect("plain data");
    write!(text, "\nEND\n    {view}\n    {saved}\n    {:?}\n", state.ending())
        .expect("a text can be written to");
    text
}

fn compare(name: &str, game: &Stella) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let now = playthrough(game);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &now).expect("the folder of stored playthroughs is there");
        return;
    }
    let stored =
        std::fs::read_to_string(&path).expect("a stored playthrough").replace("\r\n", "\n");
    let first = now.lines().zip(stored.lines()).position(|(now, stored)| now != stored);
    let line = first.unwrap_or_else(|| now.lines().count().min(stored.lines().count()));
    assert!(
        now == stored,
        "{name} differs in line {}:\n  stored: {}\n  now:    {}\nUPDATE_GOLDEN=1 stores what happens now",
        line + 1,
        stored.lines().nth(line).unwrap_or("(nothing)"),
        now.lines().nth(line).unwrap_or("(nothing)"),
    );
}

#[test]
fn two_players() {
    compare("2-players.txt", &Stella::new(2).unwrap());
}

#[test]
fn three_players() {
    compare("3-players.txt", &Stella::new(3).unwrap());
}

#[test]
fn four_players() {
    compare("4-players.txt", &Stella::new(4).unwrap());
}

#[test]
fn three_players_paying_after() {
    compare("3-players-pay-after.txt", &Stella::new(3).unwrap().with_pay_after(true));
}
