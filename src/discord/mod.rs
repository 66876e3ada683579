//! The bot: serenity and poise in front of a [`Host`]. No rules, no SQL; every sentence comes from `localizer`.
//!
//! A command or a press becomes a [`crate::table::Command`]; what the host answers becomes a [`mod@board_message`]: text,
//! picture and buttons. Nothing waits in memory: buttons carry all that is needed in their ids ([`button::Button`]).
//!
//! Every answer goes through a [`context::CommandContext`], who keeps Discord's time; what is stored and could not be shown is
//! shown by [`showing`]. Nothing else waits for either: not for Discord, not for what was left undone before. Where very
//! many come at the same time, those who have to wait ([`crowd`]) are told so at once.

mod api_error;
mod board_message;
mod button;
mod check;
mod commands;
mod computers;
mod connections;
mod context;
mod door;
mod games;
mod greeting;
mod hint;
mod interaction;
mod leaderboard;
mod leaving;
mod lesson;
mod limits;
mod line;
mod look;
mod menu;
mod opening;
mod outgoing_message;
mod overview;
mod picker;
mod press;
mod privacy;
mod registration;
mod rematch;
mod replay;
mod review;
mod rulebook;
mod showing;
mod sight;
mod timekeeper;
mod typing;
mod venue;

use crate::app::AppError;
use crate::app::admission::AdmissionLimiter;
use crate::app::animations::Animations;
use crate::app::metrics::Metrics;
use crate::app::render_pool::{RenderError, RenderPool};
use crate::app::reviews::Reviews;
use crate::app::search_pool::{SearchFailed, SearchPool};
use crate::host::{Host, HostError};
use crate::i18n::Localizer;
use crate::render;
use crate::rules::{GameKind, Localize, Message, Refusal};
use crate::search;
use crate::store::Shards;
use crate::table::{self, PlayerId};
use api_error::ApiError;
use line::Own;
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, Client, FullEvent, GatewayIntents, GetMessages, GuildId, Interaction, UserId};
use showing::Showing;
use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

pub use check::{Account, CheckError, Server, check};
pub use overview::{Illness, Overview};

/// How long a process that is asked to end goes on with what has begun.
const ENDING: Duration = Duration::from_secs(10);

/// What the bot needs to know to connect.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The token of the bot.
    pub token: String,
    /// Another Discord-compatible server, such as `http://127.0.0.1:8080`; `None` is Discord.
    pub base: Option<String>,
    /// Commands are registered for this server only; `None` registers them everywhere.
    pub guild: Option<NonZeroU64>,
    /// The connections that are this process's; `None` makes all, as many as Discord wants.
    pub shards: Option<Shards>,
}

