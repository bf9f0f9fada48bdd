//! A table as one viewer sees it, with the words to speak of it.

use std::sync::Arc;

use asterism_catalog::AnyGame;
use asterism_kernel::Seat;
use asterism_table::{ChairView, HolderView, PersonId, Table, TableView};
use asterism_words::{Args, Names, People};
use maud::{Markup, html};

use crate::error::Explanation;
use crate::pages::layout::icon;
use crate::pages::speech::{Speech, brought, names};

/// The animals that stand for seats: they tell players apart, not the colour.
const ANIMALS: [&str; 8] =
    ["fox-head", "owl", "bear-head", "frog", "wolf-head", "octopus", "elephant-head", "lion"];
/// What bots are called: stars, the same in every language.
const STARS: [&str; 8] = ["Vega", "Altair", "Mira", "Rigel", "Spica", "Deneb", "Capella", "Atria"];

/// What a page adds to what the table says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Around {
    /// Why the last answer was refused.
    pub(crate) wrong: Option<Explanation>,
    /// The token of a link that was just made.
    pub(crate) invite: Option<String>,
    /// The short code of that link.
    pub(crate) code: Option<String>,
    /// Where this server is reached.
    pub(crate) origin: String,
    /// When it is, in milliseconds since 1970.
    pub(crate) now: u64,
}

/// A table as one viewer sees it.
pub(crate) struct Seen<'a> {
    pub(crate) speech: &'a Speech,
    pub(crate) table: &'a Table,
    pub(crate) person: Option<&'a PersonId>,
    pub(crate) view: TableView,
    pub(crate) names: Vec<String>,
    pub(crate) around: &'a Around,
    /// What cards are called, where the table brings its own.
    brought: Option<Arc<Names>>,
}

/// What whoever holds a chair is called.
pub(crate) fn holder_name(speech: &Speech, chair: &ChairView) -> String {
    match &chair.holder {
        HolderView::Nobody => speech.say("web-free-chair"),
        HolderView::Person(person) | HolderView::StandIn(person) => person.name.clone(),
        HolderView::Bot { .. } => STARS[chair.chair % STARS.len()].to_owned(),
    }
}

impl<'a> Seen<'a> {
    pub(crate) fn new(
        speech: &'a Speech,
        table: &'a Table,
        person: Option<&'a PersonId>,
        around: &'a Around,
    ) -> Self {
        let view = table.view(person);
        let names = view.chairs.iter().map(|chair| holder_name(speech, chair)).collect();
        let brought = match table.game() {
            Some(AnyGame::Fluxx(game)) => brought(&table.settings().cards, game.deck()),
            _ => None,
        };
        Self { speech, table, person, view, names, around, brought }
    }

    /// What the cards of this table are called.
    pub(crate) fn card_names(&self) -> &Names {
        self.brought.as_deref().unwrap_or_else(|| names())
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.speech.say(key)
    }

    /// Who is who, and who reads.
    pub(crate) fn people(&self) -> People<'_> {
        People { names: &self.names, you: self.view.you.seat }
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.people().title(self.speech.language, seat)
    }

    /// Where this table's forms go.
    pub(crate) fn action(&self) -> String {
        format!("/table/{}/do", self.view.table)
    }

    pub(crate) fn avatar(&self, seat: Seat, tiny: bool) -> Markup {
        let index = seat.index();
        let chosen = self.view.chairs.get(index).and_then(|chair| match &chair.holder {
            HolderView::Person(person) | HolderView::StandIn(person) => person.colour,
            HolderView::Nobody | HolderView::Bot { .. } => None,
        });
        let colour = chosen.map_or(index, usize::from) % 8;
        html! {
            span class={ "avatar seat-" (colour) @if tiny { " tiny" } } aria-hidden="true" {
                (icon(ANIMALS[index % ANIMALS.len()]))
            }
        }
    }

    /// How it is with whoever sits there, in a few words.
    pub(crate) fn status(&self, seat: Seat) -> Option<String> {
        let chair = self.view.chairs.get(seat.index())?;
        match &chair.holder {
            HolderView::Nobody => None,
            HolderView::Bot { level } => {
                let level = self.say(&format!("level-{}", level.name()));
                Some(self.speech.say_with("web-bot", &Args::new().text("level", level)))
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
