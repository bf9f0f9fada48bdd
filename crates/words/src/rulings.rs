//! Rulings that belong to a card by what it is and does: what players ask
//! about it most.

use asterism_cards::ast::{
    Ability, Answer, AnswerTo, Card, Demand, Kind, Modifier, Occasion, Part, Plays, RuleCount,
    Verb, What, Who,
};
use asterism_cards::verbs::{Draw, Effects, FieldValue, MovePiece, VerbKind};

use crate::{Args, Language, Words};

/// A ruling about a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingText {
    /// What the scenario that shows it is called.
    pub word: &'static str,
    /// A sentence or two.
    pub text: String,
}

/// The sentence of a ruling, by its word.
#[must_use]
pub fn ruling_text(language: Language, word: &str) -> Option<String> {
    Words::of(language).try_say(&format!("{PREFIX}{word}"), &Args::new()).ok()
}

/// Messages of rulings begin with this.
const PREFIX: &str = "ruling-";

/// The rulings about a card; no more than help.
#[must_use]
pub fn rulings(language: Language, card: &Card) -> Vec<RulingText> {
    let mut keys: Vec<&'static str> = match card.kind {
        Kind::Goal => vec!["ruling-goal"],
        Kind::Creeper => vec!["ruling-creeper"],
        Kind::Surprise => vec!["ruling-surprise"],
        Kind::Keeper | Kind::Rule | Kind::Action | Kind::Meta => Vec::new(),
    };
    for key in card.parts.iter().flat_map(of_part) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let words = Words::of(language);
    let told = |key: &'static str| RulingText {
        word: key.trim_start_matches(PREFIX),
        text: words.say(key, &Args::new()),
    };
    keys.into_iter().map(told).collect()
}

fn of_part(part: &Part) -> Vec<&'static str> {
    match part {
        Part::Modifier(modifier) => of_modifier(modifier).to_vec(),
        Part::Ability(ability) => of_ability(ability),
        Part::Effect(verbs) => verbs.iter().flat_map(of_verb).collect(),
        Part::Demand(demand) => of_demand(demand).to_vec(),
        Part::WinsIf(demands) => demands.iter().flat_map(of_demand).copied().collect(),
        Part::Answer(Answer { to: AnswerTo::Played(_), .. }) => vec!["ruling-answer-played"],
        Part::Answer(Answer { to: AnswerTo::Steal, .. }) => vec!["ruling-answer-steal"],
    }
}

const fn of_modifier(modifier: &Modifier) -> &'static [&'static str] {
    match modifier {
        Modifier::Draw(_) => &["ruling-draw"],
        Modifier::Play(_) => &["ruling-play"],
        Modifier::HandLimit(_) => &["ruling-hand-limit"],
        Modifier::KeeperLimit(_) => &["ruling-keeper-limit"],
        Modifier::Goals(_) => &["ruling-goals", "ruling-goals-third"],
        Modifier::Inflate => &["ruling-inflate", "ruling-inflate-inside"],
        Modifier::FirstPlayRandom => &["ruling-first-play-random"],
        Modifier::Bonus { .. } => &["ruling-bonus"],
        Modifier::More { .. } => &["ruling-more"],
        Modifier::AlsoNeed(_) => &["ruling-also-need"],
        Modifier::Attaches { .. } => &["ruling-attaches", "ruling-attaches-where"],
        Modifier::StandsIn => &["ruling-stands-in"],
        Modifier::Projects => &["ruling-projects"],
        Modifier::ReturnsToDeck => &["ruling-returns"],
        _ => &[],
    }
}

fn of_ability(ability: &Ability) -> Vec<&'static str> {
    let first = match ability.occasion {
        Occasion::OncePerTurn | Occasion::FreeAction | Occasion::OncePerGame => {
            Some("ruling-free-action")
        }
        Occasion::TogetherWith { .. } => Some("ruling-together"),
        Occasion::Alone => Some("ruling-alone"),
        Occasion::GoalsChange => Some("ruling-goals-change"),
        Occasion::StartOfTurn | Occasion::EndOfTurn | Occasion::After { .. } => None,
    };
    let verbs = &ability.verbs;
    let draws = verbs.iter().any(|verb| matches!(verb, Verb::Draw(_)));
    let ends = verbs.iter().any(|verb| verb.effects().has(Effects::ENDS_TURN));
    let both = (draws && ends).then_some("ruling-draw-and-end");
    first.into_iter().chain(both).chain(verbs.iter().flat_map(of_verb)).collect()
}

const fn of_demand(demand: &Demand) -> &'static [&'static str] {
    match demand {
        Demand::MostCardsInHand(_) => &["ruling-cards-in-hand", "ruling-most"],
        Demand::MostKeepers(_) => &["ruling-most"],
        _ => &[],
    }
}

