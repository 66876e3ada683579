//! The payloads of a websocket: text frames, or one zlib stream in binary frames.

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::{Compress, Compression, FlushCompress};
use std::io;

/// A websocket that sends payloads plain or compressed.
pub(super) struct PayloadStream {
    socket: WebSocket,
    zlib: Option<Compress>,
}

impl PayloadStream {
    /// A stream whose payloads are compressed or not.
    pub fn new(socket: WebSocket, is_compressed: bool) -> PayloadStream {
        PayloadStream { socket, zlib: is_compressed.then(|| Compress::new(Compression::default(), true)) }
    }

    /// The next message of the client; `None` after the connection has ended.
    pub async fn recv(&mut self) -> Option<Result<Message, axum::Error>> {
        self.socket.recv().await
    }

    /// Sends a payload.
    pub async fn send(&mut self, text: String) -> Result<(), axum::Error> {
        let message = match &mut self.zlib {
            None => Message::text(text),
            Some(zlib) => Message::binary(compress(zlib, text.as_bytes()).map_err(axum::Error::new)?),
        };
        self.socket.send(message).await
    }

    /// Closes the connection.
    pub async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        // Fails if the client has disconnected already. The connection ends in any case.
        let _disconnected = self.socket.send(Message::Close(Some(frame))).await;
    }
}

/// Compresses a payload as the next part of a zlib stream. The part is flushed, and ends in `00 00 ff ff`.
fn compress(zlib: &mut Compress, mut text: &[u8]) -> io::Result<Vec<u8>> {
    let mut part = Vec::with_capacity(text.len() / 2 + 64);
    loop {
        let before = zlib.total_in();
        zlib.compress_vec(text, &mut part, FlushCompress::Sync)?;
        let consumed = usize::try_from(zlib.total_in() - before).unwrap_or(text.len());
        text = &text[consumed..];
        // The compressor has written everything when it leaves capacity unused.
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
    fn each_part_of_a_stream_is_decompressed_by_itself() {
        let mut zlib = Compress::new(Compression::default(), true);
        let mut reader = Decompress::new(true);
        let noise: String =
            (0_u32..40_000).map(|n| char::from(b' ' + (n.wrapping_mul(2_654_435_761) >> 25) as u8)).collect();
        for text in ["hello", &noise, "hello again"] {
            let part = compress(&mut zlib, text.as_bytes()).expect("it compresses");
            assert!(part.ends_with(&[0, 0, 0xff, 0xff]));
            let mut read = Vec::with_capacity(text.len() + 64);
            reader.decompress_vec(&part, &mut read, FlushDecompress::Sync).expect("it is whole");
            assert_eq!(read, text.as_bytes());
        }
    }
}
