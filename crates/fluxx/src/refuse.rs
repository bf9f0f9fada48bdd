//! Why a move is not offered, said so that a person knows what to do.

use asterism_kernel::{Refusal, Seat};

use crate::game::Fluxx;
use crate::moves::{self, Move};
use crate::question::Question;
use crate::state::{Phase, State};

impl Fluxx {
    /// Why `mv` is not among what `seat` is offered.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, mv: &Move) -> Refusal {
        let deck = self.deck();
        let law = self.law(state);
        let between_plays = state.shown.frames.is_empty();
        let asked = law.question(state, seat).map(|(question, _)| question);
        let own_turn = seat == state.shown.active();
        let (rule, reason): (&'static str, &str) = match mv {
            Move::Play(card) if !state.hands[seat.index()].contains(*card) && between_plays => {
                ("not-in-hand", "that card is not in this hand.")
            }
            Move::Play(_) => match asked {
                Some(Question::PlayFromMiniHand { .. }) => {
                    ("not-in-mini-hand", "only cards of the mini-hand can be played now.")
                }
                Some(Question::BeforeDraw) => ("draw-first", "the draw comes first: draw."),
                Some(Question::BeforeEnd) => {
                    ("no-plays-left", "all plays of this turn are made: use a free action or end.")
                }
                Some(Question::Play) => {
                    ("blind-first-play", "the first play is picked blindly: choose random.")
                }
                Some(Question::Answer { .. }) => {
                    ("answer-open", "something was announced: answer it, or let it pass.")
                }
                None if !own_turn => ("not-your-turn", "cards are played in one's own turn."),
                _ => ("question-open", "another question has to be answered first."),
            },
            Move::Use(card) => {
                if !between_plays {
                    ("inside-an-effect", "free actions are used between plays only.")
                } else if !law.in_reach(seat, *card) {
                    ("not-yours", "that card doesn't act for this seat.")
                } else {
                    ("not-usable", "that card has no free action that can be used now.")
                }
            }
            Move::Answer(card) if !state.hands[seat.index()].contains(*card) => {
                ("not-in-hand", "that card is not in this hand.")
            }
            Move::Answer(_) if asked.is_none() => {
                ("no-window", "nothing was announced that this seat could answer.")
            }
            Move::Answer(_) => ("no-answer", "that card doesn't answer what was announced."),
            Move::Pass => ("no-window", "nothing was announced that this seat could answer."),
            Move::Draw if !own_turn => ("not-your-turn", "cards are drawn in one's own turn."),
            Move::Draw => ("draw-is-done", "the draw of this turn is made."),
            Move::End if between_plays && state.shown.turn.phase == Phase::Play => {
                ("must-play", "there are still cards to be played this turn.")
            }
            Move::End if !own_turn => ("not-your-turn", "only one's own turn can be ended."),
            Move::End => ("question-open", "another question has to be answered first."),
            Move::Discard(_) => match asked {
                Some(Question::HandLimit { .. } | Question::DiscardFromHand { .. }) => {
                    ("not-in-hand", "only a card of this hand can be discarded now.")
                }
                Some(Question::KeeperLimit { .. }) => {
                    ("not-your-keeper", "only one of this seat's Keepers can be discarded now.")
                }
                Some(Question::MayDiscard) => {
                    ("not-yours", "only cards of this seat's hand and table can be discarded.")
                }
                _ => ("no-discard-due", "nothing has to be discarded; cards can't be thrown away."),
            },
            Move::Choose(_) | Move::ChooseAt(..) | Move::ChooseSeat(_) | Move::Option(_) => {
                ("not-a-choice", "it is not among the choices of the question that is open.")
            }
        };
        Refusal::NotOffered { text: moves::write(deck, mv), rule, reason: reason.to_owned() }
    }
}
