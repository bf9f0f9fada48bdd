//! The deck of a new table: how many cards of which kind, and what the deck check finds.

use std::collections::BTreeMap;

use asterism_cards::ast::{Edition, Kind};
use asterism_cards::{Concern, Finding, lint, overlaps};
use asterism_catalog::{Mix, Setup, edition, listing};
use asterism_words::{Args, kind_name};
use maud::{Markup, html};

use crate::pages::fluxx_card::glyph;
use crate::pages::layout::icon;
use crate::pages::page_game;
use crate::pages::ui_preferences::{UiPreferences, names};

/// The message key of a finding.
pub(crate) const fn sentence(concern: &Concern) -> &'static str {
    match concern {
        Concern::SameFunction { .. } => "web-mix-same",
        Concern::NearlySame { .. } => "web-mix-nearly",
        Concern::UnusedKeeper { .. } | Concern::UnnamedCreeper => "web-mix-unused",
        Concern::ImpossibleGoal { .. } => "web-mix-impossible",
        _ => "web-mix-other",
    }
}

/// What the deck check finds in the mix but in none of its editions as printed.
fn findings(editions: &[Edition]) -> Vec<Finding> {
    let printed = editions.iter().filter_map(|part| edition(&part.id));
    let alone: Vec<Finding> =
        printed.flat_map(|edition| lint(std::slice::from_ref(edition))).collect();
    lint(editions).into_iter().filter(|finding| !alone.contains(finding)).collect()
}

fn add(grouped: &mut BTreeMap<&str, Vec<String>>, key: &'static str, name: String) {
    let names = grouped.entry(key).or_default();
    if !names.contains(&name) {
        names.push(name);
    }
}

/// The name of a card in quotes, so that a name with a comma stays one name.
fn quoted(ui: &UiPreferences, edition: &str, card: &str) -> String {
    let mention = names().mention(ui.language, &format!("{edition}/{card}"));
    mention.form("title").to_owned()
}

/// The findings about a deck, by the message that says them.
fn grouped(ui: &UiPreferences, editions: &[Edition]) -> BTreeMap<&'static str, Vec<String>> {
    let mut grouped: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for finding in findings(editions) {
        let Some(id) = &finding.card else { continue };
        let Some(of) = editions.iter().find(|edition| edition.id == finding.edition) else {
            continue;
        };
        let named = format!("{} ({})", quoted(ui, &of.id, id), ui.edition(&of.id));
        add(&mut grouped, sentence(&finding.concern), named);
    }
    for overlap in overlaps(editions) {
        let key = if overlap.kind == Kind::Rule { "web-mix-same" } else { "web-mix-twice" };
        for (edition, card) in overlap.cards {
            add(&mut grouped, key, quoted(ui, edition, &card.id));
        }
    }
    grouped
}

/// What is known about the deck of a setup: its size, its kinds of cards, and what the
/// deck check finds in it. Nothing for a deck that can't be put together.
pub(crate) fn summary(ui: &UiPreferences, setup: &Setup) -> Markup {
    let Some(game) = listing(&setup.game) else { return html! {} };
    if !game.has_decks() {
        let count = page_game::deck_size(game.name, game.name);
        return html! { (size(ui, count, &Mix::default())) };
    }
    let Ok(editions) = setup.mix.gather() else { return html! {} };
    let cards = || editions.iter().flat_map(|edition| &edition.cards);
    let count = |kind: Kind| cards().filter(|card| card.kind == kind).count();
    let most = Kind::ALL.into_iter().map(count).max().unwrap_or(0);
    let mixed = editions.len() > 1 || !setup.mix.without.is_empty();
    html! {
        (size(ui, cards().count(), &setup.mix))
        ul.kinds {
            @for kind in Kind::ALL.into_iter().filter(|&kind| count(kind) > 0) {
                li {
                    span class={ "k-" (kind.word()) } { (icon(glyph(kind))) }
                    span { (kind_name(ui.language, kind)) }
                    progress class={ "k-" (kind.word()) } max=(most) value=(count(kind)) aria-hidden="true" {}
                    b { (count(kind)) }
                }
            }
        }
        @if mixed {
            @let grouped = grouped(ui, &editions);
            ul.findings {
                @if setup.mix.editions.len() > 1 { li { (ui.say("new-mix-long")) } }
                @for (key, names) in &grouped {
                    li { (ui.say_with(key, &Args::new().text("names", names.join(", ")))) }
                }
                @if grouped.is_empty() { li { (ui.say("web-mix-fine")) } }
            }
        }
    }
}

/// What an option of the setup makes impossible: Goals that ask for Creepers, in a game
/// without them.
pub(crate) fn spoiled_by(ui: &UiPreferences, setup: &Setup, option: &str) -> Option<String> {
    let chosen = setup.options.get(option)?.as_str()?;
    if (option, chosen) != ("meta-rule", "no-creepers") {
        return None;
    }
    let mut editions = setup.mix.gather().ok()?;
    let before = lint(&editions);
    for edition in &mut editions {
        edition.cards.retain(|card| card.kind != Kind::Creeper);
    }
    let impossible = |finding: &Finding| matches!(finding.concern, Concern::ImpossibleGoal { .. });
    let after = lint(&editions).into_iter().filter(impossible);
    let spoiled = after.filter(|finding| !before.contains(finding));
    let goals: Vec<String> = spoiled
        .filter_map(|finding| Some(quoted(ui, &finding.edition, finding.card.as_ref()?)))
        .collect();
    let args = Args::new().text("names", goals.join(", "));
    (!goals.is_empty()).then(|| ui.say_with("new-goals-spoiled", &args))
}

fn size(ui: &UiPreferences, cards: usize, mix: &Mix) -> Markup {
    let single = |key: &str, cards: &[String]| {
        (!cards.is_empty()).then(|| ui.say_with(key, &Args::new().amount("count", cards.len())))
    };
    let changes = [single("new-mix-added", &mix.with), single("new-mix-left-out", &mix.without)];
    let changes: Vec<String> = changes.into_iter().flatten().collect();
    html! {
        p.size role="status" {
            strong { (ui.say_with("web-cards", &Args::new().amount("count", cards))) }
            @if !changes.is_empty() { " " span.note { (changes.join(", ")) } }
        }
    }
}

/// Which single cards were added to the deck of a table or left out of it.
pub(crate) fn single_cards(ui: &UiPreferences, mix: &Mix) -> Markup {
    let title = |card: &String| {
        let mention = names().mention(ui.language, card);
        mention.form("title").to_owned()
    };
    let line = |key: &str, cards: &[String]| {
        let listed: Vec<String> = cards.iter().map(title).collect();
        ui.say_with(key, &Args::new().text("names", listed.join(", ")))
    };
    html! {
        @if !mix.with.is_empty() { p.note { (line("new-deck-with", &mix.with)) } }
        @if !mix.without.is_empty() { p.note { (line("new-deck-without", &mix.without)) } }
    }
}
