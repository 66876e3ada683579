//! The HTTP routes: what the bot and the clients of people call, and the page.
//!
//! A request is read into a [`Call`]; [`answer`] carries it out in the world, after the checks of [`check`].
//!
//! - [`route`]: which call means what; [`fate`]: what is made to go wrong with it; [`reply`]: what comes back;
//! - [`mod@application`], [`mod@user`], [`mod@guild`], [`channel`], [`command`]: what is looked up, posted and registered;
//! - [`interaction`]: what people do; [`callback`], [`webhook`]: what the bot answers;
//! - [`mod@page`]: the chat page, and the files of messages.

mod application;
mod call;
mod callback;
mod channel;
mod command;
mod fate;
mod guild;
mod interaction;
mod page;
mod reply;
mod route;
mod user;
mod webhook;

pub(super) use call::Call;
pub(super) use page::router as page;

use super::check;
use super::error::ApiError;
use super::snowflake;
use super::world::{self, APPLICATION, EPHEMERAL, Fault, GUILD, LOADING, Request, Who, World};
use axum::response::{IntoResponse, Response};
use fate::Fate;
use reply::Reply;

/// Where the routes of the API begin.
const API: &str = "/api/v10";

/// Carries out a call and answers it; `None` is no answer, ever. `read` is how reading its body went.
pub(super) fn answer(world: &mut World, call: Call, read: Result<(), ApiError>) -> Option<Response> {
    if !call.path.strip_prefix(API).is_some_and(|rest| rest.starts_with('/')) {
        warn(&call);
        return Some(reply::refuse(&ApiError::no_route(), None));
    }
    let of_bot = call.of_bot();
    let fate = if of_bot { Fate::of(&call, world) } else { None };
    let silence = matches!(fate, Some(Fate::Silence { .. }));
    let way = if let Some(Fate::Way(way)) = fate { Some(way) } else { None };
    let (result, retry_after) = match (read, fate) {
        (Err(error), _) => (Err(error), None),
        (_, Some(Fate::Refused { error, retry_after })) => (Err(error), retry_after),
        (_, Some(Fate::AnswerLost { error })) => (route::route(world, &call).and(Err(error)), None),
        (_, Some(Fate::Silence { carried_out: false })) => (Err(ApiError::unanswered()), None),
        (_, None | Some(Fate::Silence { carried_out: true } | Fate::Way(_))) => {
            (route::route(world, &call), None)
        }
    };
    if result == Err(ApiError::no_route()) {
        warn(&call);
    }
    if of_bot {
        let status = result.as_ref().map_or_else(|error| error.status, |reply| reply.status);
        world.requests.push(Request {
            method: call.method.to_string(),
            path: call.path,
            content_type: call.content_type,
            body: Some(call.body).filter(|body| !body.is_null()),
            files: call.files.into_iter().map(|file| file.name).collect(),
            status: status.as_u16(),
        });
    }
    if silence {
        return None;
    }
    let answer = match result {
        Ok(reply) => reply.into_response(),
        Err(error) => reply::refuse(&error, retry_after),
    };
    Some(match way {
        Some(way) => way.of(answer),
        None => answer,
    })
}

fn warn(call: &Call) {
    tracing::warn!(method = %call.method, path = call.path, "the sandbox does not serve this");
}
