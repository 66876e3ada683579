//! What is asked of the others at a table, and their answers.

use super::{CommandError, Context, Visibility, act, answered, context};
use crate::table::{Command, Offer};

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
    let ctx = context(&ctx);
    let command = Command::Accept { by: ctx.player.id, number: None };
    answered(&ctx, Visibility::Public, |ctx| act(ctx, command)).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn decline(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let command = Command::Refuse { by: ctx.player.id, number: None };
    answered(&ctx, Visibility::Public, |ctx| act(ctx, command)).await
}

async fn offer(ctx: Context<'_>, offer: Offer) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let command = Command::Offer { by: ctx.player.id, offer, number: None };
    answered(&ctx, Visibility::Public, |ctx| act(ctx, command)).await
}
