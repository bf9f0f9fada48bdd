//! Undo: free as long as nothing was revealed or random and nobody else has
//! answered; otherwise by consent; never past a reveal.

use asterism_catalog::{AnyGame, AnyMove, AnyState};
use asterism_kernel::{Audience, Chance, Fixed, Game, Journal, Seat, SeatSet, SplitMix64, Viewer};

use crate::fact::Fact;
use crate::id::PersonId;
use crate::input::Proposal;
use crate::play::Trial;
use crate::refusal::TableRefusal;
use crate::table::{Table, TableStage};

/// Number of sampled states that are compared to find out whether a move revealed
/// something.
const SAMPLES: u64 = 6;

/// Inverts every choice of another source of chance.
struct Opposite<C>(C);

impl<C: Chance> Chance for Opposite<C> {
    fn below(&mut self, bound: u32) -> u32 {
        bound - 1 - self.0.below(bound)
    }
}

/// Whether a move showed its player something they could not know, told anybody a
/// secret, or involved chance. Playing a card from one's own hand is not a reveal:
/// taking it back harms nobody else.
pub(crate) fn reveals(
    game: &AnyGame,
    before: &AnyState,
    seat: Seat,
    mv: &AnyMove,
    trial: &Trial,
    entry: u64,
) -> bool {
    if !trial.chance.is_empty() || game.outcome(&trial.after).is_some() {
        return true;
    }
    if trial.journal.events().iter().any(|(audience, _)| *audience != Audience::All) {
        return true;
    }
    // In every state consistent with what the player knows, the move must
    // look the same.
    let me = Viewer::Seat(seat);
    let knowledge = game.knowledge(before, me);
    let known = game.knowledge(&trial.after, me);
    let differs = |mut state: AnyState| {
        let mut journal = Journal::default();
        game.step(&mut state, seat, mv, &mut Fixed, &mut journal);
        journal != trial.journal || game.knowledge(&state, me) != known
    };
    let rng = |number| SplitMix64::of_game(entry, number);
    // If only two states are possible, the opposite of one sample is the
    // other, so the result is exact.
    (0..SAMPLES).any(|number| differs(game.sample_state(&knowledge, &mut rng(number))))
        || differs(game.sample_state(&knowledge, &mut Opposite(rng(0))))
}

impl Table {
    /// How many answers would be undone to take back the last one of `seat`, and
    /// whether that is free.
    pub(crate) fn undo_of(&self, seat: Seat) -> Option<(usize, bool)> {
        let play = self.play.as_ref()?;
        let at = play.past.iter().rposition(|past| past.seat == seat && !past.pass)?;
        let since = &play.past[at..];
        // Whether others have passed is secret. That they could respond is
        // public, so it counts.
        let free = since.iter().all(|past| past.seat == seat && !past.announced);
        Some((since.len(), free))
    }

    /// The other seats whose answers would be undone together with that of `seat`.
    pub(crate) fn undone_with(&self, seat: Seat) -> SeatSet {
        let (Some(play), Some((back, _))) = (&self.play, self.undo_of(seat)) else {
            return SeatSet::EMPTY;
        };
        let past = &play.past[play.past.len().saturating_sub(back)..];
        let others = past.iter().filter(|past| past.seat != seat && !past.pass);
        others.fold(SeatSet::EMPTY, |seats, past| seats.with(past.seat))
    }

    pub(crate) fn decide_undo(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        match self.stage {
            TableStage::Lobby => return Err(TableRefusal::NotBegun),
            TableStage::Over { .. } => return Err(TableRefusal::Over),
            TableStage::Playing => {}
        }
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NotSeated)?;
        if self.paused.is_some() {
            return Err(TableRefusal::Paused);
        }
        if self.vote.is_some() {
            return Err(TableRefusal::VoteOpen);
        }
        let (back, free) = self.undo_of(seat).ok_or(TableRefusal::NothingToUndo)?;
        if free {
            return Ok(vec![Fact::Undone { back }]);
        }
        Ok(self.propose(person, Proposal::Undo(seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opposite_of_one_order_of_two_is_the_other() {
        for number in 0..20 {
            let rng = SplitMix64::new(number);
            let (mut one, mut other) = ([1, 2], [1, 2]);
            { rng }.shuffle(&mut one, |it| it);
            Opposite(rng).shuffle(&mut other, |it| it);
            assert_ne!(one, other);
        }
    }
}
