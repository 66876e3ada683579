//! The export of everything that is stored about a player, as files that fit into messages.
//!
//! Games are read page by page and compressed at once, so the memory of an export is that of one file.

use crate::app::AppError;
use crate::app::pools::render_pool::RenderPool;
use crate::host::{ExportedGame, Host, PlayerExport};
use crate::table::{PlayerId, TableId};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::{CompressionMethod, Crc32, DataDescriptorOutput, ZipArchiveWriter};
use std::io::Write as _;

/// An export of more games is compressed. Below that it is a plain file of JSON, which chat clients show by themselves.
const MAX_PLAIN_GAMES: usize = 500;
/// Games that are read and compressed at a time.
const PAGE_GAMES: usize = 1000;
/// Upper bound of the bytes that a game takes in an archive.
const MAX_GAME_BYTES: usize = 128;
/// Upper bound of the bytes of everything else in an archive.
const MAX_HEAD_BYTES: usize = 32 << 10;

/// The text that stands for the empty list of games, at the end of the data of a player.
const NO_GAMES: &[u8] = b"\"games\": []\n}";

/// The data of a player, to be read file by file.
///
/// Compressed files are ZIP archives, because phones open these without another app. Each contains a complete JSON document
/// with its share of the games.
pub struct Export<'a> {
    host: &'a Host,
    pool: &'a RenderPool,
    player: PlayerId,
    max_bytes: usize,
    /// The data without games.
    head: PlayerExport,
    /// Games that are read and not in a file yet.
    page: Vec<ExportedGame>,
    games_per_file: usize,
    /// Files returned so far.
    files: usize,
}

/// A file of an export.
pub struct ExportFile {
    /// The name, with its extension.
    pub name: String,
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// The number of the file, from 1.
    pub number: usize,
}

impl Export<'_> {
    /// Begins the export of everything that is stored about a player, in files of at most `max_bytes`.
    pub async fn begin<'a>(
        host: &'a Host,
        pool: &'a RenderPool,
        player: PlayerId,
        max_bytes: usize,
    ) -> Result<Export<'a>, AppError> {
        let mut head = host.players().export(player, PAGE_GAMES).await?;
        let mut page = std::mem::take(&mut head.games);
        host.players().add_outcomes(&mut page).await?;
        let games_per_file = (max_bytes.saturating_sub(MAX_HEAD_BYTES) / MAX_GAME_BYTES).max(1);
        Ok(Export { host, pool, player, max_bytes, head, page, games_per_file, files: 0 })
    }

    /// The number of games.
    pub fn game_count(&self) -> usize {
        self.head.game_count
    }

    /// The number of files.
    pub fn file_count(&self) -> usize {
        self.head.game_count.div_ceil(self.games_per_file).max(1)
    }

    /// The next file; `None` after the last.
    pub async fn next_file(&mut self) -> Result<Option<ExportFile>, AppError> {
        if self.files == self.file_count() {
            return Ok(None);
        }
        self.files += 1;
        let number = self.files;
        if self.file_count() > 1 {
            let name = format!("b-side-{number}-of-{}", self.file_count());
            let bytes = self.archive(&name).await?;
            return Ok(Some(ExportFile { name: name + ".zip", bytes, number }));
        }
        if self.head.game_count <= MAX_PLAIN_GAMES {
            let whole = PlayerExport { games: std::mem::take(&mut self.page), ..self.head.clone() };
            let bytes = json(&whole);
            if bytes.len() <= self.max_bytes {
                return Ok(Some(ExportFile { name: "b-side.json".to_owned(), bytes, number }));
            }
            self.page = whole.games;
        }
        let bytes = self.archive("b-side").await?;
        Ok(Some(ExportFile { name: "b-side.zip".to_owned(), bytes, number }))
    }

    /// An archive with the next games.
    async fn archive(&mut self, name: &str) -> Result<Vec<u8>, AppError> {
        let mut document = CompressedDocument::begin(&self.head);
        let mut wanted = self.games_per_file;
        while wanted > 0 && !self.page.is_empty() {
            let games: Vec<_> = self.page.drain(..wanted.min(self.page.len())).collect();
            wanted -= games.len();
            let last = games.last().map_or(TableId(0), |game| TableId(game.table));
            document = self.pool.run(move || document.with(&games)).await?;
            if self.page.is_empty() {
                let (host, player) = (self.host, self.player);
                self.page = host
                    .read(async |mut tx| Ok(tx.seats().exported_after(player, last, PAGE_GAMES).await?))
                    .await?;
                host.players().add_outcomes(&mut self.page).await?;
            }
        }
        let name = format!("{name}.json");
        Ok(self.pool.run(move || document.into_archive(&name)).await?)
    }
}

