//! Time at tables: reminders, clocks that run out, invitations that expire. One worker asks the store what is due; no
//! table has a timer of its own, so nothing is lost at a restart.

use super::appearance::log_unread_settings;
use super::delivery::report_broken;
use super::presenter::Presenter;
use super::{App, backoff};
use crate::host::{CommandOutcome, HostError};
use crate::i18n::{Localizer, direct_reminder_text, reminder_text};
use crate::table::{Event, Player, PlayerId, Table, Timestamp};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Longest time between two rounds. Each round also records that the process is alive.
const MAX_ROUND_INTERVAL: Duration = Duration::from_secs(15);
/// Longest wait for the outcomes of a round to be shown, so that they come in order. Clocks do not wait for a channel
/// with a rate limit.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(5);

/// Gives players back the time in which no process was running, and schedules the tables whose clocks that changes.
///
/// # Errors
/// Fails if the store fails.
pub async fn resume<P>(app: &App<P>) -> Result<(), HostError> {
    app.host.schedule().resume_clocks().await?.into_iter().for_each(|table| app.outbox.schedule(table));
    Ok(())
}

/// Carries out what is due, in rounds, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut failures = 0;
    let mut showing = JoinSet::new();
    loop {
        let next = round(&app, &mut showing).await;
        if timeout(DELIVERY_TIMEOUT, async { while showing.join_next().await.is_some() {} }).await.is_err() {
            tracing::warn!(tables = showing.len(), "outcomes of time are shown later");
        }
        match next {
            Ok(next) => {
                failures = 0;
                app.host.clock().reach(next).await;
            }
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "what is due cannot be done");
                sleep(backoff::outage_delay(failures)).await;
                failures += 1;
            }
        }
    }
}

/// Carries out what is due now. Returns the time of the next round.
async fn round<P: Presenter>(app: &Arc<App<P>>, showing: &mut JoinSet<()>) -> Result<Timestamp, HostError> {
    app.host.schedule().record_heartbeat().await?;
    // Tables that become due meanwhile are for the next round.
    let now = app.host.clock().now();
    let mut may_be_more = false;
    for table in app.host.schedule().due_tables().await? {
        let _task = app.tasks.token();
        match app.host.schedule().tick(table).await {
            Ok(outcome) => {
                may_be_more |= !outcome.events.is_empty();
                let app = app.clone();
                showing.spawn(async move {
                    let _task = app.tasks.token();
                    show(&app, outcome).await;
                });
            }
            Err(HostError::Rejected(rejection)) => {
                tracing::warn!(%table, ?rejection, "what is due was rejected");
            }
            Err(HostError::Broken(broken)) => {
                report_broken(&broken);
            }
            Err(error) => return Err(error),
        }
    }
    if may_be_more {
        return Ok(now);
    }
    // A table whose due time is past was rejected just now: it waits for the next round.
    let next = app.host.schedule().next_due().await?.filter(|due| *due > now);
    Ok(next.map_or(now + MAX_ROUND_INTERVAL, |due| due.min(now + MAX_ROUND_INTERVAL)))
}

pub(super) async fn show<P: Presenter>(app: &App<P>, outcome: CommandOutcome) {
    match outcome.events[..] {
        [] => {}
        [Event::Reminded] => remind(app, &outcome.table).await,
        _ => app.post_outcome(&Localizer::english(), outcome).await,
    }
}

/// Reminds the player who is to act: by a direct message or, by default and if that fails, in the channel.
async fn remind<P: Presenter>(app: &App<P>, table: &Table) {
    let player = table.to_act().and_then(Player::human_id);
    if let Some(player) = player
        && remind_directly(app, table, player).await
    {
        return;
    }
    if let Some(line) = reminder_text(&Localizer::english(), table) {
        app.post_line(table, line, player).await;
    }
}

/// Sends a direct reminder if the player wants one. Returns whether it was sent.
async fn remind_directly<P: Presenter>(app: &App<P>, table: &Table, player: PlayerId) -> bool {
    let settings = match app.host.settings().of_player(player).await {
        Ok(settings) => settings,
        Err(error) => {
            log_unread_settings(&error);
            return false;
        }
    };
    if settings.preferences.direct_messages != Some(true) || table.guild().is_none() {
        return false;
    }
    let localizer = settings.preferences.language.as_deref().map_or_else(Localizer::english, Localizer::of);
    let Some(text) = direct_reminder_text(&localizer, table) else { return false };
    if let Err(error) = app.presenter.send_direct(player, text).await {
        tracing::warn!(%error, player = %player, "a player is reminded in the channel, not directly");
        return false;
    }
    app.record_still_shown(table, app.outbox.deliver(table.id())).await;
    true
}
