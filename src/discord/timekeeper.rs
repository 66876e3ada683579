//! What follows at tables from time alone: a reminder, a clock that has run out, an invitation that expires. One worker
//! asks the store for what is due; no table has a timer of its own, and nothing waits in memory.

use super::answer::Answer;
use super::{House, backoff, look, serenity, showing};
use crate::host::{HostError, Update};
use crate::table::{Event, Player, Table};
use crate::words::{Words, direct_reminder_told, reminder_told};
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
pub(super) async fn wake(house: &House) -> Result<(), HostError> {
    for table in house.host.wake().await? {
        drop(house.showing.pending(table));
    }
    Ok(())
}

/// Does what is due, for ever.
pub(super) async fn keep(house: Arc<House>) {
    let mut tries = 0;
    // What is on its way to be seen.
    let mut shows = JoinSet::new();
    loop {
        let next = round(&house, &mut shows).await;
        if timeout(SHOWN, async { while shows.join_next().await.is_some() {} }).await.is_err() {
            tracing::warn!(tables = shows.len(), "what was due is shown later");
        }
        match next {
            Ok(next) => {
                tries = 0;
                house.host.clock().reach(next).await;
            }
            Err(error) => {
                tracing::error!(error = &error as &dyn std::error::Error, "what is due cannot be done");
                tokio::time::sleep(backoff::pause(tries)).await;
                tries += 1;
            }
        }
    }
}

/// Does what is due now. Says when to look again.
async fn round(house: &Arc<House>, shows: &mut JoinSet<()>) -> Result<i64, HostError> {
    house.host.beat().await?;
    // What becomes due while this goes on is for the next round.
    let now = house.host.clock().now();
    let mut may_be_more = false;
    for table in house.host.due().await? {
        let _busy = house.busy.begin();
        match house.host.tick(table).await {
            Ok(update) => {
                may_be_more |= !update.events.is_empty();
                let house = house.clone();
                shows.spawn(async move {
                    let _busy = house.busy.begin();
                    show(&house, update).await;
                });
            }
            Err(HostError::Rejected(rejection)) => {
                tracing::warn!(%table, ?rejection, "what is due is not done");
            }
            Err(HostError::Broken(broken)) => drop(showing::broken_told(&broken)),
            Err(error) => return Err(error),
        }
    }
    if may_be_more {
        return Ok(now);
    }
    // What could not be done just now waits like all others.
    let next = house.host.next_due().await?.filter(|due| *due > now);
    Ok(next.map_or(now + ROUND, |due| due.min(now + ROUND)))
}

async fn show(house: &House, update: Update) {
    match update.events[..] {
        [] => {}
        [Event::Reminded] => {
            let player = update.table.to_act().filter(|player| player.level().is_none());
            if let Some(player) = player
                && remind(house, &update.table, player).await
            {
                return;
            }
            let line = reminder_told(&Words::english(), &update.table);
            let player = player.map(|player| UserId::new(player.id));
            if let Some(line) = line {
                showing::tell(house, &update.table, Answer::text(line).mention(player)).await;
            }
        }
        _ => showing::post(house, &Words::english(), update).await,
    }
}

/// Reminds somebody by a direct message, who wants that. Says whether it has come so far: whoever takes no such messages
/// is reminded in the channel.
async fn remind(house: &House, table: &Table, player: &Player) -> bool {
    let habits = match house.host.habits(player.id).await {
        Ok(habits) if habits.preferences.direct_messages == Some(true) && table.guild().is_some() => habits,
        Ok(_) => return false,
        Err(error) => {
            look::unread(&error);
            return false;
        }
    };
    let words = habits.preferences.language.as_deref().map_or_else(Words::english, Words::of);
    let Some(line) = direct_reminder_told(&words, table) else { return false };
    let sent = async {
        let direct = house.own.ask(|http| UserId::new(player.id).create_dm_channel(http)).await?;
        house.own.ask(|http| direct.id.send_message(http, Answer::text(line).message())).await
    };
    if let Err(fault) = sent.await {
        tracing::warn!(%fault, player = player.id, "somebody is reminded in the channel");
        return false;
    }
    showing::told(house, table, house.showing.pending(table.id())).await;
    true
}
