//! What has happened at tables and no message shows yet, and the worker that sees to it that a message does.
//!
//! Whoever has a command carried out shows what came of it and holds a [`Pending`] meanwhile. If that comes to nothing,
//! for whatever reason, the table is owed to the channel: the worker goes on trying, as it does at the start with what
//! the process before has left. So what is stored is seen, without anybody doing anything.

use super::api_error::ApiError;
use super::line::Own;
use super::outgoing_message::OutgoingMessage;
use super::{App, board_message, look, serenity};
use crate::app::backoff;
use crate::host::{BrokenTable, CommandOutcome, DisplayUpdate, HostError, QuarantineReason};
use crate::i18n::Localizer;
use crate::rules::Message;
use crate::table::{self, Table, TableId};
use parking_lot::Mutex;
use serde_json::json;
use serenity::{ChannelId, GetMessages, LightMethod, MessageId, Request, Route, UserId};
use std::collections::{HashMap, HashSet};
use std::mem;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// A place that Discord calls gone so often is gone.
const GONE: u32 = 5;
/// So many messages Discord gives at a time.
const MOST_LOOKED_AT: u8 = 100;
/// How long a hiccup of Discord is given to pass where nothing hangs on it.
const PAUSE: Duration = Duration::from_millis(500);
/// So many tables are shown at a time: where Discord wants one to wait, the others do not wait with it.
const LANES: usize = 8;
/// So many messages lose their buttons at a time. It is done where somebody has a place among those who are served, and
/// these are not to be a crowd by themselves.
const MOST_EDITS: usize = 32;
/// What nobody is to show is looked for so often.
const LOOK: Duration = Duration::from_secs(10);
/// At least so long after each refusal in a lane, whatever the table: an address that is refused too often is locked out.
const REFUSED: Duration = Duration::from_millis(800);

/// So long Discord is given where it was too much.
const LIMITED: Duration = Duration::from_secs(2);

/// What is to be shown, and by whom.
pub(super) struct Showing {
    lanes: [Lane; LANES],
    edits: Semaphore,
    /// The tables of which something was not shown when it was last looked, and that nobody was to show.
    forsaken: Mutex<HashSet<TableId>>,
    /// Hears of every table at which something has happened, when it has been shown or is owed.
    moved: UnboundedSender<TableId>,
    /// Who the bot is, as soon as Discord has told.
    bot: OnceLock<UserId>,
}

/// Some of the tables. Those that are owed are shown one after the other.
#[derive(Default)]
struct Lane {
    tables: Mutex<Tables>,
    news: Notify,
}

#[derive(Default)]
struct Tables {
    owed: HashMap<TableId, Owed>,
    /// Those that are being shown just now, by so many.
    held: HashMap<TableId, usize>,
}

/// How often a table has been refused, and when it is tried again.
#[derive(Clone, Copy)]
struct Owed {
    at: Instant,
    tries: u32,
    /// The message that shows the table, where all that failed was to store which one it is.
    message: Option<Posted>,
}

/// A message that shows a table after so many events.
#[derive(Clone, Copy)]
struct Posted {
    id: MessageId,
    channel: ChannelId,
    event_count: usize,
}

/// A table that is being shown by whoever holds this; dropped without having been shown, it is owed.
pub(super) struct Pending {
    held: Held,
    owed: Option<Owed>,
}

impl Drop for Pending {
    fn drop(&mut self) {
        let Held { showing, table } = &self.held;
        if let Some(owed) = self.owed {
            showing.lane(*table).owe(*table, owed);
        }
        // Whoever listens may have gone: the process ends.
        let _ = showing.moved.send(*table);
    }
}

/// A table that is being shown by whoever holds this.
struct Held {
    showing: Arc<Showing>,
    table: TableId,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut tables = self.showing.lane(self.table).tables.lock();
        if let Some(count) = tables.held.get_mut(&self.table) {
            *count -= 1;
        }
        tables.held.retain(|_, count| *count > 0);
    }
}