/// Why the bot cannot run.
#[derive(Debug, Error)]
pub enum BotError {
    /// The server named by the base does not answer as Discord does.
    #[error("{base} does not answer as a Discord-compatible server")]
    NoGateway {
        /// The base that was set.
        base: String,
        /// What it answered.
        #[source]
        source: Box<serenity::Error>,
    },
    /// Discord's client failed.
    #[error("the connection to Discord failed")]
    Client(#[from] Box<serenity::Error>),
    /// The store failed.
    #[error("the bot cannot go on")]
    Host(#[from] HostError),
    /// Discord wants more connections than before.
    #[error("Discord wants {wanted} connections by now, and {made} were made: start the bot again")]
    Connections {
        /// How many were made.
        made: u32,
        /// How many it wants.
        wanted: u32,
    },
    /// There is no client for HTTP.
    #[error("no request can be made")]
    Http(#[source] reqwest12::Error),
}

/// Why a command could not be answered as wished.
#[derive(Debug, Error)]
enum CommandError {
    /// A person did something that cannot be done: told to that person, and no error of ours.
    #[error("rejected: {0:?}")]
    Rejected(Message),
    /// A turn that was only begun, where more than its beginning was asked for.
    #[error("a turn was only begun")]
    Unfinished(#[source] Box<table::Rejection>),
    /// Games are begun in these channels, and not here: told to that person.
    #[error("games are begun elsewhere")]
    Elsewhere(Vec<table::ChannelId>),
    #[error(transparent)]
    Host(HostError),
    #[error("Discord refused or did not answer")]
    Discord(#[from] ApiError),
    #[error("the picture could not be drawn")]
    Picture(#[from] RenderError),
    #[error("it cannot be written as JSON")]
    Json(#[from] serde_json::Error),
    #[error(transparent)]
    Search(#[from] SearchFailed),
    #[error("a panic: {0}")]
    Panic(String),
}

impl CommandError {
    /// A button or menu that leads nowhere any more, or never did.
    fn stale_button() -> CommandError {
        CommandError::Rejected(Message::new("say-stale-button"))
    }
}

impl From<AppError> for CommandError {
    fn from(error: AppError) -> CommandError {
        match error {
            AppError::Rejected(message) => CommandError::Rejected(message),
            AppError::Host(error) => CommandError::from(error),
            AppError::Render(error) => CommandError::Picture(error),
            AppError::Search(error) => CommandError::Search(error),
        }
    }
}

impl From<HostError> for CommandError {
    fn from(error: HostError) -> CommandError {
        match error {
            HostError::Rejected(rejection) => CommandError::from(rejection),
            error => CommandError::Host(error),
        }
    }
}

impl From<table::Rejection> for CommandError {
    fn from(rejection: table::Rejection) -> CommandError {
        match rejection {
            table::Rejection::Turn(Refusal::Unfinished { .. }) => {
                CommandError::Unfinished(Box::new(rejection))
            }
            rejection => CommandError::Rejected(rejection.message()),
        }
    }
}

/// What every command can reach.
struct App {
    host: Host,
    /// The way to Discord for what nobody has asked for. Answers go the other one, which serenity's context has.
    own: Own,
    render_pool: RenderPool,
    animations: Animations,
    reviews: Reviews,
    search_pool: SearchPool,
    showing: Arc<Showing>,
    /// Has a token for everything that is finished before the process ends.
    tasks: TaskTracker,
    admission: AdmissionLimiter,
    metrics: Metrics,
}

type Context<'a> = poise::ApplicationContext<'a, Arc<App>, CommandError>;

/// A bot that is ready to run.
pub struct Bot {
    client: Client,
    shards: Option<Shards>,
    app: Arc<App>,
    /// What is done beside the answers, as soon as Discord has let the bot in.
    tasks: oneshot::Receiver<JoinSet<()>>,
    ready: Option<oneshot::Receiver<()>>,
}

impl Bot {
    /// Prepares the connection. With a base set, nothing ever goes to Discord itself.
    pub async fn new(settings: Settings, host: Host) -> Result<Bot, BotError> {
        let ((answers, own), shards) = (line::lines(&settings)?, settings.shards);
        let gateway = match &settings.base {
            None => None,
            Some(base) => Some(
                connections::gateway(&answers)
                    .await
                    .map_err(|error| BotError::NoGateway { base: base.clone(), source: Box::new(error) })?,
            ),
        };
        // Before the first name that needs them.
        tokio::task::spawn_blocking(render::preload_fonts);
        let (moved, of_computers) = mpsc::unbounded_channel();
        let app = Arc::new(App {
            host,
            own,
            render_pool: RenderPool::default(),
            animations: Animations::default(),
            reviews: Reviews::default(),
            search_pool: SearchPool::default(),
            showing: Arc::new(Showing::new(moved)),
            tasks: TaskTracker::new(),
            admission: AdmissionLimiter::default(),
            metrics: Metrics::default(),
        });
        // Before anybody can play on.
        timekeeper::wake(&app).await?;
        let (is_ready, ready) = oneshot::channel();
        let (has_tasks, tasks) = oneshot::channel();
        let data = app.clone();
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: commands::all(settings.guild.is_none()),
                on_error: |error| Box::pin(commands::failed(error)),
                event_handler: |framework, event| Box::pin(happened(event, framework)),
                ..Default::default()
            })
            .setup(move |_, ready, framework| {
                // Until this ends nothing is answered, and there is no second time: it waits for nothing.
                let commands = poise::builtins::create_application_commands(&framework.options().commands);
                let guild = settings.guild.map(GuildId::from);
                let mut tasks = JoinSet::new();
                data.own.http().set_application_id(ready.application.id);
                let app = data.clone();
                tasks.spawn(async move {
                    registration::register(app.own.http(), commands, guild).await;
                    // Whoever waited may have gone.
                    let _ = is_ready.send(());
                });
                let app = data.clone();
                tasks.spawn(async move {
                    let learn = || GameKind::ALL.into_iter().for_each(search::learn);
                    // Who cannot learn it now learns it when it is needed.
                    let _ = app.search_pool.run(learn).await;
                });
                data.showing.is_of(ready.user.id);
                tasks.spawn(showing::keep_up(data.clone()));
                tasks.spawn(showing::look_for_forsaken(data.clone()));
                tasks.spawn(computers::play(data.clone(), of_computers));
                tasks.spawn(timekeeper::keep(data.clone()));
                let app = data.clone();
                tasks.spawn(async move { match app.own.forget_limits().await {} });
                // Where the bot has gone, so do they.
                let _ = has_tasks.send(tasks);
                Box::pin(async move { Ok(data) })
            })
            .build();
        let mut builder =
            serenity::ClientBuilder::new_with_http(answers, GatewayIntents::GUILDS).framework(framework);
        if settings.base.is_some() {
            builder = builder.raw_event_handler(Unread);
        }
        let client = builder.await.map_err(Box::new)?;
        if let Some(gateway) = gateway {
            // serenity falls back to Discord's own gateway where asking for the address fails.
            *client.ws_url.lock().await = gateway.url;
        }
        Ok(Bot { client, shards, app, tasks, ready: Some(ready) })
    }

    /// Greets a channel, unless something has been said in it. One press of the greeting starts a game of these two.
    pub async fn greet(&self, channel: table::ChannelId, players: [PlayerId; 2]) -> Result<(), BotError> {
        let (http, channel) = (&self.client.http, ChannelId::new(channel.0));
        if channel.messages(http, GetMessages::new().limit(1)).await.map_err(Box::new)?.is_empty() {
            let greeting =
                greeting::message(&Localizer::english(), players.map(|player| UserId::new(player.0)));
            channel.send_message(http, greeting).await.map_err(Box::new)?;
        }
        Ok(())
    }

    /// The bot as it is seen from outside.
    pub fn overview(&self) -> Overview {
        Overview { app: self.app.clone(), shards: self.client.shard_manager.clone() }
    }

    /// Resolves when the commands are registered and the bot answers; never, if it does not come so far. It answers
    /// before that, where commands are known from another time.
    pub fn ready(&mut self) -> impl Future<Output = ()> + use<> {
        let ready = self.ready.take();
        async move {
            let answers = match ready {
                Some(ready) => ready.await.is_ok(),
                None => false,
            };
            if !answers {
                std::future::pending().await
            }
        }
    }

    /// Runs until the connection is given up or `stop` resolves. Then nothing new is begun; what was begun is finished
    /// and answered, which takes ten seconds at most.
    pub async fn run(mut self, stop: impl Future<Output = ()>) -> Result<(), BotError> {
        let shards = self.client.shard_manager.clone();
        let http = self.client.http.clone();
        let (app, own) = (self.app.clone(), self.shards);
        let client = async {
            let wanted = connections::wanted(&http).await;
            let (first, last, made) = match own {
                Some(own) => (*own.numbers().start(), *own.numbers().end(), own.total()),
                None => (0, wanted.count - 1, wanted.count),
            };
            app.host.begin_to_connect(wanted.at_once).await?;
            let count = last - first + 1;
            app.metrics.shards.set(count.into());
            let count = usize::try_from(count).unwrap_or_default();
            tokio::select! {
                // serenity takes the last one in as well.
                result = self.client.start_shard_range(first..last, made) => {
                    result.map_err(|error| BotError::Client(Box::new(error)))
                }
                wanted = connections::too_few(&http, &shards, made) => Err(BotError::Connections { made, wanted }),
                never = connections::let_others(&app.host, &shards, count) => match never {},
                error = app.host.look_after_others(|table| drop(app.showing.pending(table))) => {
                    Err(error.into())
                }
            }
        };
        let result = tokio::select! {
            result = client => result,
            () = stop => {
                connections::end(&shards).await;
                // One that is being refused again and again does not hear it.
                if timeout(ENDING, shards.shutdown_all()).await.is_err() {
                    tracing::warn!("the connection to Discord is cut");
                }
                Ok(())
            }
        };
        self.app.tasks.close();
        if timeout(ENDING, self.app.tasks.wait()).await.is_err() {
            tracing::warn!("what takes too long is left undone");
        }
        if let Ok(mut tasks) = self.tasks.try_recv() {
            tasks.shutdown().await;
        }
        result
    }
}

/// Tells what serenity drops in silence: an event that it cannot read. Used where the server is not Discord, whose new
/// events are none of our business.
struct Unread;

#[serenity::async_trait]
impl serenity::RawEventHandler for Unread {
    async fn raw_event(&self, _: serenity::Context, event: serenity::Event) {
        if let serenity::Event::Unknown(event) = event {
            tracing::warn!(?event, "an event of the gateway could not be read");
        }
    }
}

async fn happened(
    event: &FullEvent,
    framework: poise::FrameworkContext<'_, Arc<App>, CommandError>,
) -> Result<(), CommandError> {
    let ctx = framework.serenity_context;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            press::answer(ctx, framework.user_data().await, press).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(modal) } => {
            typing::answer(ctx, framework.user_data().await, modal).await;
        }
        _ => {}
    }
    Ok(())
}
