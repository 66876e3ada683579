//! Joining seeks. Before a game is opened, Discord has to be asked for a thread, or for direct messages to both players. Who joins
//! is stored before that and forgotten when both know of the game. If the process ends in between, the next one goes on: it uses
//! what is there already, or takes it away if the game cannot be played any more.

use super::App;
use super::posts::{Fate, Post, PostError, Upkeep};
use super::random::random;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::host::{CommandOutcome, HostError, HostRejection, NotifyMode, Seek, SeekJoin, Shards};
use crate::i18n::{Localizer, direct_seek_text, joined_seek_text};
use crate::rules::Setup;
use crate::table::{
    ChannelId, FirstPlayer, GuildId, MessageId, NewTable, Participant, PlayerId, Rejection, SeekId, Table,
    TableId,
};
use parking_lot::Mutex;
use std::collections::HashSet;
use std::error::Error;
use thiserror::Error;

/// The seeks that people are joining through this process.
#[derive(Debug, Default)]
pub struct JoinClaims(Mutex<HashSet<(SeekId, Participant)>>);

/// While it exists, nobody else finishes what it stands for.
pub struct JoinClaim<'a> {
    claims: &'a JoinClaims,
    join: (SeekId, Participant),
}

/// The game of a seek that has just been joined.
#[derive(Debug)]
pub struct JoinedSeek {
    /// The table of the game, and the events by which it began.
    pub outcome: CommandOutcome,
    /// The direct message that told the one who has joined; `None` for a game in a thread.
    pub told: Option<(ChannelId, MessageId)>,
}

/// Why the game of a seek was not opened.
#[derive(Debug, Error)]
pub enum JoinError {
    /// The game cannot be played, or the database failed.
    #[error(transparent)]
    Host(#[from] HostError),
    /// The chat service failed.
    #[error(transparent)]
    Messenger(#[from] MessengerError),
    /// The chat service refuses to create a thread.
    #[error("no thread can be created: {0}")]
    NoThread(MessengerError),
    /// The joining player cannot be sent direct messages.
    #[error("who joins cannot be told: {0}")]
    NoDirect(MessengerError),
    /// The player who has opened the seek cannot be sent direct messages.
    #[error("the player of the seek cannot be told: {0}")]
    Unreachable(MessengerError),
}

impl JoinError {
    /// Whether another attempt would fail as well.
    pub fn is_final(&self) -> bool {
        match self {
            JoinError::Host(error) => {
                matches!(error, HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_))
            }
            JoinError::Messenger(error) => error.is_refusal(),
            JoinError::NoThread(_) | JoinError::NoDirect(_) | JoinError::Unreachable(_) => true,
        }
    }
}

impl From<Rejection> for JoinError {
    fn from(rejection: Rejection) -> JoinError {
        JoinError::Host(rejection.into())
    }
}

impl From<PostError> for JoinError {
    fn from(error: PostError) -> JoinError {
        match error {
            PostError::Host(error) => JoinError::Host(error),
            PostError::Messenger(error) => JoinError::Messenger(error),
            PostError::Render(error) => JoinError::Messenger(MessengerError::Invalid(error.to_string())),
        }
    }
}

/// An error in a direct conversation, which says of its player only what the player has decided.
fn of_direct(refused: fn(MessengerError) -> JoinError) -> impl Fn(JoinError) -> JoinError {
    move |error| match error {
        JoinError::Messenger(error) if error.is_by_recipient() => refused(error),
        error => error,
    }
}

impl JoinClaims {
    /// Claims that somebody joins a seek; `None` if they are joining it already.
    pub fn claim(&self, seek: SeekId, player: Participant) -> Option<JoinClaim<'_>> {
        let join = (seek, player);
        self.0.lock().insert(join).then(|| JoinClaim { claims: self, join })
    }
}

impl Drop for JoinClaim<'_> {
    fn drop(&mut self) {
        self.claims.0.lock().remove(&self.join);
    }
}

