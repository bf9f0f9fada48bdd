//! Log lines, prompts, labels and refusals: every one in every language, and
//! everything that comes up in random games.

use std::{collections::BTreeSet, fmt::Write as _, fs, path::PathBuf, sync::Arc};

use asterism_cards::{File, ast::Edition, load};
use asterism_fluxx::{
    BlockedLeader, Card, Choice, Collecting, Cured, Day, Deck, DiscardReason, Event, Fluxx,
    MetaRule, Move, Options, Parting, Payment, Phase, PlayedFrom, Question, Rhyming,
};
use asterism_kernel::{
    Chance, Game, Journal, MAX_SEATS, Offer, Refusal, Seat, SeatSet, SplitMix64, Viewer,
};
use asterism_stella::{self as stella, Face, Stage, Stella};
use asterism_words::{
    FluxxWords, Language, Names, People, StellaWords, options_text, refusal_text,
};

mod sound;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn fluxx_4() -> (Edition, Names) {
    let texts: Vec<_> = ["rules", "goals", "keepers", "creepers", "actions", "meta"]
        .map(|name| (format!("{name}.kdl"), read(&format!("decks/fluxx-4/{name}.kdl"))))
        .into();
    let edition_text = read("decks/fluxx-4/edition.kdl");
    let files: Vec<_> = texts.iter().map(|(name, text)| File { name, text }).collect();
    let loaded = load(File { name: "edition.kdl", text: &edition_text }, &files);
    assert!(loaded.is_clean(), "{}", loaded.render(false));
    let mut names = Names::new();
    for language in Language::ALL {
        let source = read(&format!("decks/fluxx-4/names/{language}.ftl"));
        names.add_ftl("fluxx-4", language, &source).expect("the names are sound");
    }
    names.add_cards("fluxx-4", &loaded.edition.cards);
    (loaded.edition, names)
}

fn people() -> Vec<String> {
    ["Anna", "Борис", "Zoë"].map(str::to_owned).into()
}

/// The reader as player and as spectator.
fn readers() -> [Option<Seat>; 2] {
    [Some(Seat::new(0)), None]
}

fn sentence(text: &str, language: Language) {
    sound::line(text, "line", language);
    assert!(text.ends_with(['.', '!', '?']), "{language}: no end: {text:?}");
}

