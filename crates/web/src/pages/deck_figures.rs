//! The figures of a deck's cards: how often each is played, sits dead or wins, and what it
//! is worth. They are measured beforehand by `cargo xtask figures`.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use asterism_lab::statistics::Estimate;
use asterism_words::Args;
use maud::{Markup, html};
use serde::Deserialize;

use crate::pages::charts::{Unit, decimal};
use crate::pages::lab_form::LabForm;
use crate::pages::ui_preferences::UiPreferences;

static FILE: LazyLock<Option<FiguresFile>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../assets/figures.json")).ok());

#[derive(Debug, Deserialize)]
struct FiguresFile {
    version: String,
    seed: u64,
    games: u64,
    players: usize,
    titles: BTreeMap<String, TitleFigures>,
}

/// A value with its interval.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "(f64, f64, f64)")]
struct Measured(Estimate);

impl From<(f64, f64, f64)> for Measured {
    fn from((value, low, high): (f64, f64, f64)) -> Self {
        Self(Estimate { value, low, high })
    }
}

#[derive(Debug, Deserialize)]
struct TitleFigures {
    median: u32,
    minutes: Measured,
    first: Measured,
    skill: Measured,
    cards: BTreeMap<String, CardFigures>,
}

/// The figures of one card. Shares are of games, those of dead cards of the games in which
/// the card was drawn.
#[derive(Debug, Deserialize)]
pub(crate) struct CardFigures {
    played: Measured,
    used: Measured,
    dead: Measured,
    won: Option<Measured>,
    worth: Option<Measured>,
}

/// The order of the cards of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SortedBy {
    Name,
    Wins,
    Played,
    Worth,
}

impl SortedBy {
    const ALL: [Self; 4] = [Self::Name, Self::Wins, Self::Played, Self::Worth];

    const fn word(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Wins => "wins",
            Self::Played => "played",
            Self::Worth => "worth",
        }
    }

    pub(crate) fn from_word(word: &str) -> Self {
        Self::ALL.into_iter().find(|sorted| sorted.word() == word).unwrap_or(Self::Name)
    }
}

/// The figures of a title.
#[derive(Clone, Copy)]
pub(crate) struct DeckFigures {
    file: &'static FiguresFile,
    title: &'static TitleFigures,
}

impl DeckFigures {
    pub(crate) fn of(title: &str) -> Option<Self> {
        let file = FILE.as_ref()?;
        Some(Self { file, title: file.titles.get(title)? })
    }

