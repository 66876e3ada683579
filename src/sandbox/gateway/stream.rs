//! The payloads of a websocket: text frames, or one zlib or zstd stream in binary frames.

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use flate2::{Compress, Compression, FlushCompress};
use std::io;
use std::time::Duration;
use tokio::time::timeout;

/// The beginning of a zstd frame: the magic number, a descriptor without options, and a window of 128 KiB.
const ZSTD_HEADER: [u8; 6] = [0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3];
/// The size of the largest block of a zstd stream, which is that of the window.
const MAX_ZSTD_BLOCK_BYTES: usize = 128 << 10;

/// How payloads are sent.
pub(super) enum Encoding {
    /// As text frames.
    Plain,
    /// As parts of a zlib stream.
    Zlib(Compress),
    /// As parts of a zstd stream. Its blocks are not compressed, which every decoder accepts.
    Zstd {
        /// Whether the header has been sent.
        is_started: bool,
    },
}

impl Encoding {
    /// The encoding with a name as in the parameter `compress`.
    pub fn new(compress: Option<&str>) -> Option<Encoding> {
        match compress {
            None | Some("") => Some(Encoding::Plain),
            Some("zlib-stream") => Some(Encoding::Zlib(Compress::new(Compression::default(), true))),
            Some("zstd-stream") => Some(Encoding::Zstd { is_started: false }),
            Some(_) => None,
        }
    }

    fn message(&mut self, text: Utf8Bytes) -> io::Result<Message> {
        Ok(match self {
            Encoding::Plain => Message::Text(text),
            Encoding::Zlib(zlib) => Message::binary(compress(zlib, text.as_bytes())?),
            Encoding::Zstd { is_started } => {
                let header = if *is_started { &[][..] } else { &ZSTD_HEADER };
                *is_started = true;
                Message::binary([header, &zstd_blocks(text.as_bytes())].concat())
            }
        })
    }
}

/// A websocket that sends payloads in one encoding.
pub(super) struct PayloadStream {
    socket: WebSocket,
    encoding: Encoding,
}

impl PayloadStream {
    /// A stream whose payloads have this encoding.
    pub fn new(socket: WebSocket, encoding: Encoding) -> PayloadStream {
        PayloadStream { socket, encoding }
    }

    /// The next message of the client; `None` after the connection has ended.
    pub async fn recv(&mut self) -> Option<Result<Message, axum::Error>> {
        self.socket.recv().await
    }

    /// Sends a payload.
    pub async fn send(&mut self, text: Utf8Bytes) -> Result<(), axum::Error> {
        let message = self.encoding.message(text).map_err(axum::Error::new)?;
        self.socket.send(message).await
    }

    /// Sends the answer to the close frame of the client, which reading does.
    pub async fn finish_close(&mut self, max_time: Duration) {
        let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        // A client that keeps the connection open gets no more of it.
        let _timed_out = timeout(max_time, rest).await;
    }

    /// Closes the connection.
    pub async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        // Fails if the client has disconnected already. The connection ends in any case.
        let _disconnected = self.socket.send(Message::Close(Some(frame))).await;
    }
}

/// A payload as raw blocks of a zstd stream. Each has a header of three bytes: a bit for the last block, two for the type, and
/// the size.
fn zstd_blocks(text: &[u8]) -> Vec<u8> {
    let mut blocks = Vec::with_capacity(text.len() + 3);
    for block in text.chunks(MAX_ZSTD_BLOCK_BYTES) {
        blocks.extend_from_slice(&((block.len() as u32) << 3).to_le_bytes()[..3]);
        blocks.extend_from_slice(block);
    }
    blocks
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
