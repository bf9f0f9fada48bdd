//! Plays the games of an experiment.

use std::num::NonZeroUsize;

use asterism_catalog::Setup;
use asterism_kernel::{Seat, SeatSet};
use rayon::prelude::*;

use super::file::{Experiment, ExperimentError, Variant};
use super::prepared::{PlaysGames, prepare};
use super::results::Results;
use crate::arena::{ArenaPlan, ArenaReport};
use crate::sim::{SimError, SimulationReport};

/// Games that a thread plays at a stretch.
const BLOCK: u64 = 32;
/// A card whose impact is measured: its number, and the first variant without it.
struct ImpactGame {
    card: usize,
    without: Box<dyn PlaysGames>,
}

/// An experiment ready to be run.
pub struct Laboratory {
    experiment: Experiment,
    variants: Vec<Box<dyn PlaysGames>>,
    impacts: Vec<ImpactGame>,
    /// For each variant, the numbers of the cards whose pairs are looked at.
    pairs: Vec<Vec<Option<usize>>>,
    /// The number of the studied card in the first variant.
    studied: Option<usize>,
}

impl std::fmt::Debug for Laboratory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Laboratory")
            .field("experiment", &self.experiment.name)
            .finish_non_exhaustive()
    }
}

fn number_of(card: &str, names: &[String], key: &str) -> Result<usize, ExperimentError> {
    names.iter().position(|name| name == card).ok_or_else(|| {
        let like = asterism_cards::nearest(card, names.iter().map(String::as_str));
        let hint = like.map_or_else(String::new, |like| format!(" (did you mean {like}?)"));
        let what = format!("no card of the deck is called \"{card}\"{hint}");
        ExperimentError::Value { place: key.to_owned(), what }
    })
}

