//! What follows at tables from time alone: a reminder, a clock that has run out, an invitation that expires. One worker
//! asks the store for what is due; no table has a timer of its own, and nothing waits in memory.

use super::outgoing_message::OutgoingMessage;
use super::{App, look, serenity, showing};
use crate::app::backoff;
use crate::host::{CommandOutcome, HostError};
use crate::i18n::{Localizer, direct_reminder_text, reminder_text};
use crate::table::{Event, Player, Table};
use serenity::UserId;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// It is asked at least so often what is due, and noted that the bot runs, in milliseconds.
const ROUND: i64 = 15 * 1000;
/// So long a round waits until all is shown that has come of it, so that it comes in order. Clocks do not stand still for
/// a channel in which Discord wants the bot to wait.
const SHOWN: Duration = Duration::from_secs(5);

/// Gives back what time took while nothing ran. Those to whom it is given are shown how much they have now.
pub(super) async fn wake(app: &App) -> Result<(), HostError> {
    for table in app.host.wake().await? {
        drop(app.showing.pending(table));
    }
    Ok(())
}

/// Does what is due, for ever.
pub(super) async fn keep(app: Arc<App>) {
    let mut tries = 0;
    // What is on its way to be seen.
    let mut shows = JoinSet::new();
    loop {
        let next = round(&app, &mut shows).await;
        if timeout(SHOWN, async { while shows.join_next().await.is_some() {} }).await.is_err() {
            tracing::warn!(tables = shows.len(), "what was due is shown later");
        }
        match next {
            Ok(next) => {
                tries = 0;
                app.host.clock().reach(next).await;
            }
            Err(error) => {
                tracing::error!(error = &error as &dyn std::error::Error, "what is due cannot be done");
                tokio::time::sleep(backoff::outage_delay(tries)).await;
                tries += 1;
            }
        }
    }
}

/// Does what is due now. Says when to look again.
async fn round(app: &Arc<App>, shows: &mut JoinSet<()>) -> Result<i64, HostError> {
    app.host.beat().await?;
    // What becomes due while this goes on is for the next round.
    let now = app.host.clock().now();
    let mut may_be_more = false;
    for table in app.host.due().await? {
        let _busy = app.tasks.token();
        match app.host.tick(table).await {
            Ok(update) => {
                may_be_more |= !update.events.is_empty();
                let app = app.clone();
                shows.spawn(async move {
                    let _busy = app.tasks.token();
                    show(&app, update).await;
                });
            }
            Err(HostError::Rejected(rejection)) => {
                tracing::warn!(%table, ?rejection, "what is due is not done");
            }
            Err(HostError::Broken(broken)) => drop(showing::broken_text(&broken)),
            Err(error) => return Err(error),
        }
    }
    if may_be_more {
        return Ok(now);
    }
    // What could not be done just now waits like all others.
    let next = app.host.next_due().await?.filter(|due| *due > now);
    Ok(next.map_or(now + ROUND, |due| due.min(now + ROUND)))
}

async fn show(app: &App, update: CommandOutcome) {
    match update.events[..] {
        [] => {}
        [Event::Reminded] => {
            let player = update.table.to_act().filter(|player| player.level().is_none());
            if let Some(player) = player
                && remind(app, &update.table, player).await
            {
                return;
            }
            let line = reminder_text(&Localizer::english(), &update.table);
            let player = player.map(|player| UserId::new(player.id.0));
            if let Some(line) = line {
                showing::tell(app, &update.table, OutgoingMessage::text(line).mention(player)).await;
            }
        }
        _ => showing::post(app, &Localizer::english(), update).await,
    }
}

/// Reminds somebody by a direct message, who wants that. Says whether it has come so far: whoever takes no such messages
/// is reminded in the channel.
async fn remind(app: &App, table: &Table, player: &Player) -> bool {
    let habits = match app.host.habits(player.id).await {
        Ok(habits) if habits.preferences.direct_messages == Some(true) && table.guild().is_some() => habits,
        Ok(_) => return false,
        Err(error) => {
            look::unread(&error);
            return false;
        }
    };
    let localizer = habits.preferences.language.as_deref().map_or_else(Localizer::english, Localizer::of);
    let Some(line) = direct_reminder_text(&localizer, table) else { return false };
    let sent = async {
        let direct = app.own.ask(|http| UserId::new(player.id.0).create_dm_channel(http)).await?;
        app.own.ask(|http| direct.id.send_message(http, OutgoingMessage::text(line).message())).await
    };
    if let Err(fault) = sent.await {
        tracing::warn!(%fault, player = %player.id, "somebody is reminded in the channel");
        return false;
    }
    showing::told(app, table, app.showing.pending(table.id())).await;
    true
}
