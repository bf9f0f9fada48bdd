//! What pages say about the shuffle: whose randomness takes part, and what the
//! reader's own browser has found out.

use asterism_table::{ChairView, HolderView, ShareView, StartStep};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::seen::Seen;
use crate::pages::speech::Speech;

fn name(chair: &ChairView) -> Option<&str> {
    match &chair.holder {
        HolderView::Person(person) | HolderView::StandIn(person) => Some(&person.name),
        HolderView::Nobody | HolderView::Bot { .. } => None,
    }
}

/// Whose randomness takes part, in words.
pub(crate) fn who(speech: &Speech, chairs: &[ChairView]) -> Markup {
    let named = |wanted: fn(&ShareView) -> bool| {
        let found = chairs.iter().filter(|chair| wanted(&chair.share)).filter_map(name);
        found.collect::<Vec<_>>().join(", ")
    };
    let part = |share: &ShareView| {
        matches!(share, ShareView::Committed { .. } | ShareView::Revealed { .. })
    };
    let with = |key: &str, names: String| speech.say_with(key, &Args::new().text("names", names));
    let (takes_part, left_out) = (named(part), named(|share| *share == ShareView::LeftOut));
    html! {
        p.note #shuffle-who {
            @if takes_part.is_empty() { (speech.say("web-shuffle-nobody")) }
            @else { (with("web-shuffle-who", takes_part)) }
        }
        @if !left_out.is_empty() { p.note { (with("web-shuffle-left-out", left_out)) } }
    }
}

/// Everything public that the shuffle depends on, chair by chair: the digest of
/// the secret and the words. A browser notes it when it reveals its own secret and
/// compares it with the record, so that a server that asks for a secret too early,
/// to let others react to it, is found out.
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

/// The part of the lobby about the shuffle. The script reads what is awaited of
/// this browser from its attributes.
pub(crate) fn lobby(seen: &Seen<'_>) -> Markup {
    let view = &seen.view;
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
        // Whoever isn't asked has nothing to do until the game begins.
        Some(_) if !mine.is_some_and(takes_part) => "reveal",
        Some(starting) if starting.awaits == StartStep::Commit => "commit",
        Some(_) => "reveal",
    };
    let chair = mine.map(|chair| chair.chair);
    html! {
        section.panel #shuffle aria-labelledby="luck" data-table=(view.table) data-commitment=(view.commitment)
            data-share=(share) data-digest=[digest] data-awaits=(awaits) data-chair=[chair]
            data-sealed=(sealed(&view.chairs)) {
            h2 #luck { (seen.say("web-luck")) }
            p.note { (seen.say("web-luck-how")) }
            p.link { (view.commitment) }
            (who(seen.speech, &view.chairs))
            @if mine.is_some() {
                form.rows method="post" action=(seen.action()) {
                    input type="hidden" name="do" value="add-words";
                    label for="words" { (seen.say("web-luck-words")) }
                    div.row {
                        input #words .grow type="text" name="words" maxlength="100" autocomplete="off" disabled[view.starting.is_some()];
                        button.button type="submit" disabled[view.starting.is_some()] { (seen.say("web-apply")) }
                    }
                }
            }
        }
    }
}

/// Where the script says what this browser has found out about a game that is
/// over.
pub(crate) fn verdict(speech: &Speech, table: &str) -> Markup {
    html! {
        p.fair role="status" data-table=(table)
            data-mine={ "✓ " (speech.say("web-fair-mine")) } data-good={ "✓ " (speech.say("web-fair-good")) }
            data-left={ "✗ " (speech.say("web-fair-left")) } data-bad={ "✗ " (speech.say("web-fair-bad")) }
            data-nothing=(speech.say("web-fair-nothing")) { (speech.say("web-fair-nothing")) }
    }
}
