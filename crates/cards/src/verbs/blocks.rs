//! The values of fields that name players, say what must be so, or hold further
//! verbs: how they are read, printed and sampled.

use super::{
    Verb,
    field::{Field, FieldValue},
    sample::Sampler,
    written::Written,
};
use crate::{
    ast::{
        CardCondition, CardId, Condition, Conditions, Counted, Filter, Kind, Mark, Per, PlayerWord,
        Players, Text,
    },
    print::Printed,
    read::{Filled, Reader, read_block, read_conditions},
    spelling::Spelled,
};

/// Verbs between braces.
impl Written for Vec<Verb> {
    fn read(_: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        read_block(reader, filled)
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        printed.block(self);
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.block()
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Block(self)
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        self.iter_mut().for_each(|verb| verb.each_name_mut(call));
    }
}

/// Written as a value or a property, and the holder of a card as the last property.
impl Written for Players {
    fn read(field: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        let holder = field.properties.last()?;
        let word = match field.arguments {
            Some(_) => filled.only_word(),
            None => field.property().and_then(|property| filled.word(property.name)),
        };
        match (word, filled.text(holder.name)) {
            (Some(word), None) => PlayerWord::from_word(word).map(Self::Word),
            (None, Some(card)) => Some(Self::HolderOf(card)),
            (None, None) if field.arguments.is_none() => Some(Self::Word(PlayerWord::You)),
            // Something else is wrong, which has been reported.
            _ if !filled.sound => None,
            _ => {
                let text = format!("name the players with a word or with `{}`", holder.name);
                reader.contradiction(filled, text);
                None
            }
        }
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        let (first, holder) = (field.property(), field.properties.last());
        match (self, field.arguments) {
            (Self::HolderOf(card), _) => {
                printed.property(holder.map_or("", |property| property.name), card);
            }
            (Self::Word(word), Some(_)) => printed.string(word.spelled().unwrap_or_default()),
            (Self::Word(PlayerWord::You), None) => {}
            (Self::Word(word), None) => {
                let name = first.map_or("", |property| property.name);
                printed.property(name, word.spelled().unwrap_or_default());
            }
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        match sampler.below(5) {
            0 => Self::HolderOf(sampler.name()),
            _ => Self::Word(sampler.one_of(PlayerWord::WORDS).1),
        }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Players(self)
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        if let Self::HolderOf(card) = self {
            call(card);
        }
    }
}

impl Written for Conditions {
    fn read(_: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        read_conditions(reader, filled)
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        printed.strings(self.words.iter().filter_map(|word| word.spelled()));
        for (condition, card) in &self.cards {
            printed.property(condition.spelled().unwrap_or_default(), card);
        }
        for (counted, count) in &self.at_least {
            printed.count_property(counted.spelled().unwrap_or_default(), *count);
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        let mut conditions = Self::default();
        match sampler.below(3) {
            0 => {
                conditions.words = sampler.distinct(|sampler| sampler.one_of(Condition::WORDS).1);
            }
            1 => {
                let condition = sampler.one_of(CardCondition::WORDS).1;
                conditions.cards.push((condition, sampler.name()));
            }
            _ => {
                let counted = sampler.one_of(Counted::WORDS).1;
                conditions.at_least.push((counted, sampler.between(1, 6)));
            }
        }
        conditions
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Conditions(self)
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        self.cards.iter_mut().for_each(|(_, card)| call(card));
    }
}

impl Written for Option<Per> {
    fn read(field: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        Some(filled.word(field.written_name()).and_then(Per::from_word))
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        if let Some(per) = self {
            printed.property(field.written_name(), per.spelled().unwrap_or_default());
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.flag().then(|| sampler.one_of(Per::WORDS).1)
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Per(*self)
    }
}

impl Written for Mark {
    fn read(_: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        filled.only_text().map(Self)
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        printed.string(&self.0);
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.mark()
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Mark(self)
    }
}

impl Written for Filter {
    fn read(_: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        Some(Self {
            kinds: filled.all_words().filter_map(Kind::from_word).collect(),
            card: filled.text("named"),
            mark: filled.text("mark").map(Mark),
        })
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        printed.strings(self.kinds.iter().copied().map(Kind::word));
        if let Some(card) = &self.card {
            printed.property("named", card);
        }
        if let Some(Mark(mark)) = &self.mark {
            printed.property("mark", mark);
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        let mut filter = Self::default();
        match sampler.below(4) {
            0 => filter.card = Some(sampler.name()),
            1 => filter.mark = Some(sampler.mark()),
            2 => filter.kinds = sampler.distinct(|sampler| sampler.one_of(&Kind::ALL)),
            _ => {}
        }
        filter
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Filter(self)
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().for_each(call);
    }
}

impl Written for Text {
    fn read(_: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        filled.only_text().map(Self)
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        printed.string(&self.0);
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        Self(sampler.one_of(&["Sing a song.", "Stand up.", "Say moo!"]).to_owned())
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Text(&self.0)
    }
}
