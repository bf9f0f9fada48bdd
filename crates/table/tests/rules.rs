//! The rules of a table, one by one.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_kernel::Seat;
use asterism_table::{
    Action, Digest, Fact, Holder, Input, Level, Pace, Reaction, Settings, StageView, TableEnding,
    TableId, UndoView, Visibility, Why,
};
use support::{LINK, Scene, act, id};

const SECOND: u64 = 1000;

fn fluxx(people: &[&str], bots: usize) -> Scene {
    let mut settings = Settings::new("fluxx", people.len() + bots);
    settings.first = Some(asterism_table::First::Chair(0));
    Scene::begun(settings, people, bots, 1)
}

fn stella(people: &[&str], pace: Pace) -> Scene {
    let mut settings = Settings::new("stella-quest", people.len());
    settings.first = Some(asterism_table::First::Chair(0));
    settings.pace = pace;
    Scene::begun(settings, people, 0, 1)
}

#[test]
fn only_a_link_of_its_own_opens_a_table() {
    let mut scene = Scene::new(Settings::new("fluxx", 3), 1);
    let enter = |token: Option<&str>| {
        act("bob", Action::Enter { link: token.map(|token| Digest::of(token.as_bytes())) })
    };
    assert_eq!(scene.refuses(enter(None)), "not-invited");
    assert_eq!(scene.refuses(enter(Some("guess"))), "not-invited");
    assert!(!scene.table.may_watch(Some(&id("bob"))) && !scene.table.may_watch(None));
    scene.must(enter(Some(LINK)));
    assert!(scene.table.may_watch(Some(&id("bob"))));
    // The token itself is nowhere.
    assert!(!serde_json::to_string(&scene.log).unwrap().contains(LINK));
    scene.must(act(
        "ann",
        Action::Withdraw { token: None, link: Some(Digest::of(LINK.as_bytes())) },
    ));
    let cid = act("cid", Action::Enter { link: Some(Digest::of(LINK.as_bytes())) });
    assert_eq!(scene.refuses(cid), "not-invited");
    // Who is known comes in again without a link.
    scene.must(enter(None));
}

#[test]
fn a_public_table_is_open_to_all() {
    let mut settings = Settings::new("fluxx", 3);
    settings.visibility = Visibility::Public;
    let mut scene = Scene::new(settings, 1);
    scene.must(act("bob", Action::Enter { link: None }));
    assert!(scene.table.may_watch(None));
}

#[test]
fn settings_are_checked_and_fixed_at_the_start() {
    let mut scene = Scene::new(Settings::new("fluxx", 3), 1);
    let change = |settings: Settings| act("ann", Action::Change { settings: Box::new(settings) });
    assert_eq!(scene.refuses(change(Settings::new("chess", 2))), "unknown-game");
    assert_eq!(scene.refuses(change(Settings::new("stella-quest", 5))), "stella-players");
    let mut slow = Settings::new("fluxx", 3);
    slow.pace = Pace::Slow { decision: u64::MAX, window: 1 };
    assert_eq!(scene.refuses(change(slow)), "times");
    scene.must(change(Settings::new("stella-quest", 4)));
    scene.enter("bob");
    let bob = act("bob", Action::Change { settings: Box::new(Settings::new("fluxx", 3)) });
    assert_eq!(scene.refuses(bob), "not-owner");
    scene.must(act("bob", Action::Sit { chair: Some(3) }));
    assert_eq!(scene.refuses(change(Settings::new("stella-quest", 3))), "chair-taken");
    assert_eq!(scene.refuses(act("ann", Action::Start)), "too-few");
    scene.must(act("ann", Action::Sit { chair: Some(1) }));
    assert_eq!(scene.refuses(act("bob", Action::Start)), "not-owner");
    scene.must(act("ann", Action::Start));
    // The chairs that were taken have become the seats, in their order.
    assert_eq!(scene.view("ann").you.seat, Some(Seat::new(0)));
    assert_eq!(scene.view("bob").you.seat, Some(Seat::new(1)));
    assert_eq!(scene.refuses(change(Settings::new("stella-quest", 2))), "begun");
}

