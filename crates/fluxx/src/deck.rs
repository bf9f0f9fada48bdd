//! A deck ready to be played: definitions compiled once into compact tables.

use std::sync::Arc;

use asterism_cards::ast::{self, AnswerDoes, Doer, Kind, Number, TriggerEvent};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, MAX_CARDS, Piece, Pieces};
use crate::condition::ConditionFacts;
use crate::verbs::Op;

pub(crate) const NONE: u8 = u8::MAX;

/// A set of New Rules by their number among those.
pub(crate) type Rules = u128;
/// Abilities of a deck, a bit each.
pub(crate) type Abilities = u128;
/// The most abilities a deck may have.
pub(crate) const MAX_ABILITIES: usize = Abilities::BITS as usize;

/// What the machine asks about a card all the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardFacts {
    pub(crate) kind: Kind,
    /// Its number among Keepers and Creepers, or [`NONE`].
    pub(crate) piece: u8,
    /// Its number among New Rules, or [`NONE`].
    pub(crate) rule: u8,
    /// Its number among Goals, or [`NONE`].
    pub(crate) goal: u8,
    /// Where its effect starts in the list of verbs.
    pub(crate) effect: u16,
}

impl CardFacts {
    /// Those of a place that no card has.
    pub(crate) const NONE: Self =
        Self { kind: Kind::Meta, piece: NONE, rule: NONE, goal: NONE, effect: 0 };
}

/// A New Rule.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuleFacts {
    pub(crate) card: Card,
    /// The rules it replaces.
    pub(crate) replaces: Rules,
}

/// The numbers a New Rule sets; those it says nothing about are [`UNSET`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuleNumbers {
    pub(crate) draw: Number,
    /// [`UNSET`] as well where all cards are to be played.
    pub(crate) play: Number,
    pub(crate) hand_limit: Number,
    pub(crate) keeper_limit: Number,
    pub(crate) goals: Number,
}

/// No number. No rule can set one as large as this.
pub(crate) const UNSET: Number = Number::word(u8::MAX);

impl RuleNumbers {
    pub(crate) const NONE: Self =
        Self { draw: UNSET, play: UNSET, hand_limit: UNSET, keeper_limit: UNSET, goals: UNSET };
}

/// Who gets a bonus.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BonusFor {
    FewestKeepers,
    MostKeepers,
    EveryoneWhile(Pieces),
    HolderOf(Pieces),
}

/// A bonus a New Rule gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BonusFacts {
    pub(crate) rule: u8,
    pub(crate) draw: Number,
    pub(crate) play: Number,
    pub(crate) to: BonusFor,
}

/// Bonuses and free actions that New Rules give.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Given {
    /// Bonuses that let somebody draw, a bit each.
    pub(crate) draw_bonuses: u8,
    /// Bonuses that let somebody play, a bit each.
    pub(crate) play_bonuses: u8,
    /// Abilities that may be used, a bit each.
    pub(crate) usable: Abilities,
}

impl Given {
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self {
            draw_bonuses: self.draw_bonuses | other.draw_bonuses,
            play_bonuses: self.play_bonuses | other.play_bonuses,
            usable: self.usable | other.usable,
        }
    }
}

/// What a Keeper or Creeper gives its holder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoreFacts {
    pub(crate) piece: Piece,
    pub(crate) draw: Number,
    pub(crate) play: Number,
    pub(crate) hand_limit: Number,
    pub(crate) keeper_limit: Number,
}

/// What pieces do by lying on a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct PieceKinds {
    /// Those that give their holder more of something, as a set and in detail.
    pub(crate) more: Pieces,
    pub(crate) mores: Vec<MoreFacts>,
    /// Those that make Creepers harmless for their holder, as a set and with
    /// the Creepers.
    pub(crate) shields: Pieces,
    pub(crate) shielded: Vec<(Piece, Pieces)>,
    /// Those that go to the next player when their holder's turn ends.
    pub(crate) moving_on: Pieces,
    /// Those that go back on top of the draw pile when discarded from a table.
    pub(crate) returning: Pieces,
    /// Those whose holder gets a card back after playing it.
    pub(crate) getting_back: Vec<(Piece, Card)>,
    /// Creepers that attach themselves to Keepers, as a set and in detail.
    pub(crate) attaching: Pieces,
    pub(crate) attachings: Vec<AttachingFacts>,
    /// Whether any of them switches off what it is attached to.
    pub(crate) disabling: bool,
    /// Keepers lost in place of others.
    pub(crate) standing_in: Pieces,
    /// Keepers that copy one of somebody else in their holder's turn.
    pub(crate) projecting: Pieces,
    /// Keepers that other players can't take, move or discard.
    pub(crate) protected: Pieces,
    /// Keepers that count as other cards for Goals, as a set and with those cards.
    pub(crate) counting_as: Pieces,
    pub(crate) counts_as: Vec<(Piece, Pieces)>,
    /// Creepers that don't stop their holder.
    pub(crate) not_stopping_holder: Pieces,
    /// Creepers that stop everybody else.
    pub(crate) stopping_others: Pieces,
}

