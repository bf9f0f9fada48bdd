//! The puzzles that are part of the program.

use std::sync::LazyLock;

use crate::puzzle::{Puzzle, read_puzzles};

const FILES: [(&str, &str); 6] = [
    ("fluxx-4", include_str!("../../../puzzles/fluxx-4.jsonl")),
    ("star", include_str!("../../../puzzles/star.jsonl")),
    ("star-wars", include_str!("../../../puzzles/star-wars.jsonl")),
    ("wonderland", include_str!("../../../puzzles/wonderland.jsonl")),
    ("comets", include_str!("../../../puzzles/comets.jsonl")),
    ("stella-quest", include_str!("../../../puzzles/stella-quest.jsonl")),
];

static SHIPPED: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let read = |text| read_puzzles(text).expect("tests read every shipped puzzle");
    FILES.iter().flat_map(|(_, text)| read(text)).collect()
});

/// All puzzles, by title.
#[must_use]
pub fn shipped() -> &'static [Puzzle] {
    &SHIPPED
}

/// The puzzle with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Puzzle> {
    shipped().iter().find(|puzzle| puzzle.id == id)
}

/// The puzzles of one title, in the order of their file.
pub fn of_title(title: &str) -> impl Iterator<Item = &'static Puzzle> {
    shipped().iter().filter(move |puzzle| puzzle.title == title)
}

/// The puzzle of a day, which is a number of days since 1970. Titles alternate, and no
/// puzzle comes again before all others of its title.
#[must_use]
pub fn of_day(day: u64) -> Option<&'static Puzzle> {
    let title = FILES[(day % FILES.len() as u64) as usize].0;
    let all: Vec<&Puzzle> = of_title(title).collect();
    let round = day / FILES.len() as u64;
    // A step that has no common factor with any number of puzzles below it.
    let at = round.wrapping_mul(10_007) % all.len().max(1) as u64;
    all.get(at as usize).copied()
}
