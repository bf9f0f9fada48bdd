//! The verbs of the language: what a card can do, step by step.
//!
//! Each verb is declared once, here. The struct, the reader, the printer, the
//! word table with the reference page, the references to other cards and the
//! random samples for tests are generated from the declaration. What a verb
//! does when it is played is in the file of `fluxx/src/verbs/` that the
//! declaration names, and how it is said in `words/locales/*/verbs.ftl`.
//! `docs/adding-a-verb.md` walks through an example.

mod blocks;
mod declare;
mod effects;
mod field;
mod sample;
mod written;

pub use effects::Effects;
pub use field::{Field, FieldValue};
pub use sample::Sampler;

use declare::verbs;
use field::{properties, property_count, word};
use serde::{Deserialize, Serialize};
use written::Written;

use crate::{
    ast::{
        CardId, Chooser, Conditions, Filter, Kind, Mark, Number, Payers, Per, Pick, Picker, Piles,
        Players, Plays, RuleCount, Seen, Selector, SourcePile, TargetPile, Text, Towards, What,
        Who, Whose,
    },
    print::Printed,
    read::{Filled, Reader},
    references::Role,
    spelling::{
        CONDITIONS, KINDS, PAYERS, PER, PICKERS, PICKS, PLAYERS, RULE_COUNTS, SEEN, SOURCE_PILES,
        TARGET_PILES, TOWARDS, WHO, WHOSE,
    },
    vocabulary::{
        ABOUT_CARDS, BIRTHDAY, Group, HOLIDAY, ORDINARY, Property, Type, Word, WordPlace, maybe,
        must,
    },
};

const NUMBER: Field = Field::value(Type::Number, "number");
const WHO_DOES: Field = Field::properties(&[maybe(
    "who",
    Type::OneOf(WHO),
    "who does it; `you` unless stated otherwise",
)]);
const HOLDER_CHOOSES: Field = Field::properties(&[maybe(
    "holder-chooses",
    Type::Card,
    "the holder of this card chooses, if anybody has it",
)]);
const EXCEPT_HOLDER: Field =
    Field::properties(&[maybe("except-holder", Type::Card, "the holder of this card is spared")]);

const SELECTION: &[Property] = &[
    maybe("whose", Type::OneOf(WHOSE), "on whose table"),
    maybe("count", Type::OneOf(&["one", "all"]), "all of them instead of one"),
    maybe("except", Type::OneOf(&["this"]), "not this card itself"),
    maybe("with", Type::OneOf(&["creeper"]), "only Keepers with a Creeper attached"),
    maybe("mark", Type::Name, "only cards with this mark"),
];

/// What is done, between braces.
const BLOCK: Field = Field::inside(WordPlace::Doing);

/// The players that a verb is about.
const PLAYER_WORDS: Field = Field::optional_value(Type::OneOf(PLAYERS), "players").with(&[maybe(
    "holder-of",
    Type::Card,
    "the player who has that card on the table",
)]);

/// A choice of cards on tables; on this table unless the card says whose.
const fn selected_on(whose: Whose) -> Field {
    Field::values(Type::What, "card").with(SELECTION).on(whose)
}

/// The word that stands between the braces of `choose-one` and `by-chance`.
const OPTION: Word = Word::new(
    Group::Verb,
    "option",
    &[WordPlace::Choice],
    "One of the effects to choose from.",
    "action \"either-way\" { choose-one { option { draw 2 }; option { extra-turn } } }",
)
.around(WordPlace::Doing);

/// Every word that does something, in the order of the reference page, and the word
/// that only stands inside such words.
pub(crate) fn words() -> impl Iterator<Item = &'static Word> {
    WORDS.iter().chain(std::iter::once(const { &OPTION }))
}

