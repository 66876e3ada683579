//! People who enter commands and press buttons, and are answered.

use super::fake_channels::FakeChannels;
use super::*;
use crate::app::news::reply::{Display, NotSent, Origin, Reply};
use crate::app::pools::render_pool::Picture;
use crate::app::posts::content::Content;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use std::sync::LazyLock;

/// Somebody who waits for an answer, and reads English.
pub(super) struct FakeReply {
    pub channels: Arc<FakeChannels>,
    pub player: PlayerId,
    pub channel: ChannelId,
    pub origin: Origin,
    pub told: Option<String>,
}

impl Reply for FakeReply {
    fn player(&self) -> PlayerId {
        self.player
    }

    fn localizer(&self) -> &Localizer {
        static ENGLISH: LazyLock<Localizer> = LazyLock::new(Localizer::english);
        &ENGLISH
    }

    fn channel(&self) -> ChannelId {
        self.channel
    }

    fn origin(&self) -> Option<Origin> {
        Some(self.origin)
    }

    fn told(&self) -> Option<&str> {
        self.told.as_deref()
    }

    fn send<'a>(
        &'a self,
        _: &'a Table,
        content: Content,
        _: Option<Picture>,
    ) -> BoxFuture<'a, Result<MessageId, NotSent>> {
        let sent = async move {
            // Discord shows an answer to a button as a reply to its message.
            let replies_to = match self.origin {
                Origin::Button { message, is_private: false, .. } => Some(message),
                _ => None,
            };
            let content = Content { replies_to, ..content };
            self.channels.answer(self.channel, &content).await.map_err(not_sent)
        };
        sent.boxed()
    }

    fn edit_pressed<'a>(
        &'a self,
        _: &'a Table,
        content: Content,
        _: Option<Picture>,
    ) -> BoxFuture<'a, Result<MessageId, NotSent>> {
        let edited = async move {
            let Origin::Button { message, .. } = self.origin else { panic!("no button was pressed") };
            let edited = self.channels.edit_pressed(self.channel, message, &content).await;
            edited.map(|()| message).map_err(not_sent)
        };
        edited.boxed()
    }

    fn acknowledge(&self) -> BoxFuture<'_, ()> {
        std::future::ready(()).boxed()
    }

    fn whisper(&self, text: String) -> BoxFuture<'_, ()> {
        self.channels.whisper(self.channel, self.player, &text);
        std::future::ready(()).boxed()
    }
}

fn not_sent(error: MessengerError) -> NotSent {
    let display = if error.is_refusal() { Display::Unsent } else { Display::Unconfirmed };
    NotSent { display, is_outdated: false, error }
}
