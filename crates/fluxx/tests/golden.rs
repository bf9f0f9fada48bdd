//! Whole playthroughs compared with stored ones. Run with `UPDATE_GOLDEN=1` to
//! store what happens now, then read the difference before committing it.

use std::fmt::Write as _;
use std::path::Path;

use asterism_catalog::{build_deck, editions};
use asterism_fluxx::{Event, Fluxx, Options};
use asterism_kernel::{Chance, Game, Journal, Offer, SplitMix64, Viewer};

fn write_events(text: &mut String, journal: &Journal<Event>) {
    for (audience, event) in journal.events() {
        let audience = serde_json::to_string(audience).expect("plain data");
        let event = serde_json::to_string(event).expect("plain data");
        writeln!(text, "    {audience} {event}").expect("a text can be written to");
    }
}

fn playthrough(game: &Fluxx) -> String {
    let mut chance = SplitMix64::of_game(1, 0);
    let mut journal = Journal::default();
    let mut text = String::new();
    let mut state = game.begin(&mut chance, &mut journal);
    write_events(&mut text, &journal);
    let mut decisions = 0;
    while let Some(seat) = game.open(&state).lowest() {
        let offered = game.offer(&state, seat);
        let moves: Vec<String> = offered.iter().map(|mv| game.write_move(&mv)).collect();
        let picked = chance.below(offered.len() as u32) as usize;
        let asks = game.question(&state, seat).map_or("", |(question, _)| question.name());
        writeln!(text, "\n{decisions}. seat {seat}, {asks}: {}", moves.join(", "))
            .expect("a text can be written to");
        writeln!(text, "  > {}", moves[picked]).expect("a text can be written to");
        journal.clear();
        game.step(&mut state, seat, &offered.get(picked), &mut chance, &mut journal);
        write_events(&mut text, &journal);
        decisions += 1;
    }
    let view = serde_json::to_string(&game.view(&state, Viewer::Spectator)).expect("plain data");
    writeln!(text, "\nEND {:?}\n    {view}", state.ending()).expect("a text can be written to");
    text
}

fn compare(edition: &str, players: usize) {
    let deck = build_deck(&[edition.to_owned()], &[]).expect("the edition is sound");
    let game = Fluxx::new(deck, Options::default(), players, 0).expect("a sound table");
    let name = format!("{edition}.{players}-players.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(&name);
    let now = playthrough(&game);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &now).expect("the folder of stored playthroughs is there");
        return;
    }
    let stored =
        std::fs::read_to_string(&path).expect("a stored playthrough").replace("\r\n", "\n");
    let first = now.lines().zip(stored.lines()).position(|(now, stored)| now != stored);
    assert!(
        now == stored,
        "{name} differs in line {}; UPDATE_GOLDEN=1 stores what happens now",
        first.map_or(0, |line| line + 1),
    );
}

#[test]
fn every_edition_plays_as_stored() {
    for edition in editions() {
        for players in [2, 4, 8] {
            compare(&edition.id, players);
        }
    }
}
