//! A proxy before Discord that keeps one limit for all who go through it, as an operator of many processes has one.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use serde_json::json;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::Instant;

/// A proxy that refuses what is too much.
pub struct Gate {
    /// Its address.
    pub base: String,
    limit: Arc<Limit>,
}

struct Limit {
    /// Where it leads to.
    base: String,
    http: reqwest::Client,
    most: usize,
    within: Duration,
    /// When the time began in which so many were let through.
    window: Mutex<(Instant, usize)>,
    refused: AtomicUsize,
}

impl Gate {
    /// A proxy before this address, which lets through so many requests within that time.
    pub async fn before(base: String, most: usize, within: Duration) -> Gate {
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        let (window, refused) = (Mutex::new((Instant::now(), 0)), AtomicUsize::default());
        let limit = Arc::new(Limit { base, http, most, within, window, refused });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("a port"));
        let app = Router::new().fallback(pass).with_state(limit.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        Gate { base, limit }
    }

    /// How many it has refused.
    pub fn refused(&self) -> usize {
        self.limit.refused.load(Ordering::Relaxed)
    }
}

impl Limit {
    /// Counts a request. Says how long to wait, if it is one too many.
    fn count(&self) -> Option<Duration> {
        let mut window = self.window.lock().expect("no panic while it was held");
        if window.0.elapsed() >= self.within {
            *window = (Instant::now(), 0);
        }
        window.1 += 1;
        (window.1 > self.most).then(|| self.within.saturating_sub(window.0.elapsed()))
    }
}

/// What an interaction allows is not counted.
fn is_counted(path: &str) -> bool {
    !["/interactions/", "/webhooks/"].iter().any(|part| path.contains(part))
}

async fn pass(State(limit): State<Arc<Limit>>, request: Request) -> Response {
    let (mut head, body) = request.into_parts();
    let path = head.uri.path_and_query().map(ToString::to_string).unwrap_or_default();
    if is_counted(&path)
        && let Some(wait) = limit.count()
    {
        limit.refused.fetch_add(1, Ordering::Relaxed);
        let wait = wait.as_secs_f64();
        let told = json!({ "message": "You are being rate limited.", "retry_after": wait, "global": true });
        return (StatusCode::TOO_MANY_REQUESTS, Json(told)).into_response();
    }
    head.headers.remove(header::HOST);
    let body = to_bytes(body, usize::MAX).await.expect("a body");
    let request = limit.http.request(head.method, format!("{}{path}", limit.base)).headers(head.headers);
    let answer = request.body(body).send().await.expect("Discord is there");
    let mut response = Response::builder().status(answer.status());
    if let Some(headers) = response.headers_mut() {
        headers.clone_from(answer.headers());
        headers.remove(header::TRANSFER_ENCODING);
    }
    let body = answer.bytes().await.expect("a body");
    response.body(Body::from(body)).expect("an answer")
}
