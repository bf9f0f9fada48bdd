//! The players that an effect names.

use asterism_cards::ast::PlayerWord;
use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::Piece;
use crate::event::Event;
use crate::frame::Frame;
use crate::rules::Law;
use crate::run::Run;

/// Players that an effect names, compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NamedPlayers {
    Word(PlayerWord),
    /// The holder of that piece; nobody if the deck doesn't have it.
    Holder(Option<Piece>),
}

impl NamedPlayers {
    /// Whether they are one player at most.
    pub(crate) const fn is_one(self) -> bool {
        !matches!(self, Self::Word(PlayerWord::Everyone | PlayerWord::EachOther))
    }
}

/// Whom an effect concerns, or how that is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Concerned {
    All(SeatSet),
    /// One of these, whom the player chooses.
    Choice(SeatSet),
    /// One of these, whom chance chooses.
    Chance(SeatSet),
}

impl Law<'_> {
    pub(crate) fn concerned(self, players: NamedPlayers, frame: Frame) -> Concerned {
        let shown = self.shown;
        let actor = frame.actor();
        let only = |seat: Option<Seat>| {
            let there = seat.filter(|&seat| shown.seats.contains(seat));
            Concerned::All(there.map_or(SeatSet::EMPTY, SeatSet::only))
        };
        let word = match players {
            NamedPlayers::Holder(piece) => {
                return only(piece.and_then(|piece| shown.holder(piece)));
            }
            NamedPlayers::Word(word) => word,
        };
        match word {
            PlayerWord::You => only(Some(actor)),
            PlayerWord::Everyone => Concerned::All(shown.seats),
            PlayerWord::EachOther => Concerned::All(shown.others(actor)),
            PlayerWord::Chosen => Concerned::Choice(shown.others(actor)),
            PlayerWord::Anyone => Concerned::Choice(shown.seats),
            PlayerWord::Next => only(Some(shown.next(actor))),
            PlayerWord::Previous => only(Some(shown.previous(actor))),
            PlayerWord::Random => Concerned::Chance(shown.others(actor)),
            PlayerWord::Active => only(Some(shown.active())),
            PlayerWord::That => only(frame.that()),
            PlayerWord::MostKeepers => self.leading(|seat| shown.keeper_count(seat) as i32),
            PlayerWord::FewestKeepers => self.leading(|seat| -(shown.keeper_count(seat) as i32)),
            PlayerWord::MostCards => self.leading(|seat| shown.hand_size(seat) as i32),
            PlayerWord::FewestCards => self.leading(|seat| -(shown.hand_size(seat) as i32)),
        }
    }

    /// Everybody who has the most of something; several in a tie.
    fn leading(self, amount: impl Fn(Seat) -> i32) -> Concerned {
        let most = self.shown.seats.iter().map(&amount).max();
        Concerned::All(self.shown.seats.iter().filter(|&seat| Some(amount(seat)) == most).collect())
    }

    /// The first of these in turn order from `seat`.
    pub(crate) fn first_of(self, seats: SeatSet, from: Seat) -> Option<Seat> {
        self.shown.round_from(from).find(|&seat| seats.contains(seat))
    }
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// Lets chance choose one of these seats.
    pub(crate) fn pick_seat(&mut self, seats: SeatSet) -> Option<Seat> {
        if seats.is_empty() {
            return None;
        }
        self.spend(1);
        let nth = |index: usize| seats.iter().nth(index);
        let code = |index: usize| nth(index).map_or(0, |seat| seat.index() as u16);
        let index = self.chance.pick(seats.len(), code);
        nth(index)
    }
}
