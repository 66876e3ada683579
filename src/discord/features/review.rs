//! `/review`: a chart of the chances in a finished game, and the turns that changed them most.
//!
//! The message that shows the progress is stored until it shows the review. A process that
//! stops leaves the review to the next one.
//!
//! # Bounds
//!
//! A review takes a second or a few with low priority, in pieces of some ten milliseconds: one at a time, one for a player
//! and for a channel; eight are queued and 64 cached.

use super::table_list::suggest_finished_here;
use super::{App, CommandContext, CommandError, Context, Visibility, published, run_at, serenity};
use crate::app::presenter::{Presenter as _, Remains};
use crate::app::reviews::{Requested, ReviewJob};
use crate::coach::Review;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::policy::{Actor, Place, Policy, TableScope, Work};
use crate::host::TableRef;
use crate::i18n::{self, Localizer, mistake_alt, review_alt, review_text};
use crate::render::{self, RenderOptions};
use crate::rules::{Message, Scene};
use crate::table::{ChannelId, MessageId, Rejection, Table, TableId};
use serenity::CreateAttachment;
use std::sync::Arc;
use tokio::sync::OwnedMutexGuard;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Here, 1, Work::Review);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn review(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "suggest_finished_here"]
    table: Option<i64>,
) -> Result<(), CommandError> {
    let channel = ChannelId(ctx.interaction.channel_id.get());
    // Everyone here sees the review, so it is one of a game that was played here.
    let at = table
        .map_or(TableRef::Channel(channel), |number| TableRef::Button { table: TableId(number), channel });
    run_at(ctx, Visibility::Public, at, async |ctx| show(ctx, at).await).await
}

/// Shows the review, and its progress while it is made. Where everyone sees one of them already, the user is led there.
pub(super) async fn show(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let (channel, chart) = (ctx.venue.channel, chart_name(&table));
    let publishing = ctx.app.published.lock(channel, &chart).await;
    let requested = ctx.app.request_review(&table, ctx.player_id, channel).await;
    if let Some(message) = Box::pin(published::find(ctx, &chart)).await {
        return published::lead_to(ctx, message).await;
    }
    match requested? {
        Requested::Cached(review) => {
            let localizer = ctx.app.table_localizer(&table).await;
            let message = review_message(ctx.app, &localizer, &table, &review).await?;
            let message = ctx.responder.respond(Visibility::Public, message).await?;
            ctx.app.published.record(channel, chart, MessageId(message.get()));
            Ok(())
        }
        Requested::Queued(job) => make(ctx, &table, job, chart, publishing).await,
    }
}

/// Shows the progress of a review, and then the review with this chart in the same message. If it fails, the message is deleted.
async fn make(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
    job: ReviewJob<'_>,
    chart: String,
    publishing: OwnedMutexGuard<()>,
) -> Result<(), CommandError> {
    let (app, channel) = (ctx.app, ctx.venue.channel);
    let localizer = app.table_localizer(table).await;
    let progress = ctx.responder.respond(Visibility::Public, progress_message(&localizer, 0)).await?;
    let message = MessageId(progress.get());
    // Others who ask for this review get a link to this message.
    app.published.record(channel, chart, message);
    drop(publishing);
    app.record_progress(table.id(), channel, message).await;
    let Some(made) = app.stopping.run_until_cancelled(finish(ctx, &localizer, table, job)).await else {
        // The next process completes it.
        return Ok(());
    };
    if made.is_err()
        && let Err(error) = app.presenter.retire(channel, message, Remains::Nothing).await
    {
        tracing::debug!(%error, "the progress of a review that has failed stays");
    }
    app.forget_progress(table.id(), channel, message).await;
    made
}

/// Makes a review, whose progress is shown already.
async fn finish(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    table: &Arc<Table>,
    job: ReviewJob<'_>,
) -> Result<(), CommandError> {
    let app = ctx.app;
    let report = |percent| async move {
        if let Err(error) = ctx.responder.edit_reply(progress_message(localizer, percent)).await {
            tracing::debug!(?error, "the progress of a review could not be shown");
        }
    };
    let review = job.run(&app.search_pool, report).await?;
    ctx.responder.edit_reply(review_message(app, localizer, table, &review).await?).await
}

/// Completes the reviews that the process before was making.
pub(in crate::discord) async fn complete_interrupted(app: &App) {
    for (table, channel, message) in app.interrupted_reviews().await {
        if let Err(error) = complete(app, table, channel, message).await {
            tracing::warn!(?error, %table, "a review that was interrupted is not completed");
            // Nothing more comes of it.
            let _ = app.presenter.retire(channel, message, Remains::Nothing).await;
        }
        app.forget_progress(table, channel, message).await;
    }
}

async fn complete(
    app: &App,
    table: TableId,
    channel: ChannelId,
    message: MessageId,
) -> Result<(), CommandError> {
    let table = app.host.tables().load(TableRef::Id(table)).await?;
    let player = table.opener().human_id().ok_or(Rejection::UnknownTable)?;
    let review = match app.request_review(&table, player, channel).await? {
        Requested::Cached(review) => review,
        Requested::Queued(job) => job.run(&app.search_pool, async |_| {}).await?,
    };
    let localizer = app.table_localizer(&table).await;
    let content = review_message(app, &localizer, &table, &review).await?;
    app.presenter.replace(channel, message, content).await?;
    app.published.record(channel, chart_name(&table), message);
    Ok(())
}

/// The name of the chart's file, by which the review of the table is found.
fn chart_name(table: &Table) -> String {
    format!("{}-{}-chances.png", table.setup().kind(), table.id())
}

fn progress_message(localizer: &Localizer, percent: usize) -> OutgoingMessage {
    OutgoingMessage::text(localizer.render(&Message::new("review-progress").count("percent", percent)))
}

/// The chart, and a board for each of the turns that changed the chances most.
async fn review_message(
    app: &App,
    localizer: &Localizer,
    table: &Arc<Table>,
    review: &Arc<Review>,
) -> Result<OutgoingMessage, CommandError> {
    let options = app.table_options(table).await;
    let files = match i18n::scene(localizer, table) {
        Some(scene) => pictures(app, localizer, scene, review, &chart_name(table), options).await?,
        None => Vec::new(),
    };
    Ok(OutgoingMessage::text(review_text(localizer, table, review)).files(files))
}

/// The pictures of a review: the chart in a file of this name, and the boards. The scene is the end of the game, with the names.
pub(super) async fn pictures(
    app: &App,
    localizer: &Localizer,
    scene: Scene,
    review: &Arc<Review>,
    chart_name: &str,
    options: RenderOptions,
) -> Result<Vec<CreateAttachment>, CommandError> {
    let pool = &app.render_pool;
    let names = scene.names.clone();
    let alt = review_alt(localizer, &names, review);
    let halves = [0.0, 0.5, 1.0].map(|share| localizer.percent(share));
    let drawn = review.clone();
    let chart = move || {
        let marked: Vec<usize> = drawn.mistakes.iter().map(|mistake| mistake.number + 1).collect();
        render::chances_chart(&scene, &drawn.chances, &marked, &halves, &options)
    };
    let mut files = vec![CreateAttachment::bytes(pool.run(chart).await?, chart_name).description(alt)];
    for (number, mistake) in (1..).zip(&review.mistakes) {
        let scene = Scene { names: names.clone(), ..mistake.scene.clone() };
        let alt = mistake_alt(localizer, number, mistake, &scene);
        files.push(pool.picture(&format!("turn-{number}.png"), scene, options, alt).await?.into());
    }
    Ok(files)
}
