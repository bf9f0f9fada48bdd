//! The settings that can be changed in the lobby: who goes first, and house rules.

use std::collections::BTreeMap;

use asterism_table::{Action, First, HolderView, PersonId, Settings, StartStep, TableId};
use asterism_words::{Args, house_rule_text};
use maud::{Markup, html};

use crate::api::action::perform;
use crate::error::ApiError;
use crate::pages::viewed_table::ViewedTable;
use crate::server::App;
use crate::session::Caller;

/// A change of one setting, as forms send it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Adjustment {
    GoesFirst(Option<First>),
    /// Remove a house rule.
    Drop(String),
    /// The number of chairs.
    Chairs(usize),
}

/// Who goes first, as a field of a form: a chair, `call`, or anything else for chance.
pub(crate) fn read_first(text: &str) -> Option<First> {
    match text {
        "call" => Some(First::CALL),
        text => text.parse().ok().map(First::Chair),
    }
}

impl Adjustment {
    /// The change that a form asks for, if it asks for one.
    pub(crate) fn read(what: &str, fields: &BTreeMap<String, String>) -> Option<Self> {
        match what {
            "goes-first" => fields.get("first").map(|first| Self::GoesFirst(read_first(first))),
            "drop-rule" => fields.get("option").cloned().map(Self::Drop),
            "chairs" => fields.get("count").and_then(|count| count.parse().ok()).map(Self::Chairs),
            _ => None,
        }
    }

    fn apply(self, settings: &mut Settings) {
        match self {
            Self::GoesFirst(first) => settings.first = first,
            Self::Drop(option) => {
                settings.setup.options.remove(&option);
            }
            Self::Chairs(count) => settings.setup.players = count,
        }
    }
}

/// Changes one setting of a table. The table refuses it unless the person may do that.
pub(crate) async fn adjust(
    app: &App,
    table: &TableId,
    caller: &Caller,
    change: Adjustment,
) -> Result<Option<String>, ApiError> {
    let mut settings = app.host.table(table).await?.settings().clone();
    change.apply(&mut settings);
    perform(app, table, caller, Action::Change { settings: Box::new(settings) }).await?;
    Ok(None)
}

/// The house rules, who agrees to them, and the button to agree.
pub(crate) fn house_rules(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let house = &view.house_rules;
    if house.rules.is_empty() {
        return html! {};
    }
    let seated = || view.chairs.iter().zip(&viewed.names);
    let names = |people: &[PersonId]| {
        let named = seated().filter(|(chair, _)| match &chair.holder {
            HolderView::Person(person) => people.contains(&person.id),
            _ => false,
        });
        named.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
    };
    let say = |key: &str, people: &[PersonId]| {
        viewed.ui.say_with(key, &Args::new().text("names", names(people)))
    };
    let mine = viewed.person.is_some_and(|person| house.awaited.contains(person));
    html! {
        section.panel #house-rules aria-labelledby="house-rules-title" {
            h2 #house-rules-title { (viewed.say("seats-house-rules")) }
            p.note { (viewed.say("seats-house-rules-how")) }
            ul.rows {
                @for rule in &house.rules {
                    @let value = rule.value.as_str().map_or_else(|| rule.value.to_string(), str::to_owned);
                    @let (about, decided) = house_rule_text(viewed.ui.language, &rule.option, &value);
                    li.row {
                        div.grow {
                            strong { (about) } ": " (decided)
                            p.note { (viewed.say(&format!("web-option-{}-how", rule.option))) }
                        }
                        @if view.you.directs && view.starting.is_none() {
                            (viewed.button("drop-rule", &[("option", &rule.option)], &viewed.say("seats-drop-rule")))
                        }
                    }
                }
            }
            @if !house.agreed.is_empty() { p.note { (say("seats-agreed", &house.agreed)) } }
            @if !house.awaited.is_empty() {
                p.note role="status" { (say("seats-agree-awaited", &house.awaited)) }
            }
            @if mine {
                (viewed.button_as("button main", "agree", &[("changes", &house.changes.to_string())], &viewed.say("seats-agree")))
                p.note { (viewed.say("seats-house-rules-never")) }
            }
        }
    }
}

