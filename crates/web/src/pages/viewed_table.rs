//! A table as one viewer sees it, in the viewer's language.

use std::sync::Arc;

use asterism_host::Hint;
use asterism_kernel::Seat;
use asterism_table::{ChairView, HolderView, LineView, PersonId, Table, TableView};
use asterism_words::{Args, Language, Names, People, bot_name, guest_name};
use maud::{Markup, html};

use crate::error::Explanation;
use crate::pages::card::Pick;
use crate::pages::guide::Guide;
use crate::pages::layout::icon;
use crate::pages::page_game;
use crate::pages::side::MAX_LINES;
use crate::pages::table::links_query;
use crate::pages::tips::Tips;
use crate::pages::ui_preferences::{UiPreferences, names};
use crate::session::guest_tag;

/// Icons of seats, so that players can be told apart without colors.
const ANIMALS: [&str; 8] =
    ["fox-head", "owl", "bear-head", "frog", "wolf-head", "octopus", "elephant-head", "lion"];

/// What a table's page needs in addition to the table itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct PageContext {
    pub(crate) wrong: Option<Explanation>,
    /// The token of a link that was just created.
    pub(crate) invite: Option<String>,
    /// The token of a link for spectators that was just created.
    pub(crate) watch: Option<String>,
    /// The short code of that link.
    pub(crate) code: Option<String>,
    /// The URL of this server.
    pub(crate) origin: String,
    /// Milliseconds since 1970.
    pub(crate) now: u64,
    /// What an expert would do, if the viewer has asked.
    pub(crate) hint: Option<Arc<Hint>>,
    /// The decision for which the viewer has asked, for links.
    pub(crate) hint_for: Option<u64>,
    /// In a replay: the number of the first line of the log that belongs to the step shown.
    pub(crate) step_lines: Option<usize>,
    /// At a table in memory that a page leads through.
    pub(crate) guide: Option<Guide>,
    /// Tips for people who are new.
    pub(crate) tips: Option<Tips>,
}

/// How an expert sees a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Advised {
    #[default]
    No,
    /// It is as good as the expert's.
    Best,
    /// The expert would choose it.
    Chosen,
}

pub(crate) struct ViewedTable<'a> {
    pub(crate) ui: &'a UiPreferences,
    pub(crate) table: &'a Table,
    pub(crate) person: Option<&'a PersonId>,
    pub(crate) view: TableView,
    pub(crate) names: Vec<String>,
    pub(crate) context: &'a PageContext,
    /// Names of cards, if the table has custom cards.
    custom_names: Option<Arc<Names>>,
}

/// The name of a chair's holder.
pub(crate) fn holder_name(ui: &UiPreferences, chair: &ChairView) -> String {
    holder_name_of(ui, chair.chair, &chair.holder)
}

fn holder_name_of(ui: &UiPreferences, chair: usize, holder: &HolderView) -> String {
    match holder {
        HolderView::Nobody => ui.say("web-free-chair"),
        HolderView::Person(person) | HolderView::StandIn(person) => {
            person_name(ui, &person.id, &person.name)
        }
        HolderView::Bot { .. } => bot_name(ui.language, chair),
    }
}

/// The name of a person; guests who have not chosen one are called so in the
/// reader's language.
pub(crate) fn person_name(ui: &UiPreferences, id: &PersonId, name: &str) -> String {
    let tag = guest_tag(id);
    let unnamed = name.ends_with(tag)
        && Language::ALL.into_iter().any(|language| guest_name(language, tag) == name);
    if unnamed { guest_name(ui.language, tag) } else { name.to_owned() }
}

/// The animal of a seat, in the color of its holder.
pub(crate) fn seat_avatar(seat: usize, color: Option<u8>, tiny: bool) -> Markup {
    let color = color.map_or(seat, usize::from) % 8;
    html! {
        span class={ "avatar seat-" (color) @if tiny { " tiny" } } aria-hidden="true" {
            (icon(ANIMALS[seat % ANIMALS.len()]))
        }
    }
}

impl<'a> ViewedTable<'a> {
    pub(crate) fn new(
        ui: &'a UiPreferences,
        table: &'a Table,
        person: Option<&'a PersonId>,
        context: &'a PageContext,
    ) -> Self {
        let view = table.view(person);
        let names = view.chairs.iter().map(|chair| holder_name(ui, chair)).collect();
        let custom_names = (table.game())
            .and_then(|game| page_game::custom_names(game, &table.settings().setup.mix.cards));
        Self { ui, table, person, view, names, context, custom_names }
    }

