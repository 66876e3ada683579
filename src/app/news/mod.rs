//! Shows what has happened at a table where people see it: in its channel and, for a game in direct messages or between servers, in that of
//! the opponent.
//!
//! A few facts decide (`plan`) whether the board of a conversation is posted anew, edited or left alone, and whether a line beside it tells
//! the change. The first of these messages answers the person who has entered a command or pressed a button ([`Reply`]). The bot sends the
//! others.
//! Changes that no message is known to show are left to the [outbox](crate::app::posts::outbox), which shows them in the same way.

pub mod lines;
pub(super) mod mirrors;
mod plan;
pub mod reply;

use super::App;
use super::posts::PostError;
use crate::app::limits::budgets::Cause;
use crate::app::pools::render_pool::Picture;
use crate::app::posts::board::Board;
use crate::app::posts::content::Content;
use crate::app::posts::displayed::awaits_reply;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::posts::outbox::Delivery;
use crate::app::posts::table_posts::{Lifetime, asking_message, offer_content};
use crate::app::time::{absence, clocks};
use crate::host::{CommandOutcome, DisplayedMessage, HostError, TableRef};
use crate::i18n::Localizer;
use crate::table::{
    ChannelId, Event, MessageId, Offer, OfferState, Participant, Phase, PlayerId, Table, TableId,
};
use lines::{calls_reader, line_beside, told_alone};
use plan::{Answer, Asking, BoardStep, Facts, Kind, Plan, Source, answer, plan};
use reply::{Display, NotSent, Origin, Reply};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// Time after which a message whose receipt was lost is looked for.
pub(super) const FIND_DELAY: Duration = Duration::from_millis(250);

/// The change of a table by a command. If it is dropped before a message shows it, the outbox shows it.
pub struct Change {
    outcome: CommandOutcome,
    pub(super) delivery: Delivery,
}

impl Change {
    /// The table after the change.
    pub fn table(&self) -> &Arc<Table> {
        &self.outcome.table
    }
}

/// A conversation in which people see a table.
pub(super) struct Conversation {
    pub channel: ChannelId,
    /// The opponent who reads it, if this is the mirror of a table.
    pub reader: Option<Participant>,
    pub localizer: Localizer,
    /// The message with the board.
    pub board: Option<DisplayedMessage>,
    /// A message that is older than what is shown next: the board, perhaps in the channel where the table was before.
    pub oldest: Option<MessageId>,
    /// The message that asks for an answer to the last offer, or has asked and the board does not show yet that it was closed.
    pub asking: Option<(usize, MessageId)>,
}

impl Conversation {
    fn board_message(&self) -> Option<MessageId> {
        self.board.map(|board| board.message)
    }

    fn is_board(&self, message: MessageId) -> bool {
        self.board_message() == Some(message)
    }

    /// The table as the board shows it where that is edited: an open offer for which a line asks stays there.
    fn beside_offer(&self, table: &Arc<Table>) -> Arc<Table> {
        let asks = |number| self.asking.is_some_and(|(asked, line)| asked == number && !self.is_board(line));
        match table.offer() {
            Some(open) if asks(open.number) => Arc::new(table.beside_offer()),
            _ => table.clone(),
        }
    }

    /// The command or button in this conversation that is answered.
    fn source(&self, origin: Option<Origin>) -> Source {
        match origin {
            None => Source::Nobody,
            Some(Origin::Command) => Source::Command,
            Some(Origin::Button { message, answers, .. }) if self.is_board(message) => {
                Source::Board { is_answer: answers.is_some() }
            }
            Some(Origin::Button { has_picture: false, answers: Some(number), .. }) => {
                Source::OfferLine(number)
            }
            Some(Origin::Button { has_picture: false, is_private: false, .. }) => Source::Line,
            Some(Origin::Button { is_private: true, .. }) => Source::Private,
            Some(Origin::Button { .. }) => Source::Elsewhere,
        }
    }
}

/// The news of a table for one conversation.
pub(super) struct Telling<'a> {
    pub table: &'a Arc<Table>,
    /// The events since the last message; `None` if there was none, or if there are too many to be told.
    pub news: Option<&'a CommandOutcome>,
    /// The people who are notified.
    pub mentions: Vec<PlayerId>,
    /// Whether any of them reads the conversation.
    pub calls: bool,
    /// The line beside the board, and how long it stays; `None` if there is nothing to say.
    pub line: Option<(Content, Lifetime)>,
    /// The person who is answered.
    pub reply: Option<&'a dyn Reply>,
    /// This delivery: an edit waits for those before it.
    pub delivery: Option<&'a Delivery>,
    /// Whether an earlier attempt may have shown the news.
    pub is_again: bool,
}

