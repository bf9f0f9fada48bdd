//! Files with names of custom cards.

use asterism_catalog::CardSource;
use asterism_words::{Language, Names};
use axum::http::StatusCode;

use crate::error::{ApiError, RequestError};
use crate::server::App;

/// Refuses files with mistakes, and reports all mistakes.
pub(crate) async fn check_names(app: &App, cards: &[CardSource]) -> Result<(), ApiError> {
    let files: Vec<CardSource> =
        cards.iter().filter(|file| file.names().is_some()).cloned().collect();
    if files.is_empty() {
        return Ok(());
    }
    match app.host.workers().run(move || mistakes(&files)).await? {
        None => Ok(()),
        Some(reason) => {
            let error = RequestError::NamesFileMistakes { reason };
            Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &error))
        }
    }
}

/// The mistakes in the first file that has any.
fn mistakes(files: &[CardSource]) -> Option<String> {
    files.iter().find_map(|file| {
        let (edition, tag) = file.names()?;
        let Ok(language) = tag.parse::<Language>() else { return None };
        let mistakes = Names::new().add_ftl(edition, language, &file.text).err()?;
        let lines: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        let start = format!("{} can't be used; correct these mistakes first.", file.name);
        Some(format!("{start}\n{}", lines.join("\n")))
    })
}
