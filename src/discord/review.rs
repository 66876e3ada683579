//! A finished game looked at again: a graph of the chances, and the turns that changed them most with what was better.
//!
//! It takes seconds, in the time that computers at their tables leave over: each moment of the game is thought about by
//! itself, so that whoever plays waits for one of them at most. How far it has come is told meanwhile. A game that is over
//! stays as it is, and so does what was made of it.

use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::painter::PaintError;
use super::thinkers::Thinkers;
use super::waiting::Queue;
use super::{CommandError, look, serenity};
use crate::coach::{Look, Moment, Review};
use crate::host::TableRef;
use crate::i18n::{review_alt, review_text, swing_alt};
use crate::render;
use crate::rules::{Message, Scene};
use crate::table::{Phase, Rejection, Table, TableId};
use parking_lot::Mutex;
use serenity::CreateAttachment;
use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::time::timeout;

/// So many are kept, of some ten thousand bytes each.
const MOST_KEPT: usize = 64;
/// How often it is told how far it has come.
const PROGRESS: Duration = Duration::from_millis(1500);

pub(super) struct Reviews {
    queue: Queue,
    /// The newest comes last.
    kept: Mutex<VecDeque<(TableId, Arc<Review>)>>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { queue: Queue::new("say-review-under-way", "say-reviews-many"), kept: Mutex::default() }
    }
}

impl Reviews {
    /// How many wait for a review, or for the rest of the one that is being made.
    pub(super) fn waiting(&self) -> usize {
        self.queue.length()
    }

    fn kept(&self, table: TableId) -> Option<Arc<Review>> {
        self.kept.lock().iter().find(|(known, _)| *known == table).map(|(_, review)| review.clone())
    }

    fn keep(&self, table: TableId, review: Review) -> Arc<Review> {
        let review = Arc::new(review);
        let mut kept = self.kept.lock();
        kept.retain(|(known, _)| *known != table);
        kept.push_back((table, review.clone()));
        if kept.len() > MOST_KEPT {
            kept.pop_front();
        }
        review
    }
}

/// Shows the review of a game that is over to all.
pub(super) async fn show(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.table(at).await?;
    if !matches!(table.phase(), Phase::Ended(_)) {
        return Err(CommandError::Rejected(Message::new("say-review-not-over")));
    }
    if table.turn_number() == 0 {
        return Err(CommandError::Rejected(Message::new("say-review-nothing")));
    }
    let reviews = &ctx.app.reviews;
    if let Some(review) = reviews.kept(table.id()) {
        return ctx.reply(answer(ctx, &table, &review).await?).await;
    }
    let waiting = reviews.queue.wait(ctx.player.id, ctx.channel)?;
    ctx.reply(progress(ctx, 0)).await?;
    let _turn = waiting.turn().await.map_err(PaintError::from)?;
    let review = match reviews.kept(table.id()) {
        Some(review) => review,
        None => reviews.keep(table.id(), make(ctx, &table).await?),
    };
    ctx.edit_reply(answer(ctx, &table, &review).await?).await
}

/// Looks at all moments of a game, two at a time, and tells how far it has come.
async fn make(ctx: &CommandContext<'_>, table: &Table) -> Result<Review, CommandError> {
    let game = table.game().ok_or(Rejection::NotStarted)?.clone();
    let thinkers = &ctx.app.thinkers;
    let moments = thought(thinkers.think(move || Arc::new(Moment::of(&game))).await)?;
    let done = AtomicUsize::new(0);
    let mut looks = {
        let both = async {
            tokio::join!(every_other(thinkers, &moments, 0, &done), every_other(thinkers, &moments, 1, &done))
        };
        let mut both = pin!(both);
        let mut interval = tokio::time::interval_at(tokio::time::Instant::now() + PROGRESS, PROGRESS);
        loop {
            tokio::select! {
                (even, odd) = &mut both => break [even?, odd?].concat(),
                _ = interval.tick() => {
                    let percent = done.load(Ordering::Relaxed) * 100 / moments.len();
                    // What comes too late is of no use.
                    let told = timeout(PROGRESS, ctx.edit_reply(progress(ctx, percent))).await;
                    if let Ok(Err(trouble)) = told {
                        tracing::debug!(?trouble, "how far a review has come could not be told");
                    }
                }
            }
        }
    };
    looks.sort_by_key(|(number, _)| *number);
    let looks: Vec<Look> = looks.into_iter().map(|(_, look)| look).collect();
    thought(thinkers.think(move || Review::new(&moments, &looks)).await)
}

async fn every_other(
    thinkers: &Thinkers,
    moments: &Arc<Vec<Moment>>,
    first: usize,
    done: &AtomicUsize,
) -> Result<Vec<(usize, Look)>, CommandError> {
    let nodes = Moment::nodes(moments.len());
    let mut looks = Vec::new();
    for number in (first..moments.len()).step_by(2) {
        let moments = moments.clone();
        let look = thinkers.think(move || moments[number].look(nodes)).await;
        looks.push((number, thought(look)?));
        done.fetch_add(1, Ordering::Relaxed);
    }
    Ok(looks)
}

fn thought<T>(thought: Option<T>) -> Result<T, CommandError> {
    thought.ok_or_else(|| CommandError::Panic("a thinker has found nothing".to_owned()))
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
    let (localizer, painter) = (&ctx.channel_localizer, &ctx.app.painter);
    let look = look::of_table(ctx.app, table).await;
    let mut files = Vec::new();
    if let Some(scene) = table.scene() {
        let (review_alt, review) = (review_alt(localizer, table, review), review.clone());
        let graph = move || {
            let marked: Vec<usize> = review.swings.iter().map(|swing| swing.number).collect();
            render::chances_chart(&scene, &review.chances, &marked, &look)
        };
        let graph = CreateAttachment::bytes(painter.work(graph).await?, "chances.png");
        files.push(graph.description(review_alt));
    }
    for (number, swing) in (1..).zip(&review.swings) {
        let scene = Scene { names: table.names(), ..swing.scene.clone() };
        let alt = swing_alt(localizer, table, number, swing, &scene);
        files.push(painter.picture(&format!("turn-{number}.png"), scene, look, alt).await?);
    }
    Ok(OutgoingMessage::text(review_text(localizer, table, review)).files(files))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_reviews_are_kept() {
        let reviews = Reviews::default();
        let review = || Review { chances: Vec::new(), swings: Vec::new() };
        for table in 0..=MOST_KEPT as i64 {
            reviews.keep(TableId(table), review());
            reviews.keep(TableId(table), review());
        }
        assert!(reviews.kept(TableId(0)).is_none() && reviews.kept(TableId(1)).is_some());
        assert_eq!(reviews.kept.lock().len(), MOST_KEPT);
    }
}