/// Why a table could not be shown.
enum Failure {
    /// Somebody else shows it just now, or more has happened at it.
    Overtaken,
    Host(HostError),
    Discord(ApiError),
}

impl Showing {
    pub(super) fn new(moved: UnboundedSender<TableId>) -> Showing {
        let edits = Semaphore::new(MOST_EDITS);
        let (lanes, forsaken) = Default::default();
        Showing { lanes, edits, forsaken, moved, bot: OnceLock::new() }
    }

    /// Messages of this account are the bot's own.
    pub(super) fn is_of(&self, bot: UserId) {
        // It is the same at each connection.
        let _ = self.bot.set(bot);
    }

    /// Something has happened at this table.
    pub(super) fn pending(self: &Arc<Showing>, table: TableId) -> Pending {
        let owed = Owed { at: Instant::now(), tries: 0, message: None };
        Pending { held: self.hold(table), owed: Some(owed) }
    }

    fn hold(self: &Arc<Showing>, table: TableId) -> Held {
        *self.lane(table).tables.lock().held.entry(table).or_default() += 1;
        Held { showing: self.clone(), table }
    }

    /// Of these tables something is not shown. Those that nobody here is to show, now and at the last look, are owed:
    /// somebody has stored it and never heard that it was.
    fn adopt(self: &Arc<Showing>, unshown: Vec<TableId>) {
        let is_forsaken = |table: &TableId| self.lane(*table).forsakes(*table);
        let forsaken: HashSet<TableId> = unshown.into_iter().filter(is_forsaken).collect();
        let mut known = self.forsaken.lock();
        for table in mem::replace(&mut *known, forsaken.clone()).intersection(&forsaken) {
            tracing::warn!(%table, "nobody has heard what was stored: it is shown");
            drop(self.pending(*table));
        }
    }

    /// How many tables are owed.
    pub(super) fn owed_count(&self) -> usize {
        self.lanes.iter().map(|lane| lane.tables.lock().owed.len()).sum()
    }

    /// The one in which a table is shown, so that it is not shown twice at a time.
    fn lane(&self, table: TableId) -> &Lane {
        &self.lanes[table.0.unsigned_abs() as usize % LANES]
    }
}

impl Lane {
    fn owe(&self, table: TableId, owed: Owed) {
        self.tables.lock().owed.insert(table, owed);
        self.news.notify_one();
    }

    /// Is nobody to show it?
    fn forsakes(&self, table: TableId) -> bool {
        let tables = self.tables.lock();
        !tables.owed.contains_key(&table) && !tables.held.contains_key(&table)
    }

    /// Does somebody show it beside the one who asks?
    fn is_shared(&self, table: TableId) -> bool {
        self.tables.lock().held.get(&table).is_some_and(|count| *count > 1)
    }

    /// The next table that is due, when it is.
    async fn next(&self) -> (TableId, Owed) {
        loop {
            let first = self
                .tables
                .lock()
                .owed
                .iter()
                .min_by_key(|(table, owed)| (owed.at, **table))
                .map(|(table, owed)| (*table, *owed));
            match first {
                None => self.news.notified().await,
                Some((table, owed)) if owed.at <= Instant::now() => {
                    self.tables.lock().owed.remove(&table);
                    return (table, owed);
                }
                Some((_, owed)) => {
                    // Whatever comes first: its time, or one that is due before it.
                    let _due = tokio::time::timeout_at(owed.at, self.news.notified()).await;
                }
            }
        }
    }
}

/// Looks again and again for what nobody is to show, for ever.
pub(super) async fn look_for_forsaken(app: Arc<App>) {
    loop {
        tokio::time::sleep(LOOK).await;
        match app.host.unshown().await {
            Ok(unshown) => app.showing.adopt(unshown),
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::warn!(error, "tables to be shown cannot be read");
            }
        }
    }
}

