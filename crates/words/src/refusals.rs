//! Why something was not accepted, as sentences.

use asterism_kernel::Refusal;

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
        Refusal::Unreadable { text, .. } => {
            ("refusal-unreadable".to_owned(), Args::new().text("text", text))
        }
        Refusal::Ambiguous { text, candidates } => (
            "refusal-ambiguous".to_owned(),
            Args::new().text("text", text).text("candidates", candidates),
        ),
        Refusal::NotOffered { text, rule, .. } => {
            let rule = format!("rule-{rule}");
            let rule = if words.has(&rule) { rule } else { "rule-other".to_owned() };
            let reason = words.say(&rule, &Args::new());
            (key, Args::new().text("text", text).text("reason", reason))
        }
        _ => (key, Args::new()),
    };
    let key = if words.has(&key) { key } else { "refusal-other".to_owned() };
    words.say(&key, &args)
}

/// Why a move can't be made, as a sentence without the move itself.
#[must_use]
pub fn refusal_reason(language: Language, refusal: &Refusal, people: People<'_>) -> String {
    let Refusal::NotOffered { rule, .. } = refusal else {
        return refusal_text(language, refusal, people);
    };
    let words = Words::of(language);
    let rule = format!("rule-{rule}");
    let rule = if words.has(&rule) { rule } else { "rule-other".to_owned() };
    capitalised(&words.say(&rule, &Args::new()))
}