impl Laboratory {
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        let mut variants = Vec::new();
        for variant in &experiment.variants {
            let study = experiment.study.as_deref().filter(|_| variants.is_empty());
            variants.push(prepare(variant, experiment.skill.as_ref(), study)?);
        }
        let first = &experiment.variants[0];
        let studied = match &experiment.study {
            None => None,
            Some(card) => {
                let same = |other: &Variant| other.setup.players == first.setup.players;
                if !experiment.variants.get(1).is_some_and(same) {
                    let what = "it needs a second variant without the card, for as many players";
                    return Err(ExperimentError::Value {
                        place: "study".to_owned(),
                        what: what.to_owned(),
                    });
                }
                Some(number_of(card, variants[0].cards(), "study")?)
            }
        };
        let mut impacts = Vec::new();
        for card in &experiment.synergy {
            number_of(card, variants[0].cards(), "synergy")?;
        }
        let pairs = variants.iter().map(|variant| {
            let of = |card: &String| variant.cards().iter().position(|name| name == card);
            experiment.synergy.iter().map(of).collect()
        });
        let pairs = pairs.collect();
        for card in &experiment.impact {
            let number = number_of(card, variants[0].cards(), "impact")?;
            let mut setup: Setup = first.setup.clone();
            setup.mix.without.push(card.clone());
            let name = format!("{} without {card}", first.name);
            let without = Variant { name, setup, agents: first.agents.clone() };
            impacts.push(ImpactGame { card: number, without: prepare(&without, None, None)? });
        }
        Ok(Self { experiment: experiment.clone(), variants, impacts, pairs, studied })
    }

    #[must_use]
    pub const fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The names of the cards of a variant.
    #[must_use]
    pub fn cards(&self, variant: usize) -> &[String] {
        self.variants[variant].cards()
    }

    /// The names of the cards of a variant with their editions, as `edition/card`. A card
    /// with another number has the name of the printed one.
    #[must_use]
    pub fn full_names(&self, variant: usize) -> Vec<String> {
        self.variants[variant].full_names()
    }

    /// Plays the games of the first variant as a simulation: each deal is shuffled on its
    /// own, and nothing is written down about single cards, which is several times as fast.
    pub fn simulate(
        &self,
        threads: Option<NonZeroUsize>,
        progress: impl Fn(u64) + Sync,
    ) -> Result<SimulationReport, SimError> {
        let Experiment { games, seed, .. } = self.experiment;
        self.variants[0].simulate(games, seed, threads, &progress)
    }

    /// Lets bots play against each other in the setup of the first variant. Unlike an
    /// experiment, it measures time, too.
    pub fn contest(
        &self,
        plan: &ArenaPlan,
        progress: impl Fn(u64) + Sync,
    ) -> Result<ArenaReport, SimError> {
        self.variants[0].contest(plan, &progress)
    }

    /// Plays the games from `from` up to but not `to` on this thread.
    #[must_use]
    pub fn play_here(&self, (from, to): (u64, u64)) -> Results {
        let to = to.min(self.experiment.games);
        self.play_block(from.min(to), to)
    }

    /// Plays the games from `from` up to but not `to`. `progress` is called from any thread
    /// with the number of games that were finished.
    pub fn play(
        &self,
        (from, to): (u64, u64),
        threads: Option<NonZeroUsize>,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Results, SimError> {
        let threads = threads.map_or(0, NonZeroUsize::get);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        let to = to.min(self.experiment.games);
        let from = from.min(to);
        let blocks = (to - from).div_ceil(BLOCK);
        let merged = pool.install(|| {
            let block = |number: u64| {
                let first = from + number * BLOCK;
                let last = to.min(first + BLOCK);
                let played = self.play_block(first, last);
                progress(last - first);
                played
            };
            let empty = || Results::empty(&self.experiment);
            (0..blocks).into_par_iter().map(block).reduce(empty, |mut all, other| {
                all.merge(&other).expect("blocks are of one experiment and don't overlap");
                all
            })
        });
        Ok(merged)
    }

    fn play_block(&self, from: u64, to: u64) -> Results {
        let mut results = Results::empty(&self.experiment);
        if from < to {
            results.done.push((from, to));
        }
        let seed = self.experiment.seed;
        for game in from..to {
            let first = self.variants[0].play(seed, game);
            let measured = self.experiment.skill.as_ref().is_some_and(|plan| game < plan.deals);
            for (index, variant) in self.variants.iter().enumerate() {
                let other = (index > 0).then(|| variant.play(seed, game));
                let record = other.as_ref().unwrap_or(&first);
                let tally = &mut results.variants[index];
                tally.add(record, variant.players());
                tally.pairs.add(record, variant.players(), &self.pairs[index]);
                if let Some(other) = &other {
                    tally.add_difference(&first, other);
                    if let (1, Some(card)) = (index, self.studied) {
                        results.study.add(card, &first, other, variant.players());
                    }
                }
                if measured {
                    tally.skill.add(variant.play_for_skill(seed, game));
                }
            }
            for (impact, sums) in self.impacts.iter().zip(&mut results.impacts) {
                let drawers = SeatSet::from_bits(first.sheet.drawn[impact.card]);
                if drawers.is_empty() {
                    continue;
                }
                let without = impact.without.play_for_wins(seed, game);
                for seat in drawers.iter().map(Seat::index) {
                    sums.add(first.wins[seat] - without[seat]);
                }
            }
        }
        results
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::Format;

    #[test]
    fn a_game_that_is_not_watched_is_the_same_game() {
        let text = "agents = [\"sensible\", \"regular:5\", \"uniform\"]\n[setup]\ngame = \"fluxx\"\nplayers = 3";
        let read = Experiment::read(text, Format::Toml, |_| Err(String::new()));
        let laboratory = Laboratory::new(&read.unwrap()).unwrap();
        let variant = &laboratory.variants[0];
        for game in 0..20 {
            assert_eq!(variant.play(9, game).wins, variant.play_for_wins(9, game));
        }
    }
}
