//! The machine: runs what is under way until somebody has to decide.

use asterism_cards::ast::{Kind, TriggerEvent};
use asterism_kernel::{Audience, Chance, MAX_SEATS, Seat, SeatSet, Sink};

use crate::budget::{DECISION_BUDGET, Metered};
use crate::card::{Card, Piece};
use crate::event::{DiscardReason, Event, PlayedFrom};
use crate::frame::{Frame, FrameKind};
use crate::rules::{Law, Rulebook};
use crate::state::{Changed, Ending, MAX_FRAMES, State};
use crate::verbs::Op;

/// In the register `kept` of an effect: its card is discarded in any case.
pub(crate) const SPENT: u16 = u16::MAX;

/// With more effects inside each other than this, all of them are dropped: one
/// step adds a few at most, so that there is always room for them.
const DEEPEST: usize = MAX_FRAMES - 4;

/// What a step of the machine came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The present verb is done.
    Done,
    /// Something changed on the stack; look again.
    Again,
    /// Somebody has to decide.
    Wait,
}

/// A position in motion.
pub(crate) struct Run<'a, C, S> {
    pub(crate) deck: &'a Rulebook,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: Metered<'a, S>,
    /// Turns that passed since somebody decided anything.
    pub(crate) silent_turns: u8,
    /// What may be spent before the next question; without a limit once it is
    /// used up.
    pub(crate) budget: u32,
    /// The budget is used up: nothing more is set off before the next question.
    pub(crate) exhausted: bool,
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    #[inline]
    pub(crate) fn law(&self) -> Law<'_> {
        Law { deck: self.deck, shown: &self.state.shown }
    }

    /// Goes on until somebody has to decide or the game is over.
    pub(crate) fn go(&mut self) {
        while self.state.shown.ending.is_none() {
            self.spend(1);
            if self.is_over_budget() {
                self.run_out();
            }
            debug_assert!(self.spent() < 4 * DECISION_BUDGET, "a question surely comes");
            let flow = match self.state.shown.frames.last().map(|frame| frame.kind) {
                None => self.turn(),
                Some(_) if !self.state.shown.chain.is_empty() => self.chain(),
                Some(FrameKind::Window) => self.wait_for_answers(),
                Some(FrameKind::Placing) => Flow::Wait,
                Some(FrameKind::Resolving | FrameKind::Ability) => self.verb(),
                Some(FrameKind::Settle) => self.settle(),
            };
            if flow == Flow::Wait {
                break;
            }
        }
        let spent = self.spent();
        self.sink.uncounted().spent(spent);
    }

    /// What has happened since somebody decided anything.
    #[inline]
    pub(crate) fn spent(&self) -> u32 {
        self.sink.used
    }

    #[inline]
    pub(crate) fn is_over_budget(&self) -> bool {
        self.sink.used > self.budget
    }

    /// Counts steps of the machine and what chance decides; events count by
    /// themselves.
    #[inline]
    pub(crate) const fn spend(&mut self, steps: u32) {
        self.sink.used += steps;
    }

    /// Drops the effects under way and lets the game go on. Until the next
    /// question no ability triggers, so that one is sure to come.
    #[cold]
    #[inline(never)]
    fn run_out(&mut self) {
        let card = self.under_way();
        self.sink.tell_all(|| Event::EffectsDropped { card });
        self.exhausted = true;
        self.budget = u32::MAX;
        self.silent_turns = u8::MAX;
        self.drop_all();
    }

    /// Drops everything under way and discards its cards. Limits and a win, which
    /// follow from the position itself, are still checked.
    pub(crate) fn drop_all(&mut self) {
        let acting = self.state.shown.acting();
        self.drop_frames(acting, true, DiscardReason::Done);
        self.state.shown.owed = [0; MAX_SEATS];
        self.state.shown.changed = Changed::ANYTHING;
        self.push_settle_frame(acting);
    }

    /// The card that began what is under way: that of the outermost effect, or
    /// that of the last trigger at the start of this turn.
    fn under_way(&self) -> Option<Card> {
        let mut frames = self.state.shown.frames.iter();
        let outermost = frames.find(|frame| frame.kind != FrameKind::Settle);
        let triggered = || {
            let last = usize::from(self.state.shown.turn.triggers_done).checked_sub(1)?;
            let ability = *self.deck.at_start.get(last)?;
            Some(self.deck.abilities[usize::from(ability)].card)
        };
        outermost.map(|frame| frame.card).or_else(triggered)
    }

    /// The innermost frame, to change it.
    #[inline]
    pub(crate) fn frame(&mut self) -> &mut Frame {
        self.state.shown.frames.last_mut().expect("an effect is under way")
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.shown.frames.push(frame);
        if self.state.shown.frames.len() > DEEPEST {
            // The next step drops all of them.
            self.budget = 0;
        }
    }

    /// Settles what `seat` did, at once if nobody can be asked anything because of
    /// it.
    pub(crate) fn push_settle(&mut self, seat: Seat) {
        if self.law().is_settled() {
            self.state.shown.changed = Changed::NOTHING;
            return;
        }
        self.push_settle_frame(seat);
    }

    fn push_settle_frame(&mut self, seat: Seat) {
        self.push(Frame { kind: FrameKind::Settle, seat: seat.index() as u8, ..Frame::default() });
    }

    /// Runs triggers only. In the middle of an effect nobody can win.
    pub(crate) fn push_triggers(&mut self, seat: Seat) {
        self.push_settle_frame(seat);
        self.frame().kept = 1;
    }

    /// Runs an ability of a card that stays where it is because a player wants it.
    pub(crate) fn use_ability(&mut self, seat: Seat, ability: u8) {
        let card = self.deck.abilities[usize::from(ability)].card;
        self.sink.tell_all(|| Event::Used { seat, card });
        self.push_ability(seat, ability, None);
    }

    /// Runs an ability of a card that stays where it is because its occasion has come.
    pub(crate) fn trigger_ability(&mut self, seat: Seat, ability: u8, that: Option<Seat>) {
        let card = self.deck.abilities[usize::from(ability)].card;
        self.sink.tell_all(|| Event::Triggered { seat, card });
        self.push_ability(seat, ability, that);
    }

    fn push_ability(&mut self, seat: Seat, ability: u8, that: Option<Seat>) {
        let facts = &self.deck.abilities[usize::from(ability)];
        self.push_effect(seat, facts.card, facts.effect, that);
    }

    /// Runs the verbs from `verb` on, for a card that stays where it is.
    pub(crate) fn push_effect(&mut self, seat: Seat, card: Card, verb: u16, that: Option<Seat>) {
        let (kind, seat) = (FrameKind::Ability, seat.index() as u8);
        self.push(Frame { kind, seat, card, verb, ..Frame::default() }.with_that(that));
    }

    /// Plays a card that has already been taken from where it was.
    pub(crate) fn play(&mut self, seat: Seat, card: Card, from: PlayedFrom) {
        self.sink.tell_all(|| Event::Played { seat, card, from });
        if !self.announce(seat, card) {
            self.take_effect(seat, card);
        }
    }

    /// A played card that nobody has cancelled takes effect.
    pub(crate) fn take_effect(&mut self, seat: Seat, card: Card) {
        let facts = self.deck.facts(card);
        self.happened(TriggerEvent::Play, seat, Some(facts.kind));
        match facts.kind {
            Kind::Keeper | Kind::Creeper => {
                self.state.shown.lay(self.deck, seat, Piece(facts.piece));
                self.happened(TriggerEvent::Gain, seat, Some(facts.kind));
                self.push_settle(seat);
            }
            Kind::Rule => {
                self.enact(facts.rule);
                if self.deck.rule_kinds.one_round & (1 << facts.rule) != 0 {
                    self.lasts_until_turn_of(seat, facts.rule);
                }
                self.push_settle(seat);
            }
            Kind::Goal => self.place_goal(seat, card),
            Kind::Action | Kind::Surprise | Kind::Meta => {
                let (kind, seat) = (FrameKind::Resolving, seat.index() as u8);
                self.push(Frame { kind, seat, card, verb: facts.effect, ..Frame::default() });
            }
        }
    }

    /// Puts a New Rule in force; what it contradicts is discarded.
    fn enact(&mut self, rule: u8) {
        let replaced = self.state.shown.in_force & self.deck.rules[usize::from(rule)].replaces;
        if replaced != 0 {
            self.remove_rules(replaced, DiscardReason::Replaced);
        }
        self.state.shown.rules.push(rule);
        self.state.shown.in_force |= 1 << rule;
        self.state.shown.rules_changed(self.deck);
    }

    /// Notes that a New Rule lasts until the next turn of `seat`.
    #[cold]
    fn lasts_until_turn_of(&mut self, seat: Seat, rule: u8) {
        let lasting = &mut self.state.shown.lasting;
        lasting.retain(|(other, _)| other != rule);
        if !lasting.is_full() {
            lasting.push((rule, seat.index() as u8));
        }
    }

    /// Discards these New Rules, oldest first.
    pub(crate) fn remove_rules(&mut self, gone: u128, why: DiscardReason) {
        let rules = self.state.shown.rules;
        for &rule in rules.iter().filter(|&&rule| gone & (1 << rule) != 0) {
            let card = self.deck.rules[usize::from(rule)].card;
            self.sink.tell_all(|| Event::RuleGone { card, why });
            self.state.push_discard(card);
        }
        self.state.shown.rules.retain(|rule| gone & (1 << rule) == 0);
        self.state.shown.in_force &= !gone;
        self.state.shown.rules_changed(self.deck);
    }

    /// Places a Goal. With all places taken, the only old one goes, or the
    /// player says which of several.
    fn place_goal(&mut self, seat: Seat, goal: Card) {
        if self.state.shown.goals.len() >= self.law().goal_places() {
            if self.state.shown.goals.len() > 1 {
                let (kind, seat) = (FrameKind::Placing, seat.index() as u8);
                self.push(Frame { kind, seat, card: goal, ..Frame::default() });
                return;
            }
            let old = self.state.shown.goals.remove(0);
            self.drop_goal(old, DiscardReason::Replaced);
        }
        self.put_goal(seat, goal);
    }

    /// The player has said which old Goal goes.
    #[inline(never)]
    pub(crate) fn goal_chosen(&mut self, old: Card) {
        let frame = *self.frame();
        self.state.shown.frames.pop();
        if let Some(at) = self.state.shown.goals.iter().position(|&goal| goal == old) {
            self.state.shown.goals.remove(at);
            self.drop_goal(old, DiscardReason::Replaced);
        }
        self.put_goal(frame.actor(), frame.card);
    }

    fn put_goal(&mut self, seat: Seat, goal: Card) {
        self.state.shown.goals.push(goal);
        self.state.shown.changed.add(Changed::GOALS);
        // What moves with the Goals may clear the way to a win, so that
        // nothing is settled before it has moved.
        if self.state.shown.in_play().meets(self.deck.on_goals_pieces) {
            self.push_settle_frame(seat);
            self.goals_changed();
        } else {
            self.push_settle(seat);
        }
    }

    pub(crate) fn drop_goal(&mut self, goal: Card, why: DiscardReason) {
        self.state.shown.changed.add(Changed::GOALS);
        self.sink.tell_all(|| Event::GoalGone { card: goal, why });
        self.state.push_discard(goal);
    }

    /// Triggers of cards that move when Goals change; together with the change, and
    /// before the win check.
    pub(crate) fn goals_changed(&mut self) {
        for &ability in &self.deck.on_goals {
            if self.state.shown.frames.len() > DEEPEST {
                return;
            }
            if let Some(holder) = self.moves_with_goals(ability) {
                self.trigger_ability(holder, ability, None);
            }
        }
    }

    /// The seat that has the card of such a trigger.
    fn moves_with_goals(&self, ability: u8) -> Option<Seat> {
        let card = self.deck.abilities[usize::from(ability)].card;
        self.deck.piece_of(card).and_then(|piece| self.state.shown.holder(piece))
    }

    /// The present verb and those after it, as far as nobody has to decide.
    #[inline(never)]
    fn verb(&mut self) -> Flow {
        let deck = self.deck;
        loop {
            // Read separately: it was written separately just now, and loading the
            // whole frame would stall on that store.
            let verb = self.frame().verb;
            let op = &deck.ops[usize::from(verb)];
            let frame = *self.frame();
            self.spend(1);
            if matches!(op, Op::Finish) {
                self.finish(frame);
                return Flow::Again;
            }
            let depth = self.state.shown.frames.len();
            let flow = self.do_verb(frame, op);
            if flow != Flow::Done {
                return flow;
            }
            self.verb_done(depth);
            if self.is_over_budget() {
                return Flow::Again;
            }
        }
    }

    /// The verb of the frame at `depth` is done; on to the next.
    pub(crate) fn verb_done(&mut self, depth: usize) {
        debug_assert_eq!(depth, self.state.shown.frames.len());
        let frame = self.frame();
        frame.verb += 1;
        frame.stage = 0;
        frame.bound = 0;
        frame.count = 0;
    }

    /// A whole effect is done: the card goes to the discard pile.
    fn finish(&mut self, frame: Frame) {
        self.state.shown.frames.pop();
        if frame.kind == FrameKind::Resolving {
            let (seat, card) = (frame.actor(), frame.card);
            if frame.kept != SPENT && self.law().comes_back(seat, card) {
                self.state.add_to_hand(seat, card);
                self.sink.tell_all(|| Event::TakenInHand { seat, card });
            } else {
                self.state.push_discard(card);
            }
        }
        match self.state.shown.frames.last().map(|below| below.kind) {
            // Part of something larger: nobody can win before that is complete.
            Some(FrameKind::Settle) if frame.kind == FrameKind::Ability => {}
            Some(FrameKind::Resolving | FrameKind::Ability) if frame.kind == FrameKind::Ability => {
                self.push_triggers(frame.actor());
            }
            _ => self.push_settle(frame.actor()),
        }
    }

    /// Discards a card from the hand of `seat`.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card, why: DiscardReason) {
        self.state.take_from_hand(seat, card);
        self.state.push_discard(card);
        self.sink.tell_all(|| Event::Discarded { seat, card, why });
    }

    /// Discards a piece from the table of `seat`.
    pub(crate) fn discard_piece(&mut self, seat: Seat, piece: Piece, why: DiscardReason) {
        if !self.deck.piece_kinds.attaching.is_empty() {
            if let Some(host) = self.state.shown.host(self.deck, piece) {
                return self.discard_piece(seat, host, why);
            }
            if !self.state.shown.tables[seat.index()].contains(piece) {
                // Gone with the Keeper it was attached to.
                return;
            }
            self.discard_attached(seat, piece, why);
        }
        self.state.shown.lift(self.deck, seat, piece);
        let card = self.deck.card_of(piece);
        self.sink.tell_all(|| Event::Discarded { seat, card, why });
        self.happened(TriggerEvent::Lose, seat, Some(self.deck.kind(card)));
        if self.deck.piece_kinds.returning.contains(piece) {
            // From a table only; from a hand it is discarded like any other.
            self.state.push_deck(card);
            self.sink.tell_all(|| Event::Returned { card });
        } else {
            self.state.push_discard(card);
        }
    }

    /// Moves a piece from one table to another, with everything it is attached
    /// to; never into a hand, and without a replacement draw.
    pub(crate) fn move_piece(&mut self, piece: Piece, from: Seat, to: Seat) {
        let piece = self.state.shown.host(self.deck, piece).unwrap_or(piece);
        if !self.state.shown.tables[from.index()].contains(piece) {
            // Gone with the Keeper it was attached to.
            return;
        }
        for creeper in self.state.shown.attached_to(self.deck, piece).iter() {
            self.carry(creeper, from, to);
        }
        self.carry(piece, from, to);
    }

    fn carry(&mut self, piece: Piece, from: Seat, to: Seat) {
        self.state.shown.lift(self.deck, from, piece);
        self.state.shown.lay(self.deck, to, piece);
        let card = self.deck.card_of(piece);
        self.sink.tell_all(|| Event::Moved { card, from, to });
        let kind = Some(self.deck.kind(card));
        self.happened(TriggerEvent::Lose, from, kind);
        self.happened(TriggerEvent::Gain, to, kind);
    }

    /// Moves a card from one hand to another.
    pub(crate) fn hand_over(&mut self, card: Card, from: Seat, to: Seat) {
        self.state.take_from_hand(from, card);
        self.state.add_to_hand(to, card);
        self.tell_handed(card, from, to);
    }

    pub(crate) fn tell_handed(&mut self, card: Card, from: Seat, to: Seat) {
        let two = SeatSet::only(from).with(to);
        self.sink.tell(Audience::Only(two), || Event::Handed { card, from, to });
        self.sink.tell(Audience::Except(two), || Event::HandedHidden { from, to });
    }

    /// Picks a card of a hand blindly.
    pub(crate) fn pick_from_hand(&mut self, seat: Seat) -> Option<Card> {
        let hand = self.state.hands[seat.index()];
        let size = self.state.shown.hand_size(seat);
        if size == 0 {
            return None;
        }
        self.spend(1);
        let nth = |index: usize| hand.iter().nth(index).expect("the hand has so many cards");
        let index = self.chance.pick(size, |index| nth(index).0);
        Some(nth(index))
    }

    /// Checks whether exactly one seat meets a Goal.
    pub(crate) fn check_win(&mut self) -> bool {
        if let Some(card) = self.law().ungoal() {
            self.nobody_wins(card);
            return true;
        }
        let Some((seat, goal)) = self.law().winner() else { return false };
        self.state.shown.ending = Some(Ending::Goal { winner: seat, goal });
        self.sink.tell_all(|| Event::Won { seat, goal });
        true
    }
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// A card ends the game, and nobody wins.
    #[cold]
    pub(crate) fn nobody_wins(&mut self, card: Card) {
        self.state.shown.ending = Some(Ending::Nobody { card });
        self.sink.tell_all(|| Event::NobodyWon { card });
    }
}
