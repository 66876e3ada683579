//! Games in direct conversations: the opener sees the board in one and the opponent in another, its mirror, which shows the same.
//! Commands from either come to the same table. What the mirror does not show yet follows from the store, also after a restart.

use super::App;
use super::backoff;
use super::board::Board;
use super::lines::{lifetime_of, line_about};
use super::posts::Content;
use super::presenter::{PresentError, Presenter};
use super::table_posts::{Lifetime, offer_content};
use crate::host::{CommandOutcome, DisplayedMessage, HostError, Mirror, TableRef};
use crate::i18n::{Localizer, offer_line, unreachable_text};
use crate::table::{ChannelId, Command, Event, MessageId, Participant, Phase, PlayerId, Table, TableId};
use std::error::Error;
use std::sync::Arc;
use tokio::time::sleep;

/// Why a mirror was not brought up to date.
enum MirrorError {
    Host(HostError),
    Present(PresentError),
}

impl From<HostError> for MirrorError {
    fn from(error: HostError) -> MirrorError {
        MirrorError::Host(error)
    }
}

impl From<PresentError> for MirrorError {
    fn from(error: PresentError) -> MirrorError {
        MirrorError::Present(error)
    }
}

impl<P> App<P> {
    /// Whether the people at a table see it in different direct conversations.
    pub(super) async fn has_mirror(&self, table: &Table) -> bool {
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

impl<P: Presenter> App<P> {
    /// Shows a table in its mirror as it is now. Retries if the chat service or the store fails; a refusal is final until
    /// the table changes.
    pub(super) async fn show_mirror(&self, table: TableId) {
        for tries in 0.. {
            match self.try_to_show_mirror(table).await {
                Ok(()) => return,
                Err(MirrorError::Present(error)) if error.is_refusal() => {
                    tracing::warn!(%error, %table, "a board could not be shown to the opponent");
                    return self.withdraw_undelivered(table).await;
                }
                Err(MirrorError::Present(error)) => {
                    tracing::warn!(%error, %table, "a board is shown to the opponent later");
                }
                Err(MirrorError::Host(HostError::Rejected(_) | HostError::Broken(_))) => return,
                Err(MirrorError::Host(error)) => {
                    let error: &dyn Error = &error;
                    tracing::error!(error, %table, "a board is shown to the opponent later");
                }
            }
            sleep(backoff::outage_delay(tries)).await;
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
            let line = Content { replies_to: self.displayed_board(&table).await, ..line };
            let channel = table.channel();
            Ok(self.post_line(&table, channel, line, Lifetime::Lasting, false).await.map(drop)?)
        };
        match withdrawn.await {
            // It was answered or taken back meanwhile.
            Ok(()) | Err(MirrorError::Host(HostError::Rejected(_))) => {}
            Err(MirrorError::Host(error)) => {
                let error: &dyn Error = &error;
                tracing::error!(error, %table, "an invitation that was not delivered stays");
            }
            Err(MirrorError::Present(error)) => {
                tracing::warn!(%error, %table, "nobody was told that an invitation was not delivered");
            }
        }
    }

    async fn try_to_show_mirror(&self, id: TableId) -> Result<(), MirrorError> {
        // The answer to a command may show it.
        self.outbox.wait_until_idle(id).await;
        let _task = self.tasks.token();
        let Some(mirror) = self.host.mirrors().of_table(id).await? else { return Ok(()) };
        let table = self.host.tables().load(TableRef::Id(id)).await?;
        if !table.is_direct() {
            return self.remove_mirror(&table).await;
        }
        // An invitation that was not delivered, or taken back before that.
        if table.phase() == Phase::Closed && table.game().is_none() && mirror.displayed.is_none() {
            return Ok(self.host.mirrors().forget(id).await?);
        }
        if mirror.displayed.is_some_and(|displayed| displayed.event_count >= table.event_count()) {
            return Ok(());
        }
        let message = self.present_mirror(&table, &mirror).await?;
        self.record_mirrored(&table, message).await?;
        // Somebody whose data was deleted sees the end of the game.
        let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed);
        if is_over && mirror.player.is_former() {
            self.host.mirrors().forget(id).await?;
        }
        Ok(())
    }

    async fn present_mirror(&self, table: &Arc<Table>, mirror: &Mirror) -> Result<MessageId, MirrorError> {
        let Mirror { player, channel, displayed, .. } = *mirror;
        let oldest = displayed.map(|displayed| displayed.message);
        let right = displayed.filter(|displayed| displayed.event_count >= table.drawn_at());
        // The board was edited, but the line beside it may be missing.
        if self.may_be_told(table)
            && let Some(found) = self.find_board(channel, table, oldest).await?
            && right.is_none_or(|right| right.message != found)
        {
            return Ok(found);
        }
        let event_count = displayed.map_or(0, |displayed| displayed.event_count);
        let news = self.host.deliveries().news(table, event_count).await?;
        let called = table.called_since(displayed.map(|displayed| displayed.event_count));
        // As in the conversation of the opener.
        let called = self.host.notices().pinged(table, called);
        // The answer to an offer notifies nobody: the game has waited for nothing.
        let is_answer = table.offer().is_none()
            && news.as_ref().is_some_and(|news| news.events.iter().all(Event::is_about_offer));
        let has_agreed = news.as_ref().is_some_and(|news| has_agreed(player, news));
        let is_direct = news.as_ref().is_some_and(|news| news.events.iter().all(is_told_directly));
        let is_called = |called: &PlayerId| player == *called && !is_answer && !has_agreed && !is_direct;
        let mentions = called.into_iter().filter(is_called).collect::<Vec<_>>();
        let localizer = self.mirror_localizer(player).await;
        if let Some(displayed) = right {
            let is_only_about_offer =
                news.as_ref().is_some_and(|news| news.events.iter().all(Event::is_about_offer));
            let is_told = self.close_mirrored_offer(&localizer, table, mirror).await;
            if is_only_about_offer {
                let is_asked = self.ask_in_mirror(&localizer, table, mirror, &mentions).await?;
                if is_asked || is_told {
                    return Ok(displayed.message);
                }
            }
            // The line of the offer tells how it was answered, but notifies nobody.
            let news = news.clone().filter(|_| !is_told || !mentions.is_empty());
            let told = news.and_then(|news| told_to(player, news));
            if mentions.is_empty() || told.is_some() {
                let shown = self.beside_offer(table, channel).await;
                let board = self.unshown_board(&localizer, &shown, Vec::new()).await;
                match self.show_board_in(displayed.message, Board { channel, ..board }).await {
                    Err(error) if error.is_refusal() => {}
                    edited => {
                        edited?;
                        if let Some(told) = told {
                            let told = CommandOutcome { mentions, ..told };
                            self.tell_in_mirror(&localizer, &told, displayed).await?;
                        }
                        return Ok(displayed.message);
                    }
                }
            }
        }
        let board = match &news {
            Some(news) => self.board_after(&localizer, news).await,
            None => self.unshown_board(&localizer, table, Vec::new()).await,
        };
        Ok(self.post_board(Board { channel, mentions, ..board }).await?)
    }

    /// The localizer of a message about a table in a channel: that of the opponent in a mirror, otherwise that of the table.
    pub(super) async fn localizer_in(&self, table: &Table, channel: ChannelId) -> Localizer {
        if table.is_direct() && channel != table.channel() {
            match self.host.mirrors().of_table(table.id()).await {
                Ok(Some(mirror)) if mirror.channel == channel => {
                    return self.mirror_localizer(mirror.player).await;
                }
                Ok(_) => {}
                Err(error) => {
                    let error: &dyn Error = &error;
                    tracing::error!(error, table = %table.id(), "who sees a table could not be read");
                }
            }
        }
        self.table_localizer(table).await
    }

    async fn mirror_localizer(&self, player: Participant) -> Localizer {
        match player.human_id() {
            Some(player) => self.player_localizer(player).await.read_by(player),
            None => Localizer::english(),
        }
    }

    /// Makes the line of an offer in a mirror say how it was closed. Returns whether it does.
    async fn close_mirrored_offer(&self, localizer: &Localizer, table: &Table, mirror: &Mirror) -> bool {
        let is_open = |number| table.offer().is_some_and(|open| open.number == number);
        let asked = self.offer_message(table.id(), mirror.channel).await;
        let Some((number, asked)) = asked.filter(|(number, _)| !is_open(*number)) else { return false };
        if mirror.displayed.is_some_and(|displayed| displayed.message == asked) {
            // What becomes of a board depends on what is shown instead.
            return false;
        }
        self.update_posts(table.id()).await;
        offer_line(localizer, table, number).is_some()
    }

    /// Posts the line of the open offer, unless there is one. Returns whether an offer is open.
    async fn ask_in_mirror(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        mirror: &Mirror,
        mentions: &[PlayerId],
    ) -> Result<bool, PresentError> {
        let Some(open) = table.offer() else { return Ok(false) };
        let asked = self.offer_message(table.id(), mirror.channel).await;
        if asked.is_some_and(|(number, _)| number == open.number) {
            return Ok(true);
        }
        let Some(line) = offer_content(localizer, table, open.number) else { return Ok(false) };
        let board = mirror.displayed.map(|displayed| displayed.message);
        let line = Content { mentions: mentions.to_vec(), replies_to: board, ..line };
        let is_again = self.may_be_told(table);
        self.post_offer_line(table, mirror.channel, (open.number, line), is_again).await?;
        Ok(true)
    }

    /// Records that this line in the mirror of a table, whose board stays, shows the last event there: an offer, or how one was
    /// closed.
    pub async fn record_mirrored_line(&self, table: &Arc<Table>, channel: ChannelId, line: MessageId) {
        match table.offer() {
            Some(_) => self.remember_offer(table, channel, line).await,
            None => self.forget_offer(table.id(), line).await,
        }
        // Meanwhile the offer may have been answered, when its line was not known.
        self.update_posts(table.id()).await;
    }

    /// Tells in a line what has happened at a table whose board was edited, as in the channel of the table.
    async fn tell_in_mirror(
        &self,
        localizer: &Localizer,
        news: &CommandOutcome,
        board: DisplayedMessage,
    ) -> Result<(), PresentError> {
        let line = line_about(localizer, news);
        if line.text.is_empty() {
            return Ok(());
        }
        let line = Content { replies_to: Some(board.message), ..line };
        let (lifetime, is_again) = (lifetime_of(&news.events), self.may_be_told(&news.table));
        match self.post_line(&news.table, board.channel, line, lifetime, is_again).await {
            Err(error) if !error.is_refusal() => Err(error),
            _ => Ok(()),
        }
    }

    /// Records that a message in the mirror of a table shows it as it is here. The one before is a former board.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_mirrored(&self, table: &Table, message: MessageId) -> Result<(), HostError> {
        let Some(mirror) = self.host.mirrors().of_table(table.id()).await? else { return Ok(()) };
        let displayed =
            DisplayedMessage { channel: mirror.channel, message, event_count: table.event_count() };
        self.host.mirrors().record(table.id(), displayed).await?;
        self.update_posts(table.id()).await;
        Ok(())
    }

