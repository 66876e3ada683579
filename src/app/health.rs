//! Health and metrics of the process, for operators.

use super::App;
use super::metrics::Label;
use prometheus_client::encoding::text;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::registry::Registry;
use std::fmt;
use std::time::Duration;
use thiserror::Error;
use tokio::time::timeout;

/// Time within which the database must respond to be healthy.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);

/// Why nobody can play at the moment.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum HealthError {
    /// Some connections to Discord are missing.
    #[error("{connected} of {wanted} connections to Discord are in")]
    Disconnected {
        /// Number of connections that are established.
        connected: i64,
        /// Number of connections that there should be; 0 until it is known.
        wanted: i64,
    },
    /// The database does not respond.
    #[error("the database does not answer")]
    Database,
}

impl<P> App<P> {
    /// Checks that people can play, given the number of established connections to the chat service.
    ///
    /// # Errors
    /// The reason why they cannot play.
    pub async fn check_health(&self, connected: usize) -> Result<(), HealthError> {
        let (connected, wanted) = (gauge_value(connected), self.metrics.shards.get());
        if wanted == 0 || connected < wanted {
            return Err(HealthError::Disconnected { connected, wanted });
        }
        if self.is_database_up().await { Ok(()) } else { Err(HealthError::Database) }
    }

    /// All metrics in the text format of OpenMetrics, which Prometheus reads.
    ///
    /// # Errors
    /// Fails if they cannot be encoded.
    pub async fn encode_metrics(&self, connected: usize) -> Result<String, fmt::Error> {
        let mut registry = Registry::with_prefix("bside");
        self.metrics.register(&mut registry);
        let connected = ConstGauge::new(gauge_value(connected));
        registry.register("shards_connected", "Established connections to Discord", connected);
        let is_up = ConstGauge::new(i64::from(self.is_database_up().await));
        registry.register("database_up", "Whether the database responds", is_up);
        let unshown = ConstGauge::new(gauge_value(self.outbox.pending_count()));
        registry.register("unshown_tables", "Tables with changes that no message shows yet", unshown);
        let queues = Family::<Label, Gauge>::default();
        for (name, length) in [
            ("painter", self.render_pool.waiting()),
            ("films", self.animations.waiting()),
            ("reviews", self.reviews.waiting()),
            ("thinkers", self.search_pool.waiting()),
        ] {
            queues.get_or_create(&[("of", name)]).set(gauge_value(length));
        }
        registry.register("queue_length", "Jobs that wait or run", queues);
        let mut encoded = String::new();
        text::encode(&mut encoded, &registry)?;
        Ok(encoded)
    }

    async fn is_database_up(&self) -> bool {
        matches!(timeout(DATABASE_TIMEOUT, self.host.ping()).await, Ok(Ok(())))
    }
}

fn gauge_value(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
