//! How long the server takes to render one viewer's table: six people at
//! Fluxx, looked at after every answer of a game. Prints microseconds.

#![allow(clippy::unwrap_used, reason = "what is measured here is ours")]

use std::time::Instant;

use asterism_kernel::Seat;
use asterism_table::{Action, Input, Person, PersonId, Seed, Settings, Table, TableId, Visibility};
use asterism_web::rendered;
use asterism_words::Language;

/// The one the program has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let rounds: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    let mut times = Vec::new();
    let mut longest = 0;
    for seed in 0..8 {
        let (mut table, people) = begun(seed);
        let mut now = table.last();
        for number in 0..60 {
            let viewer = &people[number % people.len()].id;
            for language in Language::ALL {
                // Once to warm up: texts of cards are kept.
                longest = longest.max(rendered(&table, Some(viewer), language).len());
                let start = Instant::now();
                for _ in 0..rounds {
                    longest = longest.max(rendered(&table, Some(viewer), language).len());
                }
                times.push(start.elapsed().as_secs_f64() * 1e6 / f64::from(rounds));
            }
            now += 1000;
            if !step(&mut table, &people, now, number) {
                break;
            }
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |hundredth: usize| times[(times.len() - 1) * hundredth / 100];
    println!(
        "{{\"samples\":{},\"median\":{:.1},\"p95\":{:.1},\"worst\":{:.1},\"bytes\":{longest}}}",
        times.len(),
        at(50),
        at(95),
        at(100)
    );
}

fn begun(seed: u8) -> (Table, Vec<Person>) {
    let person = |number: usize| Person {
        id: PersonId::new(&format!("person{number}")).unwrap(),
        name: format!("Person {number}"),
        color: None,
    };
    let people: Vec<Person> = (0..6).map(person).collect();
    let mut settings = Settings::new("fluxx", 6);
    settings.visibility = Visibility::Public;
    let id = TableId::new("measured").unwrap();
    let (mut table, _) = Table::create(1, id, settings, &people[0], Seed::new([seed; 32])).unwrap();
    for (chair, person) in people.iter().enumerate() {
        table
            .apply(2, &Input::Act { person: person.clone(), action: Action::Enter { link: None } })
            .unwrap();
        let sit = Input::Act { person: person.clone(), action: Action::Sit { chair: Some(chair) } };
        table.apply(3, &sit).unwrap();
    }
    table.apply(4, &Input::Act { person: people[0].clone(), action: Action::Start }).unwrap();
    (table, people)
}

/// Somebody answers; whether the game goes on.
fn step(table: &mut Table, people: &[Person], now: u64, number: usize) -> bool {
    for (seat, person) in people.iter().enumerate() {
        let Some(asked) = table.view(Some(&person.id)).asked.filter(|asked| asked.awaited) else {
            continue;
        };
        let offered = table.offered(Seat::new(seat));
        let text = offered[number % offered.len()].clone();
        let (person, decision) = (person.clone(), asked.decision);
        return table
            .apply(
                now,
                &Input::Act { person, action: Action::Answer { decision, text, then: Vec::new() } },
            )
            .is_ok()
            && !table.is_over();
    }
    false
}
