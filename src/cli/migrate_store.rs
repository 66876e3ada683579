use super::database;
use super::output::print;
use crate::store::{Address, CopyProgress, CopyReport};
use anyhow::{Context as _, ensure};
use clap::Args;
use std::io::{IsTerminal as _, Write as _, stderr};

#[derive(Args)]
pub(super) struct MigrateStore {
    /// The database that everything is in: a file, sqlite:FILE, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "ADDRESS")]
    from: Address,
    /// The empty one that it is to be in
    #[arg(long, value_name = "ADDRESS")]
    to: Address,
}

impl MigrateStore {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        if let Address::File(file) = &self.from {
            ensure!(file.exists(), "there is no database {}", self.from);
        }
        // Nobody plays meanwhile.
        let (_from, from) = database::alone(&self.from).await?;
        let (_to, to) = database::alone(&self.to).await?;
        let failed = || format!("{} cannot be brought to {}", self.from, self.to);
        let mut bar = Bar { is_seen: stderr().is_terminal(), told: None };
        let moved = from.copy_to(&to, |progress| bar.tell(progress)).await;
        bar.end();
        let CopyReport { rows, replayed } = moved.with_context(failed)?;
        from.close().await;
        to.close().await;
        print(format_args!(
            "{} has all {rows} rows of {}; {replayed} running tables were replayed in both and are the same\n",
            self.to, self.from
        ))?;
        Ok(())
    }
}

/// How far it has come, on a terminal.
struct Bar {
    is_seen: bool,
    told: Option<(&'static str, i64)>,
}

/// So many signs are a whole bar.
const WIDTH: i64 = 30;

impl Bar {
    fn tell(&mut self, CopyProgress { table, done, all }: CopyProgress) {
        let percent = done * 100 / all.max(1);
        if !self.is_seen || self.told == Some((table, percent)) {
            return;
        }
        self.told = Some((table, percent));
        let full = done * WIDTH / all.max(1);
        let bar: String = (0..WIDTH).map(|sign| if sign < full { '#' } else { '.' }).collect();
        // Nothing depends on whether it is seen.
        let _ = write!(stderr(), "\r{table:<16} [{bar}] {percent:>3} % of {all:<12}");
    }

    fn end(&self) {
        if self.told.is_some() {
            let _ = writeln!(stderr());
        }
    }
}
