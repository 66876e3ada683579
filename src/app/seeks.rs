//! Seeks: games for which people look for an opponent, posted in every guild that has chosen a channel for them. Each post is
//! stored first, so that each seek is posted once in a guild, also after a restart and beside other processes. When somebody
//! has joined, or the seek has ended, its posts say so and lose their buttons, and the player is told. Where a guild shows seeks
//! no more, or in another channel, its posts are deleted.

use super::App;
use super::budgets::{Cause, Payer};
use super::content::{Content, Control};
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use super::presenter::Presenter;
use super::seek_joins::call_slot;
use crate::host::{
    DueSeekPost, HostError, OutdatedSeekPost, SEEK_BATCH, SEEK_SLOT, SEEK_TTL, SeekState, Shards, Subject,
    TableRef,
};
use crate::i18n::{Localizer, ended_seek_text, found_seek_text, seek_text, taken_seek_text};
use crate::table::{GuildId, SeekId, TableId};
use futures_util::{StreamExt as _, stream};
use parking_lot::Mutex;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Notify;

/// Guilds in which seeks are posted at the same time.
const MAX_POSTS: usize = 8;

/// Signals that there may be something to do about seeks.
#[derive(Debug, Default)]
pub struct SeekSignals {
    /// The shards at which people can play.
    attended: Mutex<Vec<Shards>>,
    arrived: Notify,
}

impl SeekSignals {
    /// Records the shards at which people can play now.
    pub(super) fn record_attended(&self, shards: Vec<Shards>) {
        *self.attended.lock() = shards;
        self.arrived.notify_one();
    }

    /// A seek was opened, taken or withdrawn.
    pub fn report(&self) {
        self.arrived.notify_one();
    }
}

/// Does what is to be done about seeks, in rounds, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    loop {
        app.seeks.arrived.notified().await;
        let shards = app.seeks.attended.lock().clone();
        if shards.is_empty() {
            continue;
        }
        // While there is more than one query returns, a round follows at once if this one has done something.
        while match round(&app, &shards).await {
            Ok(done) => done >= SEEK_BATCH,
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "seeks could not be read");
                false
            }
        } {}
    }
}

/// Returns the number of posts that were sent or changed.
async fn round<P: Presenter>(app: &Arc<App<P>>, shards: &[Shards]) -> Result<usize, HostError> {
    let (seeks, done) = (app.host.seeks(), AtomicUsize::new(0));
    seeks.expire().await?;
    app.finish_joins(shards).await?;
    for table in app.host.read(async |mut tx| Ok(tx.seeks().untold(shards).await?)).await? {
        app.at_expense_of(Cause::Table(table), tell(app, table)).await?;
    }
    let outdated = stream::iter(seeks.outdated_posts(shards).await?);
    let close = |post: OutdatedSeekPost| close(app, post, &done);
    outdated.for_each_concurrent(MAX_POSTS, close).await;
    let unposted = stream::iter(seeks.unposted(shards).await?);
    unposted.for_each_concurrent(MAX_POSTS, |due| serve(app, due, &done)).await;
    Ok(done.into_inner())
}

/// Posts a seek in a guild, or posts none there any more if that is refused.
async fn serve<P: Presenter>(app: &App<P>, due: DueSeekPost, done: &AtomicUsize) {
    let _task = app.tasks.token();
    let DueSeekPost { guild, channel, .. } = due;
    let payer = due.seek.player.human_id().map(|person| Payer { person, guild: None });
    match app.budgets.at_expense_of(payer, post(app, &due)).await {
        Ok(()) => {
            done.fetch_add(1, Ordering::Relaxed);
        }
        Err(PostError::Present(error)) if error.is_refusal() => {
            tracing::warn!(%guild, %channel, %error, "seeks are turned off: they cannot be posted there");
            if let Err(error) = app.host.seeks().turn_off(&due).await {
                tracing::error!(error = &error as &dyn Error, "seeks could not be turned off");
            }
        }
        // It is tried again in the next round.
        Err(error) => {
            tracing::warn!(%guild, %channel, error = &error as &dyn Error, "a seek is posted later");
        }
    }
}

