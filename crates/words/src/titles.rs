//! Names that don't come from a table: games, editions, bots and guests.

use crate::names::title_from_id;
use crate::{Args, Language, Words};

/// How many bots have names of their own.
const STARS: usize = 8;

/// What a game or an edition is called. `title` is what it is called in
/// English, which also names editions that have no messages of their own.
#[must_use]
pub fn edition_title(language: Language, id: &str, title: &str) -> String {
    let known = Words::of(language).try_say(&format!("web-edition-{id}"), &Args::new());
    known.unwrap_or_else(|_| title.to_owned())
}

/// What a game with these editions and card files is called: a mix is named after all of
/// them. `title` names a game without any.
#[must_use]
pub fn deck_title(language: Language, title: &str, sources: &[String]) -> String {
    if sources.len() < 2 {
        let id = sources.first().map_or(title, String::as_str);
        return edition_title(language, id, &title_from_id(id));
    }
    let short = |id: &String| {
        let known = Words::of(language).try_say(&format!("edition-short-{id}"), &Args::new());
        known.unwrap_or_else(|_| title_from_id(id))
    };
    sources.iter().map(short).collect::<Vec<_>>().join(" + ")
}

/// A house rule: what it is about, and what was decided. `value` is the value of the
/// option as in settings.
#[must_use]
pub fn house_rule_text(language: Language, option: &str, value: &str) -> (String, String) {
    let words = Words::of(language);
    let about = words.try_say(&format!("web-option-{option}"), &Args::new());
    let decided = match value {
        "true" => words.say("choice-yes", &Args::new()),
        _ => words
            .try_say(&format!("web-option-{option}-{value}"), &Args::new())
            .unwrap_or_else(|_| value.to_owned()),
    };
    (about.unwrap_or_else(|_| option.to_owned()), decided)
}

/// What the bot in this chair is called: bots are named after stars.
#[must_use]
pub fn bot_name(language: Language, chair: usize) -> String {
    Words::of(language).say(&format!("bot-name-{}", chair % STARS), &Args::new())
}

/// What a person without a name is called, with a few characters that tell
/// guests apart.
#[must_use]
pub fn guest_name(language: Language, tag: &str) -> String {
    Words::of(language).say("guest-name", &Args::new().text("tag", tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_is_named_after_all_its_editions() {
        let title = |language, ids: &[&str]| {
            let ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
            deck_title(language, ids.first().map_or("fluxx-4", String::as_str), &ids)
        };
        let mix = ["star-wars", "wonderland"];
        assert_eq!(title(Language::English, &mix), "Star Wars + Wonderland");
        assert_eq!(title(Language::Russian, &mix), "Звёздные Войны + Страна чудес");
        assert_eq!(title(Language::Polish, &["star", "fluxx-4"]), "Gwiezdny Fluxx + Fluxx 4.0");
        assert_eq!(title(Language::Italian, &["star"]), "Star Fluxx");
        assert_eq!(title(Language::English, &[]), "Fluxx 4.0");
        assert_eq!(title(Language::Russian, &["back-garden"]), "Back Garden");
        assert_eq!(title(Language::English, &["star", "back-garden"]), "Star + Back Garden");
    }

    #[test]
    fn house_rules_are_said_with_what_was_decided() {
        let text = |option, value| house_rule_text(Language::English, option, value);
        let meta = text("meta-rule", "no-creepers");
        assert_eq!(meta, ("Meta Rule".to_owned(), "no Creepers".to_owned()));
        assert_eq!(text("fewest-rules-discarded", "1").1, "1");
        assert_eq!(text("pay-after", "true").1, "Yes");
    }
}
