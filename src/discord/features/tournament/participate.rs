//! Actions of players in a tournament: join, leave, withdraw, and challenge each other on a ladder.

use super::actions::{check_entrant, done_text, execute, report_done};
use super::choice::{find, suggest_ladders, suggest_unfinished, takes_part};
use super::confirm::{self, Ending};
use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::interactions::context::player;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, TournamentError, TournamentOutcome};
use crate::i18n::away_text;
use crate::table::PlayerId;
use crate::tournament::{Command, Form, Phase, Rejection, Tournament};
use serenity::User;

const JOIN_POLICY: Policy = Policy::new(Actor::Anyone, Place::Guild, TableScope::NoTable, 3, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = JOIN_POLICY)]
pub(super) async fn join(
    ctx: Context<'_>,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let is_meant = |tournament: &Tournament, player| {
            tournament.check_open().is_ok() && !takes_part(tournament, player)
        };
        let found = find(ctx, tournament.as_deref(), is_meant).await?;
        let outcome = enter(ctx, &found).await?;
        report_done(ctx, "joined", &outcome.tournament).await
    })
    .await
}

#[poise::command(slash_command, guild_only, custom_data = JOIN_POLICY)]
pub(super) async fn leave(
    ctx: Context<'_>,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref(), takes_part).await?;
        match take_back(ctx, &found).await? {
            Some(outcome) => report_done(ctx, "left", &outcome.tournament).await,
            None => Ok(()),
        }
    })
    .await
}

/// The question costs nothing, the button that confirms does.
const WITHDRAW_POLICY: Policy = Policy::new(Actor::Anyone, Place::Guild, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = WITHDRAW_POLICY)]
pub(super) async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref(), takes_part).await?;
        confirm::ask(ctx, &found, Ending::Withdraw).await
    })
    .await
}

const CHALLENGE_POLICY: Policy = Policy::new(Actor::Anyone, Place::Guild, TableScope::NoTable, 4, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = CHALLENGE_POLICY)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: User,
    #[autocomplete = "suggest_ladders"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let id = PlayerId(opponent.id.get());
        let is_meant = |tournament: &Tournament, player| {
            tournament.settings().form == Form::Ladder && takes_part(tournament, player)
        };
        let found = find(ctx, tournament.as_deref(), is_meant).await?;
        if found.settings().form == Form::Ladder && found.phase() == Phase::Running {
            check_entrant(&found, id, &player(&opponent))?;
        }
        let command = Command::Challenge { by: ctx.player.id, opponent: id.into(), away_until: None };
        let outcome = execute(ctx, &found, command).await?;
        let mut lines = vec![done_text(ctx, "challenged", &outcome.tournament)];
        let challenge = outcome.tournament.challenges().last();
        lines.extend(challenge.and_then(|challenge| {
            let until = challenge.away_until()?;
            Some(away_text(ctx.user_localizer(), &outcome.tournament, challenge.challenged, until))
        }));
        ctx.responder.reply_ephemeral(OutgoingMessage::text(lines.join("\n"))).await
    })
    .await
}

/// Takes part, with the present rating at the game.
pub(super) async fn enter(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
) -> Result<TournamentOutcome, CommandError> {
    let game = tournament.settings().setup.kind();
    let rating = ctx.app.host.ratings().points_of(ctx.player.id, game).await?;
    execute(ctx, tournament, Command::Join { by: ctx.player.clone(), rating }).await
}

/// Takes the registration back. After the start the user is asked whether to withdraw, and there is no outcome.
pub(super) async fn take_back(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
) -> Result<Option<TournamentOutcome>, CommandError> {
    let left =
        ctx.app.host.tournaments().execute(tournament.id(), Command::Leave { by: ctx.player.id }).await;
    match left {
        Ok(outcome) => {
            ctx.app.tournament_changed(tournament.id());
            Ok(Some(outcome))
        }
        Err(HostError::Tournament(TournamentError::Rejected(Rejection::AlreadyStarted))) => {
            confirm::ask(ctx, tournament, Ending::Withdraw).await?;
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}
