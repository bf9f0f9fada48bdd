//! The nearest word to a misspelt one.

/// Longer words than this are not misspelt, they are something else; and the
/// comparison takes time proportional to the length.
const MAX_LEN: usize = 40;

/// The candidate that differs least, if it differs little.
#[must_use]
pub fn nearest<'a>(
    written: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    if written.len() > MAX_LEN {
        return None;
    }
    let most = (written.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (distance(written, candidate), candidate))
        .filter(|(distance, _)| *distance <= most)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// How many letters must be changed, added, left out, or swapped with their
/// neighbour.
fn distance(from: &str, to: &str) -> usize {
    let from: Vec<char> = from.chars().collect();
    let to: Vec<char> = to.chars().collect();
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (i, &a) in from.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &b) in to.iter().enumerate() {
            let mut best = (last[j] + usize::from(a != b)).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a == to[j - 1] && from[i - 1] == b {
                best = best.min(before_last[j - 1] + 1);
            }
            row.push(best);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word() {
        let words = ["hand-limit", "keeper-limit", "draw", "goals"];
        assert_eq!(nearest("hand-limt", words), Some("hand-limit"));
        assert_eq!(nearest("darw", words), Some("draw"));
        assert_eq!(nearest("handlimit", words), Some("hand-limit"));
        assert_eq!(nearest("elephant", words), None);
        assert_eq!(nearest(&"draw".repeat(1000), words), None);
    }
}
