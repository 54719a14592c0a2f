//! All attacks.

use std::pin::Pin;
use std::time::Duration;

use guest::Lost;

use super::attacker::Attacker;
use super::{bodies, codes, doors, slow, sockets, tables};

type Strike = for<'a> fn(&'a Attacker) -> Pin<Box<dyn Future<Output = Result<(), Lost>> + 'a>>;

pub struct Attack {
    pub name: &'static str,
    /// How many do it, each from an address of their own.
    pub attackers: u8,
    /// Between one strike and the next.
    pub pause: Duration,
    pub strike: Strike,
}

/// An attack whose strikes are this many milliseconds apart.
const fn attack(name: &'static str, attackers: u8, pause: u64, strike: Strike) -> Attack {
    Attack { name, attackers, pause: Duration::from_millis(pause), strike }
}

/// Most addresses may make one request a second for something that is kept: those wait as long, so that
/// what they ask is looked at and not only refused.
pub const ATTACKS: &[Attack] = &[
    attack("seats that are not, in moved tables", 3, 500, |me| Box::pin(bodies::moved_seats(me))),
    attack("bodies of garbage", 2, 300, |me| Box::pin(bodies::garbage(me))),
    attack("bodies without end", 2, 1000, |me| Box::pin(bodies::oversized(me))),
    attack("bodies with a wrong length", 5, 1000, |me| Box::pin(bodies::wrong_lengths(me))),
    attack("odd paths", 2, 200, |me| Box::pin(doors::odd_paths(me))),
    attack("odd names", 2, 500, |me| Box::pin(bodies::odd_names(me))),
    attack("request smuggling", 2, 200, |me| Box::pin(bodies::smuggled(me))),
    attack("HTTP/2 and TLS on plain HTTP", 2, 200, |me| Box::pin(bodies::other_protocols(me))),
    attack("reading without pause", 2, 20, |me| Box::pin(bodies::reads(me))),
    attack(codes::WRONG, 3, 1000, |me| Box::pin(codes::at_once(me))),
    attack("guessed links", 2, 500, |me| Box::pin(codes::links(me))),
    attack("readers that stall", 3, 1000, |me| Box::pin(slow::stalled_readers(me))),
    attack("all connections of one address", 1, 1000, |me| Box::pin(slow::all_connections(me))),
    attack("idle connections", 3, 1000, |me| Box::pin(slow::idle(me))),
    attack("connections kept alive", 1, 1000, |me| Box::pin(slow::kept_alive(me))),
    attack("writers byte by byte", 30, 100, |me| Box::pin(slow::slow_writers(me))),
    attack("empty fragments", 3, 500, |me| Box::pin(sockets::empty_fragments(me))),
    attack("floods of pings", 2, 500, |me| Box::pin(sockets::pings(me))),
    attack("floods of messages", 3, 500, |me| Box::pin(sockets::messages(me))),
    attack("messages of garbage", 2, 300, |me| Box::pin(sockets::garbage(me))),
    attack("sockets that stall at a long table", 3, 1000, |me| Box::pin(sockets::stalled(me))),
    attack("sockets that come and go", 3, 300, |me| Box::pin(sockets::come_and_go(me))),
    attack("tables without end", 3, 500, |me| Box::pin(tables::endless(me))),
    attack("tables that are watched", 3, 1000, |me| Box::pin(tables::watched(me))),
    attack("long lists of open tables", 2, 500, |me| Box::pin(tables::open_tables(me))),
    attack("sitting down and standing up", 2, 1000, |me| Box::pin(tables::sits_and_stands(me))),
    attack("floods of talk", 2, 1000, |me| Box::pin(tables::talk(me))),
    attack("a host who makes a table longer", 1, 1000, |me| Box::pin(tables::hosting(me))),
    attack("games kept and let go", 2, 2000, |me| Box::pin(doors::keeping(me))),
    attack("records at once", 2, 1000, |me| Box::pin(tables::records(me))),
    attack("tokens without end", 2, 500, |me| Box::pin(tables::tokens(me))),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn attacks_have_names_pauses_and_networks_of_their_own() {
        let names: BTreeSet<&str> = ATTACKS.iter().map(|it| it.name).collect();
        assert_eq!(names.len(), ATTACKS.len());
        assert!(names.contains(codes::WRONG));
        assert!(ATTACKS.len() <= 200, "networks are numbered from 127.0.2");
        assert!(ATTACKS.iter().all(|it| it.attackers > 0 && !it.pause.is_zero()));
    }
}
