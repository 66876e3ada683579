//! Reviews of finished games: chances over the game, and the turns that changed them most.
//!
//! A review takes seconds of low-priority search. Each moment of the game is a search of its own, so that a computer's
//! turn waits for one of them at most.

use super::assistance::Permitted;
use super::search_pool::{SearchFailed, SearchPool};
use crate::app::pools::job_queue::{Job, JobQueue, JobRequest};
use crate::app::posts::messenger::{Messenger, Remains};
use crate::app::{App, AppError};
use crate::coach::{Analysis, Mistake, Retry, Review, ReviewPosition};
use crate::host::{HostError, StoredPost, Subject};
use crate::localize::Message;
use crate::rules::{Game, Seat};
use crate::search::Budget;
use crate::table::{ChannelId, MessageId, Phase, Player, PlayerId, Rejection, Table, TableId, WholeGame};
use quick_cache::sync::Cache;
use std::error::Error;
use std::fmt;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::time::{Instant, interval_at, timeout};

/// Upper bound of the cache, in reviews of some ten thousand bytes each.
const MAX_CACHED: usize = 64;
/// Time for the searches of all positions of a review, and for those of its candidates for mistakes. On a busy machine they have
/// fewer nodes.
const POSITIONS_TIME: Duration = Duration::from_secs(7);
const MISTAKES_TIME: Duration = Duration::from_secs(3);
/// Upper bound of the searches for candidates: two each.
const CANDIDATE_SEARCHES: usize = 12;
/// Shortest time for one search, also if none is left.
const MIN_SEARCH_TIME: Duration = Duration::from_millis(10);
/// Upper bound of the voted turns that are judged for each mistake of a server: some ten milliseconds each.
const MAX_JUDGED_VOTES: usize = 5;
/// Time between two reports of progress.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(1500);
/// The beginning of the slots of messages that show progress. The reader and the token follow.
const PROGRESS: &str = "review-";

/// Makes and caches reviews. A finished game does not change, and neither does its review.
pub struct Reviews {
    queue: JobQueue,
    cache: Cache<TableId, Arc<Review>>,
}

/// A requested review.
pub enum Requested<'a> {
    /// A review that was made before.
    Cached(Arc<Review>),
    /// A review that is not finished.
    Queued(ReviewJob<'a>),
}

/// Votes of people for a turn that would have been better than what their server played.
pub struct BetterVotes {
    /// The mistake of the server.
    pub mistake: Mistake,
    /// The turn, judged.
    pub better: Retry,
    /// The number of votes.
    pub votes: usize,
}

/// A private message that shows the progress of a review.
#[derive(Clone, PartialEq, Eq)]
pub struct ReviewInProgress {
    /// The table whose game is reviewed.
    pub table: TableId,
    /// The channel of the message.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The person who sees it.
    pub reader: PlayerId,
    /// The token of the interaction, by which the message can be edited for a while.
    pub token: String,
}

/// Without the token, which is a secret.
impl fmt::Debug for ReviewInProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReviewInProgress { table, channel, message, reader, token: _ } = self;
        write!(f, "the review of table {table} in message {message} of {channel} for {reader}")
    }
}

impl ReviewInProgress {
    fn slot(&self) -> String {
        format!("{PROGRESS}{}-{}", self.reader, self.token)
    }

    /// The review of a post about a table; `None` for one of a version that showed the progress to everyone.
    fn of_post(table: TableId, post: &StoredPost) -> Option<ReviewInProgress> {
        let (reader, token) = post.slot.strip_prefix(PROGRESS)?.split_once('-')?;
        let (reader, token) = (reader.parse().ok()?, token.to_owned());
        Some(ReviewInProgress { table, channel: post.channel, message: post.message?, reader, token })
    }
}

/// A review that is yet to be made.
pub struct ReviewJob<'a> {
    reviews: &'a Reviews,
    table: Permitted<Arc<Table>>,
    job: Job<'a>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        let queue = JobQueue::new("say-review-under-way", "say-reviews-many");
        Reviews { queue, cache: Cache::new(MAX_CACHED) }
    }
}

impl Reviews {
    /// Number of reviews that are waited for.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    fn request(
        &self,
        table: Permitted<Arc<Table>>,
        player: PlayerId,
        channel: Option<ChannelId>,
    ) -> Result<Requested<'_>, AppError> {
        if let Some(review) = self.cache.get(&table.id()) {
            return Ok(Requested::Cached(review));
        }
        let request = JobRequest { player, channel, table: Some(table.id()) };
        let job = self.queue.enqueue(request)?;
        Ok(Requested::Queued(ReviewJob { reviews: self, table, job }))
    }

    /// Reviews a game that is over and no table's, for a player. It is not cached.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if the game has no turns, or the player waits for another review; fails if a search fails.
    pub async fn review_record(
        &self,
        pool: &SearchPool,
        game: &Permitted<WholeGame>,
        player: PlayerId,
    ) -> Result<Review, AppError> {
        let WholeGame(record) = &**game;
        if record.turns().is_empty() {
            return Err(AppError::Rejected(Message::new("say-review-nothing")));
        }
        let job = self.queue.enqueue(JobRequest { player, channel: None, table: None })?;
        let _slot = job.start().await;
        let people = (0..record.places().seats()).collect();
        review(pool, game, record, people, |_| async {}).await
    }
}

