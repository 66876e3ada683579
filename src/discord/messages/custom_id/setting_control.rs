use serde::{Deserialize, Serialize};

/// A control under the settings of a user. Its serialized name stands in ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::discord) enum SettingControl {
    /// The menu of the colours of boards.
    Theme,
    /// The menu of the side at the bottom of boards.
    View,
    /// The menu of the ways to tell that a game waits.
    Notify,
    /// The menu of the levels of computers.
    Level,
    /// Asks before a turn is played that was chosen with buttons.
    Confirm,
    /// Plays such a turn without asking.
    PlayAtOnce,
    /// Sends reminders as direct messages.
    RemindDirectly,
    /// Posts reminders in the channel.
    RemindInChannel,
}

impl SettingControl {
    pub(super) fn is_menu(self) -> bool {
        use SettingControl::{Level, Notify, Theme, View};
        matches!(self, Theme | View | Notify | Level)
    }
}
