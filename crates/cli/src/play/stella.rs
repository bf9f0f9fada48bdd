//! Stella Quest in plain text.

use std::fmt::Write as _;

use asterism_kernel::Seat;
use asterism_stella::{
    Backs, Cards, Class, Colour, Ending, EndingReason, Event, Face, LossCause, Move, Player, Stage,
    Stella, View, gems, lead, super_trumps, trump, winner,
};

use super::shown::{Names, Shown, capital};
use crate::paint::{Ink, Paint};

impl Shown for Stella {
    fn board(&self, view: &View, names: &Names, paint: Paint) -> String {
        let mut text = String::new();
        let top = view.discard.top;
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "Discard pile: {}, {} on top; {}.",
            cards(view.discard.count),
            face(top, paint),
            trump(top).map_or("no trump".into(), |colour| format!("trump is {}", name(colour)))
        );
        let next = view.deck.top.map_or("nothing left to draw".into(), |class| {
            format!("the next back is {}", class_name(class, paint))
        });
        let _ = writeln!(text, "Deck: {}; {next}.", cards(view.deck.count));
        for seat in (0..view.light.len()).map(Seat::new) {
            let _ = writeln!(text, "{}", seat_line(view, seat, names, paint));
        }
        let _ = writeln!(text, "{}", trick_line(view, names, paint));
        if let Some(hand) = view.hand {
            let _ = writeln!(text, "Your hand: {}.", faces(hand, paint));
        }
        text
    }

    fn question(&self, view: &View) -> &'static str {
        match view.state {
            Stage::Turn => "Your turn. What do you play?",
            Stage::Late => "Your card is down. Pay for cards, or end your turn?",
            Stage::Take => "You won the round. Which card do you take?",
            Stage::Top => "Which card goes on top of the discard pile?",
            Stage::End => "The game is over.",
        }
    }

    fn option(&self, mv: &Move, paint: Paint) -> String {
        match mv {
            Move::Draw => "draw".into(),
            Move::Play(card) => format!("play {}", face(*card, paint)),
            Move::Take(card) => format!("take {}", face(*card, paint)),
            Move::Top(card) => format!("top {}", face(*card, paint)),
            Move::End => "end".into(),
        }
    }

    fn meaning(&self, view: &View, mv: &Move) -> String {
        match *mv {
            Move::Draw => {
                let hand = view.hand.map_or(0, Cards::len);
                format!("1 light goes dark, you draw up to {}", cards(3.min(10 - hand.min(10))))
            }
            Move::Play(card) => play_meaning(view, card),
            Move::Take(card) => take_meaning(view, card),
            Move::Top(card) => trump(card).map_or("then there is no trump".into(), |colour| {
                format!("then {} is trump", name(colour))
            }),
            Move::End => "the next one plays".into(),
        }
    }

    fn sentences(&self, events: &[&Event], names: &Names, paint: Paint) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut rest = events;
        while let Some((event, after)) = rest.split_first() {
            // Cards drawn one after the other are told together.
            let drawn: Vec<String> =
                rest.iter().map_while(|next| drawn(event, next, paint)).collect();
            if let Some(seat) = drawer(event) {
                let who = names.does(seat, "draw", "draws");
                sentences.push(format!("{who} {}.", drawn.join(", ")));
                rest = &rest[drawn.len()..];
                continue;
            }
            sentences.extend(sentence(event, names, paint));
            rest = after;
        }
        sentences
    }

    fn rules(&self) -> &'static str {
        "\
Cards: a colour R Y G B (red, yellow, green, blue) and a value 1 to 6, each twice; Z is a rest card.
Follow the colour that was led if you can; a rest card may always be played.
The round goes to the last super-trump (the same card as the top of the pile or as one played before
it), else to the highest trump (the pile's colour), else to the highest card of the colour led.
Who wins takes one card. Six different values win the game.
It costs light to win twice running (1), and to take a value you have (3 for 1 and 2, 2 for 3 and 4,
1 for 5 and 6). Who has no light left ends the game, and the others count light and collections.
\"draw\" turns one light dark for three cards; the last light can't be spent."
    }
}

fn seat_line(view: &View, seat: Seat, names: &Names, paint: Paint) -> String {
    let index = seat.index();
    let who = paint.ink(Ink::Bold, capital(names.of(seat)));
    let star = if view.marker == Some(seat) { ", black star" } else { "" };
    let first = if view.first == seat { ", first player" } else { "" };
    format!(
        "{who}: {} light{star}{first}; hand: {}; collected: {}.",
        view.light[index],
        backs(view.backs[index], paint),
        faces(view.collections[index], paint),
    )
}

