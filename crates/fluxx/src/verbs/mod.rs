//! What cards do, one verb a file: what happens, whom it asks, what it offers
//! and what an answer means.

use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::{Card, Piece, Pieces};
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::op::Op;
use crate::question::Question;
use crate::rules::Law;
use crate::run::{Flow, Run};
use crate::state::State;

pub(crate) mod attach;
mod choose_one;
mod collect;
mod cure;
mod discard;
mod discard_from_hand;
mod discard_goals;
mod discard_hand;
mod discard_rules;
mod draw;
mod draw_and_play;
mod draw_per_creeper;
mod each_loses;
mod everyone_gives;
mod everyone_may_discard;
mod extra_turn;
pub(crate) mod fetch;
mod give;
mod mix_tables;
mod move_piece;
mod play_from_discard;
mod play_from_hand;
mod play_top;
mod positions;
mod rhyme;
mod rotate_hands;
mod share_out;
mod swap_keepers;
mod take;
mod to_hands;
mod trade_hands;
mod wish;

pub(crate) use choose_one::MOST as MOST_OPTIONS;
pub(crate) use collect::payers;

pub(crate) use take::{THEFT, THEFT_STANDS};

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// One step of a verb.
    pub(crate) fn do_verb(&mut self, frame: Frame, op: &Op) -> Flow {
        match *op {
            Op::Finish => Flow::Done,
            Op::Draw { who, count } => draw::run(self, frame, who, count),
            Op::DiscardHand => discard_hand::run(self, frame),
            Op::DrawAsMany => draw::as_many(self, frame),
            Op::DiscardFromHand { who, count, pick } => {
                discard_from_hand::run(self, frame, who, count, pick)
            }
            Op::DrawAndPlay { draw, play } => draw_and_play::run(self, frame, draw, play),
            Op::DrawPerCreeper { count } => draw_per_creeper::run(self, frame, count),
            Op::PlayTop { times } => play_top::run(self, frame, times),
            Op::Fetch { discard, deck } => fetch::run(self, frame, discard, deck),
            Op::Wish => wish::run(self, frame),
            Op::SwapPositions => positions::swap(self, frame),
            Op::ShiftPositions => positions::shift(self),
            Op::EveryoneGives => everyone_gives::run(self, frame),
            Op::EachLoses { hand_instead, except_holder, .. } => {
                each_loses::run(self, frame, hand_instead, except_holder)
            }
            Op::ToHands { what, collector } => to_hands::run(self, frame, what, collector),
            Op::ChooseOne { first, count } => choose_one::run(self, frame, first, count),
            Op::GoTo(verb) => {
                self.frame().verb = verb;
                Flow::Again
            }
            Op::Rhyme => rhyme::run(self, frame),
            Op::PlayFromDiscard { kinds } => play_from_discard::run(self, frame, kinds),
            Op::PlayFromHand => play_from_hand::run(self, frame),
            Op::ShareOut { each } => share_out::run(self, frame, each),
            Op::Collect { count, from_all, pick, except_holder } => {
                collect::run(self, frame, count, from_all, pick, except_holder)
            }
            Op::TradeHands => trade_hands::run(self, frame),
            Op::RotateHands { .. } => rotate_hands::run(self),
            Op::SwapKeepers => swap_keepers::run(self, frame),
            Op::Discard(selection) => discard::run(self, frame, selection),
            Op::Take(selection) => take::run(self, frame, selection),
            Op::StealBack => take::back(self, frame),
            Op::Give { what, to } => give::run(self, frame, what, to),
            Op::Move(selection) => move_piece::run(self, frame, selection),
            Op::Cure(creeper) => cure::run(self, frame, creeper),
            Op::MixTables => mix_tables::run(self, frame),
            Op::EveryoneMayDiscard => everyone_may_discard::run(self, frame),
            Op::ShuffleDiscard => {
                self.reshuffle();
                Flow::Done
            }
            Op::DiscardRules(count) => discard_rules::run(self, frame, count),
            Op::DiscardGoals => discard_goals::run(self, frame),
            Op::ExtraTurn => extra_turn::run(self, frame),
            Op::EndTurn => {
                self.state.shown.turn.ended = true;
                Flow::Done
            }
            Op::GainPlays(number) => {
                let gained = self.law().number(number);
                let turn = &mut self.state.shown.turn;
                turn.gained = turn.gained.saturating_add(gained);
                Flow::Done
            }
        }
    }

    /// Somebody has answered what a verb asked.
    pub(crate) fn verb_answer(&mut self, frame: Frame, op: &Op, seat: Seat, mv: Move) -> Flow {
        match *op {
            Op::DrawAndPlay { .. } => draw_and_play::answer(self, frame, mv),
            Op::PlayTop { .. } => play_top::answer(self, mv),
            Op::Fetch { .. } => fetch::answer(self, frame, mv),
            Op::Wish => wish::answer(self, frame, mv),
            Op::SwapPositions => positions::answer(self, frame, mv),
            Op::EveryoneGives => everyone_gives::answer(self, seat, mv),
            Op::EachLoses { .. } => each_loses::answer(self, mv),
            Op::ChooseOne { first, .. } => choose_one::answer(self, first, mv),
            Op::Rhyme => rhyme::answer(self, frame, seat, mv),
            Op::PlayFromDiscard { .. } => play_from_discard::answer(self, frame, mv),
            Op::PlayFromHand => play_from_hand::answer(self, frame, mv),
            Op::ShareOut { .. } => share_out::answer(self, frame, mv),
            Op::Collect { count, pick, .. } => collect::answer(self, frame, seat, mv, count, pick),
            Op::DiscardFromHand { .. } => discard_from_hand::answer(self, seat, mv),
            Op::TradeHands => trade_hands::answer(self, frame, mv),
            Op::RotateHands { .. } => rotate_hands::answer(self, mv),
            Op::SwapKeepers => swap_keepers::answer(self, frame, mv),
            Op::Discard(_) => discard::answer(self, frame, mv),
            Op::Take(_) => take::answer(self, frame, mv),
            Op::StealBack => take::answer_back(self, frame, mv),
            Op::Give { .. } => give::answer(self, frame, mv),
            Op::Move(_) => move_piece::answer(self, frame, mv),
            Op::EveryoneMayDiscard => everyone_may_discard::answer(self, seat, mv),
            Op::DiscardRules(_) => discard_rules::answer(self, mv),
            Op::Finish
            | Op::Draw { .. }
            | Op::DrawPerCreeper { .. }
            | Op::ShiftPositions
            | Op::ToHands { .. }
            | Op::GoTo(_)
            | Op::DiscardHand
            | Op::DrawAsMany
            | Op::Cure(_)
            | Op::MixTables
            | Op::ShuffleDiscard
            | Op::DiscardGoals
            | Op::ExtraTurn
            | Op::EndTurn
            | Op::GainPlays(_) => Flow::Again,
        }
    }

    /// The seat on whose table a piece lies.
    fn holder_of(&self, piece: Piece) -> Option<Seat> {
        self.state.shown.holder(piece)
    }

    /// Says that an effect found nothing to do.
    fn no_effect(&mut self, frame: Frame) -> Flow {
        let card = frame.card;
        self.sink.tell_all(|| Event::NoEffect { card });
        Flow::Done
    }
}

