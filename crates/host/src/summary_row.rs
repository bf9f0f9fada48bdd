//! The summary row of a table: what lists show without loading it.

use asterism_store::{Append, Digest, SummaryRow, TablePhase};
use asterism_table::{
    Entry, Fact, Holder, Level, Millis, Pace, Person, PersonId, Settings, Table, TableEnding,
    Visibility,
};
use serde::{Deserialize, Serialize};

use crate::HostError;
use crate::table_usage::bots_only;

/// What lists show of a table. Stored as JSON in the summary row.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// The deck's editions and card files. Rows of earlier versions have only editions.
    pub deck: Vec<String>,
    pub seats: usize,
    /// Whether a new person can sit down, also on a chair that is added.
    pub free: bool,
    pub chairs: Vec<Sitter>,
    /// `casual`, `live` or `slow`.
    pub pace: String,
    pub spectators: bool,
    /// The ids of the people on the chairs. Missing in summaries of older programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Option<PersonId>>,
    /// How the game ended. Missing in summaries of older programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// How a game ended.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// When it ended, in milliseconds since 1970.
    pub at: Millis,
    /// The chairs of the winners.
    pub winners: Vec<usize>,
    /// The stable code of the ending.
    pub reason: String,
    /// Points per chair, if the game has points. Missing in summaries of older programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<Option<i16>>,
}

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    Nobody,
    /// A person, by name.
    Person(String),
    Bot(Level),
}

fn summary(table: &Table) -> Summary {
    let settings: &Settings = table.settings();
    let people: Vec<&Person> = table.people().collect();
    let chairs: Vec<Sitter> = table
        .chairs()
        .iter()
        .map(|chair| match &chair.holder {
            Holder::Nobody => Sitter::Nobody,
            Holder::Bot(level) => Sitter::Bot(*level),
            Holder::Person(id) | Holder::StandIn(id) => {
                let person = people.iter().find(|person| person.id == *id);
                Sitter::Person(person.map_or_else(String::new, |person| person.name.clone()))
            }
        })
        .collect();
    Summary {
        game: settings.setup.game.clone(),
        deck: settings.setup.mix.sources(),
        seats: settings.seats(),
        free: table.has_free_chair(),
        chairs,
        pace: match settings.pace {
            Pace::Casual { .. } => "casual",
            Pace::Live { .. } => "live",
            Pace::Slow { .. } => "slow",
        }
        .to_owned(),
        spectators: settings.spectators,
        people: table.chairs().iter().map(|chair| chair.holder.person().cloned()).collect(),
        result: result(table),
    }
}

fn result(table: &Table) -> Option<GameResult> {
    let (at, reason, winners) = table.result()?;
    let winners = winners.iter().map(asterism_kernel::Seat::index).collect();
    let mut scores = match table.ending() {
        Some(TableEnding::Game { scores, .. }) => scores.to_vec(),
        _ => Vec::new(),
    };
    while scores.last().is_some_and(Option::is_none) {
        scores.pop();
    }
    Some(GameResult { at, winners, reason: reason.to_owned(), scores })
}

fn summary_row_with(table: &Table, summary: String) -> SummaryRow {
    let phase = if table.is_over() {
        TablePhase::Over
    } else if table.in_lobby() {
        TablePhase::Lobby
    } else {
        TablePhase::Playing
    };
    let bots = table.awaited().iter().map(|bot| bot.from).min();
    let wake = if bots_only(table) && !table.in_lobby() {
        // Bots don't play on while nobody watches.
        table.given_up_at()
    } else {
        [table.next_wake(), bots].into_iter().flatten().min()
    };
    SummaryRow {
        phase,
        public: table.settings().visibility == Visibility::Public,
        wake_at: wake.and_then(|wake| i64::try_from(wake).ok()),
        summary,
    }
}

pub(crate) fn summary_row(table: &Table) -> SummaryRow {
    summary_row_with(table, serde_json::to_string(&summary(table)).unwrap_or_default())
}

/// What entries change in the store apart from the log.
pub(crate) struct Changes {
    /// Whether the summary row may have changed.
    pub(crate) summary_row: bool,
    /// Whether the `summary` of the summary row may have changed.
    pub(crate) summary: bool,
    /// Whether the table's people may have changed.
    pub(crate) people: bool,
    pub(crate) definitions: Vec<Digest>,
}

