use crate::rules::{Draw, Game, GameKind, Setup};
use crate::table::{Exploration, ExploredTurn, Line, MAX_LINE_TURNS};

fn game(turns: &[&str]) -> Game {
    let mut game = Game::new(Setup::new(GameKind::Biloba, None, None).expect("a setup"));
    for turn in turns {
        game.play(turn).expect("a legal turn");
    }
    game
}

fn any_turn(game: &Game, index: usize) -> String {
    let turns = game.position().legal_turns();
    turns[index % turns.len()].clone()
}

/// An exploration after these turns from where it is.
fn tried(game: &Game, exploration: Exploration, count: usize, index: usize) -> Exploration {
    let mut exploration = exploration;
    for _ in 0..count {
        let turn = any_turn(&exploration.shown(game).expect("it fits"), index);
        assert_eq!(exploration.play(game, &turn), Ok(ExploredTurn::Played));
    }
    exploration
}

#[test]
fn a_line_is_kept_while_stepping_back_and_another_one_beside_it() {
    let game = game(&["d4-d5", "d6-c5"]);
    let mut exploration = tried(&game, Exploration::at_end(&game), 3, 0);
    let first = exploration.line.clone();
    assert_eq!((first.start, exploration.ply, exploration.end()), (2, 5, 5));
    exploration.go_to(3);
    assert_eq!((exploration.line == first, exploration.first()), (true, 2));
    // A move that the line has already goes on along the line.
    assert_eq!(exploration.play(&game, &first.turns[1]), Ok(ExploredTurn::Played));
    assert_eq!((exploration.line == first, exploration.ply), (true, 4));
    exploration.go_to(3);
    let exploration_after = tried(&game, exploration, 1, 1);
    assert_eq!(exploration_after.line.turns.len(), 2);
    assert_eq!(exploration_after.other, Some(first.clone()));
    let mut swapped = exploration_after.clone();
    swapped.swap();
    assert_eq!((&swapped.line, swapped.ply), (&first, 4), "it shows the move in which the two differ");
    swapped.swap();
    assert_eq!((swapped.line, swapped.other), (exploration_after.line, Some(first)));
}

#[test]
fn fingerprints_tell_lines_apart_by_the_turns_before_a_ply() {
    let before = game(&["d4-d5"]);
    let exploration = tried(&before, Exploration::at_end(&before), 3, 0);
    let mut other = exploration.clone();
    other.go_to(3);
    let other = tried(&before, other, 1, 1);
    let of = |exploration: &Exploration, game: &Game, ply| exploration.fingerprint(game, ply);
    for ply in 0..=3 {
        assert_eq!(of(&exploration, &before, ply), of(&other, &before, ply), "they are the same so far");
    }
    assert_ne!(of(&exploration, &before, 4), of(&other, &before, 4));
    assert_ne!(of(&exploration, &before, 3), of(&exploration, &before, 4));
    assert_eq!(of(&exploration, &before, 4), of(&exploration, &before, usize::MAX), "the whole line");
    let mut after = before.clone();
    after.play(&exploration.line.turns[0]).expect("a legal turn");
    let followed = exploration.clone().brought_to(&after, true);
    assert_eq!(of(&followed, &after, 4), of(&exploration, &before, 4), "the game goes on along the line");
    assert_ne!(exploration.line.fingerprint(), other.line.fingerprint());
    assert_ne!(exploration.line.fingerprint(), followed.line.fingerprint());
    assert_eq!(Line { start: 2, turns: vec!["d4-d5".to_owned()] }.fingerprint(), 0xa288, "buttons carry it");
}

#[test]
fn the_game_comes_back_after_a_line_that_leaves_it_early() {
    let mut game = game(&["d4-d5", "d6-c5"]);
    let turn = any_turn(&game, 0);
    game.play(&turn).expect("a legal turn");
    let mut exploration = Exploration::at_end(&game);
    exploration.go_to(1);
    let tried_out = tried(&game, exploration, 2, 1);
    assert!(tried_out.hides_game(&game));
    let mut exploration = tried_out.clone().brought_to(&game, false);
    exploration.return_to_game(&game);
    assert_eq!((exploration.ply, exploration.end(), exploration.hides_game(&game)), (1, 3, false));
    assert_eq!(exploration.other, Some(tried_out.line.clone()));
    exploration.return_to_game(&game);
    exploration.swap();
    assert_eq!(exploration.line, tried_out.line);
    assert!(!tried(&game, Exploration::at_end(&game), 1, 0).hides_game(&game), "it begins at its end");
}

