//! `/game import:` opens a finished game of a record, which only the user sees. The message keeps the record as a file, from
//! which its buttons read it again: nothing is stored.
//!
//! # Bounds
//!
//! `/game import:` and its buttons download 64 KB, replay them once and draw a picture.

use super::replay::PLY_BUTTONS;
use super::{CommandContext, CommandError, review, serenity};
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::i18n::{record_alt, record_error, record_names, record_review_text, record_text};
use crate::localize::Message;
use crate::render::RenderOptions;
use crate::rules::record::{Record, RecordError};
use crate::rules::{Game, Scene};
use crate::table::WholeGame;
use serenity::{Attachment, ButtonStyle, CreateActionRow, CreateAttachment};
use std::sync::Arc;

/// Upper bound of the bytes of a record. A long game has some thousand.
const MAX_RECORD_BYTES: usize = 64 << 10;
/// The name of the file with the chart of a review.
const CHART_NAME: &str = "record-chances.png";
/// The name of the file in the message.
const FILE_NAME: &str = "record.txt";

/// A record, and the game at one of its plies.
struct Replayed {
    record: Record,
    ply: usize,
    game: Game,
}

/// Opens the game of a record at its end.
pub(super) async fn open(ctx: &CommandContext<'_>, file: &Attachment) -> Result<(), CommandError> {
    let message = message_at(ctx, file, None).await.map_err(|error| match error {
        CommandError::Rejected(reason) => {
            CommandError::Rejected(Message::new("record-not-imported").message("reason", reason))
        }
        error => error,
    })?;
    ctx.responder.reply_ephemeral(message).await
}

/// Shows another ply of the record that the message has.
pub(super) async fn show_ply(ctx: &CommandContext<'_>, ply: usize) -> Result<(), CommandError> {
    let message = message_at(ctx, source_file(ctx)?, Some(ply)).await?;
    ctx.responder.reply_to_user(message).await
}

/// Reviews the game of the record that the message has, in a message that only the user sees.
pub(super) async fn review(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let text = download(ctx, source_file(ctx)?).await?;
    let (localizer, pool) = (ctx.user_localizer(), &ctx.app.render_pool);
    let replayed = pool.run(move || replay(&text, None)).await?;
    let Replayed { record, game, .. } =
        replayed.map_err(|error| CommandError::Rejected(record_error(&error)))?;
    if game.seat().is_some() {
        return Err(CommandError::Rejected(Message::new("record-not-over")));
    }
    let (app, names) = (ctx.app, record_names(localizer, &record));
    let permitted = app.permit(ctx.player_id, WholeGame(game.clone()), None).await?;
    let review = app.reviews.review_record(&app.search_pool, &permitted, ctx.player_id);
    let review = Arc::new(review.await?);
    let scene = Scene { names: names.clone(), ..game.scene() };
    let options = ctx.render_options().await;
    let files = review::pictures(app, localizer, scene, &review, CHART_NAME, options).await?;
    let text = record_review_text(localizer, &names, &game, &review);
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text).files(files)).await
}

/// The record that the message has.
fn source_file<'c>(ctx: &CommandContext<'c>) -> Result<&'c Attachment, CommandError> {
    let mut files = ctx.responder.source.into_iter().flat_map(|source| &source.attachments);
    files.find(|file| file.filename == FILE_NAME).ok_or_else(CommandError::stale_button)
}

async fn message_at(
    ctx: &CommandContext<'_>,
    file: &Attachment,
    ply: Option<usize>,
) -> Result<OutgoingMessage, CommandError> {
    let text = download(ctx, file).await?;
    let (localizer, pool) = (ctx.user_localizer(), &ctx.app.render_pool);
    let source = text.clone();
    let replayed = pool.run(move || replay(&source, ply)).await?;
    let Replayed { record, ply, game } =
        replayed.map_err(|error| CommandError::Rejected(record_error(&error)))?;
    if record.game.seat().is_some() {
        return Err(CommandError::Rejected(Message::new("record-not-over")));
    }
    let names = record_names(localizer, &record);
    let scene = Scene { names: names.clone(), ..game.scene() };
    let alt = record_alt(localizer, &game, &scene);
    let options: RenderOptions = ctx.render_options().await;
    let picture = pool.picture(&format!("record-{ply}.png"), scene, options, alt).await?;
    let last = record.game.ply();
    let buttons = PLY_BUTTONS.iter().enumerate().map(|(index, (label, target))| {
        let to = target(ply, last);
        let id = CustomId::RecordPly { ply: to, index };
        button(&id, localizer.text(label), ButtonStyle::Secondary).disabled(to == ply)
    });
    let review = (!record.game.turns().is_empty())
        .then(|| button(&CustomId::RecordReview, localizer.text("button-review"), ButtonStyle::Secondary));
    let rows = vec![CreateActionRow::Buttons(buttons.chain(review).collect())];
    let files = [picture.into(), CreateAttachment::bytes(text, FILE_NAME)];
    Ok(OutgoingMessage::text(record_text(localizer, &names, &game)).files(files).rows(rows))
}

fn replay(text: &str, ply: Option<usize>) -> Result<Replayed, RecordError> {
    let record: Record = text.parse()?;
    let last = record.game.ply();
    let ply = ply.unwrap_or(last).min(last);
    let game = record.game.at_ply(ply);
    Ok(Replayed { record, ply, game })
}

/// The text of a file, of which Discord says the size before it is downloaded.
async fn download(ctx: &CommandContext<'_>, file: &Attachment) -> Result<String, CommandError> {
    let too_large =
        || CommandError::Rejected(Message::new("record-too-large").count("most", MAX_RECORD_BYTES >> 10));
    if file.size as usize > MAX_RECORD_BYTES {
        return Err(too_large());
    }
    let bytes = ctx.app.messenger.http.download(&file.url, MAX_RECORD_BYTES).await?;
    let bytes = bytes.ok_or_else(too_large)?;
    String::from_utf8(bytes).map_err(|_| CommandError::Rejected(Message::new("record-not-text")))
}
