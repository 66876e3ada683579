//! The search: properties that hold in every game, and proven results that are checked by exhaustive search.

use crate::plain::TestRng;
use bside_games::rules::{AnyPosition, Game, GameKind, Seat, Setup};
use bside_games::search::{Budget, Level, PlayerProfile, ProvenResult, SearchResult, search};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Positions near the end, for games that random play does not finish.
const LATE_POSITIONS: &[(GameKind, &str)] =
    &[(GameKind::Bizingo, "dL3/3l3/9/11/13/15/d15d/19/1l1l17/21/19 l 0 --")];

/// Visits `count` random positions of every set-up, early and late ones.
fn on_positions(count: usize, mut visit: impl FnMut(&Game, &mut TestRng)) {
    for (index, setup) in Setup::all().enumerate() {
        let mut rng = TestRng(index as u64 + 1);
        let mut visited = 0;
        while visited < count {
            let mut played = Game::new(setup);
            while played.seat().is_some() && visited < count {
                if rng.below(12) == 0 {
                    visit(&played, &mut rng);
                    visited += 1;
                }
                let turns = played.position().legal_turns();
                played.play(&turns[rng.below(turns.len())]).expect("it is legal");
            }
        }
    }
}

fn find(played: &Game, nodes: u64, seed: u64) -> SearchResult {
    let player = PlayerProfile::top(played.setup().kind());
    search(played.since_capture(), &player, Budget::nodes(nodes), seed).expect("the game goes on")
}

/// A draw that is offered at the start is declined, so a computer must think that it may win.
#[test]
fn both_seats_may_win_at_the_start() {
    for setup in Setup::all().filter(|setup| setup.seats() == 2) {
        let player = PlayerProfile::neutral(setup.kind());
        let found = search(Game::new(setup).since_capture(), &player, Budget::nodes(2_000), 0);
        let chance = found.expect("the game goes on").win_chance();
        assert!((0.36..=0.64).contains(&chance), "{setup:?}: {chance}");
    }
}

/// Bilitaire is decided late: both jumpers still have half of their balls to take.
#[test]
fn a_match_of_bilitaire_is_open_until_one_jumper_is_far_ahead() {
    let chance = |fen: &str| {
        let position = GameKind::Bilitaire.from_fen(fen).expect("a position");
        let player = PlayerProfile::neutral(GameKind::Bilitaire);
        let found = search(&[position], &player, Budget::nodes(2_000), 0);
        found.expect("the game goes on").win_chance()
    };
    // The shifter to act has left 21 balls, and the jumper has far more on the board.
    let shifter = chance("2oooo2/2oooo2/ooo.oooo/ooo.oooo/oooo2oo/ooo.2oo/2oooooo/2oooooo 2 shift 0:21 --");
    assert!((0.5..0.9).contains(&shifter), "{shifter}");
    // The shifter to act has left 46, and the jumper has 9.
    let lost = chance("o.4.o/..4../2....o./2....../o......./...o..o./..4../o.4.. 2 shift 0:46 --");
    assert!(lost < 0.01, "{lost}");
}

fn after(position: &AnyPosition, turn: &str) -> AnyPosition {
    let mut after = position.clone();
    after.play(turn).unwrap_or_else(|refusal| panic!("{turn} in {}: {refusal:?}", position.fen()));
    after
}

#[test]
fn the_principal_variation_is_legal_and_the_search_deterministic() {
    on_positions(8, |played, rng| {
        let seed = rng.below(100) as u64;
        let found = find(played, 2_000, seed);
        assert_eq!(find(played, 2_000, seed), found, "{}", played.position().fen());
        assert!(found.nodes <= 2_001 && found.depth >= 1, "{found:?}");
        assert!((0.0..=1.0).contains(&found.win_chance()));
        let mut position = played.position().clone();
        for turn in &found.principal_variation {
            // Legal and in canonical text.
            assert_eq!(
                position.parse_turn(turn).as_ref(),
                Ok(turn),
                "{} {:?}",
                played.position().fen(),
                found.principal_variation
            );
            position = after(&position, turn);
        }
    });
}

#[test]
fn every_level_and_every_baseline_finds_a_turn() {
    on_positions(3, |played, _| {
        let game = played.setup().kind();
        let levels = Level::all().map(|level| PlayerProfile::at_level(played.setup(), level));
        for player in levels.chain([PlayerProfile::material(game)]) {
            let budget = Budget { nodes: 500, ..Budget::depth(2) };
            let found = search(played.since_capture(), &player, budget, 3).expect("the game goes on");
            assert_eq!(played.position().parse_turn(found.best_turn()).as_deref(), Ok(found.best_turn()));
        }
        let turn = bside_games::search::monte_carlo(played.position(), 50, 3).expect("the game goes on");
        assert_eq!(played.position().parse_turn(&turn), Ok(turn.clone()));
    });
}

#[test]
fn a_finished_game_has_no_result() {
    for setup in Setup::all() {
        let mut played = Game::new(setup);
        for seat in 1..setup.seats() {
            played.withdraw(seat);
        }
        let player = PlayerProfile::top(setup.kind());
        assert_eq!(search(played.since_capture(), &player, Budget::nodes(100), 0), None);
    }
}

#[test]
fn a_search_stops_when_cancelled_or_at_its_deadline() {
    for setup in Setup::all() {
        let (played, player) = (Game::new(setup), PlayerProfile::top(setup.kind()));
        let cancel = AtomicBool::new(true);
        let budget = Budget { cancel: Some(&cancel), ..Budget::nodes(u64::MAX) };
        let found =
            search(played.since_capture(), &player, budget, 0).expect("a cancelled search has a result");
        assert!(found.nodes < 1_000, "{found:?}");
        let found = search(played.since_capture(), &player, Budget::until(Instant::now()), 0)
            .expect("a search without time has a result");
        assert!(found.nodes < 1_000, "{found:?}");
        let soon = Instant::now() + Duration::from_millis(20);
        assert!(search(played.since_capture(), &player, Budget::until(soon), 0).is_some());
    }
}

