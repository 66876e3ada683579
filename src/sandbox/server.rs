//! The server: one listener on loopback, for all routes.

use super::gateway::{self, Gateway};
use super::http::{self, Call};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::response::Response;
use axum::routing::get;
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
    let app = Router::new()
        .merge(http::page(attachments))
        .route("/gateway", get(gateway::open))
        .route("/gateway/", get(gateway::open))
        .fallback(api)
        .layer(DefaultBodyLimit::disable())
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
    let mut call = Call::new(&request);
    let read = call.read(request).await;
    match gateway.with(|world| http::answer(world, call, read)) {
        Some(answer) => answer,
        None => std::future::pending().await,
    }
}
