//! The response time of bots at a person's table while many tables of experts play
//! among themselves.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::time::{Instant, timeout};

use crate::crowd::guests;
use crate::http::{Connection, Events, Target};
use crate::player_view::{PlayerView, any};
use crate::server::Server;
use crate::times::Times;
use crate::{LoadError, Result, fail};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct BotsFirst {
    /// Number of background tables of eight experts.
    pub tables: usize,
    /// From the moment an expert at the person's table is asked to its answer, as
    /// the person sees both.
    pub answer: Times,
}

/// Tables of bots per person, because of the quota.
const EACH: usize = 4;

/// Starts background tables of eight experts, each with a viewer, and plays against
/// one expert.
pub async fn measure(server: &Server, tables: usize, moves: usize) -> Result<BotsFirst> {
    let mut watched = Vec::new();
    for number in 0..tables.div_ceil(EACH) {
        let address = Ipv4Addr::new(127, 67, (number / 200) as u8, (number % 200) as u8 + 1);
        let target = Target::new(server.address).from(IpAddr::V4(address));
        let mut connection = Connection::open(target).await?;
        let owner = guests(&mut connection, 1).await?.remove(0);
        for _ in 0..EACH.min(tables - watched.len()) {
            let table = experts(&mut connection, &owner).await?;
            // Bots don't play at tables without viewers.
            watched.push(Connection::open(target).await?.stream(&table, &owner).await?);
        }
    }
    for events in watched {
        tokio::spawn(drain(events));
    }
    let mut answers = Vec::new();
    let mut connection = Connection::open(server.address).await?;
    while answers.len() < moves {
        answers.extend(game(server, &mut connection, moves - answers.len()).await?);
    }
    Ok(BotsFirst { tables, answer: Times::of(answers) })
}

async fn drain(mut events: Events) {
    while events.next().await.is_ok() {}
}

async fn experts(connection: &mut Connection, owner: &str) -> Result<String> {
    let settings = json!({
        "game": "fluxx", "deck": ["fluxx-4"], "seats": 8, "bot_pause": 0, "visibility": "public",
    });
    let made = connection.must("/api/tables", owner, &settings).await?;
    let table = made["table"].as_str().unwrap_or_default().to_owned();
    for chair in 0..8 {
        let seat = json!({ "do": "seat-bot", "chair": chair, "level": "expert" });
        connection.act(&table, owner, &seat).await?;
    }
    connection.act(&table, owner, &json!({ "do": "start" })).await?;
    Ok(table)
}

/// Plays one game of Stella Quest against an expert. Returns its response times.
async fn game(server: &Server, connection: &mut Connection, most: usize) -> Result<Vec<Duration>> {
    let person = guests(connection, 1).await?.remove(0);
    let settings = json!({ "game": "stella-quest", "seats": 2, "bot_pause": 0 });
    let made = connection.must("/api/tables", &person, &settings).await?;
    let table = made["table"].as_str().unwrap_or_default().to_owned();
    connection.act(&table, &person, &json!({ "do": "sit", "chair": 0 })).await?;
    let seat = json!({ "do": "seat-bot", "chair": 1, "level": "expert" });
    connection.act(&table, &person, &seat).await?;
    connection.act(&table, &person, &json!({ "do": "start" })).await?;
    let mut events = Connection::open(server.address).await?.stream(&table, &person).await?;
    let mut times = Vec::new();
    // Since when the bot is awaited; every change of the view is an answer of it.
    let mut awaited: Option<Instant> = None;
    while times.len() < most {
        let view = timeout(Duration::from_secs(60), events.next()).await;
        let view = view.map_err(|_| LoadError("no bot answers for a minute".into()))??;
        times.extend(awaited.take().map(|since| since.elapsed()));
        let seen = PlayerView::read(&view);
        if seen.over {
            break;
        }
        let Some((decision, offered)) = seen.asked else {
            awaited = Some(Instant::now());
            continue;
        };
        let chosen = &offered[any(seen.version, offered.len())];
        let action = json!({ "do": "answer", "decision": decision, "move": chosen });
        let path = format!("/api/tables/{table}/do");
        let (status, answer) = connection.ask("POST", &path, &person, Some(&action)).await?;
        if status != 200 {
            return fail(format!("{action}: {status} {answer}"));
        }
    }
    Ok(times)
}
