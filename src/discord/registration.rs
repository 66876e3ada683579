use super::fault::Fault;
use super::{backoff, serenity};
use serenity::{Command, CreateCommand, GuildId, Http};

/// Registers the commands, in one server or everywhere. It tries until it succeeds: those of the time before are there
/// meanwhile, and everything else goes on.
pub(super) async fn register(http: &Http, commands: Vec<CreateCommand>, guild: Option<GuildId>) {
    for tries in 0.. {
        let commands = commands.clone();
        let registered = match guild {
            Some(guild) => guild.set_commands(http, commands).await,
            None => Command::set_global_commands(http, commands).await,
        };
        match registered.map_err(Fault::from) {
            Ok(_) => return,
            Err(fault) if fault.passes() => {
                tracing::warn!(%fault, tries, "the commands are registered later")
            }
            // It may be mended while this goes on: the bot let into the server, say.
            Err(fault) => tracing::error!(%fault, tries, "the commands cannot be registered"),
        }
        tokio::time::sleep(backoff::pause(tries)).await;
    }
}