/// The table of a seek that is joined in a channel of a guild, and its mirror, which the channel is if a server looks for another one.
/// A random player begins.
///
/// # Errors
///
/// If this version does not have its usual set-up.
pub fn table_of_seek(
    seek: &Seek,
    guild: GuildId,
    channel: ChannelId,
) -> Result<(NewTable, Option<ChannelId>), Rejection> {
    let setup = Setup::new(seek.game, None, None).map_err(Rejection::from)?;
    let new_table = NewTable {
        guild: Some(seek.player.id.guild().unwrap_or(guild)),
        begins: FirstPlayer::Random(random()),
        casual: seek.channel.is_some(),
        time_control: seek.time_control,
        ..NewTable::new(seek.channel.unwrap_or(channel), seek.player.clone(), setup)
    };
    Ok((new_table, seek.channel.map(|_| channel)))
}

impl<P: Messenger> App<P> {
    /// Opens the game of a seek that somebody joins. `is_new` is whether nobody can have tried that before.
    ///
    /// # Errors
    ///
    /// [`JoinError`] if it cannot be played: its thread or its messages are deleted then. Also if the chat service or the database fails:
    /// then they stay for the next try.
    pub async fn open_joined(&self, join: &SeekJoin, is_new: bool) -> Result<JoinedSeek, JoinError> {
        match &join.thread_name {
            Some(name) => {
                let outcome = self.open_in_thread(join, name, is_new).await?;
                Ok(JoinedSeek { outcome, told: None })
            }
            None => {
                let (new_table, _) = table_of_seek(&join.seek, join.guild, join.channel)?;
                self.open_directly(join, new_table).await
            }
        }
    }

    async fn open_in_thread(
        &self,
        join: &SeekJoin,
        name: &str,
        is_new: bool,
    ) -> Result<CommandOutcome, JoinError> {
        let seeks = self.host.seeks();
        // No thread has this id yet.
        let (new_table, mirror) = table_of_seek(&join.seek, join.guild, ChannelId(0))?;
        seeks.check(join.seek.id, &new_table, &join.player, mirror).await?;
        let created = if is_new { None } else { self.unused_thread(join, name).await? };
        let thread = match created {
            Some(created) => created,
            None => {
                let created = self.messenger.create_thread(join.channel, name).await;
                let failed = |error: MessengerError| match error.is_refusal() {
                    true => JoinError::NoThread(error),
                    false => error.into(),
                };
                created.map_err(failed)?
            }
        };
        let (new_table, mirror) = table_of_seek(&join.seek, join.guild, thread)?;
        match self.host.tables().open_sought(join.seek.id, new_table, &join.player, mirror).await {
            Err(rejected @ (HostError::Rejected(_) | HostError::Refused(_))) => {
                self.discard_thread(thread).await;
                Err(rejected.into())
            }
            opened => Ok(opened?),
        }
    }

    /// Each of the two sees the board in the direct messages with the bot. Both are told there first: only then it is known
    /// whether Discord delivers such messages.
    async fn open_directly(&self, join: &SeekJoin, new_table: NewTable) -> Result<JoinedSeek, JoinError> {
        let (seeks, [joiner, seeker]) = (self.host.seeks(), people(join)?);
        let (to_joiner, to_seeker) = (of_direct(JoinError::NoDirect), of_direct(JoinError::Unreachable));
        let conversation = async |player| self.direct_channel(player).await.map_err(JoinError::Messenger);
        let mirror = conversation(joiner).await.map_err(&to_joiner)?;
        let channel = conversation(seeker).await.map_err(&to_seeker)?;
        let new_table = NewTable { guild: None, channel, ..new_table };
        seeks.check(join.seek.id, &new_table, &join.player, Some(mirror)).await?;
        let told = self.tell_of_opponent(join, joiner).await.map_err(to_joiner)?;
        if let Err(error) = self.tell_of_opponent(join, seeker).await.map_err(to_seeker) {
            self.take_back(join).await?;
            return Err(error);
        }
        match self.host.tables().open_sought(join.seek.id, new_table, &join.player, Some(mirror)).await {
            Err(rejected @ (HostError::Rejected(_) | HostError::Refused(_))) => {
                self.take_back(join).await?;
                Err(rejected.into())
            }
            opened => Ok(JoinedSeek { outcome: opened?, told: Some(told) }),
        }
    }

