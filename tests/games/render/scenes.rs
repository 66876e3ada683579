//! Sample positions for golden tests and benchmarks, from `assets/diagrams`.

use bside_games::diagrams::{Diagram, sample_positions};
use bside_games::i18n::Localizer;
use bside_games::rules::{GameKind, Scene};

/// All sample positions by id.
pub fn all() -> Vec<(String, Scene)> {
    sample_positions().map(by_id).collect()
}

/// The last sample position of each game.
pub fn one_of_each_game() -> Vec<(String, Scene)> {
    GameKind::ALL
        .iter()
        .filter_map(|game| sample_positions().filter(|sample| sample.game() == *game).last())
        .map(by_id)
        .collect()
}

fn by_id(sample: &Diagram) -> (String, Scene) {
    (sample.id(), sample.scene(&Localizer::english()))
}
