//! Games in two places, direct conversations or channels of two servers: the opener sees the board in one and the opponent in another,
//! its mirror, which shows the same. Commands from either come to the same table. What the mirror does not show yet follows from the
//! store, also after a restart.

use super::lines::line_beside;
use super::reply::Reply;
use crate::app::App;
use crate::app::news::{Conversation, FIND_DELAY, Shown, Telling};
use crate::app::posts::PostError;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::Messenger;
use crate::app::posts::table_posts::{Lifetime, asking_message};
use crate::app::work::work_queue::Next;
use crate::host::{CommandOutcome, DisplayedMessage, HostError, Mirror, TableRef};
use crate::i18n::{Localizer, unreachable_text};
use crate::rules::Seat;
use crate::table::{ChannelId, Command, Event, MessageId, Participant, Phase, PlayerId, Table, TableId};
use std::error::Error;
use std::sync::Arc;
use tokio::time::sleep;

impl<P> App<P> {
    /// Whether the people at a table see it in different direct conversations.
    pub(in crate::app) async fn has_mirror(&self, table: &Table) -> bool {
        let seated = table.seats().iter().flatten().chain(table.invited().map(|(_, player)| player));
        let mut others =
            seated.filter(|player| player.human_id().is_some() && player.id != table.opener().id);
        if !table.is_direct() || others.next().is_none() {
            return false;
        }
        let mirror = self.host.mirrors().of_table(table.id()).await.inspect_err(|error| {
            let error: &dyn Error = error;
            tracing::error!(error, table = %table.id(), "who sees a table could not be read");
        });
        mirror.is_ok_and(|mirror| mirror.is_some())
    }
}

impl<P: Messenger> App<P> {
    /// Shows a table in its mirror as it is now. A refusal is final until the table changes.
    pub(in crate::app) async fn show_mirror(&self, table: TableId) -> Result<Next, HostError> {
        match self.try_to_show_mirror(table).await {
            Ok(()) => Ok(Next::Done),
            Err(PostError::Messenger(error)) if error.is_refusal() => {
                tracing::warn!(%error, %table, "a board could not be shown to the opponent");
                self.withdraw_undelivered(table).await;
                Ok(Next::Done)
            }
            Err(PostError::Messenger(error)) => {
                tracing::warn!(%error, %table, "a board is shown to the opponent later");
                Ok(Next::Failed)
            }
            Err(PostError::Host(error)) => Err(error),
            Err(PostError::Render(error)) => {
                let error: &dyn Error = &error;
                tracing::error!(error, %table, "a board is shown to the opponent later");
                Ok(Next::Failed)
            }
        }
    }

