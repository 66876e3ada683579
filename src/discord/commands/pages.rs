//! Pages for one person: the rules of a game, its first lessons, and what can be done here.

use super::{CommandError, Context, Visibility, answered, context, game, games, serenity};
use crate::discord::context::CommandContext;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::{lesson, rulebook};
use crate::host::{HostError, TableRef};
use crate::i18n::help_text;
use crate::table::Rejection;
use serenity::CreateEmbed;

#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, |ctx| show_rules(ctx, game)).await
}

async fn show_rules(ctx: &CommandContext<'_>, name: String) -> Result<(), CommandError> {
    rulebook::open(ctx, game(&name)?).await
}

#[poise::command(slash_command)]
pub(super) async fn learn(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, |ctx| teach(ctx, game)).await
}

async fn teach(ctx: &CommandContext<'_>, name: String) -> Result<(), CommandError> {
    lesson::open(ctx, game(&name)?).await
}

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, show_help).await
}

async fn show_help(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let table = match ctx.app.host.tables().load(TableRef::Channel(ctx.channel_id())).await {
        Ok(table) => Some(table),
        Err(HostError::Rejected(Rejection::NoTable)) => None,
        Err(error) => return Err(error.into()),
    };
    let help = help_text(localizer, table.as_deref(), ctx.player.id);
    let embed = CreateEmbed::new().title(localizer.text("help-title")).description(help);
    ctx.reply_ephemeral(OutgoingMessage::new().embed(embed)).await
}