fn json(export: &PlayerExport) -> Vec<u8> {
    serde_json::to_vec_pretty(export).expect("all keys are texts")
}

/// The data of a player and games, compressed as they come.
struct CompressedDocument {
    compressed: DeflateEncoder<Vec<u8>>,
    checksum: Crc32,
    /// The size of the document, in bytes.
    size: u64,
    has_games: bool,
}

impl CompressedDocument {
    fn begin(head: &PlayerExport) -> CompressedDocument {
        let compressed = DeflateEncoder::new(Vec::new(), Compression::default());
        let document = CompressedDocument { compressed, checksum: Crc32::new(), size: 0, has_games: false };
        let head = json(head);
        let head = head.strip_suffix(NO_GAMES).expect("the games come last, and there are none yet");
        document.write(head).write(b"\"games\": [")
    }

    fn with(mut self, games: &[ExportedGame]) -> CompressedDocument {
        let mut text = Vec::new();
        for game in games {
            text.extend(if self.has_games { b",\n    ".as_slice() } else { b"\n    " });
            serde_json::to_writer(&mut text, game).expect("all keys are texts");
            self.has_games = true;
        }
        self.write(&text)
    }

    fn write(mut self, text: &[u8]) -> CompressedDocument {
        self.checksum.update(text);
        self.size += text.len() as u64;
        self.compressed.write_all(text).expect("memory takes everything");
        self
    }

    /// An archive with the document under this name.
    fn into_archive(self, name: &str) -> Vec<u8> {
        let document = self.write(b"\n  ]\n}\n");
        let (checksum, size) = (document.checksum.checksum(), document.size);
        let archive = || -> Result<Vec<u8>, rawzip::Error> {
            let mut archive = ZipArchiveWriter::new(Vec::new());
            let (mut entry, _) =
                archive.new_file(name).compression_method(CompressionMethod::DEFLATE).start()?;
            entry.write_all(&document.compressed.finish().map_err(rawzip::Error::from)?)?;
            entry.finish(DataDescriptorOutput::new(checksum, size))?;
            archive.finish()
        };
        archive().expect("memory takes everything")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::tests::temporary;
    use bside_test_support::database;
    use flate2::read::DeflateDecoder;
    use rawzip::ZipArchive;
    use serde_json::Value;
    use std::io::Read as _;
    use std::time::Instant;

    /// A game in which every number is random.
    fn game(table: i64, random: &mut impl FnMut() -> u64) -> ExportedGame {
        let mut rating = || 1000.0 + random() as f64 / u64::MAX as f64 * 1000.0;
        let (rating_before, rating_after) = (Some(rating()), Some(rating()));
        ExportedGame {
            table,
            game: ["biloba", "bilitaire", "basileus", "bizingo"][random() as usize % 4].to_owned(),
            setup: ["standard", "large"][random() as usize % 2].to_owned(),
            server: Some((1 << 60 | random() >> 4).to_string()),
            channel: (1 << 60 | random() >> 4).to_string(),
            opened_at: 1_000_000_000_000 + (random() >> 24) as i64,
            phase: "ended".to_owned(),
            seat: 1 + random() as i64 % 4,
            place: Some(1 + random() as i64 % 4),
            outcome: Some(["win", "loss", "draw"][random() as usize % 3].to_owned()),
            rating_before,
            rating_after,
        }
    }

    fn unpack(archive: &[u8]) -> (String, Value) {
        let archive = ZipArchive::from_slice(archive).expect("an archive");
        let entry = archive.entries().next().expect("an entry").expect("it is whole");
        let name = String::from_utf8(entry.file_path().as_ref().to_vec()).expect("a name");
        let entry = archive.get_entry(entry.wayfinder()).expect("its data");
        let mut text = String::new();
        let mut document = entry.verifying_reader(DeflateDecoder::new(entry.data()));
        document.read_to_string(&mut text).expect("the checksum is right");
        (name, serde_json::from_str(&text).expect("JSON"))
    }

    #[tokio::test]
    async fn a_game_of_random_numbers_takes_no_more_than_is_assumed() {
        let head = Host::new(temporary().await).players().export(PlayerId(1), 1).await.expect("a store");
        let mut state = 1_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state ^ state >> 29
        };
        let games: Vec<_> = (1..=5000).map(|table| game(table * 977, &mut random)).collect();
        let mut document = CompressedDocument::begin(&head);
        for page in games.chunks(999) {
            document = document.with(page);
        }
        let archive = document.into_archive("b-side.json");
        assert!(archive.len() < MAX_HEAD_BYTES + MAX_GAME_BYTES * games.len(), "{}", archive.len());
        let (name, document) = unpack(&archive);
        assert_eq!(name, "b-side.json");
        let whole = PlayerExport { games, ..head };
        assert_eq!(document, serde_json::to_value(whole).expect("JSON"));
    }

