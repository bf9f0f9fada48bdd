//! Records: the whole log of a table, and the verification of its shuffles.

use std::collections::BTreeMap;

use asterism_catalog::{
    AnyGame, DefinitionError, Setup, SetupError, edition, read_definition, write_definition,
};
use asterism_kernel::{
    ChanceOutcome, Codes, Game as _, GameInput, InputText, Log, LogEntry, Recorder, Refusal,
    ScriptError, Silent,
};
use asterism_positions::Failure;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::fact::{DefinitionUsed, Entry, Fact};
use crate::fork::{Prefix, Step};
use crate::id::Digest;
use crate::settings::First;
use crate::stage::Stage;
use crate::table::Table;
use crate::table_rng::CombinedSeed;

/// A source of definitions that are no longer built in.
pub trait Library {
    /// The definition with this digest.
    fn definition(&self, sha256: &Digest) -> Option<String>;
}

/// Only built-in definitions.
impl Library for () {
    fn definition(&self, _: &Digest) -> Option<String> {
        None
    }
}

impl Library for BTreeMap<Digest, String> {
    fn definition(&self, sha256: &Digest) -> Option<String> {
        self.get(sha256).cloned()
    }
}

/// Why entries can't be replayed.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum Corrupt {
    /// The first entry doesn't create a table.
    #[error("The log doesn't begin with a table being made.")]
    NotCreated,
    /// Written by a newer version of the program.
    #[error(
        "The log has form {format}; this program reads form {}. Use a newer one.",
        crate::FORMAT
    )]
    Format { format: u32 },
    /// An entry is invalid at its position.
    #[error("Entry {number} makes no sense there: {what}.")]
    Misplaced { number: u64, what: &'static str },
    /// The game refuses an entry.
    #[error("Entry {number}: {refusal}")]
    Refused { number: u64, refusal: Refusal },
    /// The chance outcomes don't fit the game.
    #[error("Entry {number}: {error}")]
    Chance { number: u64, error: ScriptError },
    /// Written by a newer version of the program.
    #[error(
        "The game was begun under revision {written} of its rules; this program plays revision \
         {present}. Use a newer one."
    )]
    LaterRules { written: u32, present: u32 },
    /// The game diverges under the current rules.
    #[error(
        "The rules have been mended since this game was begun (revision {written}, now \
         {present}), and entry {number} leads elsewhere now. Replay it with the program that \
         wrote it."
    )]
    OtherRules {
        /// The first entry that diverges.
        number: u64,
        written: u32,
        present: u32,
    },
    /// The described position of an entry can't be played.
    #[error("Entry {number}: {failure}")]
    Position { number: u64, failure: Failure },
    #[error("Entry {number}: {error}")]
    Setup { number: u64, error: SetupError },
    /// The definition of an edition used by the game is missing.
    #[error("The definition of {edition} with digest {sha256} is missing; add it to the file.")]
    MissingDefinition { edition: String, sha256: Digest },
    /// The definition of an edition used by the game can't be parsed.
    #[error(transparent)]
    Definition(#[from] DefinitionError),
}

impl Corrupt {
    pub const CODES: Codes = &[
        ("later-format", &[]),
        ("later-rules", &[]),
        ("other-rules", &[]),
        ("missing-definition", &[]),
        ("corrupt-log", &[]),
    ];

    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Format { .. } => "later-format",
            Self::LaterRules { .. } => "later-rules",
            Self::OtherRules { .. } => "other-rules",
            Self::MissingDefinition { .. } => "missing-definition",
            _ => "corrupt-log",
        }
    }
}

/// The definitions that a game uses.
pub(crate) fn definitions_of(setup: &Setup) -> Vec<DefinitionUsed> {
    let used = |edition: String| {
        let sha256 = Digest::of(write_definition(&edition)?.as_bytes());
        Some(DefinitionUsed { edition, sha256 })
    };
    setup.editions().into_iter().filter_map(used).collect()
}

/// The game with the definitions of its start, not those built in now.
pub(crate) fn build(
    number: u64,
    setup: &Setup,
    definitions: &[DefinitionUsed],
    library: &dyn Library,
) -> Result<AnyGame, Corrupt> {
    let mut instead = Vec::new();
    for DefinitionUsed { edition: name, sha256 } in definitions {
        let built_in = edition(name).and_then(|_| write_definition(name));
        if built_in.is_some_and(|text| Digest::of(text.as_bytes()) == *sha256) {
            continue;
        }
        let text = library.definition(sha256).filter(|text| Digest::of(text.as_bytes()) == *sha256);
        let text = text
            .ok_or_else(|| Corrupt::MissingDefinition { edition: name.clone(), sha256: *sha256 })?;
        instead.push(read_definition(&text)?);
    }
    let game = setup.build_with(&instead).map_err(|error| Corrupt::Setup { number, error })?;
    Ok(game.asking_everybody(true))
}

