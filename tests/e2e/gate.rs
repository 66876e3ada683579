//! A proxy in front of Discord that enforces one rate limit for all processes, as large operators use one.

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

/// A proxy that answers 429 above its limit.
pub struct Gate {
    /// The URL of the gate, which the bot uses as that of Discord.
    pub base: String,
    limit: Arc<Limit>,
}

struct Limit {
    /// The URL of the sandbox.
    base: String,
    http: reqwest::Client,
    most: usize,
    within: Duration,
    /// The start of the current window and the requests forwarded in it.
    window: Mutex<(Instant, usize)>,
    refused: AtomicUsize,
}

impl Gate {
    /// Starts a proxy in front of this URL that forwards this many requests in each window.
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

    /// The number of refused requests.
    pub fn refused(&self) -> usize {
        self.limit.refused.load(Ordering::Relaxed)
    }
}

impl Limit {
    /// Counts a request. Returns the time to wait if the limit is reached.
    fn count(&self) -> Option<Duration> {
        let mut window = self.window.lock().expect("no panic while it was held");
        if window.0.elapsed() >= self.within {
            *window = (Instant::now(), 0);
        }
        window.1 += 1;
        (window.1 > self.most).then(|| self.within.saturating_sub(window.0.elapsed()))
    }
}

/// Answers to interactions are not counted.
fn is_counted(path: &str) -> bool {
    !["/interactions/", "/webhooks/"].iter().any(|part| path.contains(part))
}

async fn pass(State(limit): State<Arc<Limit>>, request: Request) -> Response {
    if is_counted(request.uri().path())
        && let Some(wait) = limit.count()
    {
        limit.refused.fetch_add(1, Ordering::Relaxed);
        let wait = wait.as_secs_f64();
        let body = json!({ "message": "You are being rate limited.", "retry_after": wait, "global": true });
        return (StatusCode::TOO_MANY_REQUESTS, Json(body)).into_response();
    }
    forward(&limit.http, &limit.base, request).await
}

/// Has the server at this URL answer a request.
pub async fn forward(http: &reqwest::Client, base: &str, request: Request) -> Response {
    let (mut head, body) = request.into_parts();
    let path = head.uri.path_and_query().map(ToString::to_string).unwrap_or_default();
    head.headers.remove(header::HOST);
    let body = to_bytes(body, usize::MAX).await.expect("a body");
    let request = http.request(head.method, format!("{base}{path}")).headers(head.headers);
    let answer = request.body(body).send().await.expect("Discord is there");
    let mut response = Response::builder().status(answer.status());
    if let Some(headers) = response.headers_mut() {
        headers.clone_from(answer.headers());
        headers.remove(header::TRANSFER_ENCODING);
    }
    let body = answer.bytes().await.expect("a body");
    response.body(Body::from(body)).expect("an answer")
}
