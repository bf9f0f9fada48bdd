//! What a table may decide before the start.

use serde::{Deserialize, Serialize};

/// What the day is, for cards that ask.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxDay))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Day {
    /// The player is asked each time.
    #[default]
    Ask,
    /// It is always the player's birthday.
    Birthday,
    /// It is always a holiday.
    Holiday,
    /// It is always an ordinary day.
    Ordinary,
}

/// Who is compared where the most of something wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlockedLeader {
    /// Players stopped by a Creeper are left out of the comparison.
    #[default]
    Skipped,
    /// Nobody wins while somebody stopped by a Creeper has the most of all.
    NobodyWins,
}

/// Which card moves when two can't stay together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parting {
    #[default]
    Creeper,
    Keeper,
}

/// Whether a pair of cards that cancel out must go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// At once, unless Creepers are harmless.
    #[default]
    Automatic,
    /// Whenever the holder likes.
    Optional,
}

/// Who says whether a couplet rhymed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rhyming {
    /// Its player, on their honour.
    #[default]
    Honour,
    /// The others: it counts unless more of them object than agree.
    Consent,
    /// Nobody: no couplet is asked for.
    Waived,
}

/// Which Creepers can be cured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cured {
    /// Those that are attached to a Keeper.
    #[default]
    Attached,
    /// Loose ones too.
    LooseToo,
}

/// Whether Keepers that all go to one hand are stolen from the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Collecting {
    /// They are not.
    #[default]
    NotStealing,
    /// They are, and whoever loses some may answer that.
    Stealing,
}

/// The Meta Rule of a table.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxMetaRule))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MetaRule {
    #[default]
    None,
    /// Each reshuffle raises the basic numbers.
    RulesEscalation,
    /// No Creepers in the deck.
    NoCreepers,
}

/// What a table may decide before the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// The fewest rules a half of them may mean; the card's own number if none
    /// is given.
    pub fewest_rules_discarded: Option<u8>,
    /// Who is compared where the most of something wins.
    pub blocked_leader: BlockedLeader,
    /// Which card moves when two can't stay together.
    pub parting: Parting,
    /// Whether a pair of cards that cancel out must go.
    pub payment: Payment,
    /// Which Creepers can be cured.
    pub cured: Cured,
    /// Whether Keepers that all go to one hand are stolen.
    pub collecting: Collecting,
    /// What the day is.
    pub day: Day,
    /// Who says whether a couplet rhymed.
    pub rhyme: Rhyming,
    pub meta_rule: MetaRule,
    /// Whether everybody who might hold an answer is asked, not only those who do,
    /// so that being asked reveals nothing. Live tables use this.
    #[serde(skip)]
    pub everybody_is_asked: bool,
}
