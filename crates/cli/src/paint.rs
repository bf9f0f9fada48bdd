//! Colors. They never carry information that the text lacks.

use std::fmt::Display;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};

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
    /// Colors if standard output is a terminal that supports them. `NO_COLOR`,
    /// `CLICOLOR` and `CLICOLOR_FORCE` override that, as everywhere.
    pub(crate) fn detect() -> Self {
        Self { on: AutoStream::choice(&std::io::stdout()) != ColorChoice::Never }
    }

    pub(crate) const OFF: Self = Self { on: false };

    pub(crate) const fn is_on(self) -> bool {
        self.on
    }

    pub(crate) fn ink(self, ink: Ink, text: impl Display) -> String {
        if !self.on {
            return text.to_string();
        }
        // Those of the 16 colors that are readable on light and dark backgrounds.
        let style = match ink {
            Ink::Red => AnsiColor::Red.on_default(),
            Ink::Yellow => AnsiColor::Yellow.on_default(),
            Ink::Green => AnsiColor::Green.on_default(),
            Ink::Blue => AnsiColor::BrightBlue.on_default(),
            Ink::Faint => Style::new().dimmed(),
            Ink::Bold => Style::new().bold(),
        };
        format!("{style}{text}{style:#}")
    }
}