/// A Creeper that attaches itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AttachingFacts {
    pub(crate) creeper: Piece,
    /// The Keepers it may attach to.
    pub(crate) to: Pieces,
    /// Whether it switches off what it is attached to.
    pub(crate) disables: bool,
}

/// When an ability is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    OncePerTurn,
    FreeAction,
    StartOfTurn,
    TogetherWith { other: Piece, may_decline: bool },
    Alone,
    GoalsChange,
    OncePerGame,
    EndOfTurn,
    After { event: TriggerEvent, by: Doer, kind: Option<Kind> },
}

impl When {
    /// Whether it is a free action in the holder's own turn.
    pub(crate) const fn is_free(self) -> bool {
        matches!(self, Self::OncePerTurn | Self::FreeAction | Self::OncePerGame)
    }
}

/// Something a card lets or makes people do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AbilityFacts {
    pub(crate) card: Card,
    /// The card as a rule, to see fast whether it is in force.
    pub(crate) rule: Rules,
    /// The card as a piece, to see fast on whose table it lies.
    pub(crate) piece: Pieces,
    pub(crate) when: When,
    /// Whether the first thing it does needs something on a table.
    pub(crate) needs_target: bool,
    pub(crate) empty_hand: bool,
    pub(crate) card_in_hand: bool,
    pub(crate) play_owed: bool,
    pub(crate) keeper_on_table: bool,
    pub(crate) creeper_on_table: bool,
    /// Further conditions, by their number in the deck.
    pub(crate) conditions: Option<u16>,
    /// Where it starts in the list of verbs.
    pub(crate) effect: u16,
}

/// What abilities demand, a bit per ability: which of many may be used is found
/// out without looking at each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Demands {
    /// The seat's own turn.
    pub(crate) own_turn: Abilities,
    /// Not to have been used in this turn.
    pub(crate) unused: Abilities,
    pub(crate) empty_hand: Abilities,
    pub(crate) card_in_hand: Abilities,
    pub(crate) play_owed: Abilities,
    pub(crate) keeper_on_table: Abilities,
    /// Something that has to be looked at.
    pub(crate) more: Abilities,
}

impl Demands {
    /// Notes what the ability number `index` demands.
    pub(crate) fn add(&mut self, index: u8, ability: &AbilityFacts) {
        let bit = |yes: bool| if yes { (1 as Abilities).wrapping_shl(index.into()) } else { 0 };
        let free = ability.when.is_free();
        self.own_turn |= bit(free);
        self.unused |= bit(ability.when == When::OncePerTurn);
        self.empty_hand |= bit(ability.empty_hand);
        self.card_in_hand |= bit(ability.card_in_hand);
        self.play_owed |= bit(ability.play_owed);
        self.keeper_on_table |= bit(ability.keeper_on_table);
        let looked_at = ability.creeper_on_table || ability.conditions.is_some();
        let once = ability.when == When::OncePerGame;
        self.more |= bit(!free || once || looked_at || ability.needs_target);
    }
}

/// A demand for some of a set of pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) at_least: u8,
    pub(crate) among: Pieces,
}

impl Group {
    /// How many are missing on this table.
    #[inline]
    pub(crate) fn missing(&self, table: Pieces) -> u8 {
        self.at_least.saturating_sub(table.and(self.among).len() as u8)
    }
}

/// What a Goal demands.
#[derive(Clone, Debug)]
pub(crate) struct GoalFacts {
    /// Everything to have; the common case.
    pub(crate) all: Pieces,
    pub(crate) groups: Vec<Group>,
    /// Nobody may have these.
    pub(crate) nobody: Pieces,
    /// This must be the only Keeper.
    pub(crate) only: Option<Piece>,
    pub(crate) most_cards: Option<Number>,
    pub(crate) most_keepers: Option<Number>,
    /// At least this many points of Keepers.
    pub(crate) points: Option<u8>,
    /// The player must not have these.
    pub(crate) lacks: Pieces,
    /// Another player must have each of these.
    pub(crate) others: Pieces,
    /// No card in hand.
    pub(crate) empty_hand: bool,
    /// Alternatives, each together with everything else here.
    pub(crate) any_of: Vec<Vec<GoalFacts>>,
    /// Whether everybody loses once it is met.
    pub(crate) ungoal: bool,
    /// Whether it has none of the demands from `points` to `any_of`.
    pub(crate) is_plain: bool,
    /// The Creepers it names; they don't stop its winner.
    pub(crate) names: Pieces,
    /// Names a card that is not in this deck.
    pub(crate) impossible: bool,
}

