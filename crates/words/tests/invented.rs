//! Cards nobody has invented yet: whatever the vocabulary allows reads soundly
//! in every language.

use asterism_cards::ast::{
    Ability, Answer, AnswerDoes, AnswerTo, BonusTo, Card, Chooser, Condition, Demand, Kind, Mark,
    Modifier, Number, Occasion, Part, Pick, Plays, Reconstructed, RuleCount, Selector, Towards,
    Verb, What, Who, Whose,
};
use asterism_words::{Language, Names, Numerals, card_text};
use proptest::{collection::vec, option, prelude::*, sample::select};

mod sound;

/// Two cards with grammar, one with a name only, one without any.
const CARDS: [&str; 4] = ["war", "pence", "blank", "lost-left-sock"];

fn names() -> Names {
    let mut names = Names::new();
    let add = |names: &mut Names, language, source: &str| {
        names.add_ftl("mine", language, source).expect("the names are sound");
    };
    add(
        &mut names,
        Language::English,
        "war = War\n    .bare = War\npence = The Pence\n    .mention = the Pence\n    .bare = Pence\n\
         blank = Blank\n",
    );
    add(
        &mut names,
        Language::Russian,
        "war = Война\n    .genitive = Войны\n    .accusative = Войну\n    .agreement = feminine\n\
         pence = Гроши\n    .genitive = Грошей\n    .agreement = plural\nblank = Пустышка\n",
    );
    add(
        &mut names,
        Language::Polish,
        "war = Wojna\n    .genitive = Wojny\n    .accusative = Wojnę\n    .agreement = feminine\n\
         pence = Grosze\n    .genitive = Groszy\n    .agreement = plural\nblank = Pustka\n",
    );
    add(
        &mut names,
        Language::Italian,
        "war = La Guerra\n    .mention = la Guerra\n    .of = della Guerra\n    .agreement = feminine\n\
         pence = Gli Spiccioli\n    .mention = gli Spiccioli\n    .of = degli Spiccioli\n    .agreement = plural\n\
         blank = Vuota\n",
    );
    names
}

fn card_id() -> impl Strategy<Value = String> {
    select(&CARDS[..]).prop_map(str::to_owned)
}

fn cards() -> impl Strategy<Value = Vec<String>> {
    vec(card_id(), 1..4)
}

fn number() -> impl Strategy<Value = Number> {
    (0u8..=20, any::<bool>()).prop_map(|(value, word)| Number { value, word })
}

fn kind() -> impl Strategy<Value = Kind> {
    select(&Kind::ALL[..])
}

fn mark() -> impl Strategy<Value = Mark> {
    select(&[Mark::Brain, Mark::Gear][..])
}

fn plays() -> impl Strategy<Value = Plays> {
    prop_oneof![
        number().prop_map(Plays::Count),
        Just(Plays::All),
        (number(), number(), number()).prop_map(|(birthday, holiday, ordinary)| Plays::ByDay {
            birthday,
            holiday,
            ordinary
        }),
    ]
}

fn bonus_to() -> impl Strategy<Value = BonusTo> {
    prop_oneof![
        Just(BonusTo::FewestKeepers),
        Just(BonusTo::MostKeepers),
        card_id().prop_map(BonusTo::EveryoneWhile),
        card_id().prop_map(BonusTo::HolderOf),
    ]
}

fn modifier() -> impl Strategy<Value = Modifier> {
    prop_oneof![
        number().prop_map(Modifier::Draw),
        plays().prop_map(Modifier::Play),
        number().prop_map(Modifier::HandLimit),
        number().prop_map(Modifier::KeeperLimit),
        (1u8..=8).prop_map(Modifier::Goals),
        Just(Modifier::FirstPlayRandom),
        (option::of(number()), number(), bonus_to()).prop_map(|(draw, play, to)| Modifier::Bonus {
            draw,
            play: Some(play),
            to
        }),
        (option::of(number()), option::of(number()), option::of(number()), number()).prop_map(
            |(draw, play, hand_limit, keeper_limit)| Modifier::More {
                draw,
                play,
                hand_limit,
                keeper_limit: Some(keeper_limit)
            }
        ),
        Just(Modifier::Inflate),
        option::of(card_id()).prop_map(|only| Modifier::CreepersHarmless { only }),
        card_id().prop_map(Modifier::AlsoNeed),
        option::of(mark()).prop_map(|to| Modifier::Attaches { to }),
        Just(Modifier::DisablesHost),
        Just(Modifier::StandsIn),
        Just(Modifier::Projects),
        Just(Modifier::ReturnsToDeck),
        Just(Modifier::MovesOn),
        card_id().prop_map(Modifier::GetsBack),
        Just(Modifier::Escalates),
        Just(Modifier::NoCreepers),
    ]
}

