//! Forks: new tables that continue a finished game from one of its positions.
//!
//! The fact contains everything that was played, with the chance outcomes and the
//! seeds behind them, so that such a table can be replayed and verified on its own.
//! Later randomness comes from its own seed.

use asterism_catalog::{AnyMove, Level, Setup};
use asterism_kernel::{
    ChanceOutcome, Game as _, GameInput, InputText, Journal, LogEntry, Recorder, Refusal, Seat,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::chair::{Chair, Holder};
use crate::clock::Clock;
use crate::fact::{DefinitionUsed, Entry, Fact};
use crate::id::{Millis, Person, TableId};
use crate::play::{Play, Rules};
use crate::record::{Corrupt, Library, Record, VerifyError, begin_chance, build};
use crate::refusal::TableRefusal;
use crate::revision::rules_of;
use crate::settings::{Pace, Visibility};
use crate::stage::begin_at;
use crate::table::{Table, TableStage};
use crate::table_rng::{Added, CombinedSeed, Scheme, Secret, Seed};

/// A table at which a part of the game was played: the inputs to its randomness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    pub table: TableId,
    /// Its seed, which was revealed when its game was over.
    pub seed: Seed,
    /// The words that each seat added.
    pub words: Vec<Option<String>>,
    /// The secret of each seat that took part in the shuffle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub secrets: Vec<Option<Secret>>,
    #[serde(default, skip_serializing_if = "Scheme::is_entries")]
    pub scheme: Scheme,
}

impl Origin {
    fn combined_seed(&self) -> CombinedSeed {
        let added = self.words.iter().enumerate().map(|(seat, words)| Added {
            words: words.as_deref(),
            secret: self.secrets.get(seat).and_then(Option::as_ref),
        });
        CombinedSeed::combine(self.scheme, &self.table, &self.seed, added)
    }
}

/// An action in a game that continues at another table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "did")]
pub enum Deed {
    Began,
    Answered {
        seat: Seat,
        /// How, in the game's notation.
        text: String,
    },
    Joined {
        seat: Seat,
    },
    Left {
        seat: Seat,
    },
}

/// One step of a game that continues at another table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The table where it was made, as an index into the origins.
    pub origin: usize,
    /// The number that its randomness was derived from: that of the log entry or of
    /// the game's input, depending on the origin's scheme.
    pub entry: u64,
    #[serde(flatten)]
    pub deed: Deed,
    /// The chance outcomes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<ChanceOutcome>,
}

impl Step {
    /// The step as an input of the game. `None` for the beginning.
    pub(crate) fn logged(&self) -> Option<LogEntry> {
        let input = match &self.deed {
            Deed::Began => return None,
            Deed::Answered { seat, text } => InputText::Answer(*seat, text.clone()),
            Deed::Joined { seat } => InputText::Joins(*seat),
            Deed::Left { seat } => InputText::Leaves(*seat),
        };
        Some(LogEntry { input, chance: self.chance.clone() })
    }
}

/// A game at some position, with everything that led there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prefix {
    pub setup: Setup,
    /// The revision of the rules it was begun under.
    pub rules: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub definitions: Vec<DefinitionUsed>,
    /// The described position where it began, unless cards were dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Value>,
    /// The tables where it was played.
    pub origins: Vec<Origin>,
    /// The steps, without moves that were taken back.
    pub steps: Vec<Step>,
}