    pub(crate) fn card(self, id: &str) -> Option<&'static CardFigures> {
        self.title.cards.get(id)
    }

    /// What the cards of the deck are worth, as far as that was measured.
    pub(crate) fn worths(self) -> impl Iterator<Item = (&'static str, Estimate)> {
        let worth = |(id, card): (&'static String, &'static CardFigures)| {
            Some((id.as_str(), card.worth?.0))
        };
        self.title.cards.iter().filter_map(worth)
    }

    /// Compares two cards. Cards without the figure come last.
    pub(crate) fn compare(self, sorted: SortedBy, one: &str, other: &str) -> Ordering {
        let value = |id: &str| {
            let card = self.card(id)?;
            let measured = match sorted {
                SortedBy::Name => None,
                SortedBy::Wins => card.won,
                SortedBy::Played => Some(card.played),
                SortedBy::Worth => card.worth,
            };
            measured.map(|measured| measured.0.value)
        };
        let (one, other) = (value(one), value(other));
        other.unwrap_or(f64::NEG_INFINITY).total_cmp(&one.unwrap_or(f64::NEG_INFINITY))
    }

    /// What the figures say about whole games, how they were obtained, and the order.
    pub(crate) fn head(self, ui: &UiPreferences, id: &str, sorted: SortedBy) -> Markup {
        let Self { file, title } = self;
        let fair = 1.0 / file.players as f64;
        let fact = |key: &str, args: Args| ui.say_with(key, &args);
        let facts = [
            fact("figures-median", Args::new().text("turns", title.median.to_string())),
            fact(
                "figures-minutes",
                Args::new().text("minutes", decimal(ui.language, title.minutes.0.value, 0)),
            ),
            fact(
                "figures-first",
                Args::new().text("points", Unit::Points.text(ui, title.first.0.value - fair)),
            ),
            fact(
                "figures-skill",
                Args::new().text("skill", Unit::Share.text(ui, title.skill.0.value)),
            ),
        ];
        let how = Args::new()
            .text("games", decimal(ui.language, file.games as f64, 0))
            .text("players", file.players.to_string())
            .text("seed", file.seed.to_string())
            .text("version", file.version.clone());
        let wins = title.cards.values().any(|card| card.won.is_some());
        let worth = title.cards.values().any(|card| card.worth.is_some());
        let offered = SortedBy::ALL.into_iter().filter(|one| match one {
            SortedBy::Wins => wins,
            SortedBy::Worth => worth,
            SortedBy::Name | SortedBy::Played => true,
        });
        let study = LabForm { decks: vec![id.to_owned()], ..LabForm::default() };
        html! {
            section.deck-figures.no-print aria-label=(ui.say("figures-show")) {
                ul.facts-row { @for fact in &facts { li { (fact) } } }
                p.note { (ui.say_with("figures-how", &how)) }
                details { summary { (ui.say("figures-measured")) } p.note { (ui.say("figures-measured-how")) } }
                div.row {
                    nav.sort aria-label=(ui.say("figures-sort")) {
                        span { (ui.say("figures-sort")) }
                        @for one in offered {
                            a href={ "/decks/" (id) "?sort=" (one.word()) } aria-current=[(one == sorted).then_some("true")] {
                                (ui.say(&format!("figures-sort-{}", one.word())))
                            }
                        }
                    }
                    a.button.small href={ "/lab?" (study.query()) } { (ui.say("figures-study")) }
                }
            }
        }
    }

    /// The figures of one card, below it.
    pub(crate) fn of_card(self, ui: &UiPreferences, id: &str) -> Markup {
        let Some(card) = self.card(id) else { return html! {} };
        let share = |key: &str, one: &Measured| {
            ui.say_with(key, &Args::new().text("share", Unit::Share.text(ui, one.0.value)))
        };
        let wins = |one: &CardFigures| one.won.map(|won| won.0.value);
        let all = || self.title.cards.values().filter_map(wins);
        let remark = wins(card).and_then(|won| {
            let (most, least) = (all().fold(0.0, f64::max), all().fold(1.0, f64::min));
            let key = (won >= most).then_some("figures-best-goal");
            key.or_else(|| (won <= least).then_some("figures-least-goal"))
        });
        html! {
            dl.card-figures {
                @if let Some(won) = &card.won { dt { (ui.say("figures-wins")) } dd { b { (share("figures-of-games", won)) } } }
                dt { (ui.say("figures-played")) } dd { b { (share("figures-of-games", &card.played)) } }
                @if card.worth.is_none() { dt { (ui.say("figures-taken")) } dd { (share("figures-of-games", &card.used)) } }
                @if card.dead.0.value >= 0.0005 { dt { (ui.say("figures-dead")) } dd { (share("figures-dead-of", &card.dead)) } }
                @if let Some(worth) = &card.worth {
                    dt { (ui.say("figures-worth")) }
                    dd {
                        b { (ui.say_with("figures-points", &Args::new().text("points", Unit::Points.text(ui, worth.0.value)))) }
                        (meter(&worth.0))
                    }
                }
            }
            @if let Some(key) = remark { p.card-remark { span aria-hidden="true" { "⚑ " } (ui.say(key)) } }
        }
    }

    /// All figures with their intervals. `name` gives the name of a card.
    pub(crate) fn table(self, ui: &UiPreferences, name: impl Fn(&str) -> String) -> Markup {
        let cell = |one: Option<Measured>, unit: Unit| match one {
            None => html! { td { "–" } },
            Some(Measured(Estimate { value, low, high })) => html! {
                td { (unit.text(ui, value)) " " small { "(" (unit.text(ui, low)) " – " (unit.text(ui, high)) ")" } }
            },
        };
        html! {
            details.figures.panel {
                summary { (ui.say("figures-table")) }
                div.scroll tabindex="0" role="region" aria-label=(ui.say("figures-table")) {
                    table.figures-table {
                        thead {
                            tr {
                                th scope="col" { (ui.say("lab-card")) }
                                @for key in ["figures-wins", "figures-played", "figures-taken", "figures-dead", "figures-worth"] { th scope="col" { (ui.say(key)) } }
                            }
                        }
                        tbody {
                            @for (id, card) in &self.title.cards {
                                tr {
                                    th scope="row" { (name(id)) }
                                    (cell(card.won, Unit::Share))
                                    (cell(Some(card.played), Unit::Share))
                                    (cell(Some(card.used), Unit::Share))
                                    (cell(Some(card.dead), Unit::Share))
                                    (cell(card.worth, Unit::Points))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where a worth and its interval are around zero. The number is beside it.
fn meter(worth: &Estimate) -> Markup {
    const MOST: f64 = 0.12;
    let x = |value: f64| 50.0 + value.clamp(-MOST, MOST) / MOST * 48.0;
    let class = match worth {
        one if one.low > 0.0 => "helps",
        one if one.high < 0.0 => "harms",
        _ => "unsure",
    };
    html! {
        svg class={ "worth " (class) } viewBox="0 0 100 12" aria-hidden="true" focusable="false" {
            line.zero x1="50" x2="50" y1="0" y2="12" {}
            line.whisker x1=(format!("{:.1}", x(worth.low))) x2=(format!("{:.1}", x(worth.high))) y1="6" y2="6" {}
            circle cx=(format!("{:.1}", x(worth.value))) cy="6" r="3.5" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use asterism_catalog::titles;
    use asterism_words::Language;

    use super::*;
    use crate::pages::page_game;

    /// Whoever changes a deck has to measure it again: `cargo xtask figures`.
    #[test]
    fn every_card_of_every_deck_has_figures_and_no_other() {
        let ui = UiPreferences::plain(Language::English);
        let file = FILE.as_ref().expect("the file can be read");
        assert_eq!(file.titles.len(), titles().count());
        for title in titles() {
            let figures = DeckFigures::of(title.id).expect("every title is measured");
            let sections = page_game::deck(&ui, title.game.name, title.id);
            // Meta Rules are not shuffled into the deck.
            let dealt = sections.iter().filter(|section| section.id != "meta");
            let cards: BTreeSet<&str> =
                dealt.flat_map(|section| &section.cards).map(|card| card.id.as_str()).collect();
            let measured: BTreeSet<&str> = figures.title.cards.keys().map(String::as_str).collect();
            assert_eq!(cards, measured, "{}", title.id);
            for (id, card) in &figures.title.cards {
                for Measured(one) in [card.played, card.used, card.dead] {
                    assert!(
                        0.0 <= one.low
                            && one.low <= one.value
                            && one.value <= one.high
                            && one.high <= 1.0,
                        "{id}"
                    );
                }
            }
            let wins: f64 = figures
                .title
                .cards
                .values()
                .filter_map(|card| card.won)
                .map(|won| won.0.value)
                .sum();
            assert!(wins == 0.0 || (0.9..1.001).contains(&wins), "{}: {wins}", title.id);
        }
    }

    #[test]
    fn cards_are_sorted_by_their_figures() {
        let figures = DeckFigures::of("fluxx-4").unwrap();
        let mut cards = vec!["milk", "toast", "ten-cards-in-hand"];
        cards.sort_by(|one, other| figures.compare(SortedBy::Wins, one, other));
        assert_eq!(cards, ["ten-cards-in-hand", "toast", "milk"]);
        assert_eq!(SortedBy::from_word("nonsense"), SortedBy::Name);
    }
}
