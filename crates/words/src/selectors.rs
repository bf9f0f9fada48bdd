//! Choices of cards as noun phrases.

use asterism_cards::ast::{PlayerWord, Selector, What, Whose};

use crate::{Args, Phrase, card::Writer};

impl Writer<'_> {
    /// The chosen cards as a noun phrase; all languages use it as an object.
    pub(crate) fn selected(&self, selector: &Selector) -> Phrase {
        let whose = match selector.whose {
            Whose::Yours => "yours",
            Whose::Others => "others",
            Whose::Anyones => "anyones",
            Whose::That => return self.selected_of(selector, PlayerWord::That),
            Whose::Next => return self.selected_of(selector, PlayerWord::Next),
            Whose::Previous => return self.selected_of(selector, PlayerWord::Previous),
            Whose::Active => return self.selected_of(selector, PlayerWord::Active),
        };
        let args = || {
            Args::new()
                .choice("whose", whose)
                .flag("all", selector.all)
                .flag("with-creeper", selector.with_creeper)
                .flag("except-this", selector.except_this)
        };
        let phrase = match &selector.what {
            What::Keeper => self.words.phrase("selected-keeper", &args()),
            What::Creeper => self.words.phrase("selected-creeper", &args()),
            What::Either => self.words.phrase("selected-either", &args()),
            What::Named(cards) => {
                let join = if selector.all { "list-and" } else { "list-or" };
                let args = args().phrase("cards", self.mentions(join, cards));
                self.words.phrase("selected-named", &args)
            }
            What::This => self.words.phrase("selected-this", &Args::new()),
        };
        self.marked(selector, phrase)
    }

    /// The same for the cards of one player.
    fn selected_of(&self, selector: &Selector, word: PlayerWord) -> Phrase {
        let args = Args::new()
            .text("owner", self.owner(word))
            .flag("all", selector.all)
            .flag("with-creeper", selector.with_creeper)
            .flag("except-this", selector.except_this);
        let phrase = match &selector.what {
            What::Keeper => self.words.phrase("selected-keeper-of", &args),
            What::Creeper => self.words.phrase("selected-creeper-of", &args),
            What::Either => self.words.phrase("selected-either-of", &args),
            What::Named(cards) => {
                let join = if selector.all { "list-and" } else { "list-or" };
                let args = args.phrase("cards", self.mentions(join, cards));
                self.words.phrase("selected-named-of", &args)
            }
            What::This => self.words.phrase("selected-this", &Args::new()),
        };
        self.marked(selector, phrase)
    }

    /// Only those with a mark, if one is asked for.
    fn marked(&self, selector: &Selector, phrase: Phrase) -> Phrase {
        let Some(mark) = &selector.mark else { return phrase };
        let mark = self.mark(mark);
        phrase.map(|cards| {
            let args = Args::new().text("cards", cards).text("mark", mark.clone());
            self.words.say("selected-marked", &args)
        })
    }
}
