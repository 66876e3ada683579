//! Shows the review of a finished game: a graph of the chances, and the turns that changed them most.

use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::app::reviews::Requested;
use crate::coach::Review;
use crate::host::TableRef;
use crate::i18n::{mistake_alt, review_alt, review_text};
use crate::render;
use crate::rules::{Message, Scene};
use crate::table::Table;
use serenity::CreateAttachment;
use std::sync::Arc;

/// Shows the review of a finished game to all, and its progress while it is made.
pub(super) async fn show(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let job = match ctx.app.reviews.request(&table, ctx.player.id, ctx.channel_id())? {
        Requested::Cached(review) => return ctx.reply(answer(ctx, &table, &review).await?).await,
        Requested::Queued(job) => job,
    };
    ctx.reply(progress(ctx, 0)).await?;
    let report = |percent| async move {
        if let Err(error) = ctx.edit_reply(progress(ctx, percent)).await {
            tracing::debug!(?error, "the progress of a review could not be shown");
        }
    };
    let review = job.run(&ctx.app.search_pool, &table, report).await?;
    ctx.edit_reply(answer(ctx, &table, &review).await?).await
}

fn progress(ctx: &CommandContext<'_>, percent: usize) -> OutgoingMessage {
    OutgoingMessage::text(
        ctx.channel_localizer.render(&Message::new("review-progress").count("percent", percent)),
    )
}

/// The graph, and a board for each of the turns that changed the chances most.
async fn answer(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
    review: &Arc<Review>,
) -> Result<OutgoingMessage, CommandError> {
    let (localizer, pool) = (&ctx.channel_localizer, &ctx.app.render_pool);
    let look = ctx.app.table_options(table).await;
    let mut files = Vec::new();
    if let Some(scene) = table.scene() {
        let (review_alt, review) = (review_alt(localizer, table, review), review.clone());
        let graph = move || {
            let marked: Vec<usize> = review.mistakes.iter().map(|mistake| mistake.number).collect();
            render::chances_chart(&scene, &review.chances, &marked, &look)
        };
        let graph = CreateAttachment::bytes(pool.run(graph).await?, "chances.png");
        files.push(graph.description(review_alt));
    }
    for (number, mistake) in (1..).zip(&review.mistakes) {
        let scene = Scene { names: table.names(), ..mistake.scene.clone() };
        let alt = mistake_alt(localizer, table, number, mistake, &scene);
        files.push(pool.picture(&format!("turn-{number}.png"), scene, look, alt).await?.into());
    }
    Ok(OutgoingMessage::text(review_text(localizer, table, review)).files(files))
}