pub(crate) fn changes(entries: &[Entry]) -> Changes {
    let mut changes =
        Changes { summary_row: false, summary: false, people: false, definitions: Vec::new() };
    for entry in entries {
        match &entry.fact {
            Fact::Said { .. }
            | Fact::Reacted { .. }
            | Fact::Muted { .. }
            | Fact::PassSet { .. }
            | Fact::Withheld => {}
            Fact::Entered { .. } => changes.people = true,
            // These change neither names nor chairs.
            Fact::Committed { .. }
            | Fact::Revealing { .. }
            | Fact::Revealed { .. }
            | Fact::Voided { .. }
            | Fact::RulesAgreed { .. }
            | Fact::Readied { .. }
            | Fact::Calling
            | Fact::Called { .. }
            | Fact::Answered { .. }
            | Fact::Undone { .. }
            | Fact::Presence { .. }
            | Fact::Proposed { .. }
            | Fact::Agreed { .. }
            | Fact::Rejected
            | Fact::Paused
            | Fact::Resumed => changes.summary_row = true,
            _ => {
                changes.people |= matches!(entry.fact, Fact::Removed { .. });
                (changes.summary_row, changes.summary) = (true, true);
                changes.definitions.extend(entry.fact.definitions().iter().map(|used| used.sha256));
            }
        }
    }
    changes
}

/// If several nodes share the store, a stored wake time may be too early only if
/// it is still this far off, and only by [`TOO_EARLY`] (milliseconds).
const FAR_OFF: i64 = 60_000;
const TOO_EARLY: i64 = 600_000;

/// Whether the stored summary row is still good enough, to save writes. A wake
/// time that is too early does no harm if this node is alone: the table wakes,
/// finds nothing to do, and corrects the time when it is unloaded. If other nodes
/// read it too, it must be neither soon nor much too early.
pub(crate) fn serves(kept: &SummaryRow, wanted: &SummaryRow, now: i64, alone: bool) -> bool {
    let early = |kept: Option<i64>, wanted: Option<i64>| match (kept, wanted) {
        (Some(kept), Some(wanted)) => {
            let harmless = alone || (now + FAR_OFF < kept && wanted - kept <= TOO_EARLY);
            now < kept && kept <= wanted && harmless
        }
        _ => false,
    };
    kept.phase == wanted.phase
        && kept.public == wanted.public
        && kept.summary == wanted.summary
        && (kept.wake_at == wanted.wake_at || early(kept.wake_at, wanted.wake_at))
}

/// The append that stores these entries. `table` is the table after them, `kept`
/// the summary row in the store; `serves` says whether that can stay.
pub(crate) fn append(
    before: u64,
    table: &Table,
    entries: &[Entry],
    kept: Option<&SummaryRow>,
    serves: impl Fn(&SummaryRow, &SummaryRow) -> bool,
) -> Result<Append, HostError> {
    let id = table.id().clone();
    let mut append = Append::new(id, before, crate::load::write(entries));
    let changes = changes(entries);
    if changes.summary_row {
        let summary = kept.filter(|_| !changes.summary && !table.is_over());
        let summary_row = match summary {
            Some(kept) => summary_row_with(table, kept.summary.clone()),
            None => summary_row(table),
        };
        append.summary_row = Some(summary_row)
            .filter(|summary_row| !kept.is_some_and(|kept| serves(kept, summary_row)));
    }
    if changes.people {
        append.people = Some(crate::load::people_of(table));
    }
    append.definitions = changes.definitions;
    Ok(append)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_row_is_written_again_only_when_it_must_be() {
        let summary_row =
            |phase, wake_at| SummaryRow { phase, public: true, wake_at, summary: "{}".to_owned() };
        let kept = summary_row(TablePhase::Playing, Some(1_000));
        let later = summary_row(TablePhase::Playing, Some(5_000));
        assert!(serves(&kept, &kept, 900, false));
        assert!(serves(&kept, &later, 900, true), "too early does no harm");
        assert!(!serves(&kept, &later, 900, false), "but others may look at it");
        let (far, farther) = (
            summary_row(TablePhase::Playing, Some(90_000)),
            summary_row(TablePhase::Playing, Some(99_000)),
        );
        assert!(serves(&far, &farther, 900, false), "not before it comes near");
        assert!(
            !serves(&far, &summary_row(TablePhase::Playing, Some(900_000)), 900, false),
            "much too early"
        );
        assert!(!serves(&kept, &later, 1_000, true), "its time has come");
        assert!(!serves(&later, &kept, 900, true), "too late does");
        assert!(!serves(&kept, &summary_row(TablePhase::Over, None), 900, true));
        assert!(!serves(&kept, &summary_row(TablePhase::Playing, None), 900, true));
    }
}
