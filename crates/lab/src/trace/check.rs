//! Replays a trace, from this or another engine, and compares.

use std::fmt::{self, Debug, Display};
use std::io::BufRead;

use asterism_kernel::{Chance, Game, GameInput, Offer, Refusal, Seat, Silent};
use asterism_stella::{Cards, Face, SetupError, State, Stella};
use serde::Deserialize;
use serde_json::{Map, Value};
use thiserror::Error;

use super::format::Final;

/// The first place where a trace and this engine disagree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line of the file, from 1.
    pub line: usize,
    /// The index of the game in the file.
    pub game: u64,
    /// The decision, from 0; none if the whole game is concerned.
    pub decision: Option<usize>,
    pub key: String,
    /// The value in the file.
    pub expected: String,
    /// The value in this engine.
    pub got: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: game {}: ", self.line, self.game)?;
        if let Some(decision) = self.decision {
            write!(f, "decision {decision}: ")?;
        }
        write!(f, "{}: expected {}, got {}", self.key, self.expected, self.got)
    }
}

#[derive(Debug, Error)]
pub enum CheckError {
    #[error("line {line}: can't be read: {error}")]
    Unreadable { line: usize, error: std::io::Error },
    #[error("line {line}: not a trace: {problem}")]
    Malformed { line: usize, problem: String },
    /// This engine plays differently.
    #[error("{0}")]
    Differs(Box<Difference>),
}

impl CheckError {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "trace-unreadable",
            Self::Malformed { .. } => "trace-malformed",
            Self::Differs(_) => "trace-differs",
        }
    }

    /// Whether the file is malformed, as opposed to a game that differs.
    #[must_use]
    pub const fn is_bad_input(&self) -> bool {
        !matches!(self, Self::Differs(_))
    }
}

/// What was compared without finding a difference.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    pub games: usize,
    pub decisions: usize,
    /// Games without a final state to compare.
    pub without_final: usize,
    /// Keys of final states that this engine does not know.
    pub unknown_keys: Vec<String>,
}

/// Checks a whole file, line by line. Empty lines are skipped.
pub fn check(reader: impl BufRead) -> Result<Checked, CheckError> {
    let mut checked = Checked::default();
    for (index, text) in reader.lines().enumerate() {
        let line = index + 1;
        let text = text.map_err(|error| CheckError::Unreadable { line, error })?;
        if !text.trim().is_empty() {
            check_line(line, &text, &mut checked)?;
        }
    }
    Ok(checked)
}

/// Checks one game.
pub fn check_line(line: usize, text: &str, checked: &mut Checked) -> Result<(), CheckError> {
    let malformed = |problem: String| CheckError::Malformed { line, problem };
    let written: Written =
        serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?;
    let game = written.table().map_err(|error| malformed(error.to_string()))?;
    if !is_whole_deck(&written.deck) {
        return Err(malformed("deck: these are not the 54 cards".to_owned()));
    }
    let rerun = Rerun { line, written: &written };
    rerun.run(&game, checked)?;
    checked.games += 1;
    checked.decisions += written.decisions.len();
    Ok(())
}

/// A trace as any engine may write it.
#[derive(Debug, Deserialize)]
struct Written {
    game: u64,
    players: usize,
    #[serde(default)]
    first: usize,
    #[serde(default)]
    pay_after: bool,
    deck: Vec<Face>,
    decisions: Vec<WrittenDecision>,
    #[serde(default)]
    reshuffles: Vec<WrittenReshuffle>,
    result: WrittenResult,
    #[serde(default, rename = "final")]
    end: Option<Map<String, Value>>,
}

#[derive(Debug, Deserialize)]
struct WrittenDecision {
    seat: usize,
    state: String,
    legal: Vec<String>,
    #[serde(rename = "move")]
    chosen: String,
}

#[derive(Debug, Deserialize)]
struct WrittenReshuffle {
    before_decision: usize,
    deck: Vec<Face>,
}

#[derive(Debug, Deserialize)]
struct WrittenResult {
    reason: String,
    winners: Vec<usize>,
    #[serde(default)]
    eliminated: Option<usize>,
    #[serde(default)]
    scores: Option<Vec<Option<u8>>>,
}

