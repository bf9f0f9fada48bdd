//! Running the real program.

#![allow(dead_code, reason = "every test file uses a part of it")]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a run of the program left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_asterism"));
    command.args(arguments).env_remove("NO_COLOR").env("TERM", "xterm-256color").env("LC_ALL", "C");
    command
}

/// Runs the program with this input.
pub(crate) fn with_input(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_vec();
    // The program may stop reading before everything is written.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
    Run {
        code: output.status.code().expect("it was not killed"),
        // Tests compare words, not where lines may break.
        out: text(output.stdout).replace('\u{a0}', " "),
        err: text(output.stderr),
    }
}

/// Runs the program with no input.
pub(crate) fn run(arguments: &[&str]) -> Run {
    with_input(arguments, b"")
}

/// What the program prints when it succeeds.
#[track_caller]
pub(crate) fn prints(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
    run.out
}

/// Checks that the program refuses, with a message that contains `part`.
#[track_caller]
pub(crate) fn refuses(arguments: &[&str], part: &str) {
    let run = run(arguments);
    assert_eq!(run.code, 2, "{arguments:?}: {}", run.err);
    assert!(run.err.contains(part), "{arguments:?}: {part:?} is not in {:?}", run.err);
    assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
    assert_eq!(run.out, "", "{arguments:?}");
}

/// A folder that is deleted on drop.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("asterism-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), content).expect("a file for the test");
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
