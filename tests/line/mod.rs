//! The line between a program and a server of PostgreSQL: it can be slow, cut, or dead, and it counts what is asked.

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

/// A line. It is whole until something else is said.
pub struct Line {
    /// The address of the database over it.
    pub url: String,
    state: Arc<State>,
}

struct State {
    /// By what comes to the connections that there are.
    end: watch::Sender<End>,
    /// What is said arrives so much later.
    delay: watch::Sender<Duration>,
    asked: AtomicUsize,
    /// Whether it is cut just when something has been committed, before anybody hears of that.
    loses_commits: AtomicBool,
}

#[derive(Clone, Copy)]
enum End {
    /// Both sides hear of it.
    Cut,
    /// Nobody hears of it, nor of anything else.
    Dead,
}

impl Line {
    /// A line to the database at this address.
    pub async fn to(url: &str) -> Line {
        let options: PgConnectOptions = url.parse().expect("an address");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("a port").port();
        let (user, database) = (options.get_username(), options.get_database().expect("a database"));
        let url = format!("postgres://{user}@127.0.0.1:{port}/{database}");
        let end = watch::Sender::new(End::Cut);
        let state = State {
            end,
            delay: watch::Sender::default(),
            asked: AtomicUsize::default(),
            loses_commits: AtomicBool::default(),
        };
        let state = Arc::new(state);
        tokio::spawn(serve(listener, socket(&options), state.clone()));
        Line { url, state }
    }

    /// Cuts all connections.
    pub fn cut(&self) {
        self.state.end.send_replace(End::Cut);
    }

    /// Nothing comes any more over the connections that there are. Whoever comes anew is let through.
    pub fn let_die(&self) {
        self.state.end.send_replace(End::Dead);
    }

    /// From now on everything arrives so much later, there and back.
    pub fn slow_down(&self, delay: Duration) {
        self.state.delay.send_replace(delay);
    }

    /// From now on, or no more, each connection over which something is committed is cut when that has been done, and
    /// nobody hears of it.
    pub fn lose_commits(&self, loses: bool) {
        self.state.loses_commits.store(loses, Ordering::Relaxed);
    }

    /// How often something has been asked that the server has to answer.
    pub fn asked(&self) -> usize {
        self.state.asked.load(Ordering::Relaxed)
    }
}

/// The socket of the server on this machine, over which it asks for no password.
fn socket(options: &PgConnectOptions) -> PathBuf {
    let folder = options.get_socket().expect("the server listens at a socket");
    folder.join(format!(".s.PGSQL.{}", options.get_port()))
}

async fn serve(listener: TcpListener, server: PathBuf, state: Arc<State>) {
    loop {
        let (program, _) = listener.accept().await.expect("a connection");
        let (server, state) = (server.clone(), state.clone());
        tokio::spawn(async move {
            // One that cannot be made is heard of as one that is cut.
            let Ok(server) = UnixStream::connect(server).await else { return };
            connect(program, server, &state).await;
        });
    }
}

async fn connect(mut program: TcpStream, mut server: UnixStream, state: &State) {
    let mut end = state.end.subscribe();
    let (from, back) = program.split();
    let (answers, to) = server.split();
    let (mut asked, is_lost) = (Asked::default(), AtomicBool::default());
    let hear = |bytes: &[u8]| {
        let asked = asked.hear(bytes);
        state.asked.fetch_add(asked.len(), Ordering::Relaxed);
        let commits = asked.iter().any(|asked| asked.starts_with(COMMIT));
        is_lost.store(commits && state.loses_commits.load(Ordering::Relaxed), Ordering::Relaxed);
        true
    };
    let ended = tokio::select! {
        // Whoever has closed it is none of our business.
        _ = carry(from, to, state, hear) => None,
        _ = carry(answers, back, state, |_| !is_lost.load(Ordering::Relaxed)) => None,
        ended = end.changed() => ended.ok().map(|()| *end.borrow()),
    };
    if let Some(End::Dead) = ended {
        // Until the program has gone.
        let _gone = tokio::io::copy(&mut program, &mut tokio::io::sink()).await;
    }
}

/// Carries what is said, as long as it is to be.
async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    state: &State,
    mut hear: impl FnMut(&[u8]) -> bool,
) -> io::Result<()> {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let length = from.read(&mut bytes).await?;
        if length == 0 || !hear(&bytes[..length]) {
            return Ok(());
        }
        let delay = *state.delay.borrow();
        if !delay.is_zero() {
            sleep(delay).await;
        }
        to.write_all(&bytes[..length]).await?;
    }
}

/// So a commit begins, after its letter and its length.
const COMMIT: &[u8] = b"Q\0\0\0\x0bCOMMIT";

/// Reads what a program says: after the first words, messages of a letter and their length.
#[derive(Default)]
struct Asked {
    unread: Vec<u8>,
    is_in: bool,
}

impl Asked {
    /// Those of these messages that have something carried out.
    fn hear(&mut self, bytes: &[u8]) -> Vec<Vec<u8>> {
        self.unread.extend(bytes);
        let mut asked = Vec::new();
        loop {
            let letter = usize::from(self.is_in);
            let Some(length) = self.unread.get(letter..letter + 4) else { return asked };
            let length = u32::from_be_bytes(length.try_into().expect("four bytes"));
            let whole = letter + usize::try_from(length).expect("a length");
            if self.unread.len() < whole {
                return asked;
            }
            let message: Vec<u8> = self.unread.drain(..whole).collect();
            match self.is_in {
                // A statement that was prepared, or a plain text.
                true if matches!(message[0], b'E' | b'Q') => asked.push(message),
                true => {}
                // Before it says who it is, it may ask for TLS.
                false => self.is_in = message[4..6] == [0, 3],
            }
        }
    }
}
