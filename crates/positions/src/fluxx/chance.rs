//! Shuffles and blind picks of Fluxx whose outcomes are written down.

use std::collections::VecDeque;

use asterism_fluxx::{Card, Deck};
use asterism_kernel::Chance;

use crate::failure::Failure;
use crate::node::Node;

/// The orders of shuffles to come, top first, and the outcomes of blind picks. An
/// order may name only the first cards. Once they are used up, shuffles leave
/// the order and picks take the first card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FluxxChance {
    orders: VecDeque<(Failure, Vec<Card>)>,
    picks: VecDeque<(Failure, u16)>,
    misfit: Option<Failure>,
}

impl FluxxChance {
    /// Adds what a scenario or step writes.
    pub fn add(&mut self, deck: &Deck, node: &Node<'_>) -> Result<(), Failure> {
        if let Some(orders) = node.optional("reshuffle")? {
            let list = orders.list()?;
            let single = list.first().is_some_and(|entry| entry.value.is_string());
            let list = if single { vec![orders] } else { list };
            for order in list {
                // The place is kept in case the order turns out not to fit.
                self.orders.push_back((order.failure(""), super::cards(deck, &order)?));
            }
        }
        if let Some(picks) = node.optional("random")? {
            for pick in picks.one_or_list()? {
                // A card, a seat, or the number of an effect that chance chooses.
                let code = match pick.value.is_number() {
                    true => u16::try_from(pick.number()?).unwrap_or(u16::MAX),
                    false => u16::try_from(super::card(deck, &pick)?.index()).unwrap_or(u16::MAX),
                };
                self.picks.push_back((pick.failure(""), code));
            }
        }
        Ok(())
    }

    /// Makes this the order of the very first shuffle.
    pub fn first_order(&mut self, node: &Node<'_>, order: Vec<Card>) {
        self.orders.push_front((node.failure(""), order));
    }

    /// Whether every shuffle and pick so far had the cards that are written.
    pub fn fitted(&mut self) -> Result<(), Failure> {
        self.misfit.take().map_or(Ok(()), Err)
    }

    /// Fails if something is left: the scenario expects a shuffle or a pick that
    /// never came.
    pub fn all_used(mut self) -> Result<(), Failure> {
        let unused =
            |place: Failure, message: &str| Err(Failure { message: message.to_owned(), ..place });
        if let Some((place, _)) = self.orders.pop_front() {
            return unused(place, "this order was never used: nothing was shuffled again");
        }
        if let Some((place, _)) = self.picks.pop_front() {
            return unused(place, "this card was never used: nothing was picked blindly again");
        }
        Ok(())
    }

    fn fail(&mut self, place: Failure, message: &str) {
        self.misfit.get_or_insert(Failure { message: message.to_owned(), ..place });
    }
}

impl Chance for FluxxChance {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        let Some((place, order)) = self.orders.pop_front() else { return };
        let mut left: Vec<T> = items.to_vec();
        let mut top_first = Vec::with_capacity(items.len());
        for card in &order {
            match left.iter().position(|&item| usize::from(code(item)) == card.index()) {
                Some(found) => top_first.push(left.remove(found)),
                None => return self.fail(place, "names a card that is not being shuffled"),
            }
        }
        // A pile has its top last.
        left.extend(top_first.into_iter().rev());
        items.copy_from_slice(&left);
    }

    fn pick(&mut self, count: usize, code: impl Fn(usize) -> u16) -> usize {
        let Some((place, picked)) = self.picks.pop_front() else { return 0 };
        (0..count).find(|&index| code(index) == picked).unwrap_or_else(|| {
            self.fail(place, "this is not among the things to pick from");
            0
        })
    }
}
