//! Writes a new file atomically.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use asterism_store::StoreError;

use crate::failure::Failure;

/// A file under a temporary name until it is complete.
pub(super) struct NewFile {
    path: PathBuf,
    part: PathBuf,
    out: BufWriter<File>,
    kept: bool,
}

impl NewFile {
    pub(super) fn create(path: &Path) -> Result<Self, Failure> {
        if path.exists() {
            return Err(StoreError::FileExists(path.into()).into());
        }
        let mut name = OsString::from(path);
        name.push(".part");
        let part = PathBuf::from(name);
        let file = File::create(&part).map_err(|error| Failure::bad(path.display(), error))?;
        Ok(Self { path: path.into(), part, out: BufWriter::new(file), kept: false })
    }

    pub(super) const fn writer(&mut self) -> &mut BufWriter<File> {
        &mut self.out
    }

    /// Syncs the file and gives it its name.
    pub(super) fn keep(mut self) -> Result<(), Failure> {
        let done = self.out.flush().and_then(|()| self.out.get_ref().sync_all());
        let done = done.and_then(|()| std::fs::rename(&self.part, &self.path));
        self.kept = done.is_ok();
        done.map_err(|error: io::Error| {
            Failure::Machine(format!("{}: {error}", self.path.display()))
        })
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.kept {
            let _ = std::fs::remove_file(&self.part);
        }
    }
}
