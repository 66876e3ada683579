//! Tells players by direct messages: that games wait for them, at once or once a day, and that their games and those they watch are
//! over. Each message has a key, so that after a crash it is not sent twice.

use super::appearance::log_unread_settings;
use crate::app::limits::budgets::{Cause, Payer};
use crate::app::posts::PostError;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::posts::table_posts::Lifetime;
use crate::app::work::work_queue::Next;
use crate::app::{App, AppError};
use crate::host::{HostError, Notice, NotifyMode, PlayerTable, Preferences, TableRef, Watch};
use crate::i18n::{
    BoardPlace, digest_text, direct_invitation_text, direct_out_text, direct_turn_text, refused_text,
    watched_text,
};
use crate::table::{Phase, PlayerId, Table, TableId, Timestamp};
use futures_util::{StreamExt as _, stream};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Longest time between two rounds. Each round also learns what players have chosen in other processes.
const MAX_ROUND_INTERVAL: Duration = Duration::from_secs(15);
/// Longest wait for a board that is being shown.
const BOARD_TIMEOUT: Duration = Duration::from_secs(5);

/// Upper bound of the games where a player is pinged because a digest was refused, the oldest ones.
const MAX_PINGS: usize = 10;

/// Number of players to whom messages are sent at a time.
const TOLD_AT_A_TIME: usize = 8;

/// Sends notices and the ends of watched games, and waits until there may be more.
pub(in crate::app) async fn send_notices<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let (notices, clock) = (app.host.notices(), app.host.clock());
    let next = clock.now() + MAX_ROUND_INTERVAL;
    notices.refresh().await?;
    let mut of_players: BTreeMap<PlayerId, Vec<Notice>> = BTreeMap::new();
    for notice in notices.pending().await? {
        of_players.entry(notice.player).or_default().push(notice);
    }
    tell(of_players.into_values(), |to_player| send_in_order(app, to_player)).await?;
    let tell_end = |watch: Watch| {
        app.budgets.at_expense_of(Some(Payer { person: watch.player, guild: None }), send_end(app, watch))
    };
    tell(notices.ended_watches().await?, tell_end).await?;
    tokio::select! {
        () = notices.stored() => {}
        () = clock.reach(next) => {}
    }
    Ok(Next::Repeat(Duration::ZERO))
}

/// Sends notices to one player, one after the other: whether they accept direct messages is known after the first.
async fn send_in_order<P: Messenger>(app: &App<P>, notices: Vec<Notice>) -> Result<(), HostError> {
    for notice in notices {
        app.at_expense_of(Cause::Table(notice.table), send_notice(app, notice)).await?;
    }
    Ok(())
}

/// Sends the digests that are due, and waits until others may be. Other messages do not wait for them.
pub(in crate::app) async fn send_digests<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let next = app.host.clock().now() + MAX_ROUND_INTERVAL;
    let digests = app.host.notices().due_digests().await?;
    let tell_games = |(player, due)| {
        app.budgets.at_expense_of(Some(Payer { person: player, guild: None }), send_digest(app, player, due))
    };
    tell(digests, tell_games).await?;
    app.host.clock().reach(next).await;
    Ok(Next::Repeat(Duration::ZERO))
}

/// Tells players of these things, some at a time. One that fails does not stop the others; the first error is returned.
async fn tell<T, W>(things: impl IntoIterator<Item = T>, send: impl Fn(T) -> W) -> Result<(), HostError>
where
    W: Future<Output = Result<(), HostError>>,
{
    let sent = stream::iter(things).map(send).buffer_unordered(TOLD_AT_A_TIME);
    sent.fold(Ok(()), async |all: Result<(), HostError>, one| all.and(one)).await
}

impl<P> App<P> {
    /// How a player is told that a game waits, as far as that can be read; `None` for a ping in its channel.
    pub(in crate::app) async fn notify_mode(&self, player: PlayerId) -> Option<NotifyMode> {
        match self.host.settings().of_player(player).await {
            Ok(settings) => settings.preferences.notify,
            Err(error) => {
                log_unread_settings(&error);
                None
            }
        }
    }
}

