//! What the other players did at a Fluxx table: the cards that are shown one by one as they
//! are played, and a recap of everything since the viewer's last turn.

use asterism_catalog::AnyEvent;
use asterism_fluxx::{Card, DiscardReason, Event};
use asterism_kernel::Seat;
use asterism_table::{LineView, ShowPlays};
use asterism_words::{Args, kind_name};
use maud::{Markup, html};

use crate::pages::card::large;
use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::fluxx_card::{art_with, wanted_in};
use crate::pages::fluxx_changes::RecentChanges;
use crate::pages::side::told;

/// Maximum number of plays that are sent to be shown one by one.
const MAX_SHOWN: usize = 6;

/// A card that somebody played, used or answered with, and what came of it.
struct SeenPlay<'a> {
    line: &'a LineView,
    seat: Seat,
    card: Card,
    effects: Vec<&'a LineView>,
}

/// The plays of a turn.
struct SeenTurn<'a> {
    seat: Seat,
    plays: Vec<SeenPlay<'a>>,
}

fn event(line: &LineView) -> Option<&Event> {
    match &line.event {
        AnyEvent::Fluxx(event) => Some(event),
        _ => None,
    }
}

/// Whether a line tells what the play before it has done. Discards to a limit and of the
/// played card itself are no effects.
const fn is_effect(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnBegan { .. }
            | Event::Discarded { why: DiscardReason::Limit | DiscardReason::Done, .. }
    )
}

/// The turns in these lines, with the plays of everybody except the viewer.
fn turns(lines: &[LineView], viewer: Option<Seat>) -> Vec<SeenTurn<'_>> {
    let mut turns: Vec<SeenTurn<'_>> = Vec::new();
    for line in lines {
        let Some(event) = event(line) else { continue };
        if let Event::TurnBegan { seat, .. } = event {
            turns.push(SeenTurn { seat: *seat, plays: Vec::new() });
            continue;
        }
        match event.played() {
            Some((seat, card)) if Some(seat) != viewer => {
                let play = SeenPlay { line, seat, card, effects: Vec::new() };
                match turns.last_mut() {
                    Some(turn) => turn.plays.push(play),
                    None => turns.push(SeenTurn { seat, plays: vec![play] }),
                }
            }
            _ if is_effect(event) => {
                if let Some(play) = turns.last_mut().and_then(|turn| turn.plays.last_mut()) {
                    play.effects.push(line);
                }
            }
            _ => {}
        }
    }
    turns
}

/// The lines between the viewer's last turn and now, or the viewer's present turn.
fn since_own_turn(lines: &[LineView], viewer: Seat) -> &[LineView] {
    let begins = |line: &LineView, own: bool| matches!(event(line), Some(Event::TurnBegan { seat, .. }) if (*seat == viewer) == own);
    let last_other = lines.iter().rposition(|line| begins(line, false));
    let Some(last_other) = last_other else { return &[] };
    let end = lines[last_other..].iter().position(|line| begins(line, true));
    let end = end.map_or(lines.len(), |after| last_other + after);
    let own = lines[..last_other].iter().rposition(|line| begins(line, true));
    let start = own.map_or(0, |own| {
        let other = lines[own..].iter().position(|line| begins(line, false));
        other.map_or(own, |after| own + after)
    });
    &lines[start..end]
}

/// What the viewer has lost in these lines: Keepers and cards of the hand.
fn losses(lines: &[LineView], viewer: Seat) -> Vec<&LineView> {
    let lost = |line: &&LineView| match event(line) {
        Some(Event::Moved { from, .. } | Event::Handed { from, .. }) => *from == viewer,
        Some(Event::Discarded { seat, why, .. }) => {
            *seat == viewer && !matches!(why, DiscardReason::Limit | DiscardReason::Done)
        }
        _ => false,
    };
    lines.iter().filter(lost).collect()
}

