//! Styles, scripts, fonts and icons, embedded in the program. One hash of all of
//! them is part of every URL, so that browsers may cache them forever.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::sync::LazyLock;

use asterism_table::Digest;
use axum::extract::Path;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

struct Asset {
    kind: &'static str,
    plain: Vec<u8>,
    /// Compressed, if that helps.
    small: Option<Vec<u8>>,
}

macro_rules! fonts {
    ($($name:literal)*) => {
        &[$((
            concat!("fonts/", $name, ".woff2"),
            include_bytes!(concat!("../../assets/fonts/", $name, ".woff2")).as_slice(),
        )),*]
    };
}

const FONTS: &[(&str, &[u8])] = fonts!(
    "alegreya-basic" "alegreya-cyrillic" "alegreya-latin-ext" "alegreya-latin" "alegreya-polish"
    "exo-2-basic" "exo-2-cyrillic" "exo-2-latin-ext" "exo-2-latin" "exo-2-polish"
    "rubik-basic" "rubik-cyrillic" "rubik-latin-ext" "rubik-latin" "rubik-polish"
    "russo-one-cyrillic" "russo-one-latin-ext" "russo-one-latin"
);

/// The parts of the style sheet, in the order of its layers.
const STYLES: [&str; 6] = [
    include_str!("../../assets/style/base.css"),
    include_str!("../../assets/style/fonts.css"),
    include_str!("../../assets/style/cards.css"),
    include_str!("../../assets/style/table.css"),
    include_str!("../../assets/style/pages.css"),
    include_str!("../../assets/style/around.css"),
];

/// Style sheets that only some pages need.
const SPECIAL_STYLES: [(&str, &str); 16] = [
    ("analysis", include_str!("../../assets/style/analysis.css")),
    ("hint", include_str!("../../assets/style/hint.css")),
    ("new", include_str!("../../assets/style/new.css")),
    ("places", include_str!("../../assets/style/places.css")),
    ("end", include_str!("../../assets/style/end.css")),
    ("print", include_str!("../../assets/style/print.css")),
    ("people", include_str!("../../assets/style/people.css")),
    ("lobby", include_str!("../../assets/style/lobby.css")),
    ("presence", include_str!("../../assets/style/presence.css")),
    ("replay", include_str!("../../assets/style/replay.css")),
    ("learn", include_str!("../../assets/style/learn.css")),
    ("guide", include_str!("../../assets/style/guide.css")),
    ("lab", include_str!("../../assets/style/lab.css")),
    ("strength", include_str!("../../assets/style/strength.css")),
    ("ruling", include_str!("../../assets/style/ruling.css")),
    ("studio", include_str!("../../assets/style/studio.css")),
];

const SPRITE: &str = include_str!("../../../../assets/icons/sprite.svg");
const INTERFACE: &str = include_str!("../../../../assets/icons/interface.txt");
const CONTROLS: &str = include_str!("../../assets/controls.svg");
pub(crate) const CREDITS: &str = include_str!("../../../../assets/icons/credits.json");

struct Assets {
    files: BTreeMap<String, Asset>,
    prefix: String,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(assemble);

/// The sprite's symbols by name.
fn symbols(sprite: &'static str) -> BTreeMap<&'static str, &'static str> {
    let lines = sprite.lines().filter(|line| line.starts_with("<symbol"));
    lines.filter_map(|line| Some((line.split('"').nth(1)?, line))).collect()
}

fn sprite<'a>(icons: impl Iterator<Item = &'a str>) -> String {
    let all = symbols(SPRITE);
    let icons: BTreeSet<&str> = icons.collect();
    let found = icons.iter().filter_map(|icon| all.get(icon).copied());
    let body: Vec<&str> = found.collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", body.join("\n"))
}

fn interface_icons() -> impl Iterator<Item = &'static str> {
    INTERFACE.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let (icon, _) = line.split_once(':')?;
        Some(icon)
    })
}

fn compressed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

/// A script without indentation, empty lines, and lines that are only a comment: browsers
/// don't need them, and the first page is to be small. No script has a string of several
/// lines; a test checks that.
fn script_text(source: &str) -> String {
    let lines = source.lines().map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    code.flat_map(|line| [line, "\n"]).collect()
}

