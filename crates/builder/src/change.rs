//! Small edits of a card's text. Only the lines of the part that changes are
//! written anew: comments, order and spelling of the rest stay.

use std::ops::Range;

use asterism_cards::ast::Kind;
use asterism_cards::outline::Outline;
use asterism_cards::vocabulary::{Type, Word, WordPlace, lookup, words};

use crate::{
    OPEN,
    fill::{Kept, default_value, soundest, ways},
    place::{Found, argument, find, inside, only_card, quoted, value_count, values, written},
};

/// The longest text of one card that is edited, in bytes.
pub const MAX_CARD_LEN: usize = 16 * 1024;

/// One step of building.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another choice for a part: a word, or a value as menus write it.
    Choose { part: String, value: String },
    /// Something more on a line: `#` a value, `?name` a property, `>word` a
    /// word between its braces.
    Add { line: String, what: String },
    /// A part is taken away.
    Remove { part: String },
    /// A word changes places with the one before or after it.
    Move { part: String, up: bool },
    /// The card becomes one of another kind.
    Kind(Kind),
    /// A word is replaced by what people do in the room.
    OwnWords { part: String, text: String },
}

/// Why a change can't be made. The text stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChangeError {
    #[error("The text isn't one card that can be read.")]
    Unreadable,
    #[error("There is no such part.")]
    NoSuchPart,
    #[error("This can't stand here.")]
    NotHere,
    #[error("The card has no room for this.")]
    TooMuch,
}

impl ChangeError {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "builder-unreadable",
            Self::NoSuchPart => "builder-no-such-part",
            Self::NotHere => "builder-not-here",
            Self::TooMuch => "builder-too-much",
        }
    }
}

/// The text of a card after a change.
///
/// # Errors
///
/// If the text can't be read or the change makes no sense.
pub fn apply(text: &str, change: &Change) -> Result<String, ChangeError> {
    if text.len() > MAX_CARD_LEN {
        return Err(ChangeError::TooMuch);
    }
    let (card, kind) = only_card(text).ok_or(ChangeError::Unreadable)?;
    let at = |path: &str| find(&card, path).ok_or(ChangeError::NoSuchPart);
    let changed = match change {
        Change::Choose { part, value } => match split(part) {
            (path, Slot::Word) => choose_word(text, &at(path)?, value)?,
            (path, slot) => set(text, &at(path)?, slot, value)?,
        },
        Change::Add { line, what } => add(text, &at(line)?, what)?,
        Change::Remove { part } => {
            let (path, slot) = split(part);
            remove(text, &at(path)?, slot)?
        }
        Change::Move { part, up } => shift(text, &at(split(part).0)?, *up)?,
        Change::Kind(new) => change_kind(text, &card, kind, *new)?,
        Change::OwnWords { part, text: own } => {
            let found = at(split(part).0)?;
            let act = act_at(found.place, own).ok_or(ChangeError::NotHere)?;
            replaced(text, found.node.whole.clone(), &act)
        }
    };
    // What is nested too deeply, or has too long a line, can't be read again.
    if changed.len() > MAX_CARD_LEN || only_card(&changed).is_none() {
        return Err(ChangeError::TooMuch);
    }
    Ok(changed)
}

/// A new card: the shortest sound sentence of its kind, with its open parts.
#[must_use]
pub fn new_card(kind: Kind, name: &str) -> String {
    let empty = format!("{} {}\n", kind.word(), quoted(name));
    let place = WordPlace::Card(kind);
    let first = words().find(|word| word.places.contains(&place));
    let filled = first.into_iter().flat_map(|word| ways(word, &Kept::default()));
    let filled = filled.map(|way| format!("{} {} {{\n    {way}\n}}\n", kind.word(), quoted(name)));
    soundest(std::iter::once(empty.clone()).chain(filled)).unwrap_or(empty)
}

/// A card with nothing but one word as short as it can be; its open parts name
/// the card or mark `open`. `None` for words that only stand beside others.
#[must_use]
pub fn sample(name: &str, place: WordPlace, open: &str) -> Option<String> {
    let word = lookup(name, place)?;
    let kind = match place {
        WordPlace::Card(kind) => kind,
        WordPlace::Occasion | WordPlace::Doing => Kind::Action,
        WordPlace::Demands | WordPlace::Alternatives => Kind::Goal,
        _ => return None,
    };
    lookup(name, WordPlace::Card(kind))?;
    let ways = ways(word, &Kept::default()).into_iter();
    let texts = ways.map(|way| format!("{} \"sample\" {{ {way} }}", kind.word()));
    soundest(texts).map(|text| text.replace(&quoted(OPEN), &quoted(open)))
}

