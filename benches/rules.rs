//! How fast the rules are, on one thread: random play to 200 turns, in which all turns of each position are listed and
//! one of them is chosen, and perft. Each bench checks the number of turns that it comes to.
//!
//! `cargo bench --bench rules` prints the figures, one a line: `figure NAME VALUE UNIT`.

use bside::rules::{DynPosition, Position, TurnBuilder, TurnStatus, basileus, bilitaire, biloba, bizingo};
use criterion::Criterion;
use std::hint::black_box;
use std::time::{Duration, Instant};

const MAX_GAME_TURNS: usize = 200;
const GAMES: u64 = 200;

/// A seeded random number generator (splitmix64).
struct BenchRng(u64);

impl BenchRng {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * limit as u128) >> 64) as usize
    }
}

/// The legal turns of one position after another, at hand so that any of them can be played. Its buffers are used again:
/// once they are long enough, nothing is allocated.
#[derive(Clone, Debug)]
struct Turns<D: TurnBuilder> {
    /// The builders to which last steps belong.
    builders: Vec<D>,
    /// The last step of each turn, and the index of its builder.
    ends: Vec<(u32, D::Step)>,
    /// Turns of the only builder that are counted and not kept.
    counted: usize,
}

impl<D: TurnBuilder> Default for Turns<D> {
    fn default() -> Turns<D> {
        Turns { builders: Vec::new(), ends: Vec::new(), counted: 0 }
    }
}

impl<D: TurnBuilder> Turns<D> {
    /// Forgets all turns and lists those that begin with this builder, in the order in which they are offered.
    fn fill(&mut self, builder: D) {
        self.builders.clear();
        self.ends.clear();
        self.counted = 0;
        match builder.complete_step_count() {
            Some(count) => {
                self.counted = count;
                self.builders.push(builder);
            }
            None => self.add(builder),
        }
    }

    fn add(&mut self, builder: D) {
        let index = self.builders.len() as u32;
        self.builders.push(builder.clone());
        builder.for_each_step(|step, stop| {
            if stop != TurnStatus::Incomplete {
                self.ends.push((index, step));
            }
            if stop != TurnStatus::Complete {
                let mut longer = builder.clone();
                longer.apply(step);
                self.add(longer);
            }
        });
    }

    /// The number of turns.
    fn len(&self) -> usize {
        self.ends.len() + self.counted
    }

    /// Is there none? Then the game is over.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position after a turn, by its index.
    fn play(&self, index: usize) -> D::Position {
        let (builder, step) = if self.counted > 0 {
            (0, self.builders[0].nth_step(index).expect("the index of a turn"))
        } else {
            self.ends[index]
        };
        let mut builder = self.builders[builder as usize].clone();
        builder.apply(step);
        builder.finish()
    }
}

/// Totals of random games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Played {
    /// Turns played.
    turns: u64,
    /// Turns listed.
    listed: u64,
}

fn random_play<P: Position>(start: &P) -> Played
where
    P::TurnBuilder: TurnBuilder<Position = P>,
{
    let mut played = Played::default();
    let mut turns = Turns::default();
    for seed in 0..GAMES {
        let mut rng = BenchRng(seed);
        let mut position = start.clone();
        for _ in 0..MAX_GAME_TURNS {
            turns.fill(position.turn_builder());
            if turns.is_empty() {
                break;
            }
            played.turns += 1;
            played.listed += turns.len() as u64;
            position = turns.play(rng.below(turns.len()));
        }
    }
    played
}

/// The shortest of several times: what else the machine does only ever adds to it.
fn shortest(mut work: impl FnMut()) -> Duration {
    let times = (0..20).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().expect("there are several")
}

struct Bench<P> {
    name: &'static str,
    start: P,
    played: Played,
    depth: u32,
    count: u64,
}

impl<P: Position> Bench<P> {
    fn check_play(&self) {
        assert_eq!(random_play(black_box(&self.start)), self.played, "{}", self.name);
    }

    fn check_perft(&self) {
        assert_eq!(black_box(&self.start).perft(self.depth), self.count, "{}", self.name);
    }

    fn run(&self, criterion: &mut Criterion) {
        let Bench { name, depth, .. } = self;
        criterion.bench_function(&format!("{name}: {GAMES} random games"), |bench| {
            bench.iter(|| self.check_play())
        });
        criterion
            .bench_function(&format!("{name}: perft {depth}"), |bench| bench.iter(|| self.check_perft()));
    }

    fn print_figures(&self) {
        let Bench { name, depth, count, played, .. } = self;
        let play = shortest(|| self.check_play()).as_secs_f64();
        println!("figure {name}_random_play {:.2} Mturns/s", played.turns as f64 / play / 1e6);
        println!("figure {name}_random_play_listed {:.1} Mturns/s", played.listed as f64 / play / 1e6);
        let perft = shortest(|| self.check_perft()).as_secs_f64();
        println!("figure {name}_perft{depth} {perft:.3} s");
        println!("figure {name}_perft{depth}_rate {:.1} Mturns/s", *count as f64 / perft / 1e6);
    }
}

fn main() {
    let bizingo = Bench {
        name: "bizingo",
        start: bizingo::Position::start(2, "light-first"),
        played: Played { turns: 40_000, listed: 2_318_892 },
        depth: 5,
        count: 61_891_856,
    };
    let biloba = [
        ("biloba2", 2, Played { turns: 39_659, listed: 2_452_856 }, 17_066_470),
        ("biloba3", 3, Played { turns: 39_528, listed: 1_468_191 }, 1_579_263),
        ("biloba4", 4, Played { turns: 39_848, listed: 1_347_800 }, 1_485_943),
    ]
    .map(|(name, seats, played, count)| Bench {
        name,
        start: biloba::Position::start(seats, "standard"),
        played,
        depth: 4,
        count,
    });
    let basileus = Bench {
        name: "basileus",
        start: basileus::Position::start(2, "standard"),
        played: Played { turns: 14_701, listed: 289_301 },
        depth: 6,
        count: 29_735_209,
    };
    let bilitaire = Bench {
        name: "bilitaire",
        start: bilitaire::Position::start(2, "standard"),
        played: Played { turns: 21_614, listed: 459_418 },
        depth: 6,
        count: 3_232_560,
    };
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    bizingo.run(&mut criterion);
    biloba.iter().for_each(|bench| bench.run(&mut criterion));
    basileus.run(&mut criterion);
    bilitaire.run(&mut criterion);
    criterion.final_summary();
    // `cargo test` runs every bench once, to see that it runs; `cargo bench` measures.
    if std::env::args().any(|arg| arg == "--bench") {
        bizingo.print_figures();
        biloba.iter().for_each(Bench::print_figures);
        basileus.print_figures();
        bilitaire.print_figures();
    }
}
