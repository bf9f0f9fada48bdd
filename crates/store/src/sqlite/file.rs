//! The files of a database: resolves their paths, locks them against other
//! programs, and checks that they still exist.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// The first bytes of every SQLite file.
const HEADER: &[u8; 16] = b"SQLite format 3\0";
/// Maximum number of symbolic links to follow.
const MAX_LINKS: usize = 16;

/// Resolves a path. Two names of one database must share one lock, so symbolic
/// links are followed, even if the target does not exist yet.
pub(crate) fn resolve(path: &Path) -> Result<PathBuf, StoreError> {
    let failed =
        |error: std::io::Error| StoreError::NotWritable(format!("{}: {error}", path.display()));
    let mut place = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        if place.exists() {
            return place.canonicalize().map_err(failed);
        }
        let folder = match place.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let folder = folder.canonicalize().map_err(failed)?;
        match place.read_link() {
            Ok(target) => place = folder.join(target),
            Err(_) => return Ok(folder.join(place.file_name().unwrap_or_default())),
        }
    }
    Err(StoreError::NotWritable(format!("{}: too many symbolic links", path.display())))
}

/// Refuses devices, folders and pipes, which SQLite would read endlessly.
pub(crate) fn must_be_regular(path: &Path) -> Result<(), StoreError> {
    match path.metadata() {
        Ok(found) if !found.is_file() => {
            Err(StoreError::BadAddress(format!("{} is not a regular file", path.display())))
        }
        _ => Ok(()),
    }
}

/// Takes the lock file next to the database. The system releases it when the
/// program ends, even after a crash.
pub(crate) fn lock(path: &Path) -> Result<File, StoreError> {
    let lock = sibling(path, ".lock");
    let failed =
        |error: std::io::Error| StoreError::NotWritable(format!("{}: {error}", lock.display()));
    let file =
        OpenOptions::new().create(true).truncate(false).write(true).open(&lock).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.into())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

fn sibling(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

/// The open files. A deleted or replaced file can still be written to through its
/// open handle, but that data is lost when the program ends. So every commit
/// checks that the paths still lead to the same files.
#[derive(Debug)]
pub(crate) struct OpenFiles {
    path: PathBuf,
    files: Vec<(PathBuf, Identity)>,
}

type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    path.metadata().ok().map(|found| (found.dev(), found.ino()))
}

/// Other systems don't allow deleting an open file.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}

impl OpenFiles {
    /// Remembers the files of a database that has just been opened.
    pub(crate) fn new(path: &Path) -> Self {
        let files = [path.to_path_buf(), sibling(path, "-wal")];
        let files = files.into_iter().filter_map(|file| Some((file.clone(), identity(&file)?)));
        Self { path: path.into(), files: files.collect() }
    }

    /// Fails if a file was deleted, renamed or replaced since.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        for (file, opened) in &self.files {
            if identity(file) != Some(*opened) {
                return Err(StoreError::FileGone(file.clone()));
            }
        }
        Ok(())
    }

    /// Fails if the file no longer starts with SQLite's header.
    pub(crate) fn check_header(&self) -> Result<(), StoreError> {
        let mut begin = [0; HEADER.len()];
        let read = File::open(&self.path).and_then(|mut file| file.read_exact(&mut begin));
        match read {
            Ok(()) if begin == *HEADER => Ok(()),
            Ok(()) => Err(StoreError::Damaged(format!("{}: no header", self.path.display()))),
            Err(error) => Err(StoreError::Damaged(format!("{}: {error}", self.path.display()))),
        }
    }
}
