//! Surprises out of turn: what was just announced may be answered before its
//! effect, and every answer may be answered by another Surprise.
//!
//! Answers form a chain. Its last one works and cancels the one before, so the
//! first one works if their number is odd (parity). Only players who could answer
//! are asked; who they are depends on hands, so it is never shown.

use asterism_cards::ast::{AnswerDoes, Kind, TriggerEvent};
use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::frame::{Frame, FrameKind, Link};
use crate::moves::{Move, Moves};
use crate::rules::Law;
use crate::run::{Flow, Run};
use crate::state::State;
use crate::verbs::{Op, THEFT, Theft};

/// A window that has been closed.
pub(crate) const CLOSED: u8 = 1;

impl Law<'_> {
    /// What was announced last and by whom, if it may be answered now: a card
    /// just played, a theft about to happen, or the last answer.
    #[inline]
    fn announced(self) -> Option<(Announced, Seat)> {
        if !self.deck.answers.any {
            return None;
        }
        self.announced_to_answer()
    }

    fn announced_to_answer(self) -> Option<(Announced, Seat)> {
        if let Some(link) = self.shown.chain.last() {
            return Some((Announced::Surprise(link.card()), link.seat()));
        }
        let frame = self.shown.frames.last()?;
        match frame.kind {
            FrameKind::Window if frame.stage != CLOSED => {
                let card = frame.card;
                let announced = match self.deck.facts(card).kind {
                    Kind::Surprise => Announced::Surprise(card),
                    kind => Announced::Card(card, kind),
                };
                Some((announced, frame.actor()))
            }
            FrameKind::Resolving | FrameKind::Ability if frame.stage == THEFT => {
                self.announced_theft(frame)
            }
            _ => None,
        }
    }

    /// Thefts are rare. Inlined, they would slow down all other announcements.
    #[cold]
    #[inline(never)]
    fn announced_theft(self, frame: &Frame) -> Option<(Announced, Seat)> {
        match self.deck.ops[usize::from(frame.verb)].theft(self, *frame) {
            Theft::None => None,
            Theft::OfKeeper { victim } => {
                let keeper = Card(frame.bound);
                Some((Announced::Theft(keeper, SeatSet::only(victim?)), frame.actor()))
            }
            Theft::OfEverything { robbed } => {
                let (victims, thief) = robbed?;
                Some((Announced::Theft(frame.card, victims), thief))
            }
        }
    }

    /// Whether something may be answered now, and which card that is.
    #[inline]
    pub(crate) fn window(self) -> Option<Card> {
        self.announced().map(|(announced, _)| announced.card())
    }

    /// The cards that answer what was announced, and who may use them.
    fn answers(&self, announced: Announced, by: Seat) -> (&CardSet, SeatSet) {
        let answers = &self.deck.answers;
        match announced {
            Announced::Surprise(_) => (&answers.surprises, self.shown.others(by)),
            Announced::Card(_, kind) => (&answers.to_kind[kind as usize], self.shown.others(by)),
            Announced::Theft(_, victims) => (&answers.to_theft, victims),
        }
    }

    /// The cards that answer what was announced, and who may use them.
    pub(crate) fn open_answers(&self) -> Option<(CardSet, SeatSet)> {
        let (announced, by) = self.announced()?;
        let (cards, seats) = self.answers(announced, by);
        Some((*cards, seats))
    }

    /// The seats that could answer what was announced and haven't passed.
    pub(crate) fn answerers(self, state: &State) -> SeatSet {
        let Some((announced, by)) = self.announced() else { return SeatSet::EMPTY };
        let (cards, seats) = self.answers(announced, by);
        if self.deck.options.everybody_is_asked {
            // Whether the deck has any answer is known to everybody.
            let asked = if cards.is_empty() { SeatSet::EMPTY } else { seats };
            return asked.iter().filter(|&seat| !state.passed.contains(seat)).collect();
        }
        seats
            .iter()
            .filter(|&seat| !state.passed.contains(seat) && state.hands[seat.index()].meets(cards))
            .collect()
    }

    /// Everybody who might be asked as far as others can tell, and what about.
    pub(crate) fn might_answer(self) -> Option<(SeatSet, &'static str)> {
        let (announced, by) = self.announced()?;
        Some((self.answers(announced, by).1, announced.code()))
    }

    /// Offers the answers of `seat`.
    pub(crate) fn offer_answers(self, state: &State, seat: Seat, moves: &mut Moves) {
        let Some((announced, by)) = self.announced() else { return };
        let (cards, _) = self.answers(announced, by);
        for card in state.hands[seat.index()].iter().filter(|&card| cards.contains(card)) {
            moves.push(Move::Answer(card));
        }
        moves.push(Move::Pass);
    }
}

/// What may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Announced {
    /// A Surprise: any other Surprise cancels it.
    Surprise(Card),
    Card(Card, Kind),
    /// A Keeper is about to be taken from one of these seats, or some of each;
    /// in that case the card is the one that does it.
    Theft(Card, SeatSet),
}

impl Announced {
    /// The stable code of what was announced.
    const fn code(self) -> &'static str {
        match self {
            Self::Surprise(_) => Kind::Surprise.word(),
            Self::Card(_, kind) => kind.word(),
            Self::Theft(..) => "steal",
        }
    }
}

