//! Settings from a `.env` file.

use super::Cli;
use anyhow::{anyhow, bail};
use clap::{Arg, Command, CommandFactory as _};
use dotenvy::Error;

/// Settings that are read elsewhere than on the command line.
const OTHER_SETTINGS: [&str; 2] = ["DATABASE_URL", "RUST_LOG"];

/// Loads the `.env` file of this folder or one above it into the environment. Variables that are set already stay.
///
/// # Errors
/// If the file cannot be read. The message does not quote the file, which has secrets.
pub(super) fn load() -> anyhow::Result<()> {
    match dotenvy::dotenv() {
        Ok(_) => Ok(()),
        // Settings may be in the environment.
        Err(error) if error.not_found() => Ok(()),
        Err(Error::Io(error)) => Err(anyhow!(error).context("the file .env cannot be read")),
        Err(Error::LineParse(line, _)) => match setting_of(&line) {
            Some(name) => {
                bail!("the line of {name} in the file .env is not NAME=VALUE, or a quote is not closed")
            }
            None => bail!("a line in the file .env is not NAME=VALUE, or a quote is not closed"),
        },
        Err(_) => bail!("the file .env cannot be read"),
    }
}

/// The setting that a line sets, if it is a known one.
fn setting_of(line: &str) -> Option<String> {
    let (name, _) = line.trim_start().split_once('=')?;
    let name = name.trim_start_matches("export ").trim();
    let cli = Cli::command();
    let commands = || [&cli].into_iter().chain(cli.get_subcommands());
    let mut settings = commands().flat_map(Command::get_arguments).filter_map(Arg::get_env);
    let is_known = settings.any(|known| known == name) || OTHER_SETTINGS.contains(&name);
    is_known.then(|| name.to_owned())
}
