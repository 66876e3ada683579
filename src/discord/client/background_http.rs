//! The two HTTP clients for Discord.
//!
//! Responses to interactions go through a client without a rate limiter. Discord limits each interaction by itself,
//! whereas serenity's limiter has one bucket for the application: everybody would wait for everybody else, and it keeps
//! an entry for each interaction indefinitely.
//!
//! Everything else goes through [`BackgroundHttp`], which respects Discord's limits: serenity's limiter knows those of
//! each route (with a base, the server there does), and a [`Pacer`] keeps to the global one, which serenity learns only by
//! exceeding it.

use super::api_error::ApiError;
use crate::app::limits::budgets::record_request;
use crate::app::limits::meter::{Meter, Rate};
use crate::discord::serenity;
use backon::{ConstantBuilder, ExponentialBuilder, Retryable as _};
use parking_lot::Mutex;
use serenity::{ChannelId, CreateAllowedMentions, Http, HttpBuilder, UserId};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// Time limits of a connection attempt and of a request. Responses to interactions have
/// shorter ones: [`mod@crate::discord::interactions::responder`].
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// Time limit of a request with its wait for rate limits.
const MAX_RATE_LIMIT_WAIT: Duration = Duration::from_secs(30);
/// Delay before a failed request is repeated.
pub(in crate::discord) const RETRY_DELAY: Duration = Duration::from_millis(250);
/// Longest delay between two attempts while requests are rate-limited: Discord limits follow-ups for two seconds.
const MAX_RATE_LIMIT_DELAY: Duration = Duration::from_secs(2);
/// Time for which rate-limited requests are repeated.
const RATE_LIMIT_RETRY_TIMEOUT: Duration = Duration::from_secs(60);
/// The pace of requests: Discord accepts fifty a second.
const REQUESTS: Pace =
    Pace { rate: Rate { burst: 20, interval: Duration::from_millis(34) }, max_wait: MAX_RATE_LIMIT_WAIT };
/// The pace at which direct conversations are opened. Discord does not publish what it accepts, and blocks bots that open many. All
/// but one are asked to come again, because others wait for them.
const DIRECT_OPENINGS: Pace =
    Pace { rate: Rate { burst: 9, interval: Duration::from_secs(6) }, max_wait: Duration::from_secs(6) };
/// Time in which no direct conversation is opened after Discord has found it too fast.
const DIRECT_OPENING_PAUSE: Duration = Duration::from_secs(60);
/// Time between two sweeps of expired rate limits.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);

/// The client for responses and the one for everything else. With a base set, both only reach that server. Messages
/// notify no one unless they name the users to notify.
pub(in crate::discord) fn clients(
    token: &str,
    base: Option<&str>,
    has_limits: bool,
) -> Result<(Http, BackgroundHttp), reqwest12::Error> {
    // Reading the certificates of the machine takes longer than all else here.
    let has_tls = base.is_none_or(|base| base.starts_with("https:"));
    let client = reqwest12::Client::builder().tls_built_in_root_certs(has_tls);
    let client = client.connect_timeout(CONNECT_TIMEOUT).timeout(REQUEST_TIMEOUT);
    let client = client.build()?;
    let http = |is_limited: bool| {
        let http = HttpBuilder::new(token)
            .client(client.clone())
            .default_allowed_mentions(CreateAllowedMentions::new());
        match base {
            // serenity ignores the proxy while its limiter is on.
            Some(base) => http.proxy(base).ratelimiter_disabled(true).build(),
            None => http.ratelimiter_disabled(!is_limited).build(),
        }
    };
    let pacer = |pace| has_limits.then(|| Pacer::starting(Instant::now(), pace));
    let (pacer, direct_pacer) = (pacer(REQUESTS), pacer(DIRECT_OPENINGS));
    Ok((http(false), BackgroundHttp { http: http(true), files: client.clone(), pacer, direct_pacer }))
}

/// The client for requests that are no response to an interaction.
pub(in crate::discord) struct BackgroundHttp {
    http: Http,
    /// For files, which Discord keeps on servers of their own.
    files: reqwest12::Client,
    /// `None` without limits.
    pacer: Option<Pacer>,
    /// Paces the opening of direct conversations.
    direct_pacer: Option<Pacer>,
}

impl BackgroundHttp {
    /// Requests a page without authorization.
    pub(in crate::discord) async fn get(&self, url: &str) -> reqwest12::Result<reqwest12::Response> {
        self.files.get(url).send().await
    }

