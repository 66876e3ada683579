//! What systemd is told: that the bot is ready, still runs, and stops.

use sd_notify::NotifyState;

/// Tells the supervisor, if it listens.
pub(super) fn tell(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "the supervisor cannot be told about this process");
    }
}
