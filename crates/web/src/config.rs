//! Configuration of the web server.

use std::net::SocketAddr;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct WebConfig {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// Whether browsers use HTTPS, so that cookies are marked `Secure`.
    pub secure: bool,
    /// Number of trusted proxies that append to `X-Forwarded-For`.
    pub proxies: usize,
    /// Public host names the server answers to.
    pub hostnames: Vec<String>,
    /// Maximum number of open connections.
    pub connections: usize,
    /// Maximum number of open connections per client. Not checked behind a proxy.
    pub connections_per_client: usize,
    pub timeouts: Timeouts,
    /// The address that serves metrics, if any.
    pub metrics: Option<SocketAddr>,
    /// Requests per client: per second, and as a burst.
    pub requests: (u32, u32),
    /// New guest accounts per client per hour.
    pub guests: u32,
    /// New tables per person per hour.
    pub tables: u32,
    /// Maximum size of a request body, in bytes.
    pub body: usize,
}

#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// To send the header of a request. An idle connection is closed after the
    /// same time.
    pub header: Duration,
    /// Until the response to a request begins, including the upload of its body.
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
