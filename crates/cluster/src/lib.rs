//! A private PostgreSQL for tests and benches.
//!
//! Owns: finding or installing PostgreSQL's programs; a cluster in a temporary
//! folder that is started, stopped, and gone when its owner is, however that ends.
//!
//! Knows nothing about: what is stored in it, SQL, games.

mod programs;

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

pub use programs::programs;

/// What a cluster does while it is watched over. The shell outlives its
/// owner: when the owner's end of the pipe is gone, it tidies up.
const KEEPER: &str = include_str!("keeper.sh");

/// How a cluster is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Connections are closed, everything is written.
    Orderly,
    /// As if the machine's power were cut for its processes.
    AtOnce,
}

/// A private PostgreSQL server. It listens only on a socket in its folder, which is
/// open to everybody on this machine with access to that folder.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    bin: PathBuf,
    keeper: Mutex<Keeper>,
    databases: AtomicU32,
}

#[derive(Debug)]
struct Keeper {
    child: Child,
    commands: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Keeper {
    /// Sends a command and waits until it is done.
    fn send(&mut self, command: &str) -> io::Result<String> {
        let commands = self.commands.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        writeln!(commands, "{command}")?;
        commands.flush()?;
        self.receive()
    }

    fn receive(&mut self) -> io::Result<String> {
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        match line.trim_end().strip_prefix("done ") {
            Some(rest) => Ok(rest.to_owned()),
            None => Err(io::Error::other(format!("the cluster says {line:?}"))),
        }
    }
}

impl Cluster {
    /// Creates a cluster and starts it. Installs PostgreSQL if it is missing and
    /// permissions allow it.
    pub fn start() -> io::Result<Self> {
        let bin = programs()?;
        let mut command = if is_root()? {
            // PostgreSQL refuses to run as root.
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        let mut child = command
            .args(["-c", KEEPER, "keeper"])
            .arg(&bin)
            .current_dir(std::env::temp_dir())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let broken = || io::Error::other("a pipe is missing");
        let commands = child.stdin.take().ok_or_else(broken)?;
        let answers = BufReader::new(child.stdout.take().ok_or_else(broken)?);
        let mut keeper = Keeper { child, commands: Some(commands), answers };
        let folder = PathBuf::from(keeper.receive()?);
        Ok(Self { folder, bin, keeper: Mutex::new(keeper), databases: AtomicU32::new(0) })
    }

    fn send(&self, command: &str) -> io::Result<()> {
        let mut keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner);
        keeper.send(command).map(drop)
    }

    /// A new, empty database; its address.
    pub fn create_database(&self) -> io::Result<String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.send(&format!("create {name}"))?;
        Ok(self.url(&name))
    }

    /// The address of a database.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://asterism@localhost/{database}?host={}", self.folder.display())
    }

    /// Stops it; the data stays.
    pub fn stop(&self, how: Stop) -> io::Result<()> {
        self.send(match how {
            Stop::Orderly => "stop fast",
            Stop::AtOnce => "stop immediate",
        })
    }

    /// Starts it again.
    pub fn start_again(&self) -> io::Result<()> {
        self.send("start")
    }

    /// Where its programs are.
    #[must_use]
    pub fn programs(&self) -> &Path {
        &self.bin
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let keeper = self.keeper.get_mut().unwrap_or_else(PoisonError::into_inner);
        keeper.commands = None;
        let _ = keeper.child.wait();
    }
}

/// Whether this process runs as root.
fn is_root() -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    Ok(std::fs::metadata("/proc/self")?.uid() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_starts_stops_and_leaves_nothing() {
        let cluster = Cluster::start().unwrap();
        let folder = cluster.folder.clone();
        assert!(folder.join("data").exists());
        let url = cluster.create_database().unwrap();
        assert!(url.contains("/test_0?host="), "{url}");
        assert!(cluster.create_database().unwrap().contains("/test_1?"));
        cluster.stop(Stop::AtOnce).unwrap();
        assert!(cluster.create_database().is_err(), "it is stopped");
        cluster.start_again().unwrap();
        cluster.create_database().unwrap();
        cluster.stop(Stop::Orderly).unwrap();
        drop(cluster);
        assert!(!folder.exists(), "{} is left", folder.display());
    }
}
