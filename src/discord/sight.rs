//! Who may look at a game by its number: whoever sits there, and whoever sees the channel in which it is played.

use super::api_error::ApiError;
use super::context::CommandContext;
use super::line::{Own, again};
use super::{CommandError, serenity};
use crate::rules::Message;
use crate::table::Table;
use serenity::{ChannelId, ChannelType, GuildChannel, GuildId, UserId};

/// Refuses a game that is none of this person's business.
pub(super) async fn check(ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
    let player = ctx.player.id;
    let is_theirs =
        table.seat_of(player).is_some() || table.invited().any(|(_, invited)| invited.id == player);
    if is_theirs || table.channel() == ctx.channel_id() {
        return Ok(());
    }
    // A direct conversation is seen by nobody else.
    let sees = match table.guild() {
        Some(guild) => {
            let (guild, channel) = (GuildId::new(guild.0), ChannelId::new(table.channel().0));
            sees(&ctx.app.own, guild, channel, UserId::new(player.0)).await
        }
        None => Ok(false),
    };
    match sees {
        Ok(true) => Ok(()),
        // Discord does not let the bot know: the channel is gone, or the bot or the person is no member any more.
        Err(fault) if !fault.is_refusal() => Err(fault.into()),
        Ok(false) | Err(_) => Err(CommandError::Rejected(Message::new("say-not-seen"))),
    }
}

async fn sees(own: &Own, guild: GuildId, channel: ChannelId, user: UserId) -> Result<bool, ApiError> {
    let server = again(|| own.ask(|http| http.get_guild(guild)));
    let member = again(|| own.ask(|http| http.get_member(guild, user)));
    let (server, member) = tokio::try_join!(server, member)?;
    let Some(mut place) = of_server(own, channel).await? else { return Ok(false) };
    if place.kind == ChannelType::PrivateThread {
        return Ok(false);
    }
    // A thread is seen by whoever sees its channel.
    if matches!(place.kind, ChannelType::PublicThread | ChannelType::NewsThread) {
        let Some(parent) = place.parent_id else { return Ok(false) };
        let Some(parent) = of_server(own, parent).await? else { return Ok(false) };
        place = parent;
    }
    Ok(server.user_permissions_in(&place, &member).view_channel())
}

async fn of_server(own: &Own, channel: ChannelId) -> Result<Option<GuildChannel>, ApiError> {
    Ok(again(|| own.ask(|http| http.get_channel(channel))).await?.guild())
}
