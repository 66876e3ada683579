//! Seeks: games for which people look for an opponent, posted in every guild that has chosen a channel for them. Each post is
//! stored first, so that each seek is posted once in a guild, also after a restart and beside other processes. When somebody
//! has joined, or the seek has ended, its posts say so and lose their buttons, and the player is told. Where a guild shows seeks
//! no more, or in another channel, its posts are deleted.

use super::App;
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use super::seek_joins::call_slot;
use crate::app::limits::budgets::{Cause, Payer};
use crate::app::posts::content::{Content, Control};
use crate::app::posts::messenger::Messenger;
use crate::app::work::work_queue::Next;
use crate::host::{
    DueSeekPost, HostError, OutdatedSeekPost, SEEK_BATCH, SEEK_SLOT, SEEK_TTL, SeekState, Subject, TableRef,
};
use crate::i18n::{Localizer, ended_seek_text, found_seek_text, seek_text, taken_seek_text};
use crate::table::{GuildId, SeekId, TableId};
use futures_util::{StreamExt as _, stream};
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Guilds in which seeks are posted at the same time.
const MAX_POSTS: usize = 8;

/// Does what is to be done about seeks where people can play.
pub(super) async fn update<P: Messenger>(app: &Arc<App<P>>) -> Result<Next, HostError> {
    let Some((shards, _)) = app.attended().filter(|(shards, _)| !shards.is_empty()) else {
        return Ok(Next::Done);
    };
    let (seeks, done) = (app.host.seeks(), AtomicUsize::new(0));
    seeks.expire().await?;
    app.finish_joins(&shards).await?;
    for table in app.host.read(async |mut tx| Ok(tx.seeks().untold(&shards).await?)).await? {
        app.at_expense_of(Cause::Table(table), tell(app, table)).await?;
    }
    let outdated = stream::iter(seeks.outdated_posts(&shards).await?);
    let close = |post: OutdatedSeekPost| close(app, post, &done);
    outdated.for_each_concurrent(MAX_POSTS, close).await;
    let unposted = stream::iter(seeks.unposted(&shards).await?);
    unposted.for_each_concurrent(MAX_POSTS, |due| serve(app, due, &done)).await;
    // There may be more than one query returns.
    Ok(if done.into_inner() >= SEEK_BATCH { Next::Repeat(Duration::ZERO) } else { Next::Done })
}

/// Posts a seek in a guild, or posts none there any more if that is refused.
async fn serve<P: Messenger>(app: &App<P>, due: DueSeekPost, done: &AtomicUsize) {
    let _task = app.tasks.token();
    let DueSeekPost { guild, channel, .. } = due;
    let person = due.seek.player.human_id().map(|person| Payer { person, guild: None });
    let payer = person.or_else(|| app.budgets.payer_of(Cause::Seek(due.seek.id)));
    match app.budgets.at_expense_of(payer, post(app, &due)).await {
        Ok(()) => {
            done.fetch_add(1, Ordering::Relaxed);
        }
        Err(PostError::Messenger(error)) if error.is_refusal() => {
            tracing::warn!(%guild, %channel, %error, "seeks are turned off: they cannot be posted there");
            if let Err(error) = app.host.seeks().turn_off(&due).await {
                tracing::error!(error = &error as &dyn Error, "seeks could not be turned off");
            }
        }
        // The next round tries it again.
        Err(error) => {
            tracing::warn!(%guild, %channel, error = &error as &dyn Error, "a seek is posted later");
        }
    }
}

async fn post<P: Messenger>(app: &App<P>, due: &DueSeekPost) -> Result<(), PostError> {
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
async fn close<P: Messenger>(app: &App<P>, post: OutdatedSeekPost, done: &AtomicUsize) {
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

async fn try_to_close<P: Messenger>(app: &App<P>, post: OutdatedSeekPost) -> Result<(), PostError> {
    let OutdatedSeekPost { seek, player, guild, channel, game, state } = post;
    let localizer = app.guild_localizer(guild, player.human_id()).await;
    let text = match state {
        SeekState::Open => None,
        SeekState::Taken(place) => Some(found_seek_text(&localizer, game, place)),
        SeekState::Ended => Some(ended_seek_text(&localizer, game)),
    };
    let remains = text.map(|text| Box::new(Content::text(&localizer, text)));
    // The post is found by its button, so its text does not matter.
    let content = open_seek(&localizer, String::new(), seek);
    let post = Post { slot: SEEK_SLOT.to_owned(), channel, content, fate: Fate::Ended(remains) };
    let stored = app.host.posts().of(Subject::Seek(seek)).await?;
    app.show_posts(owner(seek, guild), &stored, &[post], false).await
}

/// Tells the player of a seek that somebody has joined, in the channel of the table.
async fn tell<P: Messenger>(app: &App<P>, table: TableId) -> Result<(), HostError> {
    let loaded = match app.host.tables().load(TableRef::Id(table)).await {
        Ok(table) => Some(table),
        Err(HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_)) => None,
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