    /// Tells one of the two players in direct messages whom they play with, unless that was done before.
    async fn tell_of_opponent(
        &self,
        join: &SeekJoin,
        player: PlayerId,
    ) -> Result<(ChannelId, MessageId), JoinError> {
        let (slot, content) = self.about_opponent(join, player).await?;
        Ok(self.tell_directly(player, &slot, &content).await?)
    }

    /// The message to one of the two players about the other one, and its slot.
    async fn about_opponent(
        &self,
        join: &SeekJoin,
        player: PlayerId,
    ) -> Result<(String, Content), HostError> {
        let [joiner, seeker] = people(join)?;
        let (opponent, other) =
            if player == joiner { (&join.seek.player, seeker) } else { (&join.player, joiner) };
        let localizer = self.player_localizer(player).await;
        let text = direct_seek_text(&localizer, join.seek.game, opponent);
        // The board follows at once and makes the sound.
        let content = Content { is_silent: true, ..Content::text(&localizer, text) };
        Ok((format!("seek-{}-{other}", join.seek.id), content))
    }

    /// Deletes what the two were told of a game that is not played.
    async fn take_back(&self, join: &SeekJoin) -> Result<(), JoinError> {
        for player in people(join)? {
            let (slot, content) = self.about_opponent(join, player).await?;
            self.take_back_told(player, &slot, &content).await?;
        }
        Ok(())
    }

    /// Records that nothing is left to be done about somebody who joins a seek.
    pub async fn end_join(&self, seek: &Seek, joiner: Participant) -> Result<(), HostError> {
        self.host.write(async |mut tx| Ok(tx.seeks().remove_join(seek.id, joiner).await?)).await?;
        let Some(joiner) = joiner.human_id() else { return Ok(()) };
        self.forget_told(joiner, &joined_slot(seek.id)).await?;
        if let Some(seeker) = seek.player.human_id() {
            self.forget_told(joiner, &format!("seek-{}-{seeker}", seek.id)).await?;
            self.forget_told(seeker, &format!("seek-{}-{joiner}", seek.id)).await?;
        }
        Ok(())
    }

    async fn unused_thread(&self, join: &SeekJoin, name: &str) -> Result<Option<ChannelId>, MessengerError> {
        let names = [name.to_owned()];
        let unused = self.messenger.unused_threads(join.guild, join.channel, &names).await?;
        Ok(unused.into_iter().map(|(_, thread)| thread).next())
    }

    /// Goes on where a process has ended, or a service has failed, while somebody was joining a seek.
    pub(super) async fn finish_joins(&self, shards: &[Shards]) -> Result<(), HostError> {
        let joins = self.host.read(async |mut tx| Ok(tx.seeks().joins(shards).await?)).await?;
        for join in joins {
            let (seek, player) = (join.seek.id, join.player.id);
            let Some(_claim) = self.join_claims.claim(seek, player) else { continue };
            // The join may have been finished before it was claimed.
            if !self.host.read(async |mut tx| Ok(tx.seeks().has_join(seek, player).await?)).await? {
                continue;
            }
            let _task = self.tasks.token();
            match self.finish_join(&join).await {
                Ok(true) => self.end_join(&join.seek, player).await?,
                Ok(false) => {}
                Err(error) => {
                    let error: &dyn Error = &error;
                    tracing::warn!(error, seek = seek.0, "the game of a seek is opened later");
                }
            }
        }
        Ok(())
    }

