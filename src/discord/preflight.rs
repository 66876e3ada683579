//! Checks before the bot starts: its token, and its permissions in each guild.

use super::client::api_error::ApiError;
use super::client::background_http::{self, BackgroundHttp};
use super::client::messenger::fetch_guild_channel;
use super::{BotError, Settings, serenity};
use crate::host::ApplicationId;
use reqwest12::header::DATE;
use serenity::{ChannelId, GuildId, GuildInfo, Http, HttpError, Permissions};
use std::num::NonZeroU64;
use std::time::{Duration, SystemTime};
use thiserror::Error;

/// The permissions that the bot needs.
const REQUIRED_PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    // Needed to reply to boards, and after a crash, when the bot looks for boards that were posted and not recorded.
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Upper bound of the guilds that are checked.
pub const MAX_GUILDS: u64 = 200;
/// Upper bound of the guilds that are asked for their commands, each of which costs a request: Discord locks out clients that are
/// refused too often.
const MAX_ASKED_GUILDS: usize = 25;

/// The bot as Discord knows it.
#[derive(Clone, Debug)]
pub struct Account {
    /// The user name of the bot.
    pub name: String,
    /// The application to which the bot belongs.
    pub application: ApplicationId,
    /// The link that invites it, with all permissions that it needs.
    pub invitation: String,
    /// The guilds of the bot, at most 200.
    pub guilds: Vec<CheckedGuild>,
    /// By how many seconds the clock of this machine is ahead of Discord's; 0 if Discord does not say the time.
    pub clock_ahead: i64,
}

/// A guild that the bot is in.
#[derive(Clone, Debug)]
pub struct CheckedGuild {
    /// The name of the guild, as its members see it.
    pub name: String,
    /// The names of the permissions that the bot lacks there. A channel may deny more.
    pub lacking: Vec<&'static str>,
    /// Whether the bot was invited with the scope for commands. Only 25 guilds are asked.
    pub has_commands: bool,
}

/// Why the bot could not start.
#[derive(Debug, Error)]
pub enum PreflightError {
    /// Discord does not know the token.
    #[error(
        "Discord rejects this token: create a new one under Bot, Reset Token, and set DISCORD_TOKEN to it"
    )]
    Token,
    /// No request can be made.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// There is no response, or it could not be parsed.
    #[error("cannot reach {server}: check the network connection and the address")]
    Unanswered {
        /// The host name of the API.
        server: String,
        /// The error of the request or of its parser.
        #[source]
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The bot cannot see the channel for feedback.
    #[error(
        "the bot cannot see the channel {channel} set in BSIDE_FEEDBACK_CHANNEL: correct the id, or let the bot see the channel"
    )]
    FeedbackChannel {
        /// The id that the operator has set.
        channel: ChannelId,
    },
    /// The bot is not in the guild where commands are to be registered.
    #[error("the bot is not in the server {guild} set in DISCORD_GUILD: invite it with {invitation}")]
    Guild {
        /// The id that the operator has set.
        guild: GuildId,
        /// The link that invites it.
        invitation: String,
    },
}

/// Fetches the bot and its guilds.
///
/// # Errors
/// The problem that has to be fixed.
pub async fn preflight(settings: &Settings) -> Result<Account, PreflightError> {
    let (http, background) =
        background_http::clients(&settings.token, settings.base.as_deref(), settings.has_limits)
            .map_err(BotError::Http)?;
    let failed = |error: serenity::Error| match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))
            if answer.status_code.as_u16() == 401 =>
        {
            PreflightError::Token
        }
        error => PreflightError::Unanswered {
            server: settings.base.clone().unwrap_or_else(|| "Discord".to_owned()),
            source: ApiError::from(error).into(),
        },
    };
    let user = http.get_current_user().await.map_err(failed)?;
    let application = http.get_current_application_info().await.map_err(failed)?;
    let invitation = format!(
        "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}",
        application.id,
        REQUIRED_PERMISSIONS.bits()
    );
    let guilds = http.get_guilds(None, Some(MAX_GUILDS)).await.map_err(failed)?;
    if let Some(guild) = settings.guild.map(GuildId::from)
        && guilds.iter().all(|known| known.id != guild)
    {
        return Err(PreflightError::Guild { guild, invitation });
    }
    if let Some(channel) = settings.operator.feedback_channel.map(|channel| ChannelId::new(channel.0)) {
        fetch_guild_channel(&http, channel).await.map_err(|error| match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))
                if answer.status_code.is_client_error() =>
            {
                PreflightError::FeedbackChannel { channel }
            }
            error => failed(error),
        })?;
    }
    http.set_application_id(application.id);
    let mut checked = Vec::new();
    for guild in guilds {
        // The one in which commands are registered matters most.
        let is_asked = checked.len() < MAX_ASKED_GUILDS || settings.guild == NonZeroU64::new(guild.id.get());
        let has_commands = !is_asked || has_command_scope(&http, guild.id).await;
        checked.push(checked_guild(guild, has_commands));
    }
    Ok(Account {
        name: user.name.clone(),
        application: ApplicationId(application.id.get()),
        invitation,
        guilds: checked,
        clock_ahead: clock_ahead(&background, settings.base.as_deref()).await.unwrap_or_default(),
    })
}

/// By how many seconds the clock of this machine is ahead of Discord's; `None` if Discord does not say the time.
async fn clock_ahead(http: &BackgroundHttp, base: Option<&str>) -> Option<i64> {
    let gateway = format!("{}/api/v10/gateway", base.unwrap_or("https://discord.com"));
    let answer = http.get(&gateway).await.ok()?;
    let date = httpdate::parse_http_date(answer.headers().get(DATE)?.to_str().ok()?).ok()?;
    let seconds = |duration: Duration| i64::try_from(duration.as_secs()).unwrap_or(i64::MAX);
    Some(match SystemTime::now().duration_since(date) {
        Ok(ahead) => seconds(ahead),
        Err(behind) => -seconds(behind.duration()),
    })
}

/// Whether the bot was invited to a guild with the scope `applications.commands`. Discord tells the scopes nowhere, but refuses to
/// list the commands of a guild without it. If there is another answer, it is taken to be there.
async fn has_command_scope(http: &Http, guild: GuildId) -> bool {
    let listed = http.get_guild_commands(guild).await.map_err(ApiError::from);
    !listed.is_err_and(|error| error.is_missing_access())
}

fn checked_guild(guild: GuildInfo, has_commands: bool) -> CheckedGuild {
    let has_all = guild.owner || guild.permissions.administrator();
    let lacking = if has_all { Permissions::empty() } else { REQUIRED_PERMISSIONS - guild.permissions };
    CheckedGuild { name: guild.name, lacking: lacking.get_permission_names(), has_commands }
}
