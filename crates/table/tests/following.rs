//! Several answers in one action, time to read what others play, and what is new since
//! one's own last decision.

#![allow(clippy::unwrap_used, reason = "tests read better so")]

mod support;

use asterism_table::{Action, Input, Settings, ShowPlays};
use support::{Scene, act};

/// A table at which Ann has to discard at least three cards, with the moves she is offered.
fn discarding() -> (Scene, u64, Vec<String>) {
    let settings = || {
        let mut settings = Settings::new("fluxx", 2);
        settings.setup.mix.editions = vec!["fluxx-4".to_owned()];
        settings
    };
    for seed in 0..120 {
        let mut scene = Scene::begun(settings(), &["ann", "bob"], 0, seed);
        for step in 0..160 {
            let Some(name) = scene.asked_people().first().cloned() else { break };
            let Some((decision, moves)) = scene.asked(&name) else { break };
            let discards = moves.iter().filter(|mv| mv.starts_with("discard ")).count();
            let view = serde_json::to_value(scene.view(&name).game).unwrap();
            let count = view["question"][0]["count"].as_u64().unwrap_or(0);
            if name == "ann" && discards == moves.len() && count >= 3 {
                return (scene, decision, moves);
            }
            scene.answer(&name, &moves[step % moves.len()]);
        }
    }
    panic!("nobody had to discard three cards");
}

#[test]
fn one_answer_may_name_several_cards() {
    let (mut scene, decision, moves) = discarding();
    let answer =
        |then: &[String]| Action::Answer { decision, text: moves[0].clone(), then: then.to_vec() };
    let hand = |scene: &Scene| {
        let view = serde_json::to_value(scene.view("ann").game).unwrap();
        let places = view["places"].as_array().unwrap();
        places.iter().find_map(|place| place["hand"].as_array()).unwrap().len()
    };
    let before = hand(&scene);
    // The same card twice: nothing of it happens.
    assert_eq!(scene.refuses(act("ann", answer(&moves[..1]))), "not-offered");
    assert_eq!(hand(&scene), before);
    assert_eq!(scene.refuses(act("ann", answer(&vec![moves[1].clone(); 400]))), "too-long");
    let entries = scene.must(act("ann", answer(&moves[1..3]))).entries.len();
    assert!(entries >= 3, "one entry per answer");
    assert_eq!(hand(&scene), before - 3);
    // A repetition, as after a lost connection, changes nothing.
    assert!(scene.must(act("ann", answer(&moves[1..3]))).entries.is_empty());
    assert_eq!(hand(&scene), before - 3);
}

/// A table of Ann and two bots where a bot has just played and another move of a bot is
/// due, and whether Bob sits there too.
fn bot_played(show_plays: ShowPlays, people: &[&str]) -> Scene {
    for seed in 0..60 {
        let mut settings = Settings::new("fluxx", 3);
        (settings.show_plays, settings.bot_pause) = (show_plays, 100);
        let mut scene = Scene::begun(settings, people, 3 - people.len(), seed);
        for step in 0..80 {
            if let Some(name) = scene.asked_people().first().cloned() {
                let (_, moves) = scene.asked(&name).unwrap();
                scene.answer(&name, &moves[step % moves.len()]);
                continue;
            }
            let Some(bot) = scene.table.awaited().first().copied() else { break };
            scene.now = scene.now.max(bot.from);
            let text = scene.table.offered(bot.seat)[0].clone();
            scene.must(Input::BotAnswer { seat: bot.seat, decision: bot.decision, text });
            let lines = scene.table.lines(None, 0);
            let played = lines.last().is_some_and(|line| {
                line.at == scene.now
                    && lines.iter().rev().take(3).any(|line| line.event.played_by().is_some())
            });
            let waits = !scene.table.awaited().is_empty() && scene.asked_people().is_empty();
            if played && waits && scene.view("ann").window.is_none() {
                return scene;
            }
        }
    }
    panic!("no bot played and went on");
}

#[test]
fn bots_let_people_read_what_they_play() {
    for (speed, time) in [(ShowPlays::Off, 100), (ShowPlays::Fast, 1200), (ShowPlays::Slow, 5000)] {
        let scene = bot_played(speed, &["ann"]);
        assert_eq!(scene.table.awaited()[0].from, scene.now + time, "{speed:?}");
    }
}

#[test]
fn a_person_alone_with_bots_needs_not_wait_for_them() {
    let mut scene = bot_played(ShowPlays::Slow, &["ann"]);
    assert_eq!(scene.must(act("ann", Action::GoOn)).entries.len(), 1);
    assert_eq!(scene.table.awaited()[0].from, scene.now + 100);
    assert!(scene.must(act("ann", Action::GoOn)).entries.is_empty(), "nothing is left to read");
    let mut scene = bot_played(ShowPlays::Slow, &["ann", "bob"]);
    assert!(scene.must(act("ann", Action::GoOn)).entries.is_empty(), "Bob may still be reading");
    assert_eq!(scene.table.awaited()[0].from, scene.now + 5000);
}

#[test]
fn news_begin_after_one_s_own_last_decision() {
    let mut scene = Scene::begun(Settings::new("fluxx", 2), &["ann", "bob"], 0, 3);
    assert_eq!(scene.view("ann").you.news_from, 0);
    for step in 0..30 {
        let Some(name) = scene.asked_people().first().cloned() else { break };
        let (_, moves) = scene.asked(&name).unwrap();
        let other = if name == "ann" { "bob" } else { "ann" };
        let before = scene.view(other).you.news_from;
        scene.answer(&name, &moves[step % moves.len()]);
        if scene.table.is_over() {
            break;
        }
        assert_eq!(scene.view(&name).you.news_from, scene.view(&name).lines);
        assert_eq!(scene.view(other).you.news_from, before, "others have not decided anything");
    }
}
