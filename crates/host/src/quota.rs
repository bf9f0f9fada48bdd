//! Limits on what one person or one address may use.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use asterism_store::TotalUsage;
use asterism_table::{PersonId, TableId};

/// Limits on what one person or one address may use.
#[derive(Clone, Copy, Debug)]
pub struct Quotas {
    /// Running tables per person.
    pub tables: u64,
    /// Running tables per person where only bots play.
    pub bot_tables: u64,
    /// Running tables per address they were created from.
    pub tables_per_address: u64,
    /// Total size of one person's tables, in bytes.
    pub bytes: u64,
    /// Thinking time of bots per owner and hour. After that they answer at once.
    pub bot_time: Duration,
    /// Thinking time of bots per address and hour.
    pub bot_time_per_address: Duration,
    /// Thinking time for hints per person and hour.
    pub hint_time: Duration,
    /// Thinking time for analyses per person and hour, and per address.
    pub analysis_time: Duration,
    /// Processor time of experiments per person and hour, and per address.
    pub lab_time: Duration,
    /// Maximum number of entries in a table's log. The game ends there.
    pub log_entries: u64,
    /// Maximum size of a table's log. The game ends there.
    pub log_bytes: u64,
}

impl Default for Quotas {
    fn default() -> Self {
        Self {
            tables: 40,
            bot_tables: 4,
            tables_per_address: 200,
            bytes: 256 << 20,
            bot_time: Duration::from_secs(30 * 60),
            bot_time_per_address: Duration::from_secs(2 * 60 * 60),
            hint_time: Duration::from_secs(10 * 60),
            analysis_time: Duration::from_secs(15 * 60),
            lab_time: Duration::from_secs(10 * 60),
            log_entries: 60_000,
            log_bytes: 16 << 20,
        }
    }
}

/// Which quota is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhausted {
    Tables,
    BotTables,
    Bytes,
    Hints,
    Analyses,
    Experiments,
}

impl Quotas {
    /// Checks that a person with this usage may create another table.
    pub(crate) fn allow(&self, usage: &TotalUsage) -> Result<(), Exhausted> {
        if usage.running >= self.tables {
            return Err(Exhausted::Tables);
        }
        self.allow_bots(usage)?;
        if usage.bytes >= self.bytes { Err(Exhausted::Bytes) } else { Ok(()) }
    }

    /// Checks that a person with this usage may start another game of bots.
    pub(crate) fn allow_bots(&self, usage: &TotalUsage) -> Result<(), Exhausted> {
        if usage.bots_only >= self.bot_tables { Err(Exhausted::BotTables) } else { Ok(()) }
    }
}

/// Time spent in the last hour, per key.
#[derive(Debug)]
struct Spent<K>(HashMap<K, (Instant, Duration)>);

impl<K> Default for Spent<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Hash + Eq + Clone> Spent<K> {
    const HOUR: Duration = Duration::from_secs(60 * 60);
    /// Above this size, expired keys are removed.
    const MANY: usize = 10_000;

    fn add(&mut self, key: &K, time: Duration) {
        if self.0.len() > Self::MANY {
            self.0.retain(|_, (since, _)| since.elapsed() < Self::HOUR);
        }
        let (since, spent) = self.0.entry(key.clone()).or_insert((Instant::now(), Duration::ZERO));
        if since.elapsed() >= Self::HOUR {
            (*since, *spent) = (Instant::now(), Duration::ZERO);
        }
        *spent += time;
    }

    fn of(&self, key: &K) -> Duration {
        let known = self.0.get(key).filter(|(since, _)| since.elapsed() < Self::HOUR);
        known.map_or(Duration::ZERO, |(_, spent)| *spent)
    }
}

#[derive(Debug, Default)]
struct Accounts {
    /// Running tables by the address they were created from; `addresses` is the inverse.
    tables: HashMap<String, HashSet<TableId>>,
    addresses: HashMap<TableId, String>,
    by_person: Spent<PersonId>,
    hints: Spent<PersonId>,
    /// By person and by address.
    analyses: Spent<String>,
    experiments: Spent<String>,
    by_address: Spent<String>,
}

/// Current usage. Addresses are kept in memory only: they are personal data, and
/// only these limits need them.
#[derive(Debug, Default)]
pub(crate) struct Ledger(Mutex<Accounts>);

impl Ledger {
    fn accounts(&self) -> MutexGuard<'_, Accounts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn tables_of(&self, address: &str) -> u64 {
        self.accounts().tables.get(address).map_or(0, |tables| tables.len() as u64)
    }

    pub(crate) fn open(&self, table: &TableId, address: &str) {
        let mut accounts = self.accounts();
        accounts.tables.entry(address.to_owned()).or_default().insert(table.clone());
        accounts.addresses.insert(table.clone(), address.to_owned());
    }

    pub(crate) fn close(&self, table: &TableId) {
        let mut accounts = self.accounts();
        let Some(address) = accounts.addresses.remove(table) else { return };
        if let Some(tables) = accounts.tables.get_mut(&address) {
            tables.remove(table);
            if tables.is_empty() {
                accounts.tables.remove(&address);
            }
        }
    }

    /// A bot has thought at a table of this person.
    pub(crate) fn spend(&self, owner: &PersonId, table: &TableId, time: Duration) {
        let mut accounts = self.accounts();
        accounts.by_person.add(owner, time);
        if let Some(address) = accounts.addresses.get(table).cloned() {
            accounts.by_address.add(&address, time);
        }
    }

    /// Whether bots may still think at a table of this person.
    pub(crate) fn may_think(&self, quotas: &Quotas, owner: &PersonId, table: &TableId) -> bool {
        let accounts = self.accounts();
        let address = accounts.addresses.get(table);
        accounts.by_person.of(owner) < quotas.bot_time
            && address
                .is_none_or(|address| accounts.by_address.of(address) < quotas.bot_time_per_address)
    }
}

