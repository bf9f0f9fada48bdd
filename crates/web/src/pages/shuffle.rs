//! The shuffle on pages: who contributes randomness, and what the visitor's browser
//! has verified.

use asterism_table::{ChairView, HolderView, ShareView, StartStep};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{ViewedTable, holder_name};

fn name(ui: &UiPreferences, chair: &ChairView) -> Option<String> {
    match &chair.holder {
        HolderView::Person(_) | HolderView::StandIn(_) => Some(holder_name(ui, chair)),
        HolderView::Nobody | HolderView::Bot { .. } => None,
    }
}

/// Who contributes randomness, as a sentence.
pub(crate) fn who(ui: &UiPreferences, chairs: &[ChairView]) -> Markup {
    let named = |wanted: fn(&ShareView) -> bool| {
        let found = chairs.iter().filter(|chair| wanted(&chair.share));
        let found = found.filter_map(|chair| name(ui, chair));
        found.collect::<Vec<_>>().join(", ")
    };
    let part = |share: &ShareView| {
        matches!(share, ShareView::Committed { .. } | ShareView::Revealed { .. })
    };
    let with = |key: &str, names: String| ui.say_with(key, &Args::new().text("names", names));
    let (takes_part, left_out) = (named(part), named(|share| *share == ShareView::LeftOut));
    html! {
        p.note #shuffle-who {
            @if takes_part.is_empty() { (ui.say("web-shuffle-nobody")) }
            @else { (with("web-shuffle-who", takes_part)) }
        }
        @if !left_out.is_empty() { p.note { (with("web-shuffle-left-out", left_out)) } }
    }
}

/// Everything public that the shuffle depends on: the digest of the secret and the
/// words of each chair. A browser saves it when it reveals its own secret and later
/// compares it with the record. This exposes a server that asks for a secret too
/// early, to let others react to it.
fn sealed(chairs: &[ChairView]) -> String {
    let added = chairs.iter().filter_map(|chair| {
        let digest = match chair.share {
            ShareView::Committed { digest } | ShareView::Revealed { digest } => digest.to_string(),
            ShareView::None | ShareView::LeftOut => String::new(),
        };
        let words = chair.words.as_deref().unwrap_or_default();
        let adds = !digest.is_empty() || !words.is_empty();
        adds.then_some((chair.chair, digest, words))
    });
    serde_json::to_string(&added.collect::<Vec<_>>()).unwrap_or_default()
}

/// The shuffle section of the lobby. The script reads from its attributes what this
/// browser has to do.
pub(crate) fn lobby(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let mine = view.you.seat.and_then(|seat| view.chairs.get(seat.index()));
    let (share, digest) = match mine.map(|chair| chair.share) {
        None => ("absent", None),
        Some(ShareView::None) => ("none", None),
        Some(ShareView::Committed { digest }) => ("committed", Some(digest)),
        Some(ShareView::Revealed { digest }) => ("revealed", Some(digest)),
        Some(ShareView::LeftOut) => ("left-out", None),
    };
    let takes_part = |chair: &ChairView| {
        view.starting.as_ref().is_some_and(|starting| starting.chairs.contains(&chair.chair))
    };
    let awaits = match &view.starting {
        None => "",
        // Other browsers have nothing to do until the game begins.
        Some(_) if !mine.is_some_and(takes_part) => "reveal",
        Some(starting) if starting.awaits == StartStep::Commit => "commit",
        Some(_) => "reveal",
    };
    let chair = mine.map(|chair| chair.chair);
    html! {
        section.panel #shuffle aria-labelledby="luck" data-table=(view.table) data-commitment=(view.commitment)
            data-share=(share) data-digest=[digest] data-awaits=(awaits) data-chair=[chair]
            data-sealed=(sealed(&view.chairs)) {
            h2 #luck { (viewed.say("web-luck")) }
            p.note { (viewed.say("web-luck-how")) }
            p.link { (view.commitment) }
            (who(viewed.ui, &view.chairs))
            @if mine.is_some() {
                form.rows method="post" action=(viewed.action()) {
                    input type="hidden" name="do" value="add-words";
                    label for="words" { (viewed.say("web-luck-words")) }
                    div.row {
                        input #words .grow type="text" name="words" maxlength="100" autocomplete="off" disabled[view.starting.is_some()];
                        button.button type="submit" disabled[view.starting.is_some()] { (viewed.say("web-apply")) }
                    }
                }
            }
        }
    }
}

/// The place where the script reports what this browser has verified about a
/// finished game.
pub(crate) fn verdict(ui: &UiPreferences, table: &str) -> Markup {
    html! {
        p.fair role="status" data-table=(table)
            data-mine={ "✓ " (ui.say("web-fair-mine")) } data-good={ "✓ " (ui.say("web-fair-good")) }
            data-left={ "✗ " (ui.say("web-fair-left")) } data-bad={ "✗ " (ui.say("web-fair-bad")) }
            data-nothing=(ui.say("web-fair-nothing")) { (ui.say("web-fair-nothing")) }
    }
}
