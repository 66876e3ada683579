//! The puzzle of the day: posted once a day in the channel that a guild has chosen, with the solution of the one before. It is
//! stored before it is posted, so that it comes once, also after a restart and beside other processes. A puzzle that could not
//! be posted for hours is left out. The last one says how many have solved it, and is edited as answers come in.

use super::App;
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::app::posts::content::{Content, Control, Drawing, Figure};
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::work::rounds::Round;
use crate::app::work::work_queue::Next;
use crate::host::{ChosenPuzzle, DailyRefusal, DueDailyPuzzle, HostError, OutdatedDailyPuzzle, Subject};
use crate::i18n::{daily_puzzle_text, puzzle_scene};
use crate::puzzles::{FirstAnswer, Puzzle};
use crate::table::{ChannelId, GuildId, PlayerId};
use futures_util::{StreamExt as _, stream};
use std::error::Error;
use std::time::Duration;

/// The time after an answer until it is looked whether a post is to be edited.
const EDIT_DELAY: Duration = Duration::from_secs(6);
/// Guilds that get their puzzles at the same time.
const MAX_POSTS: usize = 8;

impl<P> App<P> {
    /// Records an answer of a person to a puzzle, as the host does it. The puzzle of the day of the guild will show it.
    ///
    /// # Errors
    /// [`HostError`] if the store fails.
    pub async fn answer_puzzle(
        &self,
        person: PlayerId,
        puzzle: &Puzzle,
        is_right: Option<bool>,
        guild: Option<GuildId>,
    ) -> Result<Vec<FirstAnswer>, HostError> {
        let answers = self.host.players().record_puzzle_answer(person, puzzle, is_right, guild).await?;
        if guild.is_some() && is_right.is_some() {
            self.rounds.add_after(Round::DailyPuzzles, EDIT_DELAY);
        }
        Ok(answers)
    }
}

/// Brings posts up to date and posts what is due, where people can play.
pub(super) async fn post_due<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let Some((shards, now)) = app.attended() else { return Ok(Next::Done) };
    let present = app.host.clock().now();
    let outdated =
        app.host.read(async |mut tx| Ok(tx.daily_puzzles().outdated(&shards, present).await?)).await?;
    stream::iter(outdated).for_each_concurrent(MAX_POSTS, |outdated| update(app, outdated)).await;
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
    let stored = app.host.posts().of(Subject::Guild(due.guild)).await?;
    let post = post_of(app, &chosen, due.channel).await;
    app.show_posts(owner(due.guild), &stored, &[post], false).await?;
    Ok(app.host.daily_puzzles().advance(due).await?)
}

/// Brings the last puzzle of a guild up to date.
async fn update<P: Messenger>(app: &App<P>, outdated: OutdatedDailyPuzzle) {
    let _task = app.tasks.token();
    let guild = outdated.guild;
    match edit(app, guild).await {
        Err(PostError::Messenger(error)) if error.is_refusal() => {
            tracing::warn!(%guild, %error, "the last daily puzzle stays as it is");
        }
        Err(error) => {
            tracing::warn!(%guild, error = &error as &dyn Error, "a daily puzzle is edited later");
            return;
        }
        Ok(()) => {}
    }
    let recorded = app.host.write(async |mut tx| Ok(tx.daily_puzzles().record_shown(outdated).await?)).await;
    if let Err(error) = recorded {
        tracing::warn!(%guild, error = &error as &dyn Error, "a daily puzzle is looked at again later");
    }
}

async fn edit<P: Messenger>(app: &App<P>, guild: GuildId) -> Result<(), PostError> {
    let Some(last) = app.host.daily_puzzles().last_posted(guild).await? else { return Ok(()) };
    let stored = app.host.posts().of(Subject::Guild(guild)).await?;
    let slot = slot(last.day);
    let Some(known) = stored.iter().find(|known| known.slot == slot) else { return Ok(()) };
    let post = post_of(app, &last, known.channel).await;
    app.show_posts(owner(guild), &stored, &[post], false).await
}

fn owner(guild: GuildId) -> Owner {
    Owner { subject: Subject::Guild(guild), guild: Some(guild) }
}

fn slot(day: i64) -> String {
    format!("puzzle-{day}")
}

async fn post_of<P>(app: &App<P>, chosen: &ChosenPuzzle, channel: ChannelId) -> Post {
    let ChosenPuzzle { guild, day, puzzle, rating, results, last } = chosen;
    let localizer = app.guild_localizer(*guild, None).await;
    let last = last.as_ref().map(|last| (last.puzzle, &last.results));
    let text = daily_puzzle_text(&localizer, (puzzle, *rating), results, last);
    let figure = Figure::Position(Box::new(puzzle_scene(&localizer, &puzzle.position, puzzle.seat())));
    let content = Content {
        drawing: Some(Drawing { name: "puzzle.png".to_owned(), figure }),
        controls: vec![Control::SolvePuzzle(puzzle.game(), puzzle.number)],
        ..Content::text(&localizer, text)
    };
    Post { slot: slot(*day), channel, content, fate: Fate::Shown(Upkeep::Kept) }
}
