//! Reading what holds while a card lies in play.

use super::{Filled, Reader, verbs::read_plays};
use crate::{
    ast::{BonusTo, Mark, Modifier, Stopped},
    mistake::MistakeKind,
    spelling::Spelled,
};

/// Reads one modifier.
pub(super) fn read_modifier(reader: &mut Reader, filled: &Filled<'_>) -> Option<Modifier> {
    if !filled.sound {
        return None;
    }
    Some(match filled.word.name {
        "draw" => Modifier::Draw(filled.only_number()?),
        "play" => Modifier::Play(read_plays(reader, filled, filled.values.first())?),
        "hand-limit" => Modifier::HandLimit(filled.only_number()?),
        "keeper-limit" => Modifier::KeeperLimit(filled.only_number()?),
        "goals" => Modifier::Goals(u8::try_from(filled.only_count()?).ok()?),
        "first-play-random" => Modifier::FirstPlayRandom,
        "bonus" => read_bonus(reader, filled)?,
        "more" => {
            let properties = ["draw", "play", "hand-limit", "keeper-limit"];
            if !properties.iter().any(|property| filled.has(property)) {
                let word = filled.word.name;
                reader.mistake(MistakeKind::Empty { word }, filled.span);
                return None;
            }
            Modifier::More {
                draw: filled.number("draw"),
                play: filled.number("play"),
                hand_limit: filled.number("hand-limit"),
                keeper_limit: filled.number("keeper-limit"),
            }
        }
        "inflate" => Modifier::Inflate,
        "creepers-harmless" => Modifier::CreepersHarmless { only: filled.text("only") },
        "also-need" => Modifier::AlsoNeed(filled.only_text()?),
        "attaches" => Modifier::Attaches { to: filled.text("to").map(Mark) },
        "disables-host" => Modifier::DisablesHost,
        "stands-in" => Modifier::StandsIn,
        "projects" => Modifier::Projects,
        "returns-to-deck" => Modifier::ReturnsToDeck,
        "moves-on" => Modifier::MovesOn,
        "gets-back" => Modifier::GetsBack(filled.only_text()?),
        "escalates" => Modifier::Escalates,
        "no-creepers" => Modifier::NoCreepers,
        "counts-as" => Modifier::CountsAs(filled.texts()),
        "protected" => Modifier::Protected,
        "stops" => Modifier::Stops(Stopped::from_word(filled.only_word()?)?),
        _ => return None,
    })
}

fn read_bonus(reader: &mut Reader, filled: &Filled<'_>) -> Option<Modifier> {
    let (draw, play) = (filled.number("draw"), filled.number("play"));
    if draw.is_none() && play.is_none() {
        reader.contradiction(filled, "a bonus needs `draw`, `play` or both");
        return None;
    }
    let to = match (filled.word("to"), filled.text("everyone-while"), filled.text("holder-of")) {
        (Some("fewest-keepers"), None, None) => BonusTo::FewestKeepers,
        (Some("most-keepers"), None, None) => BonusTo::MostKeepers,
        (None, Some(card), None) => BonusTo::EveryoneWhile(card),
        (None, None, Some(card)) => BonusTo::HolderOf(card),
        _ => {
            reader.contradiction(
                filled,
                "say who gets the bonus with exactly one of `to`, `everyone-while` and `holder-of`",
            );
            return None;
        }
    };
    Some(Modifier::Bonus { draw, play, to })
}
