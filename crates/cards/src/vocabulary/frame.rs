//! Cards, demands, Surprises and editions.

use super::{Group, Type, Word, WordPlace, maybe, must};
use crate::{
    ast::Kind,
    spelling::{ANSWERED, KINDS, MARKS},
};

const FILE: &[WordPlace] = &[WordPlace::CardFile];
const GOAL: &[WordPlace] = &[WordPlace::Card(Kind::Goal)];
const SURPRISE: &[WordPlace] = &[WordPlace::Card(Kind::Surprise)];
const REPLY: &[WordPlace] = &[WordPlace::Reply];
const EDITION_INSIDE: &[WordPlace] = &[WordPlace::Edition];

const ICON: super::Property = maybe("icon", Type::Name, "the name of its picture");
const RECONSTRUCTED: super::Property =
    maybe("reconstructed", Type::Flag, "the whole card is a reconstruction");
const IN_PART: super::Property = maybe(
    "reconstructed-in-part",
    Type::Flag,
    "the card is known to exist, but not everything it says",
);
const PLAIN: &[super::Property] = &[ICON, RECONSTRUCTED, IN_PART];

const fn card(
    name: &'static str,
    inside: Kind,
    summary: &'static str,
    example: &'static str,
) -> Word {
    Word::new(Group::Card, name, FILE, summary, example)
        .taking(Type::Name, "name")
        .with(PLAIN)
        .around(WordPlace::Card(inside))
}

pub(super) const CARDS: &[Word] = &[
    card(
        "rule",
        Kind::Rule,
        "A New Rule: applies to everyone until it is discarded or replaced.",
        "rule \"hand-limit-2\" { hand-limit 2 }",
    )
    .with(&[
        ICON,
        maybe(
            "subject",
            Type::Name,
            "its subject, if it doesn't follow from what the rule does; of two rules with the same subject, only the newer stays",
        ),
        RECONSTRUCTED,
        IN_PART,
    ]),
    card(
        "goal",
        Kind::Goal,
        "A Goal: what a player needs to win. All its conditions must be met.",
        "goal \"milk-and-cookies\" { have \"milk\" \"cookies\" }",
    ),
    card(
        "keeper",
        Kind::Keeper,
        "A Keeper: stays on a player's table, with or without a power.",
        "keeper \"milk\"",
    )
    .with(&[
        ICON,
        maybe("marks", Type::SomeOf(MARKS), "marks that other cards look for"),
        RECONSTRUCTED,
        IN_PART,
    ]),
    card(
        "creeper",
        Kind::Creeper,
        "A Creeper: stays on a player's table and stops that player from winning.",
        "creeper \"war\" { together-with \"peace\" { give \"this\" to=\"chosen\" } }",
    ),
    card(
        "action",
        Kind::Action,
        "An Action: its verbs are carried out in order, then it is discarded.",
        "action \"draw-3-play-2\" { draw-and-play draw=3 play=2 }",
    ),
    card(
        "surprise",
        Kind::Surprise,
        "A Surprise: one effect on your turn, another out of turn.",
        "surprise \"veto\" { your-turn { discard-rules up-to=2 }; answer to=\"rule\" { cancel } }",
    ),
    card(
        "meta",
        Kind::Meta,
        "A Meta Rule: chosen before the start, in force for the whole game.",
        "meta \"no-creepers\" { no-creepers }",
    ),
];

const fn demand(name: &'static str, summary: &'static str, example: &'static str) -> Word {
    Word::new(Group::Demand, name, GOAL, summary, example)
}

