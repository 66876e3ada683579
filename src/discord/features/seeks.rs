//! `/seek`: looks for an opponent in every server that shows such posts, and the buttons by which others join.

use super::thread;
use super::{
    CommandContext, CommandError, Context, Visibility, parse_game, run, serenity, suggest_games,
    user_localizer,
};
use crate::app::presenter::{ChannelAccess, PresentError, Presenter as _};
use crate::app::seeks::SeekPost;
use crate::discord::board_update::link_to;
use crate::discord::choices;
use crate::discord::components::button;
use crate::discord::custom_id::{CustomId, SeekButton};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::{CommandOutcome, HostError, SEEK_TTL, Seek};
use crate::i18n::{channel, direct_seek_text, message_link, opened_seek_text, player_name};
use crate::rules::{Message, Setup};
use crate::table::{ChannelId, FirstPlayer, MessageId, NewTable, PlayerId, Rejection, SeekId, TimeControl};
use serenity::{ButtonStyle, CreateAutocompleteResponse};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};

/// The time for a turn if the user has chosen none: strangers may be asleep while the other one is awake.
const DEFAULT_TIME: TimeControl = TimeControl::OneDay;

#[poise::command(slash_command)]
pub(super) async fn seek(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
    #[autocomplete = "suggest_times"] time: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let game = parse_game(ctx, &game)?;
        let time_control = match time {
            Some(name) => super::play::parse_time_control(ctx, &name)?,
            None => Some(DEFAULT_TIME),
        };
        let opened = ctx.app.host.seeks().open(&ctx.player, game, time_control).await?;
        ctx.app.seeks.report();
        let (localizer, until) = (ctx.user_localizer(), opened.seek.at + SEEK_TTL);
        let notes = [
            opened.replaces.then_some("seek-replaced"),
            opened.is_direct_occupied.then_some("seek-direct-taken"),
        ];
        let notes = notes.into_iter().flatten();
        let text = opened_seek_text(localizer, (game, time_control), opened.guilds, until, notes);
        let id = CustomId::Seek(SeekButton::Withdraw(opened.seek.id));
        let withdraw = button(&id, localizer.text("button-seek-withdraw"), ButtonStyle::Secondary);
        ctx.responder.reply_ephemeral(OutgoingMessage::text(text).buttons(vec![withdraw])).await
    })
    .await
}

/// Suggests times for a turn.
async fn suggest_times(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, choices::optional_time_controls())
}

/// The post of an open seek.
pub(in crate::discord) fn seek_message(post: SeekPost) -> OutgoingMessage {
    let label = post.localizer.text("button-seek-join");
    let join = button(&seek_id(post.seek), label, ButtonStyle::Success);
    OutgoingMessage::text(post.text).buttons(vec![join]).nonce(Some(post.nonce))
}

/// The id of its button.
pub(in crate::discord) fn seek_id(seek: SeekId) -> CustomId {
    CustomId::Seek(SeekButton::Join(seek))
}

/// Closes the user's own seek.
pub(super) async fn withdraw(ctx: &CommandContext<'_>, seek: SeekId) -> Result<(), CommandError> {
    let was_open = ctx.app.host.seeks().withdraw(seek, ctx.player_id).await?;
    ctx.app.seeks.report();
    let key = if was_open { "seek-withdrawn" } else { "seek-over" };
    ctx.responder.replace_source_message(ctx.user_localizer().text(key)).await;
    Ok(())
}

/// Joins a seek. It is played in a thread here, or in this channel where no thread can be created. If the player of the seek does
/// not see this channel, or it has another table, it is played in direct messages.
pub(super) async fn join(ctx: &CommandContext<'_>, id: SeekId) -> Result<(), CommandError> {
    let (app, guild) = (ctx.app, ctx.venue.guild.ok_or_else(CommandError::stale_button)?);
    let seek = match app.host.seeks().joinable(id, &ctx.player).await {
        Err(HostError::Rejected(Rejection::SeekClosed)) => return lead_to_table(ctx, id).await,
        seek => seek?,
    };
    let seeker = seek.player.human_id().ok_or_else(CommandError::stale_button)?;
    let setup = Setup::new(seek.game, None, None).map_err(Rejection::Setup)?;
    let new_table = NewTable {
        guild: Some(guild),
        // The keys of a new `RandomState` are random, so this is a random number.
        begins: FirstPlayer::Random(RandomState::new().build_hasher().finish()),
        time_control: seek.time_control,
        ..NewTable::new(ctx.venue.channel, seek.player.clone(), setup)
    };
    let access = app.presenter.channel_access(guild, ctx.venue.channel, &[seeker]).await?;
    let is_shared = access == [ChannelAccess::Full];
    let taken = match ctx.venue.creatable_thread_kind() {
        Ok(_) if is_shared => Box::pin(take_in_thread(ctx, &seek, &new_table)).await?,
        Err(_) if is_shared => take_here(ctx, &seek, &new_table).await?,
        _ => None,
    };
    let Some(outcome) = taken else {
        return Box::pin(join_directly(ctx, &seek, seeker, new_table)).await;
    };
    let table = outcome.table.clone();
    app.post_outcome(outcome).await;
    app.seeks.report();
    let link = link_to(ctx.user_localizer(), &table, channel(table.channel()));
    ctx.responder.reply_to_user(OutgoingMessage::text(link)).await
}

