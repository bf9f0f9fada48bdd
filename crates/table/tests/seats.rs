//! Starting, joining and leaving, as the rulebooks say: who goes first, house rules that
//! everybody agrees to, new players at any time, and a log that keeps their names.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_catalog::{AnyEvent, AnyView};
use asterism_kernel::Seat;
use asterism_table::{
    Action, Entry, Fact, First, HolderView, Input, LineView, Record, Secret, Settings, StartStep,
    Table, TableRefusal, Visibility,
};
use support::{Scene, act, id};

const PEOPLE: [&str; 3] = ["ann", "bob", "cid"];

/// A lobby at which these people sit.
fn lobby(settings: Settings, people: &[&str]) -> Scene {
    let mut scene = Scene::new(settings, 3);
    for name in people {
        scene.enter(name);
        scene.must(act(name, Action::Sit { chair: None }));
    }
    scene
}

fn settings(first: Option<First>) -> Settings {
    Settings { first, ..Settings::new("fluxx", 3) }
}

fn call(name: &str) -> Input {
    act(name, Action::Call)
}

/// Whose turn it is.
fn turn(scene: &Scene) -> Seat {
    let Some(AnyView::Fluxx(view)) = scene.view("ann").game else { panic!("another game") };
    view.turn
}

fn started(log: &[Entry]) -> &Entry {
    log.iter().find(|entry| matches!(entry.fact, Fact::Started { .. })).unwrap()
}

#[test]
fn the_chosen_chair_goes_first() {
    for chair in 0..3 {
        let mut scene = lobby(settings(Some(First::Chair(chair))), &PEOPLE);
        scene.must(act("ann", Action::Start));
        assert_eq!(turn(&scene), Seat::new(chair));
    }
}

#[test]
fn whoever_calls_first_goes_first() {
    for (chair, name) in PEOPLE.into_iter().enumerate() {
        let mut scene = lobby(settings(Some(First::CALL)), &PEOPLE);
        assert_eq!(scene.refuses(call(name)), "not-calling");
        scene.must(act("ann", Action::Start));
        let view = scene.view("bob");
        let starting = view.starting.unwrap();
        assert_eq!((starting.awaits, starting.chairs), (StartStep::Call, vec![0, 1, 2]));
        assert_eq!(starting.until, scene.now + 15_000);
        assert!(view.game.is_none(), "no card is dealt before the call");
        assert_eq!(scene.refuses(act("bob", Action::Leave)), "starting");
        scene.must(call(name));
        assert_eq!(turn(&scene), Seat::new(chair));
        assert_eq!(scene.refuses(call("bob")), "not-calling");
        assert!(Table::replay(&scene.log, &()).unwrap() == scene.table);
    }
}

#[test]
fn the_shuffle_does_not_depend_on_who_calls() {
    let dealt = |name: &str| {
        let mut scene = lobby(settings(Some(First::CALL)), &PEOPLE);
        scene.must(act("ann", Action::Start));
        scene.must(call(name));
        started(&scene.log).chance.clone()
    };
    assert!(!dealt("ann").is_empty());
    assert_eq!(dealt("ann"), dealt("bob"));
    assert_eq!(dealt("ann"), dealt("cid"));
}

#[test]
fn the_call_comes_after_all_secrets_are_revealed_and_can_be_verified() {
    let secret = |name: &str| Secret::new([name.as_bytes()[0]; 32]);
    for caller in [None, Some("bob")] {
        let mut scene = lobby(settings(Some(First::CALL)), &PEOPLE);
        for name in ["ann", "bob"] {
            scene.must(act(name, Action::Commit { digest: secret(name).commitment() }));
        }
        scene.must(act("ann", Action::Start));
        assert_eq!(scene.refuses(call("cid")), "not-calling");
        for name in ["ann", "bob"] {
            scene.must(act(name, Action::Reveal { secret: secret(name) }));
        }
        assert_eq!(scene.view("cid").starting.unwrap().awaits, StartStep::Call);
        match caller {
            Some(name) => drop(scene.must(call(name))),
            None => drop(scene.wait(15_000)),
        }
        let verified = Record::new(scene.log.clone(), &()).verify().unwrap();
        assert_eq!(verified.contributions.len(), 2);
        // A record that claims another first player is found out.
        let Fact::Started { setup, .. } = &started(&scene.log).fact else { panic!("a start") };
        let other = (setup.first + 1) % 3;
        let mut forged = scene.log.clone();
        for entry in &mut forged {
            entry.check = None;
            if let Fact::Started { setup, .. } = &mut entry.fact {
                setup.first = other;
            }
        }
        assert!(Record::new(forged, &()).verify().is_err());
    }
}

