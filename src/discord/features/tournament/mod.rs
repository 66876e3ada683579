//! `/tournament`: opens, runs and shows the tournaments of a guild. Buttons under their messages do the same.

mod buttons;
mod create;
mod export;
mod organise;
mod participate;
mod show;

pub(super) use buttons::route;

use super::{
    App, CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, suggestions,
    user_localizer,
};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::{HostError, TournamentError, TournamentOutcome};
use crate::i18n::{escape_arguments, tournament_entry};
use crate::rules::Message;
use crate::table::GuildId;
use crate::tournament::{Command, Form, Tournament, TournamentId};
use serenity::CreateAutocompleteResponse;
use std::sync::Arc;

// Discord runs only the subcommands.
#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "create::create",
        "organise::start",
        "organise::pause",
        "organise::resume",
        "organise::cancel",
        "organise::finish",
        "organise::remove",
        "participate::join",
        "participate::leave",
        "participate::withdraw",
        "participate::challenge",
        "show::standings",
        "show::pairings",
        "export::export"
    ),
    subcommand_required
)]
pub(super) async fn tournament(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// The tournament that an option names, or else the one of the channel or of the channel that its thread belongs to.
async fn find(ctx: &CommandContext<'_>, option: Option<&str>) -> Result<Arc<Tournament>, CommandError> {
    if let Some(text) = option {
        let number = text.trim().parse().map_err(|_| rejected("say-no-tournament"))?;
        return load(ctx, TournamentId(number)).await;
    }
    for channel in ctx.venue.channels() {
        if let Some(id) = ctx.app.host.tournaments().in_channel(channel).await? {
            return load(ctx, id).await;
        }
    }
    Err(rejected("say-no-tournament-here"))
}

/// A tournament of the guild. Those of other guilds do not exist here.
async fn load(ctx: &CommandContext<'_>, id: TournamentId) -> Result<Arc<Tournament>, CommandError> {
    match ctx.app.host.tournaments().load(id).await {
        Ok(tournament) if Some(tournament.settings().guild) == ctx.venue.guild => Ok(tournament),
        Ok(_) | Err(HostError::Tournament(TournamentError::Unknown)) => Err(rejected("say-no-tournament")),
        Err(error) => Err(error.into()),
    }
}

/// Carries out a command at a tournament. What the channel is told of it follows in the background.
async fn execute(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    command: Command,
) -> Result<TournamentOutcome, CommandError> {
    let outcome = ctx.app.host.tournaments().execute(tournament.id(), command).await?;
    ctx.app.tournament_changed(tournament.id());
    Ok(outcome)
}

/// Tells the user what was done.
async fn report_done(
    ctx: &CommandContext<'_>,
    what: &'static str,
    tournament: &Tournament,
) -> Result<(), CommandError> {
    let message = Message::new("tournament-done").with("what", what);
    let message = escape_arguments(message.with("name", &tournament.settings().name));
    let text = ctx.user_localizer().render(&message);
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text)).await
}

fn rejected(key: &'static str) -> CommandError {
    CommandError::Rejected(Message::new(key))
}

/// Suggests the tournaments of the guild, those that are not over first.
async fn suggest_tournaments(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_tournaments_that(ctx, typed, |_| true).await
}

/// Suggests the ladders of the guild.
async fn suggest_ladders(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_tournaments_that(ctx, typed, |form| form == Form::Ladder).await
}

async fn suggest_tournaments_that(
    ctx: Context<'_>,
    typed: &str,
    is_suggested: fn(Form) -> bool,
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
    let suggested = tournaments.into_iter().filter(|summary| is_suggested(summary.form));
    let suggestion = |summary: crate::host::TournamentSummary| {
        let shown = tournament_entry(&localizer, &summary.name, summary.game, summary.phase);
        Suggestion::new(shown, summary.id.to_string()).found_by(summary.name)
    };
    suggestions::respond(typed, suggested.map(suggestion))
}
