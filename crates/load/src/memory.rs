//! The memory of loaded, idle tables.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::crowd::{Company, companies};
use crate::http::Connection;
use crate::player_view::any;
use crate::server::Server;
use crate::{LoadError, Result};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Weight {
    /// How many tables were loaded in between.
    pub tables: usize,
    /// How many moves each had seen.
    pub moves: usize,
    /// The server's memory before, in bytes.
    pub before: u64,
    /// The server's memory after, in bytes.
    pub after: u64,
}

/// Measures the memory of tables of four people, each after some moves. A few tables
/// before them make the server allocate what all tables share.
pub async fn weigh(server: &Server, tables: usize, moves: usize) -> Result<Weight> {
    played(server, tables / 10 + 10, moves).await?;
    let before = server.memory()?;
    played(server, tables, moves).await?;
    Ok(Weight { tables, moves, before, after: server.memory()? })
}

async fn played(server: &Server, tables: usize, moves: usize) -> Result<()> {
    let companies = companies(|_| server.address.into(), tables, 4).await?;
    let mut tasks = Vec::new();
    for part in companies.chunks(companies.len().div_ceil(16).max(1)) {
        let (address, part) = (server.address, part.to_vec());
        tasks.push(tokio::spawn(async move {
            let mut connection = Connection::open(address).await?;
            for company in part {
                play(&mut connection, &company, moves).await?;
            }
            Ok::<_, LoadError>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    Ok(())
}

/// Makes up to this many moves until the game is over. Returns how many.
pub async fn play(connection: &mut Connection, company: &Company, moves: usize) -> Result<usize> {
    let mut done = 0;
    while done < moves {
        let mut moved = false;
        for token in &company.people {
            let path = format!("/api/tables/{}", company.table);
            let (_, view) = connection.ask("GET", &path, token, None).await?;
            if !view["over"].is_null() {
                return Ok(done);
            }
            let asked = &view["asked"];
            if asked["awaited"] != Value::Bool(true) {
                continue;
            }
            let offered = asked["moves"].as_array().map_or(0, Vec::len).max(1);
            let number = any(view["version"].as_u64().unwrap_or_default(), offered);
            let action = serde_json::json!({
                "do": "answer", "decision": asked["decision"], "move": asked["moves"][number],
            });
            connection.act(&company.table, token, &action).await?;
            moved = true;
            done += 1;
            break;
        }
        if !moved {
            return Err(LoadError(format!("nobody is asked at {}", company.table)));
        }
    }
    Ok(done)
}
