//! A turn: triggers, draw, plays, limits, and whose turn comes next.

use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::budget::MAX_TURNS;
use crate::card::Card;
use crate::event::{DiscardReason, Event, PlayedFrom};
use crate::run::{Flow, Run};
use crate::state::{Changed, Ending, Phase, Turn};

/// After this many turns in which nobody had anything to decide, the active seat
/// is asked to end its turn. With invented cards everything may be on the table,
/// and turns would pass forever.
const MAX_SILENT_TURNS: u8 = 16;

impl Turn {
    #[inline]
    pub(crate) fn of(seat: Seat) -> Self {
        Self {
            seat,
            phase: Phase::Start,
            drawn: 0,
            played: 0,
            gained: 0,
            bonus_drawn: Default::default(),
            used: 0,
            usable: 0,
            ended: false,
            discarded: false,
            plays_begun: false,
            owes: false,
            triggers_done: 0,
            end_triggers_done: 0,
            in_a_row: 1,
            extra: Default::default(),
            regular: seat,
            answers: 0,
        }
    }
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// The turn, and the next ones, until something is under way or somebody
    /// has to decide.
    pub(crate) fn turn(&mut self) -> Flow {
        // In the order of the phases instead of a jump for each, which the
        // processor predicts better.
        loop {
            if self.state.shown.turn.phase == Phase::Start {
                self.start();
                if self.is_interrupted() {
                    return Flow::Again;
                }
            }
            if self.state.shown.turn.phase == Phase::Draw {
                if !self.state.shown.turn.ended && self.can_use_anything() {
                    return Flow::Wait;
                }
                self.draw_phase();
                if self.is_interrupted() {
                    return Flow::Again;
                }
            }
            if self.state.shown.turn.phase == Phase::Play {
                if self.waits_for_play() {
                    return Flow::Wait;
                }
                if self.is_interrupted() {
                    return Flow::Again;
                }
            }
            if self.state.shown.turn.phase == Phase::End && self.end() == Flow::Wait {
                return Flow::Wait;
            }
            if self.is_interrupted() {
                return Flow::Again;
            }
            if self.state.shown.turn.phase == Phase::Pass {
                self.next_turn();
                if self.is_interrupted() {
                    return Flow::Again;
                }
            }
            self.spend(1);
            if self.is_over_budget() {
                return Flow::Again;
            }
        }
    }

    /// Whether something is under way that comes before the rest of the turn.
    #[inline]
    fn is_interrupted(&self) -> bool {
        !self.state.shown.frames.is_empty() || self.state.shown.ending.is_some()
    }

    /// Whether the active seat has to decide before the plays go on or end.
    #[inline]
    fn waits_for_play(&mut self) -> bool {
        if self.state.shown.turn.ended {
            self.state.shown.turn.phase = Phase::End;
            return false;
        }
        if !self.state.shown.turn.plays_begun {
            if self.law().first_play_is_random() {
                // A free action may still come between the draw and the first
                // play.
                if self.can_use_anything() || self.exhausted {
                    return true;
                }
                self.first_play_random();
                return false;
            }
            self.state.shown.turn.plays_begun = true;
        }
        let owes = self.law().must_play();
        self.state.shown.turn.owes = owes;
        if self.can_use_anything() || owes || self.silent_turns >= MAX_SILENT_TURNS {
            return true;
        }
        self.state.shown.turn.phase = Phase::End;
        false
    }

    /// Finds out what the active seat may use, and whether it is anything.
    #[inline]
    fn can_use_anything(&mut self) -> bool {
        let usable = self.law().usable_now();
        self.state.shown.turn.usable = usable;
        usable != 0
    }

    /// Triggers of pieces, then bonuses of rules, each at most once.
    fn start(&mut self) {
        let seat = self.state.shown.active();
        let (pieces, rules) = self.deck.at_start_of;
        let shown = &self.state.shown;
        if shown.in_force & rules == 0 && !shown.tables[seat.index()].meets(pieces) {
            self.state.shown.turn.phase = Phase::Draw;
            return;
        }
        if self.exhausted {
            self.state.shown.turn.phase = Phase::Draw;
            return;
        }
        while let Some(&ability) =
            self.deck.at_start.get(usize::from(self.state.shown.turn.triggers_done))
        {
            self.state.shown.turn.triggers_done += 1;
            let facts = &self.deck.abilities[usize::from(ability)];
            if self.law().in_reach(seat, facts.card) && self.law().conditions(seat, facts) {
                self.trigger_ability(seat, ability, None);
                return;
            }
        }
        self.state.shown.turn.phase = Phase::Draw;
    }

