//! From definitions to a deck: names become numbers, verbs become steps.

mod demands;
mod modifiers;
mod verbs;

use std::collections::BTreeSet;

use asterism_cards::ast::{
    self, AnswerTo, Condition, Demand, Edition, Kind, Lasting, Number, Occasion, Part,
};
use asterism_cards::subjects_of;
use asterism_kernel::MAX_SEATS;
use thiserror::Error;

use crate::card::{Card, CardSet, MAX_CARDS, Piece, Pieces};
use crate::deck::{
    Abilities, AbilityFacts, Answers, CardFacts, Deck, Demands, Given, GoalFacts, MAX_ABILITIES,
    NONE, PieceKinds, RuleFacts, RuleKinds, RuleNumbers, When,
};

use crate::state::{MAX_ATTACHING, MAX_BONUSES, MAX_RULES, MAX_SET_ASIDE, MAX_SURPRISES};
use crate::verbs::{CardsSetAside, Op, StealBack};

/// Why a set of cards can't be a deck.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum DeckError {
    /// Too many of something.
    #[error("The deck has {count} {what}, but at most {most} can be played with; take some out.")]
    TooMany { what: &'static str, count: usize, most: usize },
    /// Too few cards to deal.
    #[error("The deck has {count} cards that can be dealt; it takes at least {fewest}.")]
    TooFew { count: usize, fewest: usize },
    /// A card uses a word of the language that the machine can't play yet.
    #[error("The card \"{card}\" uses `{word}`, which can't be played yet.")]
    NotPlayable { card: String, word: &'static str },
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
        at_most("Keepers and Creepers", count_of(&[Kind::Keeper, Kind::Creeper]), Pieces::CAPACITY);
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

pub(crate) struct Compiler<'a> {
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
            cards: [CardFacts::NONE; _],
            rules: Vec::new(),
            rule_numbers: [RuleNumbers::NONE; _],
            rule_kinds: RuleKinds::default(),
            bonuses: Vec::new(),
            goals: Vec::new(),
            counting_hands: CardSet::EMPTY,
            pieces: Vec::new(),
            keepers: Pieces::EMPTY,
            creepers: Pieces::EMPTY,
            piece_kinds: PieceKinds::default(),
            harmless_some: Vec::new(),
            abilities: Vec::new(),
            demands: Demands::default(),
            usable: Pieces::EMPTY,
            standing: Pieces::EMPTY,
            at_start: Vec::new(),
            at_end: Vec::new(),
            after: Vec::new(),
            extra_goals: Vec::new(),
            extra_goals_count_hands: false,
            has_ungoals: false,
            conditions: Vec::new(),
            filters: Vec::new(),
            values: Vec::new(),
            together: Vec::new(),
            together_pieces: (Pieces::EMPTY, Pieces::EMPTY),
            at_start_of: (Pieces::EMPTY, 0),
            usable_of_piece: [0; _],
            given_by_rule: [Given::default(); _],
            on_goals: Vec::new(),
            on_goals_pieces: Pieces::EMPTY,
            also_need: Vec::new(),
            answers: Answers { does: vec![None; cards.len()], ..Answers::default() },
            steal_back: 1,
            ops: vec![Op::Finish, Op::StealBack(StealBack {}), Op::Finish],
            option_starts: Vec::new(),
        };
        for (index, (_, card)) in cards.iter().enumerate() {
            let mut facts = CardFacts { kind: card.kind, ..CardFacts::NONE };
            match card.kind {
                Kind::Keeper | Kind::Creeper => {
                    let piece = Piece(deck.pieces.len() as u8);
                    facts.piece = piece.0;
                    deck.pieces.push(Card::new(index));
                    deck.values.push(card.value.unwrap_or(1));
                    match card.kind {
                        Kind::Keeper => deck.keepers.insert(piece),
                        _ => deck.creepers.insert(piece),
                    }
                }
                Kind::Rule => {
                    facts.rule = deck.rules.len() as u8;
                    let bit = 1 << facts.rule;
                    match card.lasts {
                        Some(Lasting::Turn) => deck.rule_kinds.one_turn |= bit,
                        Some(Lasting::Round) => deck.rule_kinds.one_round |= bit,
                        None => {}
                    }
                    deck.rules.push(RuleFacts { card: Card::new(index), replaces: 0 });
                }
                Kind::Goal => {
                    facts.goal = deck.goals.len() as u8;
                    deck.has_ungoals |= card.ungoal;
                    deck.goals.push(GoalFacts { ungoal: card.ungoal, ..GoalFacts::NONE });
                }
                Kind::Surprise => {
                    deck.answers.any = true;
                    deck.answers.surprises.insert(Card::new(index));
                }
                Kind::Action | Kind::Meta => {}
            }
            deck.cards[index] = facts;
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

    /// Of two rules that share a subject only the newer stays, whatever their
    /// names and editions.
    fn subjects(&mut self) {
        let subjects: Vec<BTreeSet<String>> = self
            .deck
            .rules
            .iter()
            .map(|rule| {
                let (edition, card) = self.cards[rule.card.index()];
                subjects_of(edition, card)
            })
            .collect();
        for (rule, about) in subjects.iter().enumerate() {
            for (other, same) in subjects.iter().enumerate() {
                if other != rule && !same.is_disjoint(about) {
                    self.deck.rules[rule].replaces |= 1 << other;
                }
            }
        }
        // Rules whose first subject is the same are never in force together.
        let firsts: BTreeSet<_> = subjects.iter().filter_map(BTreeSet::first).collect();
        let count = firsts.len();
        if count > MAX_RULES {
            let what = "New Rules that could all be in force at once";
            self.errors.push(DeckError::TooMany { what, count, most: MAX_RULES });
        }
    }

    /// A card that another card names: of the same edition, unless the name starts
    /// with another edition.
    fn resolve(&self, from: Card, name: &str) -> Option<Card> {
        let (edition, id) = name.split_once('/').unwrap_or((self.cards[from.index()].0, name));
        self.cards.iter().position(|(of, card)| card.id == id && *of == edition).map(Card::new)
    }

    pub(crate) fn piece(&self, from: Card, name: &str) -> Option<Piece> {
        self.resolve(from, name).and_then(|card| self.deck.piece_of(card))
    }

    fn pieces<'n>(&self, from: Card, names: impl IntoIterator<Item = &'n String>) -> Pieces {
        names
            .into_iter()
            .filter_map(|name| self.piece(from, name))
            .fold(Pieces::EMPTY, |set, piece| set.or(Pieces::only(piece)))
    }

    pub(crate) fn refuse(&mut self, card: Card, word: &'static str) {
        let card = self.cards[card.index()].1.id.clone();
        self.errors.push(DeckError::NotPlayable { card, word });
    }

    fn part(&mut self, card: Card, part: &Part) {
        match part {
            Part::Modifier(modifier) => self.modifier(card, modifier),
            Part::Demand(demand) => self.goal_demand(card, demand),
            Part::WinsIf(demands) => self.extra_goal(card, demands),
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
                if !answer.then.is_empty() {
                    let start = self.verbs(card, &answer.then);
                    self.deck.answers.then.push((card, start));
                }
            }
        }
    }

    fn goal_demand(&mut self, card: Card, demand: &Demand) {
        let goal = usize::from(self.deck.facts(card).goal);
        if goal == usize::from(NONE) {
            return self.refuse(card, "a demand on a card other than a Goal");
        }
        let mut facts = std::mem::replace(&mut self.deck.goals[goal], GoalFacts::NONE);
        self.demand(card, demand, &mut facts);
        self.deck.goals[goal] = facts;
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
            Occasion::OncePerGame => When::OncePerGame,
            Occasion::EndOfTurn => When::EndOfTurn,
            Occasion::After { event, by, kind } => {
                When::After { event: *event, by: *by, kind: *kind }
            }
        };
        let effect = self.verbs(card, &ability.verbs);
        let has = |condition| ability.when.words.contains(&condition);
        let simple = |condition: &Condition| {
            matches!(
                condition,
                Condition::EmptyHand
                    | Condition::CardInHand
                    | Condition::PlayOwed
                    | Condition::KeeperOnTable
                    | Condition::CreeperOnTable
            )
        };
        let asked = &ability.when;
        let is_simple =
            asked.cards.is_empty() && asked.at_least.is_empty() && asked.words.iter().all(simple);
        let conditions = (!is_simple).then(|| self.conditions(card, asked));
        let facts = *self.deck.facts(card);
        self.deck.abilities.push(AbilityFacts {
            card,
            rule: if facts.rule == NONE { 0 } else { 1 << facts.rule },
            piece: self.deck.piece_of(card).map_or(Pieces::EMPTY, Pieces::only),
            when,
            needs_target: self.deck.ops[usize::from(effect)].may_be_impossible(),
            empty_hand: has(Condition::EmptyHand),
            card_in_hand: has(Condition::CardInHand),
            play_owed: has(Condition::PlayOwed),
            keeper_on_table: has(Condition::KeeperOnTable),
            creeper_on_table: has(Condition::CreeperOnTable),
            conditions,
            effect,
        });
    }

    /// Sorts abilities by their occasion, so that the machine finds them
    /// without looking.
    fn occasions(&mut self) {
        let deck = &mut self.deck;
        let (mut pieces_first, mut rules_after) = (Vec::new(), Vec::new());
        for (index, bonus) in deck.bonuses.iter().enumerate() {
            let given = &mut deck.given_by_rule[usize::from(bonus.rule)];
            let bit = 1u8.wrapping_shl(index as u32);
            given.draw_bonuses |= if bonus.draw.value > 0 { bit } else { 0 };
            given.play_bonuses |= if bonus.play.value > 0 { bit } else { 0 };
        }
        for (index, ability) in deck.abilities.iter().enumerate() {
            let index = index as u8;
            deck.demands.add(index, ability);
            let facts = deck.cards[ability.card.index()];
            match ability.when {
                When::OncePerTurn | When::FreeAction | When::OncePerGame => {}
                When::EndOfTurn => deck.at_end.push(index),
                When::After { .. } => deck.after.push(index),
                When::StartOfTurn => {
                    deck.at_start_of.0 = deck.at_start_of.0.or(ability.piece);
                    deck.at_start_of.1 |= ability.rule;
                    if facts.rule == NONE {
                        pieces_first.push(index);
                    } else {
                        rules_after.push(index);
                    }
                }
                When::TogetherWith { other, .. } => {
                    deck.together.push(index);
                    deck.together_pieces.0.insert(Piece(facts.piece));
                    deck.together_pieces.1.insert(other);
                }
                When::Alone => {}
                When::GoalsChange => {
                    deck.on_goals.push(index);
                    deck.on_goals_pieces = deck.on_goals_pieces.or(ability.piece);
                }
            }
            let free = ability.when.is_free();
            let standing =
                matches!(ability.when, When::Alone | When::TogetherWith { may_decline: true, .. });
            if facts.rule != NONE && (free || standing) {
                deck.rule_kinds.giving |= 1 << facts.rule;
                deck.given_by_rule[usize::from(facts.rule)].usable |=
                    (1 as Abilities).wrapping_shl(index.into());
            }
            if facts.piece != NONE && (free || standing) {
                let piece = Piece(facts.piece);
                deck.usable_of_piece[usize::from(facts.piece)] |=
                    (1 as Abilities).wrapping_shl(index.into());
                deck.usable.insert(piece);
                if standing {
                    deck.standing.insert(piece);
                }
            }
        }
        let counts_hands = |card: &Card| {
            let goal = deck.goals.get(usize::from(deck.cards[card.index()].goal));
            goal.is_some_and(GoalFacts::counts_hands)
        };
        deck.counting_hands = deck.cards().filter(counts_hands).collect();
        pieces_first.extend(rules_after);
        deck.at_start = pieces_first;
        // Those of pieces come first at the end of a turn, too.
        let abilities = &deck.abilities;
        deck.at_end.sort_by_key(|&index| abilities[usize::from(index)].rule != 0);
        deck.rule_kinds.passing = deck.rule_kinds.one_turn | deck.rule_kinds.one_round;
        deck.extra_goals_count_hands = deck.extra_goals.iter().any(|it| it.goal.counts_hands());
    }

    /// Checks what the fixed places of a position can hold even in the worst
    /// case, so that no play can ever overflow them.
    fn bounds(&mut self) {
        // Mini-hands nest, each from another card; handing out never does.
        let most_drawn = |number: Number| usize::from(number.value) + 1;
        let (mut nested, mut handed_out) = (0, 0);
        for op in &self.deck.ops {
            match op.cards_set_aside() {
                CardsSetAside::Nested(count) => nested += most_drawn(count),
                CardsSetAside::Once(count) => {
                    handed_out = handed_out.max(most_drawn(count) * MAX_SEATS);
                }
                CardsSetAside::None => {}
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
        let attaching = self.deck.piece_kinds.attachings.len();
        if attaching > MAX_ATTACHING {
            let what = "Creepers that attach themselves";
            self.errors.push(DeckError::TooMany { what, count: attaching, most: MAX_ATTACHING });
        }
        if self.deck.abilities.len() > MAX_ABILITIES {
            let count = self.deck.abilities.len();
            self.errors.push(DeckError::TooMany { what: "abilities", count, most: MAX_ABILITIES });
        }
    }
}
