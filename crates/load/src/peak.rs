//! The maximum rate of durable answers: tables of two people who answer as soon as
//! both have seen the last answer. Tables are created before the measurement; after
//! a game the pair continues at its next table.

use std::net::SocketAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::crowd::{begun, guests};
use crate::http::Connection;
use crate::player_view::{PlayerView, number};
use crate::server::{Server, processor};
use crate::socket::Socket;
use crate::times::Times;
use crate::{LoadError, Result, fail};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Peak {
    /// Number of tables.
    pub tables: usize,
    /// Acknowledged answers per second.
    pub per_second: f64,
    /// The server's processor time for an answer, in microseconds.
    pub server_micros: f64,
    /// This program's processor time for an answer, in microseconds.
    pub driver_micros: f64,
    /// From an answer until both players have seen it.
    pub seen: Times,
}

/// Two people with a socket each.
struct Pair {
    sockets: [Socket; 2],
    seen: [PlayerView; 2],
}

/// Two people and their remaining tables.
struct PlayingPair {
    connection: Connection,
    people: Vec<String>,
    ahead: Vec<Pair>,
}

async fn playing_pair(address: SocketAddr, games: usize) -> Result<PlayingPair> {
    let mut connection = Connection::open(address).await?;
    let people = guests(&mut connection, 2).await?;
    let mut ahead = Vec::with_capacity(games);
    for _ in 0..games {
        ahead.push(sit(address, &mut connection, &people).await?);
    }
    Ok(PlayingPair { connection, people, ahead })
}

/// Plays at `tables` tables for some time, with games created beforehand.
pub async fn measure(server: &Server, tables: usize, games: usize, time: Duration) -> Result<Peak> {
    let address = server.address;
    let making: Vec<_> = (0..tables).map(|_| tokio::spawn(playing_pair(address, games))).collect();
    let mut playing_pairs = Vec::with_capacity(tables);
    for made in making {
        playing_pairs.push(made.await??);
    }
    let clock = Clock::start(server.id())?;
    let end = clock.begin + time;
    let tasks: Vec<_> = playing_pairs
        .into_iter()
        .map(|mut playing_pair| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                // Abandoned tables stay open, as in real life.
                let mut left = Vec::new();
                while Instant::now() < end {
                    let mut pair = match playing_pair.ahead.pop() {
                        Some(pair) => pair,
                        None => {
                            sit(address, &mut playing_pair.connection, &playing_pair.people).await?
                        }
                    };
                    while Instant::now() < end && !pair.seen.iter().any(|seen| seen.over) {
                        times.extend(turn(&mut pair).await?);
                    }
                    left.push(pair);
                }
                Ok::<_, LoadError>((times, left, playing_pair))
            })
        })
        .collect();
    let (mut times, mut left) = (Vec::new(), Vec::new());
    for task in tasks {
        let (more, pairs, playing_pair) = task.await??;
        times.extend(more);
        left.push((pairs, playing_pair));
    }
    let peak = clock.stop(tables, times)?;
    drop(left);
    Ok(peak)
}

/// The running measurement.
pub(crate) struct Clock {
    pub(crate) begin: Instant,
    server: u32,
    used: [f64; 2],
}

impl Clock {
    /// Starts to measure the server with this process id.
    pub(crate) fn start(server: u32) -> Result<Self> {
        let used = [processor(server)?, processor(std::process::id())?];
        Ok(Self { begin: Instant::now(), server, used })
    }

    /// The result for this number of tables and these durations.
    pub(crate) fn stop(self, tables: usize, times: Vec<Duration>) -> Result<Peak> {
        let count = times.len().max(1) as f64;
        let per_second = times.len() as f64 / self.begin.elapsed().as_secs_f64();
        let each =
            |id: u32, before: f64| Ok::<_, LoadError>((processor(id)? - before) * 1e6 / count);
        let server_micros = each(self.server, self.used[0])?;
        let driver_micros = each(std::process::id(), self.used[1])?;
        Ok(Peak { tables, per_second, server_micros, driver_micros, seen: Times::of(times) })
    }
}

async fn sit(address: SocketAddr, connection: &mut Connection, people: &[String]) -> Result<Pair> {
    let table = begun(connection, "stella-quest", people).await?;
    let path = format!("/api/tables/{table}/socket");
    let mut pair = Vec::new();
    for token in people {
        let connection = Connection::open(address).await?;
        let mut socket = Socket::open(connection, &path, token).await?;
        let seen = next_view(&mut socket).await?;
        pair.push((socket, seen));
    }
    let missing = || LoadError("two people are needed".into());
    let (second, first) = (pair.pop().ok_or_else(missing)?, pair.pop().ok_or_else(missing)?);
    Ok(Pair { sockets: [first.0, second.0], seen: [first.1, second.1] })
}

enum SocketMessage {
    View(PlayerView),
    /// An answer is durable, as of this version of the view.
    Done(u64),
}

async fn hear(socket: &mut Socket) -> Result<SocketMessage> {
    let text = socket.next().await?;
    if text.starts_with("{\"table\":") {
        return Ok(SocketMessage::View(PlayerView::read(text)));
    }
    acknowledgement(text).map(SocketMessage::Done)
}

/// The next view.
async fn next_view(socket: &mut Socket) -> Result<PlayerView> {
    loop {
        if let SocketMessage::View(seen) = hear(socket).await? {
            return Ok(seen);
        }
    }
}

fn acknowledgement(text: &str) -> Result<u64> {
    if text.contains("\"error\"") {
        return fail(text);
    }
    number(text, "\"version\":").ok_or_else(|| LoadError(format!("no acknowledgement: {text}")))
}

/// Sends one answer and waits until it is acknowledged and both have seen it. `None`
/// if nobody is asked yet.
async fn turn(pair: &mut Pair) -> Result<Option<Duration>> {
    let asked = (0..2).find_map(|who| Some((who, pair.seen[who].answer()?)));
    let Some((who, answer)) = asked else {
        // Somebody connected or left; the decision is in the next view.
        pair.seen[0] = next_view(&mut pair.sockets[0]).await?;
        return Ok(None);
    };
    let before = pair.seen[1 - who].version;
    let start = Instant::now();
    pair.sockets[who].send(&answer.action(Some(1))).await?;
    let mut done = None;
    while done.is_none_or(|version| pair.seen[who].version < version) {
        match hear(&mut pair.sockets[who]).await? {
            SocketMessage::View(seen) => pair.seen[who] = seen,
            SocketMessage::Done(version) => done = Some(version),
        }
    }
    while pair.seen[1 - who].version <= before {
        pair.seen[1 - who] = next_view(&mut pair.sockets[1 - who]).await?;
    }
    Ok(Some(start.elapsed()))
}
