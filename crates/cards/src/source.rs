//! Cutting a file into its outermost nodes before KDL sees it.
//!
//! Two reasons: a slip in one card must not hide the others, and a stranger's
//! file must not nest so deeply that reading it overflows the stack.

use crate::{
    ast::Kind,
    mistake::{Mistake, Problem},
};

/// The longest file that is read, in bytes.
pub const LONGEST_FILE: usize = 256 * 1024;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 2000;

/// The deepest nesting of braces, or of comments, that is read.
pub const DEEPEST: usize = 8;

/// The most pairs of braces, or comments, in one card.
pub const MOST_BRACES: usize = 48;

/// The most mistakes that are told of one file.
pub(crate) const MOST_MISTAKES: usize = 100;

/// A piece of the file that holds one outermost node or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece<'a> {
    /// Where it begins in the file.
    pub(crate) start: usize,
    /// Its text.
    pub(crate) text: &'a str,
}

/// Why a file is not read at all, if it is too long or has too long a line.
pub(crate) fn unreadable(text: &str) -> Option<Problem> {
    if text.len() > LONGEST_FILE {
        return Some(Problem::TooLong { size: text.len(), most: LONGEST_FILE });
    }
    let long = text.lines().position(|line| line.len() > LONGEST_LINE)?;
    Some(Problem::LongLine { line: long + 1, most: LONGEST_LINE })
}

/// Cuts a text at the line ends and semicolons outside of braces, strings and
/// comments. A piece that is nested too deeply is reported and left out.
pub(crate) fn pieces<'a>(text: &'a str, mistakes: &mut Vec<Mistake>) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    // Looking for the end of a brace that is never closed reads the whole
    // rest, so the number of such mistakes must be bounded.
    while start < text.len() && mistakes.len() <= MOST_MISTAKES {
        let mut end = Scanner::new(text, start).run();
        if let Some(brace) = end.open {
            // Don't lose the cards after it.
            if let Some(next) = next_card(text, start) {
                end.at = next;
            }
            mistakes.push(Mistake { problem: Problem::NeverClosed, span: (brace, 1).into() });
        } else if let Some(at) = end.too_deep {
            let problem = Problem::TooDeep { most: DEEPEST };
            mistakes.push(Mistake { problem, span: (at, 1).into() });
        } else {
            let piece = Piece { start, text: &text[start..end.at] };
            match crowded(piece.text) {
                Some(problem) => mistakes.push(Mistake { problem, span: (start, 0).into() }),
                None => pieces.push(piece),
            }
        }
        start = end.at;
    }
    pieces
}

/// Where a text is not well-formed, KDL goes on reading and may find braces in
/// what was meant as a string: it can then nest as deeply as there are braces
/// of any sort, and about 70 of them fill the stack of a thread.
fn crowded(text: &str) -> Option<Problem> {
    let openings = [("braces", "{"), ("comments", "/*")];
    let (what, _) =
        openings.into_iter().find(|(_, opening)| text.matches(opening).count() > MOST_BRACES)?;
    Some(Problem::TooMany { what, most: MOST_BRACES })
}

/// The next line that begins with the word for a card.
fn next_card(text: &str, start: usize) -> Option<usize> {
    text[start..].match_indices('\n').find_map(|(index, _)| {
        let line = &text[start + index + 1..];
        let begins = Kind::ALL
            .iter()
            .any(|kind| line.strip_prefix(kind.word()).is_some_and(|rest| rest.starts_with(" \"")));
        begins.then_some(start + index + 1)
    })
}

struct End {
    /// Where the piece ends.
    at: usize,
    /// A brace that was never closed.
    open: Option<usize>,
    /// Where it became too deep.
    too_deep: Option<usize>,
}

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    /// Where the open braces stand.
    open: Vec<usize>,
    too_deep: Option<usize>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str, at: usize) -> Self {
        Self { bytes: text.as_bytes(), at, open: Vec::new(), too_deep: None }
    }

    fn looking_at(&self, token: &[u8]) -> bool {
        self.bytes[self.at..].starts_with(token)
    }

    fn run(mut self) -> End {
        // After `\` or `/-` a line end does not end the node.
        let mut joined = false;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'"' => {
                    self.string(0);
                    joined = false;
                }
                b'#' => {
                    self.after_hash();
                    joined = false;
                }
                b'/' if self.looking_at(b"//") => self.line_comment(),
                b'/' if self.looking_at(b"/*") => self.block_comment(),
                b'/' if self.looking_at(b"/-") => {
                    self.at += 2;
                    joined = true;
                }
                b'\\' => {
                    self.at += 1;
                    joined = true;
                }
                b'{' => {
                    self.deeper();
                    joined = false;
                }
                b'}' => {
                    self.open.pop();
                    self.at += 1;
                    joined = false;
                }
                b'\n' | b';' => {
                    self.at += 1;
                    if self.open.is_empty() && (!joined || byte == b';') {
                        return self.end();
                    }
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                _ => {
                    self.at += 1;
                    joined = false;
                }
            }
        }
        self.end()
    }

    fn end(self) -> End {
        End {
            at: self.at.min(self.bytes.len()),
            open: self.open.last().copied(),
            too_deep: self.too_deep,
        }
    }

    fn deeper(&mut self) {
        self.open.push(self.at);
        if self.open.len() > DEEPEST && self.too_deep.is_none() {
            self.too_deep = Some(self.at);
        }
        self.at += 1;
    }

    /// Skips a string that closes with a quote and so many hashes.
    fn string(&mut self, hashes: usize) {
        let quotes = if self.looking_at(b"\"\"\"") { 3 } else { 1 };
        self.at += quotes;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'\\' if hashes == 0 => self.at += 2,
                // A one-line string ends with its line, closed or not.
                b'\n' if quotes == 1 => return,
                b'"' if self.closes(quotes, hashes) => {
                    self.at += quotes + hashes;
                    return;
                }
                _ => self.at += 1,
            }
        }
    }

    fn closes(&self, quotes: usize, hashes: usize) -> bool {
        let rest = &self.bytes[self.at..];
        rest.len() >= quotes + hashes
            && rest[..quotes].iter().all(|&byte| byte == b'"')
            && rest[quotes..quotes + hashes].iter().all(|&byte| byte == b'#')
    }

    /// Skips a raw string, or the hash of a keyword such as `#true`.
    fn after_hash(&mut self) {
        let hashes = self.bytes[self.at..].iter().take_while(|&&byte| byte == b'#').count();
        self.at += hashes;
        if self.looking_at(b"\"") {
            self.string(hashes);
        }
    }

    fn line_comment(&mut self) {
        while self.bytes.get(self.at).is_some_and(|&byte| byte != b'\n') {
            self.at += 1;
        }
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut depth = 0_usize;
        while self.at < self.bytes.len() {
            if self.looking_at(b"/*") {
                depth += 1;
                if depth > DEEPEST && self.too_deep.is_none() {
                    self.too_deep = Some(self.at);
                }
                self.at += 2;
            } else if self.looking_at(b"*/") {
                depth -= 1;
                self.at += 2;
                if depth == 0 {
                    return;
                }
            } else {
                self.at += 1;
            }
        }
    }
}
