//! Reads and writes cookies.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, CookieBuilder, SameSite};

const YEAR: Duration = Duration::days(365);

/// The value of the first cookie with this name.
pub(crate) fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let texts = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut cookies = texts.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name)?.value_raw()
}

/// A cookie of the whole site, kept for a year.
fn lasting<'a>(name: &'a str, value: &'a str) -> CookieBuilder<'a> {
    Cookie::build((name, value)).path("/").same_site(SameSite::Lax).max_age(YEAR)
}

fn header(cookie: &CookieBuilder<'_>) -> HeaderValue {
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

/// Stores a secret that scripts can't read, or removes it.
pub(crate) fn secret(name: &str, value: Option<&str>, secure: bool) -> HeaderValue {
    let cookie = lasting(name, value.unwrap_or_default()).http_only(true);
    let cookie = if value.is_none() { cookie.max_age(Duration::ZERO) } else { cookie };
    header(&cookie.secure(secure))
}

/// Stores a preference. Only letters, digits and hyphens of the value are kept.
pub(crate) fn preference(name: &str, value: &str) -> HeaderValue {
    let sane: String =
        value.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(120).collect();
    header(&lasting(name, &sane))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_in_any_header_and_bad_pairs_are_skipped() {
        let mut headers = HeaderMap::new();
        assert_eq!(find(&headers, "a"), None);
        headers.append(COOKIE, HeaderValue::from_static("x; =y; a=1; ;b=\"2\""));
        headers.append(COOKIE, HeaderValue::from_static("a=3;c=4%20"));
        assert_eq!(find(&headers, "a"), Some("1"));
        assert_eq!(find(&headers, "b"), Some("\"2\""));
        assert_eq!(find(&headers, "c"), Some("4%20"));
        assert_eq!(find(&headers, "x"), None);
    }

    #[test]
    fn cookies_keep_their_attributes() {
        let attributes = |header: &HeaderValue| {
            let mut parts: Vec<String> =
                header.to_str().unwrap().split("; ").map(str::to_owned).collect();
            parts[1..].sort_unstable();
            parts
        };
        let kept = ["Max-Age=31536000", "Path=/", "SameSite=Lax"];
        let secret_kept = [&["asterism=x", "HttpOnly"][..], &kept].concat();
        assert_eq!(attributes(&secret("asterism", Some("x"), false)), secret_kept);
        let secure = [&secret_kept[..], &["Secure"]].concat();
        assert_eq!(attributes(&secret("asterism", Some("x"), true)), secure);
        let removed = ["asterism=", "HttpOnly", "Max-Age=0", "Path=/", "SameSite=Lax"];
        assert_eq!(attributes(&secret("asterism", None, false)), removed);
        let preferred = [&["theme=dark"][..], &kept].concat();
        assert_eq!(attributes(&preference("theme", "dark;\r\n ü")), preferred);
    }
}