/// Another way to win that a card in play offers.
#[derive(Clone, Debug)]
pub(crate) struct ExtraGoal {
    pub(crate) card: Card,
    /// For everybody while this rule is in force.
    pub(crate) rule: Rules,
    /// For the player who has this piece.
    pub(crate) piece: Pieces,
    pub(crate) goal: GoalFacts,
}

impl GoalFacts {
    pub(crate) const NONE: Self = Self {
        all: Pieces::EMPTY,
        groups: Vec::new(),
        nobody: Pieces::EMPTY,
        only: None,
        most_cards: None,
        most_keepers: None,
        points: None,
        lacks: Pieces::EMPTY,
        others: Pieces::EMPTY,
        empty_hand: false,
        any_of: Vec::new(),
        ungoal: false,
        is_plain: true,
        names: Pieces::EMPTY,
        impossible: false,
    };

    /// Whether it depends on the number of cards in hands.
    pub(crate) fn counts_hands(&self) -> bool {
        let in_alternatives = || self.any_of.iter().flatten().any(Self::counts_hands);
        self.most_cards.is_some() || self.empty_hand || in_alternatives()
    }

    /// Every piece it asks for, whether all of them or some.
    pub(crate) fn wanted(&self) -> Pieces {
        let groups = self.groups.iter().fold(self.all, |all, group| all.or(group.among));
        let alternatives = self.any_of.iter().flatten();
        alternatives.fold(groups, |all, alternative| all.or(alternative.wanted()))
    }