#[test]
fn a_stale_answer_is_refused_and_a_repeated_one_answered() {
    let mut scene = stella(&["ann", "bob"], Pace::default());
    let (decision, moves) = scene.asked("ann").unwrap();
    let play = moves.iter().find(|mv| mv.starts_with("play")).unwrap().clone();
    let answer = |decision, text: &str| {
        act("ann", Action::Answer { decision, text: text.into(), then: Vec::new() })
    };
    assert_eq!(scene.refuses(answer(decision + 1, &play)), "stale");
    assert_eq!(scene.refuses(answer(decision, "play Q9")), "unreadable-move");
    scene.must(answer(decision, &play));
    assert!(scene.must(answer(decision, &play)).entries.is_empty());
    assert_eq!(scene.refuses(answer(decision, "draw")), "stale");
    let bob = act("bob", Action::Answer { decision: 99, text: "draw".into(), then: Vec::new() });
    assert_eq!(scene.refuses(bob), "stale");
    let stranger =
        act("zoe", Action::Answer { decision: 1, text: "draw".into(), then: Vec::new() });
    assert_eq!(scene.refuses(stranger), "not-seated");
}

#[test]
fn people_join_and_leave_in_the_middle_where_the_game_allows() {
    let mut settings = Settings::new("fluxx", 4);
    settings.first = Some(asterism_table::First::Chair(0));
    let mut scene = Scene::begun(settings, &["ann", "bob"], 0, 1);
    scene.enter("cid");
    scene.must(act("cid", Action::Sit { chair: None }));
    assert_eq!(scene.view("cid").you.seat, Some(Seat::new(2)));
    scene.must(act("ann", Action::SeatBot { chair: 3, level: Level::Expert }));
    assert_eq!(scene.refuses(act("cid", Action::Sit { chair: Some(1) })), "seated-already");
    scene.must(act("bob", Action::Leave));
    assert_eq!(scene.table.chairs()[1].holder, Holder::Nobody);
    // Whoever takes that seat is not told what its former player was.
    scene.enter("dan");
    let before = scene.table.lines(None, 0);
    scene.must(act("dan", Action::Sit { chair: Some(1) }));
    let told = scene.table.lines(Some(&id("dan")), 0);
    assert_eq!(told[..before.len()], before[..]);
    let own = |line: &asterism_table::LineView| {
        serde_json::to_string(&line.event).unwrap().contains("\"event\":\"drew\"")
    };
    assert_eq!(told.iter().filter(|line| own(line)).count(), 1, "only their own first cards");
    // The last person ends the table.
    scene.must(act("ann", Action::Leave));
    scene.must(act("dan", Action::Leave));
    scene.must(act("cid", Action::Leave));
    assert_eq!(scene.table.ending(), Some(&TableEnding::Abandoned { why: Why::Nobody }));
}

#[test]
fn where_seats_are_fixed_a_bot_keeps_the_chair() {
    let mut scene = stella(&["ann", "bob", "cid"], Pace::default());
    scene.enter("dan");
    assert_eq!(scene.refuses(act("dan", Action::Sit { chair: None })), "no-free-chair");
    scene.must(act("bob", Action::Leave));
    assert_eq!(scene.table.chairs()[1].holder, Holder::Bot(Level::Regular));
    // Nobody else takes it, unless the settings allow that.
    assert_eq!(scene.refuses(act("dan", Action::Sit { chair: Some(1) })), "bots-stay");
    scene.must(act("bob", Action::Sit { chair: None }));
    assert_eq!(scene.view("bob").you.seat, Some(Seat::new(1)));
}

#[test]
fn a_chair_is_handed_over() {
    let mut scene = stella(&["ann", "bob"], Pace::default());
    scene.enter("cid");
    scene.enter("dan");
    let hand = scene.view("ann").game;
    scene.must(act("ann", Action::OfferChair { to: Some(id("cid")) }));
    assert_eq!(scene.refuses(act("dan", Action::AcceptChair { chair: 0 })), "chair-not-offered");
    scene.must(act("cid", Action::AcceptChair { chair: 0 }));
    assert_eq!(scene.view("cid").game, hand);
    assert_eq!(scene.view("ann").you.seat, None);
    assert_ne!(scene.view("ann").game, hand, "who has gone sees no hand any more");
    assert_eq!(
        scene.refuses(act("cid", Action::OfferChair { to: Some(id("bob")) })),
        "seated-already"
    );
}

