use super::output::{print, write_file};
use super::replay::is_record;
use crate::arena::{Match, PlayerSpec};
use crate::rules::{GameKind, Setup};
use anyhow::Context as _;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct ArenaMatch {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// First player: level:N, nodes:N, movetime:MS, weights:NODES:FILE, maxn:NODES, greedy, material:DEPTH, uct:GAMES, or
    /// engine:MS:COMMAND
    first: PlayerSpec,
    /// Its opponent, in all other seats
    second: PlayerSpec,
    /// Number of seats
    #[arg(long)]
    seats: Option<usize>,
    /// Setup, if the game has several
    #[arg(long)]
    setup: Option<String>,
    /// Number of games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Random moves before each game, the same for each seat
    #[arg(long, default_value_t = 2)]
    opening: u32,
    /// Declare a draw after this many moves
    #[arg(long, default_value_t = 400)]
    longest: usize,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played in parallel [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
    /// Folder for the game records
    #[arg(long)]
    records: Option<PathBuf>,
}

impl ArenaMatch {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let arena_match = Match {
            setup: Setup::new(self.game, self.seats, self.setup.as_deref())?,
            players: [self.first.clone(), self.second.clone()],
            games: (0..self.games).collect(),
            opening_turns: self.opening,
            max_turns: self.longest,
            seed: self.seed,
            threads: self.threads.unwrap_or_else(super::processors),
        };
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        }
        let mut write_error = None;
        let score = arena_match.play(|played| {
            if let Some(folder) = &self.records {
                let file = folder.join(format!("{:04}.txt", played.number + 1));
                let written = write_file(&file, played.record.to_string().as_bytes(), is_record);
                write_error = written.err().or(write_error.take());
            }
        })?;
        print(format_args!("{} against {} at {}: {score}", self.first, self.second, self.game))?;
        write_error.map_or(Ok(()), Err)
    }
}
