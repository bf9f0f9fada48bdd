//! The sidebar of a table: current rules, log, chat.

use asterism_catalog::AnyEvent;
use asterism_fluxx::{Card, Event};
use asterism_kernel::Seat;
use asterism_table::{HolderView, LineView, PersonView, Reaction};
use asterism_words::{Args, Language};
use maud::{Markup, html};

use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::hint;
use crate::pages::layout::icon;
use crate::pages::presence::StandInLines;
use crate::pages::viewed_table::{ViewedTable, person_name};

/// Maximum number of log lines in an update. The page keeps the earlier ones.
pub(crate) const MAX_LINES: usize = 60;
/// Maximum number of chat messages shown.
const SPOKEN: usize = 60;

pub(crate) struct Line {
    pub(crate) number: usize,
    pub(crate) seat: Option<Seat>,
    /// The sentence, with the names of cards highlighted.
    pub(crate) text: Markup,
    /// Whether it starts a new turn or round.
    pub(crate) heading: bool,
}

/// Lines of a Fluxx log.
pub(crate) fn fluxx_lines(board: &FluxxBoard<'_>, lines: &[LineView]) -> Vec<Line> {
    let lines = lines.iter().filter_map(|line| {
        let AnyEvent::Fluxx(event) = &line.event else { return None };
        let (seat, _) = about(event);
        let heading = matches!(event, Event::TurnBegan { .. });
        Some(Line { number: line.number, seat, text: told(board, line), heading })
    });
    lines.collect()
}

/// A line of a Fluxx log as a sentence.
pub(crate) fn told(board: &FluxxBoard<'_>, line: &LineView) -> Markup {
    let AnyEvent::Fluxx(event) = &line.event else { return html! {} };
    let (viewed, (_, cards)) = (board.viewed, about(event));
    let then = viewed.names_then(line);
    let words = board.words.with_people(viewed.people_then(&then, line));
    marked(&words.log(event), viewed.ui.language, board, &cards)
}

/// The acting seat and the cards of an event.
fn about(event: &Event) -> (Option<Seat>, Vec<Card>) {
    match event {
        Event::Drew { seat, cards } => (Some(*seat), cards.clone()),
        Event::DrewHidden { seat, .. }
        | Event::NothingToDraw { seat }
        | Event::Rhymed { seat }
        | Event::RhymeRejected { seat }
        | Event::ExtraTurn { seat }
        | Event::Joined { seat }
        | Event::Left { seat }
        | Event::LastSeat { seat }
        | Event::TurnCutShort { seat }
        | Event::DayDeclared { seat, .. } => (Some(*seat), Vec::new()),
        Event::CreeperCame { seat, card }
        | Event::Played { seat, card, .. }
        | Event::Redirected { seat, card }
        | Event::TheftStopped { seat, card }
        | Event::Used { seat, card }
        | Event::Triggered { seat, card }
        | Event::Discarded { seat, card, .. }
        | Event::TakenInHand { seat, card }
        | Event::Dealt { seat, card }
        | Event::PairKept { seat, card }
        | Event::Won { seat, goal: card } => (Some(*seat), vec![*card]),
        Event::Answered { seat, card, to } => (Some(*seat), vec![*card, *to]),
        Event::Moved { card, to, .. } | Event::Handed { card, to, .. } => (Some(*to), vec![*card]),
        Event::Attached { card, to } => (None, vec![*card, *to]),
        Event::Cancelled { card }
        | Event::RuleGone { card, .. }
        | Event::GoalGone { card, .. }
        | Event::Returned { card }
        | Event::NoEffect { card } => (None, vec![*card]),
        _ => (None, Vec::new()),
    }
}

/// A sentence in which the quoted names of cards have the color of their kind.
pub(crate) fn marked(
    text: &str,
    language: Language,
    board: &FluxxBoard<'_>,
    cards: &[Card],
) -> Markup {
    let quoted = cards.iter().map(|&card| {
        let id = format!("{}/{}", board.deck.edition(card), board.deck.definition(card).id);
        let mention = board.viewed.card_names().mention(language, &id);
        Quote {
            text: mention.form("title").to_owned(),
            kind: board.deck.kind(card).word(),
            language: board.foreign(card),
        }
    });
    bold(text, &quoted.collect::<Vec<_>>())
}

/// The name of a card in a sentence, with its quotation marks.
#[derive(Clone, Debug)]
pub(crate) struct Quote {
    pub(crate) text: String,
    /// The card's kind, which gives the color.
    pub(crate) kind: &'static str,
    /// The language of the name if it is not the reader's.
    pub(crate) language: Option<&'static str>,
}

