//! Where a page comes from, as browsers say it.

/// Scheme, host and port of an address; the usual port is left out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Origin(String);

impl Origin {
    /// The origin of a page at this address, if it is one.
    pub fn of(url: &str) -> Option<Origin> {
        let url = url.to_ascii_lowercase();
        let (scheme, rest) = url.split_once("://")?;
        let usual = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return None,
        };
        let place = rest.split(['/', '?', '#']).next()?;
        // What is in no host is not handed on to any header.
        let odd = |letter: char| !(letter.is_ascii_alphanumeric() || ".-_:[]".contains(letter));
        if !has_host(place) || place.contains(odd) {
            return None;
        }
        let place = place.strip_suffix(usual).unwrap_or(place);
        Some(Origin(format!("{scheme}://{place}")))
    }

    /// The host alone; one that has colons itself stands in brackets.
    pub fn host(&self) -> &str {
        let place = self.0.split_once("://").map_or("", |(_, place)| place);
        match place.split_once(']') {
            Some((host, _)) => &place[..=host.len()],
            None => place.split(':').next().unwrap_or(place),
        }
    }

    pub fn is_safe(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// The host, and the port where it is not the usual one.
    pub fn place(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, place)| place)
    }
}

/// A host, perhaps with a port; one that has colons itself stands in brackets.
fn has_host(place: &str) -> bool {
    let (host, port) = match place.strip_prefix('[') {
        Some(rest) => rest.split_once(']').unwrap_or_default(),
        None => place.split_at(place.find(':').unwrap_or(place.len())),
    };
    let is_port = |port: &str| port.strip_prefix(':').is_some_and(|it| it.parse::<u16>().is_ok());
    !host.is_empty() && (port.is_empty() || is_port(port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_a_host() {
        for (url, host) in [
            ("https://Luck.example/x", "luck.example"),
            ("http://luck.example:8777", "luck.example"),
            ("http://[::1]:8777/", "[::1]"),
            ("http://[::1]", "[::1]"),
        ] {
            assert_eq!(Origin::of(url).unwrap().host(), host, "{url}");
        }
    }

    #[test]
    fn an_address_has_an_origin_and_other_texts_have_none() {
        for (url, origin) in [
            ("https://luck.example", "https://luck.example"),
            ("https://luck.example:443/play?x#y", "https://luck.example"),
            ("HTTP://Luck.Example:80/", "http://luck.example"),
            ("http://luck.example:443", "http://luck.example:443"),
            ("http://[::1]:8777/", "http://[::1]:8777"),
            ("http://[::1]", "http://[::1]"),
        ] {
            assert_eq!(Origin::of(url), Some(Origin(origin.to_owned())), "{url}");
        }
        for url in [
            "",
            "null",
            "http",
            "httpfoo",
            "httpfoo://x",
            "http://",
            "http:///x",
            "https://:443",
            "luck.example",
            "http://a@b",
            "http://a b",
            "http://a;b",
            "http://a,b",
            "http://a'b",
            "http://*",
            "http://a:b",
            "http://a:70000",
            "http://[::1",
            "http://[::1]x",
            "ftp://x",
        ] {
            assert_eq!(Origin::of(url), None, "{url}");
        }
    }
}
