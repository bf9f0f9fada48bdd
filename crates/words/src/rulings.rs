//! Rulings that belong to a card by what it is and does: what players ask
//! about it most, with the numbers under which they are written down and
//! played out in the scenarios.

use asterism_cards::ast::{
    Ability, Answer, AnswerTo, Card, Demand, Kind, Modifier, Occasion, Part, Plays, RuleCount,
    Selector, Verb, What, Who,
};

use crate::{Args, Language, Words};

/// The numbers of the rulings that a sentence tells.
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

/// The rulings about a card, each a sentence or two; no more than help.
#[must_use]
pub fn rulings(language: Language, card: &Card) -> Vec<String> {
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
    let numbered = |key: &'static str| {
        let said = words.say(key, &Args::new());
        match NUMBERS.iter().find(|(told, _)| *told == key) {
            Some((_, numbers)) => format!("{said} ({})", numbers.join(", ")),
            None => said,
        }
    };
    keys.into_iter().map(numbered).collect()
}

fn of_part(part: &Part) -> Vec<&'static str> {
    match part {
        Part::Modifier(modifier) => of_modifier(modifier).to_vec(),
        Part::Ability(ability) => of_ability(ability),
        Part::Effect(verbs) => verbs.iter().flat_map(of_verb).collect(),
        Part::Demand(demand) => of_demand(demand).to_vec(),
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
        Occasion::OncePerTurn | Occasion::FreeAction => Some("ruling-free-action"),
        Occasion::TogetherWith { .. } => Some("ruling-together"),
        Occasion::Alone => Some("ruling-alone"),
        Occasion::GoalsChange => Some("ruling-goals-change"),
        Occasion::StartOfTurn => None,
    };
    let verbs = &ability.verbs;
    let draws = verbs.iter().any(|verb| matches!(verb, Verb::Draw { .. }));
    let ends = verbs.contains(&Verb::EndTurn);
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

fn of_verb(verb: &Verb) -> Vec<&'static str> {
    match verb {
        Verb::DrawAndPlay { play: Plays::ByDay { .. }, .. } => {
            vec!["ruling-day", "ruling-draw-and-play"]
        }
        Verb::DrawAndPlay { .. } => vec!["ruling-draw-and-play"],
        Verb::ExtraTurn => vec!["ruling-extra-turn", "ruling-extra-turn-once"],
        Verb::EndTurn => vec!["ruling-end-turn"],
        Verb::TradeHands => vec!["ruling-hands"],
        Verb::PlayTop { .. } => vec!["ruling-play-top"],
        Verb::PlayFromDiscard { .. } => vec!["ruling-play-from-discard"],
        Verb::DiscardRules(RuleCount::Half { .. }) => vec!["ruling-half"],
        Verb::DrawPerCreeper { .. } => vec!["ruling-per-creeper"],
        Verb::DrawAsMany | Verb::ShareOut { .. } | Verb::Draw { who: Who::Everyone, .. } => {
            vec!["ruling-reshuffle"]
        }
        Verb::ShuffleDiscard => vec!["ruling-shuffle"],
        Verb::Cure(_) => vec!["ruling-cure"],
        Verb::SwapPositions => vec!["ruling-swap-positions"],
        Verb::Move(Selector { what: What::Creeper | What::Either, .. }) => {
            vec!["ruling-moved-creeper"]
        }
        Verb::ChooseOne(options) => options.iter().flatten().flat_map(of_verb).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

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
    fn every_number_that_a_card_tells_is_played_out_in_a_scenario() {
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
