//! `put`: cards go from one place to another: a hand, a table, a pile, what is in
//! force, or into play.

use asterism_cards::ast::{Kind, Number, Picker, PlayerWord, Plays, SourcePile, TargetPile};
use asterism_cards::verbs::VerbKind;

use crate::card::CardSet;
use crate::event::{PlayedFrom, PutTo};
use crate::players::{Concerned, NamedPlayers};

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Put {
    /// Which cards, by the number of the set in the deck.
    filter: u16,
    /// How many; all of them if there is no number.
    count: Option<Number>,
    from: SourcePile,
    of: NamedPlayers,
    to: TargetPile,
    to_player: NamedPlayers,
    pick: Picker,
}

/// From whom; asked.
const WHOSE: u8 = 1;
/// To whom; asked. The seats that cards come from are the low half of `bound`.
const WHOM: u8 = 2;
/// Which cards; asked. The seat that gets them is the high half of `bound`, and
/// `count` is how many are still to come from the first of the others.
const CARDS: u8 = 3;

/// In `count`: nothing has been taken from the present seat yet.
const FRESH: u8 = u8::MAX;

impl Put {
    const fn has_source_player(self) -> bool {
        matches!(self.from, SourcePile::Hand | SourcePile::Table)
    }

    const fn has_target_player(self) -> bool {
        matches!(self.to, TargetPile::Hand | TargetPile::Table)
    }

    /// The cards of the source that may be moved.
    fn candidates(self, law: Law<'_>, state: &State, actor: Seat, source: Seat) -> CardSet {
        let deck = law.deck;
        let pieces = |pieces: Pieces| -> CardSet {
            pieces.iter().map(|piece| deck.card_of(piece)).collect()
        };
        let there: CardSet = match self.from {
            SourcePile::Hand => state.hands[source.index()],
            SourcePile::Table => {
                let table = law.shown.tables[source.index()];
                let kept = deck.piece_kinds.protected;
                pieces(if source == actor { table } else { table.without(kept) })
            }
            SourcePile::Discard => state.discard().iter().copied().collect(),
            SourcePile::Deck => state.deck().iter().copied().collect(),
            SourcePile::Rules => {
                let rules = law.shown.rules.iter();
                rules.map(|&rule| deck.rules[usize::from(rule)].card).collect()
            }
            SourcePile::Goals => law.shown.goals.iter().copied().collect(),
            SourcePile::Top => CardSet::EMPTY,
        };
        let filter = &deck.filters[usize::from(self.filter)];
        let fits = |card: &Card| {
            let kind = deck.kind(*card);
            filter.contains(*card)
                && match self.to {
                    TargetPile::Table => matches!(kind, Kind::Keeper | Kind::Creeper),
                    // A Creeper is never in a hand.
                    TargetPile::Hand => kind != Kind::Creeper,
                    _ => true,
                }
        };
        there.iter().filter(fits).collect()
    }

    /// Who chooses the cards; `None` if chance does. Nobody can choose among the
    /// hidden cards of another hand.
    fn chooser(self, actor: Seat, source: Seat) -> Option<Seat> {
        match self.pick {
            Picker::Random => None,
            Picker::Owner if self.has_source_player() => Some(source),
            _ if self.from == SourcePile::Hand && source != actor => None,
            Picker::You | Picker::Owner => Some(actor),
        }
    }

    fn source(self, law: Law<'_>, frame: Frame) -> Option<Seat> {
        law.first_of(SeatSet::from_bits(frame.bound as u8), frame.actor())
    }