    /// Returns whether nothing is left to be done.
    async fn finish_join(&self, join: &SeekJoin) -> Result<bool, JoinError> {
        let seeks = self.host.seeks();
        let table = match seeks.table_with(join.seek.id, join.player.id, join.guild).await {
            Ok(Some(table)) => table,
            Ok(None) => {
                let opened = match seeks.joinable(join.seek.id, &join.player, join.guild).await {
                    Ok(_) => self.open_joined(join, false).await,
                    Err(error) => Err(error.into()),
                };
                match opened {
                    Ok(JoinedSeek { outcome, .. }) => {
                        tracing::info!(table = %outcome.table.id(), "the game of a seek is opened after all");
                        let table = outcome.table.clone();
                        self.post_outcome(outcome).await;
                        table
                    }
                    Err(error) if error.is_final() => return self.undo_join(join).await.map(|()| true),
                    Err(error) => return Err(error),
                }
            }
            // A table that cannot be loaded cannot be shown either.
            Err(HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_)) => return Ok(true),
            Err(error) => return Err(error.into()),
        };
        // In direct messages the player was told before the table was opened, and of a server nobody is called.
        let Some(player) = join.player.human_id().filter(|_| join.thread_name.is_some()) else {
            return Ok(true);
        };
        let localizer = self.table_localizer(&table).await;
        let text = joined_seek_text(&localizer, &table, player);
        Ok(self.call_once(&localizer, &table, (player, &joined_slot(join.seek.id)), text).await?)
    }

    /// Takes away what was created for a game that is not played.
    async fn undo_join(&self, join: &SeekJoin) -> Result<(), JoinError> {
        let undone = async {
            match &join.thread_name {
                Some(name) => {
                    if let Some(thread) = self.unused_thread(join, name).await? {
                        self.discard_thread(thread).await;
                    }
                }
                None => self.take_back(join).await?,
            }
            Ok(())
        };
        match undone.await {
            Err(JoinError::Messenger(error)) if error.is_refusal() => Ok(()),
            undone => undone,
        }
    }

    /// Tells a player of the table of a seek, after its board and once; a mention also adds them to a thread. Who is called by the
    /// board, or by a direct message, knows of it. `false` if they are told later.
    pub(super) async fn call_once(
        &self,
        localizer: &Localizer,
        table: &Table,
        (player, slot): (PlayerId, &str),
        text: Option<String>,
    ) -> Result<bool, HostError> {
        let Some(text) = text else { return Ok(true) };
        if self.displayed_board(table).await.is_none() {
            return Ok(false);
        }
        let is_called = table.called_since(None).contains(&player);
        let is_quiet = || async {
            matches!(self.notify_mode(player).await, Some(NotifyMode::Digest | NotifyMode::Never))
        };
        if is_called && !is_quiet().await {
            return Ok(true);
        }
        let content = Content { mentions: vec![player], ..Content::text(localizer, text) };
        let (slot, fate) = (slot.to_owned(), Fate::Shown(Upkeep::Optional));
        match self.tell(player, &Post { slot, channel: table.channel(), content, fate }).await {
            Ok(_) => Ok(true),
            Err(PostError::Host(error)) => Err(error),
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::warn!(error, table = %table.id(), "a player of a seek is told later");
                Ok(false)
            }
        }
    }
}

/// The slot of the line that calls the player who has joined a seek.
fn joined_slot(seek: SeekId) -> String {
    format!("joined-{seek}")
}

/// The slot of the line that calls the player of a seek to its table.
pub(super) fn call_slot(table: TableId) -> String {
    format!("call-{table}")
}

/// The joining player, and the one who has opened the seek.
fn people(join: &SeekJoin) -> Result<[PlayerId; 2], HostError> {
    let joiner = join.player.human_id().ok_or(HostRejection::SeekClosed)?;
    Ok([joiner, join.seek.player.human_id().ok_or(HostRejection::SeekClosed)?])
}
