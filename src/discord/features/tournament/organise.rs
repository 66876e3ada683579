//! What organisers do with a tournament: start, pause, resume, cancel and finish it, and remove players.

use super::{
    CommandContext, CommandError, Context, Visibility, execute, find, report_done, run, serenity,
    suggest_ladders, suggest_tournaments,
};
use crate::discord::context::player;
use crate::rules::Message;
use crate::table::{Player, PlayerId};
use crate::tournament::{Command, Tournament};
use serenity::User;

#[poise::command(slash_command, guild_only)]
pub(super) async fn start(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref()).await?;
        let ratings = ctx.app.host.tournaments().ratings_of(&found).await?;
        let outcome = execute(ctx, &found, Command::Start { ratings }).await?;
        report_done(ctx, "started", &outcome.tournament).await
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn pause(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| change(ctx, tournament, Command::Pause, "paused").await).await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn resume(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| change(ctx, tournament, Command::Resume, "resumed").await)
        .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn cancel(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: String,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        change(ctx, Some(tournament), Command::Cancel, "cancelled").await
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn finish(
    ctx: Context<'_>,
    #[autocomplete = "suggest_ladders"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| change(ctx, tournament, Command::Finish, "finished").await)
        .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn remove(
    ctx: Context<'_>,
    #[rename = "player"] user: User,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref()).await?;
        let id = PlayerId(user.id.get());
        check_entrant(&found, id, &player(&user))?;
        let outcome = execute(ctx, &found, Command::Remove { player: id.into() }).await?;
        report_done(ctx, "removed", &outcome.tournament).await
    })
    .await
}

async fn change(
    ctx: &CommandContext<'_>,
    tournament: Option<String>,
    command: Command,
    what: &'static str,
) -> Result<(), CommandError> {
    let found = find(ctx, tournament.as_deref()).await?;
    let outcome = execute(ctx, &found, command).await?;
    report_done(ctx, what, &outcome.tournament).await
}

/// Checks that somebody else takes part: the tournament itself speaks to the user.
pub(super) fn check_entrant(
    tournament: &Tournament,
    player: PlayerId,
    asked: &Player,
) -> Result<(), CommandError> {
    let number = tournament.number_of(player);
    if number.is_some_and(|number| tournament.entrants()[number].is_active()) {
        return Ok(());
    }
    Err(CommandError::Rejected(asked.numbered_name().add_to(Message::new("say-not-entrant"), "name")))
}
