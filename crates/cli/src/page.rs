//! Wraps long lines if the width of the terminal is known.

use std::io::IsTerminal as _;

/// Minimum width for wrapping.
const NARROWEST: usize = 20;

/// The width of the output, if it is a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    width: Option<usize>,
}

impl Page {
    /// The width of the terminal; unlimited for pipes and files.
    pub(crate) fn detect() -> Self {
        let screen = std::io::stdout().is_terminal();
        let size = terminal_size::terminal_size().filter(|_| screen);
        Self { width: size.map(|(width, _)| usize::from(width.0)) }
    }

    /// Unlimited.
    pub(crate) const ENDLESS: Self = Self { width: None };

    /// Wraps the lines of a text. Continuation lines are indented.
    pub(crate) fn fold(self, text: &str) -> String {
        let Some(width) = self.width.filter(|width| *width >= NARROWEST) else {
            return text.to_owned();
        };
        let lines = text.split('\n').map(|line| {
            let indent = " ".repeat(line.len() - line.trim_start().len() + 2);
            textwrap::fill(line, textwrap::Options::new(width).subsequent_indent(&indent))
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_between_words_and_set_in() {
        let page = Page { width: Some(24) };
        let text = "Head\n  a line that is too long for it\n";
        assert_eq!(page.fold(text), "Head\n  a line that is too\n    long for it\n");
        assert_eq!(Page::ENDLESS.fold(text), text);
    }
}