/// A whole table: everything a replay needs.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format version.
    pub asterism_table: u32,
    /// What happened, in order: objects with the time (`at`, in milliseconds), the
    /// kind (`fact`), its fields, and the chance outcomes.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub entries: Vec<Entry>,
    /// The definitions by digest.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub definitions: BTreeMap<Digest, String>,
}

/// The game of a record, without the table.
#[derive(Clone, Debug)]
pub struct RecordedGame {
    pub setup: Setup,
    /// The rules, with the cards of the start of the game.
    pub game: AnyGame,
    /// The described position where it began, unless cards were dealt.
    pub given: Option<Value>,
    /// The game's log.
    pub log: Log,
    /// For each entry of the log, how many entries of the record come before it.
    pub counts: Vec<usize>,
    /// How many entries of the log were played at another table, before this one continued
    /// that game.
    pub continued: usize,
}

/// The result of verifying a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// The digest of the seed, which was shown before the start.
    pub commitment: Digest,
    pub seed: String,
    /// Number of seats that added words.
    pub words: usize,
    /// Who contributed randomness to the shuffle.
    pub contributions: Vec<Contribution>,
    /// Who did not reveal a secret in time, for each void round.
    pub voided: Vec<Vec<String>>,
    /// Number of verified shuffles and picks.
    pub outcomes: usize,
    pub entries: usize,
}

/// The randomness of one participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contribution {
    pub seat: usize,
    /// The name of its holder.
    pub name: String,
    /// The digest they committed to before the start.
    pub commitment: Digest,
    pub secret: String,
}

/// Why verification failed.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// It can't be replayed.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// The game has not begun, so there is nothing to verify.
    #[error("The game of this record never began; there is nothing to check.")]
    NotBegun,
    /// A chance outcome doesn't follow from the seed.
    #[error("Entry {number}: the recorded chance is not what the seed gives.")]
    Differs { number: u64 },
}

impl Record {
    /// Whether it has custom cards, which take time to read.
    #[must_use]
    pub fn brings_cards(&self) -> bool {
        self.entries.iter().any(|entry| entry.fact.brings_cards())
    }

    /// The record of these entries, with the definitions they use.
    #[must_use]
    pub fn new(entries: Vec<Entry>, library: &dyn Library) -> Self {
        let used = entries.iter().flat_map(|entry| entry.fact.definitions());
        let definitions = used
            .filter_map(|used| {
                let built_in = write_definition(&used.edition);
                let built_in = built_in.filter(|text| Digest::of(text.as_bytes()) == used.sha256);
                let text = built_in.or_else(|| library.definition(&used.sha256))?;
                Some((used.sha256, text))
            })
            .collect();
        Self { asterism_table: 1, entries, definitions }
    }

    /// The record without private facts: mutes, pass modes, and the digests of links.
    /// The entries keep their positions, because older logs derive randomness from them.
    #[must_use]
    pub fn without_private(mut self) -> Self {
        for entry in &mut self.entries {
            if entry.fact.is_private() {
                entry.fact = Fact::Withheld;
            }
        }
        self
    }

    /// The table after the first `count` entries, or after all entries.
    pub fn table(&self, count: Option<usize>) -> Result<Table, Corrupt> {
        let count = count.unwrap_or(self.entries.len());
        Table::replay(self.entries.iter().take(count), &self.definitions)
    }

    /// The game without the table: its setup, its rules with the cards of the start,
    /// and its log, without moves that were taken back. `None` if it never began.
    pub fn game(&self) -> Result<Option<RecordedGame>, Corrupt> {
        // Replaying the table checks that the record is valid.
        self.table(None)?;
        let mut found: Option<RecordedGame> = None;
        for (number, entry) in (0..).zip(&self.entries) {
            let input = match &entry.fact {
                Fact::Started { setup, definitions, .. } => {
                    let game = build(number, setup, definitions, &self.definitions)?;
                    let log = Log { begin: entry.chance.clone(), entries: Vec::new() };
                    let (setup, given) = (setup.clone(), None);
                    let (counts, continued) = (Vec::new(), 0);
                    found = Some(RecordedGame { setup, game, given, log, counts, continued });
                    continue;
                }
                Fact::Forked { prefix } => {
                    let Prefix { setup, definitions, given, steps, .. } = &**prefix;
                    let game = build(number, setup, definitions, &self.definitions)?;
                    let begin = steps.first().map(|step| step.chance.clone()).unwrap_or_default();
                    let entries: Vec<LogEntry> = steps.iter().filter_map(Step::logged).collect();
                    let continued = entries.len();
                    let counts = vec![number as usize + 1; continued];
                    let log = Log { begin, entries };
                    let (setup, given) = (setup.clone(), given.clone());
                    found = Some(RecordedGame { setup, game, given, log, counts, continued });
                    continue;
                }
                Fact::Staged { stage } => {
                    let Stage { described, definitions, .. } = &**stage;
                    let game = build(number, &described.setup, definitions, &self.definitions)?;
                    let log = Log { begin: entry.chance.clone(), entries: Vec::new() };
                    let (setup, given) = (described.setup.clone(), Some(described.given.clone()));
                    let (counts, continued) = (Vec::new(), 0);
                    found = Some(RecordedGame { setup, game, given, log, counts, continued });
                    continue;
                }
                Fact::Answered { seat, text, .. } => InputText::Answer(*seat, text.clone()),
                Fact::Joined { seat, .. } => InputText::Joins(*seat),
                Fact::Left { seat } => InputText::Leaves(*seat),
                Fact::Undone { back } => {
                    if let Some(found) = &mut found {
                        let left = found.log.entries.len().saturating_sub(*back);
                        found.log.entries.truncate(left);
                        found.counts.truncate(left);
                        found.continued = found.continued.min(left);
                    }
                    continue;
                }
                _ => continue,
            };
            if let Some(found) = &mut found {
                found.log.entries.push(LogEntry { input, chance: entry.chance.clone() });
                found.counts.push(number as usize);
            }
        }
        Ok(found)
    }

