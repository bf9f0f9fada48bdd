//! `asterism serve`, the default: the server.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use asterism_host::{Config, Host, Quotas};
use asterism_store::{Address, Store, StoreError, StoreOptions};
use asterism_web::{Server, WebConfig};
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tracing_subscriber::EnvFilter;

use crate::admin::socket::AdminSocket;
use crate::failure::{Failure, read_file};

/// Start the server for browsers and programs
///
/// Each setting can be given as a flag, as the environment variable
/// ASTERISM_<NAME>, or in the file named by --config. Flags override the
/// environment, and the environment overrides the file.
#[derive(Clone, Debug, Default, Args)]
#[command(after_help = "\
Examples:
  asterism
  asterism serve --listen 0.0.0.0:7878 --database /var/lib/asterism/games.db
  asterism serve --database postgres://asterism@localhost/games
  asterism serve --config asterism.toml")]
pub(crate) struct Arguments {
    /// A TOML file with any of the settings below
    #[arg(long, env = "ASTERISM_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    settings: ServerSettings,
}

/// The settings. Each may be missing.
#[derive(Clone, Debug, Default, PartialEq, Args, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct ServerSettings {
    /// Where to listen [default: 127.0.0.1:7878]
    #[arg(long, env = "ASTERISM_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,

    /// A file for SQLite, or postgres://… [default: asterism.db]
    #[arg(long, env = "ASTERISM_DATABASE", value_name = "DATABASE")]
    database: Option<String>,

    /// Served over HTTPS: mark cookies Secure
    #[arg(long, env = "ASTERISM_SECURE", value_name = "BOOL")]
    secure: Option<bool>,

    /// How many trusted reverse proxies append to X-Forwarded-For [default: 0]
    #[arg(long, env = "ASTERISM_BEHIND_PROXY", value_name = "COUNT")]
    behind_proxy: Option<Proxies>,

    /// Public host names, separated by commas. Others are refused, except IP addresses and
    /// local names. Behind a proxy, any name is accepted unless this is set
    #[arg(long, env = "ASTERISM_HOSTNAME", value_name = "NAMES", value_delimiter = ',')]
    hostname: Option<Vec<String>>,

    /// Open connections in total [default: 10000, less if the system allows fewer]
    #[arg(long, env = "ASTERISM_CONNECTIONS", value_name = "COUNT")]
    connections: Option<usize>,

    /// Open connections per client, ignored behind a proxy [default: 200]
    #[arg(long, env = "ASTERISM_CONNECTIONS_PER_CLIENT", value_name = "COUNT")]
    connections_per_client: Option<usize>,

    /// Serve Prometheus metrics at this address; keep it private [default: off]
    #[arg(long, env = "ASTERISM_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,

    /// Requests per client per second [default: 50]
    #[arg(long, env = "ASTERISM_REQUESTS_PER_SECOND", value_name = "COUNT")]
    requests_per_second: Option<u32>,

    /// New guest accounts per client per hour [default: 60]
    #[arg(long, env = "ASTERISM_GUESTS_PER_HOUR", value_name = "COUNT")]
    guests_per_hour: Option<u32>,

    /// New tables per person per hour [default: 60]
    #[arg(long, env = "ASTERISM_TABLES_PER_HOUR", value_name = "COUNT")]
    tables_per_hour: Option<u32>,

    /// Unfinished tables per person [default: 40]
    #[arg(long, env = "ASTERISM_TABLES_PER_PERSON", value_name = "COUNT")]
    tables_per_person: Option<u64>,

    /// Unfinished tables per address [default: 200]
    #[arg(long, env = "ASTERISM_TABLES_PER_ADDRESS", value_name = "COUNT")]
    tables_per_address: Option<u64>,

    /// Running tables per person where only bots play [default: 4]
    #[arg(long, env = "ASTERISM_BOT_TABLES_PER_PERSON", value_name = "COUNT")]
    bot_tables_per_person: Option<u64>,

    /// Stored data per person, in MiB [default: 256]
    #[arg(long, env = "ASTERISM_STORAGE_PER_PERSON", value_name = "MIB")]
    storage_per_person: Option<u64>,

    /// Minutes per hour that bots may think at a person's tables [default: 30]
    #[arg(long, env = "ASTERISM_BOT_MINUTES_PER_PERSON", value_name = "MINUTES")]
    bot_minutes_per_person: Option<u64>,

    /// Minutes per hour that bots may think per address [default: 120]
    #[arg(long, env = "ASTERISM_BOT_MINUTES_PER_ADDRESS", value_name = "MINUTES")]
    bot_minutes_per_address: Option<u64>,

    /// Maximum time a bot thinks about a move, in milliseconds [default: 300]
    #[arg(long, env = "ASTERISM_BOT_TIME", value_name = "MILLISECONDS")]
    bot_time: Option<u64>,

    /// Bots that think at the same time [default: number of processors]
    #[arg(long, env = "ASTERISM_BOT_THREADS", value_name = "COUNT")]
    bot_threads: Option<usize>,

    /// Unload tables that have been idle for this many seconds [default: 120]
    #[arg(long, env = "ASTERISM_IDLE", value_name = "SECONDS")]
    idle: Option<u64>,

    /// What to log: error, warn, info, debug [default: info]
    #[arg(long, env = "ASTERISM_LOG", value_name = "LEVEL")]
    log: Option<String>,

    /// Log as JSON lines
    #[arg(long, env = "ASTERISM_LOG_JSON", value_name = "BOOL")]
    log_json: Option<bool>,
}

