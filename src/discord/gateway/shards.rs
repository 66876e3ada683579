//! Keeps the process's gateway connections (shards) up.
//!
//! serenity reads events, sends heartbeats and resumes sessions. When and how often a shard connects is decided here,
//! because serenity would resume without a pause, start a session every five seconds whatever the limit of the day, and wait
//! indefinitely for a peer that stays silent.

use super::connections;
use super::refusal::{self, Refusal};
use super::spin_guard::SpinGuard;
use super::url_gate::UrlGate;
use crate::app::operations::reconnects::{AttemptKind, ReconnectDelays, Reconnects};
use crate::app::operations::session_limit::{SessionLimit, SessionPurpose};
use crate::app::random::random_fraction;
use crate::discord::{App, BotError, serenity};
use crate::retry::OUTAGE;
use ::serenity::prelude::TypeMap;
use backon::Retryable as _;
use serenity::{
    ConnectionStage, Framework, GatewayIntents, Http, PresenceData, RawEventHandler, Shard, ShardId,
    ShardInfo, ShardManager, ShardMessenger, ShardRunner, ShardRunnerInfo, ShardRunnerMessage,
    ShardRunnerOptions,
};
use std::error::Error;
use std::io;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{Mutex, RwLock, mpsc};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_util::sync::{CancellationToken, DropGuard};
use tokio_util::task::TaskTracker;

/// The events that Discord reports over the connections.
pub(in crate::discord) const INTENTS: GatewayIntents = GatewayIntents::GUILDS;
/// The close code of a connection that is not resumed.
const NORMAL_CLOSURE: u16 = 1000;
/// Time limit of the peer's reply when a connection is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);
/// Time limit of a connection attempt that tests whether the gateway can be reached.
const REACH_TIMEOUT: Duration = Duration::from_secs(5);
/// Number of sessions in a row that are closed before they begin, after which Discord is taken to refuse a shard.
const MAX_CLOSED_SESSIONS: u32 = 3;
/// Longest time between two looks at the number of sessions while too few are left.
const SESSION_CHECK_INTERVAL: Duration = Duration::from_secs(60);

/// How long connecting may take, and how often it happens.
#[derive(Clone, Copy, Debug)]
pub struct GatewayTiming {
    /// Time limit for the gateway's answer to a new connection: the handshake, and then READY or RESUMED.
    pub answer_timeout: Duration,
    /// Time between the starts of two sessions, which Discord prescribes.
    pub identify_interval: Duration,
    /// Longest time before a session is replaced. Discord asks for a random time between one and five seconds.
    pub replacement_delay: Duration,
    /// Time between attempts while connections do not last.
    pub delays: ReconnectDelays,
}

impl Default for GatewayTiming {
    fn default() -> GatewayTiming {
        GatewayTiming {
            answer_timeout: Duration::from_secs(20),
            identify_interval: connections::IDENTIFY_INTERVAL,
            replacement_delay: Duration::from_secs(5),
            delays: ReconnectDelays::default(),
        }
    }
}

/// The values that the shards share with the rest of the bot.
pub(in crate::discord) struct ShardOptions {
    pub app: Arc<App>,
    pub http: Arc<Http>,
    pub manager: Arc<ShardManager>,
    pub data: Arc<RwLock<TypeMap>>,
    pub framework: Arc<dyn Framework>,
    pub raw_event_handlers: Vec<Arc<dyn RawEventHandler>>,
    /// The URL of the gateway.
    pub url: String,
    pub timing: GatewayTiming,
}

/// The shards of this process.
pub(in crate::discord) struct GatewayShards {
    options: ShardOptions,
    /// Held while a session is started, so that one is at a time.
    sessions: Mutex<Sessions>,
    spin_guard: SpinGuard,
    stop: CancellationToken,
    tasks: TaskTracker,
}

/// The sessions started so far.
#[derive(Default)]
struct Sessions {
    /// `None` if the server states none.
    limit: Option<SessionLimit>,
    last_start: Option<Instant>,
}

/// A connection that has not been used yet.
struct NewConnection {
    shard: Shard,
    /// The URL that the shard connects to again.
    url: Arc<Mutex<String>>,
}

/// How a connection ended.
enum Ended {
    /// The connection is to be replaced.
    Lost,
    /// The connection is to be replaced, but Discord has closed it before its session began.
    Closed,
    /// Discord refuses the bot.
    Refused(BotError),
    /// The process stops.
    Stopped,
}

impl GatewayShards {
    /// Connects nothing yet.
    pub(in crate::discord) fn new(options: ShardOptions) -> Arc<GatewayShards> {
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let (sessions, spin_guard) = (Mutex::default(), SpinGuard::start());
        Arc::new(GatewayShards { options, sessions, spin_guard, stop, tasks })
    }

