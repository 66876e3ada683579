//! `/seek`: looks for an opponent in every server that shows such posts, or for another server, and the buttons by which others join.
//!
//! # Bounds
//!
//! Four seeks an hour, one of them open, with a post in each server that shows them, of which a server has five, at the
//! expense of the player. Discord is asked for the server, a channel and a member. The game is in direct messages where no
//! more threads are created.

use super::thread;
use super::{
    CommandContext, CommandError, Context, Visibility, parse_game, run, serenity, suggest_games,
    user_localizer,
};
use crate::app::limits::budgets::Cause;
use crate::app::posts::messenger::{ChannelAccess, Guilds as _};
use crate::app::seek_joins::{JoinError, JoinedSeek, table_of_seek};
use crate::app::work::rounds::Round;
use crate::discord::interactions::choices;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::vote;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, SeekButton};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, HostRejection, SEEK_TTL, Seek, SeekJoin};
use crate::i18n::{channel, link_to, message_link, opened_seek_text, player_name};
use crate::localize::Message;
use crate::table::{GuildId, Player, SeekId, TimeControl};
use serenity::{ButtonStyle, CreateAutocompleteResponse};

/// The time for a turn if the user has chosen none: strangers may be asleep while the other one is awake.
const DEFAULT_TIME: TimeControl = TimeControl::OneDay;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 1, Work::Text);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn seek(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
    #[autocomplete = "suggest_times"] time: Option<String>,
    #[autocomplete = "suggest_team_times"] team: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let game = parse_game(ctx, &game)?;
        let time_control = match (&team, time) {
            (Some(name), _) => Some(choices::parse_team_time(ctx, name)?),
            (None, Some(name)) => choices::parse_time_control(ctx, &name)?,
            (None, None) => Some(DEFAULT_TIME),
        };
        let (player, channel) = match (team.is_some(), ctx.venue.guild) {
            (false, _) => (ctx.player.clone(), None),
            (true, None) => return Err(CommandError::Rejected(Message::new("say-only-in-servers"))),
            (true, Some(guild)) => {
                ctx.venue.check_new_table(&ctx.app.host).await?;
                ctx.venue.check_boards()?;
                (ctx.fetch_server(guild).await?, Some(ctx.venue.channel))
            }
        };
        let opened = ctx.app.host.seeks().open((&player, channel), game, time_control).await?;
        ctx.app.budgets.record_cause(Cause::Seek(opened.seek.id));
        ctx.app.rounds.add(Round::Seeks);
        let (localizer, until) = (ctx.user_localizer(), opened.seek.at + SEEK_TTL);
        let notes = [
            opened.replaces.then_some("seek-replaced"),
            opened.is_direct_occupied.then_some("seek-direct-taken"),
        ];
        let notes = notes.into_iter().flatten();
        let key = if channel.is_some() { "seek-opened-team" } else { "seek-opened" };
        let text = opened_seek_text(localizer, key, (game, time_control), opened.guilds, until, notes);
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

/// Suggests times for a vote.
async fn suggest_team_times(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, choices::team_time_controls())
}

/// Closes the user's own seek, or that of the server.
pub(super) async fn withdraw(ctx: &CommandContext<'_>, seek: SeekId) -> Result<(), CommandError> {
    let was_open = ctx.app.host.seeks().withdraw(seek, ctx.player_id, ctx.venue.guild).await?;
    ctx.app.rounds.add(Round::Seeks);
    let key = if was_open { "seek-withdrawn" } else { "seek-over" };
    ctx.responder.replace_source_message(ctx.user_localizer().text(key)).await;
    Ok(())
}

/// Joins a seek. It is played in a thread here, or in this channel where no thread can be created. If the player of the seek does
/// not see this channel, it has another table, or there were too many threads of late, it is played in direct messages. Of a server that
/// looks for another one, somebody joins for the server here.
pub(super) async fn join(ctx: &CommandContext<'_>, id: SeekId) -> Result<(), CommandError> {
    let (app, guild) = (ctx.app, ctx.venue.guild.ok_or_else(CommandError::stale_button)?);
    let seek = match app.host.seeks().joinable(id, &ctx.player, guild).await {
        Err(HostError::Refused(HostRejection::SeekClosed)) => return lead_to_table(ctx, id, guild).await,
        seek => seek?,
    };
    let joiner = match seek.channel {
        Some(_) => {
            vote::check_voter(ctx)?;
            ctx.fetch_server(guild).await?
        }
        None => ctx.player.clone(),
    };
    let Some(claim) = app.join_claims.claim(id, joiner.id) else {
        // An earlier press is being carried out, and its answer serves this one.
        ctx.responder.defer(Visibility::SourceMessage).await;
        return Ok(());
    };
    let joined = match open_where_possible(ctx, &seek, guild, &joiner).await {
        Err(error) => {
            // The next round tries the join again if that may help. It skips joins that are still claimed.
            drop(claim);
            app.rounds.add(Round::Seeks);
            // The two have joined each other's seeks, and the other one was faster.
            return match app.host.seeks().table_with(id, joiner.id, guild).await? {
                Some(_) => lead_to_table(ctx, id, guild).await,
                None => Err(error),
            };
        }
        Ok(joined) => joined,
    };
    let JoinedSeek { outcome, told } = joined.ok_or_else(CommandError::stale_button)?;
    let table = outcome.table.clone();
    app.budgets.record_cause(Cause::Seek(id));
    app.post_outcome(outcome).await;
    app.rounds.add(Round::Seeks);
    let place = match told {
        Some((channel, message)) => message_link(None, channel, message),
        None => channel(app.host.mirrors().place_of(&table, joiner.id).await?.0),
    };
    let link = link_to(ctx.user_localizer(), &table, place);
    let replied = ctx.responder.reply_to_user(OutgoingMessage::text(link)).await;
    app.end_join(&seek, joiner.id).await?;
    replied
}

