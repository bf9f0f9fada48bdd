//! How tables are run.

use std::time::Duration;

use crate::Quotas;

/// How tables are run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The longest a bot may think about a move.
    pub bot_time: Duration,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// After how long without anybody and anything a table is put to sleep.
    pub idle: Duration,
    /// How long somebody whose connection is lost still counts as there.
    pub grace: Duration,
    /// How many threads work with cards that people bring.
    pub card_threads: usize,
    /// How many requests may wait for one of them.
    pub card_queue: usize,
    /// The longest that waiting for such a thread, and then the work itself,
    /// may take.
    pub card_time: Duration,
    /// How many messages may wait for one table.
    pub mailbox: usize,
    /// Where this node is reached by people, for the list of nodes.
    pub address: String,
    /// How much one person, or one address, may take.
    pub quotas: Quotas,
    /// How long a node counts as alive after it was last heard of.
    pub node_holds: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bot_time: Duration::from_millis(300),
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            idle: Duration::from_secs(120),
            grace: Duration::from_secs(10),
            card_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2),
            card_queue: 32,
            card_time: Duration::from_secs(5),
            mailbox: 64,
            address: String::new(),
            quotas: Quotas::default(),
            node_holds: Duration::from_secs(5),
        }
    }
}