fn occasion() -> impl Strategy<Value = Occasion> {
    prop_oneof![
        Just(Occasion::OncePerTurn),
        Just(Occasion::FreeAction),
        Just(Occasion::StartOfTurn),
        (card_id(), any::<bool>())
            .prop_map(|(card, may_decline)| Occasion::TogetherWith { card, may_decline }),
        Just(Occasion::Alone),
        Just(Occasion::GoalsChange),
    ]
}

fn conditions() -> impl Strategy<Value = Vec<Condition>> {
    vec(
        select(
            &[
                Condition::EmptyHand,
                Condition::CardInHand,
                Condition::PlayOwed,
                Condition::KeeperOnTable,
                Condition::CreeperOnTable,
            ][..],
        ),
        0..3,
    )
}

fn demand() -> impl Strategy<Value = Demand> {
    prop_oneof![
        cards().prop_map(Demand::Have),
        (1u8..=3, cards()).prop_map(|(count, cards)| Demand::AtLeast(count, cards)),
        card_id().prop_map(Demand::OnlyKeeper),
        card_id().prop_map(Demand::NobodyHas),
        number().prop_map(Demand::MostCardsInHand),
        number().prop_map(Demand::MostKeepers),
    ]
}

fn who() -> impl Strategy<Value = Who> {
    select(&[Who::You, Who::Everyone, Who::EachOther][..])
}

fn selector() -> impl Strategy<Value = Selector> {
    let what = prop_oneof![
        Just(What::Keeper),
        Just(What::Creeper),
        Just(What::Either),
        cards().prop_map(What::Named),
        Just(What::This),
    ];
    let whose = select(&[Whose::Yours, Whose::Others, Whose::Anyones][..]);
    (what, whose, any::<[bool; 3]>()).prop_map(|(what, whose, [all, except_this, with_creeper])| {
        Selector { what, whose, all, except_this, with_creeper }
    })
}

fn chooser() -> impl Strategy<Value = Chooser> {
    prop_oneof![Just(Chooser::You), card_id().prop_map(Chooser::HolderOf)]
}

fn pick() -> impl Strategy<Value = Pick> {
    prop_oneof![
        Just(Pick::Owner),
        Just(Pick::Random),
        Just(Pick::ActionOrSurpriseOrRandom),
        kind().prop_map(Pick::KindOrRandom)
    ]
}

fn rule_count() -> impl Strategy<Value = RuleCount> {
    prop_oneof![
        Just(RuleCount::One),
        (1u8..6).prop_map(RuleCount::UpTo),
        (0u8..4).prop_map(|at_least| RuleCount::Half { at_least }),
        Just(RuleCount::All),
        Just(RuleCount::Limits),
    ]
}

fn hand_verb() -> impl Strategy<Value = Verb> {
    prop_oneof![
        (who(), number()).prop_map(|(who, count)| Verb::Draw { who, count }),
        number().prop_map(|count| Verb::DrawPerCreeper { count }),
        Just(Verb::DiscardHand),
        Just(Verb::DrawAsMany),
        (who(), number(), pick()).prop_map(|(who, count, pick)| Verb::DiscardFromHand {
            who,
            count,
            pick
        }),
        (number(), plays()).prop_map(|(draw, play)| Verb::DrawAndPlay { draw, play }),
        (1u8..=20).prop_map(|times| Verb::PlayTop { times }),
        vec(kind(), 1..4).prop_map(|kinds| Verb::PlayFromDiscard { kinds }),
        Just(Verb::PlayFromHand),
        any::<bool>().prop_map(|deck| Verb::Fetch { discard: true, deck }),
        Just(Verb::Fetch { discard: false, deck: true }),
        Just(Verb::Wish),
        number().prop_map(|each| Verb::ShareOut { each }),
        (number(), any::<bool>(), pick(), option::of(card_id())).prop_map(
            |(count, from_all, pick, except_holder)| Verb::Collect {
                count,
                from_all,
                pick,
                except_holder
            }
        ),
        Just(Verb::TradeHands),
        chooser().prop_map(|chooser| Verb::RotateHands { chooser }),
    ]
}