    /// The message in the mirror of a table that shows it; `None` if there is none, or the store fails.
    pub async fn mirrored_board(&self, table: &Table) -> Option<MessageId> {
        let mirror = self.host.mirrors().of_table(table.id()).await.ok().flatten()?;
        mirror.displayed.map(|displayed| displayed.message)
    }

    /// Says in the mirror of a table that was moved to a server where it is.
    async fn remove_mirror(&self, table: &Table) -> Result<(), MirrorError> {
        self.host.mirrors().remove(table.id()).await?;
        self.update_posts(table.id()).await;
        Ok(())
    }
}

/// Whether all that has happened on the board follows from an agreement of the player, who knows of it.
fn has_agreed(player: Participant, news: &CommandOutcome) -> bool {
    let own = news.table.seat_of(player);
    let agrees = |event: &Event| own.is_some() && event.seat() == own && event.is_about_offer();
    news.events.iter().any(agrees) && news.leaves_picture()
}

/// What a player is told of what has happened: nothing of what they did first themselves, and not what they are told of in another
/// way.
fn told_to(player: Participant, news: CommandOutcome) -> Option<CommandOutcome> {
    let own = news.table.seat_of(player);
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

/// Whether whom it concerns gets a direct message about it.
fn is_told_directly(event: &Event) -> bool {
    matches!(event, Event::Reminded | Event::AbsenceNoticed)
}
