//! Sums of whole numbers, which merge exactly in any order.

use std::collections::BTreeMap;

use asterism_kernel::MAX_SEATS;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::file::Experiment;
use super::pairs::PairTally;
use super::record::{GameRecord, WIN};
use super::study::StudyTally;

/// The format of result files.
const FORM: u32 = 2;

/// The sum of numbers and of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    pub count: u64,
    pub sum: u64,
    pub squares: u64,
}

impl Sums {
    const fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(crate) const fn add(&mut self, value: u32) {
        self.count += 1;
        self.sum += value as u64;
        self.squares += value as u64 * value as u64;
    }

    const fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// The same of numbers that can be negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signed {
    pub count: u64,
    pub sum: i64,
    pub squares: u64,
}

impl Signed {
    pub(crate) const fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += (value * value) as u64;
    }

    pub(crate) const fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// What happened with a card. Wins are in parts of [`WIN`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTally {
    /// Games in which somebody drew it.
    pub drawn: u64,
    pub played: u64,
    pub used: u64,
    /// Games in which it was drawn, but neither played nor used.
    pub dead: u64,
    /// Games that it won, as a Goal.
    pub won: u64,
    /// Players who drew it, and what they won.
    pub drawers: u64,
    pub drawer_wins: u64,
    /// Players who played it, and what they won.
    pub players: u64,
    pub player_wins: u64,
}

/// The games of one variant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct VariantTally {
    pub games: u64,
    pub turns: Sums,
    pub decisions: Sums,
    pub choices: Sums,
    pub lead_changes: Sums,
    /// In parts of [`super::record::CHANCE`].
    pub swing: Sums,
    pub comebacks: u64,
    pub unwon: u64,
    pub endings: BTreeMap<String, u64>,
    /// Games by their number of turns.
    pub lengths: BTreeMap<u32, u64>,
    /// What each seat won, in parts of [`WIN`].
    pub wins: [u64; MAX_SEATS],
    pub numbers: BTreeMap<String, Sums>,
    pub cards: Vec<CardTally>,
    #[serde(default, skip_serializing_if = "PairTally::is_empty")]
    pub pairs: PairTally,
    /// What the better player won in each deal, in parts of [`WIN`].
    #[serde(default, skip_serializing_if = "Sums::is_empty")]
    pub skill: Sums,
    /// Compared with the same games of the first variant: turns, and wins of each seat.
    pub more_turns: Signed,
    pub more_wins: [Signed; MAX_SEATS],
}

impl VariantTally {
    pub(crate) fn add(&mut self, record: &GameRecord, players: usize) {
        self.games += 1;
        self.turns.add(record.turns);
        self.decisions.add(record.decisions);
        self.choices.add(record.choices);
        self.lead_changes.add(record.lead_changes);
        self.swing.add(record.swing);
        self.comebacks += u64::from(record.comeback);
        self.unwon += u64::from(record.wins == [0; MAX_SEATS]);
        *self.endings.entry(record.ending.to_owned()).or_default() += 1;
        *self.lengths.entry(record.turns).or_default() += 1;
        for (sum, win) in self.wins.iter_mut().zip(record.wins) {
            *sum += win.unsigned_abs();
        }
        for (name, value) in &record.numbers {
            self.numbers.entry((*name).to_owned()).or_default().add(*value);
        }
        let sheet = &record.sheet;
        if self.cards.len() < sheet.drawn.len() {
            self.cards.resize(sheet.drawn.len(), CardTally::default());
        }
        let won = |seats: u8| -> u64 {
            let seats = (0..players).filter(|seat| seats >> seat & 1 == 1);
            seats.map(|seat| record.wins[seat].unsigned_abs()).sum()
        };
        for (card, tally) in self.cards.iter_mut().enumerate() {
            let (drawn, played, used) = (sheet.drawn[card], sheet.played[card], sheet.used[card]);
            tally.drawn += u64::from(drawn != 0);
            tally.played += u64::from(played != 0);
            tally.used += u64::from(used != 0);
            tally.dead += u64::from(drawn != 0 && played == 0 && used == 0);
            tally.won += u64::from(sheet.won == Some(card));
            tally.drawers += u64::from(drawn.count_ones());
            tally.drawer_wins += won(drawn);
            tally.players += u64::from(played.count_ones());
            tally.player_wins += won(played);
        }
    }