/// Every sort of event, with the first seat as everybody it can be.
fn events(deck: &Deck) -> Vec<Event> {
    let find = |name: &str| deck.find(name).unwrap_or_else(|| panic!("no card {name}"));
    let (keeper, creeper, many) = (find("love"), find("war"), find("taxes"));
    let (rule, goal) = (find("draw-2"), find("dough"));
    let mut events = Vec::new();
    for (seat, other) in [(0, 1), (1, 0), (1, 2)] {
        let (seat, other) = (Seat::new(seat), Seat::new(other));
        events.extend([
            Event::TurnBegan { seat, extra: false },
            Event::TurnBegan { seat, extra: true },
            Event::Drew { seat, cards: vec![keeper, rule, many] },
            Event::Drew { seat, cards: vec![rule] },
            Event::Drew { seat, cards: Vec::new() },
            Event::DrewHidden { seat, count: 1 },
            Event::DrewHidden { seat, count: 2 },
            Event::DrewHidden { seat, count: 5 },
            Event::CreeperCame { seat, card: many },
            Event::NothingToDraw { seat },
            Event::Used { seat, card: rule },
            Event::Used { seat, card: keeper },
            Event::Triggered { seat, card: rule },
            Event::Triggered { seat, card: creeper },
            Event::Moved { card: creeper, from: seat, to: other },
            Event::Attached { card: creeper, to: many },
            Event::Handed { card: rule, from: seat, to: other },
            Event::HandedHidden { from: seat, to: other },
            Event::Handed { card: rule, from: seat, to: seat },
            Event::HandedHidden { from: seat, to: seat },
            Event::TakenInHand { seat, card: rule },
            Event::TakenInHand { seat, card: many },
            Event::HandsTraded { one: seat, other },
            Event::PositionsSwapped { one: seat, other },
            Event::Rhymed { seat },
            Event::RhymeRejected { seat },
            Event::Dealt { seat, card: keeper },
            Event::PairKept { seat, card: many },
            Event::ExtraTurn { seat },
            Event::Answered { seat, card: goal, to: rule },
            Event::Redirected { seat, card: keeper },
            Event::TheftStopped { seat, card: keeper },
            Event::Joined { seat },
            Event::Left { seat },
            Event::Won { seat, goal },
            Event::LastSeat { seat },
            Event::TurnCutShort { seat },
        ]);
        for from in [
            PlayedFrom::Hand,
            PlayedFrom::HandAtRandom,
            PlayedFrom::MiniHand,
            PlayedFrom::DiscardPile,
            PlayedFrom::HandOf(other),
            PlayedFrom::DrawPile,
        ] {
            events.push(Event::Played { seat, card: keeper, from });
            events.push(Event::Played { seat, card: rule, from });
        }
        for why in REASONS {
            events.push(Event::Discarded { seat, card: many, why });
        }
        for day in [Day::Ask, Day::Birthday, Day::Holiday, Day::Ordinary] {
            events.push(Event::DayDeclared { seat, day });
        }
    }
    for why in REASONS {
        events.push(Event::RuleGone { card: rule, why });
        events.push(Event::GoalGone { card: goal, why });
    }
    events.extend([
        Event::Reshuffled { count: 1 },
        Event::Reshuffled { count: 42 },
        Event::HandsRotated { left: true },
        Event::HandsRotated { left: false },
        Event::TablesMixed,
        Event::PositionsShifted,
        Event::DrawPileShuffled,
        Event::Returned { card: keeper },
        Event::Cancelled { card: rule },
        Event::NoEffect { card: rule },
        Event::EffectsDropped { card: None },
        Event::EffectsDropped { card: Some(rule) },
        Event::TurnLimit,
    ]);
    events
}

const REASONS: [DiscardReason; 6] = [
    DiscardReason::Limit,
    DiscardReason::Effect,
    DiscardReason::LeftOver,
    DiscardReason::Replaced,
    DiscardReason::Done,
    DiscardReason::Left,
];

fn questions(card: Card) -> Vec<Question> {
    let mut questions = vec![
        Question::BeforeDraw,
        Question::Play,
        Question::BeforeEnd,
        Question::ReplaceGoal,
        Question::SurplusGoal,
        Question::KeepPair { card },
        Question::Answer { card },
        Question::Day,
        Question::CardFromDiscardPile,
        Question::Pile,
        Question::CardFromDrawPile,
        Question::PlayTopAgain,
        Question::Effect,
        Question::Rhyme,
        Question::JudgeRhyme { of: Seat::new(1) },
        Question::LoseKeeper { of: Seat::new(0) },
        Question::LoseKeeper { of: Seat::new(1) },
        Question::Player,
        Question::Direction,
        Question::OwnKeeper,
        Question::TheirKeeper,
        Question::DiscardFromTable,
        Question::TakeFromTable,
        Question::GiveFromTable,
        Question::GiveTo { card },
        Question::MoveFromTable,
        Question::MoveTo { card },
        Question::AttachTo { card },
        Question::HandOut { to: Seat::new(0) },
        Question::HandOut { to: Seat::new(1) },
        Question::MayDiscard,
    ];
    for count in [1, 2, 5] {
        questions.extend([
            Question::HandLimit { count },
            Question::KeeperLimit { count },
            Question::PlayFromMiniHand { left: count, first: true },
            Question::PlayFromMiniHand { left: count, first: false },
            Question::GiveFromHand { count },
            Question::DiscardFromHand { count },
            Question::DiscardRule { at_most: count, may_stop: true },
            Question::DiscardRule { at_most: count, may_stop: false },
        ]);
    }
    questions
}

