//! A short list that lives in place: copying it is a plain copy of memory.

use std::fmt;
use std::ops::Deref;

/// At most `N` things, in order, without allocation.
#[derive(Clone, Copy)]
pub(crate) struct List<T, const N: usize> {
    length: u16,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { length: 0, items: [T::default(); N] }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list whose unused places hold `item`.
    pub(crate) fn filled(item: T) -> Self {
        Self { length: 0, items: [item; N] }
    }

    /// Adds one at the end. The deck check makes sure that there is room.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.length)] = item;
        self.length += 1;
    }

    /// Takes the last.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        if self.length == 0 {
            return None;
        }
        self.length -= 1;
        Some(self.items[usize::from(self.length)])
    }

    /// Takes the one at `index`, keeping the order of the others.
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..usize::from(self.length), index);
        self.length -= 1;
        item
    }

    /// Forgets all but the first `length`.
    #[inline]
    pub(crate) fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length as u16);
    }

    /// Keeps those that `keep` wants, in order.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut kept = 0;
        for index in 0..usize::from(self.length) {
            let item = self.items[index];
            if keep(item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.length = kept as u16;
    }

    /// Puts one thing in the place of another.
    pub(crate) fn replace(&mut self, old: T, new: T)
    where
        T: PartialEq,
    {
        let length = usize::from(self.length);
        if let Some(place) = self.items[..length].iter_mut().find(|item| **item == old) {
            *place = new;
        }
    }

    /// All of them, to change them.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items[..usize::from(self.length)].iter_mut()
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<&T> {
        self.items.get(usize::from(self.length).wrapping_sub(1))
    }

    /// The last one, to change it.
    #[inline]
    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut(usize::from(self.length).wrapping_sub(1))
    }

    /// Whether no more fit.
    #[inline]
    pub(crate) const fn is_full(&self) -> bool {
        self.length as usize == N
    }

    /// Whether it is empty.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.length as usize
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.length)]
    }
}

/// The places of the ones in a number, lowest first.
#[derive(Clone, Copy)]
pub(crate) struct Bits<Number>(pub(crate) Number);

macro_rules! bits_of {
    ($number:ty) => {
        impl Iterator for Bits<$number> {
            type Item = usize;

            #[inline]
            fn next(&mut self) -> Option<usize> {
                if self.0 == 0 {
                    return None;
                }
                let lowest = self.0.trailing_zeros() as usize;
                self.0 &= self.0 - 1;
                Some(lowest)
            }
        }
    };
}

bits_of!(u8);
bits_of!(u64);
bits_of!(u128);

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: serde::Serialize, const N: usize> serde::Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: serde::Deserialize<'de> + Copy + Default, const N: usize> serde::Deserialize<'de>
    for List<T, N>
{
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format!("more than {N} entries")));
        }
        let mut list = Self::default();
        for item in items {
            list.push(item);
        }
        Ok(list)
    }
}
