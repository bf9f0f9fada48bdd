//! The cards of one round, and who wins it.

use arrayvec::ArrayVec;
use asterism_kernel::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::class_bits;
use crate::{Class, Color, Face};

/// Who plays a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player in this seat.
    Seat(Seat),
    /// The artificial rival of a game for two.
    Rival,
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Rival => serializer.serialize_str("rival"),
        }
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(usize),
            Name(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Seat(index) => Seat::from_index(index)
                .map(Self::Seat)
                .ok_or_else(|| D::Error::custom(format!("there is no seat {index}"))),
            Written::Name(name) if name == "rival" => Ok(Self::Rival),
            Written::Name(name) => {
                Err(D::Error::custom(format!("\"{name}\" is neither a seat number nor \"rival\"")))
            }
        }
    }
}

/// A card of the trick and who played it; written as a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    pub by: Player,
    pub card: Face,
}

impl Serialize for Played {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.by, self.card).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Played {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (by, card) = Deserialize::deserialize(deserializer)?;
        Ok(Self { by, card })
    }
}

/// The cards of the current round, in play order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick {
    cards: [Face; 4],
    players: [Player; 4],
    len: u8,
}

impl Trick {
    pub(crate) const EMPTY: Self =
        Self { cards: [Face::REST; 4], players: [Player::Rival; 4], len: 0 };

    #[inline]
    pub(crate) fn push(&mut self, by: Player, card: Face) {
        let place = self.len as usize & 3;
        self.cards[place] = card;
        self.players[place] = by;
        self.len += 1;
    }

    #[inline]
    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Face] {
        &self.cards[..(self.len as usize).min(4)]
    }

    #[inline]
    pub(crate) const fn player(&self, place: usize) -> Player {
        self.players[place & 3]
    }

    /// The faces of the lead color, as in `Cards::distinct`; none without one.
    #[inline]
    pub(crate) fn lead_bits(&self) -> u64 {
        lead(self.cards()).map_or(0, |color| class_bits(Class::Emotion(color)))
    }

    /// One bit for each face that is there, at twice its index.
    #[inline]
    pub(crate) fn distinct(&self) -> u64 {
        self.cards().iter().fold(0, |bits, card| bits | 1 << (2 * card.index()))
    }

    /// Takes the first card with this face out; the others keep their order.
    #[inline]
    pub(crate) fn remove(&mut self, face: Face) {
        // Without branches: which card it is can't be predicted.
        let mut kept = 0;
        let mut found = false;
        for place in 0..(self.len as usize).min(4) {
            let here = !found & (self.cards[place] == face);
            self.cards[kept & 3] = self.cards[place];
            self.players[kept & 3] = self.players[place];
            kept += usize::from(!here);
            found |= here;
        }
        self.len = kept as u8;
    }

    pub(crate) fn played(&self) -> ArrayVec<Played, 4> {
        let all = std::array::from_fn(|at| Played { by: self.players[at], card: self.cards[at] });
        let mut played = ArrayVec::from(all);
        played.truncate(self.cards().len());
        played
    }
}

/// The lead color: that of the first emotion card.
#[inline]
#[must_use]
pub fn lead(cards: &[Face]) -> Option<Color> {
    cards.iter().find_map(|card| card.color())
}

/// The trump color while this card tops the discard pile; a rest card makes
/// none.
#[inline]
#[must_use]
pub const fn trump(top: Face) -> Option<Color> {
    top.color()
}

/// The places of the super-trumps: emotion cards equal to the top of the
/// discard pile or to a card played earlier in the round.
#[must_use]
pub fn super_trumps(top: Face, cards: &[Face]) -> ArrayVec<usize, 4> {
    (0..cards.len())
        .filter(|&place| {
            let card = cards[place];
            !card.is_rest() && (card == top || cards[..place].contains(&card))
        })
        .take(4)
        .collect()
}