/// A card that says in its inventor's own words what is to be done.
#[must_use]
pub fn own_words(kind: Kind, name: &str, text: &str) -> Option<String> {
    let act = act_at(WordPlace::Card(kind), text)?;
    Some(format!("{} {} {{\n    {act}\n}}\n", kind.word(), quoted(name)))
}

/// An `act` with what must stand around it at a place.
fn act_at(place: WordPlace, own: &str) -> Option<String> {
    let text = written(own.trim(), Type::Text)?;
    let act = format!("act {text} {{ draw 1 }}");
    let around = |word: &str| lookup(word, place).map(|_| format!("{word} {{ {act} }}"));
    if lookup("act", place).is_some() {
        return Some(act);
    }
    ["once-per-turn", "your-turn", "option", "then"].into_iter().find_map(around)
}

#[derive(Clone, Copy)]
enum Slot<'a> {
    Word,
    Value(usize),
    Property(&'a str),
}

fn split(part: &str) -> (&str, Slot<'_>) {
    if let Some((path, name)) = part.split_once('?') {
        return (path, Slot::Property(name));
    }
    match part.split_once('#') {
        Some((path, index)) => (path, Slot::Value(index.parse().unwrap_or(usize::MAX))),
        None => (part, Slot::Word),
    }
}

fn replaced(text: &str, at: Range<usize>, with: &str) -> String {
    let (before, after) = (&text[..at.start], &text[at.end..]);
    [before, with, after].concat()
}

/// Another word, with everything kept that it can have.
fn choose_word(text: &str, found: &Found<'_>, name: &str) -> Result<String, ChangeError> {
    if found.place == WordPlace::CardFile {
        return Err(ChangeError::NotHere);
    }
    let word = lookup(name, found.place).ok_or(ChangeError::NotHere)?;
    let before = found.index.checked_sub(1).and_then(|index| found.parent?.inside.get(index));
    if name == "otherwise" && !crate::read::follows_condition(before.map(|it| it.word.as_str())) {
        return Err(ChangeError::NotHere);
    }
    let node = found.node;
    if node.word == name {
        return Ok(text.to_owned());
    }
    let kept = fitting(text, node, found.place, word);
    let ways = ways(word, &kept).into_iter();
    let texts = ways.map(|way| replaced(text, node.whole.clone(), &way));
    soundest(texts).ok_or(ChangeError::NotHere)
}

/// What a word has that another word can have, too.
fn fitting(text: &str, node: &Outline, place: WordPlace, word: &Word) -> Kept {
    let mut kept = Kept::default();
    let old = lookup(&node.word, place);
    for (index, entry) in values(node).enumerate() {
        let spec = argument(word, kept.values.len());
        let same = old.and_then(|old| argument(old, index)).zip(spec).is_some_and(|(old, new)| {
            old.takes == new.takes
                || matches!((old.takes, new.takes), (Type::Number, Type::NumberOrAll))
        });
        if same {
            kept.values.push(text[entry.span.clone()].to_owned());
        }
    }
    for entry in &node.entries {
        let Some(name) = &entry.name else { continue };
        let takes =
            |word: &Word| word.properties.iter().find(|it| it.name == name).map(|it| it.takes);
        if takes(word).is_some_and(|new| old.and_then(takes) == Some(new)) {
            kept.properties.push((name.clone(), text[entry.span.clone()].to_owned()));
        }
    }
    let stays = |child: &Outline| word.inside.is_some_and(|it| lookup(&child.word, it).is_some());
    if let Some(braces) = &node.braces
        && !node.inside.is_empty()
        && node.inside.iter().all(stays)
    {
        kept.braces = Some(text[braces.clone()].to_owned());
    }
    kept
}

/// Another value for a value or property, or a first one for an open part.
fn set(text: &str, found: &Found<'_>, slot: Slot<'_>, value: &str) -> Result<String, ChangeError> {
    let node = found.node;
    let word = lookup(&node.word, found.place).ok_or(ChangeError::NotHere)?;
    match slot {
        Slot::Word => Err(ChangeError::NotHere),
        Slot::Value(index) => {
            let spec = argument(word, index).ok_or(ChangeError::NoSuchPart)?;
            let new = written(value, spec.takes).ok_or(ChangeError::NotHere)?;
            match values(node).nth(index) {
                Some(entry) => Ok(replaced(text, entry.span.clone(), &new)),
                None => Ok(after_values(text, node, &new)),
            }
        }
        Slot::Property(name) => {
            let property = word.properties.iter().find(|it| it.name == name);
            let property = property.ok_or(ChangeError::NoSuchPart)?;
            let new = written(value, property.takes).ok_or(ChangeError::NotHere)?;
            let new = format!("{name}={new}");
            let there = node.entries.iter().find(|it| it.name.as_deref() == Some(name));
            match there {
                Some(entry) => Ok(replaced(text, entry.span.clone(), &new)),
                None => Ok(after_entries(text, node, &new)),
            }
        }
    }
}

