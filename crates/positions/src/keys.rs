//! The words of the format, each declared once.
//!
//! A table of [`Key`]s drives the parser, the "did you mean" suggestions and
//! the reference page, so that the page can't promise a key the parser rejects.

/// The width of paragraphs of the reference page.
pub const WIDTH: usize = 88;

/// One word of the format: a key of an object, a move, a name in a list.
#[derive(Debug)]
pub struct Key<R = ()> {
    pub name: &'static str,
    /// What is written after it, for the reference page.
    pub takes: &'static str,
    pub about: &'static str,
    /// Reads or checks the value, where a table of functions does that.
    pub run: R,
}

impl Key {
    /// A key that is read by hand.
    pub const fn new(name: &'static str, takes: &'static str, about: &'static str) -> Self {
        Self { name, takes, about, run: () }
    }
}

impl<R> Key<R> {
    /// A key whose value `run` reads or checks.
    pub const fn with(
        name: &'static str,
        takes: &'static str,
        about: &'static str,
        run: R,
    ) -> Self {
        Self { name, takes, about, run }
    }
}

/// Keys that explain something to readers and are not run.
pub const REMARKS: &[Key] = &[
    Key::new("about", "", "what this is about"),
    Key::new("comment", "", "a comment"),
    Key::new("note", "", "a note"),
    Key::new("rule", "", "the rule this is an example of"),
    Key::new("ruling", "", "the ruling this is an example of"),
    Key::new("source", "", "where the ruling is from"),
    Key::new("why", "", "why it must be so"),
];

/// The names of a table.
pub fn names<R>(keys: &[Key<R>]) -> Vec<&'static str> {
    keys.iter().map(|key| key.name).collect()
}

/// One table of the reference page.
#[derive(Debug)]
pub struct Section {
    title: &'static str,
    about: &'static str,
    rows: Vec<[String; 3]>,
}

impl Section {
    pub fn new<R>(title: &'static str, about: &'static str, keys: &[Key<R>]) -> Self {
        let row = |key: &Key<R>| [key.name, key.takes, key.about].map(str::to_owned);
        Self { title, about, rows: keys.iter().map(row).collect() }
    }

    pub fn from_rows(title: &'static str, about: &'static str, rows: Vec<[String; 3]>) -> Self {
        Self { title, about, rows }
    }

    /// The section in Markdown. The middle column is left out where no row has one.
    pub fn write(&self, page: &mut String) {
        page.push_str(&format!("\n### {}\n", self.title));
        if !self.about.is_empty() {
            page.push_str(&format!("\n{}\n", textwrap::fill(self.about, WIDTH)));
        }
        if self.rows.is_empty() {
            return;
        }
        let values = self.rows.iter().any(|[_, takes, _]| !takes.is_empty());
        page.push_str(if values {
            "\n| | value | |\n|---|---|---|\n"
        } else {
            "\n| | |\n|---|---|\n"
        });
        for [name, takes, about] in &self.rows {
            // A bar would end the cell.
            let (takes, about) = (takes.replace('|', "\\|"), about.replace('|', "\\|"));
            if values {
                page.push_str(&format!("| `{name}` | {takes} | {about} |\n"));
            } else {
                page.push_str(&format!("| `{name}` | {about} |\n"));
            }
        }
    }
}
