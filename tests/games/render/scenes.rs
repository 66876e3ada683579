//! States worth seeing, for goldens and benches: those of `assets/diagrams`.

use bside_games::diagrams::{Diagram, sample_positions};
use bside_games::i18n::Localizer;
use bside_games::rules::{GameKind, Scene};

/// All of them, by name.
pub fn all() -> Vec<(String, Scene)> {
    sample_positions().map(named).collect()
}

/// One of each game.
pub fn one_of_each_game() -> Vec<(String, Scene)> {
    GameKind::ALL
        .iter()
        .filter_map(|game| sample_positions().filter(|state| state.game() == *game).last())
        .map(named)
        .collect()
}

fn named(state: &Diagram) -> (String, Scene) {
    (state.id(), state.scene(&Localizer::english()))
}
