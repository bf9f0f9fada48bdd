//! From definitions to a deck: names become numbers, verbs become steps.

use asterism_cards::ast::{
    self, Ability, AnswerTo, BonusTo, Chooser, Condition, Demand, Edition, Kind, Mark, Modifier,
    Number, Occasion, Part, Plays, Verb, What,
};
use asterism_cards::subject_of;
use asterism_kernel::MAX_SEATS;
use thiserror::Error;

use crate::card::{Card, MAX_CARDS, Piece, Pieces};
use crate::deck::{
    AbilityFacts, Answers, BonusFacts, BonusFor, CardFacts, Deck, GoalFacts, Group, MoreFacts,
    NONE, PieceKinds, RuleFacts, RuleKinds, When,
};
use crate::op::{Op, Selection};
use crate::state::{MAX_BONUSES, MAX_FRAMES, MAX_RULES, MAX_SET_ASIDE, MAX_SURPRISES};
use crate::verbs::MOST_OPTIONS;

/// Why a set of cards can't be a deck.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DeckError {
    /// Too many of something.
    #[error("The deck has {count} {what}, but at most {most} can be played with; take some out.")]
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// Too few cards to deal.
    #[error("The deck has {count} cards that can be dealt; it takes at least {fewest}.")]
    TooFew {
        /// How many there are.
        count: usize,
        /// How many it takes.
        fewest: usize,
    },
    /// A card uses a word of the language that the machine can't play yet.
    #[error("The card \"{card}\" uses `{word}`, which can't be played yet.")]
    NotPlayable {
        /// The card.
        card: String,
        /// The word.
        word: &'static str,
    },
}

impl DeckError {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooMany { .. } => "deck-too-large",
            Self::TooFew { .. } => "deck-too-small",
            Self::NotPlayable { .. } => "not-playable",
        }
    }
}

/// The fewest cards a deck can be played with.
const FEWEST_CARDS: usize = 30;

impl Deck {
    /// Compiles the cards of these editions into one deck. Meta Rules are not
    /// part of a deck.
    pub fn build(editions: &[Edition]) -> Result<Self, Vec<DeckError>> {
        let cards: Vec<(&str, &ast::Card)> = editions
            .iter()
            .flat_map(|edition| edition.cards.iter().map(|card| (edition.id.as_str(), card)))
            .filter(|(_, card)| card.kind != Kind::Meta)
            .collect();
        let count_of = |kinds: &[Kind]| cards.iter().filter(|c| kinds.contains(&c.1.kind)).count();
        let mut errors = Vec::new();
        let mut at_most = |what, count, most| {
            if count > most {
                errors.push(DeckError::TooMany { what, count, most });
            }
        };
        at_most("cards", cards.len(), MAX_CARDS);
        at_most("Keepers and Creepers", count_of(&[Kind::Keeper, Kind::Creeper]), Pieces::MOST);
        at_most("New Rules", count_of(&[Kind::Rule]), 128);
        at_most("Surprises", count_of(&[Kind::Surprise]), MAX_SURPRISES);
        at_most("Goals", count_of(&[Kind::Goal]), usize::from(NONE));
        let fewest = FEWEST_CARDS;
        let dealt = cards.len() - count_of(&[Kind::Creeper]);
        if dealt < fewest {
            errors.push(DeckError::TooFew { count: dealt, fewest });
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        Compiler::new(&cards).compile()
    }
}

struct Compiler<'a> {
    cards: &'a [(&'a str, &'a ast::Card)],
    deck: Deck,
    errors: Vec<DeckError>,
}

