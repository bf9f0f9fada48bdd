//! The numbers of the questions of Fluxx.

use asterism_fluxx::{Card, Question};
use asterism_kernel::Seat;

/// All kinds of questions. New ones go to the end.
pub(crate) const QUESTIONS: &[&str] = &[
    "before-draw",
    "play",
    "before-end",
    "hand-limit",
    "keeper-limit",
    "answer",
    "replace-goal",
    "surplus-goal",
    "keep-pair",
    "play-from-mini-hand",
    "day",
    "card-from-discard-pile",
    "pile",
    "card-from-draw-pile",
    "play-top-again",
    "effect",
    "rhyme",
    "judge-rhyme",
    "lose-keeper",
    "player",
    "direction",
    "own-keeper",
    "their-keeper",
    "discard-from-table",
    "take-from-table",
    "give-from-table",
    "give-to",
    "move-from-table",
    "move-to",
    "attach-to",
    "give-from-hand",
    "discard-from-hand",
    "hand-out",
    "may-discard",
    "discard-rule",
    "verb",
];

/// A question as numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct QuestionNumbers {
    /// Its place among [`QUESTIONS`].
    pub(crate) number: usize,
    pub(crate) card: Option<Card>,
    pub(crate) seat: Option<Seat>,
    /// How many are to be chosen.
    pub(crate) count: u8,
    /// Which of several questions of a verb.
    pub(crate) step: u8,
}

pub(crate) const fn question_number(question: &Question) -> QuestionNumbers {
    const fn plain(number: usize) -> QuestionNumbers {
        QuestionNumbers { number, card: None, seat: None, count: 0, step: 0 }
    }
    match *question {
        Question::BeforeDraw => plain(0),
        Question::Play => plain(1),
        Question::BeforeEnd => plain(2),
        Question::HandLimit { count } => QuestionNumbers { count, ..plain(3) },
        Question::KeeperLimit { count } => QuestionNumbers { count, ..plain(4) },
        Question::Answer { card } => QuestionNumbers { card: Some(card), ..plain(5) },
        Question::ReplaceGoal => plain(6),
        Question::SurplusGoal => plain(7),
        Question::KeepPair { card } => QuestionNumbers { card: Some(card), ..plain(8) },
        Question::PlayFromMiniHand { left, first } => {
            QuestionNumbers { count: left, step: first as u8, ..plain(9) }
        }
        Question::Day => plain(10),
        Question::CardFromDiscardPile => plain(11),
        Question::Pile => plain(12),
        Question::CardFromDrawPile => plain(13),
        Question::PlayTopAgain => plain(14),
        Question::Effect => plain(15),
        Question::Rhyme => plain(16),
        Question::JudgeRhyme { of } => QuestionNumbers { seat: Some(of), ..plain(17) },
        Question::LoseKeeper { of } => QuestionNumbers { seat: Some(of), ..plain(18) },
        Question::Player => plain(19),
        Question::Direction => plain(20),
        Question::OwnKeeper => plain(21),
        Question::TheirKeeper => plain(22),
        Question::DiscardFromTable => plain(23),
        Question::TakeFromTable => plain(24),
        Question::GiveFromTable => plain(25),
        Question::GiveTo { card } => QuestionNumbers { card: Some(card), ..plain(26) },
        Question::MoveFromTable => plain(27),
        Question::MoveTo { card } => QuestionNumbers { card: Some(card), ..plain(28) },
        Question::AttachTo { card } => QuestionNumbers { card: Some(card), ..plain(29) },
        Question::GiveFromHand { count } => QuestionNumbers { count, ..plain(30) },
        Question::DiscardFromHand { count } => QuestionNumbers { count, ..plain(31) },
        Question::HandOut { to } => QuestionNumbers { seat: Some(to), ..plain(32) },
        Question::MayDiscard => plain(33),
        Question::DiscardRule { at_most, may_stop } => {
            QuestionNumbers { count: at_most, step: may_stop as u8, ..plain(34) }
        }
        Question::Verb { step, card, seat, .. } => {
            QuestionNumbers { card, seat, step, ..plain(35) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_have_the_numbers_of_their_names() {
        let card = Card::new(3);
        for question in [
            Question::BeforeDraw,
            Question::HandLimit { count: 2 },
            Question::Answer { card },
            Question::PlayFromMiniHand { left: 1, first: true },
            Question::Effect,
            Question::JudgeRhyme { of: Seat::new(1) },
            Question::TakeFromTable,
            Question::AttachTo { card },
            Question::MayDiscard,
            Question::DiscardRule { at_most: 2, may_stop: true },
        ] {
            assert_eq!(QUESTIONS[question_number(&question).number], question.name());
        }
    }
}
