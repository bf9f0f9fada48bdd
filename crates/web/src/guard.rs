//! What every request goes through: limits, and the refusal of requests that
//! another site made a browser send.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::server::App;

/// Nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// The address of the client, for handlers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

fn client(app: &App, request: &Request) -> IpAddr {
    if app.config.behind_proxy
        && let Some(forwarded) = request.headers().get("x-forwarded-for")
        && let Some(last) = forwarded.to_str().ok().and_then(|list| list.rsplit(',').next())
        && let Ok(address) = last.trim().parse()
    {
        return address;
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip())
}

/// Whether a browser was made to send this by another site.
pub(crate) fn is_cross_site(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    // A browser says so itself, and no page can make it say otherwise.
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

/// Guards a request and dresses its response.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = client(&app, &request);
    if let Err(error) = app.limits.request(address) {
        return error.into_response();
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe && is_cross_site(request.headers()) {
        let message = "This request comes from another site.";
        return ApiError::new(StatusCode::FORBIDDEN, "cross-site", message).into_response();
    }
    request.extensions_mut().insert(Client(address));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
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
