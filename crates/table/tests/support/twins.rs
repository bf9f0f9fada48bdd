//! Pairs of tables that differ only in hidden cards.

use asterism_catalog::AnyGame;
use asterism_kernel::{ChanceOutcome, Seat};
use asterism_table::{
    Accepted, Action, Entry, Fact, First, Holder, Input, Pace, PassMode, Responses, Settings,
    Table, TableView, WindowKind,
};
use serde_json::Value;

use super::{Scene, act, id, surprising};

/// Somebody's hand as numbers of cards.
pub(crate) fn hand(table: &Table, name: &str) -> Vec<u64> {
    let view = serde_json::to_value(table.view(Some(&id(name)))).unwrap();
    let seat = view["you"]["seat"].clone();
    let places = view["game"]["places"].as_array().unwrap();
    let place = places.iter().find(|place| place["seat"] == seat).unwrap();
    place["hand"].as_array().unwrap().iter().filter_map(Value::as_u64).collect()
}

pub(crate) fn is_surprise(table: &Table, card: u64) -> bool {
    let Some(AnyGame::Fluxx(game)) = table.game() else { panic!("another game") };
    let deck = game.deck();
    let found = deck.cards().find(|found| found.index() as u64 == card).unwrap();
    format!("{:?}", deck.kind(found)) == "Surprise"
}

pub(crate) fn card_name(table: &Table, card: u64) -> String {
    let Some(AnyGame::Fluxx(game)) = table.game() else { panic!("another game") };
    let deck = game.deck();
    let found = deck.cards().find(|found| found.index() as u64 == card).unwrap();
    deck.name(found).to_owned()
}

pub(crate) fn hand_names(table: &Table, name: &str) -> Vec<String> {
    hand(table, name).into_iter().map(|card| card_name(table, card)).collect()
}

/// A table and its twin: in one of them Bob holds a Surprise, in the other
/// that card lies deep in the draw pile.
pub(crate) struct Twins {
    pub(crate) one: Table,
    pub(crate) other: Table,
    pub(crate) now: u64,
    /// The two cards; nobody plays them.
    pub(crate) swapped: [String; 2],
}

pub(crate) fn twins(settings: Settings, seed: u8, bob_is_a_bot: bool) -> Option<Twins> {
    let people: &[&str] = &["ann", "bob", "cid"];
    let mut scene = Scene::begun(settings, people, 0, seed);
    if bob_is_a_bot {
        scene.must(act("bob", Action::StepAway));
    }
    let table = &scene.table;
    let hands: Vec<u64> = people.iter().flat_map(|name| hand(table, name)).collect();
    let plain = hand(table, "bob").into_iter().find(|&card| !is_surprise(table, card))?;
    if hand(table, "bob").iter().any(|&card| is_surprise(table, card)) {
        return None;
    }
    let start = scene.log.iter().position(|entry| matches!(entry.fact, Fact::Started { .. }))?;
    let mut log: Vec<Entry> = scene.log.clone();
    let Some(ChanceOutcome::Shuffle(order)) = log[start].chance.first_mut() else { return None };
    // The hands lie at one end of the pile; the other end comes last.
    let dealt = |cards: &[u16]| cards.iter().filter(|&&card| hands.contains(&card.into())).count();
    let half = order.len() / 2;
    let from_the_end = dealt(&order[half..]) > dealt(&order[..half]);
    let deep: Vec<u16> =
        if from_the_end { order.clone() } else { order.iter().rev().copied().collect() };
    let surprise = *deep.iter().find(|&&card| is_surprise(table, u64::from(card)))?;
    let swapped = [card_name(table, plain), card_name(table, u64::from(surprise))];
    for card in order.iter_mut() {
        if u64::from(*card) == plain {
            *card = surprise;
        } else if *card == surprise {
            *card = plain as u16;
        }
    }
    let other = Table::replay(&log, &()).unwrap();
    let expected = hand(&other, "bob").contains(&u64::from(surprise));
    assert!(expected && !hand(table, "bob").contains(&u64::from(surprise)));
    Some(Twins { one: scene.table.clone(), other, now: scene.now, swapped })
}

/// What others than Bob can notice of a table: all of what they are sent.
pub(crate) fn noticed(table: &Table) -> Vec<(String, TableView, String)> {
    let people = [Some("ann"), Some("cid"), None];
    people
        .into_iter()
        .map(|name| {
            let person = name.map(id);
            let view = table.view(person.as_ref());
            let lines = serde_json::to_string(&table.lines(person.as_ref(), 0)).unwrap();
            let text = serde_json::to_string(&view).unwrap();
            (text, view, lines)
        })
        .collect()
}

/// What a seat would do, the same in both.
pub(crate) fn choose(
    table: &Table,
    seat: Seat,
    swapped: &[String; 2],
    step: usize,
) -> Option<String> {
    let offered = table.offered(seat);
    if offered.iter().any(|mv| mv == "pass") {
        return Some("pass".into());
    }
    let common: Vec<&String> = offered
        .iter()
        .filter(|mv| !swapped.iter().any(|name| mv.split(['@', ' ']).any(|word| word == name)))
        .collect();
    common.get(step % common.len().max(1)).map(|mv| (*mv).clone())
}