#[test]
fn a_line_can_leave_the_game_anywhere() {
    let game = game(&["d4-d5", "d6-c5"]);
    let mut exploration = Exploration::at_end(&game);
    exploration.go_to(1);
    assert_eq!(exploration.play(&game, "d6-c5"), Ok(ExploredTurn::Played));
    assert_eq!((exploration.is_empty(), exploration.ply), (true, 2), "that is the game itself");
    exploration.go_to(0);
    let exploration = tried(&game, exploration, 1, 0);
    assert_eq!((exploration.line.start, exploration.ply, exploration.end()), (0, 1, 1));
    let kept = exploration.clone().brought_to(&game, false);
    assert_eq!(kept, exploration, "in a finished game it stays");
    let dropped = exploration.brought_to(&game, true);
    assert_eq!((dropped.is_empty(), dropped.end()), (true, 2), "a running game has left it");
}

#[test]
fn the_game_may_go_on_along_the_line_or_go_back() {
    let before = game(&["d4-d5"]);
    let exploration = tried(&before, Exploration::at_end(&before), 3, 0);
    let mut after = before.clone();
    after.play(&exploration.line.turns[0]).expect("a legal turn");
    let followed = exploration.clone().brought_to(&after, true);
    assert_eq!((followed.line.start, &followed.line.turns[..]), (2, &exploration.line.turns[1..]));
    assert_eq!((followed.ply, followed.end()), (exploration.ply, exploration.end()));
    let back = exploration.clone().brought_to(&game(&[]), true);
    assert_eq!(back, Exploration::at_end(&game(&[])));
    let mut other = before.clone();
    let turn = any_turn(&before, 1);
    other.play(&turn).expect("a legal turn");
    assert_eq!(exploration.brought_to(&other, true), Exploration::at_end(&other));
}

#[test]
fn an_agreed_draw_can_be_explored_from_its_last_position() {
    let mut drawn = game(&["d4-d5"]);
    drawn.agree_draw();
    let game = drawn.without_agreement();
    assert_eq!((drawn.drawn(), game.drawn()), (Some(Draw::Agreement), None));
    tried(&game, Exploration::at_end(&game), 1, 0);
    assert!(Exploration::at_end(&drawn).shown(&drawn).is_some_and(|shown| shown.seat().is_none()));
}

#[test]
fn withdrawals_are_plies_without_a_turn() {
    let mut game = Game::new(Setup::new(GameKind::Biloba, Some(3), None).expect("a setup"));
    game.play(&any_turn(&game, 0)).expect("a legal turn");
    game.withdraw(1);
    game.play(&any_turn(&game, 0)).expect("a legal turn");
    let turns: Vec<Option<&str>> = (0..5).map(|ply| game.turn_at_ply(ply)).collect();
    assert_eq!(turns, [Some(&game.turns()[0][..]), None, Some(&game.turns()[1][..]), None, None]);
    assert_eq!([0, 1, 2, 3].map(|ply| game.turns_before_ply(ply)), [0, 1, 1, 2]);
}

#[test]
fn only_legal_turns_are_tried_in_a_line_of_limited_length() {
    for (kind, seed) in GameKind::ALL.into_iter().flat_map(|kind| (0..6).map(move |seed| (kind, seed))) {
        let mut game = Game::new(Setup::new(kind, None, None).expect("a setup"));
        for number in 0..seed * 5 {
            if game.seat().is_some() {
                game.play(&any_turn(&game, seed * 31 + number)).expect("a legal turn");
            }
        }
        let mut exploration = Exploration::at_end(&game);
        for number in 0..150 {
            let shown = exploration.shown(&game).expect("it fits");
            assert!(exploration.play(&game, "z9-z9").is_err());
            match (seed + number * 7) % 11 {
                0 if seed % 2 == 0 => exploration.go_to(exploration.first()),
                1 if seed % 3 == 0 => exploration.swap(),
                2 => exploration.go_to(exploration.ply.saturating_sub(1)),
                _ if shown.seat().is_some() => {
                    exploration.play(&game, &any_turn(&shown, seed + number)).expect("a legal turn");
                }
                _ => {}
            }
            assert!(exploration.line.turns.len() <= MAX_LINE_TURNS);
            assert_eq!(exploration.clone().brought_to(&game, false), exploration);
            assert_eq!(exploration.line.to_string().parse::<Line>(), Ok(exploration.line.clone()));
        }
    }
}
