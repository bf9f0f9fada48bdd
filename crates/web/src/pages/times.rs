//! Times of the past on pages.

use asterism_words::Args;
use maud::{Markup, html};
use time::OffsetDateTime;

use crate::pages::ui_preferences::UiPreferences;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// Year, month and day of a time in UTC.
fn date(millis: u64) -> (i32, u8, u8) {
    let seconds = i64::try_from(millis / 1000).unwrap_or(i64::MAX);
    let date = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    (date.year(), date.month().into(), date.day())
}

/// How long ago something was, and for more than a day, the date. The server doesn't
/// know the visitor's time zone, so recent times are relative.
pub(crate) fn ago(ui: &UiPreferences, now: u64, at: u64) -> Markup {
    let passed = now.saturating_sub(at);
    let (year, month, day) = date(at);
    let count = |key: &str, unit: u64| {
        let count = usize::try_from(passed / unit).unwrap_or(usize::MAX);
        ui.say_with(key, &Args::new().amount("count", count))
    };
    let text = match passed {
        0..MINUTE => ui.say("people-just-now"),
        MINUTE..HOUR => count("people-minutes-ago", MINUTE),
        HOUR..DAY => count("people-hours-ago", HOUR),
        _ => return day_of(ui, at),
    };
    html! { time datetime=(format!("{year:04}-{month:02}-{day:02}")) { (text) } }
}

/// The date of a time.
pub(crate) fn day_of(ui: &UiPreferences, at: u64) -> Markup {
    let (year, month, day) = date(at);
    let args = Args::new().amount("month", usize::from(month)).text("day", day.to_string());
    let text = ui.say_with("people-date", &args.text("year", year.to_string()));
    html! { time datetime=(format!("{year:04}-{month:02}-{day:02}")) { (text) } }
}

#[cfg(test)]
mod tests {
    use asterism_words::Language;

    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(951_782_400_000), (2000, 2, 29));
        assert_eq!(date(1_709_251_199_999), (2024, 2, 29));
        assert_eq!(date(1_709_251_200_000), (2024, 3, 1));
        assert_eq!(date(1_798_675_200_000), (2026, 12, 31));
    }

    #[test]
    fn recent_times_are_relative_and_others_are_dates() {
        let at = 1_709_164_800_000;
        let said = |language, passed| {
            ago(&UiPreferences::plain(language), at + passed, at)
                .into_string()
                .replace('\u{a0}', " ")
        };
        assert!(said(Language::English, 59_000).contains(">just now<"));
        assert!(said(Language::English, 60_000).contains(">1 minute ago<"));
        assert!(said(Language::Polish, 3 * HOUR).contains(">3 godziny temu<"));
        assert!(said(Language::English, DAY).contains(">February 29, 2024<"));
        assert!(said(Language::Russian, DAY).contains("datetime=\"2024-02-29\">29 февраля 2024<"));
    }
}
