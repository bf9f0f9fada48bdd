//! Verbs become steps of the machine.

use asterism_cards::ast::{self, CardId, Chooser, Mark, Verb, What};
use asterism_cards::verbs::Otherwise;

use crate::card::{Card, Piece, Pieces};
use crate::condition::ConditionFacts;
use crate::players::NamedPlayers;
use crate::selection::Selection;
use crate::verbs::{ChooseOne, MAX_OPTIONS, Op};

use super::{Compiler, DeckError};

/// The most steps of all effects of a deck together: they are numbered by 16
/// bits.
const MAX_STEPS: usize = 1 << 15;

impl Compiler<'_> {
    pub(super) fn verbs(&mut self, card: Card, verbs: &[Verb]) -> u16 {
        let mut ops: Vec<Op> = Vec::with_capacity(verbs.len());
        for verb in verbs {
            if let Verb::Otherwise(Otherwise { verbs }) = verb {
                let start = self.block(card, verbs);
                if let Some(op) = ops.last_mut() {
                    op.set_otherwise(start);
                }
                continue;
            }
            ops.extend(Op::compile(verb, card, self));
        }
        let count = self.deck.ops.len() + ops.len() + 1;
        if count > MAX_STEPS {
            self.too_many_steps(count);
            return 0;
        }
        let start = self.deck.ops.len() as u16;
        self.deck.ops.extend(&ops);
        self.deck.ops.push(Op::Finish);
        // What is chosen ends where the list that offers it goes on.
        for (op, after) in ops.iter().zip(start + 1..) {
            if let Op::ChooseOne(ChooseOne { first, count }) = *op {
                for option in first..first + u16::from(count) {
                    let from = usize::from(self.deck.option_starts[usize::from(option)]);
                    let end = self.deck.ops[from..].iter().position(|op| *op == Op::Finish);
                    if let Some(length) = end {
                        self.deck.ops[from + length] = Op::GoTo(after);
                    }
                }
            }
        }
        start
    }

    /// Reported once, however many cards come after it.
    fn too_many_steps(&mut self, count: usize) {
        const WHAT: &str = "steps in the effects of its cards";
        let is_reported =
            |error: &DeckError| matches!(error, DeckError::TooMany { what, .. } if *what == WHAT);
        if !self.errors.iter().any(is_reported) {
            self.errors.push(DeckError::TooMany { what: WHAT, count, most: MAX_STEPS });
        }
    }

    /// Compiles effects to choose from: where they start in the list of such,
    /// and how many they are. `None` if there are too many.
    pub(crate) fn options(&mut self, card: Card, options: &[Vec<Verb>]) -> Option<(u16, u8)> {
        if options.len() > MAX_OPTIONS {
            let (what, count) = ("effects to choose from on one card", options.len());
            self.errors.push(DeckError::TooMany { what, count, most: MAX_OPTIONS });
            return None;
        }
        let starts: Vec<u16> = options.iter().map(|option| self.verbs(card, option)).collect();
        let first = self.deck.option_starts.len() as u16;
        self.deck.option_starts.extend(&starts);
        Some((first, starts.len() as u8))
    }

    /// The same for effects that chance chooses from, of which there can be more.
    pub(crate) fn chances(&mut self, card: Card, options: &[Vec<Verb>]) -> Option<(u16, u8)> {
        let starts: Vec<u16> = options.iter().map(|option| self.verbs(card, option)).collect();
        let first = self.deck.option_starts.len() as u16;
        self.deck.option_starts.extend(&starts);
        u8::try_from(starts.len()).ok().filter(|count| *count > 0).map(|count| (first, count))
    }

    /// The Keepers with a mark.
    pub(crate) fn marked(&self, mark: &Mark) -> Pieces {
        self.pieces_marked(mark).and(self.deck.keepers)
    }

    /// The Keepers and Creepers with a mark.
    pub(crate) fn pieces_marked(&self, mark: &Mark) -> Pieces {
        let has =
            |piece: &Piece| self.cards[self.deck.card_of(*piece).index()].1.marks.contains(mark);
        self.deck
            .keepers
            .or(self.deck.creepers)
            .iter()
            .filter(has)
            .fold(Pieces::EMPTY, |set, piece| set.or(Pieces::only(piece)))
    }

    /// Compiles verbs between braces: where they start in the list of verbs.
    pub(crate) fn block(&mut self, card: Card, verbs: &[Verb]) -> u16 {
        self.verbs(card, verbs)
    }

    /// The cards that a filter lets through: the number of that set in the deck.
    pub(crate) fn filter(&mut self, card: Card, filter: &ast::Filter) -> u16 {
        let named = filter.card.as_ref().map(|name| self.resolve(card, name));
        let fits = |(index, (_, of)): (usize, &(&str, &ast::Card))| {
            let card = Card::new(index);
            let fits = (filter.kinds.is_empty() || filter.kinds.contains(&of.kind))
                && named.is_none_or(|named| named == Some(card))
                && filter.mark.as_ref().is_none_or(|mark| of.marks.contains(mark));
            fits.then_some(card)
        };
        let set = self.cards.iter().enumerate().filter_map(fits).collect();
        self.deck.filters.push(set);
        (self.deck.filters.len() - 1) as u16
    }

    pub(crate) fn players(&self, card: Card, players: &ast::Players) -> NamedPlayers {
        match players {
            ast::Players::Word(word) => NamedPlayers::Word(*word),
            ast::Players::HolderOf(name) => NamedPlayers::Holder(self.piece(card, name)),
        }
    }

    /// Compiles conditions: their number in the deck.
    pub(crate) fn conditions(&mut self, card: Card, conditions: &ast::Conditions) -> u16 {
        let cards = conditions.cards.iter();
        let facts = ConditionFacts {
            words: conditions.words.clone(),
            cards: cards.map(|(condition, name)| (*condition, self.resolve(card, name))).collect(),
            at_least: conditions.at_least.clone(),
        };
        self.deck.conditions.push(facts);
        (self.deck.conditions.len() - 1) as u16
    }

    /// The piece of that name, if one is named.
    pub(crate) fn maybe_piece(&self, card: Card, name: Option<&CardId>) -> Option<Piece> {
        name.and_then(|name| self.piece(card, name))
    }

    pub(crate) fn chooser(&self, card: Card, chooser: &Chooser) -> Option<Piece> {
        match chooser {
            Chooser::You => None,
            Chooser::HolderOf(name) => self.piece(card, name),
        }
    }

    pub(crate) fn selection(&self, card: Card, selector: &ast::Selector) -> Selection {
        let among = match &selector.what {
            What::Keeper => self.deck.keepers,
            What::Creeper => self.deck.creepers,
            What::Either => self.deck.keepers.or(self.deck.creepers),
            What::Named(names) => self.pieces(card, names),
            What::This => Pieces::EMPTY,
        };
        let among = match &selector.mark {
            Some(mark) => among.and(self.pieces_marked(mark)),
            None => among,
        };
        Selection {
            among,
            this: selector.what == What::This,
            except_this: selector.except_this,
            whose: selector.whose,
            all: selector.all,
            with_creeper: selector.with_creeper,
        }
    }
}
