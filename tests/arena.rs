//! Matches between computer players, and what is learned from their games.

use bside::arena::{Match, MatchGame, MatchScore, PlayerSpec, Training, fit, samples};
use bside::rules::record::Record;
use bside::rules::{GameKind, Setup};
use bside::search::{MAX_TERMS, PlayerProfile, Weights, read_weights, write_weights};

fn contest(game: GameKind, seats: usize, first: &str, second: &str) -> Match {
    Match {
        setup: Setup::new(game, Some(seats), None).expect("a set-up"),
        players: [first, second].map(|text| text.parse::<PlayerSpec>().expect("a contestant")),
        games: (0..seats as u64 * 2).collect(),
        opening: 2,
        longest: 60,
        seed: 5,
        threads: 2,
    }
}

fn play(contest: &Match) -> (MatchScore, Vec<MatchGame>) {
    let mut games = Vec::new();
    let tally = contest.play(|played| games.push(played.clone())).expect("it can be played");
    games.sort_by_key(|played| played.number);
    (tally, games)
}

fn texts(games: &[MatchGame]) -> Vec<String> {
    games.iter().map(|played| played.record.to_string()).collect()
}

#[test]
fn a_match_is_the_same_each_time_and_its_records_can_be_read() {
    for setup in Setup::all() {
        let contest = Match { setup, ..contest(setup.kind(), setup.seats(), "level:2", "nodes:20") };
        let (tally, games) = play(&contest);
        assert_eq!(games.len(), setup.seats() * 2);
        let (again, same) = play(&Match { threads: 1, ..contest.clone() });
        assert_eq!((&again, texts(&same)), (&tally, texts(&games)));
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
fn who_sees_further_wins() {
    let mut contest = contest(GameKind::Basileus, 2, "nodes:1000", "material:1");
    contest.longest = 400;
    let (tally, _) = play(&contest);
    assert!(tally.share() > 0.7, "{tally}");
    let (mirrored, _) =
        play(&Match { players: [contest.players[1].clone(), contest.players[0].clone()], ..contest });
    assert!(mirrored.share() < 0.3, "{mirrored}");
}

#[test]
fn programs_play_over_the_protocol() {
    let engine = format!("engine:1:{} engine", env!("CARGO_BIN_EXE_bside"));
    let mut contest = contest(GameKind::Biloba, 3, &engine, "nodes:5");
    contest.longest = 12;
    let (_, games) = play(&contest);
    assert!(games.iter().all(|played| played.record.game.turns().len() == 12));
    let mut deaf = contest.clone();
    deaf.players[0] = "engine:1:/no/such/program".parse().expect("a contestant");
    assert!(deaf.play(|_| {}).is_err());
}

#[test]
fn from_games_weights_are_learned() {
    let training = Training {
        setup: Setup::new(GameKind::Bilitaire, None, None).expect("a set-up"),
        level: "2".parse().expect("a level"),
        seed: 1,
        threads: 2,
    };
    let mut learned = Vec::new();
    training
        .play((0..6).collect(), |number, game| learned.push((number, samples(game, None))))
        .expect("it plays");
    learned.sort_by_key(|(number, _)| *number);
    let learned: Vec<_> = learned.into_iter().flat_map(|(_, samples)| samples).collect();
    assert!(learned.len() > 50, "{}", learned.len());
    let before = PlayerProfile::top(GameKind::Bilitaire).weights;
    let after = fit(&learned, &before);
    assert_ne!(after.weights, before);
    assert_eq!(fit(&learned, &before), after);
    let text = write_weights(GameKind::Bilitaire, &after.weights);
    assert_eq!(read_weights(GameKind::Bilitaire, &text), Ok(after.weights));
}

#[test]
fn a_file_of_weights_comes_back_as_it_was() {
    for game in GameKind::ALL {
        let weights = PlayerProfile::top(game).weights;
        assert_eq!(read_weights(game, &write_weights(game, &weights)), Ok(weights));
        assert_ne!(weights, Weights::material());
        assert_eq!(Weights::material().symmetric.len(), MAX_TERMS);
    }
}
