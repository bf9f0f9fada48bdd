//! Names that can be told apart.
//!
//! A name is one line of visible characters. Two people at one table whose names
//! look the same to a reader would be one person to everybody else, so the later
//! one gets a number.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

use crate::id::Person;
use crate::table::Table;

/// Maximum number of characters in a name.
const NAME_LENGTH: usize = 32;
/// Maximum number of combining marks per letter.
const MARKS: usize = 2;

/// Characters that are invisible or reorder text: Unicode's
/// `Default_Ignorable_Code_Point`, private-use characters, and a few
/// blanks.
const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Sanitizes a text to be shown in one line: no control characters, invisible
/// characters or stacks of marks, single spaces only, limited length. `None` if
/// nothing visible is left.
#[must_use]
pub fn tidy_name(text: &str) -> Option<String> {
    let mut visible = String::new();
    let mut marks = 0;
    for letter in text.nfc() {
        if letter.is_whitespace() {
            visible.push(' ');
            marks = MARKS;
        } else if is_combining_mark(letter) {
            // A combining mark needs a base letter.
            if !visible.is_empty() && marks < MARKS {
                visible.push(letter);
                marks += 1;
            }
        } else if !letter.is_control() && !is_invisible(letter) {
            visible.push(letter);
            marks = 0;
        }
    }
    let words: Vec<&str> = visible.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    let short = short.trim_end();
    (!short.is_empty()).then(|| short.to_owned())
}

/// The default name.
fn guest_name(person: &Person) -> String {
    let id = person.id.as_str();
    format!("Guest {}", &id[..id.len().min(4)])
}

/// The person with a sanitized name.
pub(crate) fn tidied(person: &Person) -> Person {
    let name = tidy_name(&person.name).unwrap_or_else(|| guest_name(person));
    Person { id: person.id.clone(), name, color: person.color }
}

/// Names that look alike have a key in common. There are two keys, because a
/// capital `I` looks like `l` but is also the uppercase of `i`.
fn keys(name: &str) -> [String; 2] {
    let plain: String = name.nfkc().filter(|letter| !letter.is_whitespace()).collect();
    let small = plain.to_lowercase();
    let looks: String = skeleton(&small).collect();
    let looks_large: String = skeleton(&plain).collect();
    [looks, looks_large.to_lowercase()]
}

fn look_alike(one: &[String; 2], other: &[String; 2]) -> bool {
    one.iter().zip(other).any(|(one, other)| one == other)
}

impl Table {
    /// The person with a name that is unique at this table, by adding a number if
    /// necessary.
    pub(crate) fn distinct(&self, person: &Person) -> Person {
        let person = tidied(person);
        let others = self.members.values().filter(|member| member.person.id != person.id);
        let taken: Vec<[String; 2]> = others.map(|member| keys(&member.person.name)).collect();
        let is_free = |name: &str| {
            let keys = keys(name);
            !taken.iter().any(|taken| look_alike(taken, &keys))
        };
        if is_free(&person.name) {
            return person;
        }
        let numbered = (2_usize..).map(|number| {
            let ending = format!(" {number}");
            let room = NAME_LENGTH - ending.len();
            let start: String = person.name.chars().take(room).collect();
            format!("{}{ending}", start.trim_end())
        });
        // There are fewer people than numbers.
        let name = numbered.take(taken.len() + 2).find(|name| is_free(name));
        Person { name: name.unwrap_or_else(|| guest_name(&person)), ..person }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_fit_to_be_shown() {
        let tidy = |name: &str| tidy_name(name).unwrap_or_default();
        assert_eq!(tidy("  Ada \n Lovelace\u{202e} "), "Ada Lovelace");
        assert_eq!(tidy("A\u{200b}n\u{2060}n\u{ad}a"), "Anna");
        assert_eq!(tidy("\u{feff}\u{3164}\u{2800}\u{7}"), "");
        assert_eq!(tidy("\u{301}\u{301}"), "");
        assert_eq!(tidy("Z\u{335}\u{336}\u{337}\u{338}oe"), "Z\u{335}\u{336}oe");
        assert_eq!(tidy("José"), tidy("Jose\u{301}"));
        assert_eq!(tidy(&"x".repeat(99)).len(), NAME_LENGTH);
        assert_eq!(tidy(&"я".repeat(99)).chars().count(), NAME_LENGTH);
    }

    #[test]
    fn names_that_look_alike_have_a_key_in_common() {
        let alike = |one: &str, other: &str| look_alike(&keys(one), &keys(other));
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "Аnnа"),
            ("Anna", "Ａｎｎａ"),
            ("Ivan", "lvan"),
            ("Ivan", "ivan"),
            ("Bill", "Bi11"),
            ("An na", "Anna"),
            ("Ünal", "U\u{308}nal"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Anna", "Anna 2"), ("Оля", "Коля")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
