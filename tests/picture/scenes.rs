//! States worth seeing, for goldens and benches: those of `assets/diagrams`.

use bside::diagrams::{Diagram, states};
use bside::rules::Scene;
use bside::words::Words;

/// All of them, by name.
pub fn all() -> Vec<(String, Scene)> {
    named(states())
}

/// Those that are worth seeing in every theme, one of each game.
pub fn in_every_theme() -> Vec<(String, Scene)> {
    named(states().filter(|state| state.in_every_theme()))
}

fn named<'a>(diagrams: impl Iterator<Item = &'a Diagram>) -> Vec<(String, Scene)> {
    diagrams.map(|diagram| (diagram.id(), diagram.scene(&Words::english()))).collect()
}
