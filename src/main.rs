//! The command line of B-Side.

use anyhow::Context as _;
use bside::discord::{self, Bot};
use bside::engine;
use bside::host::Host;
use bside::rules::record::Record;
use bside::rules::{Game, Setup};
use bside::sandbox::{self, Sandbox};
use bside::store::Store;
use bside::words::Words;
use clap::{Args, Parser, Subcommand};
use std::io;
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

#[derive(Parser)]
#[command(version, about, long_about = None)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot on Discord; the default where DISCORD_TOKEN is set
    Serve(Serve),
    /// Runs the bot in a small Discord of its own, with a page to play on; the default without DISCORD_TOKEN
    Sandbox(Play),
    /// Speaks the engine protocol on standard input and output
    Engine,
    /// Counts the turn sequences of a length
    Perft(Perft),
    /// Reads the record of a game and shows where it leads
    Replay {
        /// The file, as /record gives it
        file: PathBuf,
    },
}

#[derive(Args)]
struct Serve {
    /// The token of the bot
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
    token: String,
    /// Register the commands in this server only
    #[arg(long, env = "DISCORD_GUILD")]
    guild: Option<String>,
    /// Another Discord-compatible server, such as http://127.0.0.1:8080
    #[arg(long, env = "DISCORD_API_BASE")]
    api_base: Option<String>,
    /// The database
    #[arg(long, env = "BSIDE_DB", default_value = "bside.db")]
    db: PathBuf,
}

#[derive(Args)]
struct Play {
    /// The port of the page; 0 takes any that is free
    #[arg(long, env = "BSIDE_PORT", default_value_t = 8080)]
    port: u16,
    /// The database; the state of the sandbox is kept beside it. Without it all is temporary
    #[arg(long)]
    db: Option<PathBuf>,
}

#[derive(Args)]
struct Perft {
    /// biloba, bizingo, basileus or bilitaire
    game: Game,
    /// How many turns
    depth: u32,
    /// How many play
    #[arg(long)]
    seats: Option<usize>,
    /// The starting position, where the game has more than one
    #[arg(long)]
    setup: Option<String>,
    /// Turns made before the count begins, with spaces between
    #[arg(long, default_value = "")]
    moves: String,
    /// Count for each first turn
    #[arg(long)]
    divide: bool,
}

fn main() -> anyhow::Result<()> {
    // A missing file is fine: the settings may be in the environment.
    dotenvy::dotenv().ok();
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,serenity=warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
    let token_is_set = std::env::var_os("DISCORD_TOKEN").is_some_and(|token| !token.is_empty());
    let command = match Cli::parse().command {
        Some(command) => command,
        None if token_is_set => Cli::parse_from(["bside", "serve"]).command.expect("a command was given"),
        None => Cli::parse_from(["bside", "sandbox"]).command.expect("a command was given"),
    };
    match command {
        Command::Serve(settings) => runtime()?.block_on(serve(settings)),
        Command::Sandbox(settings) => runtime()?.block_on(play(settings)),
        Command::Engine => Ok(engine::run(io::stdin().lock(), io::stdout().lock())?),
        Command::Perft(settings) => perft(&settings),
        Command::Replay { file } => replay(&file),
    }
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

async fn host(db: &Path) -> anyhow::Result<Host> {
    let store = Store::open(Some(db))
        .await
        .with_context(|| format!("the database {} cannot be used", db.display()))?;
    Ok(Host::new(store))
}

async fn serve(settings: Serve) -> anyhow::Result<()> {
    let host = host(&settings.db).await?;
    // An empty setting is none: `.env` files are full of them.
    let guild = settings.guild.filter(|guild| !guild.is_empty());
    let bot = discord::Settings {
        token: settings.token,
        base: settings.api_base.filter(|base| !base.is_empty()),
        guild: guild.map(|id| id.parse().context("DISCORD_GUILD is the id of a server")).transpose()?,
    };
    let mut bot = Bot::new(bot, host).await?;
    let ready = bot.ready();
    tokio::spawn(async {
        ready.await;
        tracing::info!("the bot is ready")
    });
    bot.run(stopped()).await?;
    Ok(())
}

async fn play(settings: Play) -> anyhow::Result<()> {
    // Kept until the end, when it is removed.
    let temporary = tempfile::tempdir().context("no temporary folder")?;
    let db = settings.db.clone().unwrap_or_else(|| temporary.path().join("bside.db"));
    let folder = settings.db.map(|db| db.with_extension("sandbox"));
    let sandbox =
        Sandbox::start(sandbox::Settings { port: settings.port, folder, ..Default::default() }).await?;
    let bot =
        discord::Settings { token: sandbox.bot_token().to_owned(), base: Some(sandbox.base()), guild: None };
    let mut bot = Bot::new(bot, host(&db).await?).await?;
    let (ready, base) = (bot.ready(), sandbox.base());
    tokio::spawn(async move {
        ready.await;
        println!("B-Side is open at {base}");
    });
    bot.run(stopped()).await?;
    sandbox.shutdown().await;
    Ok(())
}

/// Resolves when the process is asked to end.
async fn stopped() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        },
        Err(_) => {
            // Nothing to be done about it: the process can still be killed.
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}

fn perft(settings: &Perft) -> anyhow::Result<()> {
    let mut position = Setup::new(settings.game, settings.seats, settings.setup.as_deref())?.start();
    for turn in settings.moves.split_whitespace() {
        position
            .play(turn)
            .map_err(|refusal| anyhow::anyhow!("{turn}: {}", Words::english().tell(&refusal)))?;
    }
    if settings.divide {
        for (turn, count) in position.divide(settings.depth) {
            println!("{turn} {count}");
        }
    }
    println!("{}", position.perft(settings.depth));
    Ok(())
}

fn replay(file: &Path) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let record: Record =
        text.parse().map_err(|error| anyhow::anyhow!("{}", Words::english().tell_record(&error)))?;
    print!("{record}\n{}", record.course.position().show());
    Ok(())
}
