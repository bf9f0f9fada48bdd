//! Many games at once, stepped by numbers into arrays that the caller owns.

mod slot;

use std::sync::{Mutex, PoisonError};

use asterism_bots::{Agent, Budget, Level};
use asterism_kernel::{MAX_SEATS, Outcome, Seat};

use crate::{EncodedGame, Encoding};

use self::slot::{Row, Slot, Table};

/// The most games of one batch.
const MAX_GAMES: usize = 1 << 20;
/// The fewest games that are worth another thread.
const FEWEST_PER_THREAD: usize = 16;

/// What happens in the step after the one in which a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Autoreset {
    /// The step that ends a game already returns the beginning of the next one.
    #[default]
    SameStep,
    /// The step that ends a game returns its end. The next step ignores the action and
    /// begins a new game.
    NextStep,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatPlayer {
    /// The caller of [`Batch::step`].
    #[default]
    Caller,
    Bot(Level, Budget),
}

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct BatchPlan {
    pub games: usize,
    pub seed: u64,
    pub players: [SeatPlayer; MAX_SEATS],
    /// As many as the machine has if 0.
    pub threads: usize,
    /// A longer game is truncated.
    pub max_decisions: u32,
    pub autoreset: Autoreset,
}

asterism_kernel::explained! {
    /// Why a batch can't be made or stepped. Nothing has changed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BatchError {
        /// No games, or too many.
        Games { games: usize, most: usize } = "batch-games",
        /// All seats are played by bots.
        NoCaller = "batch-no-caller",
        /// The system gave no threads.
        Threads = "batch-threads",
        /// An array has another length.
        Length {
            array: &'static str,
            found: usize,
            wanted: usize,
        } = "array-length",
        /// An action that isn't legal in its game.
        NotLegal {
            game: usize,
            /// Its number.
            action: String,
        } = "action-not-legal",
    }
    also {}
}

/// Where the results of a step are written. Each array has its row of every game.
#[derive(Debug)]
pub struct BatchBuffers<'a> {
    /// What the seat knows that has to act: as many numbers as the layout has.
    pub observations: &'a mut [u8],
    /// Its legal actions: a number for each action.
    pub masks: &'a mut [u8],
    /// The seat that has to act; -1 where a game has ended and the next step begins a
    /// new one.
    pub seats: &'a mut [i8],
    /// What the step brought each player.
    pub rewards: &'a mut [f32],
    /// Whether a game ended.
    pub terminated: &'a mut [bool],
    /// Whether a game was cut off.
    pub truncated: &'a mut [bool],
}

/// What an ending is worth to a seat: 1 for the only winner, and what the winners get
/// comes from the others in equal parts. Nothing if nobody wins.
#[must_use]
pub fn reward(outcome: &Outcome, players: usize, seat: Seat) -> f64 {
    if outcome.winners.is_empty() || players < 2 {
        return 0.0;
    }
    let players = players as f64;
    (players * outcome.share(seat) - 1.0) / (players - 1.0)
}

/// A batch of a game that is only known at run time.
pub trait AnyBatch: Send + Sync {
    fn games(&self) -> usize;
    fn players(&self) -> usize;
    fn observation_size(&self) -> usize;
    fn action_count(&self) -> usize;
    /// Begins all games anew.
    fn reset(&mut self, seed: u64, buffers: BatchBuffers<'_>) -> Result<(), BatchError>;
    /// Makes a move in every game. If one is refused, none is made.
    fn step(&mut self, actions: &[i64], buffers: BatchBuffers<'_>) -> Result<(), BatchError>;
    /// Chooses a legal action in every game, each equally likely.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError>;
}

/// Many games of the same kind. The results depend on the seed and the actions, not on the
/// number of threads.
pub struct Batch<G: EncodedGame> {
    table: Table<G>,
    slots: Vec<Slot<G>>,
    /// The legal actions of each game, a bit each.
    legal: Vec<u64>,
    words: usize,
    /// Worker threads in addition to the calling thread; empty if one thread is enough.
    pool: Option<rayon::ThreadPool>,
    threads: usize,
}

/// Works on all pieces. The calling thread takes part: waking it up again would take as long
/// as the work of a small batch.
fn share_out<T: Send>(
    pool: Option<&rayon::ThreadPool>,
    threads: usize,
    pieces: Vec<T>,
    work: impl Fn(T) + Sync,
) {
    let Some(pool) = pool else { return pieces.into_iter().for_each(work) };
    let left = Mutex::new(pieces.into_iter());
    let take = || left.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work_off = || {
        while let Some(piece) = take() {
            work(piece);
        }
    };
    pool.in_place_scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|_| work_off());
        }
        work_off();
    });
}

