//! `/games`: the running games of the user, those that wait for the user first.
//!
//! # Bounds
//!
//! 50 running tables and as many invitations by an index, each cached or replayed once.

use super::{CommandContext, CommandError, Context, Visibility, run};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::components::pagination;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{QuarantineReason, TableRef};
use crate::i18n::{channel, game_text};
use crate::localize::Message;
use crate::table::{Phase, Table};

const GAMES_PER_PAGE: usize = 10;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| show_page(ctx, 0).await).await
}

/// Shows a page by its number from 0, or the last one if there are fewer.
pub(super) async fn show_page(ctx: &CommandContext<'_>, number: usize) -> Result<(), CommandError> {
    let (localizer, player) = (ctx.user_localizer(), ctx.player_id);
    let games = ctx.app.host.players().tables_of(player).await?;
    let last = games.len().saturating_sub(1) / GAMES_PER_PAGE;
    let number = number.min(last);
    let (running, invitations): (Vec<_>, Vec<_>) =
        games.iter().map(|(table, _)| table).partition(|table| table.phase() != Phase::Invitation);
    let waits = |table: &Table| table.awaited().iter().any(|awaited| awaited.id == player);
    let heading = Message::new("games-heading")
        .count("games", running.len())
        .count("waiting", running.iter().filter(|table| waits(table)).count())
        .count("invitations", invitations.len());
    let lines: Vec<String> = games
        .iter()
        .skip(number * GAMES_PER_PAGE)
        .take(GAMES_PER_PAGE)
        .map(|(table, sitting)| game_text(localizer, table, player, (*sitting).into()))
        .collect();
    games.iter().for_each(|(table, _)| ctx.app.check_members(table.id()));
    let mut list = if lines.is_empty() { localizer.text("games-none") } else { lines.join("\n") };
    if number == last {
        list.push_str(&quarantined_tables(ctx).await?);
    }
    let id = |page| CustomId::RunningGames { page };
    let rows = pagination(localizer, number, number < last, id);
    let page = OutgoingMessage::titled(localizer.render(&heading), list).rows(rows);
    ctx.responder.reply_to_user(page).await
}

/// The tables of the user at which nobody can play now, under a heading of their own; empty if there are none.
async fn quarantined_tables(ctx: &CommandContext<'_>) -> Result<String, CommandError> {
    let localizer = ctx.user_localizer();
    let mut lines = Vec::new();
    for (table, place, reason) in ctx.app.host.tables().quarantined_of(ctx.player_id).await? {
        let loaded = ctx.app.host.tables().load(TableRef::Id(table)).await;
        let is_of_tournament = loaded.is_ok_and(|table| table.is_of_tournament());
        let message = Message::new("games-on-hold-line")
            .with("reason", reason_name(reason, is_of_tournament))
            .with("table", table)
            .with("place", channel(place));
        lines.push(localizer.render(&message));
    }
    if lines.is_empty() {
        return Ok(String::new());
    }
    Ok(format!("\n\n**{}**\n{}", localizer.text("games-on-hold"), lines.join("\n")))
}

/// The name of a reason in the texts. A game of a tournament moves with its tournament, or when its own channel is gone.
fn reason_name(reason: QuarantineReason, is_of_tournament: bool) -> &'static str {
    match reason {
        QuarantineReason::ChannelGone if is_of_tournament => "gone-tournament",
        QuarantineReason::HiddenFromPlayer if is_of_tournament => "hidden-tournament",
        QuarantineReason::ChannelLocked | QuarantineReason::NoPermission if is_of_tournament => "tournament",
        QuarantineReason::ChannelGone => "gone",
        QuarantineReason::ChannelLocked => "locked",
        QuarantineReason::NoPermission => "denied",
        QuarantineReason::HiddenFromPlayer => "hidden",
        QuarantineReason::PlayerTimedOut => "timed-out",
        QuarantineReason::Unreadable => "broken",
    }
}
