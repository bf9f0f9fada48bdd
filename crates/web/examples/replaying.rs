//! How long a step of the replay page takes, compared with a page of a live
//! table: both asked for over HTTP, alternately. Prints microseconds.

#![allow(clippy::unwrap_used, reason = "what is measured here is ours")]

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use asterism_host::{Config, Host};
use asterism_kernel::{Chance as _, Seat, SplitMix64};
use asterism_store::{Address, Store, StoreOptions};
use asterism_table::{Action, Input, Person, PersonId, Settings, Table, TableId, Visibility};
use asterism_web::{Server, WebConfig};

/// The one the program has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How many entries the log of the replayed game has at least.
const ENTRIES: u64 = 3_000;
const SEATS: usize = 6;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (host, address) = runtime.block_on(async {
        let database = Address::Sqlite(folder.path().join("asterism.db"));
        let store = Store::open(&database, StoreOptions::default()).await.unwrap();
        let host = Host::start(store, Config::default()).await.unwrap();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = WebConfig { listen, requests: (1_000_000, 1_000_000), ..WebConfig::default() };
        let server = Server::bind(host.clone(), config).await.unwrap();
        let address = server.address().unwrap();
        tokio::spawn(server.run(std::future::pending()));
        (host, address)
    });
    let (over, entries) = runtime.block_on(long_game(&host));
    let live = runtime.block_on(long_live_game(&host));

    let agent: ureq::Agent = ureq::Agent::config_builder().build().into();
    let timed = |path: &str| {
        let url = format!("http://{address}{path}");
        let start = Instant::now();
        let page = agent.get(&url).call().unwrap().body_mut().read_to_string().unwrap();
        assert!(page.contains("table-page"), "{page}");
        start.elapsed()
    };
    let first = timed(&format!("/table/{over}/replay?step=1"));
    let (mut pages, mut steps) = (Vec::new(), Vec::new());
    for number in 0..500_u64 {
        pages.push(timed(&format!("/table/{live}")));
        let step = 1 + number * 7919 % (entries / 2);
        steps.push(timed(&format!("/table/{over}/replay?step={step}")));
    }
    let (page, step) = (median(&mut pages), median(&mut steps));
    println!(
        "{{\"entries\":{entries},\"page\":{:.1},\"step\":{:.1},\"first\":{:.1},\"ratio\":{:.2}}}",
        micros(page),
        micros(step),
        micros(first),
        micros(step) / micros(page)
    );
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// A public table of six people at a game that has begun.
async fn begun(host: &Host, number: usize) -> (TableId, Vec<Person>) {
    let person = |number: usize| Person {
        id: PersonId::new(&format!("person{number}")).unwrap(),
        name: format!("Person {number}"),
        color: None,
    };
    let people: Vec<Person> = (0..SEATS).map(|seat| person(number * SEATS + seat)).collect();
    let mut settings = Settings::new("fluxx", SEATS);
    settings.setup.mix.editions = vec!["star".into()];
    settings.visibility = Visibility::Public;
    let table = host.create(settings, &people[0]).await.unwrap();
    for (chair, person) in people.iter().enumerate() {
        let enter = Input::Act { person: person.clone(), action: Action::Enter { link: None } };
        host.apply(&table, enter).await.unwrap();
        let sit = Input::Act { person: person.clone(), action: Action::Sit { chair: Some(chair) } };
        host.apply(&table, sit).await.unwrap();
    }
    host.apply(&table, Input::Act { person: people[0].clone(), action: Action::Start })
        .await
        .unwrap();
    (table, people)
}

/// Plays games at random, avoiding answers that end them, until one has a log
/// that is long enough.
async fn long_game(host: &Host) -> (TableId, u64) {
    let mut rng = SplitMix64::new(1);
    for number in 0.. {
        let (id, people) = begun(host, number).await;
        let mut table = host.table(&id).await.unwrap();
        while let Some(answer) = answer(&table, &people, &mut rng) {
            table = host.apply(&id, answer).await.unwrap();
        }
        if table.is_over() && table.entries() > ENTRIES {
            return (id, table.entries());
        }
    }
    unreachable!("some game is long")
}

/// A game with as long a log that is still being played.
async fn long_live_game(host: &Host) -> TableId {
    let mut rng = SplitMix64::new(2);
    for number in 1_000.. {
        let (id, people) = begun(host, number).await;
        let mut table = host.table(&id).await.unwrap();
        while table.entries() < ENTRIES
            && let Some(answer) = answer(&table, &people, &mut rng)
        {
            table = host.apply(&id, answer).await.unwrap();
        }
        if !table.is_over() {
            return id;
        }
    }
    unreachable!("some game is long")
}

fn answer(table: &Table, people: &[Person], rng: &mut SplitMix64) -> Option<Input> {
    let asked = |(seat, person): (usize, &Person)| {
        let asked = table.view(Some(&person.id)).asked.filter(|asked| asked.awaited)?;
        Some((seat, person.clone(), asked.decision))
    };
    let (seat, person, decision) = people.iter().enumerate().find_map(asked)?;
    let mut offered = table.offered(Seat::new(seat)).to_vec();
    loop {
        let text = offered.swap_remove(rng.below(offered.len() as u32) as usize);
        let answer = Input::Act {
            person: person.clone(),
            action: Action::Answer { decision, text, then: Vec::new() },
        };
        let (next, _) = table.applied(table.last(), &answer).ok()?;
        if offered.is_empty() || table.entries() > ENTRIES || !next?.is_over() {
            return Some(answer);
        }
    }
}
