//! The connection to Discord, from start to shutdown.

use super::client::api_error::ApiError;
use super::client::background_http;
use super::client::messenger::{DiscordMessenger, fetch_guild_channel};
use super::client::panels::Panels;
use super::client::registration;
use super::gateway::bot_error::BotError;
use super::gateway::connections;
use super::gateway::shards::{self, GatewayShards, GatewayTiming, ShardOptions};
use super::interactions::command;
use super::interactions::entry::{Entry, answer_turned_away};
use super::messages::command_mentions::CommandMentions;
use super::operator::Operator;
use super::{App, CommandError, Health, features, serenity};
use crate::app::limits::budgets::Budgets;
use crate::app::time::playability::GuildChange;
use crate::app::work::background::Background;
use crate::host::{Host, Shards};
use crate::i18n::Localizer;
use crate::render;
use crate::table::{self, PlayerId};
use serenity::{ChannelId, Client, Framework, FullEvent, GetMessages, GuildId, Interaction, RawEventHandler};
use std::num::NonZeroU64;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::SetOnce;
use tokio::time::timeout;
use tokio_util::sync::DropGuard;

/// Time limit of the shutdown: what has begun is finished within it.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// The feature of servers that can choose a locale.
const COMMUNITY: &str = "COMMUNITY";

/// Settings of the connection.
#[derive(Clone)]
pub struct Settings {
    /// The token of the bot.
    pub token: String,
    /// Another Discord-compatible server, such as `http://127.0.0.1:8080`; `None` is Discord.
    pub base: Option<String>,
    /// The only guild in which commands are registered; `None` registers them everywhere.
    pub guild: Option<NonZeroU64>,
    /// Whether people and guilds have [budgets](crate::app::limits::budgets) and requests are paced. Only a sandbox goes without.
    pub has_limits: bool,
    /// The shards that this process connects; `None` connects all, as many as Discord recommends.
    pub shards: Option<Shards>,
    /// Links and a feedback channel that the operator offers to people.
    pub operator: Operator,
}

/// A bot that is ready to run.
pub struct Bot {
    client: Client,
    framework: Arc<dyn Framework>,
    raw_event_handlers: Vec<Arc<dyn RawEventHandler>>,
    timing: GatewayTiming,
    shards: Option<Shards>,
    app: Arc<App>,
    /// Tasks beside the commands, most of them started once Discord has accepted the connection.
    background: Background,
    _cancel_on_drop: DropGuard,
    /// Set once the commands are registered.
    ready: Arc<SetOnce<()>>,
}

