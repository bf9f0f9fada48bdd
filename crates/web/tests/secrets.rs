//! Every byte that every viewer is sent in whole random games, by stream, by
//! socket and by request, searched for what that viewer may not know.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use running::{Client, Running, answer, secrets};
use serde_json::{Value, json};

/// Everything one viewer was sent on a connection, byte by byte.
#[derive(Clone, Default)]
struct Sent(Arc<Mutex<Vec<u8>>>);

impl Sent {
    /// Opens a connection with this head and keeps all that comes.
    fn open(client: &Client<'_>, head: String) -> Self {
        let mut stream = TcpStream::connect(client.server.address).unwrap();
        stream.write_all(head.as_bytes()).unwrap();
        let sent = Self::default();
        let kept = sent.clone();
        std::thread::spawn(move || {
            let mut buffer = [0; 65536];
            while let Ok(count @ 1..) = stream.read(&mut buffer) {
                kept.0.lock().unwrap().extend_from_slice(&buffer[..count]);
            }
        });
        sent
    }

    fn by_stream(client: &Client<'_>, table: &str) -> Self {
        let (address, token) = (client.server.address, &client.token);
        Self::open(
            client,
            format!(
                "GET /api/tables/{table}/stream HTTP/1.1\r\nhost: {address}\r\n\
                 authorization: Bearer {token}\r\n\r\n"
            ),
        )
    }

    fn by_socket(client: &Client<'_>, table: &str) -> Self {
        let (address, token) = (client.server.address, &client.token);
        Self::open(
            client,
            format!(
                "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {address}\r\n\
                 authorization: Bearer {token}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
                 sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ),
        )
    }

    /// What came since the last time.
    fn take(&self) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().unwrap());
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// The views in a stretch of bytes.
fn views(text: &str) -> Vec<Value> {
    let starts = text.match_indices("{\"version\":").map(|(at, _)| at);
    let view = |at: usize| {
        let mut values = serde_json::Deserializer::from_str(&text[at..]).into_iter::<Value>();
        values.next()?.ok()
    };
    starts.filter_map(view).collect()
}

/// The cards in a seat's own hand and what it set aside, by name, where the game
/// has names: those of the list of cards, or as Stella Quest writes them.
fn hand(view: &Value, names: &[String]) -> BTreeSet<String> {
    let me = &view["you"]["seat"];
    let game = &view["game"];
    let seats = game["seats"].as_array().or(game["places"].as_array()).cloned().unwrap_or_default();
    let own = seats.iter().find(|seat| seat["seat"] == *me);
    let cards = own.map_or(&game["hand"], |seat| &seat["hand"]);
    let cards = cards.as_array().cloned().unwrap_or_default();
    let name = |card: &Value| match card {
        Value::Number(number) => names.get(number.as_u64()? as usize).cloned(),
        Value::String(text) => Some(text.clone()),
        _ => None,
    };
    cards.iter().filter_map(name).collect()
}

fn named(text: &str, card: &str) -> bool {
    // A name ends where no letter of a name follows.
    text.match_indices(card).any(|(at, _)| {
        let part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-');
        !part(text[..at].chars().next_back()) && !part(text[at + card.len()..].chars().next())
    })
}

/// What somebody's view of the game has that a spectator's has not: every word
/// of its texts, and every number in a list or called a card, as the name of that
/// card.
fn more(view: &Value, spectator: &Value, names: &[String], found: &mut BTreeSet<String>) {
    match (view, spectator) {
        _ if view == spectator => {}
        (Value::Object(fields), other) => {
            for (name, field) in fields {
                // The second of these two is a seat.
                let card = if name == "ChooseAt" { &field[0] } else { field };
                let is_card = name == "card" || name == "ChooseAt";
                match card.as_u64().filter(|_| is_card) {
                    Some(card) => found.extend(names.get(card as usize).cloned()),
                    None => more(field, &other[name.as_str()], names, found),
                }
            }
        }
        (Value::Array(items), other) => {
            let same = other.as_array().filter(|other| other.len() == items.len());
            for (index, item) in items.iter().enumerate() {
                let beside = same.map_or(&Value::Null, |other| &other[index]);
                match item.as_u64() {
                    Some(_) if item == beside => {}
                    Some(card) => found.extend(names.get(card as usize).cloned()),
                    None => more(item, beside, names, found),
                }
            }
        }
        (Value::String(text), _) => found.extend(text.split_whitespace().map(str::to_owned)),
        _ => {}
    }
}

#[derive(Default)]
struct Found {
    bytes: usize,
    searched: usize,
}

