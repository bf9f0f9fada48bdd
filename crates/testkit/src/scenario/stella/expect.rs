//! Compares a position with what `expect` says.

use std::fmt::{Debug, Display};

use asterism_kernel::{Game, Offer, Seat, Viewer};
use asterism_positions::stella::{
    backs, class, counts, faces, multiset, player, show, show_backs, show_player, unreadable,
};
use asterism_positions::{Failure, Key, Node, names};
use asterism_stella::{Cards, Class, Color, Face, Knowledge, Player};

use super::Run;

type Check = fn(&Run, &Node<'_>) -> Result<(), Failure>;
type ViewCheck = fn(&Run, &Node<'_>, Seat) -> Result<(), Failure>;

pub(super) const KEYS: &[Key<Check>] = &[
    Key::with("state", "a name", "what is being decided; see below", |run, node| {
        same(node, &node.word(&names(STATES))?, &run.state.stage().name())
    }),
    Key::with("seat", "seat or null", "who decides", |run, node| {
        same_seat(node, run.players(), run.state.acting())
    }),
    Key::with(
        "legal",
        "list of moves",
        "exactly the legal moves of that seat, in any order",
        |run, node| run.expect_legal(node, run.state.acting()),
    ),
    Key::with(
        "illegal",
        "list of moves",
        "each is tried: it must be refused and change nothing",
        |run, node| node.list()?.iter().try_for_each(|entry| run.refuses(entry)),
    ),
    Key::with("hands", "cards per seat", "the hands, in any order", |run, node| {
        each_seat(node, run.players(), |seat| run.state.hand(seat))
    }),
    Key::with("coll", "cards per seat", "the collections, in any order", |run, node| {
        each_seat(node, run.players(), |seat| run.state.collection(seat))
    }),
    Key::with("hand_sizes", "number per seat", "how many cards are in the hands", |run, node| {
        each_number(node, run.players(), |seat| run.state.hand(seat).len())
    }),
    Key::with("light", "number per seat", "shine left", |run, node| {
        each_number(node, run.players(), |seat| usize::from(run.state.light(seat)))
    }),
    Key::with("marker", "seat or null", "who has the black star", |run, node| {
        same_seat(node, run.players(), run.state.marker())
    }),
    Key::with("first", "seat", "who led this round", |run, node| {
        same_seat(node, run.players(), Some(run.state.first()))
    }),
    Key::with("lead", "color or null", "the lead color", |run, node| {
        same_color(node, run.state.lead())
    }),
    Key::with("trump", "color or null", "the trump color", |run, node| {
        same_color(node, run.state.trump())
    }),
    Key::with(
        "supers",
        "list of places in the round, or cards",
        "the super-trumps",
        Run::expect_supers,
    ),
    Key::with(
        "trick",
        "list of `[seat or \"rival\", card]`, or cards",
        "what has been played this round, in order",
        Run::expect_trick,
    ),
    Key::with("last_winner", "seat, `\"rival\"` or null", "who won the last round", |run, node| {
        same_player(node, run.players(), run.state.last_winner())
    }),
    Key::with("discard", "cards", "the whole discard pile, in any order", |run, node| {
        same_cards(node, run.state.pile().iter().copied())
    }),
    Key::with("discard_top", "card", "the top of the discard pile", |run, node| {
        same(node, &node.parsed::<Face>()?, &run.state.pile_top())
    }),
    Key::with("discard_count", "number", "the size of the discard pile", |run, node| {
        same(node, &node.number()?, &run.state.pile().len())
    }),
    Key::with("deck_count", "number", "the size of the draw pile", |run, node| {
        same(node, &node.number()?, &run.state.deck().len())
    }),
    Key::with("deck_top", "color, `Z` or null", "the back on top of the draw pile", |run, node| {
        same_class(node, run.state.deck().first().map(|card| card.class()))
    }),
    Key::with("rounds", "number", "how many rounds are complete", |run, node| {
        same(node, &node.number()?, &run.state.rounds())
    }),
    Key::with(
        "result",
        "object or null",
        "the end of the game; null while it goes on",
        Run::expect_result,
    ),
];

pub(super) const RESULT: &[Key] = &[
    Key::new("reason", "`collection` or `shine`", "why the game ended"),
    Key::new("winners", "list of seats", "who won"),
    Key::new("eliminated", "seat or null", "whose shine went out"),
    Key::new("scores", "list of numbers or null", "the points by seat"),
];

pub(super) const VIEW: &[Key<ViewCheck>] = &[
    Key::with("hand", "cards", "its own hand", |run, node, seat| {
        same_cards(node, run.knowledge(seat).view.hand.unwrap_or_default().iter())
    }),
    Key::with(
        "backs",
        "backs per seat",
        "the backs of the hands: `{\"R\": 1}`, `\"R\"` or five counts",
        |run, node, seat| {
            let view = run.knowledge(seat).view;
            for (other, entry) in node.by_seat(run.players())? {
                same_backs(&entry, counts(view.backs[other]))?;
            }
            Ok(())
        },
    ),
    Key::with(
        "deck_top",
        "color, `Z` or null",
        "the back on top of the draw pile",
        |run, node, seat| same_class(node, run.knowledge(seat).view.deck.top),
    ),
    Key::with("deck_count", "number", "the size of the draw pile", |run, node, seat| {
        same(node, &node.number()?, &run.knowledge(seat).view.deck.count)
    }),
    Key::with("deck_backs", "backs", "the backs in the draw pile", |run, node, seat| {
        same_backs(node, counts(run.knowledge(seat).view.deck.backs))
    }),
    Key::with("unseen", "cards", "cards it has not seen", |run, node, seat| {
        same_cards(node, run.knowledge(seat).unseen.iter())
    }),
    Key::with("possible_deck", "cards", "cards that may be in the draw pile", |run, node, seat| {
        same_cards(node, run.knowledge(seat).possible_deck().iter())
    }),
    Key::with(
        "legal",
        "list of moves or null",
        "its legal moves; null if it is not asked",
        |run, node, seat| {
            let asked = run.knowledge(seat).view.legal.is_some();
            if node.is_null() {
                return if asked { Err(node.unequal("null", "a list")) } else { Ok(()) };
            }
            run.expect_legal(node, asked.then_some(seat))
        },
    ),
];

pub(super) const STATES: &[Key] = &[
    Key::new("TURN", "", "play a card, or pay for one first"),
    Key::new("LATE", "", "pay for a card after playing, with the option `pay-after`"),
    Key::new("TAKE", "", "the winner takes a card"),
    Key::new("TOP", "", "the winner chooses the top of the discard pile"),
    Key::new("END", "", "the game is over"),
];

impl Run {
    pub(super) fn expect(&self, expect: &Node<'_>) -> Result<(), Failure> {
        expect.not_empty()?;
        // Refusals last: they mean more once the position is known to be right.
        let (illegal, others): (Vec<_>, Vec<_>) =
            expect.entries()?.into_iter().partition(|(key, _)| *key == "illegal");
        others.into_iter().chain(illegal).try_for_each(|(key, node)| self.expect_key(key, &node))
    }

    fn expect_key(&self, key: &str, node: &Node<'_>) -> Result<(), Failure> {
        match KEYS.iter().find(|known| known.name == key) {
            Some(known) => (known.run)(self, node),
            None => self.expect_view(key, node),
        }
    }

    fn players(&self) -> usize {
        self.state.players()
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        self.game.knowledge(&self.state, Viewer::Seat(seat))
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
            expected.push(mv.map_err(|refusal| unreadable(&entry, text, &refusal))?.to_string());
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
        node.only(RESULT)?;
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
            // Without scores, a list of nulls means the same as null.
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
        let unknown = || {
            let mut known = names(KEYS);
            known.extend(["view0", "view1"]);
            node.unknown_key(key, &known)
        };
        let rest = key.strip_prefix("view").ok_or_else(unknown)?;
        let (number, what) = rest.split_once('.').map_or((rest, None), |(n, what)| (n, Some(what)));
        let index = number.parse::<usize>().map_err(|_| unknown())?;
        if index >= self.players() {
            return Err(node.failure(format!("there is no seat {index}")));
        }
        let seat = Seat::new(index);
        match what {
            Some(what) => self.expect_of_view(seat, what, node),
            None => {
                node.not_empty()?;
                let mut entries = node.entries()?.into_iter();
                entries.try_for_each(|(what, entry)| self.expect_of_view(seat, what, &entry))
            }
        }
    }

    fn expect_of_view(&self, seat: Seat, what: &str, node: &Node<'_>) -> Result<(), Failure> {
        match VIEW.iter().find(|known| known.name == what) {
            Some(known) => (known.run)(self, node, seat),
            None => Err(node.unknown_key(what, &names(VIEW))),
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

/// Compares values that may be missing, written `null`.
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

fn same_color(node: &Node<'_>, got: Option<Color>) -> Result<(), Failure> {
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
