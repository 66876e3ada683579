//! Hints in positions as they occur in games.

use bside_games::coach::Suggestion;
use bside_games::i18n::{HintDetail, Localizer, hint_text};
use bside_games::rules::{AnyPosition, Game, GameKind, Setup};
use bside_games::search::{Budget, Level, PlayerProfile, ProvenResult, search, splitmix64};
use std::collections::BTreeMap;

/// The positions of each game that are looked at.
const POSITIONS: usize = 200;
/// Every so many turns of a game one is looked at. It is odd, so that both sides are.
const INTERVAL: usize = 3;
/// The nodes of each hint. A hint of the bot has more, which makes its expected line longer.
const NODES: u64 = 600;

/// Plays games of middling computer players against themselves, and visits positions of them.
fn on_played_positions(kind: GameKind, mut visit: impl FnMut(&Game)) {
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
            let seed = splitmix64(((number as u64) << 32) ^ game.turns().len() as u64);
            let found = search(game.since_capture(), &player, Budget::nodes(60), seed).expect("it goes on");
            game.play(found.best_turn()).expect("legal");
        }
    }
}

#[test]
fn most_hints_name_a_fact() {
    let english = Localizer::english();
    let quiet = english.text("hint-quiet");
    for kind in GameKind::ALL {
        let (mut named, mut facts) = (0, BTreeMap::new());
        on_played_positions(kind, |game| {
            let suggestion = Suggestion::find(game.since_capture(), NODES).expect("it goes on");
            let text = hint_text(&english, &suggestion, HintDetail::Reasons);
            named += usize::from(!text.contains(&quiet));
            for line in text.lines().skip(1) {
                let fact: String = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
                *facts.entry(fact).or_insert(0) += 1;
            }
        });
        assert!(named * 100 >= POSITIONS * 90, "{kind}: {named} of {POSITIONS}: {facts:?}");
    }
}

/// Basileus with one man besides the kings, which the tables have.
const ENDINGS: [&str; 3] =
    ["8b/9/9/9/4P4/9/9/B8 0 --", "B8/9/9/9/9/2F6/9/8b 0 --", "9/9/4b4/9/9/5P3/9/B8 0 --"];

#[test]
fn hints_win_an_ending_in_exactly_as_many_turns_as_they_say() {
    for fen in ENDINGS {
        let mut position: AnyPosition =
            GameKind::Basileus.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let mut left = None;
        while let Some(seat) = position.seat() {
            let hint = Suggestion::find(std::slice::from_ref(&position), 3_000).expect("it goes on");
            let turns = match hint.proven {
                Some(ProvenResult::Win(turns)) if seat == 0 => turns,
                Some(ProvenResult::Loss(turns)) if seat == 1 => turns,
                other => panic!("{fen}: {other:?} in {}", position.fen()),
            };
            assert!(left.is_none_or(|left| left == turns), "{fen}: {turns} in {}", position.fen());
            assert!(left.is_some() || turns > 8, "{fen}: {turns} turns are no test of the tables");
            position.play(&hint.turn).expect("legal");
            left = Some(turns - 1);
        }
        assert_eq!((left, position.places().get(0)), (Some(0), Some(1)), "{fen}");
    }
}
