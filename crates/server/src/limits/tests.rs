//! What one address gets, and what is left for others.

use std::net::Ipv4Addr;

use super::*;

fn address(last: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, last).into()
}

fn limits(sockets: u32, sockets_per_address: u32) -> Limits {
    let (requests, guesses) = ((2.0, 0.0), (2.0, 0.0));
    let settings = LimitSettings { requests, guesses, ..Default::default() };
    Limits::new(LimitSettings { sockets, sockets_per_address, ..settings })
}

#[test]
fn one_address_does_not_take_the_sockets_of_others() {
    let limits = limits(10, 2);
    let first = limits.socket(address(1));
    let second = limits.socket(address(1));
    assert!(first.is_some() && second.is_some());
    assert!(limits.socket(address(1)).is_none());
    assert!(limits.socket(address(2)).is_some());
    drop(first);
    assert!(limits.socket(address(1)).is_some());
}

#[test]
fn one_address_does_not_take_the_connections_of_others() {
    let settings =
        LimitSettings { connections: 4, connections_per_address: 2, ..Default::default() };
    let limits = Limits::new(settings);
    let mut first: Vec<_> = (0..9).filter_map(|_| limits.connection(Some(address(1)))).collect();
    assert_eq!(first.len(), 2);
    let behind_proxy: Vec<_> = (0..9).filter_map(|_| limits.connection(None)).collect();
    assert_eq!(behind_proxy.len(), 2, "a proxy has those of everybody, and no more than all");
    assert!(limits.connection(Some(address(2))).is_none());
    drop(first.pop());
    assert!(limits.connection(Some(address(2))).is_some());
    assert!(limits.connection(Some(address(1))).is_some(), "what is closed counts no more");
}

#[test]
fn all_together_have_no_more_than_all() {
    let limits = limits(2, 2);
    let tickets = [1, 2].map(|last| limits.socket(address(last)));
    assert!(tickets.iter().all(Option::is_some));
    assert!(limits.socket(address(3)).is_none());
}

#[test]
fn more_sockets_are_no_more_messages() {
    let settings = LimitSettings { messages: (2.0, 0.0), ..LimitSettings::default() };
    let limits = Limits::new(settings);
    let tickets: Vec<_> = (0..200).filter_map(|_| limits.socket(address(1))).collect();
    let said = tickets.iter().cycle().take(1000).filter(|ticket| ticket.message()).count();
    assert_eq!((tickets.len(), said), (200, 20));
    assert!(limits.socket(address(2)).is_some_and(|ticket| ticket.message()));
}

#[test]
fn requests_are_counted_by_address() {
    let limits = limits(1, 1);
    assert!(limits.request(address(1)) && limits.request(address(1)));
    assert!(!limits.request(address(1)));
    assert!(limits.request(address(2)));
}

#[test]
fn a_long_body_counts_as_several_requests() {
    let settings = LimitSettings { requests: (9.0, 0.0), ..Default::default() };
    for (bytes, left) in [(0, 9), (REQUEST_BYTES - 1, 9), (REQUEST_BYTES, 8), (256 * 1024, 1)] {
        let limits = Limits::new(settings);
        limits.was_read(address(1), bytes);
        let asked = (0..20).filter(|_| limits.request(address(1))).count();
        assert_eq!(asked, left, "{bytes}");
        assert!(limits.request(address(2)), "others do not pay for it");
    }
}

#[test]
fn who_is_quiet_is_forgotten_where_there_are_many_and_not_looked_for_all_the_time() {
    let limits = Limits::new(LimitSettings::default());
    let tidied = Instant::now() + Duration::from_mins(1);
    let mut seen = Seen { tidied: Some(tidied), ..Seen::default() };
    for bits in 0..ADDRESSES as u32 + 9 {
        limits.address(&mut seen, Ipv4Addr::from_bits(bits).into());
    }
    limits.address(&mut seen, address(1)).sockets = 1;
    seen.tidy(tidied);
    assert!(seen.addresses.len() > ADDRESSES, "not so soon again");
    seen.tidy(tidied + TIDY);
    assert_eq!(seen.addresses.len(), 1, "who is connected stays");
}

#[tokio::test]
async fn an_address_is_sent_a_few_records_at_a_time() {
    let limits = Limits::new(LimitSettings::default());
    let mut turns = Vec::new();
    for _ in 0..TURNS {
        turns.push(limits.turn(address(1)).await);
    }
    let mut next = std::pin::pin!(limits.turn(address(1)));
    assert!(futures::poll!(&mut next).is_pending());
    assert!(futures::poll!(std::pin::pin!(limits.turn(address(2)))).is_ready());
    drop(turns.pop());
    assert!(futures::poll!(&mut next).is_ready());
}

#[test]
fn connections_follow_from_sockets() {
    let (given, made) =
        (LimitSettings::default(), LimitSettings::default().for_sockets(20_000, 200));
    let of = |it: LimitSettings| (it.connections, it.connections_per_address);
    assert_eq!(of(made), of(given));
    assert_eq!(of(given.for_sockets(4, 200)), (68, 17));
}
