//! Which lines come from a proxy, that says who asks behind it.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// By which a proxy says who asks.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// By which one can tell that there is a proxy at all.
const FORWARDED: [&str; 3] = [FORWARDED_FOR, "x-real-ip", "forwarded"];

/// Nobody else is believed.
#[derive(Clone, Debug, Default)]
pub enum Proxies {
    #[default]
    None,
    /// On this machine, and in these networks.
    At(Vec<Net>),
}

/// All addresses that begin with these bits.
#[derive(Copy, Clone, Debug)]
pub struct Net {
    address: IpAddr,
    bits: u32,
}

impl Proxies {
    /// A proxy on the same machine.
    pub fn here() -> Proxies {
        Proxies::At(Vec::new())
    }

    /// Proxies at these addresses, as `ADDRESS` or `ADDRESS/BITS`, with commas between them.
    pub fn parse(text: &str) -> Option<Proxies> {
        text.split(',').map(|it| Net::parse(it.trim())).collect::<Option<_>>().map(Proxies::At)
    }

    pub fn is_none(&self) -> bool {
        matches!(self, Proxies::None)
    }

    /// Whether a proxy may come from another machine.
    pub fn are_elsewhere(&self) -> bool {
        matches!(self, Proxies::At(nets) if !nets.is_empty())
    }

    /// Whether this peer is such a proxy.
    pub fn has(&self, peer: IpAddr) -> bool {
        match self {
            Proxies::None => false,
            Proxies::At(nets) => peer.is_loopback() || nets.iter().any(|net| net.has(peer)),
        }
    }

    /// Who asks, on the line of this peer.
    pub fn asker(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.to_canonical();
        // The last of the last line is the one the proxy has seen itself; the others anybody can write.
        let said = headers.get_all(FORWARDED_FOR).iter().next_back();
        let said = said.filter(|_| self.has(peer)).and_then(|it| it.to_str().ok());
        let said = said.and_then(|it| address(it.rsplit(',').next()?.trim()));
        said.map_or(peer, |said| said.to_canonical())
    }
}

impl Net {
    fn parse(text: &str) -> Option<Net> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().ok()?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().ok()?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        Some(Net { address, bits: bits.unwrap_or(all) }).filter(|net| net.bits <= all)
    }

    fn has(self, peer: IpAddr) -> bool {
        match (self.address, peer) {
            (IpAddr::V4(net), IpAddr::V4(peer)) => {
                (net.to_bits() ^ peer.to_bits()).leading_zeros() >= self.bits
            }
            (IpAddr::V6(net), IpAddr::V6(peer)) => {
                (net.to_bits() ^ peer.to_bits()).leading_zeros() >= self.bits
            }
            _ => false,
        }
    }
}

/// An address as proxies write it: some add the port, and brackets around one of the new kind.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|it| it.ip());
    bare.parse().ok().or_else(with_port)
}

/// Whether this comes from the same machine and from nobody behind a proxy there.
pub fn is_from_here(peer: IpAddr, headers: &HeaderMap) -> bool {
    peer.to_canonical().is_loopback() && !FORWARDED.iter().any(|it| headers.contains_key(*it))
}

/// Whoever has one address of the new kind has all that begin with the same 64 bits: they count as one.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(it) => IpAddr::V6((it.to_bits() & !u128::from(u64::MAX)).into()),
        it @ IpAddr::V4(_) => it,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn headers(said: &[&'static str]) -> HeaderMap {
        said.iter().map(|it| (FORWARDED_FOR.parse().unwrap(), it.parse().unwrap())).collect()
    }

    #[test]
    fn only_a_proxy_says_who_asks_and_only_at_the_end() {
        let (here, there) = (Proxies::here(), Proxies::parse("10.0.0.0/8, 2001:db8::7").unwrap());
        for (proxies, peer, said, asker) in [
            (&Proxies::None, "127.0.0.1", &["192.0.2.1"][..], "127.0.0.1"),
            (&here, "127.0.0.1", &["192.0.2.1"], "192.0.2.1"),
            (&here, "::ffff:127.0.0.1", &["192.0.2.1"], "192.0.2.1"),
            (&here, "::1", &["::ffff:192.0.2.1"], "192.0.2.1"),
            (&here, "127.0.0.1", &["192.0.2.9", "192.0.2.1"], "192.0.2.1"),
            (&here, "127.0.0.1", &["192.0.2.9, 192.0.2.1"], "192.0.2.1"),
            (&here, "127.0.0.1", &["192.0.2.1", "nobody"], "127.0.0.1"),
            (&here, "127.0.0.1", &["192.0.2.9:1, 192.0.2.1:50123"], "192.0.2.1"),
            (&here, "127.0.0.1", &["[2001:db8::9]"], "2001:db8::9"),
            (&here, "127.0.0.1", &["[2001:db8::9]:50123"], "2001:db8::9"),
            (&here, "127.0.0.1", &[], "127.0.0.1"),
            (&here, "198.51.100.7", &["192.0.2.1"], "198.51.100.7"),
            (&here, "10.1.2.3", &["192.0.2.1"], "10.1.2.3"),
            (&there, "10.1.2.3", &["192.0.2.1"], "192.0.2.1"),
            (&there, "::ffff:10.1.2.3", &["192.0.2.1"], "192.0.2.1"),
            (&there, "11.1.2.3", &["192.0.2.1"], "11.1.2.3"),
            (&there, "2001:db8::7", &["192.0.2.1"], "192.0.2.1"),
            (&there, "2001:db8::8", &["192.0.2.1"], "2001:db8::8"),
            (&there, "127.0.0.1", &["192.0.2.1"], "192.0.2.1"),
        ] {
            assert_eq!(proxies.asker(ip(peer), &headers(said)), ip(asker), "{peer} {said:?}");
        }
        for none in ["", "on", "10.0.0.0/33", "::/129", "10.0.0.1,", "10.0.0.1/x", "10.0.0"] {
            assert!(Proxies::parse(none).is_none_or(|it| it.is_none()), "{none}");
        }
        assert!(Proxies::parse("0.0.0.0/0").unwrap().has(ip("203.0.113.9")));
    }

    #[test]
    fn who_has_one_address_has_its_whole_network() {
        let same = [("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"), ("::ffff:192.0.2.1", "192.0.2.1")];
        for (one, other) in same {
            assert_eq!(household(ip(one)), household(ip(other)));
        }
        for (one, other) in [("2001:db8:1:2::1", "2001:db8:1:3::1"), ("192.0.2.1", "192.0.2.2")] {
            assert_ne!(household(ip(one)), household(ip(other)));
        }
    }

    #[test]
    fn the_same_machine_is_known_in_every_form_and_not_through_a_proxy() {
        for peer in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(is_from_here(ip(peer), &HeaderMap::new()), "{peer}");
            assert!(!is_from_here(ip(peer), &headers(&["127.0.0.1"])), "{peer}");
        }
        assert!(!is_from_here(ip("192.0.2.1"), &HeaderMap::new()));
    }
}
