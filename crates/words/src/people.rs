//! Players in sentences.

use asterism_kernel::Seat;

use crate::{Args, Language, Phrase, Words};

/// What the players of a table are called, and which of them reads.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    /// Names by seat; a seat without one is called by its number.
    pub names: &'a [String],
    /// Who is spoken to as "you"; nobody for a spectator.
    pub you: Option<Seat>,
}

impl People<'_> {
    /// A player in every form that sentences need.
    pub(crate) fn phrase(&self, words: &Words, seat: Seat) -> Phrase {
        if self.you == Some(seat) {
            return words.phrase("person-you", &Args::new());
        }
        words.phrase("person-named", &Args::new().text("name", self.name(words, seat)))
    }

    /// What a player is called, "you" or not.
    #[must_use]
    pub fn title(&self, language: Language, seat: Seat) -> String {
        self.name(Words::of(language), seat)
    }

    /// What a player is called.
    fn name(&self, words: &Words, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.trim().is_empty()) {
            Some(name) => name.clone(),
            // People count from one.
            None => words.say("person-seat", &Args::new().amount("number", seat.index() + 1)),
        }
    }
}