    pub(crate) fn add_difference(&mut self, first: &GameRecord, other: &GameRecord) {
        self.more_turns.add(i64::from(other.turns) - i64::from(first.turns));
        for (sum, (one, other)) in self.more_wins.iter_mut().zip(first.wins.iter().zip(other.wins))
        {
            sum.add(other - one);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.turns.merge(&other.turns);
        self.decisions.merge(&other.decisions);
        self.choices.merge(&other.choices);
        self.lead_changes.merge(&other.lead_changes);
        self.swing.merge(&other.swing);
        self.pairs.merge(&other.pairs);
        self.skill.merge(&other.skill);
        self.comebacks += other.comebacks;
        self.unwon += other.unwon;
        for (ending, games) in &other.endings {
            *self.endings.entry(ending.clone()).or_default() += games;
        }
        for (length, games) in &other.lengths {
            *self.lengths.entry(*length).or_default() += games;
        }
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        for (name, sums) in &other.numbers {
            self.numbers.entry(name.clone()).or_default().merge(sums);
        }
        if self.cards.len() < other.cards.len() {
            self.cards.resize(other.cards.len(), CardTally::default());
        }
        for (mine, theirs) in self.cards.iter_mut().zip(&other.cards) {
            mine.drawn += theirs.drawn;
            mine.played += theirs.played;
            mine.used += theirs.used;
            mine.dead += theirs.dead;
            mine.won += theirs.won;
            mine.drawers += theirs.drawers;
            mine.drawer_wins += theirs.drawer_wins;
            mine.players += theirs.players;
            mine.player_wins += theirs.player_wins;
        }
        self.more_turns.merge(&other.more_turns);
        for (mine, theirs) in self.more_wins.iter_mut().zip(&other.more_wins) {
            mine.merge(theirs);
        }
    }
}

/// The version of the program with the revisions of the rules that an experiment uses.
fn version_of(experiment: &Experiment) -> String {
    let mut version = env!("CARGO_PKG_VERSION").to_owned();
    let mut games: Vec<&str> =
        experiment.variants.iter().map(|variant| variant.setup.game.as_str()).collect();
    games.sort_unstable();
    games.dedup();
    for game in games {
        if let Some(listing) = asterism_catalog::listing(game) {
            version.push_str(&format!(", {game} rules {}", listing.rules));
        }
    }
    version
}

/// The sums of all games that were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    asterism_lab: u32,
    /// The version of the program, and the revision of the rules. Results of different
    /// versions are of different games.
    pub version: String,
    pub experiment: Experiment,
    /// The ranges of games that were played, in order and apart: from, and up to but not.
    pub done: Vec<(u64, u64)>,
    pub variants: Vec<VariantTally>,
    /// For each card whose impact is measured: what those who drew it won more, in parts of
    /// [`WIN`], than the same seats in the same deals without it.
    pub impacts: Vec<Signed>,
    /// The studied card.
    #[serde(default, skip_serializing_if = "StudyTally::is_empty")]
    pub study: StudyTally,
}

/// Why results can't be used together.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MergeError {
    #[error("the results are of different experiments: \"{0}\" and \"{1}\"")]
    OtherExperiment(String, String),
    #[error(
        "the results are of different versions of the program: {0} and {1}; play one of them again"
    )]
    OtherVersion(String, String),
    #[error("games {0} to {1} are in both results")]
    Twice(u64, u64),
    #[error(
        "this is a result file of form {0}, but this program reads form {FORM}; run the \
         experiment again, or use the version of the program that wrote it"
    )]
    Form(u32),
    #[error("this is not a result file: {0}")]
    Unreadable(String),
}

impl Results {
    /// No games yet.
    #[must_use]
    pub fn empty(experiment: &Experiment) -> Self {
        Self {
            asterism_lab: FORM,
            version: version_of(experiment),
            variants: vec![VariantTally::default(); experiment.variants.len()],
            impacts: vec![Signed::default(); experiment.impact.len()],
            study: StudyTally::default(),
            done: Vec::new(),
            experiment: experiment.clone(),
        }
    }

    pub fn read(text: &str) -> Result<Self, MergeError> {
        #[derive(Deserialize)]
        struct Form {
            asterism_lab: u32,
        }
        // The form first, because another one may have other fields.
        if let Ok(Form { asterism_lab }) = serde_json::from_str(text)
            && asterism_lab != FORM
        {
            return Err(MergeError::Form(asterism_lab));
        }
        let results: Self = serde_json::from_str(text)
            .map_err(|error| MergeError::Unreadable(error.to_string()))?;
        let fits = results.variants.len() == results.experiment.variants.len()
            && results.impacts.len() == results.experiment.impact.len()
            && results.done.windows(2).all(|pair| pair[0].1 < pair[1].0)
            && results.done.iter().all(|(from, to)| from < to)
            && results.done.last().is_none_or(|(_, to)| *to <= results.experiment.games)
            && results.variants.iter().all(|variant| variant.games == results.games());
        if fits {
            Ok(results)
        } else {
            Err(MergeError::Unreadable("its parts don't fit together".to_owned()))
        }
    }

    /// The text of a result file. The same games give the same bytes.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("sums and names can be written") + "\n"
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.done.iter().map(|(from, to)| to - from).sum()
    }

    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.done == [(0, self.experiment.games)]
    }

    /// The ranges of `wanted` that were not played, in order.
    #[must_use]
    pub fn missing(&self, wanted: (u64, u64)) -> Vec<(u64, u64)> {
        let mut missing = Vec::new();
        let mut from = wanted.0;
        for &(begin, end) in &self.done {
            if begin > from && from < wanted.1 {
                missing.push((from, begin.min(wanted.1)));
            }
            from = from.max(end);
        }
        if from < wanted.1 {
            missing.push((from, wanted.1));
        }
        missing
    }

    /// Adds the results of other games of the same experiment.
    pub fn merge(&mut self, other: &Self) -> Result<(), MergeError> {
        if self.experiment != other.experiment {
            let (one, other) = (&self.experiment.name, &other.experiment.name);
            return Err(MergeError::OtherExperiment(one.clone(), other.clone()));
        }
        if self.version != other.version {
            return Err(MergeError::OtherVersion(self.version.clone(), other.version.clone()));
        }
        for &(from, to) in &other.done {
            let overlap = self.done.iter().find(|(begin, end)| *begin < to && from < *end);
            if let Some(&(begin, end)) = overlap {
                return Err(MergeError::Twice(from.max(begin), to.min(end) - 1));
            }
        }
        self.done.extend(&other.done);
        self.done.sort_unstable();
        self.done.dedup_by(|next, kept| {
            let touches = next.0 == kept.1;
            if touches {
                kept.1 = next.1;
            }
            touches
        });
        for (mine, theirs) in self.variants.iter_mut().zip(&other.variants) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.impacts.iter_mut().zip(&other.impacts) {
            mine.merge(theirs);
        }
        self.study.merge(&other.study);
        Ok(())
    }
}

const _: () = assert!(WIN % 2 == 0 && WIN % 3 == 0 && WIN % 5 == 0 && WIN % 7 == 0 && WIN % 8 == 0);
