//! Experiments: their files, and results that don't depend on how they were obtained.

use std::num::NonZeroUsize;

use asterism_lab::experiment::{
    Experiment, Format, Laboratory, MergeError, Results, compare, findings,
};

const WAR: &str = r#"
name = "War or peace"
games = 400
seed = 7
agents = "sensible"
impact = ["war", "milk"]
synergy = ["war", "milk", "cookies", "ten-cards-in-hand"]
skill = { better = "sensible", worse = "uniform", deals = 150 }

[setup]
game = "fluxx"
players = 3
deck = ["fluxx-4"]

[[variants]]
name = "with war"

[[variants]]
name = "without war"
without = ["war"]

[[variants]]
name = "wild"
agents = ["uniform"]
"#;

fn read(text: &str) -> Experiment {
    Experiment::read(text, Format::Toml, |_| Err("no files".to_owned())).expect("it is right")
}

fn error(text: &str) -> String {
    let read = Experiment::read(text, Format::Toml, |_| Err("no files".to_owned()));
    match read {
        Err(error) => error.to_string(),
        Ok(experiment) => {
            Laboratory::new(&experiment).map_or_else(|error| error.to_string(), |_| String::new())
        }
    }
}

fn run(laboratory: &Laboratory, range: (u64, u64), threads: usize) -> Results {
    laboratory.play(range, NonZeroUsize::new(threads), |_| ()).expect("threads start")
}

#[test]
fn results_depend_on_nothing_but_the_experiment() {
    let experiment = read(WAR);
    let laboratory = Laboratory::new(&experiment).unwrap();
    let whole = run(&laboratory, (0, 400), 1);
    assert!(whole.is_complete());
    assert_eq!(whole.write(), run(&laboratory, (0, 400), 3).write());

    // Parts in another order, each by a laboratory of its own, through files.
    let parts: Vec<String> = [3, 0, 4, 2, 1]
        .into_iter()
        .map(|part| {
            let laboratory = Laboratory::new(&read(WAR)).unwrap();
            run(&laboratory, experiment.part(part, 5), 2).write()
        })
        .collect();
    let mut merged = Results::empty(&experiment);
    for part in &parts {
        merged.merge(&Results::read(part).unwrap()).unwrap();
    }
    assert_eq!(merged.write(), whole.write());
}

#[test]
fn what_is_missing_can_be_played_later() {
    let laboratory = Laboratory::new(&read(WAR)).unwrap();
    let mut some = run(&laboratory, (50, 120), 2);
    some.merge(&run(&laboratory, (200, 210), 2)).unwrap();
    assert_eq!(some.missing((0, 400)), [(0, 50), (120, 200), (210, 400)]);
    assert_eq!(some.missing((60, 100)), []);
    assert_eq!(some.missing((100, 205)), [(120, 200)]);
    for range in some.missing((0, 400)) {
        some.merge(&run(&laboratory, range, 2)).unwrap();
    }
    assert_eq!(some.write(), run(&laboratory, (0, 400), 2).write());
}

#[test]
fn games_are_never_counted_twice() {
    let laboratory = Laboratory::new(&read(WAR)).unwrap();
    let mut some = run(&laboratory, (0, 20), 2);
    let before = some.clone();
    assert_eq!(some.merge(&run(&laboratory, (15, 30), 2)), Err(MergeError::Twice(15, 19)));
    let other = Laboratory::new(&read(&WAR.replace("seed = 7", "seed = 8"))).unwrap();
    let refused = some.merge(&run(&other, (30, 40), 2));
    assert!(matches!(refused, Err(MergeError::OtherExperiment(..))), "{refused:?}");
    assert_eq!(some, before);
    for broken in ["", "{}", "{\"asterism_lab\":2}"] {
        assert!(matches!(Results::read(broken), Err(MergeError::Unreadable(_))));
    }
    let text = before.write();
    let old = text.replace("\"asterism_lab\":2", "\"asterism_lab\":9");
    assert_eq!(Results::read(&old), Err(MergeError::Form(9)));
    assert_eq!(Results::read("{\"asterism_lab\":1}"), Err(MergeError::Form(1)));
    let unfit = text.replace("\"done\":[[0,20]]", "\"done\":[[0,19]]");
    assert!(matches!(Results::read(&unfit), Err(MergeError::Unreadable(_))));
    // Another version may have other rules, so its games are other games.
    let version = before.version.clone();
    let others = run(&laboratory, (20, 30), 1).write().replace(&version, "0.0.1, fluxx rules 1");
    let refused = some.merge(&Results::read(&others).unwrap());
    assert_eq!(refused, Err(MergeError::OtherVersion(version, "0.0.1, fluxx rules 1".to_owned())));
    assert_eq!(some, before);
}

