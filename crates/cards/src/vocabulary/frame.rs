//! Cards, demands, Surprises and editions.

use super::{Group, Type, Word, WordPlace, maybe, must};
use crate::{
    ast::Kind,
    spelling::{ANSWERED, KINDS, LASTING},
};

const FILE: &[WordPlace] = &[WordPlace::CardFile];
const DEMANDING: &[WordPlace] = &[WordPlace::Card(Kind::Goal), WordPlace::Demands];
const ALTERNATIVE: &[WordPlace] =
    &[WordPlace::Card(Kind::Goal), WordPlace::Demands, WordPlace::Alternatives];
const IN_PLAY: &[WordPlace] =
    &[WordPlace::Card(Kind::Rule), WordPlace::Card(Kind::Keeper), WordPlace::Card(Kind::Creeper)];
const MARKED: super::Property =
    maybe("marks", Type::Names, "marks that other cards look for: any names");
const VALUE: super::Property = maybe(
    "value",
    Type::Count(0, 20),
    "its points for Goals that count them; 1 unless stated otherwise",
);
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
        maybe(
            "lasts",
            Type::OneOf(LASTING),
            "it is discarded at the end of the turn, or when the next turn of the player who played it begins",
        ),
        RECONSTRUCTED,
        IN_PART,
    ]),
    card(
        "goal",
        Kind::Goal,
        "A Goal: what a player needs to win. All its conditions must be met.",
        "goal \"milk-and-cookies\" { have \"milk\" \"cookies\" }",
    )
    .with(&[
        ICON,
        maybe("ungoal", Type::Flag, "once a player meets it, everybody loses"),
        RECONSTRUCTED,
        IN_PART,
    ]),
    card(
        "keeper",
        Kind::Keeper,
        "A Keeper: stays on a player's table, with or without a power.",
        "keeper \"milk\"",
    )
    .with(&[
        ICON,
        MARKED,
        VALUE,
        RECONSTRUCTED,
        IN_PART,
    ]),
    card(
        "creeper",
        Kind::Creeper,
        "A Creeper: stays on a player's table and stops that player from winning.",
        "creeper \"war\" { together-with \"peace\" { give \"this\" to=\"chosen\" } }",
    )
    .with(&[ICON, MARKED, VALUE, RECONSTRUCTED, IN_PART]),
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
    Word::new(Group::Demand, name, ALTERNATIVE, summary, example)
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
    demand(
        "marked",
        "The player has at least this many cards with that mark on the table.",
        "goal \"menagerie\" { marked 3 \"animal\" }",
    )
    .first(Type::Count(1, 20), "count")
    .taking(Type::Name, "mark"),
    demand(
        "points",
        "The values of the Keepers on the player's table add up to at least this.",
        "goal \"treasury\" { points 7 }",
    )
    .taking(Type::Count(1, 100), "count"),
    demand(
        "lack",
        "The player has none of these cards on the table.",
        "goal \"clean-desk\" { most-keepers 3; lack \"clutter\" }",
    )
    .taking_many(Type::Card, "card"),
    demand(
        "other-has",
        "Another player has that card on the table.",
        "goal \"envy\" { have \"mirror\"; other-has \"crown\" }",
    )
    .taking(Type::Card, "card"),
    demand(
        "empty-hand",
        "The player has no cards in hand.",
        "goal \"all-in\" { most-keepers 4; empty-hand }",
    ),
    Word::new(
        Group::Demand,
        "any-of",
        DEMANDING,
        "One of these is enough.",
        "goal \"breakfast\" { any-of { have \"milk\" \"cookies\"; have \"bread\" \"toaster\" } }",
    )
    .around(WordPlace::Alternatives),
    Word::new(
        Group::Demand,
        "all-of",
        &[WordPlace::Alternatives],
        "One of the alternatives of `any-of` that consists of several conditions.",
        "goal \"either-way\" { any-of { have \"crown\"; all-of { points 5; empty-hand } } }",
    )
    .around(WordPlace::Demands),
    Word::new(
        Group::Demand,
        "wins-if",
        IN_PLAY,
        "Another way to win while the card is in play: for everybody if it is a New Rule, and for the player who has it if it is a Keeper or Creeper.",
        "keeper \"secret-plan\" { wins-if { points 12 } }",
    )
    .around(WordPlace::Demands),
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
    Word::new(
        Group::Surprise,
        "then",
        REPLY,
        "What the player who responds does afterward, if the response isn't canceled.",
        "surprise \"counterspell\" { answer to=\"action\" { cancel; then { draw 1 } } }",
    )
    .around(WordPlace::Doing),
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
