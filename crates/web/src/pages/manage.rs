//! The owner's tools: who is there, who may come, and by which links.

use asterism_table::{HolderView, LinkView, PersonView, StageView};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::seen::Seen;

const DAY: u64 = 24 * 60 * 60 * 1000;
/// For how many hours a link can be made: a day, a week, a month.
const HOURS: [u64; 3] = [24, 168, 720];

/// Everybody else at the table.
fn others<'a>(seen: &'a Seen<'_>) -> Vec<&'a PersonView> {
    let seated = seen.view.chairs.iter().filter_map(|chair| match &chair.holder {
        HolderView::Person(person) | HolderView::StandIn(person) => Some(person),
        HolderView::Nobody | HolderView::Bot { .. } => None,
    });
    let others = seated.chain(&seen.view.spectators);
    others
        .filter(|person| Some(&person.id) != seen.person && person.id != *seen.table.owner())
        .collect()
}

fn remove(seen: &Seen<'_>, person: &PersonView) -> Markup {
    let named = Args::new().text("name", person.name.clone());
    let id = person.id.to_string();
    html! {
        details.grave id={ "remove-" (id) } {
            summary.button.small { (seen.speech.say_with("web-remove", &named)) }
            p.note { (seen.say("web-remove-how")) }
            (seen.button_as("button small danger", "remove", &[("person", &id)], &seen.say("web-really")))
        }
    }
}

/// Locking and removing.
pub(crate) fn people(seen: &Seen<'_>) -> Markup {
    let locked = seen.view.locked;
    let (on, key) = if locked { ("false", "web-unlock") } else { ("true", "web-lock") };
    html! {
        p.note role="status" { (seen.say(if locked { "web-locked" } else { "web-not-locked" })) }
        (seen.button("lock", &[("on", on)], &seen.say(key)))
        @for person in others(seen) { (remove(seen, person)) }
    }
}

/// The links that can be used now, and a form for a new one.
pub(crate) fn links(seen: &Seen<'_>) -> Markup {
    let left = |link: &LinkView| {
        let left = link.until.saturating_sub(seen.around.now).div_ceil(DAY);
        let days = Args::new().amount("count", usize::try_from(left).unwrap_or(usize::MAX));
        seen.speech.say_with("web-link-days", &days)
    };
    html! {
        @if !seen.view.you.links.is_empty() {
            h3 { (seen.say("web-links")) }
            ul.rows {
                @for link in &seen.view.you.links {
                    @let digest = link.digest.to_string();
                    li.row {
                        span.grow { code { (digest[..8]) } " · " (left(link)) }
                        (seen.button("withdraw", &[("link", &digest)], &seen.say("web-withdraw")))
                    }
                }
            }
        }
        form.row method="post" action=(seen.action()) {
            input type="hidden" name="do" value="invite";
            label for="hours" { (seen.say("web-link-lasts")) }
            select #hours name="hours" {
                @for hours in HOURS {
                    option value=(hours) selected[hours == 168] { (seen.say(&format!("web-link-{hours}"))) }
                }
            }
            button.button.small type="submit" { (seen.say("web-make-link")) }
        }
    }
}

/// In the menu of a game under way.
pub(crate) fn menu(seen: &Seen<'_>) -> Markup {
    if !seen.view.you.directs || seen.view.stage == StageView::Over {
        return html! {};
    }
    html! {
        details.manage #manage {
            summary.button.small { (seen.say("web-manage")) }
            div.manage-in {
                (people(seen))
                (links(seen))
            }
        }
    }
}
