//! The page for a new table: what is filled in is used or refused, never ignored or lost.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use asterism_web::WebConfig;
use running::{Client, Running, agent};
use serde_json::json;

/// Sends the form of a new table. Redirects are followed.
fn post_form(client: &Client<'_>, body: &str) -> (u16, String) {
    let mut answer = agent()
        .post(client.server.url("/new"))
        .header("Authorization", format!("Bearer {}", client.token))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .send(body)
        .unwrap();
    (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
}

#[test]
fn what_was_filled_in_is_shown_again_with_what_is_wrong_beside_its_field() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let body = "deck=stella-quest&seats=5&bots=2&pace=slow&public=yes&first=call";
    let (status, page) = post_form(&ann, body);
    assert_eq!(status, 422);
    let beside =
        page.split("id=\"wrong-seats\"").nth(1).and_then(|rest| rest.split("</div>").next());
    let beside = beside.expect("a place for what is wrong").replace('\u{a0}', " ");
    assert!(beside.contains("2 to 4 players, not 5"), "{beside}");
    for kept in [
        "name=\"deck\" value=\"stella-quest\" checked",
        "<option value=\"5\" selected>",
        "<option value=\"2\" selected>2</option>",
        "value=\"slow\" checked",
        "name=\"public\" value=\"yes\" checked",
        "<option value=\"call\" selected>",
    ] {
        assert!(page.contains(kept), "{kept}: {page}");
    }
}

#[test]
fn a_table_that_is_one_too_many_does_not_lose_the_form() {
    let server = Running::start(WebConfig { tables: 1, ..Running::usual_config() });
    let ann = server.guest("Ann");
    // A public table, because the redirect is followed without the token.
    let body = "deck=star&deck=wonderland&seats=7&public=yes&spectators=yes";
    assert_eq!(post_form(&ann, body).0, 200);
    let (status, page) = post_form(&ann, body);
    assert_eq!(status, 429);
    assert!(page.contains("name=\"deck\" value=\"wonderland\" checked"), "{page}");
    assert!(page.contains("<option value=\"7\" selected>"), "{page}");
}

#[test]
fn a_deck_of_custom_cards_is_titled_after_its_file() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let rain = |number: usize| format!("action \"rain-{number}\" {{ draw 2; }}");
    let text = (0..60).map(rain).collect::<Vec<_>>().join("\n");
    let cards = json!([{ "name": "back-garden.kdl", "text": text }]);
    let table =
        ann.make(&json!({ "game": "fluxx", "seats": 2, "cards": cards, "visibility": "public" }));
    let (_, page) = ann.get(&format!("/table/{table}"));
    assert!(page.contains("<h1>Back Garden</h1>"), "{page}");
    let (_, home) = ann.get("/");
    assert!(home.contains("<strong>Back Garden</strong>"), "{home}");
}
