//! One game of a batch.

use asterism_bots::{Agent, Decision, Level};
use asterism_kernel::{Chance as _, Offer as _, Seat, Silent, SplitMix64, Viewer};

use super::{Autoreset, BatchPlan, SeatPlayer, reward};
use crate::{EncodedGame, Encoding, WAIT};

/// What all games of a batch share.
pub(super) struct Table<G: EncodedGame> {
    pub(super) encoding: Encoding<G>,
    pub(super) agent: Agent<G>,
    pub(super) players: usize,
    pub(super) plan: BatchPlan,
}

/// One game.
pub(super) struct Slot<G: EncodedGame> {
    state: G::State,
    chance: SplitMix64,
    /// Decides what bots and random actions do, so that the cards don't depend on it.
    policy: SplitMix64,
    index: u64,
    episode: u64,
    decisions: u32,
    /// Who has to act; nobody once the game is over.
    seat: Option<Seat>,
}

impl<G: EncodedGame> Slot<G> {
    pub(super) const fn is_over(&self) -> bool {
        self.seat.is_none()
    }

    /// One of the actions whose bits are set, each equally likely.
    pub(super) fn sample(&mut self, legal: &[u64]) -> usize {
        let count = legal.iter().map(|word| word.count_ones()).sum::<u32>();
        let mut left = self.policy.below(count.max(1));
        for (at, &word) in legal.iter().enumerate() {
            let ones = word.count_ones();
            if left >= ones {
                left -= ones;
                continue;
            }
            let mut word = word;
            for _ in 0..left {
                word &= word - 1;
            }
            return at * 64 + word.trailing_zeros() as usize;
        }
        WAIT
    }
}

/// The places for the results of one game.
pub(super) struct Row<'a> {
    pub(super) legal: &'a mut [u64],
    pub(super) observation: &'a mut [u8],
    pub(super) mask: &'a mut [u8],
    pub(super) seat: &'a mut i8,
    pub(super) rewards: &'a mut [f32],
    pub(super) terminated: &'a mut bool,
    pub(super) truncated: &'a mut bool,
}

impl Row<'_> {
    /// Forgets the results of the step before.
    pub(super) fn clear(&mut self) {
        self.rewards.fill(0.0);
        *self.terminated = false;
        *self.truncated = false;
    }
}

impl<G: EncodedGame> Table<G> {
    /// A game that has not begun.
    pub(super) fn slot(&self, seed: u64, index: u64) -> Slot<G> {
        let mut chance = SplitMix64::of_game(seed, index);
        let state = self.encoding.game().begin(&mut chance, &mut Silent);
        let policy = SplitMix64::new(SplitMix64::of_game(!seed, index).next_bits());
        Slot { state, chance, policy, index, episode: 0, decisions: 0, seat: None }
    }

    /// Begins the first game, or the next one.
    pub(super) fn begin(&self, slot: &mut Slot<G>, offer: &mut G::Offer) {
        let number = slot.episode * self.plan.games as u64 + slot.index;
        slot.chance = SplitMix64::of_game(self.plan.seed, number);
        slot.state = self.encoding.game().begin(&mut slot.chance, &mut Silent);
        slot.episode += 1;
        slot.decisions = 0;
        self.go_on(slot, offer);
    }

    /// Lets bots play until the caller has to act or the game is over.
    fn go_on(&self, slot: &mut Slot<G>, offer: &mut G::Offer) {
        let game = self.encoding.game();
        loop {
            slot.seat = game.open(&slot.state).lowest();
            let Some(seat) = slot.seat else { return };
            let SeatPlayer::Bot(level, budget) = self.plan.players[seat.index()] else { return };
            if slot.decisions >= self.plan.max_decisions {
                return;
            }
            game.offer_into(&slot.state, seat, offer);
            let mv = if level == Level::Random || offer.len() == 1 {
                offer.get(slot.policy.below(offer.len() as u32) as usize)
            } else {
                let knowledge = game.knowledge(&slot.state, Viewer::Seat(seat));
                let decision = Decision { knowledge: &knowledge, seat, offer };
                self.agent.decide(level, &decision, &budget, slot.policy.next_bits()).mv
            };
            slot.decisions += 1;
            game.step(&mut slot.state, seat, &mv, &mut slot.chance, &mut Silent);
        }
    }

    /// Makes a legal move, or begins the next game if this one is over.
    pub(super) fn step(
        &self,
        slot: &mut Slot<G>,
        action: i64,
        row: &mut Row<'_>,
        offer: &mut G::Offer,
    ) {
        let game = self.encoding.game();
        let mv = usize::try_from(action).ok().zip(slot.seat);
        let mv = mv.and_then(|(action, seat)| Some((seat, self.encoding.move_at(seat, action)?)));
        let Some((seat, mv)) = mv else {
            return self.begin(slot, offer);
        };
        game.step(&mut slot.state, seat, &mv, &mut slot.chance, &mut Silent);
        slot.decisions += 1;
        self.go_on(slot, offer);
        if slot.seat.is_none() {
            *row.terminated = true;
            if let Some(outcome) = game.outcome(&slot.state) {
                for (index, place) in row.rewards.iter_mut().enumerate() {
                    *place = reward(&outcome, self.players, Seat::new(index)) as f32;
                }
            }
        } else if slot.decisions >= self.plan.max_decisions {
            *row.truncated = true;
            slot.seat = None;
        } else {
            return;
        }
        if self.plan.autoreset == Autoreset::SameStep {
            self.begin(slot, offer);
        }
    }

    /// Writes down what the seat knows that has to act, and what it may do.
    pub(super) fn show(&self, slot: &Slot<G>, row: &mut Row<'_>, offer: &mut G::Offer) {
        let game = self.encoding.game();
        row.legal.fill(0);
        row.mask.fill(0);
        // Once the game is over, the first seat of the caller sees the end.
        let watching = || {
            let place = self.plan.players.iter().position(|who| *who == SeatPlayer::Caller);
            Seat::new(place.unwrap_or(0))
        };
        let viewer = slot.seat.unwrap_or_else(watching);
        *row.seat = slot.seat.map_or(-1, |seat| seat.index() as i8);
        let knowledge = game.knowledge(&slot.state, Viewer::Seat(viewer));
        self.encoding.observe(&knowledge, row.observation);
        if slot.seat.is_none() {
            row.legal[0] = 1 << WAIT;
            row.mask[WAIT] = 1;
            return;
        }
        game.offer_into(&slot.state, viewer, offer);
        self.encoding.legal(viewer, offer, |action| {
            row.legal[action / 64] |= 1 << (action % 64);
            row.mask[action] = 1;
        });
    }
}
