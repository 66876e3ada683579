//! Offers to the others at a table, and the answers to them: `/draw`, `/takeback`, `/pause`, `/resume`, `/accept`,
//! `/decline`. The buttons are routed to the same commands.

use super::{CommandError, Context, Visibility, run};
use crate::discord::offer_update;
use crate::table::{Command, Offer, Participant};

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn draw(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Draw).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn takeback(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Takeback).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn pause(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Pause).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn resume(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Resume).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn accept(ctx: Context<'_>) -> Result<(), CommandError> {
    execute_here(ctx, |by| Command::Accept { by, number: None }).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn decline(ctx: Context<'_>) -> Result<(), CommandError> {
    execute_here(ctx, |by| Command::DeclineOffer { by, number: None }).await
}

async fn offer(ctx: Context<'_>, offer: Offer) -> Result<(), CommandError> {
    execute_here(ctx, |by| Command::Offer { by, offer, number: None }).await
}

async fn execute_here(
    ctx: Context<'_>,
    command: impl FnOnce(Participant) -> Command,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| {
        offer_update::execute(ctx, ctx.table(), command(ctx.player.id)).await
    })
    .await
}
