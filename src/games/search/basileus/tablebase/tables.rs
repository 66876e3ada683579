//! The endings with two men, which are too many for the memory: a folder with a file for each kind.

use super::place::{Kind, LARGE, Place};
use super::work::{by_turns, table};
use super::{of, read};
use crate::rules::Position as _;
use crate::search::{TablebaseResult, turns};
use std::fs::{self, File};
use std::io::{self, Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

static FILES: OnceLock<Vec<File>> = OnceLock::new();

/// What is worth saying of a kind that has been worked out.
#[derive(Clone, Copy, Debug)]
pub struct TablebaseStats {
    /// Its name, such as `pawn-against-piece`.
    pub kind: &'static str,
    /// So many per cent of the positions are won by the seat to act.
    pub won: f64,
    /// So many are lost; the others are drawn.
    pub lost: f64,
    /// No win takes more turns of both sides.
    pub longest: u32,
}

/// Works out the kinds that are not in a folder yet, so many at a time, and tells of each.
///
/// Each takes about 100 MB of memory. One of a thousand places is checked against what its turns lead to before a file is
/// written; it has its name only once it is complete.
pub fn solve(folder: &Path, threads: usize, told: impl Fn(TablebaseStats) + Sync) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    super::warm_up();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(kind) = LARGE.get(next.fetch_add(1, Ordering::Relaxed)) {
            let path = path(folder, kind);
            if !path.exists() {
                let table = table(kind);
                check(kind, &table)?;
                let part = path.with_extension("part");
                fs::write(&part, &table)?;
                File::open(&part)?.sync_all()?;
                fs::rename(&part, &path)?;
                told(worked(kind, &table));
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| Err(Error::other("a table could not be worked out")))
        })
    })
}

/// From now on every search of this process looks up the endings in a folder that [`solve`] has filled. To open another
/// one later has no effect.
pub fn open(folder: &Path) -> io::Result<()> {
    let open = |kind: &Kind| {
        let path = path(folder, kind);
        let named = |error: Error| Error::new(error.kind(), format!("{}: {error}", path.display()));
        let file = File::open(&path).map_err(named)?;
        if file.metadata().map_err(named)?.len() != kind.places() as u64 {
            return Err(named(Error::new(
                ErrorKind::InvalidData,
                "no table of this version, or not all of it",
            )));
        }
        Ok(file)
    };
    let files = LARGE.iter().map(open).collect::<io::Result<Vec<File>>>()?;
    FILES.get_or_init(|| files);
    Ok(())
}

pub(super) fn are_open() -> bool {
    FILES.get().is_some()
}

/// What the table of a kind says of a place; what cannot be read is not known.
pub(super) fn look_up(kind: usize, index: usize) -> Option<u8> {
    let mut known = [0];
    read_at(FILES.get()?.get(kind)?, &mut known, index as u64).ok()?;
    Some(known[0])
}

fn path(folder: &Path, kind: &Kind) -> PathBuf {
    folder.join(format!("basileus-{}.endings", kind.name))
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::windows::fs::FileExt::seek_read(file, bytes, at).map(drop)
}

/// Follows what is said of places from what is said of those after them?
fn check(kind: &'static Kind, table: &[u8]) -> io::Result<()> {
    const EVERY: usize = 997;
    for index in (0..kind.places()).step_by(EVERY) {
        let Some(position) = Place::at(index, kind).map(|place| place.position(kind)) else { continue };
        if position.seat().is_none() {
            continue;
        }
        let mut children = Vec::new();
        turns::push_children(&position, usize::MAX, &mut children);
        let look_up = |after: &_| {
            let place = Place::of(after, std::slice::from_ref(kind));
            place.map(|(_, place)| read(table[place.index()])).or_else(|| of(after))
        };
        if by_turns(&children, look_up) != Some(read(table[index])) {
            return Err(Error::other(format!("{}: place {index} does not follow", kind.name)));
        }
    }
    Ok(())
}

fn worked(kind: &Kind, table: &[u8]) -> TablebaseStats {
    let (mut won, mut lost, mut all, mut longest) = (0, 0, 0, 0);
    for (index, known) in table.iter().enumerate() {
        if Place::at(index, kind).is_none_or(|place| place.position(kind).seat().is_none()) {
            continue;
        }
        all += 1;
        match read(*known) {
            TablebaseResult::Win(turns) => {
                won += 1;
                longest = longest.max(turns);
            }
            TablebaseResult::Loss(_) => lost += 1,
            TablebaseResult::Draw => {}
        }
    }
    let percent = |count: u64| 100.0 * count as f64 / all as f64;
    TablebaseStats { kind: kind.name, won: percent(won), lost: percent(lost), longest }
}

#[cfg(test)]
mod tests {
    use super::super::place::SMALL;
    use super::*;

    #[test]
    fn a_place_that_does_not_follow_is_found() {
        let kind = &SMALL[0];
        let mut table = table(kind);
        assert!(check(kind, &table).is_ok());
        let won = (0..table.len()).step_by(997).find(|index| table[*index] > 10).expect("one of the places");
        table[won] -= 2;
        assert!(check(kind, &table).is_err());
    }

    #[test]
    fn what_is_worked_out_of_a_kind_is_told() {
        let kind = &SMALL[0];
        let TablebaseStats { kind: name, won, lost, longest } = worked(kind, &table(kind));
        assert_eq!((name, longest), ("pawn", 59));
        assert!(won > 50.0 && lost > 40.0 && won + lost < 100.0, "{won} {lost}");
    }

    #[test]
    fn only_a_folder_with_all_kinds_can_be_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        let refused = || open(folder.path()).expect_err("it is not complete").to_string();
        assert!(refused().contains("basileus-pawn-pawn.endings"), "{}", refused());
        fs::write(folder.path().join("basileus-pawn-pawn.endings"), [0; 100]).expect("it is written");
        assert!(refused().ends_with("no table of this version, or not all of it"), "{}", refused());
        assert!(!are_open());
    }
}
