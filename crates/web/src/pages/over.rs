//! The end of a game: the winners, statistics, and a rematch.

use asterism_table::{OverView, TableEnding};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::again::is_alone;
use crate::pages::page_game::{self, SeatStatistics};
use crate::pages::prompt::{Ask, reader};
use crate::pages::replay::key_of;
use crate::pages::shuffle;
use crate::pages::viewed_table::ViewedTable;

fn statistics(viewed: &ViewedTable<'_>) -> Vec<SeatStatistics> {
    let mut all = vec![SeatStatistics::default(); viewed.names.len()];
    for line in viewed.table.lines(viewed.person, 0) {
        if let Some((seat, added)) = page_game::statistics(&line.event)
            && let Some(sum) = all.get_mut(seat.index())
        {
            sum.turns += added.turns;
            sum.played += added.played;
            sum.drawn += added.drawn;
        }
    }
    all
}

pub(crate) fn markup(viewed: &ViewedTable<'_>, ask: &Ask) -> Markup {
    let Some(over) = &viewed.view.over else { return html! {} };
    let winners: Vec<String> = over.winners.iter().map(|seat| viewed.name(seat)).collect();
    let mine = viewed.view.you.seat.is_some_and(|seat| over.winners.contains(seat));
    let title = match winners.as_slice() {
        [] => viewed.say("web-over-nobody"),
        _ if mine && winners.len() == 1 => viewed.say("web-over-you"),
        names => viewed.ui.say_with(
            "web-over-won",
            &Args::new().text("names", names.join(", ")).amount("count", names.len()),
        ),
    };
    // Games that score themselves show the points in their own table.
    let scored = over.scores.iter().any(Option::is_some) && !ask.scored;
    html! {
        // Not a `section` like a question, so that updates put it in place of the question
        // instead of turning one into the other, which would look like a jump.
        article #question .prompt.ending.won[!winners.is_empty()] role="region" aria-labelledby="question-title" {
            @if !winners.is_empty() {
                div.rays aria-hidden="true" {}
                p.crown aria-hidden="true" { @for seat in over.winners.iter() { (viewed.avatar(seat, false)) } }
            }
            div.what {
                h2 #question-title tabindex="-1" { (title) }
                @if let Some(ending) = &ask.ending { p { (ending) } }
                @else if let Some(TableEnding::Conceded { seat, .. }) = viewed.table.ending() {
                    p { (viewed.ui.say_with("web-over-conceded", &Args::new().text("name", viewed.name(*seat)).flag("you", viewed.view.you.seat == Some(*seat)))) }
                } @else if let Some(ending) = viewed.ui.try_say(&format!("web-over-{}", over.reason)) { p { (ending) } }
            }
            (ask.trophies)
            form #answer method="post" action=(viewed.action()) {}
            div.choices {
                (rematch(viewed, over))
                a.button href={ "/table/" (viewed.view.table) "/replay" } { (viewed.say("web-replay")) }
                a.button href={ "/table/" (viewed.view.table) "/analysis" } { (viewed.say("analysis-title")) }
                @if let Some(seed) = viewed.table.revealed_seed() {
                    @let address = format!("{}/table/{}/replay?key={}", viewed.context.origin, viewed.view.table, key_of(&seed));
                    button.button.share type="button" data-share=(address) data-text=(title) data-copied=(viewed.say("web-copied")) { (viewed.say("web-share-game")) }
                }
                label.button.look {
                    input #look-at-table type="checkbox";
                    span.at-end { (viewed.say("web-look-at-table")) }
                    span.at-table { (viewed.say("web-back-to-end")) }
                }
                a.button href="/" { (viewed.say("web-home")) }
            }
            details #statistics .statistics open {
                summary { (viewed.say("web-statistics")) }
                table {
                    thead { tr {
                        th scope="col" { (viewed.say("web-player")) }
                        th scope="col" { (viewed.say("web-turns")) }
                        th scope="col" { (viewed.say("web-played")) }
                        th scope="col" { (viewed.say("web-drawn")) }
                        @if scored { th scope="col" { (viewed.say("web-points")) } }
                    } }
                    tbody {
                        @for (index, seat) in statistics(viewed).into_iter().enumerate() {
                            @let won = over.winners.iter().any(|seat| seat.index() == index);
                            tr.won[won] {
                                th scope="row" { (viewed.names[index]) @if won { " " span.badge { (viewed.say("web-winner")) } } }
                                td { (seat.turns) } td { (seat.played) } td { (seat.drawn) }
                                @if let Some(score) = over.scores.get(index).filter(|_| scored) { td { (score.map_or_else(|| "–".to_owned(), |score| score.to_string())) } }
                            }
                        }
                    }
                }
            }
            (shuffle::verdict(viewed.ui, viewed.view.table.as_str()))
            (reader(viewed))
        }
    }
}

/// Another game: at once if only bots have to agree, otherwise as an invitation.
fn rematch(viewed: &ViewedTable<'_>, over: &OverView) -> Markup {
    let others = over.rematch_requests.iter().filter(|person| Some(*person) != viewed.person);
    let names: Vec<String> = others.filter_map(|person| viewed.person_at_table(person)).collect();
    let invited = Args::new().text("names", names.join(", ")).amount("count", names.len());
    let wants = viewed.person.is_some_and(|person| over.rematch_requests.contains(person));
    html! {
        @if let Some(again) = &over.rematch {
            a.button.main href={ "/table/" (again) } { (viewed.say("web-to-rematch")) }
        } @else if viewed.view.you.seat.is_none() {
        } @else if is_alone(viewed) {
            form method="post" action={ "/table/" (viewed.view.table) "/again" } data-plain data-start-at-once {
                button.button.main type="submit" name="again" value="yes" { (viewed.say("web-rematch")) }
            }
        } @else if wants {
            p.note role="status" { (viewed.say("web-rematch-waits")) }
        } @else {
            (viewed.button_as("button main", "rematch", &[], &viewed.say("web-rematch")))
        }
        @if over.rematch.is_none() && !names.is_empty() {
            p.invited role="status" { (viewed.ui.say_with("web-rematch-invites", &invited)) }
        }
    }
}
