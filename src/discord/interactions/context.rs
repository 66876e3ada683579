//! The context of an interaction: its user, its venue, the language of the answer and the user's settings.

use super::interaction::InteractionInfo;
use super::responder::Responder;
use super::venue::Venue;
use crate::app::people::appearance::{self, log_unread_settings};
use crate::app::people::language::localizer;
use crate::discord::messages::limits::MAX_FILE_BYTES;
use crate::discord::{App, CommandError, serenity};
use crate::host::{PlayerSettings, TableRef};
use crate::i18n::Localizer;
use crate::names;
use crate::render::RenderOptions;
use crate::rules::Seat;
use crate::table::{GuildId, Player, PlayerId, Table, TableId, Timestamp};
use serenity::{Permissions, RoleId, User, UserId};
use std::sync::{Arc, LazyLock, OnceLock};

/// A use of a slash command.
pub(in crate::discord) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, CommandError>;

pub(in crate::discord) type SlashCommand = poise::Command<Arc<App>, CommandError>;

/// An interaction as its handler sees it.
pub(in crate::discord) struct CommandContext<'a> {
    pub app: &'a Arc<App>,
    pub responder: Responder<'a>,
    pub player: Player,
    pub player_id: PlayerId,
    pub venue: Venue,
    /// A long text that the user has typed. It is given back if it is refused.
    pub typed: Option<String>,
    /// The size of the largest file that an answer may have, in bytes.
    pub max_file_bytes: usize,
    /// The user's permissions in the channel; none in a direct conversation.
    pub member_permissions: Permissions,
    /// Since when the user is a member of the guild; `None` in a direct conversation.
    pub member_since: Option<Timestamp>,
    /// The roles of the user in the guild.
    member_roles: &'a [RoleId],
    /// The locale of the user's Discord client.
    pub locale: &'a str,
    /// The language of the user's Discord client.
    client_localizer: Localizer,
    guild_locale: Option<&'a str>,
    /// The guild's language; `None` until settings are loaded, if the guild has chosen none, and in a direct conversation.
    guild_localizer: OnceLock<Localizer>,
    /// `None` until they are loaded, and if they cannot be.
    settings: OnceLock<UserSettings>,
}

struct UserSettings {
    settings: Arc<PlayerSettings>,
    /// The language that the user has chosen, or else that of the client.
    localizer: Localizer,
}

