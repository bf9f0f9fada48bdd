//! What must follow.

use asterism_fluxx::{Card, Ending, Phase, PlayCount};
use asterism_kernel::{Game, Offer, Seat, Viewer};
use serde_json::Value;

use super::super::node::Node;
use super::super::report::Failure;
use super::given::pieces;
use super::{Run, card, cards};

const KEYS: &[&str] = &[
    "asks",
    "deck_count",
    "deck_top",
    "discard",
    "discard_count",
    "discard_top",
    "drawn",
    "goals",
    "hand_sizes",
    "hands",
    "illegal",
    "legal",
    "limits",
    "over",
    "phase",
    "played",
    "plays_left",
    "result",
    "rules",
    "seat",
    "table",
    "turn",
    "views",
    "winner",
];
const VIEW_KEYS: &[&str] = &["asks", "hand", "hand_sizes", "hands", "legal", "mini_hand", "table"];
const PHASES: &[&str] = &["start", "draw", "play", "end"];

impl Run {
    pub(super) fn expect(&self, expect: &Node<'_>) -> Result<(), Failure> {
        // Refusals last: they say more once the position is known to be right.
        let (illegal, others): (Vec<_>, Vec<_>) =
            expect.entries()?.into_iter().partition(|(key, _)| *key == "illegal");
        for (key, node) in others {
            self.expect_key(key, &node)?;
        }
        for (_, node) in illegal {
            node.list()?.iter().try_for_each(|entry| self.refuses(entry))?;
        }
        Ok(())
    }

    fn expect_key(&self, key: &str, node: &Node<'_>) -> Result<(), Failure> {
        let state = &self.state;
        let view = self.game.view(state, Viewer::Spectator);
        let turn = state.turn();
        match key {
            "turn" => same(node, node.number()?, view.turn.index()),
            "phase" => {
                let name = match view.phase {
                    Phase::Start => "start",
                    Phase::Draw => "draw",
                    Phase::Play => "play",
                    Phase::End | Phase::Pass => "end",
                };
                same(node, node.word(PHASES)?, name)
            }
            "seat" => self.expect_seat(node),
            "asks" => self.expect_asks(node, None),
            "legal" => self.expect_legal(node),
            "hands" => {
                self.each_seat(node, |node, seat| self.same_cards(node, state.hand(seat).iter()))
            }
            "hand_sizes" => self
                .each_seat(node, |node, seat| same(node, node.number()?, state.hand(seat).len())),
            "table" => self.each_seat(node, |node, seat| self.expect_table(node, seat)),
            "rules" => self.same_cards(node, view.rules.into_iter()),
            "goals" => self.same_cards(node, view.goals.into_iter()),
            "deck_top" => self.expect_deck_top(node),
            "deck_count" => same(node, node.number()?, view.deck_size),
            "discard" => self.same_cards(node, view.discard.into_iter()),
            "discard_count" => same(node, node.number()?, view.discard.len()),
            "discard_top" => self.expect_discard_top(node),
            "drawn" => same(node, node.number()?, usize::from(turn.drawn)),
            "played" => same(node, node.number()?, usize::from(turn.played)),
            "plays_left" => match (view.plays_left, node.value.as_str()) {
                (PlayCount::All, Some("all")) => Ok(()),
                (PlayCount::All, _) => Err(node.unequal(node.value, "all")),
                (PlayCount::Count(count), Some("all")) => Err(node.unequal("all", count)),
                (PlayCount::Count(count), _) => same(node, node.number()?, usize::from(count)),
            },
            "limits" => self.expect_limits(node),
            "winner" => {
                let winner = match state.ending() {
                    Some(Ending::Goal { winner, .. }) => Some(winner.index()),
                    _ => None,
                };
                let expected = if node.is_null() { None } else { Some(node.number()?) };
                same(node, shown(expected), shown(winner))
            }
            "over" => same(node, node.truth()?, state.ending().is_some()),
            "result" => self.expect_result(node),
            "views" => {
                for (name, view) in node.entries()? {
                    self.expect_view(name, &view)?;
                }
                Ok(())
            }
            _ => self.expect_view(key, node),
        }
    }

    /// One seat, or a list where several are asked.
    fn expect_seat(&self, node: &Node<'_>) -> Result<(), Failure> {
        let asked: Vec<usize> = self.game.open(&self.state).iter().map(Seat::index).collect();
        let mut expected = match node.value {
            Value::Null => Vec::new(),
            Value::Array(_) => node.list()?.iter().map(Node::number).collect::<Result<_, _>>()?,
            _ => vec![node.number()?],
        };
        expected.sort_unstable();
        same(node, format!("{expected:?}"), format!("{asked:?}"))
    }

    fn expect_asks(&self, node: &Node<'_>, seat: Option<Seat>) -> Result<(), Failure> {
        let seat = seat.or_else(|| self.game.open(&self.state).lowest());
        let asks = seat.and_then(|seat| self.game.question(&self.state, seat));
        let name = asks.map(|(question, _)| question.name());
        let expected = if node.is_null() { None } else { Some(node.text()?) };
        same(node, shown(expected), shown(name))
    }

