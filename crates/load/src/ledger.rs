//! Players who record what was acknowledged, and the comparison with the log.

use std::collections::HashMap;
use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::crowd::begun_with;
use crate::http::Connection;
use crate::player_view::{ChosenMove, any};
use crate::server::Program;
use crate::{Result, fail};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Given {
    person: usize,
    seat: u64,
    answer: ChosenMove,
}

/// People who play one game after another, even if the server fails.
#[derive(Clone, Debug)]
pub struct Players {
    people: Vec<String>,
    settings: Value,
    table: Option<String>,
    /// Sent, with an unknown outcome.
    doubt: Option<Given>,
    /// Acknowledged answers, by table.
    acknowledged: Vec<(String, Given)>,
    /// Answers that were sent again because their outcome was unknown.
    pub repeated: usize,
}

/// The result of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Answered,
    /// None of these people is asked now.
    Waits,
    Over,
    /// The server could not store it; this is the error code.
    Failed(String),
}

impl Players {
    /// People who will play with these settings. Bots take the remaining chairs.
    #[must_use]
    pub fn new(people: Vec<String>, settings: Value) -> Self {
        let (doubt, acknowledged) = (None, Vec::new());
        Self { people, settings, table: None, doubt, acknowledged, repeated: 0 }
    }

    #[must_use]
    pub fn answers(&self) -> usize {
        self.acknowledged.len()
    }

    /// The table they sit at.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        self.table.as_deref()
    }

    /// Sits down at a new table unless there is one.
    pub async fn sit(&mut self, connection: &mut Connection) -> Result<()> {
        if self.table.is_none() {
            let table = begun_with(connection, &self.settings, &self.people).await?;
            self.table = Some(table);
        }
        Ok(())
    }

    /// Gets up from a game that is over.
    pub fn rise(&mut self) {
        self.table = None;
    }

    /// Plays until the connection is lost, which is not an error here.
    pub async fn play(&mut self, address: SocketAddr) -> Result<()> {
        let Ok(mut connection) = Connection::open(address).await else { return Ok(()) };
        loop {
            if self.sit(&mut connection).await.is_err() {
                return Ok(());
            }
            match self.step(&mut connection).await {
                Ok(Some(Step::Over)) => self.table = None,
                Ok(Some(Step::Waits)) => {
                    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                }
                Ok(Some(_)) => {}
                Ok(None) => return Ok(()),
                Err(problem) => return Err(problem),
            }
        }
    }

    /// Reads the view and answers if somebody is asked. `None` if the connection is
    /// lost.
    pub async fn step(&mut self, connection: &mut Connection) -> Result<Option<Step>> {
        if let Some(given) = self.doubt.clone() {
            // Repeating an answer must be accepted whether or not it was stored.
            self.repeated += 1;
            return self.give(connection, given).await;
        }
        let Some(table) = self.table.clone() else { return fail("they sit nowhere") };
        for (person, token) in self.people.iter().enumerate() {
            let path = format!("/api/tables/{table}");
            let Ok((status, view)) = connection.ask("GET", &path, token, None).await else {
                return Ok(None);
            };
            if status >= 500 {
                return Ok(Some(Step::Failed(code(&view))));
            }
            if status != 200 {
                return fail(format!("{table} can't be seen: {status} {view}"));
            }
            if !view["over"].is_null() {
                return Ok(Some(Step::Over));
            }
            let asked = &view["asked"];
            let offered = asked["moves"].as_array().map_or(0, Vec::len);
            if asked["awaited"] != json!(true) || offered == 0 {
                continue;
            }
            let number = any(view["version"].as_u64().unwrap_or_default(), offered);
            let text = asked["moves"][number].as_str().unwrap_or_default();
            let decision = asked["decision"].as_u64().unwrap_or_default();
            let answer = ChosenMove { decision, text: text.to_owned() };
            let seat = view["you"]["seat"].as_u64().unwrap_or_default();
            return self.give(connection, Given { person, seat, answer }).await;
        }
        Ok(Some(Step::Waits))
    }

    async fn give(&mut self, connection: &mut Connection, given: Given) -> Result<Option<Step>> {
        let Some(table) = self.table.clone() else { return fail("they sit nowhere") };
        self.doubt = Some(given.clone());
        let path = format!("/api/tables/{table}/do");
        let Given { answer: ChosenMove { decision, text }, .. } = &given;
        let action = json!({ "do": "answer", "decision": decision, "move": text });
        let token = &self.people[given.person];
        let Ok((status, said)) = connection.ask("POST", &path, token, Some(&action)).await else {
            return Ok(None);
        };
        match status {
            200 => {
                self.doubt = None;
                self.acknowledged.push((table, given));
                Ok(Some(Step::Answered))
            }
            500.. => Ok(Some(Step::Failed(code(&said)))),
            _ => fail(format!("{table}: {action} was refused: {status} {said}")),
        }
    }
}

