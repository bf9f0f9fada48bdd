//! Server processes.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::http::Connection;
use crate::{LoadError, Result, fail};

/// A running `asterism serve`. Dropping it kills the process.
#[derive(Debug)]
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

/// How servers are started.
#[derive(Clone, Debug)]
pub struct Program {
    pub path: PathBuf,
    pub database: String,
    /// Where its log goes; discarded if `None`.
    pub log: Option<PathBuf>,
    /// Further arguments of `serve`.
    pub arguments: Vec<String>,
    /// Whether clients are limited as they are by default.
    pub limited: bool,
}

/// Nothing is limited for a client, because all come from one address.
const UNLIMITED: &[&str] = &[
    "--requests-per-second=1000000",
    "--guests-per-hour=1000000",
    "--tables-per-hour=1000000",
    "--connections=1000000",
    "--connections-per-client=1000000",
    "--tables-per-person=1000000",
    "--tables-per-address=1000000",
];

impl Program {
    /// The program with this database.
    #[must_use]
    pub fn new(path: &Path, database: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            database: database.into(),
            log: None,
            arguments: Vec::new(),
            limited: false,
        }
    }

    /// With the default limits for clients.
    #[must_use]
    pub fn limited(self) -> Self {
        Self { limited: true, ..self }
    }

    /// With a further argument and its value.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.arguments.extend([name.to_owned(), value.to_owned()]);
        self
    }

    /// Starts a server that listens anywhere on this machine.
    pub fn start(&self) -> Result<Server> {
        self.start_as(Command::new(&self.path))
    }

    /// Starts a server for which `folder` is a small disk in memory. This needs no
    /// privileges where users can create namespaces.
    pub fn start_on_small_disk(&self, folder: &Path, size: &str) -> Result<Server> {
        let script = "mount -t tmpfs -o size=$1 tmpfs \"$2\" && shift 2 && exec \"$@\"";
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount", "sh", "-c", script, "sh", size]);
        command.arg(folder).arg(&self.path);
        self.start_as(command)
    }

    fn start_as(&self, mut command: Command) -> Result<Server> {
        let log = match &self.log {
            Some(path) => File::options().create(true).append(true).open(path)?.into(),
            None => Stdio::null(),
        };
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &self.database])
            .args(["--log", "warn"])
            .args(if self.limited { &[][..] } else { UNLIMITED })
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let output = child.stdout.take().ok_or_else(|| LoadError("no output".into()))?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let Some(address) = address.and_then(|address| address.parse().ok()) else {
            let _ = child.kill();
            let _ = child.wait();
            return fail(format!("the server did not open: {line:?}"));
        };
        Ok(Server { child, address })
    }

    /// Starts one where another was killed a moment ago.
    pub fn start_again(&self) -> Result<Server> {
        let mut tries = 0;
        loop {
            match self.start() {
                Ok(server) => return Ok(server),
                Err(problem) if tries == 50 => return Err(problem),
                Err(_) => tries += 1,
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// What `asterism export` writes about a table: its entries, in order.
    pub fn exported(&self, table: &str) -> Result<Vec<Value>> {
        let output = Command::new(&self.path)
            .args(["export", table, "--database", &self.database])
            .stdin(Stdio::null())
            .output()?;
        if !output.status.success() {
            return fail(String::from_utf8_lossy(&output.stderr));
        }
        let mut entries = Vec::new();
        for line in String::from_utf8(output.stdout)?.lines() {
            let line: Value = serde_json::from_str(line)?;
            if let Some(body) = line["entry"]["body"].as_str() {
                entries.push(serde_json::from_str(body)?);
            }
        }
        Ok(entries)
    }
}

impl Server {
    /// A connection to it.
    pub async fn connect(&self) -> Result<Connection> {
        Connection::open(self.address).await
    }

    /// A path as the server sees it, which may have disks of its own.
    #[must_use]
    pub fn sees(&self, path: &Path) -> PathBuf {
        let root = format!("/proc/{}/root", self.child.id());
        Path::new(&root).join(path.strip_prefix("/").unwrap_or(path))
    }

    /// Kills it with SIGKILL.
    pub fn kill(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(mut self) -> Result<()> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        let status = self.child.wait()?;
        if status.success() { Ok(()) } else { fail(format!("it stopped with {status}")) }
    }

    fn read(&self, file: &str) -> Result<String> {
        Ok(std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id()))?)
    }

    /// The memory it has in use, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        let kilobytes: u64 = kilobytes.and_then(|text| text.parse().ok()).unwrap_or_default();
        Ok(kilobytes * 1024)
    }

    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The processor time it has used, in seconds.
    pub fn processor(&self) -> Result<f64> {
        processor(self.child.id())
    }
}

/// The processor time a process has used, in seconds.
pub(crate) fn processor(id: u32) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<u64>().ok());
    // Linux counts in hundredths of a second.
    Ok((ticks(12).unwrap_or_default() + ticks(13).unwrap_or_default()) as f64 / 100.0)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
