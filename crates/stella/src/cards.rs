//! Sets of cards that may hold a face several times, and counts of backs.

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Class, Face};

/// Where the number of rest cards begins.
const REST: u32 = 48;
/// Where the number of all cards begins.
const LEN: u32 = 56;
/// The low bit of every emotion face.
const LOW: u64 = 0x5555_5555_5555;
/// The faces of one color, both bits.
const COLOR: u64 = 0xfff;
/// Value 1 in each of the four colors, both bits.
const VALUE_1: u64 = 3 | 3 << 12 | 3 << 24 | 3 << 36;

/// The four numbers of two bits each in a byte.
static FOUR_COUNTS: [[u8; 4]; 256] = {
    let mut table = [[0; 4]; 256];
    let mut byte = 0;
    while byte < table.len() {
        let mut place = 0;
        while place < 4 {
            table[byte][place] = (byte >> (2 * place) & 3) as u8;
            place += 1;
        }
        byte += 1;
    }
    table
};

/// Some cards, in no order. All counts are packed into one word: two bits for
/// each emotion face, three for rest cards, and the number of all cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    pub const EMPTY: Self = Self(0);

    /// All 54 cards.
    pub const ALL: Self = Self(LOW << 1 | 6 << REST | 54 << LEN);

    #[inline]
    const fn unit(face: Face) -> u64 {
        1 << (2 * face.index() as u32) | 1 << LEN
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0 >> LEN) as usize
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards have this face.
    #[inline]
    #[must_use]
    pub const fn count(self, face: Face) -> usize {
        let mask = if face.is_rest() { 7 } else { 3 };
        (self.0 >> (2 * face.index() as u32) & mask) as usize
    }

    /// How many cards have this class.
    #[must_use]
    pub const fn class_count(self, class: Class) -> usize {
        match class {
            Class::Rest => self.count(Face::REST),
            Class::Emotion(color) => {
                let color = self.0 >> (12 * color as u32) & COLOR;
                ((color & LOW).count_ones() + 2 * (color & (LOW << 1)).count_ones()) as usize
            }
        }
    }

    /// How many cards have each face, in canonical order.
    #[inline]
    #[must_use]
    pub fn counts(self) -> [u8; Face::COUNT] {
        let mut counts = [0; Face::COUNT];
        // Four faces, two bits each, at a time.
        for (four, byte) in counts.chunks_exact_mut(4).zip(self.0.to_le_bytes()) {
            four.copy_from_slice(&FOUR_COUNTS[usize::from(byte)]);
        }
        counts[Face::REST.index()] = (self.0 >> REST & 7) as u8;
        counts
    }

    /// Whether a card has this face.
    #[inline]
    #[must_use]
    pub const fn contains(self, face: Face) -> bool {
        self.count(face) > 0
    }

    /// Whether a card has this value, in any color.
    #[inline]
    #[must_use]
    pub const fn has_value(self, value: u8) -> bool {
        self.0 & VALUE_1 << (2 * (value as u32 - 1)) != 0
    }

    /// The values that exactly one card has: bit `n` for value `n + 1`.
    #[inline]
    #[must_use]
    pub const fn single_values(self) -> u8 {
        // Two bits a value: one card of a color sets the low one, two the
        // high one.
        let (mut once, mut often) = (0, 0);
        let mut colors = self.0;
        let mut color = 0;
        while color < 4 {
            let value = colors & LOW & COLOR;
            often |= (once & value) | (colors >> 1 & LOW & COLOR);
            once |= value;
            colors >>= 12;
            color += 1;
        }
        let single = once & !often;
        let (mut values, mut value) = (0, 0);
        while value < 6 {
            values |= (single >> (2 * value) & 1) << value;
            value += 1;
        }
        values as u8
    }

    /// Whether all six values are there.
    #[inline]
    #[must_use]
    pub const fn has_all_values(self) -> bool {
        let any_color = self.0 | self.0 >> 12 | self.0 >> 24 | self.0 >> 36;
        (any_color | any_color >> 1) & LOW & COLOR == LOW & COLOR
    }

    /// Adds a card. There must be fewer than all copies of it.
    #[inline]
    pub const fn insert(&mut self, face: Face) {
        self.0 = self.0.wrapping_add(Self::unit(face));
    }

    /// Takes a card out. It must be there.
    #[inline]
    pub const fn remove(&mut self, face: Face) {
        self.0 = self.0.wrapping_sub(Self::unit(face));
    }

    /// Adds a card unless all copies of it are there already.
    pub fn try_insert(&mut self, face: Face) -> bool {
        let free = self.count(face) < face.copies();
        if free {
            self.insert(face);
        }
        free
    }

    /// These cards and the others. Together there must be no more copies of a
    /// face than there are cards.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Self) -> Self {
        Self(self.0.wrapping_add(others.0))
    }

    /// These cards without the others, which must all be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0.wrapping_sub(others.0))
    }

    /// The cards that are both here and there.
    #[must_use]
    pub fn common(self, others: Self) -> Self {
        let mut common = Self::EMPTY;
        for face in Face::all() {
            for _ in 0..self.count(face).min(others.count(face)) {
                common.insert(face);
            }
        }
        common
    }

    /// Whether all of these are among the others.
    #[must_use]
    pub fn within(self, others: Self) -> bool {
        Face::all().all(|face| self.count(face) <= others.count(face))
    }

    /// The cards of one class.
    #[must_use]
    pub const fn of_class(self, class: Class) -> Self {
        let cards = self.0 & class_bits(class);
        Self(cards | (self.class_count(class) as u64) << LEN)
    }

    /// One bit for each face that is there, at twice its index.
    #[inline]
    pub(crate) const fn distinct(self) -> u64 {
        let rest = self.0 >> REST;
        (self.0 | self.0 >> 1) & LOW | ((rest | rest >> 1 | rest >> 2) & 1) << REST
    }

    /// All cards in canonical order, each copy once.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        // From one face that is there to the next.
        let mut bits = self.distinct();
        let faces = std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let bit = bits.trailing_zeros();
                bits &= bits - 1;
                Face::at(bit / 2)
            })
        });
        faces.flat_map(move |face| std::iter::repeat_n(face, self.count(face)))
    }

    /// The backs of these cards.
    #[must_use]
    pub fn backs(self) -> Backs {
        // All colors at once: sums of two faces, then of the three such sums of a color.
        // No sum needs more than its four bits.
        const NIBBLES: u64 = 0x3333_3333_3333;
        let two = (self.0 & NIBBLES) + (self.0 >> 2 & NIBBLES);
        let six = two + (two >> 4) + (two >> 8);
        let color = |index: u32| (six >> (12 * index) & 0xf) as u8;
        Backs([color(0), color(1), color(2), color(3), self.count(Face::REST) as u8])
    }
}

