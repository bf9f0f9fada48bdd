//! What must follow.

use std::fmt::{Debug, Display};

use asterism_kernel::{Game, Offer, Seat, Viewer};
use asterism_stella::{Cards, Class, Colour, Face, Player};

use super::super::node::Node;
use super::super::report::Failure;
use super::Run;
use super::cards::{backs, class, counts, faces, multiset, player, show, show_backs, show_player};

const KEYS: &[&str] = &[
    "coll",
    "deck_count",
    "deck_top",
    "discard",
    "discard_count",
    "discard_top",
    "first",
    "hand_sizes",
    "hands",
    "illegal",
    "last_winner",
    "lead",
    "legal",
    "light",
    "marker",
    "result",
    "rounds",
    "seat",
    "state",
    "supers",
    "trick",
    "trump",
];
const VIEW_KEYS: &[&str] =
    &["backs", "deck_backs", "deck_count", "deck_top", "hand", "legal", "possible_deck", "unseen"];
const STATES: &[&str] = &["TURN", "LATE", "TAKE", "TOP", "END"];

impl Run {
    pub(super) fn expect(&self, expect: &Node<'_>) -> Result<(), Failure> {
        let entries = expect.entries()?;
        // Refusals last: they say more once the position is known to be right.
        let (illegal, others): (Vec<_>, Vec<_>) =
            entries.into_iter().partition(|(key, _)| *key == "illegal");
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
        let players = state.players();
        match key {
            "state" => {
                let name = state.stage().name();
                same(node, &node.word(STATES)?, &name)
            }
            "seat" => same_seat(node, players, state.acting()),
            "legal" => self.expect_legal(node, state.acting()),
            "hands" => each_seat(node, players, |seat| state.hand(seat)),
            "coll" => each_seat(node, players, |seat| state.collection(seat)),
            "discard" => same_cards(node, state.pile().iter().copied()),
            "hand_sizes" => each_number(node, players, |seat| state.hand(seat).len()),
            "light" => each_number(node, players, |seat| usize::from(state.light(seat))),
            "marker" => same_seat(node, players, state.marker()),
            "first" => same_seat(node, players, Some(state.first())),
            "lead" => same_colour(node, state.lead()),
            "trump" => same_colour(node, state.trump()),
            "supers" => self.expect_supers(node),
            "trick" => self.expect_trick(node),
            "last_winner" => same_player(node, players, state.last_winner()),
            "discard_top" => same(node, &node.parsed::<Face>()?, &state.pile_top()),
            "discard_count" => same(node, &node.number()?, &state.pile().len()),
            "deck_count" => same(node, &node.number()?, &state.deck().len()),
            "deck_top" => same_class(node, state.deck().first().map(|card| card.class())),
            "rounds" => same(node, &node.number()?, &state.rounds()),
            "result" => self.expect_result(node),
            _ => self.expect_view(key, node),
        }
    }

    fn expect_legal(&self, node: &Node<'_>, seat: Option<Seat>) -> Result<(), Failure> {
        let offered = match seat {
            Some(seat) => self.game.offer(&self.state, seat).iter().collect(),
            None => Vec::new(),
        };
        let offered: Vec<String> = offered.iter().map(ToString::to_string).collect();
        let mut expected = Vec::new();
        for entry in node.list()? {
            let text = entry.text()?;
            let seat = seat.unwrap_or(self.state.first());
            let mv = self.game.read_move(&self.state, seat, text);
            expected.push(mv.map_err(|refusal| entry.failure(refusal.to_string()))?.to_string());
        }
        let sorted = |list: &[String]| {
            let mut list = list.to_vec();
            list.sort();
            list
        };
        if sorted(&expected) == sorted(&offered) {
            return Ok(());
        }
        Err(node.unequal(format!("[{}]", expected.join(", ")), format!("[{}]", offered.join(", "))))
    }

    /// Super-trumps by their places in the trick, or by their faces.
    fn expect_supers(&self, node: &Node<'_>) -> Result<(), Failure> {
        let places = self.state.super_trumps();
        if node.list()?.iter().any(|entry| entry.value.is_string()) {
            let trick = self.state.trick();
            return same_cards(node, places.iter().map(|&place| trick[place].card));
        }
        let expected: Result<Vec<usize>, Failure> = node.list()?.iter().map(Node::number).collect();
        same(node, &expected?, &places.to_vec())
    }