fn trick_line(view: &View, names: &Names, paint: Paint) -> String {
    if view.trick.is_empty() {
        return "On the table: nothing yet.".into();
    }
    let shown: Vec<_> = view
        .trick
        .iter()
        .map(|played| format!("{} {}", player(played.by, names), face(played.card, paint)))
        .collect();
    let on_table: Vec<Face> = view.trick.iter().map(|played| played.card).collect();
    let mut text = format!("On the table: {}.", shown.join(", "));
    // Once a card was taken, the rest no longer says who was ahead.
    if matches!(view.state, Stage::Turn | Stage::Late) {
        match lead(&on_table) {
            Some(colour) => {
                let _ = write!(text, " {} was led.", capital(name(colour)));
            }
            None => text.push_str(" No colour was led yet."),
        }
        if let Some(ahead) = winner(view.discard.top, &on_table) {
            let by = view.trick[ahead].by;
            let ahead = face(on_table[ahead], paint);
            let is = if by == view.seat.map_or(Player::Rival, Player::Seat) { "are" } else { "is" };
            let who = capital(&player(by, names));
            let _ = write!(text, " {who} {is} ahead with {ahead}.");
        }
    }
    text
}

/// How a card would stand if it were played now.
fn play_meaning(view: &View, card: Face) -> String {
    if card.is_rest() {
        return "rest, can't win".into();
    }
    let mut on_table: Vec<Face> = view.trick.iter().map(|played| played.card).collect();
    on_table.push(card);
    let last = on_table.len() - 1;
    let top = view.discard.top;
    let kind = if super_trumps(top, &on_table).contains(&last) {
        "super-trump"
    } else if trump(top).is_some() && trump(top) == card.colour() {
        "trump"
    } else {
        ""
    };
    let ahead = last > 0 && winner(top, &on_table) == Some(last);
    match (kind, ahead) {
        ("", true) => "would be ahead".into(),
        (kind, true) => format!("{kind}, would be ahead"),
        (kind, false) => kind.into(),
    }
}

fn take_meaning(view: &View, card: Face) -> String {
    let collection = view.seat.map_or(Cards::EMPTY, |seat| view.collections[seat.index()]);
    match card.value() {
        Some(value) if collection.has_value(value) => {
            format!("you have a {value} already: costs {} light", gems(value))
        }
        _ => "a new value".into(),
    }
}