fn moves(card: Card) -> Vec<Move> {
    let mut moves = vec![
        Move::Play(card),
        Move::Use(card),
        Move::Answer(card),
        Move::Pass,
        Move::Draw,
        Move::Discard(card),
        Move::Choose(card),
        Move::ChooseAt(card, Seat::new(0)),
        Move::ChooseAt(card, Seat::new(1)),
        Move::ChooseSeat(Seat::new(0)),
        Move::ChooseSeat(Seat::new(7)),
        Move::End,
    ];
    moves.extend(
        [
            Choice::Done,
            Choice::Left,
            Choice::Right,
            Choice::Birthday,
            Choice::Holiday,
            Choice::Ordinary,
            Choice::Yes,
            Choice::No,
            Choice::Random,
            Choice::Past,
            Choice::Future,
            Choice::First,
            Choice::Second,
            Choice::Third,
            Choice::Fourth,
        ]
        .map(Move::Option),
    );
    moves
}

#[test]
fn every_fluxx_line_is_there_in_every_language_and_in_the_snapshots() {
    let (edition, names) = fluxx_4();
    let deck = Deck::build(&[edition]).expect("the deck is sound");
    let people = people();
    for language in Language::ALL {
        let mut page = format!("# Fluxx lines ({})\n", language.native_name());
        let mut seen = BTreeSet::new();
        let mut write = |text: String| {
            // A person need not read the same line twice.
            if seen.insert(text.clone()) {
                let bullet = if text.starts_with('#') { "\n" } else { "- " };
                writeln!(page, "{bullet}{text}").expect("writing to a string succeeds");
            }
        };
        for (title, you) in ["## Anna reads", "## A spectator reads"].into_iter().zip(readers()) {
            let people = People { names: &people, you };
            let words = FluxxWords::new(language, &deck, &names, people);
            write(title.to_owned());
            for event in events(&deck) {
                let text = words.log(&event);
                sentence(&text, language);
                write(text);
            }
        }
        let people = People { names: &people, you: Some(Seat::new(0)) };
        let words = FluxxWords::new(language, &deck, &names, people);
        let asks = deck.find("trade-hands").expect("the card is there");
        write("## Prompts".to_owned());
        for card in ["love", "taxes"] {
            let card = deck.find(card).expect("the card is there");
            for question in questions(card) {
                let text = words.prompt(&question, None);
                sentence(&text, language);
                sentence(&words.prompt(&question, Some(asks)), language);
                write(text);
            }
        }
        write(words.prompt(&Question::Player, Some(asks)));
        write("## Labels".to_owned());
        for mv in moves(asks) {
            let text = words.option(&mv);
            sound::line(&text, "label", language);
            write(text);
        }
        for phase in [Phase::Start, Phase::Draw, Phase::Play, Phase::End, Phase::Pass] {
            let text = words.phase(phase);
            sound::line(&text, "phase", language);
            write(text);
        }
        write("## Options".to_owned());
        for options in all_options() {
            for (about, decided) in options_text(language, &options) {
                sound::line(&about, "option", language);
                sound::line(&decided, "option", language);
                write(format!("{about}: {decided}"));
            }
        }
        write("## Refusals".to_owned());
        for refusal in refusals() {
            let text = refusal_text(language, &refusal, people);
            sentence(&text, language);
            write(text);
        }
        keep(&format!("fluxx-lines.{language}.md"), &page);
    }
}

fn all_options() -> Vec<Options> {
    let plain = Options::default();
    vec![
        plain,
        Options {
            fewest_rules_discarded: Some(1),
            blocked_leader: BlockedLeader::NobodyWins,
            parting: Parting::Keeper,
            payment: Payment::Optional,
            day: Day::Birthday,
            rhyme: Rhyming::Consent,
            meta_rule: MetaRule::RulesEscalation,
            cured: Cured::LooseToo,
            collecting: Collecting::Stealing,
            everybody_is_asked: true,
        },
        Options { day: Day::Holiday, meta_rule: MetaRule::NoCreepers, ..plain },
        Options { day: Day::Ordinary, rhyme: Rhyming::Waived, ..plain },
    ]
}

/// The codes of all rules that bar moves.
fn rule_codes() -> BTreeSet<&'static str> {
    let lists = [asterism_fluxx::Barred::CODES, asterism_stella::Barred::CODES];
    lists.into_iter().flatten().map(|(code, _)| *code).collect()
}