/// Shows what is owed, for ever: first what the process before has left.
pub(super) async fn keep_up(app: Arc<App>) {
    for tries in 0.. {
        match app.host.unshown().await {
            Ok(tables) => {
                let owed = Owed { at: Instant::now(), tries: 0, message: None };
                tables.into_iter().for_each(|table| app.showing.lane(table).owe(table, owed));
                break;
            }
            Err(error) => {
                tracing::error!(
                    error = &error as &dyn std::error::Error,
                    "tables to be shown cannot be read"
                );
                tokio::time::sleep(backoff::outage_delay(tries)).await;
            }
        }
    }
    let mut lanes = JoinSet::new();
    for number in 0..LANES {
        let app = app.clone();
        lanes.spawn(async move { keep_up_in(&app.showing.lanes[number], &app).await });
    }
    while let Some(ended) = lanes.join_next().await {
        // It does not end but so, and the others go on.
        tracing::error!(?ended, "tables are not shown any more");
    }
}

async fn keep_up_in(lane: &Lane, app: &App) {
    // How often in a row nothing could be done for any table.
    let mut outage = 0;
    loop {
        let (table, mut owed) = lane.next().await;
        let _held = app.showing.hold(table);
        let Err(failure) = show(app, table, &mut owed).await else {
            outage = 0;
            continue;
        };
        if matches!(&failure, Failure::Discord(fault) if fault.is_limited() || fault.is_late()) {
            // It may be this channel alone.
            tracing::warn!(%table, "a table is shown when Discord takes more");
            lane.owe(table, Owed { at: Instant::now() + LIMITED, ..owed });
            tokio::time::sleep(REFUSED).await;
            continue;
        }
        let passes = match &failure {
            Failure::Overtaken => {
                // Whoever shows it may know less of it than there is.
                lane.owe(table, Owed { at: Instant::now() + PAUSE, ..owed });
                continue;
            }
            Failure::Host(error) => {
                tracing::error!(%table, error = error as &dyn std::error::Error, "a table cannot be shown");
                true
            }
            Failure::Discord(fault) => {
                tracing::warn!(%table, %fault, tries = owed.tries, "a table could not be shown yet");
                fault.passes()
            }
        };
        if passes {
            // It is not this table: the others need not be tried at once either.
            lane.owe(table, Owed { at: Instant::now(), ..owed });
            tokio::time::sleep(backoff::outage_delay(outage)).await;
            outage += 1;
            continue;
        }
        outage = 0;
        owed.tries += 1;
        if owed.tries >= GONE && matches!(&failure, Failure::Discord(fault) if fault.is_gone()) {
            put_aside(app, table).await;
        } else {
            lane.owe(table, Owed { at: Instant::now() + backoff::refusal_delay(owed.tries), ..owed });
        }
        tokio::time::sleep(REFUSED).await;
    }
}

async fn put_aside(app: &App, table: TableId) {
    tracing::warn!(%table, "its channel is gone: the table is put aside");
    if let Err(error) = app.host.put_aside(table, QuarantineReason::ChannelGone).await {
        tracing::error!(%table, error = &error as &dyn std::error::Error, "a table cannot be put aside");
    }
}

/// Posts a table, unless a message shows it meanwhile.
async fn show(app: &App, table: TableId, owed: &mut Owed) -> Result<(), Failure> {
    if owed.message.is_none() {
        let (table, before) = match app.host.unshown_table(table).await {
            Ok(None) => return Ok(()),
            Ok(Some(unshown)) => unshown,
            Err(HostError::Broken(broken)) => return tell_broken(&app.own, broken).await,
            Err(error) => return Err(Failure::Host(error)),
        };
        let look = look::of_table(app, &table).await;
        let card = board_message::now(&app.render_pool, look, &Localizer::english(), &table).await;
        // Meanwhile somebody may have made a turn, and show it.
        if app.showing.lane(table.id()).is_shared(table.id()) {
            return Err(Failure::Overtaken);
        }
        match app.host.unshown_table(table.id()).await {
            Ok(None) => return Ok(()),
            Ok(Some((now, _))) if now.event_count() != table.event_count() => return Err(Failure::Overtaken),
            Ok(Some(_)) => {}
            Err(error) => return Err(Failure::Host(error)),
        }
        let channel = ChannelId::new(table.channel().0);
        let id = match seen(app, &table, before).await {
            Some(id) => id,
            None => {
                let message = app.own.ask(|http| channel.send_message(http, card.message())).await;
                message.map_err(Failure::Discord)?.id
            }
        };
        owed.message = Some(Posted { id, channel, event_count: table.event_count() });
    }
    if let Some(posted) = owed.message {
        store(app, table, posted).await.map_err(Failure::Host)?;
    }
    Ok(())
}

