//! What a move brings about: section 5 of the rules, in their order.

use asterism_kernel::{Audience, Chance, Seat, Sink};

use crate::event::LossCause;
use crate::state::{Stage, State};
use crate::trick::winner;
use crate::{Cards, Event, Face, MAX_HAND, Player, gems};

/// A position with everything needed to change it.
pub(crate) struct Table<'a, C, S> {
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut S,
    pub(crate) pay_after: bool,
}

impl<C: Chance, S: Sink<Event>> Table<'_, C, S> {
    /// One light for three cards, or as many as the hand and the deck allow
    /// (5.4, A-02).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat) {
        let light = &mut self.state.light[seat.index()];
        *light -= 1;
        let light = *light;
        self.sink.tell_all(|| Event::Paid { seat, light });
        let room = MAX_HAND - self.state.hand(seat).len();
        self.draw(seat, room.min(3));
    }

    /// A card goes from the hand to the trick.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, card: Face) {
        let hand = &mut self.state.hands[seat.index()];
        hand.remove(card);
        let empty = hand.is_empty();
        self.state.trick.push(Player::Seat(seat), card);
        self.sink.tell_all(|| Event::Played { seat, card });
        if empty {
            self.refill(seat);
        }
        if self.pay_after {
            self.state.stage = Stage::Late;
        } else {
            self.end_turn();
        }
    }

    /// The seat wants no more cards after playing.
    pub(crate) fn end_late_turn(&mut self, seat: Seat) {
        self.sink.tell_all(|| Event::TurnEnded { seat });
        self.end_turn();
    }

    /// The seat's turn is over; the next participant acts.
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.state.turns_done += 1;
        self.next_participant();
    }

    /// Finds who acts next, letting the rival play and passing over seats
    /// without cards; after the last one the round is resolved.
    #[inline]
    pub(crate) fn next_participant(&mut self) {
        let players = self.state.players;
        let two = players == 2;
        let participants = if two { 3 } else { players };
        while self.state.turns_done < participants {
            let place = self.state.turns_done;
            if two && place == 1 {
                self.rival_plays();
            } else {
                let steps = if two && place == 2 { 1 } else { place };
                let seat = self.state.seat_after_first(steps);
                if !self.state.hand(seat).is_empty() {
                    self.state.stage = Stage::Turn;
                    self.state.acting = seat;
                    return;
                }
                self.sink.tell_all(|| Event::Skipped { seat });
            }
            self.state.turns_done += 1;
        }
        self.resolve();
    }

    /// The deck's top card is played, whatever it is. An empty deck
    /// can't happen with two players; the rival then plays nothing.
    fn rival_plays(&mut self) {
        let Some(card) = self.state.deck.take() else { return };
        self.state.source.remove(card);
        self.state.trick.push(Player::Rival, card);
        self.sink.tell_all(|| Event::RivalPlayed { card });
        self.renew_deck();
    }

    /// An empty hand gets as many cards as its owner has light, two for the
    /// last light, or what there is.
    fn refill(&mut self, seat: Seat) {
        let due = self.state.light(seat).max(2);
        self.sink.tell_all(|| Event::Refill { seat, due });
        self.draw(seat, due as usize);
    }

    /// Draws one by one, so that a reshuffle may come in between.
    #[inline]
    fn draw(&mut self, seat: Seat, count: usize) {
        let mut got = Cards::EMPTY;
        for _ in 0..count {
            let Some(card) = self.state.deck.take() else {
                self.sink.tell_all(|| Event::NoCardsLeft { seat });
                break;
            };
            got.insert(card);
            self.sink.tell(Audience::seat(seat), || Event::Drawn { seat, card });
            let back = card.class();
            self.sink.tell(Audience::others(seat), || Event::DrawnBack { seat, back });
            if self.state.deck.is_empty() {
                self.state.receive(seat, std::mem::take(&mut got));
                self.renew_deck();
            }
        }
        self.state.receive(seat, got);
    }

    /// As soon as the deck is empty, the discard pile without its top becomes
    /// the deck (5.6, A-04).
    #[inline]
    pub(crate) fn renew_deck(&mut self) {
        if self.state.deck.is_empty() && self.state.pile.len() > 1 {
            self.reshuffle();
        }
    }

    #[cold]
    fn reshuffle(&mut self) {
        let state = &mut *self.state;
        let cards = state.pile.recycle(&mut state.deck);
        self.chance.shuffle(state.deck.cards_mut(), |card| card.index() as u16);
        state.source = cards;
        state.drawn = Default::default();
        let top = state.deck.cards()[0].class();
        self.sink.tell_all(|| Event::Reshuffled { cards, top });
    }

    /// A new round; hands that are still empty are filled first.
    pub(crate) fn begin_round(&mut self) {
        self.renew_deck();
        let (first, marker) = (self.state.first, self.state.marker);
        self.sink.tell_all(|| Event::RoundBegun { first, marker });
        for steps in 0..self.state.players {
            let seat = self.state.seat_after_first(steps);
            if self.state.hand(seat).is_empty() {
                self.refill(seat);
            }
        }
        self.state.turns_done = 0;
        // Somebody always has a card now: rest cards are never collected, so
        // with deck and pile used up at least five of them are in hands.
        self.next_participant();
    }

    /// Decides the round (5.7, 5.8).
    fn resolve(&mut self) {
        self.state.rounds = self.state.rounds.saturating_add(1);
        let top = self.state.pile.top();
        let Some(place) = winner(top, self.state.trick.cards()) else {
            // Only rest cards: marker, first player and light stay.
            self.state.last_winner = None;
            self.sink.tell_all(|| Event::RoundToNobody);
            self.discard_trick();
            return self.begin_round();
        };
        let by = self.state.trick.player(place);
        let card = self.state.trick.cards()[place];
        self.state.last_winner = Some(by);
        match by {
            Player::Rival => self.rival_wins(card),
            Player::Seat(seat) => {
                self.sink.tell_all(|| Event::RoundWon { seat, card });
                self.state.acting = seat;
                // The marker's loss comes before the taking.
                if self.state.marker == Some(seat) {
                    self.lose(seat, 1, LossCause::Marker);
                    if self.state.light(seat) == 0 {
                        return self.end();
                    }
                }
                self.state.stage = Stage::Take;
            }
        }
    }

    /// Nobody takes anything; the rival's card tops the pile unless a rest
    /// card was played; the human who was not first leads (section 6, A-21).
    fn rival_wins(&mut self, card: Face) {
        let rested = self.state.trick.cards().contains(&Face::REST);
        let top = if rested { Face::REST } else { card };
        self.sink.tell_all(|| Event::RoundToRival { card, top });
        self.state.trick.remove(top);
        self.discard_trick();
        self.state.pile.push(top);
        self.state.marker = None;
        self.state.first = self.state.seat_after_first(1);
        self.begin_round();
    }

    /// The cards on the table go to the pile in play order.
    #[inline]
    fn discard_trick(&mut self) {
        let State { trick, pile, .. } = &mut *self.state;
        for &card in trick.cards() {
            pile.push(card);
        }
        trick.clear();
    }

    /// The winner's card goes to the collection; a value already there costs
    /// its gems, each time.
    pub(crate) fn take(&mut self, seat: Seat, card: Face) {
        self.state.trick.remove(card);
        self.sink.tell_all(|| Event::Taken { seat, card });
        let collection = &mut self.state.collections[seat.index()];
        let value = card.value().unwrap_or(1);
        let repeated = collection.has_value(value);
        collection.insert(card);
        let complete = collection.has_all_values();
        if repeated {
            self.lose(seat, gems(value), LossCause::RepeatedValue);
        }
        if self.state.light(seat) == 0 || complete {
            return self.end();
        }
        if self.state.trick.cards().is_empty() {
            // Everybody else was passed over: nothing is left to put
            // on top, the pile keeps its top card.
            return self.lead_next(seat);
        }
        self.state.stage = Stage::Top;
    }

    /// The other cards go to the pile, this one on top.
    pub(crate) fn put_on_top(&mut self, seat: Seat, card: Face) {
        self.sink.tell_all(|| Event::TopChosen { seat, card });
        self.state.trick.remove(card);
        self.discard_trick();
        self.state.pile.push(card);
        self.lead_next(seat);
    }

    /// The winner gets the marker and leads.
    fn lead_next(&mut self, seat: Seat) {
        self.state.marker = Some(seat);
        self.state.first = seat;
        self.begin_round();
    }

    /// Flips light to dark, at most what is left.
    fn lose(&mut self, seat: Seat, due: u8, cause: LossCause) {
        let light = &mut self.state.light[seat.index()];
        let lost = due.min(*light);
        *light -= lost;
        let light = *light;
        self.sink.tell_all(|| Event::LightLost { seat, lost, light, cause });
    }

    /// The game ends at once.
    fn end(&mut self) {
        self.state.stage = Stage::End;
        let state = &*self.state;
        self.sink.tell_all(|| Event::Ended {
            ending: state.ending().expect("the stage was just set to the end"),
        });
    }
}

impl State {
    /// Cards from the deck come into a hand.
    #[inline]
    fn receive(&mut self, seat: Seat, cards: Cards) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.plus(cards);
        let drawn = &mut self.drawn[seat.index()];
        *drawn = drawn.plus(cards);
    }

    /// The seat this many steps clockwise of the first player.
    #[inline]
    pub(crate) const fn seat_after_first(&self, steps: u8) -> Seat {
        let index = self.first.index() + steps as usize;
        let players = self.players as usize;
        Seat::new(if index >= players { index - players } else { index })
    }
}
