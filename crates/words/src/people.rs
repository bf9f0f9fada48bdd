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
        let Some(name) = self.given_name(seat) else {
            // People count from one.
            return words.phrase("person-seat", &Args::new().amount("number", seat.index() + 1));
        };
        // Italian says "ad Altair" but "a Vega".
        let ad = name.starts_with(['a', 'A', 'à', 'À']);
        words.phrase("person-named", &Args::new().flag("ad", ad).text("name", name))
    }

    /// What a player is called, "you" or not.
    #[must_use]
    pub fn title(&self, language: Language, seat: Seat) -> String {
        let others = Self { names: self.names, you: None };
        others.phrase(Words::of(language), seat).text().to_owned()
    }

    fn given_name(&self, seat: Seat) -> Option<&str> {
        let name = self.names.get(seat.index())?;
        (!name.trim().is_empty()).then_some(name.as_str())
    }
}