impl Telling<'_> {
    fn events(&self) -> &[Event] {
        self.news.map_or(&[], |news| &news.events)
    }

    /// The sentence that the answered person alone is told.
    fn told_alone(&self, reply: &dyn Reply) -> String {
        let told = reply.told().map(str::to_owned);
        told.or_else(|| self.news.map(|news| told_alone(reply, news))).unwrap_or_default()
    }
}

/// The message that shows a change in a conversation now.
pub(super) enum Shown {
    /// The board, in this message.
    Board(MessageId),
    /// A line, and the board stays.
    Beside,
    /// A later change is shown, or the reply of a computer is awaited.
    Later,
}

impl<P: Messenger> App<P> {
    /// Starts to show what has just been stored.
    pub fn start(&self, outcome: CommandOutcome) -> Change {
        let table = outcome.table.id();
        self.budgets.record_cause(Cause::Table(table));
        self.metrics.count_turns(&outcome);
        self.check_members(table);
        self.report_end_of_invitation(&outcome);
        self.report_to_tournament(&outcome);
        Change { outcome, delivery: self.outbox.deliver(table) }
    }

    /// Shows a change that no command or button has caused.
    pub async fn post_outcome(&self, outcome: CommandOutcome) {
        self.show(self.start(outcome), None).await;
    }

    /// Shows a change in the channel of its table, and in the conversation of the person who is answered.
    pub async fn show(&self, change: Change, reply: Option<&dyn Reply>) {
        let Change { outcome, delivery } = change;
        let answered = match reply {
            Some(reply) => Box::pin(self.answer_in_mirror(&outcome, reply)).await,
            None => Ok(false),
        };
        let in_channel = match answered {
            Ok(true) => None,
            Ok(false) => match reply {
                // Who acts from elsewhere takes no board there.
                Some(elsewhere) if elsewhere.channel() != outcome.table.channel() => {
                    if elsewhere.origin().is_some() {
                        let told = elsewhere.told().map(str::to_owned);
                        elsewhere.whisper(told.unwrap_or_else(|| told_alone(elsewhere, &outcome))).await;
                    }
                    None
                }
                reply => reply,
            },
            Err(error) => {
                self.report_unshown(&outcome.table, &error, reply).await;
                None
            }
        };
        let shown = Box::pin(self.show_in_channel(&outcome, &delivery, in_channel)).await;
        let table = &outcome.table;
        match shown {
            Ok(Shown::Board(message)) => self.record_shown(table, message, Some(delivery)).await,
            Ok(Shown::Beside) => self.record_still_shown(table, delivery).await,
            Ok(Shown::Later) => delivery.complete(),
            Err(error) => self.report_unshown(table, &error, in_channel).await,
        }
    }

    /// Tells the person who waits for an answer that what they have done is shown later.
    async fn report_unshown(&self, table: &Table, error: &PostError, reply: Option<&dyn Reply>) {
        log_unshown(table, error);
        if let Some(reply) = reply.filter(|reply| reply.origin().is_some()) {
            reply.whisper(reply.localizer().text("say-shown-later")).await;
        }
    }

    async fn show_in_channel(
        &self,
        outcome: &CommandOutcome,
        delivery: &Delivery,
        reply: Option<&dyn Reply>,
    ) -> Result<Shown, PostError> {
        let table = &outcome.table;
        // Only after earlier deliveries the store knows which message is the board to edit.
        let is_pressed = |origin| matches!(origin, Origin::Button { is_private: false, .. });
        let waits = match reply.and_then(Reply::origin) {
            None => true,
            Some(origin) => table.game().is_none() || table.is_solo() && !is_pressed(origin),
        };
        if waits {
            delivery.wait_for_earlier().await;
        }
        let mut at = self.channel_of(table).await?;
        // People press the buttons of a board as soon as they see it, which may be before the store knows it.
        let is_newer = |pressed: MessageId| at.board.is_none_or(|board| board.message.0 < pressed.0);
        if let Some(Origin::Button { message, has_picture: true, is_private: false, .. }) =
            reply.and_then(Reply::origin)
            && is_newer(message)
        {
            delivery.wait_for_earlier().await;
            at = self.channel_of(table).await?;
        }
        let telling = Telling {
            table,
            news: Some(outcome),
            mentions: outcome.mentions.clone(),
            calls: calls_reader(&at.localizer, outcome),
            line: line_beside(&at.localizer, outcome),
            reply,
            delivery: Some(delivery),
            is_again: false,
        };
        self.tell_in(&at, &telling).await
    }