/// The message that shows a table as it is, if people have seen it and only the process that posted it had no time to
/// remember it, or never heard that it was posted. It is looked for from the one before on, where that is known: it may
/// have been changed.
pub(super) async fn seen(app: &App, table: &Table, before: Option<table::MessageId>) -> Option<MessageId> {
    let those = GetMessages::new().limit(MOST_LOOKED_AT);
    let those = before
        .into_iter()
        .fold(those, |those, before| those.after(MessageId::new(before.0.saturating_sub(1).max(1))));
    let channel = ChannelId::new(table.channel().0);
    match app.own.ask(|http| channel.messages(http, those)).await {
        Ok(messages) => {
            let name = board_message::picture_name(table);
            let shows = |message: &&serenity::Message| {
                Some(&message.author.id) == app.showing.bot.get()
                    && message.attachments.iter().any(|file| file.filename == name)
            };
            messages.iter().find(shows).map(|message| message.id)
        }
        Err(fault) => {
            // Maybe it may not read there. What is shown twice is better than what is not shown.
            tracing::debug!(%fault, table = %table.id(), "nobody can say what was seen");
            None
        }
    }
}

/// Tells the people at a table that it cannot be rebuilt, where nobody has.
async fn tell_broken(own: &Own, broken: BrokenTable) -> Result<(), Failure> {
    let told = Localizer::english().render(&broken_text(&broken));
    if let Some(channel) = broken.left {
        let told = OutgoingMessage::text(told).message();
        if let Err(fault) = own.ask(|http| ChannelId::new(channel.0).send_message(http, told)).await {
            tracing::warn!(%fault, table = %broken.table, "nobody could be told");
        }
    }
    Ok(())
}

/// What has become of a table that cannot be rebuilt; the log has it in full.
pub(super) fn broken_text(broken: &BrokenTable) -> Message {
    let cause: &dyn std::error::Error = &broken.source;
    tracing::error!(table = %broken.table, cause, "a table cannot be rebuilt: it is put aside");
    Message::new("table-broken").with("table", broken.table)
}

/// Tells all in the channel of a table what has just happened at it, in a line: its board is shown by the message that has
/// shown it before. Where that fails the board is shown anew.
pub(super) async fn tell(app: &App, table: &Table, line: OutgoingMessage) {
    let pending = app.showing.pending(table.id());
    let channel = ChannelId::new(table.channel().0);
    match app.own.ask(|http| channel.send_message(http, line.message())).await {
        Ok(_) => told(app, table, pending).await,
        Err(fault) => {
            tracing::warn!(%fault, table = %table.id(), "a line is told later");
        }
    }
}

/// What has just happened at a table was told: the message that has shown it before shows it still.
pub(super) async fn told(app: &App, table: &Table, mut pending: Pending) {
    match app.host.still_shown(table.id(), table.event_count()).await {
        Ok(true) => pending.owed = None,
        Ok(false) => {}
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "what a message shows cannot be stored");
        }
    }
}

