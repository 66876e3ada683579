//! The search: properties that hold in every game, and proven results that are checked by exhaustive search.

use crate::plain::TestRng;
use bside_games::rules::{AnyPosition, Game, GameKind, History, RulesVersion, Seat, Setup};
use bside_games::search::{Budget, Level, PlayerProfile, ProvenResult, SearchResult, search, win_chances};
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
    search(played.history(), &player, Budget::nodes(nodes), seed).expect("the game goes on")
}

/// A draw that is offered at the start is declined, so a computer must think that it may win.
#[test]
fn both_seats_may_win_at_the_start() {
    for setup in Setup::all().filter(|setup| setup.seats() == 2) {
        let player = PlayerProfile::neutral(setup.kind());
        let found = search(Game::new(setup).history(), &player, Budget::nodes(2_000), 0);
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
        let found = search(&History::new(position), &player, Budget::nodes(2_000), 0);
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
            let found = search(played.history(), &player, budget, 3).expect("the game goes on");
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
        assert_eq!(search(played.history(), &player, Budget::nodes(100), 0), None);
    }
}

#[test]
fn a_search_stops_when_cancelled_or_at_its_deadline() {
    for setup in Setup::all() {
        let (played, player) = (Game::new(setup), PlayerProfile::top(setup.kind()));
        let cancel = AtomicBool::new(true);
        let budget = Budget { cancel: Some(&cancel), ..Budget::nodes(u64::MAX) };
        let found = search(played.history(), &player, budget, 0).expect("a cancelled search has a result");
        assert!(found.nodes < 1_000 && found.depth == 0, "{found:?}");
        let found = search(played.history(), &player, Budget::until(Instant::now()), 0)
            .expect("a search without time has a result");
        assert!(found.nodes < 1_000, "{found:?}");
        let soon = Instant::now() + Duration::from_millis(20);
        assert!(search(played.history(), &player, Budget::until(soon), 0).is_some());
    }
}

#[test]
fn a_draw_has_the_value_of_the_contempt() {
    for game in [GameKind::Biloba, GameKind::Bizingo] {
        let setup = Setup::new(game, None, None).expect("every game has a default set-up");
        let player = PlayerProfile::top(game);
        let circle = circle(&setup.start());
        for rules in RulesVersion::ALL {
            let mut history = History::with_rules(setup.start(), rules);
            let limit = history.quiet_turn_limit().expect("hosts draw it");
            for number in 0..limit {
                history.play(&circle[number % circle.len()]).expect("it is legal");
            }
            // Every turn is beyond the quiet-turn limit, because nothing can be captured at the start.
            let found = search(&history, &player, Budget::depth(3), 0).expect("the game goes on");
            assert_eq!(found.value, -player.weights.contempt, "{game} {rules:?}");
            assert!(found.win_chance() < 0.5, "{game}: a draw is worse than an even game");
        }
    }
}

/// Four turns that lead back to a position of two seats.
fn circle(start: &AnyPosition) -> [String; 4] {
    let first = start.legal_turns().remove(0);
    let second = after(start, &first).legal_turns().remove(0);
    let middle = after(&after(start, &first), &second);
    let thirds = middle.legal_turns().into_iter();
    let mut pairs = thirds.flat_map(|third| {
        let fourths = after(&middle, &third).legal_turns().into_iter();
        fourths.map(move |fourth| (third.clone(), fourth))
    });
    let is_back = |(third, fourth): &(String, String)| after(&after(&middle, third), fourth) == *start;
    let (third, fourth) = pairs.find(is_back).expect("both seats can go back");
    [first, second, third, fourth]
}

/// Positions of Biloba with two of four seats left, in which the seat to act has fewer pawns and a turn with which it loses at once.
const LAST_TWO_OF_FOUR: [&str; 3] = [
    "5/s6/9/3s5/3w5/2s6/1w2w4/3w3/5 0 --43",
    "5/5s1/9/9/5w1w1/4w4/5w1s1/s6/5 0 --43",
    "5/7/9/9/1w5s1/3w2w2/3ss4/4w2/5 0 --43",
];

fn biloba(fen: &str) -> AnyPosition {
    GameKind::Biloba.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn the_last_two_of_four_seats_play_for_the_win() {
    for fen in LAST_TWO_OF_FOUR {
        let position = biloba(fen);
        let found = find_in(&position, 3_000);
        let next = after(&position, found.best_turn());
        let is_lost = next.seat().is_none() || next.seat() == Some(1) && wins_at_once(&next);
        assert!(!is_lost, "{fen}: {found:?}");
    }
}

#[test]
fn a_lost_seat_of_four_knows_it_once_two_are_left() {
    let lost = biloba("5/7/4w1s2/6sw1/3w5/9/4s4/2w4/5 0 --43");
    let found = find_in(&lost, 3_000);
    assert!(matches!(found.proven, Some(ProvenResult::Loss(_))), "{found:?}");
    assert!(found.win_chance() < 0.01, "{found:?}");
    let next = after(&lost, found.best_turn());
    let chances = win_chances(&next, &PlayerProfile::neutral(GameKind::Biloba), Budget::depth(1));
    assert!(chances[1] > 0.99, "it wins with its next turn: {chances:?}");
}

fn find_in(position: &AnyPosition, nodes: u64) -> SearchResult {
    let player = PlayerProfile::top(position.kind());
    search(&History::new(position.clone()), &player, Budget::nodes(nodes), 0).expect("the game goes on")
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
        let found = search(&History::new(position.clone()), &player, Budget::nodes(6_000), 1)
            .expect("the game goes on");
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
        let found = search(&History::new(position.clone()), &player, Budget::nodes(6_000), 1)
            .expect("the game goes on");
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
