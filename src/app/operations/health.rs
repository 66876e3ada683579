//! Health and metrics of the process, for operators.

use super::metrics::Label;
use crate::app::App;
use crate::app::posts::messenger::{Messenger, MessengerError};
use prometheus_client::encoding::text;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::registry::Registry;
use std::fmt;
use std::time::Duration;
use thiserror::Error;
use tokio::time::{Instant, timeout};

/// Time within which the database must respond to be healthy.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);
/// Time within which the chat service must respond to be healthy.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);
/// Time for which the response of the chat service is believed, so that health may be asked for often.
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
    /// The database does not respond.
    #[error("the database does not respond")]
    Database,
    /// Discord does not respond to requests.
    #[error("Discord does not respond to requests")]
    Discord,
}

/// Whether the chat service responded at a time.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct ProbeResult {
    at: Instant,
    is_up: bool,
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
        let mut registry = Registry::with_prefix("bside");
        self.metrics.register(&mut registry);
        let connected = ConstGauge::new(gauge_value(connected));
        registry.register("shards_connected", "Established connections to Discord", connected);
        let (is_database_up, is_service_up) = tokio::join!(self.is_database_up(), self.is_service_up());
        let is_up = ConstGauge::new(i64::from(is_database_up));
        registry.register("database_up", "Whether the database responds", is_up);
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
        let mut encoded = String::new();
        text::encode(&mut encoded, &registry)?;
        Ok(encoded)
    }

    async fn is_database_up(&self) -> bool {
        matches!(timeout(DATABASE_TIMEOUT, self.host.ping()).await, Ok(Ok(())))
    }

    /// Whether the chat service responds. Checks that come together share a probe.
    async fn is_service_up(&self) -> bool {
        let mut probed = self.probed.lock().await;
        let now = Instant::now();
        if let Some(ProbeResult { is_up, .. }) = probed.filter(|probed| now - probed.at < PROBE_TTL) {
            return is_up;
        }
        let result = timeout(PROBE_TIMEOUT, self.messenger.probe()).await;
        let is_up =
            !matches!(result, Err(_) | Ok(Err(MessengerError::Transient(_) | MessengerError::TimedOut)));
        *probed = Some(ProbeResult { at: Instant::now(), is_up });
        is_up
    }
}

fn gauge_value(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