/// Spaces and semicolons that a style sheet doesn't need, and what replaces them, in order.
const SPARE: [(&str, &str); 9] = [
    ("\n", " "),
    ("} ", "}"),
    (" }", "}"),
    (" {", "{"),
    ("{ ", "{"),
    ("; ", ";"),
    (";}", "}"),
    (": ", ":"),
    (", ", ","),
];

/// A style sheet without comments and spare spaces, for the same reason.
fn style_text(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some((before, comment)) = rest.split_once("/*") {
        code.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    code.push_str(rest);
    let lines = code.lines().map(str::trim).filter(|line| !line.is_empty());
    let code = lines.collect::<Vec<_>>().join("\n");
    SPARE.iter().fold(code, |code: String, (spare, kept)| code.replace(spare, kept))
}

fn assemble() -> Assets {
    let mut files: BTreeMap<String, (&'static str, Vec<u8>)> = BTreeMap::new();
    let mut text = |name: &str, kind, text: String| {
        files.insert(name.to_owned(), (kind, text.into_bytes()));
    };
    text("style/all.css", "text/css; charset=utf-8", style_text(&STYLES.concat()));
    for (name, sheet) in SPECIAL_STYLES {
        text(&format!("style/{name}.css"), "text/css; charset=utf-8", style_text(sheet));
    }
    let script = "text/javascript; charset=utf-8";
    text("held.js", script, script_text(include_str!("../../assets/held.js")));
    text("places.js", script, script_text(include_str!("../../assets/places.js")));
    text("live.js", script, script_text(include_str!("../../assets/live.js")));
    text("morph.js", script, script_text(include_str!("../../assets/morph.js")));
    text("fit.js", script, script_text(include_str!("../../assets/fit.js")));
    text("shuffle.js", script, script_text(include_str!("../../assets/shuffle.js")));
    text("fairness.js", script, script_text(include_str!("../../assets/fairness.js")));
    text("panel.js", script, script_text(include_str!("../../assets/panel.js")));
    text("analysis.js", script, script_text(include_str!("../../assets/analysis.js")));
    text("hint.js", script, script_text(include_str!("../../assets/hint.js")));
    text("clocks.js", script, script_text(include_str!("../../assets/clocks.js")));
    text("new.js", script, script_text(include_str!("../../assets/new.js")));
    text("lab.js", script, script_text(include_str!("../../assets/lab.js")));
    text("studio.js", script, script_text(include_str!("../../assets/studio.js")));
    text("strength.js", script, script_text(include_str!("../../assets/strength.js")));
    text("guide.js", script, script_text(include_str!("../../assets/guide.js")));
    text("replay.js", script, script_text(include_str!("../../assets/replay.js")));
    text("ruling.js", script, script_text(include_str!("../../assets/ruling.js")));
    text(
        "vendor/idiomorph.js",
        script,
        include_str!("../../assets/vendor/idiomorph.js").to_owned(),
    );
    let svg = "image/svg+xml";
    let controls = CONTROLS.trim_end().trim_end_matches("</svg>");
    let icons = sprite(interface_icons()).replacen(
        "<svg xmlns=\"http://www.w3.org/2000/svg\">",
        controls,
        1,
    );
    text("icons/interface.svg", svg, icons);
    let mark = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">\
        <rect width=\"64\" height=\"64\" rx=\"14\" fill=\"#123536\"/>\
        <g color=\"#f2c14e\">";
    let drawn = symbols(CONTROLS).get("mark").and_then(|symbol| symbol.split_once('>'));
    let drawn = drawn.map_or("", |(_, rest)| rest).replace("</symbol>", "");
    text("icons/mark.svg", svg, format!("{mark}{drawn}</g></svg>"));
    for edition in asterism_catalog::editions() {
        let icons = edition.cards.iter().filter_map(|card| card.icon.as_deref());
        text(&format!("icons/{}.svg", edition.id), svg, sprite(icons));
    }
    for (name, bytes) in FONTS {
        files.insert((*name).to_owned(), ("font/woff2", bytes.to_vec()));
    }
    let parts: Vec<&[u8]> =
        files.iter().flat_map(|(name, (_, bytes))| [name.as_bytes(), bytes]).collect();
    let hash: String = Digest::of_parts(&parts).to_string().chars().take(16).collect();
    let files = files.into_iter().map(|(name, (kind, plain))| {
        let small = (kind != "font/woff2").then(|| compressed(&plain)).flatten();
        (name, Asset { kind, plain, small })
    });
    Assets { files: files.collect(), prefix: format!("/assets/{hash}") }
}

/// The URL of an asset.
pub(crate) fn address(name: &str) -> String {
    format!("{}/{name}", ASSETS.prefix)
}

/// Prepares all assets, so that the first visitor doesn't wait.
pub(crate) fn warm() {
    LazyLock::force(&ASSETS);
}

/// Serves an asset. A URL with the hash of an older version gets the current file
/// of that name, but without caching.
pub(crate) async fn send(
    Path((hash, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(asset) = ASSETS.files.get(&name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let present = ASSETS.prefix.ends_with(&hash) && !hash.is_empty();
    let cache = if present { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kept = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    match &asset.small {
        Some(small) if accepts.is_some_and(|accepts| accepts.contains("gzip")) => {
            (kept, [(CONTENT_ENCODING, "gzip")], small.clone()).into_response()
        }
        _ => (kept, asset.plain.clone()).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_of_every_card_is_sent() {
        for edition in asterism_catalog::editions() {
            let name = format!("icons/{}.svg", edition.id);
            let text = String::from_utf8(ASSETS.files[&name].plain.clone()).unwrap();
            for icon in edition.cards.iter().filter_map(|card| card.icon.as_deref()) {
                assert!(text.contains(&format!("id=\"{icon}\"")), "{icon} of {}", edition.id);
            }
        }
    }

    #[test]
    fn style_sheets_are_sent_without_comments_and_spare_spaces() {
        let source = "/* Cards. */\n.card, a:hover b {\n  /* A note\n     of two lines. */ width: 1px;\n  margin: 0 calc(1px + 2px)\n}\n";
        let sent = ".card,a:hover b{width:1px;margin:0 calc(1px + 2px)}";
        assert_eq!(style_text(source), sent);
        assert_eq!(style_text("a { b: c }"), "a{b:c}");
        let sheets = SPECIAL_STYLES.iter().map(|(_, sheet)| *sheet).chain(STYLES);
        for sheet in sheets {
            assert!(!style_text(sheet).contains("*/"));
            // What is quoted would be changed, too.
            for quoted in sheet.split('"').skip(1).step_by(2) {
                assert!(SPARE.iter().all(|(spare, _)| !quoted.contains(spare)), "{quoted}");
            }
        }
    }

    #[test]
    fn no_script_has_a_string_of_several_lines() {
        let scripts = ASSETS.files.iter().filter(|(name, _)| name.ends_with(".js"));
        for (name, script) in scripts.filter(|(name, _)| !name.starts_with("vendor/")) {
            let text = String::from_utf8(script.plain.clone()).unwrap();
            for line in text.lines() {
                assert!(line.matches('`').count() % 2 == 0, "{name}: {line}");
            }
        }
    }

    #[test]
    fn the_first_page_needs_less_than_120_kilobytes() {
        let files = [
            "style/all.css",
            "style/people.css",
            "live.js",
            "morph.js",
            "fit.js",
            "shuffle.js",
            "vendor/idiomorph.js",
            "icons/interface.svg",
        ];
        let size = |name: &&str| {
            let asset = &ASSETS.files[*name];
            asset.small.as_ref().unwrap_or(&asset.plain).len()
        };
        let always: usize = files.iter().map(size).sum();
        for letters in [&["basic"][..], &["basic", "polish"], &["basic", "cyrillic"]] {
            let files = letters.iter().flat_map(|letters| {
                ["rubik", "alegreya"].map(|family| format!("fonts/{family}-{letters}.woff2"))
            });
            let fonts: usize = files.map(|file| size(&file.as_str())).sum();
            // The page itself takes less than 5,000 bytes.
            assert!(always + fonts + 5_000 < 120_000, "{letters:?}: {always} + {fonts}");
        }
    }
}
