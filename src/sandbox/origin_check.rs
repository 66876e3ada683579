//! Protection against other web pages in a browser on this machine.
//!
//! A browser lets any page send requests to loopback, and with DNS rebinding such a page can even read the responses. The
//! headers `Host` and `Origin` tell these requests from those of local programs and of this server's own page.

use super::error::ApiError;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The names of this machine.
const LOOPBACK: [&str; 3] = ["127.0.0.1", "localhost", "[::1]"];

/// Middleware that rejects requests with a foreign `Host` or `Origin`, and forbids other sites to embed responses. `port` is this server's.
pub(super) async fn check_origin(State(port): State<u16>, request: Request, next: Next) -> Response {
    let mut response = if is_allowed(request.headers(), port) {
        next.run(request).await
    } else {
        let error = ApiError::FORBIDDEN_ORIGIN;
        (error.status, Json(error.body())).into_response()
    };
    for (name, value) in [
        // An uploaded file must not run as a script, and other pages must not embed it.
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn is_allowed(headers: &HeaderMap, port: u16) -> bool {
    let values =
        |name: HeaderName| headers.get_all(name).into_iter().map(|value| value.to_str().unwrap_or("?"));
    let mut hosts = values(header::HOST);
    // Some clients leave the port out. The name is what tells a request that a foreign page has rebound to this machine.
    let is_own_name = |host: &str| is_own_host(host, port) || LOOPBACK.contains(&host);
    let is_host_allowed = hosts.next().is_some_and(is_own_name) && hosts.next().is_none();
    let is_own = |origin: &str| {
        let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        host.is_some_and(|host| is_own_host(host, port))
    };
    is_host_allowed && values(header::ORIGIN).all(is_own)
}

/// Whether `host` names the loopback address with this port.
fn is_own_host(host: &str, port: u16) -> bool {
    let (name, host_port) = match host.rsplit_once(':') {
        // The colons of an IPv6 address are inside brackets.
        Some((name, host_port)) if !host_port.ends_with(']') => (name, host_port.parse().ok()),
        _ => (host, Some(80)),
    };
    let name = name.to_ascii_lowercase();
    host_port == Some(port) && LOOPBACK.contains(&name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_hosts_with_the_port_are_accepted() {
        for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"] {
            assert!(is_own_host(host, 8080), "{host}");
        }
        for host in
            ["", "127.0.0.1", "127.0.0.1:80", "rebound.example:8080", "localhost.example:8080", "[::1]"]
        {
            assert!(!is_own_host(host, 8080), "{host}");
        }
        assert!(is_own_host("localhost", 80));
    }
}
