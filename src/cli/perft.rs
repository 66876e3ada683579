use super::output::print;
use crate::i18n::Localizer;
use crate::rules::{GameKind, MAX_PERFT_DEPTH, Setup};
use clap::Args;

#[derive(Args)]
pub(super) struct Perft {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// Depth in moves
    #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(MAX_PERFT_DEPTH)))]
    depth: u32,
    /// Number of seats
    #[arg(long)]
    seats: Option<usize>,
    /// Setup, if the game has several
    #[arg(long)]
    setup: Option<String>,
    /// Moves played before the count, separated by spaces
    #[arg(long, default_value = "")]
    moves: String,
    /// Print the count for each first move
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
        let total = if self.divide && self.depth > 0 {
            let counts = position.divide(self.depth);
            for (turn, count) in &counts {
                print(format_args!("{turn} {count}\n"))?;
            }
            counts.iter().map(|(_, count)| count).sum()
        } else {
            position.perft(self.depth)
        };
        Ok(print(format_args!("{total}\n"))?)
    }
}
