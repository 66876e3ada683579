//! Actions of organisers on a tournament: start, pause, resume, move, cancel and finish it, and remove players.
//!
//! # Bounds
//!
//! `/tournament start` reads the rating of each of 128 players and pairs the first round. Each player who was not seen in
//! the last five minutes is looked up in the background.

use super::actions::{check_entrant, execute, report_done};
use super::choice::{
    find, suggest_ladders, suggest_registrations, suggest_running, suggest_unfinished, takes_part,
};
use super::confirm::{self, Ending};
use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::interactions::context::player;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::host::TournamentOutcome;
use crate::table::PlayerId;
use crate::tournament::{Command, Form, Phase, Tournament};
use serenity::User;
use std::sync::Arc;

const CHANGE_POLICY: Policy = Policy::new(Actor::Organiser, Place::Guild, TableScope::NoTable, 4, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = CHANGE_POLICY)]
pub(super) async fn start(
    ctx: Context<'_>,
    #[autocomplete = "suggest_registrations"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let is_meant = |tournament: &Tournament, _| tournament.phase() == Phase::Registration;
        let found = find(ctx, tournament.as_deref(), is_meant).await?;
        let outcome = start_now(ctx, &found).await?;
        report_done(ctx, "started", &outcome.tournament).await
    })
    .await
}

/// Starts a tournament, without players who have left the guild, by the ratings of now.
pub(super) async fn start_now(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
) -> Result<TournamentOutcome, CommandError> {
    ctx.app.withdraw_absent(Arc::new(tournament.clone())).await;
    let ratings = ctx.app.host.tournaments().ratings_of(tournament).await?;
    execute(ctx, tournament, Command::Start { ratings }).await
}

#[poise::command(slash_command, guild_only, custom_data = CHANGE_POLICY)]
pub(super) async fn pause(
    ctx: Context<'_>,
    #[autocomplete = "suggest_running"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let is_meant = |tournament: &Tournament, _| is_running(tournament) && !tournament.is_paused();
        let found = find(ctx, tournament.as_deref(), is_meant).await?;
        change(ctx, &found, Command::Pause, "paused").await
    })
    .await
}

#[poise::command(slash_command, guild_only, custom_data = CHANGE_POLICY)]
pub(super) async fn resume(
    ctx: Context<'_>,
    #[autocomplete = "suggest_running"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref(), |tournament, _| tournament.is_paused()).await?;
        change(ctx, &found, Command::Resume, "resumed").await
    })
    .await
}

/// The question costs nothing, the button that confirms does.
const CONFIRMED_POLICY: Policy =
    Policy::new(Actor::Organiser, Place::Guild, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = CONFIRMED_POLICY)]
pub(super) async fn cancel(
    ctx: Context<'_>,
    #[autocomplete = "suggest_unfinished"] tournament: String,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, Some(&tournament), |_, _| true).await?;
        confirm::ask(ctx, &found, Ending::Cancel).await
    })
    .await
}

#[poise::command(slash_command, guild_only, custom_data = CONFIRMED_POLICY)]
pub(super) async fn finish(
    ctx: Context<'_>,
    #[autocomplete = "suggest_ladders"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let is_meant =
            |tournament: &Tournament, _| is_running(tournament) && tournament.settings().form == Form::Ladder;
        let found = find(ctx, tournament.as_deref(), is_meant).await?;
        confirm::ask(ctx, &found, Ending::Finish).await
    })
    .await
}

#[poise::command(slash_command, guild_only, custom_data = CONFIRMED_POLICY)]
pub(super) async fn remove(
    ctx: Context<'_>,
    #[rename = "player"] user: User,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let id = PlayerId(user.id.get());
        let found = find(ctx, tournament.as_deref(), |tournament, _| takes_part(tournament, id)).await?;
        let entrant = check_entrant(&found, id, &player(&user))?;
        confirm::ask(ctx, &found, Ending::Remove(entrant)).await
    })
    .await
}

const MOVE_POLICY: Policy =
    Policy::new(Actor::Organiser, Place::GameChannel, TableScope::NoTable, 4, Work::Text);

#[poise::command(slash_command, guild_only, rename = "move", custom_data = MOVE_POLICY)]
pub(super) async fn relocate(
    ctx: Context<'_>,
    #[autocomplete = "suggest_unfinished"] tournament: String,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, Some(&tournament), |_, _| true).await?;
        ctx.venue.check_tournament(found.settings().in_channel)?;
        change(ctx, &found, Command::Relocate { channel: ctx.venue.channel }, "moved").await
    })
    .await
}

async fn change(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    command: Command,
    what: &'static str,
) -> Result<(), CommandError> {
    let outcome = execute(ctx, tournament, command).await?;
    report_done(ctx, what, &outcome.tournament).await
}

fn is_running(tournament: &Tournament) -> bool {
    tournament.phase() == Phase::Running
}
