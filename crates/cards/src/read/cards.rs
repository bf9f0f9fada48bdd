//! Reading cards and editions.

use std::collections::BTreeMap;

use miette::SourceSpan;

use super::{
    Filled, Found, Reader, Value,
    demands::{read_demand, read_demands},
    modifiers::read_modifier,
    verbs::{read_block, read_doing},
};
use crate::{
    ast::{
        Ability, About, Answer, AnswerDoes, AnswerTo, Card, Doer, Kind, Lasting, Mark, Occasion,
        Part, Reconstructed, Source, TriggerEvent,
    },
    mistake::MistakeKind,
    spelling::Spelled,
    syntax::Node,
    vocabulary::{Group, RESERVED, WordPlace},
};

/// Reads one card; `None` if anything about it is wrong.
pub(super) fn read_card(reader: &mut Reader, node: &Node<'_>) -> Option<Found> {
    let filled = reader.fill(node, WordPlace::CardFile)?;
    let kind = Kind::from_word(filled.word.name)?;
    let id = filled.only_text();
    let mut sound = filled.sound;
    if let Some(id) = id.as_deref().filter(|id| RESERVED.contains(id)) {
        let name = id.to_owned();
        reader.mistake(MistakeKind::ReservedName { name }, filled.values_span);
        sound = false;
    }
    let parts = match kind {
        Kind::Action => read_doing(reader, &filled, WordPlace::Card(kind))
            .map(|(_, verbs)| vec![Part::Effect(verbs)]),
        _ => read_parts(reader, &filled, kind),
    }?;
    let marks = match filled.property("marks") {
        Some(Value::Names(names)) => names.iter().cloned().map(Mark).collect(),
        _ => Vec::new(),
    };
    let card = Card {
        id: id?,
        kind,
        icon: filled.text("icon"),
        marks,
        value: filled.count("value"),
        ungoal: filled.flag("ungoal"),
        lasts: filled.word("lasts").and_then(Lasting::from_word),
        subject: filled.text("subject"),
        reconstructed: match (filled.flag("reconstructed"), filled.flag("reconstructed-in-part")) {
            (true, _) => Reconstructed::Wholly,
            (false, true) => Reconstructed::Partly,
            (false, false) => Reconstructed::No,
        },
        parts,
    };
    sound.then_some(Found { card, span: filled.values_span })
}

fn read_parts(reader: &mut Reader, around: &Filled<'_>, kind: Kind) -> Option<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut sound = true;
    for node in reader.inside(around) {
        let Some(filled) = reader.fill(node, WordPlace::Card(kind)) else {
            sound = false;
            continue;
        };
        match read_part(reader, &filled) {
            Some(Part::Effect(_)) if parts.iter().any(|it| matches!(it, Part::Effect(_))) => {
                let what = filled.word.name.to_owned();
                reader.mistake(MistakeKind::Twice { what }, filled.span);
                sound = false;
            }
            Some(part) => parts.push(part),
            None => sound = false,
        }
    }
    // A Keeper or Creeper is something by lying there; the others must do.
    let may_be_plain = matches!(kind, Kind::Keeper | Kind::Creeper);
    if sound && parts.is_empty() && !may_be_plain {
        let word = around.word.name;
        reader.mistake(MistakeKind::Empty { word }, around.span);
        return None;
    }
    sound.then_some(parts)
}

fn read_part(reader: &mut Reader, filled: &Filled<'_>) -> Option<Part> {
    match filled.word.group {
        Group::Modifier => read_modifier(reader, filled).map(Part::Modifier),
        Group::Demand if filled.word.name == "wins-if" => {
            read_demands(reader, filled, WordPlace::Demands).map(Part::WinsIf)
        }
        Group::Demand => read_demand(reader, filled).map(Part::Demand),
        Group::Occasion => read_ability(reader, filled).map(Part::Ability),
        Group::Surprise if filled.word.name == "answer" => {
            read_answer(reader, filled).map(Part::Answer)
        }
        Group::Surprise => {
            let (_, verbs) = read_doing(reader, filled, WordPlace::Doing)?;
            filled.sound.then_some(Part::Effect(verbs))
        }
        Group::Card | Group::Verb | Group::Edition => None,
    }
}

