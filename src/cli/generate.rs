use anyhow::Context as _;
use clap::{Args, Command};
use clap_complete::Shell;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::PathBuf;

/// The sections of bside(1) that the options do not tell.
const MORE_SECTIONS: &str = include_str!("manual.roff");

#[derive(Args)]
pub(super) struct Generate {
    /// Existing folder. Files with the same names are replaced
    folder: PathBuf,
}

impl Generate {
    /// Writes the files for this command line.
    pub(super) fn run(self, mut command: Command) -> anyhow::Result<()> {
        let failed = || format!("cannot write into {}", self.folder.display());
        clap_mangen::generate_to(command.clone(), &self.folder).with_context(failed)?;
        let page = OpenOptions::new().append(true).open(self.folder.join("bside.1"));
        page.and_then(|mut page| page.write_all(MORE_SECTIONS.as_bytes())).with_context(failed)?;
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            clap_complete::generate_to(shell, &mut command, "bside", &self.folder).with_context(failed)?;
        }
        Ok(())
    }
}
