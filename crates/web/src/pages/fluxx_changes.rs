//! Recent changes at a Fluxx table, derived from the log.

use asterism_cards::ast::{Kind, Modifier, Part};
use asterism_catalog::AnyEvent;
use asterism_fluxx::{Card, Deck, Event};
use asterism_table::LineView;
use asterism_words::RuleTopic;

/// How many turns count as recent.
const TURNS: usize = 2;

/// Rules and Goals that came or went since the viewer's last decision; for spectators, in the
/// current turn, or in the previous one if nothing has changed yet.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecentChanges {
    /// What came into force, latest first.
    pub(crate) came: Vec<Card>,
    /// What went out of force, latest first.
    pub(crate) gone: Vec<Card>,
}

impl RecentChanges {
    /// `from` is the first line after the viewer's last decision; spectators have none.
    pub(crate) fn of(deck: &Deck, lines: &[LineView], from: Option<usize>) -> Self {
        let mut recent = Self::default();
        let mut turns = 0;
        for line in
            lines.iter().rev().take_while(|line| from.is_none_or(|from| line.number >= from))
        {
            let AnyEvent::Fluxx(event) = &line.event else { continue };
            match event {
                Event::Played { card, .. }
                    if matches!(deck.kind(*card), Kind::Rule | Kind::Goal)
                        && !recent.came.contains(card)
                        && !recent.gone.contains(card) =>
                {
                    recent.came.push(*card);
                }
                Event::RuleGone { card, .. } | Event::GoalGone { card, .. }
                    if !recent.came.contains(card) && !recent.gone.contains(card) =>
                {
                    recent.gone.push(*card);
                }
                Event::TurnBegan { .. } if from.is_none() => {
                    turns += 1;
                    if turns == TURNS || !recent.came.is_empty() || !recent.gone.is_empty() {
                        break;
                    }
                }
                _ => {}
            }
        }
        recent
    }

    /// Whether the number in a line has just changed.
    pub(crate) fn touches(&self, deck: &Deck, topic: RuleTopic, cards: &[Card]) -> bool {
        cards.iter().any(|card| self.came.contains(card))
            || self.gone.iter().any(|&card| {
                let parts = &deck.definition(card).parts;
                parts.iter().any(|part| matches!(part, Part::Modifier(one) if about(one, topic)))
            })
    }
}

/// Whether a modifier concerns the topic of a line.
const fn about(modifier: &Modifier, topic: RuleTopic) -> bool {
    matches!(
        (modifier, topic),
        (Modifier::Draw(_), RuleTopic::Draw)
            | (Modifier::Play(_), RuleTopic::Play)
            | (Modifier::HandLimit(_), RuleTopic::HandLimit)
            | (Modifier::KeeperLimit(_), RuleTopic::KeeperLimit)
            | (Modifier::Goals(_), RuleTopic::Goals)
            | (
                Modifier::Inflate,
                RuleTopic::Draw | RuleTopic::Play | RuleTopic::HandLimit | RuleTopic::KeeperLimit
            )
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use asterism_catalog::build_deck;
    use asterism_fluxx::{DiscardReason, PlayedFrom};
    use asterism_kernel::Seat;

    #[test]
    fn what_came_and_went_in_this_turn_is_news_and_older_things_are_not() {
        let deck = build_deck(&["fluxx-4".to_owned()], &[]).expect("a sound edition");
        let card = |name: &str| deck.find(name).expect("a card of the edition");
        let (seat, from) = (Seat::new(0), PlayedFrom::Hand);
        let began = Event::TurnBegan { seat, extra: false };
        let played = |name: &str| Event::Played { seat, card: card(name), from };
        let gone = Event::RuleGone { card: card("draw-3"), why: DiscardReason::Replaced };
        let seen = |from: Option<usize>, events: Vec<Event>| {
            let lines = events.into_iter().enumerate().map(|(number, event)| LineView {
                number,
                at: 0,
                event: AnyEvent::Fluxx(event),
                former: Vec::new(),
            });
            RecentChanges::of(&deck, &lines.collect::<Vec<_>>(), from)
        };
        let told = |events: Vec<Event>| seen(None, events);
        let recent = told(vec![
            began.clone(),
            played("play-2"),
            began.clone(),
            played("draw-2"),
            gone,
            played("milk"),
        ]);
        assert_eq!(recent.came, [card("draw-2")], "neither Keepers nor older rules");
        assert_eq!(recent.gone, [card("draw-3")]);
        assert!(recent.touches(&deck, RuleTopic::Draw, &[]));
        assert!(!recent.touches(&deck, RuleTopic::Play, &[card("play-2")]));
        let before = told(vec![began.clone(), played("play-2"), began]);
        assert_eq!(before.came, [card("play-2")], "nothing has changed since");
        let other = Event::Played { seat: Seat::new(1), card: card("play-3"), from };
        let log =
            vec![other.clone(), played("draw-2"), other, Event::TurnBegan { seat, extra: false }];
        let mine = seen(Some(2), log.clone());
        assert_eq!(mine.came, [card("play-3")], "only what others played since my decision");
        let all = seen(Some(0), log);
        assert_eq!(all.came, [card("play-3"), card("draw-2")], "several turns of others");
    }
}