impl<P: Messenger> App<P> {
    /// Requests the review of the game at a table, for a player, or for everyone in a channel where the player shares it.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if the game is not over or has no turns, if the review would assist the player in another game, or
    /// if the player or the channel waits for another review.
    pub async fn request_review(
        &self,
        table: &Arc<Table>,
        player: PlayerId,
        channel: Option<ChannelId>,
    ) -> Result<Requested<'_>, AppError> {
        let running = match table.phase() {
            Phase::Invitation => Some("table-not-started"),
            Phase::Playing => Some("say-review-not-over"),
            Phase::Ended(_) | Phase::Closed => None,
        };
        if let Some(key) = running {
            return Err(AppError::Rejected(Message::new(key)));
        }
        if table.turn_number() == 0 {
            return Err(AppError::Rejected(Message::new("say-review-nothing")));
        }
        let table = self.permit(player, table.clone(), None).await?;
        self.reviews.request(table, player, channel)
    }

    /// The votes for turns that would have been better than the mistakes of servers.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if that would assist the reader in another game; fails if the database or a search fails.
    pub async fn judge_votes(
        &self,
        table: &Arc<Table>,
        reader: PlayerId,
        review: &Review,
    ) -> Result<Vec<BetterVotes>, AppError> {
        let mut judged = Vec::new();
        if !table.has_team() {
            return Ok(judged);
        }
        let permitted = self.permit(reader, table.clone(), None).await?;
        for mistake in &review.mistakes {
            let player = table.seats()[mistake.better.seat].as_ref();
            let Some(guild) = player.and_then(|player| player.id.guild()) else { continue };
            let ballot = self.host.tables().votes_of_turn(table, mistake.number, guild).await?;
            for (turn, votes) in ballot.turns().into_iter().take(MAX_JUDGED_VOTES) {
                let (table, mistake, turn) = (table.clone(), mistake.clone(), turn.to_owned());
                let judge = move || Some((mistake.retry(table.game()?, &turn)?, mistake));
                let retry = self.search_pool.advise(&permitted, judge).await?;
                let better = retry.filter(|(retry, _)| retry.is_better);
                judged.extend(better.map(|(better, mistake)| BetterVotes { mistake, better, votes }));
            }
        }
        Ok(judged)
    }

    /// Records the message that shows the progress of a review, so that the next process completes it if this one ends.
    pub async fn record_progress(&self, progress: &ReviewInProgress) {
        let post = StoredPost::new(progress.slot(), progress.channel, self.host.clock().now());
        let post = StoredPost { message: Some(progress.message), ..post };
        if let Err(error) = self.host.posts().remember(Subject::Table(progress.table), None, &post).await {
            tracing::error!(error = &error as &dyn Error, "a review in progress could not be stored");
        }
    }

    /// Forgets a message that shows no progress any more.
    pub async fn forget_progress(&self, progress: &ReviewInProgress) {
        let (subject, slot) = (Subject::Table(progress.table), progress.slot());
        if let Err(error) = self.host.posts().forget(subject, (&slot, progress.channel)).await {
            tracing::error!(error = &error as &dyn Error, "a review in progress could not be forgotten");
        }
    }

    /// The messages with the progress of reviews that the process before was making.
    pub async fn interrupted_reviews(&self) -> Vec<ReviewInProgress> {
        let read = async {
            let mut interrupted = Vec::new();
            for table in self.host.posts().tables().await? {
                for post in self.host.posts().of(Subject::Table(table)).await? {
                    if !post.slot.starts_with(PROGRESS) {
                        continue;
                    }
                    match ReviewInProgress::of_post(table, &post) {
                        Some(progress) => interrupted.push(progress),
                        None => self.delete_public_progress(table, &post).await?,
                    }
                }
            }
            Ok::<_, HostError>(interrupted)
        };
        read.await.unwrap_or_else(|error| {
            tracing::error!(error = &error as &dyn Error, "reviews in progress could not be read");
            Vec::new()
        })
    }

    /// Deletes the progress that a version before 0.3.0 showed to everyone, which nobody completes.
    async fn delete_public_progress(&self, table: TableId, post: &StoredPost) -> Result<(), HostError> {
        if let Some(message) = post.message
            && let Err(error) = self.retire_message(post.channel, message, Remains::Nothing).await
        {
            tracing::warn!(error = &error as &dyn Error, "the progress of a review stays");
        }
        self.host.posts().forget(Subject::Table(table), (&post.slot, post.channel)).await
    }
}

