//! The socket that connects `asterism admin` to a running server, with one line of
//! JSON each way. It is next to the SQLite file, and only its owner may use it.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use asterism_host::{Host, Order};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};

use crate::failure::Failure;

/// Maximum length of a line, in bytes.
const MAX_LINE_LEN: u64 = 64 * 1024;
/// Time limit for a client to send its command.
const PATIENCE: Duration = Duration::from_secs(5);

/// The path of a database's socket. Symbolic links are resolved.
fn address(database: &Path) -> PathBuf {
    let real = database.canonicalize().unwrap_or_else(|_| database.to_path_buf());
    let mut name = real.file_name().unwrap_or_default().to_owned();
    name.push(".admin");
    real.with_file_name(name)
}

/// An open socket. Dropping it removes its file.
#[derive(Debug)]
pub(crate) struct AdminSocket {
    listener: UnixListener,
    address: PathBuf,
}

impl AdminSocket {
    /// Opens the socket of a database. The caller holds the database's lock, so an
    /// existing file is stale.
    pub(crate) fn open(database: &Path) -> io::Result<Self> {
        use std::os::unix::fs::PermissionsExt as _;
        let address = address(database);
        match std::fs::remove_file(&address) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(&address)?;
        std::fs::set_permissions(&address, std::fs::Permissions::from_mode(0o600))?;
        Ok(Self { listener, address })
    }

    /// Serves operators until it is dropped.
    pub(crate) async fn serve(self, host: Host) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    let host = host.clone();
                    tokio::spawn(async move {
                        if let Err(error) = answer(stream, &host).await {
                            tracing::debug!("an operator's connection failed: {error}");
                        }
                    });
                }
                Err(error) => {
                    tracing::warn!("the operator's socket fails: {error}");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.address);
    }
}

async fn answer(stream: UnixStream, host: &Host) -> io::Result<()> {
    // The file's mode is set only after it exists, so check the peer as well.
    let theirs = stream.peer_cred()?.uid();
    if theirs != 0 && theirs != rustix::process::geteuid().as_raw() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let (reader, mut writer) = stream.into_split();
    let mut line = String::new();
    let mut reader = BufReader::new(reader.take(MAX_LINE_LEN));
    tokio::time::timeout(PATIENCE, reader.read_line(&mut line)).await??;
    let answer = match serde_json::from_str::<Order>(&line) {
        Err(error) => json!({ "error": { "code": "unreadable", "message": error.to_string() } }),
        Ok(order) => {
            tracing::info!(?order, "operator");
            match host.operate(order).await {
                Ok(done) => json!({ "done": done }),
                Err(error) => {
                    json!({ "error": { "code": error.code(), "message": error.to_string() } })
                }
            }
        }
    };
    writer.write_all(format!("{answer}\n").as_bytes()).await
}

/// Sends a command to the server that runs on a database, if there is one.
pub(crate) async fn ask(database: &Path, order: &Order) -> Result<Option<Value>, Failure> {
    let address = address(database);
    let stream = match UnixStream::connect(&address).await {
        Ok(stream) => stream,
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
            ) =>
        {
            return Ok(None);
        }
        Err(error) => return Err(Failure::bad(address.display(), error)),
    };
    let (reader, mut writer) = stream.into_split();
    let line = serde_json::to_string(order).map_err(|error| Failure::Machine(error.to_string()))?;
    writer.write_all(format!("{line}\n").as_bytes()).await?;
    let mut text = String::new();
    BufReader::new(reader).read_line(&mut text).await?;
    let mut answer: Value = serde_json::from_str(&text)
        .map_err(|_| Failure::Machine("the server's answer can't be read".to_owned()))?;
    match answer.get("error") {
        None => Ok(Some(answer["done"].take())),
        Some(error) => {
            let message = error["message"].as_str().unwrap_or("the server refused");
            Err(Failure::BadInput(message.to_owned()))
        }
    }
}
