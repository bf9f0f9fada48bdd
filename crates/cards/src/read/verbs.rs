//! Reading what is to be done.

use super::{Filled, Reader, Value};
use crate::{
    ast::{
        Chooser, Condition, Kind, Mark, Pick, Plays, RuleCount, Selector, Towards, Verb, What, Who,
        Whose,
    },
    mistake::Problem,
    spelling::Spelled,
    vocabulary::{Place, RESERVED},
};

/// Reads the verbs between braces, and the conditions where there may be any.
pub(super) fn read_doing(
    reader: &mut Reader,
    around: &Filled<'_>,
    place: Place,
) -> Option<(Vec<Condition>, Vec<Verb>)> {
    let mut conditions: Option<Vec<Condition>> = None;
    let mut verbs = Vec::new();
    let mut sound = true;
    for node in reader.inside(around) {
        let Some(filled) = reader.fill(node, place) else {
            sound = false;
            continue;
        };
        if filled.word.name == "when" {
            sound &= filled.sound;
            let read = filled.all_words().filter_map(Condition::from_word);
            if conditions.replace(read.collect()).is_some() {
                let what = "when".to_owned();
                reader.mistake(Problem::Twice { what }, filled.span);
                sound = false;
            }
            continue;
        }
        match read_verb(reader, &filled) {
            Some(verb) => verbs.push(verb),
            None => sound = false,
        }
    }
    if sound && verbs.is_empty() {
        let word = around.word.name;
        reader.mistake(Problem::Empty { word }, around.span);
        return None;
    }
    sound.then(|| (conditions.unwrap_or_default(), verbs))
}

/// Reads one verb; what it has between braces is read even if it is not sound.
fn read_verb(reader: &mut Reader, filled: &Filled<'_>) -> Option<Verb> {
    if filled.word.name == "choose-one" {
        let options = read_options(reader, filled)?;
        return filled.sound.then_some(Verb::ChooseOne(options));
    }
    if !filled.sound {
        return None;
    }
    Some(match filled.word.name {
        "draw" => Verb::Draw { who: who(filled)?, count: filled.only_number()? },
        "draw-per-creeper" => Verb::DrawPerCreeper { count: filled.only_number()? },
        "discard-hand" => Verb::DiscardHand,
        "draw-as-many" => Verb::DrawAsMany,
        "discard-from-hand" => Verb::DiscardFromHand {
            who: who(filled)?,
            count: filled.only_number()?,
            pick: filled.word("pick").map_or(Some(Pick::Owner), Pick::from_word)?,
        },
        "draw-and-play" => Verb::DrawAndPlay {
            draw: filled.number("draw")?,
            play: read_plays(reader, filled, filled.property("play"))?,
        },
        "play-top" => Verb::PlayTop { times: u8::try_from(filled.only_count()?).ok()? },
        "play-from-discard" => Verb::PlayFromDiscard {
            kinds: filled.all_words().filter_map(Kind::from_word).collect(),
        },
        "play-from-hand" => Verb::PlayFromHand,
        "fetch" => Verb::Fetch {
            discard: filled.all_words().any(|pile| pile == "discard"),
            deck: filled.all_words().any(|pile| pile == "deck"),
        },
        "wish" => Verb::Wish,
        "share-out" => Verb::ShareOut { each: filled.only_number()? },
        "collect" => Verb::Collect {
            count: filled.only_number()?,
            from_all: filled.word("from")? == "everyone",
            pick: Pick::from_word(filled.word("pick")?)?,
            except_holder: filled.text("except-holder"),
        },
        "trade-hands" => Verb::TradeHands,
        "rotate-hands" => Verb::RotateHands { chooser: chooser(filled) },
        "swap-positions" => Verb::SwapPositions,
        "shift-positions" => Verb::ShiftPositions,
        "swap-keepers" => Verb::SwapKeepers,
        "discard" => Verb::Discard(read_selector(reader, filled)?),
        "take" => Verb::Take(read_selector(reader, filled)?),
        "give" => Verb::Give {
            what: read_selector(reader, filled)?,
            to: Towards::from_word(filled.word("to")?)?,
        },
        "move" => Verb::Move(read_selector(reader, filled)?),
        "everyone-gives" => Verb::EveryoneGives,
        "each-loses" => Verb::EachLoses {
            chooser: chooser(filled),
            hand_instead: filled.flag("hand-instead"),
            except_holder: filled.text("except-holder"),
        },
        "cure" => Verb::Cure(filled.only_text()?),
        "to-hands" => Verb::ToHands {
            mark: Mark::from_word(filled.only_word()?)?,
            collector: filled.text("collector"),
        },
        "mix-tables" => Verb::MixTables,
        "everyone-may-discard" => Verb::EveryoneMayDiscard,
        "shuffle-discard" => Verb::ShuffleDiscard,
        "discard-rules" => Verb::DiscardRules(read_rule_count(reader, filled)?),
        "discard-goals" => Verb::DiscardGoals,
        "extra-turn" => Verb::ExtraTurn,
        "end-turn" => Verb::EndTurn,
        "gain-plays" => Verb::GainPlays(filled.only_number()?),
        "rhyme" => Verb::Rhyme,
        _ => return None,
    })
}

