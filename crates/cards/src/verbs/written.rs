//! How the values of a verb's fields are read, printed and sampled.

use super::{
    Verb,
    field::{Field, FieldValue},
    sample::Sampler,
};
use crate::{
    ast::{
        CardId, Chooser, Kind, Mark, Number, Payers, Pick, Picker, Piles, Plays, RuleCount, Seen,
        Selector, SourcePile, TargetPile, Towards, What, Who, Whose,
    },
    print::Printed,
    read::{Filled, Reader, read_options, read_plays},
    spelling::Spelled,
    vocabulary::{LARGEST_NUMBER, RESERVED, Type},
};

/// A type that a field of a verb can have.
pub(super) trait Written: Sized {
    /// Reads it; `None` if something is wrong, which has been reported.
    fn read(field: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self>;

    fn print(&self, field: &Field, printed: &mut Printed);

    fn sample(field: &Field, sampler: &mut Sampler<'_>) -> Self;

    fn value(&self) -> FieldValue<'_>;

    /// Calls for every name of a card in it.
    fn each_name_mut(&mut self, _: &mut dyn FnMut(&mut CardId)) {}
}

impl Written for Number {
    fn read(field: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        match field.property() {
            Some(property) => filled.number(property.name),
            None => filled.only_number(),
        }
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        match field.property() {
            Some(property) => printed.number_property(property.name, *self),
            None => printed.number(*self),
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        Self { value: sampler.between(0, LARGEST_NUMBER), word: sampler.flag() }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Number(*self)
    }
}

/// A number that inflation leaves alone.
impl Written for u8 {
    fn read(_: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        filled.only_count().and_then(|count| Self::try_from(count).ok())
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        printed.raw(&self.to_string());
    }

    fn sample(field: &Field, sampler: &mut Sampler<'_>) -> Self {
        match field.arguments.map(|arguments| arguments.takes) {
            Some(Type::Count(least, most)) => {
                let (least, most) = (Self::try_from(least), Self::try_from(most));
                sampler.between(least.unwrap_or(Self::MAX), most.unwrap_or(Self::MAX))
            }
            _ => sampler.between(1, LARGEST_NUMBER),
        }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Count(*self)
    }
}

impl Written for Plays {
    fn read(field: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        let value = field.property().and_then(|property| filled.property(property.name));
        read_plays(reader, filled, value)
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        let name = field.written_name();
        match self {
            Self::Count(number) => printed.number_property(name, *number),
            Self::All => printed.property(name, "all"),
            Self::ByDay { birthday, holiday, ordinary } => {
                printed.number_property("birthday", *birthday);
                printed.number_property("holiday", *holiday);
                printed.number_property("ordinary", *ordinary);
            }
        }
    }

    fn sample(field: &Field, sampler: &mut Sampler<'_>) -> Self {
        let mut number = || Number::sample(field, sampler);
        let (first, second, third) = (number(), number(), number());
        // Where days don't count there is one property only.
        let sorts = if field.properties.len() == 1 { 2 } else { 3 };
        match sampler.below(sorts) {
            0 => Self::Count(first),
            1 => Self::All,
            _ => Self::ByDay { birthday: first, holiday: second, ordinary: third },
        }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Plays(*self)
    }
}

impl Written for bool {
    fn read(field: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        Some(filled.flag(field.written_name()))
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        if *self {
            printed.flag(field.written_name());
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.flag()
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Flag(*self)
    }
}

/// Enumerations with one word per value. A property that may be left out then
/// has the value after `or`.
macro_rules! written_words {
    ($($type:ident $(or $default:expr)?, as $value:expr;)+) => {
        $(impl Written for $type {
            fn read(field: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
                let word = match field.property() {
                    Some(property) => filled.word(property.name),
                    None => filled.only_word(),
                };
                match word {
                    Some(word) => Self::from_word(word),
                    None => written_words!(@default $($default)?),
                }
            }

            fn print(&self, field: &Field, printed: &mut Printed) {
                let word = self.spelled().unwrap_or_default();
                let default: Option<Self> = written_words!(@default $($default)?);
                match field.property() {
                    None => printed.string(word),
                    Some(property) if property.required || Some(*self) != default => {
                        printed.property(property.name, word);
                    }
                    Some(_) => {}
                }
            }

            fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
                sampler.one_of(Self::WORDS).1
            }

            fn value(&self) -> FieldValue<'_> {
                let value: fn(Self) -> FieldValue<'static> = $value;
                value(*self)
            }
        })+
    };
    (@default) => { None };
    (@default $default:expr) => { Some($default) };
}

written_words! {
    Who or Self::You, as |who| FieldValue::Word(who.spelled().unwrap_or_default());
    Payers, as |payers| FieldValue::Word(payers.spelled().unwrap_or_default());
    Towards, as |towards| FieldValue::Word(towards.spelled().unwrap_or_default());
    Pick or Self::Owner, as FieldValue::Pick;
    Picker or Self::You, as |picker| FieldValue::Word(picker.spelled().unwrap_or_default());
    SourcePile, as |pile| FieldValue::Word(pile.spelled().unwrap_or_default());
    TargetPile, as |pile| FieldValue::Word(pile.spelled().unwrap_or_default());
    Seen, as |seen| FieldValue::Word(seen.spelled().unwrap_or_default());
}

impl Written for Vec<Kind> {
    fn read(_: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        Some(filled.all_words().filter_map(Kind::from_word).collect())
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        printed.strings(self.iter().copied().map(Kind::word));
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.distinct(|sampler| sampler.one_of(&Kind::ALL))
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Kinds(self)
    }
}

impl Written for Piles {
    fn read(_: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        let has = |name| filled.all_words().any(|pile| pile == name);
        Some(Self { discard: has("discard"), deck: has("deck") })
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        let piles = [("discard", self.discard), ("deck", self.deck)];
        printed.strings(piles.into_iter().filter(|(_, there)| *there).map(|(pile, _)| pile));
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        let (discard, deck) = sampler.one_of(&[(true, false), (false, true), (true, true)]);
        Self { discard, deck }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Piles(*self)
    }
}

impl Written for CardId {
    fn read(field: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        match field.property() {
            Some(property) => filled.text(property.name),
            None => filled.only_text(),
        }
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        match field.property() {
            Some(property) => printed.property(property.name, self),
            None => printed.string(self),
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.name()
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Card(self)
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        call(self);
    }
}

impl Written for Option<CardId> {
    fn read(field: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        Some(filled.text(field.written_name()))
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        if let Some(card) = self {
            printed.property(field.written_name(), card);
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.flag().then(|| sampler.name())
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::MaybeCard(self.as_ref())
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        self.iter_mut().for_each(call);
    }
}

impl Written for Chooser {
    fn read(field: &Field, _: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        Some(filled.text(field.written_name()).map_or(Self::You, Self::HolderOf))
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        if let Self::HolderOf(card) = self {
            printed.property(field.written_name(), card);
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        if sampler.flag() { Self::HolderOf(sampler.name()) } else { Self::You }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::MaybeCard(match self {
            Self::You => None,
            Self::HolderOf(card) => Some(card),
        })
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        if let Self::HolderOf(card) = self {
            call(card);
        }
    }
}

impl Written for Selector {
    fn read(field: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
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
            None => field.whose,
        };
        Some(Self {
            what,
            whose,
            all: filled.word("count") == Some("all"),
            except_this,
            with_creeper: filled.has("with"),
            mark: filled.text("mark").map(Mark),
        })
    }

    fn print(&self, field: &Field, printed: &mut Printed) {
        match &self.what {
            What::Keeper => printed.string("keeper"),
            What::Creeper => printed.string("creeper"),
            What::Either => printed.string("either"),
            What::This => printed.string("this"),
            What::Named(cards) => printed.strings(cards.iter().map(String::as_str)),
        }
        if self.whose != field.whose {
            printed.property("whose", self.whose.spelled().unwrap_or_default());
        }
        if self.all {
            printed.property("count", "all");
        }
        if self.except_this {
            printed.property("except", "this");
        }
        if self.with_creeper {
            printed.property("with", "creeper");
        }
        if let Some(Mark(mark)) = &self.mark {
            printed.property("mark", mark);
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        let what = match sampler.below(5) {
            0 => What::Keeper,
            1 => What::Creeper,
            2 => What::Either,
            3 => What::This,
            _ => What::Named(sampler.distinct(Sampler::name)),
        };
        Self {
            except_this: sampler.flag() && what != What::This,
            what,
            whose: sampler.one_of(Whose::WORDS).1,
            all: sampler.flag(),
            with_creeper: sampler.flag(),
            mark: sampler.maybe_mark(),
        }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Selector(self)
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        if let What::Named(cards) = &mut self.what {
            cards.iter_mut().for_each(call);
        }
    }
}

impl Written for RuleCount {
    fn read(_: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        match (filled.only_word(), filled.count("up-to"), filled.count("at-least")) {
            (None, Some(most), None) => Some(Self::UpTo(most)),
            (Some("half"), None, at_least) => {
                Some(Self::Half { at_least: at_least.unwrap_or_default() })
            }
            (Some(word), None, None) => Self::from_word(word),
            _ => {
                reader.contradiction(
                    filled,
                    "say which rules go: \"one\", \"all\", \"limits\", \"half\" (with `at-least` if one likes), or `up-to` a number",
                );
                None
            }
        }
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        match self {
            Self::One => printed.string("one"),
            Self::All => printed.string("all"),
            Self::Limits => printed.string("limits"),
            Self::UpTo(most) => printed.count_property("up-to", *most),
            Self::Half { at_least } => {
                printed.string("half");
                printed.count_property("at-least", *at_least);
            }
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        match sampler.below(5) {
            0 => Self::One,
            1 => Self::UpTo(sampler.between(1, LARGEST_NUMBER)),
            2 => Self::Half { at_least: sampler.between(0, LARGEST_NUMBER) },
            3 => Self::All,
            _ => Self::Limits,
        }
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Rules(*self)
    }
}

/// Several effects to choose from.
impl Written for Vec<Vec<Verb>> {
    fn read(_: &Field, reader: &mut Reader, filled: &Filled<'_>) -> Option<Self> {
        read_options(reader, filled)
    }

    fn print(&self, _: &Field, printed: &mut Printed) {
        for option in self {
            printed.option(option);
        }
    }

    fn sample(_: &Field, sampler: &mut Sampler<'_>) -> Self {
        sampler.options()
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Options(self)
    }

    fn each_name_mut(&mut self, call: &mut dyn FnMut(&mut CardId)) {
        for verb in self.iter_mut().flatten() {
            verb.each_name_mut(call);
        }
    }
}
