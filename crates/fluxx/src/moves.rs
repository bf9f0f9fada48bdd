//! Moves, the offer of them, and their notation.

use asterism_kernel::{Offer, Refusal, Seat};
use serde::Serialize;

use crate::card::{Card, CardSet, MAX_CARDS};
use crate::deck::Deck;
use crate::list::List;

/// One answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Move {
    /// Play a card.
    Play(Card),
    /// Use a free action of a card.
    Use(Card),
    /// Answer what was announced with a Surprise.
    Answer(Card),
    /// Let what was announced pass.
    Pass,
    /// Go on to the draw.
    Draw,
    /// Discard a card.
    Discard(Card),
    /// Choose a card.
    Choose(Card),
    /// Choose a card with a seat: on its table, or for it.
    ChooseAt(Card, Seat),
    /// Choose a seat.
    ChooseSeat(Seat),
    /// Choose one of a few things.
    Option(Choice),
    /// End the turn.
    End,
}

/// A thing to choose that is neither a card nor a seat.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxChoice))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    Done,
    /// To the next player.
    Left,
    /// To the previous player.
    Right,
    /// It is the player's birthday.
    Birthday,
    /// It is a holiday.
    Holiday,
    /// It is an ordinary day.
    Ordinary,
    Yes,
    No,
    /// Let chance decide.
    Random,
    Past,
    Future,
    /// The first of several effects.
    First,
    /// The second of them.
    Second,
    /// The third of them.
    Third,
    /// The fourth of them.
    Fourth,
}

impl Choice {
    /// Every choice with its word.
    pub const ALL: [(Self, &'static str); 15] = [
        (Self::Done, "done"),
        (Self::Left, "left"),
        (Self::Right, "right"),
        (Self::Birthday, "birthday"),
        (Self::Holiday, "holiday"),
        (Self::Ordinary, "ordinary"),
        (Self::Yes, "yes"),
        (Self::No, "no"),
        (Self::Random, "random"),
        (Self::Past, "past"),
        (Self::Future, "future"),
        (Self::First, "first"),
        (Self::Second, "second"),
        (Self::Third, "third"),
        (Self::Fourth, "fourth"),
    ];

    /// Those that number effects.
    pub(crate) const NUMBERED: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// The word for it in notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(choice, _)| *choice == self).map_or("", |(_, word)| word)
    }
}

/// The most moves that can be offered in addition to those with a card in hand:
/// a whole deck in the discard pile, or every piece and free action.
const MAX_MOVES: usize = MAX_CARDS + 160;

/// What may be done with any card of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WithHand {
    Play,
    Discard,
    Choose,
}

impl WithHand {
    #[inline]
    const fn of(self, card: Card) -> Move {
        match self {
            Self::Play => Move::Play(card),
            Self::Discard => Move::Discard(card),
            Self::Choose => Move::Choose(card),
        }
    }
}

/// The moves offered to a seat: one for every card of a hand, which is what
/// most questions are about and costs nothing to write down, then the others.
#[derive(Clone, Debug)]
pub struct Moves {
    hand: CardSet,
    cards: u16,
    with_hand: WithHand,
    others: List<Move, MAX_MOVES>,
}

impl Default for Moves {
    fn default() -> Self {
        Self {
            hand: CardSet::EMPTY,
            cards: 0,
            with_hand: WithHand::Play,
            others: List::filled(Move::End),
        }
    }
}

impl Moves {
    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        self.others.push(mv);
    }

    /// Offers to do this with any card of a hand; these come first.
    #[inline]
    pub(crate) fn offer_hand(&mut self, hand: &CardSet, size: usize, with_hand: WithHand) {
        debug_assert_eq!(hand.len(), size, "the size of a hand is kept");
        self.hand = *hand;
        self.cards = size as u16;
        self.with_hand = with_hand;
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.cards = 0;
        self.others.truncate(0);
    }
}

impl Offer<Move> for Moves {
    #[inline]
    fn len(&self) -> usize {
        usize::from(self.cards) + self.others.len()
    }

    // Called once per decision in every simulation.
    #[inline(always)]
    fn get(&self, index: usize) -> Move {
        match index.checked_sub(usize::from(self.cards)) {
            Some(index) => self.others[index],
            None => self.with_hand.of(self.hand.nth(index)),
        }
    }

