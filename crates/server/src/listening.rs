//! The socket that listens.

use std::io;
use std::net::{SocketAddr, TcpListener};

use tokio::net::TcpSocket;

/// Connections that wait to be accepted (the backlog). Where they are more, the system leaves further ones without an
/// answer, and each of those tries again after a second: with the 128 that are usual, one address that opens hundreds
/// at once delays everybody else's.
const BACKLOG: u32 = 4096;

/// Listens at this address. To be called within a runtime.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // At once after a restart, also where connections of before are still being closed.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)?.into_std()
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, TcpStream};
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn hundreds_who_come_at_once_wait_to_be_accepted() {
        let listener = listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let address = listener.local_addr().unwrap();
        let come = || TcpStream::connect_timeout(&address, Duration::from_secs(5));
        let waiting: io::Result<Vec<TcpStream>> = (0..500).map(|_| come()).collect();
        assert_eq!(waiting.unwrap().len(), 500);
    }

    #[tokio::test]
    async fn an_address_that_is_taken_is_refused() {
        let listener = listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let refused = listen(listener.local_addr().unwrap()).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AddrInUse);
    }
}
