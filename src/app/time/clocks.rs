//! Time at tables: reminders, clocks that run out, invitations that expire. One worker asks the store what is due; no
//! table has a timer of its own, so nothing is lost at a restart.
//!
//! Time passes only where people can play. A round first checks at which shards they can ([`Attendance`]), and carries out
//! only what was due by then. A table with something due is checked by itself before that
//! ([`playability`](mod@super::playability)).

use super::attendance::Attendance;
use super::playability::{self, ChannelChanges};
use crate::app::App;
use crate::app::operations::connections::ConnectionState;
use crate::app::people::appearance::log_unread_settings;
use crate::app::posts::PostError;
use crate::app::posts::content::{Content, LineSubject};
use crate::app::posts::delivery::report_broken;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::posts::table_posts::Lifetime;
use crate::app::work::work_queue::Next;
use crate::host::{HostError, Preferences};
use crate::i18n::{Localizer, direct_reminder_text, reminder_text};
use crate::table::{Player, PlayerId, Table, TableId, Timestamp};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Longest time between two rounds. Each round also records that people can play.
const MAX_ROUND_INTERVAL: Duration = Duration::from_secs(15);
/// Longest wait for the outcomes of a round to be shown, so that they come in order. Clocks do not wait for a channel
/// with a rate limit.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(5);
/// Time until the next round while people can play nowhere or only at some shards, by the time of the process: the clock
/// of the host may stand still.
const INTERRUPTED_ROUND_INTERVAL: Duration = Duration::from_secs(2);

/// The state of the clocks between two rounds.
#[derive(Default)]
pub(in crate::app) struct Clocks {
    attendance: Attendance,
    /// Outcomes that are being shown.
    showing: JoinSet<()>,
}

/// Carries out reminders and time-outs that are due, and waits for the next.
pub(in crate::app) async fn carry_out<P: Messenger>(app: &Arc<App<P>>) -> Result<Next, HostError> {
    let mut clocks = app.clocks.lock().await;
    let mut connections = app.connections.subscribe();
    let state = connections.borrow_and_update().clone();
    let next = clocks.round(app, &state).await;
    clocks.wait_until_shown().await;
    match next.inspect_err(|_| clocks.attendance.interrupt())? {
        Some(next) => tokio::select! {
            () = app.host.clock().reach(next) => {}
            _ = connections.changed() => {}
        },
        None => drop(timeout(INTERRUPTED_ROUND_INTERVAL, connections.changed()).await),
    }
    Ok(Next::Repeat(Duration::ZERO))
}

impl Clocks {
    /// Carries out what is due now. Returns the time of the next round; `None` while people cannot play at all shards.
    async fn round<P: Messenger>(
        &mut self,
        app: &Arc<App<P>>,
        state: &ConnectionState,
    ) -> Result<Option<Timestamp>, HostError> {
        // Tables that become due meanwhile are for the next round.
        let now = app.host.clock().now();
        let (shards, credited) = self.attendance.check(&app.host, &app.messenger, state).await?;
        credited.into_iter().for_each(|table| app.outbox.schedule(table));
        let attended: usize = shards.iter().map(|shards| shards.numbers().count()).sum();
        let mut next = None;
        for shards in shards.iter().copied() {
            let due = app.host.schedule().due_tables(shards, now).await?;
            for tables in due.chunks(playability::CHECKED_AT_A_TIME) {
                for table in playability::playable_among(app, tables, &ChannelChanges::new()).await? {
                    if self.tick(app, table, now).await? {
                        next = Some(now);
                    }
                    if !self.attendance.extend(&app.host, app.host.clock().now()) {
                        // The time that has passed is given back first.
                        return Ok(Some(now));
                    }
                }
            }
            // A table whose due time is past was checked just now: it waits for the next round.
            let due = app.host.schedule().next_due(shards).await?.filter(|due| *due > now);
            next = next.into_iter().chain(due).min();
        }
        app.record_attended(shards, now);
        if attended < state.connected.len().max(1) {
            return Ok(None);
        }
        Ok(Some(next.map_or(now + MAX_ROUND_INTERVAL, |due| due.min(now + MAX_ROUND_INTERVAL))))
    }

