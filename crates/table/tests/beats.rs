//! Response windows with a beat: they reveal nothing, and wait for nobody who has not
//! asked for it.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_kernel::Seat;
use asterism_table::{Action, Input, Pace, PassMode, Responses, Settings, WindowKind};
use support::twins::{beating, compare, twins};
use support::{Scene, act};

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
    let pass = || act(&can, Action::Answer { decision, text: "pass".into(), then: Vec::new() });
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
    // The beat is over, but players who can respond still may.
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
    let long = ["x".repeat(1000)].into();
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

/// A friend who opened the table while a player was thinking made that player pass.
#[test]
fn a_window_works_in_the_same_way_until_it_closes() {
    for seed in 0..20 {
        let mut scene = Scene::begun(beating(Pace::default()), &["ann"], 2, seed);
        for step in 0..150 {
            if scene.table.is_over() {
                break;
            }
            if let (Some(window), Some(_)) = (scene.view("ann").window, scene.asked("ann")) {
                scene.wait(60_000);
                scene.enter("dan");
                assert_eq!(scene.view("ann").window, Some(window));
                assert!(scene.asked("ann").is_some());
                return;
            }
            scene.somebody_answers(step);
        }
    }
    panic!("nobody could respond");
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