#[test]
fn findings_describe_the_games() {
    let experiment = read(WAR);
    let laboratory = Laboratory::new(&experiment).unwrap();
    let results = run(&laboratory, (0, 400), 2);
    let found = findings(&laboratory, &results);
    assert_eq!((found.games, found.variants.len()), (400, 3));
    for variant in &found.variants {
        let shares: f64 = variant.seats.iter().map(|share| share.value).sum();
        assert!((shares + variant.unwon.value - 1.0).abs() < 1e-9);
        let endings: f64 = variant.endings.iter().map(|(_, share)| share.value).sum();
        assert!((endings - 1.0).abs() < 1e-9);
        assert_eq!(variant.lengths.iter().map(|(_, games)| games).sum::<u64>(), 400);
        assert!(variant.turns.low < variant.turns.value && variant.turns.value > 5.0);
        assert!(variant.minutes.value > 1.0);
        for card in &variant.cards {
            assert!(card.played.value <= 1.0 && card.drawn.value > 0.0, "{card:?}");
        }
    }
    let [with, without, wild] = &found.variants[..] else { panic!("three variants") };
    assert!(with.cards.iter().any(|card| card.card == "war" && card.drawn.value > 0.1));
    assert!(without.cards.iter().all(|card| card.card != "war"));
    // Random players need longer to win, and win less with what they draw.
    assert!(wild.turns.value > with.turns.value);
    assert!(with.goals.iter().map(|(_, share)| share.value).sum::<f64>() > 0.9);
    for variant in &found.variants {
        assert!((0.01..0.5).contains(&variant.swing.value), "{:?}", variant.swing);
        let skill = variant.skill.as_ref().unwrap();
        assert_eq!((skill.deals, skill.better.as_str()), (150, "sensible"));
        assert!(skill.share.value > skill.luck && skill.skill.low > 0.0, "{skill:?}");
    }
    // Without War, its three pairs are missing.
    assert_eq!((with.synergies.len(), without.synergies.len()), (6, 3));
    assert!(with.synergies.iter().all(|pair| pair.more_wins.low < pair.more_wins.high));
    assert_eq!(found.impacts.len(), 2);
    assert!(found.impacts.iter().all(|impact| impact.drawers > 50));
}

/// The deals are the same, so a variant without a difference has exactly the same games.
#[test]
fn variants_are_played_with_the_same_deals() {
    let same = WAR.replace("without = [\"war\"]", "");
    let laboratory = Laboratory::new(&read(&same)).unwrap();
    let results = run(&laboratory, (0, 100), 2);
    let difference = results.variants[1].more_turns;
    assert_eq!((difference.count, difference.sum, difference.squares), (100, 0, 0));
    assert_eq!(results.variants[0].cards, results.variants[1].cards);
    assert_ne!(results.variants[0].cards, results.variants[2].cards);
}

#[test]
fn another_number_on_a_card_changes_nothing_else() {
    let text = "games = 200\nseed = 3\n[setup]\ngame = \"fluxx\"\nplayers = 3\ndeck = [\"fluxx-4\"]\n\
                [[variants]]\n[[variants]]\nname = \"the same\"\n\
                numbers = { ten-cards-in-hand = 10, draw-3 = 3 }\n\
                [[variants]]\nname = \"asks for 20\"\nnumbers = { ten-cards-in-hand = 20 }\n";
    let laboratory = Laboratory::new(&read(text)).unwrap();
    let results = run(&laboratory, (0, 200), 2);
    let [printed, same, twenty] = &results.variants[..] else { panic!("three variants") };
    // A card with the printed number is dealt like the printed one. The deck has another
    // order, so that random choices differ, but not what follows from the card.
    let sorted = |index: usize| {
        let mut names = laboratory.full_names(index);
        names.sort();
        names
    };
    assert_eq!(sorted(0), sorted(1));
    assert!(sorted(0).contains(&"fluxx-4/ten-cards-in-hand".to_owned()));
    let compared = compare((&laboratory, &results, 0), (&laboratory, &results, 1));
    assert!(compared.differences.iter().all(|found| !found.significant));
    assert!(same.more_turns.sum.abs() < 200 * 5 && twenty.more_turns.squares > 0);
    let wins = |index: usize, tally: &asterism_lab::experiment::VariantTally| {
        let names = laboratory.cards(index);
        let at = names.iter().position(|name| name == "ten-cards-in-hand").unwrap();
        tally.cards[at].won
    };
    assert!(wins(2, twenty) * 3 < wins(0, printed) * 2, "{}", wins(2, twenty));
}

