//! States worth seeing, for goldens and benches: those of `assets/diagrams`.

use bside::diagrams::states;
use bside::rules::Scene;
use bside::words::Words;

/// All of them, by name.
pub fn all() -> Vec<(String, Scene)> {
    states().map(|state| (state.id(), state.scene(&Words::english()))).collect()
}

/// Is it the state of its game that is drawn in every theme?
pub fn in_every_theme(name: &str) -> bool {
    states().any(|state| state.in_every_theme() && state.id() == name)
}
