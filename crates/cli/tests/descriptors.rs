//! A server that may open only few files.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod program;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use program::Folder;

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn health(address: &str) -> String {
    let mut answer = String::new();
    let Ok(mut stream) = TcpStream::connect(address) else { return answer };
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let request = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let _ = stream.write_all(request);
    let _ = stream.read_to_string(&mut answer);
    answer
}

#[test]
fn a_flood_of_connections_at_the_limit_of_open_files_is_survived() {
    let folder = Folder::new();
    let log = folder.path("log");
    let script = format!(
        "ulimit -n 160; exec {:?} serve --listen 127.0.0.1:0 --database {:?} 2>{log:?}",
        env!("CARGO_BIN_EXE_asterism"),
        folder.path("games.db"),
    );
    let child = Command::new("sh").arg("-c").arg(script).stdout(Stdio::piped()).spawn().unwrap();
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();

    let flood: Vec<TcpStream> =
        (0..400).filter_map(|_| TcpStream::connect(&address).ok()).collect();
    assert!(flood.len() > 100);
    std::thread::sleep(Duration::from_millis(500));
    let refused = health(&address);
    assert!(refused.contains("too-many-connections") || refused.is_empty(), "{refused}");
    drop(flood);
    std::thread::sleep(Duration::from_millis(500));
    let answer = health(&address);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let said = std::fs::read_to_string(&log).unwrap();
    assert!(said.contains("limit reached"), "{said}");
    assert!(said.lines().count() < 20, "a flood must not flood the log: {said}");
}
