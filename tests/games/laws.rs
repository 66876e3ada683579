//! One suite of laws that every game passes, from every set-up, under random play. A new game is played as soon as it is
//! listed in `GameKind::ALL`.

mod draws;
mod positions;
mod text;

use crate::plain::TestRng;
use bside_games::rules::{AnyPosition, Game, Setup};

/// One of some.
fn any<'t, T>(rng: &mut TestRng, some: &'t [T]) -> &'t T {
    &some[rng.below(some.len())]
}

/// A random turn, often one that takes men off the board: that is where rules are hard.
fn random_turn(position: &AnyPosition, rng: &mut TestRng) -> String {
    let turns = position.legal_turns();
    if rng.below(2) == 0 {
        for _ in 0..12 {
            let turn = any(rng, &turns);
            if position_after(position, turn).man_count() < position.man_count() {
                return turn.clone();
            }
        }
    }
    any(rng, &turns).clone()
}

fn position_after(position: &AnyPosition, turn: &str) -> AnyPosition {
    let mut after = position.clone();
    after.play(turn).unwrap_or_else(|refusal| panic!("{turn} in {}: {refusal:?}", position.fen()));
    after
}

/// Visits positions of random games, this many games for every set-up.
fn on_random_positions(count: usize, mut visit: impl FnMut(&Game, &mut TestRng)) {
    for (index, setup) in Setup::all().enumerate() {
        let mut rng = TestRng(index as u64);
        let mut visited = 0;
        while visited < count {
            let mut game = Game::new(setup);
            while game.seat().is_some() {
                // Skips some positions so that later ones are reached too.
                if rng.below(4) == 0 {
                    visit(&game, &mut rng);
                    visited += 1;
                }
                let turn = random_turn(game.position(), &mut rng);
                game.play(&turn).expect("it is legal");
            }
            visit(&game, &mut rng);
        }
    }
}
