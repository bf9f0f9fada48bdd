//! What a bot thinks, in sentences.

use asterism_bots::{Level, Motive, Reason};

use crate::notes::motive_key;
use crate::{Args, Language, People, Words};

/// Moves that are told of beside the one chosen.
const OTHERS: usize = 4;

/// What a level of bots is called.
#[must_use]
pub fn level_name(language: Language, level: Level) -> String {
    Words::of(language).say(&format!("level-{level}"), &Args::new())
}

/// A bot's advice as sentences: the move, why, what else was looked at, and
/// what is to be feared. `label` says what a move is called.
#[must_use]
pub fn reason_text<M>(
    language: Language,
    people: People<'_>,
    reason: &Reason<M>,
    chosen: &M,
    label: impl Fn(&M) -> String,
) -> Vec<String> {
    let words = Words::of(language);
    let level = if reason.level == Level::Expert { "expert" } else { "other" };
    let advice = Args::new().choice("level", level).text("move", label(chosen));
    let motive = motive_key(reason.motive);
    let mut lines = vec![words.say("reason-advice", &advice), words.say(motive, &Args::new())];
    if matches!(reason.motive, Motive::OnlyMove | Motive::Wins) {
        return lines;
    }
    let percent = |chance: f32| format!("{:.0}", chance * 100.0);
    if let Some(threat) = &reason.threat {
        let args = Args::new()
            .phrase("seat", people.phrase(words, threat.seat))
            .text("percent", percent(threat.chance));
        lines.push(words.say("reason-fears", &args));
    }
    if reason.simulations > 0 {
        let args = Args::new().amount("count", reason.simulations as usize);
        lines.push(words.say("reason-simulations", &args));
    }
    for prospect in reason.estimates.iter().take(1 + OTHERS) {
        let args = Args::new()
            .text("move", label(&prospect.mv))
            .text("percent", percent(prospect.chance))
            .amount("count", prospect.visits as usize);
        lines.push(format!("  {}", words.say("reason-prospect", &args)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use asterism_bots::{MoveEstimate, Threat};
    use asterism_kernel::Seat;

    use super::*;

    fn reason(motive: Motive) -> Reason<&'static str> {
        let threat = Some(Threat { seat: Seat::new(1), chance: 0.25 });
        let prospect = |mv, chance, visits| MoveEstimate { mv, chance, visits, threat };
        Reason {
            level: Level::Expert,
            motive,
            estimates: vec![prospect("A", 0.514, 21), prospect("B", 0.3, 1)],
            threat,
            simulations: 22,
        }
    }

    #[test]
    fn every_reason_is_said_in_every_language() {
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let people = People { names: &names, you: Some(Seat::new(0)) };
        let motives = [
            Motive::OnlyMove,
            Motive::RolloutPolicy,
            Motive::Wins,
            Motive::Prevents,
            Motive::BestChance,
        ];
        for language in Language::ALL {
            for level in Level::ALL {
                assert!(!level_name(language, level).is_empty());
            }
            for motive in motives {
                let lines =
                    reason_text(language, people, &reason(motive), &"A", ToString::to_string);
                assert!(lines[0].contains('A'), "{lines:?}");
                assert!(lines.iter().all(|line| !line.contains('{')), "{lines:?}");
            }
        }
        let lines = reason_text(
            Language::English,
            people,
            &reason(Motive::BestChance),
            &"A",
            ToString::to_string,
        );
        assert_eq!(
            lines,
            [
                "An expert would choose: A.",
                "It has the best chance of winning.",
                "The biggest threat: Bo wins (25% chance).",
                "Simulated 22\u{a0}games.",
                "  A: 51% chance of winning (21\u{a0}simulations)",
                "  B: 30% chance of winning (1\u{a0}simulation)",
            ]
        );
    }
}
