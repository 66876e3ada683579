use super::output::print;
use crate::i18n::Localizer;
use crate::rules::record::Record;
use anyhow::Context as _;
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Replay {
    /// Game record, as written by /record
    file: PathBuf,
}

impl Replay {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let record = read(&self.file)?;
        Ok(print(format_args!("{record}\n{}", record.game.position().ascii_board()))?)
    }
}

/// Reads the record in a file.
pub(super) fn read(file: &Path) -> anyhow::Result<Record> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    text.parse().map_err(|error| anyhow::anyhow!("{}", Localizer::english().record_error(&error)))
}

/// Whether the content of a file is a record.
pub(super) fn is_record(content: &[u8]) -> bool {
    std::str::from_utf8(content).is_ok_and(|text| text.parse::<Record>().is_ok())
}