/// The table, if it can be rebuilt.
async fn load<P>(app: &App<P>, table: TableId) -> Result<Option<Arc<Table>>, HostError> {
    match app.host.tables().load(TableRef::Id(table)).await {
        Ok(table) => Ok(Some(table)),
        Err(HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether a table waits for a player.
fn awaits(table: &Table, player: PlayerId) -> bool {
    table.phase() == Phase::Playing && table.awaited().iter().any(|awaited| awaited.id == player)
}

/// Tells a player that a table waits for them, that they are invited, or that they are out of a game. If Discord refuses the message,
/// they are pinged in the channel, unless they were just before.
async fn send_notice<P: Messenger>(app: &App<P>, notice: Notice) -> Result<(), HostError> {
    let Notice { player, table: id, is_silent, .. } = notice;
    let table = load(app, id).await?;
    let localizer = app.player_localizer(player).await;
    let text = |table: &Table| match awaits(table, player) {
        true => Some(direct_turn_text(&localizer, table, player)),
        false => direct_invitation_text(&localizer, table, player)
            .or_else(|| direct_out_text(&localizer, table, player)),
    };
    let settings = app.host.settings().of_player(player).await?;
    let is_wanted = settings.preferences.notify == Some(NotifyMode::Direct);
    let told = table.filter(|_| is_wanted).and_then(|table| Some((text(&table)?, table)));
    if let Some((text, table)) = told {
        let was_refused = settings.preferences.refuses_direct == Some(true);
        let told = if awaits(&table, player) || table.phase() == Phase::Invitation {
            app.tell_waiting(&localizer, &table, player, (text, is_silent)).await
        } else {
            app.tell_directly(player, &format!("out-{id}"), &Content::text(&localizer, text)).await.map(drop)
        };
        match told.map_err(PostError::into_messenger_error) {
            Ok(()) => {
                if was_refused {
                    set_refused(app, player, None).await?;
                }
            }
            Err(error) if error.is_refusal() && is_silent => {
                tracing::debug!(%error, %player, "a player who is invited again is not told");
            }
            Err(error) if error.is_refusal() => {
                tracing::debug!(%error, %player, "a player is pinged instead of told by direct message");
                let explains = error.is_by_recipient() && !was_refused;
                ping(app, &table, player, explains).await;
                if explains {
                    set_refused(app, player, Some(true)).await?;
                }
            }
            Err(error) if error.is_transient() => return log_failure(player, &error),
            Err(error) => log_untold(player, &error),
        }
    }
    app.host.write_relaxed(async |mut tx| Ok(tx.notices().delete(notice).await?)).await?;
    app.forget_told(player, &format!("out-{id}")).await
}

async fn set_refused<P>(app: &App<P>, player: PlayerId, refused: Option<bool>) -> Result<(), HostError> {
    let change = |preferences: &mut Preferences| preferences.refuses_direct = refused;
    app.host.settings().update_player(player, change).await.map(drop)
}

/// The message is tried again in the next round.
fn log_failure(player: PlayerId, error: &MessengerError) -> Result<(), HostError> {
    tracing::warn!(%error, %player, "a player is told later");
    Ok(())
}

/// The message would fail each time.
fn log_untold(player: PlayerId, error: &MessengerError) {
    tracing::warn!(%error, %player, "a player is not told");
}

/// Pings a player in the channel of a table; the first time it says why.
async fn ping<P: Messenger>(app: &App<P>, table: &Table, player: PlayerId, explains: bool) {
    let localizer = app.table_localizer(table).await;
    let text = refused_text(&localizer, table, player, explains);
    // The board of now may still be on its way. A reply to the one before would lead nowhere.
    let _ = timeout(BOARD_TIMEOUT, app.outbox.wait_until_idle(table.id())).await;
    let board = app.current_board(table).await;
    // The next digest may be refused in the same state of the table.
    let key = Some(format!("ping {}", app.host.clock().now().unix_millis()));
    let line = Content::line(&localizer, text, vec![player]);
    let line = Content { replies_to: board, idempotency_key: key, ..line };
    if let Err(error) = app.post_line(table, table.channel(), line, Lifetime::Temporary, false).await {
        tracing::warn!(%error, table = %table.id(), "a player could not be pinged");
    }
}

/// Tells somebody who watches a game that it is over, if they still see it. A message that Discord refuses is not sent.
async fn send_end<P: Messenger>(app: &App<P>, watch: Watch) -> Result<(), HostError> {
    let Watch { player, table: id } = watch;
    let slot = format!("end-{id}");
    if let Some(table) = load(app, id).await? {
        let sees = match app.check_access(&table, player, None).await {
            Ok(()) => true,
            Err(AppError::Messenger(error)) if error.is_transient() => {
                return log_failure(player, &error);
            }
            Err(_) => false,
        };
        let board = app.displayed_board(&table).await;
        let localizer = app.player_localizer(player).await;
        let text = watched_text(&localizer, &table, player, board);
        if sees && let Err(error) = app.tell_directly(player, &slot, &Content::text(&localizer, text)).await {
            match error.into_messenger_error() {
                error if error.is_transient() => return log_failure(player, &error),
                error => log_untold(player, &error),
            }
        }
    }
    app.host.notices().unwatch(player, id).await?;
    app.forget_told(player, &slot).await
}

impl From<PlayerTable> for BoardPlace {
    fn from(entry: PlayerTable) -> BoardPlace {
        BoardPlace { guild: entry.guild, channel: entry.channel, message: entry.message }
    }
}

/// Lists the games that wait for a player, the most urgent first; nothing if none waits. If Discord refuses the message, the player is
/// pinged where games wait.
async fn send_digest<P: Messenger>(app: &App<P>, player: PlayerId, due: Timestamp) -> Result<(), HostError> {
    let slot = format!("digest-{}", due.unix_seconds());
    let mut games = app.host.players().tables_of(player).await?;
    games.retain(|(table, _)| awaits(table, player) || table.may_question(player));
    if !games.is_empty() {
        let localizer = app.player_localizer(player).await;
        let places: Vec<_> =
            games.iter().map(|(table, entry)| (&**table, BoardPlace::from(*entry))).collect();
        let text = digest_text(&localizer, player, &places);
        let known = app.host.settings().of_player(player).await?.preferences.refuses_direct;
        let told = app.tell_directly(player, &slot, &Content::text(&localizer, text)).await;
        let (refused, pings) = match told.map_err(PostError::into_messenger_error) {
            Ok(_) => (None, false),
            Err(error) if error.is_by_recipient() => (Some(true), true),
            Err(error) if error.is_transient() => return log_failure(player, &error),
            Err(error) => {
                log_untold(player, &error);
                (known, error.is_refusal())
            }
        };
        // Settled first: if the process ends meanwhile, the next digest tells them again.
        app.host.notices().settle_digest(player, due).await?;
        app.forget_told(player, &slot).await?;
        if pings {
            let waiting = games.iter().map(|(table, _)| table);
            let waiting = waiting.filter(|table| awaits(table, player) && !table.is_direct());
            for (number, table) in waiting.take(MAX_PINGS).enumerate() {
                ping(app, table, player, refused != known && number == 0).await;
            }
        }
        return if refused == known { Ok(()) } else { set_refused(app, player, refused).await };
    }
    app.host.notices().settle_digest(player, due).await?;
    app.forget_told(player, &slot).await
}
