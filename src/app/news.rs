//! Shows what has happened at a table where people see it: in its channel and, for a game in direct messages, in the conversation of the
//! opponent.
//!
//! What becomes of a conversation follows from a few facts ([`plan`]): its board is posted anew, edited or stays, and a line is said beside
//! it. Whoever has pressed a button or entered a command is answered with the first of these messages ([`Reply`]); the bot sends the others.
//! What no message shows for sure is left to the [outbox](super::outbox), which shows it in the same way.

use super::board::Board;
use super::budgets::Cause;
use super::content::Content;
use super::displayed::awaits_reply;
use super::lines::{calls_reader, lifetime_of, line_beside, told_alone};
use super::outbox::Delivery;
use super::posts::PostError;
use super::presenter::{PresentError, Presenter};
use super::render_pool::Picture;
use super::reply::{Display, NotSent, Origin, Reply};
use super::table_posts::{Lifetime, asking_message, offer_content};
use super::{App, absence, clocks};
use crate::host::{CommandOutcome, DisplayedMessage, HostError};
use crate::i18n::Localizer;
use crate::table::{ChannelId, Event, MessageId, Offer, Participant, Phase, PlayerId, Table};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// Time after which a message whose receipt was lost is looked for.
const FIND_DELAY: Duration = Duration::from_millis(250);

/// What a command has changed at a table. If it is dropped before a message shows it, the outbox shows it.
pub struct Change {
    /// The change, with the table after it.
    pub outcome: CommandOutcome,
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
    /// The reader, if it is that of the opponent in a game in direct messages.
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

    /// Where somebody has asked, in this conversation.
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
            Some(Origin::Button { .. }) => Source::Elsewhere,
        }
    }
}

/// What has happened, as it is told in a conversation.
pub(super) struct Telling<'a> {
    pub table: &'a Arc<Table>,
    /// What has happened; `None` if nothing was shown before, or if it is too much to be told.
    pub news: Option<&'a CommandOutcome>,
    /// The people who are notified.
    pub mentions: Vec<PlayerId>,
    /// What is said beside the board; `None` if there is nothing to be said.
    pub line: Option<Content>,
    /// Whether it may be shown already, because an earlier attempt was made.
    pub is_again: bool,
}

/// How a change concerns the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Only an offer was made or answered.
    Offer,
    /// The picture stays as it is.
    Beside,
    /// The position is another one.
    Picture,
}

impl Kind {
    fn of(news: &CommandOutcome) -> Kind {
        if news.events.iter().all(Event::is_about_offer) {
            Kind::Offer
        } else if news.leaves_picture() {
            Kind::Beside
        } else {
            Kind::Picture
        }
    }
}

/// Where the person who is answered has asked, in a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// Nobody is answered: a computer or a clock has caused it, or the person was answered before.
    Nobody,
    /// A command.
    Command,
    /// A button of the board. `is_answer` says that it answers an offer.
    Board { is_answer: bool },
    /// A button of the line of an offer with this number.
    OfferLine(usize),
    /// A button of another line.
    Line,
    /// A button of an older board, or of a message that the person alone sees.
    Elsewhere,
}

/// What asks for the answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    Nothing,
    Line,
    Board,
}

/// What decides how a change is shown in a conversation.
#[derive(Clone, Copy, Debug)]
struct Facts {
    kind: Kind,
    source: Source,
    /// Whether there is a board.
    has_board: bool,
    /// Whether the board is recent, at a table of one person.
    is_recent: bool,
    /// Whether one person plays there.
    is_solo: bool,
    /// Whether the game has not started.
    is_invitation: bool,
    /// Whether a computer is about to reply.
    awaits_reply: bool,
    /// Whether readers of the conversation are notified.
    calls: bool,
    /// Whether they did nothing to expect it.
    is_unexpected: bool,
    asking: Asking,
    /// The open offer for whose answer nothing asks.
    unasked: Option<usize>,
    /// Whether an offer is open.
    is_open: bool,
    /// Whether a computer offers to resign.
    is_resignation: bool,
    /// Whether an offer was made or answered.
    is_about_offer: bool,
    /// Whether it is a reminder.
    is_reminder: bool,
    /// Whether there is something to be said beside the board.
    has_line: bool,
}

