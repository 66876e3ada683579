use crate::table::SeekId;
use std::fmt;

/// A button of a seek, in ids `seek:…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum SeekButton {
    /// `seek:join:SEEK` joins.
    Join(SeekId),
    /// `seek:withdraw:SEEK` closes the user's own seek.
    Withdraw(SeekId),
}

impl SeekButton {
    /// Parses what follows `seek:`.
    pub(super) fn parse(text: &str) -> Option<SeekButton> {
        let (action, seek) = text.split_once(':')?;
        let seek = SeekId(seek.parse().ok()?);
        match action {
            "join" => Some(SeekButton::Join(seek)),
            "withdraw" => Some(SeekButton::Withdraw(seek)),
            _ => None,
        }
    }
}

impl fmt::Display for SeekButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SeekButton::Join(seek) => write!(f, "seek:join:{seek}"),
            SeekButton::Withdraw(seek) => write!(f, "seek:withdraw:{seek}"),
        }
    }
}
