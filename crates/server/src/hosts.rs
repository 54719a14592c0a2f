//! Under which names the server answers. A page of somebody else's whose name suddenly points here (DNS rebinding)
//! would otherwise be a page of the house to the browser that shows it.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{self, StatusCode};
use words::Message;

use crate::app::App;
use crate::problem::Problem;

/// Load balancers ask these under whatever name they have for this machine; the answers say nothing.
const HEALTH: [&str; 2] = ["/healthz", "/readyz"];

/// With `--url`, only requests for that host, for an IP address or for this machine are answered.
pub fn is_known_host(app: &App, request: &Request) -> bool {
    if app.doors.origin.is_none() || HEALTH.contains(&request.uri().path()) {
        return true;
    }
    asked_host(request).is_some_and(|host| {
        is_of_house(app, &host) || is_local_name(&host) || literal(&host).is_some()
    })
}

/// Whether a request for measurements names this machine itself, or the host of `--url`.
pub fn may_measure(app: &App, request: &Request) -> bool {
    asked_host(request).is_some_and(|host| is_this_machine(&host) || is_of_house(app, &host))
}

/// Whether a host is a name or an address of this machine for itself.
pub fn is_this_machine(host: &str) -> bool {
    let host = plain(host);
    is_local_name(&host) || literal(&host).is_some_and(|ip| ip.to_canonical().is_loopback())
}

pub fn misdirected(app: &App, request: &Request) -> Problem {
    let words = app.words(request.headers());
    let host = asked_host(request).unwrap_or_default();
    let message = Message::new("server-other-host").with("host", host);
    Problem::saying(StatusCode::MISDIRECTED_REQUEST, "other_host", words, &message)
}

fn is_of_house(app: &App, host: &str) -> bool {
    app.doors.origin.as_ref().is_some_and(|origin| plain(origin.host()) == host)
}

fn is_local_name(host: &str) -> bool {
    host == "localhost"
}

fn literal(host: &str) -> Option<IpAddr> {
    host.parse().ok()
}

/// The host a request asks for, without its port; nothing, if it names none or several.
fn asked_host<B>(request: &http::Request<B>) -> Option<String> {
    if let Some(authority) = request.uri().authority() {
        return Some(plain(authority.host()));
    }
    let mut named = request.headers().get_all(HOST).iter();
    let (Some(host), None) = (named.next(), named.next()) else { return None };
    let authority: Authority = host.to_str().ok()?.parse().ok()?;
    Some(plain(authority.host()))
}

/// As names are compared: case and a final dot say nothing, and brackets belong to the address in a URL.
fn plain(host: &str) -> String {
    let bare = host.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(host);
    bare.strip_suffix('.').unwrap_or(bare).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(uri: &str, hosts: &[&str]) -> Option<String> {
        let mut request = http::Request::builder().uri(uri);
        for host in hosts {
            request = request.header(HOST, *host);
        }
        asked_host(&request.body(()).unwrap())
    }

    #[test]
    fn a_host_is_compared_without_port_case_and_final_dot() {
        for (uri, hosts, host) in [
            ("/", &["Luck.Example:8777"][..], Some("luck.example")),
            ("/", &["luck.example."], Some("luck.example")),
            ("/", &["[::1]:8777"], Some("::1")),
            ("/", &["127.0.0.1:8777"], Some("127.0.0.1")),
            ("https://luck.example:8777/x", &["evil.example"], Some("luck.example")),
            ("/", &[], None),
            ("/", &["luck.example", "evil.example"], None),
            ("/", &["two words"], None),
        ] {
            assert_eq!(asked(uri, hosts).as_deref(), host, "{uri} {hosts:?}");
        }
    }
}
