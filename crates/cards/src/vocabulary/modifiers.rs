//! What holds while a card lies in play.

use super::{Group, Property, Type, Word, WordPlace, maybe};
use crate::{ast::Kind, spelling::STOPPED};

const RULE: WordPlace = WordPlace::Card(Kind::Rule);
const META: WordPlace = WordPlace::Card(Kind::Meta);
const KEEPER: WordPlace = WordPlace::Card(Kind::Keeper);
const CREEPER: WordPlace = WordPlace::Card(Kind::Creeper);

const RULES: &[WordPlace] = &[RULE, META];
const RULES_AND_KEEPERS: &[WordPlace] = &[RULE, META, KEEPER];
const KEEPERS: &[WordPlace] = &[KEEPER];
const CREEPERS: &[WordPlace] = &[CREEPER];
const ON_TABLES: &[WordPlace] = &[KEEPER, CREEPER];
const METAS: &[WordPlace] = &[META];

/// How many plays the day deserves.
pub(crate) const BIRTHDAY: Property =
    maybe("birthday", Type::Number, "how many on the player's birthday");
/// See [`BIRTHDAY`].
pub(crate) const HOLIDAY: Property = maybe("holiday", Type::Number, "how many on a holiday");
/// See [`BIRTHDAY`].
pub(crate) const ORDINARY: Property = maybe("ordinary", Type::Number, "how many on any other day");

const fn modifier(
    name: &'static str,
    places: &'static [WordPlace],
    summary: &'static str,
    example: &'static str,
) -> Word {
    Word::new(Group::Modifier, name, places, summary, example)
}

pub(super) const MODIFIERS: &[Word] = &[
    modifier(
        "draw",
        RULES,
        "The number of cards drawn each turn.",
        "rule \"draw-2\" { draw 2 }",
    )
    .taking(Type::Number, "number"),
    modifier(
        "play",
        RULES,
        "The number of cards played each turn: a number, `\"all\"`, or a number for each kind of day.",
        "rule \"play-all\" { play \"all\" }",
    )
    .maybe_taking(Type::NumberOrAll, "number")
    .with(&[BIRTHDAY, HOLIDAY, ORDINARY]),
    modifier(
        "hand-limit",
        RULES,
        "The largest number of cards a player may keep in hand.",
        "rule \"hand-limit-0\" { hand-limit 0 }",
    )
    .taking(Type::Number, "number"),
    modifier(
        "keeper-limit",
        RULES,
        "The largest number of Keepers a player may keep.",
        "rule \"keeper-limit-3\" { keeper-limit 3 }",
    )
    .taking(Type::Number, "number"),
    modifier(
        "goals",
        RULES,
        "The number of Goals that can be in play at the same time.",
        "rule \"double-agenda\" { goals 2 }",
    )
    .taking(Type::Count(1, 8), "count"),
    modifier(
        "first-play-random",
        RULES,
        "If the rules allow more than one play, the first card is picked at random.",
        "rule \"first-play-random\" { first-play-random }",
    ),
    modifier(
        "bonus",
        RULES,
        "Extra draws and plays on a player's own turn. Exactly one of `to`, `everyone-while` and `holder-of` says who gets them.",
        "rule \"party-bonus\" { bonus draw=1 play=1 everyone-while=\"the-party\" }",
    )
    .with(&[
        maybe("draw", Type::Number, "extra draws"),
        maybe("play", Type::Number, "extra plays"),
        maybe(
            "to",
            Type::OneOf(&["fewest-keepers", "most-keepers"]),
            "the player who has fewer, or more, Keepers than anyone else",
        ),
        maybe(
            "everyone-while",
            Type::Card,
            "everyone, while any player has that card on the table",
        ),
        maybe("holder-of", Type::Card, "the player who has that card"),
    ]),
    modifier(
        "more",
        ON_TABLES,
        "Its holder draws and plays more and may exceed limits.",
        "keeper \"the-computer\" { more draw=1 play=1 hand-limit=1 keeper-limit=1 }",
    )
    .with(&[
        maybe("draw", Type::Number, "added to the draws"),
        maybe("play", Type::Number, "added to the plays"),
        maybe("hand-limit", Type::Number, "added to the hand limit"),
        maybe("keeper-limit", Type::Number, "added to the Keeper limit"),
    ]),
    modifier(
        "inflate",
        RULES,
        "Every numeral on other cards is increased by one. Numbers written as words don't change.",
        "rule \"inflation\" { inflate }",
    ),
    modifier(
        "creepers-harmless",
        RULES_AND_KEEPERS,
        "Creepers don't stop players from winning. On a Keeper, this applies only to the player who has it.",
        "rule \"silver-lining\" { creepers-harmless }",
    )
    .with(&[maybe("only", Type::Card, "only this Creeper")]),
    modifier(
        "also-need",
        RULES,
        "While a player has that card on the table, it is also needed to win, and it stops nobody from winning.",
        "rule \"you-also-need-a-baked-potato\" { also-need \"radioactive-potato\" }",
    )
    .taking(Type::Card, "card"),
    modifier(
        "attaches",
        CREEPERS,
        "It attaches to a Keeper of the player who has it.",
        "creeper \"malfunction\" { attaches to=\"gear\"; disables-host }",
    )
    .with(&[maybe("to", Type::Name, "only to Keepers with this mark")]),
    modifier(
        "disables-host",
        CREEPERS,
        "The Keeper it is attached to loses its powers.",
        "creeper \"malfunction\" { attaches to=\"gear\"; disables-host }",
    ),
    modifier(
        "stands-in",
        KEEPERS,
        "If another player takes or discards another Keeper of its holder, this one is taken or discarded instead.",
        "keeper \"expendable-crewman\" marks=\"brain\" { stands-in }",
    ),
    modifier(
        "projects",
        KEEPERS,
        "On its holder's turn, one Keeper of another player counts as the holder's.",
        "keeper \"holographic-projection\" marks=\"gear\" { projects }",
    ),
    modifier(
        "returns-to-deck",
        ON_TABLES,
        "If it is discarded from a table, it goes on top of the draw pile.",
        "keeper \"boomerang\" { returns-to-deck }",
    ),
    modifier(
        "moves-on",
        ON_TABLES,
        "When its holder's turn ends, it moves to the next player.",
        "keeper \"wanderer\" { moves-on }",
    ),
    modifier(
        "gets-back",
        ON_TABLES,
        "Its holder gets that card back into the hand after playing it.",
        "keeper \"time-traveler\" { gets-back \"time-portal\" }",
    )
    .taking(Type::Card, "card"),
    modifier(
        "escalates",
        METAS,
        "Each time the discard pile becomes the draw pile, the numbers of the Basic Rules increase by one.",
        "meta \"rules-escalation\" { escalates }",
    ),
    modifier(
        "no-creepers",
        METAS,
        "Creepers are taken out before the deal.",
        "meta \"no-creepers\" { no-creepers }",
    ),
    modifier(
        "counts-as",
        KEEPERS,
        "It also counts as these cards for Goals.",
        "keeper \"understudy\" { counts-as \"king\" \"queen\" }",
    )
    .taking_many(Type::Card, "card"),
    modifier(
        "protected",
        KEEPERS,
        "Other players can't take, move or discard it. Limits still apply.",
        "keeper \"safe\" { protected }",
    ),
    modifier(
        "stops",
        CREEPERS,
        "Whom it stops from winning, instead of the player who has it.",
        "creeper \"fog\" { stops \"others\" }",
    )
    .taking(Type::OneOf(STOPPED), "players"),
];
