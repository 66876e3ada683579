//! The command line, one file per command.

#![allow(clippy::doc_markdown, rustdoc::bare_urls, reason = "comments of arguments are help texts")]

mod arena_match;
mod backup;
mod bounded_listener;
mod check;
mod database;
mod directory;
mod environment;
mod gallery;
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
mod sandbox;
mod serve;
mod solve;
mod train;
mod watchdog;

use crate::discord::BotError;
use crate::engine;
use crate::rules::GameKind;
use crate::search;
use anyhow::Context as _;
use clap::{Parser, Subcommand};
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "bside", version, about, long_about = None)]
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
    /// Copies the bot's database into a new file, even while the bot is running
    Backup(backup::Backup),
    /// Copies everything into another, empty database. Stop the bot first. Run it again to resume
    MigrateStore(migrate_store::MigrateStore),
    /// Checks all ratings against all results
    Ratings(ratings::Ratings),
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
}

/// The names of all games, separated by commas, for the help.
fn games() -> String {
    GameKind::ALL.map(GameKind::name).join(", ")
}

/// Number of processors that the process may use; 1 if unknown.
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, |number| number.get())
}

/// The message of an error with its causes in one line, without secrets.
pub fn message(error: &anyhow::Error) -> String {
    redact::redact(&format!("{error:#}")).into_owned()
}

/// The exit code of a process that Discord refuses until somebody changes something (`EX_CONFIG` of sysexits.h). Supervisors need not
/// start it again.
const REFUSED: u8 = 78;

/// The exit code of a process that ends with this error.
pub fn exit_code(error: &anyhow::Error) -> ExitCode {
    match error.downcast_ref() {
        Some(BotError::Refused(_)) => ExitCode::from(REFUSED),
        _ => ExitCode::FAILURE,
    }
}

/// Runs the command that the command line of this process names.
///
/// # Errors
/// Fails with the message for the person, and its causes.
///
/// # Panics
/// Never: the default commands exist.
pub fn run() -> anyhow::Result<()> {
    environment::load()?;
    let cli = Cli::parse();
    log::init(cli.log_format);
    if std::env::args_os().any(|argument| redact::shows_secret(&argument.to_string_lossy())) {
        tracing::warn!(
            "an argument contains a secret that all users of this machine can see: set DISCORD_TOKEN or BSIDE_DB instead"
        );
    }
    let token_is_set = std::env::var_os("DISCORD_TOKEN").is_some_and(|token| !token.is_empty());
    let command = match cli.command {
        Some(command) => command,
        None if token_is_set => Cli::parse_from(["bside", "serve"]).command.expect("a command was given"),
        None => Cli::parse_from(["bside", "sandbox"]).command.expect("a command was given"),
    };
    let endings = cli.endings.filter(|folder| !folder.as_os_str().is_empty());
    // `bside solve` generates the tablebases, so they may be missing.
    if let Some(folder) = endings.filter(|_| !matches!(command, Command::Solve(_))) {
        search::tablebase::open(&folder)
            .context("cannot open the tablebase (build it with `bside solve`)")?;
    }
    match command {
        Command::Serve(settings) => {
            memory::limit_arenas();
            block_on(settings.run())
        }
        Command::Sandbox(settings) => block_on(settings.run()),
        Command::Backup(settings) => block_on(settings.run()),
        Command::MigrateStore(settings) => block_on(settings.run()),
        Command::Ratings(settings) => block_on(settings.run()),
        Command::Engine => Ok(engine::run(io::stdin().lock(), io::stdout().lock())?),
        Command::Match(settings) => settings.run(),
        Command::Openings(settings) => settings.run(),
        Command::Train(settings) => settings.run(),
        Command::Solve(settings) => settings.run(),
        Command::Perft(settings) => settings.run(),
        Command::Puzzles(settings) => settings.run(),
        Command::Replay(settings) => settings.run(),
        Command::Render(settings) => settings.run(),
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
