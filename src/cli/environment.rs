//! Settings from a `.env` file.

use super::Cli;
use anyhow::anyhow;
use clap::{Arg, Command, CommandFactory as _};
use dotenvy::Error;
use std::{env, fs};

/// Settings that are read elsewhere than on the command line.
const OTHER_SETTINGS: [&str; 2] = ["DATABASE_URL", "RUST_LOG"];

/// Loads the `.env` file of this folder or one above it into the environment. Variables that are set already stay.
///
/// # Errors
/// If the file cannot be read. The message does not quote the file, which has secrets.
pub(super) fn load() -> anyhow::Result<()> {
    // Without a folder of its own the process has its settings in the environment.
    let Ok(folder) = env::current_dir() else { return Ok(()) };
    let Some(file) = folder.ancestors().map(|folder| folder.join(".env")).find(|file| file.is_file()) else {
        return Ok(());
    };
    dotenvy::from_path(&file).map_err(|error| {
        // A file that cannot be read has no lines.
        let text = fs::read_to_string(&file).unwrap_or_default();
        without_quotation(error, &text).context(format!("cannot use the settings in {}", file.display()))
    })
}

/// The error without what it quotes from a file with this text.
fn without_quotation(error: Error, text: &str) -> anyhow::Error {
    match error {
        Error::Io(error) => error.into(),
        Error::LineParse(quoted, _) => {
            let number = line_number(text, &quoted).map_or_else(String::new, |number| format!(" {number}"));
            let name = setting_of(&quoted).map_or_else(String::new, |name| format!(" ({name})"));
            anyhow!("line{number}{name} is not NAME=VALUE, or a quotation mark is missing")
        }
        _ => anyhow!("it cannot be read"),
    }
}

/// The number of the first line that begins with what an error quotes, which may be several lines. Lines count from 1.
fn line_number(text: &str, quoted: &str) -> Option<usize> {
    let first = quoted.trim().lines().next()?;
    text.lines().position(|line| line.trim() == first).map(|index| index + 1)
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
    fn an_error_names_the_line_and_its_setting() {
        let message = |text: &str| {
            let error = dotenvy::from_read_iter(text.as_bytes()).find_map(Result::err).expect("an error");
            without_quotation(error, text).to_string()
        };
        let what = "is not NAME=VALUE, or a quotation mark is missing";
        assert_eq!(message("# A comment\n\nBSIDE_DB = 'games\n"), format!("line 3 (BSIDE_DB) {what}"));
        assert_eq!(message("BSIDE_DB=games\nwhat is this\n"), format!("line 2 {what}"));
    }

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
                    secrets::assert_none_in("an error", &format!("{:#}", without_quotation(error, &text)));
                }
            }
        });
    }
}
