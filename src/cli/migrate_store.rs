use super::database;
use super::output::print;
use crate::store::{Address, CopyProgress, CopyReport};
use anyhow::{Context as _, ensure};
use clap::Args;
use std::io::{IsTerminal as _, Write as _, stderr};

#[derive(Args)]
pub(super) struct MigrateStore {
    /// Source database: a file, sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "ADDRESS")]
    from: String,
    /// Target database (must be empty)
    #[arg(long, value_name = "ADDRESS")]
    to: String,
}

impl MigrateStore {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        // Parsed here, because an error about an argument would quote it with its password.
        let (source, target) = (database::parse(&self.from)?, database::parse(&self.to)?);
        if let Address::File(file) = &source {
            ensure!(file.exists(), "there is no database {source}");
        }
        // No bot may run on either of them.
        let (_from, from) = database::open_exclusively(&source).await?;
        let (_to, to) = database::open_exclusively(&target).await?;
        let failed = || format!("cannot copy {source} to {target}");
        let mut bar = ProgressBar { is_visible: stderr().is_terminal(), shown: None };
        let report = from.copy_to(&to, |progress| bar.update(progress)).await;
        bar.end();
        let CopyReport { rows, replayed } = report.with_context(failed)?;
        from.close().await;
        to.close().await;
        print(format_args!(
            "{target} has all {rows} rows of {source}; {replayed} running games were replayed in both and are identical\n"
        ))?;
        Ok(())
    }
}

/// The progress on a terminal.
struct ProgressBar {
    is_visible: bool,
    shown: Option<(&'static str, i64)>,
}

/// In characters.
const WIDTH: i64 = 30;

impl ProgressBar {
    fn update(&mut self, CopyProgress { table, done, all }: CopyProgress) {
        let percent = done * 100 / all.max(1);
        if !self.is_visible || self.shown == Some((table, percent)) {
            return;
        }
        self.shown = Some((table, percent));
        let full = done * WIDTH / all.max(1);
        let bar: String = (0..WIDTH).map(|column| if column < full { '#' } else { '.' }).collect();
        // A terminal that cannot be written to is ignored.
        let _ = write!(stderr(), "\r{table:<16} [{bar}] {percent:>3}% of {all:<12}");
    }

    fn end(&self) {
        if self.shown.is_some() {
            let _ = writeln!(stderr());
        }
    }
}
