//! Reading what Goals demand.

use super::{Filled, Reader, Value};
use crate::{
    ast::{Demand, Mark},
    mistake::MistakeKind,
    vocabulary::WordPlace,
};

/// Reads one demand.
pub(super) fn read_demand(reader: &mut Reader, filled: &Filled<'_>) -> Option<Demand> {
    if !filled.sound {
        return None;
    }
    Some(match filled.word.name {
        "have" => Demand::Have(filled.texts()),
        "at-least" => {
            let cards = filled.texts();
            let Some(Value::Count(count)) = filled.first else {
                return None;
            };
            let most = u16::try_from(cards.len()).ok()?;
            if count > most {
                reader.mistake(MistakeKind::OutOfRange { least: 1, most }, filled.span);
                return None;
            }
            Demand::AtLeast(u8::try_from(count).ok()?, cards)
        }
        "only-keeper" => Demand::OnlyKeeper(filled.only_text()?),
        "nobody-has" => Demand::NobodyHas(filled.only_text()?),
        "most-cards-in-hand" => Demand::MostCardsInHand(filled.only_number()?),
        "most-keepers" => Demand::MostKeepers(filled.only_number()?),
        "marked" => {
            let Some(Value::Count(count)) = filled.first else {
                return None;
            };
            Demand::Marked(u8::try_from(count).ok()?, Mark(filled.only_text()?))
        }
        "points" => Demand::Points(u8::try_from(filled.only_count()?).ok()?),
        "lack" => Demand::Lack(filled.texts()),
        "other-has" => Demand::OtherHas(filled.only_text()?),
        "empty-hand" => Demand::EmptyHand,
        "any-of" => {
            let alternatives = read_alternatives(reader, filled)?;
            if alternatives.len() < 2 {
                reader.contradiction(filled, "`any-of` needs at least two alternatives");
                return None;
            }
            Demand::AnyOf(alternatives)
        }
        _ => return None,
    })
}

/// Reads the demands between braces; all of them must be met.
pub(super) fn read_demands(
    reader: &mut Reader,
    around: &Filled<'_>,
    place: WordPlace,
) -> Option<Vec<Demand>> {
    let mut demands = Vec::new();
    let mut sound = around.sound;
    for node in reader.inside(around) {
        let read = reader.fill(node, place).and_then(|filled| read_demand(reader, &filled));
        match read {
            Some(demand) => demands.push(demand),
            None => sound = false,
        }
    }
    if sound && demands.is_empty() {
        reader.mistake(MistakeKind::Empty { word: around.word.name }, around.span);
        return None;
    }
    sound.then_some(demands)
}

/// Reads the alternatives of `any-of`: a demand each, or several in `all-of`.
fn read_alternatives(reader: &mut Reader, around: &Filled<'_>) -> Option<Vec<Vec<Demand>>> {
    let mut alternatives = Vec::new();
    let mut sound = around.sound;
    for node in reader.inside(around) {
        let read =
            reader.fill(node, WordPlace::Alternatives).and_then(|filled| match filled.word.name {
                "all-of" => read_demands(reader, &filled, WordPlace::Demands),
                _ => read_demand(reader, &filled).map(|demand| vec![demand]),
            });
        match read {
            Some(demands) => alternatives.push(demands),
            None => sound = false,
        }
    }
    sound.then_some(alternatives)
}
