//! Configuration of the host.

use std::time::Duration;

use crate::Quotas;

#[derive(Clone, Debug)]
pub struct Config {
    /// Time limit for a bot's decision.
    pub bot_time: Duration,
    pub bot_threads: usize,
    /// A table without viewers and deadlines is unloaded after this time.
    pub idle: Duration,
    /// How long a person counts as present after their connection was lost.
    pub grace: Duration,
    /// Number of threads that work with custom cards.
    pub card_threads: usize,
    /// Number of requests that may wait for one of them.
    pub card_queue: usize,
    /// Time limit for waiting for such a thread, and for the work itself.
    pub card_time: Duration,
    /// Capacity of a table's mailbox.
    pub mailbox: usize,
    /// The public address of this node, for the list of nodes.
    pub address: String,
    pub quotas: Quotas,
    /// How long a node counts as alive after a heartbeat.
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
