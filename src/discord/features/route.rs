use super::{CommandError, Visibility};
use poise::BoxFuture;

/// The visibility of the answer, and the handler that creates it.
pub(super) type Route<'a> = (Visibility, BoxFuture<'a, Result<(), CommandError>>);

pub(super) fn route<'a>(
    visibility: Visibility,
    handler: impl Future<Output = Result<(), CommandError>> + Send + 'a,
) -> Route<'a> {
    (visibility, Box::pin(handler))
}