impl Written {
    fn table(&self) -> Result<Stella, SetupError> {
        Ok(Stella::new(self.players)?.with_first(self.first)?.with_pay_after(self.pay_after))
    }
}

fn is_whole_deck(deck: &[Face]) -> bool {
    let mut cards = Cards::EMPTY;
    deck.len() == 54 && deck.iter().all(|&card| cards.try_insert(card))
}

/// Supplies the decks of the trace in order, and notes the first that doesn't fit.
struct WrittenDecks<'a> {
    start: Option<&'a [Face]>,
    reshuffles: &'a [WrittenReshuffle],
    used: usize,
    next_decision: usize,
    misfit: Option<(String, String, String)>,
}

impl Chance for WrittenDecks<'_> {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        let there = cards_of(items, &code);
        let deck = match self.start.take() {
            Some(deck) => deck,
            None => {
                let index = self.used;
                self.used += 1;
                let Some(reshuffle) = self.reshuffles.get(index) else {
                    self.note(format!("reshuffles[{index}]"), &"none", &format!("of {there}"));
                    return;
                };
                if reshuffle.before_decision != self.next_decision {
                    let key = format!("reshuffles[{index}].before_decision");
                    let next = self.next_decision;
                    self.note(key, &reshuffle.before_decision, &next);
                }
                &reshuffle.deck
            }
        };
        let mut left: Vec<Option<T>> = items.iter().copied().map(Some).collect();
        let mut arranged = Vec::with_capacity(items.len());
        for face in deck {
            let fits = |slot: &&mut Option<T>| {
                slot.is_some_and(|item| usize::from(code(item)) == face.index())
            };
            arranged.extend(left.iter_mut().find(fits).and_then(Option::take));
        }
        if arranged.len() == items.len() && deck.len() == items.len() {
            items.copy_from_slice(&arranged);
        } else {
            let key = format!("reshuffles[{}].deck", self.used.saturating_sub(1));
            let mut written: Vec<Face> = deck.to_vec();
            written.sort_unstable();
            self.note(key, &format!("the cards {written:?}"), &format!("the cards [{there}]"));
        }
    }
}

impl WrittenDecks<'_> {
    fn note(&mut self, key: String, expected: &dyn Display, got: &dyn Display) {
        self.misfit.get_or_insert((key, expected.to_string(), got.to_string()));
    }
}

fn cards_of<T: Copy>(items: &[T], code: impl Fn(T) -> u16) -> Cards {
    items.iter().filter_map(|&item| Face::from_index(code(item).into())).collect()
}

struct Rerun<'a> {
    line: usize,
    written: &'a Written,
}

