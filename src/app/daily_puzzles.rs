//! The puzzle of the day: posted once a day in the channel that a guild has chosen, with the solution of the one before. It is
//! stored before it is posted, so that it comes once, also after a restart and beside other processes. A puzzle that could not
//! be posted for hours is left out.

use super::App;
use super::presenter::{PresentError, Presenter};
use super::render_pool::Picture;
use crate::host::{ChosenPuzzle, DailyRefusal, DueDailyPuzzle, HostError};
use crate::i18n::{Localizer, alt_text, daily_puzzle_text, puzzle_scene};
use crate::puzzles::Puzzle;
use crate::store::Shards;
use crate::table::{ChannelId, Timestamp};
use futures_util::{StreamExt as _, stream};
use parking_lot::Mutex;
use std::error::Error;
use std::sync::Arc;
use thiserror::Error;
use tokio::sync::Notify;

/// Guilds that get their puzzles at the same time.
const MAX_POSTS: usize = 8;

/// Signals that it may be the hour of some guilds.
#[derive(Debug, Default)]
pub struct DailyPuzzleSignals {
    /// The shards at which people can play, and the time.
    attended: Mutex<Option<(Vec<Shards>, Timestamp)>>,
    arrived: Notify,
}

impl DailyPuzzleSignals {
    /// Records the shards at which people can play now.
    pub(super) fn record_attended(&self, shards: Vec<Shards>, now: Timestamp) {
        *self.attended.lock() = Some((shards, now));
        self.arrived.notify_one();
    }
}

/// The message with the puzzle of a day, without the controls.
#[derive(Clone, Debug)]
pub struct DailyPuzzlePost {
    /// Where it is posted.
    pub channel: ChannelId,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// The question, and the solution of the last puzzle.
    pub text: String,
    /// The position.
    pub picture: Picture,
    /// Identifies the day: the channel gets no second message with it for some minutes.
    pub idempotency_key: String,
    /// The language of the guild.
    pub localizer: Localizer,
}

/// Why the puzzle of a day was not posted.
#[derive(Debug, Error)]
enum DailyPuzzleError {
    #[error(transparent)]
    Host(#[from] HostError),
    #[error(transparent)]
    Present(#[from] PresentError),
    #[error("the position could not be rendered")]
    Render(#[from] super::render_pool::RenderError),
}

/// Posts what is due whenever people can play, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    loop {
        app.daily_puzzles.arrived.notified().await;
        let Some((shards, now)) = app.daily_puzzles.attended.lock().take() else { continue };
        match app.host.daily_puzzles().due(&shards, now).await {
            Ok(due) => stream::iter(due).for_each_concurrent(MAX_POSTS, |due| serve(&app, due)).await,
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "it could not be read where puzzles are due");
            }
        }
    }
}

/// Posts the puzzle of a day, or posts none in this channel any more if that is refused.
async fn serve<P: Presenter>(app: &App<P>, due: DueDailyPuzzle) {
    let _task = app.tasks.token();
    let DueDailyPuzzle { guild, channel, .. } = due;
    match post(app, due).await {
        Ok(()) => {}
        Err(DailyPuzzleError::Present(error)) if error.is_refusal() => {
            tracing::warn!(%guild, %channel, %error, "the daily puzzle is turned off: it cannot be posted there");
            let is_gone = matches!(error, PresentError::Gone(_));
            let refusal = if is_gone { DailyRefusal::Gone } else { DailyRefusal::Refused };
            if let Err(error) = app.host.daily_puzzles().turn_off(due, refusal).await {
                tracing::error!(error = &error as &dyn Error, "the daily puzzle could not be turned off");
            }
        }
        // It is tried again at the next signal.
        Err(error) => {
            tracing::warn!(%guild, %channel, error = &error as &dyn Error, "a daily puzzle is posted later");
        }
    }
}

async fn post<P: Presenter>(app: &App<P>, due: DueDailyPuzzle) -> Result<(), DailyPuzzleError> {
    let Some(chosen) = app.host.daily_puzzles().choose(due).await? else { return Ok(()) };
    let post = message(app, &chosen).await?;
    let found = match chosen.is_new {
        true => None,
        false => app.presenter.find_puzzle(&post).await?,
    };
    let message = match found {
        Some(found) => found,
        None => app.presenter.post_puzzle(post).await?,
    };
    Ok(app.host.daily_puzzles().record_posted(&chosen, message).await?)
}

async fn message<P>(app: &App<P>, chosen: &ChosenPuzzle) -> Result<DailyPuzzlePost, DailyPuzzleError> {
    let ChosenPuzzle { due: DueDailyPuzzle { guild, channel, .. }, day, puzzle, last, .. } = *chosen;
    let localizer = app.guild_localizer(guild, None).await;
    let text = daily_puzzle_text(&localizer, puzzle, last.map(|last| (last.puzzle, last.solver)));
    let scene = puzzle_scene(&localizer, &puzzle.position, puzzle.seat());
    let alt = alt_text(&localizer, &scene, None);
    let options = app.guild_options(Some(guild)).await;
    let picture = app.render_pool.picture("puzzle.png", scene, options, alt).await?;
    let idempotency_key = format!("puzzle {day}");
    Ok(DailyPuzzlePost { channel, puzzle, text, picture, idempotency_key, localizer })
}
