//! What the owner of a table can do, and names, links and records.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_table::{
    Action, Digest, Fact, Holder, Input, Level, PassMode, Person, Record, Settings, TableEnding,
    Visibility, Why,
};
use support::{LINK, Scene, act, id};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn public(seats: usize) -> Settings {
    let mut settings = Settings::new("fluxx", seats);
    settings.visibility = Visibility::Public;
    settings
}

fn enter(name: &str, link: Option<&str>) -> Input {
    act(name, Action::Enter { link: link.map(|link| Digest::of(link.as_bytes())) })
}

fn sit(name: &str, chair: impl Into<Option<usize>>) -> Input {
    act(name, Action::Sit { chair: chair.into() })
}

fn remove(by: &str, whom: &str) -> Input {
    act(by, Action::Remove { person: id(whom) })
}

fn invite(token: &str, hours: Option<u64>) -> Input {
    act("ann", Action::Invite { hours, watch: false, link: Some(Digest::of(token.as_bytes())) })
}

#[test]
fn the_owner_removes_a_player_and_a_bot_takes_the_chair() {
    for game in ["fluxx", "stella-quest"] {
        let mut settings = Settings::new(game, 3);
        settings.visibility = Visibility::Public;
        let mut scene = Scene::begun(settings, &["ann", "bob", "cid"], 0, 1);
        assert_eq!(scene.refuses(remove("bob", "cid")), "not-owner");
        assert_eq!(scene.refuses(remove("ann", "ann")), "no-such-person");
        assert_eq!(scene.refuses(remove("ann", "zoe")), "no-such-person");
        scene.must(remove("ann", "bob"));
        assert_eq!(scene.table.chairs()[1].holder, Holder::Bot(Level::Regular), "{game}");
        assert!(!scene.table.may_watch(Some(&id("bob"))));
        // Neither by the list nor by an old link.
        assert_eq!(scene.refuses(enter("bob", None)), "removed");
        assert_eq!(scene.refuses(enter("bob", Some(LINK))), "removed");
        scene.must(invite("anew", None));
        scene.must(enter("bob", Some("anew")));
        scene.must(sit("bob", None));
        assert_eq!(scene.table.chairs()[1].holder, Holder::Person(id("bob")));
    }
}

#[test]
fn the_owner_removes_spectators_and_lobby_guests() {
    let mut scene = Scene::new(public(3), 1);
    scene.must(sit("ann", 0));
    scene.enter("bob");
    scene.must(sit("bob", 1));
    scene.must(enter("cid", None));
    scene.must(remove("ann", "cid"));
    assert!(scene.view("ann").spectators.is_empty());
    scene.must(remove("ann", "bob"));
    assert_eq!(scene.table.chairs()[1].holder, Holder::Nobody);
    assert_eq!(scene.refuses(sit("bob", 1)), "stranger");
    assert_eq!(scene.refuses(remove("cid", "ann")), "stranger");
}

#[test]
fn removing_the_last_player_ends_the_game() {
    let mut scene = Scene::new(public(2), 1);
    scene.enter("bob");
    scene.must(sit("bob", 0));
    scene.must(act("ann", Action::SeatBot { chair: 1, level: Level::Random }));
    scene.must(act("ann", Action::Start));
    scene.must(remove("ann", "bob"));
    assert_eq!(scene.table.ending(), Some(&TableEnding::Abandoned { why: Why::Nobody }));
}

#[test]
fn a_removed_voter_holds_up_no_vote() {
    let mut scene = Scene::begun(Settings::new("fluxx", 3), &["ann", "bob", "cid"], 0, 1);
    scene.must(act("cid", Action::Pause));
    scene.must(remove("ann", "bob"));
    assert!(scene.view("ann").vote.is_none());
    scene.must(act("cid", Action::Pause));
    assert_eq!(scene.view("ann").vote.unwrap().awaited, [id("ann")]);
}

#[test]
fn nobody_new_comes_to_a_locked_table() {
    let mut scene = Scene::new(public(3), 1);
    scene.enter("bob");
    let lock = |name: &str, on| act(name, Action::Lock { on });
    assert_eq!(scene.refuses(lock("bob", true)), "not-owner");
    scene.must(lock("ann", true));
    assert!(scene.view("bob").locked);
    assert_eq!(scene.refuses(enter("cid", None)), "locked");
    assert_eq!(scene.refuses(enter("cid", Some(LINK))), "locked");
    scene.must(enter("bob", None));
    scene.must(lock("ann", false));
    scene.must(enter("cid", None));
}

#[test]
fn a_reserved_chair_waits_for_somebody_with_a_link() {
    let mut scene = Scene::new(public(3), 1);
    let reserve = |chair, on| act("ann", Action::Reserve { chair, on });
    scene.must(reserve(1, true));
    scene.must(reserve(2, true));
    scene.must(enter("cid", None));
    assert_eq!(scene.refuses(sit("cid", 1)), "reserved");
    scene.must(sit("cid", None));
    assert_eq!(scene.table.chair_of(&id("cid")), Some(0));
    scene.must(enter("dan", None));
    assert_eq!(scene.refuses(sit("dan", None)), "no-free-chair");
    scene.enter("bob");
    scene.must(sit("bob", None));
    assert_eq!(scene.table.chair_of(&id("bob")), Some(1));
    // The link turns a stranger into an invited person.
    scene.must(enter("dan", Some(LINK)));
    scene.must(sit("dan", None));
    assert_eq!(scene.table.chair_of(&id("dan")), Some(2));
}

