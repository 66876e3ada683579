use super::output::print;
use crate::arena::{Match, Openings, PlayerSpec};
use crate::puzzles::{self, Found, Puzzle};
use crate::rules::{AnyPosition, Game, GameKind, Setup};
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
    /// Look only at endings that the endgame tables have (Basileus); four pieces need --endings
    #[arg(long)]
    only_endings: bool,
    /// Print a collection of new puzzles only, instead of the present one with new puzzles behind it
    #[arg(long)]
    anew: bool,
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
        let found = find_all(setup, &games, find, threads);
        let number_found = found.len();
        let known = if self.anew { &[] } else { puzzles::puzzles(self.game) };
        let collection = puzzles::extend(known, found, known.len() + self.count);
        let (provenance, found) = match known.last() {
            Some(last) => {
                let lines: String = puzzles::provenance(self.game).map(|line| format!("{line}\n")).collect();
                (lines, format!("Those after number {} were found", last.number))
            }
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
            if tablebase::are_open() { " with the tables of `bside solve`" } else { "" },
            env!("CARGO_PKG_VERSION"),
            collection.len() - known.len(),
            puzzles::write(&collection)
        ))?)
    }
}

/// The puzzles of all games, in their order.
fn find_all(
    setup: Setup,
    games: &[Game],
    find: fn(&AnyPosition) -> Option<Found>,
    threads: usize,
) -> Vec<Puzzle> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let index = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(game) = games.get(index)
                {
                    let found_here = puzzles::find_in_game(game, find).into_iter();
                    let puzzles = found_here.map(|found| rated(setup, found)).collect();
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

/// A found puzzle with its difficulty; it has no number before the selection.
fn rated(setup: Setup, found: Found) -> Puzzle {
    let rating = puzzles::difficulty(setup, &found);
    let Found { position, solution, themes, wins_in } = found;
    Puzzle { number: 0, rating, themes, position, solution, wins_in }
}
