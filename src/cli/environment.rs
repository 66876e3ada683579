//! Settings from a `.env` file.

use super::Cli;
use anyhow::anyhow;
use clap::{Arg, Command, CommandFactory as _};
use dotenvy::Error;
use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Settings that are read elsewhere than on the command line.
const OTHER_SETTINGS: [&str; 2] = ["DATABASE_URL", "RUST_LOG"];
/// Settings of builds and tests.
const DEVELOPMENT_SETTINGS: [&str; 7] = [
    "BSIDE_COMMIT",
    "BSIDE_LONG",
    "BSIDE_RELEASE",
    "BSIDE_RULES",
    "BSIDE_SEED",
    "BSIDE_TEST_SERVER",
    "BSIDE_VERSION",
];
/// Settings whose values are secrets.
const SECRET_SETTINGS: [&str; 3] = ["DISCORD_TOKEN", "DATABASE_URL", "BSIDE_DB"];

/// Loads the `.env` file of this folder or one above it into the environment. Variables that are set already stay. Returns the file.
///
/// # Errors
/// If the file cannot be read. The message does not quote the file, which has secrets.
pub(super) fn load() -> anyhow::Result<Option<PathBuf>> {
    let Some(file) = file() else { return Ok(None) };
    dotenvy::from_path(&file).map_err(|error| {
        // A file that cannot be read has no lines.
        let text = fs::read_to_string(&file).unwrap_or_default();
        without_quotation(error, &text).context(format!("cannot use the settings in {}", file.display()))
    })?;
    Ok(Some(file))
}

/// The `.env` file of this folder or one above it.
fn file() -> Option<PathBuf> {
    // Without a folder of its own the process has its settings in the environment.
    let folder = env::current_dir().ok()?;
    folder.ancestors().map(|folder| folder.join(".env")).find(|file| file.is_file())
}

/// The path that a setting names. In the `.env` file of a folder above, it begins in that folder.
pub(super) fn resolve(path: &Path) -> PathBuf {
    match (env::current_dir(), file().as_deref().and_then(Path::parent)) {
        (Ok(here), Some(folder)) if here != folder => folder.join(path),
        _ => path.to_owned(),
    }
}

/// What an operator may have meant otherwise, given the `.env` file.
pub(super) fn warnings(file: Option<&Path>) -> Vec<String> {
    let names = env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let mut warnings = unknown(names);
    if let Some(file) = file {
        let text = fs::read_to_string(file).unwrap_or_default();
        let has_secrets = text.lines().any(|line| secret_of(line).is_some());
        let mode = fs::metadata(file).map_or(0, |metadata| metadata.permissions().mode());
        if has_secrets && mode & 0o004 != 0 {
            let file = file.display();
            warnings
                .push(format!("all users of this machine can read the secrets in {file}: chmod 600 {file}"));
        }
        warnings.extend(expanded(&text));
    }
    warnings
}

/// The variables that look like settings and are none.
fn unknown(names: impl Iterator<Item = String>) -> Vec<String> {
    let known = known();
    let is_known = |name: &String| known.contains(name) || DEVELOPMENT_SETTINGS.contains(&name.as_str());
    let mut unknown: Vec<String> =
        names.filter(|name| name.starts_with("BSIDE_") && !is_known(name)).collect();
    unknown.sort();
    unknown.iter().map(|name| format!("there is no setting {name}: see .env.example for all names")).collect()
}

/// The secrets in which a `$` begins a variable, whose value takes its place.
fn expanded(text: &str) -> impl Iterator<Item = String> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let name = secret_of(line)?;
        let (_, value) = line.split_once('=')?;
        let is_expanded = !value.trim_start().starts_with('\'') && value.replace("\\$", "").contains('$');
        is_expanded.then(|| {
            format!("in line {} (.env) $ begins a variable: put {name} between single quotes", index + 1)
        })
    })
}

/// The setting that a line sets, if its value is a secret.
fn secret_of(line: &str) -> Option<&'static str> {
    let (name, value) = line.trim_start().trim_start_matches("export ").split_once('=')?;
    SECRET_SETTINGS.into_iter().find(|secret| *secret == name.trim() && !value.trim().is_empty())
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
    known().contains(name).then(|| name.to_owned())
}

/// The names of all settings.
fn known() -> BTreeSet<String> {
    let cli = Cli::command();
    let commands = [&cli].into_iter().chain(cli.get_subcommands());
    let settings = commands.flat_map(Command::get_arguments).filter_map(Arg::get_env);
    let settings = settings.map(|name| name.to_string_lossy().into_owned());
    settings.chain(OTHER_SETTINGS.map(str::to_owned)).collect()
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
    fn names_that_are_none_of_a_setting_are_found() {
        let names =
            ["BSIDE_METRIC", "BSIDE_METRICS", "PATH", "BSIDE_FEEDBACK_CHANEL", "BSIDE_DB", "DATABASE_URL"];
        let found = unknown(names.map(str::to_owned).into_iter());
        assert_eq!(
            found,
            ["BSIDE_FEEDBACK_CHANEL", "BSIDE_METRIC"]
                .map(|name| format!("there is no setting {name}: see .env.example for all names"))
        );
    }

    #[test]
    fn a_dollar_sign_in_a_secret_is_found_unless_it_is_quoted() {
        let text = "BSIDE_METRICS=$PORT\nDATABASE_URL=postgres://ana:a$b@db/games\nBSIDE_DB='a$b'\nDISCORD_TOKEN=a\\$b\n";
        let found: Vec<String> = expanded(text).collect();
        assert_eq!(found, ["in line 2 (.env) $ begins a variable: put DATABASE_URL between single quotes"]);
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