#[test]
fn giving_up_between_two_ends_the_game() {
    let mut scene = stella(&["ann", "bob"], Pace::default());
    scene.must(act("ann", Action::Concede));
    let over = scene.view("bob").over.unwrap();
    assert_eq!((over.reason.as_str(), over.winners.lowest()), ("conceded", Some(Seat::new(1))));
    assert_eq!(scene.refuses(act("bob", Action::Concede)), "over");
}

#[test]
fn giving_up_among_several_leaves_the_others_playing() {
    let mut scene = fluxx(&["ann", "bob", "cid"], 0);
    scene.must(act("bob", Action::Concede));
    assert!(!scene.table.is_over());
    assert_eq!(scene.table.chairs()[1].holder, Holder::Nobody);
    assert!(scene.view("bob").game.is_some(), "they may watch");
}

#[test]
fn chat_is_short_slow_and_can_be_muted() {
    let mut scene = Scene::new(Settings::new("fluxx", 3), 1);
    scene.enter("bob");
    let say = |name: &str, text: &str| act(name, Action::Say { text: text.into() });
    assert_eq!(scene.refuses(say("zoe", "hi")), "stranger");
    assert_eq!(scene.refuses(say("bob", " \u{7}")), "empty");
    assert_eq!(scene.refuses(say("bob", &"x".repeat(501))), "too-long");
    scene.must(say("bob", "hello\u{202e}"));
    assert_eq!(scene.refuses(say("bob", "again")), "too-fast");
    assert_eq!(scene.view("ann").chat[0].text.as_deref(), Some("hello"));
    let version = scene.table.version(Some(&id("bob")));
    let mute = |on| act("ann", Action::Mute { person: id("bob"), on });
    scene.wait(SECOND);
    scene.must(act("bob", Action::React { reaction: Reaction::Wow }));
    assert_eq!(scene.view("ann").chat.len(), 2);
    scene.must(act("bob", Action::Sit { chair: None }));
    let seen = scene.table.version(Some(&id("bob")));
    scene.must(mute(true));
    assert!(scene.view("ann").chat.is_empty());
    assert_eq!(scene.view("bob").chat.len(), 2, "who is muted doesn't notice");
    assert_eq!(scene.table.version(Some(&id("bob"))), seen);
    assert!(seen > version);
    scene.must(mute(false));
    assert_eq!(scene.view("ann").chat.len(), 2);
}

#[test]
fn resting_and_going_on_need_consent_and_stop_the_clock() {
    let mut scene = stella(&["ann", "bob", "cid"], Pace::LIVE);
    let vote = |name: &str, yes| act(name, Action::Vote { yes });
    let until = scene.view("ann").asked.unwrap().until.unwrap();
    assert_eq!(scene.refuses(act("bob", Action::Resume)), "not-paused");
    scene.must(act("bob", Action::Pause));
    assert_eq!(scene.refuses(act("ann", Action::Pause)), "vote-open");
    assert_eq!(scene.refuses(vote("bob", true)), "no-vote");
    scene.must(vote("ann", true));
    scene.must(vote("cid", false));
    assert_eq!(scene.view("ann").stage, StageView::Playing);
    scene.must(act("bob", Action::Pause));
    scene.must(vote("ann", true));
    scene.must(vote("cid", true));
    assert_eq!(scene.view("ann").stage, StageView::Paused);
    scene.wait(1000 * SECOND);
    let (decision, moves) = scene.asked("ann").unwrap();
    let answer = act("ann", Action::Answer { decision, text: moves[0].clone(), then: Vec::new() });
    assert_eq!(scene.refuses(answer), "paused");
    scene.must(act("ann", Action::Resume));
    scene.must(vote("bob", true));
    scene.must(vote("cid", true));
    assert_eq!(scene.view("ann").asked.unwrap().until.unwrap(), until + 1000 * SECOND);
    // A vote that nobody answers fails.
    scene.must(act("bob", Action::End));
    let facts = scene.wait(60 * SECOND);
    assert!(facts.contains(&Fact::Rejected));
    scene.must(act("bob", Action::End));
    scene.must(vote("ann", true));
    scene.must(vote("cid", true));
    assert_eq!(scene.view("ann").over.unwrap().reason, "agreed");
}

#[test]
fn alone_among_bots_nobody_has_to_agree() {
    let mut scene = fluxx(&["ann"], 2);
    scene.must(act("ann", Action::Pause));
    assert_eq!(scene.view("ann").stage, StageView::Paused);
    assert!(scene.table.awaited().is_empty());
}

