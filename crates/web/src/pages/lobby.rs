//! A table before the game: chairs, links, chat, and starting the game.

use asterism_table::{ChairView, HolderView, Level};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::layout::{icon, switches};
use crate::pages::lobby_chat::chat;
use crate::pages::table::{edition, title};
use crate::pages::viewed_table::{ViewedTable, person_name};
use crate::pages::{hint, lobby_settings, manage, mix, shuffle};

pub(crate) fn markup(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    html! {
        header.bar {
            a.mark href="/" aria-label=(viewed.say("web-home")) { (icon("mark")) }
            div.bar-title {
                h1 { (title(viewed.ui, viewed.table)) }
                p { (viewed.say("web-lobby-lead")) }
            }
            a.button.small href={ "/rules/" (edition(viewed.table)) } target="_blank" { (icon("book")) (viewed.say("web-rules")) }
            @if viewed.person.is_some() {
                form.leave method="post" action=(viewed.action()) {
                    input type="hidden" name="do" value="leave-lobby";
                    button.button.small type="submit" { (icon("leave")) (viewed.say("people-leave-table")) }
                }
            }
            (switches(viewed.ui))
        }
        main #board tabindex="-1" {
            (mix::single_cards(viewed.ui, &view.settings.setup.mix))
            p #wrong .wrong role="alert" hidden[viewed.context.wrong.is_none()] {
                @if let Some(wrong) = &viewed.context.wrong { (wrong.text(viewed.ui.language)) }
            }
            nav.jump aria-label=(viewed.say("web-navigation")) {
                a.button.small href="#chairs" { (viewed.say("web-chairs")) }
                a.button.small href="#link-title" { (viewed.say("web-invite")) }
                a.button.small href="#chat-title" { (viewed.say("web-chat")) }
            }
            div.lobby-grid {
                div.people { (chairs(viewed)) (invitation(viewed)) }
                div.settings {
                    (lobby_settings::first(viewed))
                    (lobby_settings::house_rules(viewed))
                    (shuffle::lobby(viewed))
                    @if view.you.directs {
                        section.panel aria-labelledby="manage" {
                            h2 #manage { (viewed.say("web-manage")) }
                            (manage::people(viewed))
                        }
                    }
                }
                (chat(viewed))
            }
            (start(viewed))
        }
    }
}

