//! `look`: somebody sees a hand or the top card of the draw pile, alone or with
//! everybody else.

use asterism_cards::ast::Seen;

use crate::card::CardSet;
use crate::players::{Concerned, NamedPlayers};

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    at: Seen,
    players: NamedPlayers,
    openly: bool,
}

impl Look {
    fn show<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        of: Option<Seat>,
    ) {
        let seat = frame.actor();
        let cards: CardSet = match of {
            // The own hand is no news to its player.
            Some(of) if of == seat && !self.openly => return,
            Some(of) => run.state.hands[of.index()],
            None => run.state.deck().last().copied().into_iter().collect(),
        };
        if cards.is_empty() {
            return;
        }
        let audience = if self.openly { Audience::All } else { Audience::seat(seat) };
        run.sink.tell(audience, || Event::Saw { seat, of, cards: cards.iter().collect() });
        if !self.openly {
            run.sink.tell(Audience::others(seat), || Event::SawHidden { seat, of });
        }
    }

    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        seat: Seat,
    ) -> Flow {
        run.frame().set_that(seat);
        self.show(run, frame, Some(seat));
        Flow::Done
    }
}

impl Behavior for Look {
    type Definition = definitions::Look;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        let players = compiler.players(card, &definition.players);
        Some(Self { at: definition.at, players, openly: definition.openly })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        if self.at == Seen::Top {
            self.show(run, frame, None);
            return Flow::Done;
        }
        match run.law().concerned(self.players, frame) {
            Concerned::All(seats) => {
                for seat in seats.iter() {
                    self.show(run, frame, Some(seat));
                }
                Flow::Done
            }
            Concerned::Chance(seats) => match run.pick_seat(seats) {
                Some(seat) => self.chosen(run, frame, seat),
                None => run.no_effect(frame),
            },
            Concerned::Choice(seats) => match sole_seat(seats) {
                Some(seat) => self.chosen(run, frame, seat),
                None if seats.is_empty() => run.no_effect(frame),
                None => Flow::Wait,
            },
        }
    }

    fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
        SeatSet::only(frame.actor())
    }

    fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
        Question::Player
    }

    fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        if let Concerned::Choice(seats) = law.concerned(self.players, frame) {
            seats.iter().for_each(|seat| moves.push(Move::ChooseSeat(seat)));
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
}
