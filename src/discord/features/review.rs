//! `/review`: a chart of the chances in a finished game, and the turns that changed them most.
//!
//! The user alone sees it, and can share it with the channel. The message that shows the progress is stored until it shows the review,
//! with the token by which it is edited. A process that stops leaves the review to the next one.
//!
//! # Bounds
//!
//! A review takes a second or a few with low priority, in pieces of some ten milliseconds: one at a time, one for a player
//! and, shared, for a channel; eight are queued and 64 cached.

use super::table_list::suggest_finished_here;
use super::{App, CommandContext, CommandError, Context, Visibility, mistakes, published, run_at, serenity};
use crate::app::analysis::reviews::{Requested, ReviewInProgress, ReviewJob};
use crate::coach::Review;
use crate::discord::client::background_http::{retry, with_timeout};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::custom_id::TableAction;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::i18n::{self, Localizer, mistake_alt, review_alt, review_text, voted_text};
use crate::localize::Message;
use crate::render::{self, RenderOptions};
use crate::rules::Scene;
use crate::table::{ChannelId, MessageId, PlayerId, Table, TableId};
use serenity::{Builder as _, ButtonStyle, CreateAttachment, CreateButton};
use std::sync::Arc;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Here, 0, Work::Review);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn review(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "suggest_finished_here"]
    table: Option<i64>,
) -> Result<(), CommandError> {
    let channel = ChannelId(ctx.interaction.channel_id.get());
    // The review can be shared here, so it is one of a game that was played here.
    let at = table
        .map_or(TableRef::Channel(channel), |number| TableRef::Button { table: TableId(number), channel });
    run_at(ctx, Visibility::Ephemeral, at, async |ctx| show(ctx, at).await).await
}

/// Shows the review to the user, and its progress while it is made.
pub(super) async fn show(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    match ctx.app.request_review(&table, ctx.player_id, None).await? {
        Requested::Cached(review) => {
            ctx.responder.reply_ephemeral(private_message(ctx, &table, &review).await?).await
        }
        Requested::Queued(job) => make(ctx, &table, job).await,
    }
}

/// Shows the progress of a review, and then the review in the same message. If it fails, the message is deleted.
async fn make(ctx: &CommandContext<'_>, table: &Arc<Table>, job: ReviewJob<'_>) -> Result<(), CommandError> {
    let app = ctx.app;
    let message = progress_message(ctx.user_localizer(), 0);
    let progress = ctx.responder.respond(Visibility::Ephemeral, message).await?;
    let progress = ReviewInProgress {
        table: table.id(),
        channel: ctx.venue.channel,
        message: MessageId(progress.get()),
        reader: ctx.player_id,
        token: ctx.responder.token.to_owned(),
    };
    app.record_progress(&progress).await;
    let Some(made) = app.stopping.run_until_cancelled(finish(ctx, table, job)).await else {
        // The next process completes the review.
        return Ok(());
    };
    if made.is_err()
        && let Err(error) = ctx.responder.delete_reply().await
    {
        tracing::debug!(?error, "the progress of a review that has failed stays");
    }
    app.forget_progress(&progress).await;
    made
}

/// Makes a review, whose progress is shown already.
async fn finish(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
    job: ReviewJob<'_>,
) -> Result<(), CommandError> {
    let report = |percent| async move {
        if let Err(error) = ctx.responder.edit_reply(progress_message(ctx.user_localizer(), percent)).await {
            tracing::debug!(?error, "the progress of a review could not be shown");
        }
    };
    let review = job.run(&ctx.app.search_pool, report).await?;
    ctx.responder.edit_reply(private_message(ctx, table, &review).await?).await
}

/// Completes the reviews that the process before was making.
pub(in crate::discord) async fn complete_interrupted(app: &App) {
    for progress in app.interrupted_reviews().await {
        let (token, http) = (progress.token.as_str(), app.messenger.http.unpaced());
        let completed = async {
            let message = app.messenger.commands.link(complete(app, &progress).await?);
            retry(|| with_timeout(message.clone().edit().execute(http, token))).await?;
            Ok::<_, CommandError>(())
        };
        if let Err(error) = completed.await {
            tracing::warn!(?error, table = %progress.table, "a review that was interrupted is not completed");
            // The message would show its progress for ever, so it is deleted; a failure changes nothing.
            let _ = with_timeout(http.delete_original_interaction_response(token)).await;
        }
        app.forget_progress(&progress).await;
    }
}

/// The review that a process before was making.
async fn complete(app: &App, progress: &ReviewInProgress) -> Result<OutgoingMessage, CommandError> {
    let table = app.host.tables().load(TableRef::Id(progress.table)).await?;
    let review = match app.request_review(&table, progress.reader, None).await? {
        Requested::Cached(review) => review,
        Requested::Queued(job) => job.run(&app.search_pool, async |_| {}).await?,
    };
    let settings = app.host.settings().of_player(progress.reader).await?;
    let options = app.personal_options(&settings, table.guild()).await;
    let localizer = app.player_localizer(progress.reader).await;
    let message = review_message(app, &localizer, options, (&table, progress.reader), &review).await?;
    Ok(message.buttons(buttons(&localizer, &table, &review, progress.reader)))
}

/// Shows the review to everyone in the channel. It was made before, unless the bot has started again since then.
pub(super) async fn share(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let (app, table) = (ctx.app, ctx.app.host.tables().load(table).await?);
    let requested = app.request_review(&table, ctx.player_id, Some(ctx.venue.channel)).await?;
    published::share_file(ctx, chart_name(&table), Vec::new(), async || {
        let review = match requested {
            Requested::Cached(review) => review,
            Requested::Queued(job) => job.run(&app.search_pool, async |_| {}).await?,
        };
        let (localizer, options) = (app.table_localizer(&table).await, app.table_options(&table).await);
        review_message(app, &localizer, options, (&table, ctx.player_id), &review).await
    })
    .await
}

/// The buttons under a review that its reader sees alone.
fn buttons(localizer: &Localizer, table: &Table, review: &Review, reader: PlayerId) -> Vec<CreateButton> {
    let share = table_button(localizer, table, TableAction::ShareReview, ButtonStyle::Secondary);
    mistakes::first_button(localizer, table, review, reader).into_iter().chain([share]).collect()
}

/// The review as the user sees it alone.
async fn private_message(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
    review: &Arc<Review>,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let (options, about) = (ctx.render_options().await, (table, ctx.player_id));
    let message = review_message(ctx.app, localizer, options, about, review).await?;
    Ok(message.buttons(buttons(localizer, table, review, ctx.player_id)))
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
    options: RenderOptions,
    (table, reader): (&Arc<Table>, PlayerId),
    review: &Arc<Review>,
) -> Result<OutgoingMessage, CommandError> {
    let files = match i18n::scene(localizer, table) {
        Some(scene) => pictures(app, localizer, scene, review, &chart_name(table), options).await?,
        None => Vec::new(),
    };
    let mut lines = vec![review_text(localizer, table, review)];
    for vote in app.judge_votes(table, reader, review).await? {
        lines.push(voted_text(localizer, &vote.mistake, &vote.better, vote.votes));
    }
    Ok(OutgoingMessage::text(lines.join("\n")).files(files))
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
