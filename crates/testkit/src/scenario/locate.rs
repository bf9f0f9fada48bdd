//! From a place inside a scenario to a line of its file.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

/// The line, counted from 0, where the value at `path` begins. The path is
/// followed as far as it leads: a key that is missing gives its parent's line.
pub(super) fn line_of(text: &str, path: &str) -> usize {
    let Ok(mut value) = serde_json::from_str::<&RawValue>(text) else { return 0 };
    let mut reached = String::new();
    while let Some((within, child)) = child_towards(value, &reached, path) {
        (reached, value) = (within, child);
    }
    let offset = value.get().as_ptr() as usize - text.as_ptr() as usize;
    text[..offset].bytes().filter(|&byte| byte == b'\n').count()
}

/// The member or element of `value` that `path` leads through.
fn child_towards<'a>(
    value: &'a RawValue,
    reached: &str,
    path: &str,
) -> Option<(String, &'a RawValue)> {
    let leads_on = |child: &str| {
        let rest = path.strip_prefix(child);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
    };
    if let Ok(object) = serde_json::from_str::<BTreeMap<String, &RawValue>>(value.get()) {
        let children = object.into_iter().map(|(key, child)| {
            (if reached.is_empty() { key } else { format!("{reached}.{key}") }, child)
        });
        // A key may itself contain a dot: the longest that fits is meant.
        return children.filter(|(child, _)| leads_on(child)).max_by_key(|(child, _)| child.len());
    }
    let list = serde_json::from_str::<Vec<&RawValue>>(value.get()).ok()?;
    let elements = list.into_iter().enumerate();
    elements
        .map(|(index, child)| (format!("{reached}[{index}]"), child))
        .find(|(child, _)| leads_on(child))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_to_its_line() {
        let text = "{\n \"a\": [1,\n  {\"b.c\": 2,\n  \"b\": {\"d\":\n 3}}]\n}";
        let line = |path| line_of(text, path);
        assert_eq!(line(""), 0);
        assert_eq!(line("a"), 1);
        assert_eq!(line("a[1]"), 2);
        assert_eq!(line("a[1].b.c"), 2);
        assert_eq!(line("a[1].b.d"), 4);
        assert_eq!(line("a[1].b.missing"), 3);
        assert_eq!(line("nothing"), 0);
    }
}
