//! States worth seeing, for goldens and benches: those of `assets/diagrams`.

use bside_games::diagrams::{Diagram, states};
use bside_games::i18n::Localizer;
use bside_games::rules::{GameKind, Scene};

/// All of them, by name.
pub fn all() -> Vec<(String, Scene)> {
    states().map(named).collect()
}

/// One of each game.
pub fn one_of_each_game() -> Vec<(String, Scene)> {
    GameKind::ALL
        .iter()
        .filter_map(|game| states().filter(|state| state.game() == *game).last())
        .map(named)
        .collect()
}

fn named(state: &Diagram) -> (String, Scene) {
    (state.id(), state.scene(&Localizer::english()))
}
