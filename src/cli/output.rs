//! Standard output of the commands.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};

/// Prints a text as it is. A reader that closes the pipe, like `head`, is no error.
///
/// # Errors
/// Fails if standard output cannot be written.
pub(super) fn print(text: impl Display) -> io::Result<()> {
    let mut output = io::stdout().lock();
    match write!(output, "{text}").and_then(|()| output.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
