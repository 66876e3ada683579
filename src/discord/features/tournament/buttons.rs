//! The buttons under the messages of a tournament.

use super::actions::{done_text, execute, load, rejected, report_done};
use super::confirm::{self, Ending};
use super::participate::{enter, take_back};
use super::show::{card, pairings_list, players_list, standings_picture, standings_text};
use super::{CommandContext, CommandError, Visibility, change_panel, panel, serenity};
use crate::app::tournaments::{CHOSEN_PAGE, awaits_answer, registration};
use crate::discord::client::api_error::ApiError;
use crate::discord::features::route::{Route, route};
use crate::discord::interactions::command_error::NotShown;
use crate::discord::messages::components;
use crate::discord::messages::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::post_message;
use crate::host::HostError;
use crate::i18n::{away_text, challenge_text, entrant_names};
use crate::tournament::{Command, Tournament};
use serenity::ButtonStyle;

/// The visibility of the answer to a button, and its handler.
pub(in crate::discord::features) fn route_button<'a>(
    ctx: &'a CommandContext<'a>,
    button: TournamentButton,
    value: &'a str,
) -> Route<'a> {
    let to_user = ctx.responder.to_user();
    match button.action {
        TournamentAction::Join | TournamentAction::Leave => {
            route(Visibility::SourceMessage, register(ctx, button))
        }
        TournamentAction::Accept | TournamentAction::Decline => {
            route(Visibility::SourceMessage, answer_challenge(ctx, button))
        }
        TournamentAction::Players
        | TournamentAction::Pairings
        | TournamentAction::Standings
        | TournamentAction::StandingsText
        | TournamentAction::Card => route(to_user, show(ctx, button)),
        TournamentAction::Withdraw => route(to_user, ask_to_withdraw(ctx, button)),
        TournamentAction::Challenge => route(to_user, ask_whom_to_challenge(ctx, button)),
        TournamentAction::ChallengeNow => route(Visibility::SourceMessage, challenge(ctx, button)),
        TournamentAction::WithdrawNow
        | TournamentAction::RemoveNow
        | TournamentAction::CancelNow
        | TournamentAction::FinishNow => route(Visibility::SourceMessage, end(ctx, button)),
        TournamentAction::Export => route(Visibility::Ephemeral, export(ctx, button)),
        TournamentAction::Organise
        | TournamentAction::Start
        | TournamentAction::Pause
        | TournamentAction::Resume
        | TournamentAction::Remove
        | TournamentAction::RemoveMenu
        | TournamentAction::Move
        | TournamentAction::MoveMenu
        | TournamentAction::Cancel
        | TournamentAction::Finish => route(to_user, panel::serve(ctx, button, value)),
        TournamentAction::Change
        | TournamentAction::ChangeForm
        | TournamentAction::Result
        | TournamentAction::ResultMenu
        | TournamentAction::ResultOf
        | TournamentAction::Extend
        | TournamentAction::ExtendMenu
        | TournamentAction::BringBack
        | TournamentAction::BringBackMenu
        | TournamentAction::Seed
        | TournamentAction::SeedMenu
        | TournamentAction::SeedOf
        | TournamentAction::Bye
        | TournamentAction::ByeMenu
        | TournamentAction::ByeOf
        | TournamentAction::Apart
        | TournamentAction::ApartMenu
        | TournamentAction::ApartFrom
        | TournamentAction::Undo => route(to_user, change_panel::serve(ctx, button, value)),
        TournamentAction::Keep => route(Visibility::SourceMessage, confirm::keep(ctx)),
    }
}

/// Carries out what was confirmed.
async fn end(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    let ending = match button.action {
        TournamentAction::RemoveNow => Ending::Remove(button.number),
        TournamentAction::CancelNow => Ending::Cancel,
        TournamentAction::FinishNow => Ending::Finish,
        _ => Ending::Withdraw,
    };
    confirm::confirm(ctx, &tournament, ending, button.page).await
}

/// Sends the standings and all games.
async fn export(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    super::export::send(ctx, &tournament).await
}

