//! The rules right now: derived from the cards in play by pure functions,
//! never stored.

use std::ops::Deref;
use std::sync::Arc;

use asterism_cards::ast::Number;
use asterism_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Pieces};
use crate::deck::{BonusFor, Deck, Given, MoreFacts, Rules, UNSET};
use crate::list::Bits;
use crate::options::Options;
use crate::state::{Phase, PublicState};

/// How many cards are to be played in a turn.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxPlayCount))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayCount {
    Count(u8),
    All,
}

/// What the rules in force come to, recomputed whenever one comes or goes
/// and never changed otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Numbers {
    draw: u8,
    play: u8,
    hand_limit: u8,
    keeper_limit: u8,
    goals: u8,
    inflation: u8,
    pub(crate) given: Given,
}

impl Numbers {
    const ALL: u8 = u8::MAX;
    const NO_LIMIT: u8 = u8::MAX;

    /// Computes what these rules come to. The Basic Rules hold where none of them
    /// says otherwise, raised as often as the Meta Rule says.
    pub(crate) fn of(deck: &Deck, in_force: Rules, escalation: u8) -> Self {
        let kinds = &deck.rule_kinds;
        // Which rules are in force can't be predicted, so nothing here branches on
        // it: what no rule sets is read from the entry after the last.
        let rule = |kind: Rules| &deck.rule_numbers[(in_force & kind).trailing_zeros() as usize];
        let inflation = (in_force & kinds.inflate).count_ones() as u8;
        let count = |number: Number| {
            let more = inflation * u8::from(!number.word);
            // The highest number is taken: it means all, or no limit.
            let counts = number.value.saturating_add(more).min(u8::MAX - 1);
            if number == UNSET { u8::MAX } else { counts }
        };
        let basic = Number::numeral(1u8.saturating_add(escalation));
        let or_basic =
            |kind: Rules, number: Number| count(if in_force & kind == 0 { basic } else { number });
        let given = Bits(in_force & kinds.giving)
            .fold(Given::default(), |all, rule| all.and(deck.given_by_rule[rule]));
        Self {
            draw: or_basic(kinds.draw, rule(kinds.draw).draw),
            play: or_basic(kinds.play, rule(kinds.play).play),
            hand_limit: count(rule(kinds.hand_limit).hand_limit),
            keeper_limit: count(rule(kinds.keeper_limit).keeper_limit),
            goals: if in_force & kinds.goals == 0 { 1 } else { rule(kinds.goals).goals.value },
            inflation,
            given,
        }
    }
}

/// A deck with the options of the table. Both are one value, so that a [`Law`] is
/// passed in registers. The deck is a copy rather than a reference, which saves a
/// step on the way to its tables.
#[derive(Clone, Debug)]
pub(crate) struct Rulebook {
    pub(crate) cards: Deck,
    pub(crate) options: Options,
}

/// What tables with the same cards and options share: a rulebook for those that
/// ask only players who hold an answer, and one for those that ask everybody who
/// might.
#[derive(Debug)]
pub struct Rulebooks {
    holders_asked: Arc<Rulebook>,
    everybody_asked: Arc<Rulebook>,
}

impl Rulebooks {
    /// The rulebooks of a deck.
    #[must_use]
    pub fn new(deck: Deck, options: Options) -> Self {
        let written = |cards, everybody_is_asked| {
            Arc::new(Rulebook { cards, options: Options { everybody_is_asked, ..options } })
        };
        Self { holders_asked: written(deck.clone(), false), everybody_asked: written(deck, true) }
    }

    pub(crate) fn asking(&self, everybody: bool) -> &Arc<Rulebook> {
        if everybody { &self.everybody_asked } else { &self.holders_asked }
    }
}

impl Deref for Rulebook {
    type Target = Deck;

    #[inline]
    fn deref(&self) -> &Deck {
        &self.cards
    }
}

/// The rules in force over one position.
#[derive(Clone, Copy)]
pub(crate) struct Law<'a> {
    pub(crate) deck: &'a Rulebook,
    pub(crate) shown: &'a PublicState,
}

