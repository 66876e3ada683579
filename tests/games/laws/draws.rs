//! The draws of the host: repetition, quiet, agreement.

use super::any;
use crate::plain::TestRng;
use bside_games::i18n::{Localizer, table_text};
use bside_games::rules::{AnyPosition, Draw, Game, GameKind, IllegalTurn, RulesVersion, Setup};
use bside_games::table::{ChannelId, Command, NewTable, Player, PlayerId, Table, TableId, Timestamp};
use std::collections::HashSet;

fn new_game(game: GameKind, seats: usize) -> Game {
    Game::new(Setup::new(game, Some(seats), None).expect("a set-up of the game"))
}

/// Setups of games in which hosts draw.
fn drawn_setups() -> impl Iterator<Item = Setup> {
    Setup::all().filter(|setup| setup.start().has_host_draws())
}

#[test]
fn the_third_repetition_draws() {
    for (game, seats, circle) in [
        (GameKind::Biloba, 2, "b4-a4 b6-a6 a4-b4 a6-b6"),
        (GameKind::Biloba, 3, "c1-b2 a3-b3 c9-b8 b2-c1 b3-a3 b8-c9"),
        (GameKind::Biloba, 4, "c1-b2 a3-b3 c9-b8 i3-h3 b2-c1 b3-a3 b8-c9 h3-i3"),
        (GameKind::Bizingo, 2, "g4-e4 h6-f6 e4-g4 f6-h6"),
        (GameKind::Basileus, 2, "e1-e2 e8-e7 e2-e1 e7-e8"),
    ] {
        let mut played = new_game(game, seats);
        let circle: Vec<&str> = circle.split(' ').collect();
        for (number, turn) in circle.iter().chain(&circle).enumerate() {
            assert_eq!((played.drawn(), played.seat()), (None, Some(number % seats)), "{game} {seats}");
            played.play(turn).unwrap_or_else(|refusal| panic!("{turn}: {refusal:?}"));
        }
        // The starting position occurs for the third time: once initially and once after each cycle.
        assert_eq!((played.drawn(), played.seat()), (Some(Draw::Repetition), None), "{game} {seats}");
        assert_eq!(played.places().as_slice(), vec![1; seats]);
        assert_eq!(played.position().seat(), Some(0), "the position itself knows nothing of it");
        assert_eq!(played.play(circle[0]), Err(IllegalTurn::GameOver));
    }
}

#[test]
fn the_same_men_with_another_seat_to_act_are_another_position() {
    // The basileus of seat 0 takes three turns to come back, that of seat 1 two.
    let mut played = new_game(GameKind::Basileus, 2);
    for turn in ["e1-e2", "e8-e7", "e2-f2", "e7-e8", "f2-e1"] {
        played.play(turn).expect("a move");
    }
    let start = played.setup().start();
    assert_eq!(played.position().scene().men, start.scene().men);
    assert_ne!(played.position(), &start);
}

/// The position after a turn, if the turn takes nothing and does not end the game.
fn quietly(position: &AnyPosition, turn: &str) -> Option<AnyPosition> {
    let mut after = position.clone();
    after.play(turn).expect("it is legal");
    (after.man_count() == position.man_count() && after.seat().is_some()).then_some(after)
}

/// A turn that takes nothing, leads to a position not seen yet, and forces nobody to take; `None` if none is found.
fn quiet_turn(position: &AnyPosition, seen: &HashSet<AnyPosition>, rng: &mut TestRng) -> Option<String> {
    let turns = position.legal_turns();
    let is_good = |turn: &&String| {
        quietly(position, turn).is_some_and(|after| {
            !seen.contains(&after) && after.legal_turns().iter().any(|turn| quietly(&after, turn).is_some())
        })
    };
    (0..200).map(|_| any(rng, &turns)).find(is_good).cloned()
}

fn taking_turn(position: &AnyPosition) -> Option<String> {
    position.legal_turns().into_iter().find(|turn| {
        let mut after = position.clone();
        after.play(turn).expect("it is legal");
        after.man_count() < position.man_count() && after.seat().is_some()
    })
}

/// A turn that takes nothing and leaves something to take.
fn leading_turn(position: &AnyPosition) -> Option<String> {
    let leads = |turn: &String| quietly(position, turn).is_some_and(|after| taking_turn(&after).is_some());
    position.legal_turns().into_iter().find(leads)
}

/// Plays this many quiet turns, and goes back where there is none; `false` if the game does not allow it.
fn play_quietly(played: &mut Game, turns: usize, rng: &mut TestRng) -> bool {
    let mut line = vec![played.clone()];
    for _ in 0..20 * turns {
        let last = &line[line.len() - 1];
        // Once half of the quiet turns are played, people are told how many are left.
        let (quiet, left) = (last.history().quiet_turns(), last.turns_until_draw().expect("a limit"));
        assert_eq!(last.is_draw_near(), quiet >= left, "{quiet} quiet turns, {left} are left");
        if line.len() > turns {
            *played = last.clone();
            return true;
        }
        assert_eq!(last.drawn(), None, "after {} quiet turns", line.len() - 1);
        let seen = line.iter().map(|played| played.position().clone()).collect();
        match quiet_turn(last.position(), &seen, rng) {
            Some(turn) => {
                let mut next = last.clone();
                next.play(&turn).expect("it is legal");
                line.push(next);
            }
            None => line.truncate(line.len().saturating_sub(6).max(1)),
        }
    }
    false
}