/// Opens the game of a seek in a thread, in this channel or in direct messages. `None` if none of them is possible.
async fn open_where_possible(
    ctx: &CommandContext<'_>,
    seek: &Seek,
    guild: GuildId,
    joiner: &Player,
) -> Result<Option<JoinedSeek>, CommandError> {
    let app = ctx.app;
    let seeker = seek.player.human_id();
    let is_shared = match seeker {
        Some(seeker) => {
            let access = app.messenger.channel_access(guild, ctx.venue.channel, &[seeker]).await?;
            access == [ChannelAccess::Full]
        }
        // A server does not have to see the channel of the other one.
        None => true,
    };
    let joined = match ctx.venue.creatable_thread_kind() {
        Ok(_) if is_shared && app.budgets.take_thread(ctx.player_id, guild).is_ok() => {
            let localizer = app.guild_localizer(guild, seeker).await;
            let names = [&seek.player, joiner].map(|player| player_name(&localizer, player));
            let name = thread::name(&localizer, seek.game, &names.each_ref().map(String::as_str));
            open(ctx, seek, (guild, joiner), Some(name)).await?
        }
        Err(_) if is_shared => take_here(ctx, seek, (guild, joiner)).await?,
        _ => None,
    };
    match joined {
        Some(joined) => Ok(Some(joined)),
        None if seeker.is_none() => {
            ctx.venue.check_boards()?;
            let joined = take_here(ctx, seek, (guild, joiner)).await?;
            joined.map(Some).ok_or_else(|| CommandError::Rejected(ctx.venue.occupied_message()))
        }
        None => open(ctx, seek, (guild, joiner), None).await,
    }
}

/// Opens the game of a seek in a thread of this name, or in direct messages. `None` if Discord refuses to create a thread.
async fn open(
    ctx: &CommandContext<'_>,
    seek: &Seek,
    (guild, joiner): (GuildId, &Player),
    thread_name: Option<String>,
) -> Result<Option<JoinedSeek>, CommandError> {
    let (app, player, channel) = (ctx.app, joiner.clone(), ctx.venue.channel);
    let join = SeekJoin { seek: seek.clone(), player, guild, channel, thread_name };
    // An earlier press may have left something behind.
    let is_new = app.host.seeks().begin_join(&join).await?;
    let error = match Box::pin(app.open_joined(&join, is_new)).await {
        Ok(joined) => return Ok(Some(joined)),
        Err(error) => error,
    };
    if error.is_final() {
        app.end_join(seek, joiner.id).await?;
    }
    match error {
        JoinError::NoThread(error) => {
            tracing::warn!(%error, channel = %ctx.venue.channel, "a thread could not be created");
            Ok(None)
        }
        JoinError::NoDirect(_) => Err(CommandError::Rejected(Message::new("seek-no-direct"))),
        JoinError::Unreachable(_) => Err(CommandError::Rejected(Message::new("seek-unreachable"))),
        JoinError::Host(error) => Err(error.into()),
        JoinError::Messenger(error) if error.is_transient() => {
            tracing::warn!(%error, seek = %seek.id, "the game of a seek is opened later");
            Err(CommandError::Rejected(Message::new("seek-delayed")))
        }
        JoinError::Messenger(error) => Err(error.into()),
    }
}

/// Answers the button of a seek that is not open any more: leads its players to their table.
async fn lead_to_table(ctx: &CommandContext<'_>, seek: SeekId, guild: GuildId) -> Result<(), CommandError> {
    let Some(table) = ctx.app.host.seeks().table_with(seek, ctx.player.id, guild).await? else {
        return Err(HostRejection::SeekClosed.into());
    };
    let acting = table.acting(ctx.player.id, Some(guild));
    let (at, board) = match ctx.app.host.mirrors().place_of(&table, acting).await? {
        (at, None) if at == table.channel() => (at, ctx.app.displayed_board(&table).await),
        place => place,
    };
    let guild = if table.is_direct() { None } else { Some(guild) };
    let place = board.map_or_else(|| channel(at), |board| message_link(guild, at, board));
    let link = link_to(ctx.user_localizer(), &table, place);
    ctx.responder.reply_to_user(OutgoingMessage::text(link)).await
}

/// Opens the table of a seek in this channel. `None` if it has another table, or the bot cannot post boards.
async fn take_here(
    ctx: &CommandContext<'_>,
    seek: &Seek,
    (guild, joiner): (GuildId, &Player),
) -> Result<Option<JoinedSeek>, CommandError> {
    if ctx.venue.check_boards().is_err() {
        return Ok(None);
    }
    let (new_table, mirror) = table_of_seek(seek, guild, ctx.venue.channel)?;
    match ctx.app.host.tables().open_sought(seek.id, new_table, joiner, mirror).await {
        Err(HostError::Refused(HostRejection::Occupied)) => Ok(None),
        taken => Ok(Some(JoinedSeek { outcome: taken?, told: None })),
    }
}
