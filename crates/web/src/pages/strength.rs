//! The words for a card's strength. They come from the interval: if it covers two words,
//! both are said.

use asterism_lab::statistics::Estimate;
use asterism_words::Args;

use crate::pages::ui_preferences::UiPreferences;

/// How strong a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    Weak,
    LittleWeak,
    Fair,
    Strong,
    TooStrong,
}

/// Where the next word begins: by how much more those win who draw the card, of four
/// players. Nearly all published cards are between −3 and +7 points.
const LIMITS: [f64; 4] = [-0.03, -0.01, 0.02, 0.07];
/// What the ends of the meter stand for.
const ENDS: (f64, f64) = (-0.08, 0.15);

impl Strength {
    pub(crate) const ALL: [Self; 5] =
        [Self::Weak, Self::LittleWeak, Self::Fair, Self::Strong, Self::TooStrong];

    fn of(more_wins: f64) -> Self {
        Self::ALL[LIMITS.iter().filter(|limit| more_wins >= **limit).count()]
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Weak => "weak",
            Self::LittleWeak => "little-weak",
            Self::Fair => "fair",
            Self::Strong => "strong",
            Self::TooStrong => "too-strong",
        }
    }

    /// The words at both ends of an interval.
    pub(crate) fn range(more_wins: &Estimate) -> (Self, Self) {
        (Self::of(more_wins.low), Self::of(more_wins.high))
    }
}

/// What an interval says, in words.
pub(crate) fn verdict(ui: &UiPreferences, more_wins: &Estimate) -> String {
    let (low, high) = Strength::range(more_wins);
    let alone = |one: Strength| ui.say(&format!("strength-{}", one.word()));
    let args = Args::new()
        .text("first", alone(low))
        .text("from", ui.say(&format!("strength-{}-too", low.word())))
        .text("second", ui.say(&format!("strength-{}-too", high.word())));
    match high as usize - low as usize {
        0 => ui.say_with("strength-one", &args),
        1 => ui.say_with("strength-two", &args),
        _ => ui.say_with("strength-many", &args),
    }
}

/// Where a value is on the meter, in per cent. Every word has a fifth of it.
pub(crate) fn place(more_wins: f64) -> f64 {
    let edges = [ENDS.0, LIMITS[0], LIMITS[1], LIMITS[2], LIMITS[3], ENDS.1];
    let fifth = Strength::of(more_wins) as usize;
    let (from, to) = (edges[fifth], edges[fifth + 1]);
    (fifth as f64 + ((more_wins - from) / (to - from)).clamp(0.0, 1.0)) * 20.0
}

#[cfg(test)]
mod tests {
    use asterism_words::Language;

    use super::*;

    #[test]
    fn the_words_come_from_the_interval() {
        let ui = UiPreferences::plain(Language::English);
        let said =
            |low, high| verdict(&ui, &Estimate { value: f64::midpoint(low, high), low, high });
        assert_eq!(said(0.03, 0.05), "Strong, but fair");
        assert_eq!(said(0.01, 0.05), "Fair or strong");
        assert_eq!(said(-0.05, 0.05), "Not sure yet: anything from weak to strong");
    }

    #[test]
    fn the_meter_never_goes_back() {
        let places: Vec<f64> = (-200..200).map(|value| place(f64::from(value) / 1000.0)).collect();
        assert!(places.windows(2).all(|pair| pair[0] <= pair[1]), "{places:?}");
        assert_eq!((places[0], places[399]), (0.0, 100.0));
    }
}