    /// The trick in play order, with or without who played the cards.
    fn expect_trick(&self, node: &Node<'_>) -> Result<(), Failure> {
        let trick = self.state.trick();
        if node.value.is_string() || node.list()?.iter().any(|entry| entry.value.is_string()) {
            let cards: Vec<Face> = trick.iter().map(|played| played.card).collect();
            let expected = faces(node)?;
            return if expected == cards {
                Ok(())
            } else {
                Err(node.unequal(show(&expected), show(&cards)))
            };
        }
        let line = |by: Player, card: Face| format!("[{}, {card}]", show_player(by));
        let mut expected = Vec::new();
        for entry in node.list()? {
            let [by, card] = entry.row("a pair of who played and a card")?;
            expected.push(line(player(&by, self.state.players())?, card.parsed()?));
        }
        let got: Vec<String> = trick.iter().map(|played| line(played.by, played.card)).collect();
        same_shown(node, &expected, &got)
    }

    fn expect_result(&self, node: &Node<'_>) -> Result<(), Failure> {
        let players = self.state.players();
        let ending = self.state.ending();
        if node.is_null() {
            return match ending {
                None => Ok(()),
                Some(ending) => Err(node.unequal("no result yet", ending.reason.code())),
            };
        }
        node.only(&["eliminated", "reason", "scores", "winners"])?;
        let Some(ending) = ending else {
            return Err(node.unequal("the end of the game", "no result yet"));
        };
        if let Some(reason) = node.optional("reason")? {
            same(&reason, &reason.word(&["collection", "shine"])?, &ending.reason.code())?;
        }
        if let Some(winners) = node.optional("winners")? {
            let mut expected = Vec::new();
            for winner in winners.list()? {
                expected.push(winner.seat(players)?);
            }
            expected.sort_unstable();
            let got: Vec<usize> = ending.winners.iter().map(Seat::index).collect();
            same(&winners, &expected, &got)?;
        }
        if let Some(eliminated) = node.optional("eliminated")? {
            same_seat(&eliminated, players, ending.eliminated)?;
        }
        if let Some(scores) = node.optional("scores")? {
            let got: Vec<Option<usize>> =
                ending.scores.iter().flatten().map(|score| score.map(usize::from)).collect();
            let mut expected = Vec::new();
            if !scores.is_null() {
                for score in scores.list()? {
                    expected.push(if score.is_null() { None } else { Some(score.number()?) });
                }
            }
            // Where nothing is scored, a list of nulls says the same.
            if got.is_empty() && expected.iter().all(Option::is_none) {
                expected.clear();
            }
            let line = |scores: &[Option<usize>]| -> Vec<String> {
                let score =
                    |score: &Option<usize>| score.map_or("null".to_owned(), |n| n.to_string());
                scores.iter().map(score).collect()
            };
            same_shown(&scores, &line(&expected), &line(&got))?;
        }
        Ok(())
    }

    /// `viewN.x`, or `viewN` with several of them.
    fn expect_view(&self, key: &str, node: &Node<'_>) -> Result<(), Failure> {
        let Some(rest) = key.strip_prefix("view") else { return Err(node.unknown_key(key, KEYS)) };
        let (number, what) = rest.split_once('.').map_or((rest, None), |(n, what)| (n, Some(what)));
        let Ok(index) = number.parse::<usize>() else { return Err(node.unknown_key(key, KEYS)) };
        if index >= self.state.players() {
            return Err(node.failure(format!("there is no seat {index}")));
        }
        let seat = Seat::new(index);
        match what {
            Some(what) => self.expect_of_view(seat, what, node),
            None => {
                for (what, entry) in node.entries()? {
                    self.expect_of_view(seat, what, &entry)?;
                }
                Ok(())
            }
        }
    }

