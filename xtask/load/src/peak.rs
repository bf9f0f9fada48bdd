//! As many durable answers as there can be: tables of two people who answer
//! as soon as both have seen the last answer.

use std::net::SocketAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::crowd::{begun, guests};
use crate::http::Connection;
use crate::seen::{Seen, number};
use crate::server::Server;
use crate::socket::Socket;
use crate::times::Times;
use crate::{Problem, Result, problem};

/// What was reached.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Peak {
    /// How many tables of two.
    pub tables: usize,
    /// Acknowledged answers a second.
    pub per_second: f64,
    /// The server's processor time for an answer, in microseconds.
    pub server_micros: f64,
    /// From an answer to when both players have seen it.
    pub seen: Times,
}

/// Two people with a socket each.
struct Pair {
    sockets: [Socket; 2],
    seen: [Seen; 2],
}

/// Plays at so many tables for so long.
pub async fn measure(server: &Server, tables: usize, time: Duration) -> Result<Peak> {
    let address = server.address;
    let mut seated = Vec::new();
    for _ in 0..tables {
        let mut connection = Connection::open(address).await?;
        let people = guests(&mut connection, 2).await?;
        let pair = sit(address, &mut connection, &people).await?;
        seated.push((connection, people, pair));
    }
    let (begin, used) = (Instant::now(), server.processor()?);
    let end = begin + time;
    let tasks: Vec<_> = seated
        .into_iter()
        .map(|(mut connection, people, mut pair)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while Instant::now() < end {
                    if pair.seen.iter().any(|seen| seen.over) {
                        pair = sit(address, &mut connection, &people).await?;
                    }
                    times.push(turn(&mut pair).await?);
                }
                Ok::<_, Problem>(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    let per_second = times.len() as f64 / begin.elapsed().as_secs_f64();
    let server_micros = (server.processor()? - used) * 1e6 / times.len().max(1) as f64;
    Ok(Peak { tables, per_second, server_micros, seen: Times::of(times) })
}

async fn sit(address: SocketAddr, connection: &mut Connection, people: &[String]) -> Result<Pair> {
    let table = begun(connection, "stella-quest", people).await?;
    let path = format!("/api/tables/{table}/socket");
    let mut pair = Vec::new();
    for token in people {
        let connection = Connection::open(address).await?;
        let mut socket = Socket::open(connection, &path, token).await?;
        let seen = next_view(&mut socket).await?.0;
        pair.push((socket, seen));
    }
    let missing = || Problem("two people are needed".into());
    let (second, first) = (pair.pop().ok_or_else(missing)?, pair.pop().ok_or_else(missing)?);
    Ok(Pair { sockets: [first.0, second.0], seen: [first.1, second.1] })
}

/// The next view; and the version of an acknowledgement that came before it.
async fn next_view(socket: &mut Socket) -> Result<(Seen, Option<u64>)> {
    let mut acknowledged = None;
    loop {
        let text = socket.next().await?;
        if text.starts_with("{\"table\":") {
            return Ok((Seen::read(&text), acknowledged));
        }
        acknowledged = Some(acknowledgement(&text)?);
    }
}

fn acknowledgement(text: &str) -> Result<u64> {
    if text.contains("\"error\"") {
        return problem(text);
    }
    number(text, "\"version\":").ok_or_else(|| Problem(format!("no acknowledgement: {text}")))
}

/// One answer, until it is acknowledged and both have seen it.
async fn turn(pair: &mut Pair) -> Result<Duration> {
    let luck = |seen: &Seen| (seen.version.wrapping_mul(0x9e37_79b9) >> 7) as usize;
    let asked = (0..2).find_map(|who| Some((who, pair.seen[who].answer(luck(&pair.seen[who]))?)));
    let Some((who, answer)) = asked else {
        // Somebody came or went; the question is in the next view.
        pair.seen[0] = next_view(&mut pair.sockets[0]).await?.0;
        return Ok(Duration::ZERO);
    };
    let before = pair.seen[1 - who].version;
    let start = Instant::now();
    pair.sockets[who].send(&answer.action(Some(1))).await?;
    let mut done = None;
    while done.is_none_or(|version| pair.seen[who].version < version) {
        let text = pair.sockets[who].next().await?;
        if text.starts_with("{\"table\":") {
            pair.seen[who] = Seen::read(&text);
        } else {
            done = Some(acknowledgement(&text)?);
        }
    }
    while pair.seen[1 - who].version <= before {
        pair.seen[1 - who] = next_view(&mut pair.sockets[1 - who]).await?.0;
    }
    Ok(start.elapsed())
}
