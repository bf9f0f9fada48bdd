//! The table: its complete state, including hidden information.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use asterism_kernel::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::action::{PassMode, Reaction};
use crate::chair::{Chair, Holder};
use crate::fact::{Entry, FORMAT, Fact, Why};
use crate::held::Held;
use crate::id::{Digest, Millis, Person, PersonId, TableId};
use crate::links::Link;
use crate::names::tidied;
use crate::play::Play;
use crate::record::{Corrupt, Library};
use crate::refusal::TableRefusal;
use crate::settings::{Settings, Visibility};
use crate::starting::Starting;
use crate::table_rng::{Scheme, Seed};
use crate::vote::Vote;

/// A person known to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) person: Person,
    pub(crate) here: bool,
    /// Whether they came by a link.
    pub(crate) invited: bool,
    /// Whether they may only watch, because they came by a link to watch.
    pub(crate) watches: bool,
    /// When they last connected, disconnected or did something.
    pub(crate) seen: Millis,
    /// When they last sent a message or reaction.
    pub(crate) spoke: Millis,
    pub(crate) mutes: BTreeSet<PersonId>,
    pub(crate) pass: PassMode,
    /// What they are never asked to respond to, by the codes of announcements.
    pub(crate) never_ask: BTreeSet<String>,
}

