//! Gives errors of the HTTP library (an unreadable body, a wrong method) a code
//! and the same format as all others.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::error::{ApiError, RequestError};
use crate::pages;

/// Maximum length of a library message that is passed on.
const MAX_LEN: usize = 4096;

/// Who gets the error, which decides its format.
pub(crate) enum Asker {
    /// An API client, which gets JSON.
    Program,
    /// A script of our pages, which shows plain text.
    Script,
    /// A person, who gets a page in their language.
    Person { headers: Box<HeaderMap>, path: String },
}

impl Asker {
    pub(crate) fn of(request: &Request) -> Self {
        let path = request.uri().path();
        if path.starts_with("/api") {
            Self::Program
        } else if request.headers().contains_key("x-live") {
            Self::Script
        } else {
            let headers = Box::new(request.headers().clone());
            Self::Person { headers, path: path.to_owned() }
        }
    }
}

/// Adds a code to a response that is an error in plain text.
pub(crate) async fn with_code(response: Response, asker: Asker) -> Response {
    if !is_plain(&response) || matches!(asker, Asker::Script) {
        return response;
    }
    if error(response.status(), String::new()).is_none() {
        return response;
    }
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, MAX_LEN).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&body).into_owned();
    let Some(error) = error(parts.status, text) else {
        return Response::from_parts(parts, Body::from(body));
    };
    let error = ApiError::new(parts.status, &error);
    let mut response = match asker {
        Asker::Person { headers, path } => pages::failed_for(&headers, path, &error),
        Asker::Program | Asker::Script => error.into_response(),
    };
    if let Some(allow) = parts.headers.get(ALLOW) {
        response.headers_mut().insert(ALLOW, allow.clone());
    }
    response
}

fn is_plain(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_none_or(|kind| kind.starts_with("text/plain"))
}

/// The error that a library response with this status and text stands for.
fn error(status: StatusCode, reason: String) -> Option<RequestError> {
    Some(match status {
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY => {
            RequestError::Unreadable { reason }
        }
        StatusCode::METHOD_NOT_ALLOWED => RequestError::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => RequestError::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => RequestError::WrongMediaType,
        StatusCode::NOT_FOUND => RequestError::NoSuchPage,
        StatusCode::UPGRADE_REQUIRED => RequestError::UpgradeRequired,
        _ => return None,
    })
}
