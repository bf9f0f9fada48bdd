//! Rule fixes must not invalidate old logs. This module detects when a log was
//! written under different rules.
//!
//! A log contains the revision of the rules under which its game began. Every entry
//! that advances the game has a digest of the moves available afterwards, in the
//! game's notation, and of the ending. A program with another revision replays the
//! log as long as the digests match: then none of the fixes has affected the game,
//! and it can continue. Otherwise the log is refused. It is never replayed as a
//! different game.

use asterism_catalog::{GAMES, Setup};
use asterism_kernel::{Game as _, MAX_SEATS, Seat};

use crate::fact::{Entry, Fact};
use crate::play::Play;
use crate::record::Corrupt;
use crate::table::Table;

/// The current revision of a game's rules.
pub(crate) fn rules_of(setup: &Setup) -> u32 {
    GAMES.iter().find(|listing| listing.name == setup.game).map_or(1, |listing| listing.rules)
}

/// FNV-1a, because the digest must be the same in every version of the program.
struct Sum(u32);

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        // A byte that occurs in no text separates neighbors.
        for byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
        }
    }
}

/// The digest of the available moves of all seats and of the ending.
fn digest(play: &Play) -> u32 {
    let mut sum = Sum(0x811c_9dc5);
    for seat in (0..MAX_SEATS).map(Seat::new) {
        let ask = play.ask(seat);
        sum.add(&[seat.index() as u8, u8::from(ask.open)]);
        for text in ask.texts.iter() {
            sum.add(text.as_bytes());
        }
    }
    if let Some(outcome) = play.game().outcome(&play.state) {
        sum.add(outcome.reason.as_bytes());
        for seat in outcome.winners.iter() {
            sum.add(&[seat.index() as u8]);
        }
    }
    sum.0
}

impl Table {
    /// The digest for the entry that was just applied.
    pub(crate) fn check_of(&self, fact: &Fact) -> Option<u32> {
        let moves = matches!(
            fact,
            Fact::Started { .. }
                | Fact::Forked { .. }
                | Fact::Staged { .. }
                | Fact::Answered { .. }
                | Fact::Joined { .. }
                | Fact::Left { .. }
        );
        self.play.as_deref().filter(|_| moves).map(digest)
    }

    /// Checks that an entry had the same effect as when it was written.
    pub(crate) fn compare(&self, entry: &Entry) -> Result<(), Corrupt> {
        if entry.check.is_none() || entry.check == self.check_of(&entry.fact) {
            return Ok(());
        }
        let Some(play) = &self.play else { return Err(self.misplaced("there is no game")) };
        let (written, present) = (play.rules.written, rules_of(&play.rules.setup));
        if written == present {
            return Err(self.misplaced("it leads elsewhere than when it was written"));
        }
        Err(Corrupt::OtherRules { number: self.entries, written, present })
    }
}
