//! From tokens to nodes.
//!
//! A slip in one outermost node never hides the others: a node with a mistake
//! is left out, and reading goes on with the next one.

use super::{
    DEEPEST, Entry, MAX_BRACES, MAX_MISTAKES, Name, Node, Scalar, slip,
    token::{Kind, Token},
};
use crate::mistake::{Mistake, MistakeKind};

/// Puts tokens together to the outermost nodes that are well-formed.
pub(super) fn parse<'a>(tokens: Vec<Token<'a>>, mistakes: &mut Vec<Mistake>) -> Vec<Node<'a>> {
    let closing = closing_braces(&tokens);
    let mut parser = Parser {
        tokens,
        closing,
        at: 0,
        mistakes,
        open: Vec::new(),
        braces: 0,
        broken: false,
        too_deep: false,
    };
    let mut nodes = Vec::new();
    while parser.at < parser.tokens.len() && parser.mistakes.len() <= MAX_MISTAKES {
        nodes.extend(parser.outermost());
    }
    nodes
}

/// For each token that is an opening brace: the token that closes it.
fn closing_braces(tokens: &[Token<'_>]) -> Vec<Option<usize>> {
    let mut closing = vec![None; tokens.len()];
    let mut open = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::OpenBrace => open.push(index),
            Kind::CloseBrace => {
                if let Some(opening) = open.pop() {
                    closing[opening] = Some(index);
                }
            }
            _ => {}
        }
    }
    closing
}

/// The next card begins although braces are open: the node is given up.
struct GivenUp;

struct Parser<'a, 'm> {
    tokens: Vec<Token<'a>>,
    closing: Vec<Option<usize>>,
    at: usize,
    mistakes: &'m mut Vec<Mistake>,
    /// The braces around the present token that are never closed.
    open: Vec<usize>,
    /// How many pairs of braces the present outermost node has.
    braces: usize,
    /// Whether the present outermost node has a mistake.
    broken: bool,
    /// Whether it is nested too deeply, which is told once.
    too_deep: bool,
}

