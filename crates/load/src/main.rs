//! The program behind `cargo xtask bench server`. Each measurement prints one JSON
//! object; `bench` runs them and writes the page.

mod bench;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use asterism_cluster::Cluster;
use asterism_load::peer::Peer;
use asterism_load::server::Program;
use asterism_load::steady::Load;
use asterism_load::{
    Result, bots_first, hostile, kills, memory, nodes, outages, peak, peer, steady,
};
use clap::{Parser, Subcommand, ValueEnum};
use serde::Serialize;

#[derive(Debug, Parser)]
struct Arguments {
    /// The program `asterism`
    #[arg(long)]
    program: PathBuf,
    #[command(subcommand)]
    command: Command,
}

/// A database to serve from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    Sqlite,
    Postgres,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Measures all parts, or some by name, and compares them with their targets
    Bench(bench::BenchArguments),
    /// Many live tables with viewers, a move at each every few seconds
    Steady {
        #[arg(long, default_value_t = 2000)]
        tables: usize,
        #[arg(long, default_value_t = 4)]
        viewers: usize,
        /// Seconds between two moves of a table
        #[arg(long, default_value_t = 5.0)]
        every: f64,
        /// Seconds
        #[arg(long, default_value_t = 60)]
        time: u64,
    },
    /// Ordinary play next to attackers
    Hostile {
        #[arg(long, default_value_t = 200)]
        tables: usize,
        #[arg(long, default_value_t = 200)]
        attackers: usize,
        /// Seconds
        #[arg(long, default_value_t = 300)]
        time: u64,
        /// Seed of the attacks [default: from the clock]
        #[arg(long)]
        seed: Option<u64>,
        /// Where the server's log goes
        #[arg(long)]
        log: Option<PathBuf>,
    },
    /// Bots at a person's table, next to many tables of experts
    BotsFirst {
        #[arg(long, default_value_t = 100)]
        tables: usize,
        #[arg(long, default_value_t = 100)]
        moves: usize,
    },
    /// Memory of idle loaded tables
    Memory {
        #[arg(long, default_value_t = 2000)]
        tables: usize,
        #[arg(long, default_value_t = 20)]
        moves: usize,
    },
    /// The most durable answers a second
    Peak {
        #[arg(long)]
        database: Kind,
        #[arg(long, default_value_t = 64)]
        tables: usize,
        /// Games created beforehand for each
        #[arg(long, default_value_t = 24)]
        games: usize,
        /// Seconds
        #[arg(long, default_value_t = 5)]
        time: u64,
    },
    /// The same workload on a boardgame.io server
    Peer {
        /// The folder with its packages
        #[arg(long)]
        modules: PathBuf,
        /// Keep matches in memory only
        #[arg(long)]
        in_memory: bool,
        #[arg(long, default_value_t = 64)]
        tables: usize,
        /// Seconds
        #[arg(long, default_value_t = 5)]
        time: u64,
    },
    /// kill -9 at random moments during play
    Kills {
        #[arg(long)]
        database: Kind,
        #[arg(long, default_value_t = 200)]
        kills: usize,
    },
    /// One of three nodes is killed during play
    Nodes {
        #[arg(long, default_value_t = 12)]
        tables: usize,
    },
    /// A full disk during play
    Disk,
    /// A lost database during play
    Connection {
        /// Seconds it is gone
        #[arg(long, default_value_t = 5)]
        gone: u64,
    },
}

/// A private database, deleted on drop.
struct Place {
    database: String,
    _folder: tempfile::TempDir,
    _cluster: Option<Cluster>,
}

impl Place {
    fn new(kind: Kind) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let cluster = if kind == Kind::Postgres { Some(Cluster::start()?) } else { None };
        let database = match &cluster {
            Some(cluster) => cluster.create_database()?,
            None => folder.path().join("games.db").display().to_string(),
        };
        Ok(Self { database, _folder: folder, _cluster: cluster })
    }
}

fn main() -> ExitCode {
    let Arguments { program, command } = Arguments::parse();
    // One thread: the server has the rest of the machine.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let result = match runtime {
        Ok(runtime) => runtime.block_on(run(&program, command)),
        Err(error) => Err(error.into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("error: {problem:?}");
            ExitCode::FAILURE
        }
    }
}

fn print(value: &impl Serialize) -> Result<()> {
    println!("{}", serde_json::to_string(value)?);
    Ok(())
}

async fn run(program: &Path, command: Command) -> Result<()> {
    match command {
        // This blocks: the measurements run in processes of their own.
        Command::Bench(arguments) => bench::measure(program, &arguments),
        Command::Steady { tables, viewers, every, time } => {
            let place = Place::new(Kind::Sqlite)?;
            let server = Program::new(program, &place.database).start()?;
            let every = Duration::from_secs_f64(every);
            let load =
                Load { tables, viewers, every, time: Duration::from_secs(time), spread: false };
            print(&steady::measure(&server, load).await?)?;
            server.stop()
        }
        Command::Hostile { tables, attackers, time, seed, log } => {
            let place = Place::new(Kind::Sqlite)?;
            let server = Program { log, ..Program::new(program, &place.database).limited() };
            let server = server.start()?;
            let (every, time) = (Duration::from_secs(5), Duration::from_secs(time));
            let load = Load { tables, viewers: 4, every, time, spread: true };
            let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
            let seed = seed.unwrap_or(since.as_nanos() as u64);
            eprintln!("seed {seed}");
            print(&hostile::besiege(&server, load, attackers, seed).await?)?;
            server.stop()
        }
        Command::BotsFirst { tables, moves } => {
            let place = Place::new(Kind::Sqlite)?;
            let server = Program::new(program, &place.database).limited().start()?;
            print(&bots_first::measure(&server, tables, moves).await?)?;
            server.stop()
        }
        Command::Memory { tables, moves } => {
            let place = Place::new(Kind::Sqlite)?;
            let server = Program::new(program, &place.database).with("--idle", "100000").start()?;
            print(&memory::weigh(&server, tables, moves).await?)?;
            server.stop()
        }
        Command::Peak { database, tables, games, time } => {
            let place = Place::new(database)?;
            let server = Program::new(program, &place.database).start()?;
            let time = Duration::from_secs(time);
            print(&peak::measure(&server, tables, games, time).await?)?;
            server.stop()
        }
        Command::Peer { modules, in_memory, tables, time } => {
            let folder = tempfile::tempdir()?;
            let file = folder.path().join("matches.db");
            let peer = Peer::start(&modules, (!in_memory).then_some(file.as_path()))?;
            print(&peer::measure(&peer, tables, Duration::from_secs(time)).await?)
        }
        Command::Kills { database, kills } => {
            let place = Place::new(database)?;
            print(&kills::kill_often(&Program::new(program, &place.database), kills).await?)
        }
        Command::Nodes { tables } => {
            let place = Place::new(Kind::Postgres)?;
            let program = Program::new(program, &place.database);
            let (before, after) = (Duration::from_secs(5), Duration::from_secs(15));
            print(&nodes::kill_one_of_three(&program, tables, before, after).await?)
        }
        Command::Disk => print(&outages::full_disk(program).await?),
        Command::Connection { gone } => {
            print(&outages::lost_connection(program, Duration::from_secs(gone)).await?)
        }
    }
}
