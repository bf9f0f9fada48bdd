//! Verifiable randomness that no single party can control.
//!
//! From its creation the table shows the SHA-256 digest of its secret seed.
//! Seated people may add words. Browsers add 32 random bytes of their own: they
//! commit to them by a digest when their person sits down, and reveal them when the
//! start has been requested and nothing else can change. At the start all of this is
//! hashed into the combined seed, from which every shuffle and every pick of the game
//! is derived. As long as one contributor is honest, nobody knows the combined seed
//! before everybody else is committed. After the end the seed is revealed, and anyone
//! can recompute everything:
//!
//! ```text
//! commitment   = SHA-256(seed)
//! contribution = SHA-256("asterism contribution 2\n" ‖ secret)
//! combined     = SHA-256("asterism combined seed 2\n"
//!                        ‖ length of the table id ‖ table id ‖ seed ‖ number of seats
//!                        ‖ for each seat: length of its words ‖ words
//!                                         ‖ length of its secret ‖ secret)
//! block n, k   = SHA-256("asterism chance 2\n" ‖ combined ‖ n ‖ k)
//! ```
//!
//! Numbers are big-endian; lengths and the number of seats have 4 bytes, `n` and
//! `k` have 8. A seat without words or secret has the length 0 there. `n` is the
//! number of the game's input: 0 for the deal at the beginning, then 1, 2, … for
//! every answer, join and leave. A move that is taken back frees its number. So
//! nothing but moves, for example chat, has any influence. `k` counts the blocks of
//! one input. If the first player is random, it is the first number of
//! `n` = 2⁶⁴ − 1 below the number of seats. A block is four numbers of 64 bits; a
//! number below `b` is `number · b / 2⁶⁴`. A shuffle goes from the last item to the
//! second and swaps each with one not after it.
//!
//! Tables of formats 1 and 2 had no secrets and used the numbers of log entries:
//!
//! ```text
//! combined   = SHA-256("asterism combined seed 1\n" ‖ table id ‖ "\n" ‖ seed
//!                      ‖ for each seat: length of its words ‖ words)
//! block n, k = SHA-256("asterism chance 1\n" ‖ combined ‖ n ‖ k)
//! ```
//!
//! where `n` is the number of the log entry, counted from 0.

use asterism_kernel::Chance;
use serde::{Deserialize, Serialize};

use crate::id::{Digest, TableId, from_hex, to_hex};

macro_rules! secret_bytes {
    ($(#[$doc:meta])* $name:ident, $shown:literal) => {
        $(#[$doc])*
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name([u8; 32]);

        impl $name {
            #[must_use]
            pub const fn new(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }

            /// The value written as 64 hexadecimal digits.
            #[must_use]
            pub fn from_text(text: &str) -> Option<Self> {
                from_hex(text).map(Self)
            }

            /// In hexadecimal, to be shown when it is no longer secret.
            #[must_use]
            pub fn reveal(&self) -> String {
                to_hex(&self.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                // A secret must not reach a log by accident.
                f.write_str($shown)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.reveal())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                Self::from_text(&text)
                    .ok_or_else(|| serde::de::Error::custom("not 64 hexadecimal digits"))
            }
        }
    };
}

secret_bytes! {
    /// The secret of a table: 256 random bits, supplied by the caller.
    Seed, "Seed(…)"
}

secret_bytes! {
    /// A participant's contribution to the shuffle: 256 random bits.
    Secret, "Secret(…)"
}

impl Seed {
    /// The digest that is shown before the start.
    #[must_use]
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl Secret {
    /// The digest that its owner commits to before the start.
    #[must_use]
    pub fn commitment(&self) -> Digest {
        Digest::of_parts(&[b"asterism contribution 2\n", &self.0])
    }
}

/// How randomness is derived from the seed; see the module documentation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scheme {
    /// Words only, numbered by log entries: formats 1 and 2.
    #[default]
    Entries,
    /// Words and secrets, numbered by the game's inputs.
    Inputs,
}

impl Scheme {
    /// The scheme of tables of this format.
    pub(crate) const fn of_format(format: u32) -> Self {
        if format < 3 { Self::Entries } else { Self::Inputs }
    }

    pub(crate) const fn is_entries(&self) -> bool {
        matches!(self, Self::Entries)
    }
}

/// One seat's contribution to the combined seed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Added<'a> {
    pub words: Option<&'a str>,
    pub secret: Option<&'a Secret>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CombinedSeed {
    seed: Digest,
    scheme: Scheme,
}

impl std::fmt::Debug for CombinedSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CombinedSeed(…)")
    }
}

