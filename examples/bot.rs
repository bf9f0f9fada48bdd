//! A bot that plays over the HTTP API: makes a table, sits down with two of the
//! server's bots and plays any offered move until the game is over.
//!
//! ```sh
//! cargo run -p asterism-web --example bot -- http://127.0.0.1:7878
//! ```

use std::error::Error;
use std::io::{BufRead as _, BufReader};

use asterism_table::Secret;
use serde_json::{Value, json};

/// Posts JSON, and gives the answer with its status.
fn post(url: &str, token: &str, body: &Value) -> Result<(u16, Value), ureq::Error> {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut answer =
        agent.post(url).header("Authorization", format!("Bearer {token}")).send_json(body)?;
    Ok((answer.status().as_u16(), answer.body_mut().read_json().unwrap_or_default()))
}

fn main() -> Result<(), Box<dyn Error>> {
    let server = std::env::args().nth(1).unwrap_or_else(|| "http://127.0.0.1:7878".to_owned());
    println!("{}", play(&server)?);
    Ok(())
}

/// Plays one game; how it ended.
pub(crate) fn play(server: &str) -> Result<String, Box<dyn Error>> {
    let (_, guest) = post(&format!("{server}/api/guests"), "", &json!({ "name": "Rust bot" }))?;
    let token = guest["token"].as_str().ok_or("no token")?.to_owned();
    let settings = json!({ "game": "stella-quest", "seats": 3, "bot_pause": 0 });
    let (_, made) = post(&format!("{server}/api/tables"), &token, &settings)?;
    let table = made["table"].as_str().ok_or("no table")?.to_owned();
    let act = format!("{server}/api/tables/{table}/do");
    // The bot's own part in the shuffle: promised now, revealed at the start.
    let mut random = [0; 32];
    getrandom::fill(&mut random)?;
    let secret = Secret::new(random);
    for action in [
        json!({ "do": "sit" }),
        json!({ "do": "commit", "digest": secret.commitment().to_string() }),
        json!({ "do": "seat-bot", "chair": 1, "level": "beginner" }),
        json!({ "do": "seat-bot", "chair": 2, "level": "regular" }),
        json!({ "do": "start" }),
    ] {
        let (status, answer) = post(&act, &token, &action)?;
        if status != 200 {
            return Err(format!("{action}: {answer}").into());
        }
    }
    let stream = ureq::get(format!("{server}/api/tables/{table}/stream"))
        .header("Authorization", format!("Bearer {token}"))
        .call()?;
    for line in BufReader::new(stream.into_body().into_reader()).lines() {
        let line = line?;
        let Some(view) = line.strip_prefix("data: {") else { continue };
        let view: Value = serde_json::from_str(&format!("{{{view}"))?;
        if !view["over"].is_null() {
            let over = &view["over"];
            return Ok(format!("over: {} won by {}", over["reason"], over["winners"]));
        }
        if view["starting"]["awaits"] == "reveal" {
            post(&act, &token, &json!({ "do": "reveal", "secret": secret.reveal() }))?;
        }
        let asked = &view["asked"];
        if let (Some(true), Some(moves)) = (asked["awaited"].as_bool(), asked["moves"].as_array()) {
            let number = view["version"].as_u64().unwrap_or_default() as usize % moves.len();
            let answer =
                json!({ "do": "answer", "decision": asked["decision"], "move": moves[number] });
            // If somebody was quicker, the next view has the new question.
            post(&act, &token, &answer)?;
        }
    }
    Err("the stream has ended before the game".into())
}