impl ServerSettings {
    /// These settings, with `other` where they say nothing. Merged as maps, so that a
    /// new setting needs no line here.
    fn or(self, other: Self) -> Result<Self, serde_json::Error> {
        let mut merged = other.given()?;
        merged.extend(self.given()?);
        serde_json::from_value(merged.into())
    }

    /// The settings that are given, by name.
    fn given(self) -> Result<serde_json::Map<String, Value>, serde_json::Error> {
        let Value::Object(mut settings) = serde_json::to_value(self)? else {
            return Ok(serde_json::Map::new());
        };
        settings.retain(|_, value| !value.is_null());
        Ok(settings)
    }
}

/// A number of proxies. For compatibility, `true` and `false` mean one and none.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "WrittenProxies")]
struct Proxies(usize);

#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenProxies {
    Flag(bool),
    Count(usize),
}

impl From<WrittenProxies> for Proxies {
    fn from(written: WrittenProxies) -> Self {
        match written {
            WrittenProxies::Flag(flag) => Self(usize::from(flag)),
            WrittenProxies::Count(count) => Self(count),
        }
    }
}

impl std::str::FromStr for Proxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "true" => Ok(Self(1)),
            "false" => Ok(Self(0)),
            _ => text.parse().map(Self).map_err(|_| "give the number of proxies".to_owned()),
        }
    }
}

/// Validated settings.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) database: Address,
    pub(crate) web: WebConfig,
    host: Config,
    log: String,
    log_json: bool,
}

impl Arguments {
    /// Without arguments.
    pub(crate) fn usual() -> Self {
        #[derive(Debug, clap::Parser)]
        struct Nothing {
            #[command(flatten)]
            arguments: Arguments,
        }
        // The environment applies even then.
        <Nothing as clap::Parser>::parse_from(["asterism"]).arguments
    }

    /// Validates the settings.
    pub(crate) fn choose(&self) -> Result<Chosen, Failure> {
        let file = match &self.config {
            None => ServerSettings::default(),
            Some(path) => toml::from_str(&read_file(path)?)
                .map_err(|error| Failure::bad(path.display(), error))?,
        };
        let settings = self.settings.clone().or(file);
        let settings = settings.map_err(|error| Failure::bad("the settings", error))?;
        let database = settings.database.as_deref().unwrap_or("asterism.db");
        let database: Address = database.parse().map_err(|error| bad(&error))?;
        let usual = WebConfig::default();
        let per_second = settings.requests_per_second.unwrap_or(usual.requests.0);
        let web = WebConfig {
            listen: settings.listen.unwrap_or(usual.listen),
            secure: settings.secure.unwrap_or(usual.secure),
            proxies: settings.behind_proxy.map_or(usual.proxies, |proxies| proxies.0),
            hostnames: settings.hostname.unwrap_or_default(),
            connections: settings.connections.unwrap_or(usual.connections),
            connections_per_client: settings
                .connections_per_client
                .unwrap_or(usual.connections_per_client),
            timeouts: usual.timeouts,
            metrics: settings.metrics_listen,
            requests: (per_second, per_second.saturating_mul(4)),
            guests: settings.guests_per_hour.unwrap_or(usual.guests),
            tables: settings.tables_per_hour.unwrap_or(usual.tables),
            body: usual.body,
        };
        let usual = Config::default();
        let minutes = |wanted: Option<u64>, usual: Duration| {
            wanted.map_or(usual, |minutes| Duration::from_secs(minutes.saturating_mul(60)))
        };
        let quotas = Quotas {
            tables: settings.tables_per_person.unwrap_or(usual.quotas.tables),
            bot_tables: settings.bot_tables_per_person.unwrap_or(usual.quotas.bot_tables),
            tables_per_address: settings
                .tables_per_address
                .unwrap_or(usual.quotas.tables_per_address),
            bytes: settings.storage_per_person.map_or(usual.quotas.bytes, |mib| mib << 20),
            bot_time: minutes(settings.bot_minutes_per_person, usual.quotas.bot_time),
            bot_time_per_address: minutes(
                settings.bot_minutes_per_address,
                usual.quotas.bot_time_per_address,
            ),
            ..usual.quotas
        };
        let host = Config {
            quotas,
            bot_time: settings.bot_time.map_or(usual.bot_time, Duration::from_millis),
            bot_threads: settings.bot_threads.unwrap_or(usual.bot_threads),
            idle: settings.idle.map_or(usual.idle, Duration::from_secs),
            address: web.listen.to_string(),
            ..usual
        };
        let log = settings.log.unwrap_or_else(|| "info".to_owned());
        Ok(Chosen { database, web, host, log, log_json: settings.log_json.unwrap_or(false) })
    }
}