fn play(game: &str, round: u64) -> Found {
    let server = Running::usual();
    let clients = ["Ann", "Bob", "Cid"].map(|name| server.guest(name));
    let settings = json!({ "game": game, "seats": 3, "visibility": "public" });
    let table = clients[0].make(&settings);
    for (chair, client) in clients.iter().enumerate() {
        client.must(&table, json!({ "do": "enter" }));
        client.must(&table, json!({ "do": "sit", "chair": chair }));
    }
    let eve = server.guest("Eve");
    eve.must(&table, json!({ "do": "enter" }));
    clients[0].must(&table, json!({ "do": "start" }));
    let viewers: Vec<&Client<'_>> = clients.iter().chain([&eve]).collect();
    let streams: Vec<[Sent; 2]> = viewers
        .iter()
        .map(|client| [Sent::by_stream(client, &table), Sent::by_socket(client, &table)])
        .collect();
    let (_, cards) = eve.get(&format!("/api/tables/{table}/cards"));
    let cards: Vec<Value> = serde_json::from_str(&cards).unwrap();
    let names: Vec<String> =
        cards.iter().map(|card| card["name"].as_str().unwrap().to_owned()).collect();
    let mut found = Found::default();
    let mut everything: BTreeMap<usize, String> = BTreeMap::new();
    let mut step = round;
    loop {
        let now: Vec<Value> = viewers.iter().map(|client| client.view(&table)).collect();
        let over = !now[0]["over"].is_null();
        let hands: Vec<BTreeSet<String>> = now.iter().map(|view| hand(view, &names)).collect();
        for (number, (view, sent)) in now.iter().zip(&streams).enumerate() {
            let (stream, socket) = (sent[0].take(), sent[1].take());
            let me = &view["you"]["seat"];
            for text in [&stream, &socket, &view.to_string()] {
                found.bytes += text.len();
                for view in views(text) {
                    assert_eq!(secrets(&view["game"], me), Vec::<String>::new(), "{game}");
                    assert_eq!(view["you"]["seat"], *me, "somebody else's view");
                    if view["over"].is_null() {
                        assert!(!view.to_string().contains("\"seed\":\""), "the seed");
                    }
                }
                for other in viewers.iter().enumerate().filter(|(it, _)| *it != number) {
                    assert!(!text.contains(&other.1.token), "a token");
                }
            }
            // Beside what everybody sees and what this seat holds, it has nothing
            // of what others hold. Of Stella Quest's cards there are several each.
            let mut known = BTreeSet::new();
            more(&view["game"], &now[3]["game"], &names, &mut known);
            more(&view["asked"]["moves"], &Value::Null, &names, &mut known);
            let open = now[3]["game"].to_string();
            let held = hands.iter().enumerate().filter(|(it, _)| *it != number);
            for card in held.flat_map(|(_, cards)| cards).filter(|_| !over) {
                let may = hands[number].contains(card) || named(&open, card);
                found.searched += usize::from(!may);
                assert!(may || !known.contains(card), "{game}: {card} in {view}");
            }
            everything.entry(number).or_default().push_str(&stream);
        }
        if over {
            break;
        }
        for (client, view) in clients.iter().zip(&now) {
            let Some(mut action) = answer(view) else { continue };
            let offered = view["asked"]["moves"].as_array().unwrap();
            step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            action["move"] = offered[(step >> 33) as usize % offered.len()].clone();
            let (status, done) = client.act(&table, action);
            assert!(status == 200 || status == 409, "{done}");
        }
    }
    // What each was told in the whole game, as events.
    for (number, client) in viewers.iter().enumerate() {
        let (_, log) = client.get(&format!("/api/tables/{table}/log"));
        let log: Value = serde_json::from_str(&log).unwrap();
        let me = if number < 3 { json!(number) } else { Value::Null };
        assert_eq!(secrets(&log, &me), Vec::<String>::new(), "{game}");
    }
    // The seed is shown at the end, and in nothing that was sent before it.
    let seed = clients[0].view(&table)["over"]["seed"].as_str().unwrap().to_owned();
    assert_eq!(seed.len(), 64);
    for text in everything.values() {
        let first = text.find("\"over\":{").unwrap_or(text.len());
        assert!(!text[..first].contains(&seed), "the seed before the end");
    }
    std::thread::sleep(Duration::from_millis(10));
    found
}

#[test]
fn no_byte_sent_to_anybody_tells_what_they_may_not_know() {
    for game in ["stella-quest", "fluxx"] {
        // Games are of any length: as many as are needed to have searched enough.
        let mut all = Found::default();
        for round in 0.. {
            let found = play(game, round);
            all.bytes += found.bytes;
            all.searched += found.searched;
            if round >= 3 && all.bytes > 100_000 && all.searched > 100 {
                break;
            }
        }
    }
}

#[test]
fn the_search_finds_what_is_there() {
    assert!(named("[\"play the-moon\"]", "the-moon"));
    assert!(!named("[\"play the-moonlight\"]", "the-moon"));
    let view = json!({ "version": 3, "you": { "seat": 1 }, "game": { "seats": [
        { "seat": 0, "hand": null }, { "seat": 1, "hand": [2, 0] } ] } });
    let names = ["a", "b", "c"].map(str::to_owned);
    let mut known = BTreeSet::new();
    let open = json!({ "seats": [{ "seat": 0, "hand": null }, { "seat": 1, "hand": null }] });
    more(&view["game"], &open, &names, &mut known);
    more(&json!(["play b"]), &Value::Null, &names, &mut known);
    assert_eq!(known, ["a", "b", "c", "play"].map(str::to_owned).into());
    assert_eq!(hand(&view, &names), ["a", "c"].map(str::to_owned).into());
    let sent = format!("event: table\nid: 3\ndata: {view}\n\n");
    assert_eq!(views(&sent.replace("{\"game\"", "{\"version\":9,\"game\"")).len(), 1);
}
