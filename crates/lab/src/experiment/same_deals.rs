//! Chance that deals the same cards in every variant.

use asterism_kernel::{Chance, SplitMix64};

/// Orders cards by a random number of their own, which depends on the seed and on the card,
/// not on the other cards. A deck with a card less is dealt in the same order without it.
#[derive(Clone, Debug)]
pub(crate) struct SameDeals<'a> {
    seed: u64,
    shuffles: u64,
    /// The identity of the card with each code, the same in all variants.
    identities: &'a [u64],
    picks: SplitMix64,
}

impl<'a> SameDeals<'a> {
    pub(crate) const fn new(seed: u64, game: u64, identities: &'a [u64]) -> Self {
        let mut generator = SplitMix64::of_game(seed, game);
        let seed = generator.next_bits();
        Self { seed, shuffles: 0, identities, picks: generator }
    }
}

const fn mixed(value: u64) -> u64 {
    SplitMix64::new(value).next_bits()
}

impl Chance for SameDeals<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.picks.below(bound)
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        self.shuffles += 1;
        let salt = mixed(self.seed ^ mixed(self.shuffles));
        let mut copies = vec![0u64; self.identities.len()];
        let mut keyed: Vec<(u64, T)> = items
            .iter()
            .map(|&item| {
                let place = usize::from(code(item));
                let identity = self.identities.get(place).copied().unwrap_or(place as u64);
                let copy = copies.get_mut(place).map_or(0, |copy| {
                    *copy += 1;
                    *copy
                });
                (mixed(salt ^ identity.wrapping_add(mixed(copy))), item)
            })
            .collect();
        keyed.sort_by_key(|(key, _)| *key);
        for (place, (_, item)) in items.iter_mut().zip(keyed) {
            *place = item;
        }
    }
}

/// A number for a name (FNV-1a).
pub(crate) fn identity(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_card_the_others_keep_their_order() {
        let names: Vec<String> = (0..30).map(|number| format!("card-{number}")).collect();
        let identities: Vec<u64> = names.iter().map(|name| identity(name)).collect();
        let mut firsts = std::collections::BTreeSet::new();
        for game in 0..50 {
            let mut all: Vec<u16> = (0..30).collect();
            SameDeals::new(7, game, &identities).shuffle(&mut all, |card| card);
            // The same cards without number 11, so that later ones have other codes.
            let fewer: Vec<u64> =
                (0..30).filter(|&card| card != 11).map(|card| identities[card]).collect();
            let mut without: Vec<u16> = (0..29).collect();
            SameDeals::new(7, game, &fewer).shuffle(&mut without, |card| card);
            let back: Vec<u16> =
                without.into_iter().map(|card| if card >= 11 { card + 1 } else { card }).collect();
            firsts.insert(all[0]);
            all.retain(|&card| card != 11);
            assert_eq!(all, back);
        }
        assert!(firsts.len() > 15, "shuffles differ from game to game");
    }

    #[test]
    fn copies_of_a_card_go_to_different_places() {
        let identities = [identity("a"), identity("b")];
        let mut adjacent = 0;
        for game in 0..200 {
            let mut cards = [0u16, 0, 1, 1];
            SameDeals::new(1, game, &identities).shuffle(&mut cards, |card| card);
            adjacent += usize::from(cards[0] == cards[1]);
        }
        // A third of all orders.
        assert!((40..95).contains(&adjacent), "{adjacent}");
    }
}