fn add_with_length(text: &mut Vec<u8>, part: &[u8]) {
    text.extend((part.len() as u32).to_be_bytes());
    text.extend(part);
}

impl CombinedSeed {
    /// Combines the table's seed with the contributions of the seats, in their order.
    #[must_use]
    pub fn combine<'a>(
        scheme: Scheme,
        table: &TableId,
        seed: &Seed,
        added: impl IntoIterator<Item = Added<'a>>,
    ) -> Self {
        let added: Vec<Added<'a>> = added.into_iter().collect();
        let text = match scheme {
            Scheme::Entries => {
                let mut text = b"asterism combined seed 1\n".to_vec();
                text.extend(table.as_str().bytes());
                text.push(b'\n');
                text.extend(seed.0);
                for seat in added {
                    add_with_length(&mut text, seat.words.unwrap_or_default().as_bytes());
                }
                text
            }
            Scheme::Inputs => {
                let mut text = b"asterism combined seed 2\n".to_vec();
                add_with_length(&mut text, table.as_str().as_bytes());
                text.extend(seed.0);
                text.extend((added.len() as u32).to_be_bytes());
                for seat in added {
                    add_with_length(&mut text, seat.words.unwrap_or_default().as_bytes());
                    add_with_length(&mut text, seat.secret.map_or(&[], |secret| &secret.0));
                }
                text
            }
        };
        Self { seed: Digest::of(&text), scheme }
    }

    /// The random numbers for a log entry or an input of the game, depending on the
    /// scheme.
    #[must_use]
    pub const fn rng(self, number: u64) -> TableRng {
        TableRng { combined_seed: self, number, block: 0, numbers: [0; 4], used: 4 }
    }

    /// A delay between two bounds that doesn't depend on anybody's hand.
    pub(crate) fn delay(self, window: u64, seat: usize, least: u64, most: u64) -> u64 {
        let seat = seat as u64;
        let tag: &[u8] = match self.scheme {
            Scheme::Entries => b"asterism delay 1\n",
            Scheme::Inputs => b"asterism delay 2\n",
        };
        let parts: [&[u8]; 4] =
            [tag, self.seed.bytes(), &window.to_be_bytes(), &seat.to_be_bytes()];
        let number = first_number(&Digest::of_parts(&parts));
        let span = most.saturating_sub(least) + 1;
        least + ((u128::from(number) * u128::from(span)) >> 64) as u64
    }
}

