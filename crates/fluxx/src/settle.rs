//! State-based actions after every event: triggers of cards that can't stay
//! together, Goals in excess, limits of everybody out of turn, draws that have
//! become due, and then the win check.

use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::{Card, Piece};
use crate::deck::{Abilities, When};
use crate::event::{DiscardReason, Event};
use crate::frame::{Frame, FrameKind};
use crate::list::List;
use crate::rules::Law;
use crate::run::{Flow, Run};
use crate::state::Changed;
use crate::verbs::sole_piece;

/// A holder of two cards that cancel out may keep them; asked.
const KEEP_OR_PAY: u8 = 1;
/// One of several Goals has to go; asked.
const SURPLUS_GOAL: u8 = 2;
/// Seats out of turn have to keep limits; asked.
const LIMITS: u8 = 3;

/// A Creeper can attach itself to several Keepers; asked.
const ATTACH: u8 = 4;

/// How often a trigger that passes cards on may fire while one event is settled.
/// Without a limit, two cards could chase each other forever.
const MAX_TRIGGERS: u8 = 16;

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    #[inline(never)]
    pub(crate) fn settle(&mut self) -> Flow {
        let frame = *self.frame();
        // A card discarded from a hand for a limit changes nothing but the limit.
        if frame.stage != LIMITS
            && let Some(flow) = self.settle_tables(frame)
        {
            return flow;
        }
        // While hands are discarded from, nobody else comes to be over a limit.
        let over = match frame.stage {
            LIMITS => self.law().still_over(SeatSet::from_bits(frame.bound as u8)),
            _ => self.law().over_limits(),
        };
        match self.others_keep_limits(over) {
            Flow::Wait => {
                let frame = self.frame();
                frame.stage = LIMITS;
                frame.bound = u16::from(over.bits());
                return Flow::Wait;
            }
            Flow::Again => {
                self.frame().stage = 0;
                return Flow::Again;
            }
            Flow::Done => {}
        }
        if self.law().draws_are_due() {
            let owed = self.owed_draws();
            if owed > 0 {
                let seat = self.state.shown.active();
                self.frame().stage = 0;
                self.draw(seat, owed);
                return Flow::Again;
            }
        }
        self.state.shown.frames.pop();
        // A trigger may be left over because it fired too often or the budget was
        // used up. The next event looks at it again.
        let is_left = self.law().trigger().is_some();
        self.state.shown.changed = if is_left { Changed::TABLES } else { Changed::NOTHING };
        self.check_win();
        Flow::Again
    }

    /// What comes before limits: Creepers that attach themselves, triggers, Goals
    /// in excess.
    fn settle_tables(&mut self, frame: Frame) -> Option<Flow> {
        if self.state.shown.declined != 0 {
            self.state.shown.declined = self.law().still_kept();
        }
        if let Some((creeper, _, hosts)) = self.law().loose() {
            let Some(host) = sole_piece(hosts) else {
                let frame = self.frame();
                frame.stage = ATTACH;
                frame.bound = u16::from(creeper.0);
                return Some(Flow::Wait);
            };
            self.attach(creeper, host);
            return Some(Flow::Again);
        }
        if !self.exhausted
            && let Some((seat, ability)) = self.law().trigger()
        {
            let facts = &self.deck.abilities[usize::from(ability)];
            if self.law().declinable(ability) && self.law().may_keep_pair(seat, facts) {
                let frame = self.frame();
                frame.stage = KEEP_OR_PAY;
                frame.bound = u16::from(ability);
                return Some(Flow::Wait);
            }
            if frame.count < MAX_TRIGGERS {
                self.frame().count += 1;
                self.trigger_ability(seat, ability, None);
                return Some(Flow::Again);
            }
        }
        let in_the_middle = frame.kept == 1;
        if in_the_middle {
            self.state.shown.frames.pop();
            return Some(Flow::Again);
        }
        if !self.state.shown.pending.is_empty() {
            if frame.count < MAX_TRIGGERS && !self.exhausted {
                self.frame().count += 1;
                if self.set_off_pending() {
                    return Some(Flow::Again);
                }
            } else {
                self.state.shown.pending = List::default();
            }
        }
        if self.state.shown.goals.len() > self.law().goal_places() {
            self.frame().stage = SURPLUS_GOAL;
            return Some(Flow::Wait);
        }
        None
    }

    /// Starts over with everything that is being settled, because somebody came or
    /// left.
    pub(crate) fn settle_again(&mut self) {
        for frame in self.state.shown.frames.iter_mut() {
            if frame.kind == FrameKind::Settle {
                frame.stage = 0;
            }
        }
    }

    /// Everybody out of turn keeps limits at once, all of them before anything
    /// else.
    fn others_keep_limits(&mut self, over: SeatSet) -> Flow {
        let mut flow = Flow::Done;
        for seat in over.iter() {
            match self.keep_limits(seat) {
                Flow::Done => {}
                Flow::Again => return Flow::Again,
                Flow::Wait => flow = Flow::Wait,
            }
        }
        flow
    }

    /// Somebody has answered what the settling asked.
    pub(crate) fn settle_answer(&mut self, frame: Frame, seat: Seat, answer: SettleAnswer) {
        match answer {
            SettleAnswer::Pay => {
                let frame = self.frame();
                frame.stage = 0;
                frame.count = frame.count.saturating_add(1);
                let ability = frame.bound as u8;
                self.trigger_ability(seat, ability, None);
            }
            SettleAnswer::Keep => {
                self.frame().stage = 0;
                let card = self.deck.abilities[usize::from(frame.bound)].card;
                self.state.shown.declined |= 1 << frame.bound;
                self.sink.tell_all(|| Event::PairKept { seat, card });
            }
            SettleAnswer::Goal(goal) => {
                self.frame().stage = 0;
                self.state.shown.goals.retain(|other| other != goal);
                self.drop_goal(goal, DiscardReason::Effect);
                self.goals_changed();
            }
            SettleAnswer::Attach(host) => {
                self.frame().stage = 0;
                if let Some(host) = self.deck.piece_of(host) {
                    self.attach(Piece(frame.bound as u8), host);
                }
            }
            SettleAnswer::Discard(card) => {
                let from_hand = self.state.hands[seat.index()].contains(card);
                self.frame().stage = if from_hand { LIMITS } else { 0 };
                self.discard_for_limit(seat, card);
            }
        }
    }

    /// Discards a card that a limit demands.
    pub(crate) fn discard_for_limit(&mut self, seat: Seat, card: Card) {
        match self.deck.piece_of(card) {
            Some(piece) if self.state.shown.tables[seat.index()].contains(piece) => {
                self.discard_piece(seat, piece, DiscardReason::Limit);
            }
            _ => self.discard_from_hand(seat, card, DiscardReason::Limit),
        }
    }
}

