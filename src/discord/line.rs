//! The two ways to Discord.
//!
//! What answers an interaction goes one way, on which nobody waits for anybody else: Discord counts that for each interaction
//! by itself, while serenity's limiter, which looks at the application alone, would let all people wait for each other, and
//! keep something of every interaction for ever.
//!
//! Everything else goes [`Own`] way, which keeps Discord's limits: serenity sleeps there for as long as Discord says, and
//! whoever asks the same of the same channel waits behind. What Discord takes in all serenity knows only when it was too
//! much: that is kept here. Nobody goes this way without an end.

use super::api_error::ApiError;
use super::{BotError, Settings, serenity};
use parking_lot::Mutex;
use serenity::{CreateAllowedMentions, Http, HttpBuilder};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// How long a connection to Discord may take to be made, and a request in all. What a person waits for has less:
/// [`mod@super::context`].
const CONNECTING: Duration = Duration::from_secs(5);
const REQUEST: Duration = Duration::from_secs(20);
/// Nobody waits longer for something, whatever it is that keeps it.
const LONGEST: Duration = Duration::from_secs(30);
/// How long a hiccup of Discord is given to pass.
pub(super) const PAUSE: Duration = Duration::from_millis(250);
/// At most so long it is waited between two tries where it is too much: Discord counts what follows an answer so long.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);
/// For so long it is tried again. Somebody waits for it, with a place that is kept.
const LIMITED: Duration = Duration::from_secs(60);
/// Of all that nobody has asked for Discord takes fifty requests a second: so many come at once, and then one after each
/// such time.
const AT_ONCE: u32 = 20;
const EVERY: Duration = Duration::from_millis(34);
/// So often it is looked at which limits are over.
const ROUND: Duration = Duration::from_secs(60);

/// Both ways, or with a base set those to that server and never to Discord itself. No message mentions anybody unless it
/// says so.
pub(super) fn lines(settings: &Settings) -> Result<(Http, Own), BotError> {
    let client = reqwest12::Client::builder().connect_timeout(CONNECTING).timeout(REQUEST).build();
    let client = client.map_err(BotError::Http)?;
    let line = |waits: bool| {
        let http = HttpBuilder::new(&settings.token)
            .client(client.clone())
            .default_allowed_mentions(CreateAllowedMentions::new());
        match &settings.base {
            // serenity ignores the proxy while its own limiter is on.
            Some(base) => http.proxy(base).ratelimiter_disabled(true).build(),
            None => http.ratelimiter_disabled(!waits).build(),
        }
    };
    let pace = settings.base.is_none().then(|| Pace(Mutex::new(Instant::now())));
    Ok((line(false), Own { http: line(true), pace }))
}

/// The way for all that nobody has asked for. Whoever waits in front of another server than Discord does it there.
pub(super) struct Own {
    http: Http,
    pace: Option<Pace>,
}

impl Own {
    /// Asks Discord once, when it may be asked.
    pub(super) async fn ask<'a, T, F>(&'a self, ask: impl FnOnce(&'a Http) -> F) -> Result<T, ApiError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        if let Some(pace) = &self.pace {
            sleep_until(pace.next(Instant::now()).ok_or(ApiError::Late)?).await;
        }
        in_time(ask(&self.http)).await
    }

    /// The way itself, for what is asked a few times at the start.
    pub(super) fn http(&self) -> &Http {
        &self.http
    }

    /// Forgets limits that are over, again and again: serenity keeps them of every channel in which anything was ever said.
    pub(super) async fn forget_limits(&self) -> Infallible {
        loop {
            sleep(ROUND).await;
            forget(&self.http).await;
        }
    }
}

async fn forget(http: &Http) {
    let Some(limiter) = &http.ratelimiter else { return };
    let limits = limiter.routes();
    let mut limits = limits.write().await;
    limits.retain(|_, limit| {
        let waits = Arc::strong_count(limit) > 1;
        let resets = limit.try_lock().ok().and_then(|limit| limit.reset());
        waits || resets.is_some_and(|reset| reset > SystemTime::now())
    });
    limits.shrink_to_fit();
}

/// When the next request is due if they come evenly.
struct Pace(Mutex<Instant>);