#[test]
fn a_draw_has_the_value_of_the_contempt() {
    for game in [GameKind::Biloba, GameKind::Bizingo] {
        let setup = Setup::new(game, None, None).expect("every game has a default set-up");
        let player = PlayerProfile::top(game);
        let quiet = setup.start().quiet_turns_per_seat().expect("hosts draw it");
        // Every turn reaches the quiet-turn limit, because nothing can be captured at the start.
        let since = vec![setup.start(); 2 * quiet];
        let found = search(&since, &player, Budget::depth(3), 0).expect("the game goes on");
        assert_eq!(found.value, -player.weights.contempt, "{game}");
        assert!(found.win_chance() < 0.5, "{game}: a draw is worse than an even game");
    }
}

/// The seat that has the first place alone.
fn winner(position: &AnyPosition) -> Option<Seat> {
    let places = position.places();
    let first: Vec<Seat> = (0..places.seats()).filter(|seat| places.get(*seat) == Some(1)).collect();
    (first.len() == 1).then(|| first[0])
}

fn wins_at_once(position: &AnyPosition) -> bool {
    let seat = position.seat();
    seat.is_some() && position.legal_turns().iter().any(|turn| winner(&after(position, turn)) == seat)
}

/// Positions near the end of games of two seats.
fn on_late_positions(count: usize, mut visit: impl FnMut(&AnyPosition)) {
    for game in GameKind::ALL {
        let setup = Setup::new(game, None, None).expect("every game has a default set-up");
        let starts: Vec<AnyPosition> = LATE_POSITIONS
            .iter()
            .filter(|(of, _)| *of == game)
            .map(|(_, fen)| game.from_fen(fen).expect("a position"))
            .collect();
        let mut rng = TestRng(7);
        let mut visited = 0;
        for number in 0.. {
            let mut position =
                starts.get(number % (starts.len() + 1)).cloned().unwrap_or_else(|| setup.start());
            let mut late = Vec::new();
            for _ in 0..300 {
                if position.seat().is_none() {
                    break;
                }
                late.push(position.clone());
                let turns = position.legal_turns();
                position = after(&position, &turns[rng.below(turns.len())]);
            }
            if position.seat().is_some() && number > 50 * count {
                break;
            }
            if position.seat().is_none() {
                late.iter().rev().take(3).for_each(&mut visit);
                visited += 3;
            }
            if visited >= count {
                break;
            }
        }
        assert!(visited > 0, "{game} never ends");
    }
}

#[test]
fn a_win_in_one_is_taken_and_a_loss_in_one_is_avoided() {
    let (mut won, mut saved) = (0, 0);
    on_late_positions(45, |position| {
        let seat = position.seat();
        let player = PlayerProfile::top(position.scene().game);
        let since = std::slice::from_ref(position);
        let found = search(since, &player, Budget::nodes(6_000), 1).expect("the game goes on");
        let next = after(position, found.best_turn());
        if wins_at_once(position) {
            won += 1;
            assert_eq!(winner(&next), seat, "{}: {found:?}", position.fen());
            assert_eq!(found.proven, Some(ProvenResult::Win(1)));
            return;
        }
        let safe = |turn: &String| {
            let next = after(position, turn);
            next.seat() == seat || !wins_at_once(&next) && winner(&next).is_none()
        };
        let (safe, unsafe_): (Vec<String>, Vec<String>) = position.legal_turns().into_iter().partition(safe);
        if !safe.is_empty() && !unsafe_.is_empty() {
            saved += 1;
            assert!(safe.contains(&found.principal_variation[0]), "{}: {found:?}", position.fen());
        }
    });
    assert!(won >= 20 && saved >= 10, "{won} wins, {saved} losses avoided");
}

/// Whether this seat can force a win within this many turns, by exhaustive search.
fn wins_within(position: &AnyPosition, seat: Seat, turns: u32) -> bool {
    if position.places().get(seat).is_some() {
        return winner(position) == Some(seat);
    }
    if turns == 0 {
        return false;
    }
    let texts = position.legal_turns();
    let mut wins = texts.iter().map(|turn| wins_within(&after(position, turn), seat, turns - 1));
    if position.seat() == Some(seat) { wins.any(|wins| wins) } else { wins.all(|wins| wins) }
}

#[test]
fn proven_results_agree_with_an_exhaustive_search() {
    let (mut wins, mut losses) = (0, 0);
    on_late_positions(45, |position| {
        let seat = position.seat().expect("the game goes on");
        let player = PlayerProfile::top(position.scene().game);
        let since = std::slice::from_ref(position);
        let found = search(since, &player, Budget::nodes(6_000), 1).expect("the game goes on");
        match found.proven {
            Some(ProvenResult::Win(turns)) if turns <= 3 => {
                wins += 1;
                assert!(wins_within(position, seat, turns), "{}: {found:?}", position.fen());
            }
            Some(ProvenResult::Loss(turns)) if turns <= 2 => {
                losses += 1;
                assert!(wins_within(position, 1 - seat, turns), "{}: {found:?}", position.fen());
            }
            Some(_) => {}
            // A win in one is never overlooked.
            None => assert!(!wins_within(position, seat, 1), "{}: {found:?}", position.fen()),
        }
    });
    assert!(wins >= 20 && losses >= 5, "{wins} wins, {losses} losses");
}
