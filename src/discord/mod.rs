//! The bot: serenity and poise in front of a [`Host`]. No rules, no SQL; every sentence comes from `words`.
//!
//! A command or a press becomes a [`crate::table::Command`]; what the host answers becomes a [`card::Card`]: text,
//! picture and buttons. Nothing waits in memory: buttons carry all that is needed in their ids ([`button::Button`]).

mod button;
mod caller;
mod card;
mod check;
mod commands;
mod door;
mod greeting;
mod lesson;
mod limits;
mod menu;
mod painter;
mod press;
mod rulebook;

use crate::host::{Host, HostError};
use crate::picture;
use crate::rules::{Tell, Told};
use crate::table;
use crate::words::Words;
use painter::Painter;
use poise::serenity_prelude as serenity;
use serenity::{
    ChannelId, Client, FullEvent, GatewayIntents, GetMessages, GuildId, Http, HttpBuilder, Interaction,
    UserId,
};
use std::num::NonZeroU64;
use thiserror::Error;
use tokio::sync::oneshot;

pub use check::{Account, CheckError, Server, check};

/// What the bot needs to know to connect.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The token of the bot.
    pub token: String,
    /// Another Discord-compatible server, such as `http://127.0.0.1:8080`; `None` is Discord.
    pub base: Option<String>,
    /// Commands are registered for this server only; `None` registers them everywhere.
    pub guild: Option<NonZeroU64>,
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
}

/// Why a command could not be answered as wished.
#[derive(Debug, Error)]
enum Trouble {
    /// A person did something that cannot be done: told to that person, and no error of ours.
    #[error("rejected: {0:?}")]
    Rejected(Told),
    #[error(transparent)]
    Host(HostError),
    #[error("Discord refused or did not answer")]
    Discord(#[source] Box<serenity::Error>),
    #[error("the picture could not be drawn")]
    Picture(#[from] tokio::task::JoinError),
}

impl Trouble {
    /// A button or menu that leads nowhere any more, or never did.
    fn stale_button() -> Trouble {
        Trouble::Rejected(Told::new("say-stale-button"))
    }
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        Trouble::Discord(Box::new(error))
    }
}

impl From<HostError> for Trouble {
    fn from(error: HostError) -> Trouble {
        match error {
            HostError::Rejected(rejection) => Trouble::from(rejection),
            error => Trouble::Host(error),
        }
    }
}

impl From<table::Rejection> for Trouble {
    fn from(rejection: table::Rejection) -> Trouble {
        Trouble::Rejected(rejection.tell())
    }
}

/// What every command can reach.
struct House {
    host: Host,
    painter: Painter,
}

type Context<'a> = poise::ApplicationContext<'a, House, Trouble>;

/// Whoever asks Discord, or with a base set that server and never Discord itself.
fn client(settings: &Settings) -> Http {
    let http = HttpBuilder::new(&settings.token);
    match &settings.base {
        // serenity ignores the proxy while its own rate limiter is on.
        Some(base) => http.proxy(base).ratelimiter_disabled(true).build(),
        None => http.build(),
    }
}

/// A bot that is ready to run.
pub struct Bot {
    client: Client,
    ready: Option<oneshot::Receiver<()>>,
}

impl Bot {
    /// Prepares the connection. With a base set, nothing ever goes to Discord itself.
    pub async fn new(settings: Settings, host: Host) -> Result<Bot, BotError> {
        let http = client(&settings);
        let gateway = match &settings.base {
            None => None,
            Some(base) => Some(
                http.get_gateway()
                    .await
                    .map_err(|error| BotError::NoGateway { base: base.clone(), source: Box::new(error) })?,
            ),
        };
        // Before the first name that needs them.
        tokio::task::spawn_blocking(picture::unpack_fonts);
        let (is_ready, ready) = oneshot::channel();
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: commands::all(),
                on_error: |error| Box::pin(commands::failed(error)),
                event_handler: |framework, event| Box::pin(happened(event, framework)),
                ..Default::default()
            })
            .setup(move |ctx, _, framework| {
                let commands = &framework.options().commands;
                let guild = settings.guild.map(GuildId::from);
                let house = House { host, painter: Painter::default() };
                Box::pin(async move {
                    match guild {
                        Some(guild) => poise::builtins::register_in_guild(ctx, commands, guild).await?,
                        None => poise::builtins::register_globally(ctx, commands).await?,
                    }
                    show_unshown(ctx, &house).await;
                    // Whoever waited may have gone.
                    let _ = is_ready.send(());
                    Ok(house)
                })
            })
            .build();
        let mut builder =
            serenity::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).framework(framework);
        if settings.base.is_some() {
            builder = builder.raw_event_handler(Unread);
        }
        let client = builder.await.map_err(Box::new)?;
        if let Some(gateway) = gateway {
            // serenity falls back to Discord's own gateway where asking for the address fails.
            *client.ws_url.lock().await = gateway.url;
        }
        Ok(Bot { client, ready: Some(ready) })
    }

    /// Greets a channel, unless something has been said in it. One press of the greeting starts a game of these two.
    pub async fn greet(&self, channel: u64, players: [u64; 2]) -> Result<(), BotError> {
        let (http, channel) = (&self.client.http, ChannelId::new(channel));
        if channel.messages(http, GetMessages::new().limit(1)).await.map_err(Box::new)?.is_empty() {
            let greeting = greeting::message(&Words::english(), players.map(UserId::new));
            channel.send_message(http, greeting).await.map_err(Box::new)?;
        }
        Ok(())
    }

    /// Resolves when the commands are registered and the bot answers; never, if it does not come so far.
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

    /// Runs until the connection is given up or `stop` resolves.
    pub async fn run(mut self, stop: impl Future<Output = ()>) -> Result<(), BotError> {
        let shards = self.client.shard_manager.clone();
        tokio::select! {
            result = self.client.start() => Ok(result.map_err(Box::new)?),
            () = stop => {
                shards.shutdown_all().await;
                Ok(())
            }
        }
    }
}

/// Makes loud what serenity drops in silence: an event that it cannot read. Used where the server is not Discord,
/// whose new events are none of our business.
struct Unread;

#[serenity::async_trait]
impl serenity::RawEventHandler for Unread {
    async fn raw_event(&self, _: serenity::Context, event: serenity::Event) {
        if let serenity::Event::Unknown(event) = event {
            tracing::error!(?event, "an event of the gateway could not be read");
        }
    }
}

async fn happened(
    event: &FullEvent,
    framework: poise::FrameworkContext<'_, House, Trouble>,
) -> Result<(), Trouble> {
    if let FullEvent::InteractionCreate { interaction: Interaction::Component(press) } = event {
        press::answer(framework.serenity_context, framework.user_data().await, press).await;
    }
    Ok(())
}

/// Shows what was stored but not shown when the process ended.
async fn show_unshown(ctx: &serenity::Context, house: &House) {
    let tables = match house.host.unshown().await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(?error, "tables to be shown cannot be read"),
    };
    for table in tables {
        let channel = ChannelId::new(table.channel());
        let shown = async {
            let card = card::Card::now(&house.painter, &Words::english(), &table).await?;
            let message = channel.send_message(ctx, card.message()).await?;
            caller::remember(ctx, &house.host, &table, &message).await;
            Ok::<(), Trouble>(())
        };
        if let Err(error) = shown.await {
            tracing::warn!(?error, table = %table.id(), "a table could not be shown again");
        }
    }
}
