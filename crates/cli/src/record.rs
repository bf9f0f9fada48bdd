//! Reads the record of a table from a file.

use std::collections::BTreeMap;

use asterism_table::{Digest, Entry, Fact, Record};
use serde_json::Value;

/// Whether a text is the record of a table rather than a saved game.
pub(crate) fn is_one(text: &str) -> bool {
    is_exported(text) || text.trim_start().starts_with("{\"asterism_table\"")
}

fn is_exported(text: &str) -> bool {
    text.starts_with("{\"asterism\":{\"backup\"")
}

/// The output of `asterism export`, without private facts.
pub(crate) fn without_private(text: &str) -> Result<String, serde_json::Error> {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut value: Value = serde_json::from_str(line)?;
        if let Some(body) = value["entry"]["body"].as_str()
            && let Ok(mut entry) = serde_json::from_str::<Entry>(body)
            && entry.fact.is_private()
        {
            entry.fact = Fact::Withheld;
            value["entry"]["body"] = serde_json::to_string(&entry)?.into();
            out += &serde_json::to_string(&value)?;
        } else {
            out += line;
        }
        out.push('\n');
    }
    Ok(out)
}

/// Parses a record from the server, or the output of `asterism export`.
pub(crate) fn read(text: &str) -> Result<Record, serde_json::Error> {
    if !is_exported(text) {
        return serde_json::from_str(text);
    }
    let mut record =
        Record { asterism_table: 1, entries: Vec::new(), definitions: BTreeMap::new() };
    for line in text.lines() {
        let line: Value = serde_json::from_str(line)?;
        if let Some(body) = line["entry"]["body"].as_str() {
            record.entries.push(serde_json::from_str(body)?);
        } else if let Some(body) = line["definition"]["body"]["text"].as_str() {
            record.definitions.insert(Digest::of(body.as_bytes()), body.to_owned());
        }
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_does_not_show_who_muted_whom() {
        let body = r#"{"at":1,"fact":"muted","person":"ann","whom":"bob","on":true}"#;
        let entry = |number: u32, body: &str| {
            let entry = serde_json::json!({ "table": "t", "number": number, "body": body });
            serde_json::json!({ "entry": entry }).to_string()
        };
        let said = entry(1, r#"{"at":1,"fact":"said","person":"ann","text":"hi"}"#);
        let text = format!("{}\n{said}\n", entry(0, body));
        let shown = without_private(&text).unwrap();
        assert!(!shown.contains("muted") && !shown.contains("bob"), "{shown}");
        assert!(shown.contains("withheld") && shown.ends_with(&format!("{said}\n")), "{shown}");
    }
}
