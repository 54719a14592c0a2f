//! Where a server is.

use words::Message;

use crate::failure::Failure;

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Address {
    pub tls: bool,
    /// Without the brackets of an IPv6 address.
    pub host: String,
    pub port: u16,
    /// Before every path of the server: empty, or `/…` without a slash at its end.
    prefix: String,
}

impl Address {
    /// Reads `https://host`, `http://host:port/prefix`, or `host:port`.
    pub fn read(given: &str) -> Result<Address, Failure> {
        let wrong = || Failure::usage(Message::new("remote-bad-url").with("given", given));
        let (tls, rest) = match given.trim().split_once("://") {
            Some(("http", rest)) => (false, rest),
            Some(("https", rest)) => (true, rest),
            Some(_) => return Err(wrong()),
            None => (false, given.trim()),
        };
        let (place, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let (host, port) = match place.strip_prefix('[').and_then(|it| it.split_once(']')) {
            Some((host, port)) => (host, port.strip_prefix(':')),
            None => place.rsplit_once(':').map_or((place, None), |(host, port)| (host, Some(port))),
        };
        let usual = if tls { 443 } else { 80 };
        let port = port.map_or(Ok(usual), str::parse).map_err(|_| wrong())?;
        let plain = |text: &str, signs: &str| {
            text.chars().all(|char| char.is_ascii_alphanumeric() || signs.contains(char))
        };
        if host.is_empty() || !plain(host, "-._:") || !plain(path, "-._~/%") {
            return Err(wrong());
        }
        let prefix = path.trim_end_matches('/').to_owned();
        Ok(Address { tls, host: host.to_owned(), port, prefix })
    }

    /// The host as it stands in a URL.
    pub fn authority(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.tls { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    pub fn path(&self, path: &str) -> String {
        format!("{}{path}", self.prefix)
    }

    /// As a person would type it.
    pub fn url(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        format!("{scheme}://{}{}", self.authority(), self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        let check = |given: &str, port: u16, url: &str| {
            let address = Address::read(given).expect("an address");
            assert_eq!((address.port, address.url().as_str()), (port, url), "{given}");
        };
        check("https://luck.example", 443, "https://luck.example");
        check("http://luck.example:8080/", 8080, "http://luck.example:8080");
        check("localhost:7777", 7777, "http://localhost:7777");
        check("https://luck.example/games/", 443, "https://luck.example/games");
        check("http://[::1]:9", 9, "http://[::1]:9");
        check(" luck.example ", 80, "http://luck.example");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for given in ["", "ftp://x", "http://", "http://x:y", "x y", "http://x:99999", "a/b\r\nc"] {
            assert!(Address::read(given).is_err(), "{given}");
        }
    }
}