    /// Shows in the channel of a table the events that no message is known to show. Returns the message with the board; `None` if a
    /// later change is shown meanwhile.
    pub(super) async fn show_unshown(
        &self,
        table: &Arc<Table>,
        last_shown: Option<DisplayedMessage>,
    ) -> Result<Option<MessageId>, PostError> {
        let called = table.called_since(last_shown.map(|shown| shown.event_count));
        // The first board of a game is in a thread that nobody has seen.
        let is_new = last_shown.is_none() && table.phase() != Phase::Invitation;
        let mentions = if is_new { called } else { self.host.notices().pinged(table, called) };
        let news = match last_shown {
            Some(shown) => self.host.deliveries().news(table, shown.event_count).await?,
            None => None,
        };
        let news = news.map(|news| CommandOutcome { mentions: mentions.clone(), ..news });
        let at = self.channel_of(table).await?;
        let telling = Telling {
            table,
            news: news.as_ref(),
            calls: !mentions.is_empty(),
            mentions,
            line: news.as_ref().and_then(|news| line_beside(&at.localizer, news)),
            reply: None,
            delivery: None,
            is_again: true,
        };
        match Box::pin(self.tell_in(&at, &telling)).await? {
            Shown::Board(message) => Ok(Some(message)),
            Shown::Beside => Ok(at.board_message()),
            Shown::Later => Ok(None),
        }
    }

    /// Shows what has become of an invitation in the message with it, so that nobody is notified. Without such a message the outbox posts
    /// one.
    pub async fn update_invitation(&self, outcome: CommandOutcome) {
        let Change { outcome, delivery } = self.start(outcome);
        let table = &outcome.table;
        let edited = async {
            let at = self.channel_of(table).await?;
            let telling = Telling {
                table,
                news: Some(&outcome),
                mentions: Vec::new(),
                calls: false,
                line: None,
                reply: None,
                delivery: Some(&delivery),
                is_again: false,
            };
            self.edit_in(&at, &telling, Kind::Picture).await
        };
        match edited.await {
            Ok(Some(Shown::Board(message))) => self.record_shown(table, message, Some(delivery)).await,
            Ok(_) => {}
            Err(error) => self.report_unshown(table, &error, None).await,
        }
    }

    /// Shows a table as it is to a person who asks for it. The message is its board from now on.
    pub async fn show_again(&self, table: &Arc<Table>, reply: &dyn Reply) -> Result<(), PostError> {
        let at = self.conversation(table, reply.channel()).await?;
        let message = without_call(self.board(&at.localizer, table).await);
        match self.answer_or_post(&at, table, message, reply).await? {
            Some(message) => self.record_in(&at, table, message).await,
            None => Ok(()),
        }
    }

    /// Shows a table as it is in the message whose button was pressed. If that shows it already, nothing changes, so that the news of
    /// the last change stays.
    pub async fn show_in_pressed(&self, table: &Arc<Table>, reply: &dyn Reply) -> Result<(), PostError> {
        // An earlier delivery may be editing the board just now.
        self.wait_until_shown(table.id()).await;
        let at = self.conversation(table, reply.channel()).await?;
        let is_pressed = |message| match reply.origin() {
            Some(Origin::Button { message: pressed, .. }) => pressed == message,
            _ => false,
        };
        let shows = |board: DisplayedMessage| board.event_count >= table.event_count();
        if at.board.is_some_and(|board| is_pressed(board.message) && shows(board)) {
            reply.acknowledge().await;
            return Ok(());
        }
        self.restore_pressed(table, reply).await
    }

    /// Waits until the changes of a table that were made before are shown, for two seconds at most.
    pub async fn wait_until_shown(&self, table: TableId) {
        let delivery = self.outbox.deliver(table);
        delivery.wait_for_earlier().await;
        delivery.complete();
    }

