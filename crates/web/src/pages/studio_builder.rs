//! The sentence of a card as parts with menus.
//!
//! Every part is a field of a form, so that it works without scripts. `assets/studio.js`
//! shows a chip with a menu in place of each.

use asterism_builder::{Add, Choice, Line, Part, Sentence, Sort, Takes};
use asterism_cards::ast::Kind;
use asterism_cards::vocabulary::{Type, WordPlace, lookup};
use asterism_words::{Args, BuilderWords, kind_name};
use maud::{Markup, html};

use crate::pages::fluxx_card::glyph;
use crate::pages::layout::icon;
use crate::pages::studio_names::KINDS;
use crate::pages::ui_preferences::UiPreferences;

/// Maximum length of a text in a card, in characters.
const MAX_TEXT: usize = 300;

const fn sort_class(sort: Sort) -> &'static str {
    match sort {
        Sort::When => "when",
        Sort::Verb => "verb",
        Sort::What => "what",
        Sort::Who => "who",
        Sort::Amount => "amount",
    }
}

/// A choice of a menu as it is shown.
struct MenuOption {
    value: String,
    text: String,
    group: String,
    refused: Option<String>,
}

pub(crate) struct BuilderView<'a> {
    pub(crate) ui: &'a UiPreferences,
    pub(crate) words: BuilderWords<'a>,
    pub(crate) sentence: &'a Sentence,
}

