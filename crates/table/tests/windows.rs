//! Response windows that reveal nothing: two tables that differ only in hidden
//! cards look the same to everybody else, in content, in size and in time.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_catalog::AnyGame;
use asterism_kernel::{ChanceOutcome, Seat};
use asterism_table::{
    Accepted, Action, Entry, Fact, Holder, Input, Pace, PassMode, Settings, Table, TableView,
};
use serde_json::Value;
use support::{Scene, act, id, surprising};

/// Somebody's hand as numbers of cards.
fn hand(table: &Table, name: &str) -> Vec<u64> {
    let view = serde_json::to_value(table.view(Some(&id(name)))).unwrap();
    let seat = view["you"]["seat"].clone();
    let places = view["game"]["places"].as_array().unwrap();
    let place = places.iter().find(|place| place["seat"] == seat).unwrap();
    place["hand"].as_array().unwrap().iter().filter_map(Value::as_u64).collect()
}

fn is_surprise(table: &Table, card: u64) -> bool {
    let Some(AnyGame::Fluxx(game)) = table.game() else { panic!("another game") };
    let deck = game.deck();
    let found = deck.cards().find(|found| found.index() as u64 == card).unwrap();
    format!("{:?}", deck.kind(found)) == "Surprise"
}

fn card_name(table: &Table, card: u64) -> String {
    let Some(AnyGame::Fluxx(game)) = table.game() else { panic!("another game") };
    let deck = game.deck();
    let found = deck.cards().find(|found| found.index() as u64 == card).unwrap();
    deck.name(found).to_owned()
}

fn hand_names(table: &Table, name: &str) -> Vec<String> {
    hand(table, name).into_iter().map(|card| card_name(table, card)).collect()
}

/// A table and its twin: in one of them Bob holds a Surprise, in the other
/// that card lies deep in the draw pile.
struct Twins {
    one: Table,
    other: Table,
    now: u64,
    /// The two cards; nobody plays them.
    swapped: [String; 2],
}

fn twins(settings: Settings, seed: u8, bob_is_a_bot: bool) -> Option<Twins> {
    let people: &[&str] = &["ann", "bob", "cid"];
    let mut scene = Scene::begun(settings, people, 0, seed);
    if bob_is_a_bot {
        scene.must(act("bob", Action::StepAway));
    }
    let table = &scene.table;
    let hands: Vec<u64> = people.iter().flat_map(|name| hand(table, name)).collect();
    let plain = hand(table, "bob").into_iter().find(|&card| !is_surprise(table, card))?;
    if hand(table, "bob").iter().any(|&card| is_surprise(table, card)) {
        return None;
    }
    let start = scene.log.iter().position(|entry| matches!(entry.fact, Fact::Started { .. }))?;
    let mut log: Vec<Entry> = scene.log.clone();
    let Some(ChanceOutcome::Shuffle(order)) = log[start].chance.first_mut() else { return None };
    // The hands lie at one end of the pile; the other end comes last.
    let dealt = |cards: &[u16]| cards.iter().filter(|&&card| hands.contains(&card.into())).count();
    let half = order.len() / 2;
    let from_the_end = dealt(&order[half..]) > dealt(&order[..half]);
    let deep: Vec<u16> =
        if from_the_end { order.clone() } else { order.iter().rev().copied().collect() };
    let surprise = *deep.iter().find(|&&card| is_surprise(table, u64::from(card)))?;
    let swapped = [card_name(table, plain), card_name(table, u64::from(surprise))];
    for card in order.iter_mut() {
        if u64::from(*card) == plain {
            *card = surprise;
        } else if *card == surprise {
            *card = plain as u16;
        }
    }
    let other = Table::replay(&log, &()).unwrap();
    let expected = hand(&other, "bob").contains(&u64::from(surprise));
    assert!(expected && !hand(table, "bob").contains(&u64::from(surprise)));
    Some(Twins { one: scene.table.clone(), other, now: scene.now, swapped })
}

/// What others than Bob can notice of a table: all of what they are sent.
fn noticed(table: &Table) -> Vec<(String, TableView, String)> {
    let people = [Some("ann"), Some("cid"), None];
    people
        .into_iter()
        .map(|name| {
            let person = name.map(id);
            let view = table.view(person.as_ref());
            let lines = serde_json::to_string(&table.lines(person.as_ref(), 0)).unwrap();
            let text = serde_json::to_string(&view).unwrap();
            (text, view, lines)
        })
        .collect()
}

