//! The example bots play whole games against a real server.
#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

#[allow(dead_code, reason = "its main function is for whoever runs it")]
#[path = "../../../examples/bot.rs"]
mod bot;
mod running;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use running::{Running, answer};
use serde_json::json;

fn succeeds(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

fn python() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py")
}

#[test]
fn the_bot_in_python_plays_to_the_end() {
    let server = Running::usual();
    let said = succeeds(Command::new("python3").arg(python()).arg(server.url("")));
    assert!(said.starts_with("over: "), "{said}");
}

#[test]
fn the_bot_in_python_plays_against_a_person() {
    let server = Running::usual();
    let ann = server.guest("Ann");
    let table = ann.make(&json!({ "game": "stella-quest", "seats": 2 }));
    let link = ann.must(&table, json!({ "do": "invite" }));
    ann.must(&table, json!({ "do": "sit" }));
    let mut bot = Command::new("python3")
        .arg(python())
        .args([server.url("").as_str(), &table, link["token"].as_str().unwrap()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // Whoever makes a table begins when everybody sits.
    for _ in 0..1000 {
        if ann.act(&table, json!({ "do": "start" })).0 == 200 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    loop {
        let view = ann.view(&table);
        if !view["over"].is_null() {
            break;
        }
        let ended = bot.try_wait().unwrap();
        assert!(ended.is_none_or(|status| status.success()), "the bot gave up: {ended:?}");
        match answer(&view) {
            Some(action) => drop(ann.act(&table, action)),
            None => std::thread::sleep(std::time::Duration::from_millis(5)),
        }
    }
    assert!(bot.wait().unwrap().success());
}

#[test]
fn the_bot_in_rust_plays_to_the_end() {
    let server = Running::usual();
    let said = bot::play(&server.url("")).unwrap();
    assert!(said.starts_with("over: "), "{said}");
}
