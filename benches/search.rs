//! How fast the computer players think, on one thread: the time to a depth on ten positions of each game, early and late
//! ones. Each bench checks the number of positions looked at, so that a change of the search is seen as well as one of
//! its speed.
//!
//! `cargo bench --bench search` prints the figures, one a line: `figure NAME VALUE UNIT`.

use bside::rules::{Course, Game, Setup};
use bside::search::{Budget, Player, search};
use criterion::Criterion;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Turns at random between one position and the next.
const APART: u64 = 5;
const POSITIONS: usize = 10;

struct Bench {
    name: &'static str,
    game: Game,
    seats: usize,
    depth: u32,
    /// Positions looked at from each of the positions.
    nodes: [u64; POSITIONS],
}

/// Positions of a game in which turns are taken as they come.
fn positions(game: Game, seats: usize) -> Vec<Course> {
    let setup = Setup::new(game, Some(seats), None).expect("a set-up");
    let mut course = Course::new(setup);
    let mut positions = Vec::new();
    let mut number: u64 = 0;
    while positions.len() < POSITIONS {
        if course.seat().is_none() {
            course = Course::new(setup);
        }
        if number.is_multiple_of(APART) {
            positions.push(course.clone());
        }
        let turns = course.position().turns();
        // Far apart in the list, without a pattern that a game could follow.
        number += 1;
        let turn = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        course.play(&turns[(turn % turns.len() as u64) as usize]).expect("it is legal");
    }
    positions
}

impl Bench {
    fn think(&self, positions: &[Course]) -> Vec<u64> {
        let player = Player::top(self.game);
        let nodes = |course: &Course| {
            search(black_box(course.since()), &player, Budget::depth(self.depth), 0)
                .map_or(0, |found| found.nodes)
        };
        positions.iter().map(nodes).collect()
    }

    fn check(&self, positions: &[Course]) {
        assert_eq!(self.think(positions), self.nodes, "{}", self.name);
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

fn main() {
    let bench = |name, game, seats, depth, nodes| Bench { name, game, seats, depth, nodes };
    let benches = [
        bench("biloba2", Game::Biloba, 2, 4, [2558, 1538, 2439, 2382, 853, 4197, 2221, 5856, 3004, 6203]),
        bench("biloba4", Game::Biloba, 4, 3, [301, 290, 358, 522, 1552, 2174, 691, 3613, 2001, 2648]),
        bench("bizingo", Game::Bizingo, 2, 5, [5326, 1775, 8189, 3169, 9167, 1527, 4164, 1641, 8388, 5340]),
        bench("basileus", Game::Basileus, 2, 6, [7087, 11007, 8308, 10620, 30, 3293, 689, 8292, 765, 15143]),
        bench(
            "bilitaire",
            Game::Bilitaire,
            2,
            6,
            [12177, 11068, 8549, 12877, 11048, 24095, 6594, 11305, 209, 5831],
        ),
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
    }
}