fn after_values(text: &str, node: &Outline, new: &str) -> String {
    let end = values(node).last().map_or(node.span.end, |entry| entry.span.end);
    replaced(text, end..end, &format!(" {new}"))
}

fn after_entries(text: &str, node: &Outline, new: &str) -> String {
    let end = node.entries.last().map_or(node.span.end, |entry| entry.span.end);
    replaced(text, end..end, &format!(" {new}"))
}

fn add(text: &str, found: &Found<'_>, what: &str) -> Result<String, ChangeError> {
    let node = found.node;
    let word = lookup(&node.word, found.place).ok_or(ChangeError::NotHere)?;
    if let Some(name) = what.strip_prefix('>') {
        let place = inside(&node.word, found.place).ok_or(ChangeError::NotHere)?;
        let new = lookup(name, place).ok_or(ChangeError::NotHere)?;
        let last = node.inside.last().map(|it| it.word.as_str());
        if name == "otherwise" && !crate::read::follows_condition(last) {
            return Err(ChangeError::NotHere);
        }
        let ways = ways(new, &Kept::default()).into_iter();
        return soundest(ways.map(|way| with_child(text, node, &way))).ok_or(ChangeError::NotHere);
    }
    if let Some(name) = what.strip_prefix('?') {
        let there = node.entries.iter().any(|it| it.name.as_deref() == Some(name));
        let property = word.properties.iter().find(|it| it.name == name && !there);
        let property = property.ok_or(ChangeError::NotHere)?;
        let new = format!("{name}={}", default_value(property.takes));
        return Ok(after_entries(text, node, &new));
    }
    let count = values(node).count();
    let spec = argument(word, count).filter(|_| what == "#").ok_or(ChangeError::NotHere)?;
    // Of a list of words the first one that isn't there yet.
    let unused = match spec.takes {
        Type::OneOf(words) => words
            .iter()
            .find(|word| !values(node).any(|it| it.value == **word))
            .map(|it| quoted(it)),
        Type::What => Some(quoted(OPEN)),
        _ => None,
    };
    Ok(after_values(text, node, &unused.unwrap_or_else(|| default_value(spec.takes))))
}

/// The text with one more word between the braces of a node.
fn with_child(text: &str, node: &Outline, child: &str) -> String {
    let Some(braces) = &node.braces else {
        let end = node.whole.end;
        return replaced(text, end..end, &format!(" {{ {child} }}"));
    };
    let (open, close) = (braces.start + 1, braces.end - 1);
    let Some(last) = node.inside.last() else {
        return replaced(text, open..open, &format!(" {child} "));
    };
    if text[last.whole.end..close].contains('\n') {
        let start = line_start(text, last.whole.start);
        let indent: String =
            text[start..].chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
        // After a comment at the end of the last word's line.
        let end = text[last.whole.end..close].find('\n').map_or(close, |it| last.whole.end + it);
        return replaced(text, end..end, &format!("\n{indent}{child}"));
    }
    let end = last.whole.end;
    replaced(text, end..end, &format!("; {child}"))
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |it| it + 1)
}

fn remove(text: &str, found: &Found<'_>, slot: Slot<'_>) -> Result<String, ChangeError> {
    let node = found.node;
    let entry = match slot {
        Slot::Word => return remove_word(text, found),
        Slot::Value(index) => {
            let least = lookup(&node.word, found.place).map_or(0, |word| value_count(word).0);
            let entry = values(node).nth(index).ok_or(ChangeError::NoSuchPart)?;
            if values(node).count() <= least {
                return Err(ChangeError::NotHere);
            }
            entry
        }
        Slot::Property(name) => {
            let word = lookup(&node.word, found.place);
            let required = word.is_some_and(|word| {
                word.properties.iter().any(|it| it.name == name && it.required)
            });
            if required {
                return Err(ChangeError::NotHere);
            }
            let entry = node.entries.iter().find(|it| it.name.as_deref() == Some(name));
            entry.ok_or(ChangeError::NoSuchPart)?
        }
    };
    let start = text[..entry.span.start].trim_end_matches([' ', '\t']).len();
    Ok(replaced(text, start..entry.span.end, ""))
}

