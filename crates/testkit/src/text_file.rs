//! Reads text files named by a user, which may be anything.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

/// The longest text file that is accepted, in bytes.
pub const MAX_TEXT_FILE_LEN: u64 = 64 * 1024 * 1024;

/// Refuses anything but an ordinary file. A device or a pipe may never end, and opening
/// a pipe may block forever.
pub fn check_ordinary_file(path: &Path) -> io::Result<()> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(io::Error::other("this is a device or a pipe, not an ordinary file"));
    }
    Ok(())
}

/// Reads an ordinary file of bounded length as text.
pub fn read_text_file(path: &Path) -> io::Result<String> {
    check_ordinary_file(path)?;
    let mut text = String::new();
    // The length is checked while reading, because some files, such as those in /proc,
    // report a length of 0.
    let read = File::open(path)?.take(MAX_TEXT_FILE_LEN + 1).read_to_string(&mut text);
    if text.len() as u64 > MAX_TEXT_FILE_LEN {
        return Err(ErrorKind::FileTooLarge.into());
    }
    read.map(|_| text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_and_folders_are_refused() {
        for path in ["/dev/zero", "/dev/null", "/dev/full"] {
            let error = read_text_file(Path::new(path)).unwrap_err();
            assert!(error.to_string().contains("not an ordinary file"), "{path}: {error}");
        }
        let folder = read_text_file(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_err();
        assert_eq!(folder.kind(), ErrorKind::IsADirectory);
    }

    #[test]
    fn huge_files_are_refused() {
        let path = std::env::temp_dir().join(format!("asterism-huge-{}", std::process::id()));
        let file = File::create(&path).unwrap();
        file.set_len(MAX_TEXT_FILE_LEN + 1).unwrap();
        let error = read_text_file(&path).unwrap_err();
        fs::remove_file(&path).unwrap();
        assert_eq!(error.kind(), ErrorKind::FileTooLarge);
    }
}
