use super::output::print;
use crate::search::tablebase;
use anyhow::Context as _;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Solve {
    /// The folder of the endings, 81 MB when all are there: those that are there are not worked out again
    folder: PathBuf,
    /// Kinds of endings at a time, 100 MB of memory each; one for each processor if it is not said
    #[arg(long)]
    threads: Option<usize>,
}

impl Solve {
    /// Prints a line for each kind of ending that is worked out.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let threads = self.threads.unwrap_or_else(super::processors);
        let report = |stats| {
            let tablebase::TablebaseStats { material, won, lost, longest_win } = stats;
            let drawn = 100.0 - won - lost;
            // What cannot be printed is there all the same.
            let _ = print(format_args!(
                "{material}: who acts wins {won:.1} %, draws {drawn:.1} %, loses {lost:.1} %; the longest win takes {longest_win} turns\n"
            ));
        };
        tablebase::generate(&self.folder, threads, report)
            .with_context(|| format!("the endings cannot be worked out into {}", self.folder.display()))
    }
}
