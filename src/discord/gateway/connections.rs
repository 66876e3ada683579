//! The state of the connections (shards) to Discord's gateway, for those who ask. [`shards`](super::shards) makes them.

use super::refusal::{self, Refusal};
use crate::app::operations::connections::{ConnectionState, Connections};
use crate::app::operations::session_limit::SessionLimit;
use crate::discord::client::api_error::ApiError;
use crate::discord::{BotError, serenity};
use crate::host::{ApplicationId, Host};
use crate::retry::OUTAGE;
use backon::Retryable as _;
use serenity::{ConnectionStage, Gateway, Http, HttpError, SessionStartLimit, ShardManager};
use std::convert::Infallible;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Time between two checks that all connections are established.
const CHECK_INTERVAL: Duration = Duration::from_secs(10);
/// Number of failed checks in a row after which Discord is asked how many connections it wants.
const MAX_FAILED_CHECKS: u32 = 3;
/// Time that Discord requires between the starts of two connections.
pub(in crate::discord) const IDENTIFY_INTERVAL: Duration = Duration::from_secs(5);
/// Time between two looks at which connections are established.
const STAGE_CHECK_INTERVAL: Duration = Duration::from_millis(50);
/// Time between two checks that all connections have been started.
const START_CHECK_INTERVAL: Duration = Duration::from_millis(100);
/// Time limit of the request for the number of sessions before a connection is replaced.
const SESSION_LIMIT_TIMEOUT: Duration = Duration::from_secs(5);
/// Retries for the gateway's address while the server is overloaded or away: half a minute in all.
const MAX_GATEWAY_RETRIES: usize = 6;

/// Fetches the address of the gateway, and retries if the server or a proxy in front of it is overloaded or away.
pub(in crate::discord) async fn fetch_gateway(http: &Http) -> serenity::Result<Gateway> {
    let is_transient = |error: &serenity::Error| match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code.as_u16() == 429 || response.status_code.is_server_error()
        }
        serenity::Error::Http(HttpError::Request(_)) => true,
        _ => false,
    };
    let retries = OUTAGE.delays().with_max_times(MAX_GATEWAY_RETRIES);
    let fetch = || http.get_gateway();
    fetch
        .retry(retries)
        .when(is_transient)
        .notify(|_, delay| {
            tracing::warn!(?delay, "the address of the gateway could not be fetched, trying again")
        })
        .await
}

/// The connections that Discord recommends.
pub(in crate::discord) struct ConnectionPlan {
    /// Number of connections.
    pub count: u32,
    /// Number of connections that may be started at a time: those with different remainders modulo this number.
    pub max_concurrency: u32,
    /// The sessions that may be started; `None` if the server does not say.
    pub session_limit: Option<SessionLimit>,
}

/// Fetches the recommendation, and retries until Discord answers. The number must be right, because Discord refuses
/// connections for good if there are too few. For a server that does not know the request, one connection is planned.
///
/// # Errors
/// Fails if Discord would accept no connection.
pub(in crate::discord) async fn fetch_plan(http: &Http) -> Result<ConnectionPlan, Refusal> {
    let fetch = || async { http.get_bot_gateway().await.map_err(ApiError::from) };
    let gateway = fetch.retry(OUTAGE.delays()).when(ApiError::is_transient).notify(|error, _| {
        tracing::warn!(%error, "asking Discord again how many connections it wants");
    });
    match gateway.await {
        Ok(gateway) => {
            let max_concurrency = u32::try_from(gateway.session_start_limit.max_concurrency).unwrap_or(1);
            Ok(ConnectionPlan {
                count: gateway.shards.max(1),
                max_concurrency: max_concurrency.max(1),
                session_limit: session_limit(&gateway.session_start_limit),
            })
        }
        Err(error) => {
            if let Some(refusal) = refusal::of_request(&error) {
                return Err(refusal);
            }
            tracing::warn!(%error, "Discord does not say how many connections it wants");
            Ok(ConnectionPlan { count: 1, max_concurrency: 1, session_limit: None })
        }
    }
}

/// Fetches the id of the bot's application, and retries until Discord answers; `None` if the server does not know the request.
pub(in crate::discord) async fn fetch_application(http: &Http) -> Option<ApplicationId> {
    let fetch = || async { http.get_current_application_info().await.map_err(ApiError::from) };
    let application = fetch.retry(OUTAGE.delays()).when(ApiError::is_transient).notify(|error, _| {
        tracing::warn!(%error, "asking Discord again for the application of the bot");
    });
    match application.await {
        Ok(application) => Some(ApplicationId(application.id.get())),
        Err(error) => {
            tracing::warn!(%error, "Discord does not say which application the bot belongs to");
            None
        }
    }
}

/// Fetches how many sessions may be started; `None` if Discord does not say in time.
pub(in crate::discord) async fn fetch_session_limit(http: &Http) -> Option<SessionLimit> {
    let gateway = timeout(SESSION_LIMIT_TIMEOUT, http.get_bot_gateway()).await.ok()?.ok()?;
    session_limit(&gateway.session_start_limit)
}

fn session_limit(limit: &SessionStartLimit) -> Option<SessionLimit> {
    let SessionStartLimit { total, remaining, reset_after, .. } = *limit;
    let resets_at = Instant::now() + Duration::from_millis(reset_after);
    (total > 0).then_some(SessionLimit { total, remaining, resets_at })
}

/// Lets other processes connect once this many connections have been started here.
pub(in crate::discord) async fn let_others_connect(
    host: &Host,
    shards: &ShardManager,
    count: usize,
) -> Infallible {
    while shards.runners.lock().await.len() < count {
        sleep(START_CHECK_INTERVAL).await;
    }
    // After this the last one has been started as well, and the next one may be.
    sleep(IDENTIFY_INTERVAL).await;
    if let Err(error) = host.processes().release_connect_slot().await {
        // The database releases the lock when the connection to it ends.
        tracing::warn!(
            error = &error as &dyn std::error::Error,
            "other processes could not be allowed to connect"
        );
    }
    std::future::pending().await
}

/// Reports which connections are established, indefinitely; `made` is the number of those of all processes.
pub(in crate::discord) async fn watch_stages(
    connections: &Connections,
    shards: &ShardManager,
    made: u32,
) -> Infallible {
    loop {
        let connected = shards.runners.lock().await;
        let connected = connected.iter().filter(|(_, runner)| runner.stage == ConnectionStage::Connected);
        let connected = connected.map(|(shard, _)| shard.0).collect();
        connections.update(ConnectionState { total: made, connected });
        sleep(STAGE_CHECK_INTERVAL).await;
    }
}

/// Resolves when connections are missing for a while and Discord says over HTTP why it refuses them. `own` is the number of those of
/// this process, and `made` of all processes.
pub(in crate::discord) async fn wait_for_refusal(
    http: &Http,
    connections: &Connections,
    own: usize,
    made: u32,
) -> BotError {
    let mut failed_checks = 0;
    loop {
        sleep(CHECK_INTERVAL).await;
        let are_all_connected = connections.connected_count() >= own;
        failed_checks = if are_all_connected { 0 } else { failed_checks + 1 };
        if failed_checks >= MAX_FAILED_CHECKS
            && let Some(error) = refusal::find(http, made).await
        {
            return error;
        }
    }
}