impl<'a> CommandContext<'a> {
    pub(in crate::discord) fn new(
        ctx: &'a serenity::Context,
        app: &'a Arc<App>,
        interaction: impl Into<InteractionInfo<'a>>,
    ) -> CommandContext<'a> {
        let info: InteractionInfo = interaction.into();
        CommandContext {
            app,
            responder: Responder::new(&ctx.http, &app.metrics, &app.messenger.commands, &info),
            player: player(info.user),
            player_id: PlayerId(info.user.id.get()),
            venue: Venue::new(&info),
            typed: None,
            max_file_bytes: MAX_FILE_BYTES.min(info.attachment_size_limit as usize),
            member_permissions: info.member_permissions,
            member_since: info
                .member_since
                .map(|since| Timestamp::from_unix_millis(since.unix_timestamp() * 1000)),
            member_roles: info.member_roles,
            locale: info.locale,
            client_localizer: Localizer::of(info.locale),
            guild_locale: info.guild_locale,
            guild_localizer: OnceLock::new(),
            settings: OnceLock::new(),
        }
    }

    /// The context with a text that the user has typed.
    pub(in crate::discord) fn with_typed(self, text: &str) -> CommandContext<'a> {
        CommandContext { typed: Some(text.to_owned()), ..self }
    }

    /// Loads the settings of the user and the guild, and has their locales stored. If that fails, the defaults apply.
    pub(in crate::discord) async fn load_settings(&self) {
        if let Some(guild) = self.venue.guild {
            self.app.memberships.record_seen(guild, self.player_id, self.app.host.clock().now());
            // English may also mean that the guild cannot choose; the events about it tell.
            let is_chosen = |locale: &&str| Localizer::of(locale) != Localizer::english();
            if let Some(locale) = self.guild_locale.filter(is_chosen) {
                self.app.record_guild_locale(guild, Some(locale)).await;
            }
            if let Some(language) = self.app.guild_language(guild).await {
                self.guild_localizer.get_or_init(|| language);
            }
        }
        match self.app.player_settings(self.player_id, self.locale).await {
            Ok(settings) => {
                let chosen = settings.preferences.language.as_deref().map(Localizer::of);
                let own = chosen.unwrap_or_else(|| self.client_localizer.clone());
                let localizer = self.guild_localizer.get().map_or(own.clone(), |shared| own.beside(shared));
                self.settings.get_or_init(|| UserSettings { settings, localizer });
            }
            Err(error) => log_unread_settings(&error),
        }
    }

    /// The user's settings.
    pub(in crate::discord) fn settings(&self) -> &PlayerSettings {
        static DEFAULT: LazyLock<PlayerSettings> = LazyLock::new(PlayerSettings::default);
        self.settings.get().map_or(&*DEFAULT, |loaded| &loaded.settings)
    }

    /// The user's language, for messages that only the user sees.
    pub(in crate::discord) fn user_localizer(&self) -> &Localizer {
        self.settings.get().map_or(&self.client_localizer, |loaded| &loaded.localizer)
    }

    /// The user's language, for messages that only the user sees and that may be about the table of this channel.
    pub(in crate::discord) async fn localizer_here(&self) -> Localizer {
        if self.venue.guild.is_some()
            && self.guild_localizer.get().is_none()
            && let Ok(table) = self.app.host.tables().load(self.table()).await
        {
            return self.localizer_beside(&table).await;
        }
        self.user_localizer().clone()
    }

    /// The user's language, for messages that only the user sees about this table, whose buttons are named as on its board.
    pub(in crate::discord) async fn localizer_beside(&self, table: &Table) -> Localizer {
        self.user_localizer().beside(&self.table_localizer(table).await)
    }

    /// The language of what everyone sees of a table where the user is, and who alone sees it in a direct conversation.
    pub(in crate::discord) async fn table_localizer(&self, table: &Table) -> Localizer {
        match self.is_mirrored(table) {
            true if table.is_direct() => self.user_localizer().clone().read_by(self.player_id),
            true => self.app.localizer_in(table, self.venue.channel).await,
            false => self.app.table_localizer(table).await,
        }
    }

    /// Whether the user plays at a table in a direct conversation, or in a server, that mirrors the channel of the table.
    pub(in crate::discord) fn is_mirrored(&self, table: &Table) -> bool {
        let is_elsewhere = match self.venue.guild {
            Some(guild) => Some(guild) != table.guild() && table.has_team_of(guild),
            None => table.is_direct(),
        };
        is_elsewhere && self.venue.channel != table.channel()
    }

    /// The language of messages of this user that everyone in the channel sees, unless they are about a table or a tournament: the
    /// guild's, or else the user's.
    pub(in crate::discord) fn channel_localizer(&self) -> &Localizer {
        self.guild_localizer.get().unwrap_or_else(|| self.user_localizer())
    }

    /// How boards are rendered that only the user sees.
    pub(in crate::discord) async fn render_options(&self) -> RenderOptions {
        self.app.personal_options(self.settings(), self.venue.guild).await
    }

    /// The seat from which the user sees a board that only they see.
    pub(in crate::discord) fn viewpoint(&self, seat: Option<Seat>) -> Seat {
        appearance::viewpoint(self.settings(), seat)
    }

    /// The table of the channel.
    pub(in crate::discord) fn table(&self) -> TableRef {
        TableRef::Channel(self.venue.channel)
    }

    /// The table of a component, which must be in this channel.
    pub(in crate::discord) fn table_here(&self, table: TableId) -> TableRef {
        TableRef::Button { table, channel: self.venue.channel }
    }

    /// The table of a component in a chooser, which must be in this channel. In a direct conversation with the bot it may be elsewhere.
    pub(in crate::discord) fn table_of_chooser(&self, table: TableId) -> TableRef {
        if self.venue.guild.is_some() { self.table_here(table) } else { TableRef::Id(table) }
    }

    /// Whether the user may organise tournaments in this guild: by the permission for events, or by the role that its
    /// settings name.
    pub(in crate::discord) async fn is_organiser(&self) -> Result<bool, CommandError> {
        let Some(guild) = self.venue.guild else { return Ok(false) };
        if self.member_permissions.manage_events() || self.member_permissions.administrator() {
            return Ok(true);
        }
        let settings = self.app.host.settings().of_guild(guild).await?;
        Ok(self.member_roles.iter().any(|role| Some(role.get()) == settings.organisers))
    }

    /// A server as a player, looked up by id.
    pub(in crate::discord) async fn fetch_server(&self, id: GuildId) -> Result<Player, CommandError> {
        let guild = self.app.messenger.http.send(|http| http.get_guild(serenity::GuildId::new(id.0))).await?;
        Ok(Player::server(id, names::shown(&guild.name).unwrap_or_default()))
    }

    /// Another user, looked up by id.
    pub(in crate::discord) async fn fetch_player(&self, id: PlayerId) -> Result<Player, CommandError> {
        Ok(player(&self.app.messenger.http.send(|http| http.get_user(UserId::new(id.0))).await?))
    }
}

/// A user as a player, by the global name: a nickname belongs to one guild, and mentions show it there. If nothing of
/// that name is visible, it is the user name.
pub(in crate::discord) fn player(user: &User) -> Player {
    let name = names::shown(user.display_name()).or_else(|| names::shown(&user.name));
    Player::human(PlayerId(user.id.get()), name.unwrap_or_default())
}

/// The language of a user who types an option, in which suggestions are shown.
pub(in crate::discord) async fn user_localizer(ctx: Context<'_>) -> Localizer {
    let player = PlayerId(ctx.interaction.user.id.get());
    match ctx.data().host.settings().of_player(player).await {
        Ok(settings) => localizer(settings.preferences.language.as_deref(), Some(&ctx.interaction.locale)),
        Err(error) => {
            log_unread_settings(&error);
            Localizer::of(&ctx.interaction.locale)
        }
    }
}
