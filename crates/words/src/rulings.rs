//! Rulings that belong to a card by what it is and does: what players ask
//! about it most.

use asterism_cards::ast::{Ability, Card, Kind, Modifier, Occasion, Part, Verb};

use crate::{Args, Language, Words};

/// The rulings about a card, each a sentence or two; no more than help.
#[must_use]
pub fn rulings(language: Language, card: &Card) -> Vec<String> {
    let mut keys: Vec<&'static str> = match card.kind {
        Kind::Goal => vec!["ruling-goal"],
        Kind::Creeper => vec!["ruling-creeper"],
        Kind::Surprise => vec!["ruling-surprise"],
        Kind::Keeper | Kind::Rule | Kind::Action | Kind::Meta => Vec::new(),
    };
    let mut add = |key: &'static str| {
        if !keys.contains(&key) {
            keys.push(key);
        }
    };
    for part in &card.parts {
        match part {
            Part::Modifier(modifier) => of_modifier(modifier).into_iter().for_each(&mut add),
            Part::Ability(Ability { occasion, verbs, .. }) => {
                if matches!(occasion, Occasion::OncePerTurn | Occasion::FreeAction) {
                    add("ruling-free-action");
                }
                verbs.iter().filter_map(of_verb).for_each(&mut add);
            }
            Part::Effect(verbs) => verbs.iter().filter_map(of_verb).for_each(&mut add),
            Part::Demand(_) | Part::Answer(_) => {}
        }
    }
    let words = Words::of(language);
    keys.into_iter().map(|key| words.say(key, &Args::new())).collect()
}

const fn of_modifier(modifier: &Modifier) -> Option<&'static str> {
    Some(match modifier {
        Modifier::Draw(_) => "ruling-draw",
        Modifier::Play(_) => "ruling-play",
        Modifier::HandLimit(_) => "ruling-hand-limit",
        Modifier::KeeperLimit(_) => "ruling-keeper-limit",
        Modifier::Goals(_) => "ruling-goals",
        Modifier::Inflate => "ruling-inflate",
        Modifier::FirstPlayRandom => "ruling-first-play-random",
        Modifier::Bonus { .. } => "ruling-bonus",
        Modifier::Attaches { .. } => "ruling-attaches",
        _ => return None,
    })
}

const fn of_verb(verb: &Verb) -> Option<&'static str> {
    Some(match verb {
        Verb::DrawAndPlay { .. } => "ruling-draw-and-play",
        Verb::ExtraTurn => "ruling-extra-turn",
        Verb::EndTurn => "ruling-end-turn",
        Verb::TradeHands => "ruling-hands",
        _ => return None,
    })
}
