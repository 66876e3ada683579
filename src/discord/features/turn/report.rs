//! Tells the player who has entered a turn that it is played.

use super::super::{CommandContext, CommandError, Visibility, serenity};
use super::chooser;
use crate::app::news::Change;
use crate::discord::interactions::reply;
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::custom_id::TableAction;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::i18n::{BoardPlace, effects_text, message_link};
use crate::localize::Message;
use crate::table::{Phase, Table, TableId};
use serenity::{ButtonStyle, CreateButton};
use std::error::Error;
use std::time::Duration;
use tokio::time::timeout;

/// The answer to a turn does not wait longer until it is known which game is next.
const NEXT_GAME_TIMEOUT: Duration = Duration::from_millis(200);

/// Shows a played turn: in the board that the channel has, if that can be edited, or with the reply of a computer, and in a
/// new one otherwise.
pub(super) async fn show(ctx: &CommandContext<'_>, text: &str, change: Change) -> Result<(), CommandError> {
    let told = played_text(ctx, text, change.table());
    reply::show_and_tell(ctx, change, told).await
}

/// Names a turn to the player who has entered it twice, and says if the game is over since then.
pub(in crate::discord::features) async fn report_repeated(
    ctx: &CommandContext<'_>,
    at: TableRef,
    text: &str,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let mut played = played_text(ctx, text, &table);
    if matches!(table.phase(), Phase::Ended(_)) {
        played = format!("{played} {}", ctx.user_localizer().text("table-over"));
    }
    if ctx.responder.to_user() != Visibility::SourceMessage {
        return ctx.responder.reply_ephemeral(OutgoingMessage::text(played)).await;
    }
    ctx.responder.replace_source_message(played).await;
    Ok(())
}

/// The sentence that says what the played turn did, for the person who entered it. A turn that was taken back since is named
/// as it was entered.
fn played_text(ctx: &CommandContext<'_>, entered: &str, table: &Table) -> String {
    let localizer = ctx.user_localizer();
    let effects = table.seat_of(ctx.player.id).and_then(|seat| table.last_effects_of(seat));
    let turn = effects.map(|effects| effects_text(localizer, table, &effects));
    localizer.render(&Message::new("menu-played").with("turn", turn.as_deref().unwrap_or(entered)))
}

/// The button that leads to the next game that waits for the user; `None` if none does, or if that is not known in time.
async fn next_game_button(ctx: &CommandContext<'_>, played: TableId) -> Option<CreateButton> {
    let games = timeout(NEXT_GAME_TIMEOUT, ctx.app.host.players().tables_of(ctx.player_id)).await;
    let games = games.ok()?.ok()?;
    let waits = |table: &Table| {
        table.id() != played
            && table.phase() == Phase::Playing
            && table.awaited().iter().any(|awaited| awaited.id == ctx.player_id)
    };
    let (_, sitting) = games.into_iter().find(|(table, _)| waits(table))?;
    let place = BoardPlace::from(sitting);
    let link = message_link(place.guild, place.channel, place.message?);
    Some(CreateButton::new_link(link).label(ctx.user_localizer().text("button-next-game")))
}

/// Shows a played turn. A source message that is no board names it before, and leads to the next turn; it goes if the game is over, or
/// if nobody else plays.
pub(in crate::discord::features) async fn report_played(
    ctx: &CommandContext<'_>,
    text: &str,
    change: Change,
) -> Result<(), CommandError> {
    if ctx.responder.to_user() != Visibility::SourceMessage {
        return show(ctx, text, change).await;
    }
    let table = change.table();
    if table.is_solo() || table.phase() != Phase::Playing {
        ctx.responder.delete_source_message().await;
        return reply::show_after_answer(ctx, change).await;
    }
    let next = table_button(ctx.user_localizer(), table, TableAction::Choose, ButtonStyle::Secondary);
    let buttons = [next].into_iter().chain(next_game_button(ctx, table.id()).await).collect();
    let played = OutgoingMessage::text(played_text(ctx, text, table)).buttons(buttons);
    if let Err(error) = chooser::show(ctx, table.id(), played).await {
        // The board that follows matters more.
        let error: &dyn Error = &error;
        tracing::warn!(error, "a played turn could not be named in its panel");
    }
    reply::show_after_answer(ctx, change).await
}
