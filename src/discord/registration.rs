use super::api_error::ApiError;
use super::serenity;
use crate::app::backoff;
use serenity::{Command, CreateCommand, GuildId, Http};

/// Where the bot is in fewer servers, it is looked up in each whether commands were registered there alone.
const FEW: u64 = 10;

/// Registers the commands, in one server or everywhere. It tries until it succeeds: those of the time before are there
/// meanwhile, and everything else goes on.
pub(super) async fn register(http: &Http, commands: Vec<CreateCommand>, guild: Option<GuildId>) {
    for tries in 0.. {
        let commands = commands.clone();
        let registered = match guild {
            Some(guild) => guild.set_commands(http, commands).await,
            None => Command::set_global_commands(http, commands).await,
        };
        match registered.map_err(ApiError::from) {
            Ok(_) => break,
            Err(fault) if fault.passes() => {
                tracing::warn!(%fault, tries, "the commands are registered later")
            }
            // It may be mended while this goes on: the bot let into the server, say.
            Err(fault) => tracing::error!(%fault, tries, "the commands cannot be registered"),
        }
        tokio::time::sleep(backoff::outage_delay(tries)).await;
    }
    if let Err(error) = tidy(http, guild).await {
        tracing::warn!(fault = %ApiError::from(error), "commands may be there twice");
    }
}

/// Takes back what was registered elsewhere before: people would see every command twice.
async fn tidy(http: &Http, guild: Option<GuildId>) -> serenity::Result<()> {
    if guild.is_some() {
        if !Command::get_global_commands(http).await?.is_empty() {
            Command::set_global_commands(http, Vec::new()).await?;
        }
        return Ok(());
    }
    let guilds = http.get_guilds(None, Some(FEW)).await?;
    if (guilds.len() as u64) < FEW {
        for guild in guilds {
            if !guild.id.get_commands(http).await?.is_empty() {
                guild.id.set_commands(http, Vec::new()).await?;
            }
        }
    }
    Ok(())
}