impl ReviewJob<'_> {
    /// Makes the review after those before it in the queue. `report` is called with the progress in percent.
    pub async fn run<F: Future<Output = ()>>(
        self,
        pool: &SearchPool,
        report: impl Fn(usize) -> F,
    ) -> Result<Arc<Review>, AppError> {
        let table = &self.table;
        let _slot = self.job.start().await;
        let cache = &self.reviews.cache;
        if let Some(review) = cache.get(&table.id()) {
            return Ok(review);
        }
        let game = table.game().ok_or(Rejection::NotStarted)?;
        let seats = table.seats().iter().enumerate();
        let is_person = |player: &Option<Player>| player.as_ref().is_some_and(|player| !player.is_computer());
        let people = seats.filter(|(_, player)| is_person(player)).map(|(seat, _)| seat).collect();
        let review = Arc::new(review(pool, table, game, people, report).await?);
        cache.insert(table.id(), review.clone());
        Ok(review)
    }
}

/// Analyses all moments of a game, two at a time. `people` are the seats of people.
async fn review<S, F: Future<Output = ()>>(
    pool: &SearchPool,
    subject: &Permitted<S>,
    game: &Game,
    people: Vec<Seat>,
    report: impl Fn(usize) -> F,
) -> Result<Review, AppError> {
    let game = game.clone();
    let until = std::time::Instant::now() + POSITIONS_TIME;
    let positions = pool.advise(subject, move || Arc::new(ReviewPosition::all(&game))).await?;
    let done = AtomicUsize::new(0);
    let mut analyses = {
        let halves = async {
            tokio::join!(
                every_other(pool, subject, &positions, 0, until, &done),
                every_other(pool, subject, &positions, 1, until, &done)
            )
        };
        let mut halves = pin!(halves);
        let mut interval = interval_at(Instant::now() + PROGRESS_INTERVAL, PROGRESS_INTERVAL);
        loop {
            tokio::select! {
                (even, odd) = &mut halves => break [even?, odd?].concat(),
                _ = interval.tick() => {
                    let percent = done.load(Ordering::Relaxed) * 100 / positions.len();
                    // A report that takes longer is outdated.
                    let _timely = timeout(PROGRESS_INTERVAL, report(percent)).await;
                }
            }
        }
    };
    analyses.sort_by_key(|(number, _)| *number);
    let analyses: Vec<Analysis> = analyses.into_iter().map(|(_, analysis)| analysis).collect();
    let nodes = ReviewPosition::nodes(positions.len());
    let budget = move || budget(nodes, MISTAKES_TIME, CANDIDATE_SEARCHES);
    Ok(pool.advise(subject, move || Review::new(&positions, &analyses, &people, budget)).await?)
}

/// Analyses every other moment from `first` on, and counts them in `done`.
async fn every_other<S>(
    pool: &SearchPool,
    subject: &Permitted<S>,
    positions: &Arc<Vec<ReviewPosition>>,
    first: usize,
    until: std::time::Instant,
    done: &AtomicUsize,
) -> Result<Vec<(usize, Analysis)>, SearchFailed> {
    let nodes = ReviewPosition::nodes(positions.len());
    let mut analyses = Vec::new();
    for number in (first..positions.len()).step_by(2) {
        let positions = positions.clone();
        let analyze = move || {
            let left = until.saturating_duration_since(std::time::Instant::now());
            // Half of the positions that are left are for the other searches.
            positions[number].analyze(budget(nodes, left, (positions.len() - number).div_ceil(2)))
        };
        analyses.push((number, pool.advise(subject, analyze).await?));
        done.fetch_add(1, Ordering::Relaxed);
    }
    Ok(analyses)
}

/// The budget of the next one of this many searches for which this time is left.
fn budget(nodes: u64, left: Duration, searches: usize) -> Budget<'static> {
    let share = left / u32::try_from(searches.max(1)).unwrap_or(u32::MAX);
    Budget { nodes, ..Budget::until(std::time::Instant::now() + share.max(MIN_SEARCH_TIME)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};

    /// Far more than there is time for.
    const NODES: u64 = 2_000_000;

    /// A game in which the first legal turns are played.
    fn game(kind: GameKind, turns: usize) -> Game {
        let mut game = Game::new(Setup::new(kind, None, None).expect("a set-up"));
        while game.turns().len() < turns && game.seat().is_some() {
            let turn = game.position().legal_turns().remove(0);
            game.play(&turn).expect("legal");
        }
        game
    }

    #[test]
    fn searches_for_which_no_time_is_left_are_short() {
        for kind in GameKind::ALL {
            let positions = ReviewPosition::all(&game(kind, 40));
            let analyses: Vec<Analysis> =
                positions.iter().map(|position| position.analyze(budget(NODES, Duration::ZERO, 1))).collect();
            let review = Review::new(&positions, &analyses, &[0, 1], || budget(NODES, Duration::ZERO, 1));
            assert_eq!(review.chances.len(), positions.len());
        }
    }
}
