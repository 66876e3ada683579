use super::output::{print, write_file};
use crate::arena::{self, Fit, Training};
use crate::rules::record::Record;
use crate::rules::{Game, GameKind, Setup};
use crate::search::{self, Level, PlayerProfile};
use anyhow::{Context as _, ensure};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Train {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// Folder of the game records to learn from; only missing games are played
    folder: PathBuf,
    /// Number of seats
    #[arg(long)]
    seats: Option<usize>,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Level that plays itself; a weak one slips now and then, and draws teach nothing
    #[arg(long, default_value = "4")]
    level: Level,
    /// Learn from material won or lost this many moves later instead of from results
    #[arg(long)]
    ahead: Option<usize>,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played in parallel [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
}

impl Train {
    /// Prints the player file of the game with the fitted weights.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let folder = &self.folder;
        std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        let training = Training {
            setup: Setup::new(self.game, self.seats, None)?,
            level: self.level,
            seed: self.seed,
            threads: self.threads.unwrap_or_else(super::processors),
        };
        let file = |number: u64| folder.join(format!("{number:06}.txt"));
        let read = |number: u64| -> anyhow::Result<Game> {
            let file = file(number);
            let record =
                super::replay::read(&file).with_context(|| format!("{} is no record", file.display()))?;
            let is_same = record.game.setup() == training.setup;
            ensure!(is_same, "{} is not a record of the game, seats and setup to learn from", file.display());
            Ok(record.game)
        };
        let (found, missing): (Vec<u64>, Vec<u64>) =
            (0..self.games).partition(|number| file(*number).exists());
        // Playing the other games takes long, so a wrong record is reported first.
        for number in found {
            read(number)?;
        }
        let mut failed = None;
        training.play(missing, |number, game| {
            let record = Record { tags: Vec::new(), game: game.clone() };
            let written = write_file(&file(number), record.to_string().as_bytes(), |_| false);
            failed = written.err().or(failed.take());
        })?;
        failed.map_or(Ok(()), Err)?;
        let mut samples = Vec::new();
        for number in 0..self.games {
            samples.extend(arena::samples(&read(number)?, self.ahead));
        }
        let Fit { weights, log_loss } = arena::fit(&samples, &PlayerProfile::top(self.game).weights);
        let weights = search::write_weights(self.game, &weights);
        let (positions, games) = (samples.len(), self.games);
        Ok(print(format_args!(
            "# {positions} positions of {games} games, log loss {log_loss:.4}\n{weights}"
        ))?)
    }
}