fn refusals() -> Vec<Refusal> {
    let text = || "play x".to_owned();
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::NoSuchSeat { seat: 9 },
        Refusal::NotAsked { seat: Seat::new(0) },
        Refusal::NotAsked { seat: Seat::new(1) },
        Refusal::Unreadable { text: text(), hint: "write a move".to_owned() },
        Refusal::Ambiguous { text: text(), candidates: "play x, play xx".to_owned() },
        Refusal::SeatsFixed,
        Refusal::SeatTaken { seat: Seat::new(1) },
        Refusal::TableFull,
        Refusal::NotOffered { text: text(), rule: "a-new-rule" },
    ];
    refusals
        .extend(rule_codes().into_iter().map(|rule| Refusal::NotOffered { text: text(), rule }));
    refusals
}

#[test]
fn every_rule_code_of_the_games_has_its_own_words() {
    let people = People { names: &[], you: None };
    for language in Language::ALL {
        let say = |rule: &'static str| {
            let refusal = Refusal::NotOffered { text: String::new(), rule };
            refusal_text(language, &refusal, people)
        };
        for code in rule_codes() {
            assert_ne!(say(code), say("a-new-rule"), "{language}: {code} has no words");
        }
    }
}

#[test]
fn random_fluxx_games_are_told_soundly() {
    let (edition, names) = fluxx_4();
    let deck = Arc::new(Deck::build(&[edition]).expect("the deck is sound"));
    let people = people();
    for number in 0..12 {
        let game = Fluxx::new(deck.clone(), Options::default(), 3, 0).expect("three may play");
        let mut chance = SplitMix64::of_game(7, number);
        let mut journal = Journal::default();
        let mut state = game.begin(&mut chance, &mut journal);
        for _ in 0..400 {
            let Some(seat) = game.open(&state).lowest() else { break };
            let offer = game.offer(&state, seat);
            let mv = offer.get(chance.below(offer.len() as u32) as usize);
            for language in Language::ALL {
                let people = People { names: &people, you: Some(seat) };
                let words = FluxxWords::new(language, game.deck(), &names, people);
                let view = game.view(&state, Viewer::Seat(seat));
                if let Some((question, card)) = view.question {
                    sentence(&words.prompt(&question, card), language);
                }
                sound::line(&words.option(&mv), "label", language);
                for line in words.rules_now(&view.rules_now) {
                    sentence(&line.text, language);
                    assert!(!line.reasons.is_empty(), "{language}: no reason: {line:?}");
                    for reason in &line.reasons {
                        sound::line(reason, "reason", language);
                    }
                }
            }
            game.step(&mut state, seat, &mv, &mut chance, &mut journal);
        }
        for you in readers() {
            let viewer = you.map_or(Viewer::Spectator, Viewer::Seat);
            for language in Language::ALL {
                let people = People { names: &people, you };
                let words = FluxxWords::new(language, game.deck(), &names, people);
                for event in journal.told_to(viewer) {
                    sentence(&words.log(event), language);
                }
            }
        }
    }
}