impl Law<'_> {
    /// Whom a waiting verb asks.
    pub(crate) fn verb_asks(self, frame: &Frame, op: &Op) -> SeatSet {
        match *op {
            Op::Collect { .. } if frame.stage == collect::OWNERS => self.who_owe(),
            Op::Rhyme if frame.stage == rhyme::JUDGED => self.who_owe(),
            Op::DiscardFromHand { .. } | Op::EveryoneMayDiscard => self.who_owe(),
            Op::EveryoneGives => {
                everyone_gives::giver(self, *frame).map_or(SeatSet::EMPTY, SeatSet::only)
            }
            Op::RotateHands { chooser } | Op::EachLoses { chooser, .. } => {
                let holder = chooser.and_then(|piece| self.working_holder(piece));
                SeatSet::only(holder.unwrap_or(frame.actor()))
            }
            _ => SeatSet::only(frame.actor()),
        }
    }

    /// Seats that still owe something to the innermost effect.
    fn who_owe(self) -> SeatSet {
        self.shown.seats.iter().filter(|seat| self.shown.owed[seat.index()] > 0).collect()
    }

    /// What a waiting verb asks `seat`.
    pub(crate) fn verb_question(self, frame: &Frame, op: &Op, seat: Seat) -> Question {
        let owed = self.shown.owed[seat.index()];
        match *op {
            Op::DrawAndPlay { draw: _, play } => draw_and_play::question(self, *frame, play),
            Op::PlayTop { .. } => Question::PlayTopAgain,
            Op::Fetch { .. } => fetch::question(*frame),
            Op::Wish => wish::question(*frame),
            Op::EveryoneGives => everyone_gives::question(self, seat),
            Op::EachLoses { except_holder, .. } => {
                each_loses::question(self, *frame, except_holder)
            }
            Op::ChooseOne { .. } => Question::Effect,
            Op::Rhyme => rhyme::question(*frame),
            Op::PlayFromDiscard { .. } => Question::CardFromDiscardPile,
            Op::PlayFromHand | Op::TradeHands => Question::Player,
            Op::ShareOut { .. } => share_out::question(self, *frame),
            Op::Collect { .. } if frame.stage == collect::OWNERS => {
                Question::GiveFromHand { count: owed }
            }
            Op::Collect { .. } => Question::Player,
            Op::DiscardFromHand { .. } => Question::DiscardFromHand { count: owed },
            Op::RotateHands { .. } => Question::Direction,
            Op::SwapKeepers if frame.stage == swap_keepers::OWN => Question::OwnKeeper,
            Op::SwapKeepers => Question::TheirKeeper,
            Op::Discard(_) => Question::DiscardFromTable,
            Op::Take(_) | Op::StealBack => Question::TakeFromTable,
            Op::Give { .. } if frame.stage == give::WHAT => Question::GiveFromTable,
            Op::Give { .. } => Question::GiveTo { card: Card(frame.bound) },
            Op::Move(_) if frame.stage == move_piece::WHAT => Question::MoveFromTable,
            Op::Move(_) if frame.stage == attach::ATTACH => {
                Question::AttachTo { card: Card(frame.bound) }
            }
            Op::Move(_) => Question::MoveTo { card: Card(frame.bound) },
            Op::EveryoneMayDiscard => Question::MayDiscard,
            Op::DiscardRules(count) => discard_rules::question(self, *frame, count),
            _ => Question::Player,
        }
    }

    /// Offers the answers to a waiting verb.
    pub(crate) fn verb_offer(
        self,
        state: &State,
        frame: &Frame,
        op: &Op,
        seat: Seat,
        moves: &mut Moves,
    ) {
        match *op {
            Op::DrawAndPlay { .. } => draw_and_play::offer(state, *frame, moves),
            Op::PlayTop { .. } => play_top::offer(moves),
            Op::Fetch { .. } => fetch::offer(self.deck, state, *frame, moves),
            Op::Wish => wish::offer(self, state, *frame, moves),
            Op::EveryoneGives => everyone_gives::offer(self, seat, moves),
            Op::EachLoses { except_holder, .. } => {
                each_loses::offer(self, *frame, except_holder, moves);
            }
            Op::ChooseOne { count, .. } => choose_one::offer(count, moves),
            Op::Rhyme => rhyme::offer(moves),
            Op::PlayFromDiscard { kinds } => {
                play_from_discard::offer(self.deck, state, kinds, moves);
            }
            Op::PlayFromHand => play_from_hand::offer(self, *frame, moves),
            Op::ShareOut { .. } => share_out::offer(self, state, *frame, moves),
            Op::Collect { pick, except_holder, .. } => {
                collect::offer(self, state, *frame, seat, (pick, except_holder), moves);
            }
            Op::DiscardFromHand { pick, .. } => {
                discard_from_hand::offer(self.deck, state, seat, pick, moves);
            }
            Op::TradeHands | Op::SwapPositions => self.offer_others(frame.actor(), moves),
            Op::RotateHands { .. } => rotate_hands::offer(moves),
            Op::SwapKeepers => swap_keepers::offer(self, *frame, moves),
            Op::Discard(selection) | Op::Take(selection) => {
                let found = self.selected(selection, frame.actor(), frame.card);
                self.offer_pieces(self.losses(frame.actor(), found), moves);
            }
            Op::StealBack => self.offer_pieces(take::keepers_of_thief(self, *frame), moves),
            Op::Give { what, .. } => give::offer(self, *frame, what, moves),
            Op::Move(selection) => move_piece::offer(self, *frame, selection, moves),
            Op::EveryoneMayDiscard => everyone_may_discard::offer(self, state, seat, moves),
            Op::DiscardRules(count) => discard_rules::offer(self, *frame, count, moves),
            Op::Finish
            | Op::Draw { .. }
            | Op::DrawPerCreeper { .. }
            | Op::ShiftPositions
            | Op::ToHands { .. }
            | Op::GoTo(_)
            | Op::DiscardHand
            | Op::DrawAsMany
            | Op::Cure(_)
            | Op::MixTables
            | Op::ShuffleDiscard
            | Op::DiscardGoals
            | Op::ExtraTurn
            | Op::EndTurn
            | Op::GainPlays(_) => {}
        }
    }

    /// Offers pieces with the seats they lie before.
    fn offer_pieces(self, pieces: Pieces, moves: &mut Moves) {
        for piece in pieces.iter() {
            if let Some(seat) = self.shown.holder(piece) {
                moves.push(Move::ChooseAt(self.deck.card_of(piece), seat));
            }
        }
    }

    /// Offers everybody but `seat`.
    fn offer_others(self, seat: Seat, moves: &mut Moves) {
        for other in self.shown.others(seat).iter() {
            moves.push(Move::ChooseSeat(other));
        }
    }
}

/// The only member, if there is just one.
fn sole_seat(seats: SeatSet) -> Option<Seat> {
    if seats.len() == 1 { seats.lowest() } else { None }
}

/// The only piece, if there is just one.
pub(crate) fn sole_piece(pieces: Pieces) -> Option<Piece> {
    if pieces.is_more_than(1) { None } else { pieces.lowest() }
}
