//! Starting and joining over HTTP: the lobby's page and the API.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use running::{Client, Running, agent};
use serde_json::{Value, json};

/// A lobby with Ann, who made it, and Bob.
fn lobby<'a>(server: &'a Running, settings: Value) -> (Client<'a>, Client<'a>, String, String) {
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.make(&settings);
    let token = ann.must(&table, json!({ "do": "invite" }))["token"].as_str().unwrap().to_owned();
    ann.must(&table, json!({ "do": "sit" }));
    bob.must(&table, json!({ "do": "enter", "token": token }));
    bob.must(&table, json!({ "do": "sit" }));
    (ann, bob, table, token)
}

/// Sends a form of a table's page without scripts. Returns where it leads.
fn submit(client: &Client<'_>, table: &str, form: &[(&str, &str)]) -> String {
    let quiet = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    let quiet: ureq::Agent = quiet.build().into();
    let answer = quiet
        .post(client.server.url(&format!("/table/{table}/do")))
        .header("Authorization", format!("Bearer {}", client.token))
        .send_form(form.iter().copied())
        .unwrap();
    assert_eq!(answer.status().as_u16(), 303);
    answer.headers()["location"].to_str().unwrap().to_owned()
}

#[test]
fn the_lobby_shows_house_rules_and_everybody_agrees_without_scripts() {
    let server = Running::usual();
    let settings =
        json!({ "game": "fluxx", "seats": 3, "options": { "meta-rule": "rules-escalation" } });
    let (ann, bob, table, _) = lobby(&server, settings);
    let page = |client: &Client<'_>| client.get(&format!("/table/{table}")).1;
    for client in [&ann, &bob] {
        let page = page(client);
        assert!(page.contains("each reshuffle raises the Basic Rules"), "{page}");
        assert!(page.contains("Not agreed yet: Bob."), "{page}");
    }
    assert!(page(&bob).contains(r#"value="agree""#));
    assert!(!page(&ann).contains(r#"value="agree""#), "who sets a rule agrees to it");
    assert!(!page(&ann).contains(r#"value="start""#));
    let (status, refused) = ann.act(&table, json!({ "do": "start" }));
    assert_eq!((status, &refused["code"]), (422, &json!("not-agreed")));
    assert!(refused["message"].as_str().unwrap().contains("Bob"), "{refused}");

    let changes = bob.view(&table)["house_rules"]["changes"].to_string();
    let leads = submit(&bob, &table, &[("do", "agree"), ("changes", &changes)]);
    assert!(!leads.contains("wrong"), "{leads}");
    assert!(page(&ann).contains(r#"value="start""#));
    ann.must(&table, json!({ "do": "start" }));
    let rules = &bob.view(&table)["game"]["rules_now"]["basic"];
    assert_eq!(rules, &json!({ "draw": 1, "play": 1, "meta_rule": "rules-escalation" }));
    let board = page(&bob);
    assert!(board.contains("draw 1 · play 1"), "{board}");
    assert!(board.contains("Every reshuffle raises the Basic Rules."), "{board}");
}

#[test]
fn the_host_takes_a_rule_out_and_chooses_who_goes_first_without_scripts() {
    let server = Running::usual();
    let settings = json!({ "game": "fluxx", "seats": 2, "options": { "day": "holiday" } });
    let (ann, bob, table, _) = lobby(&server, settings);
    let leads = submit(&bob, &table, &[("do", "drop-rule"), ("option", "day")]);
    assert!(leads.contains("not-owner"), "{leads}");
    submit(&ann, &table, &[("do", "drop-rule"), ("option", "day")]);
    assert_eq!(ann.view(&table)["house_rules"]["rules"], json!([]));
    submit(&ann, &table, &[("do", "goes-first"), ("first", "1")]);
    assert_eq!(bob.view(&table)["settings"]["first"], json!(1));
    submit(&ann, &table, &[("do", "goes-first"), ("first", "call")]);
    assert_eq!(bob.view(&table)["settings"]["first"], json!("call"));

    submit(&ann, &table, &[("do", "start")]);
    let view = bob.view(&table);
    assert_eq!(view["starting"]["awaits"], "call");
    let (_, page) = bob.get(&format!("/table/{table}"));
    assert!(page.contains("I go first!"), "{page}");
    submit(&bob, &table, &[("do", "call")]);
    assert_eq!(ann.view(&table)["game"]["turn"], 1);
    let (status, late) = ann.act(&table, json!({ "do": "call" }));
    assert_eq!((status, &late["code"]), (422, &json!("not-calling")));
}

#[test]
fn anybody_sits_down_at_a_running_public_game() {
    let server = Running::usual();
    let settings = json!({ "game": "fluxx", "seats": 2, "visibility": "public" });
    let (ann, _bob, table, _) = lobby(&server, settings);
    ann.must(&table, json!({ "do": "start" }));
    // Somebody who has never been here, without scripts and without a cookie.
    let mut page = agent().get(server.url(&format!("/table/{table}"))).call().unwrap();
    let page = page.body_mut().read_to_string().unwrap();
    assert!(page.contains(r#"value="come-and-sit""#), "{page}");
    let quiet = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    let quiet: ureq::Agent = quiet.build().into();
    let url = server.url(&format!("/table/{table}/do"));
    let came = quiet.post(url).send_form([("do", "come-and-sit"), ("chair", "2")]).unwrap();
    assert_eq!(came.status().as_u16(), 303);
    let cookie = came.headers()["set-cookie"].to_str().unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let view = agent()
        .get(server.url(&format!("/api/tables/{table}")))
        .header("Cookie", cookie)
        .call()
        .unwrap()
        .body_mut()
        .read_json::<Value>()
        .unwrap();
    assert_eq!(view["you"]["seat"], 2);
    assert_eq!(view["game"]["places"][2]["hand"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_page_keeps_the_name_of_a_player_who_left() {
    let server = Running::usual();
    let (ann, bob, table, token) = lobby(&server, json!({ "game": "fluxx", "seats": 3 }));
    let cid = server.guest("Cid");
    cid.must(&table, json!({ "do": "enter", "token": token }));
    cid.must(&table, json!({ "do": "sit" }));
    ann.must(&table, json!({ "do": "start" }));
    bob.must(&table, json!({ "do": "leave" }));
    let dan = server.guest("Dan");
    dan.must(&table, json!({ "do": "enter", "token": token }));
    dan.must(&table, json!({ "do": "sit", "chair": 1 }));
    for client in [&ann, &dan] {
        let (_, page) = client.get(&format!("/table/{table}"));
        assert!(page.contains("Bob leaves the game."), "{page}");
        assert!(!page.contains("Dan leaves the game.") && !page.contains("You leave the game."));
    }
    let (_, log) = ann.get(&format!("/api/tables/{table}/log"));
    let log: Value = serde_json::from_str(&log).unwrap();
    let left = log.as_array().unwrap().iter().find(|line| line["event"]["event"] == "left");
    let former = &left.unwrap()["former"][0];
    assert_eq!((&former["seat"], &former["holder"]["name"]), (&json!(1), &json!("Bob")));
}

#[test]
fn a_mix_has_its_own_title_and_seats_say_what_the_box_says() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let mix = json!({ "game": "fluxx", "deck": ["star-wars", "wonderland"], "seats": 8,
        "visibility": "public" });
    let table = ann.make(&mix);
    let (_, page) = ann.get(&format!("/table/{table}"));
    assert!(page.contains("<h1>Star Wars + Wonderland</h1>"), "{page}");
    let page = page.replace('\u{a0}', " ");
    assert!(page.contains("more than the 6 players printed on the box"), "{page}");
    let (_, home) = ann.get("/");
    assert!(home.contains("Star Wars + Wonderland"), "{home}");

    let (_, new) = ann.get("/new");
    let new = new.replace('\u{a0}', " ");
    assert!(new.contains("<option value=\"4\" selected>4</option>"), "{new}");
    assert!(new.contains("5 (only Fluxx)") && new.contains("8 (only Fluxx, more than"), "{new}");
    let (_, editions) = ann.get("/api/editions");
    let editions: Value = serde_json::from_str(&editions).unwrap();
    assert_eq!(editions[0]["most_players"], 6);
    let (status, refused) = ann.post("/api/tables", &json!({ "game": "stella-quest", "seats": 5 }));
    assert_eq!(status, 422, "{refused}");
    let (status, refused) = ann.post("/api/tables", &json!({ "game": "fluxx", "seats": 9 }));
    assert_eq!(status, 422, "{refused}");
}
