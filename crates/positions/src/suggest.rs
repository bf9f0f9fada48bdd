//! "Did you mean": the known word nearest to a mistyped one.

/// `, did you mean "…"?` if a known word is near, else nothing.
pub fn did_you_mean(word: &str, known: &[&str]) -> String {
    nearest(word, known).map_or_else(String::new, |known| format!(", did you mean \"{known}\"?"))
}

/// The known word nearest to a mistyped one, unless even that one is far away.
pub fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let (distance, known) =
        known.iter().map(|known| (strsim::osa_distance(word, known), *known)).min()?;
    (distance <= 1 + word.chars().count() / 4).then_some(known)
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
