//! Where the fields of a verb stand in a definition, and what they hold.

use crate::{
    ast::{
        CardId, Conditions, Filter, Kind, Mark, Number, Per, Pick, Piles, Players, Plays,
        RuleCount, Selector, Whose,
    },
    references::Role,
    verbs::Verb,
    vocabulary::{ArgumentSpec, Group, MAX_LIST_LEN, Property, Type, Word, WordPlace},
};

const DOING: &[WordPlace] = &[WordPlace::Card(Kind::Action), WordPlace::Occasion, WordPlace::Doing];

/// How one field of a verb is written: as values after the word, as named
/// properties, or between braces.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name of the field, and of its argument in messages.
    pub name: &'static str,
    pub(crate) arguments: Option<ArgumentSpec>,
    pub(crate) properties: &'static [Property],
    pub(crate) inside: Option<WordPlace>,
    /// As what a card is named, if the field names one.
    pub(crate) role: Role,
    /// On whose table a selector looks if nothing is said.
    pub(crate) whose: Whose,
}

impl Field {
    const UNWRITTEN: Self = Self {
        name: "",
        arguments: None,
        properties: &[],
        inside: None,
        role: Role::OnTable,
        whose: Whose::Yours,
    };

    /// One value after the word.
    pub(crate) const fn value(takes: Type, name: &'static str) -> Self {
        Self { arguments: Some(ArgumentSpec { takes, name, least: 1, most: 1 }), ..Self::UNWRITTEN }
    }

    /// One or more values after the word.
    pub(crate) const fn values(takes: Type, name: &'static str) -> Self {
        let arguments = Some(ArgumentSpec { takes, name, least: 1, most: MAX_LIST_LEN });
        Self { arguments, ..Self::UNWRITTEN }
    }

    /// At most one value after the word.
    pub(crate) const fn optional_value(takes: Type, name: &'static str) -> Self {
        Self { arguments: Some(ArgumentSpec { takes, name, least: 0, most: 1 }), ..Self::UNWRITTEN }
    }

    /// Any number of values after the word, or none.
    pub(crate) const fn some_values(takes: Type, name: &'static str) -> Self {
        let arguments = Some(ArgumentSpec { takes, name, least: 0, most: MAX_LIST_LEN });
        Self { arguments, ..Self::UNWRITTEN }
    }

    /// Named values after the word.
    pub(crate) const fn properties(properties: &'static [Property]) -> Self {
        Self { properties, ..Self::UNWRITTEN }
    }

    /// Effects between braces.
    pub(crate) const fn inside(place: WordPlace) -> Self {
        Self { inside: Some(place), ..Self::UNWRITTEN }
    }

    /// These properties in addition to the values.
    pub(crate) const fn with(self, properties: &'static [Property]) -> Self {
        Self { properties, ..self }
    }

    /// What the card that it names must be.
    pub(crate) const fn naming(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// On whose table a selector looks if nothing is said.
    pub(crate) const fn on(self, whose: Whose) -> Self {
        Self { whose, ..self }
    }

    pub(super) const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// The first property: the only one of fields that are a single value.
    pub(crate) fn property(&self) -> Option<&'static Property> {
        self.properties.first()
    }

    /// Whether it adds a sentence to the text of a card: a flag, or a card that
    /// may be left out.
    #[must_use]
    pub fn is_note(&self) -> bool {
        self.arguments.is_none()
            && self.properties.len() == 1
            && self.property().is_some_and(|property| {
                !property.required && matches!(property.takes, Type::Card | Type::Flag)
            })
    }

    /// The name of the first property, or of the field if it has none.
    #[must_use]
    pub fn written_name(&self) -> &'static str {
        self.property().map_or(self.name, |property| property.name)
    }
}

/// What a field of a verb holds. A closed list, so code that shows verbs handles
/// these types, not every verb.
#[derive(Clone, Copy, Debug)]
pub enum FieldValue<'a> {
    /// A number that inflation may change.
    Number(Number),
    /// A number that inflation leaves alone.
    Count(u8),
    /// How many cards are played.
    Plays(Plays),
    /// Whether something applies.
    Flag(bool),
    /// One of a few words, as it is written.
    Word(&'static str),
    /// Who decides which card leaves a hand.
    Pick(Pick),
    /// Which piles.
    Piles(Piles),
    /// Kinds of cards.
    Kinds(&'a [Kind]),
    /// A mark on Keepers.
    Mark(&'a Mark),
    /// A card.
    Card(&'a CardId),
    /// A card, if one is named.
    MaybeCard(Option<&'a CardId>),
    /// A choice of cards on tables.
    Selector(&'a Selector),
    /// How many New Rules.
    Rules(RuleCount),
    /// Several effects to choose from.
    Options(&'a [Vec<Verb>]),
    /// What is done, between braces.
    Block(&'a [Verb]),
    /// Players.
    Players(&'a Players),
    /// What must be so.
    Conditions(&'a Conditions),
    /// What a number is multiplied by, if by anything.
    Per(Option<Per>),
    /// Which cards of a pile, hand or table.
    Filter(&'a Filter),
    /// A text in the inventor's own words.
    Text(&'a str),
}

/// The word of a verb, put together from its fields.
pub(super) const fn word(
    name: &'static str,
    doc: &'static str,
    example: &'static str,
    fields: &'static [Field],
    properties: &'static [Property],
) -> Word {
    // A doc comment begins with a space.
    let mut word = Word::new(Group::Verb, name, DOING, doc.trim_ascii_start(), example);
    word.properties = properties;
    let mut index = 0;
    while index < fields.len() {
        if fields[index].arguments.is_some() {
            assert!(word.arguments.is_none(), "only one field can stand right after a verb");
            word.arguments = fields[index].arguments;
        }
        if fields[index].inside.is_some() {
            word.inside = fields[index].inside;
        }
        index += 1;
    }
    word
}

pub(super) const fn property_count(fields: &[Field]) -> usize {
    let (mut count, mut index) = (0, 0);
    while index < fields.len() {
        count += fields[index].properties.len();
        index += 1;
    }
    count
}

/// The properties of all fields, in order.
pub(super) const fn properties<const COUNT: usize>(fields: &[Field]) -> [Property; COUNT] {
    const UNUSED: Property = Property { name: "", takes: Type::Flag, required: false, summary: "" };
    let mut all = [UNUSED; COUNT];
    let (mut count, mut field) = (0, 0);
    while field < fields.len() {
        let mut index = 0;
        while index < fields[field].properties.len() {
            all[count] = fields[field].properties[index];
            count += 1;
            index += 1;
        }
        field += 1;
    }
    all
}
