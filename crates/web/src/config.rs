//! How the server is reached, and what it allows.

use std::net::SocketAddr;

/// How the server is reached, and what it allows.
#[derive(Clone, Debug)]
pub struct WebConfig {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether browsers reach it by HTTPS, so that cookies are kept to that.
    pub secure: bool,
    /// Whether the address of a client is in `X-Forwarded-For`, written by a
    /// proxy of one's own.
    pub behind_proxy: bool,
    /// Requests a client may make in a second, and how many at once.
    pub requests: (u32, u32),
    /// Guests a client may become in an hour.
    pub guests: u32,
    /// Tables a person may make in an hour.
    pub tables: u32,
    /// The largest body of a request, in bytes.
    pub body: usize,
}

impl Default for WebConfig {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            secure: false,
            behind_proxy: false,
            requests: (50, 200),
            guests: 60,
            tables: 60,
            body: 256 * 1024,
        }
    }
}