    /// Nothing more comes from the present seat.
    fn source_done<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, source: Seat) -> Flow {
        let frame = run.frame();
        let left = SeatSet::from_bits(frame.bound as u8).without(source);
        frame.bound = frame.bound & 0xff00 | u16::from(left.bits());
        frame.count = FRESH;
        if left.is_empty() && (self.from == SourcePile::Deck || self.to == TargetPile::Deck) {
            shuffle(run);
        }
        if left.is_empty() { Flow::Done } else { Flow::Again }
    }

    /// Moves a card that has been chosen.
    fn put<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        source: Seat,
        card: Card,
    ) {
        let target = Seat::new(usize::from(frame.bound >> 8) % MAX_SEATS);
        let actor = frame.actor();
        let piece = run.deck.piece_of(card);
        match (self.from, self.to, piece) {
            (SourcePile::Table, TargetPile::Table, Some(piece)) => {
                if source != target {
                    run.move_piece(piece, source, target);
                }
                return;
            }
            (SourcePile::Table, TargetPile::Discard, Some(piece)) => {
                return run.discard_piece(source, piece, DiscardReason::Effect);
            }
            (SourcePile::Hand, TargetPile::Discard, _) => {
                return run.discard_from_hand(source, card, DiscardReason::Effect);
            }
            (SourcePile::Hand, TargetPile::Hand, _) => {
                if source != target {
                    run.hand_over(card, source, target);
                }
                return;
            }
            (SourcePile::Rules, TargetPile::Discard, _) => {
                let rule = run.deck.facts(card).rule;
                return run.remove_rules(1 << rule, DiscardReason::Effect);
            }
            _ => {}
        }
        self.take_out(run, source, card);
        match self.to {
            TargetPile::Play => {
                if self.from == SourcePile::Deck {
                    shuffle(run);
                }
                run.play(actor, card, self.played_from(actor, source));
            }
            TargetPile::Discard if self.from == SourcePile::Goals => {
                run.drop_goal(card, DiscardReason::Effect);
            }
            TargetPile::Discard => {
                run.state.push_discard(card);
                let seat = actor;
                let why = DiscardReason::Effect;
                run.sink.tell_all(|| Event::Discarded { seat, card, why });
            }
            TargetPile::Hand => {
                run.state.add_to_hand(target, card);
                self.tell(run, actor, source, card, PutTo::Hand, Some(target));
            }
            TargetPile::Table => {
                if let Some(piece) = piece {
                    run.state.shown.lay(run.deck, target, piece);
                    self.tell(run, actor, source, card, PutTo::Table, Some(target));
                    let kind = Some(run.deck.kind(card));
                    run.happened(asterism_cards::ast::TriggerEvent::Gain, target, kind);
                }
            }
            TargetPile::Top | TargetPile::Deck => {
                run.state.push_deck(card);
                let to = if self.to == TargetPile::Top { PutTo::Top } else { PutTo::Deck };
                self.tell(run, actor, source, card, to, None);
            }
            TargetPile::Bottom => {
                run.state.push_deck_bottom(card);
                self.tell(run, actor, source, card, PutTo::Bottom, None);
            }
        }
        if self.from == SourcePile::Goals {
            run.goals_changed();
        }
    }

    /// Takes a card out of its place.
    fn take_out<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        source: Seat,
        card: Card,
    ) {
        match self.from {
            SourcePile::Hand => run.state.take_from_hand(source, card),
            SourcePile::Table => {
                let Some(piece) = run.deck.piece_of(card) else { return };
                // What is attached stays in front of its player.
                for creeper in run.state.shown.attached_to(run.deck, piece).iter() {
                    run.state.shown.detach(run.deck, creeper);
                }
                run.state.shown.detach(run.deck, piece);
                run.state.shown.lift(run.deck, source, piece);
                let kind = Some(run.deck.kind(card));
                run.happened(asterism_cards::ast::TriggerEvent::Lose, source, kind);
            }
            SourcePile::Discard => run.state.take_from_discard(card),
            SourcePile::Deck => run.state.take_from_deck(card),
            SourcePile::Rules => {
                let rule = run.deck.facts(card).rule;
                run.state.shown.rules.retain(|other| other != rule);
                run.state.shown.in_force &= !(1 << rule);
                run.state.shown.rules_changed(run.deck);
            }
            SourcePile::Goals => {
                run.state.shown.goals.retain(|other| other != card);
                run.state.shown.changed.add(Changed::GOALS);
            }
            SourcePile::Top => {}
        }
    }

    /// Tells everybody what they may know.
    fn tell<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        seat: Seat,
        source: Seat,
        card: Card,
        to: PutTo,
        of: Option<Seat>,
    ) {
        let was_hidden = matches!(self.from, SourcePile::Hand | SourcePile::Deck | SourcePile::Top);
        if !was_hidden || to == PutTo::Table {
            run.sink.tell_all(|| Event::Put { seat, card: Some(card), to, of });
            return;
        }
        let mut knowing = of.map_or(SeatSet::EMPTY, SeatSet::only);
        match self.from {
            SourcePile::Hand => knowing.insert(source),
            SourcePile::Deck => knowing.insert(seat),
            _ => {}
        }
        run.sink.tell(Audience::Only(knowing), || Event::Put { seat, card: Some(card), to, of });
        run.sink.tell(Audience::Except(knowing), || Event::Put { seat, card: None, to, of });
    }

    fn played_from(self, actor: Seat, source: Seat) -> PlayedFrom {
        match self.from {
            SourcePile::Hand if source == actor => PlayedFrom::Hand,
            SourcePile::Hand => PlayedFrom::HandOf(source),
            SourcePile::Discard => PlayedFrom::DiscardPile,
            SourcePile::Deck | SourcePile::Top => PlayedFrom::DrawPile,
            SourcePile::Table | SourcePile::Rules | SourcePile::Goals => PlayedFrom::InPlay,
        }
    }

    /// Moves the top card of the draw pile.
    fn put_top<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        source: Seat,
    ) -> Flow {
        let target = Seat::new(usize::from(frame.bound >> 8) % MAX_SEATS);
        if self.to == TargetPile::Hand {
            run.frame().count = 0;
            run.draw(target, usize::from(frame.count));
            return Flow::Again;
        }
        let Some(card) = run.top_card() else {
            return self.source_done(run, source);
        };
        run.frame().count -= 1;
        if self.to == TargetPile::Table && run.deck.piece_of(card).is_none() {
            // Only Keepers and Creepers lie on tables.
            run.state.push_discard(card);
            let (seat, why) = (frame.actor(), DiscardReason::Effect);
            run.sink.tell_all(|| Event::Discarded { seat, card, why });
        } else {
            self.put(run, frame, source, card);
        }
        Flow::Again
    }

    /// It is known who gives and who gets.
    fn cards<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let Some(source) = self.source(run.law(), frame) else { return Flow::Done };
        let actor = frame.actor();
        if frame.count == FRESH {
            let count = self.count.map_or(FRESH - 1, |count| run.law().number(count));
            run.frame().count = count.min(FRESH - 1);
            return Flow::Again;
        }
        if frame.count == 0 {
            return self.source_done(run, source);
        }
        if self.from == SourcePile::Top {
            return self.put_top(run, frame, source);
        }
        let found = self.candidates(run.law(), run.state, actor, source);
        let several = found.len();
        if several == 0 {
            return self.source_done(run, source);
        }
        if several <= usize::from(frame.count) && self.to != TargetPile::Play {
            run.frame().count = 0;
            run.spend(several as u32);
            for card in found.iter() {
                self.put(run, frame, source, card);
            }
            return Flow::Again;
        }
        let card = match self.chooser(actor, source) {
            _ if several == 1 => found.nth(0),
            Some(_) => return Flow::Wait,
            None => {
                run.spend(1);
                let picked = run.chance.pick(several, |index| found.nth(index).0);
                found.nth(picked)
            }
        };
        run.frame().count -= 1;
        self.put(run, frame, source, card);
        Flow::Again
    }

    /// Finds out which player is meant; `None` while that is asked.
    fn player<C: Chance, S: Sink<Event>>(
        run: &mut Run<'_, C, S>,
        players: NamedPlayers,
        frame: Frame,
    ) -> Option<SeatSet> {
        let one = match run.law().concerned(players, frame) {
            Concerned::All(seats) => return Some(seats),
            Concerned::Chance(seats) => run.pick_seat(seats),
            Concerned::Choice(seats) => match sole_seat(seats) {
                None if !seats.is_empty() => return None,
                only => only,
            },
        };
        if let Some(seat) = one {
            run.frame().set_that(seat);
        }
        Some(one.map_or(SeatSet::EMPTY, SeatSet::only))
    }
}