/// Plays until somebody has just played a card from the hand that revealed
/// nothing, and it is still theirs to go on.
fn someone_who_may_undo(people: &[&str]) -> (Scene, String) {
    for seed in 0..60 {
        let mut settings = Settings::new("fluxx", people.len());
        settings.setup.mix.editions = vec!["fluxx-4".into()];
        let mut scene = Scene::begun(settings, people, 0, seed);
        for step in 0..60 {
            let Some(name) = scene.asked_people().first().cloned() else { break };
            if scene.view(&name).undo == UndoView::Free {
                return (scene, name);
            }
            let (_, moves) = scene.asked(&name).unwrap();
            scene.answer(&name, &moves[step % moves.len()]);
        }
    }
    panic!("never could anything be taken back");
}

#[test]
fn what_revealed_nothing_is_taken_back_freely() {
    let (mut scene, name) = someone_who_may_undo(&["ann", "bob"]);
    let after = scene.view(&name);
    scene.must(act(&name, Action::Undo));
    let before = scene.view(&name);
    assert_ne!(before.game, after.game);
    assert!(before.asked.as_ref().unwrap().decision > after.asked.unwrap().decision);
    assert!(before.lines < after.lines, "the log forgets it");
    assert!(before.version > after.version);
}

#[test]
fn what_another_has_answered_is_taken_back_by_consent_only() {
    // In Stella Quest the second player's card reveals nothing but itself.
    for seed in 0..40 {
        let mut settings = Settings::new("stella-quest", 3);
        settings.first = Some(asterism_table::First::Chair(0));
        let mut scene = Scene::begun(settings, &["ann", "bob", "cid"], 0, seed);
        let play = |scene: &mut Scene, name: &str| {
            let (_, moves) = scene.asked(name).unwrap();
            let play = moves.iter().find(|mv| mv.starts_with("play")).unwrap().clone();
            scene.answer(name, &play);
        };
        play(&mut scene, "ann");
        assert_eq!(scene.view("ann").undo, UndoView::Free);
        let hand = scene.view("ann").game;
        play(&mut scene, "bob");
        assert_eq!(scene.view("ann").undo, UndoView::ByConsent);
        scene.must(act("ann", Action::Undo));
        let (decision, moves) = scene.asked("cid").unwrap();
        let hasty =
            act("cid", Action::Answer { decision, text: moves[0].clone(), then: Vec::new() });
        assert_eq!(scene.refuses(hasty.clone()), "vote-open");
        scene.must(act("bob", Action::Vote { yes: true }));
        scene.must(act("cid", Action::Vote { yes: true }));
        assert_ne!(scene.view("ann").game, hand);
        assert!(scene.asked("ann").is_some());
        assert_eq!(scene.refuses(hasty), "stale");
        // Paying for a card shows it: never to be taken back.
        scene.answer("ann", "draw");
        assert_eq!(scene.view("ann").undo, UndoView::No);
        assert_eq!(scene.refuses(act("ann", Action::Undo)), "nothing-to-undo");
    }
}

#[test]
fn an_answer_of_somebody_who_is_gone_is_not_taken_back_without_them() {
    let mut settings = Settings::new("stella-quest", 3);
    settings.first = Some(asterism_table::First::Chair(0));
    let mut scene = Scene::begun(settings, &["ann", "bob", "cid"], 0, 1);
    for name in ["ann", "bob"] {
        let (_, moves) = scene.asked(name).unwrap();
        let play = moves.iter().find(|mv| mv.starts_with("play")).unwrap().clone();
        scene.answer(name, &play);
    }
    for name in ["bob", "cid"] {
        scene.must(Input::Presence { person: id(name), here: false });
    }
    scene.must(act("ann", Action::Undo));
    // Cid has answered nothing, so nobody waits for Cid.
    let awaited = |scene: &Scene| scene.view("ann").vote.map(|vote| vote.awaited);
    assert_eq!(awaited(&scene), Some(vec![id("bob")]));
    scene.must(Input::Presence { person: id("bob"), here: true });
    scene.must(act("bob", Action::Vote { yes: true }));
    assert!(awaited(&scene).is_none() && scene.asked("ann").is_some());
}

