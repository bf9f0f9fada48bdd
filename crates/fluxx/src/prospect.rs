//! Who is close to winning, by which Goal, and what is missing or in the way:
//! typed facts for people, computed from what everybody sees.

use asterism_kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::card::{Card, Pieces};
use crate::deck::NONE;
use crate::game::Fluxx;
use crate::rules::{Law, Numbers};
use crate::state::PublicState;
use crate::view::View;

/// What a Goal counts instead of naming cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    CardsInHand,
    Keepers,
    /// Points of Keepers.
    Points,
    /// Cards in hand that have to go.
    CardsToLose,
}

/// How far one seat is from winning by one Goal in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prospect {
    /// Whose distance it is.
    pub seat: Seat,
    /// The Goal it is about.
    pub goal: Card,
    /// What it has of what is asked for.
    pub has: Vec<Card>,
    /// Cards that it must get, each of them.
    pub lacks: Vec<Card>,
    /// Cards of which some are enough, and how many.
    pub lacks_some: Vec<(u8, Vec<Card>)>,
    /// How many more it needs, to have enough and the most.
    pub lacks_count: Vec<(Counted, u8)>,
    /// Creepers of its own that stop it.
    pub stopped_by: Vec<Card>,
    /// Other cards in the way: those nobody may have, and Keepers beside the
    /// only one allowed.
    pub in_the_way: Vec<Card>,
    /// Cards that another player must have, and nobody else has.
    pub elsewhere: Vec<Card>,
    /// The Goal names a card that is not in this deck.
    pub impossible: bool,
    /// Others meet a Goal at the same time, so that nobody wins yet.
    pub tied: bool,
}

impl Prospect {
    /// How many things must still happen.
    #[must_use]
    pub fn steps(&self) -> usize {
        let some: usize = self.lacks_some.iter().map(|(count, _)| usize::from(*count)).sum();
        let count: usize = self.lacks_count.iter().map(|(_, count)| usize::from(*count)).sum();
        let cards = self.lacks.len() + self.stopped_by.len() + self.in_the_way.len();
        cards + some + count + self.elsewhere.len()
    }

    /// Whether nothing is missing and nothing is in the way.
    #[must_use]
    pub fn is_met(&self) -> bool {
        !self.impossible && self.steps() == 0
    }
}

impl Fluxx {
    /// How far everybody is from every Goal in force, as this viewer can see;
    /// the closest first.
    #[must_use]
    pub fn prospects(&self, view: &View) -> Vec<Prospect> {
        let shown = self.shown_in(view);
        let law = self.law_over(&shown);
        let pairs = view.goals.iter().flat_map(|&goal| shown.seats.iter().map(move |s| (s, goal)));
        let mut all: Vec<Prospect> =
            pairs.filter_map(|(seat, goal)| law.prospect(seat, goal)).collect();
        let meeting: SeatSet = all.iter().filter(|one| one.is_met()).map(|one| one.seat).collect();
        for one in all.iter_mut().filter(|one| one.is_met()) {
            one.tied = meeting.len() > 1;
        }
        all.sort_by_key(|one| (one.impossible, one.steps()));
        all
    }

    /// The public state rebuilt from one viewer's view, as far as winning depends
    /// on it.
    fn shown_in(&self, view: &View) -> PublicState {
        let deck = self.deck();
        let seats: SeatSet = view.places.iter().map(|place| place.seat).collect();
        let mut shown = self.empty(seats, view.turn).shown;
        shown.turn.phase = view.phase;
        for place in &view.places {
            shown.hand_sizes[place.seat.index()] =
                u16::try_from(place.hand_size).unwrap_or(u16::MAX);
            for piece in place.table.iter().filter_map(|&card| deck.piece_of(card)) {
                shown.lay(deck, place.seat, piece);
            }
            for &(creeper, host) in &place.attached {
                if let (Some(creeper), Some(host)) = (deck.piece_of(creeper), deck.piece_of(host)) {
                    shown.attach(deck, creeper, host);
                }
            }
        }
        for rule in view.rules.iter().map(|&card| deck.facts(card).rule) {
            if rule != NONE {
                shown.in_force |= 1 << rule;
            }
        }
        // What the Meta Rule has raised are draws and plays; no Goal asks for those.
        shown.numbers = Numbers::of(deck, shown.in_force, 0);
        for &goal in &view.goals {
            shown.goals.push(goal);
        }
        shown
    }
}

impl Law<'_> {
    fn prospect(self, seat: Seat, goal: Card) -> Option<Prospect> {
        let index = self.deck.facts(goal).goal;
        if index == NONE {
            return None;
        }
        let facts = &self.deck.goals[usize::from(index)];
        // Nobody wins by a Goal by which everybody loses.
        if facts.ungoal {
            return None;
        }
        let distance = self.distance(seat, facts);
        let table = self.counted(seat);
        let cards = |pieces: Pieces| -> Vec<Card> {
            pieces.iter().map(|piece| self.deck.card_of(piece)).collect()
        };
        let asked = facts.all.or(self.also_needed());
        let among = asked.or(facts.wanted());
        // Of alternatives the nearest one counts; what it lacks of lists is one list.
        let groups = facts.groups.iter().map(|group| (group.missing(table), group.among));
        let of_groups: Vec<(u8, Pieces)> = match facts.any_of.is_empty() {
            true => groups.collect(),
            false => vec![(distance.of_groups, distance.among)],
        };
        let counted = [
            (Counted::CardsInHand, distance.cards_in_hand),
            (Counted::Keepers, distance.keepers),
            (Counted::Points, distance.points),
            (Counted::CardsToLose, distance.too_many_cards),
        ];
        Some(Prospect {
            seat,
            goal,
            has: cards(self.shown.tables[seat.index()].and(among)),
            lacks: cards(distance.lacks),
            lacks_some: of_groups
                .into_iter()
                .filter(|(missing, _)| *missing > 0)
                .map(|(missing, among)| (missing, cards(among.without(table))))
                .collect(),
            lacks_count: counted.into_iter().filter(|(_, missing)| *missing > 0).collect(),
            stopped_by: cards(distance.stopped_by),
            in_the_way: cards(distance.banned.or(distance.beside)),
            elsewhere: cards(distance.elsewhere),
            impossible: distance.impossible,
            tied: false,
        })
    }
}
