//! The routes of polls: people vote, and bots count and end them.

use super::{Account, ApiError, ApiResponse, Call, Reply, api_request, validate};
use api_request::parse_id;
use serde_json::json;

/// `/channels/{id}/polls/{id}` and the paths below it.
pub(super) fn route(call: &mut Call, channel: u64, message: &str, rest: &[&str]) -> Reply {
    let message = call.message(channel, parse_id(message, "message_id")?)?;
    let id = message.id;
    match (call.method(), rest) {
        ("GET", ["answers", answer]) => {
            let limit = call.request.query_limit(25, 100)?;
            let after = call.request.query_id("after")?.unwrap_or_default();
            message.poll().ok_or(ApiError::NO_POLL)?;
            let voters =
                message.voters(parse_id(answer, "answer_id")?).ok_or(ApiError::UNKNOWN_POLL_ANSWER)?;
            let mut voters: Vec<u64> = voters.into_iter().filter(|user| *user > after).collect();
            voters.sort_unstable();
            let users = voters.into_iter().take(limit).filter_map(|user| call.world.directory.user(user));
            ApiResponse::ok(json!({ "users": users.collect::<Vec<_>>() }))
        }
        ("POST", ["expire"]) => {
            message.poll().ok_or(ApiError::NO_POLL)?;
            if message.author() != Some(call.user()) {
                return Err(ApiError::NOT_OWN_MESSAGE);
            }
            call.world.end_poll(id)?;
            call.message_reply(channel, id)
        }
        // The votes of a person, as Discord's own client sends them.
        ("PUT", ["answers", "@me"]) => {
            let Account::Person(person) = call.account else { return Err(ApiError::NOT_FOR_BOTS) };
            validate::fields(call.body(), "vote")?;
            let answers = call.body()["answer_ids"].as_array().into_iter().flatten();
            let answers: Vec<u64> = answers.filter_map(super::snowflake::from_json).collect();
            call.world.vote(id, person, &answers)?;
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}
