use super::serenity;
use super::venue::{self, Venue};
use crate::app::metrics::InteractionKind;
use serenity::{
    ChannelId, CommandInteraction, ComponentInteraction, GuildId, InteractionId, ModalInteraction, User,
};

/// What all kinds of interactions have in common: Discord's client has another type for each of them.
pub(super) struct InteractionInfo<'a> {
    pub kind: InteractionKind,
    pub id: InteractionId,
    pub token: &'a str,
    pub user: &'a User,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub venue: Venue,
    /// The language of the person's Discord.
    pub locale: &'a str,
    /// That of the server.
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
            guild: command.guild_id,
            channel: command.channel_id,
            venue: Venue::new(command.channel.as_ref(), command.app_permissions, is_present),
            locale: &command.locale,
            guild_locale: command.guild_locale.as_deref(),
        }
    }
}

impl<'a> From<&'a ComponentInteraction> for InteractionInfo<'a> {
    fn from(press: &'a ComponentInteraction) -> InteractionInfo<'a> {
        let owners = &press.authorizing_integration_owners;
        let is_present = venue::is_present(owners, press.context, press.guild_id.is_some());
        InteractionInfo {
            kind: InteractionKind::Component,
            id: press.id,
            token: &press.token,
            user: &press.user,
            guild: press.guild_id,
            channel: press.channel_id,
            venue: Venue::new(press.channel.as_ref(), press.app_permissions, is_present),
            locale: &press.locale,
            guild_locale: press.guild_locale.as_deref(),
        }
    }
}

impl<'a> From<&'a ModalInteraction> for InteractionInfo<'a> {
    fn from(form: &'a ModalInteraction) -> InteractionInfo<'a> {
        InteractionInfo {
            kind: InteractionKind::Modal,
            id: form.id,
            token: &form.token,
            user: &form.user,
            guild: form.guild_id,
            channel: form.channel_id,
            // Forms are shown at tables only: where it is, the bot is.
            venue: Venue::new(form.channel.as_ref(), form.app_permissions, true),
            locale: &form.locale,
            guild_locale: form.guild_locale.as_deref(),
        }
    }
}
