//! A minimal WebSocket client.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::http::Connection;
use crate::{Result, fail};

#[derive(Debug)]
pub struct Socket {
    connection: Connection,
    /// How much of the buffer was already consumed.
    read: usize,
}

const ROOM: usize = 16 << 10;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

impl Socket {
    /// Upgrades a connection.
    pub async fn open(mut connection: Connection, path: &str, token: &str) -> Result<Self> {
        let mut text = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n", connection.address);
        if !token.is_empty() {
            text += &format!("authorization: Bearer {token}\r\n");
        }
        text += "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                 sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        connection.stream.write_all(text.as_bytes()).await?;
        let head = connection.head().await?;
        if head.status != 101 {
            return fail(format!("no WebSocket: {}", head.status));
        }
        connection.buffer.reserve(ROOM);
        Ok(Self { connection, read: 0 })
    }

    pub async fn send(&mut self, text: &str) -> Result<()> {
        self.frame(TEXT, text.as_bytes()).await
    }

    /// A frame with a mask of zeros, which costs nothing to apply.
    async fn frame(&mut self, kind: u8, body: &[u8]) -> Result<()> {
        let mut frame = vec![0x80 | kind];
        match body.len() {
            short @ ..126 => frame.push(0x80 | short as u8),
            medium @ ..65536 => {
                frame.push(0x80 | 126);
                frame.extend_from_slice(&(medium as u16).to_be_bytes());
            }
            long => {
                frame.push(0x80 | 127);
                frame.extend_from_slice(&(long as u64).to_be_bytes());
            }
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(body);
        self.connection.stream.write_all(&frame).await?;
        Ok(())
    }

    /// The next text message. Answers pings.
    pub async fn next(&mut self) -> Result<&str> {
        loop {
            let Some((kind, start, end)) = whole(&self.connection.buffer[self.read..]) else {
                self.connection.buffer.drain(..self.read);
                self.read = 0;
                let Connection { stream, buffer, .. } = &mut self.connection;
                if stream.read_buf(buffer).await? == 0 {
                    return fail("the server has closed the socket");
                }
                continue;
            };
            let body = self.read + start..self.read + end;
            self.read = body.end;
            match kind {
                TEXT => return Ok(std::str::from_utf8(&self.connection.buffer[body])?),
                PING => {
                    let body = self.connection.buffer[body].to_vec();
                    self.frame(PONG, &body).await?;
                }
                CLOSE => return fail("the server has closed the socket"),
                _ => {}
            }
        }
    }
}

/// The kind of the first frame and the range of its body, if it is complete.
fn whole(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (kind, length) = (bytes.first()? & 0x0f, bytes.get(1)? & 0x7f);
    let (start, length) = match length {
        126 => (4, u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?) as usize),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize),
        short => (2, usize::from(short)),
    };
    let end = start + length;
    (bytes.len() >= end).then_some((kind, start, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_found_when_they_are_whole() {
        assert_eq!(whole(&[0x81]), None);
        assert_eq!(whole(&[0x81, 2, b'h']), None);
        assert_eq!(whole(&[0x81, 2, b'h', b'i', 9]), Some((TEXT, 2, 4)));
        let mut long = vec![0x81, 126, 1, 0];
        assert_eq!(whole(&long), None);
        long.extend([0; 256]);
        assert_eq!(whole(&long), Some((TEXT, 4, 260)));
    }
}
