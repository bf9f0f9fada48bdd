//! Who meets a Goal, and what stops whom.

use asterism_kernel::{Seat, SeatSet};

use crate::card::{Card, Pieces};
use crate::deck::{GoalFacts, NONE};
use crate::options::BlockedLeader;
use crate::rules::Law;
use crate::state::Phase;

impl Law<'_> {
    /// The Creepers that stop `seat` from winning by `goal`.
    pub(crate) fn blocking(self, seat: Seat, goal: &GoalFacts) -> Pieces {
        if self.creepers_harmless() {
            return Pieces::EMPTY;
        }
        let mut creepers =
            self.shown.tables[seat.index()].and(self.deck.creepers).without(goal.names);
        if !creepers.is_empty() {
            creepers = creepers.without(self.also_needed()).without(self.harmless_to(seat));
        }
        creepers
    }

    /// What a winner must have besides, as far as it lies on a table.
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

    /// Whether `seat` has what `goal` demands, Creepers aside.
    fn has_parts(self, seat: Seat, goal: &GoalFacts) -> bool {
        let table = self.shown.tables[seat.index()];
        if goal.all.without(table).0 != 0 {
            return false;
        }
        goal.groups.iter().all(|group| table.and(group.among).len() >= usize::from(group.at_least))
            && (goal.nobody.is_empty() || self.shown.in_play().and(goal.nobody).is_empty())
            && goal.only.is_none_or(|piece| table.and(self.deck.keepers) == Pieces::only(piece))
    }

    /// Who has the most of something, if it is enough and nobody else has as
    /// many. A Creeper takes its holder out of a tie in any case; what
    /// happens if its holder has the most of all, the table decides.
    fn leader(self, goal: &GoalFacts, enough: u8, amount: impl Fn(Seat) -> usize) -> Option<Seat> {
        let mut best: Option<(usize, Option<Seat>)> = None;
        let mut most_blocked = 0;
        for seat in self.shown.seats.iter() {
            let has = amount(seat);
            if !self.blocking(seat, goal).is_empty() {
                most_blocked = most_blocked.max(has);
                continue;
            }
            best = match best {
                Some((most, _)) if has < most => best,
                Some((most, _)) if has == most => Some((most, None)),
                _ => Some((has, Some(seat))),
            };
        }
        let (most, seat) = best?;
        let overtaken =
            most_blocked > most && self.deck.options.blocked_leader == BlockedLeader::NobodyWins;
        if most < usize::from(enough) || overtaken { None } else { seat }
    }

    /// How much of something `seat` needs to be the one who has the most of it
    /// by `goal`: enough, and more than everybody who counts.
    pub(crate) fn needed_to_lead(
        self,
        seat: Seat,
        goal: &GoalFacts,
        enough: u8,
        amount: impl Fn(Seat) -> usize,
    ) -> usize {
        let others = self.shown.others(seat).iter().map(|other| {
            let stopped = !self.blocking(other, goal).is_empty();
            match (stopped, self.deck.options.blocked_leader) {
                (false, _) => amount(other) + 1,
                (true, BlockedLeader::NobodyWins) => amount(other),
                (true, BlockedLeader::Skipped) => 0,
            }
        });
        others.max().unwrap_or(0).max(usize::from(enough))
    }

    /// Whether a Goal in force counts cards in hands.
    #[inline]
    pub(crate) fn hands_count(self) -> bool {
        self.shown.goals.iter().any(|&goal| self.deck.counting_hands.contains(goal))
    }

    /// Everybody who meets `goal`.
    #[inline]
    pub(crate) fn winners_by(self, goal: Card) -> SeatSet {
        let index = self.deck.facts(goal).goal;
        if index == NONE {
            return SeatSet::EMPTY;
        }
        let goal = &self.deck.goals[usize::from(index)];
        if goal.impossible || !self.is_near(goal) {
            return SeatSet::EMPTY;
        }
        self.meets(goal)
    }

    /// Whether anybody could meet a Goal at first sight; nearly always nobody
    /// can, and that is found out fast.
    #[inline]
    fn is_near(self, goal: &GoalFacts) -> bool {
        let shown = self.shown;
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

    /// Everybody who meets a Goal that can be met.
    fn meets(self, goal: &GoalFacts) -> SeatSet {
        let mut leader = None;
        if let Some(number) = goal.most_cards {
            leader =
                Some(self.leader(goal, self.number(number), |seat| self.shown.hand_size(seat)));
        }
        if let Some(number) = goal.most_keepers {
            leader =
                Some(self.leader(goal, self.number(number), |seat| self.shown.keeper_count(seat)));
        }
        let mut winners = SeatSet::EMPTY;
        for seat in self.shown.seats.iter() {
            if leader.is_some_and(|leader| leader != Some(seat)) || !self.has_parts(seat, goal) {
                continue;
            }
            let needed = self.also_needed();
            if self.blocking(seat, goal).is_empty()
                && needed.without(self.shown.tables[seat.index()]).is_empty()
            {
                winners.insert(seat);
            }
        }
        winners
    }

    /// The one winner and the Goal, if exactly one seat meets one.
    #[inline]
    pub(crate) fn winner(self) -> Option<(Seat, Card)> {
        let near = self.shown.goals.iter().any(|&goal| {
            let index = self.deck.facts(goal).goal;
            index != NONE && self.is_near(&self.deck.goals[usize::from(index)])
        });
        let by_copying = if self.copies() { self.winner_by_copying() } else { None };
        by_copying.or_else(|| if near { self.find_winner() } else { None })
    }

    /// Whether the active seat may count a Keeper of somebody else as its own:
    /// with a card that lets it, until the end of its turn.
    #[inline]
    pub(crate) fn copies(self) -> bool {
        let copying = self.deck.piece_kinds.projecting;
        !copying.is_empty()
            && self.shown.turn.phase < Phase::End
            && self.working(self.shown.active()).meets(copying)
    }

    /// Whether the active seat wins by counting one Keeper of somebody else,
    /// with what is attached to it, as its own and not as that player's; this
    /// comes before everybody who really has the cards.
    #[cold]
    fn winner_by_copying(self) -> Option<(Seat, Card)> {
        let seat = self.shown.active();
        let own = self.shown.tables[seat.index()];
        let others = self.shown.in_play().without(own).and(self.deck.keepers);
        others.iter().find_map(|keeper| {
            let copy = Pieces::only(keeper).or(self.shown.attached_to(self.deck, keeper));
            if !self.shown.goals.iter().any(|&goal| self.helps(goal, own, copy)) {
                return None;
            }
            let mut shown = *self.shown;
            let holder = shown.holder(keeper)?;
            for piece in copy.iter() {
                shown.lift(self.deck, holder, piece);
                shown.lay(self.deck, seat, piece);
            }
            let found = Law { shown: &shown, ..self }.find_winner();
            found.filter(|&(winner, _)| winner == seat)
        })
    }

    /// Whether all that a Goal names would be there with these pieces. They may
    /// be of use even if they are no part of it: somebody else loses them.
    fn helps(self, goal: Card, own: Pieces, copy: Pieces) -> bool {
        let index = self.deck.facts(goal).goal;
        if index == NONE {
            return false;
        }
        let goal = &self.deck.goals[usize::from(index)];
        let with = own.or(copy);
        goal.all.within(with)
            && goal
                .groups
                .iter()
                .all(|group| with.and(group.among).len() >= usize::from(group.at_least))
    }

    #[cold]
    fn find_winner(self) -> Option<(Seat, Card)> {
        let mut all = SeatSet::EMPTY;
        let mut by = None;
        for &goal in self.shown.goals.iter() {
            let winners = self.winners_by(goal);
            if !winners.is_empty() {
                by = by.or(Some(goal));
                all = SeatSet::from_bits(all.bits() | winners.bits());
            }
        }
        match (all.len(), all.lowest(), by) {
            (1, Some(seat), Some(goal)) => Some((seat, goal)),
            _ => None,
        }
    }
}
