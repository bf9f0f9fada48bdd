//! Rules get mended, and logs stay: how a log notices that the program that
//! replays it plays by other rules.
//!
//! A log says under which revision of the rules its game was begun. Every entry
//! that moves the game on has a digest of what may be answered afterwards, in
//! the game's own notation, and of how it ended. A program of another revision
//! replays the log as long as the digests agree, for then nothing that was mended
//! has mattered, and the game can go on. Where they don't, the log is refused;
//! it is never read as another game than was played.

use asterism_catalog::{GAMES, Setup};
use asterism_kernel::{Game as _, MAX_SEATS, Seat};

use crate::fact::{Entry, Fact};
use crate::play::Play;
use crate::record::Corrupt;
use crate::table::Table;

/// The present revision of a game's rules.
pub(crate) fn rules_of(setup: &Setup) -> u32 {
    GAMES.iter().find(|listing| listing.name == setup.game).map_or(1, |listing| listing.rules)
}

/// FNV-1a, for it must be the same in every program.
struct Sum(u32);

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        // A byte that is in no text keeps neighbours apart.
        for byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
        }
    }
}

/// What may be answered now by whom, and how the game ended.
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
    /// The digest that belongs to an entry that has just happened.
    pub(crate) fn check_of(&self, fact: &Fact) -> Option<u32> {
        let moves = matches!(
            fact,
            Fact::Started { .. }
                | Fact::Forked { .. }
                | Fact::Answered { .. }
                | Fact::Joined { .. }
                | Fact::Left { .. }
        );
        self.play.as_deref().filter(|_| moves).map(digest)
    }

    /// Whether an entry has led where it led when it was written.
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
