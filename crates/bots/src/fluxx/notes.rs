//! What a move does, from cards that its player sees: tables, Goals in force and the
//! player's own hand, before the move and after it.

use asterism_cards::ast::Kind;
use asterism_fluxx::{Card, Deck, Ending, Fluxx, Lack, Move, State};
use asterism_kernel::{Game as _, Seat, Silent, SplitMix64};
use serde::Serialize;

/// Something that a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "note")]
pub enum FluxxNote {
    /// It wins by this Goal.
    Wins { goal: Card },
    /// Somebody else wins by this Goal.
    Loses { seat: Seat, goal: Card },
    /// Afterwards, this Goal in hand would win.
    GoalInHand { goal: Card },
    /// An opponent no longer needs only one more card for this Goal.
    Stops { seat: Seat, goal: Card },
    /// Afterwards, one card is missing for a Goal in force. It is named if it can only be
    /// one.
    OneAway { goal: Card, missing: Option<Card> },
    /// Afterwards, one card is missing for a Goal in hand.
    OneAwayInHand { goal: Card, missing: Option<Card> },
    /// Afterwards, an opponent needs only one more card for this Goal.
    Helps { seat: Seat, goal: Card },
    /// A Creeper leaves the player's table.
    ShedsCreeper { card: Card },
    /// A Creeper comes to the player's table.
    GetsCreeper { card: Card },
    /// A Keeper leaves the player's table.
    LosesKeeper { card: Card },
    /// An opponent loses this Keeper.
    Takes { seat: Seat, card: Card },
    /// A Keeper that a Goal in hand asks for comes to the player's table.
    Serves { card: Card, goal: Card },
    /// A Keeper comes to the player's table.
    Lays { card: Card },
    /// A card that a Goal in hand asks for, or the Goal itself, leaves the hand.
    Discards { card: Card },
}

pub(super) fn about(
    game: &Fluxx,
    before: &State,
    seat: Seat,
    mv: Move,
    chance: &mut SplitMix64,
) -> Vec<FluxxNote> {
    let mut after = before.clone();
    game.step(&mut after, seat, &mv, chance, &mut Silent);
    let change = Change { game, deck: game.deck(), before, after: &after, seat };
    change.notes(mv)
}

struct Change<'a> {
    game: &'a Fluxx,
    deck: &'a Deck,
    before: &'a State,
    after: &'a State,
    seat: Seat,
}

/// Whether a seat needs only one more card.
fn is_one_away(lack: &Lack) -> bool {
    !lack.barred && lack.in_the_way == 0 && lack.steps() == 1
}

fn is_met(lack: &Lack) -> bool {
    !lack.barred && lack.steps() == 0
}

impl Change<'_> {
    fn notes(&self, mv: Move) -> Vec<FluxxNote> {
        let mut notes = Vec::new();
        if let Some(Ending::Goal { winner, goal } | Ending::Effect { winner, card: goal }) =
            self.after.ending()
        {
            notes.push(if winner == self.seat {
                FluxxNote::Wins { goal }
            } else {
                FluxxNote::Loses { seat: winner, goal }
            });
            return notes;
        }
        self.goals_in_hand(&mut notes);
        self.opponents(&mut notes);
        self.own_goals(&mut notes);
        self.tables(&mut notes);
        if let Move::Discard(card) = mv {
            let wanted = |goal: Card| {
                self.deck.wanted_by(goal).bits() & self.deck.piece_set(card).bits() != 0
            };
            let useful = self.goals_held(self.after).any(wanted)
                || self.after.goals().iter().any(|&goal| wanted(goal));
            if useful {
                notes.push(FluxxNote::Discards { card });
            }
        }
        notes
    }

    fn goals_held<'b>(&'b self, state: &'b State) -> impl Iterator<Item = Card> + 'b {
        state.hand(self.seat).iter().filter(|&card| self.deck.kind(card) == Kind::Goal)
    }

    /// The missing card, if it can only be one.
    fn missing(&self, lack: &Lack) -> Option<Card> {
        let bits = lack.pieces.bits() | lack.among.bits();
        (bits.count_ones() == 1)
            .then(|| self.deck.piece_cards().get(bits.trailing_zeros() as usize).copied())
            .flatten()
    }

    fn goals_in_hand(&self, notes: &mut Vec<FluxxNote>) {
        for goal in self.goals_held(self.after) {
            let lack = self.game.lack(self.after, self.seat, goal);
            let was = self.game.lack(self.before, self.seat, goal);
            if is_met(&lack) && !is_met(&was) {
                notes.push(FluxxNote::GoalInHand { goal });
            } else if is_one_away(&lack) && !is_one_away(&was) && !is_met(&was) {
                let missing = self.missing(&lack);
                notes.push(FluxxNote::OneAwayInHand { goal, missing });
            }
        }
    }

    /// The first Goal in force for which a seat needs only one more card.
    fn near(&self, state: &State, seat: Seat) -> Option<(Card, Lack)> {
        let goals = state.goals().iter().map(|&goal| (goal, self.game.lack(state, seat, goal)));
        goals.into_iter().find(|(_, lack)| is_one_away(lack))
    }

    fn opponents(&self, notes: &mut Vec<FluxxNote>) {
        let seats = self.game.seats(self.before);
        for seat in seats.iter().filter(|&seat| seat != self.seat) {
            match (self.near(self.before, seat), self.near(self.after, seat)) {
                (Some((goal, _)), None) => notes.push(FluxxNote::Stops { seat, goal }),
                (None, Some((goal, _))) => notes.push(FluxxNote::Helps { seat, goal }),
                _ => {}
            }
        }
    }

    fn own_goals(&self, notes: &mut Vec<FluxxNote>) {
        let (was, is) = (self.near(self.before, self.seat), self.near(self.after, self.seat));
        if let (None, Some((goal, lack))) = (was, is) {
            notes.push(FluxxNote::OneAway { goal, missing: self.missing(&lack) });
        }
    }

    fn tables(&self, notes: &mut Vec<FluxxNote>) {
        let cards = |bits: u128| {
            let cards = self.deck.piece_cards().iter().enumerate();
            let found = cards.filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, &card)| card);
            found.collect::<Vec<_>>()
        };
        let table = |state: &State, seat: Seat| state.table(seat).bits();
        let (was, is) = (table(self.before, self.seat), table(self.after, self.seat));
        let is_creeper = |card: Card| self.deck.kind(card) == Kind::Creeper;
        for card in cards(was & !is) {
            notes.push(if is_creeper(card) {
                FluxxNote::ShedsCreeper { card }
            } else {
                FluxxNote::LosesKeeper { card }
            });
        }
        let seats = self.game.seats(self.before);
        for seat in seats.iter().filter(|&seat| seat != self.seat) {
            let lost = table(self.before, seat) & !table(self.after, seat);
            let keepers = cards(lost).into_iter().filter(|&card| !is_creeper(card));
            notes.extend(keepers.map(|card| FluxxNote::Takes { seat, card }));
        }
        for card in cards(is & !was) {
            let bits = self.deck.piece_set(card).bits();
            let mut held = self.goals_held(self.after);
            let served = held.find(|&goal| self.deck.wanted_by(goal).bits() & bits != 0);
            notes.push(match served {
                _ if is_creeper(card) => FluxxNote::GetsCreeper { card },
                Some(goal) => FluxxNote::Serves { card, goal },
                None => FluxxNote::Lays { card },
            });
        }
    }
}