fn who(filled: &Filled<'_>) -> Option<Who> {
    filled.word("who").map_or(Some(Who::You), Who::from_word)
}

fn chooser(filled: &Filled<'_>) -> Chooser {
    filled.text("holder-chooses").map_or(Chooser::You, Chooser::HolderOf)
}

/// On whose table a verb looks if nothing is said.
pub(crate) fn usual_table(verb: &str) -> Whose {
    match verb {
        "take" => Whose::Others,
        "move" => Whose::Anyones,
        _ => Whose::Yours,
    }
}

fn read_selector(reader: &mut Reader, filled: &Filled<'_>) -> Option<Selector> {
    let mut texts = filled.texts();
    let only = if texts.len() == 1 { texts[0].as_str() } else { "" };
    let what = match only {
        "keeper" => What::Keeper,
        "creeper" => What::Creeper,
        "either" => What::Either,
        "this" => What::This,
        _ => match texts.iter().find(|text| RESERVED.contains(&text.as_str())) {
            Some(word) => {
                let text = format!("`{word}` stands alone, without names of cards");
                reader.contradiction(filled, text);
                return None;
            }
            None => What::Named(std::mem::take(&mut texts)),
        },
    };
    let except_this = filled.has("except");
    if except_this && what == What::This {
        reader.contradiction(filled, "`\"this\"` and `except=\"this\"` leave nothing");
        return None;
    }
    let whose = match filled.word("whose") {
        Some(word) => Whose::from_word(word)?,
        None => usual_table(filled.word.name),
    };
    Some(Selector {
        what,
        whose,
        all: filled.word("count") == Some("all"),
        except_this,
        with_creeper: filled.has("with"),
    })
}

/// Reads how many are played: a value, or the three of `birthday`, `holiday`
/// and `ordinary`.
pub(super) fn read_plays(
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

fn read_rule_count(reader: &mut Reader, filled: &Filled<'_>) -> Option<RuleCount> {
    let count = match (filled.only_word(), filled.count("up-to"), filled.count("at-least")) {
        (None, Some(most), None) => RuleCount::UpTo(most),
        (Some("half"), None, at_least) => RuleCount::Half { at_least: at_least.unwrap_or(0) },
        (Some(word), None, None) => RuleCount::from_word(word)?,
        _ => {
            reader.contradiction(
                filled,
                "say which rules go: \"one\", \"all\", \"limits\", \"half\" (with `at-least` if one likes), or `up-to` a number",
            );
            return None;
        }
    };
    Some(count)
}

fn read_options(reader: &mut Reader, around: &Filled<'_>) -> Option<Vec<Vec<Verb>>> {
    let mut options = Vec::new();
    let mut sound = true;
    for node in reader.inside(around) {
        let read = reader.fill(node, Place::Choice).and_then(|filled| {
            let (_, verbs) = read_doing(reader, &filled, Place::Doing)?;
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
