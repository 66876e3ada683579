//! `/leaderboard`: the best players of a game, page by page, for the user alone until they are shared.
//!
//! # Bounds
//!
//! Twenty rows by an index.

use super::{
    CommandContext, CommandError, Context, Visibility, parse_game, published, run, serenity, suggest_games,
};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::components::pagination;
use crate::discord::messages::custom_id::{CustomId, LeaderboardPage, LeaderboardScope};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::i18n::{Localizer, leaderboard_text};
use crate::localize::Message;
use crate::ratings::Ladder;
use serenity::CreateActionRow;

const PLAYERS_PER_PAGE: usize = 10;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
    everywhere: Option<bool>,
    computers: Option<bool>,
) -> Result<(), CommandError> {
    let ladder = if computers.unwrap_or(false) { Ladder::Levels } else { Ladder::People };
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let scope = if everywhere.unwrap_or(ctx.venue.guild.is_none()) {
            LeaderboardScope::All
        } else {
            LeaderboardScope::Guild
        };
        let first = LeaderboardPage { game: parse_game(ctx, &game)?, ladder, scope, page: 0 };
        turn_page(ctx, first).await
    })
    .await
}

/// Opens a page for the user alone.
pub(super) async fn turn_page(ctx: &CommandContext<'_>, to: LeaderboardPage) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let (page, mut rows) = page(ctx, localizer, to).await?;
    let share = published::share_button(localizer, &CustomId::ShareLeaderboard(to));
    rows.push(CreateActionRow::Buttons(vec![share]));
    ctx.responder.reply_to_user(page.rows(rows)).await
}

/// Shows a page to everyone in the channel.
pub(super) async fn share(ctx: &CommandContext<'_>, at: LeaderboardPage) -> Result<(), CommandError> {
    let (page, rows) = page(ctx, ctx.channel_localizer(), at).await?;
    published::share(ctx, &at.to_string(), page.rows(rows.clone()), rows).await.map(drop)
}

/// A page, and the rows of buttons to the others.
async fn page(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    at: LeaderboardPage,
) -> Result<(OutgoingMessage, Vec<CreateActionRow>), CommandError> {
    let LeaderboardPage { game, ladder, scope, page } = at;
    let guild = ctx.venue.guild.filter(|_| scope == LeaderboardScope::Guild);
    let places = page * PLAYERS_PER_PAGE..(page + 1) * PLAYERS_PER_PAGE;
    let leaderboard = ctx.app.host.ratings().leaderboard(game, ladder, guild, places, ctx.player_id).await?;
    let key = match (ladder, guild) {
        (Ladder::People, Some(_)) => "leaderboard-server",
        (Ladder::People, None) => "leaderboard-everywhere",
        (Ladder::Levels, Some(_)) => "leaderboard-levels-server",
        (Ladder::Levels, None) => "leaderboard-levels-everywhere",
    };
    let heading = localizer.render(&Message::new(key).game("game", game));
    let list = leaderboard_text(localizer, game, ladder, &leaderboard);
    let id = |page| CustomId::Leaderboard(LeaderboardPage { page, ..at });
    let rows = pagination(localizer, page, leaderboard.goes_on, id);
    Ok((OutgoingMessage::titled(heading, list), rows))
}
