//! What can be done.

use super::{
    Group, Place, Property, Type, Word, maybe,
    modifiers::{BIRTHDAY, HOLIDAY, ORDINARY},
    must,
};
use crate::{
    ast::Kind,
    spelling::{KINDS, MARKS, PICKS, RULE_COUNTS, TOWARDS, WHO, WHOSE},
};

const DOING: &[Place] = &[Place::Card(Kind::Action), Place::Occasion, Place::Doing];

const WHO_DOES: Property =
    maybe("who", Type::OneOf(WHO), "who does it; `you` unless said otherwise");
const HOLDER_CHOOSES: Property =
    maybe("holder-chooses", Type::Card, "the holder of this card chooses, if anybody has it");
const EXCEPT_HOLDER: Property =
    maybe("except-holder", Type::Card, "the holder of this card is spared");
const SELECTED: &[Property] = &[WHOSE_TABLE, HOW_MANY, EXCEPT, WITH];
const WHOSE_TABLE: Property = maybe("whose", Type::OneOf(WHOSE), "on whose table");
const HOW_MANY: Property =
    maybe("count", Type::OneOf(&["one", "all"]), "all of them instead of one");
const EXCEPT: Property = maybe("except", Type::OneOf(&["this"]), "not this card itself");
const WITH: Property =
    maybe("with", Type::OneOf(&["creeper"]), "only Keepers with a Creeper attached");

const fn verb(name: &'static str, summary: &'static str, example: &'static str) -> Word {
    Word::new(Group::Verb, name, DOING, summary, example)
}

