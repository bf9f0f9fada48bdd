//! For whoever watches over the server: health and measures.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use asterism_host::{Histogram, Measures};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::json;

use crate::server::App;

/// Whether the server and its store work.
#[utoipa::path(get, path = "/health", tag = "operations",
    responses((status = 200, description = "All is well", body = Object),
              (status = 503, description = "The store fails, with its code", body = Object)))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    match app.host.store().setting("health").await {
        Ok(_) => (StatusCode::OK, Json(json!({ "status": "ok" }))),
        Err(error) => (
            StatusCode::SERVICE_UNAVAILABLE,
            Json(json!({ "status": "store", "code": error.code(), "message": error.to_string() })),
        ),
    }
}

/// What is counted and timed, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, description = "text/plain", body = String)))]
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], written(app.host.measures()))
}

fn written(measures: &Measures) -> String {
    let mut text = String::new();
    let gauges = [
        ("asterism_tables", "tables that are loaded", &measures.tables),
        ("asterism_viewers", "streams that are open", &measures.viewers),
    ];
    let counters = [
        ("asterism_inputs_accepted_total", "inputs accepted", &measures.accepted),
        ("asterism_inputs_refused_total", "inputs refused", &measures.refused),
        ("asterism_inputs_failed_total", "inputs that failed", &measures.failed),
        ("asterism_conflicts_total", "times another node was quicker", &measures.conflicts),
        ("asterism_late_bots_total", "bots that were too slow", &measures.late_bots),
    ];
    let kinds = [("gauge", &gauges[..]), ("counter", &counters[..])];
    for (kind, list) in kinds {
        for (name, help, value) in list {
            let value = value.load(Ordering::Relaxed);
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        }
    }
    let histograms: [(&str, &str, &Histogram); 4] = [
        ("asterism_input_seconds", "from an input to its answer", &measures.input_time),
        ("asterism_store_seconds", "what the store took of it", &measures.store_time),
        ("asterism_bot_seconds", "what bots took to think", &measures.bot_time),
        ("asterism_load_seconds", "what loading a table took", &measures.load_time),
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

    #[test]
    fn measures_are_written_for_prometheus() {
        let measures = Measures::default();
        measures.tables.store(3, Ordering::Relaxed);
        measures.bot_time.record(std::time::Duration::from_millis(2));
        let text = written(&measures);
        assert!(text.contains("# TYPE asterism_tables gauge\nasterism_tables 3\n"));
        assert!(text.contains("asterism_bot_seconds_bucket{le=\"0.0025\"} 1\n"));
        assert!(text.contains("asterism_bot_seconds_count 1\n"));
    }
}
