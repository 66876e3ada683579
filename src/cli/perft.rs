use super::output::print;
use crate::i18n::Localizer;
use crate::rules::{GameKind, MAX_PERFT_DEPTH, Setup};
use clap::Args;

#[derive(Args)]
pub(super) struct Perft {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// How many turns
    #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(MAX_PERFT_DEPTH)))]
    depth: u32,
    /// How many play
    #[arg(long)]
    seats: Option<usize>,
    /// The starting position, where the game has more than one
    #[arg(long)]
    setup: Option<String>,
    /// Turns made before the count begins, with spaces between
    #[arg(long, default_value = "")]
    moves: String,
    /// Count for each first turn
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut position = Setup::new(self.game, self.seats, self.setup.as_deref())?.start();
        for turn in self.moves.split_whitespace() {
            position
                .play(turn)
                .map_err(|refusal| anyhow::anyhow!("{turn}: {}", Localizer::english().localize(&refusal)))?;
        }
        let whole = if self.divide && self.depth > 0 {
            let parts = position.divide(self.depth);
            for (turn, count) in &parts {
                print(format_args!("{turn} {count}\n"))?;
            }
            parts.iter().map(|(_, count)| count).sum()
        } else {
            position.perft(self.depth)
        };
        Ok(print(format_args!("{whole}\n"))?)
    }
}