impl<'a> Parser<'a, '_> {
    fn peek(&self) -> Option<&Token<'a>> {
        self.tokens.get(self.at)
    }

    fn kind(&self) -> Option<&Kind<'a>> {
        self.peek().map(|token| &token.kind)
    }

    fn next_is(&self, kind: &Kind<'_>) -> bool {
        self.kind().is_some_and(|next| next == kind)
    }

    /// Takes the next token if it is of a kind.
    fn accept(&mut self, kind: &Kind<'_>) -> bool {
        let found = self.next_is(kind);
        self.at += usize::from(found);
        found
    }

    fn skip_newlines(&mut self) {
        while self.accept(&Kind::Newline) {}
    }

    /// Reports a mistake at the next token, or at the end of the file.
    fn wrong(&mut self, message: &str, help: &str) {
        let end = self.tokens.last().map_or(0, |token| token.end);
        let span = self.peek().map_or((end, 0), Token::span);
        self.mistakes.push(slip(span, message, help));
        self.broken = true;
    }

    /// Reads one outermost node, or what lies between them.
    fn outermost(&mut self) -> Option<Node<'a>> {
        if self.accept(&Kind::Newline) || self.accept(&Kind::Semicolon) {
            return None;
        }
        if self.next_is(&Kind::CloseBrace) {
            self.wrong("this brace closes nothing", "delete it, or open one before it with {");
            while self.accept(&Kind::CloseBrace) {}
            return None;
        }
        self.open.clear();
        self.braces = 0;
        self.broken = false;
        self.too_deep = false;
        let start = self.peek().map_or((0, 0), Token::span);
        let node = self.node(0).ok().flatten();
        if let Some(&brace) = self.open.last() {
            self.mistakes
                .push(Mistake { problem: MistakeKind::NeverClosed, span: (brace, 1).into() });
            return None;
        }
        if self.braces > MAX_BRACES {
            let problem = MistakeKind::TooMany { what: "braces", most: MAX_BRACES };
            self.mistakes.push(Mistake { problem, span: start.into() });
            return None;
        }
        node.filter(|_| !self.broken)
    }

    /// Reads a node. `None` if it is taken away by `/-` or has no name.
    fn node(&mut self, depth: usize) -> Result<Option<Node<'a>>, GivenUp> {
        let before = self.mistakes.len();
        let taken_away = self.slashdash();
        let start = self.peek().map_or(0, |token| token.start);
        let annotation = self.annotation();
        let name = self.text();
        if name.is_none() {
            if self.mistakes.len() == before && !self.next_is(&Kind::Bad) {
                self.wrong("a word should stand here", "begin with a word such as keeper or draw");
            }
            self.broken = true;
        }
        let mut read = NodeSoFar {
            node: name.map(|name| Node {
                annotation,
                whole: name.span,
                name,
                entries: Vec::new(),
                children: None,
                braces: None,
            }),
            slashdashed_children: false,
            complained: self.mistakes.len() > before,
        };
        while self.part(&mut read, depth)? {}
        if let Some(node) = &mut read.node {
            let taken = &self.tokens[..self.at];
            let last = taken.iter().rfind(|it| !matches!(it.kind, Kind::Newline | Kind::Semicolon));
            let end = last.map_or(start, |token| token.end);
            node.whole = (start, end.saturating_sub(start)).into();
        }
        Ok(read.node.filter(|_| !taken_away))
    }

    /// Whether a `/-` stands here; with all line ends after it.
    fn slashdash(&mut self) -> bool {
        if !self.accept(&Kind::Slashdash) {
            return false;
        }
        self.skip_newlines();
        match self.kind() {
            Some(Kind::Slashdash) => {
                self.wrong("there is a `/-` already", "write only one");
                while self.accept(&Kind::Slashdash) || self.accept(&Kind::Newline) {}
            }
            None | Some(Kind::Semicolon | Kind::CloseBrace) => {
                self.wrong("nothing comes after `/-`", "delete it");
            }
            _ => {}
        }
        true
    }

    /// A word in parentheses.
    fn annotation(&mut self) -> Option<Name<'a>> {
        if !self.accept(&Kind::OpenParen) {
            return None;
        }
        let name = self.text();
        if name.is_none() && !self.next_is(&Kind::Bad) {
            self.wrong("a word should stand in these parentheses", "write (word) before a number");
        } else if !self.accept(&Kind::CloseParen) {
            self.wrong("this parenthesis is never closed", "close it with )");
        }
        name
    }

    /// Takes the next token if it is a text.
    fn text(&mut self) -> Option<Name<'a>> {
        let token = self.tokens.get_mut(self.at)?;
        let Kind::Value(Scalar::Text(text)) = &mut token.kind else { return None };
        let name = Name { text: std::mem::take(text), span: token.span().into() };
        self.at += 1;
        Some(name)
    }

    /// Reads the next part of a node: a value, a property or what stands
    /// between braces. `false` at its end.
    fn part(&mut self, read: &mut NodeSoFar<'a>, depth: usize) -> Result<bool, GivenUp> {
        if self.is_next_card() {
            return Err(GivenUp);
        }
        match self.kind() {
            None | Some(Kind::CloseBrace) => return Ok(false),
            Some(Kind::Newline | Kind::Semicolon) => {
                self.at += 1;
                return Ok(false);
            }
            _ => {}
        }
        let spaced = self.peek().is_some_and(|token| token.spaced);
        let taken_away = self.slashdash();
        match self.kind() {
            Some(Kind::OpenBrace) => {
                if !taken_away && read.has_children() {
                    self.complain(read, "there are braces already", "write all in one pair");
                }
                let open = self.peek().map_or(0, |token| token.start);
                let children = self.children(depth)?;
                let end = self.tokens[self.at.saturating_sub(1)].end;
                if taken_away {
                    read.slashdashed_children = true;
                } else if let Some(node) = &mut read.node {
                    node.children = Some(children);
                    node.braces = Some((open, end.saturating_sub(open)).into());
                }
            }
            Some(Kind::Value(_) | Kind::OpenParen) => {
                if !spaced {
                    let help = "write a space between values";
                    self.complain(read, "a space is missing before this", help);
                }
                self.entry(read, taken_away);
            }
            Some(Kind::Equals) => {
                self.complain(read, "there is no name before `=`", "write name=value");
                self.at += 1;
            }
            Some(Kind::CloseParen) => {
                self.complain(read, "this parenthesis closes nothing", "delete it");
                self.at += 1;
            }
            Some(Kind::Bad) => {
                self.broken = true;
                read.complained = true;
                self.at += 1;
            }
            // Reported with the `/-` before it.
            None | Some(Kind::CloseBrace | Kind::Newline | Kind::Semicolon | Kind::Slashdash) => {}
        }
        Ok(true)
    }

    /// Reports a mistake unless the node has one already: what follows a slip
    /// is seldom wrong in itself.
    fn complain(&mut self, read: &mut NodeSoFar<'a>, message: &str, help: &str) {
        if !read.complained && !self.too_deep {
            self.wrong(message, help);
        }
        self.broken = true;
        read.complained = true;
    }

    /// Whether the next card begins here while a brace is never closed.
    fn is_next_card(&self) -> bool {
        !self.open.is_empty() && self.peek().is_some_and(|token| token.begins_card)
    }

    /// Reads a value or a property.
    fn entry(&mut self, read: &mut NodeSoFar<'a>, taken_away: bool) {
        let Some(start) = self.peek().map(|token| token.start) else { return };
        if read.slashdashed_children || read.has_children() {
            self.complain(read, "nothing can stand after the braces", "begin a new line");
        }
        let mut name = None;
        if self.tokens.get(self.at + 1).is_some_and(|token| token.kind == Kind::Equals)
            && let Some(text) = self.text()
        {
            name = Some(text);
            self.at += 1;
        }
        let before = self.mistakes.len();
        let annotation = self.annotation();
        let Some(value) = self.value() else {
            if self.mistakes.len() == before && !self.next_is(&Kind::Bad) {
                self.complain(
                    read,
                    "a value should stand here",
                    "write a text in quotes or a number",
                );
            }
            self.broken = true;
            return;
        };
        let end = self.tokens[self.at - 1].end;
        if let Some(node) = read.node.as_mut().filter(|_| !taken_away) {
            let span = (start, end - start).into();
            node.entries.push(Entry { name, annotation, value, span });
        }
    }

    fn value(&mut self) -> Option<Scalar<'a>> {
        let token = self.tokens.get_mut(self.at)?;
        let Kind::Value(scalar) = &mut token.kind else { return None };
        let value = std::mem::replace(scalar, Scalar::Null);
        self.at += 1;
        Some(value)
    }

    /// Reads what stands between braces.
    fn children(&mut self, depth: usize) -> Result<Vec<Node<'a>>, GivenUp> {
        let brace = self.at;
        self.at += 1;
        self.braces += 1;
        let closing = self.closing[brace];
        if depth == DEEPEST {
            self.too_deep(brace);
            // What is too deep is not read; if it never ends, what follows is
            // read as if it stood here.
            if let Some(closing) = closing {
                self.at = closing + 1;
            }
            return Ok(Vec::new());
        }
        if closing.is_none() {
            self.open.push(self.tokens[brace].start);
        }
        let mut nodes = Vec::new();
        loop {
            if self.is_next_card() {
                return Err(GivenUp);
            }
            match self.kind() {
                None => return Ok(nodes),
                Some(Kind::CloseBrace) => break,
                Some(Kind::Newline | Kind::Semicolon) => self.at += 1,
                Some(_) => nodes.extend(self.node(depth + 1)?),
            }
        }
        self.at += 1;
        Ok(nodes)
    }

    fn too_deep(&mut self, brace: usize) {
        if !self.too_deep {
            let problem = MistakeKind::TooDeep { most: DEEPEST };
            let span = (self.tokens[brace].start, 1).into();
            self.mistakes.push(Mistake { problem, span });
        }
        self.too_deep = true;
        self.broken = true;
    }
}

/// A node while its parts are read.
struct NodeSoFar<'a> {
    /// `None` if its name is missing; its parts are read all the same.
    node: Option<Node<'a>>,
    slashdashed_children: bool,
    /// Whether a mistake of its syntax has been told.
    complained: bool,
}

impl NodeSoFar<'_> {
    fn has_children(&self) -> bool {
        self.node.as_ref().is_some_and(|node| node.children.is_some())
    }
}
