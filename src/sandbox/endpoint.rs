//! Interactions over HTTP: an application with an endpoint gets them there as signed requests, and its answer is the first
//! response.

use super::error::{ApiError, Result};
use super::gateway::{EndpointDelivery, Gateway};
use super::http::{ApiRequest, MAX_REQUEST_BYTES};
use super::world::{Account, Directory};
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{Method, Request, Response, StatusCode, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use std::io;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// The hosts to which the sandbox delivers: those of this machine.
const HOSTS: [&str; 3] = ["127.0.0.1", "localhost", "[::1]"];
/// The path of the check of a new endpoint, as Discord shows it in its error.
const FIELD: &str = "interactions_endpoint_url";

/// Delivers an interaction. Returns the request with the same meaning as the answer of the endpoint: the first response. `None`
/// stands for an endpoint that will respond by itself, or that has failed, for which the interaction fails at once.
pub(super) async fn deliver(gateway: &Gateway, delivery: EndpointDelivery) -> Option<Request<Body>> {
    let (request, max_time) = gateway.with_world(|world| {
        let request = signed(&world.directory, delivery.application, &delivery.url, &delivery.body, true);
        (request, world.limits.first_response_timeout)
    });
    let answer =
        timeout(max_time, send(request)).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()));
    let failure = match answer {
        Ok(answer) if answer.status() == StatusCode::ACCEPTED => return None,
        Ok(answer) if answer.status().is_success() => {
            let (head, body) = answer.into_parts();
            let mut request = Request::new(Body::from(body));
            *request.method_mut() = Method::POST;
            *request.uri_mut() = delivery.callback_path.parse().ok()?;
            if let Some(kind) = head.headers.get(header::CONTENT_TYPE) {
                request.headers_mut().insert(header::CONTENT_TYPE, kind.clone());
            }
            return Some(request);
        }
        Ok(answer) => answer.status().to_string(),
        Err(error) => error.to_string(),
    };
    tracing::warn!(
        failure,
        url = delivery.url,
        "the endpoint of an application has not taken an interaction"
    );
    if let Err(error) = gateway.with_world(|world| world.expire_interaction(delivery.interaction)) {
        tracing::error!(%error, "an interaction could not be marked as expired");
    }
    None
}

/// Checks the endpoint that a request sets for its application, as Discord does: a PING must be answered, and one with a wrong
/// signature rejected.
pub(super) async fn check_new(gateway: &Gateway, request: &ApiRequest) -> Result {
    let Some(Account::Bot(application)) = request.account else { return Ok(()) };
    let is_own = |id: &str| id == "@me" || id.parse() == Ok(application);
    let is_update = matches!(request.segments.as_slice(),
        [first, id] if first == "applications" && is_own(id) && request.method == Method::PATCH);
    let Some(url) = request.body[FIELD].as_str().filter(|url| is_update && !url.is_empty()) else {
        return Ok(());
    };
    let (ping, max_time) =
        gateway.with_world(|world| (world.ping(application), world.limits.first_response_timeout));
    for (is_valid, expected) in [(true, StatusCode::OK), (false, StatusCode::UNAUTHORIZED)] {
        let request = gateway.with_world(|world| signed(&world.directory, application, url, &ping, is_valid));
        let answer = timeout(max_time, send(request)).await;
        let is_passed = matches!(answer, Ok(Ok(answer)) if answer.status() == expected && (!is_valid || is_pong(answer.body())));
        if !is_passed {
            let message = match is_valid {
                true => "The specified interactions endpoint url could not be verified.",
                false => "Validation failed: the endpoint accepted a wrong signature.",
            };
            return Err(ApiError::invalid_field(
                FIELD,
                "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID",
                message,
            ));
        }
    }
    Ok(())
}

fn is_pong(body: &[u8]) -> bool {
    serde_json::from_slice::<Value>(body).is_ok_and(|body| body["type"] == 1)
}

/// A request of Discord's to an endpoint, with a valid signature or a wrong one.
fn signed(
    directory: &Directory,
    application: u64,
    url: &str,
    body: &str,
    is_valid: bool,
) -> Option<Request<Body>> {
    let timestamp = (directory.clock.now_ms() / 1000).to_string();
    let covered = if is_valid { format!("{timestamp}{body}") } else { format!("{timestamp}{}", json!(body)) };
    let signature = directory.application(application)?.sign(covered.as_bytes());
    let request = Request::post(url)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "Discord-Interactions/1.0 (+https://discord.com)")
        .header("x-signature-ed25519", signature)
        .header("x-signature-timestamp", timestamp);
    request.body(Body::from(body.to_owned())).ok()
}

/// Sends a request to an endpoint on this machine.
async fn send(request: Option<Request<Body>>) -> io::Result<Response<Bytes>> {
    let unsupported = || io::Error::other("the sandbox delivers to http:// on this machine only");
    let mut request = request.ok_or_else(unsupported)?;
    let uri = request.uri().clone();
    let host = uri.host().filter(|host| uri.scheme_str() == Some("http") && HOSTS.contains(host));
    let host = host.ok_or_else(unsupported)?;
    let stream = TcpStream::connect((host.trim_matches(['[', ']']), uri.port_u16().unwrap_or(80))).await?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    // It ends with the sender.
    tokio::spawn(connection);
    let authority = uri.authority().ok_or_else(unsupported)?.as_str();
    request.headers_mut().insert(header::HOST, authority.parse().map_err(io::Error::other)?);
    *request.uri_mut() = uri.path_and_query().map_or_else(Uri::default, |path| Uri::from(path.clone()));
    let answer = sender.send_request(request).await.map_err(io::Error::other)?;
    let (head, body) = answer.into_parts();
    let body = to_bytes(Body::new(body), MAX_REQUEST_BYTES).await.map_err(io::Error::other)?;
    Ok(Response::from_parts(head, body))
}