impl BuilderView<'_> {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    /// The kinds, of which the card has one.
    pub(crate) fn kinds(ui: &UiPreferences, now: Option<Kind>) -> Markup {
        html! {
            @for kind in KINDS {
                button class={ "kind-pill " (kind.word()) } type="submit" name="do" value={ "kind " (kind.word()) } aria-pressed=(if now == Some(kind) { "true" } else { "false" }) {
                    (icon(glyph(kind))) (kind_name(ui.language, kind))
                }
            }
        }
    }

    /// All lines of the sentence, each followed by what can be added in it.
    pub(crate) fn lines(&self) -> Markup {
        let Some(card) = self.sentence.lines.first() else { return html! {} };
        html! { ol.lines { (self.line(card)) } }
    }

    fn inside(&self, line: &Line) -> impl Iterator<Item = &Line> {
        let (id, depth) = (format!("{}.", line.id), line.depth + 1);
        let lines = self.sentence.lines.iter();
        lines.filter(move |line| line.depth == depth && line.id.starts_with(&id))
    }

    fn line(&self, line: &Line) -> Markup {
        let card = line.depth == 0;
        // Kind, name and picture of the card have fields of their own.
        let apart = |part: &Part| card && matches!(part.id.as_str(), "c" | "c#0" | "c?icon");
        let parts = line.parts.iter().filter(|part| !apart(part));
        let (within, details): (Vec<_>, Vec<_>) = line.adds.iter().enumerate().partition(
            |(_, add)| add.menu.first().is_some_and(|choice| choice.value.starts_with('>')),
        );
        html! {
            li.line {
                div.parts {
                    @for part in parts { (self.part(part)) }
                    @for (index, add) in details { (self.add(line, index, add, card)) }
                    @if !card { (self.line_acts(line)) }
                }
                @if !within.is_empty() || self.inside(line).next().is_some() {
                    ol.lines {
                        @for line in self.inside(line) { (self.line(line)) }
                        @for (index, add) in within { li.line { (self.add(line, index, add, false)) } }
                    }
                }
            }
        }
    }

    /// Buttons that move a line or remove it.
    fn line_acts(&self, line: &Line) -> Markup {
        let Some(first) = line.parts.first() else { return html! {} };
        let what = self.words.answer(first);
        let button = |act: &str, sign: &str, key: &str| {
            html! { button.plain.line-act type="submit" name="do" value={ (act) " " (line.id) } aria-label={ (self.say(key)) ": " (what) } { (sign) } }
        };
        html! {
            span.line-acts {
                @if first.movable { (button("up", "↑", "studio-up")) (button("down", "↓", "studio-down")) }
                @if first.optional { (button("remove", "×", "studio-remove")) }
            }
        }
    }

    fn options(&self, menu: &[Choice], text: impl Fn(&Choice) -> String) -> Vec<MenuOption> {
        let option = |choice: &Choice| MenuOption {
            value: choice.value.clone(),
            text: text(choice),
            group: self.words.group(choice.group),
            refused: choice.refused.as_ref().map(|reason| self.words.refusal(reason)),
        };
        let mut options: Vec<MenuOption> = menu.iter().map(option).collect();
        // Choices of a group stand together.
        let mut groups: Vec<String> = Vec::new();
        for option in &options {
            if !groups.contains(&option.group) {
                groups.push(option.group.clone());
            }
        }
        options.sort_by_key(|option| groups.iter().position(|group| *group == option.group));
        options
    }

    fn groups(options: &[MenuOption], now: Option<&str>) -> Markup {
        html! {
            @for group in options.chunk_by(|one, other| one.group == other.group) {
                optgroup label=(group[0].group) {
                    @for option in group {
                        option value=(option.value) selected[now == Some(option.value.as_str())] disabled[option.refused.is_some()] data-why=[option.refused.as_deref()] {
                            (option.text) @if let Some(why) = &option.refused { " (" (why) ")" }
                        }
                    }
                }
            }
        }
    }

    fn part(&self, part: &Part) -> Markup {
        let (question, answer) = (self.words.question(part), self.words.answer(part));
        let class = format!(
            "part {}{}{}",
            sort_class(part.sort),
            if part.wrong { " wrong" } else { "" },
            if part.value.is_none() { " open" } else { "" },
        );
        let name = format!("part-{}", part.id);
        let wrong = part.wrong.then_some("true");
        if part.menu.is_empty() {
            let long = part.takes == Takes::Value(Type::Text);
            let value = part.value.as_deref().unwrap_or_default();
            return html! {
                span class=(class) {
                    label.unseen for=(name) { (question) }
                    @if long { textarea id=(name) name=(name) rows="2" maxlength=(MAX_TEXT) data-part aria-invalid=[wrong] { (value) } }
                    @else { input id=(name) name=(name) type="text" value=(value) maxlength=(MAX_TEXT) autocomplete="off" data-part aria-invalid=[wrong]; }
                }
            };
        }
        let options = self.options(&part.menu, |choice| self.words.choice(part, choice));
        let now = part.value.as_deref();
        let listed = options.iter().any(|option| now == Some(option.value.as_str()));
        let word = matches!(part.takes, Takes::Word(place) if place != WordPlace::CardFile);
        html! {
            span class=(class) data-part-of=(part.id) {
                button.chip.with-script type="button" id={ "chip-" (part.id) } aria-haspopup="listbox" aria-expanded="false" tabindex="-1"
                    data-removable[part.optional && part.id.contains(['#', '?'])] data-movable[part.movable && word] data-own[word] aria-invalid=[wrong] {
                    span.unseen { (question) " " } span.answer { (answer) } span.arrow aria-hidden="true" { "⌄" }
                }
                label.no-script for=(name) { (question) }
                select.no-script id=(name) name=(name) aria-invalid=[wrong] {
                    @if !listed { option value="" selected { (answer) } }
                    (Self::groups(&options, now))
                }
                @if part.optional && part.id.contains(['#', '?']) {
                    button.plain.no-script type="submit" name="do" value={ "remove " (part.id) } aria-label={ (self.say("studio-remove")) ": " (question) } { "×" }
                }
                @if word {
                    details.no-script { summary { (self.say("studio-not-here")) } input type="text" name={ "own-" (part.id) } maxlength=(MAX_TEXT) aria-label=(self.say("studio-own-label")); }
                }
            }
        }
    }

    fn add(&self, line: &Line, index: usize, add: &Add, whole: bool) -> Markup {
        let place = line.parts.first().and_then(|part| match (part.takes, &part.value) {
            (Takes::Word(place), Some(word)) => lookup(word, place)?.inside,
            _ => None,
        });
        let options = self.options(&add.menu, |choice| self.words.addition(place, choice));
        let name = format!("add-{}-{index}", add.line);
        let inside = add.menu.first().is_some_and(|choice| choice.value.starts_with('>'));
        let key = match (inside, whole) {
            (true, _) => "studio-add-line",
            (false, true) => "studio-add-detail-card",
            (false, false) => "studio-add-detail",
        };
        let what = line.parts.first().map(|part| self.words.answer(part)).unwrap_or_default();
        let label = self.ui.say_with("studio-add-to", &Args::new().text("what", what));
        html! {
            span.part.add data-add=(add.line) {
                button.chip.with-script type="button" id={ "chip-" (name) } aria-haspopup="listbox" aria-expanded="false" tabindex="-1" data-add[true] {
                    span aria-hidden="true" { "+ " } span.answer { (self.say(key)) } span.unseen { ". " (label) }
                }
                label.no-script for=(name) { (self.say(key)) }
                select.no-script id=(name) name=(name) {
                    option value="" { "…" }
                    (Self::groups(&options, None))
                }
            }
        }
    }
}
