//! Output of the commands, to the terminal and to files.

use anyhow::{Context as _, ensure};
use std::fmt::Display;
use std::fs::{self, Permissions};
use std::io::{self, ErrorKind, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

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

/// Writes a file. An existing file is replaced only if it is empty or `is_own` recognizes its content, and a link or a
/// device is never written to. The name belongs to a complete file at all times.
///
/// # Errors
/// Fails if the file is not to be replaced or cannot be written.
pub(super) fn write_file(
    path: &Path,
    content: &[u8],
    is_own: impl FnOnce(&[u8]) -> bool,
) -> anyhow::Result<()> {
    let failed = || format!("cannot write {}", path.display());
    match fs::symlink_metadata(path) {
        Ok(found) => {
            ensure!(found.is_file(), "{}: it is not a file", failed());
            let existing = fs::read(path).with_context(failed)?;
            let is_own = existing.is_empty() || is_own(&existing);
            ensure!(is_own, "{}: a file of another kind exists and is not replaced", failed());
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error).with_context(failed),
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut new = tempfile::Builder::new();
    let new = new.prefix(".bside-").permissions(Permissions::from_mode(0o666)).tempfile_in(folder);
    let mut new = new.with_context(failed)?;
    new.write_all(content).with_context(failed)?;
    new.persist(path).with_context(failed)?;
    Ok(())
}