fn bad(error: &StoreError) -> Failure {
    Failure::BadInput(error.to_string())
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Machine(format!("no threads can be started: {error}")))
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.choose()?;
    let filter = EnvFilter::try_new(&chosen.log)
        .map_err(|error| Failure::bad("the level of the log", error))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let set = if chosen.log_json { log.json().try_init() } else { log.try_init() };
    set.map_err(|error| Failure::Machine(error.to_string()))?;
    runtime()?.block_on(serve(chosen, out))
}

async fn serve(chosen: Chosen, out: &mut impl Write) -> Result<(), Failure> {
    // Clients should not have to wait much longer than that.
    let options = StoreOptions { patience: Duration::from_secs(4), ..StoreOptions::default() };
    let store = Store::open(&chosen.database, options).await;
    let store = store.map_err(|error| bad(&error))?;
    let host = Host::start(store, chosen.host)
        .await
        .map_err(|error| Failure::Machine(error.to_string()))?;
    let operators = match &chosen.database {
        Address::Sqlite(path) => AdminSocket::open(path)
            .map(|socket| tokio::spawn(socket.serve(host.clone())))
            .inspect_err(|error| {
                tracing::warn!("`asterism admin` can't reach this server: {error}");
            })
            .ok(),
        // Every program that uses the database can be a node.
        Address::Postgres(_) => None,
    };
    let listen = chosen.web.listen;
    let server = Server::bind(host, chosen.web).await.map_err(|error| {
        Failure::BadInput(format!("{listen}: can't listen there ({error}); choose --listen"))
    })?;
    let address = server.address().map_err(|error| Failure::Machine(error.to_string()))?;
    writeln!(out, "⁂ Asterism is open at http://{address}/ (Ctrl-C stops it)")?;
    out.flush()?;
    tracing::info!(%address, database = %chosen.database, "open");
    if let Some(address) = server.metrics_address() {
        tracing::info!(%address, "serving metrics");
    }
    server.run(stopped()).await.map_err(|error| Failure::Machine(error.to_string()))?;
    if let Some(operators) = operators {
        operators.abort();
        let _ = operators.await;
    }
    tracing::info!("closed");
    Ok(())
}

/// Waits for a signal to stop.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory as _, Parser};

    use super::*;

    #[derive(Debug, Parser)]
    struct Program {
        #[command(flatten)]
        settings: ServerSettings,
    }

    /// A value that the setting accepts, as written in TOML. `other` gives another one.
    fn sample(name: &str, other: bool) -> &'static str {
        match (name, other) {
            ("listen" | "metrics-listen", false) => "\"127.0.0.1:1\"",
            ("listen" | "metrics-listen", true) => "\"[::1]:2\"",
            ("database" | "log", false) => "\"one\"",
            ("database" | "log", true) => "\"two\"",
            ("hostname", false) => "[\"one\"]",
            ("hostname", true) => "[\"two\", \"three\"]",
            ("secure" | "log-json", _) => {
                if other {
                    "true"
                } else {
                    "false"
                }
            }
            (_, false) => "3",
            (_, true) => "4",
        }
    }

    #[test]
    fn every_setting_can_come_from_a_flag_the_environment_or_the_file() {
        let command = Program::command();
        let mut count = 0;
        for argument in command.get_arguments() {
            let Some(name) = argument.get_long().filter(|name| *name != "help") else { continue };
            let variable = format!("ASTERISM_{}", name.to_uppercase().replace('-', "_"));
            assert_eq!(argument.get_env(), Some(variable.as_ref()), "{name}");
            let written = |other| format!("{name} = {}", sample(name, other));
            let file: ServerSettings = toml::from_str(&written(false)).unwrap();
            let flag: ServerSettings = toml::from_str(&written(true)).unwrap();
            assert_ne!(file, flag, "{name}");
            assert_ne!(file, ServerSettings::default(), "{name}");
            assert_eq!(flag.clone().or(file.clone()).unwrap(), flag, "{name}: flags override");
            assert_eq!(ServerSettings::default().or(file.clone()).unwrap(), file, "{name}");
            assert_eq!(file.clone().or(ServerSettings::default()).unwrap(), file, "{name}");
            count += 1;
        }
        assert_eq!(count, 22);
    }

    #[test]
    fn settings_of_flags_and_file_are_combined() {
        let file = "listen = \"[::1]:80\"\nsecure = true\nbehind-proxy = true\nidle = 3";
        let file: ServerSettings = toml::from_str(file).unwrap();
        let words = ["asterism", "--idle", "4", "--secure", "false", "--hostname", "a,b"];
        let flags = Program::try_parse_from(words).unwrap().settings;
        let merged = flags.or(file).unwrap();
        assert_eq!(merged.listen, Some("[::1]:80".parse().unwrap()));
        assert_eq!((merged.secure, merged.idle), (Some(false), Some(4)));
        assert_eq!(merged.behind_proxy, Some(Proxies(1)));
        assert_eq!(merged.hostname, Some(vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!(merged.database, None);
    }

    #[test]
    fn unknown_settings_in_the_file_are_refused() {
        assert!(toml::from_str::<ServerSettings>("lisen = \"[::1]:80\"").is_err());
    }
}
