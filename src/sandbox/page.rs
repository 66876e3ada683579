//! The chat page and the files of messages, for a browser.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use super::attachment;
use super::server::Server;

/// `GET /`
pub async fn page() -> Response {
    let policy = "default-src 'self'; img-src 'self' data:; connect-src 'self' ws:; object-src 'none'; \
                  base-uri 'none'; frame-ancestors 'none'";
    let headers = [(header::CONTENT_SECURITY_POLICY, policy)];
    (headers, Html(include_str!("../../assets/sandbox/page.html"))).into_response()
}

/// `GET /page.js`
pub async fn script() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("../../assets/sandbox/page.js"))
}

/// `GET /page.css`
pub async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("../../assets/sandbox/page.css"))
}

/// `GET /attachments/{channel}/{id}/{name}`
pub async fn file(State(server): State<Server>, Path((_, id, name)): Path<(u64, u64, String)>) -> Response {
    let name = attachment::plain(&name);
    let path = server.state().folder.join("attachments").join(format!("{id}-{name}"));
    let headers = [
        (header::CONTENT_TYPE, attachment::content_type(&name)),
        // A file of a message must never run as a page of this address.
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    match tokio::fs::read(path).await {
        Ok(bytes) => (headers, bytes).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
    }
}
