//! Extracts the relevant parts of a view without parsing all of it.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Chooses one of the offered moves pseudorandomly by the version of the view. A
/// regular choice could loop forever.
#[must_use]
pub fn any(version: u64, offered: usize) -> usize {
    let mut hasher = DefaultHasher::new();
    version.hash(&mut hasher);
    hasher.finish() as usize % offered.max(1)
}

/// The parts of a view that a player needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerView {
    pub version: u64,
    /// The decision awaited of this viewer: its number and the offered moves.
    pub asked: Option<(u64, Vec<String>)>,
    pub over: bool,
}

impl PlayerView {
    /// Reads a view. A load generator on the same machine must not cost more
    /// than the server, so the text is searched, not parsed.
    #[must_use]
    pub fn read(view: &str) -> Self {
        Self {
            version: number(view, "\"version\":").unwrap_or_default(),
            asked: asked(view),
            over: view.rfind("\"over\":").is_some_and(|at| view[at + 7..].starts_with('{')),
        }
    }

    /// One of the offered moves.
    #[must_use]
    pub fn answer(&self) -> Option<ChosenMove> {
        let (decision, moves) = self.asked.as_ref()?;
        let text = moves.get(any(self.version, moves.len()))?.clone();
        Some(ChosenMove { decision: *decision, text })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChosenMove {
    pub decision: u64,
    /// In the game's notation.
    pub text: String,
}

impl ChosenMove {
    /// The body of the action, with an optional id.
    #[must_use]
    pub fn action(&self, id: Option<usize>) -> String {
        let Self { decision, text } = self;
        let id = id.map(|id| format!("\"id\":{id},")).unwrap_or_default();
        format!("{{{id}\"do\":\"answer\",\"decision\":{decision},\"move\":\"{text}\"}}")
    }
}

pub(crate) fn number(text: &str, name: &str) -> Option<u64> {
    let rest = &text[text.find(name)? + name.len()..];
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

fn asked(view: &str) -> Option<(u64, Vec<String>)> {
    let rest = &view[view.find("\"asked\":{")?..];
    let rest = &rest[..rest.find(']')?];
    let decision = number(rest, "\"decision\":")?;
    rest.find("\"awaited\":true")?;
    let moves = &rest[rest.find("\"moves\":[")? + 9..];
    let moves: Vec<String> =
        moves.split("\",\"").map(|text| text.trim_matches('"').to_owned()).collect();
    Some((decision, moves)).filter(|(_, moves)| !moves[0].is_empty())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_question_is_found_in_a_view() {
        let view = r#"{"version":12,"asked":{"decision":4,"awaited":true,"moves":["draw","play a b"],"until":null},"over":null}"#;
        let seen = PlayerView::read(view);
        assert_eq!((seen.version, seen.over), (12, false));
        assert_eq!(seen.asked, Some((4, vec!["draw".to_owned(), "play a b".to_owned()])));
        let answers: HashSet<String> = (0..20)
            .map(|version| PlayerView { version, ..seen.clone() }.answer().unwrap().action(None))
            .collect();
        assert_eq!(answers.len(), 2, "now this, now that");
        assert!(answers.contains(r#"{"do":"answer","decision":4,"move":"play a b"}"#));
        let waits = view.replace("true", "false").replace("\"over\":null", "\"over\":{\"at\":1}");
        assert_eq!(PlayerView::read(&waits), PlayerView { version: 12, asked: None, over: true });
    }
}
