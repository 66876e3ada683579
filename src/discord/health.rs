use super::{App, serenity};
use crate::app::operations::health::HealthError;
use serenity::{ConnectionStage, ShardManager};
use std::fmt;
use std::sync::Arc;

/// Health and metrics of a bot.
#[derive(Clone)]
pub struct Health {
    app: Arc<App>,
    shards: Arc<ShardManager>,
}

/// The connections of a bot.
#[derive(Clone, Copy, Debug)]
pub struct Connected {
    /// Number of established connections of this process.
    pub shards: usize,
    /// Number of servers that the bot is in, as Discord counts them for its directory; `None` if it does not say.
    pub servers: Option<u32>,
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
        self.app.check_health(self.connected_shards().await).await
    }

    /// All metrics in the text format of OpenMetrics, which Prometheus reads.
    ///
    /// # Errors
    /// Fails if they cannot be encoded.
    pub async fn metrics(&self) -> Result<String, fmt::Error> {
        self.app.encode_metrics(self.connected_shards().await).await
    }

    /// The present connections of the bot.
    pub async fn connected(&self) -> Connected {
        let http = self.app.messenger.http.unpaced();
        let servers = match http.get_current_application_info().await {
            Ok(application) => application.approximate_guild_count,
            Err(error) => {
                tracing::debug!(%error, "Discord does not say in how many servers the bot is");
                None
            }
        };
        Connected { shards: self.connected_shards().await, servers }
    }

    async fn connected_shards(&self) -> usize {
        let runners = self.shards.runners.lock().await;
        runners.values().filter(|runner| runner.stage == ConnectionStage::Connected).count()
    }
}
