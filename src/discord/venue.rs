//! Where games may be begun, as a server wants it. What has begun goes on anywhere.

use super::Trouble;
use super::caller::Caller;

/// May a game be begun here? A thread is where its channel is.
pub(super) async fn check(caller: &Caller<'_>) -> Result<(), Trouble> {
    let Some(guild) = caller.guild else { return Ok(()) };
    let server = caller.house.host.server(guild.get()).await?;
    let here = [Some(caller.channel), caller.parent];
    let is_here = |channel: &u64| here.iter().flatten().any(|here| here.get() == *channel);
    if server.channels.is_empty() || server.channels.iter().any(is_here) {
        return Ok(());
    }
    Err(Trouble::Elsewhere(server.channels.clone()))
}