    /// Whether the cards that the Goal names are among these.
    #[inline]
    pub(crate) fn has_cards(&self, pieces: Pieces) -> bool {
        self.all.within(pieces) && self.groups.iter().all(|group| group.missing(pieces) == 0)
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Answers {
    /// Whether there are any Surprises at all.
    pub(crate) any: bool,
    pub(crate) surprises: CardSet,
    /// Those that answer a card, by its kind.
    pub(crate) to_kind: [CardSet; Kind::ALL.len()],
    /// Those that answer a theft.
    pub(crate) to_theft: CardSet,
    /// What each card does as an answer.
    pub(crate) does: Vec<Option<AnswerDoes>>,
    /// What its player does afterward: where it starts in the list of verbs, by card.
    pub(crate) then: Vec<(Card, u16)>,
}

/// The New Rules of a deck by what they do.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RuleKinds {
    pub(crate) draw: Rules,
    pub(crate) play: Rules,
    pub(crate) hand_limit: Rules,
    pub(crate) keeper_limit: Rules,
    pub(crate) goals: Rules,
    pub(crate) inflate: Rules,
    pub(crate) first_play_random: Rules,
    pub(crate) harmless: Rules,
    /// Making some Creepers harmless.
    pub(crate) harmless_some: Rules,
    pub(crate) also_need: Rules,
    /// Giving a bonus or a free action.
    pub(crate) giving: Rules,
    /// In force until the end of the turn.
    pub(crate) one_turn: Rules,
    /// In force until the next turn of the player who played them.
    pub(crate) one_round: Rules,
    /// Either of these.
    pub(crate) passing: Rules,
}

/// A deck ready to be played. Copies share what people read; the tables that
/// the machine reads are small and lie in place as far as that pays.
#[derive(Clone, Debug)]
pub struct Deck {
    pub(crate) names: Arc<[String]>,
    pub(crate) definitions: Arc<[ast::Card]>,
    pub(crate) editions: Arc<[String]>,
    /// The facts of each card. The length is a power of two, so that an index needs
    /// no bounds check.
    pub(crate) cards: [CardFacts; MAX_CARDS.next_power_of_two()],
    pub(crate) rules: Vec<RuleFacts>,
    /// The numbers rules set; the last entry is that of no rule.
    pub(crate) rule_numbers: [RuleNumbers; Rules::BITS as usize + 1],
    pub(crate) rule_kinds: RuleKinds,
    pub(crate) bonuses: Vec<BonusFacts>,
    pub(crate) goals: Vec<GoalFacts>,
    /// The Goals that count cards in hands.
    pub(crate) counting_hands: CardSet,
    /// The card of each piece.
    pub(crate) pieces: Vec<Card>,
    pub(crate) keepers: Pieces,
    pub(crate) creepers: Pieces,
    pub(crate) piece_kinds: PieceKinds,
    /// The Creepers that rules make harmless, by rule.
    pub(crate) harmless_some: Vec<(u8, Pieces)>,
    pub(crate) abilities: Vec<AbilityFacts>,
    pub(crate) demands: Demands,
    /// Pieces with an ability that may be used in the holder's own turn.
    pub(crate) usable: Pieces,
    /// Pieces with an ability that may be used at any time.
    pub(crate) standing: Pieces,
    /// Triggers before the draw: those of pieces, then those of rules.
    pub(crate) at_start: Vec<u8>,
    /// Triggers at the end of a turn: those of pieces, then those of rules.
    pub(crate) at_end: Vec<u8>,
    /// Triggers after something has happened.
    pub(crate) after: Vec<u8>,
    /// Further ways to win.
    pub(crate) extra_goals: Vec<ExtraGoal>,
    pub(crate) extra_goals_count_hands: bool,
    pub(crate) has_ungoals: bool,
    /// Conditions of abilities and effects.
    pub(crate) conditions: Vec<ConditionFacts>,
    /// Sets of cards that effects choose from.
    pub(crate) filters: Vec<CardSet>,
    /// The points of each piece where they are added up.
    pub(crate) values: Vec<u8>,
    /// Triggers of two cards on one table.
    pub(crate) together: Vec<u8>,
    /// The cards that have such triggers, and the cards they are about.
    pub(crate) together_pieces: (Pieces, Pieces),
    /// The cards that have any, as pieces and as rules.
    pub(crate) at_start_of: (Pieces, Rules),
    /// Abilities that may be used between plays, a bit each, by the number of
    /// the piece they belong to.
    pub(crate) usable_of_piece: [Abilities; Pieces::CAPACITY],
    /// The bonuses and free actions each rule gives.
    pub(crate) given_by_rule: [Given; Rules::BITS as usize],
    /// Triggers when Goals change, and the cards that have them.
    pub(crate) on_goals: Vec<u8>,
    pub(crate) on_goals_pieces: Pieces,
    /// What a winner must have too, by rule.
    pub(crate) also_need: Vec<(u8, Piece)>,
    pub(crate) answers: Answers,
    /// Where taking back from a thief starts in the list of verbs.
    pub(crate) steal_back: u16,
    pub(crate) ops: Vec<Op>,
    /// Where each effect that can be chosen starts among the verbs.
    pub(crate) option_starts: Vec<u16>,
}

impl Deck {
    /// How many cards are in the deck; Basic Rules and Meta Rules lie beside it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.names.len()).map(Card::new)
    }

    /// The name of a card in notation: its id, with its edition where two
    /// cards of the deck share one.
    #[must_use]
    pub fn name(&self, card: Card) -> &str {
        &self.names[card.index()]
    }

    /// The definition of a card.
    #[must_use]
    pub fn definition(&self, card: Card) -> &ast::Card {
        &self.definitions[card.index()]
    }

    /// The edition a card is from.
    #[must_use]
    pub fn edition(&self, card: Card) -> &str {
        &self.editions[card.index()]
    }

    /// The kind of a card.
    #[must_use]
    pub fn kind(&self, card: Card) -> Kind {
        self.facts(card).kind
    }

    /// The card with this name, in full or, where that is unique, without its
    /// edition.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Card> {
        if let Some(index) = self.names.iter().position(|known| known == name) {
            return Some(Card::new(index));
        }
        let (edition, id) = name.split_once('/')?;
        let index = (0..self.len())
            .find(|&index| self.definitions[index].id == id && self.editions[index] == edition)?;
        Some(Card::new(index))
    }

    #[inline]
    pub(crate) fn facts(&self, card: Card) -> &CardFacts {
        &self.cards[card.index() % MAX_CARDS.next_power_of_two()]
    }

    #[inline]
    pub(crate) fn card_of(&self, piece: Piece) -> Card {
        self.pieces[usize::from(piece.0)]
    }

    #[inline]
    pub(crate) fn piece_of(&self, card: Card) -> Option<Piece> {
        let piece = self.facts(card).piece;
        (piece != NONE).then_some(Piece(piece))
    }

    /// The abilities of a card, by number.
    pub(crate) fn abilities_of(&self, card: Card) -> impl Iterator<Item = (u8, &AbilityFacts)> {
        self.abilities
            .iter()
            .enumerate()
            .filter(move |(_, ability)| ability.card == card)
            .map(|(index, ability)| (index as u8, ability))
    }
}
