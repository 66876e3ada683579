//! The buttons under the messages of a tournament.

use super::confirm::{self, Ending};
use super::participate::{enter, take_back};
use super::show::{CHOSEN_PAGE, pairings_list, players_list, standings_picture, standings_text};
use super::{CommandContext, CommandError, Visibility, execute, load, rejected, report_done};
use crate::app::tournaments::awaits_answer;
use crate::discord::custom_id::{TournamentAction, TournamentButton};
use crate::discord::features::router::{self, Route};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::tournament_message;
use crate::i18n::challenge_text;
use crate::tournament::{Command, Tournament};

/// The visibility of the answer to a button, and its handler.
pub(in crate::discord::features) fn route<'a>(
    ctx: &'a CommandContext<'a>,
    button: TournamentButton,
) -> Route<'a> {
    let to_user = ctx.responder.to_user();
    match button.action {
        TournamentAction::Join | TournamentAction::Leave => {
            router::route(Visibility::SourceMessage, register(ctx, button))
        }
        TournamentAction::Accept | TournamentAction::Decline => {
            router::route(Visibility::SourceMessage, answer_challenge(ctx, button))
        }
        TournamentAction::Players
        | TournamentAction::Pairings
        | TournamentAction::Standings
        | TournamentAction::StandingsText => router::route(to_user, show(ctx, button)),
        TournamentAction::WithdrawNow | TournamentAction::RemoveNow | TournamentAction::CancelNow => {
            router::route(Visibility::SourceMessage, end(ctx, button))
        }
        TournamentAction::Keep => router::route(Visibility::SourceMessage, confirm::keep(ctx)),
    }
}

/// Carries out what was confirmed.
async fn end(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    let ending = match button.action {
        TournamentAction::RemoveNow => Ending::Remove(button.number),
        TournamentAction::CancelNow => Ending::Cancel,
        _ => Ending::Withdraw,
    };
    confirm::confirm(ctx, &tournament, ending).await
}

/// Joins or leaves, which the announcement shows at once. Who leaves after the start is asked whether to withdraw.
async fn register(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    let is_joining = button.action == TournamentAction::Join;
    let outcome = match is_joining {
        true => Some(enter(ctx, &tournament).await?),
        false => take_back(ctx, &tournament).await?,
    };
    let Some(outcome) = outcome else { return Ok(()) };
    let message = tournament_message::announcement(ctx.channel_localizer(), &outcome.tournament);
    ctx.responder.respond(Visibility::SourceMessage, message).await?;
    report_done(ctx, if is_joining { "joined" } else { "left" }, &outcome.tournament).await
}

/// Shows a list to the user.
async fn show(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let TournamentButton { action, tournament, number, page } = button;
    let (tournament, localizer) = (load(ctx, tournament).await?, ctx.user_localizer());
    let message = match action {
        TournamentAction::Players => players_list(localizer, &tournament, page),
        TournamentAction::Pairings => pairings_list(localizer, &tournament, number, page),
        TournamentAction::StandingsText => standings_text(localizer, &tournament, page),
        _ => standings_picture(ctx, localizer, &tournament, (number == CHOSEN_PAGE).then_some(page)).await?,
    };
    ctx.responder.reply_to_user(message).await
}

/// Accepts or declines a challenge, and says so in its message.
async fn answer_challenge(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    let (by, is_accepted) = (ctx.player.id, button.action == TournamentAction::Accept);
    if !is_asked(&tournament, button.number, ctx) {
        return Err(rejected("tournament-no-challenge"));
    }
    let command = match is_accepted {
        true => Command::AcceptChallenge { by },
        false => Command::DeclineChallenge { by },
    };
    let outcome = execute(ctx, &tournament, command).await?;
    let localizer = ctx.channel_localizer();
    let text = challenge_text(localizer, &outcome.tournament, button.number);
    let message = OutgoingMessage::text(text.unwrap_or_default()).rows(Vec::new());
    ctx.responder.respond(Visibility::SourceMessage, message).await?;
    report_done(ctx, if is_accepted { "accepted" } else { "declined" }, &outcome.tournament).await
}

/// Whether a challenge is open and asks the user.
fn is_asked(tournament: &Tournament, number: usize, ctx: &CommandContext<'_>) -> bool {
    tournament.challenges().get(number).is_some_and(|challenge| {
        let challenged = &tournament.entrants()[challenge.challenged].player;
        awaits_answer(tournament, number) && challenged.id == ctx.player.id
    })
}
