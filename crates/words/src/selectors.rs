//! Choices of cards as noun phrases.

use asterism_cards::ast::{Selector, What, Whose};

use crate::{Args, Phrase, card::Writer};

impl Writer<'_> {
    /// The chosen cards as a noun phrase; all languages use it as an object.
    pub(crate) fn selected(&self, selector: &Selector) -> Phrase {
        let whose = match selector.whose {
            Whose::Yours => "yours",
            Whose::Others => "others",
            Whose::Anyones => "anyones",
        };
        let args = || {
            Args::new()
                .choice("whose", whose)
                .flag("all", selector.all)
                .flag("with-creeper", selector.with_creeper)
                .flag("except-this", selector.except_this)
        };
        match &selector.what {
            What::Keeper => self.words.phrase("selected-keeper", &args()),
            What::Creeper => self.words.phrase("selected-creeper", &args()),
            What::Either => self.words.phrase("selected-either", &args()),
            What::Named(cards) => {
                let join = if selector.all { "list-and" } else { "list-or" };
                let args = args().phrase("cards", self.mentions(join, cards));
                self.words.phrase("selected-named", &args)
            }
            What::This => self.words.phrase("selected-this", &Args::new()),
        }
    }
}