    pub(crate) fn card_names(&self) -> &Names {
        self.custom_names.as_deref().unwrap_or_else(|| names())
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    /// What an expert would do, if the viewer has asked and still has to decide.
    pub(crate) fn hint(&self) -> Option<&Hint> {
        let asked = self.view.asked.as_ref().filter(|asked| asked.awaited)?;
        let hint = self.context.hint.as_deref()?;
        let fits = hint.decision == asked.decision && self.view.you.seat == Some(hint.seat);
        fits.then_some(hint)
    }

    /// How an expert sees a move, in the game's notation.
    pub(crate) fn advised(&self, text: &str) -> Advised {
        let Some(hint) = self.hint() else { return Advised::No };
        match hint.texts.iter().position(|known| known == text) {
            Some(0) => Advised::Chosen,
            Some(at) if hint.advice.moves.get(at).is_some_and(|one| one.best) => Advised::Best,
            _ => Advised::No,
        }
    }

    pub(crate) fn advised_pick(&self, pick: &Pick) -> Advised {
        match pick {
            Pick::Move { value, .. } => self.advised(value),
            Pick::Look | Pick::Barred(_) => Advised::No,
        }
    }

    /// The names of the seats, and the reader's seat.
    pub(crate) fn people(&self) -> People<'_> {
        People { names: &self.names, you: self.view.you.seat }
    }

    /// The latest lines of the log.
    pub(crate) fn latest_lines(&self) -> Vec<LineView> {
        self.table.lines(self.person, self.view.lines.saturating_sub(MAX_LINES))
    }

    /// The names of the seats when a line of the log was written, or nothing if they
    /// are still the same.
    pub(crate) fn names_then(&self, line: &LineView) -> Vec<String> {
        if line.former.is_empty() {
            return Vec::new();
        }
        let mut names = self.names.clone();
        for former in &line.former {
            let seat = former.seat.index();
            if let Some(name) = names.get_mut(seat) {
                *name = holder_name_of(self.ui, seat, &former.holder);
            }
        }
        names
    }

    /// The people whom a line of the log is about. `then` is what [`Self::names_then`]
    /// says.
    pub(crate) fn people_then<'b>(&'b self, then: &'b [String], line: &LineView) -> People<'b> {
        if then.is_empty() {
            return self.people();
        }
        let taken = |seat: &Seat| line.former.iter().all(|former| former.seat != *seat);
        People { names: then, you: self.view.you.seat.filter(taken) }
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.people().title(self.ui.language, seat)
    }

    /// The name of a person who sits here or watches.
    pub(crate) fn person_at_table(&self, id: &PersonId) -> Option<String> {
        let seated = self.view.chairs.iter().filter_map(|chair| match &chair.holder {
            HolderView::Person(person) | HolderView::StandIn(person) => Some(person),
            HolderView::Nobody | HolderView::Bot { .. } => None,
        });
        let person = seated.chain(&self.view.spectators).find(|person| person.id == *id)?;
        Some(person_name(self.ui, &person.id, &person.name))
    }

    /// The URL for this table's forms.
    pub(crate) fn action(&self) -> String {
        if let Some(guide) = self.guide() {
            return guide.action.clone();
        }
        format!("/table/{}/do", self.view.table)
    }

    /// The URL for forms that create links. It keeps those just created on the page.
    pub(crate) fn invite_action(&self) -> String {
        format!("{}{}", self.action(), links_query(self.context))
    }

    /// The URL of an invitation.
    pub(crate) fn join_link(&self, token: &str) -> String {
        format!("{}/join/{}/{token}", self.context.origin, self.view.table)
    }

    pub(crate) fn avatar(&self, seat: Seat, tiny: bool) -> Markup {
        let index = seat.index();
        let chosen = self.view.chairs.get(index).and_then(|chair| match &chair.holder {
            HolderView::Person(person) | HolderView::StandIn(person) => person.color,
            HolderView::Nobody | HolderView::Bot { .. } => None,
        });
        seat_avatar(index, chosen, tiny)
    }

    /// The status of a seat: a bot, a stand-in, or away.
    pub(crate) fn status(&self, seat: Seat) -> Option<String> {
        let chair = self.view.chairs.get(seat.index())?;
        match &chair.holder {
            HolderView::Nobody => None,
            HolderView::Bot { level } => {
                let level = self.say(&format!("level-{}", level.name()));
                Some(self.ui.say_with("web-bot", &Args::new().text("level", level)))
            }
            HolderView::StandIn(_) => Some(self.say("web-stand-in")),
            HolderView::Person(person) if !person.here => Some(self.say("web-away")),
            HolderView::Person(_) => None,
        }
    }

    /// A form with one button.
    pub(crate) fn button(&self, action: &str, fields: &[(&str, &str)], label: &str) -> Markup {
        self.button_as("button small", action, fields, label)
    }

    pub(crate) fn button_as(
        &self,
        class: &str,
        action: &str,
        fields: &[(&str, &str)],
        label: &str,
    ) -> Markup {
        html! {
            form method="post" action=(self.action()) {
                input type="hidden" name="do" value=(action);
                @for (name, value) in fields {
                    input type="hidden" name=(name) value=(value);
                }
                button class=(class) type="submit" { (label) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_without_a_name_are_called_so_in_the_readers_language() {
        let id: PersonId = "3eb5aabbccdd".parse().expect("an id");
        let seen = |language, name| person_name(&UiPreferences::plain(language), &id, name);
        assert_eq!(seen(Language::Russian, "Guest 3eb5"), "Гость 3eb5");
        assert_eq!(seen(Language::Polish, "Гость 3eb5"), "Gość 3eb5");
        assert_eq!(seen(Language::Italian, "Guest of Honor"), "Guest of Honor");
    }
}