#[test]
fn out_of_time_a_stand_in_answers_until_the_person_comes_back() {
    let mut scene = stella(&["ann", "bob"], Pace::LIVE);
    assert!(scene.wait(149 * SECOND).is_empty());
    let facts = scene.wait(2 * SECOND);
    assert_eq!(facts, [Fact::StoodIn { seat: Seat::new(0), why: Why::Time }]);
    let awaited = scene.table.awaited();
    assert_eq!(awaited.len(), 1);
    let decision = scene.asked("ann").unwrap().0;
    scene.must(act("ann", Action::TakeBack));
    assert_eq!(scene.asked("ann").unwrap().0, decision, "the same question");
    assert!(scene.table.awaited().is_empty());
    // The bank is used up.
    assert_eq!(scene.wait(31 * SECOND).len(), 1);
    // A bot answers, and an answer of the person takes the chair back, too.
    assert!(scene.let_bots_answer(|_, moves| moves.last().unwrap().clone()));
    assert!(matches!(scene.table.chairs()[0].holder, Holder::StandIn(_)));
    let (_, moves) = scene.asked("bob").unwrap();
    scene.answer("bob", moves.last().unwrap());
    if let Some((_, moves)) = scene.asked("ann") {
        scene.answer("ann", &moves[0]);
        assert_eq!(scene.table.chairs()[0].holder, Holder::Person(id("ann")));
    }
}

#[test]
fn who_is_gone_is_stood_in_for_while_others_wait() {
    let mut scene = stella(&["ann", "bob"], Pace::default());
    scene.must(Input::Presence { person: id("ann"), here: false });
    assert_eq!(scene.wait(121 * SECOND), [Fact::StoodIn { seat: Seat::new(0), why: Why::Absence }]);
    scene.must(Input::Presence { person: id("ann"), here: true });
    assert_eq!(scene.table.chairs()[0].holder, Holder::Person(id("ann")));
    // With nobody there the table waits, and is given up in the end.
    scene.must(Input::Presence { person: id("ann"), here: false });
    scene.must(Input::Presence { person: id("bob"), here: false });
    assert!(scene.wait(20 * 60 * 60 * SECOND).is_empty());
    scene.wait(5 * 60 * 60 * SECOND);
    assert_eq!(scene.table.ending(), Some(&TableEnding::Abandoned { why: Why::Absence }));
}

#[test]
fn a_bank_pays_for_long_thoughts() {
    let mut scene = stella(&["ann", "bob"], Pace::LIVE);
    scene.wait(40 * SECOND);
    let (_, moves) = scene.asked("ann").unwrap();
    scene.answer("ann", moves.last().unwrap());
    let clock = &scene.view("bob").clocks[0];
    assert_eq!(clock.bank, 110 * SECOND);
    assert_eq!(clock.responses, None, "the time others have for answers is their own business");
    assert!(scene.view("ann").clocks[0].responses.is_some());
}

#[test]
fn a_bot_that_never_answers_holds_nobody_up() {
    let mut scene = stella(&["ann", "bob"], Pace::default());
    scene.must(act("bob", Action::Leave));
    let mut scene = {
        let mut settings = Settings::new("stella-quest", 2);
        settings.first = Some(asterism_table::First::Chair(1));
        Scene::begun(settings, &["ann"], 1, 3)
    };
    assert_eq!(scene.table.awaited().len(), 1);
    let facts = scene.wait(61 * SECOND);
    assert!(matches!(facts[0], Fact::Answered { seat, .. } if seat == Seat::new(1)));
}

#[test]
fn the_same_people_play_again() {
    let mut scene = fluxx(&["ann", "bob"], 1);
    let rematch = |name: &str, fresh: &str| {
        act(name, Action::Rematch { table: Some(TableId::new(fresh).unwrap()) })
    };
    assert_eq!(scene.refuses(rematch("ann", "x")), "not-over");
    scene.must(act("ann", Action::End));
    scene.must(act("bob", Action::Vote { yes: true }));
    scene.must(rematch("ann", "one"));
    assert_eq!(scene.view("bob").over.unwrap().rematch, None);
    scene.must(rematch("bob", "two"));
    assert_eq!(scene.table.rematch().unwrap().as_str(), "two");
    let seed = asterism_table::Seed::new([5; 32]);
    let (again, entries) = scene.table.again(scene.now, seed).unwrap();
    assert_eq!(again, asterism_table::Table::replay(&entries, &()).unwrap());
    let holders = |table: &asterism_table::Table| {
        table.chairs().iter().map(|chair| chair.holder.clone()).collect::<Vec<_>>()
    };
    assert_eq!(holders(&again), holders(&scene.table));
    assert!(again.in_lobby());
}