impl Bot {
    /// Prepares the connection. With a base set, nothing ever goes to Discord itself.
    ///
    /// # Errors
    /// Fails if the base is no Discord-compatible server, or the store fails.
    pub async fn new(settings: Settings, host: Host) -> Result<Bot, BotError> {
        let ((responses, background_http), shards) = (
            background_http::clients(&settings.token, settings.base.as_deref(), settings.has_limits)
                .map_err(BotError::Http)?,
            settings.shards,
        );
        let budgets = if settings.has_limits { Budgets::limited() } else { Budgets::unlimited() };
        let gateway = match &settings.base {
            None => None,
            Some(base) => Some(connections::fetch_gateway(&responses).await.map_err(|error| {
                BotError::NoGateway { base: base.clone(), source: ApiError::from(error).into() }
            })?),
        };
        // Fonts are loaded before the first name needs them.
        tokio::task::spawn_blocking(render::preload_fonts);
        let messenger = DiscordMessenger {
            http: background_http,
            bot: OnceLock::new(),
            commands: CommandMentions::default(),
            panels: Panels::default(),
            operator: settings.operator,
        };
        let app = App::new(host, messenger, budgets);
        let (background, ready) = (Background::default(), Arc::new(SetOnce::new()));
        let (state, tasks, is_ready) = (app.clone(), background.clone(), ready.clone());
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: features::slash_commands(settings.guild.is_none()),
                command_check: Some(|ctx| Box::pin(command::may_suggest(ctx))),
                on_error: |error| Box::pin(command::on_error(error)),
                event_handler: |framework, event| Box::pin(handle_event(event, framework)),
                ..Default::default()
            })
            .setup(move |_, event, framework| {
                // No interaction is handled until this ends, so it waits for nothing.
                state.messenger.http.unpaced().set_application_id(event.application.id);
                // Each connection sets the same account, so a second call changes nothing.
                let _ = state.messenger.bot.set(event.user.id);
                state.spawn_workers(&tasks);
                let commands = poise::builtins::create_application_commands(&framework.options().commands);
                spawn_tasks(&state, &tasks, commands, settings.guild.map(GuildId::from), is_ready);
                Box::pin(async move { Ok(state) })
            })
            .build();
        let client =
            serenity::ClientBuilder::new_with_http(responses, shards::INTENTS).await.map_err(Box::new)?;
        let (mut entry, turned_away) = Entry::new(framework, app.clone());
        entry.init(&client).await;
        let raw_event_handlers: Vec<Arc<dyn RawEventHandler>> = match settings.base {
            Some(_) => vec![Arc::new(UnknownEvents)],
            None => Vec::new(),
        };
        if let Some(gateway) = gateway {
            // serenity falls back to Discord's own gateway if it cannot fetch the address.
            *client.ws_url.lock().await = gateway.url;
        }
        background.spawn(answer_turned_away(client.http.clone(), turned_away));
        let _cancel_on_drop = background.cancel_on_drop();
        Ok(Bot {
            client,
            framework: Arc::new(entry),
            raw_event_handlers,
            timing: GatewayTiming::default(),
            shards,
            app,
            background,
            _cancel_on_drop,
            ready,
        })
    }

    /// Sets how long connecting may take, and how often it happens.
    #[must_use]
    pub fn with_gateway_timing(mut self, timing: GatewayTiming) -> Bot {
        self.timing = timing;
        self
    }

    /// Greets a channel, unless it has messages. One press of the greeting starts a game of these two players.
    ///
    /// # Errors
    /// Fails if Discord does.
    pub async fn greet(&self, channel: table::ChannelId, players: [PlayerId; 2]) -> Result<(), BotError> {
        let (http, place, channel) = (&self.client.http, channel, ChannelId::new(channel.0));
        if channel.messages(http, GetMessages::new().limit(1)).await.map_err(Box::new)?.is_empty() {
            let guild =
                fetch_guild_channel(http, channel).await.map_err(Box::new)?.map(|found| found.guild_id);
            let localizer = match guild {
                Some(guild) => {
                    let guild = guild.to_partial_guild(http).await.map_err(Box::new)?;
                    let (id, locale) = (
                        table::GuildId(guild.id.get()),
                        chosen_locale(&guild.features, &guild.preferred_locale),
                    );
                    self.app.record_guild_locale(id, locale).await;
                    self.app.guild_localizer(id, Some(players[0])).await
                }
                None => Localizer::english(),
            };
            let greeting = features::greeting::message(&localizer, players);
            channel.send_message(http, greeting.message(place)).await.map_err(Box::new)?;
        }
        Ok(())
    }

    /// Serves fewer interactions at a time, before it runs.
    pub fn limit_interactions(&self, max: usize) {
        self.app.admission.set_bound(max);
    }

    /// Health and metrics of the bot, also while it runs.
    pub fn health(&self) -> Health {
        Health::new(self.app.clone(), self.client.shard_manager.clone())
    }

    /// Resolves when the commands are registered and the bot responds; never resolves if either fails. If the commands
    /// are still registered from an earlier start, the bot responds before this resolves.
    pub fn ready(&self) -> impl Future<Output = ()> + use<> {
        let ready = self.ready.clone();
        async move {
            ready.wait().await;
        }
    }

    /// Runs until the connection is given up or `stop` resolves. Then nothing new is begun; what was begun is finished
    /// and answered, which takes ten seconds at most.
    ///
    /// # Errors
    /// Fails if Discord refuses the connection for good, or the store fails.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), BotError> {
        let (app, http, manager) = (&self.app, &self.client.http, &self.client.shard_manager);
        let shards = self.gateway_shards().await;
        let _close_on_drop = shards.close_on_drop();
        let connected = async {
            let plan = connections::fetch_plan(http).await?;
            let (own, made) = match self.shards {
                Some(own) => (own.numbers(), own.total()),
                None => (0..=plan.count - 1, plan.count),
            };
            if let Some(application) = connections::fetch_application(http).await {
                app.host.processes().bind_application(application).await?;
            }
            app.host.schedule().skip_numbers().await?;
            app.host.processes().acquire_connect_slot(plan.max_concurrency).await?;
            let count = own.clone().count();
            app.metrics.shards.set(count.try_into().unwrap_or(i64::MAX));
            tokio::select! {
                error = shards.run(own, made, plan.session_limit) => Err(error),
                error = connections::wait_for_refusal(http, &app.connections, count, made) => Err(error),
                never = connections::let_others_connect(&app.host, manager, count) => match never {},
                never = connections::watch_stages(&app.connections, manager, made) => match never {},
                error = app.host.processes().watch(|table| app.outbox.schedule(table)) => Err(error.into()),
            }
        };
        let result = tokio::select! {
            result = connected => result,
            () = stop => Ok(()),
        };
        app.begin_shutdown();
        // A connection that Discord has refused may be busy for a while.
        if timeout(SHUTDOWN_TIMEOUT, shards.close()).await.is_err() {
            tracing::warn!("the connection to Discord is cut");
        }
        self.app.tasks.close();
        if timeout(SHUTDOWN_TIMEOUT, self.app.tasks.wait()).await.is_err() {
            tracing::warn!("unfinished commands are abandoned");
        }
        self.background.shutdown().await;
        result
    }

    /// The shards of this process, which are not connected yet.
    async fn gateway_shards(&self) -> Arc<GatewayShards> {
        let url = self.client.ws_url.clone().lock_owned().await;
        let shards = GatewayShards::new(ShardOptions {
            app: self.app.clone(),
            http: self.client.http.clone(),
            manager: self.client.shard_manager.clone(),
            data: self.client.data.clone(),
            framework: self.framework.clone(),
            raw_event_handlers: self.raw_event_handlers.clone(),
            url: url.clone(),
            timing: self.timing,
        });
        // A runner that ends has serenity connect another one, which waits for this lock indefinitely.
        std::mem::forget(url);
        shards
    }
}