/// The number of quiet turns per seat that the rules name.
fn quiet_turns_per_seat(game: GameKind) -> usize {
    if game == GameKind::Bizingo { 100 } else { 50 }
}

#[test]
fn quiet_turns_draw_at_the_limit_of_the_game() {
    for setup in drawn_setups() {
        quiet_turns_draw(
            setup,
            setup.kind().rules_version(),
            quiet_turns_per_seat(setup.kind()) * setup.seats(),
        );
    }
}

#[test]
fn under_the_first_version_of_the_rules_fifty_quiet_turns_per_seat_draw_every_game() {
    for setup in drawn_setups() {
        quiet_turns_draw(setup, RulesVersion::V1, 50 * setup.seats());
    }
}

/// A game is drawn after exactly this many quiet turns. [`play_quietly`] checks that it is not drawn before.
fn quiet_turns_draw(setup: Setup, rules: RulesVersion, quiet: usize) {
    let drawn = (0..40).any(|seed| {
        let mut played = Game::with_rules(setup, rules);
        if !play_quietly(&mut played, quiet, &mut TestRng(seed)) {
            return false;
        }
        assert_eq!((played.drawn(), played.seat()), (Some(Draw::Quiet), None), "{setup:?}");
        assert_eq!(played.turns_until_draw(), Some(0), "{setup:?}");
        assert_eq!(played.places().as_slice(), vec![1; setup.seats()]);
        true
    });
    assert!(drawn, "{setup:?}: no quiet game was found");
}

#[test]
fn a_capture_resets_the_count_of_quiet_turns() {
    for setup in drawn_setups() {
        let quiet = quiet_turns_per_seat(setup.kind());
        let drawn = (0..200).any(|seed| {
            let mut rng = TestRng(seed);
            let mut played = Game::new(setup);
            // Quiet turns first, and then a turn that leaves something to take.
            let leading = (1..quiet * setup.seats() / 10).find_map(|_| {
                let is_played = play_quietly(&mut played, 10, &mut rng) && played.drawn().is_none();
                if is_played { leading_turn(played.position()) } else { None }
            });
            let Some(leading) = leading else { return false };
            played.play(&leading).expect("it is legal");
            let taking = taking_turn(played.position()).expect("it was left");
            played.play(&taking).expect("it is legal");
            let left = played.position().places().active_seats().count();
            if !play_quietly(&mut played, quiet * left, &mut rng) {
                return false;
            }
            assert_eq!(
                played.drawn(),
                Some(Draw::Quiet),
                "{setup:?}, seed {seed}: {} turns",
                played.turns().len()
            );
            true
        });
        assert!(drawn, "{setup:?}: no such game was found");
    }
}

#[test]
fn the_limit_of_quiet_turns_follows_the_active_seats() {
    let drawn = (0..40).any(|seed| {
        let mut played = new_game(GameKind::Biloba, 4);
        let mut rng = TestRng(seed);
        if !play_quietly(&mut played, 30, &mut rng) {
            return false;
        }
        played.withdraw(2);
        if !play_quietly(&mut played, 150, &mut rng) {
            return false;
        }
        assert_eq!(played.drawn(), Some(Draw::Quiet));
        assert_eq!(played.places().as_slice(), [1, 1, 4, 1]);
        true
    });
    assert!(drawn, "no quiet game was found");
}

#[test]
fn players_may_agree_at_any_time() {
    for setup in Setup::all() {
        let mut played = Game::new(setup);
        played.agree_draw();
        assert_eq!((played.drawn(), played.seat()), (Some(Draw::Agreement), None));
        assert_eq!(played.places().as_slice(), vec![1; setup.seats()]);
        let turn = &setup.start().legal_turns()[0];
        assert_eq!(played.play(turn), Err(IllegalTurn::GameOver));
    }
}

#[test]
fn a_board_tells_of_a_draw_once_half_of_the_quiet_turns_are_played() {
    let setup = Setup::new(GameKind::Bizingo, None, None).expect("the default set-up");
    let turns = (0..40).find_map(|seed| {
        let mut played = Game::new(setup);
        play_quietly(&mut played, 100, &mut TestRng(seed)).then(|| played.turns().to_vec())
    });
    let players = [1, 2].map(|id| Player::human(PlayerId(id), format!("player {id}")));
    let new_table = NewTable::new(ChannelId(7), players[0].clone(), setup);
    let mut table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a table");
    let turn = |(number, text): (usize, &String)| Command::Turn {
        by: players[number % 2].id,
        text: text.clone(),
        number: None,
    };
    let turns = turns.expect("a quiet game");
    let mut commands = vec![Command::Join { by: players[1].clone() }];
    commands.extend(turns.iter().enumerate().map(turn));
    let mut texts = Vec::new();
    for command in commands {
        for event in table.decide(&command, Timestamp::UNIX_EPOCH).expect("legal") {
            table.apply(&event, Timestamp::UNIX_EPOCH).expect("it fits");
        }
        texts.push(table_text(&Localizer::english(), &table));
    }
    let told = |text: &String| text.contains("If no piece leaves the board in the next");
    assert_eq!(texts.iter().position(told), Some(100), "{texts:?}");
    assert!(texts[100].contains("If no piece leaves the board in the next 100 moves, the game is a draw."));
}
