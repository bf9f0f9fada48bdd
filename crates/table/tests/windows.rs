//! Sealed response windows reveal nothing: two tables that differ only in hidden cards
//! look the same to everybody else, in content, in size and in time.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_kernel::Seat;
use asterism_table::{Action, Input, Pace, PassMode};
use support::twins::{compare, table, twins};
use support::{Scene, act};

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