/// Why a game can't be forked.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ForkError {
    /// It is not allowed.
    #[error(transparent)]
    Refused(#[from] TableRefusal),
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// Parameters of a fork.
#[derive(Clone, Debug)]
pub struct Fork {
    pub table: TableId,
    pub seed: Seed,
    pub person: Person,
    pub seat: usize,
    /// The level of the bots in the other seats.
    pub level: Level,
}

fn input(play: &Play, deed: &Deed) -> Result<Option<GameInput<AnyMove>>, Refusal> {
    Ok(match deed {
        Deed::Began => None,
        Deed::Answered { seat, text } => {
            let mv = play.game().read_move(&play.state, *seat, text)?;
            Some(GameInput::Answer { seat: *seat, mv })
        }
        Deed::Joined { seat } => Some(GameInput::Joins(*seat)),
        Deed::Left { seat } => Some(GameInput::Leaves(*seat)),
    })
}

/// Replays a prefix. `check` is called before every step.
fn played(
    prefix: &Prefix,
    (number, at, combined_seed): (u64, Millis, CombinedSeed),
    library: &dyn Library,
    mut check: impl FnMut(Option<&Play>, &Rules, &Step) -> Result<(), VerifyError>,
) -> Result<Play, VerifyError> {
    let misplaced = |what| Corrupt::Misplaced { number, what };
    let Prefix { setup, rules: written, definitions, steps, .. } = prefix;
    let (written, present) = (*written, rules_of(setup));
    if written > present {
        return Err(Corrupt::LaterRules { written, present }.into());
    }
    let game = build(number, setup, definitions, library)?;
    let rules = Rules { game, setup: std::sync::Arc::new(setup.clone()), written };
    let (first, rest) = steps.split_first().ok_or(misplaced("nothing was played"))?;
    if first.deed != Deed::Began {
        return Err(misplaced("a game begins once").into());
    }
    check(None, &rules, first)?;
    let mut play = match &prefix.given {
        Some(given) => Play::begin_at(rules.clone(), given, combined_seed, at, &first.chance)
            .map_err(|problem| match problem {
                Ok(failure) => Corrupt::Position { number, failure },
                Err(error) => Corrupt::Chance { number, error },
            })?,
        None => Play::begin(rules.clone(), combined_seed, at, &first.chance)
            .map_err(|error| Corrupt::Chance { number, error })?,
    };
    for step in rest {
        let refused = |refusal| Corrupt::Refused { number, refusal };
        let done = input(&play, &step.deed).map_err(refused)?;
        let done = done.ok_or(misplaced("a game begins once"))?;
        check(Some(&play), &rules, step)?;
        play.happen(at, &done, &step.chance).map_err(|problem| match problem {
            Ok(refusal) => refused(refusal),
            Err(error) => Corrupt::Chance { number, error },
        })?;
    }
    play.ask_again(at, None);
    Ok(play)
}

impl Table {
    /// Continues a game from another table.
    pub(crate) fn forked(
        &mut self,
        entry: &Entry,
        prefix: &Prefix,
        library: &dyn Library,
    ) -> Result<(), Corrupt> {
        if self.stage != TableStage::Lobby || prefix.setup.players > self.chairs.len() {
            return Err(self.misplaced("no game can go on there"));
        }
        let chairs: Vec<usize> = (0..self.chairs.len()).collect();
        let (_, combined_seed) = self.seed_at_start(&chairs);
        let play =
            played(prefix, (self.entries, entry.at, combined_seed), library, |_, _, _| Ok(()));
        let mut play = play.map_err(|error| match error {
            VerifyError::Corrupt(corrupt) => corrupt,
            _ => self.misplaced("no game can go on there"),
        })?;
        let clock = match self.settings.pace {
            Pace::Live { bank, responses, .. } => Clock { bank, responses },
            Pace::Casual { .. } | Pace::Slow { .. } => Clock::default(),
        };
        for chair in &mut self.chairs {
            *chair = Chair { clock, offered_to: None, ..chair.clone() };
        }
        play.look_for_window(entry.at, self.kind_of_new_windows(), false);
        self.play = Some(Box::new(play));
        self.stage = TableStage::Playing;
        self.note_all_held();
        self.after_game_input(entry.at);
        Ok(())
    }

    /// Verifies the chance outcomes of all steps. Returns how many there were.
    pub(crate) fn verify_fork(
        &self,
        prefix: &Prefix,
        library: &dyn Library,
    ) -> Result<usize, VerifyError> {
        let number = self.entries;
        let differs = || VerifyError::Differs { number };
        let mut outcomes = 0;
        let seed_of = |step: &Step| prefix.origins.get(step.origin).map(Origin::combined_seed);
        let any = self.seed_at_start(&[]).1;
        played(prefix, (number, self.last, any), library, |play, rules, step| {
            let combined_seed = seed_of(step).ok_or_else(differs)?;
            let expected = match (play, &prefix.given) {
                (None, Some(given)) => {
                    let mut rng = combined_seed.rng(step.entry);
                    let mut recorder = Recorder::new(&mut rng);
                    begin_at(rules, given, &mut recorder, &mut Journal::default())
                        .map_err(|failure| Corrupt::Position { number, failure })?;
                    recorder.into_outcomes()
                }
                (None, None) => begin_chance(&rules.game, combined_seed, step.entry),
                (Some(play), _) => {
                    let refused = |refusal| Corrupt::Refused { number, refusal };
                    let done = input(play, &step.deed).map_err(refused)?.ok_or_else(differs)?;
                    let mut play = play.clone();
                    play.combined_seed = combined_seed;
                    play.trial(step.entry, &done).map_err(refused)?.chance
                }
            };
            outcomes += expected.len();
            if expected == step.chance { Ok(()) } else { Err(differs()) }
        })?;
        Ok(outcomes)
    }

    fn origin(&self, chairs: &[usize]) -> Origin {
        let words = chairs.iter().map(|&chair| self.chairs.get(chair)?.words.clone()).collect();
        let secret = |&chair: &usize| self.chairs.get(chair)?.share.secret().copied();
        let mut secrets: Vec<Option<Secret>> = chairs.iter().map(secret).collect();
        if secrets.iter().all(Option::is_none) {
            secrets.clear();
        }
        Origin { table: self.id.clone(), seed: self.seed, words, secrets, scheme: self.scheme }
    }
}

impl Record {
    /// The game after `count` entries, with everything that led there.
    fn prefix(&self, count: usize) -> Result<(Table, Option<Prefix>), Corrupt> {
        let mut table = Table::first(self.entries.first().ok_or(Corrupt::NotCreated)?)?;
        let mut found: Option<Prefix> = None;
        for here in self.entries.iter().take(count).skip(1) {
            let entry = match here.fact {
                Fact::Started { .. } | Fact::Staged { .. } => table.begin_number(),
                _ => table.chance_number(),
            };
            let taken = |found: &mut Option<Prefix>, deed: Deed| {
                if let Some(Prefix { origins, steps, .. }) = found {
                    let origin = origins.len().saturating_sub(1);
                    steps.push(Step { origin, entry, deed, chance: here.chance.clone() });
                }
            };
            match &here.fact {
                Fact::Started { setup, rules, definitions, chairs } => {
                    found = Some(Prefix {
                        setup: setup.clone(),
                        rules: *rules,
                        definitions: definitions.clone(),
                        given: None,
                        origins: vec![table.origin(chairs)],
                        steps: Vec::new(),
                    });
                    taken(&mut found, Deed::Began);
                }
                Fact::Forked { prefix } => {
                    let mut prefix = (**prefix).clone();
                    let chairs: Vec<usize> = (0..table.chairs.len()).collect();
                    prefix.origins.push(table.origin(&chairs));
                    found = Some(prefix);
                }
                Fact::Staged { stage } => {
                    let chairs: Vec<usize> = (0..table.chairs.len()).collect();
                    let mut prefix = stage.prefix(&here.chance);
                    prefix.origins.push(table.origin(&chairs));
                    found = Some(prefix);
                }
                Fact::Answered { seat, text, .. } => {
                    taken(&mut found, Deed::Answered { seat: *seat, text: text.clone() });
                }
                Fact::Joined { seat, .. } => taken(&mut found, Deed::Joined { seat: *seat }),
                Fact::Left { seat } => taken(&mut found, Deed::Left { seat: *seat }),
                Fact::Undone { back } => {
                    if let Some(Prefix { steps, .. }) = &mut found {
                        steps.truncate(steps.len().saturating_sub(*back));
                    }
                }
                _ => {}
            }
            table.happen(here, &self.definitions)?;
        }
        Ok((table, found))
    }

    /// A new table that continues the game of this record after its first `count`
    /// entries, with bots in all seats but one, and the first entries of that table.
    /// The game of the record must be over, because its cards are secret until then.
    pub fn fork(
        &self,
        at: Millis,
        count: usize,
        fork: &Fork,
    ) -> Result<(Table, Vec<Entry>), ForkError> {
        if !self.table(None)?.is_over() {
            return Err(TableRefusal::NotOver.into());
        }
        let (then, prefix) = self.prefix(count)?;
        let prefix = prefix.ok_or(TableRefusal::NotBegun)?;
        if then.is_over() {
            return Err(TableRefusal::NothingLeft.into());
        }
        let plays = |seat: usize| {
            let seat = Seat::from_index(seat);
            let seats = then.play.as_ref().map(|play| play.seats()).unwrap_or_default();
            seat.is_some_and(|seat| seats.contains(seat))
        };
        if !plays(fork.seat) {
            return Err(TableRefusal::NoSuchChair.into());
        }
        let mut settings = (*then.settings).clone();
        settings.setup.players = then.chairs.len();
        settings.pace = Pace::default();
        settings.visibility = Visibility::Link;
        let Fork { table, seed, person, seat, level } = fork;
        let (mut made, first) = Table::create(at, table.clone(), settings, person, *seed)?;
        let mut entries = vec![first];
        for chair in (0..then.chairs.len()).filter(|&chair| plays(chair)) {
            let mine = chair == *seat;
            let holder = if mine { Holder::Person(person.id.clone()) } else { Holder::Bot(*level) };
            entries.push(made.commit(at, Fact::Seated { chair, holder })?);
        }
        let fact = Fact::Forked { prefix: Box::new(prefix) };
        let mut entry = Entry { at, fact, chance: Vec::new(), check: None };
        made.happen(&entry, &self.definitions)?;
        entry.check = made.check_of(&entry.fact);
        entries.push(entry);
        Ok((made, entries))
    }
}
