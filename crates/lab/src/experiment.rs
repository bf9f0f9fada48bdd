//! Experiments: variants of a setup, played with the same deals and compared.
//!
//! An [`Experiment`] is read from a file. [`Laboratory::play`] plays any range of its games,
//! and [`Results`] of disjoint ranges merge exactly, so that the figures depend neither on
//! the order nor on the number of threads or machines. [`findings`] turns sums into
//! estimates, [`compare`] says what differs.

mod compare;
mod export;
mod file;
mod findings;
mod laboratory;
mod numbers;
mod pairs;
mod prepared;
mod record;
mod results;
mod same_deals;
mod study;

pub use compare::{Comparison, Difference, compare};
pub use export::{ExportRow, csv, rows};
pub use file::{Experiment, ExperimentError, Format, SkillPlan, Variant};
pub use findings::{
    CardFinding, Findings, Impact, SECONDS_PER_CHOICE, SkillFinding, VariantFindings, findings,
};
pub use laboratory::Laboratory;
pub use numbers::{ChangeError, change_number, number_on, printed_edition};
pub use pairs::{PairTally, Synergy};
pub use record::{CHANCE, GameRecord, Sheet, WIN, Watched};
pub use results::{CardTally, MergeError, Results, Signed, Sums, VariantTally};
pub use study::{GroupFinding, GroupTally, Standing, StudyFinding, StudyTally};
