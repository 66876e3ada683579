//! What a command prints for others to read.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};

/// Writes a text as it is. Who reads no further has read enough: that is no error.
pub(super) fn put(text: impl Display) -> io::Result<()> {
    let mut output = io::stdout().lock();
    match write!(output, "{text}").and_then(|()| output.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