/// What becomes of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BoardStep {
    /// It stays as it is.
    Keep,
    /// It is edited.
    Edit,
    /// Another one is posted.
    Send,
    /// It is shown together with the reply of a computer.
    Await,
}

/// How a change is shown in a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plan {
    board: BoardStep,
    /// The offer with this number is asked in a line.
    asks: Option<usize>,
    /// A line says what has happened.
    tells: bool,
}

/// The message that answers the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// Nobody is answered.
    Nothing,
    /// The board, in the message whose button was pressed.
    PressedBoard,
    /// The line of the offer with this number, in the same way.
    OfferLine(usize),
    /// The line, in the place of the line whose button was pressed.
    PressedLine,
    /// The line, in a new message.
    Line,
    /// The board, in a new message.
    Board,
    /// A sentence that the person alone sees.
    Whisper,
}

/// How a change is shown. The board is edited where one person plays and sees it, and where its picture stays right. An edit notifies
/// nobody and leaves no trace, so a line beside the board says what no line of an offer says.
fn plan(facts: &Facts) -> Plan {
    let board = |board| Plan { board, asks: None, tells: false };
    if facts.awaits_reply && facts.source == Source::Nobody {
        return board(BoardStep::Await);
    }
    match facts.kind {
        Kind::Picture => board(plan_picture(facts)),
        Kind::Beside if facts.is_reminder => Plan { board: BoardStep::Keep, asks: None, tells: true },
        _ if !facts.has_board => board(BoardStep::Send),
        // A computer asks on the board, at which the only person looks anyway.
        Kind::Offer if facts.is_resignation => board(BoardStep::Edit),
        Kind::Offer => {
            let is_told = match facts.asking {
                Asking::Nothing => false,
                Asking::Line => true,
                // How the offer was closed is seen on the board only by the one who has pressed its button.
                Asking::Board => facts.is_open || matches!(facts.source, Source::Board { .. }),
            };
            let step = if facts.asking == Asking::Board { BoardStep::Edit } else { BoardStep::Keep };
            let tells = facts.has_line && !is_told && facts.unasked.is_none();
            Plan { board: step, asks: facts.unasked, tells }
        }
        Kind::Beside => {
            let is_seen = match facts.source {
                Source::Board { is_answer } => is_answer || facts.is_solo,
                _ => false,
            };
            let is_told = is_seen || facts.is_about_offer && facts.asking == Asking::Line;
            let tells = facts.has_line && (facts.calls || !is_told);
            // Without a line only another board calls people.
            let is_silent = facts.calls && !tells && facts.source == Source::Nobody;
            let step = if is_silent { BoardStep::Send } else { BoardStep::Edit };
            Plan { board: step, asks: facts.unasked, tells }
        }
    }
}

fn plan_picture(facts: &Facts) -> BoardStep {
    let is_edited = facts.is_solo && facts.is_recent && !facts.is_unexpected;
    match facts.source {
        _ if facts.awaits_reply && (!facts.is_solo || is_edited) => BoardStep::Await,
        Source::Board { .. } if facts.is_solo || facts.is_invitation => BoardStep::Edit,
        _ if is_edited => BoardStep::Edit,
        _ => BoardStep::Send,
    }
}

/// What answers the person. `is_alone` says that nobody else reads the conversation.
fn answer(facts: &Facts, plan: Plan, is_alone: bool) -> Answer {
    let has_line = plan.asks.is_some() || plan.tells;
    match (facts.source, plan.board) {
        (Source::Nobody, _) => Answer::Nothing,
        (Source::OfferLine(number), _) => Answer::OfferLine(number),
        (Source::Board { .. }, BoardStep::Edit) if !has_line => Answer::PressedBoard,
        // An answer to a command could not reply to the board.
        (Source::Command, _) if plan.asks.is_some() && !is_alone => Answer::Whisper,
        (Source::Line, _) if plan.tells => Answer::PressedLine,
        _ if has_line => Answer::Line,
        (_, BoardStep::Send) => Answer::Board,
        _ => Answer::Whisper,
    }
}

/// What shows a change in a conversation now.
pub(super) enum Shown {
    /// This message is the board.
    Board(MessageId),
    /// A line, and the board stays.
    Beside,
    /// A later change is shown, or the reply of a computer is awaited.
    Later,
}

