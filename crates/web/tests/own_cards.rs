//! Card files and names from strangers: each test is named after an attack
//! that once stopped the server.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use std::net::SocketAddr;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use asterism_catalog::CardSource;
use asterism_host::{Config, Host};
use asterism_store::{Address, Store, StoreOptions};
use asterism_table::{Action, Input, Level, Person, PersonId, Settings, Visibility};
use asterism_web::WebConfig;
use running::{Client, Running};
use serde_json::{Value, json};

/// Settings of a table that brings one file.
fn with_file(name: &str, text: &str) -> Value {
    json!({
        "game": "fluxx", "seats": 2, "deck": ["fluxx-4"], "visibility": "public",
        "cards": [{ "name": "mine.kdl", "text": "keeper \"unicorn\"" }, { "name": name, "text": text }],
    })
}

/// The file is refused with this code, soon, and the server lives on.
#[track_caller]
fn refused(client: &Client<'_>, name: &str, text: &str, code: &str) -> String {
    let start = Instant::now();
    let (status, error) = client.post("/api/tables", &with_file(name, text));
    assert_eq!((status, error["code"].as_str()), (422, Some(code)), "{error}");
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    assert_eq!(client.get("/health").0, 200);
    error["message"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn exponential_slashdash_inside_strings() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let text = format!("a \"\"\" {}\"\"\"", "a /-{ ".repeat(40));
    refused(&ann, "x.kdl", &text, "card-file-mistakes");
    refused(&ann, "x.kdl", &"a /-{ ".repeat(40), "card-file-mistakes");
}

#[test]
fn stack_overflow_by_527_slashdashes() {
    let server = Running::usual();
    let message = refused(&server.guest("Ann"), "x.kdl", &"/- ".repeat(527), "card-file-mistakes");
    assert!(message.contains("there is a `/-` already"), "{message}");
}

#[test]
fn stack_overflow_by_1875_closing_braces() {
    let server = Running::usual();
    let message = refused(&server.guest("Ann"), "x.kdl", &"}".repeat(1875), "card-file-mistakes");
    assert!(message.contains("this brace closes nothing"), "{message}");
}

fn nested_names() -> String {
    format!("unicorn = {}", "{\n ".repeat(2_600))
}

#[test]
fn nested_braces_in_a_names_file_at_creation() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let message = refused(&ann, "mine.en.ftl", &nested_names(), "names-file-mistakes");
    assert!(message.contains("unicorn: a card's name must be plain text"), "{message}");
    let hidden = "unicorn = Uni\u{202e}nroc";
    refused(&ann, "mine.en.ftl", hidden, "names-file-mistakes");
    assert_eq!(ann.post("/api/tables", &with_file("mine.en.ftl", "unicorn = Unicorn")).0, 201);
}

#[test]
fn nested_braces_in_a_names_file_of_a_stored_table() {
    let folder = tempfile::tempdir().unwrap();
    let database = Address::Sqlite(folder.path().join("asterism.db"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let table = runtime.block_on(async {
        let store = Store::open(&database, StoreOptions::default()).await.unwrap();
        let host = Host::start(store, Config::default()).await.unwrap();
        let mut settings = Settings::new("fluxx", 2);
        settings.setup.mix.editions = vec!["fluxx-4".into()];
        settings.visibility = Visibility::Public;
        settings.setup.mix.cards = vec![
            CardSource { name: "mine.kdl".into(), text: "keeper \"unicorn\"".into() },
            CardSource { name: "mine.en.ftl".into(), text: nested_names() },
        ];
        let id = PersonId::new("0123456789abcdefghjkmnpqrs").unwrap();
        let ann = Person { id: id.clone(), name: "Ann".into(), color: None };
        let table = host.create(settings, &ann).await.unwrap();
        for input in [
            Input::Act { person: ann.clone(), action: Action::Sit { chair: Some(0) } },
            Input::Act {
                person: ann.clone(),
                action: Action::SeatBot { chair: 1, level: Level::Random },
            },
            Input::Act { person: ann.clone(), action: Action::Start },
        ] {
            host.apply(&table, input).await.unwrap();
        }
        host.stop().await;
        host.store().close().await;
        table
    });
    drop(runtime);
    let server = Running::start_in(folder, Running::usual_config());
    let bob = server.guest("Bob");
    let (status, page) = bob.get(&format!("/table/{table}"));
    assert_eq!(status, 200, "{page}");
    assert_eq!(bob.get("/health").0, 200);
}

/// A file of about 4 KB within all limits. Each line took the KDL parser 18 ms,
/// and it was parsed on the threads that serve everybody.
fn ordinary_file(number: usize) -> String {
    let line = format!("{}{}\n", "a /-{ ".repeat(8), "}".repeat(8));
    format!("keeper \"k{number}\"\n{}", line.repeat(4_000 / line.len()))
}

#[test]
fn six_files_at_once_do_not_block_health() {
    let server = Running::usual();
    let guests: Vec<_> = (0..6).map(|number| server.guest(&format!("G{number}"))).collect();
    let slowest = std::thread::scope(|scope| {
        let posting: Vec<_> = guests
            .iter()
            .enumerate()
            .map(|(number, guest)| {
                scope.spawn(move || {
                    let settings = with_file("x.kdl", &ordinary_file(number));
                    guest.post("/api/tables", &settings).0
                })
            })
            .collect();
        let mut slowest = Duration::ZERO;
        while !posting.iter().all(std::thread::ScopedJoinHandle::is_finished) {
            let start = Instant::now();
            assert_eq!(guests[0].get("/health").0, 200);
            slowest = slowest.max(start.elapsed());
        }
        for posted in posting {
            assert!([201, 422, 503].contains(&posted.join().unwrap()));
        }
        slowest
    });
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
}

#[test]
fn changes_of_settings_count_against_the_limit_of_tables() {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config =
        WebConfig { listen, requests: (10_000, 10_000), tables: 2, ..WebConfig::default() };
    let server = Running::start(config);
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "fluxx", "seats": 2, "deck": ["fluxx-4"] }));
    let change = |number: usize| {
        let settings = with_file("x.kdl", &format!("keeper \"k{number}\""));
        ann.act(&table, json!({ "do": "change", "settings": settings })).0
    };
    assert_eq!([change(0), change(1), change(2)], [200, 429, 429]);
}