pub(super) const DEMANDS: &[Word] = &[
    demand(
        "have",
        "The player has all of these cards.",
        "goal \"toast\" { have \"bread\" \"the-toaster\" }",
    )
    .taking_many(Type::Card, "card"),
    demand(
        "at-least",
        "The player has at least this many of these cards.",
        "goal \"mad-tea-party\" { at-least 2 \"mad-hatter\" \"march-hare\" \"dormouse\" }",
    )
    .first(Type::Count(1, 20), "count")
    .taking_many(Type::Card, "card"),
    demand(
        "only-keeper",
        "The player has that Keeper and no other Keeper.",
        "goal \"all-you-need-is-love\" { only-keeper \"love\" }",
    )
    .taking(Type::Card, "card"),
    demand(
        "nobody-has",
        "Nobody has that card on the table.",
        "goal \"peace-no-war\" { have \"peace\"; nobody-has \"war\" }",
    )
    .taking(Type::Card, "card"),
    demand(
        "most-cards-in-hand",
        "The player has at least this many cards in hand, and more than anybody else.",
        "goal \"ten-cards-in-hand\" { most-cards-in-hand 10 }",
    )
    .taking(Type::Number, "number"),
    demand(
        "most-keepers",
        "The player has at least this many Keepers, and more than anybody else.",
        "goal \"five-keepers\" { most-keepers 5 }",
    )
    .taking(Type::Number, "number"),
];

pub(super) const SURPRISES: &[Word] = &[
    Word::new(
        Group::Surprise,
        "your-turn",
        SURPRISE,
        "What the Surprise does when it is played on your turn.",
        "surprise \"thats-mine\" { your-turn { take \"keeper\" }; answer to=\"keeper\" { redirect } }",
    )
    .around(WordPlace::Doing),
    Word::new(
        Group::Surprise,
        "answer",
        SURPRISE,
        "What the Surprise does out of turn, and what it responds to: another player playing a card of that kind, or `steal`, the theft of one of your Keepers.",
        "surprise \"belay-that\" { answer to=\"action\" { cancel } }",
    )
    .with(&[must("to", Type::OneOf(ANSWERED), "what it responds to")])
    .around(WordPlace::Reply),
    Word::new(
        Group::Surprise,
        "cancel",
        REPLY,
        "The card it responds to has no effect and is discarded.",
        "surprise \"veto\" { answer to=\"rule\" { cancel } }",
    ),
    Word::new(
        Group::Surprise,
        "redirect",
        REPLY,
        "The card it responds to goes to the table of the player who responds.",
        "surprise \"thats-mine\" { answer to=\"keeper\" { redirect } }",
    ),
    Word::new(
        Group::Surprise,
        "steal-back",
        REPLY,
        "The theft has no effect, and the player who responds takes a Keeper from the thief.",
        "surprise \"its-a-trap\" { answer to=\"steal\" { steal-back } }",
    ),
];

const EDITION_EXAMPLE: &str = "edition \"blanks\" { year 2024; language \"en\"; count \"rule\" 1; source \"table\" \"Made up at the kitchen table.\"; note \"Nothing here was ever printed.\" }";

const fn about(name: &'static str, summary: &'static str) -> Word {
    Word::new(Group::Edition, name, EDITION_INSIDE, summary, EDITION_EXAMPLE)
}

pub(super) const EDITION: &[Word] = &[
    Word::new(
        Group::Edition,
        "edition",
        &[WordPlace::EditionFile],
        "An edition: a set of cards and what is known about it.",
        EDITION_EXAMPLE,
    )
    .taking(Type::Name, "name")
    .around(WordPlace::Edition),
    about("year", "When it was published.").taking(Type::Count(1900, 2200), "year"),
    about("language", "The language of the printed edition that the information is from.")
        .taking(Type::Name, "language"),
    about("count", "The number of cards of a kind. A different number of cards is a mistake.")
        .first(Type::OneOf(KINDS), "kind")
        .taking(Type::Count(0, 500), "count"),
    about("source", "A source of information: a short name and a description.")
        .first(Type::Name, "name")
        .taking(Type::Text, "text"),
    about("note", "Something to know about this edition, such as what could not be confirmed.")
        .taking(Type::Text, "text"),
];
