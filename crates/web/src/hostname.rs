//! Which host names the server answers to.
//!
//! A web page on another site can point its own domain at 127.0.0.1 and then
//! talk to a server there as if it were same-origin (DNS rebinding). The
//! browser still sends the other site's name in `Host`, so names that an
//! outsider can own are refused unless the operator has listed them.

use axum::http::HeaderMap;
use axum::http::header::HOST;

/// Suffixes that public DNS never resolves.
const LOCAL: [&str; 5] = ["localhost", "local", "lan", "internal", "home.arpa"];

/// The host names a server answers to.
#[derive(Clone, Debug, Default)]
pub(crate) struct HostNames {
    listed: Vec<String>,
    /// With a proxy in front and nothing listed, the proxy decides.
    any: bool,
}

impl HostNames {
    pub(crate) fn new(listed: &[String], behind_proxy: bool) -> Self {
        let listed: Vec<String> = listed.iter().map(|name| name.to_ascii_lowercase()).collect();
        Self { any: behind_proxy && listed.is_empty(), listed }
    }

    /// Whether a request is meant for this server.
    pub(crate) fn accept(&self, headers: &HeaderMap) -> bool {
        let Some(host) = headers.get(HOST) else {
            // Only HTTP/1.0 clients omit it, and no browser uses HTTP/1.0.
            return true;
        };
        host.to_str().is_ok_and(|host| self.any || self.is_ours(host))
    }

    fn is_ours(&self, host: &str) -> bool {
        let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
        let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(&name);
        if bare.parse::<std::net::IpAddr>().is_ok() {
            return true;
        }
        let local = |suffix: &&str| {
            name.strip_suffix(*suffix).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
        };
        let single_label = !name.is_empty() && !name.contains('.');
        single_label || LOCAL.iter().any(local) || self.listed.contains(&name)
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
            // A bare IPv6 address has colons of its own.
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn accepts(names: &HostNames, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static(host));
        names.accept(&headers)
    }

    #[test]
    fn dns_rebinding_is_refused() {
        let names = HostNames::new(&["Games.example.org".to_owned()], false);
        for host in [
            "127.0.0.1:7878",
            "localhost",
            "localhost:7878",
            "[::1]:7878",
            "192.168.1.4:80",
            "box",
            "box.local:7878",
            "games.example.org",
            "GAMES.example.org:443",
            "games.example.org.",
        ] {
            assert!(accepts(&names, host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7878",
            "notlocal.example",
            "xlocal.com",
            "",
            "127.0.0.1.evil.example",
        ] {
            assert!(!accepts(&names, host), "{host}");
        }
        assert!(names.accept(&HeaderMap::new()));
    }

    #[test]
    fn behind_a_proxy_any_name_is_accepted_until_some_are_listed() {
        assert!(accepts(&HostNames::new(&[], true), "games.example.org"));
        let listed = HostNames::new(&["games.example.org".to_owned()], true);
        assert!(accepts(&listed, "games.example.org"));
        assert!(!accepts(&listed, "evil.example"));
    }
}
