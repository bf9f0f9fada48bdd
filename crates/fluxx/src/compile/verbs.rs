//! Verbs become steps of the machine.

use asterism_cards::ast::{self, CardId, Chooser, Mark, Verb, What};

use crate::card::{Card, Piece, Pieces};
use crate::selection::Selection;
use crate::verbs::{ChooseOne, MAX_OPTIONS, Op};

use super::{Compiler, DeckError};

/// The most steps of all effects of a deck together: they are numbered by 16
/// bits.
const MAX_STEPS: usize = 1 << 15;

impl Compiler<'_> {
    pub(super) fn verbs(&mut self, card: Card, verbs: &[Verb]) -> u16 {
        let ops: Vec<Op> = verbs.iter().filter_map(|verb| Op::compile(verb, card, self)).collect();
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

    /// The Keepers with a mark.
    pub(crate) fn marked(&self, mark: Mark) -> Pieces {
        let has =
            |piece: &Piece| self.cards[self.deck.card_of(*piece).index()].1.marks.contains(&mark);
        self.deck
            .keepers
            .iter()
            .filter(has)
            .fold(Pieces::EMPTY, |set, piece| set.or(Pieces::only(piece)))
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
