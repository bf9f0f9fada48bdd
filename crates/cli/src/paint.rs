//! Colors. They never carry information that the text lacks.

use std::fmt::Display;
use std::io::IsTerminal as _;

/// Whether to use colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    on: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Red,
    Yellow,
    Green,
    Blue,
    Faint,
    Bold,
}

impl Paint {
    /// Colours where standard output is a terminal that can, and the person
    /// doesn't object (<https://no-color.org>).
    pub(crate) fn detect() -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_none_or(|value| value == "dumb");
        Self { on: !refused && !dumb && std::io::stdout().is_terminal() }
    }

    /// No colors.
    pub(crate) const OFF: Self = Self { on: false };

    pub(crate) const fn is_on(self) -> bool {
        self.on
    }

    pub(crate) fn ink(self, ink: Ink, text: impl Display) -> String {
        if !self.on {
            return text.to_string();
        }
        // Those of the 16 colors that are readable on light and dark backgrounds.
        let code = match ink {
            Ink::Red => "31",
            Ink::Yellow => "33",
            Ink::Green => "32",
            Ink::Blue => "94",
            Ink::Faint => "2",
            Ink::Bold => "1",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }
}
