//! The frames of a WebSocket, counted as they are read: a library that puts messages together says
//! nothing of fragments, and answers pings by itself.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::allowance::Allowance;

/// Of the kind of error by which reading ends when there were too many frames.
pub const TOO_MANY: io::ErrorKind = io::ErrorKind::QuotaExceeded;

/// A stream that can be read as long as its frames are within the allowance.
pub struct Counted<S> {
    stream: S,
    frames: Frames,
    allowance: Allowance,
    /// Too many were read: from then on nothing is counted, since nothing is heard.
    is_over: bool,
}

/// Where in a frame the stream is (RFC 6455, 5.2).
#[derive(Debug, Default)]
struct Frames {
    /// The first bytes of a frame, up to its length.
    head: [u8; 10],
    read: usize,
    /// As much is left of the frame, its mask included.
    left: u64,
}

impl Frames {
    /// How many heads of frames end in these bytes.
    fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut heads = 0;
        while !bytes.is_empty() {
            let passed = usize::try_from(self.left).unwrap_or(usize::MAX).min(bytes.len());
            self.left -= passed as u64;
            bytes = &bytes[passed..];
            let Some((first, rest)) = bytes.split_first() else { break };
            self.head[self.read] = *first;
            self.read += 1;
            bytes = rest;
            if let Some(length) = self.length() {
                (self.left, self.read) = (length, 0);
                heads += 1;
            }
        }
        heads
    }

    /// How long mask and content are, once that is known.
    fn length(&self) -> Option<u64> {
        let head = &self.head[..self.read];
        let second = head.get(1)?;
        let content = match second & 0x7f {
            126 => u64::from(u16::from_be_bytes(head.get(2..4)?.try_into().ok()?)),
            127 => u64::from_be_bytes(head.get(2..10)?.try_into().ok()?),
            short => short.into(),
        };
        Some(content.saturating_add(if second & 0x80 == 0 { 0 } else { 4 }))
    }
}

impl<S> Counted<S> {
    pub fn new(stream: S, allowance: Allowance) -> Counted<S> {
        Counted { stream, frames: Frames::default(), allowance, is_over: false }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Counted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
        if self.is_over {
            return Poll::Ready(Ok(()));
        }
        let heads = self.frames.count(&buf.filled()[before..]);
        self.is_over = !(0..heads).all(|_| self.allowance.take());
        if self.is_over {
            buf.set_filled(before);
            return Poll::Ready(Err(TOO_MANY.into()));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Counted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of this length, masked as those of clients are.
    fn frame(length: usize) -> Vec<u8> {
        let mut bytes = vec![0x80];
        match length {
            0..126 => bytes.push(0x80 | length as u8),
            126..65_536 => {
                bytes.push(0xfe);
                bytes.extend((length as u16).to_be_bytes());
            }
            _ => {
                bytes.push(0xff);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        // What looks like the head of a frame inside one is none.
        bytes.extend(vec![0x80; 4 + length]);
        bytes
    }

    #[test]
    fn every_frame_is_counted_once_however_it_arrives() {
        let lengths = [0, 0, 1, 125, 126, 300, 65_535, 65_536, 0];
        let bytes: Vec<u8> = lengths.iter().flat_map(|&it| frame(it)).collect();
        for size in [1, 2, 3, 7, 2048, bytes.len()] {
            let mut frames = Frames::default();
            let counted: u32 = bytes.chunks(size).map(|part| frames.count(part)).sum();
            assert_eq!((counted as usize, frames.left), (lengths.len(), 0), "{size} at once");
        }
    }

    #[test]
    fn a_frame_longer_than_any_memory_is_one_frame() {
        let mut frames = Frames::default();
        let head = [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
        assert_eq!(frames.count(&[&head[..], &[0x80; 5000]].concat()), 1);
    }
}