#[test]
fn every_stella_line_is_there_in_every_language_and_in_the_snapshots() {
    let people = people();
    let mut told = Vec::new();
    for (players, number) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (3, 6), (4, 7), (2, 8)] {
        let game = Stella::new(players).expect("so many may play").with_pay_after(number == 5);
        let mut chance = SplitMix64::of_game(3, number);
        let mut journal = Journal::default();
        let mut state = game.begin(&mut chance, &mut journal);
        while let Some(seat) = game.open(&state).lowest() {
            let offer = game.offer(&state, seat);
            let mv = offer.get(chance.below(offer.len() as u32) as usize);
            game.step(&mut state, seat, &mv, &mut chance, &mut journal);
        }
        told.extend(journal.events().iter().map(|(_, event)| event.clone()));
    }
    let seat = Seat::new(1);
    for (reason, winners) in [
        (stella::EndingReason::Collection, SeatSet::only(seat)),
        (stella::EndingReason::Collection, SeatSet::only(Seat::new(0))),
        (stella::EndingReason::Shine, SeatSet::only(Seat::new(0)).with(Seat::new(2))),
    ] {
        let shine = reason == stella::EndingReason::Shine;
        let scores = shine.then(|| [Some(9), None, Some(9)].into_iter().collect());
        let ending = stella::Ending { reason, winners, eliminated: shine.then_some(seat), scores };
        told.push(stella::Event::Ended { ending });
    }
    told.extend([
        stella::Event::NoCardsLeft { seat },
        stella::Event::Skipped { seat },
        stella::Event::TurnEnded { seat },
        stella::Event::RoundToNobody,
    ]);
    for language in Language::ALL {
        let mut page = format!("# Stella Quest lines ({})\n\n", language.native_name());
        let mut kinds = BTreeSet::new();
        for you in readers() {
            let words = StellaWords::new(language, People { names: &people, you });
            for event in &told {
                let text = words.log(event);
                sentence(&text, language);
                let second = you.is_some() && name_of(event) == you;
                if kinds.insert((sort_of(event), second)) {
                    writeln!(page, "- {text}").expect("writing to a string succeeds");
                }
            }
        }
        let words = StellaWords::new(language, People { names: &people, you: None });
        for stage in [Stage::Turn, Stage::Late, Stage::Take, Stage::Top, Stage::End] {
            for may_draw in [true, false] {
                let text = words.prompt(stage, may_draw);
                sentence(&text, language);
                writeln!(page, "- {text}").expect("writing to a string succeeds");
            }
        }
        for face in Face::all() {
            sound::line(&words.title(face), "card", language);
        }
        let face = "B5".parse().expect("a face");
        for mv in [
            stella::Move::Draw,
            stella::Move::Play(face),
            stella::Move::Take(face),
            stella::Move::Top(Face::REST),
            stella::Move::End,
        ] {
            let text = words.option(mv);
            sound::line(&text, "label", language);
            writeln!(page, "- {text}").expect("writing to a string succeeds");
        }
        keep(&format!("stella-lines.{language}.md"), &page);
    }
}

/// What distinguishes the sentences for events of Stella Quest.
fn sort_of(event: &stella::Event) -> String {
    let name = format!("{event:?}");
    let name = name.split([' ', '{']).next().unwrap_or_default();
    match event {
        stella::Event::RoundBegun { marker, .. } => format!("{name} {}", marker.is_some()),
        stella::Event::LightLost { cause, .. } => format!("{name} {cause:?}"),
        stella::Event::Ended { ending } => {
            format!("{name} {:?} {:?}", ending.reason, ending.winners)
        }
        _ => name.to_owned(),
    }
}

/// Whom an event of Stella Quest is about.
fn name_of(event: &stella::Event) -> Option<Seat> {
    use stella::Event as E;
    match event {
        E::Dealt { seat, .. }
        | E::DealtBacks { seat, .. }
        | E::Paid { seat, .. }
        | E::Refill { seat, .. }
        | E::Drawn { seat, .. }
        | E::DrawnBack { seat, .. }
        | E::NoCardsLeft { seat }
        | E::Played { seat, .. }
        | E::TurnEnded { seat }
        | E::Skipped { seat }
        | E::RoundWon { seat, .. }
        | E::LightLost { seat, .. }
        | E::Taken { seat, .. }
        | E::TopChosen { seat, .. }
        | E::RoundBegun { first: seat, .. } => Some(*seat),
        E::PileStarted { .. }
        | E::Reshuffled { .. }
        | E::RivalPlayed { .. }
        | E::RoundToRival { .. }
        | E::RoundToNobody
        | E::Ended { .. } => None,
    }
}

#[test]
fn unnamed_seats_are_called_by_their_number() {
    let words = StellaWords::new(Language::Polish, People { names: &[], you: None });
    for index in 0..MAX_SEATS {
        let text = words.log(&stella::Event::TurnEnded { seat: Seat::new(index) });
        assert_eq!(text, format!("Gracz {}\u{a0}kończy turę.", index + 1));
    }
}

/// Compares a snapshot, or writes it anew.
fn keep(name: &str, page: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&path, page).expect("the snapshot can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == page,
        "{} is out of date; look at it, then run with UPDATE_SNAPSHOTS=1",
        path.display()
    );
}