    fn contains(&self, mv: &Move) -> bool {
        let with_hand = match *mv {
            Move::Play(card) => Some((WithHand::Play, card)),
            Move::Discard(card) => Some((WithHand::Discard, card)),
            Move::Choose(card) => Some((WithHand::Choose, card)),
            _ => None,
        };
        let in_hand = with_hand.is_some_and(|(with_hand, card)| {
            self.cards > 0 && with_hand == self.with_hand && self.hand.contains(card)
        });
        in_hand || self.others.contains(mv)
    }

    fn iter(&self) -> impl Iterator<Item = Move> {
        let hand = if self.cards == 0 { CardSet::EMPTY } else { self.hand };
        let with_hand = self.with_hand;
        hand.iter().map(move |card| with_hand.of(card)).chain(self.others.iter().copied())
    }
}

/// The canonical text of a move.
pub(crate) fn write(deck: &Deck, mv: &Move) -> String {
    let name = |card: &Card| deck.names.get(card.index()).map_or("?", String::as_str);
    match mv {
        Move::Play(card) => format!("play {}", name(card)),
        Move::Use(card) => format!("use {}", name(card)),
        Move::Answer(card) => format!("answer {}", name(card)),
        Move::Pass => "pass".to_owned(),
        Move::Draw => "draw".to_owned(),
        Move::Discard(card) => format!("discard {}", name(card)),
        Move::Choose(card) => format!("choose {}", name(card)),
        Move::ChooseAt(card, seat) => format!("choose {}@{seat}", name(card)),
        Move::ChooseSeat(seat) => format!("choose {seat}"),
        Move::Option(choice) => format!("choose {}", choice.word()),
        Move::End => "end".to_owned(),
    }
}

/// Reads a move. `offered` are the moves it may mean; a shorter form is enough
/// where only one of them fits: `choose milk` for `choose milk@1`, `milk` for
/// `play milk`.
pub(crate) fn read(deck: &Deck, offered: &[Move], text: &str) -> Result<Move, Refusal> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(&mv) = offered.iter().find(|mv| write(deck, mv) == text) {
        return Ok(mv);
    }
    let fits = |mv: &&Move| {
        let whole = write(deck, mv);
        let bare = whole.split_once(' ').map_or(whole.as_str(), |(_, rest)| rest);
        let strip = |form: &str| form.split_once('@').map(|(card, _)| card.to_owned());
        let is = |form: &str| text == form || strip(form).is_some_and(|card| text == card);
        is(&whole) || is(bare)
    };
    let found: Vec<Move> = offered.iter().filter(fits).copied().collect();
    match found.as_slice() {
        [mv] => return Ok(*mv),
        [] => {}
        several => {
            let candidates: Vec<String> = several.iter().map(|mv| write(deck, mv)).collect();
            return Err(Refusal::Ambiguous { text, candidates: candidates.join(", ") });
        }
    }
    parse(deck, &text)
}

/// Reads a whole move, whether or not it is offered.
fn parse(deck: &Deck, text: &str) -> Result<Move, Refusal> {
    let unreadable = |hint: String| Refusal::Unreadable { text: text.to_owned(), hint };
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let card = |name: &str| {
        deck.find(name).ok_or_else(|| unreadable(format!("no card of this deck is called {name}")))
    };
    match (verb, rest) {
        ("draw", "") => Ok(Move::Draw),
        ("end", "") => Ok(Move::End),
        ("play", name) if !name.is_empty() => Ok(Move::Play(card(name)?)),
        ("pass", "") => Ok(Move::Pass),
        ("answer", name) if !name.is_empty() => Ok(Move::Answer(card(name)?)),
        ("use", name) if !name.is_empty() => Ok(Move::Use(card(name)?)),
        ("discard", name) if !name.is_empty() => Ok(Move::Discard(card(name)?)),
        ("choose", what) if !what.is_empty() => {
            if let Some((choice, _)) = Choice::ALL.iter().find(|(_, word)| *word == what) {
                return Ok(Move::Option(*choice));
            }
            let seat = |text: &str| {
                text.parse().ok().and_then(Seat::from_index).ok_or_else(|| {
                    unreadable(format!("{text} is not a seat; seats are numbered from 0"))
                })
            };
            if what.bytes().all(|byte| byte.is_ascii_digit()) {
                return Ok(Move::ChooseSeat(seat(what)?));
            }
            match what.split_once('@') {
                Some((name, at)) => Ok(Move::ChooseAt(card(name)?, seat(at)?)),
                None => Ok(Move::Choose(card(what)?)),
            }
        }
        _ => Err(unreadable(
            "write play CARD, use CARD, answer CARD, pass, discard CARD, choose CARD, choose CARD@SEAT, choose SEAT, \
             choose OPTION, draw or end"
                .to_owned(),
        )),
    }
}