/// Starts the adapter's own tasks, when Discord has accepted the connection.
fn spawn_tasks(
    app: &Arc<App>,
    background: &Background,
    commands: Vec<serenity::CreateCommand>,
    guild: Option<GuildId>,
    is_ready: Arc<SetOnce<()>>,
) {
    let state = app.clone();
    background.spawn(async move {
        let registered = registration::register(state.messenger.http.unpaced(), commands, guild).await;
        state.messenger.commands.learn(&registered);
        // Only this task sets the cell, and it runs once.
        let _ = is_ready.set(());
    });
    let state = app.clone();
    background.spawn(async move { state.search_pool.warm_up().await });
    let state = app.clone();
    background.spawn(async move { state.messenger.http.sweep_limits().await });
    let state = app.clone();
    background.spawn(async move { features::complete_interrupted_reviews(&state).await });
}

/// Logs the kind of events that serenity cannot read and would drop silently; an event itself may hold a token. It is for
/// other servers than Discord, whose new events are of no interest.
struct UnknownEvents;

#[serenity::async_trait]
impl serenity::RawEventHandler for UnknownEvents {
    async fn raw_event(&self, _: serenity::Context, event: serenity::Event) {
        if let serenity::Event::Unknown(event) = event {
            tracing::warn!(kind = event.kind, "an event of the gateway could not be read");
        }
    }
}

