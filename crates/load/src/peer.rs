//! The same simple workload on a boardgame.io server: matches of two people who
//! move as soon as both have seen the last move.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tokio::time::Instant;

use crate::http::Connection;
use crate::peak::{Clock, Peak};
use crate::player_view::number;
use crate::socket::Socket;
use crate::{LoadError, Result, fail};

/// A running boardgame.io server. Dropping it kills the process.
#[derive(Debug)]
pub struct Peer {
    child: Child,
    /// The addresses for moves and for the lobby.
    addresses: [SocketAddr; 2],
}

/// The folder with the boardgame.io server and the list of its packages.
fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("boardgame")
}

/// Installs boardgame.io in a folder, unless it is there already.
pub fn install(folder: &Path) -> Result<()> {
    let wanted = std::fs::read_to_string(sources().join("package.json"))?;
    let list = folder.join("package.json");
    let is_built = || {
        folder.join("node_modules/better-sqlite3/build/Release/better_sqlite3.node").exists()
            && folder.join("node_modules/boardgame.io").exists()
    };
    if is_built() && std::fs::read_to_string(&list).is_ok_and(|text| text == wanted) {
        return Ok(());
    }
    eprintln!("installing boardgame.io in {}", folder.display());
    std::fs::create_dir_all(folder)?;
    std::fs::write(&list, &wanted)?;
    let arguments = ["install", "--no-audit", "--no-fund", "--foreground-scripts"];
    let status = Command::new("npm").args(arguments).current_dir(folder).status()?;
    if status.success() && is_built() {
        Ok(())
    } else {
        fail(format!("boardgame.io could not be installed in {}", folder.display()))
    }
}

impl Peer {
    /// Starts it with the packages in `modules` and a SQLite file for its matches; in
    /// memory if `None`.
    pub fn start(modules: &Path, database: Option<&Path>) -> Result<Self> {
        let mut command = Command::new("node");
        command.arg(sources().join("server.cjs")).arg(modules).args(database);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().ok_or_else(|| LoadError("no output".into()))?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let ports: Vec<u16> = line.split_whitespace().filter_map(|it| it.parse().ok()).collect();
        let [moves, lobby] = ports[..] else {
            let _ = child.kill();
            let _ = child.wait();
            return fail(format!("the peer did not open: {line:?}"));
        };
        let addresses = [moves, lobby].map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        Ok(Self { child, addresses })
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A match with a socket for each player.
struct Match {
    id: String,
    credentials: Vec<String>,
    sockets: Vec<Socket>,
    state: u64,
}

async fn begun([address, lobby]: [SocketAddr; 2]) -> Result<Match> {
    let mut connection = Connection::open(lobby).await?;
    let path = "/games/simple/create";
    let made = connection.must(path, "", &json!({ "numPlayers": 2 })).await?;
    let id = made["matchID"].as_str().unwrap_or_default().to_owned();
    let mut started = Match { id, credentials: Vec::new(), sockets: Vec::new(), state: 0 };
    for player in 0..2 {
        let path = format!("/games/simple/{}/join", started.id);
        let body = json!({ "playerID": player.to_string(), "playerName": "Guest" });
        let joined = connection.must(&path, "", &body).await?;
        let credentials = joined["playerCredentials"].as_str().unwrap_or_default().to_owned();
        let path = "/socket.io/?EIO=4&transport=websocket";
        let mut socket = Socket::open(Connection::open(address).await?, path, "").await?;
        hear(&mut socket, "0{").await?;
        socket.send("40/simple,").await?;
        hear(&mut socket, "40/simple,").await?;
        let sync = json!(["sync", started.id, player.to_string(), credentials, 2]);
        socket.send(&format!("42/simple,{sync}")).await?;
        hear(&mut socket, "42/simple,[\"sync\"").await?;
        started.credentials.push(credentials);
        started.sockets.push(socket);
    }
    Ok(started)
}

/// The next message of this kind and its state id. Answers heartbeats.
async fn hear(socket: &mut Socket, kind: &str) -> Result<Option<u64>> {
    loop {
        let text = socket.next().await?;
        if text == "2" {
            socket.send("3").await?;
        } else if text.starts_with(kind) {
            return Ok(number(text, "\"_stateID\":"));
        }
    }
}

impl Match {
    /// Makes one move and waits until both players have seen it.
    async fn turn(&mut self) -> Result<Duration> {
        let player = (self.state % 2) as usize;
        let action = json!({
            "type": "MAKE_MOVE",
            "payload": {
                "type": "add", "args": [1], "playerID": player.to_string(),
                "credentials": self.credentials[player],
            },
        });
        let update = json!(["update", action, self.state, self.id, player.to_string()]);
        let text = format!("42/simple,{update}");
        let start = Instant::now();
        self.sockets[player].send(&text).await?;
        let wanted = self.state + 1;
        for socket in &mut self.sockets {
            loop {
                let state = hear(socket, "42/simple,[\"update\"").await?;
                if state.is_some_and(|state| state >= wanted) {
                    break;
                }
            }
        }
        self.state = wanted;
        Ok(start.elapsed())
    }
}

/// Plays matches for some time.
pub async fn measure(peer: &Peer, tables: usize, time: Duration) -> Result<Peak> {
    let mut matches = Vec::new();
    for _ in 0..tables {
        matches.push(begun(peer.addresses).await?);
    }
    let clock = Clock::start(peer.child.id())?;
    let end = clock.begin + time;
    let tasks: Vec<_> = matches
        .into_iter()
        .map(|mut playing| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while Instant::now() < end {
                    times.push(playing.turn().await?);
                }
                Ok::<_, LoadError>(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    clock.stop(tables, times)
}
