//! Time at tables: reminders, clocks that run out, invitations that expire. One worker asks the store what is due; no
//! table has a timer of its own, so nothing is lost at a restart.
//!
//! Time passes only where people can play. A round first checks at which shards they can ([`Attendance`]), and carries out
//! only what was due by then. A table with something due is checked by itself before that
//! ([`playability`](mod@super::playability)).

use super::appearance::log_unread_settings;
use super::attendance::Attendance;
use super::connections::ConnectionState;
use super::content::{Content, LineSubject};
use super::delivery::report_broken;
use super::playability::{self, ChannelChanges};
use super::posts::PostError;
use super::presenter::{PresentError, Presenter};
use super::table_posts::Lifetime;
use super::{App, backoff};
use crate::host::{HostError, Preferences};
use crate::i18n::{Localizer, direct_reminder_text, reminder_text};
use crate::table::{Player, PlayerId, Table, TableId, Timestamp};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Longest time between two rounds. Each round also records that people can play.
const MAX_ROUND_INTERVAL: Duration = Duration::from_secs(15);
/// Longest wait for the outcomes of a round to be shown, so that they come in order. Clocks do not wait for a channel
/// with a rate limit.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(5);
/// Time until the next round while people can play nowhere or only at some shards, by the time of the process: the clock
/// of the host may stand still.
const INTERRUPTED_ROUND_INTERVAL: Duration = Duration::from_secs(2);

/// Carries out what is due, in rounds, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut failures = 0;
    let mut worker = Worker { attendance: Attendance::default(), showing: JoinSet::new() };
    let mut connections = app.connections.subscribe();
    loop {
        let state = connections.borrow_and_update().clone();
        let next = worker.round(&app, &state).await;
        worker.wait_until_shown().await;
        match next {
            Ok(Round::Next(next)) => {
                failures = 0;
                tokio::select! {
                    () = app.host.clock().reach(next) => {}
                    _ = connections.changed() => {}
                }
            }
            Ok(Round::Interrupted) => {
                failures = 0;
                let _ = timeout(INTERRUPTED_ROUND_INTERVAL, connections.changed()).await;
            }
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "cannot process what is due");
                worker.attendance.interrupt();
                sleep(backoff::outage_delay(failures)).await;
                failures += 1;
            }
        }
    }
}

/// When the next round is.
enum Round {
    /// At this time.
    Next(Timestamp),
    /// When more people can play than now.
    Interrupted,
}

struct Worker {
    attendance: Attendance,
    /// Outcomes that are being shown.
    showing: JoinSet<()>,
}

impl Worker {
    /// Carries out what is due now.
    async fn round<P: Presenter>(
        &mut self,
        app: &Arc<App<P>>,
        state: &ConnectionState,
    ) -> Result<Round, HostError> {
        // Tables that become due meanwhile are for the next round.
        let now = app.host.clock().now();
        let (shards, credited) = self.attendance.check(&app.host, &app.presenter, state).await?;
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
                        return Ok(Round::Next(now));
                    }
                }
            }
            // A table whose due time is past was rejected just now: it waits for the next round.
            let due = app.host.schedule().next_due(shards).await?.filter(|due| *due > now);
            next = next.into_iter().chain(due).min();
        }
        app.daily_puzzles.record_attended(shards.clone(), now);
        app.seeks.record_attended(shards.clone());
        app.tournaments.record_attended(shards, now);
        if attended < state.connected.len().max(1) {
            return Ok(Round::Interrupted);
        }
        Ok(Round::Next(next.map_or(now + MAX_ROUND_INTERVAL, |due| due.min(now + MAX_ROUND_INTERVAL))))
    }

    /// Carries out what was due at a table, and shows it. Returns whether there may be more.
    async fn tick<P: Presenter>(
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
                    }
                });
                return Ok(may_be_more);
            }
            Err(HostError::Rejected(rejection)) => {
                tracing::warn!(%table, ?rejection, "what is due was rejected");
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
pub(super) async fn tell<P: Presenter>(
    app: &App<P>,
    table: &Arc<Table>,
    is_again: bool,
) -> Result<(), PresentError> {
    let player = table.to_act().and_then(Player::human_id);
    if let Some(player) = player {
        let text = |localizer: &Localizer| direct_reminder_text(localizer, table);
        if send_direct_line(app, table, player, wants_direct_reminders, text, is_again).await? {
            return Ok(());
        }
    }
    if app.has_mirror(table).await {
        // The other conversation has another reader.
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
pub(super) fn wants_direct_reminders(preferences: &Preferences) -> bool {
    preferences.direct_messages == Some(true)
}

/// Sends a direct message about a table if the player wants to be told so, unless it was sent already. Returns whether it was.
pub(super) async fn send_direct_line<P: Presenter>(
    app: &App<P>,
    table: &Arc<Table>,
    player: PlayerId,
    is_chosen: impl FnOnce(&Preferences) -> bool,
    text: impl FnOnce(&Localizer) -> Option<String>,
    is_again: bool,
) -> Result<bool, PresentError> {
    let settings = match app.host.settings().of_player(player).await {
        Ok(settings) => settings,
        Err(error) => {
            log_unread_settings(&error);
            return Ok(false);
        }
    };
    let is_wanted = is_chosen(&settings.preferences) && table.guild().is_some();
    // Each sees only their own conversation.
    if !is_wanted && !table.is_direct() {
        return Ok(false);
    }
    let own = app.player_localizer(player).await;
    let localizer = if table.is_direct() { own } else { own.beside(&app.table_localizer(table).await) };
    let Some(text) = text(&localizer) else { return Ok(false) };
    let told = if table.is_direct() {
        // The board is there as well.
        app.post_direct_line(table, player, Content::text(&localizer, text), is_again).await
    } else {
        app.tell_waiting(&localizer, table, player, (text, false)).await.map_err(PostError::into_present)
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
