//! The real server, asked by a real client.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use std::net::SocketAddr;
use std::time::Duration;

use asterism_web::WebConfig;
use running::{Client, Running, agent, answer, begun, hear, secrets, send, socket};
use serde_json::{Value, json};

#[test]
fn secrets_are_found_where_there_are_any() {
    let me = json!(0);
    assert!(secrets(&json!([{ "seat": 1, "hand": null, "table": [3] }]), &me).is_empty());
    assert!(!secrets(&json!([{ "seat": 1, "hand": [3] }]), &me).is_empty());
    assert!(secrets(&json!({ "event": "drew", "seat": 0, "cards": [1] }), &me).is_empty());
    assert!(
        !secrets(&json!({ "x": { "event": "drew", "seat": 1, "cards": [1] } }), &me).is_empty()
    );
    assert!(!secrets(&json!({ "event": "handed", "card": 1, "from": 1, "to": 2 }), &me).is_empty());
}

#[test]
fn two_people_play_over_the_api_to_the_end() {
    let server = Running::usual();
    for game in ["stella-quest", "fluxx"] {
        // A game of Fluxx may be over after an answer or two.
        let mut sent = 0;
        while sent <= 5 {
            sent += played_to_the_end(&server, game);
        }
    }
}

/// How many answers a whole game had; none of them told anybody's secrets.
fn played_to_the_end(server: &Running, game: &str) -> u32 {
    let (ann, bob, table) = begun(server, game);
    let (status, error) = ann.get(&format!("/api/tables/{table}/replay"));
    assert_eq!(status, 409, "{error}");
    let mut sent = 0;
    loop {
        let (mine, theirs) = (ann.view(&table), bob.view(&table));
        // Nobody is ever sent a secret of the table or of the other.
        for (client, other, view) in [(&ann, &bob, &mine), (&bob, &ann, &theirs)] {
            let text = view.to_string();
            assert!(!text.contains(&other.token) && !text.contains(&client.token));
            assert_eq!(secrets(&view["game"], &view["you"]["seat"]), Vec::<String>::new());
            assert_ne!(view["over"].is_null(), text.contains("\"seed\":\""));
        }
        if !mine["over"].is_null() {
            break;
        }
        for (client, view) in [(&ann, &mine), (&bob, &theirs)] {
            let Some(action) = answer(view) else { continue };
            let (status, done) = client.act(&table, action.clone());
            assert!(status == 200 || status == 409, "{done}");
            sent += u32::from(status == 200);
            if status == 200 {
                // The same again is answered, and done once.
                assert_eq!(client.act(&table, action).0, 200);
            }
        }
    }
    let (status, record) = bob.get(&format!("/api/tables/{table}/replay"));
    assert_eq!(status, 200);
    let record: asterism_table::Record = serde_json::from_str(&record).unwrap();
    record.verify().unwrap();
    for (client, seat) in [(&ann, json!(0)), (&bob, json!(1))] {
        let (_, log) = client.get(&format!("/api/tables/{table}/log"));
        let log: Value = serde_json::from_str(&log).unwrap();
        // A game of Stella Quest can end before anybody draws, but never before the deal.
        let received = ["dealt", "drew"].map(Value::from);
        let entries = log.as_array().unwrap();
        assert!(
            entries.iter().any(|entry| received.contains(&entry["event"]["event"])),
            "nobody received a card: {log}"
        );
        assert_eq!(secrets(&log, &seat), Vec::<String>::new());
    }
    let (_, log) = ann.get(&format!("/api/tables/{table}/log?from=1"));
    let log: Value = serde_json::from_str(&log).unwrap();
    assert_eq!(log[0]["number"], 1);
    let (_, cards) = ann.get(&format!("/api/tables/{table}/cards"));
    let cards: Value = serde_json::from_str(&cards).unwrap();
    assert_eq!(cards.as_array().unwrap().is_empty(), game == "stella-quest");
    sent
}

