//! The tables of four men, which are too large for memory: a folder with one file for each material.

use super::endgame::{EndgamePosition, FOUR_MEN, Material};
use super::retrograde::{self, result_of_children};
use super::{decode, probe_position};
use crate::rules::Position as _;
use crate::search::{TablebaseResult, turns};
use std::fs::{self, File};
use std::io::{self, Error, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

static FILES: OnceLock<Vec<File>> = OnceLock::new();

/// Statistics of a generated table, over the positions in which the game is not over.
#[derive(Clone, Copy, Debug)]
pub struct TablebaseStats {
    /// The material besides the kings, such as `pawn-against-piece`.
    pub material: &'static str,
    /// Positions won by the seat to act, in percent.
    pub won: f64,
    /// Positions lost by the seat to act, in percent; the others are drawn.
    pub lost: f64,
    /// The longest win, in turns of both sides.
    pub longest_win: u32,
}

/// The number of tables of four men.
pub const TABLE_COUNT: usize = FOUR_MEN.len();

/// The number of tables that a folder already has whole, from an earlier run of [`generate`].
pub fn finished_tables(folder: &Path) -> usize {
    FOUR_MEN.iter().filter(|material| open_table(folder, material).is_ok()).count()
}

/// Generates the tables that a folder does not have whole, `threads` at a time, and reports each finished one.
///
/// Each takes about 100 MB of memory. One position of a thousand is verified before a file is written. A file has its final
/// name only once it is complete, so an interrupted run can be repeated.
///
/// # Errors
/// If the folder or a file cannot be written, or a table fails its verification.
pub fn generate(folder: &Path, threads: usize, report: impl Fn(TablebaseStats) + Sync) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    super::warm_up();
    let next = AtomicUsize::new(0);
    let generate_tables = || {
        while let Some(material) = FOUR_MEN.get(next.fetch_add(1, Ordering::Relaxed)) {
            if open_table(folder, material).is_err() {
                let table = retrograde::generate(material);
                verify(material, &table)?;
                write_table(&path(folder, material), &table)?;
                report(statistics(material, &table));
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(generate_tables)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| Err(Error::other("the generation of a table has panicked")))
        })
    })
}

/// Writes a file that has its name once it is complete. The unfinished file of an interrupted run is used again; a link
/// with its name is not followed.
fn write_table(path: &Path, table: &[u8]) -> io::Result<()> {
    let part = path.with_extension("part");
    if part.symlink_metadata().is_ok_and(|found| !found.is_file()) {
        return Err(Error::new(ErrorKind::AlreadyExists, format!("{} is not a file", part.display())));
    }
    let mut file = File::options().write(true).create(true).truncate(false).open(&part)?;
    // Another process may be writing it.
    file.try_lock()?;
    file.set_len(0)?;
    file.write_all(table)?;
    file.sync_all()?;
    fs::rename(&part, path)
}

/// Makes all searches of this process probe the tables in a folder that [`generate`] has filled. Only the first call has an
/// effect.
///
/// # Errors
/// If a file is missing, cannot be opened or has the wrong size.
pub fn open(folder: &Path) -> io::Result<()> {
    let files =
        FOUR_MEN.iter().map(|material| open_table(folder, material)).collect::<io::Result<Vec<File>>>()?;
    FILES.get_or_init(|| files);
    Ok(())
}

fn open_table(folder: &Path, material: &Material) -> io::Result<File> {
    let path = path(folder, material);
    let with_path = |error: Error| Error::new(error.kind(), format!("{}: {error}", path.display()));
    let file = File::open(&path).map_err(with_path)?;
    if file.metadata().map_err(with_path)?.len() != material.index_count() as u64 {
        let why = "no table of this version, or not all of it";
        return Err(with_path(Error::new(ErrorKind::InvalidData, why)));
    }
    Ok(file)
}

/// Whether searches of this process probe the tables of four men.
pub fn are_open() -> bool {
    FILES.get().is_some()
}

/// The entry of a table; `None` if the tables are not open or the file cannot be read.
pub(super) fn probe(material: usize, index: usize) -> Option<u8> {
    let mut entry = [0];
    read_at(FILES.get()?.get(material)?, &mut entry, index as u64).ok()?;
    Some(entry[0])
}