impl<'a> Compiler<'a> {
    fn new(cards: &'a [(&'a str, &'a ast::Card)]) -> Self {
        let names = cards
            .iter()
            .map(|(edition, card)| {
                let twice = cards.iter().filter(|(_, other)| other.id == card.id).count() > 1;
                if twice { format!("{edition}/{}", card.id) } else { card.id.clone() }
            })
            .collect();
        let mut deck = Deck {
            names,
            definitions: cards.iter().map(|(_, card)| (*card).clone()).collect(),
            editions: cards.iter().map(|(edition, _)| (*edition).to_owned()).collect(),
            cards: Vec::new(),
            rules: Vec::new(),
            rule_kinds: RuleKinds::default(),
            bonuses: Vec::new(),
            goals: Vec::new(),
            pieces: Vec::new(),
            keepers: Pieces::EMPTY,
            creepers: Pieces::EMPTY,
            piece_kinds: PieceKinds::default(),
            harmless_some: Vec::new(),
            abilities: Vec::new(),
            usable: Pieces::EMPTY,
            standing: Pieces::EMPTY,
            at_start: Vec::new(),
            together: Vec::new(),
            together_pieces: (Pieces::EMPTY, Pieces::EMPTY),
            usable_abilities: Vec::new(),
            on_goals: Vec::new(),
            also_need: Vec::new(),
            answers: Answers { does: vec![None; cards.len()], ..Answers::default() },
            steal_back: 1,
            ops: vec![Op::Finish, Op::StealBack, Op::Finish],
            option_starts: Vec::new(),
        };
        for (index, (_, card)) in cards.iter().enumerate() {
            let mut facts =
                CardFacts { kind: card.kind, piece: NONE, rule: NONE, goal: NONE, effect: 0 };
            match card.kind {
                Kind::Keeper | Kind::Creeper => {
                    let piece = Piece(deck.pieces.len() as u8);
                    facts.piece = piece.0;
                    deck.pieces.push(Card::new(index));
                    match card.kind {
                        Kind::Keeper => deck.keepers.insert(piece),
                        _ => deck.creepers.insert(piece),
                    }
                }
                Kind::Rule => {
                    facts.rule = deck.rules.len() as u8;
                    deck.rules.push(RuleFacts {
                        card: Card::new(index),
                        replaces: 0,
                        number: Number::word(0),
                        plays: Plays::All,
                    });
                }
                Kind::Goal => {
                    facts.goal = deck.goals.len() as u8;
                    deck.goals.push(GoalFacts {
                        all: Pieces::EMPTY,
                        groups: Vec::new(),
                        nobody: Pieces::EMPTY,
                        only: None,
                        most_cards: None,
                        most_keepers: None,
                        names: Pieces::EMPTY,
                        impossible: false,
                    });
                }
                Kind::Surprise => {
                    deck.answers.any = true;
                    deck.answers.surprises.insert(Card::new(index));
                }
                Kind::Action | Kind::Meta => {}
            }
            deck.cards.push(facts);
        }
        Self { cards, deck, errors: Vec::new() }
    }

    fn compile(mut self) -> Result<Deck, Vec<DeckError>> {
        self.subjects();
        for index in 0..self.cards.len() {
            for part in &self.cards[index].1.parts {
                self.part(Card::new(index), part);
            }
        }
        self.occasions();
        self.bounds();
        if self.errors.is_empty() { Ok(self.deck) } else { Err(self.errors) }
    }

    /// Of two rules with the same subject only the newer stays, whatever their
    /// names and editions.
    fn subjects(&mut self) {
        let subjects: Vec<Option<String>> = self
            .deck
            .rules
            .iter()
            .map(|rule| subject_of(self.cards[rule.card.index()].1))
            .collect();
        for (rule, subject) in subjects.iter().enumerate() {
            if subject.is_none() {
                continue;
            }
            for (other, same) in subjects.iter().enumerate() {
                if other != rule && same == subject {
                    self.deck.rules[rule].replaces |= 1 << other;
                }
            }
        }
        let mut distinct: Vec<_> = subjects.iter().flatten().collect();
        distinct.sort_unstable();
        distinct.dedup();
        let count = distinct.len() + subjects.iter().filter(|subject| subject.is_none()).count();
        if count > MAX_RULES {
            let what = "New Rules that could all be in force at once";
            self.errors.push(DeckError::TooMany { what, count, most: MAX_RULES });
        }
    }

