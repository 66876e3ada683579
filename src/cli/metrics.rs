use super::bounded_listener::BoundedListener;
use crate::discord::Health;
use anyhow::Context as _;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use clap::Args;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use tokio::net::TcpListener;

/// The content type of OpenMetrics, which Prometheus reads.
const OPEN_METRICS_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

#[derive(Args)]
pub(super) struct Metrics {
    /// Serve Prometheus metrics (/metrics) and a health check (/healthz) on this port of 127.0.0.1, or on another address such as 0.0.0.0:9184; 0 picks a free port
    #[arg(long, env = "BSIDE_METRICS", value_name = "PORT")]
    metrics: Option<String>,
}

impl Metrics {
    /// The address at which a bot with these settings can be asked, if one is set.
    pub(super) fn address(&self) -> anyhow::Result<Option<SocketAddr>> {
        let Some(mut address) = self.parse()? else { return Ok(None) };
        match address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
            IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
            _ => {}
        }
        Ok(Some(address))
    }

    fn parse(&self) -> anyhow::Result<Option<SocketAddr>> {
        let Some(text) = self.metrics.as_deref().filter(|text| !text.is_empty()) else { return Ok(None) };
        let address = parse_address(text).with_context(|| {
            format!(
                "BSIDE_METRICS must be a port or an address with a port, such as 0.0.0.0:9184, not {text}"
            )
        })?;
        Ok(Some(address))
    }

    /// Binds the port, if one is set.
    pub(super) async fn listen(&self) -> anyhow::Result<Option<TcpListener>> {
        let Some(address) = self.parse()? else { return Ok(None) };
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|error| {
            let wanted = match error.kind() {
                ErrorKind::AddrNotAvailable => "an address of this machine",
                ErrorKind::PermissionDenied => "a port above 1023",
                _ => "a port that is free",
            };
            anyhow::Error::new(error)
                .context(format!("cannot serve metrics at {address}: set BSIDE_METRICS to {wanted}"))
        })?;
        Ok(Some(listener))
    }
}

/// Parses a port of this machine, or an address with a port.
fn parse_address(text: &str) -> Option<SocketAddr> {
    let port = text.parse().map(|port: u16| (Ipv4Addr::LOCALHOST, port).into());
    port.ok().or_else(|| text.parse().ok())
}

/// Serves health and metrics of a bot until the process ends.
pub(super) async fn serve(listener: TcpListener, health: Health) {
    let app =
        Router::new().route("/healthz", get(healthz)).route("/metrics", get(metrics)).with_state(health);
    if let Err(error) = axum::serve(BoundedListener::new(listener), app).await {
        tracing::error!(error = &error as &dyn std::error::Error, "metrics are no longer served");
    }
}

async fn healthz(State(health): State<Health>) -> Response {
    match health.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

async fn metrics(State(health): State<Health>) -> Response {
    match health.metrics().await {
        Ok(metrics) => ([(CONTENT_TYPE, OPEN_METRICS_TYPE)], metrics).into_response(),
        Err(error) => {
            tracing::error!(error = &error as &dyn std::error::Error, "cannot encode metrics");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_served_on_loopback_unless_an_address_says_otherwise() {
        let parsed = |text| parse_address(text).map(|address| address.to_string());
        assert_eq!(parsed("9184").as_deref(), Some("127.0.0.1:9184"));
        assert_eq!(parsed("0.0.0.0:9184").as_deref(), Some("0.0.0.0:9184"));
        assert_eq!(parsed("[::1]:9184").as_deref(), Some("[::1]:9184"));
        for wrong in ["ninety", "99999", ":9184", "localhost:9184", "-1"] {
            assert_eq!(parsed(wrong), None, "{wrong}");
        }
    }
}
