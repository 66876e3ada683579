//! The command `bside`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match bside::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Whatever the environment says, a person's mistake is worth no backtrace.
            eprintln!("bside: {}", bside::cli::message(&error));
            bside::cli::exit_code(&error)
        }
    }
}