impl<P: Presenter> App<P> {
    /// Starts to show what has just been stored.
    pub fn start(&self, outcome: CommandOutcome) -> Change {
        let table = outcome.table.id();
        self.budgets.record_cause(Cause::Table(table));
        self.metrics.count_turns(&outcome);
        self.memberships.check_soon(table);
        self.report_end_of_invitation(&outcome);
        self.tournaments.report_table(&outcome);
        Change { outcome, delivery: self.outbox.deliver(table) }
    }

    /// Shows what has happened at a table, if nobody waits for an answer.
    pub async fn post_outcome(&self, outcome: CommandOutcome) {
        self.show(self.start(outcome), None).await;
    }

    /// Shows a change in the channel of its table, and in the conversation of the person who is answered.
    pub async fn show(&self, change: Change, reply: Option<&dyn Reply>) {
        let Change { outcome, delivery } = change;
        let mirror = match reply {
            Some(reply) => self.mirror_in(&outcome.table, reply.channel()).await,
            None => None,
        };
        let Some(mirror) = mirror else {
            return Box::pin(self.show_in_channel(&outcome, delivery, reply)).await;
        };
        if let Err(error) = Box::pin(self.answer_in_mirror(&outcome, &mirror, reply)).await {
            let error: &dyn Error = &error;
            tracing::warn!(error, table = %outcome.table.id(), "a board is shown to the opponent later");
        }
        Box::pin(self.show_in_channel(&outcome, delivery, None)).await;
    }

