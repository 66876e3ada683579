//! What is counted while the bot runs, for whoever looks at it from outside ([`mod@super::overview`]).

use crate::host::CommandOutcome;
use crate::table::{Event, Player};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// Up to how many seconds an answer takes that is counted with others. Discord waits three for the first one.
const SECONDS: [f64; 10] = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0];

/// The name and the value by which figures of one kind differ.
pub(super) type Label = [(&'static str, &'static str); 1];

/// What somebody did who is answered.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Command,
    Press,
    Form,
    /// Turns are suggested while one is typed.
    Key,
}

/// Clones of what is in here count on together.
pub(super) struct Figures {
    turns: Family<Label, Counter>,
    answers: Family<Label, Histogram, fn() -> Histogram>,
    deferred: Counter,
    failed: Counter,
    /// How many connections to Discord this process is to have, as soon as it is known.
    pub(super) shards: Gauge,
}

impl Default for Figures {
    fn default() -> Figures {
        let figures = Figures {
            turns: Family::default(),
            answers: Family::new_with_constructor(|| Histogram::new(SECONDS)),
            deferred: Counter::default(),
            failed: Counter::default(),
            shards: Gauge::default(),
        };
        // What has not happened yet is told as none, which is something else than not being told.
        for player in ["person", "computer"] {
            drop(figures.turns.get_or_create(&[("by", player)]));
        }
        for kind in [Kind::Command, Kind::Press, Kind::Form, Kind::Key] {
            drop(figures.answers.get_or_create(&kind.label()));
        }
        figures
    }
}

impl Kind {
    fn label(self) -> Label {
        let name = match self {
            Kind::Command => "command",
            Kind::Press => "press",
            Kind::Form => "form",
            Kind::Key => "key",
        };
        [("to", name)]
    }
}

impl Figures {
    /// Counts the turns of what has just been stored.
    pub(super) fn stored(&self, update: &CommandOutcome) {
        for event in &update.events {
            let Event::TurnPlayed { seat, .. } = event else { continue };
            let player = update.table.seats()[*seat].as_ref();
            let by = if player.and_then(Player::level).is_some() { "computer" } else { "person" };
            self.turns.get_or_create(&[("by", by)]).inc();
        }
    }

    /// Somebody has their answer, so long after they asked.
    pub(super) fn answered(&self, kind: Kind, after: Duration) {
        self.answers.get_or_create(&kind.label()).observe(after.as_secs_f64());
    }

    /// Somebody waits for an answer for which a place is kept.
    pub(super) fn deferred(&self) {
        self.deferred.inc();
    }

    /// Somebody was told that something went wrong here.
    pub(super) fn failed(&self) {
        self.failed.inc();
    }

    /// All of them, to be told.
    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register("turns", "Turns played", self.turns.clone());
        let help = "Time from what a person did until the answer was given";
        registry.register_with_unit("answer", help, Unit::Seconds, self.answers.clone());
        registry.register("deferred", "Answers for which a place was kept first", self.deferred.clone());
        registry.register("failed", "Answers that told of a fault of ours", self.failed.clone());
        registry.register("shards", "Connections to Discord that are to be made", self.shards.clone());
    }
}
