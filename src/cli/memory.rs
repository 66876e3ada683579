//! The bot's memory, and how little of it is enough.

use std::env;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

/// What glibc reads when a process begins: from how many pools threads may take memory.
const POOLS: &str = "MALLOC_ARENA_MAX";
/// With more, those that one thread has left half empty grow for another; with fewer, threads wait for each other.
const FEW: &str = "2";

/// Begins this process anew, as the same one, with few pools of memory, unless somebody has chosen how many. From inside,
/// only a foreign function could say so.
pub(super) fn take_from_few_pools() {
    if !cfg!(all(target_os = "linux", target_env = "gnu")) || env::var_os(POOLS).is_some() {
        return;
    }
    let mut arguments = env::args_os();
    if let (Ok(program), Some(name)) = (env::current_exe(), arguments.next()) {
        // It comes back only if it fails.
        let error = Command::new(program).arg0(name).args(arguments).env(POOLS, FEW).exec();
        tracing::debug!(%error, "memory is taken from as many pools as there are");
    }
}