/// Who drew, if `event` is a card drawn.
const fn drawer(event: &Event) -> Option<Seat> {
    match event {
        Event::Drawn { seat, .. } | Event::DrawnBack { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What `next` says was drawn, if it is the same seat as in `event`.
fn drawn(event: &Event, next: &Event, paint: Paint) -> Option<String> {
    (drawer(event)? == drawer(next)?).then_some(())?;
    match next {
        Event::Drawn { card, .. } => Some(face(*card, paint)),
        Event::DrawnBack { back, .. } => Some(format!("a {} back", class_name(*back, paint))),
        _ => None,
    }
}

fn sentence(event: &Event, names: &Names, paint: Paint) -> Option<String> {
    let text = match event {
        Event::Dealt { seat, cards } => {
            format!("{} {}.", names.does(*seat, "are dealt", "is dealt"), faces(*cards, paint))
        }
        // The board shows every back, and the next one's turn says that this
        // one has ended; cards drawn are told together.
        Event::DealtBacks { .. }
        | Event::TurnEnded { .. }
        | Event::Drawn { .. }
        | Event::DrawnBack { .. } => return None,
        Event::PileStarted { card } => {
            format!("{} starts the discard pile.", face(*card, paint))
        }
        Event::RoundBegun { first, .. } => {
            format!("-- A new round: {} --", names.clause(*first, "begin", "begins"))
        }
        Event::Paid { seat, light } => {
            format!("{} 1 light for cards; {light} left.", names.does(*seat, "pay", "pays"))
        }
        Event::Refill { seat, due } => format!(
            "{} up the empty hand: {}.",
            names.does(*seat, "fill", "fills"),
            cards(usize::from(*due))
        ),
        Event::NoCardsLeft { seat } => {
            format!("{} too few cards: there are no more.", names.does(*seat, "get", "gets"))
        }
        Event::Reshuffled { cards, top } => format!(
            "The deck was empty; the discard pile but its top was shuffled into a new one: {}. \
             The next back is {}.",
            faces(*cards, paint),
            class_name(*top, paint)
        ),
        Event::Played { seat, card } => {
            format!("{} {}.", names.does(*seat, "play", "plays"), face(*card, paint))
        }
        Event::Skipped { seat } => {
            format!("{} no cards and must wait.", names.does(*seat, "have", "has"))
        }
        Event::RivalPlayed { card } => format!("The rival's card is {}.", face(*card, paint)),
        Event::RoundWon { seat, card } => {
            format!("{} the round with {}.", names.does(*seat, "win", "wins"), face(*card, paint))
        }
        Event::RoundToRival { card, top } => format!(
            "The rival's {} wins: nobody takes a card. {} is on top of the pile.",
            face(*card, paint),
            face(*top, paint)
        ),
        Event::RoundToNobody => "Only rest cards: nobody wins the round.".into(),
        Event::LightLost { seat, lost, light, cause } => format!(
            "{} {lost} light ({}); {light} left.",
            names.does(*seat, "lose", "loses"),
            match cause {
                LossCause::Marker => "won with the black star",
                LossCause::RepeatedValue => "that value was there already",
            }
        ),
        Event::Taken { seat, card } => {
            format!("{} {}.", names.does(*seat, "take", "takes"), face(*card, paint))
        }
        Event::TopChosen { seat, card } => format!(
            "{} {} on top of the pile.",
            names.does(*seat, "put", "puts"),
            face(*card, paint)
        ),
        Event::Ended { ending } => ended(ending, names),
    };
    Some(text)
}

fn ended(ending: &Ending, names: &Names) -> String {
    let winners = capital(&names.all_of(ending.winners.iter()));
    let (verb, alone) = match ending.winners.lowest() {
        Some(seat) if ending.winners.len() == 1 => {
            (if names.is_you(seat) { "win" } else { "wins" }, true)
        }
        _ => ("win", false),
    };
    let how = match ending.reason {
        EndingReason::Collection => "by collecting all six values".to_owned(),
        EndingReason::Shine => {
            let dark = ending.eliminated.map_or_else(String::new, |seat| {
                format!("{} no light left", names.clause(seat, "have", "has"))
            });
            format!("because {dark}")
        }
    };
    let together = if alone { "" } else { " together" };
    let mut text = format!("The game is over. {winners} {verb}{together}, {how}.");
    if let Some(scores) = &ending.scores {
        let points: Vec<_> = scores
            .iter()
            .enumerate()
            .filter_map(|(index, points)| Some((Seat::new(index), (*points)?)))
            .map(|(seat, points)| format!("{} {points}", names.of(seat)))
            .collect();
        let _ = write!(text, " Points: {}.", points.join(", "));
    }
    text
}

const fn name(colour: Colour) -> &'static str {
    ink(Class::Emotion(colour)).1
}

const fn ink(class: Class) -> (Ink, &'static str) {
    match class {
        Class::Emotion(Colour::Red) => (Ink::Red, "red"),
        Class::Emotion(Colour::Yellow) => (Ink::Yellow, "yellow"),
        Class::Emotion(Colour::Green) => (Ink::Green, "green"),
        Class::Emotion(Colour::Blue) => (Ink::Blue, "blue"),
        Class::Rest => (Ink::Faint, "rest"),
    }
}

fn class_name(class: Class, paint: Paint) -> String {
    let (ink, name) = ink(class);
    paint.ink(ink, name)
}

fn face(card: Face, paint: Paint) -> String {
    paint.ink(ink(card.class()).0, card)
}

fn faces(cards: Cards, paint: Paint) -> String {
    if cards.is_empty() {
        return "nothing".into();
    }
    cards.iter().map(|card| face(card, paint)).collect::<Vec<_>>().join(" ")
}

fn backs(backs: Backs, paint: Paint) -> String {
    if backs.is_empty() {
        return "no cards".into();
    }
    let parts = Class::ALL.into_iter().filter(|&class| backs.count(class) > 0);
    let parts = parts.map(|class| format!("{} {}", backs.count(class), class_name(class, paint)));
    parts.collect::<Vec<_>>().join(", ")
}

fn cards(count: usize) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

fn player(by: Player, names: &Names) -> String {
    match by {
        Player::Seat(seat) => names.of(seat).to_owned(),
        Player::Rival => "the rival".to_owned(),
    }
}
