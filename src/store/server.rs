//! Connections to a server of PostgreSQL.

use super::dialect::within;
use super::{Result, StoreError};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, PgConnection};
use std::io::ErrorKind;
use std::time::Duration;

/// How long to wait for a connection or a response of the server. It leaves time for a retry while a player waits.
pub(super) const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);

/// Checks that transactions may write.
///
/// # Errors
///
/// [`StoreError::ReadOnly`] if they may not.
pub(super) async fn ensure_writable(connection: &mut PgConnection) -> Result<()> {
    let query = sqlx::query_scalar("SELECT current_setting('transaction_read_only') = 'on'");
    let is_read_only = within(RESPONSE_TIMEOUT, query.fetch_one(connection)).await?;
    if is_read_only { Err(StoreError::ReadOnly) } else { Ok(()) }
}

/// Connects. Its errors tell an operator what to correct.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection> {
    // Notices about objects that exist already are not interesting.
    let options = options.clone().options([("client_min_messages", "warning")]);
    within(RESPONSE_TIMEOUT, options.connect()).await.map_err(|error| match error {
        StoreError::Timeout => StoreError::Unreachable(None),
        // A connection that was cut off is no missing server.
        StoreError::Database(sqlx::Error::Io(error))
            if !matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::ConnectionReset) =>
        {
            StoreError::Unreachable(Some(error))
        }
        StoreError::Database(sqlx::Error::Database(error)) => match error.code().as_deref() {
            Some("28P01" | "28000") => StoreError::AuthenticationFailed(sqlx::Error::Database(error)),
            Some("3D000") => StoreError::DatabaseMissing,
            _ => sqlx::Error::Database(error).into(),
        },
        error => error,
    })
}
