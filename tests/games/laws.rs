//! One suite of laws that every game passes, from every set-up, under random play. A new game is played as soon as it is
//! listed in `Game::ALL`.

mod draws;
mod positions;
mod text;

use crate::plain::Chance;
use bside_games::rules::{AnyPosition, Course, Setup};

/// One of some.
fn any<'t, T>(chance: &mut Chance, some: &'t [T]) -> &'t T {
    &some[chance.below(some.len())]
}

/// A random turn, often one that takes men off the board: that is where rules are hard.
fn random_turn(position: &AnyPosition, chance: &mut Chance) -> String {
    let turns = position.turns();
    if chance.below(2) == 0 {
        for _ in 0..12 {
            let turn = any(chance, &turns);
            if played(position, turn).men() < position.men() {
                return turn.clone();
            }
        }
    }
    any(chance, &turns).clone()
}

fn played(position: &AnyPosition, turn: &str) -> AnyPosition {
    let mut after = position.clone();
    after.play(turn).unwrap_or_else(|refusal| panic!("{turn} in {}: {refusal:?}", position.fen()));
    after
}

/// Visits the positions of random games from every set-up, so many for each.
fn on_random_positions(count: usize, mut visit: impl FnMut(&Course, &mut Chance)) {
    for (index, setup) in Setup::all().enumerate() {
        let mut chance = Chance(index as u64);
        let mut visited = 0;
        while visited < count {
            let mut course = Course::new(setup);
            while course.seat().is_some() {
                // Not each position, so that the later ones are seen as well.
                if chance.below(4) == 0 {
                    visit(&course, &mut chance);
                    visited += 1;
                }
                let turn = random_turn(course.position(), &mut chance);
                course.play(&turn).expect("it is legal");
            }
            visit(&course, &mut chance);
        }
    }
}
