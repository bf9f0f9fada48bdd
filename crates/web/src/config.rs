//! How the server is reached, and what it allows.

use std::net::SocketAddr;
use std::time::Duration;

/// How the server is reached, and what it allows.
#[derive(Clone, Debug)]
pub struct WebConfig {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether browsers reach it by HTTPS, so that cookies are kept to that.
    pub secure: bool,
    /// How many trusted proxies append to `X-Forwarded-For`.
    pub proxies: usize,
    /// Public host names the server answers to.
    pub hostnames: Vec<String>,
    /// How many connections may be open in total.
    pub connections: usize,
    /// How many connections one client may have open; not checked behind a
    /// proxy.
    pub connections_per_client: usize,
    /// How long clients may take.
    pub timeouts: Timeouts,
    /// Where metrics are served; nowhere if none.
    pub metrics: Option<SocketAddr>,
    /// Requests a client may make in a second, and how many at once.
    pub requests: (u32, u32),
    /// Guests a client may become in an hour.
    pub guests: u32,
    /// Tables a person may make in an hour.
    pub tables: u32,
    /// The largest body of a request, in bytes.
    pub body: usize,
}

/// How long clients may take.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// To send the header of a request. An idle connection is closed after the
    /// same time.
    pub header: Duration,
    /// Until the answer to a request begins, the upload of its body included.
    /// Streams begin at once and are not affected.
    pub request: Duration,
    /// To read anything at all while there is something to read.
    pub write: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let half_a_minute = Duration::from_secs(30);
        Self { header: half_a_minute, request: half_a_minute, write: half_a_minute }
    }
}

impl Default for WebConfig {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            secure: false,
            proxies: 0,
            hostnames: Vec::new(),
            connections: 10_000,
            connections_per_client: 200,
            timeouts: Timeouts::default(),
            metrics: None,
            requests: (50, 200),
            guests: 60,
            tables: 60,
            body: 256 * 1024,
        }
    }
}