    /// The draw: one indivisible event whose size is fixed when it starts
    ///
    pub(crate) fn draw_phase(&mut self) {
        let seat = self.state.shown.active();
        if self.state.shown.turn.ended {
            self.state.shown.turn.phase = Phase::End;
            return;
        }
        let count = self.owed_draws();
        self.draw(seat, count);
        self.state.shown.turn.phase = Phase::Play;
        self.push_settle(seat);
    }

    /// Cards the active seat is due by the draw rule and by bonuses, marked as
    /// drawn. Each bonus is drawn at most once a turn however often it comes
    /// and goes.
    pub(crate) fn owed_draws(&mut self) -> usize {
        let seat = self.state.shown.active();
        let rule = self.law().draws(seat);
        let mut owed = rule.saturating_sub(self.state.shown.turn.drawn);
        self.state.shown.turn.drawn = self.state.shown.turn.drawn.max(rule);
        for index in self.law().draw_bonuses() {
            let due = self.law().bonus_draw(seat, index);
            let drawn = &mut self.state.shown.turn.bonus_drawn[index];
            owed = owed.saturating_add(due.saturating_sub(*drawn));
            *drawn = (*drawn).max(due);
        }
        usize::from(owed)
    }

    /// The first play of the turn, picked blindly.
    #[inline(never)]
    pub(crate) fn first_play_random(&mut self) {
        let seat = self.state.shown.active();
        self.state.shown.turn.plays_begun = true;
        if let Some(card) = self.pick_from_hand(seat) {
            self.play_from_hand(seat, card, PlayedFrom::HandAtRandom);
        }
    }

