//! The socket that listens.

use std::io;
use std::net::{SocketAddr, TcpListener};

use tokio::net::TcpSocket;

/// Connections that wait to be accepted (the backlog). Where they are more, the system leaves further ones without an
/// answer, and each of those tries again after a second: with the 128 that are usual, one address that opens hundreds
/// at once delays everybody else's.
const BACKLOG: u32 = 4096;
/// So much the system keeps of what a device has not read yet; Linux takes twice as much, for what it needs beside it.
/// By itself it keeps megabytes: the connections of one address that reads nothing would hold gigabytes, and fill them
/// in the first second. To a device at the other end of the world, a fifth of a second away, it is still a megabyte a second.
const UNREAD: u32 = 128 * 1024;

/// Listens at this address. To be called within a runtime.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // At once after a restart, also where connections of before are still being closed.
    socket.set_reuseaddr(true)?;
    // Every connection has it from here.
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)?.into_std()
}

#[cfg(test)]
mod tests {
    use std::io::Write;
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
    async fn who_reads_nothing_is_not_kept_megabytes() {
        let listener = listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let device = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut stream, _) = listener.accept().unwrap();
        stream.set_nonblocking(true).unwrap();
        let mut kept = 0;
        while let Ok(bytes) = stream.write(&[0; 4096]) {
            kept += bytes;
        }
        assert!((64 * 1024..1024 * 1024).contains(&kept), "{kept}");
        drop(device);
    }

    #[tokio::test]
    async fn an_address_that_is_taken_is_refused() {
        let listener = listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let refused = listen(listener.local_addr().unwrap()).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AddrInUse);
    }
}
