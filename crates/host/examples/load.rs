//! How many answers a host keeps in a second: many tables of two people who
//! answer at once, with a viewer each.
//!
//! ```sh
//! cargo run --release -p asterism-host --example load -- 200 10
//! ```

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use asterism_host::{Config, Host};
use asterism_store::{Address, Options, Store};
use asterism_table::{Input, Person, PersonId, Settings, TableId};

fn person(name: &str) -> Person {
    let id = PersonId::new(name).expect("a plain name");
    Person { id, name: name.to_owned(), colour: None }
}

async fn begun(host: &Host) -> Result<TableId, Box<dyn Error + Send + Sync>> {
    let (ann, bob) = (person("ann"), person("bob"));
    let mut settings = Settings::new("stella-quest", 2);
    settings.visibility = asterism_table::Visibility::Public;
    let table = host.create(settings, &ann).await?;
    host.apply(&table, Input::Enter { person: bob.clone(), token: None }).await?;
    for person in [&ann, &bob] {
        host.apply(&table, Input::Sit { person: person.id.clone(), chair: None }).await?;
    }
    host.apply(&table, Input::Start { person: ann.id }).await?;
    Ok(table)
}

/// Plays game after game until the time is over.
async fn play(
    host: Host,
    until: Instant,
    times: Arc<std::sync::Mutex<Vec<Duration>>>,
    answers: Arc<AtomicU64>,
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let people = [person("ann").id, person("bob").id];
    while Instant::now() < until {
        let table = begun(&host).await?;
        let mut viewing = host.watch(&table, None).await?;
        loop {
            let now = viewing.table();
            if now.is_over() || Instant::now() >= until {
                break;
            }
            let next = people.iter().find_map(|who| {
                let asked = now.view(Some(who)).asked.filter(|asked| asked.awaited)?;
                let text = asked.moves.last()?.clone();
                Some(Input::Answer { person: who.clone(), decision: asked.decision, text })
            });
            let Some(input) = next else { break };
            let start = Instant::now();
            host.apply(&table, input).await?;
            answers.fetch_add(1, Ordering::Relaxed);
            times.lock().expect("nobody panics").push(start.elapsed());
        }
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let number = |at: usize, usual: u64| {
        std::env::args().nth(at).and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (tables, seconds) = (number(1, 100), number(2, 10));
    let folder = tempfile::tempdir()?;
    let address = match std::env::args().nth(3) {
        Some(url) => url.parse()?,
        None => Address::Sqlite(folder.path().join("load.db")),
    };
    let store = Store::open(&address, Options::default()).await?;
    let host = Host::start(store, Config::default()).await?;
    let until = Instant::now() + Duration::from_secs(seconds);
    let times = Arc::new(std::sync::Mutex::new(Vec::new()));
    let answers = Arc::new(AtomicU64::new(0));
    let mut tasks = Vec::new();
    for _ in 0..tables {
        let (times, answers) = (Arc::clone(&times), Arc::clone(&answers));
        tasks.push(tokio::spawn(play(host.clone(), until, times, answers)));
    }
    for task in tasks {
        task.await??;
    }
    let mut times = times.lock().expect("nobody panics").clone();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "{tables} tables, {seconds} s: {} answers/s kept, median {:?}, p99 {:?}, longest {:?}",
        answers.load(Ordering::Relaxed) / seconds,
        at(0.5),
        at(0.99),
        at(1.0)
    );
    host.stop().await;
    Ok(())
}
