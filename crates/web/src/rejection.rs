//! Errors that the HTTP library itself answers (an unreadable body, a wrong
//! method) get a code and the same form as all others.

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::pages;

/// The longest message of the library that is passed on.
const LONGEST: usize = 4096;

/// What has to be known of a request to explain its refusal.
pub(crate) enum Asker {
    /// A program: it gets JSON.
    Program,
    /// A script of our own pages: it shows plain text as it is.
    Script,
    /// A person: they get a page in their language.
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

/// The response, with a code if it is an error in plain text.
pub(crate) async fn with_code(response: Response, asker: Asker) -> Response {
    let Some(code) = code(response.status()).filter(|_| is_plain(&response)) else {
        return response;
    };
    if matches!(asker, Asker::Script) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, LONGEST).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&body);
    let message = if text.is_empty() { usual_message(parts.status) } else { &text };
    let error = ApiError::new(parts.status, code, message);
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

const fn code(status: StatusCode) -> Option<&'static str> {
    Some(match status {
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY => "unreadable",
        StatusCode::METHOD_NOT_ALLOWED => "wrong-method",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "wrong-media-type",
        StatusCode::NOT_FOUND => "no-such-page",
        StatusCode::UPGRADE_REQUIRED => "upgrade-required",
        _ => return None,
    })
}

const fn usual_message(status: StatusCode) -> &'static str {
    match status {
        StatusCode::METHOD_NOT_ALLOWED => "This method is not supported here.",
        StatusCode::PAYLOAD_TOO_LARGE => "The body is too large.",
        StatusCode::NOT_FOUND => "There is no such page.",
        _ => "The request can't be read.",
    }
}
