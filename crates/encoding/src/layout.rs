//! What each number of an observation means.

/// Some numbers of an observation that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub name: &'static str,
    /// Where it starts in the observation.
    pub start: usize,
    /// Its dimensions, the last one contiguous.
    pub shape: Vec<usize>,
    /// The highest value.
    pub high: u8,
    pub meaning: &'static str,
    /// The names of the rows, if they have any.
    pub rows: &'static [&'static str],
}

impl Block {
    /// How many numbers it has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The blocks of an observation, in order, without gaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    blocks: Vec<Block>,
    size: usize,
}

impl Layout {
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// How many numbers an observation has.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size
    }

    #[must_use]
    pub fn block(&self, name: &str) -> Option<&Block> {
        self.blocks.iter().find(|block| block.name == name)
    }

    /// Adds a block at the end, and returns where it starts.
    pub(crate) fn add(
        &mut self,
        name: &'static str,
        shape: &[usize],
        high: u8,
        meaning: &'static str,
    ) -> usize {
        self.add_rows(name, shape, high, meaning, &[])
    }

    /// The same with names for its rows.
    pub(crate) fn add_rows(
        &mut self,
        name: &'static str,
        shape: &[usize],
        high: u8,
        meaning: &'static str,
        rows: &'static [&'static str],
    ) -> usize {
        debug_assert!(rows.is_empty() || shape.contains(&rows.len()), "{name}: a name per row");
        let start = self.size;
        let block = Block { name, start, shape: shape.to_vec(), high, meaning, rows };
        self.size += block.size();
        self.blocks.push(block);
        start
    }
}

/// A count as a byte, cut off at 255.
#[inline]
pub(crate) fn byte(count: usize) -> u8 {
    count.min(255) as u8
}
