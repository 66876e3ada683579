//! A proxy between a program and a PostgreSQL server: it can be slow, cut or dead, and it counts statements.

use crate::PASSWORD;
use sqlx::postgres::PgConnectOptions;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// A proxy that forwards everything until a fault is injected.
pub struct PostgresProxy {
    /// The URL of the database through the proxy.
    pub url: String,
    state: Arc<State>,
}

struct State {
    /// How the connections that exist end.
    end: watch::Sender<ConnectionEnd>,
    /// The delay of every transfer, in each direction.
    delay: watch::Sender<Duration>,
    statements: AtomicUsize,
    /// Whether a connection is cut right after a commit, before its reply is forwarded.
    drops_commit_replies: AtomicBool,
}

#[derive(Clone, Copy)]
enum ConnectionEnd {
    /// Both sides see the connection close.
    Closed,
    /// The connection stays open and forwards nothing.
    Stalled,
}

impl PostgresProxy {
    /// Starts a proxy to the database of this URL, on a port of 127.0.0.1.
    ///
    /// # Panics
    ///
    /// If the URL is not one of a database with a Unix socket.
    pub async fn start(url: &str) -> PostgresProxy {
        let options: PgConnectOptions = url.parse().expect("a database's URL");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("a port").port();
        let (user, database) = (options.get_username(), options.get_database().expect("a database"));
        let url = format!("postgres://{user}:{PASSWORD}@127.0.0.1:{port}/{database}");
        let state = Arc::new(State {
            end: watch::Sender::new(ConnectionEnd::Closed),
            delay: watch::Sender::default(),
            statements: AtomicUsize::default(),
            drops_commit_replies: AtomicBool::default(),
        });
        tokio::spawn(serve(listener, socket(&options), state.clone()));
        PostgresProxy { url, state }
    }

    /// Closes all connections.
    pub fn cut(&self) {
        self.state.end.send_replace(ConnectionEnd::Closed);
    }

    /// Forwards nothing more over the connections that exist, without closing them. New connections work.
    pub fn stall(&self) {
        self.state.end.send_replace(ConnectionEnd::Stalled);
    }

    /// Delays every transfer from now on, in each direction.
    pub fn set_delay(&self, delay: Duration) {
        self.state.delay.send_replace(delay);
    }

    /// Switches on or off that a connection is cut right after a commit, so that the client never sees its reply.
    pub fn drop_commit_replies(&self, drops: bool) {
        self.state.drops_commit_replies.store(drops, Ordering::Relaxed);
    }

    /// The number of statements that the server had to execute so far.
    pub fn statements(&self) -> usize {
        self.state.statements.load(Ordering::Relaxed)
    }
}

/// The server's Unix socket, over which it asks for no password.
fn socket(options: &PgConnectOptions) -> PathBuf {
    let folder = options.get_socket().expect("a server with a Unix socket");
    folder.join(format!(".s.PGSQL.{}", options.get_port()))
}

async fn serve(listener: TcpListener, server: PathBuf, state: Arc<State>) {
    loop {
        let (client, _) = listener.accept().await.expect("a connection");
        let (server, state) = (server.clone(), state.clone());
        tokio::spawn(async move {
            // The client sees a failure to connect as a closed connection.
            let Ok(server) = UnixStream::connect(server).await else { return };
            forward(client, server, &state).await;
        });
    }
}

async fn forward(mut client: TcpStream, mut server: UnixStream, state: &State) {
    let mut end = state.end.subscribe();
    let (requests, to_client) = client.split();
    let (replies, to_server) = server.split();
    let (mut parser, drops_reply) = (StatementParser::default(), AtomicBool::default());
    let inspect = |bytes: &[u8]| {
        let statements = parser.feed(bytes);
        state.statements.fetch_add(statements.len(), Ordering::Relaxed);
        let commits = statements.iter().any(|statement| statement.starts_with(COMMIT));
        drops_reply.store(commits && state.drops_commit_replies.load(Ordering::Relaxed), Ordering::Relaxed);
        true
    };
    let ended = tokio::select! {
        // A side that has closed its connection ends both.
        _ = copy(requests, to_server, state, inspect) => None,
        _ = copy(replies, to_client, state, |_| !drops_reply.load(Ordering::Relaxed)) => None,
        ended = end.changed() => ended.ok().map(|()| *end.borrow()),
    };
    if let Some(ConnectionEnd::Stalled) = ended {
        // Reads on until the client closes the connection.
        let _closed = tokio::io::copy(&mut client, &mut tokio::io::sink()).await;
    }
}

/// Copies bytes with the delay of the proxy, until the source ends or `inspect` refuses some.
async fn copy(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    state: &State,
    mut inspect: impl FnMut(&[u8]) -> bool,
) -> io::Result<()> {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let length = from.read(&mut bytes).await?;
        if length == 0 || !inspect(&bytes[..length]) {
            return Ok(());
        }
        let delay = *state.delay.borrow();
        if !delay.is_zero() {
            sleep(delay).await;
        }
        to.write_all(&bytes[..length]).await?;
    }
}

/// The beginning of a commit: its type, its length and its text.
const COMMIT: &[u8] = b"Q\0\0\0\x0bCOMMIT";

/// The end of the query that a released connection executes in the background, like a ping: nothing waits for it.
const CHECK: &[u8] = b"BEGIN; ROLLBACK\0";

/// Splits the client's stream into messages: after the start-up message, each has a type of one byte and a length.
#[derive(Default)]
struct StatementParser {
    unread: Vec<u8>,
    is_started: bool,
}

impl StatementParser {
    /// Adds bytes and returns the messages that became complete and have the server execute something, without checks.
    fn feed(&mut self, bytes: &[u8]) -> Vec<Vec<u8>> {
        self.unread.extend(bytes);
        let mut statements = Vec::new();
        loop {
            let kind = usize::from(self.is_started);
            let Some(length) = self.unread.get(kind..kind + 4) else { return statements };
            let length = u32::from_be_bytes(length.try_into().expect("four bytes"));
            let end = kind + usize::try_from(length).expect("a length");
            if self.unread.len() < end {
                return statements;
            }
            let message: Vec<u8> = self.unread.drain(..end).collect();
            match self.is_started {
                // Execute of a prepared statement, or a simple query.
                true if matches!(message[0], b'E' | b'Q') && !message.ends_with(CHECK) => {
                    statements.push(message);
                }
                true => {}
                // A request for TLS may come before the start-up message of protocol version 3.
                false => self.is_started = message[4..6] == [0, 3],
            }
        }
    }
}