/// The games that a thread plays at a stretch, with their rows of all arrays.
struct Piece<'a, G: EncodedGame> {
    /// The number of its first game.
    first: usize,
    slots: &'a mut [Slot<G>],
    legal: &'a mut [u64],
    buffers: BatchBuffers<'a>,
}

/// Where actions are chosen: the places for them, the legal ones, and the games.
type Choosing<'a, G> = ((&'a mut [i64], &'a [u64]), &'a mut [Slot<G>]);

impl<G: EncodedGame> std::fmt::Debug for Batch<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch").field("games", &self.slots.len()).finish_non_exhaustive()
    }
}

impl<G: EncodedGame> Batch<G> {
    pub fn new(game: G, plan: BatchPlan) -> Result<Self, BatchError> {
        if !(1..=MAX_GAMES).contains(&plan.games) {
            return Err(BatchError::Games { games: plan.games, most: MAX_GAMES });
        }
        let players = game.players();
        if !plan.players[..players].contains(&SeatPlayer::Caller) {
            return Err(BatchError::NoCaller);
        }
        let machine = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if plan.threads == 0 { machine } else { plan.threads };
        let threads = threads.clamp(1, plan.games.div_ceil(FEWEST_PER_THREAD));
        let pool = match threads {
            1 => None,
            _ => {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads - 1).build();
                Some(pool.map_err(|_| BatchError::Threads)?)
            }
        };
        let encoding = Encoding::new(game.clone());
        let words = encoding.action_count().div_ceil(64);
        let table = Table { agent: Agent::new(game), encoding, players, plan };
        let slots = (0..plan.games as u64).map(|index| table.slot(plan.seed, index)).collect();
        Ok(Self { table, slots, legal: vec![0; words * plan.games], words, pool, threads })
    }

    fn check_lengths(&self, buffers: &BatchBuffers<'_>) -> Result<(), BatchError> {
        let games = self.slots.len();
        let encoding = &self.table.encoding;
        for (array, found, wanted) in [
            ("observations", buffers.observations.len(), games * encoding.layout().size()),
            ("masks", buffers.masks.len(), games * encoding.action_count()),
            ("seats", buffers.seats.len(), games),
            ("rewards", buffers.rewards.len(), games * self.table.players),
            ("terminated", buffers.terminated.len(), games),
            ("truncated", buffers.truncated.len(), games),
        ] {
            if found != wanted {
                return Err(BatchError::Length { array, found, wanted });
            }
        }
        Ok(())
    }

    /// Calls `work` for every game with its row of each array, on all threads.
    fn for_each(
        &mut self,
        actions: Option<&[i64]>,
        buffers: BatchBuffers<'_>,
        work: impl Fn(&Table<G>, &mut Slot<G>, i64, Row<'_>, &mut G::Offer) + Sync,
    ) {
        let size = self.table.encoding.layout().size();
        let count = self.table.encoding.action_count();
        let (words, players) = (self.words, self.table.players);
        let chunk = self.chunk();
        let table = &self.table;
        let BatchBuffers { observations, masks, seats, rewards, terminated, truncated } = buffers;
        // All arrays are cut alike, so that each piece has the rows of the same games.
        let cut = self
            .slots
            .chunks_mut(chunk)
            .zip(self.legal.chunks_mut(chunk * words))
            .zip(observations.chunks_mut(chunk * size))
            .zip(masks.chunks_mut(chunk * count))
            .zip(seats.chunks_mut(chunk))
            .zip(rewards.chunks_mut(chunk * players))
            .zip(terminated.chunks_mut(chunk))
            .zip(truncated.chunks_mut(chunk));
        let piece = |(index, arrays)| {
            let (arrays, truncated) = arrays;
            let (arrays, terminated) = arrays;
            let (arrays, rewards) = arrays;
            let ((((slots, legal), observations), masks), seats) = arrays;
            let buffers =
                BatchBuffers { observations, masks, seats, rewards, terminated, truncated };
            Piece { first: index * chunk, slots, legal, buffers }
        };
        let pieces: Vec<Piece<'_, G>> = cut.enumerate().map(piece).collect();
        let play = |piece: Piece<'_, G>| {
            let Piece { first, slots, legal, buffers } = piece;
            let rows = (legal.chunks_mut(words))
                .zip(buffers.observations.chunks_mut(size))
                .zip(buffers.masks.chunks_mut(count))
                .zip(buffers.seats.iter_mut())
                .zip(buffers.rewards.chunks_mut(players))
                .zip(buffers.terminated.iter_mut())
                .zip(buffers.truncated.iter_mut());
            let mut offer = G::Offer::default();
            for (index, (slot, row)) in slots.iter_mut().zip(rows).enumerate() {
                let ((((((legal, observation), mask), seat), rewards), terminated), truncated) =
                    row;
                let row = Row { legal, observation, mask, seat, rewards, terminated, truncated };
                let action = actions.map_or(0, |actions| actions[first + index]);
                work(table, slot, action, row, &mut offer);
            }
        };
        share_out(self.pool.as_ref(), self.threads, pieces, play);
    }

    /// How many games a thread plays at a stretch.
    fn chunk(&self) -> usize {
        self.slots.len().div_ceil(self.threads * 4).max(FEWEST_PER_THREAD)
    }

    fn is_legal(&self, game: usize, action: i64) -> bool {
        let Ok(action) = usize::try_from(action) else { return false };
        action < self.table.encoding.action_count()
            && self.legal[game * self.words + action / 64] >> (action % 64) & 1 == 1
    }
}