/// Who goes first: a form for the owner, a sentence for the others.
pub(crate) fn first(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let chosen = view.settings.first;
    let chairs = || view.chairs.iter().zip(&viewed.names);
    let label = |chair: usize, holder: &HolderView, name: &str| {
        let args = Args::new().text("number", (chair + 1).to_string());
        let seat = viewed.ui.say_with("seats-first-chair", &args);
        if *holder == HolderView::Nobody { seat } else { name.to_owned() }
    };
    html! {
        section.panel #goes-first aria-labelledby="goes-first-title" {
            h2 #goes-first-title { (viewed.say("seats-first")) }
            @if view.you.directs && view.starting.is_none() {
                form.row method="post" action=(viewed.action()) {
                    input type="hidden" name="do" value="goes-first";
                    label.unseen for="first" { (viewed.say("seats-first")) }
                    select #first name="first" {
                        option value="" selected[chosen.is_none()] { (viewed.say("seats-first-chance")) }
                        option value="call" selected[chosen == Some(First::CALL)] { (viewed.say("seats-first-call")) }
                        @for (chair, name) in chairs() {
                            option value=(chair.chair) selected[chosen == Some(First::Chair(chair.chair))] {
                                (label(chair.chair, &chair.holder, name))
                            }
                        }
                    }
                    button.button.small type="submit" { (viewed.say("seats-first-set")) }
                }
            } @else {
                p {
                    @match chosen {
                        None => (viewed.say("seats-first-chance")),
                        Some(First::Caller(_)) => (viewed.say("seats-first-call")),
                        Some(First::Chair(chosen)) => @for (chair, name) in chairs().filter(|(chair, _)| chair.chair == chosen) {
                            (label(chair.chair, &chair.holder, name))
                        },
                    }
                }
            }
        }
    }
}

/// What is shown while the start waits for something.
pub(crate) fn starting(viewed: &ViewedTable<'_>) -> Markup {
    let awaited = viewed.view.starting.as_ref().filter(|start| start.awaits == StartStep::Call);
    let Some(starting) = awaited else {
        return html! { p.note role="status" { (viewed.say("web-starting")) } };
    };
    let seat = viewed.view.you.seat;
    let may_call = seat.is_some_and(|seat| starting.chairs.contains(&seat.index()));
    html! {
        p.note role="status" { (viewed.say(if may_call { "seats-call-how" } else { "seats-call-wait" })) }
        @if may_call { (viewed.button_as("button main big", "call", &[], &viewed.say("seats-call"))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_changes_one_setting() {
        let fields =
            |name: &str, value: &str| BTreeMap::from([(name.to_owned(), value.to_owned())]);
        let mut settings = Settings::new("fluxx", 3);
        settings.setup.options.insert("day".into(), "holiday".into());
        let change = |what, fields: &BTreeMap<String, String>, settings: &mut Settings| {
            Adjustment::read(what, fields).expect("a change").apply(settings);
        };
        change("goes-first", &fields("first", "2"), &mut settings);
        assert_eq!(settings.first, Some(First::Chair(2)));
        change("goes-first", &fields("first", "call"), &mut settings);
        assert_eq!(settings.first, Some(First::CALL));
        change("goes-first", &fields("first", ""), &mut settings);
        assert_eq!(settings.first, None);
        change("chairs", &fields("count", "5"), &mut settings);
        assert_eq!(settings.seats(), 5);
        change("drop-rule", &fields("option", "day"), &mut settings);
        assert!(settings.setup.options.is_empty());
        assert_eq!(Adjustment::read("sit", &fields("first", "2")), None);
    }
}
