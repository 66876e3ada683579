//! What players do in a tournament: join, leave, withdraw, and challenge each other on a ladder.

use super::organise::check_entrant;
use super::{
    CommandContext, CommandError, Context, Visibility, execute, find, report_done, run, serenity,
    suggest_ladders, suggest_tournaments,
};
use crate::discord::context::player;
use crate::host::{HostError, TournamentError, TournamentOutcome};
use crate::rules::Message;
use crate::table::PlayerId;
use crate::tournament::{Command, Form, Phase, Rejection, Tournament};
use serenity::User;

#[poise::command(slash_command, guild_only)]
pub(super) async fn join(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref()).await?;
        let outcome = enter(ctx, &found).await?;
        report_done(ctx, "joined", &outcome.tournament).await
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn leave(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref()).await?;
        let outcome = take_back(ctx, &found).await?;
        report_done(ctx, "left", &outcome.tournament).await
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref()).await?;
        let outcome = execute(ctx, &found, Command::Withdraw { player: ctx.player.id }).await?;
        report_done(ctx, "withdrawn", &outcome.tournament).await
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: User,
    #[autocomplete = "suggest_ladders"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref()).await?;
        let id = PlayerId(opponent.id.get());
        if found.settings().form == Form::Ladder && found.phase() == Phase::Running {
            check_entrant(&found, id, &player(&opponent))?;
        }
        let command = Command::Challenge { by: ctx.player.id, opponent: id.into() };
        let outcome = execute(ctx, &found, command).await?;
        report_done(ctx, "challenged", &outcome.tournament).await
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

/// Takes the registration back. After the start the answer says how to withdraw.
pub(super) async fn take_back(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
) -> Result<TournamentOutcome, CommandError> {
    let left =
        ctx.app.host.tournaments().execute(tournament.id(), Command::Leave { by: ctx.player.id }).await;
    match left {
        Ok(outcome) => {
            ctx.app.tournament_changed(tournament.id());
            Ok(outcome)
        }
        Err(HostError::Tournament(TournamentError::Rejected(Rejection::AlreadyStarted))) => {
            Err(CommandError::Rejected(Message::new("say-withdraw-instead")))
        }
        Err(error) => Err(error.into()),
    }
}
