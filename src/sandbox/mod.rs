//! A Discord-compatible server on loopback, so that the real bot runs without Discord.
//!
//! Placeholder, replaced below.

mod attachment;
mod bot;
mod call;
mod callback;
mod channel;
mod check;
mod command;
mod error;
mod fault;
mod gateway;
mod interaction;
mod journal;
mod message;
mod page;
mod person;
mod route;
mod server;
mod session;
mod snowflake;
mod state;
mod webhook;
mod world;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tempfile::TempDir;
use tokio::task::JoinHandle;

pub use fault::Fault;
pub use state::Request;

use server::Server;
use state::State;

/// How to start a sandbox.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The port; 0 takes any free one.
    pub port: u16,
    /// Where everything is kept; without one in a temporary folder that goes away with the sandbox.
    pub folder: Option<PathBuf>,
    /// How long an interaction waits for its first answer.
    pub answer_limit: Duration,
    /// How long the token of an interaction lives.
    pub token_life: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            port: 0,
            folder: None,
            answer_limit: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
        }
    }
}

/// Why a sandbox cannot start.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The port is taken, or not allowed.
    #[error("cannot listen on port {port}: {error}")]
    Port {
        /// The port asked for.
        port: u16,
        /// What the system says.
        error: std::io::Error,
    },
    /// The folder cannot be used, or another sandbox uses it.
    #[error("cannot keep the sandbox in {folder}: {error}")]
    Folder {
        /// The folder asked for.
        folder: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
}

/// A running sandbox. Dropping it stops it.
pub struct Sandbox {
    server: Server,
    address: SocketAddr,
    task: Option<JoinHandle<std::io::Result<()>>>,
    _temporary: Option<TempDir>,
}

impl Sandbox {
    /// Starts a sandbox. Must be called within a tokio runtime.
    pub async fn start(settings: Settings) -> Result<Self, SandboxError> {
        let unusable = |folder: PathBuf| move |error| SandboxError::Folder { folder, error };
        let (folder, temporary) = match settings.folder {
            Some(folder) => (folder, None),
            None => {
                let temporary =
                    TempDir::with_prefix("bside-sandbox-").map_err(unusable(std::env::temp_dir()))?;
                (temporary.path().to_owned(), Some(temporary))
            }
        };
        let (journal, keep, highest) = journal::Journal::open(&folder).map_err(unusable(folder.clone()))?;
        let port = settings.port;
        let (listener, address) =
            server::listen(port).await.map_err(|error| SandboxError::Port { port, error })?;
        let mut snowflakes = snowflake::Snowflakes::default();
        snowflakes.skip(highest);
        let server = Server::new(State {
            base: format!("http://{address}"),
            folder,
            answer_limit: settings.answer_limit,
            token_life: settings.token_life,
            keep,
            journal,
            snowflakes,
            sessions: Vec::new(),
            faults: Vec::new(),
            requests: Default::default(),
            due: Vec::new(),
        });
        let task = tokio::spawn(server.clone().run(listener));
        Ok(Self { server, address, task: Some(task), _temporary: temporary })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What `DISCORD_API_BASE` gets, and where the page is: `http://127.0.0.1:PORT`.
    pub fn base(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The token of the bot: worthless anywhere else.
    pub fn bot_token(&self) -> &str {
        world::BOT_TOKEN
    }

    /// The requests of the bot, oldest first; the last 10,000 of them.
    pub fn requests(&self) -> Vec<Request> {
        self.server.state().requests.iter().cloned().collect()
    }

    /// Lets something go wrong.
    pub fn inject(&self, fault: Fault) {
        self.server.state().inject(fault);
    }

    /// Stops, and waits until the port is free.
    pub async fn shutdown(mut self) {
        self.server.stop();
        if let Some(task) = self.task.take() {
            // A client that keeps its connection open must not keep the sandbox alive.
            let _done = tokio::time::timeout(Duration::from_secs(1), task).await;
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.server.stop();
    }
}
