//! A socket as the client wants it: text, or all payloads as one compressed stream.

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::{Compress, Compression, FlushCompress};
use std::io;

/// A socket.
pub(super) struct Stream {
    socket: WebSocket,
    zlib: Option<Compress>,
}

impl Stream {
    /// A socket whose payloads are `compressed`, or not.
    pub fn new(socket: WebSocket, compressed: bool) -> Stream {
        Stream { socket, zlib: compressed.then(|| Compress::new(Compression::default(), true)) }
    }

    /// The next that the client sends; `None` when it is gone.
    pub async fn recv(&mut self) -> Option<Result<Message, axum::Error>> {
        self.socket.recv().await
    }

    /// Sends a payload.
    pub async fn send(&mut self, text: String) -> Result<(), axum::Error> {
        let message = match &mut self.zlib {
            None => Message::text(text),
            Some(zlib) => Message::binary(part(zlib, text.as_bytes()).map_err(axum::Error::new)?),
        };
        self.socket.send(message).await
    }

    /// Closes the socket.
    pub async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        // The other side may be gone already; the connection ends either way.
        let _gone = self.socket.send(Message::Close(Some(frame))).await;
    }
}

/// The next part of a compressed stream, complete as far as it goes: it ends in `00 00 ff ff`.
fn part(zlib: &mut Compress, mut text: &[u8]) -> io::Result<Vec<u8>> {
    let mut part = Vec::with_capacity(text.len() / 2 + 64);
    loop {
        let before = zlib.total_in();
        zlib.compress_vec(text, &mut part, FlushCompress::Sync)?;
        let taken = usize::try_from(zlib.total_in() - before).unwrap_or(text.len());
        text = &text[taken..];
        // Where there is room left, all is out.
        if text.is_empty() && part.len() < part.capacity() {
            return Ok(part);
        }
        part.reserve(part.capacity().max(64));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    #[test]
    fn the_parts_of_a_stream_are_read_one_by_one() {
        let mut zlib = Compress::new(Compression::default(), true);
        let mut reader = Decompress::new(true);
        let noise: String =
            (0_u32..40_000).map(|n| char::from(b' ' + (n.wrapping_mul(2_654_435_761) >> 25) as u8)).collect();
        for text in ["hello", &noise, "hello again"] {
            let part = part(&mut zlib, text.as_bytes()).expect("it compresses");
            assert!(part.ends_with(&[0, 0, 0xff, 0xff]));
            let mut read = Vec::with_capacity(text.len() + 64);
            reader.decompress_vec(&part, &mut read, FlushDecompress::Sync).expect("it is whole");
            assert_eq!(read, text.as_bytes());
        }
    }
}