/// A sentence in which each of these quotes is bold once, the quotation marks
/// included.
pub(crate) fn bold(text: &str, quotes: &[Quote]) -> Markup {
    let mut found: Vec<(usize, usize, &Quote)> = Vec::new();
    for quote in quotes {
        let quoted = quote.text.as_str();
        let mut places = text.match_indices(quoted).map(|(at, _)| (at, at + quoted.len()));
        let free = |&(start, end): &(usize, usize)| {
            found.iter().all(|&(from, to, _)| end <= from || start >= to)
        };
        if let Some((start, end)) = places.find(free) {
            found.push((start, end, quote));
        }
    }
    found.sort_unstable_by_key(|&(start, ..)| start);
    let starts = std::iter::once(0).chain(found.iter().map(|&(_, end, _)| end));
    html! {
        @for (from, (start, end, quote)) in starts.zip(&found) {
            (&text[from..*start])
            b class={ "k-" (quote.kind) } lang=[quote.language] { (&text[*start..*end]) }
        }
        (&text[found.last().map_or(0, |&(_, end, _)| end)..])
    }
}

/// On phones: the latest event, and links to the sections below.
pub(crate) fn ticker(viewed: &ViewedTable<'_>, last: Option<String>) -> Markup {
    html! {
        nav.ticker aria-label=(viewed.say("web-side")) {
            span.last aria-hidden="true" { (last.unwrap_or_default()) }
            a.button.small href="#rules-now" { (viewed.say("web-rules-short")) }
            a.button.small href="#log-title" { (viewed.say("web-log-short")) }
        }
    }
}

pub(crate) const fn reaction_key(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Hello => "web-react-hello",
        Reaction::WellPlayed => "web-react-well-played",
        Reaction::Thanks => "web-react-thanks",
        Reaction::Oops => "web-react-oops",
        Reaction::Wow => "web-react-wow",
        Reaction::YourTurn => "web-react-your-turn",
        Reaction::GoodGame => "web-react-good-game",
    }
}

/// How long a reaction is shown at the seat it comes from, in milliseconds.
const SHOWN: u64 = 8000;

/// The last reaction of a player, shown at their seat for a while. Screen readers get it
/// from the chat.
pub(crate) fn reaction_at(viewed: &ViewedTable<'_>, seat: Seat) -> Markup {
    let holder = viewed.view.chairs.get(seat.index()).map(|chair| &chair.holder);
    let Some(HolderView::Person(person) | HolderView::StandIn(person)) = holder else {
        return html! {};
    };
    let last = viewed.view.chat.iter().rev().find(|line| line.person == person.id);
    let recent = last.filter(|line| viewed.context.now.saturating_sub(line.at) < SHOWN);
    html! {
        @if let Some((line, reaction)) = recent.and_then(|line| Some((line, line.reaction?))) {
            span.bubble id={ "r" (line.number) } aria-hidden="true" { (viewed.say(reaction_key(reaction))) }
        }
    }
}

const REACTIONS: [(Reaction, &str); 7] = [
    (Reaction::Hello, "hello"),
    (Reaction::WellPlayed, "well-played"),
    (Reaction::Thanks, "thanks"),
    (Reaction::Oops, "oops"),
    (Reaction::Wow, "wow"),
    (Reaction::YourTurn, "your-turn"),
    (Reaction::GoodGame, "good-game"),
];

/// Reactions, and muting.
fn talk(viewed: &ViewedTable<'_>) -> Markup {
    let seated = viewed.view.chairs.iter().filter_map(|chair| match &chair.holder {
        HolderView::Person(person) | HolderView::StandIn(person) => Some(person),
        HolderView::Nobody | HolderView::Bot { .. } => None,
    });
    let others: Vec<&PersonView> = seated
        .chain(&viewed.view.spectators)
        .filter(|person| Some(&person.id) != viewed.person)
        .collect();
    html! {
        details #reactions .reactions {
            summary { (icon("smile")) (viewed.say("web-reactions")) }
            div.row {
                @for (reaction, word) in REACTIONS {
                    (viewed.button("react", &[("reaction", word)], &viewed.say(reaction_key(reaction))))
                }
            }
            @for person in others {
                @let muted = viewed.view.you.mutes.contains(&person.id);
                @let label = viewed.ui.say_with(if muted { "web-unmute" } else { "web-mute" }, &Args::new().text("name", person_name(viewed.ui, &person.id, &person.name)));
                (viewed.button("mute", &[("person", &person.id.to_string()), ("on", if muted { "false" } else { "true" })], &label))
            }
        }
    }
}

/// Chooses what the side column shows where the table fills the window. Radio buttons, so
/// that updates of the page keep the choice.
pub(crate) fn tabs(viewed: &ViewedTable<'_>) -> Markup {
    let tab = |id: &str, key: &str, checked: bool| {
        html! {
            label {
                input id={ "tab-" (id) } type="radio" name="tab" value=(id) checked[checked];
                span { (viewed.say(key)) }
            }
        }
    };
    html! {
        fieldset.tabs {
            legend.unseen { (viewed.say("web-side")) }
            (tab("rules", "web-rules-short", false))
            (tab("log", "web-log-short", false))
            @if viewed.guide().is_none() { (tab("chat", "web-chat", false)) }
            (tab("none", "web-close", true))
        }
    }
}

