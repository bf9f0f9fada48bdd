//! Verbs become steps of the machine.

use asterism_cards::ast::{self, Chooser, Mark, Verb, What};

use crate::card::{Card, Piece, Pieces};
use crate::op::{Op, Selection};
use crate::verbs::MOST_OPTIONS;

use super::{Compiler, DeckError};

/// The most steps of all effects of a deck together: they are numbered by 16
/// bits.
const MOST_STEPS: usize = 1 << 15;

impl Compiler<'_> {
    pub(super) fn verbs(&mut self, card: Card, verbs: &[Verb]) -> u16 {
        let ops: Vec<Op> = verbs.iter().filter_map(|verb| self.verb(card, verb)).collect();
        let count = self.deck.ops.len() + ops.len() + 1;
        if count > MOST_STEPS {
            self.too_many_steps(count);
            return 0;
        }
        let start = self.deck.ops.len() as u16;
        self.deck.ops.extend(&ops);
        self.deck.ops.push(Op::Finish);
        // What is chosen ends where the list that offers it goes on.
        for (op, after) in ops.iter().zip(start + 1..) {
            if let Op::ChooseOne { first, count } = *op {
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
            self.errors.push(DeckError::TooMany { what: WHAT, count, most: MOST_STEPS });
        }
    }

    fn choose_one(&mut self, card: Card, options: &[Vec<Verb>]) -> Option<Op> {
        if options.len() > MOST_OPTIONS {
            let (what, count) = ("effects to choose from on one card", options.len());
            self.errors.push(DeckError::TooMany { what, count, most: MOST_OPTIONS });
            return None;
        }
        let starts: Vec<u16> = options.iter().map(|option| self.verbs(card, option)).collect();
        let first = self.deck.option_starts.len() as u16;
        self.deck.option_starts.extend(&starts);
        Some(Op::ChooseOne { first, count: starts.len() as u8 })
    }

    /// The Keepers with a mark.
    pub(super) fn marked(&self, mark: Mark) -> Pieces {
        let has =
            |piece: &Piece| self.cards[self.deck.card_of(*piece).index()].1.marks.contains(&mark);
        self.deck
            .keepers
            .iter()
            .filter(has)
            .fold(Pieces::EMPTY, |set, piece| set.or(Pieces::only(piece)))
    }

    fn verb(&mut self, card: Card, verb: &Verb) -> Option<Op> {
        let op = match verb {
            Verb::Draw { who, count } => Op::Draw { who: *who, count: *count },
            Verb::DiscardHand => Op::DiscardHand,
            Verb::DrawAsMany => Op::DrawAsMany,
            Verb::DiscardFromHand { who, count, pick } => {
                Op::DiscardFromHand { who: *who, count: *count, pick: *pick }
            }
            Verb::DrawAndPlay { draw, play } => Op::DrawAndPlay { draw: *draw, play: *play },
            Verb::DrawPerCreeper { count } => Op::DrawPerCreeper { count: *count },
            Verb::PlayTop { times } => Op::PlayTop { times: *times },
            Verb::Fetch { discard, deck } => Op::Fetch { discard: *discard, deck: *deck },
            Verb::Wish => Op::Wish,
            Verb::SwapPositions => Op::SwapPositions,
            Verb::ShiftPositions => Op::ShiftPositions,
            Verb::EveryoneGives => Op::EveryoneGives,
            Verb::EachLoses { chooser, hand_instead, except_holder } => Op::EachLoses {
                chooser: self.chooser(card, chooser),
                hand_instead: *hand_instead,
                except_holder: except_holder.as_ref().and_then(|name| self.piece(card, name)),
            },
            Verb::ToHands { mark, collector } => Op::ToHands {
                what: self.marked(*mark),
                collector: collector.as_ref().and_then(|name| self.piece(card, name)),
            },
            Verb::ChooseOne(options) => return self.choose_one(card, options),
            Verb::Rhyme => Op::Rhyme,
            Verb::PlayFromDiscard { kinds } => {
                Op::PlayFromDiscard { kinds: kinds.iter().copied().collect() }
            }
            Verb::PlayFromHand => Op::PlayFromHand,
            Verb::ShareOut { each } => Op::ShareOut { each: *each },
            Verb::Collect { count, from_all, pick, except_holder } => Op::Collect {
                count: *count,
                from_all: *from_all,
                pick: *pick,
                except_holder: except_holder.as_ref().and_then(|name| self.piece(card, name)),
            },
            Verb::TradeHands => Op::TradeHands,
            Verb::RotateHands { chooser } => {
                Op::RotateHands { chooser: self.chooser(card, chooser) }
            }
            Verb::SwapKeepers => Op::SwapKeepers,
            Verb::Discard(selector) => Op::Discard(self.selection(card, selector)),
            Verb::Take(selector) => Op::Take(self.selection(card, selector)),
            Verb::Give { what, to } => Op::Give { what: self.selection(card, what), to: *to },
            Verb::Move(selector) => Op::Move(self.selection(card, selector)),
            Verb::MixTables => Op::MixTables,
            Verb::EveryoneMayDiscard => Op::EveryoneMayDiscard,
            Verb::ShuffleDiscard => Op::ShuffleDiscard,
            Verb::DiscardRules(count) => Op::DiscardRules(*count),
            Verb::DiscardGoals => Op::DiscardGoals,
            Verb::ExtraTurn => Op::ExtraTurn,
            Verb::EndTurn => Op::EndTurn,
            Verb::GainPlays(number) => Op::GainPlays(*number),
            Verb::Cure(name) => Op::Cure(self.piece(card, name)),
        };
        Some(op)
    }

    fn chooser(&self, card: Card, chooser: &Chooser) -> Option<Piece> {
        match chooser {
            Chooser::You => None,
            Chooser::HolderOf(name) => self.piece(card, name),
        }
    }

    fn selection(&mut self, card: Card, selector: &ast::Selector) -> Selection {
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
