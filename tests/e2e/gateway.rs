//! The life of the gateway connections while Discord's gateway fails, and what health says meanwhile.

use crate::gateway_proxy::{Attempt, GatewayProxy, GatewayState};
use crate::harness::{Harness, wait_while};
use crate::person::TEST_TIMEOUT;
use bside::discord::{BotError, GatewayTiming, Health, ReconnectDelays, Refusal};
use bside::host::Clock;
use bside::sandbox::{Settings, WorldConfig};
use std::fs;
use std::path::Path;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

const TWO_SHARDS: &str = r#"
    applications = [{ name = "B-Side", shards = 2 }]
    people = [{ username = "ana", name = "Ana" }]
    servers = [{ name = "Server", owner = "ana", channels = [{ name = "one" }] }]
"#;

/// The first delay between attempts in these tests.
const MIN_DELAY: Duration = Duration::from_millis(20);

/// The timing of the bot, about fifty times faster than usual.
const FAST: GatewayTiming = GatewayTiming {
    answer_timeout: Duration::from_millis(700),
    identify_interval: Duration::from_millis(100),
    replacement_delay: Duration::from_millis(100),
    delays: ReconnectDelays {
        min: MIN_DELAY,
        max_resume: Duration::from_millis(500),
        max_identify: Duration::from_millis(500),
        calm_after: Duration::from_secs(1),
    },
};

/// A bot behind a proxy, with two shards.
async fn bot_behind_proxy(timing: GatewayTiming) -> (Harness, GatewayProxy) {
    let world = WorldConfig::from_toml(TWO_SHARDS).expect("a world");
    let mut harness = Harness::without_bot(Settings { world, ..Settings::default() }, Clock::System).await;
    let proxy = GatewayProxy::before(harness.sandbox.address()).await;
    harness.set_api_base(proxy.base.clone());
    harness.set_gateway_timing(timing);
    (harness, proxy)
}

/// The answer of `/healthz`.
async fn answer(health: &Health) -> String {
    health.check().await.map_or_else(|error| error.to_string(), |()| "ok".to_owned())
}

async fn wait_until(health: &Health, wanted: &str) {
    let comes = async {
        while answer(health).await != wanted {
            sleep(Duration::from_millis(5)).await;
        }
    };
    let came = timeout(TEST_TIMEOUT, comes).await;
    assert!(came.is_ok(), "{} and not {wanted}", answer(health).await);
}