impl<G: EncodedGame> AnyBatch for Batch<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn players(&self) -> usize {
        self.table.players
    }

    fn observation_size(&self) -> usize {
        self.table.encoding.layout().size()
    }

    fn action_count(&self) -> usize {
        self.table.encoding.action_count()
    }

    fn reset(&mut self, seed: u64, buffers: BatchBuffers<'_>) -> Result<(), BatchError> {
        self.check_lengths(&buffers)?;
        self.table.plan.seed = seed;
        for (index, slot) in self.slots.iter_mut().enumerate() {
            *slot = self.table.slot(seed, index as u64);
        }
        self.for_each(None, buffers, |table, slot, _, mut row, offer| {
            row.clear();
            table.begin(slot, offer);
            table.show(slot, &mut row, offer);
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i64], buffers: BatchBuffers<'_>) -> Result<(), BatchError> {
        self.check_lengths(&buffers)?;
        let (found, wanted) = (actions.len(), self.slots.len());
        if found != wanted {
            return Err(BatchError::Length { array: "actions", found, wanted });
        }
        let wrong = |(game, action): &(usize, i64)| {
            !self.slots[*game].is_over() && !self.is_legal(*game, *action)
        };
        if let Some((game, action)) = actions.iter().copied().enumerate().find(wrong) {
            return Err(BatchError::NotLegal { game, action: action.to_string() });
        }
        self.for_each(Some(actions), buffers, |table, slot, action, mut row, offer| {
            row.clear();
            table.step(slot, action, &mut row, offer);
            table.show(slot, &mut row, offer);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        let (found, wanted) = (actions.len(), self.slots.len());
        if found != wanted {
            return Err(BatchError::Length { array: "actions", found, wanted });
        }
        let chunk = self.chunk();
        let pieces: Vec<_> = (actions.chunks_mut(chunk))
            .zip(self.legal.chunks(chunk * self.words))
            .zip(self.slots.chunks_mut(chunk))
            .collect();
        let words = self.words;
        let choose = |((actions, legal), slots): Choosing<'_, G>| {
            for (action, (legal, slot)) in actions.iter_mut().zip(legal.chunks(words).zip(slots)) {
                *action = slot.sample(legal) as i64;
            }
        };
        share_out(self.pool.as_ref(), self.threads, pieces, choose);
        Ok(())
    }
}