    /// Recomputes every shuffle and pick from the seed and the seats' contributions.
    pub fn verify(&self) -> Result<Verified, VerifyError> {
        let mut table = Table::first(self.entries.first().ok_or(Corrupt::NotCreated)?)?;
        let mut outcomes = 0;
        let mut words = None;
        let mut contributions = Vec::new();
        let mut voided = Vec::new();
        for (number, entry) in (0..).zip(&self.entries).skip(1) {
            let differs = || VerifyError::Differs { number };
            let expected: Vec<ChanceOutcome> = match &entry.fact {
                Fact::Started { setup, definitions, chairs, .. } => {
                    let (first, combined_seed) = table.seed_at_start(chairs);
                    let chosen = matches!(table.settings.first, Some(First::Chair(_)));
                    if !chosen && setup.first != table.first_of(chairs, first) {
                        return Err(differs());
                    }
                    let added = |&&chair: &&usize| {
                        table.chairs.get(chair).is_some_and(|chair| chair.words.is_some())
                    };
                    words = Some(chairs.iter().filter(added).count());
                    contributions = table.contributions(chairs);
                    let game = build(number, setup, definitions, &self.definitions)?;
                    begin_chance(&game, combined_seed, table.begin_number())
                }
                Fact::Voided { missing } => {
                    voided.push(missing.iter().map(|&chair| table.name_at(chair)).collect());
                    Vec::new()
                }
                Fact::Forked { prefix } => {
                    outcomes += table.verify_fork(prefix, &self.definitions)?;
                    words = Some(0);
                    Vec::new()
                }
                Fact::Staged { stage } => {
                    words = Some(0);
                    table.verify_stage(stage, &self.definitions)?
                }
                Fact::Answered { seat, text, .. } => {
                    let play = table.play.as_ref().ok_or_else(differs)?;
                    let answer = play.read(*seat, text);
                    let answer = answer.map_err(|refusal| Corrupt::Refused { number, refusal })?;
                    play.try_answer(table.chance_number(), &answer).chance
                }
                Fact::Joined { seat, .. } | Fact::Left { seat } => {
                    let play = table.play.as_ref().ok_or_else(differs)?;
                    let joins = matches!(entry.fact, Fact::Joined { .. });
                    let input =
                        if joins { GameInput::Joins(*seat) } else { GameInput::Leaves(*seat) };
                    let trial = play.trial(table.chance_number(), &input);
                    trial.map_err(|refusal| Corrupt::Refused { number, refusal })?.chance
                }
                _ => Vec::new(),
            };
            if expected != entry.chance {
                return Err(differs());
            }
            outcomes += expected.len();
            table.happen(entry, &self.definitions)?;
        }
        let words = words.ok_or(VerifyError::NotBegun)?;
        let (commitment, seed) = (table.seed.commitment(), table.seed.reveal());
        let entries = self.entries.len();
        Ok(Verified { commitment, seed, words, contributions, voided, outcomes, entries })
    }
}

impl Table {
    /// The name of a chair's holder.
    fn name_at(&self, chair: usize) -> String {
        let person = self.chairs.get(chair).and_then(|chair| chair.holder.person());
        let member = person.and_then(|person| self.members.get(person));
        member.map_or_else(|| "?".to_owned(), |member| member.person.name.clone())
    }

    /// The secrets of the chairs that become the seats.
    fn contributions(&self, chairs: &[usize]) -> Vec<Contribution> {
        let contribution = |(seat, &chair): (usize, &usize)| {
            let secret = self.chairs.get(chair)?.share.secret()?;
            let (name, commitment) = (self.name_at(chair), secret.commitment());
            Some(Contribution { seat, name, commitment, secret: secret.reveal() })
        };
        chairs.iter().enumerate().filter_map(contribution).collect()
    }
}

/// The chance outcomes of the start of this game.
pub(crate) fn begin_chance(
    game: &AnyGame,
    combined_seed: CombinedSeed,
    number: u64,
) -> Vec<ChanceOutcome> {
    let mut rng = combined_seed.rng(number);
    let mut recorder = Recorder::new(&mut rng);
    game.begin(&mut recorder, &mut Silent);
    recorder.into_outcomes()
}
