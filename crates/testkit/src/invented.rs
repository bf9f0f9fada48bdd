//! Cards nobody has invented yet: strategies for every part of the vocabulary.

use asterism_cards::{
    MAX_BRACES, ast::*, print_card, spelling::Spelled, verbs::Sampler, vocabulary::RESERVED,
};
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use proptest::{collection::vec, option, prelude::*, sample::select};

/// Names of cards, for what refers to others.
pub type References = BoxedStrategy<CardId>;

/// Any name.
fn name() -> impl Strategy<Value = String> {
    let not_reserved = |name: &String| !RESERVED.contains(&name.as_str());
    "[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}".prop_filter("reserved", not_reserved)
}

/// Any reference to a card, of the same edition or another.
pub fn references() -> References {
    prop_oneof![
        4 => name(),
        1 => (name(), name()).prop_map(|(edition, card)| format!("{edition}/{card}")),
    ]
    .boxed()
}

fn distinct<T: Clone + PartialEq + std::fmt::Debug>(
    of: impl Strategy<Value = T>,
    most: usize,
) -> impl Strategy<Value = Vec<T>> {
    vec(of, 1..=most).prop_map(|list| {
        let mut distinct: Vec<T> = Vec::new();
        for item in list {
            if !distinct.contains(&item) {
                distinct.push(item);
            }
        }
        distinct
    })
}

fn spelled<S: Spelled + std::fmt::Debug>() -> impl Strategy<Value = S> {
    select(S::WORDS).prop_map(|(_, value)| value)
}

fn number() -> impl Strategy<Value = Number> {
    (0..=20_u8, any::<bool>()).prop_map(|(value, word)| Number { value, word })
}

fn mark() -> impl Strategy<Value = Mark> {
    select(vec!["brain", "gear", "shiny"]).prop_map(|mark| Mark(mark.to_owned()))
}

