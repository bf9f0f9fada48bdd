//! Verbs whose player chooses one player. If only one can be chosen, nobody is
//! asked.

use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::sole_seat;

/// A verb whose player chooses one player. It takes its methods about questions
/// from `asks_for_player!();` and calls [`run`].
pub(super) trait ChoosesPlayer: Copy {
    /// Who can be chosen; by default every other player.
    #[inline]
    fn players(self, law: Law<'_>, frame: Frame) -> SeatSet {
        law.shown.others(frame.actor())
    }

    /// What happens with the player chosen.
    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        seat: Seat,
    ) -> Flow;
}

/// Carries out the verb if there is only one choice; otherwise waits for an answer.
#[inline]
pub(super) fn run<V: ChoosesPlayer, C: Chance, S: Sink<Event>>(
    verb: V,
    run: &mut Run<'_, C, S>,
    frame: Frame,
) -> Flow {
    let players = verb.players(run.law(), frame);
    match sole_seat(players) {
        Some(seat) => verb.chosen(run, frame, seat),
        None if players.is_empty() => run.no_effect(frame),
        None => Flow::Wait,
    }
}

/// The methods about questions of a verb that [`ChoosesPlayer`].
macro_rules! asks_for_player {
    () => {
        fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
            SeatSet::only(frame.actor())
        }

        fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
            Question::Player
        }

        fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
            for seat in self.players(law, frame).iter() {
                moves.push(Move::ChooseSeat(seat));
            }
        }

        fn answer<C: Chance, S: Sink<Event>>(
            self,
            run: &mut Run<'_, C, S>,
            frame: Frame,
            _: Seat,
            mv: Move,
        ) -> Flow {
            match mv {
                Move::ChooseSeat(seat) => self.chosen(run, frame, seat),
                _ => Flow::Again,
            }
        }
    };
}

pub(super) use asks_for_player;
