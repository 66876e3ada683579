//! The command line, one file per command.

#![allow(clippy::doc_markdown, rustdoc::bare_urls, reason = "comments of arguments are help texts")]

mod account;
mod admin;
mod arena_match;
mod backup;
mod bounded_listener;
mod check;
mod database;
mod directory;
mod environment;
mod gallery;
mod generate;
mod health;
mod log;
mod memory;
mod metrics;
mod migrate_store;
mod openings;
mod output;
mod perft;
mod puzzles;
mod ratings;
mod redact;
mod render;
mod replay;
mod restore;
mod sandbox;
mod serve;
mod solve;
mod supervisor;
mod train;
mod watchdog;

use crate::discord::BotError;
use crate::engine;
use crate::rules::GameKind;
use crate::search;
use crate::store::StoreError;
use anyhow::Context as _;
use clap::{CommandFactory as _, Parser, Subcommand};
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use thiserror::Error;
use tracing::Level;

#[derive(Parser)]
#[command(name = "bside", version = env!("BSIDE_VERSION"), about, long_about = None)]
struct Cli {
    /// Log format: text or json
    #[arg(long, global = true, env = "BSIDE_LOG_FORMAT", value_name = "FORMAT", default_value = "text", value_parser = log::format)]
    log_format: log::Format,
    /// Folder of the tablebase that `bside solve` builds, for the computer players
    #[arg(long, global = true, env = "BSIDE_ENDINGS", value_name = "FOLDER")]
    endings: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot on Discord (default if DISCORD_TOKEN is set)
    Serve(serve::Serve),
    /// Runs the bot in the sandbox, a small local Discord with a web page (default without DISCORD_TOKEN)
    Sandbox(sandbox::Sandbox),
    /// Asks a running bot whether people can play: exit code 0 if they can, or else 1
    Health(health::Health),
    /// Copies the bot's database into a new file, even while the bot is running
    Backup(backup::Backup),
    /// Puts a copy in the place of the bot's database. Stop the bot first
    Restore(restore::Restore),
    /// Copies everything into another, empty database. Stop the bot first. Run it again to resume
    MigrateStore(migrate_store::MigrateStore),
    /// Checks all ratings against all results
    Ratings(ratings::Ratings),
    /// Excludes people and servers, takes games out of the ratings, lists and leaves servers
    Admin(admin::Admin),
    /// Speaks the engine protocol on standard input and output
    Engine,
    /// Plays a match between two computer players and reports which is stronger
    Match(arena_match::ArenaMatch),
    /// Finds balanced openings for matches and prints them
    Openings(openings::Openings),
    /// Learns evaluation weights from self-play
    Train(train::Train),
    /// Builds the tablebase of Basileus with four pieces for the computer players
    Solve(solve::Solve),
    /// Finds puzzles in games between computer players and prints a collection
    Puzzles(puzzles::Puzzles),
    /// Counts the move sequences of a given length
    Perft(perft::Perft),
    /// Replays a game record and prints the final position
    Replay(replay::Replay),
    /// Draws a position as a PNG, a game as an animated GIF, or a gallery page of everything
    Render(render::Render),
    /// Writes pages for man and completions for bash, zsh and fish into a folder
    Generate(generate::Generate),
}

/// The names of all games, separated by commas, for the help.
fn games() -> String {
    GameKind::ALL.map(GameKind::name).join(", ")
}

/// Number of processors that the process may use; 1 if unknown.
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, |number| number.get())
}

/// Settings that have to be corrected before the program can run.
#[derive(Debug, Error)]
#[error("{0:#}")]
struct Misconfigured(anyhow::Error);

/// The exit code of a process that cannot run until somebody changes something (`EX_CONFIG` of sysexits.h). Supervisors need not start
/// it again.
const REFUSED: u8 = 78;

/// The exit code of a process that ends with this error.
fn exit_code(error: &anyhow::Error) -> ExitCode {
    let is_refused = error.chain().any(|cause| {
        cause.is::<Misconfigured>()
            || matches!(cause.downcast_ref(), Some(BotError::Refused(_)))
            || cause.downcast_ref().is_some_and(StoreError::is_permanent)
    });
    if is_refused { ExitCode::from(REFUSED) } else { ExitCode::FAILURE }
}

