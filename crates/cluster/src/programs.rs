//! Where PostgreSQL's programs are, and how they get there.

use std::io;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;

/// The folder with `initdb`, `pg_ctl` and `createdb`. Installs them if they are
/// missing, on Debian and with the permissions to do so.
pub fn programs() -> io::Result<PathBuf> {
    // Several tests may ask at once.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock();
    if let Some(found) = find() {
        return Ok(found);
    }
    install()?;
    find().ok_or_else(|| io::Error::other("PostgreSQL was installed, but initdb is not found"))
}

/// Debian keeps them apart from other programs, a folder a version.
fn find() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| {
            let number = entry.file_name().to_str()?.parse().ok()?;
            Some((number, entry.path().join("bin")))
        })
        .collect();
    versions.sort_by(|one, other| other.cmp(one));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let others: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let needed = ["initdb", "pg_ctl", "createdb"];
    versions
        .into_iter()
        .map(|(_, folder)| folder)
        .chain(others)
        .find(|folder| needed.iter().all(|program| folder.join(program).is_file()))
}

fn install() -> io::Result<()> {
    let advice = "PostgreSQL is needed by tests; install it (Debian: apt-get install postgresql)";
    let wrapper: &[&str] = if crate::is_root()? { &[] } else { &["sudo", "-n"] };
    for arguments in [
        &["apt-get", "update", "-q"][..],
        &["apt-get", "install", "-q", "-y", "--no-install-recommends", "postgresql"],
    ] {
        let words = [wrapper, arguments].concat();
        eprintln!("{}", words.join(" "));
        let status = Command::new(words[0])
            .args(&words[1..])
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdin(std::process::Stdio::null())
            .status()
            .map_err(|error| io::Error::other(format!("{advice}: {error}")))?;
        if !status.success() {
            return Err(io::Error::other(format!("{advice}: {status}")));
        }
    }
    Ok(())
}
