//! The answer to the person who has caused a change.

use crate::app::pools::render_pool::Picture;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::MessengerError;
use crate::i18n::Localizer;
use crate::table::{ChannelId, MessageId, PlayerId, Table};
use futures_util::future::BoxFuture;

/// A person who waits for an answer: they have entered a command or pressed a button. The first message that everyone sees answers them,
/// or else a sentence that they alone see.
pub trait Reply: Send + Sync {
    /// The person who waits for the answer.
    fn player(&self) -> PlayerId;

    /// The language in which the person alone is told something.
    fn localizer(&self) -> &Localizer;

    /// The channel in which the person waits.
    fn channel(&self) -> ChannelId;

    /// The command or button; `None` once the person was answered.
    fn origin(&self) -> Option<Origin>;

    /// The sentence that the person alone is told about their action; `None` to name the event.
    fn told(&self) -> Option<&str>;

    /// Answers with a message that everyone sees. The table is what it shows: it is not shown again once others have changed that.
    fn send<'a>(
        &'a self,
        table: &'a Table,
        content: Content,
        picture: Option<Picture>,
    ) -> BoxFuture<'a, Result<MessageId, NotSent>>;

    /// Answers by showing a content in the message whose button was pressed.
    fn edit_pressed<'a>(
        &'a self,
        table: &'a Table,
        content: Content,
        picture: Option<Picture>,
    ) -> BoxFuture<'a, Result<MessageId, NotSent>>;

    /// Answers with nothing that can be seen, to the press of a button.
    fn acknowledge(&self) -> BoxFuture<'_, ()>;

    /// Tells the person alone something. A failure is only logged: a public message tells of the change.
    fn whisper(&self, text: String) -> BoxFuture<'_, ()>;
}

/// The command or button by which a person waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A command.
    Command,
    /// A button of a message.
    Button {
        /// The message with the button.
        message: MessageId,
        /// Whether the message has a picture. A board whose drawing failed has none.
        has_picture: bool,
        /// Whether the person alone sees the message.
        is_private: bool,
        /// The number of the offer that the button answers.
        answers: Option<usize>,
    },
}

/// How far an answer is known to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Display {
    /// Not shown: not sent, refused, or looked for and not found.
    Unsent,
    /// Perhaps shown: the answer was sent, and the receipt was lost.
    Unconfirmed,
    /// Shown.
    Shown,
}

/// Why an answer is not known to be shown.
#[derive(Clone, Debug)]
pub struct NotSent {
    /// Whether the answer may be shown.
    pub display: Display,
    /// Whether others have changed the table since.
    pub is_outdated: bool,
    /// The last error.
    pub error: MessengerError,
}