    /// Plays a card from the seat's own hand; it counts as a play.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, card: Card, from: PlayedFrom) {
        self.state.take_from_hand(seat, card);
        self.state.shown.turn.played = self.state.shown.turn.played.saturating_add(1);
        self.play(seat, card, from);
    }

    /// Limits bind the active seat now: the hand, then the Keepers; then the
    /// win check, if anything has changed.
    fn end(&mut self) -> Flow {
        let seat = self.state.shown.active();
        if !self.deck.at_end.is_empty() && self.end_trigger(seat) {
            return Flow::Again;
        }
        let flow = self.keep_limits(seat);
        if flow == Flow::Again {
            self.state.shown.turn.discarded = true;
        }
        if flow != Flow::Done {
            return flow;
        }
        self.move_on(seat);
        let projecting = self.deck.piece_kinds.projecting;
        if !self.law().working_among(seat, projecting).is_empty() {
            // What the seat counted as its own in its turn no longer is, so somebody
            // who tied with it may win now.
            self.state.shown.turn.discarded = true;
            self.state.shown.changed.add(Changed::TABLES);
        }
        if self.state.shown.turn.discarded {
            self.state.shown.turn.phase = Phase::Pass;
            self.push_settle(seat);
        } else {
            self.next_turn();
        }
        Flow::Again
    }

    /// Sets off the next trigger at the end of the turn, if there is one left.
    #[cold]
    #[inline(never)]
    fn end_trigger(&mut self, seat: Seat) -> bool {
        if self.exhausted {
            return false;
        }
        while let Some(&ability) =
            self.deck.at_end.get(usize::from(self.state.shown.turn.end_triggers_done))
        {
            self.state.shown.turn.end_triggers_done += 1;
            let facts = &self.deck.abilities[usize::from(ability)];
            if self.law().in_reach(seat, facts.card) && self.law().conditions(seat, facts) {
                self.trigger_ability(seat, ability, None);
                return true;
            }
        }
        false
    }

    /// Discards the New Rules whose time is over now that the turn of `seat` begins.
    #[cold]
    #[inline(never)]
    fn end_rules(&mut self, seat: Seat) {
        let lasting = self.state.shown.lasting;
        let mut over = self.deck.rule_kinds.one_turn & self.state.shown.in_force;
        for (rule, by) in lasting.iter() {
            if usize::from(*by) == seat.index()
                || !self.state.shown.seats.contains(Seat::new(usize::from(*by)))
            {
                over |= (1 << rule) & self.state.shown.in_force;
            }
        }
        let in_force = self.state.shown.in_force & !over;
        self.state.shown.lasting.retain(|(rule, _)| in_force & (1 << rule) != 0);
        if over != 0 {
            self.remove_rules(over, DiscardReason::Done);
            self.push_settle(seat);
        }
    }

    /// What doesn't stay with its holder goes to the next player, after limits
    /// and before the win check.
    fn move_on(&mut self, seat: Seat) {
        let moving = self.law().working_among(seat, self.deck.piece_kinds.moving_on);
        if moving.is_empty() {
            return;
        }
        let next = self.state.shown.next(seat);
        if next == seat {
            return;
        }
        self.state.shown.turn.discarded = true;
        for piece in moving.iter() {
            self.move_piece(piece, seat, next);
        }
    }

    /// Makes `seat` keep its limits; asks if there is a choice.
    #[inline(never)]
    pub(crate) fn keep_limits(&mut self, seat: Seat) -> Flow {
        let excess = self.law().hand_excess(seat);
        if excess > 0 {
            if excess < self.state.shown.hand_size(seat) {
                return Flow::Wait;
            }
            for card in self.state.hands[seat.index()].iter() {
                self.discard_from_hand(seat, card, DiscardReason::Limit);
            }
            return Flow::Again;
        }
        let excess = self.law().keeper_excess(seat);
        if excess > 0 {
            let keepers = self.state.shown.tables[seat.index()].and(self.deck.keepers);
            if excess < keepers.len() {
                return Flow::Wait;
            }
            for piece in keepers.iter() {
                self.discard_piece(seat, piece, DiscardReason::Limit);
            }
            return Flow::Again;
        }
        Flow::Done
    }

    /// An extra turn, or the next seat clockwise.
    pub(crate) fn next_turn(&mut self) {
        if self.state.shown.turns >= MAX_TURNS {
            self.state.shown.ending = Some(Ending::TurnLimit);
            self.sink.tell_all(|| Event::TurnLimit);
            return;
        }
        let shown = &mut self.state.shown;
        let mut next = None;
        while next.is_none() && !shown.turn.extra.is_empty() {
            let seat = Seat::new(usize::from(shown.turn.extra.remove(0)));
            next = Some(seat).filter(|&seat| shown.seats.contains(seat));
        }
        let is_extra = next.is_some();
        let (regular, extra) = (shown.turn.regular, shown.turn.extra);
        let mut seat = next.unwrap_or_else(|| shown.next(regular));
        let mut skipped = SeatSet::EMPTY;
        while shown.skipping.contains(seat) && skipped.len() < shown.seats.len() {
            shown.skipping.remove(seat);
            skipped.insert(seat);
            seat = shown.next(seat);
        }
        let is_extra = is_extra && skipped.is_empty();
        let in_a_row =
            if is_extra && seat == shown.turn.seat { shown.turn.in_a_row + 1 } else { 1 };
        let (last, discarded) = (shown.turn.seat, shown.turn.discarded);
        shown.turn = Turn::of(seat);
        shown.turn.in_a_row = in_a_row;
        shown.turn.extra = extra;
        if is_extra {
            shown.turn.regular = regular;
        }
        shown.turns = shown.turns.saturating_add(1);
        self.silent_turns = self.silent_turns.saturating_add(1);
        for seat in skipped.iter() {
            self.sink.tell_all(|| Event::TurnSkipped { seat });
        }
        self.sink.tell_all(|| Event::TurnBegan { seat, extra: is_extra });
        if self.deck.rule_kinds.passing & self.state.shown.in_force != 0 {
            self.end_rules(seat);
        }
        // Where a card that raised a limit has moved on, its last holder may be over
        // that limit, and is out of turn now.
        let is_over = discarded && self.law().is_over_limit(last);
        if is_over || self.law().copies() {
            // What counts as the seat's own has just changed, and a trigger may have let
            // the last seat draw after it had kept its limits.
            self.state.shown.changed.add(Changed::TABLES);
            self.state.shown.changed.add(Changed::HANDS);
            self.push_settle(seat);
        }
    }
}
