//! Warnings about a mix of editions, from the deck check.

use std::collections::{BTreeMap, BTreeSet};

use asterism_cards::ast::{Edition, Kind};
use asterism_cards::{Concern, Finding, lint, overlaps};
use asterism_catalog::{edition, has_fixed_deck};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::ui_preferences::{UiPreferences, names};

/// The message key of a finding.
const fn sentence(concern: &Concern) -> &'static str {
    match concern {
        Concern::SameFunction { .. } => "web-mix-same",
        Concern::NearlySame { .. } => "web-mix-nearly",
        Concern::UnusedKeeper { .. } | Concern::UnnamedCreeper => "web-mix-unused",
        Concern::ImpossibleGoal { .. } => "web-mix-impossible",
        _ => "web-mix-other",
    }
}

/// What the deck check finds in the mix but in none of its editions alone.
fn findings(editions: &[Edition]) -> Vec<Finding> {
    let alone: Vec<Finding> =
        editions.iter().flat_map(|edition| lint(std::slice::from_ref(edition))).collect();
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

/// The warnings about a mix of these editions. Nothing for a single edition.
pub(crate) fn warnings(ui: &UiPreferences, deck: &[String]) -> Markup {
    let fixed: BTreeSet<String> =
        deck.iter().filter(|id| has_fixed_deck(id)).map(|id| ui.edition(id)).collect();
    // A URL may name the same edition many times.
    let named: BTreeSet<&String> = deck.iter().collect();
    let editions: Vec<Edition> =
        named.into_iter().filter_map(|name| edition(name).cloned()).collect();
    let mixed = editions.len() > 1 || (!fixed.is_empty() && !editions.is_empty());
    if !mixed {
        return html! {};
    }
    let mut grouped: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for finding in findings(&editions) {
        let Some(id) = &finding.card else { continue };
        let Some(of) = editions.iter().find(|edition| edition.id == finding.edition) else {
            continue;
        };
        let named = format!("{} ({})", quoted(ui, &of.id, id), ui.edition(&of.id));
        add(&mut grouped, sentence(&finding.concern), named);
    }
    for overlap in overlaps(&editions) {
        let key = if overlap.kind == Kind::Rule { "web-mix-same" } else { "web-mix-twice" };
        for (edition, card) in overlap.cards {
            add(&mut grouped, key, quoted(ui, edition, &card.id));
        }
    }
    let cards: usize = editions.iter().map(|edition| edition.cards.len()).sum();
    html! {
        div #mix .warn role="status" {
            h3 { (ui.say("web-mix-checked")) }
            ul {
                @for game in &fixed {
                    li { (ui.say_with("web-mix-fixed-deck", &Args::new().text("game", game.clone()))) }
                }
                @if editions.len() > 1 {
                    li { (ui.say_with("web-mix-size", &Args::new().amount("count", cards))) }
                    @for (key, names) in &grouped {
                        li { (ui.say_with(key, &Args::new().text("names", names.join(", ")))) }
                    }
                    @if grouped.is_empty() { li { (ui.say("web-mix-fine")) } }
                }
            }
        }
    }
}