/// Answers the button of a seek that is not open any more: leads its players to their table.
async fn lead_to_table(ctx: &CommandContext<'_>, seek: SeekId) -> Result<(), CommandError> {
    let Some(table) = ctx.app.host.seeks().table_with(seek, ctx.player_id).await? else {
        return Err(Rejection::SeekClosed.into());
    };
    let mirror = ctx.app.host.mirrors().of_table(table.id()).await?;
    let (at, board) = match mirror.filter(|mirror| mirror.player == ctx.player_id) {
        Some(mirror) => (mirror.channel, mirror.displayed.map(|displayed| displayed.message)),
        None => (table.channel(), ctx.app.displayed_board(&table).await),
    };
    let place = board.map_or_else(|| channel(at), |board| message_link(table.guild(), at, board));
    let link = link_to(ctx.user_localizer(), &table, place);
    ctx.responder.reply_to_user(OutgoingMessage::text(link)).await
}

/// Opens the table of a seek in this channel. `None` if it has another table, or the bot cannot post boards.
async fn take_here(
    ctx: &CommandContext<'_>,
    seek: &Seek,
    new_table: &NewTable,
) -> Result<Option<CommandOutcome>, CommandError> {
    if ctx.venue.check_boards().is_err() {
        return Ok(None);
    }
    match ctx.app.host.seeks().take(seek.id, new_table.clone(), &ctx.player, None).await {
        Err(HostError::Rejected(Rejection::Occupied)) => Ok(None),
        taken => Ok(Some(taken?)),
    }
}

/// Joins a seek that is not played in this channel. Each of the two sees the board in the direct messages with the bot. Both
/// are told there first: only then it is known whether Discord delivers such messages.
async fn join_directly(
    ctx: &CommandContext<'_>,
    seek: &Seek,
    seeker: PlayerId,
    new_table: NewTable,
) -> Result<(), CommandError> {
    let (app, presenter) = (ctx.app, &ctx.app.presenter);
    let unless_refused = |key| {
        move |error: PresentError| match error.is_refusal() {
            true => CommandError::Rejected(Message::new(key)),
            false => error.into(),
        }
    };
    let mirror = presenter.direct_channel(ctx.player_id).await.map_err(unless_refused("seek-no-direct"))?;
    let channel = presenter.direct_channel(seeker).await.map_err(unless_refused("seek-unreachable"))?;
    let new_table = NewTable { guild: None, channel, ..new_table };
    app.host.seeks().check(seek.id, &new_table, &ctx.player, Some(mirror)).await?;
    let text = direct_seek_text(ctx.user_localizer(), seek.game, &seek.player);
    let own = presenter.send_direct(ctx.player_id, text, None).await;
    let own = own.map_err(unless_refused("seek-no-direct"))?;
    let text = direct_seek_text(&app.player_localizer(seeker).await, seek.game, &ctx.player);
    let theirs = match presenter.send_direct(seeker, text, None).await {
        Ok(theirs) => theirs,
        Err(error) => {
            take_back(ctx, &[own]).await;
            return Err(unless_refused("seek-unreachable")(error));
        }
    };
    let outcome = match app.host.seeks().take(seek.id, new_table, &ctx.player, Some(mirror)).await {
        Ok(outcome) => outcome,
        Err(error) => {
            take_back(ctx, &[own, theirs]).await;
            return Err(error.into());
        }
    };
    let table = outcome.table.clone();
    app.post_outcome(outcome).await;
    app.seeks.report();
    let (channel, message) = own;
    let link = link_to(ctx.user_localizer(), &table, message_link(None, channel, message));
    ctx.responder.reply_to_user(OutgoingMessage::text(link)).await
}

/// Deletes what was told of a game that is not played.
async fn take_back(ctx: &CommandContext<'_>, told: &[(ChannelId, MessageId)]) {
    for (channel, message) in told.iter().copied() {
        if let Err(error) = ctx.app.presenter.delete_line(channel, message).await {
            tracing::warn!(%error, "a message about a game that is not played stays");
        }
    }
}

/// Opens the table of a seek in a new thread; `None` if Discord refuses to create one. If somebody else was faster, the thread is
/// deleted.
async fn take_in_thread(
    ctx: &CommandContext<'_>,
    seek: &Seek,
    new_table: &NewTable,
) -> Result<Option<CommandOutcome>, CommandError> {
    let seeks = ctx.app.host.seeks();
    let at = |channel| NewTable { channel, ..new_table.clone() };
    // No thread has this id yet.
    seeks.check(seek.id, &at(ChannelId(0)), &ctx.player, None).await?;
    let names = [&seek.player, &ctx.player].map(|player| player_name(ctx.channel_localizer(), player));
    let thread = match thread::create(ctx, seek.game, &names.each_ref().map(String::as_str)).await {
        Err(CommandError::Rejected(_)) => return Ok(None),
        thread => thread?,
    };
    match seeks.take(seek.id, at(thread), &ctx.player, None).await {
        Err(rejected @ HostError::Rejected(_)) => {
            thread::discard(ctx, thread).await;
            Err(rejected.into())
        }
        opened => Ok(Some(opened?)),
    }
}