/// Calls for every verb of a list, including those inside choices.
pub fn each_verb(verbs: &[Verb], call: &mut dyn FnMut(&Verb)) {
    for verb in verbs {
        call(verb);
        verb.each_field(&mut |_, value| match value {
            FieldValue::Options(options) => {
                options.iter().for_each(|option| each_verb(option, call));
            }
            FieldValue::Block(block) => each_verb(block, call),
            _ => {}
        });
    }
}

verbs! {
    ($)

    /// Draw cards into the hand.
    draw Draw "draw" {
        count: Number = NUMBER,
        who: Who = WHO_DOES,
    }
    effects |draw| Effects::GAINS | Effects::BRIEF.when(draw.who == Who::You);
    example "action \"jackpot\" { draw 3 }";

    /// Everybody draws one card, or this many for each Creeper they have.
    draw_per_creeper DrawPerCreeper "draw-per-creeper" {
        count: Number = NUMBER,
    }
    effects |_| Effects::GAINS;
    example "action \"distress-call\" { draw-per-creeper 2 }";

    /// Discard the whole hand.
    discard_hand DiscardHand "discard-hand" {}
    effects |_| Effects::BRIEF;
    example "action \"discard-and-draw\" { discard-hand; draw-as-many }";

    /// Draw as many as the last `discard-hand` discarded.
    draw_as_many DrawAsMany "draw-as-many" {}
    effects |_| Effects::GAINS | Effects::BRIEF;
    example "action \"discard-and-draw\" { discard-hand; draw-as-many }";

    /// Discard cards from hands.
    discard_from_hand DiscardFromHand "discard-from-hand" {
        count: Number = NUMBER,
        who: Who = WHO_DOES,
        pick: Pick = Field::properties(&[maybe(
            "pick",
            Type::OneOf(PICKS),
            "who decides which; the owner unless stated otherwise",
        )]),
    }
    effects |discard| Effects::BRIEF.when(discard.who == Who::You);
    example "action \"space-jackpot\" { draw 5; discard-from-hand 2 }";

    /// Set the hand aside, draw a new one, play from it, and discard the rest.
    /// How many are played is a number, `"all"`, or a number for each kind of day.
    draw_and_play DrawAndPlay "draw-and-play" {
        draw: Number = Field::properties(&[must("draw", Type::Number, "how many are drawn")]),
        play: Plays = Field::properties(&[
            maybe("play", Type::NumberOrAll, "how many of them are played"),
            BIRTHDAY,
            HOLIDAY,
            ORDINARY,
        ]),
    }
    effects |_| Effects::GAINS | Effects::PLAYS_CARDS | Effects::PLAYS_GOALS;
    example "action \"todays-special\" { draw-and-play draw=3 birthday=3 holiday=2 ordinary=1 }";

    /// Play the top card of the draw pile. The player may go on with the next,
    /// up to this number of cards.
    play_top PlayTop "play-top" {
        count: u8 = Field::value(Type::Count(1, 20), "count"),
    }
    // Of several cards only the first is played unasked.
    effects |_| {
        Effects::GAINS | Effects::PLAYS_CARDS | Effects::PLAYS_GOALS | Effects::PLAYS_UNASKED
    };
    example "action \"curiouser\" { play-top 3 }";

    /// Choose a card of one of these kinds in the discard pile and play it.
    play_from_discard PlayFromDiscard "play-from-discard" {
        kinds: Vec<Kind> = Field::values(Type::OneOf(KINDS), "kind"),
    }
    effects |play| {
        let goals = Effects::PLAYS_GOALS.when(play.kinds.contains(&Kind::Goal));
        Effects::GAINS | Effects::PLAYS_CARDS | goals
    };
    example "action \"lets-do-that-again\" { play-from-discard \"action\" \"rule\" }";

    /// Take a random card from another player's hand and play it.
    play_from_hand PlayFromHand "play-from-hand" {}
    effects |_| {
        Effects::GAINS | Effects::PLAYS_CARDS | Effects::PLAYS_GOALS | Effects::PLAYS_UNASKED
    };
    example "action \"use-what-you-take\" { play-from-hand }";

    /// Take a card of your choice from the discard pile or the draw pile into
    /// your hand. A draw pile that was searched is shuffled afterward.
    fetch Fetch "fetch" {
        from: Piles = Field::values(Type::OneOf(&["discard", "deck"]), "pile"),
    }
    effects |_| Effects::GAINS;
    example "action \"time-portal\" { fetch \"discard\" \"deck\"; end-turn }";

    /// Choose any card in the discard pile. Rules, Actions and Surprises are
    /// played, a Creeper is given away, and any other card goes to your hand and
    /// ends the turn.
    wish Wish "wish" {}
    effects |_| Effects::GAINS | Effects::PLAYS_CARDS | Effects::PLAYS_GOALS;
    example "action \"what-do-you-want\" { wish }";

    /// Draw this many cards per player and hand them out.
    share_out ShareOut "share-out" {
        count: Number = NUMBER,
    }
    effects |_| Effects::GAINS;
    example "action \"everybody-gets-1\" { share-out 1 }";

    /// Get cards from other players' hands.
    collect Collect "collect" {
        count: Number = NUMBER,
        from: Payers = Field::properties(&[must(
            "from",
            Type::OneOf(PAYERS),
            "from everybody else, or from one player of your choice",
        )]),
        pick: Pick =
            Field::properties(&[must("pick", Type::OneOf(PICKS), "who decides which")]),
        except_holder: Option<CardId> = EXCEPT_HOLDER,
    }
    effects |_| Effects::GAINS;
    example "action \"taxation\" { collect 1 from=\"everyone\" pick=\"owner\" }";

    /// Swap hands with another player.
    trade_hands TradeHands "trade-hands" {}
    effects |_| Effects::GAINS;
    example "action \"trade-hands\" { trade-hands }";

    /// All hands move to the next seat, in the direction the player chooses.
    rotate_hands RotateHands "rotate-hands" {
        chooser: Chooser = HOLDER_CHOOSES,
    }
    effects |_| Effects::GAINS;
    example "action \"rotate-hands\" { rotate-hands holder-chooses=\"crown\" }";

    /// Swap everything, hand and table, with another player.
    swap_positions SwapPositions "swap-positions" {}
    effects |_| Effects::GAINS | Effects::MOVES_OWN_CARDS;
    example "action \"brain-transference\" { swap-positions; end-turn }";

    /// Everybody's hand and table move to the previous player.
    shift_positions ShiftPositions "shift-positions" {}
    effects |_| Effects::GAINS | Effects::MOVES_OWN_CARDS;
    example "action \"clean-cup\" { shift-positions; end-turn }";

    /// Swap a Keeper with another player.
    swap_keepers SwapKeepers "swap-keepers" {}
    effects |_| Effects::GAINS | Effects::MOVES_OWN_CARDS;
    example "action \"exchange-keepers\" { swap-keepers }";

    /// Discard cards from tables; from your own unless stated otherwise.
    discard Discard "discard" {
        what: Selector = selected_on(Whose::Yours),
    }
    effects |discard| {
        Effects::MOVES_OWN_CARDS | Effects::COSTS.when(discard.what.whose == Whose::Yours)
    };
    example "action \"creeper-sweeper\" { discard \"creeper\" whose=\"anyones\" count=\"all\" }";

    /// Take a card from another player's table to your own.
    take Take "take" {
        what: Selector = selected_on(Whose::Others),
    }
    // Cards taken by name are on the player's own table the next time.
    effects |take| {
        Effects::BRIEF | Effects::GAINS.when(!matches!(take.what.what, What::Named(_)))
    };
    example "action \"steal-a-keeper\" { take \"keeper\" }";

    /// Give away a card from your table.
    give Give "give" {
        to: Towards = Field::properties(&[must("to", Type::OneOf(TOWARDS), "to whom")]),
        what: Selector = selected_on(Whose::Yours),
    }
    effects |_| Effects::COSTS | Effects::MOVES_OWN_CARDS | Effects::BRIEF;
    example "keeper \"teleporter\" { once-per-turn { give \"keeper\" to=\"chosen\" except=\"this\" } }";

    /// Move a card from one table to another; from any table unless stated
    /// otherwise.
    move_piece MovePiece "move" {
        what: Selector = selected_on(Whose::Anyones),
    }
    effects |_| Effects::GAINS | Effects::MOVES_OWN_CARDS | Effects::BRIEF;
    example "action \"creeper-reassignment\" { move \"creeper\" }";

    /// Everybody gives away one Keeper at the same time.
    everyone_gives EveryoneGives "everyone-gives" {}
    effects |_| Effects::GAINS | Effects::MOVES_OWN_CARDS;
    example "action \"un-birthday-presents\" { everyone-gives }";

    /// Choose a Keeper of each player; all of them are discarded.
    each_loses EachLoses "each-loses" {
        chooser: Chooser = HOLDER_CHOOSES,
        hand_instead: bool = Field::properties(&[maybe(
            "hand-instead",
            Type::Flag,
            "whoever has no Keeper discards a random card from their hand",
        )]),
        except_holder: Option<CardId> = EXCEPT_HOLDER,
    }
    effects |_| Effects::MOVES_OWN_CARDS;
    example "action \"sonic-sledgehammer\" { each-loses hand-instead=#true except-holder=\"time-traveler\" }";

    /// Discard that Creeper from your table; the Keeper it is attached to stays.
    cure Cure "cure" {
        card: CardId = Field::value(Type::Card, "card").naming(Role::Creeper),
    }
    effects |_| Effects::COSTS | Effects::MOVES_OWN_CARDS;
    example "keeper \"the-doctor\" marks=\"brain\" { free-action { cure \"brain-parasites\" } }";

    /// Keepers with this mark go to their players' hands.
    to_hands ToHands "to-hands" {
        mark: Mark = Field::value(Type::Name, "mark"),
        collector: Option<CardId> = Field::properties(&[maybe(
            "collector",
            Type::Card,
            "all of them into the hand of the holder of this card, if anybody has it",
        )]),
    }
    effects |_| Effects::MOVES_OWN_CARDS;
    example "action \"beam-us-up\" { to-hands \"brain\" collector=\"teleporter\" }";

    /// Shuffle all Keepers and Creepers and deal them out again.
    mix_tables MixTables "mix-tables" {}
    effects |_| Effects::GAINS | Effects::MOVES_OWN_CARDS;
    example "action \"mix-it-all-up\" { mix-tables }";

    /// Everybody may discard any cards from their hand and table.
    everyone_may_discard EveryoneMayDiscard "everyone-may-discard" {}
    effects |_| Effects::NONE;
    example "action \"its-trash-day\" { everyone-may-discard; shuffle-discard }";

    /// Shuffle the discard pile into the draw pile.
    shuffle_discard ShuffleDiscard "shuffle-discard" {}
    effects |_| Effects::GAINS | Effects::BRIEF;
    example "action \"its-trash-day\" { everyone-may-discard; shuffle-discard }";

    /// Discard New Rules: `"one"`, up to a number (`up-to`), up to `"half"` of
    /// them, rounded up, but at least a number (`at-least`), `"all"`, or all
    /// `"limits"`.
    discard_rules DiscardRules "discard-rules" {
        rules: RuleCount = Field::optional_value(Type::OneOf(RULE_COUNTS), "which").with(&[
            maybe("up-to", Type::Count(1, 20), "the largest number of rules"),
            maybe("at-least", Type::Count(0, 20), "the smallest number of rules, with `half`"),
        ]),
    }
    effects |_| Effects::BRIEF;
    example "action \"lets-simplify\" { discard-rules \"half\" at-least=0 }";

    /// Discard all Goals in force.
    discard_goals DiscardGoals "discard-goals" {}
    effects |_| Effects::BRIEF;
    example "surprise \"canceled-plans\" { your-turn { discard-goals } }";

    /// Take another turn after this one.
    extra_turn ExtraTurn "extra-turn" {}
    effects |_| Effects::GAINS | Effects::EXTRA_TURN | Effects::BRIEF;
    example "action \"take-another-turn\" { extra-turn }";

    /// End the turn.
    end_turn EndTurn "end-turn" {}
    effects |_| Effects::ENDS_TURN | Effects::BRIEF;
    example "action \"time-portal\" { fetch \"deck\"; end-turn }";

    /// Play more cards this turn.
    gain_plays GainPlays "gain-plays" {
        count: Number = NUMBER,
    }
    effects |_| Effects::GAINS | Effects::BRIEF;
    example "rule \"rhyme-time\" { once-per-turn { rhyme; gain-plays 1 } }";

    /// Choose one of several effects.
    choose_one ChooseOne "choose-one" {
        options: Vec<Vec<Verb>> = Field::inside(WordPlace::Choice),
    }
    effects |_| Effects::NONE;
    example "rule \"rhyme-time\" { once-per-turn { rhyme; choose-one { option { draw 1 }; option { gain-plays 1 } } } }";

    /// Say a rhyming couplet aloud.
    rhyme Rhyme "rhyme" {}
    effects |_| Effects::BRIEF;
    example "rule \"rhyme-time\" { once-per-turn { rhyme; draw 1 } }";
    /// These players carry out what is between the braces, one after the other
    /// in turn order. There, `you` is the player whose turn it is to do so. A
    /// player who was chosen is `that` player in what follows.
    for_players ForPlayers "for" {
        players: Players = PLAYER_WORDS,
        verbs: Vec<Verb> = BLOCK,
    }
    effects |_| Effects::NONE;
    example "action \"tithe\" { for \"each-other\" { discard-from-hand 1 }; draw 1 }";

    /// What is between the braces happens only if all these conditions hold for
    /// the player.
    if_so If "if" {
        conditions: Conditions = Field::some_values(Type::OneOf(CONDITIONS), "condition").with(ABOUT_CARDS),
        verbs: Vec<Verb> = BLOCK,
    }
    effects |_| Effects::NONE;
    example "action \"underdog\" { if \"fewest-keepers\" { draw 3 }; otherwise { draw 1 } }";

    /// What happens if the `if` or `act` right before it doesn't come true.
    otherwise Otherwise "otherwise" {
        verbs: Vec<Verb> = BLOCK,
    }
    effects |_| Effects::NONE;
    example "action \"sing\" { act \"Sing a song.\" { draw 2 }; otherwise { discard-from-hand 1 } }";

    /// What is between the braces happens this many times, or this many times
    /// for each thing that `per` counts when it begins.
    repeat Repeat "repeat" {
        count: u8 = Field::value(Type::Count(1, 10), "count"),
        per: Option<Per> = Field::properties(&[maybe("per", Type::OneOf(PER), "for each of these")]),
        verbs: Vec<Verb> = BLOCK,
    }
    effects |_| Effects::NONE;
    example "action \"harvest\" { repeat 1 per=\"keeper\" { draw 1 } }";

    /// Chance chooses one of the effects, each with the same probability: a coin
    /// with two of them, a die with six.
    by_chance ByChance "by-chance" {
        options: Vec<Vec<Verb>> = Field::inside(WordPlace::Choice),
    }
    effects |_| Effects::NONE;
    example "action \"coin-toss\" { by-chance { option { draw 3 }; option { discard-from-hand 1 } } }";

    /// Something that people do in the room: the player says whether it was
    /// done, or everybody decides, as the table has agreed for rhymes. If it was,
    /// what is between the braces follows.
    act Act "act" {
        text: Text = Field::value(Type::Text, "text"),
        verbs: Vec<Verb> = BLOCK,
    }
    effects |_| Effects::NONE;
    example "action \"sing\" { act \"Sing a song.\" { draw 2 } }";

    /// Everybody votes for another player. The one with the most votes is `that`
    /// player in what follows; chance decides a tie.
    vote Vote "vote" {}
    effects |_| Effects::BRIEF;
    example "action \"popular-vote\" { vote; for \"that\" { draw 3 } }";

    /// Move cards from one place to another. `of` says whose hand or table they
    /// come from, `to-player` whose they go to; both are `you` unless stated
    /// otherwise.
    put Put "put" {
        filter: Filter = Field::some_values(Type::OneOf(KINDS), "kind").with(&[
            maybe("named", Type::Card, "only this card"),
            maybe("mark", Type::Name, "only cards with this mark"),
        ]),
        count: Plays = Field::properties(&[must("count", Type::NumberOrAll, "how many, or `\"all\"`")]),
        from: SourcePile = Field::properties(&[must("from", Type::OneOf(SOURCE_PILES), "where they come from")]),
        of: Players = Field::properties(&[
            maybe("of", Type::OneOf(PLAYERS), "whose hand or table they come from"),
            maybe("of-holder", Type::Card, "the player who has that card on the table"),
        ]),
        to: TargetPile = Field::properties(&[must("to", Type::OneOf(TARGET_PILES), "where they go")]),
        to_player: Players = Field::properties(&[
            maybe("to-player", Type::OneOf(PLAYERS), "whose hand or table they go to"),
            maybe("to-holder", Type::Card, "the player who has that card on the table"),
        ]),
        pick: Picker = Field::properties(&[maybe(
            "pick",
            Type::OneOf(PICKERS),
            "who chooses the cards; you unless stated otherwise",
        )]),
    }
    effects |put| {
        let plays = put.to == TargetPile::Play;
        Effects::GAINS | Effects::MOVES_OWN_CARDS
            | (Effects::PLAYS_CARDS | Effects::PLAYS_GOALS | Effects::PLAYS_UNASKED).when(plays)
    };
    example "action \"salvage\" { put \"keeper\" count=1 from=\"discard\" to=\"table\" }";

    /// See the hand of a player, or the top card of the draw pile.
    look Look "look" {
        at: Seen = Field::value(Type::OneOf(SEEN), "what"),
        players: Players = Field::properties(&[
            maybe("of", Type::OneOf(PLAYERS), "whose hand"),
            maybe("of-holder", Type::Card, "the hand of the player who has that card on the table"),
        ]),
        openly: bool = Field::properties(&[maybe("openly", Type::Flag, "everybody sees it")]),
    }
    effects |_| Effects::NONE;
    example "action \"peek\" { look \"hand\" of=\"chosen\" }";

    /// Choose an Action in the discard pile and do what it says; it stays there.
    do_as DoAs "do-as" {}
    effects |_| Effects::GAINS | Effects::PLAYS_CARDS | Effects::PLAYS_GOALS | Effects::PLAYS_UNASKED;
    example "action \"echo\" { do-as }";

    /// Miss your next turn.
    skip_turn SkipTurn "skip-turn" {}
    effects |_| Effects::NONE;
    example "action \"nap\" { for \"next\" { skip-turn } }";

    /// The order of play is reversed.
    reverse_order ReverseOrder "reverse-order" {}
    effects |_| Effects::BRIEF;
    example "action \"about-turn\" { reverse-order }";

    /// Win the game.
    win Win "win" {}
    effects |_| Effects::BRIEF;
    example "action \"checkmate\" { if keepers=6 { win } }";

    /// The game ends, and nobody wins.
    nobody_wins NobodyWins "nobody-wins" {}
    effects |_| Effects::BRIEF;
    example "action \"curtain\" { nobody-wins }";
}
