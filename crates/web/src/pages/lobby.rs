//! A table before the game: chairs, links, and starting the game.

use asterism_table::{HolderView, Level};
use asterism_words::Args;
use maud::{Markup, PreEscaped, html};
use qrcode::{Color, QrCode};

use crate::pages::layout::{icon, switches};
use crate::pages::table::title;
use crate::pages::viewed_table::ViewedTable;
use crate::pages::{lobby_settings, manage, shuffle};

/// A QR code as one SVG path, without inline styles.
fn qr(text: &str) -> Option<Markup> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
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

pub(crate) fn markup(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let game = title(viewed.ui, viewed.table);
    let sits = view.you.seat.is_some();
    let taken = view.chairs.iter().filter(|chair| chair.holder != HolderView::Nobody).count();
    html! {
        header.bar {
            a.mark href="/" aria-label=(viewed.say("web-home")) { (icon("mark")) }
            div.bar-title { p.brand { "Asterism" } }
            (switches(viewed.ui))
        }
        main #board tabindex="-1" {
            h1 { (game) }
            p.lead { (viewed.say("web-lobby-lead")) }
            p #wrong .wrong role="alert" hidden[viewed.context.wrong.is_none()] {
                @if let Some(wrong) = &viewed.context.wrong { (wrong.text(viewed.ui.language)) }
            }
            div.columns {
                section.panel aria-labelledby="chairs" {
                    h2 #chairs { (viewed.say("web-chairs")) }
                    @let printed = view.settings.setup.printed_players();
                    @if view.chairs.len() > *printed.end() {
                        p.note { (viewed.ui.say_with("seats-more-now", &Args::new().text("most", printed.end().to_string()))) }
                    }
                    @if view.settings.take_bots { p.note { (viewed.say("web-take-bots")) } }
                    ol.rows {
                        @for (chair, name) in view.chairs.iter().zip(&viewed.names) { (chair_row(viewed, chair, name, sits)) }
                    }
                    @if view.you.directs {
                        @if view.starting.is_some() {
                            (lobby_settings::starting(viewed))
                        } @else if !view.house_rules.awaited.is_empty() {
                            p.note role="status" { (viewed.say("seats-start-awaits")) }
                        } @else if taken >= 2 {
                            (viewed.button_as("button main big", "start", &[], &viewed.say("web-start")))
                        } @else {
                            p.note { (viewed.say("web-start-needs")) }
                        }
                    } @else {
                        @if view.starting.is_some() { (lobby_settings::starting(viewed)) }
                        @else { p.note role="status" { (viewed.say("web-start-waits")) } }
                    }
                }
                (lobby_settings::house_rules(viewed))
                (lobby_settings::first(viewed))
                section.panel aria-labelledby="link-title" {
                    h2 #link-title { (viewed.say("web-invite")) }
                    @match &viewed.context.invite {
                        Some(token) => {
                            @let link = format!("{}/join/{}/{token}", viewed.context.origin, view.table);
                            @if let Some(code) = viewed.context.code.as_ref().filter(|code| !code.is_empty()) {
                                p { (viewed.say("web-code-how")) }
                                p.code { (code) }
                            }
                            p.link { (link) }
                            div.row {
                                button.button.small type="button" data-copy=(link) data-copied=(viewed.say("web-copied")) { (viewed.say("web-copy")) }
                            }
                            @if let Some(code) = qr(&link) { (code) }
                        }
                        None => @if view.you.directs {
                            p { (viewed.say("web-invite-how")) }
                        } @else { p { (viewed.say("web-invite-owner")) } }
                    }
                    @if view.you.directs { (manage::links(viewed)) }
                }
                (shuffle::lobby(viewed))
                @if view.you.directs {
                    section.panel aria-labelledby="manage" {
                        h2 #manage { (viewed.say("web-manage")) }
                        (manage::people(viewed))
                    }
                }
            }
        }
    }
}

fn chair_row(
    viewed: &ViewedTable<'_>,
    chair: &asterism_table::ChairView,
    name: &str,
    sits: bool,
) -> Markup {
    let number = chair.chair.to_string();
    let seat = asterism_kernel::Seat::from_index(chair.chair);
    let free = chair.holder == HolderView::Nobody;
    html! {
        li.row.chair {
            @if let Some(seat) = seat { (viewed.avatar(seat, false)) }
            div.grow {
                strong { (name) }
                @if let Some(status) = seat.and_then(|seat| viewed.status(seat)) { p.note { (status) } }
                @if chair.reserved { p.note { (viewed.say("web-reserved")) } }
            }
            @if free && !sits { (viewed.button("come-and-sit", &[("chair", &number)], &viewed.say("web-sit-down"))) }
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
            @if !free && viewed.view.you.directs {
                (viewed.button_as("button small", "empty-chair", &[("chair", &number)],
                    &viewed.ui.say_with("web-free-it", &Args::new().text("name", name))))
            }
        }
    }
}
