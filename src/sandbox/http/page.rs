//! The chat page and the files of messages, for a browser.

use super::world::{content_type, path_in};
use axum::Router;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::path::PathBuf;

/// The files of the page: path, content type, content.
const FILES: [(&str, &str, &[u8]); 3] = [
    ("/", "text/html; charset=utf-8", include_bytes!("../../../assets/sandbox/page.html")),
    ("/page.js", "text/javascript; charset=utf-8", include_bytes!("../../../assets/sandbox/page.js")),
    ("/page.css", "text/css; charset=utf-8", include_bytes!("../../../assets/sandbox/page.css")),
];

/// What the page may load: nothing from elsewhere.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; connect-src 'self' ws:; object-src 'none'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// The routes of the page, and of the files of messages in this folder.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(attachments: PathBuf) -> Router<S> {
    let mut router = Router::new();
    for (path, kind, bytes) in FILES {
        let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, POLICY)];
        router = router.route(path, get((headers, bytes)));
    }
    let file = move |Path((_, id, name)): Path<(u64, u64, String)>| file(attachments.clone(), id, name);
    router.route("/attachments/{channel}/{id}/{name}", get(file))
}

async fn file(folder: PathBuf, id: u64, name: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, content_type(&name)),
        // A file of a message must never run as a page of this address.
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    match tokio::fs::read(path_in(&folder, id, &name)).await {
        Ok(bytes) => (headers, bytes).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
    }
}