    /// Carries out what was due at a table, and shows it. Returns whether there may be more.
    async fn tick<P: Messenger>(
        &mut self,
        app: &Arc<App<P>>,
        table: TableId,
        at: Timestamp,
    ) -> Result<bool, HostError> {
        let _task = app.tasks.token();
        match app.host.schedule().tick(table, at).await {
            Ok(outcome) => {
                let may_be_more = !outcome.events.is_empty();
                let app = app.clone();
                self.showing.spawn(async move {
                    let _task = app.tasks.token();
                    if may_be_more {
                        app.post_outcome(outcome).await;
                    } else if outcome.table.is_vote_over(at) {
                        match app.end_vote(&outcome.table, true).await {
                            // Enough people have agreed just now.
                            Ok(()) | Err(HostError::Rejected(_)) => {}
                            // The next round tries it again.
                            Err(error) => tracing::warn!(%table, %error, "a vote could not be ended"),
                        }
                    }
                });
                return Ok(may_be_more);
            }
            Err(rejected @ (HostError::Rejected(_) | HostError::Refused(_))) => {
                tracing::warn!(%table, %rejected, "what is due was rejected");
            }
            Err(HostError::Broken(broken)) => {
                report_broken(&broken);
            }
            Err(error) => return Err(error),
        }
        Ok(false)
    }

    async fn wait_until_shown(&mut self) {
        let shown = async { while self.showing.join_next().await.is_some() {} };
        if timeout(DELIVERY_TIMEOUT, shown).await.is_err() {
            tracing::warn!(tables = self.showing.len(), "outcomes of clocks are shown later");
        }
    }
}

/// Reminds the player who is to act: by a direct message or, by default and if that is refused, in the channel. `is_again` says that
/// they may have been reminded already.
pub(in crate::app) async fn tell<P: Messenger>(
    app: &App<P>,
    table: &Arc<Table>,
    is_again: bool,
) -> Result<(), MessengerError> {
    let player = table.to_act().and_then(Player::human_id);
    if let Some(player) = player {
        let text = |localizer: &Localizer| direct_reminder_text(localizer, table);
        if send_direct_line(app, table, player, wants_direct_reminders, text, is_again).await? {
            return Ok(());
        }
    }
    if app.has_mirror(table).await {
        // The player reads only their own conversation, which has not taken the message.
        return Ok(());
    }
    let localizer = app.table_localizer(table).await;
    if let Some(text) = reminder_text(&localizer, table) {
        let line = Content::line(&localizer, text, player.into_iter().collect());
        let line = line.asking(table, LineSubject::PlayerToAct);
        let (channel, board) = (table.channel(), app.displayed_board(table).await);
        let line = Content { replies_to: board, ..line };
        app.post_line(table, channel, line, Lifetime::Temporary, is_again).await?;
    }
    Ok(())
}

/// Whether a player wants to be reminded by direct messages.
pub(in crate::app) fn wants_direct_reminders(preferences: &Preferences) -> bool {
    preferences.direct_messages == Some(true)
}

/// Sends a direct message about a table if the player wants to be told so, unless it was sent already. Returns whether it was.
pub(in crate::app) async fn send_direct_line<P: Messenger>(
    app: &App<P>,
    table: &Arc<Table>,
    player: PlayerId,
    is_chosen: impl FnOnce(&Preferences) -> bool,
    text: impl FnOnce(&Localizer) -> Option<String>,
    is_again: bool,
) -> Result<bool, MessengerError> {
    let settings = match app.host.settings().of_player(player).await {
        Ok(settings) => settings,
        Err(error) => {
            log_unread_settings(&error);
            return Ok(false);
        }
    };
    let is_wanted = is_chosen(&settings.preferences) && table.guild().is_some();
    // At a direct table each player sees only their own conversation, so the message goes there in any case.
    if !is_wanted && !table.is_direct() {
        return Ok(false);
    }
    let own = app.player_localizer(player).await;
    let localizer = if table.is_direct() { own } else { own.beside(&app.table_localizer(table).await) };
    let Some(text) = text(&localizer) else { return Ok(false) };
    let told = if table.is_direct() {
        // The board is in that conversation as well.
        app.post_direct_line(table, player, Content::text(&localizer, text), is_again).await
    } else {
        app.tell_waiting(&localizer, table, player, (text, false))
            .await
            .map_err(PostError::into_messenger_error)
    };
    match told {
        Ok(()) => Ok(true),
        Err(error) if error.is_refusal() => {
            tracing::warn!(%error, player = %player, "a player is told in the channel instead of by direct message");
            Ok(false)
        }
        Err(error) => Err(error),
    }
}
