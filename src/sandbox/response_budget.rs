//! The memory for large responses. While they take too much, requests that only read wait, and a client that has stopped reading its
//! response is cut off.

use axum::body::{self, Body, Bytes, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use std::convert::Infallible;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Weak};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::sleep;

/// The size of all large responses that are not sent, from which requests that only read wait.
const MAX_RESPONSE_BYTES: usize = 16 << 20;
/// The size from which a response is counted, and of the pieces in which it is sent.
const COUNTED_BYTES: usize = 64 << 10;
/// The time without a byte after which a client is cut off while others wait.
const STALLED_TIME: Duration = Duration::from_secs(1);
/// How many times this long a response may take while others wait, however steadily it is read.
const MAX_CONTENDED_PERIODS: usize = 10;

/// The memory for all responses.
#[derive(Debug, Default)]
pub(super) struct ResponseBudget {
    used: AtomicUsize,
    /// The number of requests that wait.
    waiting: AtomicUsize,
    freed: Notify,
}

/// Ends the connection of a request.
#[derive(Clone, Debug, Default)]
pub(super) struct ConnectionEnd(Arc<Notify>);

impl ConnectionEnd {
    /// Waits until the connection is to end.
    pub async fn wait(&self) {
        self.0.notified().await;
    }
}

/// Middleware that counts large responses, and has requests wait while there are too many.
pub(super) async fn limit_responses(
    State(budget): State<Arc<ResponseBudget>>,
    request: Request,
    next: Next,
) -> Response {
    if request.method() == Method::GET {
        budget.wait().await;
    }
    let end = request.extensions().get::<ConnectionEnd>().cloned().unwrap_or_default();
    let response = next.run(request).await;
    let is_large = |bytes: u64| bytes >= COUNTED_BYTES as u64;
    if !response.body().size_hint().exact().is_some_and(is_large) {
        return response;
    }
    let (head, body) = response.into_parts();
    // The body is in memory already.
    let Ok(rest) = body::to_bytes(body, usize::MAX).await else {
        return Response::from_parts(head, Body::empty());
    };
    let share = Share { budget: budget.clone(), bytes: rest.len() };
    budget.used.fetch_add(rest.len(), Ordering::Relaxed);
    let sent = Arc::new(AtomicUsize::new(0));
    tokio::spawn(end_stalled(budget.clone(), Arc::downgrade(&sent), end));
    Response::from_parts(head, Body::new(CountedBody { rest, sent, _share: share }))
}

impl ResponseBudget {
    /// Waits until there is memory for a response.
    async fn wait(&self) {
        loop {
            let mut freed = pin!(self.freed.notified());
            freed.as_mut().enable();
            if self.used.load(Ordering::Relaxed) < MAX_RESPONSE_BYTES {
                return;
            }
            self.waiting.fetch_add(1, Ordering::Relaxed);
            let _counted = Waiting(&self.waiting);
            freed.await;
        }
    }
}

/// Counts one that waits, until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The memory of a response, until it is sent or its connection has ended.
struct Share {
    budget: Arc<ResponseBudget>,
    bytes: usize,
}

impl Drop for Share {
    fn drop(&mut self) {
        self.budget.used.fetch_sub(self.bytes, Ordering::Relaxed);
        self.budget.freed.notify_waiters();
    }
}

/// The body of a large response.
struct CountedBody {
    rest: Bytes,
    /// The number of bytes that were sent.
    sent: Arc<AtomicUsize>,
    _share: Share,
}

impl hyper::body::Body for CountedBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        let size = self.rest.len().min(COUNTED_BYTES);
        let piece = self.rest.split_to(size);
        self.sent.fetch_add(size, Ordering::Relaxed);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.rest.len() as u64)
    }
}

/// Ends the connection of a response that is not read, or too slowly, while others wait.
async fn end_stalled(budget: Arc<ResponseBudget>, sent: Weak<AtomicUsize>, end: ConnectionEnd) {
    let mut before = 0;
    for period in 1.. {
        sleep(STALLED_TIME).await;
        let Some(now) = sent.upgrade().map(|sent| sent.load(Ordering::Relaxed)) else { return };
        let is_stalled = now == before || period >= MAX_CONTENDED_PERIODS;
        before = now;
        if is_stalled && budget.waiting.load(Ordering::Relaxed) > 0 {
            return end.0.notify_one();
        }
    }
}
