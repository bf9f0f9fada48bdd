//! Three nodes share a database; one is killed during play.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::crowd::guests;
use crate::http::Connection;
use crate::ledger::{Account, Players, Step, compare};
use crate::server::Program;
use crate::{LoadError, Result, fail};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// Number of tables at the killed node.
    pub tables: usize,
    /// The maximum time until such a table continued at another node, in seconds: until
    /// a bot and then the person have answered there.
    pub longest: f64,
    /// The maximum for the other tables in the same period.
    pub others: f64,
    /// The accounts of all players.
    pub account: Account,
}

/// A person with two bots at a node.
struct Guest {
    players: Players,
    node: usize,
    /// Acknowledgements, by time.
    times: Vec<Instant>,
}

/// Lets people with bots play at three nodes, kills one after `before`, and lets
/// them play on at the others for `after`.
pub async fn kill_one_of_three(
    program: &Program,
    tables: usize,
    before: Duration,
    after: Duration,
) -> Result<Moved> {
    let servers = [program.start()?, program.start()?, program.start()?];
    let addresses = servers.each_ref().map(|server| server.address);
    let mut connection = servers[0].connect().await?;
    let mut guests_there = Vec::new();
    for number in 0..tables {
        let people = guests(&mut connection, 1).await?;
        // The node with the lease runs the bots. Stella Quest, because its
        // games don't end after a few moves.
        let settings = json!({
            "game": "stella-quest", "seats": 3, "visibility": "public",
            "bot_pause": 0,
        });
        let players = Players::new(people, settings);
        guests_there.push(Guest { players, node: number % 3, times: Vec::new() });
    }
    drop(connection);
    let stop = Instant::now() + before + after;
    let tasks: Vec<_> = guests_there
        .into_iter()
        .map(|mut guest| {
            tokio::spawn(async move {
                let home = guest.node;
                play(&mut guest, addresses, stop).await?;
                Ok::<_, LoadError>((home, guest))
            })
        })
        .collect();
    tokio::time::sleep(before).await;
    let [first, second, third] = servers;
    let killed = Instant::now();
    first.kill()?;
    let mut guests_there = Vec::new();
    for task in tasks {
        guests_there.push(task.await??);
    }
    let mut moved = Moved { tables: 0, longest: 0.0, others: 0.0, account: Account::default() };
    for (home, guest) in &guests_there {
        // The second answer after the kill, because the first may not have
        // needed a bot.
        let after = guest.times.iter().filter(|&&time| time > killed).nth(1);
        let Some(after) = after else {
            let (table, answers) = (guest.players.table(), guest.times.len());
            let late = guest.times.iter().filter(|&&time| time > killed).count();
            return fail(format!(
                "{table:?} of node {home} did not go on: {answers} answers, {late} after the kill, \
                 now at node {}",
                guest.node
            ));
        };
        let took = (*after - killed).as_secs_f64();
        if *home == 0 {
            moved.tables += 1;
            moved.longest = moved.longest.max(took);
        } else {
            moved.others = moved.others.max(took);
        }
    }
    second.stop()?;
    third.stop()?;
    let players: Vec<Players> = guests_there.into_iter().map(|(_, guest)| guest.players).collect();
    moved.account = compare(program, &players)?;
    Ok(moved)
}

/// Plays until the time is over, switching nodes when one is gone.
async fn play(guest: &mut Guest, nodes: [SocketAddr; 3], stop: Instant) -> Result<()> {
    while Instant::now() < stop {
        let Ok(mut connection) = Connection::open(nodes[guest.node]).await else {
            guest.node = (guest.node + 1) % 3;
            continue;
        };
        while Instant::now() < stop {
            if guest.players.sit(&mut connection).await.is_err() {
                break;
            }
            match guest.players.step(&mut connection).await? {
                Some(Step::Answered) => guest.times.push(Instant::now()),
                Some(Step::Over) => guest.players.rise(),
                Some(Step::Waits | Step::Failed(_)) => {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                None => break,
            }
        }
    }
    Ok(())
}