/// What a seat would do, the same in both.
fn choose(table: &Table, seat: Seat, swapped: &[String; 2], step: usize) -> Option<String> {
    let offered = table.offered(seat);
    if offered.iter().any(|mv| mv == "pass") {
        return Some("pass".into());
    }
    let common: Vec<&String> = offered
        .iter()
        .filter(|mv| !swapped.iter().any(|name| mv.split(['@', ' ']).any(|word| word == name)))
        .collect();
    common.get(step % common.len().max(1)).map(|mv| (*mv).clone())
}

/// Runs both tables side by side; returns how many windows were seen.
fn compare(twins: Twins, passes: [PassMode; 3]) -> u64 {
    let Twins { mut one, mut other, mut now, swapped } = twins;
    let mut windows = 0;
    let both = |one: &mut Table, other: &mut Table, now: u64, input: &Input| {
        let (left, right) = (one.apply(now, input), other.apply(now, input));
        match (&left, &right) {
            (Ok(left), Ok(right)) => {
                let times = |accepted: &Accepted| {
                    accepted.entries.iter().map(|entry| entry.at).collect::<Vec<_>>()
                };
                assert_eq!(times(left), times(right), "the same number of entries");
                // Chance that works on hidden cards shows them, by the rules.
                left.entries.iter().all(|entry| entry.chance.is_empty())
            }
            (Err(left), Err(right)) => {
                assert_eq!(left, right);
                false
            }
            _ => panic!("{left:?} is not {right:?} for {input:?}"),
        }
    };
    for (name, mode) in ["ann", "bob", "cid"].into_iter().zip(passes) {
        both(&mut one, &mut other, now, &act(name, Action::Pass { mode }));
    }
    for step in 0..120 {
        // Cards that change hands are known to others, by the rules.
        let held = |table: &Table| hand_names(table, "bob");
        let apart = held(&one).contains(&swapped[0]) && held(&other).contains(&swapped[1]);
        if !apart {
            break;
        }
        assert_eq!(noticed(&one), noticed(&other), "step {step}");
        assert_eq!(one.next_wake(), other.next_wake(), "step {step}");
        if one.is_over() {
            break;
        }
        windows = windows.max(one.view(None).window.map_or(0, |window| window.number));
        // Bots first, each at its time; then people, half a second after.
        let (bots, same) = (one.awaited(), other.awaited());
        assert_eq!(bots, same, "bots are awaited alike");
        if let Some(bot) = bots.iter().min_by_key(|bot| bot.from) {
            now = now.max(bot.from);
            let Some(text) = choose(&one, bot.seat, &swapped, step) else { break };
            let input = Input::BotAnswer { seat: bot.seat, decision: bot.decision, text };
            if !both(&mut one, &mut other, now, &input) {
                break;
            }
            continue;
        }
        now += 500;
        let asked = one.chairs().iter().enumerate().find_map(|(seat, chair)| {
            let Holder::Person(person) = &chair.holder else { return None };
            let view = one.view(Some(person));
            let asked = view.asked.filter(|asked| asked.awaited)?;
            assert!(view.window.is_none() || view.you.pass == PassMode::Ask, "who lets it pass");
            Some((Seat::new(seat), person.clone(), asked.decision))
        });
        let Some((seat, person, decision)) = asked else {
            let Some(wake) = one.next_wake() else { break };
            now = now.max(wake);
            if !both(&mut one, &mut other, now, &Input::Wake) {
                break;
            }
            continue;
        };
        let Some(text) = choose(&one, seat, &swapped, step) else { break };
        let input = act(person.as_str(), Action::Answer { decision, text });
        if !both(&mut one, &mut other, now, &input) {
            break;
        }
    }
    windows
}

fn table(pace: Pace) -> Settings {
    let mut settings = surprising(3);
    settings.first = Some(asterism_table::First::Chair(0));
    settings.pace = pace;
    settings
}

#[test]
fn nobody_learns_that_somebody_holds_an_answer() {
    let ask = [PassMode::Ask; 3];
    let mut windows = 0;
    let mut compared = 0;
    for seed in 0..9 {
        for pace in [Pace::default(), Pace::LIVE, Pace::SLOW] {
            for bot in [false, true] {
                let Some(twins) = twins(table(pace), seed, bot) else { continue };
                windows += compare(twins, ask);
                compared += 1;
            }
        }
    }
    assert!(compared > 10 && windows > 60, "{windows} windows in {compared} pairs of tables");
}

#[test]
fn passing_by_itself_takes_a_time_that_tells_nothing() {
    let modes = [PassMode::Always, PassMode::Always, PassMode::UntilAsked];
    let mut windows = 0;
    for seed in 0..12 {
        let Some(twins) = twins(table(Pace::LIVE), seed, false) else { continue };
        windows += compare(twins, modes);
    }
    assert!(windows > 20, "{windows} windows");
}

