//! Plays a lesson in every way it accepts.

use asterism_positions::{Failure, Node};

use crate::lesson::{Ending, Lesson, LessonError, SEAT};
use crate::run::{LessonTable, Tried};

/// Maximum number of ways through a lesson that are played.
const MAX_WAYS: usize = 500;

/// What playing a lesson in every way found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// Ways through the lesson.
    pub ways: usize,
    /// Moves that are taken back, over all steps and ways.
    pub taken_back: usize,
    /// Those of them that the lesson has a sentence for.
    pub answered: usize,
}

/// Plays a lesson in every way it accepts, and checks that every step works, that no
/// sentence is for a move that can't be made, and that the lesson ends as it says.
pub fn check(lesson: &Lesson) -> Result<Explored, LessonError> {
    let failed = |failure| LessonError::Failure { lesson: lesson.id.clone(), failure };
    let begun = lesson.at(&Lesson::anybody(), &[])?;
    let mut explored = Explored::default();
    explore(begun, &mut explored).map_err(failed)?;
    Ok(explored)
}

fn explore(at: LessonTable<'_>, explored: &mut Explored) -> Result<(), Failure> {
    let root = Node::root(&at.lesson.written);
    let Some(step) = at.step() else {
        explored.ways += 1;
        if explored.ways > MAX_WAYS {
            return Err(root.failure("there are too many ways through this lesson"));
        }
        if at.lesson.ends == Ending::Win && !at.is_won() {
            return Err(root.differs("the lesson doesn't end with a win"));
        }
        return at.all_chance_used();
    };
    let index = at.done;
    let node = Node::root(&step.written);
    let here = |failure: Failure| failure.in_lesson_step(index);
    if !step.asks() {
        let mut next = at.clone();
        next.advance("")?;
        return explore(next, explored);
    }
    let offered = at.table.offered(SEAT);
    // A step may list moves of which an earlier choice leaves only some.
    if at.to_show().is_none() {
        let all = offered.join(", ");
        let message = format!("none of {:?} is offered here; offered are: {all}", step.accept);
        return Err(here(node.differs(message)));
    }
    for answered in step.answers.keys() {
        if at.tried(answered) == Tried::Accepted {
            let message = format!("answers: \"{answered}\" is accepted here");
            return Err(here(node.differs(message)));
        }
        if step.accept.len() == 1 && at.tried(answered) == Tried::NotOffered {
            let message = format!(
                "answers: \"{answered}\" is not offered here; offered are: {}",
                offered.join(", ")
            );
            return Err(here(node.differs(message)));
        }
    }
    let accepted = |mv: &&String| at.tried(mv) == Tried::Accepted;
    let mut ways: Vec<String> = step.accept.iter().filter(accepted).cloned().collect();
    for text in offered.iter() {
        match at.tried(text) {
            Tried::Accepted if !ways.contains(text) => ways.push(text.clone()),
            Tried::TakenBack(said) => {
                explored.taken_back += 1;
                explored.answered += usize::from(said.is_some());
            }
            _ => {}
        }
    }
    for way in ways {
        let mut next = at.clone();
        next.advance(&way)?;
        explore(next, explored)?;
    }
    Ok(())
}
