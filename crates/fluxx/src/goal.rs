//! How far players are from a Goal, and who meets one.

use asterism_cards::ast::Number;
use asterism_kernel::{Seat, SeatSet};

use crate::card::{Card, Pieces};
use crate::deck::{ExtraGoal, GoalFacts, NONE};
use crate::options::BlockedLeader;
use crate::rules::Law;
use crate::state::Phase;

/// What keeps a seat from meeting a Goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Distance {
    /// Cards that it must get, each of them.
    pub(crate) lacks: Pieces,
    /// How many it must get of lists of which some are enough.
    pub(crate) of_groups: u8,
    /// The cards of those lists that it doesn't have.
    pub(crate) among: Pieces,
    /// How many cards in hand it needs to have the most and enough.
    pub(crate) cards_in_hand: u8,
    /// How many Keepers it needs to have the most and enough.
    pub(crate) keepers: u8,
    /// Its Creepers that stop it.
    pub(crate) stopped_by: Pieces,
    /// Cards on any table that nobody may have.
    pub(crate) banned: Pieces,
    /// Its Keepers beside the only one allowed, and cards it must not have.
    pub(crate) beside: Pieces,
    /// Cards that another player must have, and nobody else has.
    pub(crate) elsewhere: Pieces,
    /// How many points of Keepers it needs.
    pub(crate) points: u8,
    /// How many cards in hand it has too many.
    pub(crate) too_many_cards: u8,
    /// The Goal names a card that is not in this deck.
    pub(crate) impossible: bool,
}

impl Distance {
    /// Whether the seat meets the Goal.
    #[inline]
    pub(crate) fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// How many things must still happen.
    fn steps(&self) -> usize {
        let pieces = self.lacks.len() + self.stopped_by.len() + self.banned.len();
        let counts = [self.of_groups, self.cards_in_hand, self.keepers, self.points];
        let counts: usize = counts.into_iter().map(usize::from).sum();
        let impossible = if self.impossible { 1_000 } else { 0 };
        pieces
            + counts
            + self.beside.len()
            + self.elsewhere.len()
            + usize::from(self.too_many_cards)
            + impossible
    }

    /// What keeps a seat from meeting this and something else.
    fn and(self, other: Self) -> Self {
        Self {
            lacks: self.lacks.or(other.lacks),
            of_groups: self.of_groups.saturating_add(other.of_groups),
            among: self.among.or(other.among),
            cards_in_hand: self.cards_in_hand.max(other.cards_in_hand),
            keepers: self.keepers.max(other.keepers),
            stopped_by: self.stopped_by.or(other.stopped_by),
            banned: self.banned.or(other.banned),
            beside: self.beside.or(other.beside),
            elsewhere: self.elsewhere.or(other.elsewhere),
            points: self.points.max(other.points),
            too_many_cards: self.too_many_cards.max(other.too_many_cards),
            impossible: self.impossible || other.impossible,
        }
    }
}

/// What the active seat gains by counting a Keeper of somebody else as its own.
enum ByCopying {
    Wins(Seat, Card),
    /// It meets a Goal, but others do, too.
    Ties,
    Nothing,
}