pub(super) const VERBS: &[Word] = &[
    verb(
        "draw",
        "Draw cards into the hand.",
        "action \"jackpot\" { draw 3 }",
    )
    .taking(Type::Number, "number")
    .with(&[WHO_DOES]),
    verb(
        "draw-per-creeper",
        "Everybody draws one, and in all as many per Creeper they have.",
        "action \"distress-call\" { draw-per-creeper 2 }",
    )
    .taking(Type::Number, "number"),
    verb(
        "discard-hand",
        "Discard the whole hand.",
        "action \"discard-and-draw\" { discard-hand; draw-as-many }",
    ),
    verb(
        "draw-as-many",
        "Draw as many as the last `discard-hand` discarded.",
        "action \"discard-and-draw\" { discard-hand; draw-as-many }",
    ),
    verb(
        "discard-from-hand",
        "Discard cards from hands.",
        "action \"space-jackpot\" { draw 5; discard-from-hand 2 }",
    )
    .taking(Type::Number, "number")
    .with(&[
        WHO_DOES,
        maybe(
            "pick",
            Type::OneOf(PICKS),
            "who decides which; the owner unless said otherwise",
        ),
    ]),
    verb(
        "draw-and-play",
        "Set the hand aside, draw a new one, play from it, discard the rest; what is played is a number, `\"all\"`, or a number for each sort of day.",
        "action \"todays-special\" { draw-and-play draw=3 birthday=3 holiday=2 ordinary=1 }",
    )
    .with(&[
        must("draw", Type::Number, "how many are drawn"),
        maybe("play", Type::NumberOrAll, "how many of them are played"),
        BIRTHDAY,
        HOLIDAY,
        ORDINARY,
    ]),
    verb(
        "play-top",
        "Play cards from the top of the draw pile: the first at once, further ones if one wants, at most so many.",
        "action \"curiouser\" { play-top 3 }",
    )
    .taking(Type::Count(1, 20), "count"),
    verb(
        "play-from-discard",
        "Choose a card of these kinds in the discard pile and play it.",
        "action \"lets-do-that-again\" { play-from-discard \"action\" \"rule\" }",
    )
    .taking_many(Type::OneOf(KINDS), "kind"),
    verb(
        "play-from-hand",
        "Take a card at random from another hand and play it.",
        "action \"use-what-you-take\" { play-from-hand }",
    ),
    verb(
        "fetch",
        "Choose a card of the discard pile or of the draw pile, which is shuffled afterwards, and take it in hand.",
        "action \"time-portal\" { fetch \"discard\" \"deck\"; end-turn }",
    )
    .taking_many(Type::OneOf(&["discard", "deck"]), "pile"),
    verb(
        "wish",
        "Choose any card of the discard pile: Rules, Actions and Surprises are played, a Creeper is given away, anything else comes to hand and ends the turn.",
        "action \"what-do-you-want\" { wish }",
    ),
    verb(
        "share-out",
        "Draw so many for each player and hand them out.",
        "action \"everybody-gets-1\" { share-out 1 }",
    )
    .taking(Type::Number, "number"),
    verb(
        "collect",
        "Cards come from other hands into one's own.",
        "action \"taxation\" { collect 1 from=\"everyone\" pick=\"owner\" }",
    )
    .taking(Type::Number, "number")
    .with(&[
        must(
            "from",
            Type::OneOf(&["everyone", "one"]),
            "from everybody else, or from one player of one's choice",
        ),
        must("pick", Type::OneOf(PICKS), "who decides which"),
        EXCEPT_HOLDER,
    ]),
    verb(
        "trade-hands",
        "Swap hands with another player.",
        "action \"trade-hands\" { trade-hands }",
    ),
    verb(
        "rotate-hands",
        "All hands move one seat on, in the direction chosen.",
        "action \"rotate-hands\" { rotate-hands holder-chooses=\"crown\" }",
    )
    .with(&[HOLDER_CHOOSES]),
    verb(
        "swap-positions",
        "Swap one's whole position with another player's.",
        "action \"brain-transference\" { swap-positions; end-turn }",
    ),
    verb(
        "shift-positions",
        "Every position moves to the previous player.",
        "action \"clean-cup\" { shift-positions; end-turn }",
    ),
    verb(
        "swap-keepers",
        "Swap a Keeper with another player.",
        "action \"exchange-keepers\" { swap-keepers }",
    ),
    verb(
        "discard",
        "Discard cards from tables; one's own unless said otherwise.",
        "action \"creeper-sweeper\" { discard \"creeper\" whose=\"anyones\" count=\"all\" }",
    )
    .taking_many(Type::What, "card")
    .with(SELECTED),
    verb(
        "take",
        "Take a card from another table to one's own.",
        "action \"steal-a-keeper\" { take \"keeper\" }",
    )
    .taking_many(Type::What, "card")
    .with(SELECTED),
    verb(
        "give",
        "Give a card of one's own table away.",
        "keeper \"teleporter\" { once-per-turn { give \"keeper\" to=\"chosen\" except=\"this\" } }",
    )
    .taking_many(Type::What, "card")
    .with(&[
        must("to", Type::OneOf(TOWARDS), "to whom"),
        WHOSE_TABLE,
        HOW_MANY,
        EXCEPT,
        WITH,
    ]),
    verb(
        "move",
        "Move a card from one table to another; anybody's unless said otherwise.",
        "action \"creeper-reassignment\" { move \"creeper\" }",
    )
    .taking_many(Type::What, "card")
    .with(SELECTED),
    verb(
        "everyone-gives",
        "Everybody gives one Keeper away, all at once.",
        "action \"un-birthday-presents\" { everyone-gives }",
    ),
    verb(
        "each-loses",
        "One chooses a Keeper of each player; all of them are discarded.",
        "action \"sonic-sledgehammer\" { each-loses hand-instead=#true except-holder=\"time-traveler\" }",
    )
    .with(&[
        HOLDER_CHOOSES,
        maybe(
            "hand-instead",
            Type::Flag,
            "who has no Keeper discards a random hand card",
        ),
        EXCEPT_HOLDER,
    ]),
    verb(
        "cure",
        "That Creeper goes from one's own table; the Keeper it is attached to stays.",
        "keeper \"the-doctor\" marks=\"brain\" { free-action { cure \"brain-parasites\" } }",
    )
    .taking(Type::Card, "card"),
    verb(
        "to-hands",
        "Keepers with this mark go to hands.",
        "action \"beam-us-up\" { to-hands \"brain\" collector=\"teleporter\" }",
    )
    .taking(Type::OneOf(MARKS), "mark")
    .with(&[maybe(
        "collector",
        Type::Card,
        "all of them into the hand of the holder of this card, if anybody has it",
    )]),
    verb(
        "mix-tables",
        "All Keepers and Creepers are shuffled and dealt round again.",
        "action \"mix-it-all-up\" { mix-tables }",
    ),
    verb(
        "everyone-may-discard",
        "Everybody may discard any cards from hand and table.",
        "action \"its-trash-day\" { everyone-may-discard; shuffle-discard }",
    ),
    verb(
        "shuffle-discard",
        "The discard pile is shuffled into the draw pile.",
        "action \"its-trash-day\" { everyone-may-discard; shuffle-discard }",
    ),
    verb(
        "discard-rules",
        "New Rules are discarded: `\"one\"`, `up-to` so many, up to `\"half\"` rounded up (`at-least` so many), `\"all\"`, or those that are `\"limits\"`.",
        "action \"lets-simplify\" { discard-rules \"half\" at-least=0 }",
    )
    .maybe_taking(Type::OneOf(RULE_COUNTS), "which")
    .with(&[
        maybe("up-to", Type::Count(1, 20), "the most, if it is a number"),
        maybe("at-least", Type::Count(0, 20), "the fewest, with `half`"),
    ]),
    verb(
        "discard-goals",
        "All Goals in force are discarded.",
        "surprise \"canceled-plans\" { your-turn { discard-goals } }",
    ),
    verb(
        "extra-turn",
        "One more turn after this one.",
        "action \"take-another-turn\" { extra-turn }",
    ),
    verb(
        "end-turn",
        "The turn ends.",
        "action \"time-portal\" { fetch \"deck\"; end-turn }",
    ),
    verb(
        "gain-plays",
        "More plays this turn.",
        "rule \"rhyme-time\" { once-per-turn { rhyme; gain-plays 1 } }",
    )
    .taking(Type::Number, "number"),
    verb(
        "choose-one",
        "One of several effects, as one chooses.",
        "rule \"rhyme-time\" { once-per-turn { rhyme; choose-one { option { draw 1 }; option { gain-plays 1 } } } }",
    )
    .around(Place::Choice),
    Word::new(
        Group::Verb,
        "option",
        &[Place::Choice],
        "One of the effects to choose from.",
        "action \"either-way\" { choose-one { option { draw 2 }; option { extra-turn } } }",
    )
    .around(Place::Doing),
    verb(
        "rhyme",
        "Say a rhyming couplet aloud.",
        "rule \"rhyme-time\" { once-per-turn { rhyme; draw 1 } }",
    ),
];
