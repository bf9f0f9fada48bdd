//! Saved games: the setup and the log.

use std::path::Path;

use asterism_catalog::Setup;
use asterism_kernel::Log;
use serde::{Deserialize, Serialize};

use crate::failure::{Failure, read_file};

/// The format version.
const FORM: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    asterism_log: u32,
    pub(crate) setup: Setup,
    pub(crate) log: Log,
}

impl SavedGame {
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let saved: Self = serde_json::from_str(&read_file(path)?)
            .map_err(|error| Failure::bad(path.display(), format!("not a saved game: {error}")))?;
        if saved.asterism_log != FORM {
            let why = format!(
                "a saved game of form {}, but this program reads form {FORM}",
                saved.asterism_log
            );
            return Err(Failure::bad(path.display(), why));
        }
        Ok(saved)
    }
}

/// Refuses to overwrite an existing file.
pub(crate) fn check_free(path: &Path) -> Result<(), Failure> {
    match path.try_exists() {
        Ok(false) => Ok(()),
        Ok(true) => {
            Err(Failure::bad(path.display(), "this file is there already; name another one"))
        }
        Err(error) => Err(Failure::bad(path.display(), error)),
    }
}

/// Saves the game atomically: writes a temporary file and renames it.
pub(crate) fn write(path: &Path, setup: &Setup, log: &Log) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Written<'a> {
        asterism_log: u32,
        setup: &'a Setup,
        log: &'a Log,
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let text = serde_json::to_string(&Written { asterism_log: FORM, setup, log })?;
    std::fs::write(&beside, text + "\n")
        .and_then(|()| std::fs::rename(&beside, path))
        .map_err(|error| Failure::bad(path.display(), format!("can't be written: {error}")))
}
