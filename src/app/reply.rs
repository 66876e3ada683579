//! The answer to the person who has caused a change.

use super::content::Content;
use super::presenter::PresentError;
use super::render_pool::Picture;
use crate::i18n::Localizer;
use crate::table::{ChannelId, MessageId, PlayerId, Table};
use futures_util::future::BoxFuture;

/// A person who waits for an answer: they have entered a command or pressed a button. The first message that everyone sees answers them,
/// or else a sentence that they alone see.
pub trait Reply: Send + Sync {
    /// The person.
    fn player(&self) -> PlayerId;

    /// The language in which the person alone is told something.
    fn localizer(&self) -> &Localizer;

    /// Where the person is.
    fn channel(&self) -> ChannelId;

    /// Where the person has asked; `None` once they were answered.
    fn origin(&self) -> Option<Origin>;

    /// What the person alone is told of what they have done; `None` to name what has happened.
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

    /// Tells the person alone something. A failure is only logged: the others see what has happened in any case.
    fn whisper(&self, text: String) -> BoxFuture<'_, ()>;
}

/// Where a person has asked for what they wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// In a command.
    Command,
    /// With a button of a message.
    Button {
        /// The message.
        message: MessageId,
        /// Whether it has a picture. A board whose picture could not be drawn has none.
        has_picture: bool,
        /// Whether the person alone sees it.
        is_private: bool,
        /// The number of the offer that the button answers.
        answers: Option<usize>,
    },
}

/// Whether a message shows what it is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Display {
    /// None does: nothing was sent, or it was refused or not found.
    Unsent,
    /// It was sent, and the receipt was lost: it may be there.
    Unconfirmed,
    /// A message does.
    Shown,
}

/// Why an answer is not known to be shown.
#[derive(Clone, Debug)]
pub struct NotSent {
    /// Whether it may be shown nevertheless.
    pub display: Display,
    /// Whether others have changed since what it shows.
    pub is_outdated: bool,
    /// The last error.
    pub error: PresentError,
}
