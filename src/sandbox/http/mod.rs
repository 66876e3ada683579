//! The HTTP routes: what the bots and the clients of people call, and the page.
//!
//! A request is read into a [`Call`]; [`answer`] carries it out in the world, after the checks of [`check`].
//!
//! - [`route`]: which call means what; [`fate`]: what is made to go wrong with it; [`quota`]: what is too much;
//!   [`reply`]: what comes back;
//! - [`mod@application`], [`mod@user`], [`mod@guild`], [`channel`], [`mod@thread`], [`command`]: what is looked up, posted
//!   and registered; [`right`]: who may post;
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
mod quota;
mod reply;
mod right;
mod route;
mod thread;
mod user;
mod webhook;

pub(super) use call::{Call, REQUEST_LIMIT};
pub(super) use fate::Fate;
pub(super) use page::router as page;

use super::check;
use super::error::ApiError;
use super::secret::secret;
use super::snowflake;
use super::world::{self, EPHEMERAL, Fault, LOADING, Request, Who, World};
use axum::response::{IntoResponse, Response};
use reply::Reply;

/// Where the routes of the API begin.
const API: &str = "/api/v10";

/// Carries out a call and answers it; `None` is no answer, ever. `read` is how reading its body went, and `fate` what is
/// to happen to it instead of what should.
pub(super) fn answer(
    world: &mut World,
    call: Call,
    read: Result<(), ApiError>,
    fate: Option<Fate>,
) -> Option<Response> {
    if !call.path.strip_prefix(API).is_some_and(|rest| rest.starts_with('/')) {
        warn(&call);
        return Some(reply::refuse(&ApiError::no_route()));
    }
    let (standing, allowed) = quota::take(world, &call);
    let silence = matches!(fate, Some(Fate::Silence { .. }));
    let way = if let Some(Fate::Way(way)) = fate { Some(way) } else { None };
    let result = match (read.and(allowed), fate) {
        (Err(error), _) | (_, Some(Fate::Refused(error))) => Err(error),
        (_, Some(Fate::AnswerLost(error))) => route::route(world, &call).and(Err(error)),
        (_, Some(Fate::Silence { carried_out: false })) => Err(ApiError::unanswered()),
        (_, None | Some(Fate::Delayed(_) | Fate::Way(_) | Fate::Silence { carried_out: true })) => {
            route::route(world, &call)
        }
    };
    if result == Err(ApiError::no_route()) {
        warn(&call);
    }
    if let Some(application) = call.application {
        let (status, answer) = match &result {
            Ok(reply) => (reply.status, reply.body.clone()),
            Err(error) => (error.status, Some(error.body())),
        };
        world.requests.push(Request {
            application,
            method: call.method.to_string(),
            path: call.path,
            content_type: call.content_type,
            body: Some(call.body).filter(|body| !body.is_null()),
            files: call.files.into_iter().map(|file| file.name).collect(),
            status: status.as_u16(),
            answer,
        });
    }
    if silence {
        return None;
    }
    let mut response = match result {
        Ok(reply) => reply.into_response(),
        Err(error) => reply::refuse(&error),
    };
    if let Some(standing) = standing {
        standing.tell(response.headers_mut());
    }
    Some(match way {
        Some(way) => way.of(response),
        None => response,
    })
}

fn warn(call: &Call) {
    tracing::warn!(method = %call.method, path = call.path, "the sandbox does not serve this");
}