    /// Shows a table as it is in the message whose button was pressed, whatever that shows now.
    pub async fn restore_pressed(&self, table: &Arc<Table>, reply: &dyn Reply) -> Result<(), PostError> {
        let at = self.conversation(table, reply.channel()).await?;
        let (content, picture) = without_call(self.board(&at.localizer, &at.beside_offer(table)).await);
        let message = match reply.edit_pressed(table, content, picture).await {
            Ok(message) => message,
            Err(NotSent { is_outdated: true, .. }) => return Ok(()),
            Err(NotSent { display, .. }) => {
                let message = without_call(self.board(&at.localizer, table).await);
                self.post_in(&at, table, message, display).await?
            }
        };
        self.record_in(&at, table, message).await
    }

    /// Records that a message of a conversation shows this state of a table.
    async fn record_in(&self, at: &Conversation, table: &Table, message: MessageId) -> Result<(), PostError> {
        if at.reader.is_some() {
            return Ok(self.record_mirrored(table, message).await?);
        }
        self.record_shown(table, message, None).await;
        Ok(())
    }

    /// A conversation in which people see a table: that of the opponent, or else its channel.
    async fn conversation(&self, table: &Table, channel: ChannelId) -> Result<Conversation, HostError> {
        match self.mirror_in(table, channel).await? {
            Some(mirror) => self.mirror_of(table, &mirror).await,
            None => self.channel_of(table).await,
        }
    }

    /// The channel of a table.
    async fn channel_of(&self, table: &Table) -> Result<Conversation, HostError> {
        let (stored, board, _) = self.host.posts().about_table(table.id()).await?;
        let (channel, localizer) = (table.channel(), self.table_localizer(table).await);
        let asking = asking_message(&stored, channel);
        let oldest = board.map(|board| board.message);
        let board = board.filter(|board| board.channel == channel);
        Ok(Conversation { channel, reader: None, localizer, board, oldest, asking })
    }

    /// Tells in a conversation what has happened.
    pub(super) async fn tell_in(&self, at: &Conversation, telling: &Telling<'_>) -> Result<Shown, PostError> {
        let facts = self.facts(at, telling).await;
        let plan = plan(&facts);
        let (answer, Plan { mut board, asks, tells }) = (answer(&facts, plan), plan);
        if telling.is_again {
            match self.find_board(at.channel, telling.table, at.oldest).await {
                // The earlier attempt has edited the board, but the line beside it may be missing.
                Ok(Some(found)) if facts.kind != Kind::Picture && at.is_board(found) => {}
                Ok(Some(found)) => return Ok(Shown::Board(found)),
                Ok(None) => {}
                // The board may be posted twice, which is better than not at all. For some minutes its nonce prevents that.
                Err(error) if error.is_refusal() => board = BoardStep::Send,
                Err(error) => return Err(error.into()),
            }
        }
        if let Some(reply) = telling.reply {
            self.answer_beside(at, telling, (answer, asks), reply).await?;
        }
        let is_line_answer = matches!(answer, Answer::Line | Answer::PressedLine);
        if let Some(number) = asks.filter(|_| !is_line_answer && board != BoardStep::Send)
            && !self.ask(at, telling, number).await?
        {
            // The line cannot ask for the answer, so a new board does.
            board = BoardStep::Send;
        }
        let tells = tells && !is_line_answer;
        match board {
            BoardStep::Await => Ok(Shown::Later),
            BoardStep::Keep => {
                if tells {
                    self.say(at, telling).await?;
                }
                Ok(Shown::Beside)
            }
            BoardStep::Edit => {
                let answered = match telling.reply.filter(|_| answer == Answer::PressedBoard) {
                    Some(reply) => self.edit_pressed_board(at, telling, reply).await,
                    None => None,
                };
                let edited = match answered {
                    Some(shown) => Some(shown),
                    None => self.edit_in(at, telling, facts.kind).await?,
                };
                let Some(shown) = edited else { return self.send_in(at, telling).await };
                if tells {
                    self.say(at, telling).await?;
                }
                Ok(shown)
            }
            BoardStep::Send => match telling.reply.filter(|_| answer == Answer::Board) {
                Some(reply) => {
                    let board = self.new_board(at, telling).await;
                    let message = (board.content(), board.picture);
                    let shown = self.answer_or_post(at, telling.table, message, reply).await?;
                    Ok(shown.map_or(Shown::Later, Shown::Board))
                }
                None => self.send_in(at, telling).await,
            },
        }
    }

