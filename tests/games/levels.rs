//! The levels of computer players: what beginners meet.

use bside_games::rules::{Game, GameKind, Seat, Setup};
use bside_games::search::{Budget, Level, PlayerProfile, nodes_of_level, search, splitmix64};
use std::collections::HashSet;

/// A player of a match, with its limit for each turn.
#[derive(Clone, Copy)]
struct Opponent {
    profile: PlayerProfile,
    budget: Budget<'static>,
}

impl Opponent {
    fn at_level(setup: Setup, level: u8) -> Opponent {
        let level = Level::new(level).expect("a level");
        let profile = PlayerProfile::at_level(setup, level);
        Opponent { profile, budget: Budget::nodes(nodes_of_level(setup, level)) }
    }

    /// Somebody who plays what the first lessons teach: captures what can be captured, and leaves nothing to be captured next.
    fn beginner(kind: GameKind) -> Opponent {
        Opponent { profile: PlayerProfile::material(kind), budget: Budget::depth(2) }
    }
}

/// Plays a game for two; returns the points of the first player, who has this seat: 2 for a win and 1 for a draw.
fn play(setup: Setup, seat: Seat, players: [Opponent; 2], number: u64) -> u32 {
    let mut game = Game::new(setup);
    while let Some(to_act) = game.seat() {
        let player = players[usize::from(to_act != seat)];
        let seed = splitmix64(number << 32 ^ game.turns().len() as u64);
        let found = search(game.history(), &player.profile, player.budget, seed).expect("it goes on");
        game.play(found.best_turn()).expect("legal");
    }
    match (game.places().get(seat), game.places().get(1 - seat)) {
        (Some(own), Some(other)) if own == other => 1,
        (Some(1), _) => 2,
        _ => 0,
    }
}

/// The points of the first player in a number of games, in per cent.
fn points(setup: Setup, players: [Opponent; 2], games: u64) -> u32 {
    let points: u32 = (0..games).map(|number| play(setup, number as Seat % 2, players, number)).sum();
    points * 50 / games as u32
}

fn for_two(kind: GameKind) -> Setup {
    Setup::new(kind, Some(2), None).expect("a set-up")
}

#[test]
fn the_lowest_level_loses_to_a_beginner_who_plays_what_the_first_lessons_teach() {
    // In Bizingo nobody wins who only leaves nothing to be captured. docs/search-notes.md says what is missing in the other games.
    let setup = for_two(GameKind::Biloba);
    let players = [Opponent::beginner(GameKind::Biloba), Opponent::at_level(setup, 1)];
    let points = points(setup, players, 12);
    assert!(points >= 60, "{points} %");
}

#[test]
fn openings_vary_by_seed() {
    for kind in GameKind::ALL {
        let setup = for_two(kind);
        for level in [1, 3, 5] {
            let Opponent { profile, budget } = Opponent::at_level(setup, level);
            let opening = |number: u64| {
                let mut game = Game::new(setup);
                for turn in 0..4 {
                    let seed = splitmix64(number << 32 ^ turn);
                    let found = search(game.history(), &profile, budget, seed).expect("it goes on");
                    game.play(found.best_turn()).expect("legal");
                }
                game.turns().to_vec()
            };
            let openings: HashSet<Vec<String>> = (0..16).map(opening).collect();
            assert!(openings.len() >= 4, "{kind}, level {level}: {openings:?}");
        }
    }
}
