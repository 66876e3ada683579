use super::{App, serenity};
use crate::app::health::HealthError;
use serenity::{ConnectionStage, ShardManager};
use std::fmt;
use std::sync::Arc;

/// Health and metrics of a bot.
#[derive(Clone)]
pub struct Health {
    app: Arc<App>,
    shards: Arc<ShardManager>,
}

impl Health {
    pub(super) fn new(app: Arc<App>, shards: Arc<ShardManager>) -> Health {
        Health { app, shards }
    }

    /// Checks that people can play: all connections are established and the database responds.
    ///
    /// # Errors
    /// The reason why they cannot play.
    pub async fn check(&self) -> Result<(), HealthError> {
        self.app.check_health(self.connected().await).await
    }

    /// All metrics in the text format of OpenMetrics, which Prometheus reads.
    ///
    /// # Errors
    /// Fails if they cannot be encoded.
    pub async fn metrics(&self) -> Result<String, fmt::Error> {
        self.app.encode_metrics(self.connected().await).await
    }

    async fn connected(&self) -> usize {
        let runners = self.shards.runners.lock().await;
        runners.values().filter(|runner| runner.stage == ConnectionStage::Connected).count()
    }
}
