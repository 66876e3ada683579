//! Records of games: of one game, and of all finished games of a player as an archive.

use crate::app::pools::render_pool::{RenderError, RenderPool};
use crate::app::{App, AppError};
use crate::host::{HostError, TableRef};
use crate::i18n::{Localizer, names};
use crate::names::without_direction_marks;
use crate::rules::record::Record;
use crate::table::{PlayerId, Table};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::{CompressionMethod, Crc32, DataDescriptorOutput, ZipArchiveWriter};
use std::io::Write as _;
use std::sync::Arc;

/// Upper bound of the games of an archive.
const MAX_GAMES: usize = 1000;
/// Games that are loaded and compressed at a time.
const BATCH_GAMES: usize = 25;
/// Upper bound of the bytes of an entry beside its compressed content: two headers with its name, and a descriptor.
const ENTRY_OVERHEAD: usize = 256;

/// The record of the game at a table, with the names of the players in English; `None` before its start.
pub fn record_of(table: &Table) -> Option<Record> {
    // Each name is on a line of its own, and needs no marks.
    let seat = |(index, name): (usize, String)| (format!("Seat{index}"), without_direction_marks(&name));
    let tags = names(&Localizer::english(), table).into_iter().enumerate().map(seat).collect();
    Some(Record { tags, game: table.game()?.clone() })
}

/// [`record_of`] with the number of the table, which tells several records apart.
pub fn numbered_record_of(table: &Table) -> Option<Record> {
    let mut record = record_of(table)?;
    record.tags.insert(0, ("Table".to_owned(), table.id().to_string()));
    Some(record)
}

/// The name of the file with the record of a table.
pub fn record_name(table: &Table) -> String {
    format!("{}-{}.txt", table.setup().kind(), table.id())
}

/// The records of a player's finished games.
pub struct RecordArchive {
    /// A ZIP archive with a text file for each game.
    pub bytes: Vec<u8>,
    /// The number of games.
    pub games: usize,
    /// Whether these are all finished games of the player, and not the newest only.
    pub is_complete: bool,
}

impl<P> App<P> {
    /// The records of the newest finished games of a player, in an archive of at most `max_bytes`. Games that cannot be rebuilt
    /// are left out.
    pub async fn record_archive(
        &self,
        player: PlayerId,
        max_bytes: usize,
    ) -> Result<RecordArchive, AppError> {
        let played = self.host.players().finished_games_of(player, MAX_GAMES + 1).await?;
        let mut archive = ArchiveWriter::new(max_bytes);
        for batch in played[..played.len().min(MAX_GAMES)].chunks(BATCH_GAMES) {
            let mut tables = Vec::new();
            for game in batch {
                match self.host.tables().load(TableRef::Id(game.table)).await {
                    Ok(table) => tables.push(table),
                    Err(HostError::Broken(broken)) => tracing::error!(%broken, "a game has no record"),
                    Err(error) => return Err(error.into()),
                }
            }
            archive = archive.with(&self.render_pool, tables).await?;
        }
        let is_complete = played.len() <= MAX_GAMES && !archive.is_full;
        let games = archive.games;
        let bytes = self.render_pool.run(move || archive.finish()).await?;
        Ok(RecordArchive { bytes, games, is_complete })
    }
}

/// An archive that is being written to memory.
struct ArchiveWriter {
    zip: ZipArchiveWriter<Vec<u8>>,
    /// Upper bound of the bytes so far.
    size: usize,
    max_bytes: usize,
    games: usize,
    /// Whether a game did not fit. The games after it are older.
    is_full: bool,
}

impl ArchiveWriter {
    fn new(max_bytes: usize) -> ArchiveWriter {
        let zip = ZipArchiveWriter::new(Vec::new());
        ArchiveWriter { zip, size: ENTRY_OVERHEAD, max_bytes, games: 0, is_full: false }
    }

    /// Adds the records of these tables, on the pool.
    async fn with(
        mut self,
        pool: &RenderPool,
        tables: Vec<Arc<Table>>,
    ) -> Result<ArchiveWriter, RenderError> {
        let add = move || {
            for table in &tables {
                let Some(record) = numbered_record_of(table) else { continue };
                self.add(&record_name(table), record.to_string().as_bytes());
            }
            self
        };
        pool.run(add).await
    }

    fn add(&mut self, name: &str, text: &[u8]) {
        let mut compressed = DeflateEncoder::new(Vec::new(), Compression::default());
        let compressed = compressed.write_all(text).and_then(|()| compressed.finish());
        let compressed = compressed.expect("memory takes everything");
        self.is_full |= self.size + compressed.len() + ENTRY_OVERHEAD > self.max_bytes;
        if self.is_full {
            return;
        }
        self.size += compressed.len() + ENTRY_OVERHEAD;
        self.games += 1;
        let mut checksum = Crc32::new();
        checksum.update(text);
        let mut write = || -> Result<(), rawzip::Error> {
            let file = self.zip.new_file(name).compression_method(CompressionMethod::DEFLATE);
            let (mut entry, _) = file.start()?;
            entry.write_all(&compressed)?;
            entry.finish(DataDescriptorOutput::new(checksum.checksum(), text.len() as u64))?;
            Ok(())
        };
        write().expect("memory takes everything");
    }

    fn finish(self) -> Vec<u8> {
        self.zip.finish().expect("memory takes everything")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_is_never_larger_than_allowed() {
        let texts: Vec<String> = (0..200_u64)
            .map(|game| (0..game).map(|turn| format!("{}. {:x} ", turn + 1, (turn * game) << 7)).collect())
            .collect();
        let mut sizes = Vec::new();
        for max_bytes in [0, 1000, 20_000, 1 << 20] {
            let mut archive = ArchiveWriter::new(max_bytes);
            for (number, text) in texts.iter().enumerate() {
                archive.add(&format!("bilitaire-{}.txt", i64::MAX - number as i64), text.as_bytes());
            }
            let (games, is_full) = (archive.games, archive.is_full);
            let bytes = archive.finish();
            assert!(bytes.len() <= max_bytes.max(ENTRY_OVERHEAD), "{} of {max_bytes}", bytes.len());
            assert_eq!(is_full, games < texts.len());
            sizes.push(games);
        }
        assert!(sizes.is_sorted() && sizes[0] == 0 && sizes[3] == texts.len(), "{sizes:?}");
    }
}
