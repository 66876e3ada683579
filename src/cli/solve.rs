use super::output::print;
use crate::search::tablebase;
use anyhow::Context as _;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Solve {
    /// Folder for the tables (81 MB); existing files are kept
    folder: PathBuf,
    /// Tables generated in parallel, 100 MB of memory each [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
}

impl Solve {
    /// Generates the missing tables and prints a line for each.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let threads = self.threads.unwrap_or_else(super::processors);
        let report = |stats| {
            let tablebase::TablebaseStats { material, won, lost, longest_win } = stats;
            let drawn = 100.0 - won - lost;
            // A failure to print does not stop the generation.
            let _ = print(format_args!(
                "{material}: the side to move wins {won:.1}%, draws {drawn:.1}%, loses {lost:.1}%; the longest win takes {longest_win} moves\n"
            ));
        };
        tablebase::generate(&self.folder, threads, report)
            .with_context(|| format!("cannot generate the tables in {}", self.folder.display()))
    }
}