    async fn facts(&self, at: &Conversation, telling: &Telling<'_>) -> Facts {
        let Telling { table, news, line, is_again, .. } = telling;
        let events = telling.events();
        let kind = news.map_or(Kind::Picture, Kind::of);
        let source = at.source(telling.reply.and_then(Reply::origin));
        let awaits_reply = !is_again && awaits_reply(table);
        let open = table.offer();
        let is_asked = |number| at.asking.is_some_and(|(asked, _)| asked == number);
        // The line of an offer that others have agreed to may still be on its way.
        let is_unasked = |open: &&OfferState| {
            let is_new = kind == Kind::Offer && open.agreed.len() == 1;
            open.offer != Offer::Resign && !is_asked(open.number) && (is_new || *is_again)
        };
        let is_pressed = matches!(source, Source::Board { .. });
        let looks = kind == Kind::Picture && table.is_solo() && !is_pressed;
        let is_recent = match at.board.filter(|_| looks) {
            // If it is not known, a new message is posted.
            Some(board) => self.messenger.is_recent(at.channel, board.message).await.unwrap_or(false),
            None => false,
        };
        let last = events.last().filter(|_| at.reader.is_none());
        Facts {
            kind,
            source,
            has_board: at.board.is_some(),
            is_recent,
            is_solo: table.is_solo(),
            is_invitation: table.game().is_none(),
            awaits_reply,
            calls: telling.calls,
            is_unexpected: events.contains(&Event::Closed) && !telling.mentions.is_empty(),
            asking: match at.asking {
                None => Asking::Nothing,
                Some((_, message)) if at.is_board(message) => Asking::Board,
                Some(_) => Asking::Line,
            },
            unasked: open.filter(is_unasked).map(|open| open.number),
            is_open: open.is_some(),
            is_resignation: open.is_some_and(|open| open.offer == Offer::Resign),
            is_about_offer: events.iter().any(Event::is_about_offer),
            is_reminder: last.is_some() && events.iter().all(|event| matches!(event, Event::Reminded)),
            // A reminder and a noticed absence are told to each of the others as they have chosen.
            has_line: line.is_some() || matches!(last, Some(Event::Reminded | Event::AbsenceNoticed)),
        }
    }

    /// Answers with a line, or with a sentence that the person alone sees, before the board follows.
    async fn answer_beside(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        (answer, asks): (Answer, Option<usize>),
        reply: &dyn Reply,
    ) -> Result<(), MessengerError> {
        let table = telling.table;
        match (answer, asks) {
            (Answer::Whisper, _) => reply.whisper(telling.told_alone(reply)).await,
            (Answer::Acknowledgement, _) => reply.acknowledge().await,
            (Answer::OfferLine(number), _) => {
                let Some(line) = offer_content(&at.localizer, table, number) else {
                    reply.acknowledge().await;
                    return Ok(());
                };
                match reply.edit_pressed(table, line, None).await {
                    Ok(message) => self.remember_asked(table, at.channel, (number, message)).await,
                    // The worker for the other messages about the table does it later.
                    Err(not_sent) => tracing::warn!(error = %not_sent.error, "a line is edited later"),
                }
            }
            (Answer::Line | Answer::PressedLine, Some(number)) => {
                if let Some(line) = offer_content(&at.localizer, table, number) {
                    let line = Content { mentions: telling.mentions.clone(), ..line };
                    let message = reply.send(table, line, None).await.map_err(|not_sent| not_sent.error)?;
                    self.remember_asked(table, at.channel, (number, message)).await;
                }
            }
            (Answer::Line | Answer::PressedLine, None) => {
                let Some((line, lifetime)) = telling.line.clone() else {
                    reply.whisper(telling.told_alone(reply)).await;
                    return Ok(());
                };
                let answered = match answer {
                    // An edit notifies nobody.
                    Answer::PressedLine if !line.mentions.is_empty() => {
                        reply.acknowledge().await;
                        return self.say(at, telling).await;
                    }
                    Answer::PressedLine => reply.edit_pressed(table, line, None).await,
                    _ => reply.send(table, line, None).await,
                };
                let message = answered.map_err(|not_sent| not_sent.error)?;
                self.remember_said(at, table, lifetime, message).await;
            }
            (Answer::Nothing | Answer::PressedBoard | Answer::Board, _) => {}
        }
        Ok(())
    }