impl Announced {
    const fn card(self) -> Card {
        match self {
            Self::Surprise(card) | Self::Card(card, _) | Self::Theft(card, _) => card,
        }
    }
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// Announces a card, if anybody could answer it.
    #[inline]
    pub(crate) fn announce(&mut self, seat: Seat, card: Card) -> bool {
        self.deck.answers.any && self.open_window(seat, card)
    }

    #[inline(never)]
    fn open_window(&mut self, seat: Seat, card: Card) -> bool {
        self.state.passed = SeatSet::EMPTY;
        let seat = seat.index() as u8;
        self.push(Frame { kind: FrameKind::Window, seat, card, ..Frame::default() });
        if self.law().answerers(self.state).is_empty() {
            self.state.shown.frames.pop();
            return false;
        }
        true
    }

    /// A card waits to be answered; once nobody does, it takes effect.
    #[inline(never)]
    pub(crate) fn wait_for_answers(&mut self) -> Flow {
        let frame = *self.frame();
        if !self.law().answerers(self.state).is_empty() {
            return Flow::Wait;
        }
        self.state.shown.frames.pop();
        self.take_effect(frame.actor(), frame.card);
        Flow::Again
    }

    /// Somebody has answered, or passed.
    #[inline(never)]
    pub(crate) fn window_answer(&mut self, seat: Seat, mv: Move) {
        let Move::Answer(card) = mv else {
            self.state.passed.insert(seat);
            return;
        };
        let Some(to) = self.law().window() else { return };
        self.state.take_from_hand(seat, card);
        self.state.passed = SeatSet::EMPTY;
        self.state.shown.chain.push(Link::new(seat, card));
        self.sink.tell_all(|| Event::Answered { seat, card, to });
    }

    /// The chain of answers: it may grow, or its parity decides.
    #[inline(never)]
    pub(crate) fn chain(&mut self) -> Flow {
        if !self.law().answerers(self.state).is_empty() {
            return Flow::Wait;
        }
        let chain = self.state.shown.chain;
        self.state.shown.chain.truncate(0);
        for link in chain.iter().rev() {
            self.state.push_discard(link.card());
        }
        let first = chain[0];
        if chain.len() % 2 == 1 {
            self.answer_works(first.seat(), first.card());
        } else {
            let card = first.card();
            self.sink.tell_all(|| Event::Cancelled { card });
            self.close_window();
        }
        Flow::Again
    }

    /// What was announced goes on; it can't be answered again.
    fn close_window(&mut self) {
        let frame = self.frame();
        frame.stage = match frame.kind {
            FrameKind::Window => CLOSED,
            _ => crate::verbs::THEFT_STANDS,
        };
    }

    /// The first answer of the chain does what it does.
    fn answer_works(&mut self, seat: Seat, card: Card) {
        let does = self.deck.answers.does[card.index()];
        let frame = *self.frame();
        let then = self.deck.answers.then.iter().find(|(of, _)| *of == card);
        let then = then.map(|&(_, verb)| verb);
        let target = match frame.kind {
            FrameKind::Window => frame.card,
            _ => Card(frame.bound),
        };
        match frame.kind {
            FrameKind::Window => {
                self.state.shown.frames.pop();
                // What doesn't lie on a table can't be redirected to another.
                let redirected = self.deck.piece_of(target);
                if does == Some(AnswerDoes::Redirect)
                    && let Some(piece) = redirected
                {
                    self.state.shown.lay(self.deck, seat, piece);
                    self.sink.tell_all(|| Event::Redirected { seat, card: target });
                    self.happened(TriggerEvent::Gain, seat, Some(self.deck.kind(target)));
                    self.push_settle(seat);
                } else {
                    self.state.push_discard(target);
                    self.sink.tell_all(|| Event::Cancelled { card: target });
                    self.push_settle(frame.actor());
                }
                if let Some(verb) = then {
                    self.push_effect(seat, card, verb, Some(frame.actor()));
                }
            }
            // A theft: the whole effect is over, and whoever answered takes a Keeper back.
            _ => {
                let op = self.deck.ops[usize::from(frame.verb)];
                let thief = match op.theft(self.law(), frame) {
                    Theft::OfEverything { robbed } => {
                        self.sink.tell_all(|| Event::Cancelled { card: frame.card });
                        robbed.map_or(frame.actor(), |(_, thief)| thief)
                    }
                    Theft::OfKeeper { .. } | Theft::None => {
                        self.sink.tell_all(|| Event::TheftStopped { seat, card: target });
                        frame.actor()
                    }
                };
                let verbs = &self.deck.ops[usize::from(frame.verb)..];
                let left = verbs.iter().position(|op| *op == Op::Finish).unwrap_or(0);
                let next = self.frame();
                next.verb += left as u16;
                next.stage = 0;
                next.bound = 0;
                if let Some(verb) = then {
                    self.push_effect(seat, card, verb, Some(thief));
                }
                if does == Some(AnswerDoes::StealBack) {
                    self.push(Frame {
                        kind: FrameKind::Ability,
                        seat: seat.index() as u8,
                        card,
                        verb: self.deck.steal_back,
                        kept: thief.index() as u16,
                        ..Frame::default()
                    });
                }
            }
        }
    }
}