fn remove_word(text: &str, found: &Found<'_>) -> Result<String, ChangeError> {
    let parent = found.parent.ok_or(ChangeError::NotHere)?;
    if let ([_], Some(braces)) = (parent.inside.as_slice(), &parent.braces) {
        if !matches!(parent.word.as_str(), "keeper" | "creeper") {
            return Err(ChangeError::NotHere);
        }
        let start = text[..braces.start].trim_end_matches([' ', '\t']).len();
        return Ok(replaced(text, start..braces.end, ""));
    }
    let Range { start, end } = found.node.whole.clone();
    let line = line_start(text, start);
    let alone = text[line..start].trim().is_empty();
    let rest = &text[end..];
    let after = rest.trim_start_matches([' ', '\t', ';']);
    // A word alone on its line takes the line with it; its comment goes, too.
    if alone && (after.starts_with('\n') || after.starts_with("//")) {
        let to = rest.find('\n').map_or(text.len(), |it| end + it + 1);
        return Ok(replaced(text, line..to, ""));
    }
    if let Some(position) = rest.find(|c: char| !matches!(c, ' ' | '\t'))
        && rest[position..].starts_with(';')
    {
        let tail = rest[position + 1..].trim_start_matches([' ', '\t']);
        return Ok(replaced(text, start..text.len() - tail.len(), ""));
    }
    // The last of several: with the semicolon before it.
    let head = text[..start].trim_end_matches([' ', '\t']);
    let head = head.strip_suffix(';').unwrap_or(head);
    Ok([head, rest].concat())
}

fn shift(text: &str, found: &Found<'_>, up: bool) -> Result<String, ChangeError> {
    let parent = found.parent.ok_or(ChangeError::NotHere)?;
    let other = if up { found.index.checked_sub(1) } else { found.index.checked_add(1) };
    let other = other.and_then(|index| parent.inside.get(index)).ok_or(ChangeError::NotHere)?;
    let (first, second) = if up { (other, found.node) } else { (found.node, other) };
    let between = &text[first.whole.end..second.whole.start];
    let (one, two) = (&text[first.whole.clone()], &text[second.whole.clone()]);
    Ok(replaced(text, first.whole.start..second.whole.end, &[two, between, one].concat()))
}

/// The card as one of another kind, with every word that can stand there.
fn change_kind(text: &str, card: &Outline, old: Kind, new: Kind) -> Result<String, ChangeError> {
    if old == new {
        return Ok(text.to_owned());
    }
    let word = lookup(new.word(), WordPlace::CardFile).ok_or(ChangeError::NotHere)?;
    let mut head = new.word().to_owned();
    for entry in &card.entries {
        let stays = match &entry.name {
            Some(name) => word.properties.iter().any(|it| it.name == name),
            None => true,
        };
        if stays {
            head.push(' ');
            head.push_str(&text[entry.span.clone()]);
        }
    }
    let place = WordPlace::Card(new);
    let source = |node: &Outline| text[node.whole.clone()].to_owned();
    let verbs = |node: &Outline| lookup(&node.word, WordPlace::Doing).is_some();
    let mut inside: Vec<String> = Vec::new();
    let mut loose: Vec<String> = Vec::new();
    for node in &card.inside {
        // A word can mean something else on another kind of card.
        let meaning = |place| lookup(&node.word, place).map(|word| word.group);
        if meaning(place).is_some() && meaning(place) == meaning(WordPlace::Card(old)) {
            inside.push(source(node));
        } else if old == Kind::Action {
            loose.push(source(node));
        } else {
            loose.extend(node.inside.iter().filter(|it| verbs(it)).map(source));
        }
    }
    if !loose.is_empty() && inside.is_empty() {
        if new == Kind::Action {
            inside = loose;
        } else if let Some(around) =
            ["once-per-turn", "your-turn"].iter().find(|it| lookup(it, place).is_some())
        {
            inside.push(format!("{around} {{ {} }}", loose.join("; ")));
        }
    }
    let body = |inside: &[String]| {
        let lines: String = inside.iter().map(|line| format!("    {line}\n")).collect();
        format!("{head} {{\n{lines}}}")
    };
    if !inside.is_empty() {
        return Ok(replaced(text, card.whole.clone(), &body(&inside)));
    }
    let first = words().find(|word| word.places.contains(&place));
    let filled = first.into_iter().flat_map(|word| ways(word, &Kept::default()));
    let texts = std::iter::once(head.clone()).chain(filled.map(|way| body(&[way])));
    let texts = texts.map(|new| replaced(text, card.whole.clone(), &new));
    soundest(texts).ok_or(ChangeError::NotHere)
}
