//! What lists show of a table without loading it.

use asterism_store::{Append, Digest, Head, Phase};
use asterism_table::{Entry, Fact, Holder, Level, Pace, Person, Settings, Table, Visibility};
use serde::{Deserialize, Serialize};

use crate::HostError;
use crate::table_usage::bots_only;

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The stable name of the game.
    pub game: String,
    /// The editions of its deck.
    pub deck: Vec<String>,
    /// How many chairs it has.
    pub seats: usize,
    /// Whether somebody could sit down.
    pub free: bool,
    /// Who sits there; a level for a bot.
    pub chairs: Vec<Sitter>,
    /// `casual`, `live` or `slow`.
    pub pace: String,
    /// Whether others may watch.
    pub spectators: bool,
}

/// Who sits on a chair, in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// Nobody.
    Nobody,
    /// A person of this name.
    Person(String),
    /// A bot of this level.
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
        game: settings.game.clone(),
        deck: settings.deck.clone(),
        seats: settings.seats,
        free: table.has_free_chair(),
        chairs,
        pace: match settings.pace {
            Pace::Casual { .. } => "casual",
            Pace::Live { .. } => "live",
            Pace::Slow { .. } => "slow",
        }
        .to_owned(),
        spectators: settings.spectators,
    }
}

/// The head of a table, with this summary. Bots play on by themselves, so a
/// table of theirs wakes at once.
fn head_with(table: &Table, summary: String) -> Head {
    let phase = if table.is_over() {
        Phase::Over
    } else if table.in_lobby() {
        Phase::Lobby
    } else {
        Phase::Playing
    };
    let bots = table.awaited().iter().map(|bot| bot.from).min();
    let wake = if bots_only(table) && !table.in_lobby() {
        // Nobody's turn comes while nobody looks on.
        table.given_up_at()
    } else {
        [table.next_wake(), bots].into_iter().flatten().min()
    };
    Head {
        phase,
        public: table.settings().visibility == Visibility::Public,
        wake_at: wake.and_then(|wake| i64::try_from(wake).ok()),
        summary,
    }
}

/// The head of a table.
pub(crate) fn head(table: &Table) -> Head {
    head_with(table, serde_json::to_string(&summary(table)).unwrap_or_default())
}

/// What an entry means for the store besides itself.
pub(crate) struct Changes {
    /// Whether its head may be another now.
    pub(crate) head: bool,
    /// Whether lists may show something else now.
    pub(crate) summary: bool,
    /// Whether other people belong to the table now.
    pub(crate) people: bool,
    pub(crate) definitions: Vec<Digest>,
}

pub(crate) fn changes(entries: &[Entry]) -> Changes {
    let mut changes =
        Changes { head: false, summary: false, people: false, definitions: Vec::new() };
    for entry in entries {
        match &entry.fact {
            Fact::Said { .. }
            | Fact::Reacted { .. }
            | Fact::Muted { .. }
            | Fact::PassSet { .. }
            | Fact::Withheld => {}
            Fact::Entered { .. } => changes.people = true,
            // Neither a name nor a chair changes by these.
            Fact::Committed { .. }
            | Fact::Revealing { .. }
            | Fact::Revealed { .. }
            | Fact::Voided { .. }
            | Fact::Answered { .. }
            | Fact::Undone { .. }
            | Fact::Presence { .. }
            | Fact::Proposed { .. }
            | Fact::Agreed { .. }
            | Fact::Rejected
            | Fact::Paused
            | Fact::Resumed => changes.head = true,
            _ => {
                changes.people |= matches!(entry.fact, Fact::Removed { .. });
                (changes.head, changes.summary) = (true, true);
                changes.definitions.extend(entry.fact.definitions().iter().map(|used| used.sha256));
            }
        }
    }
    changes
}

/// How far off a time to wake up that is too early must be where other nodes
/// look at it too, and how much too early it may be, in milliseconds.
const FAR_OFF: i64 = 60_000;
const TOO_EARLY: i64 = 600_000;

/// Whether what the store has of a table still serves. A time to wake up that
/// is too early does no harm on a store of one's own: whoever is roused by it
/// finds nothing to do, and a table that goes to sleep sets it right. Where
/// others look at it too it must not come soon, nor much too early.
pub(crate) fn serves(kept: &Head, wanted: &Head, now: i64, alone: bool) -> bool {
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

/// An append of these entries, of the table as it will be after them. `kept`
/// is what the store has for lists; `serves` says whether that need not be
/// written again.
pub(crate) fn append(
    before: u64,
    table: &Table,
    entries: &[Entry],
    kept: Option<&Head>,
    serves: impl Fn(&Head, &Head) -> bool,
) -> Result<Append, HostError> {
    let id = table.id().clone();
    let mut append = Append::new(id, before, crate::load::write(entries));
    let changes = changes(entries);
    if changes.head {
        let summary = kept.filter(|_| !changes.summary && !table.is_over());
        let head = match summary {
            Some(kept) => head_with(table, kept.summary.clone()),
            None => head(table),
        };
        append.head = Some(head).filter(|head| !kept.is_some_and(|kept| serves(kept, head)));
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
    fn a_head_is_written_again_only_when_it_must_be() {
        let head = |phase, wake_at| Head { phase, public: true, wake_at, summary: "{}".to_owned() };
        let kept = head(Phase::Playing, Some(1_000));
        let later = head(Phase::Playing, Some(5_000));
        assert!(serves(&kept, &kept, 900, false));
        assert!(serves(&kept, &later, 900, true), "too early does no harm");
        assert!(!serves(&kept, &later, 900, false), "but others may look at it");
        let (far, farther) =
            (head(Phase::Playing, Some(90_000)), head(Phase::Playing, Some(99_000)));
        assert!(serves(&far, &farther, 900, false), "not before it comes near");
        assert!(!serves(&far, &head(Phase::Playing, Some(900_000)), 900, false), "much too early");
        assert!(!serves(&kept, &later, 1_000, true), "its time has come");
        assert!(!serves(&later, &kept, 900, true), "too late does");
        assert!(!serves(&kept, &head(Phase::Over, None), 900, true));
        assert!(!serves(&kept, &head(Phase::Playing, None), 900, true));
    }
}
