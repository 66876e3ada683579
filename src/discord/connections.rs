use super::api_error::ApiError;
use super::serenity;
use crate::app::backoff;
use crate::host::Host;
use serenity::{
    ConnectionStage, Gateway, Http, HttpError, ShardManager, ShardRunnerInfo, ShardRunnerMessage,
};
use std::convert::Infallible;
use std::time::Duration;

/// Whether all connections are in is looked at so often; after so many times in a row it is asked why.
const LOOK: Duration = Duration::from_secs(10);
const MOST_OUT: u32 = 3;
/// Discord wants so much time between two that are begun.
const BETWEEN: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(100);
/// How a connection is ended that is not to go on.
const NORMAL: u16 = 1000;
/// So often a server is asked again that has too much to do: for half a minute.
const MOST_ASKED: u32 = 6;

/// Where to connect. A server, or a proxy before it, that has too much to do just now is asked again.
pub(super) async fn gateway(http: &Http) -> serenity::Result<Gateway> {
    for tries in 0..MOST_ASKED {
        match http.get_gateway().await {
            Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)))
                if answer.status_code.as_u16() == 429 =>
            {
                tokio::time::sleep(backoff::outage_delay(tries)).await;
            }
            done => return done,
        }
    }
    http.get_gateway().await
}

/// What Discord says of the connections that are to be made.
pub(super) struct Wanted {
    /// How many there should be.
    pub count: u32,
    /// How many may be begun at the same time: those whose numbers differ when they are divided by it.
    pub at_once: u32,
}

/// Asks Discord until it says so: a connection that is refused because they are too few is refused for ever. A server that
/// does not know the question is content with one.
pub(super) async fn wanted(http: &Http) -> Wanted {
    for tries in 0.. {
        match http.get_bot_gateway().await.map_err(ApiError::from) {
            Ok(gateway) => {
                let at_once = u32::try_from(gateway.session_start_limit.max_concurrency).unwrap_or(1);
                return Wanted { count: gateway.shards.max(1), at_once: at_once.max(1) };
            }
            Err(fault) if fault.passes() => {
                tracing::warn!(%fault, tries, "Discord is asked again how many connections it wants");
            }
            Err(fault) => {
                tracing::warn!(%fault, "Discord does not say how many connections it wants");
                break;
            }
        }
        tokio::time::sleep(backoff::outage_delay(tries)).await;
    }
    Wanted { count: 1, at_once: 1 }
}

/// Lets other processes connect as soon as so many connections have been begun here.
pub(super) async fn let_others(host: &Host, shards: &ShardManager, count: usize) -> Infallible {
    while shards.runners.lock().await.len() < count {
        tokio::time::sleep(PAUSE).await;
    }
    // The last one is begun as well by then, and the next one may be.
    tokio::time::sleep(BETWEEN).await;
    if let Err(error) = host.has_connected().await {
        // What kept them from it goes with the connection to the database.
        tracing::warn!(error = &error as &dyn std::error::Error, "others are not told that they may connect");
    }
    std::future::pending().await
}

/// Ends those that are in. serenity tells them only after it has begun all others, and then not any more.
pub(super) async fn end(shards: &ShardManager) {
    for (shard, runner) in shards.runners.lock().await.iter() {
        runner.runner_tx.send_to_shard(ShardRunnerMessage::Shutdown(*shard, NORMAL));
    }
}

/// Resolves when Discord lets connections in no longer because they are too few, with how many it wants by now.
pub(super) async fn too_few(http: &Http, shards: &ShardManager, made: u32) -> u32 {
    let mut out = 0;
    loop {
        tokio::time::sleep(LOOK).await;
        let is_in = |runner: &ShardRunnerInfo| runner.stage == ConnectionStage::Connected;
        out = if shards.runners.lock().await.values().all(is_in) { 0 } else { out + 1 };
        if out >= MOST_OUT
            && let Ok(gateway) = http.get_bot_gateway().await
            && gateway.shards > made
        {
            return gateway.shards;
        }
    }
}
