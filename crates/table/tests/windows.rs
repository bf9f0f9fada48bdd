//! Response windows that reveal nothing: two tables that differ only in hidden
//! cards look the same to everybody else, in content, in size and in time.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_catalog::AnyGame;
use asterism_kernel::{ChanceOutcome, Seat};
use asterism_table::{
    Accepted, Action, Entry, Fact, Holder, Input, Pace, PassMode, Responses, Settings, Table,
    TableView, WindowKind,
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

/// If Bob is asked at only one of the tables, he lets it pass there. Nobody else may
/// notice.
fn bob_lets_it_pass(table: &mut Table, now: u64) {
    if table.chairs()[1].holder != Holder::Person(id("bob")) {
        return;
    }
    let view = table.view(Some(&id("bob")));
    let Some(asked) = view.asked.filter(|asked| asked.awaited && view.window.is_some()) else {
        return;
    };
    let answer = Action::Answer { decision: asked.decision, text: "pass".into() };
    table.apply(now, &act("bob", answer)).unwrap();
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
        if one.view(None).window.is_some_and(|window| window.kind == WindowKind::Beat)
            && one.view(Some(&id("bob"))).asked.is_none()
        {
            bob_lets_it_pass(&mut other, now);
            assert_eq!(noticed(&one), noticed(&other), "a pass at step {step}");
            assert_eq!(one.next_wake(), other.next_wake(), "a pass at step {step}");
        }
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
            let asks = matches!(view.you.pass, PassMode::Ask | PassMode::Wait);
            assert!(view.window.is_none() || asks, "who lets it pass");
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

/// Everybody has to respond or pass.
fn table(pace: Pace) -> Settings {
    let mut settings = surprising(3);
    settings.first = Some(asterism_table::First::Chair(0));
    settings.pace = pace;
    settings.responses = Responses::Sealed;
    settings
}

/// The table waits for two seconds.
fn beating(pace: Pace) -> Settings {
    Settings { responses: Responses::default(), ..table(pace) }
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

#[test]
fn in_a_beat_nobody_learns_that_somebody_holds_an_answer() {
    let (mut windows, mut compared) = (0, 0);
    let modes = [
        [PassMode::Ask; 3],
        [PassMode::Wait, PassMode::Ask, PassMode::Always],
        [PassMode::Ask, PassMode::Wait, PassMode::UntilAsked],
    ];
    for seed in 0..9 {
        for pace in [Pace::default(), Pace::LIVE] {
            for bot in [false, true] {
                for modes in modes {
                    let Some(twins) = twins(beating(pace), seed, bot) else { continue };
                    windows += compare(twins, modes);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 20 && windows > 100, "{windows} windows in {compared} pairs of tables");
}

/// A table with a beat where something was just announced, with the names of those who
/// can respond and of those who can't.
fn beat(pace: Pace, seed: u8) -> Option<(Scene, Vec<String>, Vec<String>)> {
    let mut scene = Scene::begun(beating(pace), &["ann", "bob", "cid"], 0, seed);
    for step in 0..40 {
        if let Some(window) = scene.view("ann").window {
            let seats = ["ann", "bob", "cid"].into_iter().enumerate();
            let asked = seats.filter(|(seat, _)| window.seats.contains(Seat::new(*seat)));
            let (can, can_not): (Vec<_>, Vec<_>) = asked
                .map(|(_, name)| name.to_owned())
                .partition(|name| scene.asked(name).is_some());
            if !can.is_empty() && !can_not.is_empty() {
                return Some((scene, can, can_not));
            }
            scene.wait(2000);
            continue;
        }
        let name = scene.asked_people().first()?.clone();
        let (_, moves) = scene.asked(&name)?;
        scene.answer(&name, &moves[step % moves.len()]);
    }
    None
}

fn some_beat(pace: Pace) -> (Scene, String, String) {
    let (scene, can, can_not) = (0..80).find_map(|seed| beat(pace, seed)).unwrap();
    (scene, can[0].clone(), can_not[0].clone())
}

fn number(scene: &Scene) -> Option<u64> {
    scene.view("ann").window.map(|window| window.number)
}

#[test]
fn passing_early_doesn_t_shorten_the_beat() {
    let (mut scene, can, can_not) = some_beat(Pace::default());
    let window = scene.view("ann").window.unwrap();
    assert_eq!((window.kind, window.closes), (WindowKind::Beat, window.opened + 2000));
    assert!(scene.asked(&can_not).is_none(), "only people who can respond are asked");
    let before = scene.view(&can_not);
    scene.now += 300;
    scene.answer(&can, "pass");
    assert!(scene.asked(&can).is_none());
    assert_eq!(scene.view(&can_not), before, "nobody sees that somebody has passed");
    assert!(scene.wait(window.closes - scene.now - 1).is_empty(), "the window stays open");
    assert_eq!(number(&scene), Some(window.number));
    assert!(!scene.wait(1).is_empty());
    assert_ne!(number(&scene), Some(window.number));
}

#[test]
fn a_repeated_pass_in_a_beat_is_accepted_and_changes_nothing() {
    let (mut scene, can, _) = some_beat(Pace::default());
    let (decision, _) = scene.asked(&can).unwrap();
    let pass = || act(&can, Action::Answer { decision, text: "pass".into() });
    assert_eq!(scene.must(pass()).entries.len(), 1);
    assert!(scene.must(pass()).entries.is_empty());
    scene.wait(2000);
    assert!(scene.must(pass()).entries.is_empty(), "also after the window has closed");
}

#[test]
fn an_answer_in_a_beat_takes_effect_at_once() {
    let (mut scene, can, _) = some_beat(Pace::default());
    let window = scene.view("ann").window.unwrap();
    let (_, moves) = scene.asked(&can).unwrap();
    let response = moves.iter().find(|mv| *mv != "pass").unwrap().clone();
    scene.answer(&can, &response);
    assert_ne!(number(&scene), Some(window.number));
}

#[test]
fn anybody_can_ask_the_others_to_wait_with_or_without_an_answer() {
    let (mut scene, can, can_not) = some_beat(Pace::default());
    let window = scene.view("ann").window.unwrap();
    scene.must(act(&can_not, Action::Wait));
    for name in ["ann", "bob", "cid"] {
        let seen = scene.view(name).window.unwrap();
        assert_eq!(seen.waiting.len(), 1, "everybody sees it");
        assert_eq!(seen.closes, window.opened + 2000 + 15_000);
    }
    assert!(scene.must(act(&can_not, Action::Wait)).entries.is_empty(), "once is enough");
    // The beat is over, and whoever can respond still can.
    assert!(scene.wait(5000).is_empty());
    assert!(scene.asked(&can).is_some());
    let (_, moves) = scene.asked(&can_not).unwrap();
    assert_eq!(moves, ["pass"], "the way to let the others go on");
    scene.answer(&can_not, "pass");
    assert_ne!(number(&scene), Some(window.number), "nobody else waits");
}

#[test]
fn waiting_ends_when_the_time_is_up() {
    let (mut scene, _, can_not) = some_beat(Pace::default());
    let window = scene.view("ann").window.unwrap();
    scene.must(act(&can_not, Action::Wait));
    assert!(scene.wait(window.opened + 16_999 - scene.now).is_empty());
    assert!(!scene.wait(1).is_empty());
    assert_ne!(number(&scene), Some(window.number));
}

#[test]
fn always_wait_for_me_waits_at_every_play_whatever_the_hand() {
    for wants_to_respond in [true, false] {
        let (mut scene, can, can_not) = some_beat(Pace::default());
        let name = if wants_to_respond { can } else { can_not };
        let opened = scene.view("ann").window.unwrap().opened;
        scene.must(act(&name, Action::Pass { mode: PassMode::Wait }));
        let window = scene.view("ann").window.unwrap();
        assert_eq!((window.waiting.len(), window.closes), (1, opened + 17_000));
        assert!(scene.asked(&name).is_some());
        scene.answer(&name, "pass");
        let window = scene.view("ann").window.unwrap();
        assert_eq!((window.waiting.len(), window.closes), (0, opened + 2000));
    }
}

#[test]
fn waiting_has_a_refusal_for_everybody_else() {
    let (mut scene, ..) = some_beat(Pace::default());
    let window = scene.view("ann").window.unwrap();
    let player = ["ann", "bob", "cid"].into_iter().enumerate();
    let mut player = player.filter(|(seat, _)| !window.seats.contains(Seat::new(*seat)));
    let (_, player) = player.next().unwrap();
    assert_eq!(scene.refuses(act(player, Action::Wait)), "nothing-to-respond-to");
    scene.enter("dan");
    assert_eq!(scene.refuses(act("dan", Action::Wait)), "not-seated");
    scene.wait(2000);
    if number(&scene).is_none() {
        assert_eq!(scene.refuses(act(player, Action::Wait)), "nothing-to-respond-to");
    }
}

#[test]
fn only_waiting_costs_time_for_responses() {
    let (mut scene, can, can_not) = some_beat(Pace::LIVE);
    let left = |scene: &Scene, name: &str| {
        let view = scene.view(name);
        let seat = view.you.seat.unwrap();
        view.clocks.iter().find(|clock| clock.seat == seat).unwrap().responses.unwrap()
    };
    let (can_before, before) = (left(&scene, &can), left(&scene, &can_not));
    let opened = scene.view("ann").window.unwrap().opened;
    scene.must(act(&can_not, Action::Wait));
    scene.now = opened + 5000;
    scene.answer(&can_not, "pass");
    assert_eq!(left(&scene, &can_not), before - 3000, "the beat itself is free");
    assert_eq!(left(&scene, &can), can_before);
}

#[test]
fn a_person_is_never_asked_about_what_they_don_t_want_to_respond_to() {
    let (mut scene, can, _) = some_beat(Pace::default());
    let window = scene.view("ann").window.unwrap();
    let about = window.about.to_owned();
    scene.must(act(&can, Action::NeverAsk { about: [about.clone()].into() }));
    assert!(scene.asked(&can).is_none());
    assert_eq!(scene.view(&can).you.never_ask, [about].into());
    assert_eq!(scene.view("ann").window.unwrap().closes, window.closes, "nobody notices");
    scene.must(act(&can, Action::NeverAsk { about: [].into() }));
    assert!(scene.asked(&can).is_some());
    let long = ["x".repeat(41)].into();
    assert_eq!(scene.refuses(act(&can, Action::NeverAsk { about: long })), "too-long");
}

/// Games of one person against two bots: how often the person was asked to respond and
/// how long the windows were in which they were not.
#[test]
fn one_person_among_bots_is_asked_only_if_they_can_respond() {
    let (mut asked, mut not_asked) = (0, 0);
    for seed in 0..6 {
        let mut settings = beating(Pace::default());
        settings.answer_delay = (700, 1800);
        let mut scene = Scene::begun(settings, &["ann"], 2, seed);
        for step in 0..150 {
            if scene.table.is_over() {
                break;
            }
            let Some(window) = scene.view("ann").window else {
                scene.somebody_answers(step);
                continue;
            };
            assert_eq!(window.kind, WindowKind::Alone);
            if let Some((_, moves)) = scene.asked("ann") {
                assert!(moves.len() > 1, "a question without a choice: {moves:?}");
                asked += 1;
                scene.wait(60_000);
                assert_eq!(number(&scene), Some(window.number), "there is no hurry");
                scene.answer("ann", "pass");
                while scene.let_bots_answer(|_, moves| moves.last().unwrap().clone()) {}
                continue;
            }
            not_asked += 1;
            assert!(window.closes <= window.opened + 500, "{}", window.closes - window.opened);
            while number(&scene) == Some(window.number) {
                assert!(scene.let_bots_answer(|_, _| "pass".to_owned()));
                assert!(scene.now <= window.opened + 500);
            }
        }
    }
    assert!(asked > 0 && not_asked > 40, "{asked} and {not_asked}");
}

#[test]
fn with_a_spectator_one_person_among_bots_plays_with_a_beat() {
    let mut scene = Scene::begun(beating(Pace::default()), &["ann"], 2, 3);
    scene.enter("dan");
    for step in 0..200 {
        if let Some(window) = scene.view("ann").window {
            assert_eq!(window.kind, WindowKind::Beat);
            assert_eq!(window.closes, window.opened + 2000);
            return;
        }
        scene.somebody_answers(step);
    }
    panic!("nothing was announced");
}

#[test]
fn a_bot_answers_within_the_beat_and_its_pass_shows_nothing() {
    for seed in 0..60 {
        let Some((mut scene, can, _)) = beat(Pace::default(), seed) else { continue };
        scene.must(act(&can[0], Action::StepAway));
        let window = scene.view("ann").window.unwrap();
        let bot = scene.table.awaited()[0];
        assert!(bot.from > window.opened && bot.from < window.closes && bot.by == window.closes);
        let input =
            Input::BotAnswer { seat: bot.seat, decision: bot.decision, text: "pass".into() };
        scene.now = bot.from;
        scene.must(input);
        assert!(scene.table.awaited().is_empty(), "it need not think again");
        assert_eq!(scene.view("ann").window.unwrap(), window);
        assert!(!scene.wait(2000).is_empty());
        return;
    }
    panic!("nothing was announced");
}

#[test]
fn games_over_days_have_no_beat() {
    let mut scene = Scene::begun(beating(Pace::SLOW), &["ann", "bob", "cid"], 0, 1);
    for step in 0..200 {
        if let Some(window) = scene.view("ann").window {
            assert_eq!(window.kind, WindowKind::Sealed);
            return;
        }
        scene.somebody_answers(step);
    }
    panic!("nothing was announced");
}

#[test]
fn a_beat_has_a_sensible_length() {
    for (length, fine) in [(0, false), (499, false), (500, true), (60_000, true), (60_001, false)] {
        let responses = Responses::Beat { length };
        let settings = Settings { responses, ..beating(Pace::default()) };
        assert_eq!(settings.check().is_ok(), fine, "{length}");
    }
}