#[test]
fn changes_of_settings_do_not_fill_the_log() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "fluxx", "seats": 2, "deck": ["fluxx-4"] }));
    let large = |number: usize| {
        let comment = format!("// {}\n", "x".repeat(1_000)).repeat(100);
        let settings = with_file("x.kdl", &format!("keeper \"k{number}\"\n{comment}"));
        ann.act(&table, json!({ "do": "change", "settings": settings }))
    };
    let answers: Vec<_> = (0..6).map(large).collect();
    let statuses: Vec<u16> = answers.iter().map(|(status, _)| *status).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 422], "{answers:?}");
    assert_eq!(answers[5].1["code"], "too-many-changes");
    // The same settings again add nothing, and are no change.
    let small = |seats: usize| {
        let settings = json!({ "game": "fluxx", "seats": seats, "deck": ["fluxx-4"] });
        ann.act(&table, json!({ "do": "change", "settings": settings })).0
    };
    assert!((0..95).all(|number| small(2 + number % 2) == 200));
    assert_eq!((small(2), small(3)), (200, 422));
}

/// Whoever looks at a table with such cards waits for one of a few threads.
/// Nobody else does.
#[test]
fn tables_with_own_cards_are_shown_by_the_threads_for_them() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let begun = |settings: &Value| {
        let table = ann.make(settings);
        ann.must(&table, json!({ "do": "sit", "chair": 0 }));
        ann.must(&table, json!({ "do": "seat-bot", "chair": 1, "level": "random" }));
        ann.must(&table, json!({ "do": "start" }));
        table
    };
    let own = begun(&with_file("x.kdl", "keeper \"k\""));
    let usual = begun(&json!({ "game": "fluxx", "seats": 2, "deck": ["fluxx-4"] }));
    let paths = |table: &str| {
        [
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/log"),
            format!("/api/tables/{table}/cards"),
            format!("/table/{table}"),
            format!("/table/{table}/stream/asked"),
        ]
    };
    let status = |path: String| (ann.get(&path).0, path);
    let expect = |table: &str, code: u16| {
        assert_eq!(paths(table).map(status), paths(table).map(|path| (code, path)));
    };
    expect(&own, 200);
    expect(&usual, 200);

    // All threads have something else to do.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let threads = Config::default().card_threads;
    let (started, start) = mpsc::channel();
    let finish: Vec<_> = (0..threads)
        .map(|_| {
            let (finish, finished) = mpsc::channel::<()>();
            let (workers, started) = (server.workers.clone(), started.clone());
            runtime.spawn(async move {
                let work = move || {
                    started.send(()).unwrap();
                    finished.recv().is_err()
                };
                let _ = workers.run(work).await;
            });
            finish
        })
        .collect();
    for _ in 0..threads {
        start.recv().unwrap();
    }
    expect(&usual, 200);
    std::thread::scope(|scope| {
        let asked = paths(&own).map(|path| scope.spawn(|| status(path)));
        for asked in asked {
            let (status, path) = asked.join().unwrap();
            assert_eq!(status, 503, "{path}");
        }
    });
    drop(finish);
    drop(runtime);
    expect(&own, 200);
}
