//! What is stored of a person: given to that person, or forgotten, after they have been asked if they mean it.

use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::host::{HostError, TableRef, leave_command};
use crate::i18n::Localizer;
use crate::rules::Message;
use crate::table::Table;
use serenity::{ButtonStyle, ComponentInteraction, CreateActionRow, CreateAttachment, CreateButton};

/// The `custom_id` of the button that says yes.
const FORGET: &str = "privacy:delete";

/// Gives everything that is stored of a person.
pub(super) async fn export(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let export = ctx.app.host.players().export(ctx.player.id).await?;
    let file = CreateAttachment::bytes(serde_json::to_string_pretty(&export)?, "b-side.json");
    let told = Message::new("privacy-export").count("games", export.games.len());
    ctx.reply_ephemeral(OutgoingMessage::text(ctx.user_localizer().render(&told)).files([file])).await
}

/// Says what will be gone, and asks.
pub(super) async fn ask(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let running = ctx.app.host.players().tables_of(ctx.player.id).await?.len();
    let localizer = ctx.user_localizer();
    let yes = CreateButton::new(FORGET).label(localizer.text("button-forget")).style(ButtonStyle::Danger);
    let question = localizer.render(&Message::new("privacy-delete").count("running", running));
    ctx.reply_ephemeral(OutgoingMessage::text(question).rows(vec![CreateActionRow::Buttons(vec![yes])])).await
}

/// Is it a press on that button?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id == FORGET
}

/// Gives up all games of the person, and forgets who it was.
pub(super) async fn forget(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
) -> Result<(), CommandError> {
    let app = ctx.app;
    let former = Localizer::english().text("privacy-former");
    loop {
        for (table, _) in app.host.players().tables_of(ctx.player.id).await? {
            leave(ctx, &table).await?;
        }
        // They may have sat down somewhere meanwhile.
        if app.host.players().delete(ctx.player.id, &former).await? {
            break;
        }
    }
    app.animations.clear();
    let gone = OutgoingMessage::text(ctx.user_localizer().text("privacy-deleted")).rows(Vec::new());
    ctx.reply_to_user(&press.message, gone).await
}

/// Gives up a game or an invitation. All see it as soon as the worker shows it.
async fn leave(ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
    let command = leave_command(table, ctx.player.id);
    match ctx.app.host.tables().execute(TableRef::Id(table.id()), command).await {
        Ok(update) => ctx.app.outbox.schedule(update.table.id()),
        // Out of the game, or it has ended meanwhile.
        Err(HostError::Rejected(rejection)) => tracing::debug!(?rejection, "there is nothing to give up"),
        Err(error) => return Err(error.into()),
    }
    Ok(())
}
