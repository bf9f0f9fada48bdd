//! Hints: what an expert would do in a person's place.
//!
//! A hint is computed on the bot threads from what the person's seat knows. It leaves no
//! trace at the table, and the same decision gets the same hint again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use asterism_bots::{Advice, AnyAgent, AnyNote, Budget};
use asterism_catalog::AnyMove;
use asterism_kernel::{Game as _, Seat};
use asterism_table::{PersonId, Table, TableId};

use crate::quota::Exhausted;
use crate::{Host, HostError};

/// The longest time from the request to the hint, queue included. Pages promise 1.5
/// seconds.
const HINT_TIME: Duration = Duration::from_millis(1_250);
/// Number of hints that are kept.
const MAX_KEPT: usize = 512;

/// What an expert would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub seat: Seat,
    /// The number of the decision.
    pub decision: u64,
    pub advice: Advice<AnyMove, AnyNote>,
    /// The moves in the game's notation, in the order of the advice.
    pub texts: Vec<String>,
}

type Key = (TableId, Seat, u64);

/// The latest hints, so that loading a page again doesn't compute them again.
#[derive(Debug, Default)]
pub(crate) struct RecentHints(Mutex<VecDeque<(Key, Arc<Hint>)>>);

impl RecentHints {
    fn find(&self, key: &Key) -> Option<Arc<Hint>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == key).map(|(_, hint)| Arc::clone(hint))
    }

    fn insert(&self, key: Key, hint: &Arc<Hint>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| *known != key);
        kept.push_back((key, Arc::clone(hint)));
        if kept.len() > MAX_KEPT {
            kept.pop_front();
        }
    }
}

impl Host {
    /// What an expert would do in the place of `person`, who has to decide something.
    pub async fn hint(&self, id: &TableId, person: &PersonId) -> Result<Arc<Hint>, HostError> {
        let table = self.table(id).await?;
        let asker = person.clone();
        let work = move |table: &Table| {
            let game = table.game().map(|game| game.clone().asking_everybody(false));
            (table.hint_question(&asker), game)
        };
        let (question, game) = self.inner.workers.run_for(&table, work).await?;
        let (seat, decision, knowledge, offer) = question?;
        let game = game.ok_or(HostError::Refused(asterism_table::TableRefusal::NotBegun))?;
        let key = (id.clone(), seat, decision);
        if let Some(hint) = self.inner.hints.find(&key) {
            return Ok(hint);
        }
        if !self.inner.ledger.may_hint(&self.inner.config.quotas, person, id) {
            return Err(HostError::Quota(Exhausted::Hints));
        }
        let seed = self.inner.seed();
        let advise = move |time: Duration| {
            let start = Instant::now();
            let agent = AnyAgent::new(&game);
            let budget = Budget::time(time.saturating_sub(start.elapsed()));
            let advice = agent.advise(seat, &knowledge, &offer, &budget, seed);
            let text = |advice: &Advice<AnyMove, AnyNote>| {
                advice.moves.iter().map(|one| game.write_move(&one.mv)).collect()
            };
            let texts: Option<Vec<String>> = advice.as_ref().map(text);
            (advice.zip(texts), start.elapsed())
        };
        let advised = self.inner.pool.in_background(person, HINT_TIME, advise).await;
        let (advice, took) = advised.ok_or(HostError::Busy)?;
        self.inner.ledger.spend_hint(person, id, took);
        let (advice, texts) = advice.ok_or(HostError::Busy)?;
        let hint = Arc::new(Hint { seat, decision, advice, texts });
        self.inner.hints.insert(key, &hint);
        Ok(hint)
    }
}
