//! News of a page: what it has said already is referred to, not said again.
//!
//! A page is cut into pieces before certain tags. A piece that was in the last
//! state of the page is sent as its place there, everything else as it is.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;

use serde::Serialize;

/// The tags before which a page is cut; the scripts of the page know them too.
const CUT: [&str; 5] = ["<li", "<section", "<details", "<header", "<form"];

/// A part of the news.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Part {
    /// So many pieces of the last state, from this one on.
    Same(usize, usize),
    /// Something new.
    New(String),
}

/// What the page of one viewer said last.
#[derive(Debug, Default)]
pub(crate) struct Said {
    by: RandomState,
    /// Its pieces; only what is needed to know them again.
    pieces: Vec<u64>,
}

impl Said {
    /// The news, once something was said; what is said now is remembered.
    pub(crate) fn news(&mut self, page: &str) -> Option<String> {
        let pieces: Vec<&str> = pieces(page).collect();
        let now: Vec<u64> = pieces.iter().map(|piece| self.by.hash_one(piece)).collect();
        let before = std::mem::replace(&mut self.pieces, now);
        if before.is_empty() {
            return None;
        }
        let at: HashMap<u64, usize> = before.into_iter().zip(0..).collect();
        let mut parts: Vec<Part> = Vec::new();
        for (piece, known) in pieces.iter().zip(&self.pieces) {
            match (at.get(known), parts.last_mut()) {
                (Some(&place), Some(Part::Same(first, count))) if *first + *count == place => {
                    *count += 1;
                }
                (Some(&place), _) => parts.push(Part::Same(place, 1)),
                (None, Some(Part::New(text))) => text.push_str(piece),
                (None, _) => parts.push(Part::New((*piece).to_owned())),
            }
        }
        serde_json::to_string(&parts).ok()
    }
}

/// The pieces of a page, in order.
fn pieces(page: &str) -> impl Iterator<Item = &str> {
    let mut rest = page;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let cut =
            rest.match_indices('<').map(|(at, _)| at).find(|&at| at > 0 && is_cut(&rest[at..]));
        let (piece, after) = rest.split_at(cut.unwrap_or(rest.len()));
        rest = after;
        Some(piece)
    })
}

fn is_cut(tag: &str) -> bool {
    CUT.iter().any(|name| tag.strip_prefix(name).is_some_and(|after| after.starts_with([' ', '>'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the page's script makes of the news.
    fn told(before: &str, news: &str) -> String {
        let old: Vec<&str> = pieces(before).collect();
        let parts: Vec<serde_json::Value> = serde_json::from_str(news).unwrap();
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
    fn the_news_and_the_last_page_make_the_new_page() {
        let pages = [
            "<header>1</header><ul><li class=\"a\">x</li><li>y</li></ul>",
            "<header>1</header><ul><li>y</li><li>new <link></li><li class=\"a\">x</li></ul>",
            "",
            "text only",
            "<section><li>y</li><li>y</li></section>",
        ];
        let mut said = Said::default();
        let mut last = "";
        for page in pages {
            match said.news(page) {
                Some(news) => assert_eq!(told(last, &news), page),
                None => assert!(last.is_empty()),
            }
            last = page;
        }
    }

    #[test]
    fn what_stays_is_not_said_again() {
        let mut said = Said::default();
        assert_eq!(said.news("<ul><li>a</li><li>b</li></ul>"), None);
        let news = said.news("<ul><li>a</li><li>c</li><li>b</li></ul>").unwrap();
        assert_eq!(news, r#"[[0,2],"<li>c</li>",[2,1]]"#);
    }

    #[test]
    fn only_whole_names_cut() {
        assert_eq!(
            pieces("<link><lit><li>a<list>").collect::<Vec<_>>(),
            ["<link><lit>", "<li>a<list>"]
        );
    }
}
