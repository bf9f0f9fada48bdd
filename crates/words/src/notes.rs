//! What a move does, in sentences: notes of bots about moves, for people who ask for
//! advice.

use asterism_bots::{FluxxNote, Motive, StellaNote};
use asterism_fluxx::Card;
use asterism_kernel::Seat;

use crate::{Args, FluxxWords, Language, StellaWords, Words};

/// Why a bot prefers a move, as a sentence.
#[must_use]
pub fn motive_text(language: Language, motive: Motive) -> String {
    Words::of(language).say(motive_key(motive), &Args::new())
}

pub(crate) const fn motive_key(motive: Motive) -> &'static str {
    match motive {
        Motive::OnlyMove => "reason-only-move",
        Motive::RolloutPolicy => "reason-instinct",
        Motive::Wins => "reason-wins",
        Motive::Prevents => "reason-prevents",
        Motive::BestChance => "reason-best-chance",
    }
}

impl FluxxWords<'_> {
    /// A note about a move as a sentence, with the cards it names.
    #[must_use]
    pub fn note(&self, note: &FluxxNote) -> (String, Vec<Card>) {
        let name = |card: Card| self.quoted(&[card]);
        let goal = |goal: Card| Args::new().text("goal", name(goal));
        let card = |card: Card| Args::new().text("card", name(card));
        let seat = |args: Args, seat: Seat| args.phrase("seat", self.seat(seat));
        let (key, args, cards) = match *note {
            FluxxNote::Wins { goal: met } => ("note-fluxx-wins", goal(met), vec![met]),
            FluxxNote::Loses { seat: winner, goal: met } => {
                ("note-fluxx-loses", seat(goal(met), winner), vec![met])
            }
            FluxxNote::GoalInHand { goal: held } => {
                ("note-fluxx-goal-in-hand", goal(held), vec![held])
            }
            FluxxNote::Stops { seat: other, goal: near } => {
                ("note-fluxx-stops", seat(goal(near), other), vec![near])
            }
            FluxxNote::Helps { seat: other, goal: near } => {
                ("note-fluxx-helps", seat(goal(near), other), vec![near])
            }
            FluxxNote::OneAway { goal: near, missing: None } => {
                ("note-fluxx-one-away", goal(near), vec![near])
            }
            FluxxNote::OneAway { goal: near, missing: Some(card) } => {
                let args = goal(near).text("missing", name(card));
                ("note-fluxx-one-away-card", args, vec![near, card])
            }
            FluxxNote::OneAwayInHand { goal: held, missing: None } => {
                ("note-fluxx-one-away-in-hand", goal(held), vec![held])
            }
            FluxxNote::OneAwayInHand { goal: held, missing: Some(card) } => {
                let args = goal(held).text("missing", name(card));
                ("note-fluxx-one-away-in-hand-card", args, vec![held, card])
            }
            FluxxNote::ShedsCreeper { card: gone } => {
                ("note-fluxx-sheds-creeper", card(gone), vec![gone])
            }
            FluxxNote::GetsCreeper { card: came } => {
                ("note-fluxx-gets-creeper", card(came), vec![came])
            }
            FluxxNote::LosesKeeper { card: gone } => {
                ("note-fluxx-loses-keeper", card(gone), vec![gone])
            }
            FluxxNote::Takes { seat: other, card: gone } => {
                ("note-fluxx-takes", seat(card(gone), other), vec![gone])
            }
            FluxxNote::Serves { card: laid, goal: held } => {
                ("note-fluxx-serves", card(laid).text("goal", name(held)), vec![laid, held])
            }
            FluxxNote::Lays { card: laid } => ("note-fluxx-lays", card(laid), vec![laid]),
            FluxxNote::Discards { card: gone } => ("note-fluxx-discards", card(gone), vec![gone]),
        };
        (self.words.say(key, &args), cards)
    }
}

impl StellaWords<'_> {
    /// A note about a move as a sentence.
    #[must_use]
    pub fn note(&self, note: &StellaNote) -> String {
        let number = |name, value: u8| Args::new().text(name, value.to_string());
        let (key, args) = match *note {
            StellaNote::Completes => ("note-stella-completes", Args::new()),
            StellaNote::WinsRound => ("note-stella-wins-round", Args::new()),
            StellaNote::Leads => ("note-stella-leads", Args::new()),
            StellaNote::StaysOut => ("note-stella-stays-out", Args::new()),
            StellaNote::NewValue { value } => ("note-stella-new-value", number("value", value)),
            StellaNote::NothingToTake => ("note-stella-nothing-to-take", Args::new()),
            StellaNote::BlackStar => ("note-stella-black-star", Args::new()),
            StellaNote::LastShine => ("note-stella-last-shine", Args::new()),
            StellaNote::Repeats { value, shine } => {
                let args = number("value", value).text("shine", shine.to_string());
                ("note-stella-repeats", args)
            }
            StellaNote::Pays => ("note-stella-pays", Args::new()),
        };
        self.words.say(key, &args)
    }
}

#[cfg(test)]
mod tests {
    use asterism_catalog::{AnyGame, Setup};

    use super::*;
    use crate::{Names, People};

    #[test]
    fn every_note_is_said_in_every_language() {
        let AnyGame::Fluxx(game) = Setup::new("fluxx", 2).build().unwrap() else { panic!() };
        let mut names = Names::new();
        for edition in asterism_catalog::editions() {
            names.add_cards(&edition.id, &edition.cards);
        }
        let people = ["Ada".to_owned(), "Bo".to_owned()];
        let people = People { names: &people, you: Some(Seat::new(0)) };
        let (seat, goal, card) = (Seat::new(1), Card::new(0), Card::new(1));
        let fluxx = [
            FluxxNote::Wins { goal },
            FluxxNote::Loses { seat, goal },
            FluxxNote::GoalInHand { goal },
            FluxxNote::Stops { seat, goal },
            FluxxNote::OneAway { goal, missing: None },
            FluxxNote::OneAway { goal, missing: Some(card) },
            FluxxNote::OneAwayInHand { goal, missing: None },
            FluxxNote::OneAwayInHand { goal, missing: Some(card) },
            FluxxNote::Helps { seat, goal },
            FluxxNote::ShedsCreeper { card },
            FluxxNote::GetsCreeper { card },
            FluxxNote::LosesKeeper { card },
            FluxxNote::Takes { seat, card },
            FluxxNote::Serves { card, goal },
            FluxxNote::Lays { card },
            FluxxNote::Discards { card },
        ];
        let stella = [
            StellaNote::Completes,
            StellaNote::WinsRound,
            StellaNote::Leads,
            StellaNote::StaysOut,
            StellaNote::NewValue { value: 3 },
            StellaNote::NothingToTake,
            StellaNote::BlackStar,
            StellaNote::LastShine,
            StellaNote::Repeats { value: 3, shine: 2 },
            StellaNote::Pays,
        ];
        for language in Language::ALL {
            let words = FluxxWords::new(language, game.deck(), &names, people);
            for note in &fluxx {
                let (text, cards) = words.note(note);
                assert!(text.ends_with('.') && !text.contains('{'), "{language}: {text}");
                for card in cards {
                    assert!(text.contains(&words.title(card)), "{language}: {text}");
                }
            }
            let words = StellaWords::new(language, people);
            for note in &stella {
                let text = words.note(note);
                assert!(text.ends_with('.') && !text.contains('{'), "{language}: {text}");
            }
        }
    }
}
