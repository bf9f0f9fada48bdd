//! Creates guests and tables, and seats people.

use serde_json::{Value, json};

use crate::http::{Connection, Target};
use crate::{LoadError, Result};

/// Creates guests and returns their tokens.
pub async fn guests(connection: &mut Connection, count: usize) -> Result<Vec<String>> {
    let mut tokens = Vec::with_capacity(count);
    for number in 0..count {
        let body = json!({ "name": format!("Guest {number}") });
        let guest = connection.must("/api/guests", "", &body).await?;
        tokens.push(text(&guest, "token")?);
    }
    Ok(tokens)
}

fn text(value: &Value, name: &str) -> Result<String> {
    let missing = || LoadError(format!("{name} is missing in {value}"));
    Ok(value[name].as_str().ok_or_else(missing)?.to_owned())
}

/// A public table where all of these people sit, begun. If a stranger takes a
/// chair before they do, they make another table.
pub async fn begun(connection: &mut Connection, game: &str, people: &[String]) -> Result<String> {
    const TRIES: usize = 5;
    let settings = json!({ "game": game, "seats": people.len(), "visibility": "public" });
    for _ in 1..TRIES {
        if let Ok(table) = begun_with(connection, &settings, people).await {
            return Ok(table);
        }
    }
    begun_with(connection, &settings, people).await
}

/// A table with these settings where all of these people sit, begun. Chairs
/// that are left are given to bots.
pub async fn begun_with(
    connection: &mut Connection,
    settings: &Value,
    people: &[String],
) -> Result<String> {
    let made = connection.must("/api/tables", &people[0], settings).await?;
    let table = text(&made, "table")?;
    for (chair, token) in people.iter().enumerate() {
        if chair > 0 {
            connection.act(&table, token, &json!({ "do": "enter" })).await?;
        }
        connection.act(&table, token, &json!({ "do": "sit", "chair": chair })).await?;
    }
    let seats = settings["seats"].as_u64().unwrap_or_default() as usize;
    for chair in people.len()..seats {
        let action = json!({ "do": "seat-bot", "chair": chair, "level": "beginner" });
        connection.act(&table, &people[0], &action).await?;
    }
    connection.act(&table, &people[0], &json!({ "do": "start" })).await?;
    Ok(table)
}

/// The games that tables play in turn.
pub const GAMES: [&str; 2] = ["stella-quest", "fluxx"];

#[derive(Clone, Debug)]
pub struct Company {
    pub game: &'static str,
    pub people: Vec<String>,
    pub table: String,
    /// How they reach the server.
    pub target: Target,
}

/// Creates tables with this number of people each, from several clients at the same
/// time. `target` says how the people of a table reach the server.
pub async fn companies(
    target: impl Fn(usize) -> Target,
    tables: usize,
    people: usize,
) -> Result<Vec<Company>> {
    const CLIENTS: usize = 32;
    let mut tasks = Vec::new();
    for client in 0..CLIENTS {
        let numbers: Vec<_> =
            (client..tables).step_by(CLIENTS).map(|number| (number, target(number))).collect();
        tasks.push(tokio::spawn(async move {
            let mut made = Vec::new();
            for (number, target) in numbers {
                let mut connection = Connection::open(target).await?;
                let game = GAMES[number % GAMES.len()];
                let people = guests(&mut connection, people).await?;
                let table = begun(&mut connection, game, &people).await?;
                made.push(Company { game, people, table, target });
            }
            Ok::<_, LoadError>(made)
        }));
    }
    let mut made = Vec::with_capacity(tables);
    for task in tasks {
        made.extend(task.await??);
    }
    Ok(made)
}
