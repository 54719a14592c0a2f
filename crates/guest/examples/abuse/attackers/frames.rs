//! `WebSocket` frames, made by hand.

const FINAL: u8 = 0x80;
const CONTINUES: u8 = 0;
const TEXT: u8 = 1;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A frame whose mask is zero. Payloads are shorter than 126 bytes.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let head = [first, 0x80 | payload.len() as u8, 0, 0, 0, 0];
    [&head[..], payload].concat()
}

pub fn text(payload: &[u8]) -> Vec<u8> {
    frame(FINAL | TEXT, payload)
}

pub fn ping(payload: &[u8]) -> Vec<u8> {
    frame(FINAL | PING, payload)
}

/// As a client answers a heartbeat.
pub fn pong() -> Vec<u8> {
    frame(FINAL | PONG, b"")
}

/// The beginning of a text that never ends.
pub fn begun() -> Vec<u8> {
    frame(TEXT, b"")
}

pub fn empty_fragment() -> Vec<u8> {
    frame(CONTINUES, b"")
}

/// Frames that no client may send.
pub fn nonsense() -> [Vec<u8>; 6] {
    [
        // Not masked.
        vec![FINAL | TEXT, 1, b'{'],
        // Longer than any memory.
        [&[FINAL | TEXT, 0xff, 0x7f][..], &[0xff; 7], &[0; 4]].concat(),
        // Reserved bits and an opcode that nothing has.
        frame(0xff, b"x"),
        // A ping that is cut into pieces.
        frame(PING, b"x"),
        // The end of a text that was not begun.
        frame(FINAL | CONTINUES, b"x"),
        // No UTF-8.
        text(&[0xff, 0xfe]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_as_the_protocol_says() {
        assert_eq!(text(b"ab"), [0x81, 0x82, 0, 0, 0, 0, b'a', b'b']);
        assert_eq!(begun(), [0x01, 0x80, 0, 0, 0, 0]);
        assert_eq!(empty_fragment(), [0x00, 0x80, 0, 0, 0, 0]);
        assert_eq!(ping(b""), [0x89, 0x80, 0, 0, 0, 0]);
    }
}
