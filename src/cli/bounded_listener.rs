//! A listener for a few clients, whose connections are bounded in number and time, so that idle ones keep nobody out.

use axum::serve::Listener;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};

/// Number of open connections. Another one takes the place of the one that has been idle for longest.
const MAX_CONNECTIONS: usize = 64;
/// Time for a request and its response, from the opening of the connection or the response before.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Accepts connections.
pub(super) struct BoundedListener {
    listener: TcpListener,
    connections: Arc<Connections>,
    next_id: u64,
}

/// The open connections, by number.
#[derive(Default)]
struct Connections(Mutex<BTreeMap<u64, Activity>>);

/// The activity of a connection, by which idle ones are found.
struct Activity {
    /// Whether a request is being read or answered.
    has_request: bool,
    /// When it was opened or last answered.
    since: Instant,
    close: CancellationToken,
}

impl BoundedListener {
    pub(super) fn new(listener: TcpListener) -> BoundedListener {
        BoundedListener { listener, connections: Arc::default(), next_id: 0 }
    }
}

impl Listener for BoundedListener {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.listener).await;
        let id = self.next_id;
        self.next_id += 1;
        let close = self.connections.open(id);
        let connection = Connection {
            stream,
            id,
            connections: self.connections.clone(),
            closed: Box::pin(close.cancelled_owned()),
            timeout: Box::pin(sleep(REQUEST_TIMEOUT)),
        };
        (connection, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connections {
    /// Adds a connection, and closes another one if there are too many. Returns what closes the new one.
    fn open(&self, id: u64) -> CancellationToken {
        let mut connections = self.0.lock();
        if connections.len() >= MAX_CONNECTIONS {
            let idlest =
                connections.iter().min_by_key(|(_, activity)| (activity.has_request, activity.since));
            if let Some(activity) = idlest.map(|(id, _)| *id).and_then(|id| connections.remove(&id)) {
                activity.close.cancel();
            }
        }
        let close = CancellationToken::new();
        let activity = Activity { has_request: false, since: Instant::now(), close: close.clone() };
        connections.insert(id, activity);
        close
    }

    fn update(&self, id: u64, change: impl FnOnce(&mut Activity)) {
        if let Some(activity) = self.0.lock().get_mut(&id) {
            change(activity);
        }
    }
}

/// An accepted connection.
pub(super) struct Connection {
    stream: TcpStream,
    id: u64,
    connections: Arc<Connections>,
    closed: Pin<Box<WaitForCancellationFutureOwned>>,
    timeout: Pin<Box<Sleep>>,
}

impl Connection {
    /// Whether its time is over, or its place is needed.
    fn is_over(&mut self, context: &mut Context<'_>) -> bool {
        self.closed.as_mut().poll(context).is_ready() || self.timeout.as_mut().poll(context).is_ready()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.connections.0.lock().remove(&self.id);
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.is_over(context) {
            // As if the client had closed it.
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        let result = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.connections.update(self.id, |activity| activity.has_request = true);
        }
        result
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.is_over(context) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        let result = Pin::new(&mut self.stream).poll_write(context, bytes);
        if matches!(result, Poll::Ready(Ok(written)) if written > 0) {
            let now = Instant::now();
            self.timeout.as_mut().reset(now + REQUEST_TIMEOUT);
            self.connections.update(self.id, |activity| {
                (activity.has_request, activity.since) = (false, now);
            });
        }
        result
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_connection_that_has_been_idle_for_longest_gives_way() {
        let connections = Connections::default();
        let opened: Vec<CancellationToken> =
            (0..MAX_CONNECTIONS).map(|id| connections.open(id as u64)).collect();
        connections.update(0, |activity| activity.has_request = true);
        connections.update(1, |activity| activity.since += Duration::from_secs(1));
        connections.open(1000);
        let closed: Vec<usize> = (0..opened.len()).filter(|id| opened[*id].is_cancelled()).collect();
        assert_eq!(closed, [2], "the first one has a request, the second one had one later");
        assert_eq!(connections.0.lock().len(), MAX_CONNECTIONS);
    }
}
