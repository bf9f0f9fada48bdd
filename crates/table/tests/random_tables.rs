//! Whole random tables of all games: they end, and their log is the truth at
//! every step.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_kernel::{Chance, Seat, SplitMix64};
use asterism_table::{
    Action, Digest, Fact, Input, Level, Pace, PassMode, Reaction, Record, Replay, Secret, Settings,
    Table, TableEnding, TableId, Visibility,
};
use support::{LINK, Scene, act, id, person, surprising};

const NAMES: [&str; 5] = ["ann", "bob", "cid", "dan", "eve"];

fn pick<'a, T: ?Sized>(rng: &mut SplitMix64, things: &[&'a T]) -> &'a T {
    things[rng.below(things.len() as u32) as usize]
}

fn secret(name: &str) -> Secret {
    Secret::new(*Digest::of(name.as_bytes()).bytes())
}

/// Anything that might be said to a table, sensible or not.
fn anything(scene: &Scene, rng: &mut SplitMix64) -> Input {
    let name = pick(rng, &NAMES);
    let chair = rng.below(10) as usize;
    let action = match rng.below(33) {
        0 => Action::Enter { link: Some(Digest::of(LINK.as_bytes())) },
        32 => Action::Ready { on: rng.below(2) == 0 },
        1 => Action::Enter { link: Some(Digest::of(b"other")) },
        2 => Action::Sit { chair: Some(chair) },
        3 => Action::Sit { chair: None },
        4 => Action::SeatBot { chair, level: Level::Beginner },
        5 => Action::EmptyChair { chair },
        6 => Action::AddWords { words: "seven stars".into() },
        7 => return Input::Presence { person: id(name), here: rng.below(2) == 0 },
        8 => Action::Say { text: "hello\u{202e} there".into() },
        9 => Action::React { reaction: Reaction::Wow },
        10 => Action::Mute { person: id(pick(rng, &NAMES)), on: rng.below(2) == 0 },
        11 => Action::Pass { mode: PassMode::UntilAsked },
        12 => Action::Pass { mode: PassMode::Always },
        13 => Action::Pause,
        14 => Action::Resume,
        15 => Action::Vote { yes: rng.below(4) > 0 },
        16 => Action::Undo,
        17 => Action::StepAway,
        18 => Action::TakeBack,
        19 => Action::OfferChair { to: Some(id(pick(rng, &NAMES))) },
        20 => Action::AcceptChair { chair },
        21 => return Input::Rename { person: person(name) },
        22 => Action::Invite { hours: None, watch: false, link: Some(Digest::of(b"more")) },
        23 => Action::Answer {
            decision: u64::from(rng.below(40)),
            text: "draw".into(),
            then: Vec::new(),
        },
        24 => {
            let seat = Seat::new(chair % 8);
            let decision = u64::from(rng.below(40));
            let text = scene.table.offered(seat).first().cloned().unwrap_or_default();
            return Input::BotAnswer { seat, decision, text };
        }
        25 => Action::Commit { digest: secret(name).commitment() },
        26 => Action::Reveal { secret: secret(name) },
        27 => Action::Reserve { chair, on: rng.below(2) == 0 },
        28 => Action::Lock { on: rng.below(4) == 0 },
        29 if rng.below(20) == 0 => Action::Remove { person: id(pick(rng, &NAMES)) },
        _ if rng.below(30) == 0 => Action::Leave,
        _ if rng.below(60) == 0 => Action::Concede,
        _ => Action::Rematch { table: Some(TableId::new("again").unwrap()) },
    };
    act(name, action)
}

/// Plays one table to its end with noise.
fn play(settings: Settings, people: usize, bots: usize, seed: u64, noise: u32) -> Scene {
    let mut rng = SplitMix64::of_game(seed, 3);
    let mut scene = Scene::begun(settings, &NAMES[..people], bots, seed as u8);
    for _ in 0..30_000 {
        if scene.table.is_over() {
            break;
        }
        if rng.below(100) < noise {
            let input = anything(&scene, &mut rng);
            let _ = scene.try_to(input);
            continue;
        }
        let asked = scene.asked_people();
        if !asked.is_empty() && rng.below(3) > 0 {
            let name = &asked[rng.below(asked.len() as u32) as usize];
            let (decision, moves) = scene.asked(name).unwrap();
            let text = moves[rng.below(moves.len() as u32) as usize].clone();
            let input = act(name, Action::Answer { decision, text, then: Vec::new() });
            if scene.try_to(input.clone()).is_ok() {
                // A repeated answer is answered, and applied once.
                let entries = scene.table.entries();
                assert!(scene.must(input).entries.is_empty());
                assert_eq!(scene.table.entries(), entries);
            }
            continue;
        }
        let number = rng.below(1000) as usize;
        if scene.let_bots_answer(|_, moves| moves[number % moves.len()].clone()) {
            continue;
        }
        let until = scene.table.next_wake().map_or(1000, |wake| wake.saturating_sub(scene.now));
        scene.wait(until.clamp(1, 100_000_000));
    }
    scene
}

