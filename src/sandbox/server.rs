//! The server: one listener on loopback, with the routes of the API, the gateway and the page.

use super::gateway::{self, Gateway};
use super::http::{self, ApiRequest, FaultOutcome, MAX_REQUEST_BYTES};
use super::origin_check::check_origin;
use super::world::Fault;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::serve::ListenerExt as _;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::TcpListener;

/// Binds the port on the loopback address.
pub(super) async fn listen(port: u16) -> io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// Serves until the gateway stops.
pub(super) async fn run(gateway: Gateway, listener: TcpListener) -> io::Result<()> {
    let scheduler = tokio::spawn(gateway.clone().run_scheduler());
    let stopped = gateway.clone();
    let attachments_dir = gateway.with_world(|world| world.attachments_dir());
    let port = listener.local_addr()?.port();
    let app = Router::new()
        .merge(http::page(attachments_dir))
        .route("/gateway", get(gateway::open))
        .route("/gateway/", get(gateway::open))
        .route("/sandbox/faults", post(inject_fault))
        .fallback(api)
        .layer(DefaultBodyLimit::max(MAX_REQUEST_BYTES))
        .layer(from_fn_with_state(port, check_origin))
        .with_state(gateway);
    // Most responses are small, and Nagle's algorithm would delay them.
    let listener = listener.tap_io(|socket| {
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY could not be set");
        }
    });
    let result =
        axum::serve(listener, app).with_graceful_shutdown(async move { stopped.stopped().await }).await;
    scheduler.abort();
    result
}

/// Handles every request to the API.
async fn api(State(gateway): State<Gateway>, http_request: Request) -> Response {
    let (mut request, fault, max_file_bytes) = gateway.with_world(|world| {
        let request = ApiRequest::new(&http_request, world);
        let fault = FaultOutcome::take_for(&request, world);
        (request, fault, world.limits.attachment_size_limit)
    });
    let body_read = match request.check_head(&http_request) {
        Ok(()) => request.read_body(http_request, max_file_bytes).await,
        Err(error) => Err(error),
    };
    if let Some(FaultOutcome::Delayed(delay)) = fault {
        tokio::time::sleep(delay).await;
    }
    match gateway.with_world(|world| http::handle(world, request, body_read, fault)) {
        Some(response) => response,
        None => std::future::pending().await,
    }
}

/// `POST /sandbox/faults`: injects a fault. Any valid token will do.
async fn inject_fault(State(gateway): State<Gateway>, http_request: Request) -> Response {
    const MAX_BODY_BYTES: usize = 64 << 10;
    let account = gateway.with_world(|world| ApiRequest::new(&http_request, world)).account;
    if account.is_none() {
        return (StatusCode::UNAUTHORIZED, "A valid token is required.").into_response();
    }
    let body = axum::body::to_bytes(http_request.into_body(), MAX_BODY_BYTES).await;
    match body
        .map_err(|error| error.to_string())
        .and_then(|body| serde_json::from_slice::<Fault>(&body).map_err(|error| error.to_string()))
    {
        Ok(fault) => {
            gateway.inject(fault);
            StatusCode::NO_CONTENT.into_response()
        }
        Err(message) => (StatusCode::BAD_REQUEST, message).into_response(),
    }
}
