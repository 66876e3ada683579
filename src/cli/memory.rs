//! Keeps the memory of the bot small.

use std::env;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

/// Read by glibc when a process starts: the number of arenas from which threads allocate.
const ARENA_MAX: &str = "MALLOC_ARENA_MAX";
/// With more arenas, memory that one thread has freed is not reused by another; with fewer, threads wait for each other.
const ARENAS: &str = "2";

/// Restarts this process with few malloc arenas, unless their number is set. A running process could change it only by a
/// foreign function.
pub(super) fn limit_arenas() {
    if !cfg!(all(target_os = "linux", target_env = "gnu")) || env::var_os(ARENA_MAX).is_some() {
        return;
    }
    let mut arguments = env::args_os();
    if let (Ok(program), Some(name)) = (env::current_exe(), arguments.next()) {
        // `exec` returns only if it fails.
        let error = Command::new(program).arg0(name).args(arguments).env(ARENA_MAX, ARENAS).exec();
        tracing::debug!(%error, "the number of malloc arenas is not limited");
    }
}
