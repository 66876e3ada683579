//! The command `bside`.

fn main() -> anyhow::Result<()> {
    bside::cli::run()
}