/// Runs the command that the command line of this process names, and prints or logs why it fails.
///
/// # Panics
/// Never: the default commands exist.
pub fn run() -> ExitCode {
    let mut is_json = false;
    let Err(error) = try_to_run(&mut is_json) else { return ExitCode::SUCCESS };
    // Whatever the environment says, a person's mistake is worth no backtrace.
    let message = redact::redact(&format!("{error:#}")).into_owned();
    if is_json {
        tracing::error!(error = message, "bside has failed");
    } else {
        eprintln!("{}bside: {message}", log::priority(Level::ERROR));
    }
    exit_code(&error)
}

/// Runs the command; `is_json` becomes whether the log is in JSON.
fn try_to_run(is_json: &mut bool) -> anyhow::Result<()> {
    let file = environment::load()?;
    let cli = Cli::parse();
    let bad_filter = log::init(cli.log_format);
    *is_json = cli.log_format == log::Format::Json;
    if std::env::args_os().any(|argument| redact::shows_secret(&argument.to_string_lossy())) {
        tracing::warn!(
            "an argument contains a secret that all users of this machine can see: set DISCORD_TOKEN or BSIDE_DB instead, or leave the \
             password to ~/.pgpass"
        );
    }
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_token = is_set("DISCORD_TOKEN") || is_set("DISCORD_TOKEN_FILE");
    let command = match cli.command {
        Some(command) => command,
        None if has_token => Cli::parse_from(["bside", "serve"]).command.expect("a command was given"),
        None => Cli::parse_from(["bside", "sandbox"]).command.expect("a command was given"),
    };
    if let Command::Serve(_) = &command {
        for problem in bad_filter.into_iter().chain(environment::warnings(file.as_deref())) {
            tracing::warn!(problem, "a setting has no effect or is not safe");
        }
    }
    let endings = cli.endings.filter(|folder| !folder.as_os_str().is_empty());
    // `bside solve` generates the tablebases, so they may be missing.
    if let Some(folder) = endings.filter(|_| !matches!(command, Command::Solve(_))) {
        search::tablebase::open(&folder)
            .context("cannot open the tablebase (build it with `bside solve`)")
            .map_err(Misconfigured)?;
    }
    match command {
        Command::Serve(settings) => {
            memory::limit_arenas();
            block_on(settings.run())
        }
        Command::Sandbox(settings) => block_on(settings.run()),
        Command::Health(settings) => block_on(settings.run()),
        Command::Backup(settings) => block_on(settings.run()),
        Command::Restore(settings) => block_on(settings.run()),
        Command::MigrateStore(settings) => block_on(settings.run()),
        Command::Ratings(settings) => block_on(settings.run()),
        Command::Admin(settings) => block_on(settings.run()),
        Command::Engine => Ok(engine::run(io::stdin().lock(), io::stdout().lock())?),
        Command::Match(settings) => settings.run(),
        Command::Openings(settings) => settings.run(),
        Command::Train(settings) => settings.run(),
        Command::Solve(settings) => settings.run(),
        Command::Perft(settings) => settings.run(),
        Command::Puzzles(settings) => settings.run(),
        Command::Replay(settings) => settings.run(),
        Command::Render(settings) => settings.run(),
        Command::Generate(settings) => settings.run(Cli::command()),
    }
}

/// Stack of each worker thread, in bytes; memory is taken only as it is used. Without optimisation the future of a response
/// needs more than a million of the default two million.
const THREAD_STACK_BYTES: usize = 8 << 20;

/// Runs a command on a runtime with a watchdog.
fn block_on(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    let runtime = threads.enable_all().thread_stack_size(THREAD_STACK_BYTES).build()?;
    watchdog::watch(runtime.handle());
    let done = runtime.block_on(work);
    // Remaining tasks are not awaited: a connection that Discord has refused may loop without yielding.
    runtime.shutdown_background();
    done
}