/// A table where something was just announced.
fn announced(seed: u8) -> Option<Scene> {
    let mut scene = Scene::begun(table(Pace::default()), &["ann", "bob", "cid"], 0, seed);
    for step in 0..20 {
        let name = scene.asked_people().first()?.clone();
        let (_, moves) = scene.asked(&name)?;
        scene.answer(&name, &moves[step % moves.len()]);
        if scene.view("ann").window.is_some() {
            return Some(scene);
        }
    }
    None
}

#[test]
fn everybody_else_is_asked_and_nobody_sees_who_has_passed() {
    let mut scene = (0..50).find_map(announced).unwrap();
    let asked = scene.asked_people();
    assert_eq!(asked.len(), 2, "both others are asked, whatever they hold");
    let (first, second) = (asked[0].clone(), asked[1].clone());
    let before: Vec<_> = ["ann", "bob", "cid"].map(|name| scene.view(name)).into();
    scene.now += 100;
    scene.answer(&first, "pass");
    for (name, before) in ["ann", "bob", "cid"].iter().zip(before) {
        let after = scene.view(name);
        assert_eq!(after == before, *name != first, "{name}");
    }
    assert!(scene.asked(&first).is_none());
    assert_eq!(scene.view(&first).window, scene.view(&second).window);
    scene.answer(&second, "pass");
    assert_ne!(scene.view("ann").window.map(|window| window.number), Some(1));
}

/// Was asked with a sound for as long as passing by itself took.
#[test]
fn who_lets_it_pass_is_not_asked_until_they_want_to_be() {
    let mut scene = (0..50).find_map(announced).unwrap();
    let name = scene.asked_people()[0].clone();
    for mode in [PassMode::Always, PassMode::UntilAsked] {
        scene.must(act(&name, Action::Pass { mode }));
        assert!(scene.view(&name).asked.is_none(), "{mode:?}");
        assert!(scene.view(&name).window.is_some(), "there still is something to answer");
    }
    scene.must(act(&name, Action::Pass { mode: PassMode::Ask }));
    scene.answer(&name, "pass");
}

#[test]
fn a_window_ends_when_its_time_is_up() {
    let mut scene = (0..50).find_map(announced).unwrap();
    let closes = scene.view("ann").window.unwrap().closes;
    assert_eq!(closes, scene.now + 15_000);
    assert!(scene.wait(14_999).is_empty());
    assert_eq!(scene.wait(1).len(), 2, "both let it pass");
}

#[test]
fn a_bot_can_t_answer_before_its_time() {
    for seed in 0..60 {
        let Some(mut scene) = announced(seed) else { continue };
        let name = scene.asked_people()[0].clone();
        scene.must(act(&name, Action::StepAway));
        let bot = scene.table.awaited()[0];
        assert!(bot.from >= scene.now + 600 && bot.by > bot.from);
        let input =
            Input::BotAnswer { seat: bot.seat, decision: bot.decision, text: "pass".into() };
        assert_eq!(scene.refuses(input.clone()), "too-early");
        scene.now = bot.from;
        scene.must(input);
        return;
    }
    panic!("nothing was announced");
}

#[test]
fn the_budget_for_answers_is_its_own() {
    let mut settings =
        table(Pace::Live { decision: 30_000, bank: 0, window: 9_000, responses: 4_000 });
    settings.answer_delay = (500, 500);
    let mut scene = Scene::begun(settings, &["ann", "bob", "cid"], 0, 3);
    let all = [("ann", 0), ("bob", 1), ("cid", 2)];
    let mut used_up = 0;
    for step in 0..200 {
        if scene.table.is_over() {
            break;
        }
        if let Some(window) = scene.view("ann").window {
            let left = |(name, seat): &(&str, usize)| {
                let clock = scene.view(name).clocks.into_iter().nth(*seat);
                clock.and_then(|clock| clock.responses).unwrap_or_default()
            };
            let asked = |(_, seat): &&(&str, usize)| window.seats.contains(Seat::new(*seat));
            let longest = all.iter().filter(asked).map(left).max().unwrap_or_default();
            // Whoever has used it up passes after the delay that everybody has.
            used_up += u32::from(longest == 0);
            let facts = scene.wait(longest.max(500));
            assert!(!facts.is_empty(), "nobody has more than {longest}");
            let next = scene.view("ann").window.map(|window| window.number);
            assert_ne!(next, Some(window.number));
            continue;
        }
        let Some(name) = scene.asked_people().first().cloned() else { break };
        let (_, moves) = scene.asked(&name).unwrap();
        scene.answer(&name, &moves[step % moves.len()]);
    }
    assert!(used_up > 0, "there were windows without any time left");
}
