//! Chance that can be checked.
//!
//! Before the start the table shows the SHA-256 digest of its secret seed.
//! Whoever sits may add words of their own. At the start both become the
//! combined seed, from which every shuffle and every pick of the game follows;
//! after the end the seed is shown, and anybody can compute all of it again:
//!
//! ```text
//! commitment = SHA-256(seed)
//! combined   = SHA-256("asterism combined seed 1\n" ‖ table id ‖ "\n" ‖ seed
//!                      ‖ for each seat: length of its words (4 bytes) ‖ words)
//! block n, k = SHA-256("asterism chance 1\n" ‖ combined ‖ n (8 bytes) ‖ k (8 bytes))
//! ```
//!
//! Numbers are big-endian; a seat that added nothing has words of length 0.
//! `n` is the number of the log entry, counted from 0; `k` counts its blocks.
//! Who begins, where chance decides that, is the first number of entry 2⁶⁴ − 1
//! below the number of seats.
//! A block is four numbers of 64 bits; a number below `b` is `number · b / 2⁶⁴`.
//! A shuffle goes from the last thing to the second and swaps each with one
//! not after it.

use asterism_kernel::Chance;
use serde::{Deserialize, Serialize};

use crate::id::{Digest, TableId, from_hex, to_hex};

/// The secret of a table: 256 random bits from outside.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// These bits.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is shown of it before the start.
    #[must_use]
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }

    /// In hexadecimal, to be shown after the end.
    #[must_use]
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A secret must not reach a log by accident.
        f.write_str("Seed(…)")
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        from_hex(&text).map(Self).ok_or_else(|| serde::de::Error::custom("not a seed"))
    }
}

/// The combined seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Luck(Digest);

impl std::fmt::Debug for Luck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Luck(…)")
    }
}

impl Luck {
    /// Combines the table's seed with what the seats added, in their order.
    #[must_use]
    pub fn combine<'a>(
        table: &TableId,
        seed: &Seed,
        added: impl IntoIterator<Item = Option<&'a str>>,
    ) -> Self {
        let mut text = b"asterism combined seed 1\n".to_vec();
        text.extend(table.as_str().bytes());
        text.push(b'\n');
        text.extend(seed.0);
        for words in added {
            let words = words.unwrap_or_default();
            text.extend((words.len() as u32).to_be_bytes());
            text.extend(words.bytes());
        }
        Self(Digest::of(&text))
    }

    /// What decides at the log entry of this number.
    #[must_use]
    pub const fn stream(self, entry: u64) -> Stream {
        Stream { luck: self, entry, block: 0, numbers: [0; 4], used: 4 }
    }

    /// A delay between two bounds that depends on nothing anybody holds.
    pub(crate) fn delay(self, window: u64, seat: usize, least: u64, most: u64) -> u64 {
        let seat = seat as u64;
        let parts: [&[u8]; 4] =
            [b"asterism delay 1\n", self.0.bytes(), &window.to_be_bytes(), &seat.to_be_bytes()];
        let number = first_number(&Digest::of_parts(&parts));
        let span = most.saturating_sub(least) + 1;
        least + ((u128::from(number) * u128::from(span)) >> 64) as u64
    }
}

fn first_number(digest: &Digest) -> u64 {
    digest.bytes()[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// The chance of one log entry.
#[derive(Clone, Debug)]
pub struct Stream {
    luck: Luck,
    entry: u64,
    block: u64,
    numbers: [u64; 4],
    used: usize,
}

impl Stream {
    fn next(&mut self) -> u64 {
        if self.used == self.numbers.len() {
            let parts: [&[u8]; 4] = [
                b"asterism chance 1\n",
                self.luck.0.bytes(),
                &self.entry.to_be_bytes(),
                &self.block.to_be_bytes(),
            ];
            let digest = Digest::of_parts(&parts);
            for (number, bytes) in self.numbers.iter_mut().zip(digest.bytes().chunks(8)) {
                *number = bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.numbers[self.used - 1]
    }
}

impl Chance for Stream {
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luck(words: &[Option<&str>]) -> Luck {
        let table = TableId::new("table").unwrap();
        Luck::combine(&table, &Seed::new([7; 32]), words.iter().copied())
    }

    #[test]
    fn the_derivation_is_as_it_is_written() {
        let mut text = b"asterism combined seed 1\ntable\n".to_vec();
        text.extend([7; 32]);
        text.extend([0, 0, 0, 2, b'h', b'i', 0, 0, 0, 0]);
        let luck = luck(&[Some("hi"), None]);
        assert_eq!(luck.0, Digest::of(&text));
        let mut block = b"asterism chance 1\n".to_vec();
        block.extend(luck.0.bytes());
        block.extend(5u64.to_be_bytes());
        block.extend(0u64.to_be_bytes());
        let first = u64::from_be_bytes(Digest::of(&block).bytes()[..8].try_into().unwrap());
        let below = ((u128::from(first) * 1000) >> 64) as u32;
        assert_eq!(luck.stream(5).below(1000), below);
    }

    #[test]
    fn everybody_s_words_change_everything() {
        let draw = |luck: Luck| {
            let mut stream = luck.stream(0);
            (0..9).map(|_| stream.below(1 << 30)).collect::<Vec<_>>()
        };
        let plain = draw(luck(&[None, None]));
        assert_eq!(plain, draw(luck(&[None, None])));
        assert_ne!(plain, draw(luck(&[Some("x"), None])));
        assert_ne!(draw(luck(&[Some("x"), None])), draw(luck(&[None, Some("x")])));
        assert_ne!(draw(luck(&[Some("ab"), None])), draw(luck(&[Some("a"), Some("b")])));
    }

    #[test]
    fn delays_keep_to_their_bounds() {
        for window in 0..200 {
            assert!((700..=1800).contains(&luck(&[]).delay(window, 3, 700, 1800)));
        }
        assert_eq!(luck(&[]).delay(1, 1, 0, 0), 0);
    }

    #[test]
    fn a_seed_is_not_shown_by_accident() {
        assert_eq!(format!("{:?}", Seed::new([3; 32])), "Seed(…)");
        let seed = Seed::new([3; 32]);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
    }
}
