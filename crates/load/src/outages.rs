//! Outages: a full disk, and a database that is down for a while.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use asterism_cluster::{Cluster, Stop};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::crowd::guests;
use crate::http::Connection;
use crate::ledger::{Account, Players, Step, all_continue, compare};
use crate::server::{Program, Server};
use crate::{LoadError, Result, fail};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Outage {
    /// The codes of errors during the outage.
    pub codes: BTreeSet<String>,
    /// Seconds from the end of the outage until the last table continued.
    pub recovery: f64,
    /// The accounts of all players.
    pub account: Account,
}

async fn players(server: &Server, count: usize) -> Result<Vec<Players>> {
    let mut connection = server.connect().await?;
    let mut all = Vec::new();
    for _ in 0..count {
        let people = guests(&mut connection, 2).await?;
        let settings = json!({ "game": "stella-quest", "seats": 2, "visibility": "public" });
        let mut players = Players::new(people, settings);
        players.sit(&mut connection).await?;
        for _ in 0..10 {
            players.step(&mut connection).await?;
        }
        all.push(players);
    }
    Ok(all)
}

/// Plays until an action fails because it can't be stored.
async fn until_failure(
    connection: &mut Connection,
    all: &mut [Players],
    codes: &mut BTreeSet<String>,
) -> Result<()> {
    let patience = Instant::now() + Duration::from_secs(60);
    while Instant::now() < patience {
        for players in all.iter_mut() {
            players.sit(connection).await?;
            match players.step(connection).await? {
                Some(Step::Over) => players.rise(),
                Some(Step::Failed(code)) => {
                    codes.insert(code);
                    return Ok(());
                }
                _ => {}
            }
        }
    }
    fail("nothing failed within a minute")
}

/// Fills a disk during play and empties it again. The disk is a small one in memory
/// that only the server sees.
pub async fn full_disk(path: &Path) -> Result<Outage> {
    let folder = tempfile::tempdir()?;
    let disk = folder.path().join("disk");
    std::fs::create_dir(&disk)?;
    let database = disk.join("games.db");
    let mut program = Program::new(path, database.display().to_string());
    let server = program.start_on_small_disk(&disk, "8m")?;
    let seen = server.sees(&disk);
    let mut all = players(&server, 3).await?;
    // Fill the disk.
    let ballast = seen.join("ballast");
    fill(&ballast)?;
    let mut codes = BTreeSet::new();
    let mut connection = server.connect().await?;
    until_failure(&mut connection, &mut all, &mut codes).await?;
    let (status, health) = connection.ask("GET", "/health", "", None).await?;
    if status != 503 {
        return fail(format!("the disk is full, but the server says {status} {health}"));
    }
    std::fs::remove_file(&ballast)?;
    let empty = Instant::now();
    all_continue(server.address, &mut all).await?;
    let recovery = empty.elapsed().as_secs_f64();
    // The disk disappears with the server, so read it before.
    let copy = folder.path().join("copy.db");
    // Nobody plays now, so the files don't change.
    copy_database(&seen.join("games.db"), &copy)?;
    program.database = copy.display().to_string();
    let account = compare(&program, &all)?;
    drop(server);
    Ok(Outage { codes, recovery, account })
}

fn fill(ballast: &Path) -> Result<()> {
    use std::io::Write as _;
    let mut file = std::fs::File::create(ballast)?;
    for size in [65536, 4096, 512] {
        while file.write(&vec![0; size]).is_ok_and(|written| written == size) {}
    }
    Ok(())
}

fn copy_database(from: &Path, to: &Path) -> Result<()> {
    for ending in ["", "-wal"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        if Path::new(&name(from)).exists() {
            std::fs::copy(name(from), name(to))?;
        }
    }
    Ok(())
}

/// Stops PostgreSQL during play and starts it again.
pub async fn lost_connection(path: &Path, gone: Duration) -> Result<Outage> {
    let cluster = Cluster::start()?;
    let program = Program::new(path, cluster.create_database()?);
    let server = program.start()?;
    let all = players(&server, 3).await?;
    cluster.stop(Stop::AtOnce)?;
    let fell = Instant::now();
    let address = server.address;
    let tasks: Vec<_> = all
        .into_iter()
        .map(|mut players| {
            tokio::spawn(async move {
                let mut codes = BTreeSet::new();
                let mut connection = Connection::open(address).await?;
                until_failure(&mut connection, std::slice::from_mut(&mut players), &mut codes)
                    .await?;
                Ok::<_, LoadError>((players, codes))
            })
        })
        .collect();
    let (mut all, mut codes) = (Vec::new(), BTreeSet::new());
    for task in tasks {
        let (players, said) = task.await??;
        all.push(players);
        codes.extend(said);
    }
    tokio::time::sleep(gone.saturating_sub(fell.elapsed())).await;
    cluster.start_again()?;
    let back = Instant::now();
    all_continue(address, &mut all).await?;
    let recovery = back.elapsed().as_secs_f64();
    server.stop()?;
    let account = compare(&program, &all)?;
    Ok(Outage { codes, recovery, account })
}