impl Law<'_> {
    /// The Creepers that stop `seat` from winning by `goal`.
    pub(crate) fn blocking(self, seat: Seat, goal: &GoalFacts) -> Pieces {
        if self.creepers_harmless() {
            return Pieces::EMPTY;
        }
        let kinds = &self.deck.piece_kinds;
        let table = self.shown.tables[seat.index()];
        let mut creepers = table.and(self.deck.creepers).without(kinds.not_stopping_holder);
        if !kinds.stopping_others.is_empty() {
            let elsewhere = self.shown.in_play().without(table);
            creepers = creepers.or(elsewhere.and(kinds.stopping_others));
        }
        creepers = creepers.without(goal.names);
        if !creepers.is_empty() {
            creepers = creepers.without(self.also_needed()).without(self.harmless_to(seat));
        }
        creepers
    }

    /// What a winner must have in addition, as far as it is on a table.
    pub(crate) fn also_needed(self) -> Pieces {
        if !self.has(self.deck.rule_kinds.also_need) {
            return Pieces::EMPTY;
        }
        let in_play = self.shown.in_play();
        self.deck
            .also_need
            .iter()
            .filter(|(rule, _)| self.shown.in_force & (1 << rule) != 0)
            .fold(Pieces::EMPTY, |all, (_, piece)| all.or(Pieces::only(*piece)))
            .and(in_play)
    }

    /// Everything that keeps `seat` from meeting `goal`. Winning, what bots
    /// strive for and what people are told all come from here, so that they
    /// agree.
    #[inline]
    pub(crate) fn distance(self, seat: Seat, goal: &GoalFacts) -> Distance {
        let mut distance = self.distance_to_demands(seat, goal);
        distance.lacks = distance.lacks.or(self.also_needed().without(self.counted(seat)));
        distance.stopped_by = self.blocking(seat, goal);
        distance
    }

    /// The cards on the table of `seat` as Goals count them.
    #[inline]
    pub(crate) fn counted(self, seat: Seat) -> Pieces {
        let table = self.shown.tables[seat.index()];
        if table.meets(self.deck.piece_kinds.counting_as) { self.as_others(table) } else { table }
    }

    #[cold]
    fn as_others(self, table: Pieces) -> Pieces {
        let working = table.without(self.disabled());
        let counts_as = self.deck.piece_kinds.counts_as.iter();
        let there = counts_as.filter(|(keeper, _)| working.contains(*keeper));
        there.fold(table, |all, (_, others)| all.or(*others))
    }

    /// What keeps `seat` from meeting the demands of a Goal, Creepers aside.
    fn distance_to_demands(self, seat: Seat, goal: &GoalFacts) -> Distance {
        let table = self.counted(seat);
        let mut distance = Distance {
            lacks: goal.all.without(table),
            impossible: goal.impossible,
            ..Distance::default()
        };
        for group in &goal.groups {
            let missing = group.missing(table);
            if missing > 0 {
                distance.of_groups = distance.of_groups.saturating_add(missing);
                distance.among = distance.among.or(group.among.without(table));
            }
        }
        if !goal.nobody.is_empty() {
            distance.banned = self.shown.in_play().and(goal.nobody);
        }
        if let Some(only) = goal.only {
            let own = self.shown.tables[seat.index()];
            distance.beside = own.and(self.deck.keepers).without(Pieces::only(only));
        }
        if let Some(number) = goal.most_cards {
            distance.cards_in_hand =
                self.lacks_to_lead(seat, goal, number, |seat| self.shown.hand_size(seat));
        }
        if let Some(number) = goal.most_keepers {
            distance.keepers =
                self.lacks_to_lead(seat, goal, number, |seat| self.shown.keeper_count(seat));
        }
        if goal.is_plain { distance } else { distance.and(self.further_distance(seat, goal)) }
    }

    /// The demands that no printed edition has.
    #[cold]
    #[inline(never)]
    fn further_distance(self, seat: Seat, goal: &GoalFacts) -> Distance {
        let table = self.shown.tables[seat.index()];
        let mut distance = Distance {
            beside: table.and(goal.lacks),
            elsewhere: goal.others.without(self.shown.in_play().without(table)),
            ..Distance::default()
        };
        if let Some(points) = goal.points {
            distance.points = points.saturating_sub(self.points(seat));
        }
        if goal.empty_hand {
            distance.too_many_cards = u8::try_from(self.shown.hand_size(seat)).unwrap_or(u8::MAX);
        }
        for alternatives in &goal.any_of {
            let distances = alternatives.iter().map(|goal| self.distance_to_demands(seat, goal));
            if let Some(nearest) = distances.min_by_key(Distance::steps) {
                distance = distance.and(nearest);
            }
        }
        distance
    }

    /// The values of the Keepers of `seat` added up.
    fn points(self, seat: Seat) -> u8 {
        let keepers = self.shown.tables[seat.index()].and(self.deck.keepers);
        let values = keepers.iter().map(|piece| self.deck.values[usize::from(piece.0)]);
        values.fold(0, u8::saturating_add)
    }

    /// How much more of something `seat` needs to have the most of it by
    /// `goal`: enough, and more than everybody who counts. Somebody stopped by a
    /// Creeper is no rival in a tie; whether it is one if it has the most
    /// of all, the table decides.
    fn lacks_to_lead(
        self,
        seat: Seat,
        goal: &GoalFacts,
        enough: Number,
        amount: impl Fn(Seat) -> usize,
    ) -> u8 {
        let others = self.shown.others(seat).iter().map(|other| {
            let stopped = !self.blocking(other, goal).is_empty();
            match (stopped, self.deck.options.blocked_leader) {
                (false, _) => amount(other) + 1,
                (true, BlockedLeader::NobodyWins) => amount(other),
                (true, BlockedLeader::Skipped) => 0,
            }
        });
        let needed = others.max().unwrap_or(0).max(usize::from(self.number(enough)));
        u8::try_from(needed.saturating_sub(amount(seat))).unwrap_or(u8::MAX)
    }

    /// Whether a Goal in force counts cards in hands.
    #[inline]
    pub(crate) fn hands_count(self) -> bool {
        self.shown.goals.iter().any(|&goal| self.deck.counting_hands.contains(goal))
            || self.deck.extra_goals_count_hands
    }

    /// Everybody who meets `goal`.
    #[inline]
    pub(crate) fn winners_by(self, goal: Card) -> SeatSet {
        let index = self.deck.facts(goal).goal;
        if index == NONE {
            return SeatSet::EMPTY;
        }
        let goal = &self.deck.goals[usize::from(index)];
        if !goal.ungoal && self.is_near(goal) { self.meets(goal) } else { SeatSet::EMPTY }
    }

    /// Whether anybody could meet a Goal at first sight; nearly always nobody
    /// can, and that is found out fast.
    #[inline]
    fn is_near(self, goal: &GoalFacts) -> bool {
        let shown = self.shown;
        if !self.deck.piece_kinds.counting_as.is_empty() {
            return true;
        }
        if !goal.all.is_empty() {
            return shown.used_tables().iter().any(|&table| goal.all.within(table));
        }
        if let Some(number) = goal.most_cards {
            let enough = u16::from(self.number(number));
            return shown.hand_sizes.iter().any(|&size| size >= enough);
        }
        if let Some(number) = goal.most_keepers {
            let enough = self.number(number);
            return shown.keepers.iter().any(|&count| count >= enough);
        }
        true
    }

    fn meets(self, goal: &GoalFacts) -> SeatSet {
        let meets = |seat: &Seat| {
            // Nearly always cards are missing, which is cheap to see.
            goal.has_cards(self.counted(*seat)) && self.distance(*seat, goal).is_none()
        };
        self.shown.seats.iter().filter(meets).collect()
    }

    /// The one winner and the Goal, if exactly one seat meets one.
    #[inline]
    pub(crate) fn winner(self) -> Option<(Seat, Card)> {
        let near = self.shown.goals.iter().any(|&goal| {
            let index = self.deck.facts(goal).goal;
            index != NONE && self.is_near(&self.deck.goals[usize::from(index)])
        });
        let near = near || !self.deck.extra_goals.is_empty();
        if self.copies() {
            match self.by_copying() {
                ByCopying::Wins(seat, goal) => return Some((seat, goal)),
                ByCopying::Ties => return None,
                ByCopying::Nothing => {}
            }
        }
        if near { self.find_winner() } else { None }
    }

    /// Whether the active seat may count a Keeper of somebody else as its own:
    /// with a card that lets it, until the end of its turn.
    #[inline]
    pub(crate) fn copies(self) -> bool {
        let copying = self.deck.piece_kinds.projecting;
        self.shown.turn.phase < Phase::End
            && !self.working_among(self.shown.active(), copying).is_empty()
    }

    /// What the active seat gains by counting one Keeper of somebody else, with what
    /// is attached to it, as its own and not as that player's; a win by it comes
    /// before everybody who really has the cards. If it meets a Goal
    /// only together with others, several players meet one and nobody wins.
    #[cold]
    fn by_copying(self) -> ByCopying {
        let seat = self.shown.active();
        let own = self.shown.tables[seat.index()];
        let others = self.shown.in_play().without(own).and(self.deck.keepers);
        let mut best = ByCopying::Nothing;
        for keeper in others.iter() {
            let copy = Pieces::only(keeper).or(self.shown.attached_to(self.deck, keeper));
            if !self.shown.goals.iter().any(|&goal| self.helps(goal, own, copy)) {
                continue;
            }
            let mut shown = *self.shown;
            let Some(holder) = shown.holder(keeper) else { continue };
            for piece in copy.iter() {
                shown.lift(self.deck, holder, piece);
                shown.lay(self.deck, seat, piece);
            }
            let (winners, by) = Law { shown: &shown, ..self }.everybody_who_meets_one();
            match by {
                Some(goal) if winners == SeatSet::only(seat) => {
                    return ByCopying::Wins(seat, goal);
                }
                Some(_) if winners.contains(seat) => best = ByCopying::Ties,
                _ => {}
            }
        }
        best
    }

    /// Whether all that a Goal names would be there with these pieces. They may
    /// be of use even if they are no part of it: somebody else loses them.
    fn helps(self, goal: Card, own: Pieces, copy: Pieces) -> bool {
        let index = self.deck.facts(goal).goal;
        if index == NONE {
            return false;
        }
        let goal = &self.deck.goals[usize::from(index)];
        goal.has_cards(own.or(copy))
    }

    #[cold]
    fn find_winner(self) -> Option<(Seat, Card)> {
        match self.everybody_who_meets_one() {
            (winners, Some(goal)) if winners.len() == 1 => Some((winners.lowest()?, goal)),
            _ => None,
        }
    }

    /// Everybody who meets a Goal in force, and the oldest Goal that is met.
    fn everybody_who_meets_one(self) -> (SeatSet, Option<Card>) {
        let mut all = SeatSet::EMPTY;
        let mut by = None;
        for &goal in self.shown.goals.iter() {
            let winners = self.winners_by(goal);
            if !winners.is_empty() {
                by = by.or(Some(goal));
                all = SeatSet::from_bits(all.bits() | winners.bits());
            }
        }
        for extra in &self.deck.extra_goals {
            let winners = self.winners_by_extra(extra);
            if !winners.is_empty() {
                by = by.or(Some(extra.card));
                all = SeatSet::from_bits(all.bits() | winners.bits());
            }
        }
        (all, by)
    }

    /// Everybody who wins by a way to win that a card in play offers in addition to Goals.
    fn winners_by_extra(self, extra: &ExtraGoal) -> SeatSet {
        if self.shown.in_force & extra.rule != 0 {
            return self.meets(&extra.goal);
        }
        let holder = extra.piece.lowest().and_then(|piece| self.working_holder(piece));
        match holder {
            Some(seat) if self.distance(seat, &extra.goal).is_none() => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }

    /// The Goal by which everybody loses now, if one is met. Creepers don't stop that.
    #[inline]
    pub(crate) fn ungoal(self) -> Option<Card> {
        if self.deck.has_ungoals { self.find_ungoal() } else { None }
    }

    #[cold]
    fn find_ungoal(self) -> Option<Card> {
        self.shown.goals.iter().copied().find(|&card| {
            let index = self.deck.facts(card).goal;
            let goal = self.deck.goals.get(usize::from(index)).filter(|goal| goal.ungoal);
            goal.is_some_and(|goal| {
                self.shown.seats.iter().any(|seat| self.distance_to_demands(seat, goal).is_none())
            })
        })
    }
}
