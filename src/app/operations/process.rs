//! What Linux says of the process, by the names that Prometheus's own libraries use. Elsewhere nothing is known.

use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Registry;
use std::fs;

/// Ticks of the clock in a second, on all processors for which Linux reports times in ticks to programs.
const TICKS: f64 = 100.0;

/// Registers the memory, the processor time and the open files of this process.
pub(super) fn register(registry: &mut Registry) {
    let memory = resident_bytes().map(|bytes| bytes as f64);
    let files = fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as f64);
    for (name, help, value) in [
        ("process_resident_memory_bytes", "Memory in use", memory),
        ("process_cpu_seconds", "Processor time used since the start", cpu_seconds()),
        ("process_open_fds", "Open files and connections", files),
        ("process_max_fds", "Upper bound of open files and connections", max_files()),
    ] {
        if let Some(value) = value {
            registry.register(name, help, ConstGauge::new(value));
        }
    }
}

fn resident_bytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    kilobytes.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may have spaces, and ends at the last parenthesis.
    let (_, fields) = stat.rsplit_once(") ")?;
    let ticks = fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<f64>());
    ticks.sum::<Result<f64, _>>().ok().map(|ticks| ticks / TICKS)
}

fn max_files() -> Option<f64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    files.split_whitespace().next()?.parse().ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn linux_says_how_much_a_process_uses() {
        assert!(resident_bytes().is_some_and(|bytes| bytes > 1 << 20));
        assert!(cpu_seconds().is_some_and(|seconds| (0.0..1e6).contains(&seconds)));
        assert!(max_files().is_some_and(|files| files >= 3.0));
    }
}
