//! Accepts connections: their number, their timeouts, and what happens when the
//! system runs out of file descriptors.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::client::Client;
use crate::config::Timeouts;

/// File descriptors reserved for the database and files.
const RESERVED_FILES: u64 = 128;
/// How often refused connections are reported in the log.
const REPORT_INTERVAL: Duration = Duration::from_secs(10);

/// The response to a connection over the limit, before it is closed.
const REFUSAL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n\
    Retry-After: 10\r\nConnection: close\r\nContent-Length: 98\r\n\r\n\
    {\"code\":\"too-many-connections\",\"message\":\"Too many connections are open; try again in a moment.\"}\n";

/// Open connections and their limits.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    most_per_client: usize,
    timeouts: Timeouts,
    open: Mutex<HashMap<Client, usize>>,
    count: AtomicU64,
    refused: AtomicU64,
    reported: Mutex<Option<Instant>>,
}

/// An open connection. Dropping it releases its slot.
struct Admission {
    connections: Arc<Connections>,
    client: Client,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Connections {
    /// `most_per_client` must be `usize::MAX` behind a proxy, where all
    /// connections come from the same address.
    pub(crate) fn new(most: usize, most_per_client: usize, timeouts: Timeouts) -> Self {
        Self {
            most: most.min(file_limit()),
            most_per_client,
            timeouts,
            open: Mutex::default(),
            count: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            reported: Mutex::default(),
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    fn admit(self: &Arc<Self>, client: Client) -> Option<Admission> {
        let mut open = lock(&self.open);
        let of_client = open.get(&client).copied().unwrap_or_default();
        let total = self.count.load(Ordering::Relaxed) as usize;
        if total >= self.most || of_client >= self.most_per_client {
            self.refused.fetch_add(1, Ordering::Relaxed);
            drop(open);
            self.report(|| {
                tracing::warn!(
                    ?client,
                    total,
                    of_client,
                    "connection refused: limit reached (behind a proxy, set --behind-proxy)"
                );
            });
            return None;
        }
        open.insert(client, of_client + 1);
        self.count.fetch_add(1, Ordering::Relaxed);
        Some(Admission { connections: Arc::clone(self), client })
    }

    /// A flood of refusals must not become a flood of log lines.
    fn report(&self, log: impl FnOnce()) {
        let mut reported = lock(&self.reported);
        if reported.is_none_or(|at| at.elapsed() >= REPORT_INTERVAL) {
            *reported = Some(Instant::now());
            log();
        }
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut open = lock(&self.connections.open);
        if let Some(count) = open.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.client);
            }
        }
        self.connections.count.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The number of connections that the limit of open files allows, after raising
/// the soft limit to the hard one.
fn file_limit() -> usize {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => raised.current,
        Err(_) => limit.current,
    };
    current.map_or(usize::MAX, |files| {
        usize::try_from(files.saturating_sub(RESERVED_FILES).max(16)).unwrap_or(usize::MAX)
    })
}

/// The stream of an admitted connection. It lives as long as the connection, even
/// after an upgrade to a WebSocket.
struct Admitted {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    admission: Admission,
}

impl AsyncRead for Admitted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Admitted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(context, buffers)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Serves connections until `stop` resolves, then waits until all are closed.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Arc<Connections>,
    stop: impl Future<Output = ()>,
) {
    let (stopping, stopped) = watch::channel(false);
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => match connections.admit(Client::of(peer.ip())) {
                    Some(admission) => {
                        let stream = admitted(stream, admission);
                        tokio::spawn(converse(stream, peer, router.clone(), stopped.clone()));
                    }
                    None => {
                        // Best effort: the client may not read it.
                        let _ = stream.try_write(REFUSAL);
                    }
                },
                Err(error) => recover(&connections, &error).await,
            },
            () = &mut stop => break,
        }
    }
    drop((listener, stopped));
    stopping.send_replace(true);
    stopping.closed().await;
}

fn admitted(stream: TcpStream, admission: Admission) -> Admitted {
    // An update directly follows its acknowledgement; Nagle's algorithm would
    // delay it until the client has confirmed the packet before.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!("a connection may be slow: {error}");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(admission.connections.timeouts.write));
    Admitted { stream: Box::pin(stream), admission }
}

/// Handles a failed accept. Errors of a single connection are ignored. When the
/// system has no file descriptors left, an immediate retry would only burn CPU
/// time.
async fn recover(connections: &Connections, error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
    {
        return;
    }
    connections.report(|| {
        tracing::error!(
            "can't accept connections: {error}; trying again (raise the open files limit?)"
        );
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
}

async fn converse(
    stream: Admitted,
    peer: SocketAddr,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    let header_timeout = stream.admission.connections.timeouts.header;
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let router = router.clone();
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let response: Result<_, Infallible> = router.oneshot(request).await;
            response
        }
    });
    let mut connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(header_timeout)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = Pin::new(&mut connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = async { drop(stopped.wait_for(|stopped| *stopped).await) } => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, "connection ended: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(last: u8) -> Client {
        Client::of([192, 0, 2, last].into())
    }

    #[test]
    fn connections_are_capped_in_total_and_per_client() {
        let connections = Arc::new(Connections::new(3, 2, Timeouts::default()));
        let first = connections.admit(client(1));
        let second = connections.admit(client(1));
        assert!(first.is_some() && second.is_some());
        assert!(connections.admit(client(1)).is_none(), "the client's limit");
        let third = connections.admit(client(2));
        assert!(third.is_some());
        assert!(connections.admit(client(3)).is_none(), "the total limit");
        assert_eq!((connections.count(), connections.refused()), (3, 2));
        drop(first);
        assert!(connections.admit(client(1)).is_some());
    }

    #[test]
    fn the_refusal_has_the_length_it_declares() {
        let text = std::str::from_utf8(REFUSAL).unwrap();
        let (header, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(header.contains(&format!("Content-Length: {}", body.len())), "{}", body.len());
        serde_json::from_str::<serde_json::Value>(body).unwrap();
    }
}
