//! A table before the start: who sits where, the link, and the beginning.

use asterism_table::{HolderView, Level};
use asterism_words::Args;
use maud::{Markup, PreEscaped, html};
use qrcode::{Color, QrCode};

use crate::pages::layout::{icon, switches};
use crate::pages::seen::Seen;
use crate::pages::table::edition;
use crate::pages::{manage, shuffle};

/// A QR code as one path: no style of its own.
fn qr(text: &str) -> Option<Markup> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (index, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let (x, y) = (index % width + 4, index / width + 4);
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    let side = width + 8;
    Some(html! {
        (PreEscaped(format!(
            "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-labelledby=\"link-title\">\
             <path fill=\"currentColor\" d=\"{path}\"/></svg>"
        )))
    })
}

pub(crate) fn markup(seen: &Seen<'_>) -> Markup {
    let view = &seen.view;
    let game = seen.speech.edition(&edition(seen.table));
    let sits = view.you.seat.is_some();
    let taken = view.chairs.iter().filter(|chair| chair.holder != HolderView::Nobody).count();
    html! {
        header.bar {
            a.mark href="/" aria-label=(seen.say("web-home")) { (icon("mark")) }
            div.bar-title { p.brand { "Asterism" } }
            (switches(seen.speech))
        }
        main #board tabindex="-1" {
            h1 { (game) }
            p.lead { (seen.say("web-lobby-lead")) }
            p #wrong .wrong role="alert" hidden[seen.around.wrong.is_none()] {
                @if let Some(wrong) = &seen.around.wrong { (wrong.text(seen.speech.language)) }
            }
            div.columns {
                section.panel aria-labelledby="chairs" {
                    h2 #chairs { (seen.say("web-chairs")) }
                    @if view.settings.take_bots { p.note { (seen.say("web-take-bots")) } }
                    ol.rows {
                        @for (chair, name) in view.chairs.iter().zip(&seen.names) { (chair_row(seen, chair, name, sits)) }
                    }
                    @if view.you.directs {
                        @if view.starting.is_some() {
                            p.note role="status" { (seen.say("web-starting")) }
                        } @else if taken >= 2 {
                            (seen.button_as("button main big", "start", &[], &seen.say("web-start")))
                        } @else {
                            p.note { (seen.say("web-start-needs")) }
                        }
                    } @else {
                        p.note role="status" { (seen.say(if view.starting.is_some() { "web-starting" } else { "web-start-waits" })) }
                    }
                }
                section.panel aria-labelledby="link-title" {
                    h2 #link-title { (seen.say("web-invite")) }
                    @match &seen.around.invite {
                        Some(token) => {
                            @let link = format!("{}/join/{}/{token}", seen.around.origin, view.table);
                            @if let Some(code) = seen.around.code.as_ref().filter(|code| !code.is_empty()) {
                                p { (seen.say("web-code-how")) }
                                p.code { (code) }
                            }
                            p.link { (link) }
                            div.row {
                                button.button.small type="button" data-copy=(link) data-copied=(seen.say("web-copied")) { (seen.say("web-copy")) }
                            }
                            @if let Some(code) = qr(&link) { (code) }
                        }
                        None => @if view.you.directs {
                            p { (seen.say("web-invite-how")) }
                        } @else { p { (seen.say("web-invite-owner")) } }
                    }
                    @if view.you.directs { (manage::links(seen)) }
                }
                (shuffle::lobby(seen))
                @if view.you.directs {
                    section.panel aria-labelledby="manage" {
                        h2 #manage { (seen.say("web-manage")) }
                        (manage::people(seen))
                    }
                }
            }
        }
    }
}

fn chair_row(seen: &Seen<'_>, chair: &asterism_table::ChairView, name: &str, sits: bool) -> Markup {
    let number = chair.chair.to_string();
    let seat = asterism_kernel::Seat::from_index(chair.chair);
    let free = chair.holder == HolderView::Nobody;
    html! {
        li.row.chair {
            @if let Some(seat) = seat { (seen.avatar(seat, false)) }
            div.grow {
                strong { (name) }
                @if let Some(status) = seat.and_then(|seat| seen.status(seat)) { p.note { (status) } }
                @if chair.reserved { p.note { (seen.say("web-reserved")) } }
            }
            @if free && !sits { (seen.button("come-and-sit", &[("chair", &number)], &seen.say("web-sit-down"))) }
            @if free && seen.view.you.directs {
                form.row method="post" action=(seen.action()) {
                    input type="hidden" name="do" value="seat-bot";
                    input type="hidden" name="chair" value=(number);
                    label.unseen for={ "level-" (number) } { (seen.say("web-level")) }
                    select id={ "level-" (number) } name="level" {
                        @for level in Level::ALL {
                            option value=(level.name()) selected[level == Level::Regular] { (seen.say(&format!("level-{}", level.name()))) }
                        }
                    }
                    button.button.small type="submit" { (seen.say("web-add-bot")) }
                }
            }
            @if free && seen.view.you.directs {
                @let (on, key) = if chair.reserved { ("false", "web-unreserve") } else { ("true", "web-reserve") };
                (seen.button("reserve", &[("chair", &number), ("on", on)], &seen.say(key)))
            }
            @if !free && seen.view.you.directs {
                (seen.button_as("button small", "empty-chair", &[("chair", &number)],
                    &seen.speech.say_with("web-free-it", &Args::new().text("name", name))))
            }
        }
    }
}
