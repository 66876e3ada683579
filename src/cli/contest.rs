use super::output::print;
use crate::arena::{Match, PlayerSpec};
use crate::rules::{GameKind, Setup};
use anyhow::Context as _;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Contest {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// Who plays: level:N, nodes:N, movetime:MS, weights:NODES:FILE, maxn:NODES, greedy, material:DEPTH, uct:GAMES, or
    /// engine:MS:COMMAND
    first: PlayerSpec,
    /// Against whom; with more than two seats it has all the others
    second: PlayerSpec,
    /// How many play
    #[arg(long)]
    seats: Option<usize>,
    /// The starting position, where the game has more than one
    #[arg(long)]
    setup: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Turns at random before each game, the same ones from each seat
    #[arg(long, default_value_t = 2)]
    opening: u32,
    /// A game with so many turns is drawn
    #[arg(long, default_value_t = 400)]
    longest: usize,
    /// Decides all that is left to chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time; one for each processor if it is not said
    #[arg(long)]
    threads: Option<usize>,
    /// A folder for the records of all games
    #[arg(long)]
    records: Option<PathBuf>,
}

impl Contest {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let contest = Match {
            setup: Setup::new(self.game, self.seats, self.setup.as_deref())?,
            players: [self.first.clone(), self.second.clone()],
            games: (0..self.games).collect(),
            opening: self.opening,
            longest: self.longest,
            seed: self.seed,
            threads: self.threads.unwrap_or_else(super::processors),
        };
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        let mut unwritten = None;
        let tally = contest.play(|played| {
            if let Some(folder) = &self.records {
                let file = folder.join(format!("{:04}.txt", played.number + 1));
                let written = std::fs::write(&file, played.record.to_string());
                if let Err(error) = written {
                    unwritten = Some(
                        anyhow::Error::new(error).context(format!("{} cannot be written", file.display())),
                    );
                }
            }
        })?;
        print(format_args!("{} against {} at {}: {tally}", self.first, self.second, self.game))?;
        unwritten.map_or(Ok(()), Err)
    }
}