#[test]
fn a_stream_shows_changes_and_goes_on_from_a_version() {
    let server = Running::usual();
    let (ann, bob, table) = begun(&server, "stella-quest");
    let path = format!("/api/tables/{table}/stream");
    let mut views = ann.stream(&path);
    let first = views.next().unwrap();
    assert_eq!(first["you"]["seat"], 0);
    bob.must(&table, json!({ "do": "say", "text": "hello" }));
    let second = views.find(|view| view["chat"][0]["text"] == "hello").unwrap();
    let version = second["version"].as_u64().unwrap();
    assert!(version > first["version"].as_u64().unwrap());
    // Who has seen that version gets the next one first.
    let mut later = ann.stream(&format!("{path}?version={version}"));
    std::thread::sleep(Duration::from_millis(600));
    bob.must(&table, json!({ "do": "react", "reaction": "wow" }));
    let next = later.next().unwrap();
    assert!(next["version"].as_u64().unwrap() > version);
    assert_eq!(next["chat"][1]["reaction"], "wow");
}

#[test]
fn actions_through_a_socket_count_like_requests() {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = WebConfig { listen, requests: (1, 40), ..WebConfig::default() };
    let server = Running::start(config);
    let (ann, _, table) = begun(&server, "stella-quest");
    let mut socket = socket(&ann, &table);
    let refused = (0..50).any(|number| {
        send(&mut socket, &json!({ "id": number, "do": "take-back" }));
        hear(&mut socket, "reply")["error"]["code"] == "too-many-requests"
    });
    assert!(refused);
}

#[test]
fn a_web_socket_shows_and_takes_actions() {
    let server = Running::usual();
    let (ann, bob, table) = begun(&server, "stella-quest");
    let mut socket = socket(&ann, &table);
    let view = hear(&mut socket, "table");
    assert_eq!(view["table"]["you"]["seat"], 0);
    send(&mut socket, &json!({ "id": 7, "do": "say", "text": "by socket" }));
    assert!(hear(&mut socket, "reply")["done"]["version"].is_u64());
    send(&mut socket, &json!({ "id": 8, "do": "dance" }));
    assert_eq!(hear(&mut socket, "reply")["error"]["code"], "unreadable");
    send(&mut socket, &json!({ "id": 9, "do": "answer", "decision": 999, "move": "draw" }));
    assert_eq!(hear(&mut socket, "reply")["error"]["code"], "stale");
    assert_eq!(bob.view(&table)["chat"][0]["text"], "by socket");
}

#[test]
fn strangers_learn_nothing() {
    let server = Running::usual();
    let (ann, _, table) = begun(&server, "stella-quest");
    let eve = server.guest("Eve");
    let hidden = eve.get(&format!("/api/tables/{table}"));
    assert_eq!(hidden.0, 404);
    assert_eq!(hidden, eve.get("/api/tables/0123456789abcdefghjkmnpqrs"));
    assert_eq!(eve.get(&format!("/api/tables/{table}/stream")).0, 404);
    assert_eq!(eve.get(&format!("/api/tables/{table}/log")).0, 404);
    let (status, error) = eve.act(&table, json!({ "do": "enter", "token": "guess" }));
    assert_eq!((status, error["code"].as_str()), (403, Some("not-invited")));
    let nobody = Client { server: &server, token: "wrong".into() };
    assert_eq!(nobody.get("/api/me").0, 401);
    assert_eq!(nobody.act(&table, json!({ "do": "start" })).0, 401);
    // Another site's page can't make a browser act.
    let url = server.url(&format!("/api/tables/{table}/do"));
    let request = agent()
        .post(url)
        .header("Cookie", format!("asterism={}", ann.token))
        .header("Origin", "http://evil.example");
    assert_eq!(request.send_json(json!({ "do": "leave" })).unwrap().status().as_u16(), 403);
}

