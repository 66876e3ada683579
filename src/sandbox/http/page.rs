//! The chat page and the attachments.

use super::world::{content_type, file_path};
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::path::PathBuf;

/// Each file in `assets` with its name and its text.
macro_rules! assets {
    ($($name:literal)*) => { [$(($name, include_str!(concat!("../assets/", $name)))),*] };
}

/// The files of the page, each with its text. All but `page.html` are served at their names.
const PAGE_FILES: [(&str, &str); 37] = assets! {
    "page.html" "page.css" "message.css" "icon.svg"
    "api.js" "app.js" "channels.js" "command.js" "components.js" "composer.js" "element.js" "file.js"
    "form.js" "gateway.js" "image.js" "interaction.js" "language.js" "links.js" "listbox.js"
    "markdown.js" "menu.js" "message.js" "messages.js" "people.js" "state.js"
    "languages/cs.json" "languages/de.json" "languages/en.json" "languages/es.json" "languages/fr.json"
    "languages/it.json" "languages/ja.json" "languages/nl.json" "languages/pl.json" "languages/pt-BR.json"
    "languages/tr.json" "languages/uk.json"
};

/// The policy of the page: it loads from this server only, connects to its gateway only, and cannot be embedded in other pages.
fn content_security_policy(port: u16, has_tls: bool) -> String {
    let scheme = if has_tls { "wss" } else { "ws" };
    // A policy cannot name an IPv6 address.
    let gateways = ["127.0.0.1", "localhost"].map(|host| format!("{scheme}://{host}:{port}")).join(" ");
    format!(
        "default-src 'self'; img-src 'self' data:; connect-src 'self' {gateways}; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    )
}

/// Routes that serve the web page for these people, and the attachments in `attachments_dir`. `port` is this server's, and
/// `has_tls` says whether it speaks HTTPS.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(
    attachments_dir: PathBuf,
    usernames: Vec<String>,
    port: u16,
    has_tls: bool,
) -> Router<S> {
    let policy = content_security_policy(port, has_tls);
    let people = ([(header::CACHE_CONTROL, "no-cache")], Json(usernames));
    let mut router = Router::new().route("/people.json", get(async move || people.clone()));
    for (name, text) in PAGE_FILES {
        let path = if name == "page.html" { "/".to_owned() } else { format!("/{name}") };
        let headers = [
            (header::CONTENT_TYPE, page_content_type(name).to_owned()),
            (header::CONTENT_SECURITY_POLICY, policy.clone()),
            // Another version of the program may use the same port later.
            (header::CACHE_CONTROL, "no-cache".to_owned()),
        ];
        router = router.route(&path, get(async move || (headers.clone(), text)));
    }
    let handler =
        move |Path((_, id, name)): Path<(u64, u64, String)>| attachment(attachments_dir.clone(), id, name);
    router.route("/attachments/{channel}/{id}/{name}", get(handler))
}

/// The content type of a file of the page.
fn page_content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        _ => "image/svg+xml",
    }
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