    /// Posts the line of an open offer. Where the bot may only answer, it is an answer. Returns whether the
    /// conversation takes it.
    async fn ask(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        number: usize,
    ) -> Result<bool, MessengerError> {
        let table = telling.table;
        let Some(line) = offer_content(&at.localizer, table, number) else { return Ok(true) };
        let line = Content { mentions: telling.mentions.clone(), follows: at.board_message(), ..line };
        match self.post_offer_line(table, at.channel, (number, line.clone()), telling.is_again).await {
            Err(error) if error.is_refusal() => {}
            posted => return posted.map(|_| true),
        }
        let Some(reply) = telling.reply else { return Ok(false) };
        let sent = reply.send(table, line, None).await.map_err(|not_sent| not_sent.error)?;
        self.remember_asked(table, at.channel, (number, sent)).await;
        Ok(true)
    }

    /// Says in a line what has happened. It is left out if the conversation does not take it.
    async fn say(&self, at: &Conversation, telling: &Telling<'_>) -> Result<(), MessengerError> {
        let Telling { table, is_again, .. } = telling;
        match telling.events().last().filter(|_| at.reader.is_none()) {
            Some(Event::Reminded) => return clocks::tell(self, table, *is_again).await,
            Some(Event::AbsenceNoticed) => return absence::tell(self, table, *is_again).await,
            _ => {}
        }
        let Some((line, lifetime)) = telling.line.clone() else { return Ok(()) };
        let line = Content { replies_to: at.board_message(), ..line };
        match self.post_line(table, at.channel, line.clone(), lifetime, *is_again).await {
            Err(error) if error.is_refusal() => match telling.reply {
                Some(reply) => {
                    let sent = reply.send(table, line, None).await.map_err(|not_sent| not_sent.error)?;
                    self.remember_said(at, table, lifetime, sent).await;
                }
                None => tracing::warn!(%error, table = %table.id(), "cannot post a line"),
            },
            posted => drop(posted?),
        }
        Ok(())
    }

    /// Remembers a line that has answered, if it is deleted when a later board is shown.
    async fn remember_said(&self, at: &Conversation, table: &Table, lifetime: Lifetime, line: MessageId) {
        if lifetime == Lifetime::Temporary {
            self.remember_line(table, at.channel, line).await;
        }
    }

    /// Answers by showing the board in the message whose button was pressed. `None` if that is not known to be done; then the bot edits it.
    async fn edit_pressed_board(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        reply: &dyn Reply,
    ) -> Option<Shown> {
        let board = self.edited_board(at, telling, Kind::Picture).await;
        match reply.edit_pressed(telling.table, board.content(), board.picture).await {
            Ok(message) => Some(Shown::Board(message)),
            Err(not_sent) => not_sent.is_outdated.then_some(Shown::Later),
        }
    }

    /// Edits the board. `None` if another one is to be posted instead.
    async fn edit_in(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        kind: Kind,
    ) -> Result<Option<Shown>, PostError> {
        if let Some(delivery) = telling.delivery {
            delivery.wait_for_earlier().await;
        }
        // While this waited, a line may have asked, and another message may have become the board.
        let now = self.conversation(telling.table, at.channel).await?;
        let Some(shown) = now.board else { return Ok(None) };
        let board = self.edited_board(&now, telling, kind).await;
        // Of two commands at the same moment the later one may have been shown first.
        if shown.event_count > telling.table.event_count() {
            return Ok(Some(Shown::Later));
        }
        match self.show_board_in(shown.message, Board { channel: at.channel, ..board }).await {
            // The next board may be there, and this one was deleted.
            Err(error) if error.is_refusal() && self.has_moved_on(telling.table).await => {
                Ok(Some(Shown::Later))
            }
            Err(error) if error.is_refusal() => Ok(None),
            edited => Ok(Some(edited.map(|()| Shown::Board(shown.message))?)),
        }
    }

    /// The content of a board that is edited. The board itself tells of another position; a line beside it tells of everything
    /// else.
    async fn edited_board(&self, at: &Conversation, telling: &Telling<'_>, kind: Kind) -> Board {
        let shown = at.beside_offer(telling.table);
        match telling.news {
            Some(news) if kind == Kind::Picture => {
                let news = CommandOutcome { table: shown, ..news.clone() };
                self.board_after(&at.localizer, &news).await
            }
            _ => self.unshown_board(&at.localizer, &shown, Vec::new()).await,
        }
    }