/// What may be answered while an event is being settled.
#[derive(Clone, Copy)]
pub(crate) enum SettleAnswer {
    Pay,
    Keep,
    Goal(Card),
    Discard(Card),
    Attach(Card),
}

/// What a settling waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettleAsks {
    /// Whether to pay: this seat about this ability.
    KeepOrPay(Seat, u8),
    /// What a Creeper attaches itself to: this seat about this Creeper.
    Attach(Seat, Piece),
    SurplusGoal(Seat),
    /// What is discarded for limits.
    Limits(SeatSet),
}

impl Law<'_> {
    /// The next trigger of two cards on one table that its holder hasn't declined.
    #[inline]
    fn trigger(self) -> Option<(Seat, u8)> {
        let (triggered, about) = self.deck.together_pieces;
        let tables = self.shown.used_tables();
        // Which table it is can't be predicted, so all are checked without a branch.
        let met = tables.iter().fold(false, |met, &table| {
            met | (!table.and(triggered).is_empty() & !table.and(about).is_empty())
        });
        if met { self.find_trigger() } else { None }
    }

    #[cold]
    fn find_trigger(self) -> Option<(Seat, u8)> {
        self.deck.together.iter().find_map(|&index| {
            let ability = &self.deck.abilities[usize::from(index)];
            let When::TogetherWith { other, may_decline } = ability.when else { return None };
            let holder = self.shown.holder(other)?;
            if !self.together(holder, ability, other) {
                return None;
            }
            let kept = may_decline
                && self.shown.declined & (1 << index) != 0
                && self.may_keep_pair(holder, ability);
            (!kept).then_some((holder, index))
        })
    }

    /// Whether an event has no consequences at all. This is the usual case, so it
    /// only checks what can have any.
    #[inline]
    pub(crate) fn is_settled(self) -> bool {
        let changed = self.shown.changed;
        if changed == Changed::NOTHING && !self.hands_count() {
            debug_assert!(self.is_settled_in_full(), "a change was not marked");
            return true;
        }
        if !self.shown.pending.is_empty() {
            return false;
        }
        if changed.has(Changed::RULES) || self.shown.declined != 0 {
            return self.is_settled_in_full();
        }
        let tables = changed.has(Changed::TABLES)
            && (self.loose().is_some()
                || self.trigger().is_some()
                || !self.over_keeper_limit().is_empty()
                || (self.draws_are_due() && self.are_draws_owed()));
        let moved = changed.has(Changed::TABLES) && self.tables_move_limits();
        let hands = (moved || changed.has(Changed::HANDS)) && !self.over_hand_limit().is_empty();
        let won = || (changed != Changed::HANDS || self.hands_count()) && self.is_decided();
        let settled = !tables && !hands && !won();
        debug_assert_eq!(settled, self.is_settled_in_full(), "a change was not marked");
        settled
    }

    fn is_settled_in_full(self) -> bool {
        (self.shown.declined == 0 || self.still_kept() == self.shown.declined)
            && self.loose().is_none()
            && self.trigger().is_none()
            && self.shown.goals.len() <= self.goal_places()
            && self.over_limits().is_empty()
            && !(self.draws_are_due() && self.are_draws_owed())
            && !self.is_decided()
            && self.shown.pending.is_empty()
    }

    /// Whether somebody wins, or everybody loses.
    fn is_decided(self) -> bool {
        self.winner().is_some() || self.ungoal().is_some()
    }

    /// Seats out of turn that exceed a limit.
    #[inline]
    fn over_limits(self) -> SeatSet {
        let bits = self.over_hand_limit().bits() | self.over_keeper_limit().bits();
        SeatSet::from_bits(bits)
    }

    /// Those of `seats` that exceed a limit.
    #[inline]
    fn still_over(self, seats: SeatSet) -> SeatSet {
        let mut over = SeatSet::EMPTY;
        for seat in seats.iter() {
            if self.is_over_limit(seat) {
                over.insert(seat);
            }
        }
        debug_assert_eq!(over, self.over_limits(), "found out anew at every question");
        over
    }

    #[inline]
    fn over_hand_limit(self) -> SeatSet {
        if !self.hands_are_limited() {
            return SeatSet::EMPTY;
        }
        self.out_of_turn(|seat| self.hand_excess(seat) > 0)
    }

    #[inline]
    fn over_keeper_limit(self) -> SeatSet {
        if !self.keepers_are_limited() {
            return SeatSet::EMPTY;
        }
        self.out_of_turn(|seat| self.keeper_excess(seat) > 0)
    }

    /// Whether a Keeper that changes tables can change a limit.
    #[inline]
    fn tables_move_limits(self) -> bool {
        !self.deck.piece_kinds.mores.is_empty()
    }

    #[inline]
    fn out_of_turn(self, are: impl Fn(Seat) -> bool) -> SeatSet {
        let mut found = SeatSet::EMPTY;
        for seat in self.shown.others(self.shown.active()).iter() {
            if are(seat) {
                found.insert(seat);
            }
        }
        found
    }

    /// Pairs that were kept and are still together. Their holder is asked again
    /// about others when they meet again.
    fn still_kept(self) -> Abilities {
        self.deck.together.iter().fold(0, |kept, &index| {
            let ability = &self.deck.abilities[usize::from(index)];
            let When::TogetherWith { other, .. } = ability.when else { return kept };
            let together =
                self.shown.holder(other).is_some_and(|seat| self.together(seat, ability, other));
            if together { kept | (self.shown.declined & (1 << index)) } else { kept }
        })
    }

    fn declinable(self, ability: u8) -> bool {
        matches!(
            self.deck.abilities[usize::from(ability)].when,
            When::TogetherWith { may_decline: true, .. }
        )
    }

    /// What a settling frame waits for.
    pub(crate) fn settle_asks(self, frame: &Frame) -> Option<SettleAsks> {
        debug_assert_eq!(frame.kind, FrameKind::Settle);
        match frame.stage {
            KEEP_OR_PAY => {
                let ability = frame.bound as u8;
                let card = self.deck.abilities[usize::from(ability)].card;
                let holder = self.deck.piece_of(card).and_then(|piece| self.shown.holder(piece))?;
                Some(SettleAsks::KeepOrPay(holder, ability))
            }
            ATTACH => {
                let creeper = Piece(frame.bound as u8);
                Some(SettleAsks::Attach(self.shown.holder(creeper)?, creeper))
            }
            SURPLUS_GOAL => Some(SettleAsks::SurplusGoal(frame.actor())),
            LIMITS => {
                let over = SeatSet::from_bits(frame.bound as u8);
                debug_assert_eq!(over, self.over_limits(), "found out anew at every question");
                Some(SettleAsks::Limits(over))
            }
            _ => None,
        }
    }
}