#[test]
fn one_hundred_ninety_nine_strangers_do_not_keep_an_invited_friend_out() {
    let mut scene = Scene::new(public(3), 1);
    scene.must(act("ann", Action::Reserve { chair: 2, on: true }));
    let mut refused = 0;
    for number in 0..199 {
        let name = format!("stranger-{number}");
        if scene.try_to(enter(&name, None)).is_err() {
            refused += 1;
        } else {
            let _ = scene.try_to(sit(&name, None));
        }
    }
    assert!(refused > 0, "strangers leave some room");
    scene.enter("bob");
    scene.must(sit("bob", None));
    assert_eq!(scene.table.chair_of(&id("bob")), Some(2));
}

#[test]
fn links_expire_and_are_listed_for_the_owner_only() {
    let mut scene = Scene::new(Settings::new("fluxx", 3), 1);
    scene.must(invite("short", Some(24)));
    assert_eq!(scene.refuses(invite("long", Some(24_000))), "times");
    assert_eq!(scene.refuses(invite("none", Some(0))), "times");
    let until: Vec<u64> = scene.view("ann").you.links.iter().map(|link| link.until).collect();
    assert_eq!(until, [scene.now + 7 * DAY, scene.now + DAY]);
    scene.enter("bob");
    assert!(scene.view("bob").you.links.is_empty());
    scene.now += DAY - 1;
    scene.must(enter("cid", Some("short")));
    scene.now += 1;
    assert_eq!(scene.refuses(enter("dan", Some("short"))), "not-invited");
    scene.must(enter("dan", Some(LINK)));
    scene.must(act(
        "ann",
        Action::Withdraw { token: None, link: Some(Digest::of(LINK.as_bytes())) },
    ));
    assert_eq!(scene.refuses(enter("eve", Some(LINK))), "not-invited");
    assert!(scene.view("ann").you.links.is_empty());
}

#[test]
fn identical_invisible_and_bidirectional_names_are_not_accepted() {
    let mut scene = Scene::new(public(3), 1);
    let named = |who: &str, name: &str| Person { id: id(who), name: name.into(), color: None };
    let name_of = |scene: &Scene, who: &str| {
        let found = scene.table.people().find(|person| person.id == id(who));
        found.unwrap().name.clone()
    };
    for (who, name, shown) in [
        ("p1", "Anna", "Anna"),
        ("p2", "Anna", "Anna 2"),
        ("p3", "an\u{200b}na", "anna 3"),
        ("p4", "Аnnа", "Аnnа 4"),
        ("p5", "\u{202e}annA", "annA 5"),
        ("p6", "\u{3164}\u{200d}", "Guest p6"),
        ("p7", "   ", "Guest p7"),
    ] {
        scene.must(Input::Act { person: named(who, name), action: Action::Enter { link: None } });
        assert_eq!(name_of(&scene, who), shown);
    }
    // Coming again changes nothing, and a new name is looked at like the first.
    let again = scene
        .must(Input::Act { person: named("p2", "Anna"), action: Action::Enter { link: None } });
    assert!(again.entries.is_empty());
    scene.must(Input::Rename { person: named("p7", "ANNA 2") });
    assert_eq!(name_of(&scene, "p7"), "ANNA 2 2");
    scene.must(Input::Rename { person: named("p1", "Beata") });
    scene.must(Input::Rename { person: named("p2", "Anna") });
    assert_eq!(name_of(&scene, "p2"), "Anna", "nobody else has it any more");
}

#[test]
fn the_record_does_not_show_who_muted_whom() {
    let mut scene = Scene::begun(Settings::new("stella-quest", 2), &["ann", "bob"], 0, 1);
    scene.must(act("ann", Action::Mute { person: id("bob"), on: true }));
    scene.must(act("bob", Action::Pass { mode: PassMode::Always }));
    scene.must(act("bob", Action::Concede));
    let whole = Record::new(scene.log, &());
    let shown = whole.clone().without_private();
    let text = serde_json::to_string(&shown).unwrap();
    assert!(!text.contains("muted") && !text.contains("pass-set"), "{text}");
    assert!(!text.contains(&Digest::of(LINK.as_bytes()).to_string()), "{text}");
    assert_eq!(shown.entries.len(), whole.entries.len());
    assert!(shown.table(None).unwrap().is_over());
    assert_eq!(shown.verify().unwrap(), whole.verify().unwrap());
    // Records of older formats number chance by entries, so they stay in place.
    let old = include_str!("formats/2-fluxx.json");
    let old: Record = serde_json::from_str(old).unwrap();
    let shown = old.without_private();
    assert!(shown.entries.iter().any(|entry| entry.fact == Fact::Withheld));
    shown.verify().unwrap();
}
