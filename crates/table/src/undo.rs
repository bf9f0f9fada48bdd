//! Taking moves back: free while nothing was revealed, random, or answered by
//! another; else by consent; never past a reveal.

use asterism_catalog::{AnyGame, AnyMove, AnyState};
use asterism_kernel::{Audience, Chance, Fixed, Game, Journal, Seat, SeatSet, SplitMix64, Viewer};

use crate::fact::Fact;
use crate::id::PersonId;
use crate::input::Proposal;
use crate::play::Trial;
use crate::refusal::TableRefusal;
use crate::table::{Stage, Table};

/// How many other worlds are looked at to find out whether a move revealed
/// something.
const WORLDS: u64 = 6;

/// Luck the other way round.
struct Opposite<C>(C);

impl<C: Chance> Chance for Opposite<C> {
    fn below(&mut self, bound: u32) -> u32 {
        bound - 1 - self.0.below(bound)
    }
}

/// Whether a move showed its player something that player could not know, told
/// anybody a secret, or let chance decide. What a player shows of their own
/// hand by playing it is no reveal: taking it back harms nobody else.
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
    // In every world the player can't rule out, the move must look the same.
    let me = Viewer::Seat(seat);
    let knowledge = game.knowledge(before, me);
    let seen = game.view(&trial.after, me);
    let differs = |mut world: AnyState| {
        let mut told = Journal::default();
        game.step(&mut world, seat, mv, &mut Fixed, &mut told);
        game.view(&world, me) != seen || told != trial.journal
    };
    let luck = |number| SplitMix64::of_game(entry, number);
    // Where there are but two worlds, the opposite of one is the other: then
    // it is certain.
    (0..WORLDS).any(|number| differs(game.sample_state(&knowledge, &mut luck(number))))
        || differs(game.sample_state(&knowledge, &mut Opposite(luck(0))))
}

impl Table {
    /// How many answers have to go to take back the last one of `seat`, and
    /// whether that is free.
    pub(crate) fn undo_of(&self, seat: Seat) -> Option<(usize, bool)> {
        let play = self.play.as_ref()?;
        let at = play.past.iter().rposition(|past| past.seat == seat && !past.pass)?;
        let since = &play.past[at..];
        // That others passed is nobody's business; that they might have is
        // known to all, and counts.
        let free = since.iter().all(|past| past.seat == seat && !past.announced);
        Some((since.len(), free))
    }

    /// The others whose answers would be taken back together with that of
    /// `seat`.
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
            Stage::Lobby => return Err(TableRefusal::NotBegun),
            Stage::Over { .. } => return Err(TableRefusal::Over),
            Stage::Playing => {}
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
            let luck = SplitMix64::new(number);
            let (mut one, mut other) = ([1, 2], [1, 2]);
            { luck }.shuffle(&mut one, |it| it);
            Opposite(luck).shuffle(&mut other, |it| it);
            assert_ne!(one, other);
        }
    }
}
