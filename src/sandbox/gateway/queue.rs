//! The queue of frames between a session and its connection, bounded in number and bytes.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc::{self, Receiver, Sender, WeakSender};

/// The number of frames that wait for a client that does not read. Then the connection is cut.
const MAX_QUEUED_FRAMES: usize = 4096;
/// The size of these frames.
const MAX_QUEUED_BYTES: usize = 4 << 20;
/// The size of the frames that wait for all clients together.
const MAX_TOTAL_BYTES: usize = 16 << 20;

/// A frame that a session sends over its connection.
#[derive(Debug)]
pub(super) enum Frame {
    /// A payload as JSON text.
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
    queued: QueuedBytes,
}

/// The size of the frames in a queue, and in all queues.
#[derive(Clone, Debug)]
struct QueuedBytes {
    here: Arc<AtomicUsize>,
    total: Arc<AtomicUsize>,
}

impl QueuedBytes {
    /// Adds a frame if there is room for it.
    fn add(&self, size: usize) -> bool {
        let here = self.here.fetch_add(size, Ordering::Relaxed);
        let total = self.total.fetch_add(size, Ordering::Relaxed);
        let has_room = here == 0 || here + size <= MAX_QUEUED_BYTES && total + size <= MAX_TOTAL_BYTES;
        if !has_room {
            self.remove(size);
        }
        has_room
    }

    fn remove(&self, size: usize) {
        self.here.fetch_sub(size, Ordering::Relaxed);
        self.total.fetch_sub(size, Ordering::Relaxed);
    }
}

/// The end of the queue at the connection.
#[derive(Debug)]
pub(super) struct FrameReceiver {
    receiver: Receiver<Frame>,
    queued: QueuedBytes,
}

/// A sender that does not keep the connection open.
#[derive(Clone, Debug)]
pub(super) struct WeakFrameSender {
    sender: WeakSender<Frame>,
    queued: QueuedBytes,
}

/// An empty queue, one of those whose frames have this size in total.
pub(super) fn queue(total: Arc<AtomicUsize>) -> (FrameSender, FrameReceiver) {
    let (sender, receiver) = mpsc::channel(MAX_QUEUED_FRAMES);
    let queued = QueuedBytes { here: Arc::default(), total };
    (FrameSender { sender, queued: queued.clone() }, FrameReceiver { receiver, queued })
}

impl FrameSender {
    /// Appends a frame. Returns whether there was room for it. A frame of any size fits into an empty queue.
    pub fn try_send(&self, frame: Frame) -> bool {
        let size = size(&frame);
        if !self.queued.add(size) {
            return false;
        }
        let is_sent = self.sender.try_send(frame).is_ok();
        if !is_sent {
            self.queued.remove(size);
        }
        is_sent
    }

    /// Whether both lead to the same connection.
    pub fn has_same_connection(&self, other: &FrameSender) -> bool {
        self.sender.same_channel(&other.sender)
    }

    /// A sender that does not keep the connection open.
    pub fn downgrade(&self) -> WeakFrameSender {
        WeakFrameSender { sender: self.sender.downgrade(), queued: self.queued.clone() }
    }
}

impl WeakFrameSender {
    /// The sender, if the connection is still open.
    pub fn upgrade(&self) -> Option<FrameSender> {
        let sender = self.sender.upgrade()?;
        Some(FrameSender { sender, queued: self.queued.clone() })
    }
}

impl FrameReceiver {
    /// The next frame; `None` after all senders have been dropped.
    pub async fn recv(&mut self) -> Option<Frame> {
        let frame = self.receiver.recv().await?;
        self.queued.remove(size(&frame));
        Some(frame)
    }
}

impl Drop for FrameReceiver {
    fn drop(&mut self) {
        self.receiver.close();
        while let Ok(frame) = self.receiver.try_recv() {
            self.queued.remove(size(&frame));
        }
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
        let total = Arc::new(AtomicUsize::new(0));
        let (sender, mut receiver) = queue(total.clone());
        let text = |size: usize| Frame::Text("x".repeat(size).into());
        assert!(sender.try_send(text(MAX_QUEUED_BYTES + 1)), "the only frame has any size");
        assert!(!sender.try_send(text(1)));
        assert!(receiver.recv().await.is_some());
        assert!(sender.try_send(text(1)) && sender.try_send(text(MAX_QUEUED_BYTES - 1)));
        assert!(!sender.try_send(text(1)));
        let others: Vec<_> = (1..MAX_TOTAL_BYTES / MAX_QUEUED_BYTES).map(|_| queue(total.clone())).collect();
        for (other, _) in &others {
            assert!(other.try_send(text(1)) && other.try_send(text(MAX_QUEUED_BYTES - 1)));
        }
        let (last, _receiver) = queue(total.clone());
        assert!(last.try_send(text(1)), "who has read everything gets the next frame");
        assert!(!last.try_send(text(1)));
        drop((others, receiver));
        assert_eq!(total.load(Ordering::Relaxed), 1, "frames that nobody will read are not counted");
        assert!(last.try_send(text(1)) && !sender.try_send(text(1)));
    }
}