impl FluxxBoard<'_> {
    /// The cards that others have played since the viewer's last decision, for the script
    /// that shows them one by one.
    pub(crate) fn plays(&self) -> Markup {
        let speed = self.viewed.table.settings().show_plays;
        if speed == ShowPlays::Off {
            return html! {};
        }
        let from = self.lines.partition_point(|line| line.number < self.viewed.view.you.news_from);
        let turns = turns(&self.lines[from..], self.view.viewer);
        let plays: Vec<&SeenPlay<'_>> = turns.iter().flat_map(|turn| &turn.plays).collect();
        let plays = &plays[plays.len().saturating_sub(MAX_SHOWN)..];
        html! {
            ol #plays hidden data-time=(speed.time()) {
                @for play in plays {
                    li id={ "p" (play.line.number) } data-letters=(self.letters(play.card)) {
                        (self.shown(play.card))
                        div.told {
                            p.who { (self.viewed.avatar(play.seat, false)) span { (told(self, play.line)) } }
                            @for line in self.face(self.deck.definition(play.card), self.deck.edition(play.card)).lines() {
                                p.text { (line) }
                            }
                            @for effect in &play.effects { p.effect { (told(self, effect)) } }
                        }
                    }
                }
            }
        }
    }

    /// A card as large as it gets, with its text.
    fn shown(&self, card: Card) -> Markup {
        let (definition, edition) = (self.deck.definition(card), self.deck.edition(card));
        let kind = kind_name(self.viewed.ui.language, definition.kind);
        let parts: Vec<_> =
            wanted_in(self.deck, card).into_iter().map(|(e, c, _)| (e, c)).collect();
        let art = art_with(definition, edition, &kind, self.view.inflation, &parts);
        large(definition.kind.word(), &self.face(definition, edition).without_rulings(), &art)
    }

    fn letters(&self, card: Card) -> usize {
        self.face(self.deck.definition(card), self.deck.edition(card)).letters()
    }

    /// What happened since the viewer's last turn, and what is different now.
    pub(crate) fn recap(&self) -> Option<Markup> {
        let viewer = self.view.viewer?;
        let lines = since_own_turn(&self.lines, viewer);
        let turns: Vec<SeenTurn<'_>> =
            turns(lines, Some(viewer)).into_iter().filter(|turn| !turn.plays.is_empty()).collect();
        let plays: usize = turns.iter().map(|turn| turn.plays.len()).sum();
        if plays == 0 {
            return None;
        }
        let losses = losses(lines, viewer);
        // Since the last turn, not since the last decision, as elsewhere on the board.
        let changes = RecentChanges::of(self.deck, lines, Some(0));
        let counted = Args::new().amount("turns", turns.len()).amount("plays", plays);
        Some(html! {
            div #recap .recap popover="auto" data-plays=(plays) aria-labelledby="recap-title" {
                header {
                    h2 #recap-title { (self.viewed.say("web-recap")) }
                    p.note { (self.viewed.ui.say_with("web-recap-count", &counted)) }
                    button.button.small.main type="button" popovertarget="recap" popovertargetaction="hide" {
                        (self.viewed.say("web-recap-close"))
                    }
                }
                ul.turns {
                    @for turn in &turns {
                        li {
                            h3 { (self.viewed.avatar(turn.seat, true)) (self.viewed.name(turn.seat)) }
                            ul { @for play in &turn.plays {
                                li {
                                    p { (told(self, play.line)) }
                                    @for effect in &play.effects { p.effect { (told(self, effect)) } }
                                }
                            } }
                        }
                    }
                }
                @if !(changes.came.is_empty() && changes.gone.is_empty() && losses.is_empty()) {
                    h3.zone { (self.viewed.say("web-recap-different")) }
                    ul.different {
                        @for &card in changes.came.iter().rev() {
                            li { (self.badge_of_new(card)) " " (self.named(card)) }
                        }
                        @for &card in changes.gone.iter().rev() {
                            li.gone { s { (self.named(card)) } }
                        }
                        @for line in losses { li.lost { (told(self, line)) } }
                    }
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use asterism_catalog::build_deck;
    use asterism_fluxx::PlayedFrom;

    fn lines(events: Vec<Event>) -> Vec<LineView> {
        let line = |(number, event)| LineView {
            number,
            at: 0,
            event: AnyEvent::Fluxx(event),
            former: Vec::new(),
        };
        events.into_iter().enumerate().map(line).collect()
    }

    #[test]
    fn a_recap_has_the_turns_of_others_since_ones_own() {
        let deck = build_deck(&["fluxx-4".to_owned()], &[]).expect("a sound edition");
        let card = deck.find("milk").expect("a card of the edition");
        let [me, ann, bob] = [0, 1, 2].map(Seat::new);
        let began = |seat| Event::TurnBegan { seat, extra: false };
        let played = |seat| Event::Played { seat, card, from: PlayedFrom::Hand };
        let moved = Event::Moved { card, from: me, to: bob };
        let log = lines(vec![
            began(me),
            played(me),
            began(ann),
            played(ann),
            began(bob),
            played(bob),
            moved,
            played(bob),
            began(me),
            Event::Drew { seat: me, cards: vec![card] },
        ]);
        let since = since_own_turn(&log, me);
        assert_eq!((since[0].number, since.len()), (2, 6), "the same in one's own turn");
        let seen = turns(since, Some(me));
        assert_eq!(seen.iter().map(|turn| turn.seat).collect::<Vec<_>>(), [ann, bob]);
        assert_eq!(seen[1].plays.len(), 2);
        assert_eq!(seen[1].plays[0].effects[0].number, 6, "what a play did belongs to it");
        assert_eq!(losses(since, me).len(), 1);
        assert!(losses(since, ann).is_empty());
        // While others play, the recap grows.
        assert_eq!(since_own_turn(&log[..5], me).len(), 3);
        assert!(since_own_turn(&log[..2], me).is_empty());
        let all = turns(&log, None);
        assert_eq!(all[0].plays.len(), 1, "spectators see everybody's plays");
    }
}
