//! Prints the result of an operator's command.

use std::io::Write;

use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, Table};
use serde_json::Value;

use crate::failure::Failure;
use crate::numbers::grouped;

/// Prints lists as tables, everything else as name and value.
pub(crate) fn show(answer: &Value, out: &mut impl Write) -> Result<(), Failure> {
    let Some(fields) = answer.as_object() else {
        writeln!(out, "{answer}")?;
        return Ok(());
    };
    for (name, value) in fields {
        match value.as_array() {
            Some(rows) if rows.is_empty() => writeln!(out, "{name}: none")?,
            Some(rows) => writeln!(out, "{name}:\n{}", listed(rows))?,
            None => writeln!(out, "{name}: {}", text(name, value))?,
        }
    }
    Ok(())
}

fn listed(rows: &[Value]) -> Table {
    let mut table = Table::new();
    table.load_style(NOTHING);
    let columns: Vec<&String> =
        rows.first().and_then(Value::as_object).map(|row| row.keys().collect()).unwrap_or_default();
    table.set_header(columns.iter().map(|name| name.as_str()));
    for row in rows {
        table.add_row(columns.iter().map(|name| text(name, &row[name.as_str()])));
    }
    for (index, name) in columns.iter().enumerate() {
        if rows[0][name.as_str()].is_number()
            && let Some(column) = table.column_mut(index)
        {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

fn text(name: &str, value: &Value) -> String {
    match value {
        Value::String(text) => printable(text),
        Value::Number(number) if name.ends_with("_at") || name == "since" => date(number.as_u64()),
        Value::Number(number) => number.as_u64().map_or_else(|| number.to_string(), grouped),
        Value::Null => "–".to_owned(),
        Value::Object(_) if name == "summary" => summary(value),
        other => printable(&other.to_string()),
    }
}

/// Escapes control characters, because names come from strangers.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '·' } else { c }).collect()
}

fn summary(summary: &Value) -> String {
    let game = summary["game"].as_str().unwrap_or_default();
    let chairs = summary["chairs"].as_array().into_iter().flatten().map(|chair| {
        let named = chair["person"].as_str().map(printable);
        let bot = chair["bot"].as_str().map(|level| format!("({level})"));
        named.or(bot).unwrap_or_else(|| "–".to_owned())
    });
    let chairs: Vec<String> = chairs.collect();
    format!("{}: {}", printable(game), chairs.join(", "))
}

/// A day and time in UTC.
fn date(millis: Option<u64>) -> String {
    let Some(millis) = millis else { return "–".to_owned() };
    let (days, minutes) = (millis / 86_400_000, millis / 60_000 % 1_440);
    let (year, month, day) = civil(days);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// The date of a day since 1970-01-01, by counting years and months.
fn civil(mut days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month as u64 + 1, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_right() {
        assert_eq!(date(Some(0)), "1970-01-01 00:00");
        assert_eq!(date(Some(951_782_400_000)), "2000-02-29 00:00");
        assert_eq!(date(Some(1_794_908_460_000)), "2026-11-17 09:41");
    }

    #[test]
    fn names_do_not_control_the_terminal() {
        assert_eq!(printable("a\u{1b}[2Jb"), "a·[2Jb");
    }
}
