//! Connections that Discord refuses for good. [Discord asks][codes] not to connect again after the close codes 4004 and 4010 to 4014,
//! because another attempt would be refused as well: somebody has to change something first.
//!
//! serenity reports 4004, 4013 and 4014. Its runner does not end after 4010 and 4011, so they are known by what follows: sessions that
//! are closed again and again before they begin. 4012 is found out over HTTP.
//!
//! [codes]: https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes

use crate::discord::BotError;
use crate::discord::client::api_error::ApiError;
use crate::discord::serenity;
use serenity::{GatewayError, Http};
use thiserror::Error;

/// The error code of requests to a version of the API that Discord does not serve.
const INVALID_API_VERSION: isize = 50_041;

/// Why Discord refuses the bot, and what to do about it.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Refusal {
    /// The token is not valid (4004).
    #[error(
        "Discord does not accept the token: create a new one under Bot, Reset Token, set DISCORD_TOKEN to it, and start the bot"
    )]
    Token,
    /// A shard cannot be connected (4010, or 4011 without more recommended shards).
    #[error(
        "Discord closes each session of shard {id} of {total} before it begins: correct BSIDE_SHARDS if it is set, and start the bot"
    )]
    Shard {
        /// The number of the shard.
        id: u32,
        /// The number of all shards.
        total: u32,
    },
    /// Discord does not serve this version of its API any more (4012).
    #[error("Discord does not serve this version of its API any more: upgrade the bot")]
    Version,
    /// The bot may not receive what it asks for (4013, 4014).
    #[error(
        "Discord does not let the bot receive the events that it asks for: report this, as it needs no privileged ones"
    )]
    Intents,
}

/// The reason with which a runner ends.
pub(in crate::discord) fn of_runner(error: serenity::Error) -> BotError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Refusal::Token.into(),
        serenity::Error::Gateway(
            GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents,
        ) => Refusal::Intents.into(),
        error => BotError::Client(Box::new(error)),
    }
}

/// The reason why connections are not established, as Discord gives it over HTTP; `None` if it would accept this number of
/// them. A token counts as refused only if the gateway says so.
pub(in crate::discord) async fn find(http: &Http, made: u32) -> Option<BotError> {
    match http.get_bot_gateway().await.map_err(ApiError::from) {
        Ok(gateway) if gateway.shards > made => Some(BotError::Connections { made, wanted: gateway.shards }),
        Ok(_) => None,
        Err(error) => of_request(&error).map(BotError::from),
    }
}

/// The refusal of connections that follows from the refusal of a request.
pub(in crate::discord) fn of_request(error: &ApiError) -> Option<Refusal> {
    matches!(error, ApiError::Refused { code: INVALID_API_VERSION, .. }).then_some(Refusal::Version)
}
