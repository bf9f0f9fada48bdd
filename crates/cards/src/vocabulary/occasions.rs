//! When something may or must be done.

use super::{Group, Property, Type, Word, WordPlace, maybe, must};
use crate::{
    ast::Kind,
    spelling::{CONDITIONS, DOERS, KINDS, TRIGGER_EVENTS},
};

const RULE: WordPlace = WordPlace::Card(Kind::Rule);
const KEEPER: WordPlace = WordPlace::Card(Kind::Keeper);
const CREEPER: WordPlace = WordPlace::Card(Kind::Creeper);

const ALL: &[WordPlace] = &[RULE, KEEPER, CREEPER];
const ON_TABLES: &[WordPlace] = &[KEEPER, CREEPER];

/// Conditions about cards and numbers, for `when` and `if`.
pub(crate) const ABOUT_CARDS: &[Property] = &[
    maybe("have", Type::Card, "the player has that card on the table"),
    maybe("lack", Type::Card, "the player doesn't have that card on the table"),
    maybe("nobody-has", Type::Card, "nobody has that card on the table"),
    maybe("other-has", Type::Card, "another player has that card on the table"),
    maybe("in-play", Type::Card, "that card is on a table or in force"),
    maybe("keepers", Type::Count(1, 20), "the player has at least this many Keepers"),
    maybe("creepers", Type::Count(1, 20), "the player has at least this many Creepers"),
    maybe("cards-in-hand", Type::Count(1, 20), "the player has at least this many cards in hand"),
];

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
    occasion(
        "once-per-game",
        ALL,
        "A free action that can be used once in the whole game, by whoever has the card. It is optional.",
        "keeper \"three-wishes\" { once-per-game { extra-turn } }",
    ),
    occasion(
        "end-of-turn",
        ALL,
        "Happens at the end of the player's turn, before limits apply.",
        "keeper \"hourglass\" { end-of-turn { draw 1 } }",
    ),
    occasion(
        "after",
        ALL,
        "Happens after somebody plays a card, gains or loses a Keeper or Creeper, or draws, or after the discard pile is reshuffled. That player is `that` player. On a New Rule, it happens to the player who did it; on a Keeper or Creeper, to the player who has the card.",
        "keeper \"watchdog\" { after \"play\" by=\"others\" of=\"action\" { draw 1 } }",
    )
    .taking(Type::OneOf(TRIGGER_EVENTS), "event")
    .with(&[
        must("by", Type::OneOf(DOERS), "who does it"),
        maybe("of", Type::OneOf(KINDS), "only cards of this kind"),
    ]),
    Word::new(
        Group::Occasion,
        "when",
        &[WordPlace::Occasion],
        "The conditions for the occasion. All of them must hold.",
        "rule \"no-hand-bonus\" { start-of-turn { when \"empty-hand\"; draw 3 } }",
    )
    .maybe_taking_many(Type::OneOf(CONDITIONS), "condition")
    .with(ABOUT_CARDS),
];
