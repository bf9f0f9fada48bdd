//! Health and readiness endpoints for operators.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tokio::sync::Mutex;

use crate::server::App;

/// How long the result of a probe is cached. The endpoint is public, and a probe
/// writes to the database.
const FRESH: Duration = Duration::from_secs(1);
/// Time limit of a probe.
const TIMEOUT: Duration = Duration::from_secs(5);

/// An error as a stable code and a message.
type Fault = (&'static str, String);

/// The last probe of the store. The lock keeps probes from running concurrently.
#[derive(Debug, Default)]
pub(crate) struct Probe(Mutex<Option<(Instant, Option<Fault>)>>);

impl Probe {
    async fn fault(&self, app: &App) -> Option<Fault> {
        let mut last = self.0.lock().await;
        if let Some((at, fault)) = &*last
            && at.elapsed() < FRESH
        {
            return fault.clone();
        }
        let fault = match tokio::time::timeout(TIMEOUT, app.host.store().probe()).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => {
                // The endpoint is public, and the message may name a file or a host.
                tracing::error!(code = error.code(), "the database fails: {error}");
                Some((error.code(), "The database fails; see the server's log.".to_owned()))
            }
            Err(_) => Some(("store-timeout", "The database does not answer in time.".to_owned())),
        };
        *last = Some((Instant::now(), fault.clone()));
        fault
    }
}

fn report(status: &str, fault: Option<Fault>) -> Response {
    match fault {
        None => Json(json!({ "status": "ok" })).into_response(),
        Some((code, message)) => {
            let body = json!({ "status": status, "code": code, "message": message });
            (StatusCode::SERVICE_UNAVAILABLE, Json(body)).into_response()
        }
    }
}

/// Whether the server and its store work. The store is written to and read from.
#[utoipa::path(get, path = "/health", tag = "operations",
    responses((status = 200, description = "The server works", body = Object),
              (status = 503, description = "The store fails, with its code", body = Object)))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> Response {
    report("store", app.probe.fault(&app).await)
}

/// Whether the server accepts new work: it works and is not shutting down.
#[utoipa::path(get, path = "/ready", tag = "operations",
    responses((status = 200, description = "Send requests here", body = Object),
              (status = 503, description = "Send requests elsewhere, with a code", body = Object)))]
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Response {
    if app.host.is_stopping() {
        let message = "The server is shutting down.".to_owned();
        return report("stopping", Some(("stopping", message)));
    }
    report("store", app.probe.fault(&app).await)
}
