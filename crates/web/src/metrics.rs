//! Metrics in the Prometheus text format, on a separate address.
//!
//! Counters that change with every move could tell a player what others do, for
//! instance that a bot had nothing to think about. So metrics are not public, and
//! only show a snapshot that is taken once a minute.

use std::fmt::Write as _;
use std::sync::atomic::Ordering;
use std::sync::{Arc, RwLock};
use std::time::Duration;

use asterism_host::{Histogram, HostMetrics};
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::connections::{Connections, serve};
use crate::operations::{health, ready};
use crate::server::App;

/// How often a new snapshot is taken.
const INTERVAL: Duration = Duration::from_secs(60);
/// Maximum number of concurrent readers.
const READERS: usize = 64;

/// Serves `/metrics`, `/health` and `/ready` until it is aborted.
pub(crate) fn serve_metrics(
    listener: TcpListener,
    app: &Arc<App>,
) -> impl Future<Output = ()> + use<> {
    let app = Arc::clone(app);
    async move {
        let snapshot = Arc::new(RwLock::new(written(app.host.metrics(), &app.connections)));
        let taking = tokio::spawn({
            let (app, snapshot) = (Arc::clone(&app), Arc::clone(&snapshot));
            async move {
                loop {
                    tokio::time::sleep(INTERVAL).await;
                    let text = written(app.host.metrics(), &app.connections);
                    *snapshot.write().unwrap_or_else(std::sync::PoisonError::into_inner) = text;
                }
            }
        });
        let read = move || {
            let snapshot = Arc::clone(&snapshot);
            async move {
                let text = snapshot.read().unwrap_or_else(std::sync::PoisonError::into_inner);
                ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text.clone())
            }
        };
        let connections = Connections::new(READERS, READERS, app.config.timeouts);
        let router = Router::new()
            .route("/metrics", get(read))
            .route("/health", get(health))
            .route("/ready", get(ready))
            .with_state(app);
        let _taking = AbortOnDrop(taking);
        serve(listener, router, Arc::new(connections), std::future::pending()).await;
    }
}

struct AbortOnDrop(tokio::task::JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

fn written(metrics: &HostMetrics, connections: &Connections) -> String {
    let mut text = String::new();
    let read = |value: &std::sync::atomic::AtomicU64| value.load(Ordering::Relaxed);
    let gauges = [
        ("asterism_tables", "tables in memory", read(&metrics.tables)),
        ("asterism_viewers", "open streams", read(&metrics.viewers)),
        ("asterism_connections", "open connections", connections.count()),
    ];
    let counters = [
        ("asterism_inputs_accepted_total", "inputs accepted", read(&metrics.accepted)),
        ("asterism_inputs_refused_total", "inputs refused", read(&metrics.refused)),
        ("asterism_inputs_failed_total", "inputs that failed", read(&metrics.failed)),
        ("asterism_conflicts_total", "writes that another node preceded", read(&metrics.conflicts)),
        ("asterism_late_bots_total", "bots that ran out of time", read(&metrics.late_bots)),
        ("asterism_connections_refused_total", "connections over a limit", connections.refused()),
    ];
    let kinds = [("gauge", &gauges[..]), ("counter", &counters[..])];
    for (kind, list) in kinds {
        for (name, help, value) in list {
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        }
    }
    let histograms: [(&str, &str, &Histogram); 4] = [
        ("asterism_input_seconds", "time from an input to its answer", &metrics.input_time),
        ("asterism_store_seconds", "time spent in the store", &metrics.store_time),
        ("asterism_bot_seconds", "time bots took outside response windows", &metrics.bot_time),
        ("asterism_load_seconds", "time to load a table", &metrics.load_time),
    ];
    for (name, help, histogram) in histograms {
        let (classes, count, sum) = histogram.read();
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} histogram\n");
        for (bound, below) in classes {
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {below}");
        }
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = write!(text, "{name}_sum {sum}\n{name}_count {count}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Timeouts;

    #[test]
    fn metrics_are_written_for_prometheus() {
        let metrics = HostMetrics::default();
        metrics.tables.store(3, Ordering::Relaxed);
        metrics.bot_time.record(Duration::from_millis(2));
        let text = written(&metrics, &Connections::new(1, 1, Timeouts::default()));
        assert!(text.contains("# TYPE asterism_tables gauge\nasterism_tables 3\n"));
        assert!(text.contains("asterism_bot_seconds_bucket{le=\"0.0025\"} 1\n"));
        assert!(text.contains("asterism_bot_seconds_count 1\n"));
    }
}
