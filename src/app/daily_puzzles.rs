//! The puzzle of the day: posted once a day in the channel that a guild has chosen, with the solution of the one before. It is
//! stored before it is posted, so that it comes once, also after a restart and beside other processes. A puzzle that could not
//! be posted for hours is left out.

use super::App;
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::app::posts::content::{Content, Control, Drawing, Figure};
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::work::work_queue::Next;
use crate::host::{ChosenPuzzle, DailyRefusal, DueDailyPuzzle, HostError, Subject};
use crate::i18n::{daily_puzzle_text, puzzle_scene};
use futures_util::{StreamExt as _, stream};
use std::error::Error;

/// Guilds that get their puzzles at the same time.
const MAX_POSTS: usize = 8;

/// Posts what is due where people can play.
pub(super) async fn post_due<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let Some((shards, now)) = app.attended() else { return Ok(Next::Done) };
    let due = app.host.read(async |mut tx| Ok(tx.daily_puzzles().due(&shards, now).await?)).await?;
    stream::iter(due).for_each_concurrent(MAX_POSTS, |due| serve(app, due)).await;
    Ok(Next::Done)
}

/// Posts the puzzle of a day, or posts none in this channel any more if that is refused.
async fn serve<P: Messenger>(app: &App<P>, due: DueDailyPuzzle) {
    let _task = app.tasks.token();
    let DueDailyPuzzle { guild, channel, .. } = due;
    match post(app, due).await {
        Ok(()) => {}
        Err(PostError::Messenger(error)) if error.is_refusal() => {
            tracing::warn!(%guild, %channel, %error, "the daily puzzle is turned off: it cannot be posted there");
            let is_gone = matches!(error, MessengerError::Gone(_));
            let refusal = if is_gone { DailyRefusal::Gone } else { DailyRefusal::Refused };
            if let Err(error) = app.host.daily_puzzles().turn_off(due, refusal).await {
                tracing::error!(error = &error as &dyn Error, "the daily puzzle could not be turned off");
            }
        }
        // The next round tries it again.
        Err(error) => {
            tracing::warn!(%guild, %channel, error = &error as &dyn Error, "a daily puzzle is posted later");
        }
    }
}

async fn post<P: Messenger>(app: &App<P>, due: DueDailyPuzzle) -> Result<(), PostError> {
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