#[test]
fn nonsense_is_refused_with_a_code() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    for settings in [
        json!({ "game": "chess", "seats": 2 }),
        json!({ "game": "fluxx", "seats": 99 }),
        json!({ "game": "fluxx", "seats": 3, "deck": ["none"] }),
    ] {
        let (status, error) = ann.post("/api/tables", &settings);
        assert!(status == 422 && error["code"].is_string(), "{settings}: {error}");
    }
    for body in [json!({}), json!([1]), json!({ "game": "fluxx", "seats": 3, "x": 1 })] {
        assert!((400..500).contains(&ann.post("/api/tables", &body).0), "{body}");
    }
    let table = ann.make(&json!({ "game": "fluxx", "seats": 3 }));
    for action in [json!({}), json!({ "do": "fly" }), json!({ "do": "sit", "chair": -1 })] {
        assert!((400..500).contains(&ann.act(&table, action.clone()).0), "{action}");
    }
    let large = json!({ "do": "say", "text": "x".repeat(400_000) });
    assert_eq!(ann.act(&table, large).0, 413);
    let (status, error) = ann.act(&table, json!({ "do": "say", "text": "x".repeat(600) }));
    assert_eq!((status, error["code"].as_str()), (422, Some("too-long")));
}

#[test]
fn limits_hold() {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = WebConfig { listen, requests: (5, 10), tables: 2, ..WebConfig::default() };
    let server = Running::start(config);
    let ann = server.guest("Ann");
    let settings = json!({ "game": "fluxx", "seats": 2 });
    let made: Vec<u16> = (0..3).map(|_| ann.post("/api/tables", &settings).0).collect();
    assert_eq!(made, [201, 201, 429]);
    let asked: Vec<u16> = (0..20).map(|_| ann.get("/api/me").0).collect();
    assert!(asked.contains(&429), "{asked:?}");
}

#[test]
fn accounts_tables_of_mine_and_operations() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "fluxx", "seats": 3, "visibility": "public" }));
    let account = json!({ "login": "ann", "password": "correct horse battery" });
    let (status, me) = ann.post("/api/account", &account);
    assert_eq!((status, me["login"].as_str()), (200, Some("ann")));
    let (status, again) = server.guest("other").post("/api/sign-in", &account);
    assert_eq!(status, 200, "{again}");
    let phone = Client { server: &server, token: again["token"].as_str().unwrap().to_owned() };
    let (_, mine) = phone.get("/api/me/tables");
    assert!(mine.contains(&table), "{mine}");
    let wrong = json!({ "login": "ann", "password": "guess guess guess" });
    assert_eq!(phone.post("/api/sign-in", &wrong).0, 401);
    let (_, public) = phone.get("/api/tables");
    assert!(public.contains(&table));
    // Signing out ends that token only.
    assert_eq!(phone.post("/api/sign-out", &json!({})).0, 204);
    assert_eq!(phone.get("/api/me").0, 401);
    assert_eq!(ann.get("/api/me").0, 200);
    for (path, wanted) in [
        ("/health", "ok"),
        ("/ready", "ok"),
        ("/api/openapi.json", "/api/tables/{table}/do"),
        ("/api", "The API"),
        ("/api/games", "stella-quest"),
        ("/api/editions", "fluxx-4"),
    ] {
        let (status, text) = ann.get(path);
        assert!(status == 200 && text.contains(wanted), "{path}: {status}");
    }
}

#[test]
fn every_method_is_described_and_every_description_has_its_method() {
    let server = Running::usual();
    let nobody = Client { server: &server, token: String::new() };
    let document: Value = serde_json::from_str(&nobody.get("/api/openapi.json").1).unwrap();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let mut described: Vec<String> =
            methods.as_object().unwrap().keys().map(|method| method.to_uppercase()).collect();
        // What is got can be asked for without its body, too.
        if described.iter().any(|method| method == "GET") {
            described.push("HEAD".into());
        }
        // A method that no path has is answered with those it has.
        let answer = agent().delete(server.url(&path.replace("{table}", "x"))).call().unwrap();
        assert_eq!(answer.status(), 405, "{path}");
        let allowed = answer.headers()["allow"].to_str().unwrap();
        let mut allowed: Vec<String> = allowed.split(',').map(|it| it.trim().to_owned()).collect();
        described.sort();
        allowed.sort();
        assert_eq!(described, allowed, "{path}");
    }
}
