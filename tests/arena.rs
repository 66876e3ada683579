//! Matches between computer players, and weights fitted to their games.

use bside::arena::{
    Hypothesis, Match, MatchGame, MatchScore, Openings, PairScore, PlayerSpec, Sprt, Training,
    balanced_openings, fit, samples,
};
use bside::rules::record::Record;
use bside::rules::{GameKind, Setup};
use bside::search::{MAX_TERMS, PlayerProfile, Weights, read_weights, write_weights};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;

fn new_match(game: GameKind, seats: usize, first: &str, second: &str) -> Match {
    Match {
        setup: Setup::new(game, Some(seats), None).expect("a set-up"),
        players: [first, second].map(|text| text.parse::<PlayerSpec>().expect("a specification")),
        games: (0..seats as u64 * 2).collect(),
        openings: Openings::Random(2),
        max_turns: 60,
        seed: 5,
        threads: 2,
    }
}

fn play(arena_match: &Match) -> (MatchScore, Vec<MatchGame>) {
    let mut games = Vec::new();
    let score = arena_match.play(|played| games.push(played.clone())).expect("it can be played");
    games.sort_by_key(|played| played.number);
    (score, games)
}

fn texts(games: &[MatchGame]) -> Vec<String> {
    games.iter().map(|played| played.record.to_string()).collect()
}

#[test]
fn a_match_is_the_same_each_time_and_its_records_can_be_read() {
    for setup in Setup::all() {
        let arena_match = Match { setup, ..new_match(setup.kind(), setup.seats(), "level:2", "nodes:20") };
        let (score, games) = play(&arena_match);
        assert_eq!(games.len(), setup.seats() * 2);
        let (again, same) = play(&Match { threads: 1, ..arena_match.clone() });
        assert_eq!((&again, texts(&same)), (&score, texts(&games)));
        for (number, played) in games.iter().enumerate() {
            assert_eq!(played.seat, number % setup.seats());
            let record: Record = played.record.to_string().parse().expect("a record");
            assert_eq!(record.game.turns(), played.record.game.turns());
            let name = format!("Seat{}", played.seat);
            assert!(record.tags.contains(&(name, "level:2".to_owned())), "{:?}", record.tags);
        }
    }
}

#[test]
fn a_deeper_search_wins() {
    let mut arena_match = new_match(GameKind::Basileus, 2, "nodes:1000", "material:1");
    arena_match.max_turns = 400;
    let (score, _) = play(&arena_match);
    assert!(score.share() > 0.7, "{score}");
    let (mirrored, _) = play(&Match {
        players: [arena_match.players[1].clone(), arena_match.players[0].clone()],
        ..arena_match
    });
    assert!(mirrored.share() < 0.3, "{mirrored}");
}

#[test]
fn an_external_engine_plays_over_the_protocol() {
    let engine = format!("engine:1:{} engine", env!("CARGO_BIN_EXE_bside"));
    let mut arena_match = new_match(GameKind::Biloba, 3, &engine, "nodes:5");
    arena_match.max_turns = 12;
    let (_, games) = play(&arena_match);
    assert!(games.iter().all(|played| played.record.game.turns().len() == 12));
    let mut missing = arena_match.clone();
    missing.players[0] = "engine:1:/no/such/program".parse().expect("a specification");
    assert!(missing.play(|_| {}).is_err());
}

#[test]
fn an_external_engine_with_a_node_limit_repeats_its_games() {
    let engine = format!("engine-nodes:200:{} engine", env!("CARGO_BIN_EXE_bside"));
    let mut arena_match = new_match(GameKind::Biloba, 2, &engine, "nodes:20");
    arena_match.max_turns = 20;
    let (_, games) = play(&arena_match);
    assert_eq!(texts(&play(&arena_match).1), texts(&games));
    arena_match.seed += 1;
    assert_ne!(texts(&play(&arena_match).1), texts(&games));
}

#[test]
fn an_external_engine_has_time_to_end_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("engine");
    let text = "#!/bin/sh\nwhile read -r line; do case $line in\n\
                go*) echo error I do not play;;\nquit) echo bye > $0.quit; exit;;\nesac; done\n";
    fs::write(&program, text).expect("written");
    fs::set_permissions(&program, Permissions::from_mode(0o700)).expect("it can be run");
    let engine = format!("engine:1:{}", program.display());
    let arena_match = Match { threads: 1, ..new_match(GameKind::Biloba, 2, &engine, "nodes:5") };
    let error = arena_match.play(|_| {}).expect_err("it does not play").to_string();
    assert_eq!(error, "the engine says: I do not play");
    assert_eq!(fs::read_to_string(folder.path().join("engine.quit")).expect("it has ended"), "bye\n");
}

