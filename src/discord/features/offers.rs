//! Offers to the others at a table, and the answers to them: `/draw`, `/takeback`, `/pause`, `/resume`, `/accept`,
//! `/decline`. The buttons are routed to the same commands.

use super::{CommandError, Context, Visibility, invitation, run};
use crate::discord::interactions::offers;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::table::{Command, Offer, Phase};

const POLICY: Policy = Policy::new(Actor::Player, Place::Anywhere, TableScope::Here, 3, Work::Picture);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn draw(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Draw).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn takeback(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Takeback).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn pause(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Pause).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn resume(ctx: Context<'_>) -> Result<(), CommandError> {
    offer(ctx, Offer::Resume).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn accept(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, true).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn decline(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, false).await
}

/// Answers the open offer; before the game, the invitation.
async fn answer(ctx: Context<'_>, accepts: bool) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| {
        let (at, by, number) = (ctx.table(), ctx.player.id, None);
        let is_invitation = ctx.app.host.tables().load(at).await?.phase() == Phase::Invitation;
        match (is_invitation, accepts) {
            (true, true) => invitation::join(ctx, at).await,
            (true, false) => invitation::close(ctx, at, Command::DeclineInvitation { by }).await,
            (false, true) => offers::execute(ctx, at, Command::Accept { by, number }).await,
            (false, false) => offers::execute(ctx, at, Command::DeclineOffer { by, number }).await,
        }
    })
    .await
}

async fn offer(ctx: Context<'_>, offer: Offer) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| {
        let command = Command::Offer { by: ctx.player.id, offer, number: None };
        offers::execute(ctx, ctx.table(), command).await
    })
    .await
}
