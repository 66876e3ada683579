//! `/tournament`: opens, runs and shows the tournaments of a guild. Buttons under their messages do the same.
//!
//! # Bounds
//!
//! `/tournament` and its buttons look up one tournament, cached or replayed once, and draw a picture of its standings. A
//! guild has eight unfinished tournaments, four of one organiser. A game is a thread, at the pace of its channel: one in one
//! and a half seconds, and no more than the pairings of a round.

mod buttons;
mod choice;
mod confirm;
mod create;
mod export;
mod organise;
mod panel;
mod participate;
mod show;
pub(super) mod start_time;

pub(super) use buttons::route;
use choice::{
    find, find_shown, suggest_ladders, suggest_registrations, suggest_running, suggest_tournaments,
    suggest_unfinished,
};

use super::{
    App, CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, suggestions,
    user_localizer,
};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::{HostError, TournamentError, TournamentOutcome};
use crate::i18n::escape_arguments;
use crate::rules::Message;
use crate::tournament::{Command, Tournament, TournamentId};
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
        "organise::relocate",
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
    ctx.responder.reply_ephemeral(OutgoingMessage::text(done_text(ctx, what, tournament))).await
}

fn done_text(ctx: &CommandContext<'_>, what: &'static str, tournament: &Tournament) -> String {
    ctx.user_localizer().render(&escaped("tournament-done", tournament).with("what", what))
}

/// A message with the name of the tournament.
fn escaped(key: &'static str, tournament: &Tournament) -> Message {
    escape_arguments(Message::new(key).with("name", &tournament.settings().name))
}

fn rejected(key: &'static str) -> CommandError {
    CommandError::Rejected(Message::new(key))
}
