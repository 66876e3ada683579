//! Counters and histograms of a process. Their names are stable: dashboards use them.

use super::reconnects::AttemptKind;
use crate::host::CommandOutcome;
use crate::table::{Event, Player};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// Bucket bounds of response times, in seconds. Discord waits three for the first response.
const RESPONSE_BUCKETS: [f64; 10] = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0];

/// The commit that the program was built from, or `unknown`.
pub const COMMIT: &str = env!("BSIDE_COMMIT");

/// A label's name and value.
pub type Label = [(&'static str, &'static str); 1];

/// The kind of an interaction, by which response times are counted.
#[derive(Clone, Copy)]
pub enum InteractionKind {
    /// A slash command.
    Command,
    /// A pressed button or a choice in a menu.
    Component,
    /// A form that was sent in.
    Modal,
    /// Suggestions while an option is typed.
    Autocomplete,
}

/// Counters, histograms and gauges. Clones of the metrics within share their values.
pub struct Metrics {
    turns: Family<Label, Counter>,
    responses: Family<Label, Histogram, fn() -> Histogram>,
    /// Deferred responses.
    pub deferred: Counter,
    /// Responses about internal errors.
    pub failed: Counter,
    /// Interactions that were too many at a time.
    pub turned_away: Counter,
    /// Actions that were refused because a budget was used up.
    pub throttled: Counter,
    /// Number of connections to Discord that this process should have; 0 until it is known.
    pub shards: Gauge,
    /// Connections made to Discord's gateway, by whether a session was started or resumed.
    connections: Family<Label, Counter>,
    /// Number of sessions that may still be started, as far as is known.
    sessions_remaining: Gauge,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let metrics = Metrics {
            turns: Family::default(),
            responses: Family::new_with_constructor(|| Histogram::new(RESPONSE_BUCKETS)),
            deferred: Counter::default(),
            failed: Counter::default(),
            turned_away: Counter::default(),
            throttled: Counter::default(),
            shards: Gauge::default(),
            connections: Family::default(),
            sessions_remaining: Gauge::default(),
        };
        // Series that start at 0 are exported from the beginning, so that a first increase is seen as one.
        for player in ["person", "computer"] {
            drop(metrics.turns.get_or_create(&[("by", player)]));
        }
        for kind in [AttemptKind::Identify, AttemptKind::Resume] {
            drop(metrics.connections.get_or_create(&connection_label(kind)));
        }
        use InteractionKind::{Autocomplete, Command, Component, Modal};
        for kind in [Command, Component, Modal, Autocomplete] {
            drop(metrics.responses.get_or_create(&kind.label()));
        }
        metrics
    }
}

impl InteractionKind {
    fn label(self) -> Label {
        match self {
            InteractionKind::Command => [("interaction", "command")],
            InteractionKind::Component => [("interaction", "component")],
            InteractionKind::Modal => [("interaction", "modal")],
            InteractionKind::Autocomplete => [("interaction", "autocomplete")],
        }
    }
}

fn connection_label(kind: AttemptKind) -> Label {
    match kind {
        AttemptKind::Identify => [("kind", "identify")],
        AttemptKind::Resume => [("kind", "resume")],
    }
}

impl Metrics {
    /// Counts an attempt to connect to the gateway.
    pub fn count_connection(&self, kind: AttemptKind) {
        self.connections.get_or_create(&connection_label(kind)).inc();
    }

    /// Sets the number of sessions that may still be started.
    pub fn set_sessions_remaining(&self, remaining: u64) {
        self.sessions_remaining.set(i64::try_from(remaining).unwrap_or(i64::MAX));
    }

    /// Counts the turns among the events that have just been stored.
    pub fn count_turns(&self, outcome: &CommandOutcome) {
        for event in &outcome.events {
            let Event::TurnPlayed { seat, .. } = event else { continue };
            let player = outcome.table.seats()[*seat].as_ref();
            let by = if player.and_then(Player::level).is_some() { "computer" } else { "person" };
            self.turns.get_or_create(&[("by", by)]).inc();
        }
    }

    /// Records the time from an interaction until its first response.
    pub fn observe_response(&self, kind: InteractionKind, elapsed: Duration) {
        self.responses.get_or_create(&kind.label()).observe(elapsed.as_secs_f64());
    }

    /// Registers all of them for export.
    pub fn register(&self, registry: &mut Registry) {
        let build = Info::new([("version", env!("BSIDE_VERSION")), ("commit", COMMIT)].to_vec());
        registry.register("build", "The version of the program", build);
        registry.register("turns", "Turns played", self.turns.clone());
        let help = "Time from an interaction until its first response";
        registry.register_with_unit("response", help, Unit::Seconds, self.responses.clone());
        registry.register("deferred_responses", "Deferred responses", self.deferred.clone());
        registry.register("failed_responses", "Responses about internal errors", self.failed.clone());
        let help = "Interactions answered only that the bot is busy, as too many came at a time";
        registry.register("rejected_interactions", help, self.turned_away.clone());
        let help = "Actions refused because the budget of a person or server was used up";
        registry.register("throttled_actions", help, self.throttled.clone());
        let help = "Connections to Discord that this process should have";
        registry.register("shards", help, self.shards.clone());
        let help = "Attempts to start or resume a session of Discord's gateway";
        registry.register("gateway_connections", help, self.connections.clone());
        let help = "Sessions of Discord's gateway that may still be started; 0 if unknown";
        registry.register("gateway_sessions_remaining", help, self.sessions_remaining.clone());
    }
}
