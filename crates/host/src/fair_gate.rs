//! A fair semaphore: limits concurrent work and alternates between owners.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use asterism_table::PersonId;
use tokio::sync::oneshot;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Priority {
    /// A person is waiting for it.
    Person,
    Background,
}

/// A limited number of places. Work that a person waits for comes first, and
/// among equals the owners of tables take turns, so that one person with many
/// tables does not hold up everybody else's.
#[derive(Clone, Debug)]
pub(crate) struct FairGate(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    places: usize,
    /// Places available to background work: one less than the total if possible,
    /// so that work a person waits for need not wait for a long computation.
    background_places: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    taken: usize,
    taken_by_background: usize,
    people: Turns,
    background: Turns,
}

/// The queue, grouped by owner.
#[derive(Debug, Default)]
struct Turns(VecDeque<(PersonId, VecDeque<oneshot::Sender<Place>>)>);

impl Turns {
    fn push(&mut self, owner: &PersonId, waiting: oneshot::Sender<Place>) {
        match self.0.iter_mut().find(|(other, _)| other == owner) {
            Some((_, queue)) => queue.push_back(waiting),
            None => self.0.push_back((owner.clone(), VecDeque::from([waiting]))),
        }
    }

    /// The next one that is still waiting. Its owner goes to the end of the line.
    fn pop(&mut self) -> Option<oneshot::Sender<Place>> {
        while let Some((owner, mut queue)) = self.0.pop_front() {
            let next = std::iter::from_fn(|| queue.pop_front()).find(|next| !next.is_closed());
            if !queue.is_empty() {
                self.0.push_back((owner, queue));
            }
            if next.is_some() {
                return next;
            }
        }
        None
    }
}

/// An occupied place. Dropping it frees the place.
#[derive(Debug)]
pub(crate) struct Place {
    gate: FairGate,
    priority: Priority,
}

impl FairGate {
    pub(crate) fn new(places: usize) -> Self {
        let places = places.max(1);
        Self(Arc::new(Inner {
            places,
            background_places: (places - 1).max(1),
            state: Mutex::default(),
        }))
    }

    /// How many places background work may take.
    pub(crate) fn background_places(&self) -> usize {
        self.0.background_places
    }

    /// Whether background work can occupy the last place and must therefore be short.
    pub(crate) fn has_single_place(&self) -> bool {
        self.0.places == 1
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place. Dropping the future leaves the queue.
    pub(crate) async fn enter(&self, owner: &PersonId, priority: Priority) -> Option<Place> {
        let (sender, receiver) = oneshot::channel();
        self.queue(owner, priority, sender);
        self.admit();
        receiver.await.ok()
    }

    fn queue(&self, owner: &PersonId, priority: Priority, waiting: oneshot::Sender<Place>) {
        let mut state = self.state();
        match priority {
            Priority::Person => state.people.push(owner, waiting),
            Priority::Background => state.background.push(owner, waiting),
        }
    }

    /// Hands free places to the queue.
    fn admit(&self) {
        while let Some((next, priority)) = self.next() {
            // If the receiver is gone, the dropped place is handed out again.
            drop(next.send(Place { gate: self.clone(), priority }));
        }
    }

    /// Takes a place for the next in line.
    fn next(&self) -> Option<(oneshot::Sender<Place>, Priority)> {
        let mut state = self.state();
        if state.taken >= self.0.places {
            return None;
        }
        let next = match state.people.pop() {
            Some(next) => (next, Priority::Person),
            None if state.taken_by_background < self.0.background_places => {
                (state.background.pop()?, Priority::Background)
            }
            None => return None,
        };
        state.taken += 1;
        state.taken_by_background += usize::from(next.1 == Priority::Background);
        Some(next)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.gate.state();
        state.taken -= 1;
        state.taken_by_background -= usize::from(self.priority == Priority::Background);
        drop(state);
        self.gate.admit();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn person(name: &str) -> PersonId {
        PersonId::new(name).unwrap()
    }

    async fn enters(gate: &FairGate, owner: &str, priority: Priority) -> Option<Place> {
        let owner = person(owner);
        let entering = gate.enter(&owner, priority);
        tokio::time::timeout(Duration::from_millis(20), entering).await.ok().flatten()
    }

    #[tokio::test]
    async fn a_place_is_kept_for_people() {
        let gate = FairGate::new(2);
        let background = enters(&gate, "ann", Priority::Background).await;
        assert!(background.is_some());
        assert!(enters(&gate, "ann", Priority::Background).await.is_none());
        let waiting = enters(&gate, "bob", Priority::Person).await;
        assert!(waiting.is_some());
        drop(background);
        assert!(enters(&gate, "ann", Priority::Background).await.is_some());
        drop(waiting);
        let both = [
            enters(&gate, "bob", Priority::Person).await,
            enters(&gate, "bob", Priority::Person).await,
        ];
        assert!(both.iter().all(Option::is_some), "no place is lost by those who gave up");
    }

    #[tokio::test]
    async fn owners_take_turns() {
        let gate = FairGate::new(1);
        let first = enters(&gate, "ann", Priority::Person).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for owner in ["ann", "ann", "ann", "bob", "cat"] {
            let (gate, order) = (gate.clone(), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let place = gate.enter(&person(owner), Priority::Person).await;
                order.lock().unwrap().push(owner);
                drop(place);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["ann", "bob", "cat", "ann", "ann"]);
    }
}
