//! `/leaderboard`: the best players of a game, page by page.
//!
//! # Bounds
//!
//! Twenty rows by an index.

use super::{CommandContext, CommandError, Context, Visibility, parse_game, run, suggest_games};
use crate::discord::components::pagination;
use crate::discord::custom_id::{CustomId, enum_value, game_named};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::policy::{Actor, Place, Policy, TableScope, Work};
use crate::i18n::leaderboard_text;
use crate::ratings::Ladder;
use crate::rules::{GameKind, Message};
use serde::{Deserialize, Serialize};
use std::fmt;

const PLAYERS_PER_PAGE: usize = 10;
const MAX_PAGES: usize = 1 << 20;

/// The group of players that a leaderboard compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Scope {
    /// The players who have played in this guild.
    #[serde(rename = "server")]
    Guild,
    All,
}

/// A page of a leaderboard, in ids `GAME:LADDER:SCOPE:PAGE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct LeaderboardPage {
    game: GameKind,
    ladder: Ladder,
    scope: Scope,
    /// From 0.
    page: usize,
}

impl LeaderboardPage {
    pub(in crate::discord) fn parse(text: &str) -> Option<LeaderboardPage> {
        let [game, ladder, scope, page] = text.split(':').collect::<Vec<_>>().try_into().ok()?;
        Some(LeaderboardPage {
            game: game_named(game)?,
            ladder: Ladder::ALL.into_iter().find(|known| known.name() == ladder)?,
            scope: enum_value(scope)?,
            page: page.parse().ok().filter(|page| *page < MAX_PAGES)?,
        })
    }
}

impl fmt::Display for LeaderboardPage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}:", self.game, self.ladder.name())?;
        self.scope.serialize(&mut *f)?;
        write!(f, ":{}", self.page)
    }
}

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
    everywhere: Option<bool>,
    computers: Option<bool>,
) -> Result<(), CommandError> {
    let ladder = if computers.unwrap_or(false) { Ladder::Levels } else { Ladder::People };
    run(ctx, Visibility::Public, async |ctx| {
        let scope = if everywhere.unwrap_or(ctx.venue.guild.is_none()) { Scope::All } else { Scope::Guild };
        let first = LeaderboardPage { game: parse_game(ctx, &game)?, ladder, scope, page: 0 };
        ctx.responder.reply(page(ctx, first).await?).await
    })
    .await
}

/// Opens another page for the user alone.
pub(super) async fn turn_page(ctx: &CommandContext<'_>, to: LeaderboardPage) -> Result<(), CommandError> {
    ctx.responder.reply_to_user(page(ctx, to).await?).await
}

async fn page(ctx: &CommandContext<'_>, at: LeaderboardPage) -> Result<OutgoingMessage, CommandError> {
    let LeaderboardPage { game, ladder, scope, page } = at;
    let localizer = ctx.channel_localizer();
    let guild = ctx.venue.guild.filter(|_| scope == Scope::Guild);
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
    Ok(OutgoingMessage::titled(heading, list).rows(rows))
}