fn table_verb() -> impl Strategy<Value = Verb> {
    let towards = select(&[Towards::Chosen, Towards::Next, Towards::Previous][..]);
    prop_oneof![
        Just(Verb::SwapPositions),
        Just(Verb::ShiftPositions),
        Just(Verb::SwapKeepers),
        selector().prop_map(Verb::Discard),
        selector().prop_map(Verb::Discard),
        selector().prop_map(Verb::Take),
        (selector(), towards).prop_map(|(what, to)| Verb::Give { what, to }),
        selector().prop_map(Verb::Move),
        Just(Verb::EveryoneGives),
        (chooser(), any::<bool>(), option::of(card_id())).prop_map(
            |(chooser, hand_instead, except_holder)| Verb::EachLoses {
                chooser,
                hand_instead,
                except_holder
            }
        ),
        card_id().prop_map(Verb::Cure),
        (mark(), option::of(card_id()))
            .prop_map(|(mark, collector)| Verb::ToHands { mark, collector }),
        Just(Verb::MixTables),
        Just(Verb::EveryoneMayDiscard),
        Just(Verb::ShuffleDiscard),
        rule_count().prop_map(Verb::DiscardRules),
        Just(Verb::DiscardGoals),
        Just(Verb::ExtraTurn),
        Just(Verb::EndTurn),
        number().prop_map(Verb::GainPlays),
        Just(Verb::Rhyme),
    ]
}

fn verb() -> impl Strategy<Value = Verb> {
    let leaf = prop_oneof![hand_verb(), table_verb()];
    leaf.prop_recursive(2, 12, 3, |inner| vec(vec(inner, 1..3), 2..4).prop_map(Verb::ChooseOne))
}

fn answer() -> impl Strategy<Value = Answer> {
    let to = prop_oneof![kind().prop_map(AnswerTo::Played), Just(AnswerTo::Steal)];
    let does = select(&[AnswerDoes::Cancel, AnswerDoes::Redirect, AnswerDoes::StealBack][..]);
    (to, does).prop_map(|(to, does)| Answer { to, does })
}

fn part() -> impl Strategy<Value = Part> {
    prop_oneof![
        modifier().prop_map(Part::Modifier),
        (occasion(), conditions(), vec(verb(), 1..4)).prop_map(|(occasion, when, verbs)| {
            Part::Ability(Ability { occasion, when, verbs })
        }),
        demand().prop_map(Part::Demand),
        vec(verb(), 1..5).prop_map(Part::Effect),
        answer().prop_map(Part::Answer),
    ]
}

fn card() -> impl Strategy<Value = Card> {
    (kind(), vec(mark(), 0..3), vec(part(), 1..4), card_id()).prop_map(
        |(kind, marks, parts, id)| Card {
            id,
            kind,
            icon: None,
            marks,
            subject: None,
            reconstructed: Reconstructed::No,
            parts,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_card_reads_soundly_in_every_language(card in card(), more in 0u8..3) {
        let mut names = names();
        let creeper = Card { id: "war".to_owned(), kind: Kind::Creeper, ..card.clone() };
        names.add_cards("mine", [&creeper]);
        let numerals =
            if more == 0 { Numerals::Printed } else { Numerals::Effective { more } };
        for language in Language::ALL {
            let text = card_text(language, &card, "mine", &names, numerals);
            prop_assert!(!text.paragraphs.is_empty());
            sound::check(&text, &card.id, language);
        }
    }
}