/// The place of the card that wins: the last super-trump, else the
/// highest trump, else the highest of the lead color; none if all rest.
#[inline]
#[must_use]
pub fn winner(top: Face, cards: &[Face]) -> Option<usize> {
    // One number a card, computed without branches: strength first, then place.
    // Rest cards are no color's and are never seen twice.
    const NO_COLOR: usize = 4;
    let color = |card: Face| card.index() / 6;
    let value = |card: Face| card.index() % 6 + 1;
    let bit = |card: Face| u32::from(!card.is_rest()) << card.index();
    let trump = color(top);
    let mut lead = NO_COLOR;
    let mut seen = bit(top);
    let mut best = 0;
    for (place, &card) in cards.iter().enumerate() {
        let own = color(card);
        lead = if lead == NO_COLOR { own } else { lead };
        let follows = usize::from(own == lead) * value(card);
        let trumps = usize::from(own == trump) * (16 + value(card));
        let repeats = usize::from(seen & bit(card) != 0) * (32 + place);
        let strength = usize::from(!card.is_rest()) * follows.max(trumps).max(repeats);
        seen |= bit(card);
        best = best.max(strength << 2 | place);
    }
    (best >> 2 > 0).then_some(best & 3)
}

/// A trick under way, to ask fast and often which card would be ahead if it
/// came next: as [`winner`] says, without looking at the others again.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    trump: usize,
    lead: usize,
    seen: u32,
    best: usize,
    count: usize,
}

impl Contest {
    const NO_COLOR: usize = 4;

    /// The cards played so far, with this card on top of the discard pile.
    #[inline]
    #[must_use]
    pub fn new(top: Face, cards: &[Face]) -> Self {
        let mut contest = Self {
            trump: top.index() / 6,
            lead: Self::NO_COLOR,
            seen: Self::bit(top),
            best: 0,
            count: 0,
        };
        for &card in cards {
            let own = card.index() / 6;
            contest.lead = if contest.lead == Self::NO_COLOR { own } else { contest.lead };
            contest.best = contest.best.max(contest.strength(card));
            contest.seen |= Self::bit(card);
            contest.count += 1;
        }
        contest
    }

    #[inline]
    fn bit(card: Face) -> u32 {
        u32::from(!card.is_rest()) << card.index()
    }

    #[inline]
    fn strength(&self, card: Face) -> usize {
        let own = card.index() / 6;
        let value = card.index() % 6 + 1;
        let lead = if self.lead == Self::NO_COLOR { own } else { self.lead };
        let follows = usize::from(own == lead) * value;
        let trumps = usize::from(own == self.trump) * (16 + value);
        let repeats = usize::from(self.seen & Self::bit(card) != 0) * (32 + self.count);
        usize::from(!card.is_rest()) * follows.max(trumps).max(repeats)
    }

    /// Whether `card`, played next, would be ahead.
    #[inline]
    #[must_use]
    pub fn would_lead(&self, card: Face) -> bool {
        self.strength(card) > self.best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules of 5.7 as they are written, to compare with.
    fn plain(top: Face, cards: &[Face]) -> Option<usize> {
        if let Some(&last) = super_trumps(top, cards).last() {
            return Some(last);
        }
        let highest = |color: Color| {
            let of_color = (0..cards.len()).filter(|&place| cards[place].color() == Some(color));
            of_color.max_by_key(|&place| cards[place].value())
        };
        trump(top).and_then(highest).or_else(|| lead(cards).and_then(highest))
    }

    #[test]
    fn the_fast_comparison_says_what_the_rules_say() {
        let faces: Vec<Face> = Face::all().collect();
        for &top in &faces {
            for &a in &faces {
                for &b in &faces {
                    for &c in &faces {
                        for cards in [&[a, b][..], &[a, b, c]] {
                            assert_eq!(winner(top, cards), plain(top, cards), "{top} {cards:?}");
                            let (&last, before) = cards.split_last().unwrap();
                            let leads = Contest::new(top, before).would_lead(last);
                            let wins = winner(top, cards) == Some(before.len());
                            assert_eq!(leads, wins, "{top} {cards:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn never_three_super_trumps_and_never_a_tie() {
        let faces: Vec<Face> = Face::all().collect();
        for &top in &faces {
            for &a in &faces {
                for &b in &faces {
                    for &c in &faces {
                        let cards = [top, a, b, c];
                        let copies = |face: &Face| cards.iter().filter(|c| *c == face).count();
                        if cards.iter().any(|card| copies(card) > card.copies()) {
                            continue;
                        }
                        assert!(super_trumps(top, &[a, b, c]).len() <= 2);
                        let any_emotion = [a, b, c].iter().any(|card| !card.is_rest());
                        assert_eq!(winner(top, &[a, b, c]).is_some(), any_emotion);
                    }
                }
            }
        }
    }
}
