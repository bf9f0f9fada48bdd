//! The whole log of a table as one text, and the check of its chance.

use std::collections::BTreeMap;

use asterism_catalog::{
    AnyGame, DefinitionError, Setup, SetupError, edition, read_definition, write_definition,
};
use asterism_kernel::{
    ChanceOutcome, Codes, Entry as LogEntry, Game as _, Input, InputText, Log, Recorder, Refusal,
    ScriptError, Silent,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::fact::{DefinitionUsed, Entry, Fact};
use crate::fork::{Prefix, Step};
use crate::id::Digest;
use crate::luck::Luck;
use crate::table::Table;

/// Where definitions are that a program no longer has built in.
pub trait Library {
    /// The definition with this digest.
    fn definition(&self, sha256: &Digest) -> Option<String>;
}

/// No definitions but those built in.
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

/// Why entries make no table.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum Corrupt {
    /// The first entry doesn't make a table.
    #[error("The log doesn't begin with a table being made.")]
    NotCreated,
    /// A later program wrote it.
    #[error(
        "The log has form {format}; this program reads form {}. Use a newer one.",
        crate::FORMAT
    )]
    Format {
        /// Its form.
        format: u32,
    },
    /// An entry makes no sense where it stands.
    #[error("Entry {number} makes no sense there: {what}.")]
    Misplaced {
        /// Which.
        number: u64,
        /// Why.
        what: &'static str,
    },
    /// The game refuses an entry.
    #[error("Entry {number}: {refusal}")]
    Refused {
        /// Which.
        number: u64,
        /// The game's answer.
        refusal: Refusal,
    },
    /// What chance decided does not fit.
    #[error("Entry {number}: {error}")]
    Chance {
        /// Which.
        number: u64,
        /// What was wrong.
        error: ScriptError,
    },
    /// A later program wrote it.
    #[error(
        "The game was begun under revision {written} of its rules; this program plays revision \
         {present}. Use a newer one."
    )]
    LaterRules {
        /// The revision of the log.
        written: u32,
        /// The program's.
        present: u32,
    },
    /// Other rules lead elsewhere.
    #[error(
        "The rules have been mended since this game was begun (revision {written}, now \
         {present}), and entry {number} leads elsewhere now. Replay it with the program that \
         wrote it."
    )]
    OtherRules {
        /// Where it shows.
        number: u64,
        /// The revision of the log.
        written: u32,
        /// The program's.
        present: u32,
    },
    /// The game can't be set up.
    #[error("Entry {number}: {error}")]
    Setup {
        /// Which.
        number: u64,
        /// Why not.
        error: SetupError,
    },
    /// The cards as they were are not known any more.
    #[error("The definition of {edition} with digest {sha256} is missing; add it to the file.")]
    MissingDefinition {
        /// Of which edition.
        edition: String,
        /// Its digest.
        sha256: Digest,
    },
    /// The cards as they were can't be read.
    #[error(transparent)]
    Definition(#[from] DefinitionError),
}

impl Corrupt {
    /// The codes there are.
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

/// The definitions that a game is about to use.
pub(crate) fn definitions_of(setup: &Setup) -> Vec<DefinitionUsed> {
    let used = |edition: String| {
        let sha256 = Digest::of(write_definition(&edition)?.as_bytes());
        Some(DefinitionUsed { edition, sha256 })
    };
    setup.editions().into_iter().filter_map(used).collect()
}

/// The game as it was when it began, whatever is built in now.
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

/// A whole table as one text: everything a replay needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The form of the text.
    pub asterism_table: u32,
    /// Every entry.
    pub entries: Vec<Entry>,
    /// The definitions used, by their digests.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub definitions: BTreeMap<Digest, String>,
}

/// The game of a record, without the table around it.
#[derive(Clone, Debug)]
pub struct RecordedGame {
    /// What it was set up as.
    pub setup: Setup,
    /// Its rules, with the cards as they were.
    pub game: AnyGame,
    /// Everything that happened in it.
    pub log: Log,
}

/// What a check of a record found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// What was shown of the seed before the start.
    pub commitment: Digest,
    /// The seed.
    pub seed: String,
    /// How many seats added words.
    pub words: usize,
    /// Whose randomness took part in the shuffle.
    pub contributions: Vec<Contribution>,
    /// Who did not reveal a secret in time, for each round that was void.
    pub voided: Vec<Vec<String>>,
    /// How many shuffles and picks were computed again.
    pub outcomes: usize,
    /// How many entries there are.
    pub entries: usize,
}

/// The randomness of one participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contribution {
    /// The seat in the game.
    pub seat: usize,
    /// The name of whoever held it.
    pub name: String,
    /// What they committed to before the start.
    pub commitment: Digest,
    /// The secret, which was revealed at the start.
    pub secret: String,
}

