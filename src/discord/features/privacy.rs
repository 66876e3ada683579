//! `/privacy`: exports everything stored of the user, or deletes it after a confirmation.

use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::components::button;
use crate::discord::custom_id::CustomId;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::rules::Message;
use serenity::{ButtonStyle, CreateAttachment};

// Discord runs only the subcommands.
#[poise::command(slash_command, subcommands("export", "delete"), subcommand_required)]
pub(super) async fn privacy(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, send_export).await
}

#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, ask_to_delete).await
}

async fn send_export(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let export = ctx.app.host.players().export(ctx.player_id).await?;
    let file = CreateAttachment::bytes(serde_json::to_string_pretty(&export)?, "b-side.json");
    let text = Message::new("privacy-export").count("games", export.games.len());
    let message = OutgoingMessage::text(ctx.user_localizer().render(&text)).files([file]);
    ctx.responder.reply_ephemeral(message).await
}

async fn ask_to_delete(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let running = ctx.app.host.players().tables_of(ctx.player_id).await?.len();
    let localizer = ctx.user_localizer();
    let yes = button(&CustomId::DeleteData, localizer.text("button-forget"), ButtonStyle::Danger);
    let question = localizer.render(&Message::new("privacy-delete").count("running", running));
    ctx.responder.reply_ephemeral(OutgoingMessage::text(question).buttons(vec![yes])).await
}

/// Leaves all games of the user and deletes their data.
pub(super) async fn confirm_delete(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.app.delete_player(ctx.player_id).await?;
    let done = OutgoingMessage::text(ctx.user_localizer().text("privacy-deleted")).rows(Vec::new());
    ctx.responder.reply_to_user(done).await
}
