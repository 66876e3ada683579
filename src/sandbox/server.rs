//! The server: one listener on loopback, with the routes of the API, the gateway and the page.

use super::body_budget::BegunBody;
use super::control;
use super::endpoint;
use super::error::{ApiError, Result};
use super::gateway::{self, EndpointDeliveries, Gateway};
use super::http::{self, ApiRequest, FaultOutcome, MAX_REQUEST_BYTES};
use super::origin_check::check_origin;
use super::response_budget::{ConnectionEnd, limit_responses};
use super::world::Limits;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::get;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

/// The number of connections that are not websockets. Further ones wait.
const MAX_CONNECTIONS: usize = 512;
/// The size of the head of a request.
const MAX_HEAD_BYTES: usize = 64 << 10;
/// The time after which a connection is accepted again after a failure.
const ACCEPT_RETRY_INTERVAL: Duration = Duration::from_millis(100);

/// Binds the port on the loopback address.
pub(super) async fn listen(port: u16) -> io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// Serves until the gateway stops, with HTTPS if there is an acceptor.
pub(super) async fn run(
    gateway: Gateway,
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    deliveries: EndpointDeliveries,
) -> io::Result<()> {
    let scheduler = tokio::spawn(gateway.clone().run_scheduler());
    let deliverer = tokio::spawn(deliver(gateway.clone(), deliveries));
    let (attachments_dir, usernames, read_timeout) = gateway.with_world(|world| {
        let usernames = world.directory.people.iter().map(|person| person.username.clone()).collect();
        (world.attachments_dir(), usernames, world.limits.request_read_timeout)
    });
    let port = listener.local_addr()?.port();
    let app = Router::new()
        .merge(http::page(attachments_dir, usernames, port, tls.is_some()))
        .route("/gateway", get(gateway::open))
        .route("/gateway/", get(gateway::open))
        .merge(control::router(gateway.clone()))
        .fallback(api)
        .layer(DefaultBodyLimit::max(MAX_REQUEST_BYTES))
        .layer(from_fn_with_state(gateway.responses().clone(), limit_responses))
        .layer(from_fn_with_state(port, check_origin))
        .with_state(gateway.clone());
    let service = TowerToHyperService::new(app);
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(read_timeout).max_buf_size(MAX_HEAD_BYTES);
    let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &permits) => accepted,
            () = gateway.stopped() => break,
        };
        while connections.try_join_next().is_some() {}
        let (stream, permit) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // The process may have too many open files, of which some will be closed.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_RETRY_INTERVAL).await;
                continue;
            }
        };
        let (gateway, server, service, tls) = (gateway.clone(), server.clone(), service.clone(), tls.clone());
        connections.spawn(async move {
            match tls {
                None => serve(&gateway, &server, service, stream).await,
                Some(tls) => match timeout(read_timeout, tls.accept(stream)).await {
                    Ok(Ok(stream)) => serve(&gateway, &server, service, stream).await,
                    // The client does not trust the certificate, or speaks plain HTTP.
                    Ok(Err(error)) => tracing::warn!(%error, "a client has refused the certificate"),
                    Err(_) => {}
                },
            }
            drop(permit);
        });
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
    scheduler.abort();
    deliverer.abort();
    Ok(())
}

/// Serves the requests of a connection.
async fn serve(
    gateway: &Gateway,
    server: &http1::Builder,
    service: TowerToHyperService<Router>,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
) {
    let end = ConnectionEnd::default();
    let ends = end.clone();
    let handle = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ends.clone());
        service.call(request)
    });
    let mut connection = pin!(server.serve_connection(TokioIo::new(stream), handle).with_upgrades());
    let result = tokio::select! {
        result = connection.as_mut() => result,
        () = end.wait() => Ok(()),
        () = gateway.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "a connection has ended");
    }
}

/// Delivers interactions to the endpoints of applications, and carries out what those answer.
async fn deliver(gateway: Gateway, mut deliveries: EndpointDeliveries) {
    let mut running = JoinSet::new();
    while let Some(delivery) = deliveries.recv().await {
        while running.try_join_next().is_some() {}
        let gateway = gateway.clone();
        running.spawn(async move {
            if let Some(response) = endpoint::deliver(&gateway, delivery).await {
                api(State(gateway), response).await;
            }
        });
    }
}

/// Accepts a connection when there are not too many.
async fn accept(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
) -> io::Result<(TcpStream, OwnedSemaphorePermit)> {
    let permit = permits.clone().acquire_owned().await.map_err(io::Error::other)?;
    let (stream, _) = listener.accept().await?;
    // Most responses are small, and Nagle's algorithm would delay them.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY could not be set");
    }
    Ok((stream, permit))
}

/// Handles every request to the API.
async fn api(State(gateway): State<Gateway>, http_request: Request) -> Response {
    let (mut request, fault, limits) = gateway.with_world(|world| {
        let request = ApiRequest::new(&http_request, world);
        let fault = FaultOutcome::take_for(&request, world);
        (request, fault, world.limits)
    });
    let (body_read, reservation) = match request.check_head(&http_request) {
        Ok(()) => read_body(&gateway, &mut request, http_request, limits).await,
        Err(error) => (Err(error), None),
    };
    let body_read = match body_read {
        Ok(()) => endpoint::check_new(&gateway, &request).await,
        error => error,
    };
    if let Some(FaultOutcome::Delayed(delay)) = fault {
        tokio::time::sleep(delay).await;
    }
    let response = gateway.with_world(|world| http::handle(world, request, body_read, fault));
    drop(reservation);
    match response {
        Some(response) => response,
        None => std::future::pending().await,
    }
}

/// Reads the body of a request. The permit stands for the memory that it takes.
async fn read_body(
    gateway: &Gateway,
    request: &mut ApiRequest,
    http_request: Request,
    limits: Limits,
) -> (Result, Option<OwnedSemaphorePermit>) {
    let timed_out = || Err(ApiError::REQUEST_TIMEOUT);
    let max_bytes = ApiRequest::max_body_bytes(&http_request);
    let (head, body) = http_request.into_parts();
    let Ok(begun) = timeout(limits.request_read_timeout, BegunBody::read(body)).await else {
        return (timed_out(), None);
    };
    let permit = if begun.is_whole { None } else { gateway.bodies().reserve(max_bytes).await };
    let received = begun.received();
    let body = request.read_body(Request::from_parts(head, begun.body), limits.attachment_size_limit);
    let read = tokio::select! {
        read = timeout(limits.request_read_timeout, body) => read.unwrap_or_else(|_| timed_out()),
        () = gateway.bodies().must_give_way(&received), if permit.is_some() => timed_out(),
    };
    (read, permit)
}
