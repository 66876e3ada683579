//! Settings from a `.env` file.

use super::Cli;
use anyhow::anyhow;
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
        Err(error) => Err(without_quotation(error)),
    }
}

/// The error without what it quotes from the file.
fn without_quotation(error: Error) -> anyhow::Error {
    match error {
        Error::Io(error) => anyhow!(error).context("cannot read the file .env"),
        Error::LineParse(line, _) => match setting_of(&line) {
            Some(name) => {
                anyhow!(
                    "the line of {name} in the file .env is not NAME=VALUE, or a quotation mark is missing"
                )
            }
            None => anyhow!("a line in the file .env is not NAME=VALUE, or a quotation mark is missing"),
        },
        _ => anyhow!("cannot read the file .env"),
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

#[cfg(test)]
mod tests {
    use super::*;
    use bside_test_support::{properties, secrets};
    use proptest::prelude::*;

    #[test]
    fn no_file_makes_an_error_that_quotes_it() {
        let token = secrets::BOT_TOKEN;
        let line = prop_oneof![
            Just(format!("DISCORD_TOKEN={token}")),
            Just(format!("export DATABASE_URL = 'postgres://ana:{token}@db/games'")),
            Just(token.to_owned()),
            "[A-Z_]{0,9}",
        ];
        let noise = "\\PC{0,3}|[ =\"'#$\\\\{}]{0,5}|(export |\r|\u{feff})";
        let lines = proptest::collection::vec((noise, line, noise, noise), 0..4);
        properties::check(500, lines, |lines| {
            let lines = lines
                .into_iter()
                .map(|(before, line, middle, after)| format!("{before}{line}{middle}{after}{line}"));
            let text = lines.collect::<Vec<_>>().join("\n");
            // Values are read and not set.
            for item in dotenvy::from_read_iter(text.as_bytes()) {
                if let Err(error) = item {
                    secrets::assert_none_in("an error", &format!("{:#}", without_quotation(error)));
                }
            }
        });
    }
}
