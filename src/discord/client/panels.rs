//! The private message in which a person chooses the turns of a game. Each has one at a time: the next one replaces it.

use crate::table::{MessageId, PlayerId, TableId};
use quick_cache::sync::Cache;
use std::time::Duration;
use tokio::time::Instant;

/// Number of panels that are remembered. An older one stays until its buttons are pressed.
const MAX_PANELS: usize = 10_000;
/// Time within which a message can be deleted by the token of its interaction. Discord takes it for a quarter of an hour.
const TOKEN_LIFETIME: Duration = Duration::from_secs(14 * 60);

/// The panels of people at tables. Tokens are secrets, so neither these nor a panel can be printed.
pub(in crate::discord) struct Panels {
    panels: Cache<(TableId, PlayerId), Panel>,
}

/// A message that one person sees.
#[derive(Clone)]
struct Panel {
    message: MessageId,
    /// The token of the last interaction that was answered in the message.
    token: String,
    answered_at: Instant,
}

impl Default for Panels {
    fn default() -> Panels {
        Panels { panels: Cache::new(MAX_PANELS) }
    }
}

impl Panels {
    /// Remembers the message in which an interaction was answered. Returns the token by which the panel before it can be deleted, if
    /// that is another message.
    pub(in crate::discord) fn replace(
        &self,
        (table, player): (TableId, PlayerId),
        message: MessageId,
        token: &str,
        now: Instant,
    ) -> Option<String> {
        let before = self.panels.get(&(table, player));
        let panel = Panel { message, token: token.to_owned(), answered_at: now };
        self.panels.insert((table, player), panel);
        let before = before.filter(|before| before.message != message)?;
        (now.duration_since(before.answered_at) < TOKEN_LIFETIME).then_some(before.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_TABLE: (TableId, PlayerId) = (TableId(1), PlayerId(2));

    #[test]
    fn another_panel_replaces_the_one_before_while_that_can_be_deleted() {
        let panels = Panels::default();
        let now = Instant::now();
        let replace = |message, token| panels.replace(AT_TABLE, MessageId(message), token, now);
        assert_eq!(replace(5, "first"), None);
        assert_eq!(replace(5, "second"), None, "the same message has answered again");
        assert_eq!(panels.replace((TableId(2), PlayerId(2)), MessageId(6), "elsewhere", now), None);
        assert_eq!(replace(7, "third").as_deref(), Some("second"));
        let later = now + TOKEN_LIFETIME;
        assert_eq!(panels.replace(AT_TABLE, MessageId(8), "fourth", later), None, "its token has expired");
    }
}
