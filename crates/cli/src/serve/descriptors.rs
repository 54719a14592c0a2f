//! How many files and connections the system lets this program have open at the same time.

use rustix::process::{Resource, getrlimit, setrlimit};
use server::LimitSettings;
use words::Message;

/// Descriptors for all that is no connection: the database, its files, the listener, the log.
const RESERVE: u32 = 256;

/// Raises the limit to the highest that this account may have, and returns it; without one there is none.
pub fn raised() -> Option<u32> {
    let mut limit = getrlimit(Resource::Nofile);
    let before = limit.current;
    limit.current = limit.maximum;
    let raised = setrlimit(Resource::Nofile, limit).is_ok();
    let now = if raised { limit.maximum } else { before };
    now.map(|it| u32::try_from(it).unwrap_or(u32::MAX))
}

/// As many sockets and connections as there are descriptors for; if these are fewer than were promised,
/// also what to say about that.
pub fn fit(limits: LimitSettings, descriptors: Option<u32>) -> (LimitSettings, Option<Message>) {
    let wanted = limits.sockets;
    let needed = limits.connections.saturating_add(RESERVE);
    let Some(descriptors) = descriptors.filter(|it| *it < needed) else { return (limits, None) };
    let connections = descriptors - RESERVE.min(descriptors / 4);
    let sockets = (connections / 5 * 4).clamp(1, wanted);
    let fitted = limits.for_sockets(sockets, limits.sockets_per_address);
    let connections = fitted.connections.min(connections);
    let connections_per_address = fitted.connections_per_address.min((connections / 4).max(1));
    let message = Message::new("serve-few-descriptors")
        .with("descriptors", descriptors)
        .with("sockets", sockets)
        .with("wanted", wanted)
        .with("needed", needed);
    (LimitSettings { connections, connections_per_address, ..fitted }, Some(message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_promised_than_there_are_descriptors_for() {
        let limits = LimitSettings::default();
        for enough in [None, Some(u32::MAX), Some(limits.connections + RESERVE)] {
            let (fitted, said) = fit(limits, enough);
            assert_eq!((fitted.sockets, said.is_none()), (20_000, true), "{enough:?}");
        }
        for descriptors in [8, 64, 256, 1024, 4096, limits.connections + RESERVE - 1] {
            let (fitted, said) = fit(limits, Some(descriptors));
            assert!(said.is_some(), "{descriptors}");
            assert!((1..=20_000).contains(&fitted.sockets), "{descriptors}: {fitted:?}");
            assert!(fitted.sockets < fitted.connections, "pages have connections too: {fitted:?}");
            assert!(fitted.connections < descriptors, "{descriptors}: {fitted:?}");
            assert!(fitted.connections_per_address <= fitted.connections / 4, "{fitted:?}");
        }
    }
}
