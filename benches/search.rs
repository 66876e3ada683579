//! Speed and strength of the search, on one thread.
//!
//! - Speed: the time to a depth on ten early and late positions of each game. Each bench also checks the node counts, so that
//!   an unintended change of the search is noticed.
//! - Strength: the points of the top level, with few nodes per turn, against a baseline that counts men or plays random
//!   rollouts. Weights fitted to self-play alone can fail against the latter. The games are deterministic, and so are their
//!   results.
//!
//! `cargo bench --bench search` prints the figures, one per line: `figure NAME VALUE UNIT`.

use bside::arena::{GameResult, Match, MatchGame, Openings, PlayerSpec};
use bside::rules::{Game, GameKind, Setup};
use bside::search::{Budget, PlayerProfile, search};
use criterion::Criterion;
use std::cmp::Ordering;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Number of random turns between two positions.
const TURNS_APART: u64 = 5;
const POSITIONS: usize = 10;

/// Number of turns after which a game is stopped and judged by its men.
const MAX_TURNS: usize = 120;

struct Bench {
    name: &'static str,
    game: GameKind,
    seats: usize,
    depth: u32,
    /// The expected node count of each position.
    nodes: [u64; POSITIONS],
}

/// Positions of games with pseudo-random turns.
fn positions(game: GameKind, seats: usize) -> Vec<Game> {
    let setup = Setup::new(game, Some(seats), None).expect("a set-up");
    let mut game = Game::new(setup);
    let mut positions = Vec::new();
    let mut number: u64 = 0;
    while positions.len() < POSITIONS {
        if game.seat().is_none() {
            game = Game::new(setup);
        }
        if number.is_multiple_of(TURNS_APART) {
            positions.push(game.clone());
        }
        let turns = game.position().legal_turns();
        // A multiplicative hash spreads the turns over the list without a pattern.
        number += 1;
        let turn = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        game.play(&turns[(turn % turns.len() as u64) as usize]).expect("it is legal");
    }
    positions
}

impl Bench {
    fn node_counts(&self, positions: &[Game]) -> Vec<u64> {
        let player = PlayerProfile::top(self.game);
        let nodes = |game: &Game| {
            search(black_box(game.history()), &player, Budget::depth(self.depth), 0)
                .map_or(0, |found| found.nodes)
        };
        positions.iter().map(nodes).collect()
    }

    fn check(&self, positions: &[Game]) {
        assert_eq!(self.node_counts(positions), self.nodes, "{}", self.name);
    }

    fn run(&self, criterion: &mut Criterion) {
        let positions = positions(self.game, self.seats);
        let Bench { name, depth, .. } = self;
        criterion.bench_function(&format!("{name}: depth {depth} on {POSITIONS} positions"), |bench| {
            bench.iter(|| self.check(&positions))
        });
    }

    fn print_figures(&self) {
        let positions = positions(self.game, self.seats);
        let times = (0..5).map(|_| {
            let start = Instant::now();
            self.check(&positions);
            start.elapsed()
        });
        let time = times.min().expect("there are several").as_secs_f64();
        let nodes: u64 = self.nodes.iter().sum();
        let Bench { name, depth, .. } = self;
        println!("figure {name}_search_depth{depth} {:.1} ms", time * 1e3);
        println!("figure {name}_search_rate {:.2} Mnodes/s", nodes as f64 / time / 1e6);
    }
}

/// A match with its expected result.
struct Strength {
    name: &'static str,
    game: GameKind,
    seats: usize,
    /// Nodes per turn of the top level.
    nodes: u64,
    /// The specification of its opponent.
    baseline: &'static str,
    games: u64,
    /// Expected games won and drawn; games that are stopped are judged by [`compare_with_others`].
    score: [u64; 2],
}

