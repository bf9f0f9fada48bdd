//! Identifies the client of a request, for rate limits.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The address that rate limits apply to.
///
/// An IPv6 customer usually gets a whole /64 and can use any address in it, so
/// IPv6 addresses are reduced to that prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client(IpAddr);

impl std::fmt::Display for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Client {
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            v4 => v4,
        })
    }

    /// The client behind a chain of trusted proxies.
    ///
    /// Each proxy appends the address it was contacted from to
    /// `X-Forwarded-For`, so with `proxies` of them the client is that many
    /// entries from the end. Everything before it was written by the client and
    /// can't be trusted. A request with fewer entries did not pass all proxies;
    /// it counts for the peer that sent it.
    pub(crate) fn of_request(
        headers: &HeaderMap,
        peer: Option<SocketAddr>,
        proxies: usize,
    ) -> Self {
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.ip());
        if proxies == 0 {
            return Self::of(peer);
        }
        let lines = headers.get_all("x-forwarded-for").into_iter();
        let entries: Vec<&str> =
            lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',')).collect();
        let entry = entries.len().checked_sub(proxies).map(|index| entries[index]);
        Self::of(entry.and_then(forwarded).unwrap_or(peer))
    }
}

/// An entry of `X-Forwarded-For`; some proxies add the port.
fn forwarded(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let bare = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client(address: &str) -> Client {
        Client::of(address.parse().unwrap())
    }

    fn behind(proxies: usize, lines: &[&'static str]) -> Client {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        Client::of_request(&headers, Some("10.0.0.1:5000".parse().unwrap()), proxies)
    }

    #[test]
    fn ipv6_addresses_of_one_customer_are_one_client() {
        assert_eq!(client("2001:db8:1:2::1"), client("2001:db8:1:2:ffff::9"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
        assert_ne!(client("192.0.2.1"), client("192.0.2.2"));
    }

    #[test]
    fn a_client_cannot_choose_its_address_behind_proxies() {
        assert_eq!(behind(0, &["192.0.2.1"]), client("10.0.0.1"));
        assert_eq!(behind(1, &["6.6.6.6, 192.0.2.1"]), client("192.0.2.1"));
        assert_eq!(behind(2, &["6.6.6.6, 192.0.2.1, 10.0.0.2"]), client("192.0.2.1"));
        // A proxy may add another header line instead of extending the list.
        assert_eq!(behind(2, &["6.6.6.6", "192.0.2.1", "10.0.0.2"]), client("192.0.2.1"));
        // Too few entries, or unreadable ones: use the peer itself.
        assert_eq!(behind(2, &["6.6.6.6"]), client("10.0.0.1"));
        assert_eq!(behind(1, &["unknown"]), client("10.0.0.1"));
        assert_eq!(behind(1, &[]), client("10.0.0.1"));
    }

    #[test]
    fn forwarded_addresses_may_have_ports() {
        assert_eq!(behind(1, &["192.0.2.1:443"]), client("192.0.2.1"));
        assert_eq!(behind(1, &["[2001:db8::1]:443"]), client("2001:db8::1"));
        assert_eq!(behind(1, &["[2001:db8::1]"]), client("2001:db8::1"));
    }
}
