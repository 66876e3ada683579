//! Which tournament a command is about, if its option names none, and the suggestions for that option.

use super::actions::{load, rejected};
use super::{App, CommandContext, CommandError, Context, Suggestion, serenity, suggestions, user_localizer};
use crate::host::{TableRef, TournamentSummary};
use crate::i18n::{Localizer, is_same_text, only_match, tournament_entry};
use crate::localize::Message;
use crate::table::{GuildId, PlayerId};
use crate::tournament::{Form, Phase, Tournament, TournamentId};
use serenity::CreateAutocompleteResponse;
use std::sync::Arc;

/// The tournament that an option names. Without one it is that of the game in this thread or one of those that are not over in
/// this channel, or in the channel that its thread belongs to: the only one for which the command makes sense, or of several
/// the one that the user organises. If none makes sense, the newest one says why.
pub(super) async fn find(
    ctx: &CommandContext<'_>,
    option: Option<&str>,
    is_meant: impl Fn(&Tournament, PlayerId) -> bool,
) -> Result<Arc<Tournament>, CommandError> {
    if let Some(text) = option {
        return named(ctx, text).await;
    }
    let here = unfinished_here(ctx).await?;
    let fitting: Vec<&Arc<Tournament>> =
        here.iter().filter(|tournament| is_meant(tournament, ctx.player_id)).collect();
    let mut own = fitting.iter().filter(|tournament| is_organised_by(tournament, ctx.player_id));
    match (&fitting[..], own.next(), own.next()) {
        ([], ..) => here.first().cloned().ok_or_else(|| rejected("say-no-tournament-here")),
        ([only], ..) | (_, Some(only), None) => Ok(Arc::clone(only)),
        _ => {
            let names = fitting.iter().map(|tournament| &tournament.settings().name);
            let message = Message::new("say-which-tournament").list("names", names);
            Err(CommandError::Rejected(message))
        }
    }
}

/// The tournament to be shown: the one that an option names, or else the user's own in this channel, or the newest one, also
/// if it is over.
pub(super) async fn find_shown(
    ctx: &CommandContext<'_>,
    option: Option<&str>,
) -> Result<Arc<Tournament>, CommandError> {
    if let Some(text) = option {
        return named(ctx, text).await;
    }
    let here = unfinished_here(ctx).await?;
    let own = here.iter().find(|tournament| takes_part(tournament, ctx.player_id));
    if let Some(tournament) = own.or(here.first()) {
        return Ok(tournament.clone());
    }
    let Some(guild) = ctx.venue.guild else { return Err(rejected("say-no-tournament-here")) };
    for channel in ctx.venue.channels() {
        if let Some(id) = ctx.app.host.tournaments().newest_in(guild, channel).await? {
            return load(ctx, id).await;
        }
    }
    Err(rejected("say-no-tournament-here"))
}

/// The tournament of this number or name, or as it is suggested, or the only one that is suggested for the text.
async fn named(ctx: &CommandContext<'_>, text: &str) -> Result<Arc<Tournament>, CommandError> {
    if let Ok(number) = text.trim().parse() {
        return load(ctx, TournamentId(number)).await;
    }
    let Some(guild) = ctx.venue.guild else { return Err(rejected("say-no-tournament")) };
    let wanted = text.trim().to_lowercase();
    let known = ctx.app.host.tournaments().of_guild(guild).await?;
    let of_name = |summary: &&TournamentSummary| summary.name.to_lowercase() == wanted;
    // No two that are not over have the same name, and these are first.
    let named = known.iter().find(of_name);
    let is_shown = |summary: &&TournamentSummary| {
        let shown = entry(ctx.user_localizer(), summary);
        is_same_text(&shown, text) || is_same_text(&numbered(&shown, summary), text)
    };
    let shown = || known.iter().find(is_shown);
    let found = named.or_else(shown).or_else(|| only_match(&known, text, |summary| known_by(summary)));
    load(ctx, found.ok_or_else(|| rejected("say-no-tournament"))?.id).await
}

