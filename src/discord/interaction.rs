use super::serenity;
use super::venue::{self, Venue};
use crate::app::metrics::InteractionKind;
use serenity::{CommandInteraction, ComponentInteraction, InteractionId, ModalInteraction, User};

/// The common properties of all kinds of interactions, for which serenity has separate types.
pub(super) struct InteractionInfo<'a> {
    pub kind: InteractionKind,
    pub id: InteractionId,
    pub token: &'a str,
    pub user: &'a User,
    pub venue: Venue,
    /// The language of the user's Discord client.
    pub locale: &'a str,
    /// The language of the guild.
    pub guild_locale: Option<&'a str>,
}

impl<'a> From<&'a CommandInteraction> for InteractionInfo<'a> {
    fn from(command: &'a CommandInteraction) -> InteractionInfo<'a> {
        let owners = &command.authorizing_integration_owners;
        let is_present = venue::is_present(owners, command.context, command.guild_id.is_some());
        InteractionInfo {
            kind: InteractionKind::Command,
            id: command.id,
            token: &command.token,
            user: &command.user,
            venue: Venue::new(
                command.guild_id,
                command.channel_id,
                command.channel.as_ref(),
                command.app_permissions,
                is_present,
            ),
            locale: &command.locale,
            guild_locale: command.guild_locale.as_deref(),
        }
    }
}

impl<'a> From<&'a ComponentInteraction> for InteractionInfo<'a> {
    fn from(component: &'a ComponentInteraction) -> InteractionInfo<'a> {
        let owners = &component.authorizing_integration_owners;
        let is_present = venue::is_present(owners, component.context, component.guild_id.is_some());
        InteractionInfo {
            kind: InteractionKind::Component,
            id: component.id,
            token: &component.token,
            user: &component.user,
            venue: Venue::new(
                component.guild_id,
                component.channel_id,
                component.channel.as_ref(),
                component.app_permissions,
                is_present,
            ),
            locale: &component.locale,
            guild_locale: component.guild_locale.as_deref(),
        }
    }
}

impl<'a> From<&'a ModalInteraction> for InteractionInfo<'a> {
    fn from(modal: &'a ModalInteraction) -> InteractionInfo<'a> {
        InteractionInfo {
            kind: InteractionKind::Modal,
            id: modal.id,
            token: &modal.token,
            user: &modal.user,
            // Forms open only at tables, where the bot is present.
            venue: Venue::new(
                modal.guild_id,
                modal.channel_id,
                modal.channel.as_ref(),
                modal.app_permissions,
                true,
            ),
            locale: &modal.locale,
            guild_locale: modal.guild_locale.as_deref(),
        }
    }
}