    /// A list for the only seat asked, or an object by seat.
    fn expect_legal(&self, node: &Node<'_>) -> Result<(), Failure> {
        if node.value.is_object() {
            return self.each_seat(node, |node, seat| self.same_moves(node, seat));
        }
        let asked = self.game.open(&self.state);
        match asked.lowest() {
            Some(seat) if asked.len() == 1 => self.same_moves(node, seat),
            None if node.list()?.is_empty() => Ok(()),
            None => Err(node.unequal(node.value, "[]")),
            Some(_) => Err(node.failure("several seats are asked: write an object by seat")),
        }
    }

    fn same_moves(&self, node: &Node<'_>, seat: Seat) -> Result<(), Failure> {
        let offer = self.game.offer(&self.state, seat);
        let mut got: Vec<String> = offer.iter().map(|mv| self.game.write_move(&mv)).collect();
        let mut expected = Vec::new();
        for entry in node.list()? {
            let text = entry.text()?;
            // A seat before the move is allowed, as in `do`.
            let own = format!("{seat} ");
            let text = text.strip_prefix(&own).unwrap_or(text);
            let mv = self.game.read_move(&self.state, seat, text);
            let mv = mv.map_err(|refusal| entry.failure(refusal.to_string()))?;
            expected.push(self.game.write_move(&mv));
        }
        expected.sort();
        got.sort();
        same(node, format!("[{}]", expected.join(", ")), format!("[{}]", got.join(", ")))
    }

    fn each_seat(
        &self,
        node: &Node<'_>,
        check: impl Fn(&Node<'_>, Seat) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let seats = self.game.seats(&self.state);
        let most = seats.iter().last().map_or(0, |seat| seat.index() + 1);
        let entries: Vec<(usize, Node<'_>)> = if node.value.is_object() {
            node.by_seat(most)?
        } else {
            node.list()?.into_iter().enumerate().collect()
        };
        for (index, entry) in entries {
            if entry.is_null() {
                continue;
            }
            let seat = Seat::from_index(index).filter(|&seat| seats.contains(seat));
            check(&entry, seat.ok_or_else(|| entry.failure(format!("there is no seat {index}")))?)?;
        }
        Ok(())
    }

    /// The same cards, in any order.
    fn same_cards(&self, node: &Node<'_>, got: impl Iterator<Item = Card>) -> Result<(), Failure> {
        let mut expected = cards(self.deck(), node)?;
        let mut got: Vec<Card> = got.collect();
        expected.sort_unstable();
        got.sort_unstable();
        same(node, self.names(&expected), self.names(&got))
    }

    fn names(&self, cards: &[Card]) -> String {
        let names: Vec<&str> = cards.iter().map(|&card| self.deck().name(card)).collect();
        format!("[{}]", names.join(", "))
    }

    fn expect_table(&self, node: &Node<'_>, seat: Seat) -> Result<(), Failure> {
        let view = self.game.view(&self.state, Viewer::Spectator);
        let place = view.places.into_iter().find(|place| place.seat == seat);
        let (table, attached) =
            place.map(|place| (place.table, place.attached)).unwrap_or_default();
        let mut expected_attached = Vec::new();
        let expected = pieces(self.deck(), node, &mut expected_attached)?;
        same(node, self.table(&expected, &expected_attached), self.table(&table, &attached))
    }

    /// A table as it is written: a card, or a Keeper with what is attached to it.
    fn table(&self, cards: &[Card], attached: &[(Card, Card)]) -> String {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let entries = cards
            .iter()
            .filter(|card| !attached.iter().any(|(creeper, _)| creeper == *card))
            .map(|&card| {
                let mut group: Vec<Card> =
                    attached.iter().filter(|pair| pair.1 == card).map(|pair| pair.0).collect();
                group.sort_unstable();
                group.insert(0, card);
                if group.len() > 1 { self.names(&group) } else { self.deck().name(card).to_owned() }
            });
        format!("[{}]", entries.collect::<Vec<_>>().join(", "))
    }

    fn expect_deck_top(&self, node: &Node<'_>) -> Result<(), Failure> {
        let expected = if node.value.is_string() {
            vec![card(self.deck(), node)?]
        } else {
            cards(self.deck(), node)?
        };
        let got: Vec<Card> = self.state.draw_pile().take(expected.len()).collect();
        same(node, self.names(&expected), self.names(&got))
    }

    /// The top card; a list is compared from the top down.
    fn expect_discard_top(&self, node: &Node<'_>) -> Result<(), Failure> {
        let expected = match node.value {
            Value::Null => Vec::new(),
            Value::String(_) => vec![card(self.deck(), node)?],
            _ => cards(self.deck(), node)?,
        };
        let pile = self.state.discard_pile();
        let count = if node.is_null() { pile.len() } else { expected.len().min(pile.len()) };
        same(node, self.names(&expected), self.names(&pile[..count]))
    }

    /// An object for everybody, or one per seat.
    fn expect_limits(&self, node: &Node<'_>) -> Result<(), Failure> {
        let check = |node: &Node<'_>, seat: Seat| -> Result<(), Failure> {
            node.only(&["hand", "keepers"])?;
            let rules = self.game.rules_now(&self.state, seat);
            let limits = [("hand", rules.hand_limit), ("keepers", rules.keeper_limit)];
            for (key, limit) in limits {
                if let Some(entry) = node.optional(key)? {
                    let expected = if entry.is_null() { None } else { Some(entry.number()?) };
                    let got = limit.map(|limit| usize::from(limit.value));
                    same(&entry, shown(expected), shown(got))?;
                }
            }
            Ok(())
        };
        let for_all = node.value.get("hand").is_some() || node.value.get("keepers").is_some();
        if for_all {
            return self.game.seats(&self.state).iter().try_for_each(|seat| check(node, seat));
        }
        self.each_seat(node, check)
    }

