//! What an answer costs a table, without anything around it:
//! `cargo run --release --package asterism-table --example cost`.

#![allow(clippy::unwrap_used, reason = "a bench may stop")]

use std::time::{Duration, Instant};

use asterism_table::{Action, Digest, Input, Person, PersonId, Seed, Settings, Table, TableId};

const TOKEN: &str = "token";

fn person(number: usize) -> Person {
    let id = PersonId::new(&format!("{number:032x}")).unwrap();
    Person { id, name: format!("Guest {number}"), color: None }
}

fn begun(game: &str, seats: usize, seed: u64) -> Table {
    let id = TableId::new(&format!("{seed:032x}")).unwrap();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let settings = Settings::new(game, seats);
    let (mut table, _) = Table::create(0, id, settings, &person(0), Seed::new(bytes)).unwrap();
    let mut must = |input| table.apply(0, &input).map(drop).unwrap();
    must(Input::Act {
        person: person(0),
        action: Action::Invite {
            hours: None,
            watch: false,
            link: Some(Digest::of(TOKEN.as_bytes())),
        },
    });
    for number in 0..seats {
        must(Input::Act {
            person: person(number),
            action: Action::Enter { link: Some(Digest::of(TOKEN.as_bytes())) },
        });
        must(Input::Act { person: person(number), action: Action::Sit { chair: Some(number) } });
    }
    must(Input::Act { person: person(0), action: Action::Start });
    table
}

#[derive(Default)]
struct Costs {
    answers: u32,
    applying: Duration,
    writing: Duration,
    viewing: Duration,
    showing: Duration,
    bytes: usize,
}

fn main() {
    for (game, seats) in [("stella-quest", 2), ("stella-quest", 4), ("fluxx", 2), ("fluxx", 4)] {
        let mut costs = Costs::default();
        for seed in 0..60 {
            let mut table = begun(game, seats, seed);
            let mut rng = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            let mut now = 0;
            while !table.is_over() && table.entries() < 400 {
                now += 10;
                let views: Vec<_> =
                    (0..seats).map(|number| table.view(Some(&person(number).id))).collect();
                let asked = views.iter().enumerate().find_map(|(number, view)| {
                    Some((number, view.asked.as_ref().filter(|asked| asked.awaited)?))
                });
                let Some((number, asked)) = asked else {
                    now = table.next_wake().unwrap_or(now);
                    table.apply(now, &Input::Wake).unwrap();
                    continue;
                };
                rng = rng.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let text = asked.moves[(rng >> 33) as usize % asked.moves.len()].clone();
                let decision = asked.decision;
                let input = Input::Act {
                    person: person(number),
                    action: Action::Answer { decision, text, then: Vec::new() },
                };
                let start = Instant::now();
                let (next, entries) = table.applied(now, &input).unwrap();
                let applied = Instant::now();
                let written: Vec<String> =
                    entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
                let wrote = Instant::now();
                table = next.unwrap();
                let views: Vec<_> =
                    (0..seats).map(|number| table.view(Some(&person(number).id))).collect();
                let viewed = Instant::now();
                let shown: Vec<String> =
                    views.iter().map(|view| serde_json::to_string(view).unwrap()).collect();
                let end = Instant::now();
                std::hint::black_box(written);
                costs.answers += 1;
                costs.applying += applied - start;
                costs.writing += wrote - applied;
                costs.viewing += viewed - wrote;
                costs.showing += end - viewed;
                costs.bytes += shown.iter().map(String::len).sum::<usize>();
            }
        }
        let Costs { answers, applying, writing, viewing, showing, bytes } = costs;
        let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(answers);
        println!(
            "{game} for {seats}: {answers} answers; applied in {:.1} µs, written in {:.1}, \
             {seats} views built in {:.1}, written in {:.1}; {} bytes a view",
            each(applying),
            each(writing),
            each(viewing),
            each(showing),
            bytes / answers as usize / seats,
        );
    }
}
