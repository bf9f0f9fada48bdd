//! Which rule bars a move that is not offered.

use asterism_kernel::{Refusal, Seat};

use crate::game::Fluxx;
use crate::moves::{self, Move};
use crate::question::Question;
use crate::state::{Phase, State};

asterism_kernel::explained! {
    /// The rules that can bar a move. The `words` crate has a sentence for each.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Barred {
        /// The card is not in the hand.
        NotInHand = "not-in-hand",
        /// Only cards of the mini-hand can be played now.
        NotInMiniHand = "not-in-mini-hand",
        /// All plays of this turn are made.
        NoPlaysLeft = "no-plays-left",
        /// The first play is picked blindly.
        BlindFirstPlay = "blind-first-play",
        /// Something was announced and has to be answered or passed.
        AnswerOpen = "answer-open",
        /// The card has no free action that can be used now.
        NotUsable = "not-usable",
        /// Nothing was announced that this seat could answer.
        NoWindow = "no-window",
        /// There are still cards to be played this turn.
        MustPlay = "must-play",
        /// Only one of the seat's own Keepers can be discarded now.
        NotYourKeeper = "not-your-keeper",
        /// The card doesn't act for this seat.
        NotYours = "not-yours",
        /// It is not among the choices of the open question.
        NotAChoice = "not-a-choice",
        /// The draw comes first.
        DrawFirst = "draw-first",
        /// It is another seat's turn.
        NotYourTurn = "not-your-turn",
        /// Another question has to be answered first.
        QuestionOpen = "question-open",
        /// Free actions are used between plays only.
        InsideAnEffect = "inside-an-effect",
        /// The card doesn't answer what was announced.
        NoAnswer = "no-answer",
        /// The draw of this turn is made.
        DrawIsDone = "draw-is-done",
        /// Nothing has to be discarded.
        NoDiscardDue = "no-discard-due",
    }
    also {}
}

impl Fluxx {
    /// Why `mv` is not among what `seat` is offered.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, mv: &Move) -> Refusal {
        let deck = self.deck();
        let law = self.law(state);
        let between_plays = state.shown.frames.is_empty();
        let asked = law.question(state, seat).map(|(question, _)| question);
        let own_turn = seat == state.shown.active();
        let barred = match mv {
            Move::Play(card) if !state.hands[seat.index()].contains(*card) && between_plays => {
                Barred::NotInHand
            }
            Move::Play(_) => match asked {
                Some(Question::PlayFromMiniHand { .. }) => Barred::NotInMiniHand,
                Some(Question::BeforeDraw) => Barred::DrawFirst,
                Some(Question::BeforeEnd) => Barred::NoPlaysLeft,
                Some(Question::Play) => Barred::BlindFirstPlay,
                Some(Question::Answer { .. }) => Barred::AnswerOpen,
                None if !own_turn => Barred::NotYourTurn,
                _ => Barred::QuestionOpen,
            },
            Move::Use(card) => {
                if !between_plays {
                    Barred::InsideAnEffect
                } else if !law.in_reach(seat, *card) {
                    Barred::NotYours
                } else {
                    Barred::NotUsable
                }
            }
            Move::Answer(card) if !state.hands[seat.index()].contains(*card) => Barred::NotInHand,
            Move::Answer(_) if asked.is_none() => Barred::NoWindow,
            Move::Answer(_) => Barred::NoAnswer,
            Move::Pass => Barred::NoWindow,
            Move::Draw if !own_turn => Barred::NotYourTurn,
            Move::Draw => Barred::DrawIsDone,
            Move::End if between_plays && state.shown.turn.phase == Phase::Play => Barred::MustPlay,
            Move::End if !own_turn => Barred::NotYourTurn,
            Move::End => Barred::QuestionOpen,
            Move::Discard(_) => match asked {
                Some(Question::HandLimit { .. } | Question::DiscardFromHand { .. }) => {
                    Barred::NotInHand
                }
                Some(Question::KeeperLimit { .. }) => Barred::NotYourKeeper,
                Some(Question::MayDiscard) => Barred::NotYours,
                _ => Barred::NoDiscardDue,
            },
            Move::Choose(_) | Move::ChooseAt(..) | Move::ChooseSeat(_) | Move::Option(_) => {
                Barred::NotAChoice
            }
        };
        Refusal::NotOffered { text: moves::write(deck, mv), rule: barred.code() }
    }
}
