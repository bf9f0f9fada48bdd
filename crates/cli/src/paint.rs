//! Colours: an addition, never the only sign of anything.

use std::fmt::Display;
use std::io::IsTerminal as _;

/// Whether to colour, decided once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    on: bool,
}

/// The colours and weights in use.
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

    /// Never colours.
    pub(crate) const OFF: Self = Self { on: false };

    /// Whether there are colours.
    pub(crate) const fn is_on(self) -> bool {
        self.on
    }

    /// The text in this ink.
    pub(crate) fn ink(self, ink: Ink, text: impl Display) -> String {
        if !self.on {
            return text.to_string();
        }
        // Those of the sixteen that can be read on light and on dark grounds.
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