#[test]
fn comparisons_find_what_differs_and_nothing_else() {
    let text = WAR.replace("impact = [\"war\", \"milk\"]", "").replace("skill", "# skill");
    let laboratory = Laboratory::new(&read(&text)).unwrap();
    let results = run(&laboratory, (0, 400), 2);
    let wild = compare((&laboratory, &results, 0), (&laboratory, &results, 2));
    assert!(wild.paired);
    let turns = wild.differences.iter().find(|found| found.what == "turns").unwrap();
    assert!(turns.significant && turns.difference.low > 0.0, "{turns:?}");
    // The same setup with another seed: nothing differs.
    let other = Laboratory::new(&read(&text.replace("seed = 7", "seed = 99"))).unwrap();
    let others = run(&other, (0, 400), 2);
    let none = compare((&laboratory, &results, 0), (&other, &others, 0));
    assert!(!none.paired);
    assert!(none.differences.len() > 90);
    assert!(none.differences.iter().all(|found| !found.significant), "{:?}", none.differences[0]);
}

#[test]
fn stella_quest_and_bots_can_be_studied() {
    let text = "games = 30\nagents = [\"regular:20\", \"random\", \"collector\"]\n\
                [setup]\ngame = \"stella-quest\"\nplayers = 3\n";
    let laboratory = Laboratory::new(&read(text)).unwrap();
    let results = run(&laboratory, (0, 30), 2);
    let found = findings(&laboratory, &results);
    let variant = &found.variants[0];
    assert!(variant.seats[0].value > variant.seats[1].value, "{:?}", variant.seats);
    let number = |name: &str| variant.numbers.iter().find(|(known, _)| known == name).unwrap().1;
    assert!(number("shine").value >= 0.0 && number("collected").value > 1.0);
    assert!(number("gems").value > 1.0);
    assert!(number("winning-score").value <= number("score").value);
    assert_eq!(variant.cards.len(), 25);
}

#[test]
fn an_experiment_is_written_as_the_file_it_is_read_from() {
    let changed = format!(
        "{WAR}\n[[variants]]\nname = \"changed\"\nnumbers = {{ draw-3 = 4 }}\noptions = {{ meta-rule = \"no-creepers\" }}\n"
    );
    for text in [&changed, "[setup]\ngame = \"stella-quest\"\nplayers = 2\n"] {
        let experiment = read(text);
        assert_eq!(read(&experiment.to_toml()), experiment);
    }
}