fn shuffle<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>) {
    let size = usize::from(run.state.shown.deck_size);
    run.spend(size as u32);
    run.chance.shuffle(&mut run.state.order[..size], |card| card.0);
    run.sink.tell_all(|| Event::DrawPileShuffled);
}

impl Behavior for Put {
    type Definition = definitions::Put;

    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self> {
        let to_player = compiler.players(card, &definition.to_player);
        if !to_player.is_one() {
            compiler.refuse(card, "put to several players at once");
            return None;
        }
        Some(Self {
            filter: compiler.filter(card, &definition.filter),
            count: match definition.count {
                Plays::Count(count) => Some(count),
                Plays::All | Plays::ByDay { .. } => None,
            },
            from: definition.from,
            of: compiler.players(card, &definition.of),
            to: definition.to,
            to_player,
            pick: definition.pick,
        })
    }

    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
        let you = NamedPlayers::Word(PlayerWord::You);
        match frame.stage {
            0 | WHOSE => {
                let of = if self.has_source_player() { self.of } else { you };
                let Some(sources) = Self::player(run, of, frame) else {
                    run.frame().stage = WHOSE;
                    return Flow::Wait;
                };
                if sources.is_empty() {
                    return run.no_effect(frame);
                }
                run.frame().bound = u16::from(sources.bits());
                run.frame().stage = WHOM;
                Flow::Again
            }
            WHOM => {
                let to = if self.has_target_player() { self.to_player } else { you };
                let Some(targets) = Self::player(run, to, frame) else { return Flow::Wait };
                let Some(target) = run.law().first_of(targets, frame.actor()) else {
                    return run.no_effect(frame);
                };
                let next = run.frame();
                next.bound |= (target.index() as u16) << 8;
                next.count = FRESH;
                next.stage = CARDS;
                Flow::Again
            }
            _ => self.cards(run, frame),
        }
    }

    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet {
        let actor = frame.actor();
        let source = self.source(law, frame).filter(|_| frame.stage == CARDS);
        let asked = source.and_then(|source| self.chooser(actor, source));
        SeatSet::only(asked.unwrap_or(actor))
    }

    fn question(self, _: Law<'_>, frame: Frame, _: Seat) -> Question {
        match frame.stage {
            CARDS => Question::of_verb(VerbKind::Put),
            _ => Question::Player,
        }
    }

    fn offer(self, law: Law<'_>, state: &State, frame: Frame, _: Seat, moves: &mut Moves) {
        if frame.stage != CARDS {
            let players = if frame.stage == WHOM { self.to_player } else { self.of };
            if let Concerned::Choice(seats) = law.concerned(players, frame) {
                seats.iter().for_each(|seat| moves.push(Move::ChooseSeat(seat)));
            }
            return;
        }
        let Some(source) = self.source(law, frame) else { return };
        for card in self.candidates(law, state, frame.actor(), source).iter() {
            moves.push(match self.from {
                SourcePile::Table => Move::ChooseAt(card, source),
                _ => Move::Choose(card),
            });
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
            Move::ChooseSeat(seat) => {
                let next = run.frame();
                next.set_that(seat);
                if frame.stage == WHOM {
                    next.bound |= (seat.index() as u16) << 8;
                    next.count = FRESH;
                    next.stage = CARDS;
                } else {
                    next.bound = u16::from(SeatSet::only(seat).bits());
                    next.stage = WHOM;
                }
            }
            Move::Choose(card) | Move::ChooseAt(card, _) => {
                if let Some(source) = self.source(run.law(), frame) {
                    run.frame().count -= 1;
                    self.put(run, frame, source, card);
                }
            }
            _ => {}
        }
        Flow::Again
    }

    fn shows_draw_pile(self, frame: Frame) -> bool {
        self.from == SourcePile::Deck && frame.stage == CARDS
    }
}
