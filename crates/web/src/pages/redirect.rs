//! Redirects inside the site.

use axum::http::header::LOCATION;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::error::{ApiError, RequestError};

/// Whether a path leads to a page of this site, and is safe in a header.
pub(crate) fn is_inside(path: &str) -> bool {
    let visible = path.bytes().all(|byte| byte.is_ascii_graphic());
    path.starts_with('/') && !path.starts_with("//") && !path.contains('\\') && visible
}

/// Redirects to another page of this site. A path from a client may lead to
/// another site or contain line breaks; such paths are refused.
pub(crate) fn to(path: &str) -> Response {
    match HeaderValue::from_str(path) {
        Ok(location) if is_inside(path) => {
            (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response()
        }
        _ => ApiError::new(StatusCode::BAD_REQUEST, &RequestError::BadAddress).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for path in ["/", "/table/x", "/table/x?wrong=stale#hand"] {
            let response = to(path);
            assert_eq!(response.status(), StatusCode::SEE_OTHER);
            assert_eq!(response.headers()[LOCATION], path);
        }
        let bad =
            ["", "//evil.example", "https://evil.example", "/\\evil.example", "/\r\n", "/\n", "/ü"];
        for path in bad {
            assert_eq!(to(path).status(), StatusCode::BAD_REQUEST, "{path:?}");
        }
    }
}
