//! Games in direct conversations: the opener sees the board in one and the opponent in another, its mirror, which shows the same.
//! Commands from either come to the same table. What the mirror does not show yet follows from the store, also after a restart.

use super::App;
use super::backoff;
use super::board::Board;
use super::living_board::Line;
use super::offers::line_about;
use super::presenter::{PresentError, Presenter};
use crate::host::{CommandOutcome, DisplayedMessage, HostError, Mirror, TableRef};
use crate::i18n::{Localizer, unreachable_text};
use crate::table::{Command, Event, MessageId, Participant, Phase, PlayerId, Table, TableId};
use std::error::Error;
use std::slice;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// A change that is older was perhaps shown by the process before, and its message is looked for.
const MAX_FRESH_AGE: Duration = Duration::from_secs(10);

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
            let line = unreachable_text(&self.table_localizer(&table).await, invited);
            let (line, board) = (Line::new(line, Vec::new()), self.displayed_board(&table).await);
            Ok(self.presenter.post_line(table.channel(), line, board).await.map(drop)?)
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
        let Mirror { player, channel, displayed } = *mirror;
        let age = self.host.clock().now().saturating_duration_since(table.last_event_at());
        let oldest = displayed.map(|displayed| displayed.message);
        if age > MAX_FRESH_AGE
            && let Some(found) = self.presenter.find_board(channel, table, oldest).await?
        {
            return Ok(found);
        }
        let event_count = displayed.map_or(0, |displayed| displayed.event_count);
        let news = self.host.mirrors().news(table, event_count).await?;
        let called = table.called_since(displayed.map(|displayed| displayed.event_count));
        // The answer to an offer notifies nobody: the game has waited for nothing.
        let is_answer = table.offer().is_none()
            && news.as_ref().is_some_and(|news| news.events.iter().all(Event::is_about_offer));
        let is_called = |called: &PlayerId| player == *called && !is_answer;
        let mentions = called.into_iter().filter(is_called).collect::<Vec<_>>();
        let localizer = match player.human_id() {
            Some(player) => self.player_localizer(player).await,
            None => Localizer::english(),
        };
        let keeps_picture =
            |displayed: &DisplayedMessage| mentions.is_empty() && displayed.event_count >= table.drawn_at();
        if let Some(displayed) = displayed.filter(keeps_picture) {
            let board = self.unshown_board(&localizer, table, Vec::new()).await;
            match self.presenter.edit_board(displayed.message, Board { channel, ..board }).await {
                Err(error) if error.is_refusal() => {}
                edited => {
                    edited?;
                    if let Some(news) = news.and_then(|news| told_to(player, news)) {
                        self.tell_in_mirror(&localizer, &news, displayed, age).await?;
                    }
                    return Ok(displayed.message);
                }
            }
        }
        let board = match &news {
            Some(news) => self.board_after(&localizer, news).await,
            None => self.unshown_board(&localizer, table, Vec::new()).await,
        };
        Ok(self.presenter.post_board(Board { channel, mentions, ..board }).await?)
    }

    /// Tells in a line what has happened at a table whose board was edited, as in the channel of the table.
    async fn tell_in_mirror(
        &self,
        localizer: &Localizer,
        news: &CommandOutcome,
        board: DisplayedMessage,
        age: Duration,
    ) -> Result<(), PresentError> {
        let text = line_about(localizer, news).text;
        if text.is_empty() {
            return Ok(());
        }
        // The process before may have told it.
        if age > MAX_FRESH_AGE
            && self
                .presenter
                .find_text(board.channel, slice::from_ref(&text), Some(board.message))
                .await?
                .is_some()
        {
            return Ok(());
        }
        let line = Line::new(text, Vec::new());
        match self.presenter.post_line(board.channel, line, Some(board.message)).await {
            Ok(line) if news.events.iter().any(Event::is_temporary) => {
                self.remember_line(&news.table, board.channel, line).await;
                Ok(())
            }
            Err(error) if !error.is_refusal() => Err(error),
            _ => Ok(()),
        }
    }

    /// Records that a message in the mirror of a table shows it as it is here, and retires the one before.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_mirrored(&self, table: &Table, message: MessageId) -> Result<(), HostError> {
        let Some(mirror) = self.host.mirrors().of_table(table.id()).await? else { return Ok(()) };
        let displayed =
            DisplayedMessage { channel: mirror.channel, message, event_count: table.event_count() };
        if let Some(outdated) = self.host.mirrors().record(table.id(), displayed).await? {
            let localizer = match mirror.player.human_id() {
                Some(player) => self.player_localizer(player).await,
                None => Localizer::english(),
            };
            // Here no line has the buttons of an offer: only the board asks.
            let offer = table.offer_closed_after(outdated.event_count);
            let remains = self.remains(&localizer, table, outdated, offer).await;
            self.retire(outdated.channel, outdated.message, remains).await;
        }
        Ok(())
    }

    /// The message in the mirror of a table that shows it; `None` if there is none, or the store fails.
    pub async fn mirrored_board(&self, table: &Table) -> Option<MessageId> {
        let mirror = self.host.mirrors().of_table(table.id()).await.ok().flatten()?;
        mirror.displayed.map(|displayed| displayed.message)
    }

    /// Says in the mirror of a table that was moved to a server where it is.
    async fn remove_mirror(&self, table: &Table) -> Result<(), MirrorError> {
        if let Some(outdated) = self.host.mirrors().remove(table.id()).await? {
            let localizer = self.table_localizer(table).await;
            let remains = self.remains(&localizer, table, outdated, None).await;
            self.retire(outdated.channel, outdated.message, remains).await;
        }
        Ok(())
    }
}

/// What a player is told of what has happened: nothing of what they did first themselves, and not what they are told of in another
/// way.
fn told_to(player: Participant, news: CommandOutcome) -> Option<CommandOutcome> {
    let own = news.table.seat_of(player);
    let is_own = |event: &Event| own.is_some() && event.seat() == own;
    let is_told_elsewhere = |event: &Event| {
        matches!(
            event,
            Event::Reminded
                | Event::AbsenceNoticed
                | Event::PresenceAsked { .. }
                | Event::TimeCredited { .. }
                | Event::PlanFollowed { .. }
        )
    };
    let is_skipped = |event: &&Event| is_own(event) || is_told_elsewhere(event);
    let events: Vec<Event> = news.events.iter().skip_while(is_skipped).cloned().collect();
    (!events.is_empty()).then_some(CommandOutcome { events, ..news })
}
