use super::output::print;
use crate::search::tablebase::{self, TABLE_COUNT};
use anyhow::Context as _;
use clap::Args;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Args)]
pub(super) struct Solve {
    /// Folder for the tables (81 MB); complete ones are kept. It can be stopped at any time: run it again to resume
    folder: PathBuf,
    /// Tables generated in parallel, 100 MB of memory each [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
}

impl Solve {
    /// Generates the missing tables and prints a line for each.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let threads = self.threads.unwrap_or_else(super::processors);
        let finished = tablebase::finished_tables(&self.folder);
        let missing = TABLE_COUNT - finished;
        print(format_args!("{finished} of {TABLE_COUNT} tables are there, {missing} to be generated\n"))?;
        let finished = AtomicUsize::new(finished);
        let report = |stats| {
            let tablebase::TablebaseStats { material, won, lost, longest_win } = stats;
            let drawn = 100.0 - won - lost;
            let number = finished.fetch_add(1, Ordering::Relaxed) + 1;
            // A failure to print does not stop the generation.
            let _ = print(format_args!(
                "{number} of {TABLE_COUNT}: {material}: the side to move wins {won:.1}%, draws {drawn:.1}%, loses {lost:.1}%; the longest win takes {longest_win} moves\n"
            ));
        };
        tablebase::generate(&self.folder, threads, report)
            .with_context(|| format!("cannot generate the tables in {}", self.folder.display()))
    }
}