async fn post<P: Presenter>(app: &App<P>, due: &DueSeekPost) -> Result<(), PostError> {
    let Some(intent) = app.host.seeks().claim_post(due).await? else { return Ok(()) };
    let DueSeekPost { seek, guild, .. } = due;
    let localizer = app.guild_localizer(*guild, seek.player.human_id()).await;
    let text = seek_text(&localizer, &seek.player, (seek.game, seek.time_control), seek.at + SEEK_TTL);
    let content = open_seek(&localizer, text, seek.id);
    app.send_post(owner(seek.id, *guild), intent, &content, Upkeep::Kept).await.map(drop)
}

fn owner(seek: SeekId, guild: GuildId) -> Owner {
    Owner { subject: Subject::Seek(seek), guild: Some(guild) }
}

/// The post of an open seek, by whose button others join.
fn open_seek(localizer: &Localizer, text: String, seek: SeekId) -> Content {
    Content { controls: vec![Control::JoinSeek(seek)], ..Content::text(localizer, text) }
}

/// Says in a post that its seek is not open any more, or deletes it if the guild does not show seeks there any more.
async fn close<P: Presenter>(app: &App<P>, post: OutdatedSeekPost, done: &AtomicUsize) {
    let _task = app.tasks.token();
    // A move is paid for by the command that has chosen another channel, `/settings server`.
    let is_moved = post.state == SeekState::Open;
    let payer = app.budgets.payer_of(Cause::Seek(post.seek)).filter(|_| !is_moved);
    match app.budgets.at_expense_of(payer, try_to_close(app, post)).await {
        Ok(()) => {
            done.fetch_add(1, Ordering::Relaxed);
        }
        Err(error) => {
            tracing::warn!(guild = %post.guild, error = &error as &dyn Error, "a seek is taken away later");
        }
    }
}

async fn try_to_close<P: Presenter>(app: &App<P>, post: OutdatedSeekPost) -> Result<(), PostError> {
    let OutdatedSeekPost { seek, player, guild, channel, game, state } = post;
    let localizer = app.guild_localizer(guild, Some(player)).await;
    let text = match state {
        SeekState::Open => None,
        SeekState::Taken(place) => Some(found_seek_text(&localizer, game, place)),
        SeekState::Ended => Some(ended_seek_text(&localizer, game)),
    };
    let remains = text.map(|text| Box::new(Content::text(&localizer, text)));
    // It is found by its button.
    let content = open_seek(&localizer, String::new(), seek);
    let post = Post { slot: SEEK_SLOT.to_owned(), channel, content, fate: Fate::Ended(remains) };
    let stored = app.host.posts().of(Subject::Seek(seek)).await?;
    app.show_posts(owner(seek, guild), &stored, &[post], false).await
}

/// Tells the player of a seek that somebody has joined, in the channel of the table.
async fn tell<P: Presenter>(app: &App<P>, table: TableId) -> Result<(), HostError> {
    let loaded = match app.host.tables().load(TableRef::Id(table)).await {
        Ok(table) => Some(table),
        Err(HostError::Rejected(_) | HostError::Broken(_)) => None,
        Err(error) => return Err(error),
    };
    let called = loaded.and_then(|table| Some((table.opener().human_id()?, table)));
    if let Some((player, table)) = &called {
        let localizer = app.table_localizer(table).await;
        let text = taken_seek_text(&localizer, table, *player);
        if !app.call_once(&localizer, table, (*player, &call_slot(table.id())), text).await? {
            return Ok(());
        }
    }
    app.host.write(async |mut tx| Ok(tx.seeks().record_told(table).await?)).await?;
    match called {
        Some((player, _)) => app.forget_told(player, &call_slot(table)).await,
        None => Ok(()),
    }
}
