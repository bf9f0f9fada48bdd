//! When something may or must be done.

use super::{Group, Type, Word, WordPlace, maybe};
use crate::{ast::Kind, spelling::CONDITIONS};

const RULE: WordPlace = WordPlace::Card(Kind::Rule);
const KEEPER: WordPlace = WordPlace::Card(Kind::Keeper);
const CREEPER: WordPlace = WordPlace::Card(Kind::Creeper);

const ALL: &[WordPlace] = &[RULE, KEEPER, CREEPER];
const ON_TABLES: &[WordPlace] = &[KEEPER, CREEPER];

const fn occasion(
    name: &'static str,
    places: &'static [WordPlace],
    summary: &'static str,
    example: &'static str,
) -> Word {
    Word::new(Group::Occasion, name, places, summary, example).around(WordPlace::Occasion)
}

pub(super) const OCCASIONS: &[Word] = &[
    occasion(
        "once-per-turn",
        ALL,
        "A free action, once on each of the holder's turns. It is optional.",
        "rule \"mystery-play\" { once-per-turn { play-top 1 } }",
    ),
    occasion(
        "free-action",
        ALL,
        "A free action, any number of times on the holder's turn. It is optional.",
        "rule \"get-on-with-it\" { free-action { when \"card-in-hand\" \"play-owed\"; discard-hand; draw 3; end-turn } }",
    ),
    occasion(
        "start-of-turn",
        ALL,
        "Happens before the player draws at the start of their turn.",
        "rule \"no-hand-bonus\" { start-of-turn { when \"empty-hand\"; draw 3 } }",
    ),
    occasion(
        "together-with",
        ON_TABLES,
        "Happens as soon as its holder also has that card.",
        "creeper \"taxes\" { together-with \"money\" may-decline=#true { discard \"this\"; discard \"money\" } }",
    )
    .taking(Type::Card, "card")
    .with(&[maybe(
        "may-decline",
        Type::Flag,
        "its holder may decline while Creepers are harmless",
    )]),
    occasion(
        "alone",
        ON_TABLES,
        "Possible at any time while its holder has no other card on the table. It is optional.",
        "creeper \"death\" { alone { discard \"this\" } }",
    ),
    occasion(
        "goals-change",
        ON_TABLES,
        "Happens whenever the Goals in play change.",
        "creeper \"radioactive-potato\" { goals-change { give \"this\" to=\"previous\" } }",
    ),
    Word::new(
        Group::Occasion,
        "when",
        &[WordPlace::Occasion],
        "The conditions for the occasion. All of them must hold.",
        "rule \"no-hand-bonus\" { start-of-turn { when \"empty-hand\"; draw 3 } }",
    )
    .taking_many(Type::OneOf(CONDITIONS), "condition"),
];
