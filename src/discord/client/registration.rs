use super::api_error::ApiError;
use crate::discord::serenity;
use crate::retry::OUTAGE;
use backon::Retryable as _;
use serenity::{Command, CreateCommand, GuildId, Http};

/// A bot in fewer guilds than this removes commands that are registered in each of them.
const MAX_TIDIED_GUILDS: u64 = 10;

/// Registers the commands, in one guild or everywhere, retries until it succeeds, and returns them. Until then the commands that the
/// previous process registered work.
pub(in crate::discord) async fn register(
    http: &Http,
    commands: Vec<CreateCommand>,
    guild: Option<GuildId>,
) -> Vec<Command> {
    let register = || async {
        let registered = match guild {
            Some(guild) => guild.set_commands(http, commands.clone()).await,
            None => Command::set_global_commands(http, commands.clone()).await,
        };
        registered.map_err(ApiError::from)
    };
    let registered = register.retry(OUTAGE.delays()).notify(|error, _| {
        if error.is_transient() {
            tracing::warn!(%error, "the commands could not be registered, trying again");
        } else {
            // The operator may mend the cause meanwhile, for example by inviting the bot to the guild.
            tracing::error!(%error, "cannot register the commands");
        }
    });
    // The registration is repeated without end, so it has succeeded.
    let registered = registered.await.unwrap_or_default();
    if let Err(error) = remove_duplicates(http, guild).await {
        tracing::warn!(error = %ApiError::from(error), "commands may be listed twice");
    }
    registered
}

/// Removes commands that were registered elsewhere before, because people would see every command twice.
async fn remove_duplicates(http: &Http, guild: Option<GuildId>) -> serenity::Result<()> {
    if guild.is_some() {
        if !Command::get_global_commands(http).await?.is_empty() {
            Command::set_global_commands(http, Vec::new()).await?;
        }
        return Ok(());
    }
    let guilds = http.get_guilds(None, Some(MAX_TIDIED_GUILDS)).await?;
    if (guilds.len() as u64) < MAX_TIDIED_GUILDS {
        for guild in guilds {
            if !guild.id.get_commands(http).await?.is_empty() {
                guild.id.set_commands(http, Vec::new()).await?;
            }
        }
    }
    Ok(())
}