/// Posts what has happened at a table without an interaction.
pub(super) async fn post(app: &App, localizer: &Localizer, update: CommandOutcome) {
    app.metrics.count_turns(&update);
    let pending = app.showing.pending(update.table.id());
    let look = look::of_table(app, &update.table).await;
    let card = board_message::after(&app.render_pool, look, localizer, &update).await;
    let channel = ChannelId::new(update.table.channel().0);
    match app.own.ask(|http| channel.send_message(http, card.message())).await {
        Ok(message) => remember(app, &update.table, (channel, message.id), Some(pending)).await,
        Err(fault) => {
            tracing::warn!(%fault, table = %update.table.id(), "a table is shown later");
        }
    }
}

/// Remembers that this message shows the table as it is here, and takes the buttons away from the one before.
pub(super) async fn remember(
    app: &App,
    table: &Table,
    message: (ChannelId, MessageId),
    pending: Option<Pending>,
) {
    let (channel, id) = message;
    let posted = Posted { id, channel, event_count: table.event_count() };
    let done = store(app, table.id(), posted).await;
    if let Err(error) = &done {
        tracing::error!(error = error as &dyn std::error::Error, "the message of a table cannot be stored");
    }
    if let Some(mut pending) = pending {
        pending.owed = match done {
            Ok(()) => None,
            Err(_) => pending.owed.map(|owed| Owed { message: Some(posted), ..owed }),
        };
    }
}

async fn store(app: &App, table: TableId, posted: Posted) -> Result<(), HostError> {
    let channel = table::ChannelId(posted.channel.get());
    let message = table::MessageId(posted.id.get());
    let DisplayUpdate { superseded, needs_redraw } =
        app.host.shown(table, channel, message, posted.event_count).await?;
    if needs_redraw {
        drop(app.showing.pending(table));
    }
    if let Some((channel, message)) = superseded {
        take_buttons(app, ChannelId::new(channel.0), MessageId::new(message.0)).await;
    }
    Ok(())
}

/// Takes the buttons away from a message that shows a table no longer.
async fn take_buttons(app: &App, channel_id: ChannelId, message_id: MessageId) {
    let Ok(_place) = app.showing.edits.try_acquire() else {
        // They answer that they are stale.
        return tracing::debug!(%message_id, "too many buttons are being taken away");
    };
    // serenity's own call would read the whole message that Discord gives back.
    let request = || {
        let bare = json!({ "components": [] }).to_string().into_bytes();
        let route = Route::ChannelMessage { channel_id, message_id };
        Request::new(route, LightMethod::Patch).body(Some(bare))
    };
    let mut done = app.own.ask(|http| http.request(request())).await;
    if done.as_ref().is_err_and(|fault| fault.passes() && !fault.is_late()) {
        tokio::time::sleep(PAUSE).await;
        done = app.own.ask(|http| http.request(request())).await;
    }
    if let Err(fault) = done {
        // Deleted by hand, too old or too many to be edited, or where the bot is no more: its buttons answer that they are
        // stale.
        tracing::debug!(%fault, "old buttons could not be taken away");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    #[test]
    fn what_nobody_is_to_show_is_owed_at_the_second_look() {
        let (moved, mut heard) = mpsc::unbounded_channel();
        let showing = Arc::new(Showing::new(moved));
        let [forsaken, shown, owed] = [1, 2, 3].map(TableId);
        let pending = showing.pending(shown);
        let later = Owed { at: Instant::now() + LOOK, tries: 4, message: None };
        showing.lane(owed).owe(owed, later);
        let look = || showing.adopt(vec![forsaken, shown, owed]);
        look();
        assert_eq!(showing.owed_count(), 1, "somebody may have stored it just now");
        look();
        let is_owed = |table: TableId| showing.lane(table).tables.lock().owed.contains_key(&table);
        assert!(is_owed(forsaken) && !is_owed(shown));
        assert_eq!(showing.lane(owed).tables.lock().owed[&owed].tries, 4, "it is tried when its time comes");
        assert_eq!(heard.try_recv().ok(), Some(forsaken), "a computer may be to act there");
        drop(pending);
        assert!(showing.lane(shown).tables.lock().held.is_empty());
    }
}
