//! The example game in the browser: its board, its log and its end are on the page.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod running;

use running::{Client, Running, answer};
use serde_json::json;

fn page(client: &Client<'_>, path: &str) -> String {
    let (status, page) = client.get(path);
    assert_eq!(status, 200, "{path}: {page}");
    page
}

#[test]
fn a_game_is_played_on_its_page() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "high-card", "seats": 3 }));
    let path = format!("/table/{table}");
    assert!(page(&ann, &path).contains("High Card"), "the lobby has the title");
    ann.must(&table, json!({ "do": "sit" }));
    for chair in [1, 2] {
        ann.must(&table, json!({ "do": "seat-bot", "chair": chair, "level": "random" }));
    }
    ann.must(&table, json!({ "do": "start" }));

    let mut hands = Vec::new();
    loop {
        let view = ann.view(&table);
        if !view["over"].is_null() {
            break;
        }
        let Some(action) = answer(&view) else {
            std::thread::sleep(std::time::Duration::from_millis(5));
            continue;
        };
        let page = page(&ann, &path);
        let moves = view["asked"]["moves"].as_array().unwrap();
        for offered in moves {
            let value = format!("value=\"{}\"", offered.as_str().unwrap());
            assert!(page.contains(&value), "{value} can be chosen:\n{page}");
        }
        assert!(page.contains("Play a card."), "{page}");
        hands.push(moves.len());
        ann.act(&table, action);
    }
    assert_eq!(hands, [5, 4, 3, 2, 1]);

    let end = page(&ann, &path);
    assert!(end.contains("Most tricks: "), "the log tells the result:\n{end}");
    assert!(end.contains("id=\"statistics\""), "{end}");
    assert!(page(&ann, &format!("{path}/replay?step=3")).contains("On the table: "));
}

#[test]
fn players_are_not_offered_it() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    for path in ["/", "/new", "/help", "/decks", "/api/games"] {
        let page = page(&ann, path);
        assert!(!page.contains("high-card") && !page.contains("High Card"), "{path}");
    }
}
