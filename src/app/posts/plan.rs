//! The difference between a post that is stored and what it should be.

use super::content::Content;
use super::messenger::Remains;
use crate::host::StoredPost;
use crate::table::{ChannelId, MessageId};

/// The post that a channel should have in a slot.
#[derive(Clone, Debug)]
pub struct Post {
    /// The purpose of the post. In a channel, a subject has one post in each slot.
    pub slot: String,
    /// The channel in which it should be.
    pub channel: ChannelId,
    /// The content of its message, now or before its end.
    pub content: Content,
    /// Whether a message shows it or it has ended.
    pub fate: Fate,
}

impl Post {
    /// The stored post in this slot of this channel.
    pub fn among<'s>(&self, stored: &'s [StoredPost]) -> Option<&'s StoredPost> {
        stored.iter().find(|known| known.slot == self.slot && known.channel == self.channel)
    }
}

/// The fate of a post: shown or ended.
#[derive(Clone, Debug)]
pub enum Fate {
    /// A message shows it.
    Shown(Upkeep),
    /// The message, if there is one, shows this or is deleted, and the post is forgotten.
    Ended(Option<Box<Content>>),
    /// The message loses its buttons and these remains stay; without any, the message is deleted and the post forgotten. A message
    /// with this digest stays as it is.
    Retired(Remains, i64),
}

/// How long a message is kept up to date, and what happens if the chat service refuses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upkeep {
    /// The post is kept up to date, and is posted again if it was deleted: people act by its controls.
    Needed,
    /// The post is kept up to date as long as it is there.
    Kept,
    /// The post is kept up to date as [`Upkeep::Kept`], but is left out if the chat service refuses it.
    Optional,
    /// The post never changes, except that names of people who delete their data are removed. The post is left out if the
    /// channel refuses it.
    Final,
}

/// The step that makes a post what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing.
    Nothing,
    /// Send a message, unless that was done before.
    Send,
    /// Edit the message.
    Edit(MessageId),
    /// Store that the message does not change any more.
    Settle,
    /// Edit or delete the message, which has to be looked for if it is not known, and forget the post.
    End(Option<MessageId>),
    /// Take the buttons away from the message.
    Retire(MessageId),
    /// Forget the post, of which there is no message.
    Forget,
}

/// The step from the stored post to the wanted one. After somebody has deleted their data (`is_renamed`), settled posts are compared as
/// well.
pub fn step(stored: Option<&StoredPost>, post: &Post, is_renamed: bool) -> Step {
    let Some(StoredPost { message, digest, is_settled, .. }) = stored else {
        return if matches!(post.fate, Fate::Shown(_)) { Step::Send } else { Step::Nothing };
    };
    match (&post.fate, *message) {
        (Fate::Shown(_), None) if *is_settled => Step::Nothing,
        (Fate::Shown(_), None) => Step::Send,
        (Fate::Shown(_), Some(_)) if *is_settled && !is_renamed => Step::Nothing,
        (Fate::Shown(upkeep), Some(_)) if *digest == Some(post.content.digest()) => {
            if *upkeep == Upkeep::Final && !is_settled { Step::Settle } else { Step::Nothing }
        }
        // A post without a digest is from the version before, which has shown its last state.
        (Fate::Shown(Upkeep::Final), Some(_)) if digest.is_none() && !is_renamed => Step::Settle,
        (Fate::Shown(_), Some(message)) => Step::Edit(message),
        (Fate::Retired(_, now), Some(_)) if *digest == Some(*now) => Step::Nothing,
        (Fate::Retired(..), Some(message)) => Step::Retire(message),
        (Fate::Retired(..), None) => Step::Forget,
        (Fate::Ended(_), None) if *is_settled => Step::Forget,
        (Fate::Ended(_), message) => Step::End(message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Localizer;
    use crate::table::Timestamp;

    const MESSAGE: MessageId = MessageId(5);

    fn content(text: &str) -> Content {
        Content::text(&Localizer::english(), text.to_owned())
    }

    fn post(text: &str, fate: Fate) -> Post {
        Post { slot: "round-1".to_owned(), channel: ChannelId(1), content: content(text), fate }
    }

    /// A post that shows this text; with an empty one it is not known whether there is a message.
    fn stored(text: &str, is_settled: bool) -> StoredPost {
        let message = Some(MESSAGE).filter(|_| !text.is_empty());
        let digest = message.map(|_| content(text).digest());
        let (slot, channel, since) = ("round-1".to_owned(), ChannelId(1), Timestamp::from_unix_millis(0));
        StoredPost { slot, channel, since, message, digest, is_settled }
    }

    #[test]
    fn what_is_done_follows_from_what_is_stored_and_wanted() {
        let shown = |text, upkeep| post(text, Fate::Shown(upkeep));
        let new = || shown("new", Upkeep::Kept);
        let ended = || post("old", Fate::Ended(None));
        let cases = [
            ("a new post is sent", None, new(), Step::Send),
            ("so is one whose receipt was lost", Some(stored("", false)), new(), Step::Send),
            ("one that was left out is not tried again", Some(stored("", true)), new(), Step::Nothing),
            ("one that shows what is so stays", Some(stored("new", false)), new(), Step::Nothing),
            (
                "one that shows something else is edited",
                Some(stored("old", false)),
                new(),
                Step::Edit(MESSAGE),
            ),
            ("a settled one stays as it is", Some(stored("old", true)), new(), Step::Nothing),
            (
                "one that says all that it will ever say is settled",
                Some(stored("new", false)),
                shown("new", Upkeep::Final),
                Step::Settle,
            ),
            (
                "a settled one needs nothing",
                Some(stored("new", true)),
                shown("new", Upkeep::Final),
                Step::Nothing,
            ),
            (
                "the last state of the version before stays",
                Some(StoredPost { digest: None, ..stored("old", false) }),
                shown("new", Upkeep::Final),
                Step::Settle,
            ),
            ("what is not there needs no end", None, ended(), Step::Nothing),
            ("a known one is ended", Some(stored("old", true)), ended(), Step::End(Some(MESSAGE))),
            ("one that may be there is looked for", Some(stored("", false)), ended(), Step::End(None)),
            ("one that was left out is forgotten", Some(stored("", true)), ended(), Step::Forget),
            (
                "one that nobody acts by any more loses its buttons",
                Some(stored("old", false)),
                post("old", Fate::Retired(Remains::Everything, 0)),
                Step::Retire(MESSAGE),
            ),
            (
                "once",
                Some(StoredPost { digest: Some(2), ..stored("old", true) }),
                post("old", Fate::Retired(Remains::Line("line".to_owned()), 2)),
                Step::Nothing,
            ),
        ];
        for (name, stored, post, expected) in cases {
            assert_eq!(step(stored.as_ref(), &post, false), expected, "{name}");
        }
    }

    #[test]
    fn names_go_from_settled_posts_as_well() {
        let post = post("Former player has won", Fate::Shown(Upkeep::Final));
        assert_eq!(step(Some(&stored("Ana has won", true)), &post, true), Step::Edit(MESSAGE));
        assert_eq!(step(Some(&stored("Former player has won", true)), &post, true), Step::Nothing);
    }
}