fn conditions(to: &References) -> impl Strategy<Value = Conditions> + use<> {
    let words = vec(spelled::<Condition>(), 0..3).prop_map(|mut words| {
        words.dedup();
        words
    });
    let card = option::of((spelled::<CardCondition>(), to.clone()));
    let at_least = option::of((spelled::<Counted>(), 1..=6_u8));
    prop_oneof![
        3 => words.prop_map(|words| Conditions { words, ..Conditions::default() }),
        1 => (card, at_least).prop_map(|(card, at_least)| Conditions {
            cards: card.into_iter().collect(),
            at_least: at_least.into_iter().collect(),
            ..Conditions::default()
        }),
    ]
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

fn bonus_to(to: &References) -> impl Strategy<Value = BonusTo> + use<> {
    prop_oneof![
        Just(BonusTo::FewestKeepers),
        Just(BonusTo::MostKeepers),
        to.clone().prop_map(BonusTo::EveryoneWhile),
        to.clone().prop_map(BonusTo::HolderOf),
    ]
}

fn rule_modifier(to: &References) -> impl Strategy<Value = Modifier> + use<> {
    prop_oneof![
        number().prop_map(Modifier::Draw),
        plays().prop_map(Modifier::Play),
        number().prop_map(Modifier::HandLimit),
        number().prop_map(Modifier::KeeperLimit),
        (1..=8_u8).prop_map(Modifier::Goals),
        Just(Modifier::FirstPlayRandom),
        (option::of(number()), option::of(number()), bonus_to(to))
            .prop_filter("a bonus of nothing", |(draw, play, _)| draw.is_some() || play.is_some())
            .prop_map(|(draw, play, to)| Modifier::Bonus { draw, play, to }),
        Just(Modifier::Inflate),
        option::of(to.clone()).prop_map(|only| Modifier::CreepersHarmless { only }),
        to.clone().prop_map(Modifier::AlsoNeed),
    ]
}

fn meta_modifier(to: &References) -> impl Strategy<Value = Modifier> + use<> {
    prop_oneof![rule_modifier(to), Just(Modifier::Escalates), Just(Modifier::NoCreepers)]
}

fn table_modifier(to: &References) -> impl Strategy<Value = Modifier> + use<> {
    let numbers =
        (option::of(number()), option::of(number()), option::of(number()), option::of(number()));
    prop_oneof![
        numbers
            .prop_filter("more of nothing", |(a, b, c, d)| {
                [a, b, c, d].iter().any(|number| number.is_some())
            })
            .prop_map(|(draw, play, hand_limit, keeper_limit)| Modifier::More {
                draw,
                play,
                hand_limit,
                keeper_limit
            }),
        Just(Modifier::ReturnsToDeck),
        Just(Modifier::MovesOn),
        to.clone().prop_map(Modifier::GetsBack),
    ]
}

fn keeper_modifier(to: &References) -> impl Strategy<Value = Modifier> + use<> {
    prop_oneof![
        3 => table_modifier(to),
        1 => Just(Modifier::StandsIn),
        1 => Just(Modifier::Projects),
        1 => Just(Modifier::Protected),
        1 => distinct(to.clone(), 3).prop_map(Modifier::CountsAs),
        1 => option::of(to.clone()).prop_map(|only| Modifier::CreepersHarmless { only }),
    ]
}

fn creeper_modifier(to: &References) -> impl Strategy<Value = Modifier> + use<> {
    prop_oneof![
        3 => table_modifier(to),
        1 => option::of(mark()).prop_map(|to| Modifier::Attaches { to }),
        1 => spelled::<Stopped>().prop_map(Modifier::Stops),
        1 => Just(Modifier::DisablesHost),
    ]
}

/// Numbers that decide about a random verb: enough for two nested choices.
const NUMBERS_PER_VERB: usize = 48;

fn verb(to: &References) -> impl Strategy<Value = Verb> + use<> {
    (vec(any::<u16>(), NUMBERS_PER_VERB), vec(to.clone(), 1..5))
        .prop_map(|(numbers, names)| Sampler::new(&numbers, &names).verb())
}

fn verbs(to: &References) -> impl Strategy<Value = Vec<Verb>> + use<> {
    vec(verb(to), 1..5)
}

fn ability<O: Strategy<Value = Occasion>>(
    occasions: O,
    to: &References,
) -> impl Strategy<Value = Part> + use<O> {
    (occasions, conditions(to), verbs(to))
        .prop_map(|(occasion, when, verbs)| Part::Ability(Ability { occasion, when, verbs }))
}

fn rule_occasion() -> impl Strategy<Value = Occasion> {
    let after = (spelled::<TriggerEvent>(), spelled::<Doer>(), option::of(spelled::<Kind>()))
        .prop_map(|(event, by, kind)| Occasion::After { event, by, kind });
    prop_oneof![
        5 => select(vec![
            Occasion::OncePerTurn,
            Occasion::FreeAction,
            Occasion::StartOfTurn,
            Occasion::OncePerGame,
            Occasion::EndOfTurn,
        ]),
        1 => after,
    ]
}

fn table_occasion(to: &References) -> impl Strategy<Value = Occasion> + use<> {
    prop_oneof![
        rule_occasion(),
        (to.clone(), any::<bool>())
            .prop_map(|(card, may_decline)| Occasion::TogetherWith { card, may_decline }),
        Just(Occasion::Alone),
        Just(Occasion::GoalsChange),
    ]
}

/// A demand without others inside it.
fn plain_demand(to: &References) -> impl Strategy<Value = Demand> + use<> {
    prop_oneof![
        distinct(to.clone(), 5).prop_map(Demand::Have),
        (1..=5_u8, distinct(to.clone(), 5)).prop_map(|(count, cards)| {
            let most = u8::try_from(cards.len()).expect("a short list");
            Demand::AtLeast(count.min(most), cards)
        }),
        to.clone().prop_map(Demand::OnlyKeeper),
        to.clone().prop_map(Demand::NobodyHas),
        number().prop_map(Demand::MostCardsInHand),
        number().prop_map(Demand::MostKeepers),
        (1..=5_u8, mark()).prop_map(|(count, mark)| Demand::Marked(count, mark)),
        (1..=30_u8).prop_map(Demand::Points),
        distinct(to.clone(), 3).prop_map(Demand::Lack),
        to.clone().prop_map(Demand::OtherHas),
        Just(Demand::EmptyHand),
    ]
}

fn demand(to: &References) -> impl Strategy<Value = Demand> + use<> {
    let alternatives = vec(vec(plain_demand(to), 1..3), 2..4);
    prop_oneof![
        6 => plain_demand(to),
        1 => alternatives.prop_map(Demand::AnyOf),
    ]
}

fn answer(to: &References) -> impl Strategy<Value = Part> + use<> {
    let then = prop_oneof![3 => Just(Vec::new()), 1 => verbs(to)];
    (spelled::<AnswerTo>(), spelled::<AnswerDoes>(), then)
        .prop_map(|(to, does, then)| Part::Answer(Answer { to, does, then }))
}

fn wins_if(to: &References) -> impl Strategy<Value = Part> + use<> {
    vec(demand(to), 1..3).prop_map(Part::WinsIf)
}

fn parts(kind: Kind, to: &References) -> BoxedStrategy<Vec<Part>> {
    match kind {
        Kind::Rule => vec(
            prop_oneof![
                8 => rule_modifier(to).prop_map(Part::Modifier),
                8 => ability(rule_occasion(), to),
                1 => wins_if(to),
            ],
            1..4,
        )
        .boxed(),
        Kind::Goal => vec(demand(to).prop_map(Part::Demand), 1..4).boxed(),
        Kind::Keeper => vec(
            prop_oneof![
                8 => keeper_modifier(to).prop_map(Part::Modifier),
                8 => ability(table_occasion(to), to),
                1 => wins_if(to),
            ],
            0..4,
        )
        .boxed(),
        Kind::Creeper => vec(
            prop_oneof![
                creeper_modifier(to).prop_map(Part::Modifier),
                ability(table_occasion(to), to)
            ],
            0..4,
        )
        .boxed(),
        Kind::Action => verbs(to).prop_map(|verbs| vec![Part::Effect(verbs)]).boxed(),
        Kind::Surprise => (option::of(verbs(to)), vec(answer(to), 1..3))
            .prop_map(|(effect, answers)| {
                effect.map(Part::Effect).into_iter().chain(answers).collect()
            })
            .boxed(),
        Kind::Meta => vec(meta_modifier(to).prop_map(Part::Modifier), 1..3).boxed(),
    }
}

/// Any card that can be written, with these names of others on it.
pub fn card(to: References) -> impl Strategy<Value = Card> {
    let marks = distinct(mark(), 2);
    let extras = (
        option::of(0..=20_u8),
        any::<bool>(),
        prop_oneof![3 => Just(None), 1 => spelled::<Lasting>().prop_map(Some)],
    );
    let reconstructed = prop_oneof![
        Just(Reconstructed::No),
        Just(Reconstructed::Partly),
        Just(Reconstructed::Wholly),
    ];
    let names = (name(), option::of(name()), option::of(name()));
    (spelled::<Kind>(), names, marks, extras, reconstructed)
        .prop_flat_map(move |(kind, (id, icon, subject), marks, extras, reconstructed)| {
            let on_table = matches!(kind, Kind::Keeper | Kind::Creeper);
            let (value, ungoal, lasts) = extras;
            parts(kind, &to).prop_map(move |parts| Card {
                id: id.clone(),
                kind,
                icon: icon.clone(),
                marks: if on_table { marks.clone() } else { Vec::new() },
                value: value.filter(|_| on_table),
                ungoal: ungoal && kind == Kind::Goal,
                lasts: lasts.filter(|_| kind == Kind::Rule),
                subject: subject.clone().filter(|_| kind == Kind::Rule),
                reconstructed,
                parts,
            })
        })
        .prop_filter("too many braces", |card| print_card(card).matches('{').count() <= MAX_BRACES)
}

fn text() -> impl Strategy<Value = String> {
    "[a-zA-Zàé 0-9.,;:!?\"\\\\/{}#«»-]{1,60}"
}

/// Any edition that can be written, without cards.
pub fn edition() -> impl Strategy<Value = Edition> {
    let sources = vec((name(), text()).prop_map(|(name, text)| Source { name, text }), 0..3);
    (name(), option::of(1900..=2200_u16), vec(name(), 0..3), sources, vec(text(), 0..3)).prop_map(
        |(id, year, languages, sources, notes)| Edition {
            id,
            about: About { year, languages, sources, notes, ..About::default() },
            cards: Vec::new(),
        },
    )
}

/// Plain Keepers in every invented edition, so that there is something to deal.
const PLAIN_KEEPERS: usize = 30;

/// An edition of cards put together at random from the whole vocabulary, that
/// name each other. Always the same for the same seed. Cards for which `fits`
/// says no, together with those before them, are left out.
pub fn invented_edition(seed: u64, most: usize, fits: impl Fn(&Edition) -> bool) -> Edition {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let names: Vec<CardId> = (0..most).map(|index| format!("card-{index}")).collect();
    let invented = card(select(names.clone()).boxed());
    let plain = (0..PLAIN_KEEPERS).map(|index| Card {
        id: format!("plain-{index}"),
        kind: Kind::Keeper,
        icon: None,
        marks: Vec::new(),
        value: None,
        ungoal: false,
        lasts: None,
        subject: None,
        reconstructed: Reconstructed::No,
        parts: Vec::new(),
    });
    let mut edition =
        Edition { id: "invented".to_owned(), cards: plain.collect(), ..Edition::default() };
    for id in names {
        let Ok(tree) = invented.new_tree(&mut runner) else { continue };
        edition.cards.push(Card { id, ..tree.current() });
        if !fits(&edition) {
            edition.cards.pop();
        }
    }
    edition
}
