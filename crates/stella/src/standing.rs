//! How the cards of a trick stand, for those who show a table.

use arrayvec::ArrayVec;

use crate::trick::{lead, super_trumps, trump, winner};
use crate::{Color, Face, Stage, View};

/// What a card beats others by, the strongest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Nothing but its value, if it follows the lead color.
    Plain,
    /// It has the trump color.
    Trump,
    /// It repeats the top of the discard pile or a card of the round.
    SuperTrump,
}

impl View {
    #[must_use]
    pub const fn trump(&self) -> Option<Color> {
        trump(self.discard.top)
    }

    /// The lead color of the trick on the table.
    #[must_use]
    pub fn lead(&self) -> Option<Color> {
        lead(&self.on_table())
    }

    /// Whether cards can still join the trick. Once one was taken, the rest no
    /// longer says who was ahead.
    #[must_use]
    pub const fn is_trick_open(&self) -> bool {
        matches!(self.state, Stage::Turn | Stage::Late)
    }

    /// The place of the card that is ahead in an open trick, and its rank.
    #[must_use]
    pub fn ahead(&self) -> Option<(usize, Rank)> {
        let on_table = self.on_table();
        let place = winner(self.discard.top, &on_table).filter(|_| self.is_trick_open())?;
        Some((place, self.rank(&on_table, place)))
    }

    /// The rank a card would have if it were played now, and whether it would be
    /// ahead of others.
    #[must_use]
    pub fn if_played(&self, card: Face) -> (Rank, bool) {
        let mut on_table = self.on_table();
        let place = on_table.len();
        // A full trick takes no further card.
        if on_table.try_push(card).is_err() {
            return (Rank::Plain, false);
        }
        let ahead = place > 0 && winner(self.discard.top, &on_table) == Some(place);
        (self.rank(&on_table, place), ahead)
    }

    fn rank(&self, on_table: &[Face], place: usize) -> Rank {
        if super_trumps(self.discard.top, on_table).contains(&place) {
            Rank::SuperTrump
        } else if self.trump().is_some() && self.trump() == on_table[place].color() {
            Rank::Trump
        } else {
            Rank::Plain
        }
    }

    fn on_table(&self) -> ArrayVec<Face, 5> {
        self.trick.iter().map(|played| played.card).collect()
    }
}

#[cfg(test)]
mod tests {
    use asterism_kernel::{Chance as _, Game as _, Offer as _, Silent, SplitMix64, Viewer};

    use super::*;
    use crate::{Move, Stella};

    #[test]
    fn a_view_says_how_the_trick_stands() {
        let (mut led, mut supers, mut foretold) = (0, 0, 0);
        for seed in 0..60 {
            let game = Stella::new(2 + seed as usize % 3).unwrap();
            let mut chance = SplitMix64::new(seed);
            let mut state = game.begin(&mut chance, &mut Silent);
            while let Some(seat) = game.open(&state).lowest() {
                let view = game.view(&state, Viewer::Spectator);
                assert_eq!((view.trump(), view.lead()), (state.trump(), state.lead()));
                let ranks = view.ahead().filter(|(_, rank)| *rank == Rank::SuperTrump);
                let last = state.super_trumps().last().copied().filter(|_| view.is_trick_open());
                assert_eq!(ranks.map(|(place, _)| place), last, "a super-trump is always ahead");
                led += usize::from(view.ahead().is_some());
                supers += usize::from(last.is_some());

                let offer = game.offer(&state, seat);
                let mv = offer.get(chance.pick(offer.len(), |index| index as u16));
                let place = view.trick.len();
                game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
                if let Move::Play(card) = mv
                    && let after = game.view(&state, Viewer::Spectator)
                    && after.is_trick_open()
                    && after.trick.len() == place + 1
                {
                    let (rank, ahead) = view.if_played(card);
                    let is_ahead = after.ahead().is_some_and(|(at, _)| at == place && place > 0);
                    assert_eq!(ahead, is_ahead);
                    if is_ahead {
                        assert_eq!(after.ahead(), Some((place, rank)));
                        foretold += 1;
                    }
                }
            }
        }
        assert!(led > 100 && supers > 10 && foretold > 50, "{led}, {supers}, {foretold}");
    }
}