async fn ask_to_withdraw(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    confirm::ask(ctx, &tournament, Ending::Withdraw).await
}

/// Offers the players of a ladder whom the user may challenge now.
async fn ask_whom_to_challenge(
    ctx: &CommandContext<'_>,
    button: TournamentButton,
) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    let by = ctx.player.id;
    tournament.check_challenger(by).map_err(HostError::from)?;
    let opponents = tournament.challengeable(by, ctx.app.host.clock().now());
    if opponents.is_empty() {
        return Err(rejected("tournament-nobody-to-challenge"));
    }
    let names = entrant_names(ctx.user_localizer(), &tournament);
    let mut lines = vec![ctx.user_localizer().text("tournament-challenge-whom")];
    for number in &opponents {
        let Some(player) = tournament.entrants()[*number].player.human_id() else { continue };
        let away_until = ctx.app.host.players().vacation_status(player).await?.until;
        lines.extend(away_until.map(|until| away_text(ctx.user_localizer(), &tournament, *number, until)));
    }
    let opponent = |number: usize| {
        let action = TournamentAction::ChallengeNow;
        let id = CustomId::Tournament(TournamentButton { action, number, page: 0, ..button });
        components::button(&id, names[number].clone(), ButtonStyle::Primary)
    };
    let buttons = opponents.into_iter().map(opponent).collect();
    ctx.responder.reply_to_user(OutgoingMessage::text(lines.join("\n")).buttons(buttons)).await
}

/// Challenges the player whom the user has chosen.
async fn challenge(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let tournament = load(ctx, button.tournament).await?;
    let opponent = tournament.entrants().get(button.number).ok_or_else(CommandError::stale_button)?;
    let command = Command::Challenge { by: ctx.player.id, opponent: opponent.player.id, away_until: None };
    let outcome = execute(ctx, &tournament, command).await?;
    ctx.responder.replace_source_message(done_text(ctx, "challenged", &outcome.tournament)).await;
    Ok(())
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
    let localizer = ctx.app.tournament_localizer(&outcome.tournament).await;
    let message = post_message::message(&registration(&localizer, &outcome.tournament), None);
    let is_current = || async { !has_moved_on(ctx, &outcome.tournament).await };
    match ctx.responder.respond_while(Visibility::SourceMessage, message, is_current).await {
        // The announcement shows those who came later.
        Err(NotShown { error: ApiError::Outdated, .. }) => {}
        shown => drop(shown?),
    }
    report_done(ctx, if is_joining { "joined" } else { "left" }, &outcome.tournament).await
}

/// Whether others have changed a tournament since it was as it is here.
async fn has_moved_on(ctx: &CommandContext<'_>, tournament: &Tournament) -> bool {
    let now = ctx.app.host.tournaments().load(tournament.id()).await;
    now.is_ok_and(|now| now.event_count() > tournament.event_count())
}

/// Shows a list to the user.
async fn show(ctx: &CommandContext<'_>, button: TournamentButton) -> Result<(), CommandError> {
    let TournamentButton { action, tournament, number, page } = button;
    let (tournament, localizer) = (load(ctx, tournament).await?, ctx.user_localizer());
    let message = match action {
        TournamentAction::Players => players_list(localizer, &tournament, page),
        TournamentAction::Pairings => pairings_list(localizer, &tournament, number, page),
        TournamentAction::StandingsText => standings_text(localizer, &tournament, page),
        TournamentAction::Card => {
            let entrant = match number.checked_sub(1) {
                Some(entrant) => Some(entrant),
                None => tournament.number_of(ctx.player.id),
            };
            let entrant = entrant.filter(|entrant| tournament.order().contains(entrant));
            card(localizer, &tournament, entrant.ok_or_else(|| rejected("tournament-not-joined"))?, page)
        }
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
    let localizer = ctx.app.tournament_localizer(&outcome.tournament).await;
    let text = challenge_text(&localizer, &outcome.tournament, button.number);
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