    /// Shows what has become of an invitation in the message with it, so that nobody is notified. Without such a message the outbox posts
    /// one.
    pub async fn update_invitation(&self, outcome: CommandOutcome) {
        let Change { outcome, delivery } = self.start(outcome);
        let table = &outcome.table;
        let edited = async {
            let (at, mentions) = (self.channel_of(table).await?, Vec::new());
            let telling = Telling { table, news: Some(&outcome), mentions, line: None, is_again: false };
            self.edit_in(&at, &telling, Kind::Picture, (None, Some(&delivery))).await
        };
        match edited.await {
            Ok(Ok(Shown::Board(message))) => self.record_shown(table, message, Some(delivery)).await,
            Ok(_) => {}
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::warn!(error, table = %table.id(), "an invitation is shown later");
            }
        }
    }

    /// Shows a table as it is to a person who asks for it. The message is its board from now on.
    ///
    /// # Errors
    ///
    /// [`PostError`] if it is not shown.
    pub async fn show_again(&self, table: &Arc<Table>, reply: &dyn Reply) -> Result<(), PostError> {
        let at = self.conversation_with(table, reply).await?;
        let board = self.board(&at.localizer, table).await;
        let message = self.answer_or_post(&at, table, without_call(board), reply).await?;
        Ok(self.record_in(&at, table, message).await?)
    }

    /// Shows a table as it is in the message whose button was pressed. What that tells of the last change stays if it shows the table
    /// already.
    ///
    /// # Errors
    ///
    /// [`PostError`] if it is not shown.
    pub async fn show_in_pressed(&self, table: &Arc<Table>, reply: &dyn Reply) -> Result<(), PostError> {
        // It may be edited just now.
        let earlier = self.outbox.deliver(table.id());
        earlier.wait_for_earlier().await;
        earlier.complete();
        let at = self.conversation_with(table, reply).await?;
        let is_pressed = |message| match reply.origin() {
            Some(Origin::Button { message: pressed, .. }) => pressed == message,
            _ => false,
        };
        let shows = |board: DisplayedMessage| board.event_count >= table.event_count();
        if at.board.is_some_and(|board| is_pressed(board.message) && shows(board)) {
            reply.acknowledge().await;
            return Ok(());
        }
        let (content, picture) = without_call(self.board(&at.localizer, &at.beside_offer(table)).await);
        let message = match reply.edit_pressed(table, content, picture).await {
            Ok(message) => message,
            Err(NotSent { is_outdated: true, .. }) => return Ok(()),
            Err(_) => {
                let board = self.board(&at.localizer, table).await;
                self.answer_or_post(&at, table, without_call(board), reply).await?
            }
        };
        Ok(self.record_in(&at, table, message).await?)
    }

    /// The conversation in which a person is who is answered, if people see the table there, or else its channel.
    async fn conversation_with(&self, table: &Table, reply: &dyn Reply) -> Result<Conversation, HostError> {
        match self.mirror_in(table, reply.channel()).await {
            Some(mirror) => self.mirror_of(table, &mirror).await,
            None => self.channel_of(table).await,
        }
    }

    /// Records that a message of a conversation shows a table as it is here.
    async fn record_in(&self, at: &Conversation, table: &Table, message: MessageId) -> Result<(), HostError> {
        if at.reader.is_some() {
            return self.record_mirrored(table, message).await;
        }
        self.record_shown(table, message, None).await;
        Ok(())
    }

    async fn show_in_channel(&self, outcome: &CommandOutcome, delivery: Delivery, reply: Option<&dyn Reply>) {
        let table = &outcome.table;
        if table.is_solo() || reply.and_then(Reply::origin).is_none() {
            delivery.wait_for_earlier().await;
        }
        let shown = async {
            let at = self.channel_of(table).await?;
            let (line, calls) = (line_beside(&at.localizer, outcome), calls_reader(&at.localizer, outcome));
            let mentions = outcome.mentions.clone();
            let telling = Telling { table, news: Some(outcome), mentions, line, is_again: false };
            self.tell_in(&at, &telling, calls, (reply, Some(&delivery))).await
        };
        match shown.await {
            Ok(Shown::Board(message)) => self.record_shown(table, message, Some(delivery)).await,
            Ok(Shown::Beside) => self.record_still_shown(table, delivery).await,
            Ok(Shown::Later) => delivery.complete(),
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::warn!(error, table = %table.id(), "a table is shown later");
            }
        }
    }

    /// Shows in the channel of a table what no message shows for sure. Returns the message with the board; `None` if a later change is
    /// shown meanwhile.
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
        let line = news.as_ref().and_then(|news| line_beside(&at.localizer, news));
        let calls = !mentions.is_empty();
        let telling = Telling { table, news: news.as_ref(), mentions, line, is_again: true };
        match Box::pin(self.tell_in(&at, &telling, calls, (None, None))).await? {
            Shown::Board(message) => Ok(Some(message)),
            Shown::Beside => Ok(at.board.map(|board| board.message)),
            Shown::Later => Ok(None),
        }
    }

    /// The channel of a table.
    pub(super) async fn channel_of(&self, table: &Table) -> Result<Conversation, HostError> {
        let (stored, board, _) = self.host.posts().about_table(table.id()).await?;
        let (channel, localizer) = (table.channel(), self.table_localizer(table).await);
        let asking = asking_message(&stored, channel);
        let oldest = board.map(|board| board.message);
        let board = board.filter(|board| board.channel == channel);
        Ok(Conversation { channel, reader: None, localizer, board, oldest, asking })
    }

    /// Tells in a conversation what has happened.
    pub(super) async fn tell_in(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        calls: bool,
        (reply, delivery): (Option<&dyn Reply>, Option<&Delivery>),
    ) -> Result<Shown, PostError> {
        let facts = self.facts(at, telling, calls, reply).await;
        let Plan { mut board, asks, tells } = plan(&facts);
        let answer = answer(&facts, plan(&facts), telling.table.guild().is_none());
        if telling.is_again && board != BoardStep::Send {
            match self.find_board(at.channel, telling.table, at.oldest).await {
                // The board that was edited, but the line beside it may be missing.
                Ok(Some(found)) if facts.kind != Kind::Picture && at.is_board(found) => {}
                Ok(Some(found)) => return Ok(Shown::Board(found)),
                Ok(None) => {}
                Err(error) if error.is_refusal() => board = BoardStep::Send,
                Err(error) => return Err(error.into()),
            }
        }
        if let Some(reply) = reply {
            self.answer_beside(at, telling, (answer, asks), reply).await?;
        }
        let is_answered = matches!(answer, Answer::Line | Answer::PressedLine);
        if let Some(number) = asks.filter(|_| !is_answered && board != BoardStep::Send)
            && !self.ask(at, telling, number, reply).await?
        {
            // The board asks.
            board = BoardStep::Send;
        }
        let tells = tells && !is_answered;
        match board {
            BoardStep::Await => Ok(Shown::Later),
            BoardStep::Keep => {
                if tells {
                    self.say(at, telling, reply).await?;
                }
                Ok(Shown::Beside)
            }
            BoardStep::Edit => {
                let pressed = reply.filter(|_| answer == Answer::PressedBoard);
                match self.edit_in(at, telling, facts.kind, (pressed, delivery)).await? {
                    Ok(shown) => {
                        if tells {
                            self.say(at, telling, reply).await?;
                        }
                        Ok(shown)
                    }
                    Err(display) => self.send_in(at, telling, display, reply).await.map(Shown::Board),
                }
            }
            BoardStep::Send => match reply.filter(|_| answer == Answer::Board) {
                Some(reply) => self.answer_with_board(at, telling, reply).await.map(Shown::Board),
                None => {
                    let display = if telling.is_again { Display::Unconfirmed } else { Display::Unsent };
                    self.send_in(at, telling, display, reply).await.map(Shown::Board)
                }
            },
        }
    }

    async fn facts(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        calls: bool,
        reply: Option<&dyn Reply>,
    ) -> Facts {
        let Telling { table, news, line, is_again, .. } = telling;
        let events = news.map_or(&[][..], |news| &news.events);
        let kind = news.map_or(Kind::Picture, Kind::of);
        let open = table.offer();
        let is_asked = |number| at.asking.is_some_and(|(asked, _)| asked == number);
        let unasked = open.filter(|open| open.offer != Offer::Resign && !is_asked(open.number));
        let is_recent = match at.board.filter(|_| kind == Kind::Picture && table.is_solo()) {
            // If it is not known, a new message is posted.
            Some(board) => self.presenter.is_recent(at.channel, board.message).await.unwrap_or(false),
            None => false,
        };
        let last = events.last().filter(|_| at.reader.is_none());
        Facts {
            kind,
            source: at.source(reply.and_then(Reply::origin)),
            has_board: at.board.is_some(),
            is_recent,
            is_solo: table.is_solo(),
            is_invitation: table.game().is_none(),
            awaits_reply: !is_again && awaits_reply(table),
            calls,
            is_unexpected: events.contains(&Event::Closed) && !telling.mentions.is_empty(),
            asking: match at.asking {
                None => Asking::Nothing,
                Some((_, message)) if at.is_board(message) => Asking::Board,
                Some(_) => Asking::Line,
            },
            unasked: unasked.map(|open| open.number).filter(|_| kind == Kind::Offer || *is_again),
            is_open: open.is_some(),
            is_resignation: open.is_some_and(|open| open.offer == Offer::Resign),
            is_about_offer: events.iter().any(Event::is_about_offer),
            is_reminder: events.iter().all(|event| matches!(event, Event::Reminded)) && last.is_some(),
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
    ) -> Result<(), PresentError> {
        let Telling { table, news, mentions, .. } = telling;
        match (answer, asks) {
            (Answer::Whisper, _) => {
                let told = reply.told().map(str::to_owned);
                let told = told.or_else(|| news.map(|news| told_alone(reply, news)));
                reply.whisper(told.unwrap_or_default()).await;
            }
            (Answer::OfferLine(number), _) => {
                let Some(line) = offer_content(&at.localizer, table, number) else {
                    reply.acknowledge().await;
                    return Ok(());
                };
                match reply.edit_pressed(table, line, None).await {
                    Ok(message) => self.remember_asked(table, at.channel, (number, message)).await,
                    // It is done with the other messages about the table.
                    Err(not_sent) => tracing::warn!(error = %not_sent.error, "a line is edited later"),
                }
            }
            (Answer::Line | Answer::PressedLine, Some(number)) => {
                if let Some(line) = offer_content(&at.localizer, table, number) {
                    let line = Content { mentions: mentions.clone(), ..line };
                    let message = reply.send(table, line, None).await.map_err(|not_sent| not_sent.error)?;
                    self.remember_asked(table, at.channel, (number, message)).await;
                }
            }
            (Answer::Line | Answer::PressedLine, None) => {
                let Some(line) = telling.line.clone() else { return Ok(()) };
                // An edit notifies nobody.
                let is_edit = answer == Answer::PressedLine && line.mentions.is_empty();
                let answered = if is_edit {
                    reply.edit_pressed(table, line, None).await
                } else if answer == Answer::PressedLine {
                    reply.acknowledge().await;
                    return self.say(at, telling, Some(reply)).await;
                } else {
                    reply.send(table, line, None).await
                };
                let message = answered.map_err(|not_sent| not_sent.error)?;
                self.remember_said(at, telling, message).await;
            }
            (Answer::Nothing | Answer::PressedBoard | Answer::Board, _) => {}
        }
        Ok(())
    }

    /// Posts the line of an open offer, which replies to the board. Where the bot may only answer, it is an answer. Returns whether the
    /// conversation takes it.
    async fn ask(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        number: usize,
        reply: Option<&dyn Reply>,
    ) -> Result<bool, PresentError> {
        let table = telling.table;
        let Some(line) = offer_content(&at.localizer, table, number) else { return Ok(true) };
        let line = Content { mentions: telling.mentions.clone(), replies_to: at.board_message(), ..line };
        match self.post_offer_line(table, at.channel, (number, line.clone()), telling.is_again).await {
            Err(error) if error.is_refusal() => {}
            posted => return posted.map(|_| true),
        }
        let Some(reply) = reply else { return Ok(false) };
        let sent = reply.send(table, line, None).await.map_err(|not_sent| not_sent.error)?;
        self.remember_asked(table, at.channel, (number, sent)).await;
        Ok(true)
    }

    /// Says in a line what has happened. It is left out if the conversation does not take it.
    async fn say(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        reply: Option<&dyn Reply>,
    ) -> Result<(), PresentError> {
        let Telling { table, news, is_again, .. } = telling;
        let events = news.map_or(&[][..], |news| &news.events);
        match events.last().filter(|_| at.reader.is_none()) {
            Some(Event::Reminded) => return clocks::tell(self, table, *is_again).await,
            Some(Event::AbsenceNoticed) => return absence::tell(self, table, *is_again).await,
            _ => {}
        }
        let Some(line) = telling.line.clone() else { return Ok(()) };
        let line = Content { replies_to: at.board_message(), ..line };
        match self.post_line(table, at.channel, line.clone(), lifetime_of(events), *is_again).await {
            Err(error) if error.is_refusal() => match reply {
                Some(reply) => {
                    let sent = reply.send(table, line, None).await.map_err(|not_sent| not_sent.error)?;
                    self.remember_said(at, telling, sent).await;
                }
                None => tracing::warn!(%error, table = %table.id(), "cannot post a line"),
            },
            posted => drop(posted?),
        }
        Ok(())
    }

    /// Remembers a line that has answered, if it is deleted when a later board is shown.
    async fn remember_said(&self, at: &Conversation, telling: &Telling<'_>, line: MessageId) {
        let is_temporary = telling.news.is_some_and(|news| lifetime_of(&news.events) == Lifetime::Temporary);
        if is_temporary {
            self.remember_line(telling.table, at.channel, line).await;
        }
    }

    /// Edits the board, by an answer if its button was pressed. Fails with what is known of the message if it is to be posted instead.
    async fn edit_in(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        kind: Kind,
        (pressed, delivery): (Option<&dyn Reply>, Option<&Delivery>),
    ) -> Result<Result<Shown, Display>, PostError> {
        let shown = at.beside_offer(telling.table);
        let board = match (telling.news, pressed) {
            (Some(news), pressed) if pressed.is_some() || kind == Kind::Picture => {
                let news = CommandOutcome { table: shown, ..news.clone() };
                self.board_after(&at.localizer, &news).await
            }
            _ => self.unshown_board(&at.localizer, &shown, Vec::new()).await,
        };
        if let Some(reply) = pressed {
            let edited = reply.edit_pressed(telling.table, board.content(), board.picture);
            return match edited.await {
                Ok(message) => Ok(Ok(Shown::Board(message))),
                Err(NotSent { is_outdated: true, error, .. }) => Err(error.into()),
                Err(NotSent { display, .. }) => Ok(Err(display)),
            };
        }
        if let Some(delivery) = delivery {
            delivery.wait_for_earlier().await;
        }
        let Some(now) = self.board_in(telling.table, at).await? else { return Ok(Err(Display::Unsent)) };
        // Of two commands at the same moment the later one may have been shown first.
        if now.event_count > telling.table.event_count() {
            return Ok(Ok(Shown::Later));
        }
        match self.show_board_in(now.message, Board { channel: at.channel, ..board }).await {
            Err(error) if error.is_refusal() => Ok(Err(Display::Unsent)),
            edited => Ok(Ok(edited.map(|()| Shown::Board(now.message))?)),
        }
    }

    /// The message with the board in a conversation, as it is now.
    async fn board_in(
        &self,
        table: &Table,
        at: &Conversation,
    ) -> Result<Option<DisplayedMessage>, HostError> {
        let shown = match at.reader {
            None => self.host.deliveries().displayed(table.id()).await?,
            Some(_) => self.host.mirrors().of_table(table.id()).await?.and_then(|mirror| mirror.displayed),
        };
        Ok(shown.filter(|shown| shown.channel == at.channel))
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

    /// Answers with the board. If that is not taken, the bot posts it.
    async fn answer_with_board(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        reply: &dyn Reply,
    ) -> Result<MessageId, PostError> {
        let board = self.new_board(at, telling).await;
        let message = (board.content(), board.picture);
        let shown = self.answer_or_post(at, telling.table, message, reply).await;
        if shown.is_err() {
            reply.whisper(reply.localizer().text("say-shown-later")).await;
        }
        Ok(shown?)
    }

    async fn answer_or_post(
        &self,
        at: &Conversation,
        table: &Arc<Table>,
        message: (Content, Option<Picture>),
        reply: &dyn Reply,
    ) -> Result<MessageId, PresentError> {
        let (content, picture) = message.clone();
        let not_sent = match reply.send(table, content, picture).await {
            Ok(sent) => return Ok(sent),
            Err(not_sent) => not_sent,
        };
        if not_sent.is_outdated {
            return Err(not_sent.error);
        }
        if not_sent.display == Display::Unconfirmed {
            sleep(FIND_DELAY).await;
        }
        self.post_in(at, table, message, not_sent.display).await
    }

    /// Posts the board as the bot. Where the bot may only answer, it is an answer.
    async fn send_in(
        &self,
        at: &Conversation,
        telling: &Telling<'_>,
        display: Display,
        reply: Option<&dyn Reply>,
    ) -> Result<MessageId, PostError> {
        let board = self.new_board(at, telling).await;
        let (content, picture) = (board.content(), board.picture);
        match self.post_in(at, telling.table, (content.clone(), picture.clone()), display).await {
            Err(error) if error.is_refusal() => {
                let Some(reply) = reply else { return Err(error.into()) };
                let sent = reply.send(telling.table, content, picture).await;
                Ok(sent.map_err(|not_sent| not_sent.error)?)
            }
            posted => Ok(posted?),
        }
    }

    /// Posts a board, unless it is there already.
    async fn post_in(
        &self,
        at: &Conversation,
        table: &Arc<Table>,
        (content, picture): (Content, Option<Picture>),
        display: Display,
    ) -> Result<MessageId, PresentError> {
        if display == Display::Unconfirmed {
            match self.find_board(at.channel, table, at.oldest).await {
                Ok(Some(found)) => return Ok(found),
                Ok(None) => {}
                // It may be posted twice, which is better than not at all. For some minutes its nonce prevents that.
                Err(error) if error.is_refusal() => {}
                Err(error) => return Err(error),
            }
        }
        self.post_board(at.channel, &content, picture).await
    }
}

/// What a board shows that is only looked at: it notifies nobody, and may be shown several times.
fn without_call(board: Board) -> (Content, Option<Picture>) {
    let content = Content { mentions: Vec::new(), idempotency_key: None, ..board.content() };
    (content, board.picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A turn of somebody at a table of two people, that nobody waits for.
    const TURN: Facts = Facts {
        kind: Kind::Picture,
        source: Source::Nobody,
        has_board: true,
        is_recent: false,
        is_solo: false,
        is_invitation: false,
        awaits_reply: false,
        calls: false,
        is_unexpected: false,
        asking: Asking::Nothing,
        unasked: None,
        is_open: false,
        is_resignation: false,
        is_about_offer: false,
        is_reminder: false,
        has_line: false,
    };
    const ALONE: Facts = Facts { is_solo: true, is_recent: true, ..TURN };
    const OFFERED: Facts = Facts {
        kind: Kind::Offer,
        unasked: Some(7),
        is_open: true,
        is_about_offer: true,
        has_line: true,
        ..TURN
    };
    const DECLINED: Facts = Facts { unasked: None, is_open: false, asking: Asking::Line, ..OFFERED };
    const PAUSED: Facts = Facts { kind: Kind::Beside, ..DECLINED };
    const EXTENDED: Facts = Facts { kind: Kind::Beside, has_line: true, ..TURN };

    fn shown(facts: Facts, source: Source) -> String {
        let facts = Facts { source, ..facts };
        let Plan { board, asks, tells } = plan(&facts);
        let lines = [asks.map(|_| "asks"), tells.then_some("tells")].into_iter().flatten();
        let lines: Vec<&str> = lines.collect();
        format!("{board:?} {} {:?}", lines.join(" "), answer(&facts, plan(&facts), false)).replace("  ", " ")
    }

    #[test]
    fn the_facts_decide_how_a_change_is_shown() {
        let board = Source::Board { is_answer: false };
        let answered = Source::Board { is_answer: true };
        let line = Source::OfferLine(7);
        let cases = [
            // Between people each turn is another board, which calls the next one.
            (TURN, Source::Nobody, "Send Nothing"),
            (TURN, Source::Command, "Send Board"),
            (TURN, Source::Elsewhere, "Send Board"),
            // Where one person plays, the board is edited while people see it.
            (ALONE, Source::Nobody, "Edit Nothing"),
            (ALONE, Source::Command, "Edit Whisper"),
            (ALONE, board, "Edit PressedBoard"),
            (Facts { is_recent: false, ..ALONE }, Source::Command, "Send Board"),
            (Facts { is_recent: false, ..ALONE }, board, "Edit PressedBoard"),
            (Facts { is_unexpected: true, ..ALONE }, Source::Nobody, "Send Nothing"),
            // The reply of a computer is awaited, except where the board is too old to be edited with it.
            (Facts { awaits_reply: true, ..TURN }, Source::Nobody, "Await Nothing"),
            (Facts { awaits_reply: true, ..TURN }, Source::Command, "Await Whisper"),
            (Facts { awaits_reply: true, ..ALONE }, Source::Command, "Await Whisper"),
            (Facts { awaits_reply: true, ..ALONE }, board, "Await Whisper"),
            (Facts { awaits_reply: true, is_recent: false, ..ALONE }, board, "Edit PressedBoard"),
            (Facts { awaits_reply: true, is_recent: false, ..ALONE }, Source::Command, "Send Board"),
            // An invitation is one message.
            (Facts { is_invitation: true, ..TURN }, board, "Edit PressedBoard"),
            (Facts { is_invitation: true, ..TURN }, Source::Command, "Send Board"),
            // An offer is a line, which answers a press. To a command it could not reply.
            (OFFERED, Source::Nobody, "Keep asks Nothing"),
            (OFFERED, board, "Keep asks Line"),
            (OFFERED, Source::Command, "Keep asks Whisper"),
            (Facts { is_resignation: true, unasked: None, ..OFFERED }, Source::Nobody, "Edit Nothing"),
            (Facts { has_board: false, ..OFFERED }, Source::Nobody, "Send Nothing"),
            // The line of the offer says how it was answered, or a line does.
            (DECLINED, line, "Keep OfferLine(7)"),
            (DECLINED, Source::Command, "Keep Whisper"),
            (Facts { asking: Asking::Board, ..DECLINED }, answered, "Edit PressedBoard"),
            (Facts { asking: Asking::Board, ..DECLINED }, Source::Command, "Edit tells Line"),
            (Facts { asking: Asking::Nothing, ..DECLINED }, Source::Command, "Keep tells Line"),
            (PAUSED, line, "Edit OfferLine(7)"),
            (Facts { calls: true, ..PAUSED }, line, "Edit tells OfferLine(7)"),
            (Facts { asking: Asking::Board, ..PAUSED }, answered, "Edit PressedBoard"),
            (PAUSED, Source::Command, "Edit Whisper"),
            // What leaves the picture as it is stands in a line and in the board.
            (EXTENDED, Source::Nobody, "Edit tells Nothing"),
            (EXTENDED, Source::Command, "Edit tells Line"),
            (EXTENDED, Source::Line, "Edit tells PressedLine"),
            (Facts { is_solo: true, ..EXTENDED }, board, "Edit PressedBoard"),
            (Facts { has_line: false, calls: true, ..EXTENDED }, Source::Nobody, "Send Nothing"),
            (Facts { has_line: false, ..EXTENDED }, Source::Nobody, "Edit Nothing"),
            (Facts { is_reminder: true, ..EXTENDED }, Source::Nobody, "Keep tells Nothing"),
        ];
        for (facts, source, expected) in cases {
            assert_eq!(shown(facts, source), expected, "{facts:?} from {source:?}");
        }
    }
}