fn read_ability(reader: &mut Reader, filled: &Filled<'_>) -> Option<Ability> {
    let (when, verbs) = read_doing(reader, filled, WordPlace::Occasion)?;
    if !filled.sound {
        return None;
    }
    let occasion = match filled.word.name {
        "once-per-turn" => Occasion::OncePerTurn,
        "free-action" => Occasion::FreeAction,
        "start-of-turn" => Occasion::StartOfTurn,
        "together-with" => Occasion::TogetherWith {
            card: filled.only_text()?,
            may_decline: filled.flag("may-decline"),
        },
        "alone" => Occasion::Alone,
        "goals-change" => Occasion::GoalsChange,
        "once-per-game" => Occasion::OncePerGame,
        "end-of-turn" => Occasion::EndOfTurn,
        "after" => Occasion::After {
            event: TriggerEvent::from_word(filled.only_word()?)?,
            by: Doer::from_word(filled.word("by")?)?,
            kind: filled.word("of").and_then(Kind::from_word),
        },
        _ => return None,
    };
    Some(Ability { occasion, when, verbs })
}

fn read_answer(reader: &mut Reader, filled: &Filled<'_>) -> Option<Answer> {
    let mut replies = Vec::new();
    let mut then: Option<Vec<_>> = None;
    let mut sound = filled.sound;
    for node in reader.inside(filled) {
        let Some(reply) = reader.fill(node, WordPlace::Reply).filter(|it| it.sound) else {
            sound = false;
            continue;
        };
        if reply.word.name == "then" {
            let read = read_block(reader, &reply);
            sound &= read.is_some() && then.is_none();
            if then.is_some() {
                let what = "then".to_owned();
                reader.mistake(MistakeKind::Twice { what }, reply.span);
            }
            then = read;
            continue;
        }
        match AnswerDoes::from_word(reply.word.name) {
            Some(does) => replies.push(does),
            None => sound = false,
        }
    }
    if sound && replies.len() != 1 {
        let text = "an answer does exactly one thing, `cancel`, `redirect` or `steal-back`, and may go on with `then`";
        reader.contradiction(filled, text);
        return None;
    }
    let to = AnswerTo::from_word(filled.word("to")?)?;
    let does = replies.pop().filter(|_| sound)?;
    Some(Answer { to, does, then: then.unwrap_or_default() })
}

/// An edition as its file describes it.
#[derive(Debug, Default)]
pub(crate) struct EditionNode {
    pub(crate) id: String,
    pub(crate) about: About,
    /// Where the counts stand in the file.
    pub(crate) counts: BTreeMap<Kind, SourceSpan>,
}

/// Reads the edition itself.
pub(crate) fn read_edition_node(reader: &mut Reader, node: &Node<'_>) -> Option<EditionNode> {
    let filled = reader.fill(node, WordPlace::EditionFile)?;
    let mut about = About::default();
    let mut counts = BTreeMap::new();
    for node in reader.inside(&filled) {
        let Some(it) = reader.fill(node, WordPlace::Edition).filter(|it| it.sound) else {
            continue;
        };
        match it.word.name {
            "year" if about.year.is_none() => about.year = it.only_count(),
            "language" => about.languages.extend(it.only_text()),
            "count" => {
                let Some(Value::Word(kind)) = it.first else {
                    continue;
                };
                let kind = Kind::from_word(kind)?;
                if about.counts.insert(kind, it.only_count()?).is_some() {
                    let what = kind.to_string();
                    reader.mistake(MistakeKind::Twice { what }, it.span);
                }
                counts.insert(kind, it.values_span);
            }
            "source" => {
                if let (Some(Value::Text(name)), Some(text)) = (&it.first, it.only_text()) {
                    let name = name.clone();
                    about.sources.push(Source { name, text });
                }
            }
            "note" => about.notes.extend(it.only_text()),
            other => {
                let what = other.to_owned();
                reader.mistake(MistakeKind::Twice { what }, it.span);
            }
        }
    }
    Some(EditionNode { id: filled.only_text()?, about, counts })
}