/// The tournaments that are not over in this channel, or in the one that its thread belongs to, the newest first. In the
/// thread of a game it is that of the game.
async fn unfinished_here(ctx: &CommandContext<'_>) -> Result<Vec<Arc<Tournament>>, CommandError> {
    let host = &ctx.app.host;
    for channel in ctx.venue.channels() {
        let mut here = Vec::new();
        for id in host.tournaments().unfinished_in(channel).await? {
            here.push(load(ctx, id).await?);
        }
        if !here.is_empty() {
            return Ok(here);
        }
        let Ok(table) = host.tables().load(TableRef::Channel(channel)).await else { continue };
        if let Some((id, _)) = host.tournaments().of_table(table.id()).await? {
            let tournament = load(ctx, id).await?;
            if matches!(tournament.phase(), Phase::Registration | Phase::Running) {
                return Ok(vec![tournament]);
            }
        }
    }
    Ok(Vec::new())
}

/// Whether a player takes part.
pub(super) fn takes_part(tournament: &Tournament, player: PlayerId) -> bool {
    tournament.number_of(player).is_some_and(|number| tournament.entrants()[number].is_active())
}

fn is_organised_by(tournament: &Tournament, player: PlayerId) -> bool {
    tournament.settings().organiser.id == player
}

/// Suggests the tournaments of the guild, those that are not over first.
pub(super) async fn suggest_tournaments(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_tournaments_that(ctx, typed, |_| true).await
}

/// Suggests the tournaments of the guild that are not over.
pub(super) async fn suggest_unfinished(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let is_unfinished =
        |summary: &TournamentSummary| matches!(summary.phase, Phase::Registration | Phase::Running);
    suggest_tournaments_that(ctx, typed, is_unfinished).await
}

/// Suggests the tournaments of the guild that can be started.
pub(super) async fn suggest_registrations(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_tournaments_that(ctx, typed, |summary| summary.phase == Phase::Registration).await
}

/// Suggests the running tournaments of the guild.
pub(super) async fn suggest_running(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_tournaments_that(ctx, typed, |summary| summary.phase == Phase::Running).await
}

/// Suggests the running ladders of the guild.
pub(super) async fn suggest_ladders(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let is_ladder =
        |summary: &TournamentSummary| summary.form == Form::Ladder && summary.phase == Phase::Running;
    suggest_tournaments_that(ctx, typed, is_ladder).await
}

async fn suggest_tournaments_that(
    ctx: Context<'_>,
    typed: &str,
    is_suggested: fn(&TournamentSummary) -> bool,
) -> CreateAutocompleteResponse {
    let localizer = user_localizer(ctx).await;
    let app: &App = ctx.data();
    let Some(guild) = ctx.interaction.guild_id else { return suggestions::respond(typed, []) };
    let tournaments = app.host.tournaments().of_guild(GuildId(guild.get())).await;
    let tournaments = tournaments.unwrap_or_else(|error| {
        let error: &dyn std::error::Error = &error;
        tracing::error!(error, "tournaments could not be suggested");
        Vec::new()
    });
    let suggested: Vec<TournamentSummary> = tournaments.into_iter().filter(is_suggested).collect();
    let suggestion = |summary: &TournamentSummary| {
        let same = suggested.iter().filter(|other| other.name.to_lowercase() == summary.name.to_lowercase());
        let shown = entry(&localizer, summary);
        let shown = if same.count() > 1 { numbered(&shown, summary) } else { shown };
        known_by(summary)
            .into_iter()
            .fold(Suggestion::new(shown, summary.id.to_string()), Suggestion::found_by)
    };
    suggestions::respond(typed, suggested.iter().map(suggestion))
}

/// How a tournament reads among the suggestions.
fn entry(localizer: &Localizer, summary: &TournamentSummary) -> String {
    tournament_entry(localizer, &summary.name, summary.game, summary.phase)
}

/// The entry of one of several tournaments with the same name.
fn numbered(entry: &str, summary: &TournamentSummary) -> String {
    suggestions::with_note(entry, &summary.id.to_string())
}

/// The texts by which a tournament is found.
fn known_by(summary: &TournamentSummary) -> Vec<String> {
    vec![summary.name.clone(), summary.id.to_string()]
}