/// The low bits of all faces of a class, as in [`Cards::distinct`].
#[inline]
pub(crate) const fn class_bits(class: Class) -> u64 {
    match class {
        Class::Rest => 7 << REST,
        Class::Emotion(color) => COLOR << (12 * color as u32),
    }
}

impl FromIterator<Face> for Cards {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut cards = Self::EMPTY;
        cards.extend(faces);
        cards
    }
}

impl Extend<Face> for Cards {
    fn extend<I: IntoIterator<Item = Face>>(&mut self, faces: I) {
        for face in faces {
            self.insert(face);
        }
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut cards = Self::EMPTY;
        for face in Vec::<Face>::deserialize(deserializer)? {
            if !cards.try_insert(face) {
                let copies = face.copies();
                return Err(serde::de::Error::custom(format!("there are only {copies} {face}")));
            }
        }
        Ok(cards)
    }
}

/// How many backs of each class: all that shows of hidden cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Backs([u8; 5]);

impl Backs {
    /// How many of this class.
    #[inline]
    #[must_use]
    pub const fn count(self, class: Class) -> usize {
        self.0[class.index()] as usize
    }

    /// These without the others, which must all be among them.
    #[must_use]
    pub(crate) fn minus(self, others: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] - others.0[index]))
    }

    /// How many in all.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl Serialize for Backs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Class::ALL.len()))?;
        for class in Class::ALL {
            map.serialize_entry(&class, &self.count(class))?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|face| face.parse::<Face>().unwrap()).collect()
    }

    #[test]
    fn all_cards_are_the_54() {
        let counted = Face::all().flat_map(|face| std::iter::repeat_n(face, face.copies()));
        assert_eq!(Cards::ALL, counted.collect());
        assert_eq!(Cards::ALL.len(), 54);
        assert_eq!(Cards::ALL.backs(), Backs([12, 12, 12, 12, 6]));
        assert_eq!(Cards::ALL.distinct(), LOW | 1 << REST);
    }

    #[test]
    fn all_faces_are_counted_at_once() {
        for some in [Cards::EMPTY, Cards::ALL, cards("R1 R1 Y1 B6 Z Z Z Z Z"), cards("B6 B6 G3")] {
            let counts = some.counts();
            for face in Face::all() {
                assert_eq!(usize::from(counts[face.index()]), some.count(face), "{face}");
            }
        }
    }

    #[test]
    fn counting_by_face_back_and_value() {
        let some = cards("R1 R1 Y1 B6 Z Z Z Z Z");
        assert_eq!(some.to_string(), "R1 R1 Y1 B6 Z Z Z Z Z");
        assert!(some.has_value(6) && !some.has_value(5));
        assert_eq!(some.backs(), Backs([2, 1, 0, 1, 5]));
        for some in [Cards::ALL, Cards::ALL.minus(some), some, cards("R6 R6 Y1 Y6 G6 B1")] {
            assert_eq!(some.backs(), Backs(Class::ALL.map(|class| some.class_count(class) as u8)));
        }
        assert_eq!(some.distinct().count_ones(), 4);
        assert!(!some.has_all_values());
        assert!(cards("R1 Y2 G3 B4 R5 R6").has_all_values());
    }

    #[test]
    fn single_values_are_those_of_one_card() {
        assert_eq!(Cards::EMPTY.single_values(), 0);
        assert_eq!(cards("R1 Y2 G3 B4 R5 R6").single_values(), 0b11_1111);
        assert_eq!(cards("R1 R1 Y2 B2 G3 Y4 G4 B4 B6 Z Z").single_values(), 0b10_0100);
        assert_eq!(cards("R1 R1 Y1 G2 G2 B2 B2 R5").single_values(), 0b01_0000);
    }

    #[test]
    fn sums_differences_and_common_cards() {
        let (some, others) = (cards("R1 R1 G2 Z Z"), cards("R1 G2 G2 Z"));
        assert_eq!(some.common(others), cards("R1 G2 Z"));
        assert_eq!(Cards::ALL.minus(some).plus(some), Cards::ALL);
        assert!(cards("R1 Z").within(some) && !others.within(some));
        assert_eq!(some.of_class(Class::Rest), cards("Z Z"));
    }
}
