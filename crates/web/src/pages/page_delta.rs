//! Updates of a page as deltas against the last state that was sent.
//!
//! A page is cut into chunks before certain tags. A chunk that was in the last
//! state is sent as its index there, everything else as text.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;

use serde::Serialize;

/// The tags before which a page is cut. `live.js` has the same list.
const CUT: [&str; 5] = ["<li", "<section", "<details", "<header", "<form"];

#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum DeltaPart {
    /// Chunks of the last state: the first one and their number.
    Same(usize, usize),
    /// New text.
    New(String),
}

/// The last state of a page that was sent to one viewer.
#[derive(Debug, Default)]
pub(crate) struct SentPage {
    by: RandomState,
    /// Hashes of its chunks, which are enough to recognize them.
    chunks: Vec<u64>,
}

impl SentPage {
    /// The delta to `page`, or `None` for the first page. Remembers `page`.
    pub(crate) fn delta(&mut self, page: &str) -> Option<String> {
        let chunks: Vec<&str> = chunks(page).collect();
        let now: Vec<u64> = chunks.iter().map(|chunk| self.by.hash_one(chunk)).collect();
        let before = std::mem::replace(&mut self.chunks, now);
        if before.is_empty() {
            return None;
        }
        let at: HashMap<u64, usize> = before.into_iter().zip(0..).collect();
        let mut parts: Vec<DeltaPart> = Vec::new();
        for (chunk, known) in chunks.iter().zip(&self.chunks) {
            match (at.get(known), parts.last_mut()) {
                (Some(&place), Some(DeltaPart::Same(first, count))) if *first + *count == place => {
                    *count += 1;
                }
                (Some(&place), _) => parts.push(DeltaPart::Same(place, 1)),
                (None, Some(DeltaPart::New(text))) => text.push_str(chunk),
                (None, _) => parts.push(DeltaPart::New((*chunk).to_owned())),
            }
        }
        serde_json::to_string(&parts).ok()
    }
}

fn chunks(page: &str) -> impl Iterator<Item = &str> {
    let mut rest = page;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let cut =
            rest.match_indices('<').map(|(at, _)| at).find(|&at| at > 0 && is_cut(&rest[at..]));
        let (chunk, after) = rest.split_at(cut.unwrap_or(rest.len()));
        rest = after;
        Some(chunk)
    })
}

fn is_cut(tag: &str) -> bool {
    CUT.iter().any(|name| tag.strip_prefix(name).is_some_and(|after| after.starts_with([' ', '>'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies a delta, as `live.js` does.
    fn applied(before: &str, delta: &str) -> String {
        let old: Vec<&str> = chunks(before).collect();
        let parts: Vec<serde_json::Value> = serde_json::from_str(delta).unwrap();
        let part = |part: &serde_json::Value| match part.as_str() {
            Some(text) => text.to_owned(),
            None => {
                let (first, count) = (part[0].as_u64().unwrap(), part[1].as_u64().unwrap());
                old[first as usize..(first + count) as usize].concat()
            }
        };
        parts.iter().map(part).collect()
    }

    #[test]
    fn the_delta_and_the_last_page_make_the_new_page() {
        let pages = [
            "<header>1</header><ul><li class=\"a\">x</li><li>y</li></ul>",
            "<header>1</header><ul><li>y</li><li>new <link></li><li class=\"a\">x</li></ul>",
            "",
            "text only",
            "<section><li>y</li><li>y</li></section>",
        ];
        let mut sent = SentPage::default();
        let mut last = "";
        for page in pages {
            match sent.delta(page) {
                Some(delta) => assert_eq!(applied(last, &delta), page),
                None => assert!(last.is_empty()),
            }
            last = page;
        }
    }

    #[test]
    fn unchanged_chunks_are_not_sent_again() {
        let mut sent = SentPage::default();
        assert_eq!(sent.delta("<ul><li>a</li><li>b</li></ul>"), None);
        let delta = sent.delta("<ul><li>a</li><li>c</li><li>b</li></ul>").unwrap();
        assert_eq!(delta, r#"[[0,2],"<li>c</li>",[2,1]]"#);
    }

    #[test]
    fn only_whole_names_cut() {
        assert_eq!(
            chunks("<link><lit><li>a<list>").collect::<Vec<_>>(),
            ["<link><lit>", "<li>a<list>"]
        );
    }
}