fn code(value: &Value) -> String {
    value["code"].as_str().unwrap_or("?").to_owned()
}

/// The result of comparing acknowledged answers with the logs.
#[derive(Clone, Copy, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Account {
    /// Acknowledged answers.
    pub answers: usize,
    /// Acknowledged answers that are missing in the log.
    pub lost: usize,
    /// Answers that are in the log twice.
    pub doubled: usize,
    pub tables: usize,
    /// Answers that were sent again because their outcome was unknown.
    pub repeated: usize,
}

impl Account {
    /// Whether every acknowledged answer was found exactly once.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.lost == 0 && self.doubled == 0
    }
}

/// Looks for every acknowledged answer in the output of `asterism export`. A SQLite
/// database must not be in use for this.
pub fn compare(program: &Program, players: &[Players]) -> Result<Account> {
    let mut account = Account::default();
    let mut logs: HashMap<&str, HashMap<(u64, u64), String>> = HashMap::new();
    for players in players {
        account.repeated += players.repeated;
        for (table, given) in &players.acknowledged {
            if !logs.contains_key(table.as_str()) {
                let (found, doubled) = answers(&program.exported(table)?);
                logs.insert(table, found);
                account.tables += 1;
                account.doubled += doubled;
            }
            let Given { seat, answer, .. } = given;
            let found = logs[table.as_str()].get(&(*seat, answer.decision));
            account.answers += 1;
            if found != Some(&answer.text) {
                eprintln!("{table}: of {given:?} the log has {found:?}");
                account.lost += 1;
            }
        }
    }
    Ok(account)
}

/// The answers in a log by seat and decision, and the number of duplicates.
fn answers(entries: &[Value]) -> (HashMap<(u64, u64), String>, usize) {
    let (mut answers, mut doubled) = (HashMap::new(), 0);
    for entry in entries.iter().filter(|entry| entry["fact"] == "answered") {
        let number = |name: &str| entry[name].as_u64().unwrap_or(u64::MAX);
        let text = entry["text"].as_str().unwrap_or_default().to_owned();
        if answers.insert((number("seat"), number("decision")), text).is_some() {
            eprintln!("doubled: {entry}");
            doubled += 1;
        }
    }
    (answers, doubled)
}

/// Checks that every unfinished game continues: each accepts another answer.
pub async fn all_continue(address: SocketAddr, players: &mut [Players]) -> Result<()> {
    let mut connection = Connection::open(address).await?;
    for players in players {
        let before = players.answers();
        let mut tries = 0;
        while players.answers() == before {
            players.sit(&mut connection).await?;
            match players.step(&mut connection).await? {
                Some(Step::Over) => players.table = None,
                Some(Step::Answered) => {}
                other if tries == 1000 => {
                    return fail(format!("{:?} does not go on: {other:?}", players.table));
                }
                _ => {
                    tries += 1;
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_is_there_twice_is_counted() {
        let answer =
            |seat, decision| json!({ "fact": "answered", "seat": seat, "decision": decision });
        let log = [answer(0, 1), answer(1, 1), json!({ "fact": "paused" }), answer(0, 1)];
        let (found, doubled) = answers(&log);
        assert_eq!((found.len(), doubled), (2, 1));
        let account = Account { answers: 3, doubled, ..Account::default() };
        assert!(!account.holds() && Account::default().holds());
    }
}
