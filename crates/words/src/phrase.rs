//! A piece of a sentence that can be put in any grammatical form.

use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

use fluent_bundle::types::{FluentType, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};

/// A word or name with its grammatical forms. Messages choose among them with
/// `FORM($phrase, "accusative")`; a form that doesn't differ is the phrase as
/// it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase(Arc<Forms>);

/// A phrase is handed on often, so that its copies share this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Forms {
    text: String,
    forms: BTreeMap<String, String>,
}

impl Phrase {
    /// A phrase that looks the same everywhere.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(Arc::new(Forms { text: text.into(), forms: BTreeMap::new() }))
    }

    /// The same phrase with one more form.
    #[must_use]
    pub fn with(mut self, form: impl Into<String>, text: impl Into<String>) -> Self {
        Arc::make_mut(&mut self.0).forms.insert(form.into(), text.into());
        self
    }

    /// The phrase with something done to all its forms.
    pub(crate) fn map(&self, change: impl Fn(&str) -> String) -> Self {
        let forms = self.0.forms.iter().map(|(form, text)| (form.clone(), change(text)));
        Self(Arc::new(Forms { text: change(&self.0.text), forms: forms.collect() }))
    }

    /// The phrase as it stands.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// The phrase in this form.
    #[must_use]
    pub fn form(&self, form: &str) -> &str {
        self.0.forms.get(form).unwrap_or(&self.0.text)
    }

    /// The names of its forms.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        self.0.forms.keys().map(String::as_str)
    }
}

impl FluentType for Phrase {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.0.text.clone())
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.0.text.clone())
    }
}

/// The function `FORM` of messages.
pub(crate) fn form<'a>(values: &[FluentValue<'a>]) -> FluentValue<'a> {
    match values {
        [FluentValue::Custom(phrase), FluentValue::String(form)] => {
            match (**phrase).as_any().downcast_ref::<Phrase>() {
                Some(phrase) => FluentValue::String(Cow::Owned(phrase.form(form).to_owned())),
                None => FluentValue::Error,
            }
        }
        [text @ FluentValue::String(_), _] => text.clone(),
        _ => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_that_does_not_differ_is_the_phrase_itself() {
        let phrase = Phrase::new("Война").with("accusative", "Войну");
        assert_eq!(phrase.form("accusative"), "Войну");
        assert_eq!(phrase.form("vocative"), "Война");
    }
}
