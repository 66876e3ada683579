//! The puzzle of the day: posted once a day in the channel that a guild has chosen, with the solution of the one before. It is
//! stored before it is posted, so that it comes once, also after a restart and beside other processes. A puzzle that could not
//! be posted for hours is left out.

use super::App;
use super::content::{Content, Control, Drawing, Figure};
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use super::presenter::{PresentError, Presenter};
use crate::host::{ChosenPuzzle, DailyRefusal, DueDailyPuzzle, Shards, Subject};
use crate::i18n::{daily_puzzle_text, puzzle_scene};
use crate::table::Timestamp;
use futures_util::{StreamExt as _, stream};
use parking_lot::Mutex;
use std::error::Error;
use std::sync::Arc;
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

/// Posts what is due whenever people can play, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    loop {
        app.daily_puzzles.arrived.notified().await;
        let Some((shards, now)) = app.daily_puzzles.attended.lock().take() else { continue };
        match app.host.read(async |mut tx| Ok(tx.daily_puzzles().due(&shards, now).await?)).await {
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
        Err(PostError::Present(error)) if error.is_refusal() => {
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

async fn post<P: Presenter>(app: &App<P>, due: DueDailyPuzzle) -> Result<(), PostError> {
    let Some(chosen) = app.host.daily_puzzles().choose(due).await? else { return Ok(()) };
    let owner = Owner { subject: Subject::Guild(due.guild), guild: Some(due.guild) };
    let (slot, content) = (format!("puzzle-{}", chosen.day), content(app, &chosen).await);
    let post = Post { slot, channel: due.channel, content, fate: Fate::Shown(Upkeep::Kept) };
    let stored = app.host.posts().of(owner.subject).await?;
    app.show_posts(owner, &stored, &[post], false).await?;
    Ok(app.host.daily_puzzles().advance(due).await?)
}

async fn content<P>(app: &App<P>, chosen: &ChosenPuzzle) -> Content {
    let ChosenPuzzle { due, puzzle, last, .. } = *chosen;
    let localizer = app.guild_localizer(due.guild, None).await;
    let text = daily_puzzle_text(&localizer, puzzle, last.map(|last| (last.puzzle, last.solver)));
    let figure = Figure::Position(Box::new(puzzle_scene(&localizer, &puzzle.position, puzzle.seat())));
    Content {
        drawing: Some(Drawing { name: "puzzle.png".to_owned(), figure }),
        controls: vec![Control::SolvePuzzle(puzzle.game(), puzzle.number)],
        ..Content::text(&localizer, text)
    }
}