async fn handle_event(
    event: &FullEvent,
    framework: poise::FrameworkContext<'_, Arc<App>, CommandError>,
) -> Result<(), CommandError> {
    let ctx = framework.serenity_context;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            features::router::component(ctx, framework.user_data().await, press).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(modal) } => {
            features::router::modal(ctx, framework.user_data().await, modal).await;
        }
        event => {
            let app = framework.user_data().await;
            if let FullEvent::GuildCreate { guild, .. } = event
                && app.host.players().is_excluded(guild.id.get()).await
            {
                // That it is back is no news: Discord says meanwhile that the bot has left.
                leave(app, guild.id).await;
                return Ok(());
            }
            if let Some((guild, locale)) = described_guild(event) {
                app.record_guild_locale(table::GuildId(guild.get()), locale).await;
            }
            let now = app.host.clock().now();
            let ids = |(guild, channel): (GuildId, ChannelId)| {
                (table::GuildId(guild.get()), table::ChannelId(channel.get()))
            };
            if let Some((guild, channel)) = changed_channel(event).map(ids) {
                app.report_channel_change(guild, channel, now);
            } else if let Some((guild, thread)) = changed_thread(event).map(ids) {
                app.report_thread_change(guild, thread, now);
            } else if let Some((guild, change)) = guild_change(event) {
                app.report_guild_change(table::GuildId(guild.get()), change);
            }
        }
    }
    Ok(())
}

/// Leaves a server that the operator has excluded.
async fn leave(app: &App, guild: GuildId) {
    match app.messenger.http.send(|http| guild.leave(http)).await {
        Ok(()) => tracing::info!(%guild, "the bot has left an excluded server"),
        Err(error) => tracing::warn!(%error, %guild, "the bot cannot leave an excluded server"),
    }
}

/// The channel that an event changes or deletes, and its server.
fn changed_channel(event: &FullEvent) -> Option<(GuildId, ChannelId)> {
    Some(match event {
        FullEvent::ChannelUpdate { new, .. } => (new.guild_id, new.id),
        FullEvent::ChannelDelete { channel, .. } => (channel.guild_id, channel.id),
        _ => return None,
    })
}

/// The thread that an event changes or deletes, and its server.
fn changed_thread(event: &FullEvent) -> Option<(GuildId, ChannelId)> {
    Some(match event {
        FullEvent::ThreadUpdate { new, .. } => (new.guild_id, new.id),
        FullEvent::ThreadDelete { thread, .. } => (thread.guild_id, thread.id),
        _ => return None,
    })
}

/// The server that an event describes, and the locale that it has chosen.
fn described_guild(event: &FullEvent) -> Option<(GuildId, Option<&str>)> {
    Some(match event {
        FullEvent::GuildCreate { guild, .. } => {
            (guild.id, chosen_locale(&guild.features, &guild.preferred_locale))
        }
        FullEvent::GuildUpdate { new_data: guild, .. } => {
            (guild.id, chosen_locale(&guild.features, &guild.preferred_locale))
        }
        _ => return None,
    })
}

/// The locale that a server has chosen. Only a Community server can: that of others says nothing.
fn chosen_locale<'a>(features: &[String], locale: &'a str) -> Option<&'a str> {
    features.iter().any(|feature| feature == COMMUNITY).then_some(locale)
}

/// The server that an event changes as a whole in a way that may concern its tables.
fn guild_change(event: &FullEvent) -> Option<(GuildId, GuildChange)> {
    Some(match event {
        FullEvent::GuildCreate { guild, .. } => (guild.id, GuildChange::Returned),
        FullEvent::GuildDelete { incomplete, .. } if incomplete.unavailable => {
            (incomplete.id, GuildChange::Unavailable)
        }
        FullEvent::GuildDelete { incomplete, .. } => (incomplete.id, GuildChange::Left),
        FullEvent::GuildRoleUpdate { new, .. } => (new.guild_id, GuildChange::Updated),
        FullEvent::GuildRoleDelete { guild_id, .. } => (*guild_id, GuildChange::Updated),
        _ => return None,
    })
}
