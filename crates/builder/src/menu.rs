//! What can be chosen for a part.

use asterism_cards::ast::Kind;
use asterism_cards::vocabulary::{Group, LARGEST_NUMBER, Type, Word, WordPlace, words};

/// The heading that a choice stands under. No menu has more than six.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuGroup {
    /// What holds while the card is in play.
    Holds,
    /// When something happens.
    Occasions,
    /// What must be so.
    Demands,
    /// Drawing, and cards in hands.
    Hands,
    /// Cards on tables.
    Tables,
    /// Playing cards.
    Plays,
    /// Rules and Goals.
    Rules,
    /// Turns, and the end of the game.
    Turns,
    /// Effects around other effects.
    Combining,
    /// What a Surprise does.
    Answers,
    /// Words of a short list.
    Words,
    /// Numbers that grow under Inflation.
    Numerals,
    /// Numbers that don't.
    NumberWords,
    /// Cards of a kind.
    Cards(Kind),
    /// More about the same word.
    Details,
}

/// Why a choice makes no sense here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It can only be on cards of these kinds.
    OnlyOn(Vec<Kind>),
    /// It only follows a condition.
    FollowsCondition,
    /// It is there already.
    AlreadyThere,
}

/// One choice of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As changes name it.
    pub value: String,
    pub group: MenuGroup,
    pub refused: Option<Refusal>,
}

impl Choice {
    pub(crate) fn new(value: impl Into<String>, group: MenuGroup) -> Self {
        Self { value: value.into(), group, refused: None }
    }

    pub(crate) fn refused(mut self, reason: Option<Refusal>) -> Self {
        self.refused = reason;
        self
    }
}

/// The cards and marks that a card can name.
#[derive(Clone, Debug, Default)]
pub struct Known {
    pub cards: Vec<(String, Kind)>,
    pub marks: Vec<String>,
}

/// The group of a word of the language.
pub(crate) fn group_of(word: &Word) -> MenuGroup {
    match word.group {
        Group::Modifier => MenuGroup::Holds,
        // `when` limits what stands beside it.
        Group::Occasion if word.inside.is_none() => MenuGroup::Combining,
        Group::Occasion => MenuGroup::Occasions,
        Group::Demand => MenuGroup::Demands,
        Group::Surprise => MenuGroup::Answers,
        Group::Verb if word.inside.is_some() => MenuGroup::Combining,
        Group::Verb | Group::Card | Group::Edition => verb_group(word.name),
    }
}

/// By what the name of a verb speaks of; cards on tables if by nothing else.
fn verb_group(name: &str) -> MenuGroup {
    let speaks_of = |pieces: &[&str]| name.split('-').any(|piece| pieces.contains(&piece));
    if speaks_of(&["rules", "goals"]) {
        MenuGroup::Rules
    } else if speaks_of(&["turn", "order", "win", "wins", "vote", "rhyme"]) {
        MenuGroup::Turns
    } else if speaks_of(&["play", "plays", "wish", "do"]) {
        MenuGroup::Plays
    } else if speaks_of(&["draw", "hand", "hands", "share", "fetch", "collect", "look"]) {
        MenuGroup::Hands
    } else {
        MenuGroup::Tables
    }
}

/// The words at a place. A word for another kind of card stays in the menu and
/// says so. `after_condition`: whether an `otherwise` can stand here.
pub(crate) fn words_at(place: WordPlace, after_condition: bool) -> Vec<Choice> {
    let mut found: Vec<Choice> = Vec::new();
    for word in words() {
        if found.iter().any(|choice| choice.value == word.name) {
            continue;
        }
        let here = word.places.contains(&place);
        let elsewhere = matches!(place, WordPlace::Card(kind) if kind != Kind::Action)
            && matches!(word.group, Group::Modifier | Group::Occasion)
            && word.places.iter().any(|it| matches!(it, WordPlace::Card(_)));
        // Another word of that name may stand here: `draw` is a rule and a verb.
        let twin = words().any(|it| it.name == word.name && it.places.contains(&place));
        if !here && (twin || !elsewhere) {
            continue;
        }
        let refused = if !here {
            let kinds = word.places.iter().filter_map(|it| match it {
                WordPlace::Card(kind) => Some(*kind),
                _ => None,
            });
            Some(Refusal::OnlyOn(kinds.collect()))
        } else if word.name == "otherwise" && !after_condition {
            Some(Refusal::FollowsCondition)
        } else {
            None
        };
        found.push(Choice::new(word.name, group_of(word)).refused(refused));
    }
    found
}

/// The values of a type.
pub(crate) fn values_of(takes: Type, name: &str, known: &Known) -> Vec<Choice> {
    let numbers = || {
        let numerals =
            (0..=LARGEST_NUMBER).map(|it| Choice::new(it.to_string(), MenuGroup::Numerals));
        let words = (0..=LARGEST_NUMBER)
            .map(|it| Choice::new(format!("(word){it}"), MenuGroup::NumberWords));
        numerals.chain(words)
    };
    let word = |word: &&str| Choice::new(*word, MenuGroup::Words);
    let cards = |kinds: &'static [Kind]| {
        let listed = known.cards.iter().filter(|(_, kind)| kinds.contains(kind));
        listed.map(|(card, kind)| Choice::new(card.clone(), MenuGroup::Cards(*kind)))
    };
    match takes {
        Type::Number => numbers().collect(),
        Type::NumberOrAll => std::iter::once(word(&"all")).chain(numbers()).collect(),
        Type::Count(least, most) => (least..=most.min(least + 20))
            .map(|it| Choice::new(it.to_string(), MenuGroup::Numerals))
            .collect(),
        Type::Flag => ["true", "false"].iter().map(word).collect(),
        Type::OneOf(words) => words.iter().map(word).collect(),
        Type::What => ["keeper", "creeper", "either", "this"]
            .iter()
            .map(word)
            .chain(cards(&[Kind::Keeper, Kind::Creeper]))
            .collect(),
        Type::Card => cards(&[
            Kind::Keeper,
            Kind::Creeper,
            Kind::Goal,
            Kind::Rule,
            Kind::Action,
            Kind::Surprise,
        ])
        .collect(),
        Type::Name if matches!(name, "mark" | "to") => {
            known.marks.iter().map(|mark| Choice::new(mark.clone(), MenuGroup::Words)).collect()
        }
        Type::Name | Type::Names | Type::Text => Vec::new(),
    }
}