    /// Sends one request as soon as the limits allow it.
    pub(in crate::discord) async fn send<'a, T, F>(
        &'a self,
        request: impl FnOnce(&'a Http) -> F,
    ) -> Result<T, ApiError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        if let Some(pacer) = &self.pacer {
            sleep_until(pacer.reserve(Instant::now()).ok_or(ApiError::TimedOut)?).await;
        }
        let sent = with_timeout(request(&self.http)).await;
        // A request that was refused by a rate limit has done nothing, and is sent again.
        if !matches!(&sent, Err(error) if error.is_rate_limited()) {
            record_request();
        }
        sent
    }

    /// Opens the direct conversation with a user, or returns the one that exists. A refusal because that is too fast concerns all
    /// users for a while.
    pub(in crate::discord) async fn open_direct_channel(&self, user: UserId) -> Result<ChannelId, ApiError> {
        if let Some(pacer) = &self.direct_pacer {
            sleep_until(pacer.reserve(Instant::now()).ok_or(ApiError::TooFast)?).await;
        }
        let opened = self.send(|http| user.create_dm_channel(http)).await;
        if let (Some(pacer), Err(error)) = (&self.direct_pacer, &opened)
            && error.is_rate_limited()
        {
            pacer.pause(Instant::now() + DIRECT_OPENING_PAUSE);
        }
        Ok(opened?.id)
    }

    /// Downloads a file of a message or an option; `None` if it has more than this many bytes.
    pub(in crate::discord) async fn download(
        &self,
        url: &str,
        max_bytes: usize,
    ) -> Result<Option<Vec<u8>>, ApiError> {
        record_request();
        let failed = |error: reqwest12::Error| ApiError::NoResponse(error.without_url().to_string());
        let response = self.files.get(url).send().await.and_then(reqwest12::Response::error_for_status);
        let (mut response, mut bytes) = (response.map_err(failed)?, Vec::new());
        while let Some(chunk) = response.chunk().await.map_err(failed)? {
            bytes.extend_from_slice(&chunk);
            if bytes.len() > max_bytes {
                return Ok(None);
            }
        }
        Ok(Some(bytes))
    }

    /// The client without pacing, for a few requests at the start and the check that Discord responds.
    pub(in crate::discord) fn unpaced(&self) -> &Http {
        &self.http
    }

    /// Drops expired rate limits from time to time, for ever, because serenity keeps the limits of every channel.
    pub(in crate::discord) async fn sweep_limits(&self) {
        loop {
            sleep(SWEEP_INTERVAL).await;
            sweep(&self.http).await;
        }
    }
}

async fn sweep(http: &Http) {
    let Some(limiter) = &http.ratelimiter else { return };
    let limits = limiter.routes();
    let mut limits = limits.write().await;
    limits.retain(|_, limit| {
        let is_awaited = Arc::strong_count(limit) > 1;
        let reset = limit.try_lock().ok().and_then(|limit| limit.reset());
        is_awaited || reset.is_some_and(|reset| reset > SystemTime::now())
    });
    limits.shrink_to_fit();
}

/// Spreads requests evenly.
struct Pacer {
    max_wait: Duration,
    meter: Mutex<Meter>,
}

/// How many requests are sent in a time.
#[derive(Clone, Copy)]
struct Pace {
    rate: Rate,
    /// The longest wait.
    max_wait: Duration,
}

impl Pacer {
    /// The process before may have just sent as many as it could.
    fn starting(now: Instant, Pace { rate, max_wait }: Pace) -> Pacer {
        Pacer { max_wait, meter: Mutex::new(Meter::empty(rate, now)) }
    }

    /// The time at which one more request may be sent; `None` if it would have to wait too long.
    fn reserve(&self, now: Instant) -> Option<Instant> {
        let mut meter = self.meter.lock();
        let slot = meter.open_at();
        (slot <= now + self.max_wait).then(|| {
            meter.spend(1, now);
            slot
        })
    }

    /// Lets nothing go before this time.
    fn pause(&self, until: Instant) {
        self.meter.lock().close(until);
    }
}

/// Limits the time of a request.
pub(in crate::discord) fn with_timeout<T>(
    request: impl Future<Output = serenity::Result<T>>,
) -> impl Future<Output = Result<T, ApiError>> {
    // Boxed, because the future is large and part of every command, and a thousand commands may wait.
    let request = Box::pin(request);
    async move {
        match timeout(MAX_RATE_LIMIT_WAIT, request).await {
            Ok(done) => Ok(done?),
            Err(_) => Err(ApiError::TimedOut),
        }
    }
}