fn chairs(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let sits = view.you.seat.is_some();
    let taken = view.chairs.iter().filter(|chair| chair.holder != HolderView::Nobody).count();
    let count =
        Args::new().text("taken", taken.to_string()).text("all", view.chairs.len().to_string());
    let printed = view.settings.setup.printed_players();
    let watching: Vec<String> = (view.spectators.iter())
        .map(|person| person_name(viewed.ui, &person.id, &person.name))
        .collect();
    html! {
        section.panel aria-labelledby="chairs" {
            h2 { span #chairs { (viewed.say("web-chairs")) } " " span.note { (viewed.ui.say_with("people-taken", &count)) } }
            @if view.chairs.len() > *printed.end() {
                p.note { (viewed.ui.say_with("seats-more-now", &Args::new().text("most", printed.end().to_string()))) }
            }
            @if view.settings.take_bots { p.note { (viewed.say("web-take-bots")) } }
            (hint::allowed_note(viewed))
            @if view.you.watches { p.note role="status" { (viewed.ui.say_with("people-spectator", &Args::new().choice("why", "link"))) } }
            ol.rows {
                @for (chair, name) in view.chairs.iter().zip(&viewed.names) { (chair_row(viewed, chair, name, sits)) }
            }
            @if view.you.directs && view.starting.is_none() { (number_of_chairs(viewed)) }
            @if !watching.is_empty() {
                p.note { (viewed.ui.say_with("people-also-here", &Args::new().text("names", watching.join(", ")))) }
            }
        }
    }
}

/// Buttons to add a chair, and to remove the last one if nobody sits there.
fn number_of_chairs(viewed: &ViewedTable<'_>) -> Markup {
    let chairs = &viewed.view.chairs;
    let listing = asterism_catalog::listing(&viewed.view.settings.setup.game);
    let (fewest, most) = listing.map_or((chairs.len(), chairs.len()), |listing| {
        (listing.fewest_players, listing.most_players)
    });
    let change = |count: usize, label: &str| {
        viewed.button("chairs", &[("count", &count.to_string())], label)
    };
    let spare = chairs.last().is_some_and(|chair| chair.holder == HolderView::Nobody);
    html! {
        div.row {
            @if chairs.len() < most {
                (change(chairs.len() + 1, &viewed.ui.say_with("seats-add-chair", &Args::new().text("most", most.to_string()))))
            }
            @if spare && chairs.len() > fewest {
                (change(chairs.len() - 1, &viewed.say("seats-remove-chair")))
            }
        }
    }
}

fn invitation(viewed: &ViewedTable<'_>) -> Markup {
    let directs = viewed.view.you.directs;
    html! {
        section.panel aria-labelledby="link-title" {
            h2 #link-title { (viewed.say("web-invite")) }
            @if viewed.context.invite.is_some() {
                (manage::made(viewed))
            } @else {
                p { (viewed.say(if directs { "web-invite-how" } else { "web-invite-owner" })) }
            }
            @if directs { (manage::links(viewed)) }
            (manage::watch(viewed))
        }
    }
}

/// The bar with the button that starts the game, or with what the start waits for.
fn start(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let taken = view.chairs.iter().filter(|chair| chair.holder != HolderView::Nobody).count();
    html! {
        div.start-bar {
            (ready(viewed))
            @if view.starting.is_some() {
                (lobby_settings::starting(viewed))
            } @else if !view.you.directs {
                p.note role="status" { (viewed.say("web-start-waits")) }
            } @else if !view.house_rules.awaited.is_empty() {
                p.note role="status" { (viewed.say("seats-start-awaits")) }
            } @else if taken >= 2 {
                @let people = Args::new().amount("count", taken);
                (viewed.button_as("button main big", "start", &[], &viewed.ui.say_with("seats-start-with", &people)))
            } @else {
                p.note { (viewed.say("web-start-needs")) }
            }
        }
    }
}

/// The button with which players tell the others that they are ready. It changes nothing
/// else: the host decides when the game starts.
fn ready(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let seat = view.you.seat.filter(|_| view.starting.is_none());
    let mine = seat.and_then(|seat| view.chairs.get(seat.index()));
    let alone = view.chairs.iter().filter(|chair| is_person(chair)).count() < 2;
    html! {
        @if let Some(chair) = mine.filter(|_| !alone) {
            @let (on, key) = if chair.ready { ("false", "seats-not-ready") } else { ("true", "seats-ready") };
            (viewed.button_as("button", "ready", &[("on", on)], &viewed.say(key)))
        }
    }
}

const fn is_person(chair: &ChairView) -> bool {
    matches!(chair.holder, HolderView::Person(_))
}

/// What is said about the holder of a chair.
fn about(viewed: &ViewedTable<'_>, chair: &ChairView) -> Option<String> {
    let seat = asterism_kernel::Seat::from_index(chair.chair)?;
    if viewed.view.you.seat == Some(seat) {
        Some(viewed.say("web-you"))
    } else {
        viewed.status(seat)
    }
}

fn chair_row(viewed: &ViewedTable<'_>, chair: &ChairView, name: &str, sits: bool) -> Markup {
    let number = chair.chair.to_string();
    let seat = asterism_kernel::Seat::from_index(chair.chair);
    let free = chair.holder == HolderView::Nobody;
    let mine = seat.is_some() && viewed.view.you.seat == seat;
    let hosts = match &chair.holder {
        HolderView::Person(person) => viewed.view.host.as_ref() == Some(&person.id),
        _ => false,
    };
    html! {
        li class={ "row chair" @if free { " free" } } {
            @if !free { @if let Some(seat) = seat { (viewed.avatar(seat, false)) } }
            div.grow {
                strong { (name) }
                @if let Some(about) = about(viewed, chair) { p.note { (about) } }
                @if chair.reserved { p.note { (viewed.say("web-reserved")) } }
            }
            @if hosts { span.badge { (viewed.say("people-host")) } }
            @if is_person(chair) && !hosts {
                span class={ "readiness" @if chair.ready { " yes" } } {
                    @if chair.ready { "✓ " }
                    (viewed.say(if chair.ready { "seats-is-ready" } else { "seats-is-not-ready" }))
                }
            }
            @if mine {
                a.button.small href={ "/me?back=/table/" (viewed.view.table) } { (viewed.say("people-name-color")) }
            }
            @if free && !sits && !viewed.view.you.watches { (viewed.button("come-and-sit", &[("chair", &number)], &viewed.say("web-sit-down"))) }
            @if free && viewed.view.you.directs {
                form.row method="post" action=(viewed.action()) {
                    input type="hidden" name="do" value="seat-bot";
                    input type="hidden" name="chair" value=(number);
                    label.unseen for={ "level-" (number) } { (viewed.say("web-level")) }
                    select id={ "level-" (number) } name="level" {
                        @for level in Level::ALL {
                            option value=(level.name()) selected[level == Level::Regular] { (viewed.say(&format!("level-{}", level.name()))) }
                        }
                    }
                    button.button.small type="submit" { (viewed.say("web-add-bot")) }
                }
            }
            @if free && viewed.view.you.directs {
                @let (on, key) = if chair.reserved { ("false", "web-unreserve") } else { ("true", "web-reserve") };
                (viewed.button("reserve", &[("chair", &number), ("on", on)], &viewed.say(key)))
            }
            @if !free && !mine && viewed.view.you.directs {
                (viewed.button_as("button small", "empty-chair", &[("chair", &number)],
                    &viewed.ui.say_with("web-free-it", &Args::new().text("name", name))))
            }
        }
    }
}