/// Every moment of a replay is the table as it was then.
fn check_moments(record: &Record) {
    let replay = Replay::new(record.clone()).unwrap();
    let moments = replay.moments();
    assert!(moments.is_sorted_by(|one, next| one < next));
    let last = *moments.last().unwrap();
    assert!(replay.is_over() && replay.table(last).unwrap().is_over());
    let mut then = Table::replay(&record.entries[..1], &()).unwrap();
    for (number, entry) in record.entries.iter().enumerate().skip(1) {
        then.follow(entry, &()).unwrap();
        // What everybody can see of the game changes at moments only.
        let visible = match &entry.fact {
            Fact::Answered { text, .. } => text != "pass",
            Fact::Started { .. } | Fact::Joined { .. } | Fact::Left { .. } => true,
            Fact::Undone { .. } | Fact::Conceded { .. } | Fact::Abandoned { .. } => true,
            _ => false,
        };
        let is_moment = moments.contains(&(number + 1));
        assert!(is_moment == visible || (is_moment && number + 1 == last), "{number}: {entry:?}");
        if number % 7 == 0 || is_moment && number % 3 == 0 {
            assert!(replay.table(number + 1).unwrap() == then, "{number}");
        }
    }
}

fn check(settings: &Settings, people: usize, bots: usize, seeds: std::ops::Range<u64>, noise: u32) {
    for seed in seeds {
        let scene = play(settings.clone(), people, bots, seed, noise);
        assert!(scene.table.is_over(), "seed {seed}: still going after {}", scene.log.len());
        let again = Table::replay(&scene.log, &()).unwrap();
        assert!(again == scene.table, "seed {seed}");
        let record = Record::new(scene.log.clone(), &());
        let text = serde_json::to_string(&record).unwrap();
        let record: Record = serde_json::from_str(&text).unwrap();
        check_moments(&record);
        let verified = record.verify().unwrap();
        assert_eq!(verified.commitment, scene.view("ann").commitment);
        assert_eq!(verified.seed, scene.view("ann").over.unwrap().seed);
        assert!(verified.outcomes > 0);
    }
}

#[test]
fn stella_quest_to_the_end() {
    for seats in 2..=4 {
        check(&Settings::new("stella-quest", seats), 2, seats - 2, 0..4, 0);
        check(&Settings::new("stella-quest", seats), 2, seats - 2, 10..14, 30);
    }
}

#[test]
fn the_example_game_to_the_end() {
    for seats in 2..=4 {
        check(&Settings::new("high-card", seats), 2, seats - 2, 0..4, 0);
        check(&Settings::new("high-card", seats), 2, seats - 2, 10..14, 30);
    }
}

#[test]
fn fluxx_to_the_end() {
    for seats in [2, 4, 6] {
        check(&Settings::new("fluxx", seats), 2, seats - 2, 0..3, 0);
        check(&Settings::new("fluxx", seats), 2, seats - 2, 10..14, 30);
    }
}

#[test]
fn fluxx_with_surprises_to_the_end() {
    for seats in [2, 4] {
        check(&surprising(seats), 2, seats - 2, 0..2, 0);
        check(&surprising(seats), 2, seats - 2, 10..14, 30);
    }
}

#[test]
fn every_pace_to_the_end() {
    for pace in [Pace::LIVE, Pace::SLOW] {
        let mut settings = surprising(4);
        settings.pace = pace;
        settings.visibility = Visibility::Public;
        check(&settings, 3, 1, 20..22, 20);
        let mut settings = Settings::new("stella-quest", 3);
        settings.pace = pace;
        check(&settings, 2, 1, 20..23, 20);
    }
}

#[test]
fn a_table_of_bots_plays_by_itself() {
    let mut settings = surprising(3);
    settings.bot_pause = 0;
    settings.answer_delay = (0, 0);
    let mut scene = Scene::new(settings, 9);
    for chair in 0..3 {
        scene.must(act("ann", Action::SeatBot { chair, level: Level::Random }));
    }
    scene.must(act("ann", Action::Start));
    let mut rng = SplitMix64::new(4);
    while !scene.table.is_over() {
        let number = rng.below(1000) as usize;
        assert!(scene.let_bots_answer(|_, moves| moves[number % moves.len()].clone()));
    }
    assert_eq!(scene.now, support::START, "nobody waits for anything");
}

#[test]
fn the_log_is_the_truth_from_every_beginning() {
    // That every single entry is followed rightly is checked by the scene.
    let scene = play(surprising(4), 3, 1, 77, 40);
    let mut step = Table::replay(&scene.log[..1], &()).unwrap();
    for count in 2..=scene.log.len() {
        step.follow(&scene.log[count - 1], &()).unwrap();
        if count % 53 == 0 {
            assert!(step == Table::replay(&scene.log[..count], &()).unwrap());
        }
    }
    assert!(step == scene.table);
}

#[test]
fn games_are_really_played_to_their_own_end() {
    let ends_by_its_rules = |settings: Settings, seed| {
        let scene = play(settings, 2, 0, seed, 0);
        matches!(scene.table.ending(), Some(TableEnding::Game { .. }))
    };
    for seed in 0..3 {
        assert!(ends_by_its_rules(Settings::new("stella-quest", 2), seed));
        assert!(ends_by_its_rules(Settings::new("fluxx", 2), seed));
        assert!(ends_by_its_rules(surprising(2), seed));
    }
}
