//! Written orders instead of luck.

use std::collections::VecDeque;

use asterism_kernel::Chance;
use asterism_stella::Face;

use super::super::node::Node;
use super::super::report::Failure;
use super::cards::{faces, show};

/// The orders of the shuffles to come, top first. An order may name only the
/// first cards; the others follow as they lay, bottom of the pile first. So
/// does everything once the orders are used up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Orders {
    orders: VecDeque<(Failure, Vec<Face>)>,
    misfit: Option<Failure>,
}

impl Orders {
    /// Adds a list of orders, or a single one.
    pub(super) fn add(&mut self, node: &Node<'_>) -> Result<(), Failure> {
        let list = node.list()?;
        if list
            .first()
            .is_some_and(|entry| entry.value.is_string() && entry.parsed::<Face>().is_ok())
        {
            return self.add_order(node);
        }
        list.iter().try_for_each(|order| self.add_order(order))
    }

    fn add_order(&mut self, node: &Node<'_>) -> Result<(), Failure> {
        // The place is kept for the case that the order does not fit later.
        self.orders.push_back((node.failure(""), faces(node)?));
        Ok(())
    }

    /// Puts an order before all others.
    pub(super) fn add_first(&mut self, node: &Node<'_>, order: Vec<Face>) {
        self.orders.push_front((node.failure(""), order));
    }

    /// Whether every order so far could be used.
    pub(super) fn fitted(&mut self) -> Result<(), Failure> {
        self.misfit.take().map_or(Ok(()), Err)
    }
}

impl Chance for Orders {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        let Some((place, order)) = self.orders.pop_front() else { return };
        let mut left: Vec<T> = items.to_vec();
        let mut arranged = Vec::with_capacity(items.len());
        for face in &order {
            match left.iter().position(|&item| usize::from(code(item)) == face.index()) {
                Some(found) => arranged.push(left.remove(found)),
                None => {
                    let there =
                        items.iter().filter_map(|&item| Face::from_index(code(item).into()));
                    let there: Vec<Face> = there.collect();
                    let message = format!(
                        "{face} is not (so often) among the cards shuffled, {}",
                        show(&there)
                    );
                    self.misfit.get_or_insert(Failure { message, ..place });
                    return;
                }
            }
        }
        arranged.extend(left);
        items.copy_from_slice(&arranged);
    }
}
