//! The chat page and the attachments.

use super::world::{content_type, file_path};
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::path::PathBuf;

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const JSON: &str = "application/json";
const SVG: &str = "image/svg+xml";

/// The files of the page: path, content type, text.
const PAGE_FILES: [(&str, &str, &str); 33] = [
    ("/", HTML, include_str!("../assets/page.html")),
    ("/page.css", CSS, include_str!("../assets/page.css")),
    ("/message.css", CSS, include_str!("../assets/message.css")),
    ("/icon.svg", SVG, include_str!("../assets/icon.svg")),
    ("/api.js", JAVASCRIPT, include_str!("../assets/api.js")),
    ("/app.js", JAVASCRIPT, include_str!("../assets/app.js")),
    ("/channels.js", JAVASCRIPT, include_str!("../assets/channels.js")),
    ("/command.js", JAVASCRIPT, include_str!("../assets/command.js")),
    ("/components.js", JAVASCRIPT, include_str!("../assets/components.js")),
    ("/composer.js", JAVASCRIPT, include_str!("../assets/composer.js")),
    ("/element.js", JAVASCRIPT, include_str!("../assets/element.js")),
    ("/file.js", JAVASCRIPT, include_str!("../assets/file.js")),
    ("/form.js", JAVASCRIPT, include_str!("../assets/form.js")),
    ("/gateway.js", JAVASCRIPT, include_str!("../assets/gateway.js")),
    ("/image.js", JAVASCRIPT, include_str!("../assets/image.js")),
    ("/interaction.js", JAVASCRIPT, include_str!("../assets/interaction.js")),
    ("/language.js", JAVASCRIPT, include_str!("../assets/language.js")),
    ("/links.js", JAVASCRIPT, include_str!("../assets/links.js")),
    ("/listbox.js", JAVASCRIPT, include_str!("../assets/listbox.js")),
    ("/markdown.js", JAVASCRIPT, include_str!("../assets/markdown.js")),
    ("/menu.js", JAVASCRIPT, include_str!("../assets/menu.js")),
    ("/message.js", JAVASCRIPT, include_str!("../assets/message.js")),
    ("/messages.js", JAVASCRIPT, include_str!("../assets/messages.js")),
    ("/people.js", JAVASCRIPT, include_str!("../assets/people.js")),
    ("/state.js", JAVASCRIPT, include_str!("../assets/state.js")),
    ("/languages/cs.json", JSON, include_str!("../assets/languages/cs.json")),
    ("/languages/de.json", JSON, include_str!("../assets/languages/de.json")),
    ("/languages/en.json", JSON, include_str!("../assets/languages/en.json")),
    ("/languages/es.json", JSON, include_str!("../assets/languages/es.json")),
    ("/languages/fr.json", JSON, include_str!("../assets/languages/fr.json")),
    ("/languages/nl.json", JSON, include_str!("../assets/languages/nl.json")),
    ("/languages/pl.json", JSON, include_str!("../assets/languages/pl.json")),
    ("/languages/pt-BR.json", JSON, include_str!("../assets/languages/pt-BR.json")),
];

/// The policy of the page: it loads from this server only, connects to its gateway only, and cannot be embedded in other pages.
fn content_security_policy(port: u16) -> String {
    // A policy cannot name an IPv6 address.
    let gateways = ["127.0.0.1", "localhost"].map(|host| format!("ws://{host}:{port}")).join(" ");
    format!(
        "default-src 'self'; img-src 'self' data:; connect-src 'self' {gateways}; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    )
}

/// Routes that serve the web page for these people, and the attachments in `attachments_dir`. `port` is this server's.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(
    attachments_dir: PathBuf,
    usernames: Vec<String>,
    port: u16,
) -> Router<S> {
    let policy = content_security_policy(port);
    let people = ([(header::CACHE_CONTROL, "no-cache")], Json(usernames));
    let mut router = Router::new().route("/people.json", get(async move || people.clone()));
    for (path, content_type, text) in PAGE_FILES {
        let headers = [
            (header::CONTENT_TYPE, content_type.to_owned()),
            (header::CONTENT_SECURITY_POLICY, policy.clone()),
            // Another version of the program may use the same port later.
            (header::CACHE_CONTROL, "no-cache".to_owned()),
        ];
        router = router.route(path, get(async move || (headers.clone(), text)));
    }
    let handler =
        move |Path((_, id, name)): Path<(u64, u64, String)>| attachment(attachments_dir.clone(), id, name);
    router.route("/attachments/{channel}/{id}/{name}", get(handler))
}

async fn attachment(dir: PathBuf, id: u64, name: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, content_type(&name)),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    match tokio::fs::read(file_path(&dir, id, &name)).await {
        Ok(bytes) => (headers, bytes).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
    }
}
