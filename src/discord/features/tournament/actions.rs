//! What commands and buttons have in common: they load a tournament, change it, and tell the user what was done.

use super::super::{CommandContext, CommandError};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, TournamentError, TournamentOutcome};
use crate::i18n::escape_arguments;
use crate::localize::Message;
use crate::table::{Player, PlayerId};
use crate::tournament::{Command, EntrantNumber, Tournament, TournamentId};
use std::sync::Arc;

/// A tournament of the guild. Those of other guilds do not exist here.
pub(super) async fn load(
    ctx: &CommandContext<'_>,
    id: TournamentId,
) -> Result<Arc<Tournament>, CommandError> {
    match ctx.app.host.tournaments().load(id).await {
        Ok(tournament) if Some(tournament.settings().guild) == ctx.venue.guild => Ok(tournament),
        Ok(_) | Err(HostError::Tournament(TournamentError::Unknown)) => Err(rejected("say-no-tournament")),
        Err(error) => Err(error.into()),
    }
}

/// Carries out a command at a tournament. What the channel is told of it follows in the background.
pub(super) async fn execute(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    command: Command,
) -> Result<TournamentOutcome, CommandError> {
    let outcome = ctx.app.host.tournaments().execute(tournament.id(), command).await?;
    ctx.app.tournament_changed(tournament.id());
    Ok(outcome)
}

/// Tells the user what was done.
pub(super) async fn report_done(
    ctx: &CommandContext<'_>,
    what: &'static str,
    tournament: &Tournament,
) -> Result<(), CommandError> {
    ctx.responder.reply_ephemeral(OutgoingMessage::text(done_text(ctx, what, tournament))).await
}

pub(super) fn done_text(ctx: &CommandContext<'_>, what: &'static str, tournament: &Tournament) -> String {
    ctx.user_localizer().render(&escaped("tournament-done", tournament).with("what", what))
}

/// A message with the name of the tournament.
pub(super) fn escaped(key: &'static str, tournament: &Tournament) -> Message {
    escape_arguments(Message::new(key).with("name", &tournament.settings().name))
}

pub(super) fn rejected(key: &'static str) -> CommandError {
    CommandError::Rejected(Message::new(key))
}

/// Checks that somebody else takes part, and returns their number: the tournament itself speaks to the user.
pub(super) fn check_entrant(
    tournament: &Tournament,
    player: PlayerId,
    asked: &Player,
) -> Result<EntrantNumber, CommandError> {
    let number = tournament.number_of(player).filter(|number| tournament.entrants()[*number].is_active());
    let unknown = || asked.numbered_name().add_to(Message::new("say-not-entrant"), "name");
    number.ok_or_else(|| CommandError::Rejected(unknown()))
}