#[test]
fn balanced_openings_are_played_from_both_seats() {
    for game in GameKind::ALL {
        let mut arena_match = new_match(game, 2, "nodes:5", "nodes:5");
        arena_match.openings = Openings::Balanced;
        arena_match.max_turns = 6;
        let (_, games) = play(&arena_match);
        let openings = balanced_openings(arena_match.setup);
        let first = |played: &MatchGame| {
            let begins = |turns: &&Vec<&str>| {
                played
                    .record
                    .game
                    .turns()
                    .starts_with(&turns.iter().map(|turn| (*turn).to_owned()).collect::<Vec<_>>())
            };
            openings.iter().position(|turns| begins(&turns)).expect("an opening")
        };
        let found: Vec<usize> = games.iter().map(first).collect();
        let next = (found[0] + 1) % openings.len();
        assert_eq!(found, [found[0], found[0], next, next], "{game}");
        assert_eq!(games.iter().map(|played| played.seat).collect::<Vec<_>>(), [0, 1, 0, 1]);
    }
    let mut more = new_match(GameKind::Biloba, 3, "nodes:5", "nodes:5");
    more.openings = Openings::Balanced;
    let error = more.play(|_| {}).expect_err("there are none").to_string();
    assert_eq!(error, "there are no balanced openings of biloba for 3 seats and the setup standard");
}

#[test]
fn a_test_stops_by_itself_and_counts_the_same_pairs_each_time() {
    let mut arena_match = new_match(GameKind::Basileus, 2, "nodes:300", "level:1");
    arena_match.max_turns = 200;
    arena_match.games = (0..400).collect();
    let test = |arena_match: &Match, elo0, elo1| -> (Option<Hypothesis>, PairScore) {
        let sprt = Sprt::new(elo0, elo1).expect("a test");
        let score = arena_match.test(&sprt, |_, _| {}).expect("it can be played");
        (sprt.accepted(&score), score)
    };
    let (accepted, score) = test(&arena_match, 0.0, 200.0);
    assert_eq!(accepted, Some(Hypothesis::H1), "{score}");
    assert!(score.pairs() < 100, "{score}");
    assert_eq!(test(&Match { threads: 1, ..arena_match.clone() }, 0.0, 200.0), (accepted, score));
    let [first, second] = arena_match.players.clone();
    let swapped = Match { players: [second, first], ..arena_match.clone() };
    assert_eq!(test(&swapped, -100.0, 100.0).0, Some(Hypothesis::H0));
    // Three games are a pair and a half.
    let (accepted, score) = test(&Match { games: (0..3).collect(), ..arena_match.clone() }, 0.0, 5.0);
    assert_eq!((accepted, score.pairs()), (None, 1));
    let more = new_match(GameKind::Biloba, 3, "nodes:5", "nodes:5");
    assert!(more.test(&Sprt::new(0.0, 5.0).expect("a test"), |_, _| {}).is_err());
}

#[test]
fn weights_are_fitted_to_games() {
    let training = Training {
        setup: Setup::new(GameKind::Bilitaire, None, None).expect("a set-up"),
        level: "2".parse().expect("a level"),
        seed: 1,
        threads: 2,
    };
    let mut samples_by_game = Vec::new();
    training
        .play((0..6).collect(), |number, game| samples_by_game.push((number, samples(game, None))))
        .expect("it plays");
    samples_by_game.sort_by_key(|(number, _)| *number);
    let all_samples: Vec<_> = samples_by_game.into_iter().flat_map(|(_, samples)| samples).collect();
    assert!(all_samples.len() > 50, "{}", all_samples.len());
    let before = PlayerProfile::top(GameKind::Bilitaire).weights;
    let after = fit(&all_samples, &before);
    assert_ne!(after.weights, before);
    assert_eq!(fit(&all_samples, &before), after);
    let text = write_weights(GameKind::Bilitaire, &after.weights);
    assert_eq!(read_weights(GameKind::Bilitaire, &text), Ok(after.weights));
}

#[test]
fn written_weights_are_read_back() {
    for game in GameKind::ALL {
        let weights = PlayerProfile::top(game).weights;
        assert_eq!(read_weights(game, &write_weights(game, &weights)), Ok(weights));
        assert_ne!(weights, Weights::material());
        assert_eq!(Weights::material().symmetric.len(), MAX_TERMS);
    }
}
