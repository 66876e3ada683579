//! Hints in positions as they occur in games. `BSIDE_SEED` (0) chooses other positions:
//! `BSIDE_SEED=1 cargo test -p bside-games --test games coach:: -- --nocapture` says how many hints name a fact in each game.

use bside_games::coach::Suggestion;
use bside_games::i18n::{HintDetail, Localizer, hint_text};
use bside_games::rules::{Game, GameKind, Setup};
use bside_games::search::{Budget, Level, PlayerProfile, search, splitmix64};
use std::collections::BTreeMap;

/// The positions of each game that are looked at.
const POSITIONS: usize = 200;
/// Every so many turns of a game one is looked at. It is odd, so that both sides are.
const INTERVAL: usize = 3;
/// The nodes of each hint. A hint of the bot has more, which makes its expected line longer.
const NODES: u64 = 600;

/// Plays games of middling computer players against themselves, and visits positions of them.
fn on_played_positions(kind: GameKind, seed: u64, mut visit: impl FnMut(&Game)) {
    let setups: Vec<Setup> = Setup::all().filter(|setup| setup.kind() == kind).collect();
    let mut visited = 0;
    for number in 0.. {
        let setup = setups[number % setups.len()];
        let player = PlayerProfile::at_level(setup, Level::new(3).expect("a level"));
        let mut game = Game::new(setup);
        while game.seat().is_some() && game.turns().len() < 90 {
            if game.turns().len() % INTERVAL == 1 {
                visit(&game);
                visited += 1;
                if visited == POSITIONS {
                    return;
                }
            }
            let seed = splitmix64((seed << 48) ^ ((number as u64) << 32) ^ game.turns().len() as u64);
            let found = search(game.history(), &player, Budget::nodes(60), seed).expect("it goes on");
            game.play(found.best_turn()).expect("legal");
        }
    }
}

#[test]
fn most_hints_name_a_fact() {
    let english = Localizer::english();
    let quiet = english.text("hint-quiet");
    let seed = std::env::var("BSIDE_SEED").map_or(0, |seed| seed.parse().expect("a number"));
    let mut short = Vec::new();
    for kind in GameKind::ALL {
        let (mut named, mut facts) = (0, BTreeMap::new());
        on_played_positions(kind, seed, |game| {
            let suggestion = Suggestion::find(game.history(), NODES).expect("it goes on");
            let text = hint_text(&english, &suggestion, HintDetail::Reasons);
            if text.contains(&quiet) {
                println!("{kind}: {} in {}", suggestion.turn, game.position().fen());
            } else {
                named += 1;
            }
            for line in text.lines().skip(1) {
                let fact: String = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
                *facts.entry(fact).or_insert(0) += 1;
            }
        });
        println!("{kind}: {named} of {POSITIONS} hints name a fact");
        if named * 100 < POSITIONS * 90 {
            short.push((kind, named, facts));
        }
    }
    assert!(short.is_empty(), "{short:?}");
}
