//! Health and metrics of the process, for operators.

use super::metrics::Label;
use super::process;
use crate::app::App;
use crate::app::posts::messenger::{Messenger, MessengerError};
use prometheus_client::encoding::text;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::registry::Registry;
use std::error::Error;
use std::fmt;
use std::time::Duration;
use thiserror::Error;
use tokio::time::{Instant, timeout};

/// Time within which the database must take a change to be healthy.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);
/// Time within which the chat service must respond to be healthy.
const SERVICE_TIMEOUT: Duration = Duration::from_secs(3);
/// Time for which the result of a probe is believed, so that health may be asked for often.
const PROBE_TTL: Duration = Duration::from_secs(5);

/// Why nobody can play at the moment.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum HealthError {
    /// The process has not begun to connect, or has not looked yet for what was due while there was none.
    #[error("the bot is starting")]
    Starting,
    /// The process ends.
    #[error("the bot is stopping")]
    Stopping,
    /// Some connections to Discord are missing, and no session may be started for them.
    #[error(
        "{connected} of {wanted} connections to Discord are up: the daily session limit allows no more for another {minutes} min"
    )]
    SessionsUsedUp {
        /// Number of connections that are established.
        connected: i64,
        /// Number of connections that there should be.
        wanted: i64,
        /// Minutes until sessions are available again, rounded up.
        minutes: u64,
    },
    /// Some connections to Discord are missing.
    #[error("{connected} of {wanted} connections to Discord are up")]
    Disconnected {
        /// Number of connections that are established.
        connected: i64,
        /// Number of connections that there should be.
        wanted: i64,
    },
    /// Nothing can be stored.
    #[error("the database takes no changes")]
    Database,
    /// Discord does not respond to requests.
    #[error("Discord does not respond to requests")]
    Discord,
}

/// Whether something that people need works, as found a moment ago.
#[derive(Debug, Default)]
pub(in crate::app) struct Probe(tokio::sync::Mutex<Option<(Instant, bool)>>);

impl Probe {
    /// The last result while it is recent, otherwise that of this probe. Callers that come at the same time wait for one probe.
    async fn is_up(&self, probe: impl Future<Output = bool>) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, is_up)) = *last
            && at.elapsed() < PROBE_TTL
        {
            return is_up;
        }
        let is_up = probe.await;
        *last = Some((Instant::now(), is_up));
        is_up
    }
}

impl<P: Messenger> App<P> {
    /// Checks that people can play, given the number of established connections to the chat service.
    ///
    /// # Errors
    /// The reason why they cannot play.
    pub async fn check_health(&self, connected: usize) -> Result<(), HealthError> {
        let (connected, wanted) = (gauge_value(connected), self.metrics.shards.get());
        if self.stopping.is_cancelled() {
            return Err(HealthError::Stopping);
        }
        if wanted == 0 {
            return Err(HealthError::Starting);
        }
        if connected < wanted {
            let Some(sessions_at) = self.connections.sessions_at() else {
                return Err(HealthError::Disconnected { connected, wanted });
            };
            let wait = sessions_at.saturating_duration_since(Instant::now());
            let minutes = wait.as_secs() / 60 + 1;
            return Err(HealthError::SessionsUsedUp { connected, wanted, minutes });
        }
        match tokio::join!(self.is_database_up(), self.is_service_up()) {
            (false, _) => Err(HealthError::Database),
            (true, false) => Err(HealthError::Discord),
            (true, true) if self.attended().is_none() => Err(HealthError::Starting),
            (true, true) => Ok(()),
        }
    }

    /// Makes it known that the process ends, and stops what the next process will complete.
    pub fn begin_shutdown(&self) {
        self.stopping.cancel();
    }

    /// All metrics in the text format of OpenMetrics, which Prometheus reads.
    pub async fn encode_metrics(&self, connected: usize) -> Result<String, fmt::Error> {
        let mut all = Registry::default();
        process::register(&mut all);
        let registry = all.sub_registry_with_prefix("bside");
        self.metrics.register(registry);
        let connected = ConstGauge::new(gauge_value(connected));
        registry.register("shards_connected", "Established connections to Discord", connected);
        let (is_database_up, is_service_up) = tokio::join!(self.is_database_up(), self.is_service_up());
        let is_up = ConstGauge::new(i64::from(is_database_up));
        registry.register("database_up", "Whether the database takes changes", is_up);
        let is_up = ConstGauge::new(i64::from(is_service_up));
        registry.register("discord_up", "Whether Discord responds to requests", is_up);
        let unshown = ConstGauge::new(gauge_value(self.outbox.unshown.len()));
        registry.register("unshown_tables", "Tables with changes that no message shows yet", unshown);
        let queues = Family::<Label, Gauge>::default();
        for (name, length) in [
            ("render", self.render_pool.waiting()),
            ("animation", self.animations.waiting()),
            ("review", self.reviews.waiting()),
            ("search", self.search_pool.waiting()),
        ] {
            queues.get_or_create(&[("queue", name)]).set(gauge_value(length));
        }
        registry.register("queue_length", "Jobs that wait or run", queues);
        if is_database_up && let Ok(Ok(figures)) = timeout(DATABASE_TIMEOUT, self.host.figures()).await {
            for (name, help, value) in [
                ("running_games", "Games that are being played", Some(figures.running_games)),
                (
                    "held_tables",
                    "Tables at which nobody can play, which are on hold",
                    Some(figures.held_tables),
                ),
                ("database_bytes", "Size of the database", Some(figures.database_bytes)),
                (
                    "backup_age_seconds",
                    "Time since bside backup made a copy",
                    figures
                        .last_backup
                        .map(|last| self.host.clock().now().saturating_duration_since(last).as_secs()),
                ),
            ] {
                let Some(value) = value else { continue };
                registry.register(name, help, ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX)));
            }
        }
        let mut encoded = String::new();
        text::encode(&mut encoded, &all)?;
        Ok(encoded)
    }

    /// Whether something can be stored. A database that only answers may have a full disk, or be locked or read-only.
    async fn is_database_up(&self) -> bool {
        let probe = async {
            let result = timeout(DATABASE_TIMEOUT, self.host.probe()).await;
            let error: &dyn Error = match &result {
                Ok(Ok(())) => return true,
                Ok(Err(error)) => error,
                Err(elapsed) => elapsed,
            };
            tracing::error!(error, "the database takes no changes");
            false
        };
        self.database_probe.is_up(probe).await
    }

    /// Whether the chat service responds.
    async fn is_service_up(&self) -> bool {
        let probe = async {
            let result = timeout(SERVICE_TIMEOUT, self.messenger.probe()).await;
            !matches!(result, Err(_) | Ok(Err(MessengerError::Transient(_) | MessengerError::TimedOut)))
        };
        self.service_probe.is_up(probe).await
    }
}

fn gauge_value(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
