//! The owner's tools: people, locking, links.

use asterism_table::{HolderView, LinkView, PersonView, StageView, Visibility};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::qr::qr;
use crate::pages::viewed_table::{ViewedTable, person_name};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// Choices for the lifetime of a link in hours: a day, a week, a month.
const HOURS: [u64; 3] = [24, 168, 720];

fn others<'a>(viewed: &'a ViewedTable<'_>) -> Vec<&'a PersonView> {
    let seated = viewed.view.chairs.iter().filter_map(|chair| match &chair.holder {
        HolderView::Person(person) | HolderView::StandIn(person) => Some(person),
        HolderView::Nobody | HolderView::Bot { .. } => None,
    });
    let others = seated.chain(&viewed.view.spectators);
    others
        .filter(|person| Some(&person.id) != viewed.person && person.id != *viewed.table.owner())
        .collect()
}

fn remove(viewed: &ViewedTable<'_>, person: &PersonView) -> Markup {
    let named = Args::new().text("name", person_name(viewed.ui, &person.id, &person.name));
    let id = person.id.to_string();
    html! {
        details.grave id={ "remove-" (id) } {
            summary.button.small { (viewed.ui.say_with("web-remove", &named)) }
            p.note { (viewed.say("web-remove-how")) }
            (viewed.button_as("button small danger", "remove", &[("person", &id)], &viewed.say("web-really")))
        }
    }
}

/// Locks the table, and removes people.
pub(crate) fn people(viewed: &ViewedTable<'_>) -> Markup {
    let locked = viewed.view.locked;
    let (on, key) = if locked { ("false", "web-unlock") } else { ("true", "web-lock") };
    html! {
        p.note role="status" { (viewed.say(if locked { "web-locked" } else { "web-not-locked" })) }
        (viewed.button("lock", &[("on", on)], &viewed.say(key)))
        @for person in others(viewed) { (remove(viewed, person)) }
    }
}

/// Valid links, and a form for a new one.
pub(crate) fn links(viewed: &ViewedTable<'_>) -> Markup {
    let left = |link: &LinkView| {
        let left = link.until.saturating_sub(viewed.context.now).div_ceil(DAY);
        let days = Args::new().amount("count", usize::try_from(left).unwrap_or(usize::MAX));
        viewed.ui.say_with("web-link-days", &days)
    };
    html! {
        @if !viewed.view.you.links.is_empty() {
            h3 { (viewed.say("web-links")) }
            ul.rows {
                @for link in &viewed.view.you.links {
                    @let digest = link.digest.to_string();
                    li.row {
                        span.grow {
                            code { (digest[..8]) } " · " (left(link))
                            @if link.watch { " · " (viewed.say("people-watch-tag")) }
                        }
                        (viewed.button("withdraw", &[("link", &digest)], &viewed.say("web-withdraw")))
                    }
                }
            }
        }
        form.row method="post" action=(viewed.invite_action()) {
            input type="hidden" name="do" value="invite";
            label for="hours" { (viewed.say("web-link-lasts")) }
            select #hours name="hours" {
                @for hours in HOURS {
                    option value=(hours) selected[hours == 168] { (viewed.say(&format!("web-link-{hours}"))) }
                }
            }
            button.button.small type="submit" { (viewed.say("web-make-link")) }
        }
    }
}

/// A link as text, with a button that copies it.
fn copyable(viewed: &ViewedTable<'_>, link: &str, key: &str) -> Markup {
    html! {
        p.link { (link) }
        button.button.small type="button" data-copy=(link) data-copied=(viewed.say("web-copied")) { (viewed.say(key)) }
    }
}

/// The invitation that was just made: code, link and QR code.
pub(crate) fn made(viewed: &ViewedTable<'_>) -> Markup {
    let Some(token) = &viewed.context.invite else { return html! {} };
    let link = viewed.join_link(token);
    html! {
        div.made {
            span.unseen #made-qr { (viewed.say("people-device-qr")) }
            @if let Some(code) = qr(&link, "made-qr") { (code) }
            div.rows {
                @if let Some(code) = viewed.context.code.as_ref().filter(|code| !code.is_empty()) {
                    p { (viewed.say("web-code-how")) }
                    p.code { (code) }
                }
                (copyable(viewed, &link, "web-copy"))
            }
        }
    }
}

/// The link by which people can watch.
pub(crate) fn watch(viewed: &ViewedTable<'_>) -> Markup {
    let settings = &viewed.view.settings;
    if !settings.spectators {
        return html! {};
    }
    let public = settings.visibility == Visibility::Public;
    if !public && !viewed.view.you.directs {
        return html! {};
    }
    html! {
        h3 { (viewed.say("people-watch-link")) }
        @if public {
            p.note { (viewed.say("people-watch-public")) }
            (copyable(viewed, &format!("{}/table/{}", viewed.context.origin, viewed.view.table), "people-watch-copy"))
        } @else {
            p.note { (viewed.say("people-watch-how")) }
            @if let Some(token) = &viewed.context.watch {
                (copyable(viewed, &viewed.join_link(token), "people-watch-copy"))
            } @else {
                form method="post" action=(viewed.invite_action()) {
                    input type="hidden" name="do" value="invite";
                    input type="hidden" name="watch" value="true";
                    button.button.small type="submit" { (viewed.say("people-watch-make")) }
                }
            }
        }
    }
}

/// The same tools in the menu of a running game.
pub(crate) fn menu(viewed: &ViewedTable<'_>) -> Markup {
    if !viewed.view.you.directs || viewed.view.stage == StageView::Over {
        return html! {};
    }
    html! {
        details.manage #manage {
            summary.button.small { (viewed.say("web-manage")) }
            div.manage-in {
                h2.unseen { (viewed.say("web-manage")) }
                (people(viewed))
                (made(viewed))
                (links(viewed))
                (watch(viewed))
            }
        }
    }
}
