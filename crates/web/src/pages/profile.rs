//! A person's name and color: the form, and its check.

use asterism_store::PersonRecord;
use asterism_table::tidy_name;
use asterism_words::guest_name;
use axum::http::StatusCode;
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::{ApiError, Explanation, RequestError};
use crate::pages::guest::colors;
use crate::pages::ui_preferences::UiPreferences;
use crate::session::guest_tag;

/// Maximum number of characters in a name.
const LONGEST: usize = 32;

/// What was filled in.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct ProfileForm {
    #[serde(default)]
    pub(crate) name: String,
    pub(crate) color: Option<String>,
    pub(crate) back: Option<String>,
}

impl ProfileForm {
    /// The form as filled in by a person's profile.
    pub(crate) fn of(person: Option<&PersonRecord>) -> Self {
        let profile = person.map(|person| person.profile.clone()).unwrap_or_default();
        Self { name: profile.name.unwrap_or_default(), color: profile.color, back: None }
    }

    /// The name, which may be left out.
    pub(crate) fn name(&self) -> Result<Option<String>, ApiError> {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        if self.name.trim().is_empty() {
            return Ok(None);
        }
        let Some(name) = tidy_name(&self.name) else {
            return Err(ApiError::new(status, &RequestError::NameEmpty));
        };
        if self.name.trim().chars().count() > LONGEST {
            return Err(ApiError::new(status, &RequestError::NameTooLong { most: LONGEST }));
        }
        Ok(Some(name))
    }
}

/// The fields for name and color, with what is wrong beside the name.
pub(crate) fn fields(
    ui: &UiPreferences,
    person: Option<&PersonRecord>,
    filled: &ProfileForm,
    wrong: Option<&Explanation>,
    label: &str,
) -> Markup {
    let placeholder = person.map(|person| guest_name(ui.language, guest_tag(&person.id)));
    html! {
        div.field {
            label for="name" { (ui.say(label)) }
            input #name type="text" name="name" maxlength=(LONGEST) value=(filled.name) placeholder=[placeholder]
                autocomplete="nickname" aria-describedby="name-how"
                aria-invalid=[wrong.map(|_| "true")] aria-errormessage=[wrong.map(|_| "name-wrong")];
            @if let Some(wrong) = wrong { p #name-wrong .wrong role="alert" { (wrong.text(ui.language)) } }
            p #name-how .note { (ui.say("people-name-how")) }
        }
        (colors(ui, filled.color.as_deref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_be_left_out_but_not_be_invisible_or_too_long() {
        let named = |name: &str| {
            ProfileForm { name: name.to_owned(), ..ProfileForm::default() }
                .name()
                .map_err(|error| error.code)
        };
        assert_eq!(named(" "), Ok(None));
        assert_eq!(named("  Ann  Lee "), Ok(Some("Ann Lee".to_owned())));
        assert_eq!(named("\u{200b}\u{2066}"), Err("name-empty".to_owned()));
        assert_eq!(named(&"ж".repeat(32)), Ok(Some("ж".repeat(32))));
        assert_eq!(named(&"ж".repeat(33)), Err("name-too-long".to_owned()));
    }
}