    fn expect_result(&self, node: &Node<'_>) -> Result<(), Failure> {
        let outcome = self.game.outcome(&self.state);
        if node.is_null() {
            return same(node, "no result yet", outcome.map_or("no result yet", |end| end.reason));
        }
        node.only(&["goal", "reason", "winners"])?;
        let Some(outcome) = outcome else {
            return Err(node.unequal("the end of the game", "no result yet"));
        };
        if let Some(reason) = node.optional("reason")? {
            same(&reason, reason.text()?, outcome.reason)?;
        }
        if let Some(winners) = node.optional("winners")? {
            let mut expected = Vec::new();
            for winner in winners.list()? {
                expected.push(winner.number()?);
            }
            let got: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
            same(&winners, format!("{expected:?}"), format!("{got:?}"))?;
        }
        if let Some(goal) = node.optional("goal")? {
            let got = match self.state.ending() {
                Some(Ending::Goal { goal, .. }) => vec![goal],
                _ => Vec::new(),
            };
            same(&goal, self.names(&[card(self.deck(), &goal)?]), self.names(&got))?;
        }
        Ok(())
    }

    /// `viewN`: what seat N sees.
    fn expect_view(&self, key: &str, node: &Node<'_>) -> Result<(), Failure> {
        let seat = key.strip_prefix("view").and_then(|number| number.parse::<usize>().ok());
        let Some(index) = seat else { return Err(node.unknown_key(key, KEYS)) };
        let seat = self.seat(node, index)?;
        if !self.game.seats(&self.state).contains(seat) {
            return Err(node.failure(format!("there is no seat {index}")));
        }
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let place = |seat: Seat| view.places.iter().find(|place| place.seat == seat);
        for (key, entry) in node.entries()? {
            match key {
                "hand" => {
                    let hand = place(seat).and_then(|place| place.hand.clone());
                    self.same_cards(&entry, hand.unwrap_or_default().into_iter())?;
                }
                "hands" => self.each_seat(&entry, |node, seat| {
                    let Some(place) = place(seat) else { return Ok(()) };
                    self.same_hand(node, place.hand.as_deref(), place.hand_size)
                })?,
                "hand_sizes" => self.each_seat(&entry, |node, seat| {
                    same(node, node.number()?, place(seat).map_or(0, |place| place.hand_size))
                })?,
                "table" => {
                    self.each_seat(&entry, |node, seat| self.expect_table(node, seat))?;
                }
                "mini_hand" => {
                    let mini = view.mini_hands.last();
                    let cards = mini.and_then(|mini| mini.cards.as_deref());
                    self.same_hand(&entry, cards, mini.map_or(0, |mini| mini.size))?;
                }
                "asks" => {
                    let name = view.question.map(|(question, _)| question.name());
                    let expected = if entry.is_null() { None } else { Some(entry.text()?) };
                    same(&entry, shown(expected), shown(name))?;
                }
                "legal" => self.same_moves(&entry, seat)?,
                _ => return Err(entry.unknown_key(key, VIEW_KEYS)),
            }
        }
        Ok(())
    }

    /// A hand as a viewer sees it: cards, or a `null` for each hidden one.
    fn same_hand(
        &self,
        node: &Node<'_>,
        hand: Option<&[Card]>,
        size: usize,
    ) -> Result<(), Failure> {
        let list = node.list()?;
        let hidden = list.iter().all(Node::is_null);
        match hand {
            None if hidden => same(node, list.len(), size),
            None => Err(node.unequal(node.value, format!("{size} hidden cards"))),
            Some(cards) if hidden && list.is_empty() => same(node, 0, cards.len()),
            Some(cards) => self.same_cards(node, cards.iter().copied()),
        }
    }
}

fn shown<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "nobody".to_owned(), |value| value.to_string())
}

fn same<T: PartialEq + std::fmt::Display>(
    node: &Node<'_>,
    expected: T,
    got: T,
) -> Result<(), Failure> {
    if expected == got { Ok(()) } else { Err(node.unequal(expected, got)) }
}
