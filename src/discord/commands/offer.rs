//! What is asked of the others at a table, and their answers.

use super::{CommandError, Context, Place, act, answered, caller};
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
    let caller = caller(&ctx);
    let command = Command::Accept { by: caller.player.id, number: None };
    answered(&caller, Place::Open, |caller| act(caller, command)).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn decline(ctx: Context<'_>) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    let command = Command::Refuse { by: caller.player.id, number: None };
    answered(&caller, Place::Open, |caller| act(caller, command)).await
}

async fn offer(ctx: Context<'_>, offer: Offer) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    let command = Command::Offer { by: caller.player.id, offer, number: None };
    answered(&caller, Place::Open, |caller| act(caller, command)).await
}
