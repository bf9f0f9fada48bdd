//! What strangers try at a public table, through the API and the pages.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use std::time::{Duration, Instant};

use asterism_table::{Record, Secret};
use running::{Client, Running, Socket, agent, socket};
use serde_json::{Value, json};

fn code(answer: &(u16, Value)) -> &str {
    answer.1["code"].as_str().unwrap_or_default()
}

/// A public table where Ann and Bob sit, with bots on the other chairs.
fn begun<'a>(
    server: &'a Running,
    settings: Value,
    bots: &[usize],
) -> (Client<'a>, Client<'a>, String) {
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.make(&settings);
    ann.must(&table, json!({ "do": "sit", "chair": 0 }));
    bob.must(&table, json!({ "do": "enter" }));
    bob.must(&table, json!({ "do": "sit", "chair": 1 }));
    for chair in bots {
        ann.must(&table, json!({ "do": "seat-bot", "chair": chair, "level": "random" }));
    }
    ann.must(&table, json!({ "do": "start" }));
    (ann, bob, table)
}

fn public(game: &str, seats: usize) -> Value {
    json!({ "game": game, "seats": seats, "visibility": "public", "bot_pause": 60000 })
}

#[test]
fn leave_sit_on_a_bot_s_chair_read_its_hand_sit_on_your_own_again() {
    let server = Running::usual();
    let (_ann, bob, table) = begun(&server, public("stella-quest", 4), &[2, 3]);
    bob.must(&table, json!({ "do": "leave" }));
    for chair in [2, 3] {
        let refused = bob.act(&table, json!({ "do": "sit", "chair": chair }));
        assert_eq!(code(&refused), "own-chair-only", "{refused:?}");
    }
    let eve = server.guest("Eve");
    eve.must(&table, json!({ "do": "enter" }));
    assert_eq!(code(&eve.act(&table, json!({ "do": "sit", "chair": 2 }))), "bots-stay");
    bob.must(&table, json!({ "do": "sit" }));
    assert_eq!(bob.view(&table)["you"]["seat"], 1);
}

#[test]
fn leave_and_sit_gives_three_fresh_cards() {
    let server = Running::usual();
    let (ann, bob, table) = begun(&server, public("fluxx", 3), &[2]);
    bob.must(&table, json!({ "do": "leave" }));
    bob.must(&table, json!({ "do": "sit" }));
    assert!(bob.view(&table)["you"]["seat"].is_null());
    assert_eq!(ann.view(&table)["vote"]["what"], json!({ "come-back": 1 }));
    ann.must(&table, json!({ "do": "vote", "yes": false }));
    assert!(bob.view(&table)["you"]["seat"].is_null());
    bob.must(&table, json!({ "do": "sit" }));
    ann.must(&table, json!({ "do": "vote", "yes": true }));
    assert_eq!(bob.view(&table)["you"]["seat"], 1);
}

/// Everything a socket still says until it is closed.
fn rest(mut socket: Socket) -> Vec<String> {
    let mut heard = Vec::new();
    let patience = Instant::now() + Duration::from_secs(12);
    while Instant::now() < patience {
        match socket.read() {
            Ok(tungstenite::Message::Text(text)) => heard.push(text.to_string()),
            Ok(tungstenite::Message::Close(_)) | Err(_) => return heard,
            Ok(_) => {}
        }
    }
    panic!("the socket stays open: {heard:?}");
}