    /// Takes an invitation back that cannot be delivered, and tells who has sent it.
    async fn withdraw_undelivered(&self, table: TableId) {
        let withdrawn = async {
            let table = self.host.tables().load(TableRef::Id(table)).await?;
            let Some((_, invited)) = table.invited().next().filter(|_| table.phase() == Phase::Invitation)
            else {
                return Ok(());
            };
            let cancel = Command::Cancel { by: table.opener().id };
            let outcome = self.host.tables().execute(TableRef::Id(table.id()), cancel).await?;
            self.post_outcome(outcome).await;
            let localizer = self.table_localizer(&table).await;
            let line = Content::text(&localizer, unreachable_text(&localizer, invited));
            let channel = table.channel();
            Ok(self.post_line(&table, channel, line, Lifetime::Lasting, false).await.map(drop)?)
        };
        match withdrawn.await {
            // The invitation was answered or taken back meanwhile.
            Ok(()) | Err(PostError::Host(HostError::Rejected(_) | HostError::Refused(_))) => {}
            Err(PostError::Messenger(error)) => {
                tracing::warn!(%error, %table, "nobody was told that an invitation was not delivered");
            }
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::error!(error, %table, "an invitation that was not delivered stays");
            }
        }
    }

    async fn try_to_show_mirror(&self, id: TableId) -> Result<(), PostError> {
        let (table, mirror) = loop {
            self.outbox.wait_until_idle(id).await;
            let table = self.host.tables().load(TableRef::Id(id)).await?;
            let mirror = self.host.mirrors().of_table(id).await?;
            // The answer to a command that was carried out meanwhile may show the table as it was loaded.
            if self.outbox.is_idle(id) {
                break (table, mirror);
            }
        };
        let _task = self.tasks.token();
        let Some(mirror) = mirror else { return Ok(()) };
        if !table.has_two_places() {
            return self.remove_mirror(&table).await;
        }
        // The invitation was not delivered, or was taken back before: the opponent has seen nothing of it.
        if table.phase() == Phase::Closed && table.game().is_none() && mirror.displayed.is_none() {
            return Ok(self.host.mirrors().forget(id).await?);
        }
        if mirror.displayed.is_some_and(|displayed| displayed.event_count >= table.event_count()) {
            return Ok(());
        }
        let event_count = mirror.displayed.map(|displayed| displayed.event_count);
        let news = self.host.deliveries().news(&table, event_count.unwrap_or(0)).await?;
        let called = table.called_since(event_count);
        let is_again = self.may_be_told(&table);
        let told = (news.as_ref(), called, is_again);
        match Box::pin(self.tell_in_mirror(&table, &mirror, told, None)).await? {
            Shown::Board(message) => self.record_mirrored(&table, message).await?,
            Shown::Beside | Shown::Later => {
                if let Some(board) = mirror.displayed {
                    self.record_mirrored(&table, board.message).await?;
                }
            }
        }
        // Somebody whose data was deleted still sees the end of the game, and nothing after it.
        let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed);
        if is_over && mirror.player.is_former() {
            self.host.mirrors().forget(id).await?;
        }
        Ok(())
    }

    /// Tells the opponent in the mirror what has happened, and who is called.
    async fn tell_in_mirror(
        &self,
        table: &Arc<Table>,
        mirror: &Mirror,
        (news, called, is_again): (Option<&CommandOutcome>, Vec<PlayerId>, bool),
        reply: Option<&dyn Reply>,
    ) -> Result<Shown, PostError> {
        let player = mirror.player;
        // The opponent's choice of pings counts, as in the conversation of the opener.
        let called = self.host.notices().pinged(table, called);
        let all_are =
            |is_wanted: fn(&Event) -> bool| news.is_some_and(|news| news.events.iter().all(is_wanted));
        // The answer to an offer notifies nobody: the game has waited for nothing.
        let is_answer = table.offer().is_none() && all_are(Event::is_about_offer);
        let has_agreed = news.is_some_and(|news| has_agreed(player, news));
        let is_silent = is_answer || has_agreed || all_are(is_told_directly);
        let is_called = |called: &PlayerId| player == *called && !is_silent;
        let mentions = called.into_iter().filter(is_called).collect::<Vec<_>>();
        let at = self.mirror_of(table, mirror).await?;
        let told = news.and_then(|news| told_to(player, news.clone()));
        let told = told.map(|told| CommandOutcome { mentions: mentions.clone(), ..told });
        let line = told.and_then(|told| line_beside(&at.localizer, &told));
        let calls = !mentions.is_empty();
        let telling = Telling { table, news, mentions, calls, line, reply, delivery: None, is_again };
        self.tell_in(&at, &telling).await
    }

    /// Answers a person in the mirror, and shows there what has happened. Returns whether they are there.
    pub(in crate::app) async fn answer_in_mirror(
        &self,
        outcome: &CommandOutcome,
        reply: &dyn Reply,
    ) -> Result<bool, PostError> {
        let table = &outcome.table;
        let Some(mirror) = self.mirror_in(table, reply.channel()).await? else { return Ok(false) };
        // Earlier changes may not be shown there yet.
        let is_behind =
            |shown: &DisplayedMessage| shown.event_count + outcome.events.len() < table.event_count();
        let earlier = match mirror.displayed.filter(is_behind) {
            Some(shown) => self.host.deliveries().news(table, shown.event_count).await?,
            None => None,
        };
        let news = earlier.as_ref().unwrap_or(outcome);
        let told = (Some(news), outcome.mentions.clone(), false);
        let mut shown = self.tell_in_mirror(table, &mirror, told, Some(reply)).await;
        if shown.as_ref().is_err_and(PostError::is_unconfirmed) {
            // The answer may be there.
            sleep(FIND_DELAY).await;
            let told = (Some(news), outcome.mentions.clone(), true);
            shown = self.tell_in_mirror(table, &mirror, told, None).await;
        }
        let message = match shown? {
            Shown::Board(message) => Some(message),
            Shown::Beside => mirror.displayed.map(|board| board.message),
            Shown::Later => None,
        };
        if let Some(message) = message {
            self.record_mirrored(table, message).await?;
        }
        Ok(true)
    }

    /// The mirror of a table, if it is this conversation.
    pub(in crate::app) async fn mirror_in(
        &self,
        table: &Table,
        channel: ChannelId,
    ) -> Result<Option<Mirror>, HostError> {
        if !table.has_two_places() || channel == table.channel() {
            return Ok(None);
        }
        let mirror = self.host.mirrors().of_table(table.id()).await?;
        Ok(mirror.filter(|mirror| mirror.channel == channel))
    }

    /// The mirror of a table as a conversation.
    pub(in crate::app) async fn mirror_of(
        &self,
        table: &Table,
        mirror: &Mirror,
    ) -> Result<Conversation, HostError> {
        let (stored, ..) = self.host.posts().about_table(table.id()).await?;
        let Mirror { channel, player, displayed, .. } = *mirror;
        let localizer = self.mirror_localizer(player).await;
        let asking = asking_message(&stored, channel);
        let oldest = displayed.map(|displayed| displayed.message);
        Ok(Conversation { channel, reader: Some(player), localizer, board: displayed, oldest, asking })
    }

    /// The localizer of a message about a table in a channel: that of the opponent in a mirror, otherwise that of the table.
    pub async fn localizer_in(&self, table: &Table, channel: ChannelId) -> Localizer {
        match self.mirror_in(table, channel).await {
            Ok(Some(mirror)) => return self.mirror_localizer(mirror.player).await,
            Ok(None) => {}
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::error!(error, table = %table.id(), "who sees a table could not be read");
            }
        }
        self.table_localizer(table).await
    }

    async fn mirror_localizer(&self, player: Participant) -> Localizer {
        match player {
            Participant::Human(id) => self.player_localizer(id).await.read_by(id),
            Participant::Server(id) => self.guild_localizer(id, None).await.read_by(player),
            Participant::Computer { .. } | Participant::Former(_) => Localizer::english(),
        }
    }

    /// Records that a message in the mirror of a table shows this state. The message before is a former board.
    pub async fn record_mirrored(&self, table: &Table, message: MessageId) -> Result<(), HostError> {
        let Some(mirror) = self.host.mirrors().of_table(table.id()).await? else { return Ok(()) };
        let displayed =
            DisplayedMessage { channel: mirror.channel, message, event_count: table.event_count() };
        self.host.mirrors().record(table.id(), displayed).await?;
        self.update_posts(table.id()).await;
        Ok(())
    }

    /// The message in the mirror of a table that shows it; `None` if there is none, or the store fails.
    pub async fn mirrored_board(&self, table: &Table) -> Option<DisplayedMessage> {
        self.host.mirrors().of_table(table.id()).await.ok().flatten()?.displayed
    }

    /// Says in the mirror of a table that was moved to a server where it is.
    async fn remove_mirror(&self, table: &Table) -> Result<(), PostError> {
        self.host.mirrors().remove(table.id()).await?;
        self.update_posts(table.id()).await;
        Ok(())
    }
}