#[test]
fn mistakes_in_files_are_named_with_what_was_meant() {
    assert!(error("gmaes = 5").contains("did you mean \"games\"?"));
    assert!(error("games = 5").contains("needs the key \"setup\""));
    assert!(error("games = -1\n[setup]\ngame = \"fluxx\"\nplayers = 2").contains("games must be"));
    assert!(error("[setup]\ngame = \"fluxx\"").contains("players"));
    assert!(error("[setup]\ngame = \"fluxx\"\nplayer = 2").contains("did you mean \"players\"?"));
    let setup = "[setup]\ngame = \"fluxx\"\nplayers = 2\n";
    assert!(
        error(&format!("agents = \"sensibel\"\n{setup}")).contains("did you mean \"sensible\"?")
    );
    assert!(error(&format!("agents = \"expert:20ms\"\n{setup}")).contains("number of simulations"));
    assert!(error(&format!("agents = \"expert\"\n{setup}")).contains("expert:200"));
    assert!(
        error(&format!("agents = [\"sensible\", \"uniform\", \"uniform\"]\n{setup}"))
            .contains("2 seats")
    );
    assert!(error(&format!("impact = \"mlik\"\n{setup}")).contains("did you mean milk?"));
    assert!(error(&format!("synergy = [\"milk\", \"war2\"]\n{setup}")).contains("mean war?"));
    assert!(error(&format!("synergy = \"milk\"\n{setup}")).contains("2 to 250 cards"));
    assert!(error(&format!("skill = 5\n{setup}")).contains("better"));
    assert!(error(&format!("skill = {{ beter = \"random\" }}\n{setup}")).contains("\"better\"?"));
    assert!(error(&format!("skill = {{ better = \"random\" }}\n{setup}")).contains("\"worse\""));
    let numbers = |numbers: &str| error(&format!("{setup}numbers = {{ {numbers} }}"));
    assert!(numbers("drwa-3 = 4").contains("did you mean \"draw-3\"?"));
    assert!(numbers("milk = 4").contains("no number"));
    assert!(numbers("draw-3 = 400").contains("up to 255"));
    assert!(numbers("draw-3 = 4").is_empty());
    assert!(error(&format!("{setup}deck = [\"fluxx-5\"]")).contains("fluxx-4"));
    assert!(error(&format!("{setup}cards = [\"mine.kdl\"]")).contains("no files"));
    assert!(
        error(&format!("{setup}[[variants]]\n[[variants]]\nwithout = []")).contains("\"name\"")
    );
    assert!(
        error(&format!("{setup}[[variants]]\nwithuot = []")).contains("did you mean \"without\"?")
    );
    let twice = "[[variants]]\nname = \"a\"\n[[variants]]\nname = \"a\"";
    assert!(error(&format!("{setup}{twice}")).contains("two variants"));
    assert!(error("games = ").contains("can't be read"));
    let json = Experiment::read(
        "{\"setup\":{\"game\":\"stella-quest\",\"players\":2}}",
        Format::Json,
        |_| Err(String::new()),
    );
    assert_eq!(json.unwrap().games, 1000);
}

#[test]
fn card_files_become_part_of_the_experiment() {
    let text = "impact = [\"unicorn\"]\ngames = 60\n[setup]\ngame = \"fluxx\"\nplayers = 2\n\
                deck = [\"fluxx-4\"]\ncards = [\"sets/mine.kdl\"]\n";
    let load = |name: &str| match name {
        "sets/mine.kdl" => Ok("keeper \"unicorn\"".to_owned()),
        other => Err(format!("no {other}")),
    };
    let experiment = Experiment::read(text, Format::Toml, load).unwrap();
    assert_eq!(experiment.variants[0].setup.mix.cards[0].name, "mine.kdl");
    let laboratory = Laboratory::new(&experiment).unwrap();
    let results = run(&laboratory, (0, 60), 2);
    assert!(results.impacts[0].count > 5);
    let again = Results::read(&results.write()).unwrap();
    assert_eq!(again.experiment, experiment);
}

/// A card that does nothing changes nothing; one that wins makes a difference that is seen.
#[test]
fn a_studied_card_is_compared_with_the_same_deals_without_it() {
    let study = |card: &str, text: &str| {
        let text = format!(
            "games = 300\nstudy = \"{card}\"\n\
             [setup]\ngame = \"fluxx\"\nplayers = 4\ndeck = [\"fluxx-4\"]\n\
             cards = [{{ name = \"mine.kdl\", text = '{text}' }}]\n\
             [[variants]]\nname = \"with\"\n[[variants]]\nname = \"without\"\n\
             without = [\"mine/{card}\"]\n"
        );
        let experiment = read(&text);
        let again = Experiment::read(&experiment.to_toml(), Format::Toml, |_| Err(String::new()));
        assert_eq!(again.unwrap(), experiment);
        let laboratory = Laboratory::new(&experiment).unwrap();
        let one = laboratory.play_here((0, 100));
        let mut all = laboratory.play_here((100, 300));
        all.merge(&one).unwrap();
        assert_eq!(all, laboratory.play_here((0, 300)));
        findings(&laboratory, &all).study.unwrap()
    };
    let idle = study("pebble", "keeper \"pebble\"");
    assert!(idle.drew.players > 150 && idle.played.players > 100);
    assert!(idle.drew.more.low < 0.0 && idle.drew.more.high > 0.0, "{idle:?}");
    assert_eq!(idle.drew.players, idle.played.players + idle.held.players);
    let standing: u64 = idle.standings.iter().map(|group| group.players).sum();
    assert_eq!(standing, idle.played.players);
    assert!(idle.standings.iter().filter(|group| group.players > 0).count() > 1);
    let strong = study("windfall", "goal \"windfall\" { most-cards-in-hand 2 }");
    assert!(strong.played.more.low > 0.0, "{strong:?}");
}
