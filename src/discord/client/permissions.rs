//! What permissions in a channel allow.

use crate::app::posts::messenger::ChannelAccess;
use crate::discord::serenity;
use serenity::{ChannelType, GuildId, Http, Permissions, Role, RoleId, UserId};
use std::cmp::Reverse;

/// What keeps the bot from giving a role to members and taking it away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleObstacle {
    /// The role does not exist any more.
    Gone,
    /// Discord itself gives the role, for example to bots and boosters.
    Managed,
    /// The bot lacks *Manage Roles*.
    Permission,
    /// The role is not below the highest one of the bot.
    Order,
}

impl RoleObstacle {
    /// The name of the variant in texts.
    pub fn name(self) -> &'static str {
        match self {
            RoleObstacle::Gone => "gone",
            RoleObstacle::Managed => "managed",
            RoleObstacle::Permission => "permission",
            RoleObstacle::Order => "order",
        }
    }
}

/// What keeps the bot, which does not own the guild, from giving each of these roles, in their order.
pub(in crate::discord) async fn role_obstacles(
    http: &Http,
    bot: UserId,
    guild: GuildId,
    roles: &[u64],
) -> serenity::Result<Vec<Option<RoleObstacle>>> {
    let (guild, bot) = tokio::try_join!(http.get_guild(guild), http.get_member(guild, bot))?;
    // Everybody has the role with the id of the guild.
    let own = bot.roles.iter().copied().chain([RoleId::new(guild.id.get())]);
    let own: Vec<&Role> = own.filter_map(|role| guild.roles.get(&role)).collect();
    let permissions = own.iter().fold(Permissions::empty(), |all, role| all | role.permissions);
    // Of two roles at one position, the older one is higher.
    let height = |role: &Role| (role.position, Reverse(role.id));
    let obstacle = |role: &u64| match guild.roles.get(&RoleId::new(*role)) {
        None => Some(RoleObstacle::Gone),
        Some(role) if role.managed => Some(RoleObstacle::Managed),
        Some(_) if !permissions.administrator() && !permissions.manage_roles() => {
            Some(RoleObstacle::Permission)
        }
        Some(role) => own.iter().all(|own| height(own) <= height(role)).then_some(RoleObstacle::Order),
    };
    Ok(roles.iter().map(obstacle).collect())
}

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
