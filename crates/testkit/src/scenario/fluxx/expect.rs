//! Compares a position with what `expect` says.

use asterism_fluxx::{Card, Ending, Phase, PlayCount, View};
use asterism_kernel::{Game, Offer, Seat, Viewer};
use asterism_positions::fluxx::{card, cards, pieces, read_move};
use asterism_positions::{Failure, Key, Node, names};
use serde_json::Value;

use super::Run;
use super::asks::same_question;

type Check = fn(&Run, &Node<'_>) -> Result<(), Failure>;
type ViewCheck = fn(&Run, &Node<'_>, Seat) -> Result<(), Failure>;

pub(super) const KEYS: &[Key<Check>] = &[
    Key::with("turn", "seat", "whose turn it is", |run, node| {
        same(node, node.number()?, run.shown().turn.index())
    }),
    Key::with("phase", "a name", "how far the turn is; see below", |run, node| {
        let name = match run.shown().phase {
            Phase::Start => "start",
            Phase::Draw => "draw",
            Phase::Play => "play",
            Phase::End | Phase::Pass => "end",
        };
        same(node, node.word(&names(PHASES))?, name)
    }),
    Key::with("seat", "seat, list of seats, or null", "who must decide", Run::expect_seat),
    Key::with("asks", "a name or null", "what the seat is asked; see below", |run, node| {
        let seat = run.game.open(&run.state).lowest();
        let asks = seat.and_then(|seat| run.game.question(&run.state, seat));
        same_question(node, asks.map(|(question, _)| question.name()))
    }),
    Key::with(
        "legal",
        "list of moves, or an object by seat",
        "exactly the legal moves of the seat asked, in any order",
        Run::expect_legal,
    ),
    Key::with(
        "illegal",
        "list of moves",
        "each is tried: it must be refused and change nothing",
        |run, node| node.list()?.iter().try_for_each(|entry| run.refuses(entry)),
    ),
    Key::with("hands", "cards per seat", "the hands, in any order", |run, node| {
        run.each_seat(node, |node, seat| run.same_cards(node, run.state.hand(seat).iter()))
    }),
    Key::with("hand_sizes", "number per seat", "how many cards are in the hands", |run, node| {
        run.each_seat(node, |node, seat| same(node, node.number()?, run.state.hand(seat).len()))
    }),
    Key::with(
        "table",
        "cards per seat",
        "Keepers and Creepers in play, as in `given`, in any order",
        |run, node| run.each_seat(node, |node, seat| run.expect_table(node, seat)),
    ),
    Key::with("rules", "cards", "New Rules in force, in any order", |run, node| {
        run.same_cards(node, run.shown().rules.into_iter())
    }),
    Key::with("goals", "cards", "Goals in force, in any order", |run, node| {
        run.same_cards(node, run.shown().goals.into_iter())
    }),
    Key::with(
        "deck_top",
        "card or list of cards",
        "the draw pile from the top",
        Run::expect_deck_top,
    ),
    Key::with("deck_count", "number", "the size of the draw pile", |run, node| {
        same(node, node.number()?, run.shown().deck_size)
    }),
    Key::with("discard", "cards", "the whole discard pile, in any order", |run, node| {
        run.same_cards(node, run.shown().discard.into_iter())
    }),
    Key::with("discard_count", "number", "the size of the discard pile", |run, node| {
        same(node, node.number()?, run.shown().discard.len())
    }),
    Key::with(
        "discard_top",
        "card, list of cards, or null",
        "the discard pile from the top; null if it is empty",
        Run::expect_discard_top,
    ),
    Key::with("drawn", "number", "cards drawn this turn", |run, node| {
        same(node, node.number()?, usize::from(run.state.turn().drawn))
    }),
    Key::with("played", "number", "cards played this turn", |run, node| {
        same(node, node.number()?, usize::from(run.state.turn().played))
    }),
    Key::with(
        "plays_left",
        "number or `all`",
        "cards still to be played this turn",
        |run, node| match (run.shown().plays_left, node.value.as_str()) {
            (PlayCount::All, Some("all")) => Ok(()),
            (PlayCount::All, _) => Err(node.unequal(node.value, "all")),
            (PlayCount::Count(count), Some("all")) => Err(node.unequal("all", count)),
            (PlayCount::Count(count), _) => same(node, node.number()?, usize::from(count)),
        },
    ),
    Key::with("limits", "object, or object per seat", "the limits in force", Run::expect_limits),
    Key::with("winner", "seat or null", "who has won", |run, node| {
        let winner = match run.state.ending() {
            Some(Ending::Goal { winner, .. } | Ending::Effect { winner, .. }) => {
                Some(winner.index())
            }
            _ => None,
        };
        let expected = if node.is_null() { None } else { Some(node.number()?) };
        same(node, shown(expected), shown(winner))
    }),
    Key::with("over", "true or false", "whether the game is over", |run, node| {
        same(node, node.truth()?, run.state.ending().is_some())
    }),
    Key::with(
        "result",
        "object or null",
        "the end of the game; null while it goes on",
        Run::expect_result,
    ),
    Key::with(
        "views",
        "object",
        "what several seats see: `{\"view0\": …, \"view1\": …}`",
        |run, node| {
            node.not_empty()?;
            node.entries()?.into_iter().try_for_each(|(name, view)| run.expect_view(name, &view))
        },
    ),
];

pub(super) const LIMITS: &[Key] = &[
    Key::new("hand", "number or null", "the hand limit"),
    Key::new("keepers", "number or null", "the Keeper limit"),
];

pub(super) const RESULT: &[Key] = &[
    Key::new("reason", "text", "why the game ended, for instance `goal`"),
    Key::new("winners", "list of seats", "who won"),
    Key::new("goal", "card", "the Goal that was met"),
];

pub(super) const VIEW: &[Key<ViewCheck>] = &[
    Key::with("hand", "cards", "its own hand", |run, node, seat| {
        let view = run.game.view(&run.state, Viewer::Seat(seat));
        let hand = view.places.into_iter().find(|place| place.seat == seat);
        run.same_cards(node, hand.and_then(|place| place.hand).unwrap_or_default().into_iter())
    }),
    Key::with(
        "hands",
        "cards or nulls per seat",
        "the hands; a hidden card is `null`",
        |run, node, seat| {
            let view = run.game.view(&run.state, Viewer::Seat(seat));
            run.each_seat(node, |node, seat| {
                let Some(place) = view.places.iter().find(|place| place.seat == seat) else {
                    return Ok(());
                };
                run.same_hand(node, place.hand.as_deref(), place.hand_size)
            })
        },
    ),
    Key::with(
        "hand_sizes",
        "number per seat",
        "how many cards are in the hands",
        |run, node, seat| {
            let view = run.game.view(&run.state, Viewer::Seat(seat));
            run.each_seat(node, |node, seat| {
                let place = view.places.iter().find(|place| place.seat == seat);
                same(node, node.number()?, place.map_or(0, |place| place.hand_size))
            })
        },
    ),
    Key::with("table", "cards per seat", "Keepers and Creepers in play", |run, node, _| {
        run.each_seat(node, |node, seat| run.expect_table(node, seat))
    }),
    Key::with(
        "mini_hand",
        "cards or nulls",
        "the mini-hand being played; a hidden card is `null`",
        |run, node, seat| {
            let view = run.game.view(&run.state, Viewer::Seat(seat));
            let mini = view.mini_hands.last();
            let cards = mini.and_then(|mini| mini.cards.as_deref());
            run.same_hand(node, cards, mini.map_or(0, |mini| mini.size))
        },
    ),
    Key::with("asks", "a name or null", "what it is asked", |run, node, seat| {
        let view = run.game.view(&run.state, Viewer::Seat(seat));
        same_question(node, view.question.map(|(question, _)| question.name()))
    }),
    Key::with("legal", "list of moves", "its legal moves", |run, node, seat| {
        run.same_moves(node, seat)
    }),
];

pub(super) const PHASES: &[Key] = &[
    Key::new("start", "", "before what happens at the start of a turn"),
    Key::new("draw", "", "before the draw"),
    Key::new("play", "", "while cards are played"),
    Key::new("end", "", "at the end of a turn"),
];

impl Run {
    pub(super) fn expect(&self, expect: &Node<'_>) -> Result<(), Failure> {
        expect.not_empty()?;
        // Refusals last: they mean more once the position is known to be right.
        let (illegal, others): (Vec<_>, Vec<_>) =
            expect.entries()?.into_iter().partition(|(key, _)| *key == "illegal");
        others.into_iter().chain(illegal).try_for_each(|(key, node)| {
            match KEYS.iter().find(|known| known.name == key) {
                Some(known) => (known.run)(self, &node),
                None => self.expect_view(key, &node),
            }
        })
    }

    fn shown(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
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
            expected.push(self.game.write_move(&read_move(
                &self.game,
                &self.state,
                &entry,
                (seat, text),
            )?));
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
            node.only(LIMITS)?;
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
        node.only(RESULT)?;
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
        let Some(index) = seat else {
            let mut known = names(KEYS);
            known.extend(["view0", "view1"]);
            return Err(node.unknown_key(key, &known));
        };
        let seat = self.seat(node, index)?;
        if !self.game.seats(&self.state).contains(seat) {
            return Err(node.failure(format!("there is no seat {index}")));
        }
        node.not_empty()?;
        node.entries()?.into_iter().try_for_each(|(key, entry)| {
            match VIEW.iter().find(|known| known.name == key) {
                Some(known) => (known.run)(self, &entry, seat),
                None => Err(entry.unknown_key(key, &names(VIEW))),
            }
        })
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
