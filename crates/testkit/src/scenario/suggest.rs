//! "Did you mean": the known word nearest to a mistyped one.

/// `, did you mean "…"?` if a known word is near, else nothing.
pub(super) fn did_you_mean(word: &str, known: &[&str]) -> String {
    let nearest = known.iter().map(|known| (distance(word, known), known)).min();
    match nearest {
        Some((distance, known)) if distance <= 1 + word.chars().count() / 4 => {
            format!(", did you mean \"{known}\"?")
        }
        _ => String::new(),
    }
}

/// How many letters must be added, dropped, changed or swapped with their
/// neighbour.
fn distance(left: &str, right: &str) -> usize {
    let (left, right): (Vec<char>, Vec<char>) = (left.chars().collect(), right.chars().collect());
    let mut rows = vec![(0..=right.len()).collect::<Vec<usize>>()];
    for i in 1..=left.len() {
        let mut row = vec![i];
        for j in 1..=right.len() {
            let above = &rows[i - 1];
            let changed = above[j - 1] + usize::from(left[i - 1] != right[j - 1]);
            let mut best = changed.min(above[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[left.len()][right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_suggested_and_far_ones_are_not() {
        let known = ["hands", "light", "discard_top"];
        assert_eq!(did_you_mean("hand", &known), ", did you mean \"hands\"?");
        assert_eq!(did_you_mean("ligth", &known), ", did you mean \"light\"?");
        assert_eq!(did_you_mean("discardtop", &known), ", did you mean \"discard_top\"?");
        assert_eq!(did_you_mean("weather", &known), "");
        assert_eq!(did_you_mean("x", &[]), "");
    }
}
