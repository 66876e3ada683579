//! The bot as it is seen from outside: whether it is well, and its figures, as Prometheus reads them.

use super::{App, serenity};
use crate::app::metrics::Label;
use prometheus_client::encoding::text;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::registry::Registry;
use serenity::{ConnectionStage, ShardManager};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// A database that has not answered by then is away.
const PATIENCE: Duration = Duration::from_secs(2);

/// Looks at a bot, also while it runs.
#[derive(Clone)]
pub struct Overview {
    pub(super) app: Arc<App>,
    pub(super) shards: Arc<ShardManager>,
}

/// Why nobody can play just now.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Illness {
    /// Not all connections to Discord are in.
    #[error("{connected} of {wanted} connections to Discord are in")]
    Discord {
        /// How many are.
        connected: i64,
        /// How many there are to be; 0 as long as it is not known.
        wanted: i64,
    },
    /// The database does not answer.
    #[error("the database does not answer")]
    Database,
}

impl Overview {
    /// Whether people can play: all connections are in and the database answers.
    pub async fn health(&self) -> Result<(), Illness> {
        let (connected, wanted) = (self.connected().await, self.app.metrics.shards.get());
        if wanted == 0 || connected < wanted {
            return Err(Illness::Discord { connected, wanted });
        }
        if self.database_answers().await { Ok(()) } else { Err(Illness::Database) }
    }

    /// All figures, in the text format of OpenMetrics, which Prometheus reads.
    pub async fn figures(&self) -> Result<String, fmt::Error> {
        let mut registry = Registry::with_prefix("bside");
        self.app.metrics.register(&mut registry);
        let connected = ConstGauge::new(self.connected().await);
        registry.register("shards_connected", "Connections to Discord that are in", connected);
        let answers = ConstGauge::new(i64::from(self.database_answers().await));
        registry.register("database_up", "Whether the database answers", answers);
        let unshown = ConstGauge::new(number(self.app.showing.owed_count()));
        registry.register("unshown_tables", "Tables of which something is not shown yet", unshown);
        let queues = Family::<Label, Gauge>::default();
        for (name, length) in [
            ("painter", self.app.render_pool.waiting()),
            ("films", self.app.animations.waiting()),
            ("reviews", self.app.reviews.waiting()),
            ("thinkers", self.app.search_pool.waiting()),
        ] {
            queues.get_or_create(&[("of", name)]).set(number(length));
        }
        registry.register("queue_length", "How many wait to be served", queues);
        let mut told = String::new();
        text::encode(&mut told, &registry)?;
        Ok(told)
    }

    async fn connected(&self) -> i64 {
        let runners = self.shards.runners.lock().await;
        number(runners.values().filter(|runner| runner.stage == ConnectionStage::Connected).count())
    }

    async fn database_answers(&self) -> bool {
        matches!(tokio::time::timeout(PATIENCE, self.app.host.look()).await, Ok(Ok(())))
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