#[test]
fn if_nobody_calls_chance_decides() {
    let mut by_chance = lobby(settings(None), &PEOPLE);
    by_chance.must(act("ann", Action::Start));
    let mut scene = lobby(settings(Some(First::CALL)), &PEOPLE);
    scene.must(act("ann", Action::Start));
    assert!(scene.wait(14_999).is_empty());
    let facts = scene.wait(1);
    assert!(matches!(facts.as_slice(), [Fact::Started { .. }, ..]), "{facts:?}");
    assert_eq!(turn(&scene), turn(&by_chance));
}

#[test]
fn bots_and_spectators_do_not_call() {
    let level = asterism_table::Level::Random;
    let mut scene = lobby(settings(Some(First::CALL)), &[]);
    for chair in 0..3 {
        scene.must(act("ann", Action::SeatBot { chair, level }));
    }
    scene.must(act("ann", Action::Start));
    assert!(!scene.table.in_lobby(), "with bots alone there is nobody to wait for");

    let mut scene = lobby(settings(Some(First::CALL)), &["ann", "bob"]);
    scene.must(act("ann", Action::SeatBot { chair: 2, level }));
    scene.enter("eve");
    scene.must(act("ann", Action::Start));
    assert_eq!(scene.view("ann").starting.unwrap().chairs, [0, 1]);
    assert_eq!(scene.refuses(call("eve")), "not-seated");
}

fn with_meta_rule(rule: &str) -> Settings {
    let mut settings = Settings::new("fluxx", 3);
    settings.setup.options.insert("meta-rule".into(), rule.into());
    settings
}

fn agree(name: &str) -> Input {
    act(name, Action::Agree { changes: None })
}

#[test]
fn house_rules_are_in_force_only_if_everybody_agrees() {
    let mut scene = lobby(with_meta_rule("no-creepers"), &PEOPLE);
    scene.enter("eve");
    for name in ["ann", "bob", "eve"] {
        let house = scene.view(name).house_rules;
        assert_eq!((house.rules[0].option.as_str(), house.rules.len()), ("meta-rule", 1));
        assert_eq!(house.rules[0].value, "no-creepers");
        assert_eq!(house.agreed, [id("ann")], "who sets a rule agrees to it");
        assert_eq!(house.awaited, [id("bob"), id("cid")]);
    }
    let refused = scene.try_to(act("ann", Action::Start)).unwrap_err();
    assert_eq!(refused, TableRefusal::NotAgreed { who: "BOB, CID".into() });
    scene.must(agree("bob"));
    let refused = scene.try_to(act("ann", Action::Start)).unwrap_err();
    assert_eq!(refused, TableRefusal::NotAgreed { who: "CID".into() });
    assert_eq!(scene.refuses(agree("eve")), "not-seated");
    scene.must(agree("cid"));
    assert!(scene.must(agree("cid")).entries.is_empty(), "once is enough");
    scene.must(act("ann", Action::Start));
    assert!(!scene.table.in_lobby());
}

#[test]
fn a_person_who_does_not_agree_can_leave_or_the_rule_is_taken_out() {
    let mut scene = lobby(with_meta_rule("no-creepers"), &PEOPLE);
    scene.must(agree("bob"));
    scene.must(act("cid", Action::Leave));
    scene.must(act("ann", Action::Start));
    assert!(!scene.table.in_lobby());

    let mut scene = lobby(with_meta_rule("no-creepers"), &PEOPLE);
    let plain = Box::new(with_meta_rule("none"));
    scene.must(act("ann", Action::Change { settings: plain }));
    let house = scene.view("bob").house_rules;
    assert!(house.rules.is_empty() && house.awaited.is_empty());
    scene.must(act("ann", Action::Start));
    assert!(!scene.table.in_lobby());
}