impl Pace {
    /// When one more may go; not at all, if that is too late for anybody.
    fn next(&self, now: Instant) -> Option<Instant> {
        let mut due = self.0.lock();
        // What was not used of late may be used at once.
        let mine = now.checked_sub(EVERY * AT_ONCE).map_or(*due, |earliest| earliest.max(*due));
        if mine > now + LONGEST {
            return None;
        }
        *due = mine + EVERY;
        Some(mine)
    }
}

/// Waits for Discord, but not for ever.
pub(super) fn in_time<T>(
    ask: impl Future<Output = serenity::Result<T>>,
) -> impl Future<Output = Result<T, ApiError>> {
    // It is large, and part of everything that is done for anybody: a thousand of them wait at the same time.
    let ask = Box::pin(ask);
    async move {
        match timeout(LONGEST, ask).await {
            Ok(done) => Ok(done?),
            Err(_) => Err(ApiError::Late),
        }
    }
}

/// Asks Discord, a second time if it failed the first time.
pub(super) async fn again<T, F>(ask: impl Fn() -> F) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, ApiError>>,
{
    match patiently(&ask).await {
        Err(fault) if fault.passes() => tracing::warn!(%fault, "Discord is asked once more"),
        other => return other,
    }
    sleep(PAUSE).await;
    patiently(&ask).await
}

/// Asks Discord, and again where it is too much just now.
pub(super) async fn patiently<T, F>(ask: impl Fn() -> F) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, ApiError>>,
{
    let (begun, mut pause) = (Instant::now(), PAUSE);
    loop {
        match ask().await {
            Err(fault) if fault.is_limited() && begun.elapsed() < LIMITED => {
                tracing::warn!(%fault, "Discord is asked again when it is not too much any more");
                sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
            done => return done,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::serenity::{ChannelId, Route};
    use super::*;

    fn lines_to(base: Option<&str>) -> (Http, Own) {
        let base = base.map(str::to_owned);
        let settings = Settings { token: "none".to_owned(), base, guild: None, shards: None };
        lines(&settings).expect("a client")
    }

    #[test]
    fn only_what_nobody_has_asked_for_waits_and_only_for_discord_itself() {
        let (answers, own) = lines_to(None);
        assert!(answers.ratelimiter.is_none() && own.http.ratelimiter.is_some() && own.pace.is_some());
        let (answers, own) = lines_to(Some("http://127.0.0.1:1"));
        assert!(answers.ratelimiter.is_none() && own.http.ratelimiter.is_none() && own.pace.is_none());
    }

    #[tokio::test]
    async fn limits_are_forgotten_unless_somebody_waits_for_them() {
        let http = lines_to(None).1.http;
        let limits = http.ratelimiter.as_ref().expect("it waits").routes();
        let bucket = |id| Route::Channel { channel_id: ChannelId::new(id) }.ratelimiting_bucket();
        let waiting = limits.write().await.entry(bucket(1)).or_default().clone();
        for id in 2..=9 {
            limits.write().await.entry(bucket(id)).or_default();
        }
        forget(&http).await;
        assert_eq!(limits.read().await.len(), 1);
        drop(waiting);
        forget(&http).await;
        assert!(limits.read().await.is_empty());
    }

    #[test]
    fn in_no_second_are_there_more_than_fifty_and_nobody_waits_for_ever() {
        let begin = Instant::now();
        let pace = Pace(Mutex::new(begin));
        let second = Duration::from_secs(1);
        // Nothing for a while, then far too much.
        let now = begin + 60 * second;
        let times: Vec<Instant> = std::iter::from_fn(|| pace.next(now)).map(|time| time.max(now)).collect();
        assert_eq!(times.iter().filter(|time| **time == now).count(), 21);
        for (first, time) in times.iter().enumerate() {
            let within = times[first..].iter().take_while(|other| **other < *time + second).count();
            assert!(within <= 50, "{within}");
        }
        assert!(times.len() > 800 && times.last() <= Some(&(now + LONGEST)));
        // A second later as many fit in as a second has room for.
        assert_eq!(std::iter::from_fn(|| pace.next(now + second)).count(), 29);
    }
}
