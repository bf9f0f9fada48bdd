//! Who is asked what, what is offered, and what an answer does.

use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::budget::MAX_ANSWERS_IN_TURN;
use crate::card::Card;
use crate::deck::When;
use crate::event::{Event, PlayedFrom};
use crate::frame::FrameKind;
use crate::moves::{Choice, Move, Moves, WithHand};
use crate::question::Question;
use crate::rules::Law;
use crate::run::{Flow, Run};
use crate::settle::{SettleAnswer, SettleAsks};
use crate::state::{Phase, State};

impl Law<'_> {
    /// The seats whose answer is awaited.
    #[inline]
    pub(crate) fn asked(self, state: &State) -> SeatSet {
        if self.shown.ending.is_some() {
            return SeatSet::EMPTY;
        }
        if self.window().is_some() {
            return self.answerers(state);
        }
        self.asked_openly()
    }

    /// The seats that are asked something everybody knows of.
    #[inline]
    pub(crate) fn asked_openly(self) -> SeatSet {
        let Some(frame) = self.shown.frames.last() else {
            return SeatSet::only(self.shown.active());
        };
        match frame.kind {
            FrameKind::Window | FrameKind::Placing => SeatSet::only(frame.actor()),
            FrameKind::Resolving | FrameKind::Ability => {
                self.verb_asks(frame, &self.deck.ops[usize::from(frame.verb)])
            }
            FrameKind::Settle => match self.settle_asks(frame) {
                Some(
                    SettleAsks::KeepOrPay(seat, _)
                    | SettleAsks::Attach(seat, _)
                    | SettleAsks::SurplusGoal(seat),
                ) => SeatSet::only(seat),
                Some(SettleAsks::Limits(seats)) => seats,
                None => SeatSet::EMPTY,
            },
        }
    }

    /// What a seat that is asked has to answer, and the card that asks.
    pub(crate) fn question(self, state: &State, seat: Seat) -> Option<(Question, Option<Card>)> {
        if self.asked(state).contains(seat) { self.question_to(seat) } else { None }
    }

    /// The same for a seat that is known to be asked.
    pub(crate) fn question_to(self, seat: Seat) -> Option<(Question, Option<Card>)> {
        if let Some(card) = self.window() {
            return Some((Question::Answer { card }, None));
        }
        let Some(frame) = self.shown.frames.last() else {
            let question = match self.shown.turn.phase {
                Phase::Draw => Question::BeforeDraw,
                Phase::End => self.limit_question(seat),
                _ if self.must_play() => Question::Play,
                _ => Question::BeforeEnd,
            };
            return Some((question, None));
        };
        match frame.kind {
            FrameKind::Window | FrameKind::Placing => {
                Some((Question::ReplaceGoal, Some(frame.card)))
            }
            FrameKind::Resolving | FrameKind::Ability => {
                let op = &self.deck.ops[usize::from(frame.verb)];
                Some((self.verb_question(frame, op, seat)?, Some(frame.card)))
            }
            FrameKind::Settle => match self.settle_asks(frame)? {
                SettleAsks::KeepOrPay(_, ability) => {
                    let card = self.deck.abilities[usize::from(ability)].card;
                    Some((Question::KeepPair { card }, Some(card)))
                }
                SettleAsks::Attach(_, creeper) => {
                    let card = self.deck.card_of(creeper);
                    Some((Question::AttachTo { card }, Some(card)))
                }
                SettleAsks::SurplusGoal(_) => Some((Question::SurplusGoal, None)),
                SettleAsks::Limits(_) => Some((self.limit_question(seat), None)),
            },
        }
    }

    fn limit_question(self, seat: Seat) -> Question {
        match self.hand_excess(seat) {
            0 => Question::KeeperLimit { count: self.keeper_excess(seat) as u8 },
            excess => Question::HandLimit { count: excess.min(255) as u8 },
        }
    }

    /// Writes down what `seat` may answer, and what it may do unasked.
    pub(crate) fn offer(self, state: &State, seat: Seat, moves: &mut Moves) {
        moves.clear();
        if self.shown.ending.is_some() || !self.shown.seats.contains(seat) {
            return;
        }
        let Some(frame) = self.shown.frames.last() else {
            if seat == self.shown.active() {
                self.offer_turn(state, seat, moves);
            } else if !self.shown.tables[seat.index()].and(self.deck.standing).is_empty() {
                self.offer_abilities(self.usable_abilities(seat), moves);
            }
            return;
        };
        if !self.asked(state).contains(seat) {
            return;
        }
        if self.window().is_some() {
            return self.offer_answers(state, seat, moves);
        }
        match frame.kind {
            FrameKind::Window | FrameKind::Placing => {
                for &goal in self.shown.goals.iter() {
                    moves.push(Move::Choose(goal));
                }
            }
            FrameKind::Resolving | FrameKind::Ability => {
                let op = &self.deck.ops[usize::from(frame.verb)];
                self.verb_offer(state, frame, op, seat, moves);
            }
            FrameKind::Settle => match self.settle_asks(frame) {
                Some(SettleAsks::KeepOrPay(..)) => {
                    moves.push(Move::Option(Choice::Yes));
                    moves.push(Move::Option(Choice::No));
                }
                Some(SettleAsks::Attach(_, creeper)) => self.offer_hosts(creeper, moves),
                Some(SettleAsks::SurplusGoal(_)) => {
                    for &goal in self.shown.goals.iter() {
                        moves.push(Move::Choose(goal));
                    }
                }
                Some(SettleAsks::Limits(_)) => self.offer_limits(state, seat, moves),
                None => {}
            },
        }
    }

    #[inline]
    fn offer_turn(self, state: &State, seat: Seat, moves: &mut Moves) {
        match self.shown.turn.phase {
            Phase::Draw => {
                self.offer_uses(moves);
                moves.push(Move::Draw);
            }
            Phase::End => self.offer_limits(state, seat, moves),
            _ => {
                let begun = self.shown.turn.plays_begun;
                let must_play = if begun { self.shown.turn.owes } else { self.must_play() };
                debug_assert_eq!(must_play, self.must_play(), "found out anew at every question");
                if !begun {
                    // Only a blind first play leaves the plays unbegun.
                    moves.push(Move::Option(Choice::Random));
                } else if must_play {
                    self.offer_hand(state, seat, WithHand::Play, moves);
                }
                self.offer_uses(moves);
                if !must_play {
                    moves.push(Move::End);
                }
            }
        }
    }

    /// Offers to do this with any card in the hand of `seat`.
    #[inline]
    pub(crate) fn offer_hand(
        self,
        state: &State,
        seat: Seat,
        with_hand: WithHand,
        moves: &mut Moves,
    ) {
        moves.offer_hand(&state.hands[seat.index()], self.shown.hand_size(seat), with_hand);
    }

    fn offer_limits(self, state: &State, seat: Seat, moves: &mut Moves) {
        if self.hand_excess(seat) > 0 {
            self.offer_hand(state, seat, WithHand::Discard, moves);
        } else if self.keeper_excess(seat) > 0 {
            for piece in self.shown.tables[seat.index()].and(self.deck.keepers).iter() {
                moves.push(Move::Discard(self.deck.card_of(piece)));
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// An offered answer takes effect, and the machine goes on.
    pub(crate) fn answer(&mut self, seat: Seat, mv: Move) {
        self.take_answer(seat, mv);
        let turn = &mut self.state.shown.turn;
        turn.answers = turn.answers.saturating_add(1);
        if turn.answers > MAX_ANSWERS_IN_TURN {
            self.cut_turn_short();
        }
        self.go();
    }

    /// A turn that takes too many answers ends; only limits are still kept.
    #[cold]
    #[inline(never)]
    fn cut_turn_short(&mut self) {
        let shown = &self.state.shown;
        if shown.ending.is_some() {
            return;
        }
        let seat = shown.active();
        if !shown.turn.ended {
            self.sink.tell_all(|| Event::TurnCutShort { seat });
        }
        self.state.shown.turn.ended = true;
        self.exhausted = true;
        self.budget = u32::MAX;
        self.drop_all();
    }

    #[inline]
    fn take_answer(&mut self, seat: Seat, mv: Move) {
        match self.state.shown.frames.last().map(|frame| frame.kind) {
            Some(_) if self.law().window().is_some() => self.window_answer(seat, mv),
            None => self.turn_answer(seat, mv),
            Some(kind) => match kind {
                FrameKind::Window | FrameKind::Placing => {
                    if let Move::Choose(goal) = mv {
                        self.goal_chosen(goal);
                    }
                }
                FrameKind::Resolving | FrameKind::Ability => {
                    let deck = self.deck;
                    let frame = *self.frame();
                    let op = &deck.ops[usize::from(frame.verb)];
                    let depth = self.state.shown.frames.len();
                    if self.verb_answer(frame, op, seat, mv) == Flow::Done {
                        self.verb_done(depth);
                    }
                }
                FrameKind::Settle => {
                    let answer = match mv {
                        Move::Option(Choice::Yes) => SettleAnswer::Pay,
                        Move::Option(_) => SettleAnswer::Keep,
                        Move::Choose(goal) => SettleAnswer::Goal(goal),
                        Move::Discard(card) => SettleAnswer::Discard(card),
                        Move::ChooseAt(card, _) => SettleAnswer::Attach(card),
                        _ => return,
                    };
                    let frame = *self.frame();
                    self.settle_answer(frame, seat, answer);
                }
            },
        }
    }

    fn turn_answer(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Play(card) => self.play_from_hand(seat, card, PlayedFrom::Hand),
            Move::Use(card) => {
                let active = seat == self.state.shown.active();
                let mut usable = match active {
                    // As found out when it was asked.
                    true => self.state.shown.turn.usable,
                    false => self.law().usable_abilities(seat),
                };
                let found = loop {
                    let index = usable.trailing_zeros();
                    match self.deck.abilities.get(index as usize) {
                        Some(ability) if ability.card == card => break Some(index as u8),
                        Some(_) => usable &= usable - 1,
                        None => break None,
                    }
                };
                if let Some(ability) = found {
                    self.state.shown.turn.used |= 1 << ability;
                    if self.deck.abilities[usize::from(ability)].when == When::OncePerGame {
                        self.state.shown.used_up |= 1 << ability;
                    }
                    self.use_ability(seat, ability);
                }
            }
            Move::Draw => self.draw_phase(),
            Move::End => self.state.shown.turn.phase = Phase::End,
            Move::Discard(card) => {
                self.state.shown.turn.discarded = true;
                self.discard_for_limit(seat, card);
            }
            Move::Option(_) => self.first_play_random(),
            Move::Answer(_)
            | Move::Pass
            | Move::Choose(_)
            | Move::ChooseAt(..)
            | Move::ChooseSeat(_) => {}
        }
    }
}
