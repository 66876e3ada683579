//! `/review`: a chart of the chances in a finished game, and the turns that changed them most.

use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::app::reviews::Requested;
use crate::coach::Review;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::i18n::{self, mistake_alt, review_alt, review_text};
use crate::render;
use crate::rules::{Message, Scene};
use crate::table::Table;
use serenity::CreateAttachment;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Somebody who asks for a review does not wait longer until it is known whether it is shown already.
const LOOKUP_TIMEOUT: Duration = Duration::from_millis(500);

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn review(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| show(ctx, ctx.table()).await).await
}

/// Shows the review, and its progress while it is made. Where everyone sees it already, only the user sees it again.
pub(super) async fn show(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let (reviews, channel) = (&ctx.app.reviews, ctx.venue.channel);
    let requested = reviews.request(&table, ctx.player_id, channel)?;
    let visibility = match Box::pin(is_published(ctx, &table)).await {
        true => Visibility::Ephemeral,
        false => Visibility::Public,
    };
    match requested {
        Requested::Cached(review) => {
            ctx.responder.respond(visibility, review_message(ctx, &table, &review).await?).await?;
        }
        Requested::Queued(job) => {
            ctx.responder.respond(visibility, progress_message(ctx, 0)).await?;
            let report = |percent| async move {
                if let Err(error) = ctx.responder.edit_reply(progress_message(ctx, percent)).await {
                    tracing::debug!(?error, "the progress of a review could not be shown");
                }
            };
            let review = job.run(&ctx.app.search_pool, &table, report).await?;
            ctx.responder.edit_reply(review_message(ctx, &table, &review).await?).await?;
        }
    }
    reviews.record_published(table.id(), channel);
    Ok(())
}

/// Whether everyone in the channel sees the review of a game already. The process before this one may have posted it, and its chart
/// is looked for among the last messages.
async fn is_published(ctx: &CommandContext<'_>, table: &Table) -> bool {
    if ctx.app.reviews.is_published(table.id(), ctx.venue.channel) {
        return true;
    }
    let (channel, chart) = (serenity::ChannelId::new(ctx.venue.channel.0), chart_name(table));
    let has_chart =
        |message: &serenity::Message| message.attachments.iter().any(|file| file.filename == chart);
    let found = timeout(LOOKUP_TIMEOUT, ctx.app.presenter.find(channel, None, has_chart)).await;
    // Without the permission to read messages it is not known.
    matches!(found, Ok(Ok(Some(_))))
}

/// The name of the chart's file, by which the review of the table is found.
fn chart_name(table: &Table) -> String {
    format!("{}-{}-chances.png", table.setup().kind(), table.id())
}

fn progress_message(ctx: &CommandContext<'_>, percent: usize) -> OutgoingMessage {
    let text = Message::new("review-progress").count("percent", percent);
    OutgoingMessage::text(ctx.channel_localizer().render(&text))
}

/// The chart, and a board for each of the turns that changed the chances most.
async fn review_message(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
    review: &Arc<Review>,
) -> Result<OutgoingMessage, CommandError> {
    let (localizer, pool) = (ctx.channel_localizer(), &ctx.app.render_pool);
    let options = ctx.app.table_options(table).await;
    let mut files = Vec::new();
    if let Some(scene) = i18n::scene(localizer, table) {
        let (alt, review) = (review_alt(localizer, table, review), review.clone());
        let halves = [0.0, 0.5, 1.0].map(|share| localizer.percent(share));
        let chart = move || {
            let marked: Vec<usize> = review.mistakes.iter().map(|mistake| mistake.number + 1).collect();
            render::chances_chart(&scene, &review.chances, &marked, &halves, &options)
        };
        let chart = CreateAttachment::bytes(pool.run(chart).await?, chart_name(table));
        files.push(chart.description(alt));
    }
    for (number, mistake) in (1..).zip(&review.mistakes) {
        let scene = Scene { names: i18n::names(localizer, table), ..mistake.scene.clone() };
        let alt = mistake_alt(localizer, table, number, mistake, &scene);
        files.push(pool.picture(&format!("turn-{number}.png"), scene, options, alt).await?.into());
    }
    Ok(OutgoingMessage::text(review_text(localizer, table, review)).files(files))
}
