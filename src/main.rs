//! The command `bside`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match bside::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The causes in one line. Whatever the environment says, a person's mistake is worth no backtrace.
            eprintln!("bside: {error:#}");
            ExitCode::FAILURE
        }
    }
}