/// Why a record is not honest.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// It can't even be replayed.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// The game has not begun, so there is nothing to check.
    #[error("The game of this record never began; there is nothing to check.")]
    NotBegun,
    /// Chance decided something that the seed doesn't give.
    #[error("Entry {number}: the recorded chance is not what the seed gives.")]
    Differs {
        /// Which.
        number: u64,
    },
}

impl Record {
    /// Whether people brought cards of their own, which take time to read.
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

    /// The same record without what concerns one person only: whom they muted,
    /// when they want to be asked, and the digests of links. The entries keep
    /// their places, because older logs number chance by them.
    #[must_use]
    pub fn without_private(mut self) -> Self {
        for entry in &mut self.entries {
            if entry.fact.is_private() {
                entry.fact = Fact::Withheld;
            }
        }
        self
    }

    /// The table after the first `count` entries, or after all.
    pub fn table(&self, count: Option<usize>) -> Result<Table, Corrupt> {
        let count = count.unwrap_or(self.entries.len());
        Table::replay(self.entries.iter().take(count), &self.definitions)
    }

    /// The game alone, without the table around it: what it was set up as, the
    /// rules with the cards as they were, and its log. What was taken back is
    /// not in it. Nothing if the game never began.
    pub fn game(&self) -> Result<Option<RecordedGame>, Corrupt> {
        // The table knows whether the whole makes sense.
        self.table(None)?;
        let mut found: Option<RecordedGame> = None;
        for (number, entry) in (0..).zip(&self.entries) {
            let input = match &entry.fact {
                Fact::Started { setup, definitions, .. } => {
                    let game = build(number, setup, definitions, &self.definitions)?;
                    let log = Log { begin: entry.chance.clone(), entries: Vec::new() };
                    found = Some(RecordedGame { setup: setup.clone(), game, log });
                    continue;
                }
                Fact::Forked { prefix } => {
                    let Prefix { setup, definitions, steps, .. } = &**prefix;
                    let game = build(number, setup, definitions, &self.definitions)?;
                    let begin = steps.first().map(|step| step.chance.clone()).unwrap_or_default();
                    let entries = steps.iter().filter_map(Step::logged).collect();
                    let log = Log { begin, entries };
                    found = Some(RecordedGame { setup: setup.clone(), game, log });
                    continue;
                }
                Fact::Answered { seat, text, .. } => InputText::Answer(*seat, text.clone()),
                Fact::Joined { seat, .. } => InputText::Joins(*seat),
                Fact::Left { seat } => InputText::Leaves(*seat),
                Fact::Undone { back } => {
                    if let Some(found) = &mut found {
                        let left = found.log.entries.len().saturating_sub(*back);
                        found.log.entries.truncate(left);
                    }
                    continue;
                }
                _ => continue,
            };
            if let Some(found) = &mut found {
                found.log.entries.push(LogEntry { input, chance: entry.chance.clone() });
            }
        }
        Ok(found)
    }

    /// Computes every shuffle and pick again from the seed and what the seats
    /// added.
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
                    let (first, luck) = table.luck_at_start(chairs);
                    if table.settings.first.is_none() && setup.first != first {
                        return Err(differs());
                    }
                    let added = |&&chair: &&usize| {
                        table.chairs.get(chair).is_some_and(|chair| chair.words.is_some())
                    };
                    words = Some(chairs.iter().filter(added).count());
                    contributions = table.contributions(chairs);
                    let game = build(number, setup, definitions, &self.definitions)?;
                    begin_chance(&game, luck, table.begin_number())
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
                Fact::Answered { seat, text, .. } => {
                    let play = table.play.as_ref().ok_or_else(differs)?;
                    let answer = play.read(*seat, text);
                    let answer = answer.map_err(|refusal| Corrupt::Refused { number, refusal })?;
                    play.try_answer(table.chance_number(), &answer).chance
                }
                Fact::Joined { seat, .. } | Fact::Left { seat } => {
                    let play = table.play.as_ref().ok_or_else(differs)?;
                    let joins = matches!(entry.fact, Fact::Joined { .. });
                    let input = if joins { Input::Joins(*seat) } else { Input::Leaves(*seat) };
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
    /// What the holder of a chair is called.
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

/// What chance decides when this game begins, at this number.
pub(crate) fn begin_chance(game: &AnyGame, luck: Luck, number: u64) -> Vec<ChanceOutcome> {
    let mut stream = luck.stream(number);
    let mut recorder = Recorder::new(&mut stream);
    game.begin(&mut recorder, &mut Silent);
    recorder.into_outcomes()
}