    /// The board that is posted.
    async fn new_board(&self, at: &Conversation, telling: &Telling<'_>) -> Board {
        let Telling { table, news, mentions, .. } = telling;
        let board = match news {
            Some(news) => self.board_after(&at.localizer, news).await,
            // Nothing was shown before, or too much has happened to be told.
            None => self.unshown_board(&at.localizer, table, mentions.clone()).await,
        };
        let is_first = news.is_none() && at.oldest.is_none();
        let board = if is_first { self.with_tournament_line(board).await } else { board };
        match at.reader {
            Some(_) => Board { channel: at.channel, mentions: mentions.clone(), ..board },
            None => board,
        }
    }

    /// Answers with a board. If that is not taken, the bot posts it. Returns the message; `None` if others have changed the table since.
    async fn answer_or_post(
        &self,
        at: &Conversation,
        table: &Arc<Table>,
        message: (Content, Option<Picture>),
        reply: &dyn Reply,
    ) -> Result<Option<MessageId>, PostError> {
        let (content, picture) = message.clone();
        match reply.send(table, content, picture).await {
            Ok(sent) => Ok(Some(sent)),
            Err(NotSent { is_outdated: true, .. }) => Ok(None),
            Err(NotSent { display, .. }) => Ok(Some(self.post_in(at, table, message, display).await?)),
        }
    }

    /// Posts the board as the bot. Where the bot may only answer, it is an answer.
    async fn send_in(&self, at: &Conversation, telling: &Telling<'_>) -> Result<Shown, PostError> {
        let board = self.new_board(at, telling).await;
        // Meanwhile a turn may have been played, and another delivery may show it.
        if telling.is_again && self.has_moved_on(telling.table).await {
            return Ok(Shown::Later);
        }
        let (content, picture) = (board.content(), board.picture);
        match self.post_and_find(at, telling.table, &content, picture.clone()).await {
            Err(error) if error.is_refusal() => {
                let Some(reply) = telling.reply else { return Err(error.into()) };
                let sent = reply.send(telling.table, content, picture).await;
                Ok(Shown::Board(sent.map_err(|not_sent| not_sent.error)?))
            }
            posted => Ok(Shown::Board(posted?)),
        }
    }

    /// Whether others have changed a table since this state of it.
    pub async fn has_moved_on(&self, table: &Table) -> bool {
        let now = self.host.tables().load(TableRef::Id(table.id())).await;
        now.is_ok_and(|now| now.event_count() > table.event_count())
    }

    /// Posts a board, unless it is there already.
    async fn post_in(
        &self,
        at: &Conversation,
        table: &Arc<Table>,
        (content, picture): (Content, Option<Picture>),
        display: Display,
    ) -> Result<MessageId, MessengerError> {
        if display == Display::Unconfirmed {
            sleep(FIND_DELAY).await;
            match self.find_board(at.channel, table, at.oldest).await {
                Ok(Some(found)) => return Ok(found),
                Err(error) if !error.is_refusal() => return Err(error),
                _ => {}
            }
        }
        self.post_and_find(at, table, &content, picture).await
    }

    /// Posts a board. If the receipt is lost, the board is looked for, so that its message can be recorded.
    async fn post_and_find(
        &self,
        at: &Conversation,
        table: &Arc<Table>,
        content: &Content,
        picture: Option<Picture>,
    ) -> Result<MessageId, MessengerError> {
        let error = match self.post_board(at.channel, content, picture).await {
            Err(error) if error.is_unconfirmed() => error,
            posted => return posted,
        };
        sleep(FIND_DELAY).await;
        let found = self.find_board(at.channel, table, at.oldest).await;
        found.ok().flatten().ok_or(error)
    }
}

/// The content of a board that is only looked at: it notifies nobody, and may be shown several times.
fn without_call(board: Board) -> (Content, Option<Picture>) {
    let content = Content { mentions: Vec::new(), idempotency_key: None, ..board.content() };
    (content, board.picture)
}

fn log_unshown(table: &Table, error: &PostError) {
    let (table, cause): (_, &dyn Error) = (table.id(), error);
    match error {
        PostError::Host(_) => tracing::error!(error = cause, %table, "a table is shown later"),
        _ => tracing::warn!(error = cause, %table, "a table is shown later"),
    }
}