/// The seat of the only person who reads a mirror; `None` in a server, whose members have not all done what it does.
fn seat_of_reader(player: Participant, table: &Table) -> Option<Seat> {
    table.seat_of(player).filter(|_| !player.is_server())
}

/// Whether the news only tells what the player has agreed to, and so knows.
fn has_agreed(player: Participant, news: &CommandOutcome) -> bool {
    let own = seat_of_reader(player, &news.table);
    let agrees = |event: &Event| own.is_some() && event.seat() == own && event.is_about_offer();
    news.events.iter().any(agrees) && news.leaves_picture()
}

/// The news for a player: nothing of what they did first themselves, and nothing that they are told in another way.
fn told_to(player: Participant, news: CommandOutcome) -> Option<CommandOutcome> {
    let own = seat_of_reader(player, &news.table);
    let is_own = |event: &Event| own.is_some() && event.seat() == own;
    let has_agreed = has_agreed(player, &news);
    let is_agreed = |event: &Event| has_agreed && matches!(event, Event::Paused | Event::Resumed);
    let is_told_elsewhere = |event: &Event| {
        is_told_directly(event) || matches!(event, Event::TimeCredited { .. } | Event::PlanFollowed { .. })
    };
    let is_skipped = |event: &&Event| is_own(event) || is_told_elsewhere(event) || is_agreed(event);
    let events: Vec<Event> = news.events.iter().skip_while(is_skipped).cloned().collect();
    (!events.is_empty()).then_some(CommandOutcome { events, ..news })
}

/// Whether direct messages tell players of this event.
fn is_told_directly(event: &Event) -> bool {
    matches!(event, Event::Reminded | Event::AbsenceNoticed)
}
