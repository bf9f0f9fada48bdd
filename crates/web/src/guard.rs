//! The middleware for every request: rate limits, host and CSRF checks, and
//! security headers.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::client::Client;
use crate::error::{ApiError, RequestError};
use crate::rejection::{Asker, with_code};
use crate::server::App;

/// No external resources, nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// Whether another site made the browser send this request.
pub(crate) fn is_cross_site(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    // The browser sets this header, and pages can't change it.
    match text("sec-fetch-site") {
        Some("cross-site" | "same-site") => return true,
        Some("same-origin" | "none") => return false,
        _ => {}
    }
    let Some(origin) = text(ORIGIN.as_str()) else { return false };
    let Some(host) = text(HOST.as_str()) else { return true };
    let site = origin.split_once("://").map_or(origin, |(_, rest)| rest);
    site != host
}

/// Checks limits, host name and origin of a request, bounds its time, and adds
/// security headers to every response, refusals included.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
    let client = Client::of_request(request.headers(), peer, app.config.proxies);
    let mut response = match admit(&app, &request, client) {
        Err(error) => error.into_response(),
        Ok(()) => {
            request.extensions_mut().insert(client);
            answer(request, next, app.config.timeouts.request).await
        }
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn admit(app: &App, request: &Request, client: Client) -> Result<(), ApiError> {
    app.limits.request(client)?;
    if !app.host_names.accept(request.headers()) {
        return Err(ApiError::new(StatusCode::MISDIRECTED_REQUEST, &RequestError::WrongHost));
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe && is_cross_site(request.headers()) {
        return Err(ApiError::new(StatusCode::FORBIDDEN, &RequestError::CrossSite));
    }
    Ok(())
}

async fn answer(request: Request, next: Next, time: Duration) -> Response {
    let asker = Asker::of(&request);
    match tokio::time::timeout(time, next.run(request)).await {
        Ok(response) => with_code(response, asker).await,
        Err(_) => {
            let status = StatusCode::REQUEST_TIMEOUT;
            ApiError::new(status, &RequestError::Timeout).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|&(name, value)| {
            (axum::http::HeaderName::from_static(name), HeaderValue::from_static(value))
        });
        pairs.collect()
    }

    #[test]
    fn other_sites_are_noticed() {
        let host = ("host", "127.0.0.1:7878");
        assert!(!is_cross_site(&headers(&[host])));
        assert!(!is_cross_site(&headers(&[host, ("origin", "http://127.0.0.1:7878")])));
        assert!(is_cross_site(&headers(&[host, ("origin", "http://evil.example")])));
        assert!(is_cross_site(&headers(&[host, ("origin", "null")])));
        assert!(is_cross_site(&headers(&[host, ("sec-fetch-site", "cross-site")])));
        let same = ("sec-fetch-site", "same-origin");
        assert!(!is_cross_site(&headers(&[host, same])));
        assert!(!is_cross_site(&headers(&[host, ("origin", "null"), same])));
        assert!(is_cross_site(&headers(&[("origin", "http://127.0.0.1:7878")])));
    }
}