#[test]
fn a_web_socket_stops_acting_and_sending_after_sign_out() {
    let server = Running::usual();
    let (ann, bob, table) = begun(&server, public("stella-quest", 2), &[]);
    let mut acting = socket(&bob, &table);
    let listening = socket(&bob, &table);
    let mut streaming = bob.stream(&format!("/api/tables/{table}/stream"));
    assert!(acting.read().is_ok() && streaming.next().is_some());
    assert_eq!(bob.post("/api/sign-out", &json!({})).0, 204);
    let said = json!({ "id": 1, "do": "say", "text": "still here" }).to_string();
    acting.send(tungstenite::Message::Text(said.into())).unwrap();
    assert!(rest(acting).iter().all(|text| !text.contains("\"done\"")));
    ann.must(&table, json!({ "do": "say", "text": "only for members" }));
    assert!(rest(listening).iter().all(|text| !text.contains("only for members")));
    assert!(streaming.all(|view| !view.to_string().contains("only for members")));
    assert!(!ann.view(&table).to_string().contains("still here"));
}

#[test]
fn a_removed_person_s_streams_end() {
    let server = Running::usual();
    let (ann, bob, table) = begun(&server, public("stella-quest", 3), &[2]);
    let listening = socket(&bob, &table);
    let me: Value = serde_json::from_str(&bob.get("/api/me").1).unwrap();
    ann.must(&table, json!({ "do": "remove", "person": me["person"] }));
    ann.must(&table, json!({ "do": "say", "text": "only for the rest" }));
    assert!(rest(listening).iter().all(|text| !text.contains("only for the rest")));
    assert_eq!(code(&bob.act(&table, json!({ "do": "enter" }))), "removed");
    assert_eq!(bob.get(&format!("/api/tables/{table}")).0, 404);
    assert_eq!(ann.view(&table)["chairs"][1]["holder"]["kind"], "bot");
    let (_, mine) = bob.get("/api/me/tables");
    assert!(!mine.contains(&table), "{mine}");
}

#[test]
fn a_password_is_changed_only_by_whoever_knows_it() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let account = |password: &str| json!({ "login": "ann", "password": password });
    assert_eq!(ann.post("/api/account", &account("correct horse")).0, 200);
    let (_, phone) = ann.post("/api/sign-in", &account("correct horse"));
    let phone = Client { server: &server, token: phone["token"].as_str().unwrap().to_owned() };
    let taken_over = ann.post("/api/account", &account("battery staple"));
    assert_eq!((taken_over.0, code(&taken_over)), (401, "wrong-password"));
    let mut change = account("battery staple");
    change["old_password"] = "wrong horse".into();
    assert_eq!(ann.post("/api/account", &change).0, 401);
    assert_eq!(phone.get("/api/me").0, 200);
    change["old_password"] = "correct horse".into();
    assert_eq!(ann.post("/api/account", &change).0, 200);
    assert_eq!(ann.get("/api/me").0, 200);
    assert_eq!(phone.get("/api/me").0, 401, "other devices are signed out");
    assert_eq!(phone.post("/api/sign-in", &account("correct horse")).0, 401);
}

/// A form of a page, sent as a browser does without scripts.
fn form(client: &Client<'_>, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    let agent: ureq::Agent = config.build().into();
    let answer = agent
        .post(client.server.url(path))
        .header("Cookie", format!("asterism={}", client.token))
        .send_form(fields.iter().copied())
        .unwrap();
    let location = answer.headers().get("location").and_then(|value| value.to_str().ok());
    (answer.status().as_u16(), location.unwrap_or_default().to_owned())
}

fn page(client: &Client<'_>, path: &str) -> String {
    let cookie = format!("asterism={}", client.token);
    let answer = agent().get(client.server.url(path)).header("Cookie", cookie).call();
    answer.unwrap().body_mut().read_to_string().unwrap()
}

