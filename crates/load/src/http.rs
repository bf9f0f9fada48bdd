//! HTTP/1.1 over one connection: requests with JSON, and event streams.

use std::net::{IpAddr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::{LoadError, Result, fail};

/// The server's address, and the address to connect from.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    server: SocketAddr,
    source: Option<IpAddr>,
}

impl Target {
    /// A server, from any address.
    #[must_use]
    pub const fn new(server: SocketAddr) -> Self {
        Self { server, source: None }
    }

    /// From this local address.
    #[must_use]
    pub const fn from(self, source: IpAddr) -> Self {
        Self { source: Some(source), ..self }
    }
}

impl From<SocketAddr> for Target {
    fn from(server: SocketAddr) -> Self {
        Self::new(server)
    }
}

/// A persistent connection.
#[derive(Debug)]
pub struct Connection {
    pub(crate) address: SocketAddr,
    pub(crate) stream: TcpStream,
    pub(crate) buffer: Vec<u8>,
}

/// The head of a response: its status and the framing of its body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ResponseHead {
    pub(crate) status: u16,
    length: Option<usize>,
}

impl Connection {
    pub async fn open(target: impl Into<Target>) -> Result<Self> {
        let Target { server: address, source } = target.into();
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(source) = source {
            socket.bind(SocketAddr::new(source, 0))?;
        }
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { address, stream, buffer: Vec::new() })
    }

    /// Sends a request without waiting for the response.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: Option<&str>,
    ) -> Result<()> {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        if !token.is_empty() {
            text += &format!("authorization: Bearer {token}\r\n");
        }
        if let Some(body) = body {
            let length = body.len();
            text += &format!("content-type: application/json\r\ncontent-length: {length}\r\n");
        }
        text += "\r\n";
        text += body.unwrap_or_default();
        self.stream.write_all(text.as_bytes()).await?;
        Ok(())
    }

    async fn more(&mut self) -> Result<()> {
        if self.stream.read_buf(&mut self.buffer).await? == 0 {
            return fail("the server has closed the connection");
        }
        Ok(())
    }

    /// Reads the head of a response.
    pub(crate) async fn head(&mut self) -> Result<ResponseHead> {
        loop {
            if let Some(end) = find(&self.buffer, b"\r\n\r\n") {
                let text = String::from_utf8_lossy(&self.buffer[..end]).to_ascii_lowercase();
                let mut lines = text.split("\r\n");
                let status = lines.next().and_then(|line| line.split(' ').nth(1));
                let status = status.and_then(|status| status.parse().ok());
                let length = lines.find_map(|line| line.strip_prefix("content-length: "));
                let length = length.and_then(|length| length.parse().ok());
                self.buffer.drain(..end + 4);
                let unclear = || LoadError("the answer is no HTTP".into());
                return Ok(ResponseHead { status: status.ok_or_else(unclear)?, length });
            }
            self.more().await?;
        }
    }

    /// Reads a response with a body of known length.
    pub async fn answer(&mut self) -> Result<(u16, String)> {
        let ResponseHead { status, length } = self.head().await?;
        let Some(length) = length else { return fail("an answer without a length") };
        while self.buffer.len() < length {
            self.more().await?;
        }
        let body = String::from_utf8(self.buffer[..length].to_vec())?;
        self.buffer.drain(..length);
        Ok((status, body))
    }

    /// Sends a request and reads the response.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: Option<&Value>,
    ) -> Result<(u16, Value)> {
        let text = body.map(ToString::to_string);
        self.send(method, path, token, text.as_deref()).await?;
        let (status, text) = self.answer().await?;
        Ok((status, serde_json::from_str(&text).unwrap_or_default()))
    }

    /// Sends a POST request that must succeed.
    pub async fn must(&mut self, path: &str, token: &str, body: &Value) -> Result<Value> {
        let (status, answer) = self.ask("POST", path, token, Some(body)).await?;
        if status >= 300 {
            return fail(format!("{path} {body}: {status} {answer}"));
        }
        Ok(answer)
    }

    /// Performs an action at a table, which must succeed.
    pub async fn act(&mut self, table: &str, token: &str, action: &Value) -> Result<Value> {
        self.must(&format!("/api/tables/{table}/do"), token, action).await
    }

    /// Turns the connection into a stream of views.
    pub async fn stream(mut self, table: &str, token: &str) -> Result<Events> {
        self.send("GET", &format!("/api/tables/{table}/stream"), token, None).await?;
        let head = self.head().await?;
        if head.status != 200 {
            return fail(format!("no stream: {}", head.status));
        }
        Ok(Events { connection: self, text: Vec::new() })
    }
}

pub(crate) fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

/// A stream of server-sent events, in chunks.
#[derive(Debug)]
pub struct Events {
    connection: Connection,
    text: Vec<u8>,
}

impl Events {
    /// The data of the next table event. Skips pings.
    pub async fn next(&mut self) -> Result<String> {
        loop {
            while let Some(end) = find(&self.text, b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                if !event.starts_with(b"event: table") {
                    continue;
                }
                let event = String::from_utf8(event)?;
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                if let Some(data) = data {
                    return Ok(data.to_owned());
                }
            }
            self.chunk().await?;
        }
    }

    async fn chunk(&mut self) -> Result<()> {
        let connection = &mut self.connection;
        loop {
            if let Some(end) = find(&connection.buffer, b"\r\n") {
                let size = std::str::from_utf8(&connection.buffer[..end])?;
                let size = usize::from_str_radix(size.trim(), 16)?;
                if size == 0 {
                    return fail("the stream has ended");
                }
                let whole = end + 2 + size + 2;
                if connection.buffer.len() >= whole {
                    self.text.extend_from_slice(&connection.buffer[end + 2..whole - 2]);
                    connection.buffer.drain(..whole);
                    return Ok(());
                }
            }
            connection.more().await?;
        }
    }
}
