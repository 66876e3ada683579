//! What can be known to be wrong before the bot starts: its token, and what it may do where.

use super::{BotError, Settings, background_http, serenity};
use serenity::{GuildId, GuildInfo, HttpError, Permissions};
use thiserror::Error;

/// What the bot has to be allowed to do.
const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    // After a crash it looks whether a board was posted that it does not remember.
    .union(Permissions::READ_MESSAGE_HISTORY);

/// The bot as Discord knows it.
#[derive(Clone, Debug)]
pub struct Account {
    /// Its name.
    pub name: String,
    /// Where it is invited from, with all permissions that it needs.
    pub invitation: String,
    /// The servers that it is in, at most 200 of them.
    pub servers: Vec<Server>,
}

/// A server that the bot is in.
#[derive(Clone, Debug)]
pub struct Server {
    /// Its name.
    pub name: String,
    /// The permissions that the bot lacks there, by their names; a channel may forbid more.
    pub lacking: Vec<&'static str>,
}

/// Why the bot could not start.
#[derive(Debug, Error)]
pub enum CheckError {
    /// The token is not one.
    #[error(
        "Discord does not know this token: make a new one under Bot, Reset Token, and set DISCORD_TOKEN to it"
    )]
    Token,
    /// Nothing can be asked.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// There is no answer, or one that makes no sense.
    #[error("{server} does not answer as it should: is this machine on line, and is the address right?")]
    Unanswered {
        /// Who was asked.
        server: String,
        /// What came of it.
        #[source]
        source: Box<serenity::Error>,
    },
    /// The only server where commands are to be registered is not one of the bot's.
    #[error("the bot is not in the server {guild} that DISCORD_GUILD names: invite it with {invitation}")]
    Guild {
        /// Its id.
        guild: GuildId,
        /// Where it is invited from.
        invitation: String,
    },
}

/// Looks up the bot and its servers.
pub async fn check(settings: &Settings) -> Result<Account, CheckError> {
    let (http, _) = background_http::clients(settings)?;
    let failed = |error: serenity::Error| match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))
            if answer.status_code.as_u16() == 401 =>
        {
            CheckError::Token
        }
        error => CheckError::Unanswered {
            server: settings.base.clone().unwrap_or_else(|| "Discord".to_owned()),
            source: Box::new(error),
        },
    };
    let user = http.get_current_user().await.map_err(failed)?;
    let application = http.get_current_application_info().await.map_err(failed)?;
    let invitation = format!(
        "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}",
        application.id,
        NEEDED.bits()
    );
    let guilds = http.get_guilds(None, Some(200)).await.map_err(failed)?;
    if let Some(guild) = settings.guild.map(GuildId::from)
        && guilds.iter().all(|known| known.id != guild)
    {
        return Err(CheckError::Guild { guild, invitation });
    }
    Ok(Account { name: user.name.clone(), invitation, servers: guilds.into_iter().map(server).collect() })
}

fn server(guild: GuildInfo) -> Server {
    let all = guild.owner || guild.permissions.administrator();
    let lacking = if all { Permissions::empty() } else { NEEDED - guild.permissions };
    Server { name: guild.name, lacking: lacking.get_permission_names() }
}