/// What is to be known about verbs however they are written.
const OF_VERBS: &[(VerbKind, &str)] = &[
    (VerbKind::DrawAndPlay, "ruling-draw-and-play"),
    (VerbKind::ExtraTurn, "ruling-extra-turn"),
    (VerbKind::ExtraTurn, "ruling-extra-turn-once"),
    (VerbKind::EndTurn, "ruling-end-turn"),
    (VerbKind::TradeHands, "ruling-hands"),
    (VerbKind::PlayTop, "ruling-play-top"),
    (VerbKind::PlayFromDiscard, "ruling-play-from-discard"),
    (VerbKind::DrawPerCreeper, "ruling-per-creeper"),
    (VerbKind::DrawAsMany, "ruling-reshuffle"),
    (VerbKind::ShareOut, "ruling-reshuffle"),
    (VerbKind::ShuffleDiscard, "ruling-shuffle"),
    (VerbKind::Cure, "ruling-cure"),
    (VerbKind::SwapPositions, "ruling-swap-positions"),
];

fn of_verb(verb: &Verb) -> Vec<&'static str> {
    let mut rulings = Vec::new();
    verb.each_field(&mut |_, value| match value {
        FieldValue::Plays(Plays::ByDay { .. }) => rulings.push("ruling-day"),
        FieldValue::Rules(RuleCount::Half { .. }) => rulings.push("ruling-half"),
        FieldValue::Options(options) => rulings.extend(options.iter().flatten().flat_map(of_verb)),
        FieldValue::Block(verbs) => rulings.extend(verbs.iter().flat_map(of_verb)),
        _ => {}
    });
    rulings.extend(OF_VERBS.iter().filter(|(kind, _)| *kind == verb.kind()).map(|(_, key)| *key));
    if matches!(verb, Verb::Draw(Draw { who: Who::Everyone, .. })) {
        rulings.push("ruling-reshuffle");
    }
    if let Verb::MovePiece(MovePiece { what }) = verb
        && matches!(what.what, What::Creeper | What::Either)
    {
        rulings.push("ruling-moved-creeper");
    }
    rulings
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The rulings behind each sentence. Their numbers mean nothing to players, so
    /// no sentence contains them; the scenarios play them out.
    const NUMBERS: &[(&str, &[&str])] = &[
        ("ruling-also-need", &["R-114", "R-115"]),
        ("ruling-alone", &["R-109"]),
        ("ruling-answer-played", &["R-146", "R-157"]),
        ("ruling-answer-steal", &["R-171"]),
        ("ruling-attaches", &["R-128"]),
        ("ruling-attaches-where", &["R-142"]),
        ("ruling-bonus", &["R-031"]),
        ("ruling-cards-in-hand", &["R-075", "R-077"]),
        ("ruling-cure", &["R-130"]),
        ("ruling-day", &["R-201"]),
        ("ruling-draw-and-end", &["R-105"]),
        ("ruling-draw-and-play", &["R-182"]),
        ("ruling-end-turn", &["R-036"]),
        ("ruling-extra-turn", &["R-027"]),
        ("ruling-extra-turn-once", &["R-025"]),
        ("ruling-first-play-random", &["R-028"]),
        ("ruling-free-action", &["R-014", "R-180"]),
        ("ruling-goals-change", &["R-112", "R-113"]),
        ("ruling-goals-third", &["R-069"]),
        ("ruling-half", &["R-059"]),
        ("ruling-inflate-inside", &["R-185"]),
        ("ruling-more", &["R-054", "R-134"]),
        ("ruling-most", &["R-073", "R-074"]),
        ("ruling-moved-creeper", &["R-100"]),
        ("ruling-per-creeper", &["R-212"]),
        ("ruling-play-from-discard", &["R-190"]),
        ("ruling-play-top", &["R-076", "R-236"]),
        ("ruling-projects", &["R-239", "R-240"]),
        ("ruling-reshuffle", &["R-199", "R-250"]),
        ("ruling-returns", &["R-141"]),
        ("ruling-shuffle", &["R-204"]),
        ("ruling-stands-in", &["R-210"]),
        ("ruling-swap-positions", &["R-216", "R-217"]),
        ("ruling-together", &["R-088", "R-106"]),
    ];

    fn texts(folder: &Path, found: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder of scenarios").flatten() {
            let path = entry.path();
            if path.is_dir() {
                texts(&path, found);
            } else {
                found.push_str(&fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }

    #[test]
    fn every_ruling_behind_a_sentence_is_played_out_in_a_scenario() {
        let mut scenarios = String::new();
        texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut scenarios);
        for number in NUMBERS.iter().flat_map(|(_, numbers)| *numbers) {
            assert!(scenarios.contains(number), "{number}");
        }
    }

    #[test]
    fn every_numbered_sentence_belongs_to_some_card() {
        let told: Vec<&str> = asterism_catalog::editions()
            .iter()
            .flat_map(|edition| &edition.cards)
            .flat_map(|card| card.parts.iter().flat_map(of_part))
            .collect();
        for (key, _) in NUMBERS {
            assert!(told.contains(key), "no card has {key}");
        }
    }
}
