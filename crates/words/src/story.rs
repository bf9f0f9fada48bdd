//! The story of a finished game in three sentences.

use asterism_analysis::{Analysis, MomentKind, Stood, Turned};
use asterism_kernel::Seat;

use crate::{Args, Language, People, Words};

/// What the turns of a game are called, as a word that sentences choose by: `round` if
/// everybody plays in each, else `turn`.
#[must_use]
pub const fn turn_unit(turns_per_round: u32) -> &'static str {
    if turns_per_round == 1 { "round" } else { "turn" }
}

/// How the game stood, what turned it, and how it ended. `label` says what the move of a
/// turning point is called.
#[must_use]
pub fn story_text(
    language: Language,
    people: People<'_>,
    analysis: &Analysis,
    label: impl Fn(usize) -> String,
) -> [String; 3] {
    let words = Words::of(language);
    let unit = turn_unit(analysis.turns_per_round);
    let about =
        |seat: Seat| Args::new().phrase("seat", people.phrase(words, seat)).choice("unit", unit);
    let number = |turn: u32| turn.to_string();
    let stood = match analysis.story.stood {
        Stood::Even => words.say("story-even", &Args::new()),
        Stood::Led { seat, from, to } => {
            let args = about(seat).text("from", number(from)).text("to", number(to));
            words.say("story-led", &args)
        }
    };
    let turning = match analysis.story.turned {
        Turned::Nothing => None,
        Turned::Moment { moment } => analysis.moments.get(moment).map(|one| (moment, one)),
    };
    let turned = match turning {
        None => words.say("story-steady", &Args::new()),
        Some((at, moment)) => {
            let points = (moment.after - moment.before).abs();
            let args = about(moment.seat)
                .text("turn", number(moment.turn))
                .amount("points", usize::try_from(points).unwrap_or(0));
            match moment.kind {
                MomentKind::Decision => {
                    words.say("story-decision", &args.text("played", label(at)))
                }
                MomentKind::Luck if moment.after > moment.before => {
                    words.say("story-luck-good", &args)
                }
                MomentKind::Luck => words.say("story-luck-bad", &args),
            }
        }
    };
    let ended = analysis.story.ended;
    let ended = if ended.winners.is_empty() {
        words.say("story-nobody", &Args::new())
    } else {
        let names: Vec<String> =
            ended.winners.iter().map(|seat| people.title(language, seat)).collect();
        let alone = ended.winners.len() == 1;
        let args = Args::new()
            .flag("you", alone && people.you.is_some_and(|you| ended.winners.contains(you)))
            .text("names", words.list_text("list-and", &names))
            .amount("count", ended.winners.len())
            .choice("unit", unit)
            .text("turn", number(ended.turn))
            .flag("luck", ended.by_luck);
        words.say("story-won", &args)
    };
    [stood, turned, ended]
}

#[cfg(test)]
mod tests {
    use asterism_analysis::{Ended, MomentKind, Plan, SeatBalance, Story, TurningPoint};
    use asterism_kernel::SeatSet;

    use super::*;

    fn analysis(kind: MomentKind, after: i32, winners: SeatSet) -> Analysis {
        let seat = Seat::new(1);
        let moment = TurningPoint {
            step: 3,
            turn: 4,
            kind,
            seat,
            before: 40,
            after,
            helped: None,
            played: Some("a".to_owned()),
            better: None,
            better_chance: 40,
            why: Vec::new(),
        };
        Analysis {
            players: vec![Seat::new(0), seat],
            points: Vec::new(),
            seats: vec![SeatBalance { seat, start: 50, luck: 50, own: 0, others: 0, end: 100 }],
            moments: vec![moment],
            story: Story {
                stood: Stood::Led { seat: Seat::new(0), from: 2, to: 6 },
                turned: Turned::Moment { moment: 0 },
                ended: Ended { turn: 9, winners, by_luck: true },
            },
            winners,
            turns: 9,
            turns_per_round: 2,
            decisions: 8,
            plan: Plan::default(),
        }
    }

    #[test]
    fn every_story_is_told_in_every_language() {
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let people = People { names: &names, you: Some(Seat::new(0)) };
        let winner = SeatSet::only(Seat::new(1));
        for language in Language::ALL {
            for (kind, after) in
                [(MomentKind::Decision, 25), (MomentKind::Luck, 60), (MomentKind::Luck, 20)]
            {
                for winners in [winner, SeatSet::only(Seat::new(0)), SeatSet::EMPTY] {
                    let told = analysis(kind, after, winners);
                    let story = story_text(language, people, &told, |_| "A".to_owned());
                    for sentence in &story {
                        let fine = sentence.ends_with('.') && !sentence.contains('{');
                        assert!(fine, "{language}: {sentence}");
                    }
                }
            }
        }
        let told = analysis(MomentKind::Decision, 25, winner);
        assert_eq!(
            story_text(Language::English, people, &told, |_| "Play “X”".to_owned()),
            [
                "You led from turn 2\u{a0}to turn 6.",
                "On turn 4, a choice of Bo (Play “X”) cost 15\u{a0}points, the most of all \
                 decisions that mattered.",
                "Bo won on turn 9, and luck outweighed all decisions.",
            ]
        );
    }
}
