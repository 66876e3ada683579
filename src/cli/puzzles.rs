use super::output::print;
use crate::arena::{Match, Openings, PlayerSpec};
use crate::puzzles::{self, Found, Puzzle, PuzzleNumber};
use crate::rules::{Game, GameKind, Setup};
use crate::search::{Level, tablebase};
use anyhow::{Context as _, Error, anyhow};
use clap::Args;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
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
    /// File to which the puzzles of each game are appended: after an interruption, the same command goes on with the next game
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Look only at so many moves before the end of each game, where more can be proven to win
    #[arg(long, value_name = "COUNT")]
    last_turns: Option<usize>,
    /// Look only at endings that the tablebase has (Basileus); four pieces need --endings
    #[arg(long)]
    only_endings: bool,
    /// Print a collection of new puzzles only, instead of the present one with new puzzles behind it
    #[arg(long)]
    anew: bool,
    /// Print the present collection as it is found today, without what is no longer a puzzle; plays no games
    #[arg(long, conflicts_with_all = ["anew", "only_endings", "count", "games", "level", "seed", "journal", "last_turns"])]
    recheck: bool,
    /// Games played and searched in parallel [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
}

/// Random moves before each game.
const OPENING_TURNS: u32 = 4;
/// A game ends after this many moves.
const MAX_TURNS: usize = 400;

impl Puzzles {
    /// Prints the file of the collection with new puzzles behind the others, whose numbers stay: answers are stored by them.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let setup = Setup::new(self.game, Some(2), None)?;
        let threads = self.threads.unwrap_or_else(super::processors);
        if self.recheck {
            return self.run_again(setup, threads);
        }
        let found = self.mine(setup, threads)?;
        let number_found = found.len();
        let known = if self.anew { &[] } else { puzzles::puzzles(self.game) };
        let collection = puzzles::extend(known, found, known.len() + self.count);
        let last_number = known.last().map_or(0, |last| last.number);
        let (provenance, found) = match last_number {
            0 => (String::new(), "Found".to_owned()),
            last => (self.provenance(), format!("Those after number {last} were found")),
        };
        Ok(print(format_args!(
            "{provenance}# {found} by `bside puzzles {} --count {} --games {} --level {} --seed {}{}{}`{}\n\
             # of version {}: {} of {number_found} positions in which one turn stands out.\n\n{}",
            self.game,
            self.count,
            self.games,
            self.level,
            self.seed,
            self.last_turns.map(|count| format!(" --last-turns {count}")).unwrap_or_default(),
            if self.only_endings { " --only-endings" } else { "" },
            tables(),
            env!("CARGO_PKG_VERSION"),
            collection.iter().filter(|puzzle| puzzle.number > last_number).count(),
            puzzles::write(&collection)
        ))?)
    }

    /// The puzzles of all games, in the order of the games: from the journal, or from games that are played now.
    fn mine(&self, setup: Setup, threads: usize) -> anyhow::Result<Vec<Puzzle>> {
        let journal = self.journal.as_deref().map(|path| Journal::open(self.game, path)).transpose()?;
        let mut mined = journal.as_ref().map_or_else(BTreeMap::new, |journal| journal.mined.clone());
        mined.retain(|game, _| *game < self.games);
        let left: Vec<u64> = (0..self.games).filter(|game| !mined.contains_key(game)).collect();
        let find = if self.only_endings { puzzles::find_ending } else { puzzles::find };
        let new = in_parallel(&left, threads, |number| -> anyhow::Result<Vec<Puzzle>> {
            let game = self.play(setup, *number)?;
            // Puzzles have no numbers before the selection.
            let found = puzzles::find_in_game(&game, self.last_turns.unwrap_or(usize::MAX), find);
            let found: Vec<Puzzle> = found.into_iter().map(|found| rated(setup, 0, found)).collect();
            if let Some(journal) = &journal {
                journal.append(*number, &found)?;
            }
            Ok(found)
        });
        for (number, found) in left.into_iter().zip(new) {
            mined.insert(number, found?);
        }
        Ok(mined.into_values().flatten().collect())
    }

    /// A game of the level against itself.
    fn play(&self, setup: Setup, number: u64) -> anyhow::Result<Game> {
        let player = PlayerSpec::Level(self.level);
        let self_play = Match {
            setup,
            players: [player.clone(), player],
            games: vec![number],
            openings: Openings::Random(OPENING_TURNS),
            max_turns: MAX_TURNS,
            seed: self.seed,
            threads: 1,
        };
        let mut game = None;
        self_play.play(|played| game = Some(played.record.game.clone()))?;
        game.ok_or_else(|| anyhow!("game {number} was not played"))
    }

    /// Prints the present collection as it is found today.
    fn run_again(&self, setup: Setup, threads: usize) -> anyhow::Result<()> {
        let known = puzzles::puzzles(self.game);
        let found = in_parallel(known, threads, |puzzle| {
            puzzles::find_again(puzzle).map(|found| rated(setup, puzzle.number, found))
        });
        let left: Vec<Puzzle> = found.into_iter().flatten().collect();
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

/// The journal of mining: the games that were searched, each with its puzzles. A game whose entry was cut off is searched again.
struct Journal {
    file: Mutex<File>,
    mined: BTreeMap<u64, Vec<Puzzle>>,
}

impl Journal {
    fn open(game: GameKind, path: &Path) -> anyhow::Result<Journal> {
        let context = || format!("the journal {} cannot be used", path.display());
        let mut options = File::options();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(path).with_context(context)?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(context)?;
        let (mined, length) = puzzles::read_mined(game, &text).map_err(Error::msg).with_context(context)?;
        file.set_len(length as u64).with_context(context)?;
        file.seek(SeekFrom::End(0)).with_context(context)?;
        Ok(Journal { file: Mutex::new(file), mined })
    }

    fn append(&self, game: u64, found: &[Puzzle]) -> anyhow::Result<()> {
        let mut file = self.file.lock().expect("no thread panics");
        Ok(file.write_all(puzzles::write_mined(game, found).as_bytes())?)
    }
}

/// What comes of each item, in the order of the items.
fn in_parallel<T: Sync, R: Send>(items: &[T], threads: usize, work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let index = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(item) = items.get(index)
                {
                    let result = work(item);
                    // A thread that panicked has ended the process.
                    done.lock().expect("no thread panics").insert(index, result);
                }
            });
        }
    });
    done.into_inner().expect("no thread panics").into_values().collect()
}

/// A found puzzle with a number and its difficulty.
fn rated(setup: Setup, number: PuzzleNumber, found: Found) -> Puzzle {
    let rating = puzzles::difficulty(setup, &found);
    let Found { position, goal, solution, themes, wins_in } = found;
    Puzzle { number, rating, goal, themes, position, solution, wins_in }
}