    /// Keeps these of all shards connected, within this limit. Returns only if Discord refuses them for good.
    pub(in crate::discord) async fn run(
        self: &Arc<Self>,
        shards: RangeInclusive<u32>,
        total: u32,
        limit: Option<SessionLimit>,
    ) -> BotError {
        self.sessions.lock().await.limit = limit;
        let (refused, mut refusals) = mpsc::unbounded_channel();
        for id in shards {
            let (shards, refused) = (self.clone(), refused.clone());
            self.tasks.spawn(async move {
                if let Some(error) = shards.keep_connected(ShardInfo { id: ShardId(id), total }).await {
                    // Nobody waits for it while the process stops.
                    let _ = refused.send(error);
                }
            });
        }
        match refusals.recv().await {
            Some(error @ BotError::Refused(Refusal::Shard { .. })) => {
                refusal::find(&self.options.http, total).await.unwrap_or(error)
            }
            Some(error) => error,
            None => std::future::pending().await,
        }
    }

    /// Closes all connections when it is dropped.
    pub(in crate::discord) fn close_on_drop(&self) -> DropGuard {
        self.stop.clone().drop_guard()
    }

    /// Closes all connections, and waits until they are closed.
    pub(in crate::discord) async fn close(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// Returns when the process stops, or with the error if Discord refuses the shard for good.
    async fn keep_connected(&self, info: ShardInfo) -> Option<BotError> {
        let mut reconnects = Reconnects::new(self.options.timing.delays);
        let (mut purpose, mut closed) = (SessionPurpose::Start, 0);
        // A runner that ends has serenity wait for this message, which the runner sends when the wait is over. One ahead, it
        // waits for nothing.
        self.options.manager.shutdown_finished(info.id);
        loop {
            let connecting = self.connect(info, &mut reconnects, purpose);
            let connection = self.stop.run_until_cancelled(connecting).await?;
            purpose = SessionPurpose::Reconnect;
            let ended = self.serve(info.id, connection, &mut reconnects).await;
            // serenity does so too, unless the connection was given up here.
            self.options.manager.runners.lock().await.remove(&info.id);
            match ended {
                Ended::Lost => closed = 0,
                Ended::Closed => closed += 1,
                Ended::Refused(error) => return Some(error),
                Ended::Stopped => return None,
            }
            if closed == MAX_CLOSED_SESSIONS {
                return Some(Refusal::Shard { id: info.id.0, total: info.total }.into());
            }
        }
    }

    /// Connects, and tries until it succeeds. The session starts as soon as the connection is served.
    async fn connect(
        &self,
        info: ShardInfo,
        reconnects: &mut Reconnects,
        purpose: SessionPurpose,
    ) -> NewConnection {
        if purpose == SessionPurpose::Reconnect {
            sleep(self.options.timing.replacement_delay.mul_f64(0.2 + 0.8 * random_fraction())).await;
        }
        loop {
            self.wait_for_attempt(reconnects, AttemptKind::Identify).await;
            let mut sessions = self.sessions.lock().await;
            self.take_session(&mut sessions, purpose).await;
            if let Some(last) = sessions.last_start {
                sleep_until(last + self.options.timing.identify_interval).await;
            }
            reconnects.begin(Instant::now());
            let url = Arc::new(Mutex::new(self.options.url.clone()));
            let connecting = Shard::new(
                url.clone(),
                self.options.http.token(),
                info,
                INTENTS,
                Some(PresenceData::default()),
            );
            let connected = timeout(self.options.timing.answer_timeout, connecting).await;
            sessions.last_start = Some(Instant::now());
            match connected {
                Ok(Ok(mut shard)) => {
                    let http = self.options.http.clone();
                    shard.set_application_id_callback(move |id| http.set_application_id(id));
                    self.options.app.metrics.count_connection(AttemptKind::Identify);
                    return NewConnection { shard, url };
                }
                Ok(Err(error)) => {
                    let error: &dyn Error = &error;
                    tracing::warn!(error, shard = info.id.0, "the gateway refuses a connection");
                }
                Err(_) => tracing::warn!(shard = info.id.0, "the gateway does not respond to a connection"),
            }
        }
    }

    /// Waits until an attempt may be made and the gateway can be reached.
    async fn wait_for_attempt(&self, reconnects: &Reconnects, kind: AttemptKind) {
        if let Some(earliest) = reconnects.earliest(kind, random_fraction()) {
            sleep_until(earliest).await;
        }
        // serenity ends a session if it cannot connect.
        let reached = (|| reach(&self.options.url)).retry(OUTAGE.delays().with_jitter());
        let reached = reached
            .notify(|error, delay| {
                let error: &dyn Error = error;
                tracing::warn!(error, ?delay, "the gateway cannot be reached");
            })
            .await;
        // The request is retried without end, so it succeeds.
        debug_assert!(reached.is_ok());
    }

    /// Takes one of the sessions of the day, and waits while too few are left.
    async fn take_session(&self, sessions: &mut Sessions, purpose: SessionPurpose) {
        let app = &self.options.app;
        let mut is_known = purpose == SessionPurpose::Start;
        loop {
            if !is_known && let Some(limit) = connections::fetch_session_limit(&self.options.http).await {
                sessions.limit = Some(limit);
            }
            let Some(limit) = &mut sessions.limit else { break };
            let now = Instant::now();
            let taken = limit.take(now, purpose);
            app.metrics.set_sessions_remaining(limit.remaining);
            let Err(resets_at) = taken else { break };
            let remaining = limit.remaining;
            tracing::warn!(remaining, wait = ?resets_at - now, "too few of the day's sessions are left to connect");
            app.connections.wait_for_sessions(Some(resets_at));
            sleep_until(resets_at.min(now + SESSION_CHECK_INTERVAL)).await;
            is_known = false;
        }
        app.connections.wait_for_sessions(None);
    }

    /// Serves a connection and those that resume its session.
    async fn serve(&self, id: ShardId, connection: NewConnection, reconnects: &mut Reconnects) -> Ended {
        let mut runner = ShardRunner::new(ShardRunnerOptions {
            data: self.options.data.clone(),
            event_handlers: Vec::new(),
            raw_event_handlers: self.options.raw_event_handlers.clone(),
            framework: Some(self.options.framework.clone()),
            manager: self.options.manager.clone(),
            shard: connection.shard,
            http: self.options.http.clone(),
        });
        let messenger = ShardMessenger::new(&runner);
        let stage = ConnectionStage::Disconnected;
        let info = ShardRunnerInfo { latency: None, runner_tx: messenger.clone(), stage };
        self.options.manager.runners.lock().await.insert(id, info);
        let mut gate = UrlGate::close(connection.url).await;
        let mut run = self.spin_guard.watch(runner.run(), messenger.clone());
        let (mut is_established, mut is_resumed) = (false, false);
        let mut deadline = Instant::now() + self.options.timing.answer_timeout;
        let ended = loop {
            tokio::select! {
                biased;
                ended = &mut run => break match ended {
                    Err(error) => Ended::Refused(refusal::of_runner(error)),
                    Ok(()) if run.was_ended() && !is_resumed && !self.has_begun(id).await => Ended::Closed,
                    Ok(()) => Ended::Lost,
                },
                () = gate.runner_waits() => {
                    reconnects.end(Instant::now(), is_established);
                    self.set_stage(id, ConnectionStage::Disconnected).await;
                    let waiting = self.wait_for_attempt(reconnects, AttemptKind::Resume);
                    if self.stop.run_until_cancelled(waiting).await.is_none() {
                        return Ended::Stopped;
                    }
                    self.set_stage(id, ConnectionStage::Resuming).await;
                    self.options.app.metrics.count_connection(AttemptKind::Resume);
                    reconnects.begin(Instant::now());
                    (is_established, is_resumed) = (false, true);
                    deadline = Instant::now() + self.options.timing.answer_timeout;
                }
                () = sleep_until(deadline), if !is_established => {
                    is_established = self.options.app.connections.is_connected(id.0);
                    if !is_established {
                        tracing::warn!(shard = id.0, "the gateway does not respond: the connection is dropped");
                        break Ended::Lost;
                    }
                }
                () = self.stop.cancelled() => {
                    messenger.send_to_shard(ShardRunnerMessage::Close(NORMAL_CLOSURE, None));
                    tokio::select! {
                        biased;
                        _ = &mut run => {}
                        // The runner would resume, now that the peer has closed the connection as well.
                        () = gate.runner_waits() => {}
                        () = sleep(CLOSE_TIMEOUT) => {}
                    }
                    return Ended::Stopped;
                }
            }
        };
        reconnects.end(Instant::now(), is_established);
        ended
    }

    /// Whether the session of a shard has begun.
    async fn has_begun(&self, id: ShardId) -> bool {
        let runners = self.options.manager.runners.lock().await;
        runners.get(&id).is_some_and(|runner| runner.stage == ConnectionStage::Connected)
    }

    /// Sets the stage that serenity's list of shards shows. The runner must not be in the middle of doing so itself.
    async fn set_stage(&self, id: ShardId, stage: ConnectionStage) {
        if let Some(runner) = self.options.manager.runners.lock().await.get_mut(&id) {
            runner.stage = stage;
        }
    }
}

/// Tests whether the gateway accepts connections.
async fn reach(url: &str) -> io::Result<()> {
    let url = reqwest12::Url::parse(url).map_err(io::Error::other)?;
    let (Some(host), Some(port)) = (url.host_str(), url.port_or_known_default()) else {
        return Err(io::Error::other("the URL of the gateway names no host"));
    };
    // Brackets of an IPv6 address are part of the URL only.
    let host = host.trim_start_matches('[').trim_end_matches(']');
    timeout(REACH_TIMEOUT, TcpStream::connect((host, port))).await??;
    Ok(())
}
