//! Suggests the numbers of tables to those who play there, while one is typed.
//!
//! # Bounds
//!
//! A key typed in `/game` or `/table move` looks up 50 running tables and as many invitations by an index, each cached or
//! replayed once, and a row for each of 25 finished games.

use super::{CommandError, Context, Suggestion, serenity, suggestions, user_localizer};
use crate::discord::messages::limits::MAX_CHOICES;
use crate::host::FinishedGame;
use crate::i18n::{Localizer, TablePlace, finished_entry, table_entry};
use crate::table::{ChannelId, GuildId, PlayerId, Table};
use serenity::CreateAutocompleteResponse;

/// Number of the newest finished games of the user among which those of a channel are looked for.
const MAX_SEARCHED_GAMES: usize = 200;

/// Suggests the games of the user: the running ones, and then the finished ones, the newest first.
pub(super) async fn suggest_played(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    respond(ctx, typed, played(ctx).await)
}

/// Suggests the tables of the user that can be moved: those that are not over, also where nobody can play now.
pub(super) async fn suggest_movable(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    respond(ctx, typed, movable(ctx).await)
}

/// Suggests the finished games of the user in this channel in which somebody has moved, the newest first.
pub(super) async fn suggest_finished_here(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    respond(ctx, typed, finished_here(ctx).await)
}

fn respond(
    ctx: Context<'_>,
    typed: &str,
    tables: Result<Vec<Suggestion>, CommandError>,
) -> CreateAutocompleteResponse {
    let tables = tables.unwrap_or_else(|error| {
        let error: &dyn std::error::Error = &error;
        tracing::error!(error, player = %user(ctx), "tables could not be suggested");
        Vec::new()
    });
    suggestions::respond(typed, tables)
}

async fn played(ctx: Context<'_>) -> Result<Vec<Suggestion>, CommandError> {
    let (players, localizer) = (ctx.data().host.players(), user_localizer(ctx).await);
    let unfinished = players.tables_of(user(ctx)).await?;
    let running = unfinished.iter().filter(|(table, _)| table.game().is_some());
    let running = running.filter_map(|(table, _)| suggestion(ctx, &localizer, table));
    let finished = players.finished_games_of(user(ctx), MAX_CHOICES).await?;
    Ok(running.chain(finished.iter().map(|game| finished_suggestion(ctx, &localizer, game))).collect())
}

async fn finished_here(ctx: Context<'_>) -> Result<Vec<Suggestion>, CommandError> {
    let localizer = user_localizer(ctx).await;
    let here = ChannelId(ctx.interaction.channel_id.get());
    let finished = ctx.data().host.players().finished_games_of(user(ctx), MAX_SEARCHED_GAMES).await?;
    let finished = finished.iter().filter(|game| game.channel == here && game.has_turns);
    Ok(finished.map(|game| finished_suggestion(ctx, &localizer, game)).take(MAX_CHOICES).collect())
}

/// The entry of a finished game of the user.
fn finished_suggestion(ctx: Context<'_>, localizer: &Localizer, finished: &FinishedGame) -> Suggestion {
    let FinishedGame { table, guild, channel, game, others, .. } = finished;
    let shown = finished_entry(localizer, *table, *game, others, place(ctx, *guild, *channel));
    Suggestion::new(shown, table.0)
}

async fn movable(ctx: Context<'_>) -> Result<Vec<Suggestion>, CommandError> {
    let localizer = user_localizer(ctx).await;
    let unfinished = ctx.data().host.players().tables_of(user(ctx)).await?;
    let unfinished = unfinished.iter().filter(|(table, _)| !table.is_of_tournament());
    let mut tables: Vec<Suggestion> =
        unfinished.filter_map(|(table, _)| suggestion(ctx, &localizer, table)).collect();
    for table in ctx.data().host.players().quarantined_tables_of(user(ctx)).await? {
        tables.extend(suggestion(ctx, &localizer, &table));
    }
    Ok(tables)
}

/// The entry of an unfinished table at which the user has a seat.
fn suggestion(ctx: Context<'_>, localizer: &Localizer, table: &Table) -> Option<Suggestion> {
    table.seat_of(user(ctx))?;
    let place = place(ctx, table.guild(), table.channel());
    let shown = table_entry(localizer, table, user(ctx), place);
    Some(Suggestion::new(shown, table.id().0))
}

fn place(ctx: Context<'_>, guild: Option<GuildId>, channel: ChannelId) -> TablePlace {
    let own_guild = ctx.interaction.guild_id.map(|guild| GuildId(guild.get()));
    TablePlace::seen_from((own_guild, ChannelId(ctx.interaction.channel_id.get())), (guild, channel))
}

fn user(ctx: Context<'_>) -> PlayerId {
    PlayerId(ctx.interaction.user.id.get())
}
