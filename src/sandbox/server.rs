//! The server: one listener on loopback, for all routes.

use super::gateway::{self, Gateway};
use super::guard::guard;
use super::http::{self, Call, Fate, REQUEST_LIMIT};
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

/// Takes the port on the loopback address.
pub(super) async fn listen(port: u16) -> io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// Serves until the gateway stops.
pub(super) async fn run(gateway: Gateway, listener: TcpListener) -> io::Result<()> {
    let clock = tokio::spawn(gateway.clone().keep_time());
    let stopped = gateway.clone();
    let attachments = gateway.with(|world| world.attachments());
    let port = listener.local_addr()?.port();
    let app = Router::new()
        .merge(http::page(attachments))
        .route("/gateway", get(gateway::open))
        .route("/gateway/", get(gateway::open))
        .route("/sandbox/faults", post(faults))
        .fallback(api)
        .layer(DefaultBodyLimit::max(REQUEST_LIMIT))
        .layer(from_fn_with_state(port, guard))
        .with_state(gateway);
    // Many small answers: none waits to be sent along with the next one.
    let listener = listener.tap_io(|socket| {
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a socket sends when it pleases");
        }
    });
    let done =
        axum::serve(listener, app).with_graceful_shutdown(async move { stopped.stopped().await }).await;
    clock.abort();
    done
}

/// Every request to the API.
async fn api(State(gateway): State<Gateway>, request: Request) -> Response {
    let (mut call, fate) = gateway.with(|world| {
        let call = Call::new(&request, world);
        let fate = Fate::of(&call, world);
        (call, fate)
    });
    let read = match call.check_head(&request) {
        Ok(()) => call.read(request).await,
        Err(error) => Err(error),
    };
    if let Some(Fate::Delayed(delay)) = fate {
        tokio::time::sleep(delay).await;
    }
    match gateway.with(|world| http::answer(world, call, read, fate)) {
        Some(answer) => answer,
        None => std::future::pending().await,
    }
}

/// `POST /sandbox/faults`: lets something go wrong, for anybody who has a token.
async fn faults(State(gateway): State<Gateway>, request: Request) -> Response {
    const LIMIT: usize = 64 << 10;
    let is_known = gateway.with(|world| Call::new(&request, world)).who.is_some();
    if !is_known {
        return (StatusCode::UNAUTHORIZED, "Whose token is it?").into_response();
    }
    let body = axum::body::to_bytes(request.into_body(), LIMIT).await;
    match body
        .map_err(|error| error.to_string())
        .and_then(|body| serde_json::from_slice::<Fault>(&body).map_err(|error| error.to_string()))
    {
        Ok(fault) => {
            gateway.inject(fault);
            StatusCode::NO_CONTENT.into_response()
        }
        Err(told) => (StatusCode::BAD_REQUEST, told).into_response(),
    }
}
