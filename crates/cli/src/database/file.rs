//! A new file that is there whole or not at all.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use asterism_store::StoreError;

use crate::failure::Failure;

/// A file under another name until it is whole.
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

    /// It is whole: on the disk, and under its name.
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
