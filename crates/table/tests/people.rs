//! Links to watch by, and what is shown of people who are away.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_table::{
    Action, Digest, HolderView, Input, Level, Pace, Settings, StandInReason, Table, Visibility,
};
use support::{Scene, act, id};

fn watch_link(token: &str) -> Input {
    let link = Some(Digest::of(token.as_bytes()));
    act("ann", Action::Invite { hours: None, watch: true, link })
}

fn enter(name: &str, token: &str) -> Input {
    act(name, Action::Enter { link: Some(Digest::of(token.as_bytes())) })
}

fn sit(name: &str) -> Input {
    act(name, Action::Sit { chair: None })
}

#[test]
fn a_link_to_watch_gives_no_chair() {
    let mut scene = Scene::new(Settings::new("fluxx", 3), 1);
    assert_eq!(scene.table.settings().visibility, Visibility::Link);
    scene.enter("ann");
    scene.must(sit("ann"));
    scene.must(watch_link("eyes"));
    scene.must(enter("zoe", "eyes"));
    assert!(scene.table.may_watch(Some(&id("zoe"))));
    assert!(scene.table.view(Some(&id("zoe"))).you.watches);
    assert_eq!(scene.refuses(sit("zoe")), "watch-only");
    assert_eq!(scene.refuses(act("zoe", Action::Sit { chair: Some(1) })), "watch-only");
    // Who gets a link to play may play.
    let link = Some(Digest::of(b"hands"));
    scene.must(act("ann", Action::Invite { hours: None, watch: false, link }));
    scene.must(enter("zoe", "hands"));
    assert!(!scene.table.view(Some(&id("zoe"))).you.watches);
    scene.must(sit("zoe"));
    // And does not lose that by coming back through the other link.
    scene.must(enter("zoe", "eyes"));
    assert!(!scene.table.view(Some(&id("zoe"))).you.watches);
}

#[test]
fn a_link_to_watch_gives_no_chair_in_a_running_game() {
    let mut scene = Scene::begun(Settings::new("fluxx", 2), &["ann", "bob"], 0, 1);
    scene.must(watch_link("eyes"));
    scene.must(enter("zoe", "eyes"));
    assert_eq!(scene.table.view(Some(&id("zoe"))).you.could_sit, None);
    assert_eq!(scene.refuses(sit("zoe")), "watch-only");
    let links = scene.table.view(Some(&id("ann"))).you.links;
    assert!(links.iter().any(|link| link.watch) && links.iter().any(|link| !link.watch));
}

#[test]
fn a_table_without_spectators_has_no_link_to_watch() {
    let settings = Settings { spectators: false, ..Settings::new("fluxx", 3) };
    let mut scene = Scene::new(settings, 1);
    scene.enter("ann");
    assert_eq!(scene.refuses(watch_link("eyes")), "no-spectators");
}

fn presence(name: &str, here: bool) -> Input {
    Input::Presence { person: id(name), here }
}

fn stand_in_at(table: &Table, chair: usize) -> Option<u64> {
    table.view(None).chairs[chair].stand_in_at
}

#[test]
fn everybody_sees_when_a_bot_will_stand_in_for_somebody_away() {
    let mut scene = Scene::begun(Settings::new("fluxx", 2), &["ann", "bob"], 0, 1);
    assert!(matches!(scene.table.settings().pace, Pace::Casual { .. }));
    assert_eq!(stand_in_at(&scene.table, 1), None);
    scene.must(presence("bob", false));
    let deadline = stand_in_at(&scene.table, 1).unwrap();
    assert_eq!(scene.table.next_wake().map(|wake| wake <= deadline), Some(true));
    assert_eq!(stand_in_at(&scene.table, 0), None);
    scene.wait(120_000);
    let view = scene.table.view(None);
    assert!(matches!(view.chairs[1].holder, HolderView::StandIn(_)));
    assert_eq!(view.chairs[1].stand_in_at, None, "a bot stands in already");
}

#[test]
fn the_start_and_the_end_of_a_stand_in_are_in_the_log() {
    let mut scene = Scene::begun(Settings::new("fluxx", 2), &["ann", "bob"], 0, 1);
    assert_eq!(scene.table.stand_ins(None), []);
    scene.must(presence("bob", false));
    scene.wait(120_000);
    let lines = scene.table.view(None).lines;
    scene.must(presence("bob", true));
    scene.must(act("bob", Action::StepAway));
    scene.must(act("bob", Action::TakeBack));
    for viewer in [None, Some(id("ann")), Some(id("bob"))] {
        let noted = scene.table.stand_ins(viewer.as_ref());
        let began: Vec<_> = noted.iter().map(|note| note.began).collect();
        assert_eq!(began, [Some(StandInReason::Away), None, Some(StandInReason::Asked), None]);
        assert!(noted.iter().all(|note| note.person.name == "BOB" && note.seat.index() == 1));
        assert!(noted.is_sorted_by_key(|note| (note.line, note.at)));
    }
    assert!(scene.table.stand_ins(None)[0].line <= lines);
    // A table that is loaded again shows the same.
    let again = Table::replay(&scene.log, &()).unwrap();
    assert_eq!(again.stand_ins(None), scene.table.stand_ins(None));
}

#[test]
fn players_tell_the_others_that_they_are_ready() {
    let mut scene = Scene::new(Settings::new("fluxx", 3), 1);
    let ready = |name: &str, on: bool| act(name, Action::Ready { on });
    let seen = |scene: &Scene| {
        scene.view("ann").chairs.iter().map(|chair| chair.ready).collect::<Vec<_>>()
    };
    scene.enter("ann");
    scene.enter("bob");
    scene.must(sit("ann"));
    assert_eq!(scene.refuses(ready("bob", true)), "not-seated");
    scene.must(sit("bob"));
    scene.must(act("ann", Action::SeatBot { chair: 2, level: Level::Beginner }));
    assert_eq!(seen(&scene), [false, false, true], "bots always are");
    scene.must(ready("bob", true));
    assert_eq!(seen(&scene), [false, true, true]);
    scene.must(ready("bob", false));
    assert_eq!(seen(&scene), [false, false, true]);
    // Whoever was ready looks at new settings first.
    scene.must(ready("bob", true));
    let mut settings = scene.table.settings().clone();
    settings.setup.players = 4;
    scene.must(act("ann", Action::Change { settings: Box::new(settings) }));
    assert_eq!(seen(&scene), [false, false, true, false]);
    scene.must(act("ann", Action::Start));
    assert_eq!(scene.refuses(ready("bob", true)), "begun");
}
