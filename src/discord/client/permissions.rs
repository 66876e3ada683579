//! What permissions in a channel allow.

use crate::app::posts::messenger::ChannelAccess;
use crate::discord::serenity;
use serenity::{ChannelType, Permissions};

/// Whether a channel is one for voices, which has messages as well.
pub(in crate::discord) fn is_voice(kind: Option<ChannelType>) -> bool {
    matches!(kind, Some(ChannelType::Voice | ChannelType::Stage))
}

/// The permissions by which somebody reads a channel of this type.
pub(in crate::discord) fn reading_permissions(kind: Option<ChannelType>) -> Permissions {
    if is_voice(kind) { Permissions::VIEW_CHANNEL | Permissions::CONNECT } else { Permissions::VIEW_CHANNEL }
}

/// What a member with these permissions in a channel of this type may do there.
pub(in crate::discord) fn member_access(
    permissions: Permissions,
    kind: Option<ChannelType>,
    is_timed_out: bool,
) -> ChannelAccess {
    if permissions.administrator() {
        return ChannelAccess::Full;
    }
    let reads = permissions.contains(reading_permissions(kind));
    match (reads, permissions.use_application_commands()) {
        (false, _) => ChannelAccess::Hidden,
        // A time-out does not touch administrators.
        (true, _) if is_timed_out => ChannelAccess::TimedOut,
        (true, false) => ChannelAccess::WithoutCommands,
        (true, true) => ChannelAccess::Full,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn access_follows_from_permissions_and_time_outs() {
        let view = Permissions::VIEW_CHANNEL;
        for (permissions, is_timed_out, access) in [
            (Permissions::empty(), false, ChannelAccess::Hidden),
            (Permissions::USE_APPLICATION_COMMANDS, false, ChannelAccess::Hidden),
            (view, false, ChannelAccess::WithoutCommands),
            (view, true, ChannelAccess::TimedOut),
            (view | Permissions::USE_APPLICATION_COMMANDS, false, ChannelAccess::Full),
            (view | Permissions::USE_APPLICATION_COMMANDS, true, ChannelAccess::TimedOut),
            (Permissions::ADMINISTRATOR, true, ChannelAccess::Full),
        ] {
            let kind = Some(ChannelType::Text);
            assert_eq!(member_access(permissions, kind, is_timed_out), access, "{permissions:?}");
            // Nobody reads a voice channel whom it does not let in.
            let kind = Some(ChannelType::Voice);
            let hidden = if permissions.administrator() { access } else { ChannelAccess::Hidden };
            assert_eq!(member_access(permissions, kind, is_timed_out), hidden, "{permissions:?}");
            let connected = permissions | Permissions::CONNECT;
            assert_eq!(member_access(connected, kind, is_timed_out), access, "{permissions:?}");
        }
    }
}
