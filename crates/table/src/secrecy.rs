//! Plays random games and compares every view with that of a sampled state that is
//! consistent with the viewer's knowledge: views depend only on that knowledge.

use asterism_kernel::{Chance as _, Game as _, MAX_SEATS, Seat, SplitMix64, Viewer};

use crate::{Action, Input, Level, Person, PersonId, Seed, Settings, Table, TableId};

fn person(name: &str) -> Person {
    Person { id: PersonId::new(name).unwrap(), name: name.to_owned(), color: None }
}

fn begun(settings: Settings, seed: u8) -> Table {
    let bots = settings.seats() - 1;
    let id = TableId::new("table").unwrap();
    let (mut table, _) =
        Table::create(1, id, settings, &person("ann"), Seed::new([seed; 32])).unwrap();
    let ann = person("ann");
    table
        .apply(1, &Input::Act { person: ann.clone(), action: Action::Sit { chair: Some(0) } })
        .unwrap();
    for chair in 1..=bots {
        let input = Input::Act {
            person: ann.clone(),
            action: Action::SeatBot { chair, level: Level::Random },
        };
        table.apply(1, &input).unwrap();
    }
    table.apply(1, &Input::Act { person: ann, action: Action::Start }).unwrap();
    table
}

/// The table with a state sampled from the viewer's knowledge.
fn imagined(table: &Table, viewer: Viewer, rng: &mut SplitMix64) -> Table {
    let mut other = table.clone();
    let play = other.play.as_mut().unwrap();
    let knowledge = play.game().knowledge(&play.state, viewer);
    play.state = play.game().sample_state(&knowledge, rng);
    // The viewer knows neither what others are asked nor the past.
    for seat in (0..MAX_SEATS).map(Seat::new) {
        if viewer.seat() != Some(seat) {
            let ask = play.ask_mut(seat);
            ask.offered = [].into();
            ask.texts = [].into();
        }
    }
    other
}

fn check(settings: Settings, seed: u8) {
    let mut rng = SplitMix64::new(u64::from(seed));
    let mut table = begun(settings, seed);
    let ann = person("ann").id;
    let mut now = 1;
    while !table.is_over() {
        for who in [Some(&ann), None] {
            let viewer = table.viewer(who);
            let other = imagined(&table, viewer, &mut rng);
            assert_eq!(other.view(who), table.view(who), "seed {seed}");
        }
        // Nothing that is sent contains the table's secrets.
        let text = serde_json::to_string(&table.view(Some(&ann))).unwrap();
        assert!(!text.contains(&table.seed.reveal()));
        now += 5000;
        if let Some(asked) = table.view(Some(&ann)).asked.filter(|asked| asked.awaited) {
            let text = asked.moves[rng.below(asked.moves.len() as u32) as usize].clone();
            let input = Input::Act {
                person: person("ann"),
                action: Action::Answer { decision: asked.decision, text, then: Vec::new() },
            };
            table.apply(now, &input).unwrap();
        } else if let Some(bot) = table.awaited().into_iter().min_by_key(|bot| bot.from) {
            let offered = table.offered(bot.seat);
            let text = offered[rng.below(offered.len() as u32) as usize].clone();
            let input = Input::BotAnswer { seat: bot.seat, decision: bot.decision, text };
            // The bots' time may be up; then the table has answered.
            if table.apply(now.min(bot.by - 1), &input).is_err() {
                table.apply(now, &Input::Wake).unwrap();
            }
        } else {
            table.apply(table.next_wake().unwrap(), &Input::Wake).unwrap();
        }
    }
}

#[test]
fn views_follow_from_what_may_be_known() {
    for seed in 0..4 {
        check(Settings::new("stella-quest", 3), seed);
        check(Settings::new("fluxx", 4), seed);
        check(Settings::new("high-card", 3), seed);
    }
}