impl Ledger {
    /// Bots have thought about a hint for this person.
    pub(crate) fn spend_hint(&self, person: &PersonId, table: &TableId, time: Duration) {
        let mut accounts = self.accounts();
        accounts.hints.add(person, time);
        if let Some(address) = accounts.addresses.get(table).cloned() {
            accounts.by_address.add(&address, time);
        }
    }

    /// Whether this person may still ask for hints.
    pub(crate) fn may_hint(&self, quotas: &Quotas, person: &PersonId, table: &TableId) -> bool {
        let accounts = self.accounts();
        let address = accounts.addresses.get(table);
        accounts.hints.of(person) < quotas.hint_time
            && address
                .is_none_or(|address| accounts.by_address.of(address) < quotas.bot_time_per_address)
    }

    /// Bots have thought about an analysis that these have asked for: a person and an
    /// address.
    pub(crate) fn spend_analysis(&self, keys: &[String], time: Duration) {
        let mut accounts = self.accounts();
        keys.iter().for_each(|key| accounts.analyses.add(key, time));
    }

    /// Whether these may ask for another analysis.
    pub(crate) fn may_analyze(&self, quotas: &Quotas, keys: &[String]) -> bool {
        let accounts = self.accounts();
        keys.iter().all(|key| accounts.analyses.of(key) < quotas.analysis_time)
    }

    /// An experiment of these has been computed: a person and an address.
    pub(crate) fn spend_experiment(&self, keys: &[String], time: Duration) {
        let mut accounts = self.accounts();
        keys.iter().for_each(|key| accounts.experiments.add(key, time));
    }

    /// How much time these have left for experiments.
    pub(crate) fn lab_time_left(&self, quotas: &Quotas, keys: &[String]) -> Duration {
        let accounts = self.accounts();
        let left = |key: &String| quotas.lab_time.saturating_sub(accounts.experiments.of(key));
        keys.iter().map(left).min().unwrap_or(quotas.lab_time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotas_are_told_apart() {
        let quotas = Quotas { tables: 3, bot_tables: 1, bytes: 100, ..Quotas::default() };
        let usage = |running, bots_only, bytes| TotalUsage { running, bots_only, bytes };
        assert_eq!(quotas.allow(&usage(2, 0, 99)), Ok(()));
        assert_eq!(quotas.allow(&usage(3, 0, 0)), Err(Exhausted::Tables));
        assert_eq!(quotas.allow(&usage(2, 1, 0)), Err(Exhausted::BotTables));
        assert_eq!(quotas.allow(&usage(0, 0, 100)), Err(Exhausted::Bytes));
    }

    #[test]
    fn a_ledger_counts_by_address_and_by_person() {
        let ledger = Ledger::default();
        let (one, two) = (TableId::new("one").unwrap(), TableId::new("two").unwrap());
        let ann = PersonId::new("ann").unwrap();
        ledger.open(&one, "192.0.2.1");
        ledger.open(&two, "192.0.2.1");
        assert_eq!(ledger.tables_of("192.0.2.1"), 2);
        ledger.close(&one);
        ledger.close(&one);
        assert_eq!(ledger.tables_of("192.0.2.1"), 1);
        let minute = Duration::from_secs(60);
        let quotas = Quotas { bot_time: minute, ..Quotas::default() };
        assert!(ledger.may_think(&quotas, &ann, &two));
        ledger.spend(&ann, &two, minute);
        assert!(!ledger.may_think(&quotas, &ann, &two));
        let other = PersonId::new("bob").unwrap();
        assert!(ledger.may_think(&quotas, &other, &two));
        let quotas = Quotas { bot_time_per_address: minute, ..Quotas::default() };
        assert!(!ledger.may_think(&quotas, &other, &two), "the address has spent its time");
        assert!(!ledger.may_hint(&quotas, &other, &two), "hints count for the address, too");
    }

    #[test]
    fn hints_and_analyses_have_their_own_quotas() {
        let ledger = Ledger::default();
        let table = TableId::new("one").unwrap();
        let (ann, bob) = (PersonId::new("ann").unwrap(), PersonId::new("bob").unwrap());
        let minute = Duration::from_secs(60);
        let quotas = Quotas { hint_time: minute, analysis_time: minute, ..Quotas::default() };
        ledger.spend_hint(&ann, &table, minute);
        assert!(!ledger.may_hint(&quotas, &ann, &table) && ledger.may_hint(&quotas, &bob, &table));
        assert!(ledger.may_think(&quotas, &ann, &table), "bots still think");
        let keys = |person: &str| [person.to_owned(), "192.0.2.1".to_owned()];
        ledger.spend_analysis(&keys("ann")[..1], minute);
        assert!(!ledger.may_analyze(&quotas, &keys("ann")));
        assert!(ledger.may_analyze(&quotas, &keys("bob")));
        ledger.spend_analysis(&keys("bob"), minute);
        assert!(!ledger.may_analyze(&quotas, &keys("cat")), "the address has spent its time");
    }
}
