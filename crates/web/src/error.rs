//! What a client is told when something can't be done.

use std::time::Duration;

use asterism_host::HostError;
use asterism_store::StoreError;
use asterism_table::TableRefusal;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// What a client is told when something can't be done.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ApiError {
    #[serde(skip)]
    pub(crate) status: u16,
    /// The stable code.
    pub(crate) code: String,
    /// What to do about it, in English.
    pub(crate) message: String,
    /// The number of the present question, if the answered one was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) decision: Option<u64>,
    /// How many seconds to wait before trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) retry_after: Option<u64>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        Self {
            status: status.as_u16(),
            code: code.to_owned(),
            message: message.into(),
            decision: None,
            retry_after: None,
        }
    }

    /// Says when it makes sense to try again.
    pub(crate) fn retry_after(self, wait: Duration) -> Self {
        Self { retry_after: Some(wait.as_secs_f64().ceil().max(1.0) as u64), ..self }
    }

    pub(crate) fn unauthorized() -> Self {
        let message = "Say who you are: POST /api/guests gives a token.";
        Self::new(StatusCode::UNAUTHORIZED, "no-token", message)
    }

    /// The same for a table that isn't there and one that may not be seen, so
    /// that nobody learns which ids exist.
    pub(crate) fn hidden() -> Self {
        HostError::NoSuchTable.into()
    }
}

impl From<HostError> for ApiError {
    fn from(error: HostError) -> Self {
        let status = match &error {
            HostError::NoSuchTable => StatusCode::NOT_FOUND,
            HostError::Refused(refusal) => match refusal {
                TableRefusal::Stale { .. } | TableRefusal::ChairTaken => StatusCode::CONFLICT,
                TableRefusal::Stranger
                | TableRefusal::NotInvited
                | TableRefusal::NotOwner
                | TableRefusal::Removed
                | TableRefusal::Locked => StatusCode::FORBIDDEN,
                TableRefusal::Starting => StatusCode::CONFLICT,
                TableRefusal::TooFast => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            HostError::Quota(_) => StatusCode::TOO_MANY_REQUESTS,
            HostError::Quarantined => StatusCode::LOCKED,
            HostError::TooSlow => StatusCode::UNPROCESSABLE_ENTITY,
            HostError::Busy | HostError::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            HostError::Store(error) => return error.clone().into(),
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let decision = match &error {
            HostError::Refused(TableRefusal::Stale { decision }) => *decision,
            _ => None,
        };
        Self { decision, ..Self::new(status, error.code(), error.to_string()) }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let status = match &error {
            StoreError::NoSuchTable(_) | StoreError::NoSuchPerson => StatusCode::NOT_FOUND,
            StoreError::WrongPassword => StatusCode::UNAUTHORIZED,
            StoreError::Banned => StatusCode::FORBIDDEN,
            StoreError::LoginTaken => StatusCode::CONFLICT,
            StoreError::BadCredentials(_) | StoreError::NotAName { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            StoreError::BadInput(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self::new(status, error.code(), error.to_string())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let wait = self.retry_after.map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        (status, wait.map(AppendHeaders), Json(self)).into_response()
    }
}
