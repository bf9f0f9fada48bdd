//! Samples states that are consistent with a seat's knowledge.

use arrayvec::ArrayVec;
use asterism_kernel::{Chance, Seat};

use crate::piles::{DeckPile, DiscardPile};
use crate::trick::Trick;
use crate::{CARD_COUNT, Cards, Class, Face, Knowledge, MAX_PLAYERS, State};

/// Cards in an order.
type Row = ArrayVec<Face, CARD_COUNT>;

impl Knowledge {
    /// Places the unseen cards so that (a) every hand has its backs, (b) the
    /// deck's top has its class, (c) the deck holds only cards that may be
    /// there.
    pub(crate) fn sample<C: Chance>(&self, chance: &mut C) -> State {
        let view = &self.view;
        let players = view.backs.len();
        let possible = self.possible_deck();
        let mut hands = [Cards::EMPTY; MAX_PLAYERS];
        if let (Some(seat), Some(hand)) = (view.seat, view.hand) {
            hands[seat.index()] = hand;
        }
        let own = view.seat.map(Seat::index);
        let mut deck = Row::new();
        for class in Class::ALL {
            let chosen = shuffled(possible.of_class(class), chance)
                .into_iter()
                .take(view.deck.backs.count(class))
                .collect::<Row>();
            let in_deck: Cards = chosen.iter().copied().collect();
            deck.extend(chosen);
            let mut rest = shuffled(self.unseen.of_class(class).minus(in_deck), chance).into_iter();
            for seat in (0..players).filter(|&seat| Some(seat) != own) {
                hands[seat].extend(rest.by_ref().take(view.backs[seat].count(class)));
            }
        }
        chance.shuffle(&mut deck, |card| card.index() as u16);
        if let Some(place) = deck.iter().position(|card| Some(card.class()) == view.deck.top) {
            deck.swap(0, place);
        }
        let drawn = self.sample_drawn(&deck, chance);
        let mut collections = [Cards::EMPTY; MAX_PLAYERS];
        collections[..players].copy_from_slice(&view.collections);
        let mut light = [0; MAX_PLAYERS];
        light[..players].copy_from_slice(&view.light);
        let mut trick = Trick::EMPTY;
        for played in &view.trick {
            trick.push(played.by, played.card);
        }
        State {
            hands,
            collections,
            drawn,
            source: self.source,
            deck: DeckPile::new(&deck),
            pile: self.pile(),
            trick,
            light,
            players: players as u8,
            stage: view.state,
            acting: self.decider,
            first: view.first,
            marker: view.marker,
            turns_done: self.turns_done,
            last_winner: self.last_winner,
            rounds: self.rounds,
        }
    }

    /// What has left the deck unseen was drawn by somebody, each seat as many
    /// of a class as was seen; so the other seats' memories fit this state.
    fn sample_drawn<C: Chance>(&self, deck: &[Face], chance: &mut C) -> [Cards; MAX_PLAYERS] {
        let mut drawn = [Cards::EMPTY; MAX_PLAYERS];
        let own = self.view.seat.map(Seat::index);
        if let Some(seat) = own {
            drawn[seat] = self.own_drawn;
        }
        let in_deck: Cards = deck.iter().copied().collect();
        let by_others = self.source.minus(self.own_drawn).minus(in_deck);
        for class in Class::ALL {
            let mut cards = shuffled(by_others.of_class(class), chance).into_iter();
            for seat in (0..self.drawn.len()).filter(|&seat| Some(seat) != own) {
                drawn[seat].extend(cards.by_ref().take(self.drawn[seat].count(class)));
            }
        }
        drawn
    }

    /// The order below the top is without effect, so any will do.
    fn pile(&self) -> DiscardPile {
        let discard = self.view.discard;
        let mut below = discard.cards;
        below.remove(discard.top);
        DiscardPile::new(below.iter().chain([discard.top]))
    }
}

fn shuffled<C: Chance>(cards: Cards, chance: &mut C) -> Row {
    let mut row: Row = cards.iter().collect();
    chance.shuffle(&mut row, |card| card.index() as u16);
    row
}
