//! What the terminal asks of a game that people play in it.

use asterism_kernel::{Game, Seat};

use crate::paint::Paint;

/// Who sits where, for sentences.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    names: Vec<String>,
    /// The seat that is spoken to.
    you: Option<Seat>,
}

impl Names {
    /// The names of the seats, in order, spoken to one of them or to none.
    pub(crate) const fn new(names: Vec<String>, you: Option<Seat>) -> Self {
        Self { names, you }
    }

    /// Whether `seat` is spoken to.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The name of a seat: `you` for who is spoken to.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        if self.is_you(seat) {
            return "you";
        }
        self.names.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// The beginning of a sentence: `You play`, `Vega plays`.
    pub(crate) fn does(&self, seat: Seat, you_do: &str, they_do: &str) -> String {
        capital(&self.clause(seat, you_do, they_do))
    }

    /// The same inside of a sentence: `you play`, `Vega plays`.
    pub(crate) fn clause(&self, seat: Seat, you_do: &str, they_do: &str) -> String {
        format!("{} {}", self.of(seat), if self.is_you(seat) { you_do } else { they_do })
    }

    /// Several names: `you, Vega and Rigel`.
    pub(crate) fn all_of(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<_> = seats.map(|seat| self.of(seat)).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            Some((last, _)) => (*last).to_owned(),
            None => "nobody".to_owned(),
        }
    }
}

/// A sentence begins with a capital letter.
pub(crate) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A game that can be shown as plain text, to be read aloud as well as seen.
pub(crate) trait Shown: Game {
    /// The table as the viewer sees it, its hand included.
    fn board(&self, view: &Self::View, names: &Names, paint: Paint) -> String;

    /// The question to the viewer.
    fn question(&self, view: &Self::View) -> &'static str;

    /// A move as it is offered.
    fn option(&self, mv: &Self::Move, paint: Paint) -> String;

    /// What a move would mean, where that can be said in a few words.
    fn meaning(&self, view: &Self::View, mv: &Self::Move) -> String;

    /// What happened, in sentences to who was told it.
    fn sentences(&self, events: &[&Self::Event], names: &Names, paint: Paint) -> Vec<String>;

    /// The rules in short.
    fn rules(&self) -> &'static str;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_speak_to_the_right_person() {
        let names = Names::new(vec!["Vega".into(), "Mira".into()], Some(Seat::new(1)));
        assert_eq!(names.does(Seat::new(0), "play", "plays"), "Vega plays");
        assert_eq!(names.does(Seat::new(1), "play", "plays"), "You play");
        assert_eq!(names.all_of([Seat::new(0), Seat::new(1)].into_iter()), "Vega and you");
        assert_eq!(capital("you win"), "You win");
    }
}