impl Rerun<'_> {
    fn run(&self, game: &Stella, checked: &mut Checked) -> Result<(), CheckError> {
        let written = self.written;
        let mut decks = WrittenDecks {
            start: Some(&written.deck),
            reshuffles: &written.reshuffles,
            used: 0,
            next_decision: 0,
            misfit: None,
        };
        let mut state = game.begin(&mut decks, &mut Silent);
        for (index, decision) in written.decisions.iter().enumerate() {
            let at = Some(index);
            let Some(seat) = state.acting() else {
                return Err(self.differs(at, "decisions", &"a decision", &"the game is over"));
            };
            self.same(at, "seat", &decision.seat, &seat.index())?;
            self.same(at, "state", &decision.state.as_str(), &state.stage().name())?;
            let offered: Vec<String> =
                game.offer(&state, seat).iter().map(|mv| mv.to_string()).collect();
            self.same(at, "legal", &decision.legal, &offered)?;
            let refused = |refusal: Refusal| self.differs(at, "move", &decision.chosen, &refusal);
            let mv = game.read_move(&state, seat, &decision.chosen).map_err(refused)?;
            decks.next_decision = index + 1;
            let input = GameInput::Answer { seat, mv };
            game.apply(&mut state, &input, &mut decks, &mut Silent).map_err(refused)?;
            if let Some((key, expected, got)) = decks.misfit.take() {
                return Err(self.differs(at, &key, &expected, &got));
            }
        }
        if let Some(seat) = state.acting() {
            let got = format!("{} of seat {seat}", state.stage().name());
            return Err(self.differs(None, "decisions", &"the end of the game", &got));
        }
        self.same(None, "reshuffles (how many)", &written.reshuffles.len(), &decks.used)?;
        self.check_result(&state)?;
        match &written.end {
            Some(end) => self.check_final(end, &state, checked),
            None => {
                checked.without_final += 1;
                Ok(())
            }
        }
    }

    fn check_result(&self, state: &State) -> Result<(), CheckError> {
        let result = &self.written.result;
        let Some(ending) = state.ending() else { return Ok(()) };
        self.same(None, "result.reason", &result.reason.as_str(), &ending.reason.code())?;
        let winners: Vec<usize> = ending.winners.iter().map(Seat::index).collect();
        let mut written = result.winners.clone();
        written.sort_unstable();
        self.same(None, "result.winners", &written, &winners)?;
        let eliminated = ending.eliminated.map(Seat::index);
        self.same(None, "result.eliminated", &result.eliminated, &eliminated)?;
        // Without scores, an empty list and a list of nulls mean the same.
        let written = result.scores.clone().unwrap_or_default();
        let written = if written.iter().all(Option::is_none) { Vec::new() } else { written };
        let scores: Vec<Option<u8>> = ending.scores.into_iter().flatten().collect();
        self.same(None, "result.scores", &written, &scores)
    }

    fn check_final(
        &self,
        end: &Map<String, Value>,
        state: &State,
        checked: &mut Checked,
    ) -> Result<(), CheckError> {
        let own = Final::of(state);
        for (key, value) in end {
            match key.as_str() {
                "light" => self.same_value(key, value, &own.light)?,
                "marker" => self.same_value(key, value, &own.marker)?,
                "first" => self.same_value(key, value, &own.first)?,
                "rounds" => self.same_value(key, value, &own.rounds)?,
                "hands" => self.same_value(key, value, &own.hands)?,
                "collections" | "coll" => self.same_value(key, value, &own.collections)?,
                "deck" => self.same_value(key, value, &own.deck)?,
                "pile" | "discard" => self.same_value(key, value, &own.pile)?,
                "table" | "trick" => {
                    // Some engines also write who played the cards.
                    let pairs: Option<Vec<(Value, Face)>> = Deserialize::deserialize(value).ok();
                    match pairs {
                        Some(pairs) => {
                            let cards: Vec<Face> = pairs.into_iter().map(|pair| pair.1).collect();
                            self.same(None, &format!("final.{key}"), &cards, &own.table)?;
                        }
                        None => self.same_value(key, value, &own.table)?,
                    }
                }
                _ if checked.unknown_keys.contains(key) => {}
                _ => checked.unknown_keys.push(key.clone()),
            }
        }
        Ok(())
    }

    fn same_value<T>(&self, key: &str, value: &Value, own: &T) -> Result<(), CheckError>
    where
        T: PartialEq + Debug + for<'de> Deserialize<'de>,
    {
        let written = T::deserialize(value).map_err(|error| CheckError::Malformed {
            line: self.line,
            problem: format!("final.{key}: {error}"),
        })?;
        self.same(None, &format!("final.{key}"), &written, own)
    }

    fn same<T: PartialEq + Debug>(
        &self,
        decision: Option<usize>,
        key: &str,
        expected: &T,
        got: &T,
    ) -> Result<(), CheckError> {
        if expected == got {
            return Ok(());
        }
        Err(self.differs(decision, key, &format!("{expected:?}"), &format!("{got:?}")))
    }

    fn differs(
        &self,
        decision: Option<usize>,
        key: &str,
        expected: &dyn Display,
        got: &dyn Display,
    ) -> CheckError {
        CheckError::Differs(Box::new(Difference {
            line: self.line,
            game: self.written.game,
            decision,
            key: key.to_owned(),
            expected: expected.to_string(),
            got: got.to_string(),
        }))
    }
}