fn path(folder: &Path, material: &Material) -> PathBuf {
    folder.join(format!("basileus-{}.endings", material.name))
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::windows::fs::FileExt::seek_read(file, bytes, at).map(drop)
}

/// Verifies that a sample of the entries follows from the results of the children.
fn verify(material: &'static Material, table: &[u8]) -> io::Result<()> {
    const SAMPLE_INTERVAL: usize = 997;
    for index in (0..material.index_count()).step_by(SAMPLE_INTERVAL) {
        let Some(position) = EndgamePosition::at(index, material).map(|endgame| endgame.position(material))
        else {
            continue;
        };
        if position.seat().is_none() {
            continue;
        }
        let mut children = Vec::new();
        turns::push_children(&position, usize::MAX, &mut children);
        let probe = |after: &_| {
            let endgame = EndgamePosition::of(after, std::slice::from_ref(material));
            endgame.map(|(_, endgame)| decode(table[endgame.index()])).or_else(|| probe_position(after))
        };
        if result_of_children(&children, probe) != Some(decode(table[index])) {
            return Err(Error::other(format!("{}: position {index} does not follow", material.name)));
        }
    }
    Ok(())
}

fn statistics(material: &Material, table: &[u8]) -> TablebaseStats {
    let (mut won, mut lost, mut all, mut longest_win) = (0, 0, 0, 0);
    for (index, entry) in table.iter().enumerate() {
        if EndgamePosition::at(index, material)
            .is_none_or(|endgame| endgame.position(material).seat().is_none())
        {
            continue;
        }
        all += 1;
        match decode(*entry) {
            TablebaseResult::Win(turns) => {
                won += 1;
                longest_win = longest_win.max(turns);
            }
            TablebaseResult::Loss(_) => lost += 1,
            TablebaseResult::Draw => {}
        }
    }
    let percent = |count: u64| 100.0 * count as f64 / all as f64;
    TablebaseStats { material: material.name, won: percent(won), lost: percent(lost), longest_win }
}

#[cfg(test)]
mod tests {
    use super::super::endgame::THREE_MEN;
    use super::*;

    #[test]
    fn a_wrong_entry_is_found() {
        let material = &THREE_MEN[0];
        let mut table = retrograde::generate(material);
        assert!(verify(material, &table).is_ok());
        let won = (0..table.len()).step_by(997).find(|index| table[*index] > 10).expect("a sampled win");
        table[won] -= 2;
        assert!(verify(material, &table).is_err());
    }

    #[test]
    fn statistics_count_results_and_the_longest_win() {
        let material = &THREE_MEN[0];
        let TablebaseStats { material: name, won, lost, longest_win } =
            statistics(material, &retrograde::generate(material));
        assert_eq!((name, longest_win), ("pawn", 59));
        assert!(won > 50.0 && lost > 40.0 && won + lost < 100.0, "{won} {lost}");
    }

    #[cfg(unix)]
    #[test]
    fn a_table_is_not_written_through_a_link() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, other) = (folder.path().join("a.endings"), folder.path().join("diary"));
        fs::write(&other, "mine").expect("written");
        std::os::unix::fs::symlink(&other, folder.path().join("a.part")).expect("a link");
        assert!(write_table(&path, b"table").is_err());
        assert_eq!(fs::read_to_string(&other).expect("text"), "mine");
        fs::remove_file(folder.path().join("a.part")).expect("removed");
        // An interrupted run has left a part, which was longer.
        fs::write(folder.path().join("a.part"), "unfinished").expect("written");
        write_table(&path, b"table").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("text"), "table");
        assert!(!folder.path().join("a.part").exists());
    }

    #[test]
    fn only_a_folder_with_all_tables_can_be_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        let refused = || open(folder.path()).expect_err("it is not complete").to_string();
        assert!(refused().contains("basileus-pawn-pawn.endings"), "{}", refused());
        fs::write(folder.path().join("basileus-pawn-pawn.endings"), [0; 100]).expect("it is written");
        assert!(refused().ends_with("no table of this version, or not all of it"), "{}", refused());
        assert_eq!(finished_tables(folder.path()), 0, "it is generated again");
        let whole = File::create(folder.path().join("basileus-pawn-pawn.endings")).expect("it is created");
        whole.set_len(FOUR_MEN[0].index_count() as u64).expect("room");
        assert_eq!(finished_tables(folder.path()), 1);
        assert!(!are_open());
    }
}
