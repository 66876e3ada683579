//! The queue of frames between a session and its connection, bounded in number and bytes.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc::{self, Receiver, Sender, WeakSender};

/// The number of frames that wait for a client that does not read. Then the connection is cut.
const MAX_QUEUED_FRAMES: usize = 4096;
/// The size of these frames.
const MAX_QUEUED_BYTES: usize = 4 << 20;

/// What a session sends over its connection.
#[derive(Debug)]
pub(super) enum Frame {
    /// A payload.
    Text(Utf8Bytes),
    /// The session is invalid (opcode 9). The client may identify or resume over the same connection.
    InvalidSession {
        /// Whether the session can be resumed.
        resumable: bool,
    },
    /// A close frame with code and reason.
    Close(u16, &'static str),
    /// Nothing: the connection is cut.
    Drop,
}

/// The end of the queue at a session.
#[derive(Clone, Debug)]
pub(super) struct FrameSender {
    sender: Sender<Frame>,
    queued_bytes: Arc<AtomicUsize>,
}

/// The end of the queue at the connection.
#[derive(Debug)]
pub(super) struct FrameReceiver {
    receiver: Receiver<Frame>,
    queued_bytes: Arc<AtomicUsize>,
}

/// A sender that does not keep the connection open.
#[derive(Clone, Debug)]
pub(super) struct WeakFrameSender {
    sender: WeakSender<Frame>,
    queued_bytes: Arc<AtomicUsize>,
}

/// An empty queue.
pub(super) fn queue() -> (FrameSender, FrameReceiver) {
    let (sender, receiver) = mpsc::channel(MAX_QUEUED_FRAMES);
    let queued_bytes = Arc::new(AtomicUsize::new(0));
    (FrameSender { sender, queued_bytes: queued_bytes.clone() }, FrameReceiver { receiver, queued_bytes })
}

impl FrameSender {
    /// Appends a frame. Returns whether there was room for it. A frame of any size fits into an empty queue.
    pub fn try_send(&self, frame: Frame) -> bool {
        let size = size(&frame);
        let queued = self.queued_bytes.fetch_add(size, Ordering::Relaxed);
        let is_sent =
            (queued == 0 || queued + size <= MAX_QUEUED_BYTES) && self.sender.try_send(frame).is_ok();
        if !is_sent {
            self.queued_bytes.fetch_sub(size, Ordering::Relaxed);
        }
        is_sent
    }

    /// Whether both lead to the same connection.
    pub fn is_same(&self, other: &FrameSender) -> bool {
        self.sender.same_channel(&other.sender)
    }

    /// A sender that does not keep the connection open.
    pub fn downgrade(&self) -> WeakFrameSender {
        WeakFrameSender { sender: self.sender.downgrade(), queued_bytes: self.queued_bytes.clone() }
    }
}

impl WeakFrameSender {
    /// The sender, if the connection is still open.
    pub fn upgrade(&self) -> Option<FrameSender> {
        let sender = self.sender.upgrade()?;
        Some(FrameSender { sender, queued_bytes: self.queued_bytes.clone() })
    }
}

impl FrameReceiver {
    /// The next frame; `None` after all senders have been dropped.
    pub async fn recv(&mut self) -> Option<Frame> {
        let frame = self.receiver.recv().await?;
        self.queued_bytes.fetch_sub(size(&frame), Ordering::Relaxed);
        Some(frame)
    }
}

fn size(frame: &Frame) -> usize {
    match frame {
        Frame::Text(text) => text.len(),
        Frame::InvalidSession { .. } | Frame::Close(..) | Frame::Drop => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_queue_is_bounded_in_bytes_until_it_is_read() {
        let (sender, mut receiver) = queue();
        let text = |size: usize| Frame::Text("x".repeat(size).into());
        assert!(sender.try_send(text(MAX_QUEUED_BYTES + 1)), "the only frame has any size");
        assert!(!sender.try_send(text(1)));
        assert!(receiver.recv().await.is_some());
        assert!(sender.try_send(text(1)) && sender.try_send(text(MAX_QUEUED_BYTES - 1)));
        assert!(!sender.try_send(text(1)));
    }
}
