//! Who is let in: programs of this machine, and pages of this server. A browser lets any page send requests to loopback,
//! and with a name that suddenly means this address even read the answers; but it says under which name it asks, and for
//! which page.

use super::error::ApiError;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses whoever asks under another name than this server's, or for a page of another server. `port` is that of this
/// server.
pub(super) async fn guard(State(port): State<u16>, request: Request, next: Next) -> Response {
    let mut response = if is_ours(request.headers(), port) {
        next.run(request).await
    } else {
        let refusal = ApiError::foreign();
        (refusal.status, Json(refusal.body())).into_response()
    };
    for (name, value) in [
        // Nothing that comes from here may run as something that it is not, or inside what comes from elsewhere.
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn is_ours(headers: &HeaderMap, port: u16) -> bool {
    let all = |name: HeaderName| headers.get_all(name).into_iter().map(|value| value.to_str().unwrap_or("?"));
    let mut hosts = all(header::HOST);
    let named = hosts.next().is_some_and(|host| is_host(host, port)) && hosts.next().is_none();
    let own = |origin: &str| origin.strip_prefix("http://").is_some_and(|host| is_host(host, port));
    named && all(header::ORIGIN).all(own)
}

fn is_host(host: &str, port: u16) -> bool {
    let (name, given) = match host.rsplit_once(':') {
        // The colon of an address of version 6 stands in brackets.
        Some((name, given)) if !given.ends_with(']') => (name, given.parse().ok()),
        _ => (host, Some(80)),
    };
    let name = name.to_ascii_lowercase();
    given == Some(port) && ["127.0.0.1", "localhost", "[::1]"].contains(&name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_with_the_port_are_ours() {
        for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"] {
            assert!(is_host(host, 8080), "{host}");
        }
        for host in
            ["", "127.0.0.1", "127.0.0.1:80", "rebound.example:8080", "localhost.example:8080", "[::1]"]
        {
            assert!(!is_host(host, 8080), "{host}");
        }
        assert!(is_host("localhost", 80));
    }
}
