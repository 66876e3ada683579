use super::fault::Fault;
use super::{backoff, serenity};
use serenity::{ConnectionStage, Http, ShardManager, ShardRunnerInfo};
use std::time::Duration;

/// Whether all connections are in is looked at so often; after so many times in a row it is asked why.
const LOOK: Duration = Duration::from_secs(10);
const MOST_OUT: u32 = 3;

/// How many connections Discord wants to be made. It is asked until it says so: one that is refused because they are too
/// few is refused for ever. A server that does not know the question is content with one.
pub(super) async fn wanted(http: &Http) -> u32 {
    for tries in 0.. {
        match http.get_bot_gateway().await.map_err(Fault::from) {
            Ok(gateway) => return gateway.shards.max(1),
            Err(fault) if fault.passes() => {
                tracing::warn!(%fault, tries, "Discord is asked again how many connections it wants");
            }
            Err(fault) => {
                tracing::warn!(%fault, "Discord does not say how many connections it wants");
                break;
            }
        }
        tokio::time::sleep(backoff::pause(tries)).await;
    }
    1
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
