//! The memory for the bodies of requests. A large body gets it once a part of the body is here, and loses it if its client stops
//! sending while others wait.

use axum::body::{Body, Bytes};
use futures_util::stream::{self, StreamExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The size of all bodies that are being read or handled, in KiB. Small ones are not counted.
const MAX_BODIES_KIB: usize = 25 << 10;
/// The size from which a body is counted. So much of each one is read before it has to wait.
const COUNTED_BYTES: usize = 64 << 10;
/// The time without a byte after which a body gives way to one that waits.
const STALLED_TIME: Duration = Duration::from_secs(1);
/// How many times this long a body may take while others wait, however steadily it arrives.
const MAX_CONTENDED_PERIODS: usize = 10;

/// The memory for all bodies.
#[derive(Debug)]
pub(super) struct BodyBudget {
    permits: Arc<Semaphore>,
    /// The number of bodies that wait for memory.
    waiting: AtomicUsize,
}

/// A body whose first part has been read.
pub(super) struct BegunBody {
    /// The whole body, with the part that has been read.
    pub body: Body,
    /// Whether all of it has been read, which is little.
    pub is_whole: bool,
    received: Arc<AtomicUsize>,
}

impl BegunBody {
    /// Reads the first part of a body.
    pub async fn read(body: Body) -> BegunBody {
        let received = Arc::new(AtomicUsize::new(0));
        let counter = received.clone();
        let mut rest = body.into_data_stream().inspect(move |chunk| {
            counter.fetch_add(chunk.as_ref().map_or(0, Bytes::len), Ordering::Relaxed);
        });
        let (mut begin, mut is_whole) = (Vec::new(), false);
        while !is_whole && received.load(Ordering::Relaxed) < COUNTED_BYTES {
            let chunk = rest.next().await;
            is_whole = chunk.as_ref().is_none_or(Result::is_err);
            begin.extend(chunk);
        }
        BegunBody { body: Body::from_stream(stream::iter(begin).chain(rest)), is_whole, received }
    }

    /// How much of it has arrived.
    pub fn received(&self) -> ReceivedBytes {
        ReceivedBytes(self.received.clone())
    }
}

/// The number of bytes of a body that have arrived.
pub(super) struct ReceivedBytes(Arc<AtomicUsize>);

impl BodyBudget {
    /// A budget of which nothing is used.
    pub fn new() -> BodyBudget {
        BodyBudget { permits: Arc::new(Semaphore::new(MAX_BODIES_KIB)), waiting: AtomicUsize::new(0) }
    }

    /// Waits until there is memory for a body of at most `bytes`, which the permit stands for.
    pub async fn reserve(&self, bytes: usize) -> Option<OwnedSemaphorePermit> {
        let kib = u32::try_from(bytes.div_ceil(1024).min(MAX_BODIES_KIB)).ok()?;
        if let Ok(permit) = self.permits.clone().try_acquire_many_owned(kib) {
            return Some(permit);
        }
        let _waiting = Waiting::new(&self.waiting);
        self.permits.clone().acquire_many_owned(kib).await.ok()
    }

    /// Waits until a body that has memory must give way: others wait, and it has stopped arriving or has had its time.
    pub async fn must_give_way(&self, received: &ReceivedBytes) {
        let mut before = received.0.load(Ordering::Relaxed);
        for period in 1.. {
            tokio::time::sleep(STALLED_TIME).await;
            let now = received.0.load(Ordering::Relaxed);
            let is_stalled = now == before || period >= MAX_CONTENDED_PERIODS;
            before = now;
            if is_stalled && self.waiting.load(Ordering::Relaxed) > 0 {
                return;
            }
        }
    }
}

/// Counts one that waits, until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Waiting<'_> {
    fn new(count: &AtomicUsize) -> Waiting<'_> {
        count.fetch_add(1, Ordering::Relaxed);
        Waiting(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