impl Strength {
    fn print_figure(&self) {
        let Strength { name, game, seats, nodes, baseline, games, score } = *self;
        let arena_match = Match {
            setup: Setup::new(game, Some(seats), None).expect("a set-up"),
            players: [PlayerSpec::Nodes(nodes), baseline.parse().expect("a specification")],
            games: (0..games).collect(),
            openings: Openings::Random(2),
            max_turns: MAX_TURNS,
            seed: 1,
            threads: 1,
        };
        let mut found = [0, 0];
        let played = arena_match.play(|played| match compare_with_others(played) {
            Ordering::Greater => found[0] += 1,
            Ordering::Equal => found[1] += 1,
            Ordering::Less => {}
        });
        played.expect("it can be played");
        assert_eq!(found, score, "{name}: games won and drawn against {baseline}");
        let points = (100.0 * found[0] as f64 + 50.0 * found[1] as f64) / games as f64;
        println!("figure {name}_strength_{nodes}_nodes {points:.1} %");
    }
}

/// The result of the first player compared with the best of the others. A game that is not over is judged by its men.
fn compare_with_others(played: &MatchGame) -> Ordering {
    let game = &played.record.game;
    if game.seat().is_none() {
        return match played.result() {
            GameResult::Win => Ordering::Greater,
            GameResult::Draw => Ordering::Equal,
            GameResult::Loss => Ordering::Less,
        };
    }
    let scene = game.position().scene();
    let men = |seat| scene.men.iter().filter(|man| man.seat == seat).count();
    let others = (0..game.places().seats()).filter(|seat| *seat != played.seat);
    men(played.seat).cmp(&others.map(men).max().unwrap_or(0))
}

fn main() {
    let bench = |name, game, seats, depth, nodes| Bench { name, game, seats, depth, nodes };
    let benches = [
        bench(
            "biloba2",
            GameKind::Biloba,
            2,
            4,
            [3579, 2882, 2746, 3260, 1059, 5963, 2045, 4588, 2485, 4012],
        ),
        bench("biloba4", GameKind::Biloba, 4, 3, [307, 295, 356, 506, 2000, 1894, 946, 4500, 2186, 2686]),
        bench(
            "bizingo",
            GameKind::Bizingo,
            2,
            5,
            [2686, 2001, 3779, 2601, 4448, 3276, 2157, 27942, 64113, 11558],
        ),
        bench(
            "basileus",
            GameKind::Basileus,
            2,
            6,
            [7303, 9509, 6449, 16432, 30, 5716, 950, 11461, 1141, 10263],
        ),
        bench(
            "bilitaire",
            GameKind::Bilitaire,
            2,
            6,
            [12177, 11068, 8549, 12877, 11048, 24095, 6594, 11305, 209, 5831],
        ),
    ];
    let strength = |name, game, seats, nodes, baseline, games, score| Strength {
        name,
        game,
        seats,
        nodes,
        baseline,
        games,
        score,
    };
    let strengths = [
        strength("biloba2", GameKind::Biloba, 2, 500, "greedy", 40, [37, 2]),
        strength("biloba3", GameKind::Biloba, 3, 200, "greedy", 42, [30, 6]),
        strength("biloba4", GameKind::Biloba, 4, 200, "greedy", 40, [22, 8]),
        strength("bizingo", GameKind::Bizingo, 2, 500, "material:2", 20, [18, 2]),
        strength("basileus", GameKind::Basileus, 2, 60, "material:3", 60, [55, 2]),
        strength("basileus_uct", GameKind::Basileus, 2, 2000, "uct:500", 40, [37, 0]),
        strength("bilitaire", GameKind::Bilitaire, 2, 60, "material:3", 60, [57, 0]),
    ];
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    benches.iter().for_each(|bench| bench.run(&mut criterion));
    criterion.final_summary();
    // `cargo test` runs every bench once, to see that it runs; `cargo bench` measures.
    if std::env::args().any(|arg| arg == "--bench") {
        benches.iter().for_each(Bench::print_figures);
        strengths.iter().for_each(Strength::print_figure);
    }
}
