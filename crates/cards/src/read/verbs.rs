//! Reading what is to be done.

use super::{Filled, Reader, Value};
use crate::{
    ast::{CardCondition, Condition, Conditions, Counted, Plays, Verb},
    mistake::MistakeKind,
    spelling::Spelled,
    verbs::VerbKind,
    vocabulary::WordPlace,
};

/// Reads the verbs between braces, and the conditions where there may be any.
pub(super) fn read_doing(
    reader: &mut Reader,
    around: &Filled<'_>,
    place: WordPlace,
) -> Option<(Conditions, Vec<Verb>)> {
    let mut conditions: Option<Conditions> = None;
    let mut verbs: Vec<Verb> = Vec::new();
    let mut sound = true;
    for node in reader.inside(around) {
        let Some(filled) = reader.fill(node, place) else {
            sound = false;
            continue;
        };
        if filled.word.name == "when" {
            sound &= filled.sound;
            let Some(read) = read_conditions(reader, &filled) else {
                sound = false;
                continue;
            };
            if conditions.replace(read).is_some() {
                let what = "when".to_owned();
                reader.mistake(MistakeKind::Twice { what }, filled.span);
                sound = false;
            }
            continue;
        }
        let follows_choice = matches!(verbs.last(), Some(Verb::If(_) | Verb::Act(_)));
        match read_verb(reader, &filled) {
            Some(Verb::Otherwise(_)) if sound && !follows_choice => {
                reader.contradiction(&filled, "`otherwise` stands right after `if` or `act`");
                sound = false;
            }
            Some(verb) => verbs.push(verb),
            None => sound = false,
        }
    }
    if sound && verbs.is_empty() {
        let word = around.word.name;
        reader.mistake(MistakeKind::Empty { word }, around.span);
        return None;
    }
    sound.then(|| (conditions.unwrap_or_default(), verbs))
}

/// Reads one verb. What stands between its braces is read even if there are
/// mistakes before them, so that all are reported at once.
fn read_verb(reader: &mut Reader, filled: &Filled<'_>) -> Option<Verb> {
    if !filled.sound && filled.word.inside.is_none() {
        return None;
    }
    let kind = VerbKind::ALL.iter().find(|kind| kind.word() == filled.word.name)?;
    let verb = kind.read(reader, filled)?;
    filled.sound.then_some(verb)
}

/// Reads the verbs between the braces of a verb.
pub(crate) fn read_block(reader: &mut Reader, around: &Filled<'_>) -> Option<Vec<Verb>> {
    read_doing(reader, around, WordPlace::Doing).map(|(_, verbs)| verbs)
}

/// Reads conditions: words, and properties about cards and numbers.
pub(crate) fn read_conditions(reader: &mut Reader, filled: &Filled<'_>) -> Option<Conditions> {
    let conditions = Conditions {
        words: filled.all_words().filter_map(Condition::from_word).collect(),
        cards: CardCondition::WORDS
            .iter()
            .filter_map(|(word, condition)| Some((*condition, filled.text(word)?)))
            .collect(),
        at_least: Counted::WORDS
            .iter()
            .filter_map(|(word, counted)| Some((*counted, filled.count(word)?)))
            .collect(),
    };
    if filled.sound && conditions.is_empty() {
        reader.contradiction(filled, format!("`{}` needs a condition", filled.word.name));
        return None;
    }
    Some(conditions)
}

/// Reads how many are played: a value, or the three of `birthday`, `holiday`
/// and `ordinary`.
pub(crate) fn read_plays(
    reader: &mut Reader,
    filled: &Filled<'_>,
    value: Option<&Value>,
) -> Option<Plays> {
    let by_day = ["birthday", "holiday", "ordinary"];
    let days = by_day.iter().filter(|day| filled.has(day)).count();
    match (value, days) {
        (Some(Value::Number(number)), 0) => Some(Plays::Count(*number)),
        (Some(Value::All), 0) => Some(Plays::All),
        (None, 3) => Some(Plays::ByDay {
            birthday: filled.number("birthday")?,
            holiday: filled.number("holiday")?,
            ordinary: filled.number("ordinary")?,
        }),
        _ => {
            reader.contradiction(
                filled,
                "say how many are played: a number, \"all\", or all three of `birthday`, `holiday` and `ordinary`",
            );
            None
        }
    }
}

pub(crate) fn read_options(reader: &mut Reader, around: &Filled<'_>) -> Option<Vec<Vec<Verb>>> {
    let mut options = Vec::new();
    let mut sound = true;
    for node in reader.inside(around) {
        let read = reader.fill(node, WordPlace::Choice).and_then(|filled| {
            let (_, verbs) = read_doing(reader, &filled, WordPlace::Doing)?;
            filled.sound.then_some(verbs)
        });
        match read {
            Some(verbs) => options.push(verbs),
            None => sound = false,
        }
    }
    if sound && options.len() < 2 {
        reader.contradiction(around, "`choose-one` needs at least two options");
        return None;
    }
    sound.then_some(options)
}
