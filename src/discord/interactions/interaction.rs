use crate::app::operations::metrics::InteractionKind;
use crate::discord::serenity;
use serenity::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelId, CommandInteraction,
    ComponentInteraction, GuildId, InteractionContext, InteractionId, Member, Message, ModalInteraction,
    PartialChannel, Permissions, RoleId, User,
};

/// The common properties of all kinds of interactions, for which serenity has separate types.
pub(in crate::discord) struct InteractionInfo<'a> {
    pub kind: InteractionKind,
    pub id: InteractionId,
    pub token: &'a str,
    /// The message whose component was used.
    pub source: Option<&'a Message>,
    pub user: &'a User,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub channel_details: Option<&'a PartialChannel>,
    /// The permissions of the user in the channel; none in a direct conversation.
    pub member_permissions: Permissions,
    /// The roles of the user in the guild.
    pub member_roles: &'a [RoleId],
    /// Since when the user is a member of the guild; `None` in a direct conversation.
    pub member_since: Option<serenity::Timestamp>,
    /// The permissions of the bot.
    pub permissions: Option<Permissions>,
    /// Whether the bot is a member, rather than answers for a user who has installed it.
    pub is_present: bool,
    /// The language of the user's Discord client.
    pub locale: &'a str,
    /// The language of the guild.
    pub guild_locale: Option<&'a str>,
    /// The size of the largest file that an answer may have, in bytes.
    pub attachment_size_limit: u32,
}

impl<'a> From<&'a CommandInteraction> for InteractionInfo<'a> {
    fn from(command: &'a CommandInteraction) -> InteractionInfo<'a> {
        let owners = &command.authorizing_integration_owners;
        InteractionInfo {
            kind: InteractionKind::Command,
            id: command.id,
            token: &command.token,
            source: None,
            user: &command.user,
            guild: command.guild_id,
            channel: command.channel_id,
            channel_details: command.channel.as_ref(),
            member_permissions: member_permissions(command.member.as_deref()),
            member_roles: member_roles(command.member.as_deref()),
            member_since: command.member.as_deref().and_then(|member| member.joined_at),
            permissions: command.app_permissions,
            is_present: is_present(owners, command.context, command.guild_id),
            locale: &command.locale,
            guild_locale: command.guild_locale.as_deref(),
            attachment_size_limit: command.attachment_size_limit,
        }
    }
}

impl<'a> From<&'a ComponentInteraction> for InteractionInfo<'a> {
    fn from(component: &'a ComponentInteraction) -> InteractionInfo<'a> {
        let owners = &component.authorizing_integration_owners;
        InteractionInfo {
            kind: InteractionKind::Component,
            id: component.id,
            token: &component.token,
            source: Some(&component.message),
            user: &component.user,
            guild: component.guild_id,
            channel: component.channel_id,
            channel_details: component.channel.as_ref(),
            member_permissions: member_permissions(component.member.as_ref()),
            member_roles: member_roles(component.member.as_ref()),
            member_since: component.member.as_ref().and_then(|member| member.joined_at),
            permissions: component.app_permissions,
            is_present: is_present(owners, component.context, component.guild_id),
            locale: &component.locale,
            guild_locale: component.guild_locale.as_deref(),
            attachment_size_limit: component.attachment_size_limit,
        }
    }
}

impl<'a> From<&'a ModalInteraction> for InteractionInfo<'a> {
    fn from(modal: &'a ModalInteraction) -> InteractionInfo<'a> {
        InteractionInfo {
            kind: InteractionKind::Modal,
            id: modal.id,
            token: &modal.token,
            source: modal.message.as_deref(),
            user: &modal.user,
            guild: modal.guild_id,
            channel: modal.channel_id,
            channel_details: modal.channel.as_ref(),
            member_permissions: member_permissions(modal.member.as_ref()),
            member_roles: member_roles(modal.member.as_ref()),
            member_since: modal.member.as_ref().and_then(|member| member.joined_at),
            permissions: modal.app_permissions,
            // Forms open only at tables, where the bot is present.
            is_present: true,
            locale: &modal.locale,
            guild_locale: modal.guild_locale.as_deref(),
            attachment_size_limit: modal.attachment_size_limit,
        }
    }
}

fn member_permissions(member: Option<&Member>) -> Permissions {
    member.and_then(|member| member.permissions).unwrap_or_default()
}

fn member_roles(member: Option<&Member>) -> &[RoleId] {
    member.map(|member| member.roles.as_slice()).unwrap_or_default()
}

/// Whether the bot is present where an interaction comes from: in a guild that has installed it, and in a direct
/// conversation with it.
fn is_present(
    owners: &AuthorizingIntegrationOwners,
    context: Option<InteractionContext>,
    guild: Option<GuildId>,
) -> bool {
    use AuthorizingIntegrationOwner::{GuildInstall, UserInstall};
    let of_guild = |owner: &AuthorizingIntegrationOwner| matches!(owner, GuildInstall(Some(_)));
    let of_user = |owner: &AuthorizingIntegrationOwner| matches!(owner, UserInstall(_));
    match guild {
        // Components of a message that the bot has posted by itself may have no owner.
        Some(_) => !owners.0.iter().any(of_user) || owners.0.iter().any(of_guild),
        None => context == Some(InteractionContext::BotDm),
    }
}