/// Sends a request, and once more after a transient failure.
pub(in crate::discord) async fn retry<T, F>(request: impl Fn() -> F) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, ApiError>>,
{
    (|| retry_rate_limited(&request))
        .retry(ConstantBuilder::default().with_delay(RETRY_DELAY).with_max_times(1))
        .when(ApiError::is_transient)
        .notify(|error, _| tracing::warn!(%error, "a request to Discord is retried"))
        .await
}

/// Sends a request, and again for a minute while it is rate-limited.
pub(in crate::discord) async fn retry_rate_limited<T, F>(request: impl Fn() -> F) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, ApiError>>,
{
    let begun = Instant::now();
    let delays =
        ExponentialBuilder::default().with_min_delay(RETRY_DELAY).with_max_delay(MAX_RATE_LIMIT_DELAY);
    request
        .retry(delays.with_factor(2.0).without_max_times())
        .when(|error: &ApiError| error.is_rate_limited() && begun.elapsed() < RATE_LIMIT_RETRY_TIMEOUT)
        .notify(|error, _| tracing::warn!(%error, "a rate-limited request to Discord is retried"))
        .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::serenity::{ChannelId, Route};

    fn clients_of(base: Option<&str>, has_limits: bool) -> (Http, BackgroundHttp) {
        clients("none", base, has_limits).expect("a client")
    }

    #[test]
    fn background_requests_are_paced_and_those_to_discord_itself_keep_the_limits_of_its_routes() {
        for base in [None, Some("http://127.0.0.1:1")] {
            let (responses, background) = clients_of(base, true);
            assert!(responses.ratelimiter.is_none());
            assert_eq!(background.http.ratelimiter.is_some(), base.is_none());
            assert!(background.pacer.is_some() && background.direct_pacer.is_some());
        }
        let (_, background) = clients_of(Some("http://127.0.0.1:1"), false);
        assert!(background.pacer.is_none() && background.direct_pacer.is_none());
    }

    #[tokio::test]
    async fn expired_limits_are_swept_unless_a_request_waits_for_them() {
        let http = clients_of(None, true).1.http;
        let limits = http.ratelimiter.as_ref().expect("it is limited").routes();
        let bucket = |id| Route::Channel { channel_id: ChannelId::new(id) }.ratelimiting_bucket();
        let awaited = limits.write().await.entry(bucket(1)).or_default().clone();
        for id in 2..=9 {
            limits.write().await.entry(bucket(id)).or_default();
        }
        sweep(&http).await;
        assert_eq!(limits.read().await.len(), 1);
        drop(awaited);
        sweep(&http).await;
        assert!(limits.read().await.is_empty());
    }

    #[test]
    fn direct_conversations_are_opened_slowly_and_not_at_all_for_a_minute_if_that_is_too_fast() {
        let begin = Instant::now();
        let pacer = Pacer::starting(begin, DIRECT_OPENINGS);
        let count = |now| std::iter::from_fn(|| pacer.reserve(now)).count();
        // A new process does not know what the one before has opened. One may wait.
        assert_eq!(count(begin), 1 + 1);
        let second = Duration::from_secs(1);
        assert_eq!((count(begin + 5 * second), count(begin + 6 * second)), (0, 1));
        let now = begin + 600 * second;
        assert_eq!((count(now), count(now + 60 * second)), (10 + 1, 10));
        pacer.pause(now + 120 * second);
        assert_eq!((count(now + 113 * second), count(now + 114 * second)), (0, 1));
    }

    #[test]
    fn no_second_has_more_than_fifty_requests_and_waits_are_bounded() {
        let begin = Instant::now();
        let pacer = Pacer::starting(begin, REQUESTS);
        let second = Duration::from_secs(1);
        // After a pause, more requests come at once than the pace allows.
        let now = begin + 60 * second;
        let times: Vec<Instant> =
            std::iter::from_fn(|| pacer.reserve(now)).map(|time| time.max(now)).collect();
        assert_eq!(times.iter().filter(|time| **time == now).count(), 21);
        for (first, time) in times.iter().enumerate() {
            let within = times[first..].iter().take_while(|other| **other < *time + second).count();
            assert!(within <= 50, "{within}");
        }
        assert!(times.len() > 800 && times.last() <= Some(&(now + MAX_RATE_LIMIT_WAIT)));
        // A second later there is room for the requests of one second.
        assert_eq!(std::iter::from_fn(|| pacer.reserve(now + second)).count(), 29);
    }
}