    /// Writes 50,000 finished games of player 1, as the bot does.
    const FILL: &str = "
        INSERT INTO players (id, name) VALUES (1, 'Ana');
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
        INSERT INTO tables
            (id, guild_id, channel_id, game, seats, setup, rules_version, phase, opened_at)
        SELECT i, 1100000000000000000 + i * 7919, 1200000000000000000 + i * 104729, 'biloba', 2, 'standard', 1,
            'ended', 1700000000000 + i * 15485863 FROM n;
        INSERT INTO seats (table_id, seat, player_id, is_over) SELECT id, 0, 1, 1 FROM tables;
        INSERT INTO results (table_id, player_id, place, outcome, at) SELECT id, 1, 1, 'win', opened_at FROM tables;
        INSERT INTO rating_changes
        SELECT id, 1, 1500 + id * 7919 % 100003 / 977.0, 60, 0.06, 1500 + id * 104729 % 100019 / 977.0, 60, 0.06
        FROM tables;";

    /// Memory of the process, in MiB, by the name of its line.
    fn memory(line: &str) -> f64 {
        let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
        let found = status.lines().find_map(|other| other.strip_prefix(line)?.trim().strip_suffix(" kB"));
        found.and_then(|kib| kib.parse::<f64>().ok()).expect("a number") / 1024.0
    }

    #[tokio::test]
    #[ignore = "a measurement for docs/benchmarks.md"]
    async fn fifty_thousand_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let host = Host::new(Store::open(&file).await.expect("a database"));
        database::execute(&file, FILL).await;
        let pool = RenderPool::default();
        let (before, begin) = (memory("VmRSS:"), Instant::now());
        // The peak counts from now on.
        std::fs::write("/proc/self/clear_refs", "5").expect("Linux");
        let mut export = Export::begin(&host, &pool, PlayerId(1), 10 << 20).await.expect("a store");
        let file = export.next_file().await.expect("a store").expect("a file");
        println!("{} ms, {:.1} MiB of memory", begin.elapsed().as_millis(), memory("VmHWM:") - before);
        println!("{}: {} bytes", file.name, file.bytes.len());
        let (_, document) = unpack(&file.bytes);
        println!("{} bytes of JSON", document.to_string().len());
        assert_eq!(document["games"].as_array().map(Vec::len), Some(50_000));
        assert!(export.next_file().await.expect("a store").is_none());
    }
}
