use super::output::print;
use crate::arena::{Match, Openings, PlayerSpec};
use crate::puzzles::{self, Found, Puzzle, PuzzleNumber};
use crate::rules::{Game, GameKind, Setup};
use crate::search::{Level, tablebase};
use clap::Args;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

#[derive(Args)]
pub(super) struct Puzzles {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// Number of new puzzles
    #[arg(long, default_value_t = 120)]
    count: usize,
    /// Number of games to look for them in
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Level that plays itself; a weak one leaves more to find
    #[arg(long, default_value = "4")]
    level: Level,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look only at endings that the tablebase has (Basileus); four pieces need --endings
    #[arg(long)]
    only_endings: bool,
    /// Print a collection of new puzzles only, instead of the present one with new puzzles behind it
    #[arg(long)]
    anew: bool,
    /// Print the present collection as it is found today, without what is no longer a puzzle; plays no games
    #[arg(long, conflicts_with_all = ["anew", "only_endings", "count", "games", "level", "seed"])]
    recheck: bool,
    /// Games played and searched in parallel [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
}

/// Random moves before each game.
const OPENING_TURNS: u32 = 4;
/// A game ends after this many moves.
const MAX_TURNS: usize = 250;

impl Puzzles {
    /// Prints the file of the collection with new puzzles behind the others, whose numbers stay: answers are stored by them.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let setup = Setup::new(self.game, Some(2), None)?;
        let threads = self.threads.unwrap_or_else(super::processors);
        if self.recheck {
            return self.run_again(setup, threads);
        }
        let player = PlayerSpec::Level(self.level);
        let self_play = Match {
            setup,
            players: [player.clone(), player],
            games: (0..self.games).collect(),
            openings: Openings::Random(OPENING_TURNS),
            max_turns: MAX_TURNS,
            seed: self.seed,
            threads,
        };
        let mut games = Vec::new();
        self_play.play(|played| games.push((played.number, played.record.game.clone())))?;
        // The order does not depend on which game was over first.
        games.sort_by_key(|(number, _)| *number);
        let games: Vec<Game> = games.into_iter().map(|(_, game)| game).collect();
        let find = if self.only_endings { puzzles::find_ending } else { puzzles::find };
        let found = in_parallel(&games, threads, |game| {
            let found = puzzles::find_in_game(game, find).into_iter();
            // Puzzles have no numbers before the selection.
            found.map(|found| rated(setup, 0, found)).collect()
        });
        let number_found = found.len();
        let known = if self.anew { &[] } else { puzzles::puzzles(self.game) };
        let collection = puzzles::extend(known, found, known.len() + self.count);
        let (provenance, found) = match known.last() {
            Some(last) => (self.provenance(), format!("Those after number {} were found", last.number)),
            None => (String::new(), "Found".to_owned()),
        };
        Ok(print(format_args!(
            "{provenance}# {found} by `bside puzzles {} --count {} --games {} --level {} --seed {}{}`{}\n\
             # of version {}: {} of {number_found} positions in which one turn is clearly best.\n\n{}",
            self.game,
            self.count,
            self.games,
            self.level,
            self.seed,
            if self.only_endings { " --only-endings" } else { "" },
            tables(),
            env!("CARGO_PKG_VERSION"),
            collection.len() - known.len(),
            puzzles::write(&collection)
        ))?)
    }

    /// Prints the present collection as it is found today.
    fn run_again(&self, setup: Setup, threads: usize) -> anyhow::Result<()> {
        let known = puzzles::puzzles(self.game);
        let left = in_parallel(known, threads, |puzzle| {
            let found = puzzles::find_again(puzzle);
            found.map(|found| rated(setup, puzzle.number, found)).into_iter().collect()
        });
        Ok(print(format_args!(
            "{}# Checked again by `bside puzzles {} --recheck`{}\n\
             # of version {}: {} of {} are left.\n\n{}",
            self.provenance(),
            self.game,
            tables(),
            env!("CARGO_PKG_VERSION"),
            left.len(),
            known.len(),
            puzzles::write(&left)
        ))?)
    }

    /// The lines that say where the present collection is from.
    fn provenance(&self) -> String {
        puzzles::provenance(self.game).map(|line| format!("{line}\n")).collect()
    }
}

fn tables() -> &'static str {
    if tablebase::are_open() { " with the tables of `bside solve`" } else { "" }
}

/// The puzzles that come of each item, in the order of the items.
fn in_parallel<T: Sync>(
    items: &[T],
    threads: usize,
    puzzles_of: impl Fn(&T) -> Vec<Puzzle> + Sync,
) -> Vec<Puzzle> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let index = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(item) = items.get(index)
                {
                    let puzzles = puzzles_of(item);
                    // A thread that panicked has ended the process.
                    found.lock().expect("no thread panics").push((index, puzzles));
                }
            });
        }
    });
    let mut found: Vec<(usize, Vec<Puzzle>)> = found.into_inner().expect("no thread panics");
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().flat_map(|(_, puzzles)| puzzles).collect()
}

/// A found puzzle with a number and its difficulty.
fn rated(setup: Setup, number: PuzzleNumber, found: Found) -> Puzzle {
    let rating = puzzles::difficulty(setup, &found);
    let Found { position, solution, themes, wins_in } = found;
    Puzzle { number, rating, themes, position, solution, wins_in }
}
