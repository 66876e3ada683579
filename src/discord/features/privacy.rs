//! `/privacy`: exports everything stored of the user, or deletes it after a confirmation.
//!
//! # Bounds
//!
//! `/privacy export` reads all games of a player, a thousand at a time by an index, and compresses them in the pool of
//! pictures. The button of `/privacy delete` gives up all running games of a player and changes all rows of a player once.

use super::{App, CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::app::people::export::Export;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::localize::Message;
use serenity::{ButtonStyle, CreateAttachment};

// Discord runs only the subcommands.
#[poise::command(slash_command, subcommands("export", "delete"), subcommand_required)]
pub(super) async fn privacy(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, custom_data = POLICY)]
async fn export(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, send_export).await
}

#[poise::command(slash_command, custom_data = POLICY)]
async fn delete(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, ask_to_delete).await
}

/// Sends each file in a message of its own: all files of a first response would have the same number.
async fn send_export(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let App { host, render_pool, .. } = &**ctx.app;
    let mut export = Export::begin(host, render_pool, ctx.player_id, ctx.max_file_bytes).await?;
    let (games, files) = (export.game_count(), export.file_count());
    let localizer = ctx.user_localizer();
    while let Some(file) = export.next_file().await? {
        let what = Message::new("privacy-export").count("games", games);
        let part = Message::new("privacy-export-file").with("number", file.number).with("files", files);
        let lines = [(file.number == 1, what), (files > 1, part)];
        let lines = lines.iter().filter(|(is_said, _)| *is_said).map(|(_, line)| localizer.render(line));
        let text = lines.collect::<Vec<_>>().join("\n");
        let text = ctx.app.messenger.operator.with_links(localizer, text);
        let file = CreateAttachment::bytes(file.bytes, file.name);
        ctx.responder.reply_ephemeral(OutgoingMessage::text(text).files([file])).await?;
    }
    Ok(())
}

async fn ask_to_delete(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let running = ctx.app.host.players().tables_of(ctx.player_id).await?.len();
    let localizer = ctx.user_localizer();
    let yes = button(&CustomId::DeleteData, localizer.text("button-forget"), ButtonStyle::Danger);
    let tournaments = ctx.app.host.tournaments().count_with(ctx.player_id).await?;
    let question = Message::new("privacy-delete").count("running", running).count("tournaments", tournaments);
    let question = ctx.app.messenger.operator.with_links(localizer, localizer.render(&question));
    let no = button(&CustomId::KeepData, localizer.text("button-no"), ButtonStyle::Secondary);
    ctx.responder.reply_ephemeral(OutgoingMessage::text(question).buttons(vec![yes, no])).await
}

/// Deletes nothing.
pub(super) async fn keep(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.responder.replace_source_message(ctx.user_localizer().text("privacy-kept")).await;
    Ok(())
}

/// Leaves all games of the user and deletes their data.
pub(super) async fn confirm_delete(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.app.delete_player(ctx.player_id).await?;
    let done = OutgoingMessage::text(ctx.user_localizer().text("privacy-deleted")).rows(Vec::new());
    ctx.responder.reply_to_user(done).await
}