/// If Bob is asked at only one of the tables, he lets it pass there. Nobody else may
/// notice.
pub(crate) fn bob_lets_it_pass(table: &mut Table, now: u64) {
    if table.chairs()[1].holder != Holder::Person(id("bob")) {
        return;
    }
    let view = table.view(Some(&id("bob")));
    let Some(asked) = view.asked.filter(|asked| asked.awaited && view.window.is_some()) else {
        return;
    };
    let answer = Action::Answer { decision: asked.decision, text: "pass".into(), then: Vec::new() };
    table.apply(now, &act("bob", answer)).unwrap();
}

/// Runs both tables side by side; returns how many windows were seen.
pub(crate) fn compare(twins: Twins, passes: [PassMode; 3]) -> u64 {
    let Twins { mut one, mut other, mut now, swapped } = twins;
    let mut windows = 0;
    let both = |one: &mut Table, other: &mut Table, now: u64, input: &Input| {
        let (left, right) = (one.apply(now, input), other.apply(now, input));
        match (&left, &right) {
            (Ok(left), Ok(right)) => {
                let times = |accepted: &Accepted| {
                    accepted.entries.iter().map(|entry| entry.at).collect::<Vec<_>>()
                };
                assert_eq!(times(left), times(right), "the same number of entries");
                // Chance that works on hidden cards shows them, by the rules.
                left.entries.iter().all(|entry| entry.chance.is_empty())
            }
            (Err(left), Err(right)) => {
                assert_eq!(left, right);
                false
            }
            _ => panic!("{left:?} is not {right:?} for {input:?}"),
        }
    };
    for (name, mode) in ["ann", "bob", "cid"].into_iter().zip(passes) {
        both(&mut one, &mut other, now, &act(name, Action::Pass { mode }));
    }
    for step in 0..120 {
        // Cards that change hands are known to others, by the rules.
        let held = |table: &Table| hand_names(table, "bob");
        let apart = held(&one).contains(&swapped[0]) && held(&other).contains(&swapped[1]);
        if !apart {
            break;
        }
        assert_eq!(noticed(&one), noticed(&other), "step {step}");
        assert_eq!(one.next_wake(), other.next_wake(), "step {step}");
        if one.is_over() {
            break;
        }
        windows = windows.max(one.view(None).window.map_or(0, |window| window.number));
        if one.view(None).window.is_some_and(|window| window.kind == WindowKind::Beat)
            && one.view(Some(&id("bob"))).asked.is_none()
        {
            bob_lets_it_pass(&mut other, now);
            assert_eq!(noticed(&one), noticed(&other), "a pass at step {step}");
            assert_eq!(one.next_wake(), other.next_wake(), "a pass at step {step}");
        }
        // Bots first, each at its time; then people, half a second after.
        let (bots, same) = (one.awaited(), other.awaited());
        assert_eq!(bots, same, "bots are awaited alike");
        if let Some(bot) = bots.iter().min_by_key(|bot| bot.from) {
            now = now.max(bot.from);
            let Some(text) = choose(&one, bot.seat, &swapped, step) else { break };
            let input = Input::BotAnswer { seat: bot.seat, decision: bot.decision, text };
            if !both(&mut one, &mut other, now, &input) {
                break;
            }
            continue;
        }
        now += 500;
        let asked = one.chairs().iter().enumerate().find_map(|(seat, chair)| {
            let Holder::Person(person) = &chair.holder else { return None };
            let view = one.view(Some(person));
            let asked = view.asked.filter(|asked| asked.awaited)?;
            let asks = matches!(view.you.pass, PassMode::Ask | PassMode::Wait);
            assert!(view.window.is_none() || asks, "who lets it pass");
            Some((Seat::new(seat), person.clone(), asked.decision))
        });
        let Some((seat, person, decision)) = asked else {
            let Some(wake) = one.next_wake() else { break };
            now = now.max(wake);
            if !both(&mut one, &mut other, now, &Input::Wake) {
                break;
            }
            continue;
        };
        let Some(text) = choose(&one, seat, &swapped, step) else { break };
        let input = act(person.as_str(), Action::Answer { decision, text, then: Vec::new() });
        if !both(&mut one, &mut other, now, &input) {
            break;
        }
    }
    windows
}

/// Everybody has to respond or pass.
pub(crate) fn table(pace: Pace) -> Settings {
    let mut settings = surprising(3);
    settings.first = Some(First::Chair(0));
    settings.pace = pace;
    settings.responses = Responses::Sealed;
    settings
}

/// The table waits for two seconds.
pub(crate) fn beating(pace: Pace) -> Settings {
    Settings { responses: Responses::default(), ..table(pace) }
}
