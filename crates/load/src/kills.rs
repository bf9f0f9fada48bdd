//! kill -9 at random moments during play.

use std::hash::{BuildHasher as _, RandomState};
use std::time::Duration;

use serde_json::json;

use crate::crowd::{GAMES, guests};
use crate::ledger::{Account, Players, all_continue, compare};
use crate::server::Program;
use crate::{LoadError, Result};

/// Number of concurrent tables.
const TABLES: usize = 6;

/// Kills the server repeatedly during play. Every acknowledged answer must be in the
/// logs exactly once, and every table must continue.
pub async fn kill_often(program: &Program, kills: usize) -> Result<Account> {
    let mut players = Vec::new();
    let server = program.start()?;
    let mut connection = server.connect().await?;
    for number in 0..TABLES {
        let people = guests(&mut connection, 2).await?;
        let settings =
            json!({ "game": GAMES[number % GAMES.len()], "seats": 2, "visibility": "public" });
        players.push(Players::new(people, settings));
    }
    let mut server = Some(server);
    for kill in 0..kills {
        let running = match server.take() {
            Some(server) => server,
            None => program.start_again()?,
        };
        let address = running.address;
        let tasks: Vec<_> = players
            .drain(..)
            .map(|mut players| {
                tokio::spawn(async move {
                    players.play(address).await?;
                    Ok::<_, LoadError>(players)
                })
            })
            .collect();
        let moment = RandomState::new().hash_one(kill) % 200;
        tokio::time::sleep(Duration::from_millis(20 + moment)).await;
        running.kill()?;
        for task in tasks {
            players.push(task.await??);
        }
    }
    let server = program.start_again()?;
    all_continue(server.address, &mut players).await?;
    server.stop()?;
    compare(program, &players)
}