fn first_number(digest: &Digest) -> u64 {
    digest.bytes()[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// The random numbers of one log entry or input.
#[derive(Clone, Debug)]
pub struct TableRng {
    combined_seed: CombinedSeed,
    number: u64,
    block: u64,
    numbers: [u64; 4],
    used: usize,
}

impl TableRng {
    fn next(&mut self) -> u64 {
        if self.used == self.numbers.len() {
            let tag: &[u8] = match self.combined_seed.scheme {
                Scheme::Entries => b"asterism chance 1\n",
                Scheme::Inputs => b"asterism chance 2\n",
            };
            let parts: [&[u8]; 4] = [
                tag,
                self.combined_seed.seed.bytes(),
                &self.number.to_be_bytes(),
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

impl Chance for TableRng {
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words<'a>(words: &'a [Option<&'a str>]) -> impl Iterator<Item = Added<'a>> {
        words.iter().map(|&words| Added { words, secret: None })
    }

    fn combined_seed(scheme: Scheme, given: &[Option<&str>]) -> CombinedSeed {
        let table = TableId::new("table").unwrap();
        CombinedSeed::combine(scheme, &table, &Seed::new([7; 32]), words(given))
    }

    fn first_of_block(tag: &[u8], combined: &Digest, number: u64) -> u64 {
        let mut block = tag.to_vec();
        block.extend(combined.bytes());
        block.extend(number.to_be_bytes());
        block.extend(0u64.to_be_bytes());
        u64::from_be_bytes(Digest::of(&block).bytes()[..8].try_into().unwrap())
    }

    #[test]
    fn the_derivation_is_as_it_is_written() {
        let mut text = b"asterism combined seed 2\n".to_vec();
        text.extend([0, 0, 0, 5]);
        text.extend(b"table");
        text.extend([7; 32]);
        text.extend([0, 0, 0, 2]);
        text.extend([0, 0, 0, 2, b'h', b'i', 0, 0, 0, 0]);
        text.extend([0, 0, 0, 0, 0, 0, 0, 32]);
        text.extend([9; 32]);
        let secret = Secret::new([9; 32]);
        let added = [
            Added { words: Some("hi"), secret: None },
            Added { words: None, secret: Some(&secret) },
        ];
        let table = TableId::new("table").unwrap();
        let combined_seed =
            CombinedSeed::combine(Scheme::Inputs, &table, &Seed::new([7; 32]), added);
        assert_eq!(combined_seed.seed, Digest::of(&text));
        let first = first_of_block(b"asterism chance 2\n", &combined_seed.seed, 5);
        let below = ((u128::from(first) * 1000) >> 64) as u32;
        assert_eq!(combined_seed.rng(5).below(1000), below);
        let mut promise = b"asterism contribution 2\n".to_vec();
        promise.extend([9; 32]);
        assert_eq!(secret.commitment(), Digest::of(&promise));
    }

    #[test]
    fn the_derivation_of_older_formats_is_as_it_was() {
        let mut text = b"asterism combined seed 1\ntable\n".to_vec();
        text.extend([7; 32]);
        text.extend([0, 0, 0, 2, b'h', b'i', 0, 0, 0, 0]);
        let combined_seed = combined_seed(Scheme::Entries, &[Some("hi"), None]);
        assert_eq!(combined_seed.seed, Digest::of(&text));
        let first = first_of_block(b"asterism chance 1\n", &combined_seed.seed, 5);
        let below = ((u128::from(first) * 1000) >> 64) as u32;
        assert_eq!(combined_seed.rng(5).below(1000), below);
    }

    #[test]
    fn everybody_s_words_change_everything() {
        for scheme in [Scheme::Entries, Scheme::Inputs] {
            let draw = |given: &[Option<&str>]| {
                let mut rng = combined_seed(scheme, given).rng(0);
                (0..9).map(|_| rng.below(1 << 30)).collect::<Vec<_>>()
            };
            let plain = draw(&[None, None]);
            assert_eq!(plain, draw(&[None, None]));
            assert_ne!(plain, draw(&[Some("x"), None]));
            assert_ne!(draw(&[Some("x"), None]), draw(&[None, Some("x")]));
            assert_ne!(draw(&[Some("ab"), None]), draw(&[Some("a"), Some("b")]));
        }
    }

    #[test]
    fn delays_keep_to_their_bounds() {
        for scheme in [Scheme::Entries, Scheme::Inputs] {
            for window in 0..200 {
                assert!(
                    (700..=1800).contains(&combined_seed(scheme, &[]).delay(window, 3, 700, 1800))
                );
            }
            assert_eq!(combined_seed(scheme, &[]).delay(1, 1, 0, 0), 0);
        }
    }

    #[test]
    fn a_seed_is_not_shown_by_accident() {
        assert_eq!(format!("{:?}", Seed::new([3; 32])), "Seed(…)");
        assert_eq!(format!("{:?}", Secret::new([3; 32])), "Secret(…)");
        let seed = Seed::new([3; 32]);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
    }
}