#[test]
fn a_change_of_the_settings_needs_new_agreements() {
    let mut scene = lobby(with_meta_rule("no-creepers"), &PEOPLE);
    let seen = scene.view("bob").house_rules.changes;
    scene.must(agree("bob"));
    scene.must(agree("cid"));
    let other = Box::new(with_meta_rule("rules-escalation"));
    scene.must(act("ann", Action::Change { settings: other }));
    let house = scene.view("bob").house_rules;
    assert_eq!(house.agreed, [id("ann")]);
    assert_eq!(house.awaited, [id("bob"), id("cid")]);
    // Nobody agrees to what they have not seen.
    let late = Action::Agree { changes: Some(seen) };
    assert_eq!(scene.refuses(act("bob", late)), "settings-changed");
    scene.must(act("bob", Action::Agree { changes: Some(house.changes) }));
    assert_eq!(scene.refuses(act("ann", Action::Start)), "not-agreed");
}

#[test]
fn the_rematch_keeps_the_agreements() {
    let mut scene = lobby(with_meta_rule("no-creepers"), &PEOPLE);
    scene.must(agree("bob"));
    scene.must(agree("cid"));
    scene.must(act("ann", Action::Start));
    scene.must(Input::GiveUp { why: asterism_table::Why::Operator });
    let table = asterism_table::TableId::new("again").unwrap();
    for name in PEOPLE {
        scene.must(act(name, Action::Rematch { table: Some(table.clone()) }));
    }
    let seed = asterism_table::Seed::new([9; 32]);
    let (made, entries) = scene.table.again(scene.now, seed).unwrap();
    let mut again = Scene::of(made, entries);
    assert!(again.view("bob").house_rules.awaited.is_empty());
    again.must(act("ann", Action::Start));
}

#[test]
fn the_meta_rule_and_the_basic_rules_are_in_the_view() {
    let mut scene = lobby(with_meta_rule("rules-escalation"), &["ann", "bob"]);
    scene.must(agree("bob"));
    scene.must(act("ann", Action::Start));
    let view = serde_json::to_value(scene.view("bob").game).unwrap();
    let basic = serde_json::json!({ "draw": 1, "play": 1, "meta_rule": "rules-escalation" });
    assert_eq!(view["rules_now"]["basic"], basic);
    assert_eq!(scene.view("bob").house_rules.rules.len(), 1, "also while the game is played");
}

/// A begun game of Fluxx in which all chairs are taken.
fn full(chairs: usize, change: impl FnOnce(&mut Settings)) -> Scene {
    let mut settings = Settings::new("fluxx", chairs);
    settings.first = Some(First::Chair(0));
    change(&mut settings);
    Scene::begun(settings, &["ann", "bob"], chairs - 2, 1)
}

fn sit(name: &str) -> Input {
    act(name, Action::Sit { chair: None })
}

#[test]
fn a_newcomer_joins_a_full_game_on_a_new_chair_with_three_cards() {
    let mut scene = full(4, |_| {});
    scene.enter("dan");
    assert_eq!(scene.view("dan").you.could_sit.unwrap().chair, 4);
    scene.must(sit("dan"));
    assert_eq!(scene.table.chairs().len(), 5);
    let Some(AnyView::Fluxx(view)) = scene.view("dan").game else { panic!("another game") };
    let own = view.places.iter().find(|place| place.seat == Seat::new(4)).unwrap();
    assert_eq!(own.hand.as_ref().unwrap().len(), 3);
    assert!(Table::replay(&scene.log, &()).unwrap() == scene.table);
}

#[test]
fn chairs_are_added_up_to_the_number_on_the_box_or_to_what_was_chosen() {
    let join_all = |chairs: usize| {
        let mut scene = full(chairs, |_| {});
        for name in ["dan", "eva", "fay", "gus", "hal", "ida"] {
            scene.enter(name);
            if scene.try_to(sit(name)).is_err() {
                assert_eq!(scene.refuses(sit(name)), "no-free-chair");
                assert_eq!(scene.view(name).you.could_sit, None);
                assert!(!scene.table.has_free_chair());
                break;
            }
        }
        scene.table.chairs().len()
    };
    assert_eq!(join_all(2), 6);
    assert_eq!(join_all(5), 6);
    // More than printed is an explicit choice.
    assert_eq!(join_all(8), 8);
}

