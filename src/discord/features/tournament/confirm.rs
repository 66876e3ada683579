//! The questions before somebody withdraws or is removed, and before a tournament is cancelled or ended. They say what will be
//! lost. A button to confirm carries what was said, and if that has changed meanwhile, the question is asked again.

use super::actions::{check_entrant, done_text, execute};
use super::{CommandContext, CommandError, Visibility};
use crate::discord::messages::custom_id::{TournamentAction, TournamentButton};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::post_message::labelled;
use crate::host::HostError;
use crate::i18n::escape_arguments;
use crate::localize::Message;
use crate::tournament::{Command, EntrantNumber, Event, Phase, Tournament};

/// An action that cannot be undone.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ending {
    Withdraw,
    Remove(EntrantNumber),
    Cancel,
    Finish,
}

/// The loss that it brings, as the texts name it. A button carries its number in [`LOSSES`].
type Loss = &'static str;

const LOSSES: [Loss; 7] = ["nothing", "future", "game", "all", "registration", "running", "all-and-game"];

impl Ending {
    /// The command; `None` for an entrant who has never joined.
    fn command(self, ctx: &CommandContext<'_>, tournament: &Tournament) -> Option<Command> {
        Some(match self {
            Ending::Withdraw => Command::Withdraw { player: ctx.player.id },
            Ending::Remove(entrant) => {
                let player = tournament.entrants().get(entrant)?.player.id;
                // An organiser who plays cannot use the right to remove players to escape from a result.
                if player == ctx.player.id {
                    Command::Withdraw { player }
                } else {
                    Command::Remove { player }
                }
            }
            Ending::Cancel => Command::Cancel,
            Ending::Finish => Command::Finish,
        })
    }

    fn action(self) -> TournamentAction {
        match self {
            Ending::Withdraw => TournamentAction::WithdrawNow,
            Ending::Remove(_) => TournamentAction::RemoveNow,
            Ending::Cancel => TournamentAction::CancelNow,
            Ending::Finish => TournamentAction::FinishNow,
        }
    }

    fn question(self, tournament: &Tournament, loss: Loss) -> Message {
        let message = match self {
            Ending::Withdraw => Message::new("tournament-really-withdraw"),
            Ending::Remove(entrant) => {
                let player = tournament.entrants()[entrant].player.numbered_name();
                player.add_to(Message::new("tournament-really-remove"), "player")
            }
            Ending::Cancel => Message::new("tournament-really-cancel"),
            Ending::Finish => Message::new("tournament-really-finish"),
        };
        let decided = tournament.pairings().iter().filter(|pairing| pairing.result.is_some()).count();
        let message = message
            .with("name", &tournament.settings().name)
            .with("loss", loss)
            .with("phase", loss)
            .count("players", tournament.active().count())
            .count("games", decided);
        escape_arguments(message)
    }

    /// The loss that it brings now, by these events.
    fn loss(self, ctx: &CommandContext<'_>, tournament: &Tournament, events: &[Event]) -> Loss {
        match self {
            Ending::Withdraw => loss_of(tournament, tournament.number_of(ctx.player.id), events),
            Ending::Remove(entrant) => loss_of(tournament, Some(entrant), events),
            Ending::Cancel | Ending::Finish if tournament.phase() == Phase::Registration => "registration",
            Ending::Cancel | Ending::Finish => "running",
        }
    }
}

/// The loss that these events bring a player. At a table of three or four the others play on, but the player has lost.
fn loss_of(tournament: &Tournament, player: Option<EntrantNumber>, events: &[Event]) -> Loss {
    let is_annulled = |event: &Event| matches!(event, Event::Withdrawn { annulled: true, .. });
    let plays = player.is_some_and(|player| tournament.current_pairings(player).next().is_some());
    match events.iter().any(is_annulled) {
        true if plays => "all-and-game",
        true => "all",
        false if plays => "game",
        false if events.iter().any(|event| matches!(event, Event::Withdrawn { .. })) => "future",
        false => "nothing",
    }
}

/// Asks for confirmation if the command is possible.
pub(super) async fn ask(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    ending: Ending,
) -> Result<(), CommandError> {
    let command = ending.command(ctx, tournament).ok_or_else(CommandError::stale_button)?;
    let events = tournament.decide(&command, ctx.app.host.clock().now()).map_err(HostError::from)?;
    let loss = ending.loss(ctx, tournament, &events);
    ctx.responder.reply_to_user(question(ctx, tournament, ending, loss)).await
}

fn question(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    ending: Ending,
    loss: Loss,
) -> OutgoingMessage {
    let localizer = ctx.user_localizer();
    let number = if let Ending::Remove(entrant) = ending { entrant } else { 0 };
    let page = LOSSES.iter().position(|known| *known == loss).unwrap_or_default();
    let button =
        |action| labelled(localizer, TournamentButton { action, tournament: tournament.id(), number, page });
    let text = localizer.render(&ending.question(tournament, loss));
    OutgoingMessage::text(text).buttons(vec![button(ending.action()), button(TournamentAction::Keep)])
}

/// Carries it out, and says so in the place of the question. If something else would follow than was said, it is asked
/// again there; `asked` is the index of the loss that was named.
pub(super) async fn confirm(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    ending: Ending,
    asked: usize,
) -> Result<(), CommandError> {
    let command = ending.command(ctx, tournament).ok_or_else(CommandError::stale_button)?;
    let what = match ending {
        Ending::Withdraw => "withdrawn",
        Ending::Remove(_) => "removed",
        Ending::Cancel => "cancelled",
        Ending::Finish => "finished",
    };
    if let Ending::Remove(entrant) = ending {
        let entrant = &tournament.entrants()[entrant];
        if entrant.is_removed {
            // The button was pressed twice.
            ctx.responder.replace_source_message(done_text(ctx, what, tournament)).await;
            return Ok(());
        }
        if let Some(player) = entrant.player.human_id() {
            check_entrant(tournament, player, &entrant.player)?;
        }
    }
    let events = tournament.decide(&command, ctx.app.host.clock().now()).map_err(HostError::from)?;
    let loss = ending.loss(ctx, tournament, &events);
    let source = ctx.responder.source.filter(|_| ctx.responder.to_user() == Visibility::SourceMessage);
    let question_now = OutgoingMessage::text(ctx.user_localizer().render(&ending.question(tournament, loss)));
    let is_outdated = source.is_some_and(|source| !question_now.is_shown_in(source));
    if LOSSES.get(asked) != Some(&loss) || is_outdated {
        let again = question(ctx, tournament, ending, loss);
        ctx.responder.respond(Visibility::SourceMessage, again).await?;
        return Ok(());
    }
    let outcome = execute(ctx, tournament, command).await?;
    ctx.responder.replace_source_message(done_text(ctx, what, &outcome.tournament)).await;
    Ok(())
}

/// Changes nothing.
pub(super) async fn keep(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.responder.replace_source_message(ctx.user_localizer().text("say-kept")).await;
    Ok(())
}