    fn expect_of_view(&self, seat: Seat, what: &str, node: &Node<'_>) -> Result<(), Failure> {
        let knowledge = self.game.knowledge(&self.state, Viewer::Seat(seat));
        let view = &knowledge.view;
        match what {
            "hand" => same_cards(node, view.hand.unwrap_or_default().iter()),
            "backs" => {
                for (other, entry) in node.by_seat(self.state.players())? {
                    same_backs(&entry, counts(view.backs[other]))?;
                }
                Ok(())
            }
            "deck_top" => same_class(node, view.deck.top),
            "deck_count" => same(node, &node.number()?, &view.deck.count),
            "deck_backs" => same_backs(node, counts(view.deck.backs)),
            "unseen" => same_cards(node, knowledge.unseen.iter()),
            "possible_deck" => same_cards(node, knowledge.possible_deck().iter()),
            "legal" => {
                let asked = view.legal.is_some();
                if node.is_null() {
                    return if asked { Err(node.unequal("null", "a list")) } else { Ok(()) };
                }
                self.expect_legal(node, asked.then_some(seat))
            }
            _ => Err(node.unknown_key(what, VIEW_KEYS)),
        }
    }
}

fn same<T: PartialEq + Debug>(node: &Node<'_>, expected: &T, got: &T) -> Result<(), Failure> {
    if expected == got {
        return Ok(());
    }
    Err(node.unequal(format!("{expected:?}"), format!("{got:?}")))
}

fn same_shown(node: &Node<'_>, expected: &[String], got: &[String]) -> Result<(), Failure> {
    if expected == got {
        return Ok(());
    }
    Err(node.unequal(format!("[{}]", expected.join(", ")), format!("[{}]", got.join(", "))))
}

/// Null stands for nobody and nothing.
fn same_or_null<T: PartialEq>(
    node: &Node<'_>,
    read: impl FnOnce() -> Result<T, Failure>,
    got: Option<T>,
    shown: impl Fn(&T) -> String,
) -> Result<(), Failure> {
    let expected = if node.is_null() { None } else { Some(read()?) };
    if expected == got {
        return Ok(());
    }
    let text = |value: Option<T>| value.as_ref().map_or("null".to_owned(), &shown);
    Err(node.unequal(text(expected), text(got)))
}

fn same_seat(node: &Node<'_>, players: usize, got: Option<Seat>) -> Result<(), Failure> {
    same_or_null(node, || node.seat(players), got.map(Seat::index), shown)
}

fn same_player(node: &Node<'_>, players: usize, got: Option<Player>) -> Result<(), Failure> {
    same_or_null(node, || player(node, players), got, |player| show_player(*player))
}

fn same_class(node: &Node<'_>, got: Option<Class>) -> Result<(), Failure> {
    same_or_null(node, || class(node), got, shown)
}

fn same_colour(node: &Node<'_>, got: Option<Colour>) -> Result<(), Failure> {
    same_class(node, got.map(Class::Emotion))
}

fn shown(value: &impl Display) -> String {
    value.to_string()
}

fn same_cards(node: &Node<'_>, got: impl Iterator<Item = Face>) -> Result<(), Failure> {
    let expected = multiset(node)?;
    let mut got: Vec<Face> = got.collect();
    got.sort_unstable();
    if expected == got { Ok(()) } else { Err(node.unequal(show(&expected), show(&got))) }
}

fn same_backs(node: &Node<'_>, got: [usize; 5]) -> Result<(), Failure> {
    let expected = backs(node)?;
    if expected == got {
        return Ok(());
    }
    Err(node.unequal(show_backs(expected), show_backs(got)))
}

fn each_seat(node: &Node<'_>, players: usize, got: impl Fn(Seat) -> Cards) -> Result<(), Failure> {
    for (seat, entry) in node.by_seat(players)? {
        same_cards(&entry, got(Seat::new(seat)).iter())?;
    }
    Ok(())
}

fn each_number(
    node: &Node<'_>,
    players: usize,
    got: impl Fn(Seat) -> usize,
) -> Result<(), Failure> {
    let numbers: Vec<usize> = (0..players).map(|seat| got(Seat::new(seat))).collect();
    for (seat, entry) in node.by_seat(players)? {
        if entry.number()? != numbers[seat] {
            return Err(node.unequal(node.value, format!("{numbers:?}")));
        }
    }
    Ok(())
}
