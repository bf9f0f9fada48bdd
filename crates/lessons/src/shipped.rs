//! The lessons that the program brings, in the order in which they are learned.

use std::sync::LazyLock;

use asterism_catalog::title_of;

use crate::lesson::Lesson;

/// A group of the list of lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What all editions of Fluxx have in common.
    Fluxx,
    /// What an edition of Fluxx adds.
    Editions,
    Stella,
}

impl Group {
    pub const ALL: [Self; 3] = [Self::Fluxx, Self::Editions, Self::Stella];

    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fluxx => "fluxx",
            Self::Editions => "editions",
            Self::Stella => "stella-quest",
        }
    }
}

macro_rules! shipped {
    ($($group:ident: $($id:literal)*;)*) => {
        const TEXTS: &[(Group, &str, &str)] = &[
            $($((Group::$group, $id, include_str!(concat!("../../../lessons/", $id, ".json"))),)*)*
        ];
    };
}

shipped! {
    Fluxx: "turn" "goals" "rules" "limits" "actions" "creepers" "free-actions" "surprises" "rules-now";
    Editions: "star" "star-wars" "wonderland" "comets";
    Stella: "tricks" "trump" "super-trumps" "taking" "shine" "paying" "rival" "winning" "last-shine";
}

static LESSONS: LazyLock<Vec<(Group, Lesson)>> = LazyLock::new(|| {
    // A test reads and plays all of them.
    let read = |(group, id, text): &(Group, &str, &str)| {
        Lesson::read(id, text).ok().map(|lesson| (*group, lesson))
    };
    TEXTS.iter().filter_map(read).collect()
});

/// All lessons with their groups, in order.
#[must_use]
pub fn lessons() -> &'static [(Group, Lesson)] {
    &LESSONS
}

#[must_use]
pub fn find(id: &str) -> Option<&'static Lesson> {
    LESSONS.iter().map(|(_, lesson)| lesson).find(|lesson| lesson.id == id)
}

/// The lesson after this one, in the same group or in the next one of the same game.
#[must_use]
pub fn next_after(id: &str) -> Option<&'static Lesson> {
    let at = LESSONS.iter().position(|(_, lesson)| lesson.id == id)?;
    let game = &LESSONS[at].1.described.setup.game;
    let next = LESSONS.get(at + 1).map(|(_, lesson)| lesson);
    next.filter(|next| next.described.setup.game == *game)
}

/// The lessons for people who want to play this title: the basics of its game, then what
/// the edition adds.
pub fn of_title(title: &str) -> impl Iterator<Item = &'static Lesson> {
    let setup_title = |lesson: &Lesson| {
        let setup = &lesson.described.setup;
        title_of(&setup.game, &setup.mix.editions).to_owned()
    };
    let stella = title == "stella-quest";
    let title = title.to_owned();
    LESSONS.iter().filter_map(move |(group, lesson)| match group {
        Group::Fluxx => (!stella).then_some(lesson),
        Group::Editions => (setup_title(lesson) == title).then_some(lesson),
        Group::Stella => stella.then_some(lesson),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_works() {
        let mut wrong = Vec::new();
        for (_, id, text) in TEXTS {
            let checked = Lesson::read(id, text).and_then(|lesson| crate::check(&lesson));
            match checked {
                Ok(explored) => assert!(explored.ways > 0, "{id}"),
                Err(error) => wrong.push(error.to_string()),
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn lessons_follow_each_other_within_a_game() {
        assert_eq!(next_after("turn").map(|lesson| lesson.id.as_str()), Some("goals"));
        assert_eq!(next_after("comets"), None);
        assert_eq!(next_after("last-shine"), None);
        let star: Vec<&str> = of_title("star").map(|lesson| lesson.id.as_str()).collect();
        assert_eq!((star[0], *star.last().expect("lessons")), ("turn", "star"));
        assert!(
            of_title("stella-quest").all(|lesson| lesson.described.setup.game == "stella-quest")
        );
    }
}