    /// A card named by another one: of the same edition if it has one by that
    /// name, else of any.
    fn resolve(&self, from: Card, name: &str) -> Option<Card> {
        let (edition, id) = name.split_once('/').unwrap_or((self.cards[from.index()].0, name));
        let at = |in_edition: bool| {
            self.cards
                .iter()
                .position(|(of, card)| card.id == id && (!in_edition || *of == edition))
                .map(Card::new)
        };
        at(true).or_else(|| if name.contains('/') { None } else { at(false) })
    }

    fn piece(&self, from: Card, name: &str) -> Option<Piece> {
        self.resolve(from, name).and_then(|card| self.deck.piece_of(card))
    }

    fn pieces<'n>(&self, from: Card, names: impl IntoIterator<Item = &'n String>) -> Pieces {
        names
            .into_iter()
            .filter_map(|name| self.piece(from, name))
            .fold(Pieces::EMPTY, |set, piece| set.or(Pieces::only(piece)))
    }

    fn refuse(&mut self, card: Card, word: &'static str) {
        let card = self.cards[card.index()].1.id.clone();
        self.errors.push(DeckError::NotPlayable { card, word });
    }

    fn part(&mut self, card: Card, part: &Part) {
        match part {
            Part::Modifier(modifier) => self.modifier(card, modifier),
            Part::Demand(demand) => self.demand(card, demand),
            Part::Effect(verbs) => {
                let start = self.verbs(card, verbs);
                self.deck.cards[card.index()].effect = start;
            }
            Part::Ability(ability) => self.ability(card, ability),
            Part::Answer(answer) => {
                let answers = &mut self.deck.answers;
                answers.does[card.index()] = Some(answer.does);
                match answer.to {
                    AnswerTo::Played(kind) => answers.to_kind[kind as usize].insert(card),
                    AnswerTo::Steal => answers.to_theft.insert(card),
                }
            }
        }
    }

    fn modifier(&mut self, card: Card, modifier: &Modifier) {
        let rule = self.deck.facts(card).rule;
        if let Some(piece) = self.deck.piece_of(card) {
            return self.piece_modifier(card, piece, modifier);
        }
        if rule == NONE {
            return self.refuse(card, "a modifier on a card that doesn't stay in play");
        }
        let bit = 1u128 << rule;
        let index = usize::from(rule);
        let kinds = &mut self.deck.rule_kinds;
        match modifier {
            Modifier::Draw(number) => {
                kinds.draw |= bit;
                self.deck.rules[index].number = *number;
            }
            Modifier::Play(plays) => {
                kinds.play |= bit;
                self.deck.rules[index].plays = *plays;
            }
            Modifier::HandLimit(number) => {
                kinds.hand_limit |= bit;
                self.deck.rules[index].number = *number;
            }
            Modifier::KeeperLimit(number) => {
                kinds.keeper_limit |= bit;
                self.deck.rules[index].number = *number;
            }
            Modifier::Goals(count) => {
                kinds.goals |= bit;
                self.deck.rules[index].number = Number::word(*count);
            }
            Modifier::FirstPlayRandom => kinds.first_play_random |= bit,
            Modifier::Inflate => kinds.inflate |= bit,
            Modifier::CreepersHarmless { only: None } => kinds.harmless |= bit,
            Modifier::AlsoNeed(name) => {
                kinds.also_need |= bit;
                if let Some(piece) = self.piece(card, name) {
                    self.deck.also_need.push((rule, piece));
                }
            }
            Modifier::Bonus { draw, play, to } => {
                kinds.bonus |= bit;
                let to = match to {
                    BonusTo::FewestKeepers => BonusFor::FewestKeepers,
                    BonusTo::MostKeepers => BonusFor::MostKeepers,
                    BonusTo::EveryoneWhile(name) => {
                        BonusFor::EveryoneWhile(self.pieces(card, [name]))
                    }
                    BonusTo::HolderOf(name) => BonusFor::HolderOf(self.pieces(card, [name])),
                };
                let none = Number::word(0);
                let (draw, play) = (draw.unwrap_or(none), play.unwrap_or(none));
                self.deck.bonuses.push(BonusFacts { rule, draw, play, to });
            }
            Modifier::CreepersHarmless { only: Some(name) } => {
                kinds.harmless_some |= bit;
                let creepers = self.pieces(card, [name]);
                self.deck.harmless_some.push((rule, creepers));
            }
            Modifier::More { .. } => self.refuse(card, "more on a New Rule"),
            Modifier::Attaches { .. } => self.refuse(card, "attaches"),
            Modifier::DisablesHost => self.refuse(card, "disables-host"),
            Modifier::StandsIn => self.refuse(card, "stands-in"),
            Modifier::Projects => self.refuse(card, "projects"),
            Modifier::ReturnsToDeck => self.refuse(card, "returns-to-deck on a New Rule"),
            Modifier::MovesOn => self.refuse(card, "moves-on on a New Rule"),
            Modifier::GetsBack(_) => self.refuse(card, "gets-back on a New Rule"),
            Modifier::Escalates => self.refuse(card, "escalates"),
            Modifier::NoCreepers => self.refuse(card, "no-creepers"),
        }
    }

    /// What a Keeper or Creeper does for its holder.
    fn piece_modifier(&mut self, card: Card, piece: Piece, modifier: &Modifier) {
        let creepers = self.deck.creepers;
        match modifier {
            Modifier::More { draw, play, hand_limit, keeper_limit } => {
                let or_none = |number: &Option<Number>| number.unwrap_or(Number::word(0));
                self.deck.piece_kinds.more.insert(piece);
                self.deck.piece_kinds.mores.push(MoreFacts {
                    piece,
                    draw: or_none(draw),
                    play: or_none(play),
                    hand_limit: or_none(hand_limit),
                    keeper_limit: or_none(keeper_limit),
                });
            }
            Modifier::CreepersHarmless { only } => {
                let creepers = only.as_ref().map_or(creepers, |name| self.pieces(card, [name]));
                self.deck.piece_kinds.shields.insert(piece);
                self.deck.piece_kinds.shielded.push((piece, creepers));
            }
            Modifier::MovesOn => self.deck.piece_kinds.moving_on.insert(piece),
            Modifier::ReturnsToDeck => self.deck.piece_kinds.returning.insert(piece),
            Modifier::GetsBack(name) => {
                if let Some(other) = self.resolve(card, name) {
                    self.deck.piece_kinds.getting_back.push((piece, other));
                }
            }
            Modifier::Attaches { .. } => self.refuse(card, "attaches"),
            Modifier::DisablesHost => self.refuse(card, "disables-host"),
            Modifier::StandsIn => self.refuse(card, "stands-in"),
            Modifier::Projects => self.refuse(card, "projects"),
            Modifier::Draw(_)
            | Modifier::Play(_)
            | Modifier::HandLimit(_)
            | Modifier::KeeperLimit(_)
            | Modifier::Goals(_)
            | Modifier::FirstPlayRandom
            | Modifier::Bonus { .. }
            | Modifier::Inflate
            | Modifier::AlsoNeed(_)
            | Modifier::Escalates
            | Modifier::NoCreepers => {
                self.refuse(card, "a modifier of New Rules on a Keeper or Creeper");
            }
        }
    }

    fn demand(&mut self, card: Card, demand: &Demand) {
        let goal = usize::from(self.deck.facts(card).goal);
        if goal == usize::from(NONE) {
            return self.refuse(card, "a demand on a card other than a Goal");
        }
        let named: Vec<&String> = match demand {
            Demand::Have(names) | Demand::AtLeast(_, names) => names.iter().collect(),
            Demand::OnlyKeeper(name) | Demand::NobodyHas(name) => vec![name],
            Demand::MostCardsInHand(_) | Demand::MostKeepers(_) => Vec::new(),
        };
        let among = self.pieces(card, named.iter().copied());
        let creepers = self.deck.creepers;
        let missing = named.len() - among.len();
        let facts = &mut self.deck.goals[goal];
        match demand {
            Demand::Have(_) => {
                facts.all = facts.all.or(among);
                facts.impossible |= missing > 0;
                facts.names = facts.names.or(among.and(creepers));
            }
            Demand::AtLeast(at_least, _) => {
                facts.impossible |= among.len() < usize::from(*at_least);
                facts.groups.push(Group { at_least: *at_least, among });
                facts.names = facts.names.or(among.and(creepers));
            }
            Demand::OnlyKeeper(_) => {
                facts.all = facts.all.or(among);
                facts.only = among.lowest();
                facts.impossible |= missing > 0;
            }
            Demand::NobodyHas(_) => facts.nobody = facts.nobody.or(among),
            Demand::MostCardsInHand(number) => facts.most_cards = Some(*number),
            Demand::MostKeepers(number) => facts.most_keepers = Some(*number),
        }
    }

    fn ability(&mut self, card: Card, ability: &ast::Ability) {
        let when = match &ability.occasion {
            Occasion::OncePerTurn => When::OncePerTurn,
            Occasion::FreeAction => When::FreeAction,
            Occasion::StartOfTurn => When::StartOfTurn,
            Occasion::Alone => When::Alone,
            Occasion::GoalsChange => When::GoalsChange,
            Occasion::TogetherWith { card: name, may_decline } => {
                let Some(other) = self.piece(card, name) else { return };
                When::TogetherWith { other, may_decline: *may_decline }
            }
        };
        let effect = self.verbs(card, &ability.verbs);
        let has = |condition| ability.when.contains(&condition);
        let facts = *self.deck.facts(card);
        self.deck.abilities.push(AbilityFacts {
            card,
            rule: if facts.rule == NONE { 0 } else { 1 << facts.rule },
            piece: self.deck.piece_of(card).map_or(Pieces::EMPTY, Pieces::only),
            when,
            empty_hand: has(Condition::EmptyHand),
            card_in_hand: has(Condition::CardInHand),
            play_owed: has(Condition::PlayOwed),
            keeper_on_table: has(Condition::KeeperOnTable),
            creeper_on_table: has(Condition::CreeperOnTable),
            effect,
        });
    }

    fn verbs(&mut self, card: Card, verbs: &[Verb]) -> u16 {
        let ops: Vec<Op> = verbs.iter().filter_map(|verb| self.verb(card, verb)).collect();
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
    fn marked(&self, mark: Mark) -> Pieces {
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
            Verb::Cure(_) => return self.not_yet(card, "cure"),
        };
        Some(op)
    }

    fn not_yet(&mut self, card: Card, word: &'static str) -> Option<Op> {
        self.refuse(card, word);
        None
    }

    fn chooser(&self, card: Card, chooser: &Chooser) -> Option<Piece> {
        match chooser {
            Chooser::You => None,
            Chooser::HolderOf(name) => self.piece(card, name),
        }
    }

    fn selection(&mut self, card: Card, selector: &ast::Selector) -> Selection {
        if selector.with_creeper {
            self.refuse(card, "with-creeper");
        }
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
        }
    }

    /// Sorts abilities by their occasion, so that the machine finds them
    /// without looking.
    fn occasions(&mut self) {
        let deck = &mut self.deck;
        let (mut pieces_first, mut rules_after) = (Vec::new(), Vec::new());
        for (index, ability) in deck.abilities.iter().enumerate() {
            let index = index as u8;
            let facts = deck.cards[ability.card.index()];
            match ability.when {
                When::OncePerTurn | When::FreeAction => {}
                When::StartOfTurn if facts.rule == NONE => pieces_first.push(index),
                When::StartOfTurn => rules_after.push(index),
                When::TogetherWith { other, .. } => {
                    deck.together.push(index);
                    deck.together_pieces.0.insert(Piece(facts.piece));
                    deck.together_pieces.1.insert(other);
                }
                When::Alone => {}
                When::GoalsChange => deck.on_goals.push(index),
            }
            let free = matches!(ability.when, When::OncePerTurn | When::FreeAction);
            let standing =
                matches!(ability.when, When::Alone | When::TogetherWith { may_decline: true, .. });
            if free || standing {
                deck.usable_abilities.push(index);
                if facts.rule != NONE {
                    deck.rule_kinds.usable |= 1 << facts.rule;
                }
            }
            if facts.piece != NONE && (free || standing) {
                let piece = Piece(facts.piece);
                deck.usable.insert(piece);
                if standing {
                    deck.standing.insert(piece);
                }
            }
        }
        pieces_first.extend(rules_after);
        deck.at_start = pieces_first;
    }

    /// Checks what the fixed places of a position can hold even in the worst
    /// case, so that no play can ever overflow them.
    fn bounds(&mut self) {
        // Every card is under way once at most. Of the abilities that are used
        // between plays only one is, below everything else.
        let lists = |card: &'a ast::Card| {
            card.parts.iter().filter_map(|part| match part {
                Part::Effect(verbs) => Some((true, verbs)),
                Part::Ability(Ability { occasion, verbs, .. }) => Some((
                    matches!(occasion, Occasion::TogetherWith { .. } | Occasion::GoalsChange),
                    verbs,
                )),
                Part::Modifier(_) | Part::Demand(_) | Part::Answer(_) => None,
            })
        };
        let playing = |(_, card): &(&str, &'a ast::Card), anywhere: bool| {
            lists(card).any(|(inside, verbs)| inside == anywhere && plays_cards(verbs))
        };
        let nested = self.cards.iter().filter(|card| playing(card, true)).count();
        let between_plays = self.cards.iter().any(|card| playing(card, false));
        let depth = nested + usize::from(between_plays) + 6;
        if depth > MAX_FRAMES {
            let what = "cards that play further cards";
            self.errors.push(DeckError::TooMany { what, count: depth, most: MAX_FRAMES });
        }
        // Mini-hands nest, each from another card; handing out never does.
        let most_drawn = |number: Number| usize::from(number.value) + 1;
        let (mut nested, mut handed_out) = (0, 0);
        for op in &self.deck.ops {
            match op {
                Op::DrawAndPlay { draw, .. } => nested += most_drawn(*draw),
                Op::ShareOut { each } => handed_out = handed_out.max(most_drawn(*each) * MAX_SEATS),
                _ => {}
            }
        }
        let set_aside = nested + handed_out;
        if set_aside > MAX_SET_ASIDE {
            let what = "cards that could be set aside at once";
            self.errors.push(DeckError::TooMany { what, count: set_aside, most: MAX_SET_ASIDE });
        }
        let drawing = self.deck.bonuses.iter().filter(|bonus| bonus.draw.value > 0).count();
        if drawing > MAX_BONUSES || self.deck.bonuses.len() > MAX_BONUSES {
            let count = self.deck.bonuses.len();
            self.errors.push(DeckError::TooMany { what: "bonuses", count, most: MAX_BONUSES });
        }
        if self.deck.abilities.len() > 64 {
            let count = self.deck.abilities.len();
            self.errors.push(DeckError::TooMany { what: "abilities", count, most: 64 });
        }
    }
}

/// Whether any of these verbs makes somebody play further cards.
fn plays_cards(verbs: &[Verb]) -> bool {
    verbs.iter().any(|verb| match verb {
        Verb::DrawAndPlay { .. }
        | Verb::PlayFromDiscard { .. }
        | Verb::PlayFromHand
        | Verb::PlayTop { .. }
        | Verb::Wish => true,
        Verb::ChooseOne(options) => options.iter().any(|option| plays_cards(option)),
        _ => false,
    })
}
