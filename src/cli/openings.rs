use super::output::print;
use crate::arena::OpeningFinder;
use crate::rules::{GameKind, Setup};
use anyhow::ensure;
use clap::Args;

#[derive(Args)]
pub(super) struct Openings {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// Number of openings
    #[arg(long, default_value_t = 250)]
    count: usize,
    /// Random moves of each opening
    #[arg(long, default_value_t = 4)]
    turns: u32,
    /// Positions that the search looks at to judge an opening
    #[arg(long, default_value_t = 10_000)]
    nodes: u64,
    /// How far the chances of the player to move may be from one half, from 0 to 0.5
    #[arg(long, default_value_t = 0.06)]
    imbalance: f64,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Openings judged in parallel [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
}

impl Openings {
    /// Prints the file of the openings: each is a line of turns, below a comment that says how they were found.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let Openings { game, count, turns, nodes, imbalance, seed, .. } = *self;
        let finder = OpeningFinder {
            setup: Setup::new(game, Some(2), None)?,
            count,
            turns,
            nodes,
            max_imbalance: imbalance,
            seed,
            threads: self.threads.unwrap_or_else(super::processors),
        };
        let openings = finder.find();
        ensure!(
            openings.len() == count,
            "only {} of {count} openings of {turns} moves are balanced: try another number of moves or a greater imbalance",
            openings.len()
        );
        let lines: String = openings.iter().map(|turns| format!("{}\n", turns.join(" "))).collect();
        let (low, high) = (50.0 - 100.0 * imbalance, 50.0 + 100.0 * imbalance);
        Ok(print(format_args!(
            "# Found by `bside openings {game} --count {count} --turns {turns} --nodes {nodes} --imbalance {imbalance} --seed {seed}`\n\
             # of version {}: random turns after which the search gives the player to move {low:.0} to {high:.0}%.\n\n{lines}",
            env!("CARGO_PKG_VERSION")
        ))?)
    }
}
