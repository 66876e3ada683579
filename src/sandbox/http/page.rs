//! The chat page and the files of messages, for a browser.

use super::world::{content_type, path_in};
use axum::Router;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::path::PathBuf;

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// What the page is made of: path, content type, text.
const FILES: [(&str, &str, &str); 22] = [
    ("/", HTML, include_str!("../../../assets/sandbox/page.html")),
    ("/page.css", CSS, include_str!("../../../assets/sandbox/page.css")),
    ("/message.css", CSS, include_str!("../../../assets/sandbox/message.css")),
    ("/icon.svg", SVG, include_str!("../../../assets/sandbox/icon.svg")),
    ("/api.js", SCRIPT, include_str!("../../../assets/sandbox/api.js")),
    ("/app.js", SCRIPT, include_str!("../../../assets/sandbox/app.js")),
    ("/channels.js", SCRIPT, include_str!("../../../assets/sandbox/channels.js")),
    ("/command.js", SCRIPT, include_str!("../../../assets/sandbox/command.js")),
    ("/components.js", SCRIPT, include_str!("../../../assets/sandbox/components.js")),
    ("/composer.js", SCRIPT, include_str!("../../../assets/sandbox/composer.js")),
    ("/element.js", SCRIPT, include_str!("../../../assets/sandbox/element.js")),
    ("/form.js", SCRIPT, include_str!("../../../assets/sandbox/form.js")),
    ("/gateway.js", SCRIPT, include_str!("../../../assets/sandbox/gateway.js")),
    ("/interaction.js", SCRIPT, include_str!("../../../assets/sandbox/interaction.js")),
    ("/listbox.js", SCRIPT, include_str!("../../../assets/sandbox/listbox.js")),
    ("/markdown.js", SCRIPT, include_str!("../../../assets/sandbox/markdown.js")),
    ("/menu.js", SCRIPT, include_str!("../../../assets/sandbox/menu.js")),
    ("/message.js", SCRIPT, include_str!("../../../assets/sandbox/message.js")),
    ("/messages.js", SCRIPT, include_str!("../../../assets/sandbox/messages.js")),
    ("/people.js", SCRIPT, include_str!("../../../assets/sandbox/people.js")),
    ("/picture.js", SCRIPT, include_str!("../../../assets/sandbox/picture.js")),
    ("/state.js", SCRIPT, include_str!("../../../assets/sandbox/state.js")),
];

/// Everything comes from this server, and nothing of it can be shown inside another page.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; connect-src 'self' ws:; object-src 'none'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// The routes of the page, and of the files of messages in this folder.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(attachments: PathBuf) -> Router<S> {
    let mut router = Router::new();
    for (path, kind, text) in FILES {
        let headers = [
            (header::CONTENT_TYPE, kind),
            (header::CONTENT_SECURITY_POLICY, POLICY),
            // Another version of the program may answer at the same address tomorrow.
            (header::CACHE_CONTROL, "no-cache"),
        ];
        router = router.route(path, get((headers, text)));
    }
    let file = move |Path((_, id, name)): Path<(u64, u64, String)>| file(attachments.clone(), id, name);
    router.route("/attachments/{channel}/{id}/{name}", get(file))
}

async fn file(folder: PathBuf, id: u64, name: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, content_type(&name)),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    match tokio::fs::read(path_in(&folder, id, &name)).await {
        Ok(bytes) => (headers, bytes).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
    }
}
