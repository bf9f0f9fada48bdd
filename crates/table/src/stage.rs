//! Tables whose game begins at a described position: lessons, puzzles, rulings.
//!
//! The fact contains the description, so that the table can be stored and replayed like
//! any other. Later randomness comes from the table's seed, or, at tables that exist
//! only in memory, from whoever plays there by hand.

use asterism_catalog::{AnyEvent, AnyState, Level, Setup};
use asterism_kernel::{Chance, ChanceOutcome, Journal, MAX_SEATS, Recorder, Seat, Silent};
use asterism_positions::{Described, Failure};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chair::Holder;
use crate::fact::{By, DefinitionUsed, Entry, Fact};
use crate::fork::{Deed, Prefix, Step};
use crate::id::{Millis, Person, TableId};
use crate::play::Rules;
use crate::record::{Corrupt, Library, VerifyError, build, definitions_of};
use crate::refusal::TableRefusal;
use crate::revision::rules_of;
use crate::settings::{Settings, Visibility};
use crate::table::Table;
use crate::table_rng::{CombinedSeed, Seed};

/// The position at which a game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stage {
    #[serde(flatten)]
    pub described: Described,
    /// The revision of the rules it was begun under.
    pub rules: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub definitions: Vec<DefinitionUsed>,
}

impl Stage {
    #[must_use]
    pub fn new(described: Described) -> Self {
        let (rules, definitions) = (rules_of(&described.setup), definitions_of(&described.setup));
        Self { described, rules, definitions }
    }

    pub(crate) const fn setup(&self) -> &Setup {
        &self.described.setup
    }

    /// The same as the part of a game that was played elsewhere: nothing but its
    /// beginning.
    pub(crate) fn prefix(&self, chance: &[ChanceOutcome]) -> Prefix {
        let began = Step { origin: 0, entry: 0, deed: Deed::Began, chance: chance.to_vec() };
        Prefix {
            setup: self.setup().clone(),
            rules: self.rules,
            definitions: self.definitions.clone(),
            given: Some(self.described.given.clone()),
            origins: Vec::new(),
            steps: vec![began],
        }
    }
}

/// Parameters of a table that begins at a described position.
#[derive(Clone, Debug)]
pub struct Staging {
    pub table: TableId,
    pub seed: Seed,
    /// Who plays.
    pub person: Person,
    pub seat: usize,
    /// The level of the bots in the other seats.
    pub level: Level,
    pub described: Described,
}

/// Why a table can't begin at a position.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum StagingError {
    #[error(transparent)]
    Refused(#[from] TableRefusal),
    /// The position can't be played.
    #[error(transparent)]
    Position(#[from] Failure),
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// The state at a described position.
pub(crate) fn begin_at(
    rules: &Rules,
    given: &serde_json::Value,
    chance: &mut impl Chance,
    journal: &mut Journal<AnyEvent>,
) -> Result<AnyState, Failure> {
    let setup = (*rules.setup).clone();
    Described { setup, given: given.clone() }.state(&rules.game, chance, journal)
}

/// What chance decides when a described position is set up.
pub(crate) fn begin_at_chance(
    number: u64,
    stage: &Stage,
    library: &dyn Library,
    chance: &mut impl Chance,
) -> Result<Vec<ChanceOutcome>, StagingError> {
    let game = build(number, stage.setup(), &stage.definitions, library)?;
    let mut recorder = Recorder::new(chance);
    stage.described.state(&game, &mut recorder, &mut Silent)?;
    Ok(recorder.into_outcomes())
}

impl Staging {
    /// The table, with chance from its seed, and its entries.
    pub fn stage(&self, at: Millis) -> Result<(Table, Vec<Entry>), StagingError> {
        let made = self.empty(at)?;
        let mut rng = made.0.stage_seed().rng(0);
        self.stage_at(at, made, &mut rng)
    }

    /// The table, with chance written by hand: it can't be verified, so it is for use
    /// in memory only.
    pub fn stage_by_hand(
        &self,
        at: Millis,
        chance: &mut impl Chance,
    ) -> Result<Table, StagingError> {
        let made = self.empty(at)?;
        self.stage_at(at, made, chance).map(|(table, _)| table)
    }

    fn empty(&self, at: Millis) -> Result<(Table, Vec<Entry>), StagingError> {
        let Self { table, seed, person, seat, level, described } = self;
        let mut settings = Settings::new(described.setup.game.clone(), described.setup.players);
        settings.setup = described.setup.clone();
        settings.visibility = Visibility::Link;
        settings.spectators = false;
        let players = described.setup.players;
        if *seat >= players {
            return Err(TableRefusal::NoSuchChair.into());
        }
        let (mut made, first) = Table::create(at, table.clone(), settings, person, *seed)?;
        let mut entries = vec![first];
        for chair in 0..players {
            let mine = chair == *seat;
            let holder = if mine { Holder::Person(person.id.clone()) } else { Holder::Bot(*level) };
            entries.push(made.commit(at, Fact::Seated { chair, holder })?);
        }
        Ok((made, entries))
    }

    fn stage_at(
        &self,
        at: Millis,
        (mut made, mut entries): (Table, Vec<Entry>),
        chance: &mut impl Chance,
    ) -> Result<(Table, Vec<Entry>), StagingError> {
        let stage = Stage::new(self.described.clone());
        let chance = begin_at_chance(made.entries, &stage, &(), chance)?;
        let fact = Fact::Staged { stage: Box::new(stage) };
        let mut entry = Entry { at, fact, chance, check: None };
        made.happen(&entry, &())?;
        entry.check = made.check_of(&entry.fact);
        entries.push(entry);
        Ok((made, entries))
    }
}

impl Table {
    pub(crate) fn stage_seed(&self) -> CombinedSeed {
        let chairs: Vec<usize> = (0..self.chairs.len()).collect();
        self.seed_at_start(&chairs).1
    }

    /// Verifies the chance outcomes of setting up the position.
    pub(crate) fn verify_stage(
        &self,
        stage: &Stage,
        library: &dyn Library,
    ) -> Result<Vec<ChanceOutcome>, VerifyError> {
        let number = self.entries;
        let mut rng = self.stage_seed().rng(0);
        begin_at_chance(number, stage, library, &mut rng).map_err(|error| match error {
            StagingError::Corrupt(corrupt) => corrupt.into(),
            StagingError::Position(failure) => Corrupt::Position { number, failure }.into(),
            StagingError::Refused(_) => VerifyError::Differs { number },
        })
    }

    /// An answer of any seat, with chance written by hand: for tables that exist only
    /// in memory. Time plays no part there, and nothing can be taken back.
    pub fn answer_by_hand(
        &mut self,
        seat: Seat,
        text: &str,
        chance: &mut impl Chance,
    ) -> Result<Entry, TableRefusal> {
        let (answer, decision) = self.read_answer(seat, text)?;
        let held = self.chairs.get(seat.index()).and_then(|chair| chair.holder.person());
        let by = if held.is_some() { By::Person } else { By::Bot };
        self.commit_by_hand((answer, decision, by), chance)
    }

    /// Passes for all seats that can only pass, as nobody waits for them at a live table.
    pub fn pass_by_hand(&mut self, chance: &mut impl Chance) {
        while self.in_window() {
            let seats = (0..MAX_SEATS).map(Seat::new);
            let passing = seats.map(|seat| (seat, self.offered(seat)));
            let only = passing.into_iter().find(|(_, moves)| moves.len() == 1);
            let Some((seat, moves)) = only else { return };
            if self.answer_by_hand(seat, &moves[0], chance).is_err() {
                return;
            }
        }
    }
}
