//! Threads in which games are played: `/play` opens a table in one, and a button under the first board moves it to one.
//!
//! # Bounds
//!
//! A person opens six threads at once and then one in ten minutes, a guild sixty and then one in a minute. The thread of an
//! invitation that comes to nothing is deleted, with a look at its messages and those of its channel. For a thread, a
//! rematch and `/table move`, Discord is asked for the server, two channels and up to three members.

use super::table::check_movable;
use super::{CommandContext, CommandError, Visibility, serenity};
use crate::app::limits::budgets::Exhausted;
use crate::discord::client::api_error::ApiError;
use crate::discord::client::game_threads::cut_name;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::limits::MAX_CUSTOM_ID_CHARS;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, NewThread, TableRef};
use crate::i18n::{self, Localizer, moved_text, relocated_text, table_thread_name};
use crate::localize::Message;
use crate::rules::GameKind;
use crate::table::{ChannelId, Command, Table, TableId};
use serenity::{AutoArchiveDuration, ButtonStyle, CreateThread};

/// A thread that was created for a game whose table is not stored yet.
pub(super) struct CreatedThread {
    /// The id of the thread, which is that of its channel.
    pub channel: ChannelId,
    stored: NewThread,
}

/// Creates a thread of this name for a game in this channel, unless there were too many of late. It is stored before that: if the
/// process ends before the table is stored, the next one takes the thread away.
pub(super) async fn create(ctx: &CommandContext<'_>, name: String) -> Result<CreatedThread, CommandError> {
    let kind = ctx.venue.creatable_thread_kind()?;
    let guild = ctx.venue.guild.ok_or_else(|| CommandError::Rejected(Message::new("say-thread-refused")))?;
    ctx.app.budgets.take_thread(ctx.player_id, guild).map_err(too_many)?;
    let stored = ctx.app.host.new_threads().begin(guild, ctx.venue.channel).await?;
    let thread = CreateThread::new(name).kind(kind).auto_archive_duration(AutoArchiveDuration::OneWeek);
    let parent = serenity::ChannelId::new(ctx.venue.channel.0);
    match ctx.app.messenger.http.send(|http| parent.create_thread(http, thread)).await {
        Ok(thread) => Ok(CreatedThread { channel: ChannelId(thread.id.get()), stored }),
        // The channel may have too many threads, for example.
        Err(error @ ApiError::Refused { status: 400..500, .. }) => {
            tracing::warn!(%error, channel = %ctx.venue.channel, "a thread could not be created");
            forget(ctx, stored).await;
            Err(CommandError::Rejected(Message::new("say-thread-refused")))
        }
        Err(error) => Err(error.into()),
    }
}

/// The refusal where a person, or everybody in a guild, has had too many threads created.
fn too_many(exhausted: Exhausted) -> CommandError {
    let minutes = exhausted.retry_after.as_secs() / 60 + 1;
    let whose = if exhausted.is_of_guild { "server" } else { "own" };
    let text = Message::new("say-too-many-threads").with("whose", whose);
    CommandError::Rejected(text.count("minutes", usize::try_from(minutes).unwrap_or(usize::MAX)))
}

impl CreatedThread {
    /// The table in it is stored.
    pub(super) async fn keep(self, ctx: &CommandContext<'_>) {
        forget(ctx, self.stored).await;
    }

    /// Deletes the thread, in which there is no table, or archives it if the bot may not delete it.
    pub(super) async fn discard(self, ctx: &CommandContext<'_>) {
        if let Err(error) = ctx.app.messenger.discard(self.channel.0.into()).await {
            tracing::warn!(%error, channel = %self.channel, "the thread of a rejected table stays");
        }
        forget(ctx, self.stored).await;
    }
}

async fn forget(ctx: &CommandContext<'_>, thread: NewThread) {
    if let Err(error) = ctx.app.host.new_threads().end(thread).await {
        let error: &dyn std::error::Error = &error;
        tracing::error!(error, channel = %thread.channel, "a thread is looked for at the next start");
    }
}

/// Answers that the channel has a table, with a button that opens another one in a thread, where the bot can create one.
pub(super) async fn offer(
    ctx: &CommandContext<'_>,
    text: String,
    opens: &CustomId,
) -> Result<(), CommandError> {
    let mut message = OutgoingMessage::text(text);
    let fits = opens.to_string().chars().count() <= MAX_CUSTOM_ID_CHARS;
    if fits && ctx.venue.creatable_thread_kind().is_ok() {
        let label = ctx.user_localizer().text("button-thread");
        message = message.buttons(vec![button(opens, label, ButtonStyle::Primary)]);
    }
    ctx.responder.reply_to_user(message).await
}

/// Moves a table of this channel to a new thread of the channel, where everybody sees it who sees it here. The source message says
/// where it went, also to somebody else who asks at the same time.
pub(super) async fn move_table(ctx: &CommandContext<'_>, id: TableId) -> Result<(), CommandError> {
    let (app, by, guild, at) = (ctx.app, ctx.player.id, ctx.venue.guild, ctx.table_here(id));
    let Some(_claim) = app.thread_claims.claim(id) else {
        ctx.responder.defer(Visibility::SourceMessage).await;
        return Ok(());
    };
    let table = app.host.tables().load(TableRef::Id(id)).await?;
    if table.channel() != ctx.venue.channel && table.seat_of(by).is_some() {
        let place = OutgoingMessage::text(relocated_text(ctx.user_localizer(), &table, ctx.player_id));
        return ctx.responder.reply_ephemeral(place).await;
    }
    let relocate = |channel| Command::Relocate { by, guild, channel };
    // No thread has this id yet.
    table.decide(&relocate(ChannelId(0)), app.host.clock().now())?;
    check_movable(&table)?;
    let localizer = &app.table_localizer(&table).await;
    let thread = create(ctx, cut_name(&table_thread_name(localizer, &table))).await?;
    let outcome = match app.host.tables().execute(at, relocate(thread.channel)).await {
        Err(rejected @ (HostError::Rejected(_) | HostError::Refused(_))) => {
            thread.discard(ctx).await;
            return Err(rejected.into());
        }
        moved => moved?,
    };
    thread.keep(ctx).await;
    let moved: &Table = &outcome.table;
    ctx.responder.replace_source_message(moved_text(localizer, moved)).await;
    app.remember_announced(moved, ctx.venue.channel, None).await;
    app.post_outcome(outcome).await;
    Ok(())
}

/// The game and its players, cut to the length of a name.
pub(super) fn name(localizer: &Localizer, game: GameKind, players: &[&str]) -> String {
    cut_name(&i18n::thread_name(localizer, game, players))
}
