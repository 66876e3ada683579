//! The command `bside`.

use std::process::ExitCode;

fn main() -> ExitCode {
    bside::cli::run()
}
