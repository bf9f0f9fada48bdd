//! A game that is over: who won, by what, and how it goes on.

use asterism_catalog::AnyEvent;
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::prompt::{Ask, reader};
use crate::pages::seen::Seen;
use crate::pages::shuffle;

/// What one seat did in a game.
#[derive(Clone, Copy, Debug, Default)]
struct Deeds {
    turns: usize,
    played: usize,
    drawn: usize,
}

fn deeds(seen: &Seen<'_>) -> Vec<Deeds> {
    use asterism_fluxx::Event as Fluxx;
    use asterism_stella::Event as Stella;
    let mut all = vec![Deeds::default(); seen.names.len()];
    for line in seen.table.lines(seen.person, 0) {
        let (seat, turns, played, drawn) = match &line.event {
            AnyEvent::Fluxx(Fluxx::TurnBegan { seat, .. }) => (*seat, 1, 0, 0),
            AnyEvent::Fluxx(Fluxx::Played { seat, .. }) => (*seat, 0, 1, 0),
            AnyEvent::Fluxx(Fluxx::Drew { seat, cards }) => (*seat, 0, 0, cards.len()),
            AnyEvent::Fluxx(Fluxx::DrewHidden { seat, count }) => (*seat, 0, 0, *count),
            AnyEvent::StellaQuest(Stella::Played { seat, .. }) => (*seat, 1, 1, 0),
            AnyEvent::StellaQuest(Stella::Drawn { seat, .. } | Stella::DrawnBack { seat, .. }) => {
                (*seat, 0, 0, 1)
            }
            _ => continue,
        };
        if let Some(deeds) = all.get_mut(seat.index()) {
            deeds.turns += turns;
            deeds.played += played;
            deeds.drawn += drawn;
        }
    }
    all
}

pub(crate) fn markup(seen: &Seen<'_>, ask: &Ask) -> Markup {
    let Some(over) = &seen.view.over else { return html! {} };
    let winners: Vec<String> = over.winners.iter().map(|seat| seen.name(seat)).collect();
    let mine = seen.view.you.seat.is_some_and(|seat| over.winners.contains(seat));
    let title = match winners.as_slice() {
        [] => seen.say("web-over-nobody"),
        _ if mine && winners.len() == 1 => seen.say("web-over-you"),
        names => seen.speech.say_with(
            "web-over-won",
            &Args::new().text("names", names.join(", ")).amount("count", names.len()),
        ),
    };
    let scored = over.scores.iter().any(Option::is_some);
    let wished = seen.person.is_some_and(|person| over.wishes.contains(person));
    html! {
        section #question .prompt.ending aria-labelledby="question-title" {
            div.what {
                h2 #question-title tabindex="-1" { (title) }
                @if let Some(ending) = &ask.ending { p { (ending) } }
                @else if let Some(ending) = seen.speech.try_say(&format!("web-over-{}", over.reason)) { p { (ending) } }
            }
            (ask.trophies)
            details #statistics .statistics open {
                summary { (seen.say("web-statistics")) }
                table {
                    thead { tr {
                        th scope="col" { (seen.say("web-player")) }
                        th scope="col" { (seen.say("web-turns")) }
                        th scope="col" { (seen.say("web-played")) }
                        th scope="col" { (seen.say("web-drawn")) }
                        @if scored { th scope="col" { (seen.say("web-points")) } }
                    } }
                    tbody {
                        @for (index, deeds) in deeds(seen).into_iter().enumerate() {
                            @let won = over.winners.iter().any(|seat| seat.index() == index);
                            tr.won[won] {
                                th scope="row" { (seen.names[index]) @if won { " " span.badge { (seen.say("web-winner")) } } }
                                td { (deeds.turns) } td { (deeds.played) } td { (deeds.drawn) }
                                @if let Some(score) = over.scores.get(index).filter(|_| scored) { td { (score.map_or_else(|| "–".to_owned(), |score| score.to_string())) } }
                            }
                        }
                    }
                }
            }
            (shuffle::verdict(seen.speech, seen.view.table.as_str()))
            form #answer method="post" action=(seen.action()) {}
            (reader(seen))
            div.choices {
                @if let Some(again) = &over.rematch {
                    a.button.main href={ "/table/" (again) } { (seen.say("web-to-rematch")) }
                } @else if seen.view.you.seat.is_some() && !wished {
                    (seen.button_as("button main", "rematch", &[], &seen.say("web-rematch")))
                } @else if wished {
                    p.note { (seen.say("web-rematch-waits")) }
                }
                a.button href={ "/table/" (seen.view.table) "/replay" } { (seen.say("web-replay")) }
                a.button href="/" { (seen.say("web-home")) }
            }
        }
    }
}