#[test]
fn a_short_code_opens_the_table_and_no_token_is_stored() {
    let server = Running::usual();
    let (ann, bob, cid) = (server.guest("Ann"), server.guest("Bob"), server.guest("Cid"));
    let table = ann.make(&json!({ "game": "fluxx", "seats": 3 }));
    ann.must(&table, json!({ "do": "sit" }));
    let (status, location) =
        form(&ann, &format!("/table/{table}/do"), &[("do", "invite"), ("hours", "24")]);
    assert_eq!(status, 303);
    let (_, query) = location.split_once("?invite=").unwrap();
    let (token, short) = query.split_once("&code=").unwrap();
    assert_eq!((token.len(), short.len()), (64, 6));
    let invitation = page(&bob, &format!("/join/{short}"));
    assert!(invitation.contains(&format!("action=\"/join/{short}\"")), "{invitation}");
    assert!(!invitation.contains(token), "the code does not turn into the link");
    let (status, location) = form(&bob, &format!("/join/{short}"), &[("name", "Bob")]);
    assert_eq!((status, location), (303, format!("/table/{table}")));
    assert_eq!(bob.view(&table)["you"]["seat"], 1);
    assert!(!server.files().windows(token.len()).any(|part| part == token.as_bytes()));
    // A withdrawn link takes its code along.
    let links = ann.view(&table)["you"]["links"].clone();
    assert!(links[0]["until"].is_u64());
    ann.must(&table, json!({ "do": "withdraw", "link": links[0]["digest"] }));
    assert_eq!(form(&cid, &format!("/join/{short}"), &[("name", "Cid")]).0, 403);
    let entered = cid.act(&table, json!({ "do": "enter", "token": token }));
    assert_eq!(code(&entered), "not-invited");
}

#[test]
fn a_shuffle_with_secrets_over_the_api() {
    let server = Running::usual();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.make(&public("stella-quest", 2));
    let commitment = ann.view(&table)["commitment"].clone();
    let secrets = [Secret::new([1; 32]), Secret::new([2; 32])];
    bob.must(&table, json!({ "do": "enter" }));
    for (client, secret) in [&ann, &bob].into_iter().zip(&secrets) {
        client.must(&table, json!({ "do": "sit" }));
        let digest = secret.commitment().to_string();
        client.must(&table, json!({ "do": "commit", "digest": digest }));
    }
    ann.must(&table, json!({ "do": "start" }));
    assert_eq!(bob.view(&table)["starting"]["awaits"], "reveal");
    for (client, secret) in [&bob, &ann].into_iter().zip(secrets.iter().rev()) {
        client.must(&table, json!({ "do": "reveal", "secret": secret.reveal() }));
    }
    assert_eq!(ann.view(&table)["stage"], "playing");
    ann.must(
        &table,
        json!({ "do": "mute", "person": bob.view(&table)["you"]["person"], "on": true }),
    );
    ann.must(&table, json!({ "do": "concede" }));
    let (_, text) = ann.get(&format!("/api/tables/{table}/replay"));
    assert!(!text.contains("\"muted\"") && !text.contains("\"invited\""), "{text}");
    let record: Record = serde_json::from_str(&text).unwrap();
    let verified = record.verify().unwrap();
    assert_eq!(verified.commitment.to_string(), commitment.as_str().unwrap());
    assert_eq!(verified.contributions.len(), 2);
}

#[test]
fn playing_now_takes_one_click_with_scripts_and_without() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let (status, location) = form(&ann, "/play", &[("game", "fluxx-4")]);
    assert_eq!(status, 303);
    let table = location.strip_prefix("/table/").unwrap();
    assert_eq!(ann.view(table)["stage"], "playing");
    let secret = Secret::new([3; 32]);
    let digest = secret.commitment().to_string();
    let mut answer = agent()
        .post(server.url("/play"))
        .header("Cookie", format!("asterism={}", ann.token))
        .header("X-Live", "1")
        .send_form([("game", "fluxx-4"), ("digest", digest.as_str())])
        .unwrap();
    let begun: Value = answer.body_mut().read_json().unwrap();
    let table = begun["table"].as_str().unwrap();
    let view = ann.view(table);
    assert_eq!((&view["stage"], &view["commitment"]), (&json!("lobby"), &begun["commitment"]));
    ann.must(table, json!({ "do": "reveal", "secret": secret.reveal() }));
    assert_eq!(ann.view(table)["stage"], "playing");
}
