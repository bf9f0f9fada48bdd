//! `asterism admin`: an operator's tools, with or without a running server.

mod show;
pub(crate) mod socket;

use std::io::Write;

use asterism_host::{Config, Host, Order};
use asterism_store::{Address, Store, StoreOptions, TablePhase};
use clap::{Args, Subcommand};
use serde_json::Value;

use crate::failure::Failure;

/// List, end, quarantine or delete tables; remove or ban people
///
/// Works while the server runs: for SQLite through a socket next to the database
/// that only its owner may use, for PostgreSQL as another node.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism admin list --phase playing
  asterism admin show 7t2kq
  asterism admin quarantine 7t2kq --reason \"takes too long\"
  asterism admin ban p4zn --database postgres://asterism@localhost/games")]
pub(crate) struct Arguments {
    /// A file for SQLite, or postgres://…
    #[arg(
        long,
        global = true,
        value_name = "DATABASE",
        env = "ASTERISM_DATABASE",
        default_value = "asterism.db",
        hide_env_values = true
    )]
    database: Address,

    /// Print JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List tables
    List {
        /// Only tables in this phase: lobby, playing or over
        #[arg(long, value_name = "PHASE", value_parser = phase)]
        phase: Option<TablePhase>,
        /// Only tables after this one, to continue a list
        #[arg(long, value_name = "TABLE")]
        after: Option<String>,
        /// At most this many tables
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: u32,
    },
    /// Show one table: its people, its size, its state
    Show {
        /// The table's id, as in its address
        table: String,
    },
    /// End a game or a lobby without a winner
    End {
        /// The table's id, as in its address
        table: String,
    },
    /// Take a table out of service; its log is kept
    Quarantine {
        /// The table's id, as in its address
        table: String,
        /// Why, for other operators
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Put a table back into service
    Release {
        /// The table's id, as in its address
        table: String,
    },
    /// Delete a table with its log, for good
    Delete {
        /// The table's id, as in its address
        table: String,
    },
    /// Remove a person from a table; a bot takes their chair
    Remove {
        /// The table's id, as in its address
        table: String,
        /// The person's id, as `show` prints it
        person: String,
    },
    /// Sign a person out everywhere, lock their account, remove them from tables
    Ban {
        /// The person's id, as `show` prints it
        person: String,
    },
    /// Lift a ban
    Unban {
        /// The person's id
        person: String,
    },
    /// Show the size of the database and of its largest tables
    Sizes {
        /// At most this many tables
        #[arg(long, value_name = "COUNT", default_value_t = 20)]
        most: u32,
    },
}

fn phase(text: &str) -> Result<TablePhase, String> {
    serde_json::from_value(Value::from(text)).map_err(|_| "use lobby, playing or over".to_owned())
}

impl From<&Command> for Order {
    fn from(command: &Command) -> Self {
        match command {
            Command::List { phase, after, most } => {
                Self::List { phase: *phase, after: after.clone(), most: Some(*most) }
            }
            Command::Show { table } => Self::Show { table: table.clone() },
            Command::End { table } => Self::End { table: table.clone() },
            Command::Quarantine { table, reason } => {
                Self::Quarantine { table: table.clone(), reason: reason.clone() }
            }
            Command::Release { table } => Self::Release { table: table.clone() },
            Command::Delete { table } => Self::Delete { table: table.clone() },
            Command::Remove { table, person } => {
                Self::Remove { table: table.clone(), person: person.clone() }
            }
            Command::Ban { person } => Self::Ban { person: person.clone() },
            Command::Unban { person } => Self::Unban { person: person.clone() },
            Command::Sizes { most } => Self::Sizes { most: Some(*most) },
        }
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let order = Order::from(&arguments.command);
    let answer = crate::serve::runtime()?.block_on(carry_out(&arguments.database, order))?;
    if arguments.json {
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    show::show(&answer, out)
}

async fn carry_out(database: &Address, order: Order) -> Result<Value, Failure> {
    if let Address::Sqlite(path) = database {
        if !path.exists() {
            return Err(Failure::bad(path.display(), "there is no such database"));
        }
        if let Some(answer) = socket::ask(path, &order).await? {
            return Ok(answer);
        }
    }
    // No server runs on this file, or it is PostgreSQL, which nodes can share.
    let store = Store::open(database, StoreOptions::default()).await?;
    let failed = |error: asterism_host::HostError| Failure::BadInput(error.to_string());
    let host = Host::start(store.clone(), Config::default()).await.map_err(failed)?;
    let answer = host.operate(order).await.map_err(failed);
    host.stop().await;
    store.close().await;
    answer
}