#[test]
fn chance_is_shown_to_be_honest() {
    let mut scene = Scene::new(Settings::new("fluxx", 2), 1);
    scene.must(act("ann", Action::Sit { chair: None }));
    scene.must(act("ann", Action::AddWords { words: "my own dice".into() }));
    scene.must(act("ann", Action::SeatBot { chair: 1, level: Level::Random }));
    let commitment = scene.view("ann").commitment;
    scene.must(act("ann", Action::Start));
    assert!(scene.view("ann").over.is_none(), "the seed is a secret until the end");
    let shown = serde_json::to_string(&scene.view("ann")).unwrap();
    assert!(!shown.contains(&"01".repeat(32)));
    scene.must(act("ann", Action::Leave));
    let over = scene.view("ann").over.unwrap();
    assert_eq!(over.seed, "01".repeat(32));
    let record = asterism_table::Record::new(scene.log.clone(), &());
    let verified = record.verify().unwrap();
    assert_eq!((verified.commitment, verified.words), (commitment, 1));
    // Whoever changes a card is found out.
    let mut forged = record.clone();
    for entry in &mut forged.entries {
        if let Some(asterism_kernel::ChanceOutcome::Shuffle(order)) = entry.chance.first_mut() {
            order.swap(0, 1);
        }
    }
    assert!(matches!(forged.verify(), Err(asterism_table::VerifyError::Differs { .. })));
}

#[test]
fn unasked_moves_have_a_question_of_their_own() {
    for seed in 0..40 {
        let mut scene = Scene::begun(Settings::new("fluxx", 3), &["ann", "bob", "cid"], 0, seed);
        for step in 0..400 {
            if scene.table.is_over() {
                break;
            }
            let unasked = ["ann", "bob", "cid"].into_iter().find_map(|name| {
                let asked = scene.view(name).asked.filter(|asked| !asked.awaited)?;
                Some((name, asked))
            });
            if let Some((name, asked)) = unasked {
                let (decision, text) = (asked.decision, asked.moves[0].clone());
                let input = act(name, Action::Answer { decision, text, then: Vec::new() });
                assert!(!scene.must(input.clone()).entries.is_empty());
                assert!(scene.must(input).entries.is_empty(), "it is done once");
                return;
            }
            let name = scene.asked_people()[0].clone();
            let (_, moves) = scene.asked(&name).unwrap();
            scene.answer(&name, &moves[step % moves.len()]);
        }
    }
    panic!("nobody ever could do anything unasked");
}

#[test]
fn a_table_where_only_bots_sit_is_given_up_when_nobody_looks_on() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let mut scene = Scene::new(Settings::new("fluxx", 2), 7);
    for chair in 0..2 {
        scene.must(act("ann", Action::SeatBot { chair, level: Level::Random }));
    }
    scene.must(act("ann", Action::Start));
    assert!(scene.table.given_up_at() > Some(scene.now + 20 * DAY), "ann looks on");
    scene.must(Input::Presence { person: id("ann"), here: false });
    assert_eq!(scene.table.given_up_at(), Some(scene.now + DAY));
    scene.must(Input::Presence { person: id("ann"), here: true });
    assert!(scene.table.given_up_at() > Some(scene.now + 20 * DAY), "she came back");
    scene.must(Input::Presence { person: id("ann"), here: false });
    scene.now += DAY;
    scene.must(Input::Wake);
    assert_eq!(scene.table.ending(), Some(&TableEnding::Abandoned { why: Why::Absence }));
}

#[test]
fn a_game_where_nothing_happens_for_a_month_is_given_up() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let mut scene = Scene::begun(Settings::new("stella-quest", 2), &["ann", "bob"], 0, 3);
    assert_eq!(scene.table.given_up_at(), Some(scene.now + 30 * DAY));
    scene.now += 29 * DAY;
    scene.must(Input::Wake);
    assert!(scene.table.ending().is_none());
    scene.now += DAY;
    scene.must(Input::Wake);
    assert_eq!(scene.table.ending(), Some(&TableEnding::Abandoned { why: Why::Absence }));
}
