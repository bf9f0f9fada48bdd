//! Shuffles of Stella Quest whose orders are written down.

use std::collections::VecDeque;

use asterism_kernel::Chance;
use asterism_stella::Face;

use super::cards::{faces, show};
use crate::failure::Failure;
use crate::node::Node;

/// The orders of the shuffles to come, top first. An order may name only the
/// first cards; the others follow as they lay, bottom of the pile first. Once
/// the orders are used up, a shuffle leaves all cards as they lay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StellaChance {
    orders: VecDeque<(Failure, Vec<Face>)>,
    misfit: Option<Failure>,
}

impl StellaChance {
    /// Adds a list of orders, or a single one.
    pub fn add(&mut self, node: &Node<'_>) -> Result<(), Failure> {
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
        // The place is kept in case the order turns out not to fit.
        self.orders.push_back((node.failure(""), faces(node)?));
        Ok(())
    }

    /// Puts an order before all others.
    pub fn add_first(&mut self, node: &Node<'_>, order: Vec<Face>) {
        self.orders.push_front((node.failure(""), order));
    }

    /// Whether every shuffle so far had the cards its order names.
    pub fn fitted(&mut self) -> Result<(), Failure> {
        self.misfit.take().map_or(Ok(()), Err)
    }

    /// Fails if an order is left: the scenario expects a shuffle that never
    /// came.
    pub fn all_used(mut self) -> Result<(), Failure> {
        let Some((place, _)) = self.orders.pop_front() else { return Ok(()) };
        let message = "this order was never used: nothing was shuffled again".to_owned();
        Err(Failure { message, ..place })
    }
}

impl Chance for StellaChance {
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
