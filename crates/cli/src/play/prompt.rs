//! Reads a person's input.

use std::io::{self, BufRead, Read as _, Write};

use crate::failure::Failure;

/// Longer lines are truncated, because a pipe may never end one.
const MAX_LINE_LEN: u64 = 1_000;

/// The input and output of a dialog.
#[derive(Debug)]
pub(crate) struct Prompt<R, W> {
    input: R,
    pub(crate) out: W,
}

impl<R: BufRead, W: Write> Prompt<R, W> {
    pub(crate) const fn new(input: R, out: W) -> Self {
        Self { input, out }
    }

    /// Shows `text` and reads a line. `None` at the end of the input.
    pub(crate) fn ask(&mut self, text: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{text}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(MAX_LINE_LEN).read_until(b'\n', &mut bytes);
        match read {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(printable(&String::from_utf8_lossy(&bytes)))),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(None),
            Err(error) => Err(Failure::Machine(format!("the input could not be read: {error}"))),
        }
    }
}

/// Removes control characters, so that the input can be echoed safely.
fn printable(line: &str) -> String {
    let visible = |letter: char| if letter.is_control() { ' ' } else { letter };
    line.chars().map(visible).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut prompt = Prompt::new(bytes, Vec::new());
        std::iter::from_fn(|| prompt.ask("> ").unwrap()).collect()
    }

    #[test]
    fn lines_are_read_whatever_is_in_them() {
        assert_eq!(lines(b"play R1\r\n\n  q"), ["play R1", "", "q"]);
        assert_eq!(lines(b"\xff\x1b[2J\n"), ["\u{fffd} [2J"]);
        assert_eq!(
            lines(&[b'x'; 2_500]).iter().map(String::len).collect::<Vec<_>>(),
            [1_000, 1_000, 500]
        );
    }
}