#[test]
fn nobody_adds_a_chair_to_a_locked_table_or_to_a_game_of_fixed_seats() {
    let mut scene = full(3, |_| {});
    scene.enter("dan");
    scene.must(act("ann", Action::Lock { on: true }));
    assert_eq!(scene.refuses(sit("dan")), "no-free-chair");
    scene.must(act("ann", Action::Lock { on: false }));
    scene.must(sit("dan"));

    let mut stella = Scene::begun(Settings::new("stella-quest", 2), &["ann", "bob"], 0, 1);
    stella.enter("dan");
    assert_eq!(stella.refuses(sit("dan")), "no-free-chair");
    assert_eq!(Settings::new("stella-quest", 5).check().unwrap_err().code(), "stella-players");
}

#[test]
fn anybody_may_join_a_public_game_and_others_need_the_link() {
    let mut scene = full(3, |settings| settings.visibility = Visibility::Public);
    for visitor in [None, Some(&id("dan"))] {
        let could = scene.table.view(visitor).you.could_sit.unwrap();
        assert_eq!((could.chair, could.by_consent, could.enter), (3, false, true));
    }
    scene.must(act("dan", Action::Enter { link: None }));
    scene.must(sit("dan"));

    let mut scene = full(3, |_| {});
    assert_eq!(scene.table.view(Some(&id("dan"))).you.could_sit, None);
    assert_eq!(scene.refuses(act("dan", Action::Enter { link: None })), "not-invited");
    scene.enter("dan");
    scene.must(sit("dan"));
}

/// The name of a seat in a line of the log, if it was another than now.
fn name_then(line: &LineView, seat: usize) -> Option<String> {
    let former = line.former.iter().find(|former| former.seat == Seat::new(seat))?;
    Some(match &former.holder {
        HolderView::Person(person) | HolderView::StandIn(person) => person.name.clone(),
        HolderView::Bot { .. } => "a bot".to_owned(),
        HolderView::Nobody => String::new(),
    })
}

fn is_about(line: &LineView, wanted: &str) -> bool {
    let AnyEvent::Fluxx(event) = &line.event else { return false };
    format!("{event:?}").starts_with(wanted)
}

#[test]
fn the_log_keeps_the_name_of_a_player_who_left() {
    let mut scene = full(3, |_| {});
    let before = scene.table.lines(None, 0);
    assert!(before.iter().all(|line| line.former.is_empty()));
    scene.must(act("bob", Action::Leave));
    let lines = scene.table.lines(None, 0);
    let left = lines.iter().find(|line| is_about(line, "Left")).unwrap();
    assert_eq!(name_then(left, 1).as_deref(), Some("BOB"));
    assert_eq!(name_then(&lines[0], 1).as_deref(), Some("BOB"));
    let discarded = lines.iter().filter(|line| is_about(line, "Discarded")).count();
    assert!(discarded >= 3, "the hand is discarded");

    // Another person takes the chair. Earlier lines are still about the first one.
    scene.enter("dan");
    scene.must(act("dan", Action::Sit { chair: Some(1) }));
    scene.must(act("ann", Action::Remove { person: id("dan") }));
    let lines = scene.table.lines(None, 0);
    let at = |wanted: &str| lines.iter().position(|line| is_about(line, wanted)).unwrap();
    assert_eq!(name_then(&lines[at("Left")], 1).as_deref(), Some("BOB"));
    assert_eq!(name_then(&lines[at("Joined")], 1).as_deref(), Some("DAN"));
    assert!(Table::replay(&scene.log, &()).unwrap() == scene.table);
}

#[test]
fn a_record_has_the_names_of_every_step() {
    let mut scene = full(3, |_| {});
    scene.must(act("bob", Action::Leave));
    scene.enter("dan");
    scene.must(act("dan", Action::Sit { chair: Some(1) }));
    let record = Record::new(scene.log.clone(), &());
    let names = record.names().unwrap();
    assert_eq!(names.len(), record.game().unwrap().unwrap().log.entries.len() + 1);
    let second: Vec<_> = names.iter().map(|step| step[1].as_deref()).collect();
    assert_eq!(second, [Some("BOB"), Some("BOB"), Some("DAN")]);
}

#[test]
fn the_log_keeps_the_bot_whose_chair_a_person_took() {
    let mut scene = full(3, |settings| settings.take_bots = true);
    scene.enter("dan");
    scene.must(act("dan", Action::Sit { chair: Some(2) }));
    let lines = scene.table.lines(None, 0);
    assert_eq!(name_then(&lines[0], 2).as_deref(), Some("a bot"));
}