/// Lines of the log.
pub(crate) fn list(viewed: &ViewedTable<'_>, lines: &[Line]) -> Markup {
    let stand_ins = StandInLines::of(viewed);
    html! {
        ol.lines {
            @for (index, line) in lines.iter().enumerate() {
                @let after = index.checked_sub(1).map(|before| lines[before].number).or(line.number.checked_sub(1));
                (stand_ins.between(viewed, after, Some(line.number)))
                @let now = viewed.context.step_lines.is_some_and(|first| line.number >= first);
                li id={ "l" (line.number) } class=[now.then_some("now")] aria-current=[now.then_some("step")] {
                    @if line.heading {
                        span.round { span { (line.text) } }
                    } @else {
                        @match line.seat { Some(seat) => (viewed.avatar(seat, true)), None => span.avatar-gap {} }
                        span { (line.text) }
                    }
                }
            }
            @if lines.last().is_none_or(|line| line.number + 1 == viewed.view.lines) {
                (stand_ins.between(viewed, lines.last().map(|line| line.number), None))
            }
        }
    }
}

/// A link to the lines before this one.
pub(crate) fn earlier(viewed: &ViewedTable<'_>, before: usize) -> Markup {
    html! {
        p #earlier-lines .earlier {
            a.button.small href={ "/table/" (viewed.view.table) "/log?before=" (before) } { (viewed.say("web-log-earlier")) }
        }
    }
}

pub(crate) fn markup(viewed: &ViewedTable<'_>, rules: &Markup, lines: &[Line]) -> Markup {
    let spoken = &viewed.view.chat;
    let spoken = &spoken[spoken.len().saturating_sub(SPOKEN)..];
    html! {
        aside.side aria-label=(viewed.say("web-side")) {
            (hint::panel(viewed))
            (tabs(viewed))
            details #rules-now .fold open {
                summary { (icon("book")) (viewed.say("web-rules-now")) }
                div.fold-in tabindex="0" role="region" aria-label=(viewed.say("web-rules-now")) { (rules) }
            }
            h2.zone #log-title { (viewed.say("web-log")) }
            div.log role="log" aria-labelledby="log-title" tabindex="0" {
                // A replay shows a moment, and has a list of turns instead.
                @if let Some(first) = lines.first().filter(|line| line.number > 0 && viewed.context.step_lines.is_none()) {
                    (earlier(viewed, first.number))
                }
                (list(viewed, lines))
            }
            @if !spoken.is_empty() {
                h2.zone #chat-title { (viewed.say("web-chat")) }
                div.chat data-spoken=(viewed.view.chat.len()) role="log" aria-labelledby="chat-title" tabindex="0" {
                    ul { @for line in spoken {
                        li id={ "s" (line.number) } class={ @if line.reaction.is_some() { "reaction" } } {
                            b { (person_name(viewed.ui, &line.person, &line.name)) } " "
                            @if let Some(text) = &line.text { (text) }
                            @if let Some(reaction) = line.reaction { (viewed.say(reaction_key(reaction))) }
                        }
                    } }
                }
            }
            @if viewed.person.is_some() { (talk(viewed)) }
            @if viewed.person.is_some() {
                form.chat-form method="post" action=(viewed.action()) data-reset {
                    input type="hidden" name="do" value="say";
                    label.unseen for="say" { (viewed.say("web-say")) }
                    input #say type="text" name="text" maxlength="300" autocomplete="off" required placeholder=(viewed.say("web-say"));
                    button.button.small type="submit" aria-label=(viewed.say("web-send")) { (icon("send")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quote(text: &str, kind: &'static str) -> Quote {
        Quote { text: text.to_owned(), kind, language: None }
    }

    #[test]
    fn a_name_in_another_language_says_so() {
        let quotes = [Quote { language: Some("en"), ..quote("«Toast»", "keeper") }];
        let shown = bold("Карта «Toast» сброшена.", &quotes).into_string();
        assert!(shown.contains("<b class=\"k-keeper\" lang=\"en\">«Toast»</b>"), "{shown}");
    }

    #[test]
    fn bold_spans_whole_quotes() {
        let quotes = [quote("«Тост»", "keeper"), quote("«Война»", "creeper")];
        let shown = bold("Проблема «Война» прикрепляется к теме «Тост».", &quotes);
        assert_eq!(
            shown.into_string(),
            "Проблема <b class=\"k-creeper\">«Война»</b> прикрепляется к теме \
             <b class=\"k-keeper\">«Тост»</b>."
        );
    }

    #[test]
    fn the_same_card_twice_is_bold_twice() {
        let quotes = [quote("“Toast”", "keeper"), quote("“Toast”", "keeper")];
        let shown = bold("You draw “Toast” and “Toast”.", &quotes).into_string();
        assert_eq!(shown.matches("<b ").count(), 2, "{shown}");
    }
}
