//! Why something was not accepted, as sentences.

use asterism_kernel::{Argument, Explained, Refusal, Seat};

use crate::{Args, Language, People, Words, bundle::capitalised};

/// A refusal as a sentence that says what to do. The rules of every game are
/// known by their stable codes.
#[must_use]
pub fn refusal_text(language: Language, refusal: &Refusal, people: People<'_>) -> String {
    let words = Words::of(language);
    let key = format!("refusal-{}", refusal.code());
    let (key, args) = match refusal {
        Refusal::NoSuchSeat { seat } => (key, Args::new().amount("seat", *seat)),
        Refusal::NotAsked { seat } => {
            (key, Args::new().phrase("player", people.phrase(words, *seat)))
        }
        Refusal::Unreadable { text, .. } => (key, Args::new().text("text", text)),
        Refusal::Ambiguous { text, candidates } => {
            (key, Args::new().text("text", text).text("candidates", candidates))
        }
        Refusal::NotOffered { text, rule } => {
            (key, Args::new().text("text", text).text("reason", rule_text(words, rule)))
        }
        _ => (key, Args::new()),
    };
    let key = if words.has(&key) { key } else { "refusal-other".to_owned() };
    words.say(&key, &args)
}

/// An error as a sentence that says what to do.
#[must_use]
pub fn error_text(language: Language, error: &dyn Explained) -> String {
    error_text_of(language, error.code(), error.arguments())
}

/// The same by the error's code and arguments. Without a sentence of its own,
/// or with an argument missing, it only says that something is not possible.
pub fn error_text_of<N: Into<String>>(
    language: Language,
    code: &str,
    arguments: impl IntoIterator<Item = (N, Argument)>,
) -> String {
    let words = Words::of(language);
    let mut args = Args::new();
    let (mut rule, mut seat) = (None, None);
    for (name, value) in arguments {
        let name = name.into();
        match (name.as_str(), &value) {
            ("rule", Argument::Text(text)) => rule = Some(rule_text(words, text)),
            ("seat", Argument::Number(number)) => seat = usize::try_from(*number).ok(),
            _ => {}
        }
        args = match value {
            Argument::Number(number) => args.number(name, number),
            Argument::Text(text) => args.named_text(name, text),
        };
    }
    // Whoever is told is the one who was not asked.
    if let Some(seat) = seat.and_then(Seat::from_index) {
        args = args.phrase("player", People { names: &[], you: Some(seat) }.phrase(words, seat));
    }
    if let Some(rule) = &rule {
        args = args.text("reason", rule);
    }
    let say = |key: &str| words.try_say(key, &args);
    match say(&format!("refusal-{code}")) {
        Ok(text) => text.trim_end().to_owned(),
        Err(_) => match rule {
            Some(rule) => capitalised(&rule),
            None => words.say("refusal-other", &Args::new()),
        },
    }
}

/// What bars a move, by the code of the rule.
fn rule_text(words: &Words, rule: &str) -> String {
    let key = format!("rule-{rule}");
    words.say(if words.has(&key) { &key } else { "rule-other" }, &Args::new())
}

/// Why a move can't be made, as a sentence without the move itself.
#[must_use]
pub fn refusal_reason(language: Language, refusal: &Refusal, people: People<'_>) -> String {
    let Refusal::NotOffered { rule, .. } = refusal else {
        return refusal_text(language, refusal, people);
    };
    capitalised(&rule_text(Words::of(language), rule))
}
