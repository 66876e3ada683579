//! The questions before somebody withdraws or is removed, and before a tournament is cancelled. They say what will be lost.

use super::{CommandContext, CommandError, done_text, execute};
use crate::discord::custom_id::TournamentAction;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::tournament_message::labelled;
use crate::host::HostError;
use crate::i18n::escape_arguments;
use crate::rules::Message;
use crate::tournament::{Command, EntrantNumber, Event, Phase, Tournament};

/// What cannot be undone.
#[derive(Clone, Copy)]
pub(super) enum Ending {
    Withdraw,
    Remove(EntrantNumber),
    Cancel,
}

impl Ending {
    /// The command; `None` for an entrant who has never joined.
    fn command(self, ctx: &CommandContext<'_>, tournament: &Tournament) -> Option<Command> {
        Some(match self {
            Ending::Withdraw => Command::Withdraw { player: ctx.player.id },
            Ending::Remove(entrant) => {
                Command::Remove { player: tournament.entrants().get(entrant)?.player.id }
            }
            Ending::Cancel => Command::Cancel,
        })
    }

    fn action(self) -> TournamentAction {
        match self {
            Ending::Withdraw => TournamentAction::WithdrawNow,
            Ending::Remove(_) => TournamentAction::RemoveNow,
            Ending::Cancel => TournamentAction::CancelNow,
        }
    }

    fn question(self, tournament: &Tournament, events: &[Event]) -> Message {
        let message = match self {
            Ending::Withdraw => Message::new("tournament-really-withdraw"),
            Ending::Remove(entrant) => {
                let player = tournament.entrants()[entrant].player.numbered_name();
                player.add_to(Message::new("tournament-really-remove"), "player")
            }
            Ending::Cancel => Message::new("tournament-really-cancel"),
        };
        let decided = tournament.pairings().iter().filter(|pairing| pairing.result.is_some()).count();
        let is_registration = tournament.phase() == Phase::Registration;
        let message = message
            .with("name", &tournament.settings().name)
            .with("loss", loss(events))
            .with("phase", if is_registration { "registration" } else { "running" })
            .count("players", tournament.active().count())
            .count("games", decided);
        escape_arguments(message)
    }
}

/// What these events cost the player, as the texts name it.
fn loss(events: &[Event]) -> &'static str {
    let is_annulled = |event: &Event| matches!(event, Event::Withdrawn { annulled: true, .. });
    match events {
        _ if events.iter().any(is_annulled) => "all",
        _ if events.iter().any(|event| matches!(event, Event::GameDecided { .. })) => "game",
        _ if events.iter().any(|event| matches!(event, Event::Withdrawn { .. })) => "future",
        _ => "nothing",
    }
}

/// Asks for confirmation if the command is possible.
pub(super) async fn ask(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    ending: Ending,
) -> Result<(), CommandError> {
    let Some(command) = ending.command(ctx, tournament) else { return Ok(()) };
    let events = tournament.decide(&command, ctx.app.host.clock().now()).map_err(HostError::from)?;
    let localizer = ctx.user_localizer();
    let number = if let Ending::Remove(entrant) = ending { entrant } else { 0 };
    let button = |action| labelled(localizer, tournament, action, number);
    let question = localizer.render(&ending.question(tournament, &events));
    ctx.responder
        .reply_ephemeral(
            OutgoingMessage::text(question)
                .buttons(vec![button(ending.action()), button(TournamentAction::Keep)]),
        )
        .await
}

/// Carries it out, and says so in the place of the question.
pub(super) async fn confirm(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    ending: Ending,
) -> Result<(), CommandError> {
    let Some(command) = ending.command(ctx, tournament) else { return Ok(()) };
    let outcome = execute(ctx, tournament, command).await?;
    let what = match ending {
        Ending::Withdraw => "withdrawn",
        Ending::Remove(_) => "removed",
        Ending::Cancel => "cancelled",
    };
    ctx.responder.replace_source_message(done_text(ctx, what, &outcome.tournament)).await;
    Ok(())
}

/// Changes nothing.
pub(super) async fn keep(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.responder.replace_source_message(ctx.user_localizer().text("say-kept")).await;
    Ok(())
}