/// Waits for this many more attempts, during which nothing is healthy.
async fn wait_for_attempts(proxy: &GatewayProxy, health: &Health, kind: Attempt, more: usize) {
    let wanted = proxy.count(kind) + more;
    let comes = async {
        while proxy.count(kind) < wanted {
            assert_ne!(answer(health).await, "ok");
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(TEST_TIMEOUT, comes).await.expect("it goes on trying");
}

/// Plays through a state of the table of states in the operators' guide, from its beginning, which is `ok`, to its end.
async fn play(proxy: &GatewayProxy, health: &Health, state: GatewayState, wanted: &str) {
    proxy.set_gateway(state);
    wait_until(health, wanted).await;
    match state {
        // serenity's runner does not notice that these are closed, and would spin until the next heartbeat: a new session follows.
        GatewayState::ClosesAfterResume(4003 | 4010 | 4011) => return wait_until(health, "ok").await,
        GatewayState::ClosesAfterResume(_) => wait_for_attempts(proxy, health, Attempt::Resume, 6).await,
        GatewayState::ClosesAfterIdentify(_) => wait_for_attempts(proxy, health, Attempt::Identify, 6).await,
        GatewayState::IgnoresSessions => wait_for_attempts(proxy, health, Attempt::Identify, 3).await,
        // A session that cannot be resumed is replaced.
        GatewayState::IgnoresResume => return wait_until(health, "ok").await,
        _ => {}
    }
    proxy.set_gateway(GatewayState::Healthy);
    wait_until(health, "ok").await;
}

#[tokio::test]
async fn health_tells_the_truth_in_every_state() {
    use GatewayState::{
        ClosesAfterIdentify, ClosesAfterResume, ClosesShardAfterIdentify, IgnoresResume, IgnoresSessions,
        Silent, Unreachable,
    };
    let (mut harness, proxy) = bot_behind_proxy(FAST).await;
    proxy.set_gateway(ClosesShardAfterIdentify { shard: 1, code: 4000 });
    harness.spawn_bot().await;
    let health = harness.health().clone();
    assert_eq!(answer(&health).await, "the bot is starting");
    wait_until(&health, "1 of 2 connections to Discord are up").await;
    proxy.set_gateway(GatewayState::Healthy);
    wait_until(&health, "ok").await;

    let none = "0 of 2 connections to Discord are up";
    for code in [4000, 1011, 1000, 4012, 4008, 4003, 4010, 4011] {
        play(&proxy, &health, ClosesAfterResume(code), none).await;
    }
    for state in [ClosesAfterIdentify(4000), IgnoresResume, IgnoresSessions, Silent, Unreachable] {
        play(&proxy, &health, state, none).await;
    }

    proxy.set_sessions_left(Some(50));
    let before = proxy.count(Attempt::Identify);
    proxy.set_gateway(ClosesAfterIdentify(4000));
    let used_up = format!("{none}: the daily session limit allows no more for another 1 min");
    wait_until(&health, &used_up).await;
    let refused = || harness.logged("sessions are left to connect").lines().count();
    let known = refused();
    proxy.set_gateway(GatewayState::Healthy);
    wait_while(async || refused() == known).await;
    assert_eq!(proxy.count(Attempt::Identify), before, "the rest is a reserve");
    proxy.set_sessions_left(None);
    wait_until(&health, "ok").await;

    proxy.set_http_down(true);
    wait_until(&health, "Discord does not respond to requests").await;
    assert!(health.metrics().await.expect("metrics").contains("bside_discord_up 0\n"));
    proxy.set_http_down(false);
    wait_until(&health, "ok").await;

    harness.close_database().await;
    wait_until(&health, "the database takes no changes").await;
    harness.stop_bot().await;
    assert_eq!(answer(&health).await, "the bot is stopping");
}

#[tokio::test]
async fn a_bot_that_is_refused_stops_and_says_why() {
    let shard = Refusal::Shard { id: 1, total: 2 };
    // A runner that spins holds up the other one, whose connection must not be given up for that.
    let timing = GatewayTiming { answer_timeout: TEST_TIMEOUT, ..FAST };
    for (code, reason) in [
        (4004, Refusal::Token),
        (4010, shard),
        (4011, shard),
        (4012, Refusal::Version),
        (4013, Refusal::Intents),
        (4014, Refusal::Intents),
    ] {
        let (mut harness, proxy) = bot_behind_proxy(timing).await;
        proxy.set_gateway(GatewayState::ClosesShardAfterIdentify { shard: 1, code });
        harness.spawn_bot().await;
        // Of this one Discord tells over HTTP as well.
        proxy.set_http_error((code == 4012).then_some(50_041));
        let health = harness.health().clone();
        let ended = harness.ended();
        let watched = async {
            loop {
                assert_ne!(answer(&health).await, "ok");
                sleep(Duration::from_millis(20)).await;
            }
        };
        let error = tokio::select! {
            error = timeout(TEST_TIMEOUT, ended) => error.expect("it stops"),
            () = watched => unreachable!("it is watched without end"),
        };
        assert!(matches!(error, BotError::Refused(refusal) if refusal == reason), "{code}: {error:?}");
        assert_ne!(answer(&health).await, "ok");
        if reason == shard {
            // The other shard connects once.
            assert_eq!(proxy.count(Attempt::Identify), 4, "{code}: each session costs one of the day");
        }
    }
}

/// The program ends with a code that the unit for systemd knows, so that it is not started again and again.
#[tokio::test]
async fn a_process_that_is_refused_is_not_started_again() {
    let (harness, proxy) = bot_behind_proxy(FAST).await;
    proxy.set_gateway(GatewayState::ClosesAfterIdentify(4004));
    let ended = timeout(TEST_TIMEOUT, harness.spawn_process().ended()).await.expect("it stops");
    let log = harness.process_log();
    assert!(log.contains("Discord does not accept the token: create a new one"), "{log}");
    let unit = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/operators/bside.service");
    let unit = fs::read_to_string(unit).expect("a unit");
    let codes = unit.lines().find_map(|line| line.strip_prefix("RestartPreventExitStatus=")).expect("codes");
    assert!(codes.split(' ').any(|code| code.parse().ok() == ended.code()), "{ended}");
}

#[test]
fn the_guide_for_operators_lists_the_states() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/operating.md");
    let guide = fs::read_to_string(guide).expect("a guide");
    for said in [
        "the bot is starting",
        "1 of 2 connections to Discord are up",
        "0 of 2 connections to Discord are up: the daily session limit allows no more for another",
        "the database takes no changes",
        "Discord does not respond to requests",
        "the bot is stopping",
    ] {
        assert!(guide.contains(said), "{said}");
    }
}

#[tokio::test]
async fn a_gateway_that_closes_every_resumed_connection_is_tried_ever_more_rarely() {
    let (mut harness, proxy) = bot_behind_proxy(FAST).await;
    harness.spawn_bot().await;
    let health = harness.health().clone();
    wait_until(&health, "ok").await;
    let begin = Instant::now();
    proxy.set_gateway(GatewayState::ClosesAfterResume(4000));
    wait_until(&health, "0 of 2 connections to Discord are up").await;
    // Of two shards, one of them has at least seven.
    wait_for_attempts(&proxy, &health, Attempt::Resume, 13).await;
    // The first two may be immediate; then the delays double, and a half of each may be left out.
    let least = (0..5).map(|doublings| MIN_DELAY * 2_u32.pow(doublings) / 2).sum::<Duration>();
    assert!(begin.elapsed() >= least, "{:?}", begin.elapsed());
    let metrics = health.metrics().await.expect("metrics");
    let line = metrics
        .lines()
        .find_map(|line| line.strip_prefix(r#"bside_gateway_connections_total{kind="resume"} "#));
    assert!(line.is_some_and(|count| count.parse::<usize>().is_ok_and(|count| count >= 13)), "{metrics}");
    assert!(metrics.contains("bside_gateway_sessions_remaining 99"), "{metrics}");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_last_sessions_of_the_day_are_kept_at_the_start() {
    let (mut harness, proxy) = bot_behind_proxy(FAST).await;
    proxy.set_sessions_left(Some(10));
    harness.spawn_bot().await;
    let health = harness.health().clone();
    let none =
        "0 of 2 connections to Discord are up: the daily session limit allows no more for another 1 min";
    wait_until(&health, none).await;
    assert_eq!(proxy.count(Attempt::Identify), 0);
    proxy.set_sessions_left(Some(30));
    wait_until(&health, "ok").await;
    assert_eq!(proxy.count(Attempt::Identify), 2);
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_bot_that_cannot_connect_stops_at_once() {
    for state in [GatewayState::Unreachable, GatewayState::Silent, GatewayState::IgnoresSessions] {
        let (mut harness, proxy) = bot_behind_proxy(GatewayTiming::default()).await;
        proxy.set_gateway(state);
        harness.spawn_bot().await;
        wait_until(harness.health(), "0 of 2 connections to Discord are up").await;
        harness.close_after_faults().await;
    }
}