/// A chat message or reaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spoken {
    pub(crate) number: u64,
    pub(crate) at: Millis,
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) what: Utterance,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Utterance {
    Text(String),
    Reaction(Reaction),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEnding {
    /// According to its rules.
    Game {
        /// The stable code of the ending.
        reason: &'static str,
        winners: SeatSet,
        /// Points per seat, if the game has points.
        scores: [Option<i16>; MAX_SEATS],
    },
    /// A seat conceded.
    Conceded { seat: Seat, winners: SeatSet },
    /// It was abandoned without a winner.
    Abandoned { why: Why },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableStage {
    Lobby,
    Playing,
    Over { at: Millis, ending: TableEnding },
}

/// The result of an accepted input.
#[derive(Clone, Debug, PartialEq)]
pub struct Accepted {
    /// The entries to store, in order. Empty if the input changed nothing.
    pub entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Changes {
    /// Number of changes.
    pub(crate) count: usize,
    /// Total size of their card files.
    pub(crate) text: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) settings: Arc<Settings>,
    /// The settings as everybody sees them.
    pub(crate) shown_settings: Arc<Settings>,
    pub(crate) owner: PersonId,
    pub(crate) seed: Seed,
    pub(crate) commitment: Digest,
    pub(crate) stage: TableStage,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) members: BTreeMap<PersonId, Arc<Member>>,
    pub(crate) links: Vec<Link>,
    /// People the owner has removed, with the number of the entry.
    pub(crate) removed: BTreeMap<PersonId, u64>,
    pub(crate) locked: bool,
    /// What people have held in the running game.
    pub(crate) held: BTreeMap<PersonId, Held>,
    pub(crate) scheme: Scheme,
    /// The start, once requested.
    pub(crate) starting: Option<Starting>,
    /// People who have agreed to the house rules of the current settings.
    pub(crate) agreed: BTreeSet<PersonId>,
    /// People who are ready for the game to start.
    pub(crate) ready: BTreeSet<PersonId>,
    /// People excluded from the shuffle because they failed to reveal a secret.
    pub(crate) excluded: BTreeSet<PersonId>,
    pub(crate) play: Option<Box<Play>>,
    pub(crate) paused: Option<Millis>,
    pub(crate) vote: Option<Vote>,
    pub(crate) spoken: Arc<VecDeque<Arc<Spoken>>>,
    pub(crate) utterances: u64,
    pub(crate) rematch_requests: BTreeSet<PersonId>,
    pub(crate) rematch: Option<TableId>,
    /// What changes of the settings have added to the log.
    pub(crate) changes: Changes,
    pub(crate) entries: u64,
    /// The time of the last entry.
    pub(crate) last: Millis,
    /// How often each seat's view has changed; spectators come last.
    pub(crate) versions: [u64; MAX_SEATS + 1],
}

impl Table {
    /// Creates a table and its first entry.
    pub fn create(
        at: Millis,
        table: TableId,
        settings: Settings,
        owner: &Person,
        seed: Seed,
    ) -> Result<(Self, Entry), TableRefusal> {
        settings.check()?;
        let fact = Fact::Created {
            format: FORMAT,
            table,
            settings: Box::new(settings),
            owner: tidied(owner),
            seed,
        };
        let entry = Entry { at, fact, chance: Vec::new(), check: None };
        let made = Self::first(&entry).expect("a made table is a table");
        Ok((made, entry))
    }

    /// The table after its first entry.
    pub(crate) fn first(entry: &Entry) -> Result<Self, Corrupt> {
        let Fact::Created { format, table, settings, owner, seed } = &entry.fact else {
            return Err(Corrupt::NotCreated);
        };
        if *format == 0 || *format > FORMAT {
            return Err(Corrupt::Format { format: *format });
        }
        let mut made = Self {
            id: table.clone(),
            settings: Arc::new((**settings).clone()),
            shown_settings: Arc::new(settings.without_card_text()),
            owner: owner.id.clone(),
            seed: *seed,
            commitment: seed.commitment(),
            stage: TableStage::Lobby,
            chairs: vec![Chair::default(); settings.seats().min(MAX_SEATS)],
            members: BTreeMap::new(),
            links: Vec::new(),
            removed: BTreeMap::new(),
            locked: false,
            held: BTreeMap::new(),
            scheme: Scheme::of_format(*format),
            starting: None,
            // Setting a rule means agreeing to it.
            agreed: BTreeSet::from([owner.id.clone()]),
            ready: BTreeSet::new(),
            excluded: BTreeSet::new(),
            play: None,
            paused: None,
            vote: None,
            spoken: Arc::default(),
            utterances: 0,
            rematch_requests: BTreeSet::new(),
            rematch: None,
            changes: Changes::default(),
            entries: 1,
            last: entry.at,
            versions: [1; MAX_SEATS + 1],
        };
        made.welcome(entry.at, owner, true, false);
        Ok(made)
    }

    /// Rebuilds a table from its entries.
    pub fn replay<'a>(
        entries: impl IntoIterator<Item = &'a Entry>,
        library: &dyn Library,
    ) -> Result<Self, Corrupt> {
        let mut entries = entries.into_iter();
        let mut table = Self::first(entries.next().ok_or(Corrupt::NotCreated)?)?;
        for entry in entries {
            table.happen(entry, library)?;
        }
        Ok(table)
    }

    /// Applies an entry that was created elsewhere. If this fails, the table must be
    /// discarded.
    pub fn follow(&mut self, entry: &Entry, library: &dyn Library) -> Result<(), Corrupt> {
        self.happen(entry, library)
    }

    #[must_use]
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The number of entries, which is the number of the next one.
    #[must_use]
    pub const fn entries(&self) -> u64 {
        self.entries
    }

    /// The time of the last entry.
    #[must_use]
    pub const fn last(&self) -> Millis {
        self.last
    }

    #[must_use]
    pub const fn owner(&self) -> &PersonId {
        &self.owner
    }

    #[must_use]
    pub const fn in_lobby(&self) -> bool {
        matches!(self.stage, TableStage::Lobby)
    }

    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, TableStage::Over { .. })
    }

    /// The seed of the shuffle, which is public once the game is over.
    #[must_use]
    pub fn revealed_seed(&self) -> Option<String> {
        self.is_over().then(|| self.seed.reveal())
    }

    #[must_use]
    pub const fn ending(&self) -> Option<&TableEnding> {
        match &self.stage {
            TableStage::Over { ending, .. } => Some(ending),
            TableStage::Lobby | TableStage::Playing => None,
        }
    }

    /// When the game ended, the stable code of the ending, and the winners.
    #[must_use]
    pub const fn result(&self) -> Option<(Millis, &'static str, SeatSet)> {
        let TableStage::Over { at, ending } = &self.stage else { return None };
        let (reason, winners) = match ending {
            TableEnding::Game { reason, winners, .. } => (*reason, *winners),
            TableEnding::Conceded { winners, .. } => ("conceded", *winners),
            TableEnding::Abandoned { why } => {
                let reason = match why {
                    Why::Wish => "agreed",
                    Why::Operator => "ended-by-operator",
                    Why::Limit => "ended-by-limit",
                    Why::Time | Why::Absence | Why::Nobody => "abandoned",
                };
                (reason, SeatSet::EMPTY)
            }
        };
        Some((*at, reason, winners))
    }

    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Everybody known to the table.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.members.values().map(|member| &member.person)
    }

    /// The table of the rematch.
    #[must_use]
    pub const fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    #[must_use]
    pub fn knows(&self, person: &PersonId) -> bool {
        self.members.contains_key(person)
    }

    /// Whether a person may see the table: seated people may, others if spectators are
    /// allowed, and people who haven't entered only at public tables.
    #[must_use]
    pub fn may_watch(&self, person: Option<&PersonId>) -> bool {
        if person.is_some_and(|person| self.removed.contains_key(person)) {
            return false;
        }
        if person.is_some_and(|person| self.chair_of(person).is_some()) {
            return true;
        }
        let knows = person.is_some_and(|person| self.knows(person));
        let comes_in = knows || self.settings.visibility == Visibility::Public;
        comes_in && (self.settings.spectators || self.in_lobby())
    }

    /// The people who hold chairs, even while bots stand in.
    pub fn seated_people(&self) -> impl Iterator<Item = &PersonId> {
        self.chairs.iter().filter_map(|chair| chair.holder.person())
    }

    /// The chair of `person`, even while a bot stands in.
    #[must_use]
    pub fn chair_of(&self, person: &PersonId) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.holder.person() == Some(person))
    }

    /// The viewer as which `person` sees the game.
    #[must_use]
    pub fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        let chair = person.and_then(|person| self.chair_of(person));
        chair.and_then(Seat::from_index).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table as if `person` sat in a bot's place, to show a finished game from the
    /// bot's seat.
    #[must_use]
    pub fn seen_from(&self, chair: usize, person: &Person) -> Self {
        let mut table = self.clone();
        table.welcome(self.last, person, true, false);
        if let Some(chair) = table.chairs.get_mut(chair) {
            chair.holder = Holder::Person(person.id.clone());
        }
        table
    }

    /// How often the view of `person` has changed.
    #[must_use]
    pub fn version(&self, person: Option<&PersonId>) -> u64 {
        self.versions[slot(self.viewer(person))]
    }

    /// Who may act as the owner: the owner, or the first seated person if the owner has
    /// no chair.
    pub(crate) fn directs(&self, person: &PersonId) -> bool {
        *person == self.owner || self.host() == Some(person)
    }

    /// The owner, or the first seated person while the owner is away and has no chair.
    pub(crate) fn host(&self) -> Option<&PersonId> {
        let owner = self.members.get(&self.owner);
        if self.chair_of(&self.owner).is_some() || owner.is_some_and(|owner| owner.here) {
            return Some(&self.owner);
        }
        self.chairs.iter().find_map(|chair| chair.holder.person())
    }

    /// The people who hold chairs themselves.
    pub(crate) fn players(&self) -> impl Iterator<Item = &PersonId> {
        self.chairs.iter().filter_map(|chair| match &chair.holder {
            Holder::Person(person) => Some(person),
            _ => None,
        })
    }

    /// Whether anybody who holds a chair is present.
    #[must_use]
    pub fn has_people_here(&self) -> bool {
        let mut people = self.chairs.iter().filter_map(|chair| chair.holder.person());
        people.any(|person| self.is_here(person))
    }

    /// Whether a person is present, as far as is known.
    #[must_use]
    pub fn is_here(&self, person: &PersonId) -> bool {
        self.members.get(person).is_some_and(|member| member.here)
    }

    pub(crate) fn member_mut(&mut self, person: &PersonId) -> Option<&mut Member> {
        self.members.get_mut(person).map(Arc::make_mut)
    }

    pub(crate) fn set(&mut self, settings: Settings) {
        self.shown_settings = Arc::new(settings.without_card_text());
        self.settings = Arc::new(settings);
    }

    pub(crate) fn welcome(&mut self, at: Millis, person: &Person, invited: bool, watches: bool) {
        self.removed.remove(&person.id);
        if let Some(member) = self.member_mut(&person.id) {
            member.person = person.clone();
            member.here = true;
            member.seen = at;
            member.invited |= invited;
            member.watches &= watches;
            return;
        }
        let member = Member {
            person: person.clone(),
            here: true,
            invited,
            watches,
            seen: at,
            spoke: 0,
            mutes: BTreeSet::new(),
            pass: PassMode::Ask,
            never_ask: BTreeSet::new(),
        };
        self.members.insert(person.id.clone(), Arc::new(member));
    }
}

/// The index of a viewer in the versions.
pub(crate) const fn slot(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => MAX_SEATS,
    }
}