impl Law<'_> {
    #[inline]
    pub(crate) fn one_of(self, kind: Rules) -> Option<usize> {
        let found = self.shown.in_force & kind;
        if found == 0 { None } else { Some(found.trailing_zeros() as usize) }
    }

    #[inline]
    pub(crate) fn has(self, kind: Rules) -> bool {
        self.shown.in_force & kind != 0
    }

    /// What inflation adds to every numeral.
    #[inline]
    pub(crate) fn inflation(self) -> u8 {
        self.shown.numbers.inflation
    }

    /// What a number on a card counts now.
    #[inline]
    pub(crate) fn number(self, number: Number) -> u8 {
        if number.word { number.value } else { number.value.saturating_add(self.inflation()) }
    }

    /// What the pieces of `seat` add to something.
    #[inline]
    fn more(self, seat: Seat, of: impl Fn(&MoreFacts) -> Number) -> u8 {
        if self.deck.piece_kinds.mores.is_empty() {
            return 0;
        }
        let giving = self.shown.tables[seat.index()].and(self.deck.piece_kinds.more);
        if giving.is_empty() { 0 } else { self.sum_more(giving.without(self.disabled()), of) }
    }

    #[cold]
    fn sum_more(self, giving: Pieces, of: impl Fn(&MoreFacts) -> Number) -> u8 {
        let mores = self.deck.piece_kinds.mores.iter();
        mores
            .filter(|more| giving.contains(more.piece))
            .fold(0, |all: u8, more| all.saturating_add(self.given(of(more))))
    }

    /// A number of a piece; what it doesn't give stays nothing.
    pub(crate) fn given(self, number: Number) -> u8 {
        if number.value == 0 { 0 } else { self.number(number) }
    }

    /// Cards drawn by the draw rule in a turn, bonuses aside. What a Keeper
    /// adds raises the rule for its holder and counts like it.
    #[inline]
    pub(crate) fn draws(self, seat: Seat) -> u8 {
        self.shown.numbers.draw.saturating_add(self.more(seat, |more| more.draw))
    }

    /// Cards to be played by `seat` in a turn.
    pub(crate) fn plays(self, seat: Seat) -> PlayCount {
        match self.plays_without_bonuses(seat) {
            PlayCount::All => PlayCount::All,
            PlayCount::Count(count) => {
                PlayCount::Count(count.saturating_add(self.bonus_plays(seat)))
            }
        }
    }

    #[inline]
    fn plays_without_bonuses(self, seat: Seat) -> PlayCount {
        let base = self.shown.numbers.play;
        if base == Numbers::ALL {
            return PlayCount::All;
        }
        let more = self.more(seat, |more| more.play);
        PlayCount::Count(base.saturating_add(self.shown.turn.gained).saturating_add(more))
    }

    #[inline]
    fn bonus_plays(self, seat: Seat) -> u8 {
        Bits(self.shown.numbers.given.play_bonuses)
            .fold(0, |all: u8, index| all.saturating_add(self.bonus_play(seat, index)))
    }

    /// The bonuses in force that let somebody draw.
    #[inline]
    pub(crate) fn draw_bonuses(self) -> Bits<u8> {
        Bits(self.shown.numbers.given.draw_bonuses)
    }

    /// Whether the active seat still owes a play, hand permitting. Bonuses only
    /// add, so they are looked at last.
    #[inline]
    pub(crate) fn play_owed(self) -> bool {
        match self.plays_without_bonuses(self.shown.active()) {
            PlayCount::All => true,
            PlayCount::Count(count) => {
                let turn = &self.shown.turn;
                turn.played < count
                    || (self.shown.numbers.given.play_bonuses != 0
                        && turn.played < count.saturating_add(self.bonus_plays(turn.seat)))
            }
        }
    }

    /// Whether the active seat has several plays and its first is picked
    /// blindly; bonuses count. Looked at once, as the plays begin.
    pub(crate) fn first_play_is_random(self) -> bool {
        if !self.has(self.deck.rule_kinds.first_play_random) {
            return false;
        }
        let seat = self.shown.active();
        let several = match self.plays(seat) {
            PlayCount::All => true,
            PlayCount::Count(count) => count > 1,
        };
        several && self.shown.hand_size(seat) > 0
    }

    pub(crate) fn gets(self, seat: Seat, index: usize) -> bool {
        let bonus = &self.deck.bonuses[index];
        if self.shown.in_force & (1 << bonus.rule) == 0 {
            return false;
        }
        let keepers = |seat: Seat| self.shown.keepers[seat.index()];
        match bonus.to {
            BonusFor::FewestKeepers => {
                let mine = keepers(seat);
                self.shown.others(seat).iter().all(|other| mine < keepers(other))
            }
            BonusFor::MostKeepers => {
                let mine = keepers(seat);
                self.shown.others(seat).iter().all(|other| mine > keepers(other))
            }
            BonusFor::EveryoneWhile(pieces) => !self.shown.in_play().and(pieces).is_empty(),
            BonusFor::HolderOf(pieces) => !self.shown.tables[seat.index()].and(pieces).is_empty(),
        }
    }

    /// Cards that bonus `index` lets `seat` draw in its turn.
    pub(crate) fn bonus_draw(self, seat: Seat, index: usize) -> u8 {
        let bonus = &self.deck.bonuses[index];
        if bonus.draw.value > 0 && self.gets(seat, index) { self.number(bonus.draw) } else { 0 }
    }

    pub(crate) fn bonus_play(self, seat: Seat, index: usize) -> u8 {
        let bonus = &self.deck.bonuses[index];
        if bonus.play.value > 0 && self.gets(seat, index) { self.number(bonus.play) } else { 0 }
    }

    /// The most cards in hand, if there is a limit, before what pieces add.
    #[inline]
    pub(crate) fn hand_limit(self) -> Option<u8> {
        let limit = self.shown.numbers.hand_limit;
        (limit != Numbers::NO_LIMIT).then_some(limit)
    }

    /// The most Keepers, if there is a limit, before what pieces add.
    #[inline]
    pub(crate) fn keeper_limit(self) -> Option<u8> {
        let limit = self.shown.numbers.keeper_limit;
        (limit != Numbers::NO_LIMIT).then_some(limit)
    }

    /// How many cards `seat` has to discard from its hand.
    #[inline]
    pub(crate) fn hand_excess(self, seat: Seat) -> usize {
        let Some(limit) = self.hand_limit() else { return 0 };
        match self.shown.hand_size(seat).saturating_sub(usize::from(limit)) {
            0 => 0,
            over => over.saturating_sub(usize::from(self.more(seat, |more| more.hand_limit))),
        }
    }

    /// How many Keepers `seat` has to discard.
    #[inline]
    pub(crate) fn keeper_excess(self, seat: Seat) -> usize {
        let Some(limit) = self.keeper_limit() else { return 0 };
        match self.shown.keeper_count(seat).saturating_sub(usize::from(limit)) {
            0 => 0,
            over => over.saturating_sub(usize::from(self.more(seat, |more| more.keeper_limit))),
        }
    }

    /// Whether `seat` exceeds any limit.
    #[inline]
    pub(crate) fn is_over_limit(self, seat: Seat) -> bool {
        self.hand_excess(seat) > 0 || self.keeper_excess(seat) > 0
    }

    /// Whether there is a hand limit.
    #[inline]
    pub(crate) fn hands_are_limited(self) -> bool {
        self.has(self.deck.rule_kinds.hand_limit)
    }

    /// Whether there is a Keeper limit.
    #[inline]
    pub(crate) fn keepers_are_limited(self) -> bool {
        self.has(self.deck.rule_kinds.keeper_limit)
    }

    /// How many Goals may be in force.
    #[inline]
    pub(crate) fn goal_places(self) -> usize {
        usize::from(self.shown.numbers.goals)
    }

    /// Whether Creepers stop nobody.
    #[inline]
    pub(crate) fn creepers_harmless(self) -> bool {
        self.has(self.deck.rule_kinds.harmless)
    }

    /// The Creepers that some card makes harmless for `seat`, with that card;
    /// rules that make all of them harmless for everybody aside.
    pub(crate) fn harmless(self, seat: Seat) -> impl Iterator<Item = (Pieces, Card)> {
        let rules = self
            .deck
            .harmless_some
            .iter()
            .filter(move |(rule, _)| self.shown.in_force & (1 << rule) != 0);
        let table = self.working(seat);
        let shields =
            self.deck.piece_kinds.shielded.iter().filter(move |(by, _)| table.contains(*by));
        let by_rules =
            rules.map(move |&(rule, creepers)| (creepers, self.deck.rules[usize::from(rule)].card));
        by_rules.chain(shields.map(move |&(by, creepers)| (creepers, self.deck.card_of(by))))
    }

    /// The Creepers that don't stop `seat`, whoever else they stop.
    #[inline]
    pub(crate) fn harmless_to(self, seat: Seat) -> Pieces {
        let table = self.shown.tables[seat.index()];
        let shielded = !table.and(self.deck.piece_kinds.shields).is_empty();
        if !shielded && !self.has(self.deck.rule_kinds.harmless_some) {
            return Pieces::EMPTY;
        }
        self.harmless(seat).fold(Pieces::EMPTY, |all, (creepers, _)| all.or(creepers))
    }

    /// Whether the active seat is due cards it hasn't drawn.
    #[inline]
    pub(crate) fn are_draws_owed(self) -> bool {
        let turn = &self.shown.turn;
        self.draws(turn.seat) > turn.drawn
            || self
                .draw_bonuses()
                .any(|index| self.bonus_draw(turn.seat, index) > turn.bonus_drawn[index])
    }

    /// Whether the draw of this turn is behind, so that owed draws are made at
    /// once.
    #[inline]
    pub(crate) fn draws_are_due(self) -> bool {
        self.shown.turn.phase == Phase::Play && !self.shown.turn.ended
    }
}
