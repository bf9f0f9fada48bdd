//! Fluxx on the command line: whole games, simulations and decks.

mod program;

use program::{Folder, refuses, run, with_input};
use serde_json::Value;

/// Enough answers for any game.
fn always(answer: &str) -> Vec<u8> {
    format!("{answer}\n").repeat(4_000).into_bytes()
}

/// Answers that try all sorts of options.
fn varied() -> Vec<u8> {
    (0..4_000).map(|index| format!("{}\n", 1 + index % 3)).collect::<String>().into_bytes()
}

#[test]
fn a_whole_game_in_every_language_replays() {
    // Words that a text in another language must not have.
    let english = [
        "you", "your", "card", "cards", "turn", "goal", "goals", "keeper", "creeper", "rule",
        "rules", "draw", "draws", "play", "plays", "hand", "table", "pile", "the", "and", "of",
        "with", "stop",
    ];
    for (language, known) in [
        ("en", ["wins with", "Draw pile", "The rules right now"]),
        ("ru", ["колод", "Правила прямо сейчас", "Карты у тебя на руке"]),
        ("pl", ["Talia", "Zasady w tej chwili", "Karty na twojej ręce"]),
        ("it", ["Mazzo", "Le regole in questo momento", "La tua mano"]),
    ] {
        let folder = Folder::new();
        let log = folder.path("game.json");
        let arguments =
            ["play", "fluxx", "--players", "3", "--seed", "11", "--lang", language, "--log", &log];
        let mut input = "?\n? 1\n? milk\nd\nt\nnonsense\n99\n".to_owned().into_bytes();
        input.extend(varied());
        let played = with_input(&arguments, &input);
        assert_eq!(played.code, 0, "{language}: {}", played.err);
        assert_eq!(played.err, "");
        let told = played.out.replace(&format!("asterism replay {log}"), "");
        for word in known.iter().filter(|word| **word != "wins with") {
            assert!(told.contains(word), "{language}: {word} is missing");
        }
        if language != "en" {
            for line in told.lines().filter(|line| !line.contains("game.json")) {
                let words = line.split(|letter: char| !letter.is_alphabetic());
                let found =
                    words.map(str::to_lowercase).find(|word| english.contains(&word.as_str()));
                assert_eq!(found, None, "{language}: {line}");
            }
        }
        for file in [&[][..], &["--seat", "0"], &["--lang", language]] {
            let replayed = run(&[&["replay", &log][..], file].concat());
            assert_eq!(replayed.code, 0, "{}", replayed.err);
        }
        let lines = run(&["replay", &log, "--json"]).out;
        let last: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
        let told = last["told"].as_array().unwrap().last().unwrap().to_string();
        assert!(told.contains("won"), "{told}");
    }
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    for options in [&[][..], &["--option", "day=birthday"], &["--option", "meta-rule=no-creepers"]]
    {
        let arguments = [&["play", "fluxx", "--seed", "3", "--players", "2"][..], options].concat();
        let played = with_input(&arguments, &always("1"));
        assert_eq!(played.code, 0, "{}", played.err);
        assert_eq!(with_input(&arguments, &always("1")).out, played.out);
        assert!(!played.out.contains('\u{1b}'), "a pipe gets no colors");
    }
}

#[test]
fn cards_explain_themselves_and_parts_of_texts_are_answers() {
    // Seed 5 deals Hippyism, Silver Lining and Hand Limit 1.
    let input = "? hippyism\n? 1\n? elephant\nplay\nplay silver\nq\n";
    let played = with_input(&["play", "fluxx", "--seed", "5"], input.as_bytes());
    assert_eq!(played.code, 0, "{}", played.err);
    for part in [
        "Hippyism (Goal): You win if you have",
        "Hand Limit 1 (New Rule): ",
        "No card in this deck is called “elephant”.",
        "“play” matches several options: Play “Hand Limit 1”; ",
        "You play the New Rule “Silver Lining”.",
        "You stopped the game.",
    ] {
        assert!(played.out.contains(part), "{part:?} is not in:\n{}", played.out);
    }
}

#[test]
fn nobody_is_told_hidden_cards() {
    let played = with_input(&["play", "fluxx", "--seed", "8", "--players", "4"], &varied());
    assert_eq!(played.code, 0, "{}", played.err);
    let mut draws = 0;
    for line in played.out.lines() {
        for bot in ["Vega", "Altair", "Mira"] {
            if let Some(drawn) = line.strip_prefix(&format!("{bot} draws")) {
                draws += 1;
                assert!(drawn.ends_with(" card.") || drawn.ends_with(" cards."), "{line}");
            }
        }
    }
    assert!(draws > 0);
}

#[test]
fn at_a_shared_screen_several_may_be_asked() {
    let played =
        with_input(&["play", "fluxx", "--seed", "2", "--players", "3", "--hot-seat"], &varied());
    assert_eq!(played.code, 0, "{}", played.err);
    let mut turns = played.out.split("Pass the screen to ");
    assert!(
        !turns.next().unwrap().contains("Your hand"),
        "nothing is shown before the first pause"
    );
    for turn in turns {
        let who = turn.split_once('.').unwrap().0;
        let others = ["Player 1", "Player 2", "Player 3"].into_iter().filter(|name| *name != who);
        for other in others {
            assert!(!turn.contains(&format!("{other} draws “")), "{turn}");
        }
    }
    assert!(played.out.contains(" wins with "));
}

#[test]
fn sim_says_how_long_and_what_won() {
    let arguments = ["sim", "fluxx", "--deck", "fluxx-4", "--players", "3", "--games", "2000"];
    let text = run(&arguments).out;
    for part in
        ["turns", "decisions", "unfinished", "goals that won", "cards played", "--all shows"]
    {
        assert!(text.contains(part), "{part} is not in:\n{text}");
    }
    let all = run(&[&arguments[..], &["--all"]].concat()).out;
    assert!(all.contains("time-is-money") && !all.contains("--all shows"), "{all}");
    let report: Value =
        serde_json::from_str(&run(&[&arguments[..], &["--json"]].concat()).out).unwrap();
    assert_eq!(report["sections"][0]["rows"].as_array().unwrap().len(), 29);
    assert_eq!(report["sections"][1]["rows"].as_array().unwrap().len(), 94);
    let wins: u64 =
        report["seats"].as_array().unwrap().iter().map(|seat| seat["won"].as_u64().unwrap()).sum();
    assert_eq!(wins, 2000);
}

#[test]
fn a_deck_is_shown_in_every_language() {
    for (language, title) in
        [("en", "Milk and Cookies"), ("ru", "Молоко"), ("pl", "Mleko"), ("it", "Latte")]
    {
        let shown = run(&["deck", "show", "fluxx-4", "--lang", language]);
        assert_eq!(shown.code, 0, "{}", shown.err);
        assert!(
            shown.out.contains(title) && shown.out.contains("[milk-and-cookies]"),
            "{language}"
        );
        let json = run(&["deck", "show", "fluxx-4", "--lang", language, "--json"]).out;
        let deck: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(deck["cards"].as_array().unwrap().len(), 100);
        assert_eq!(deck["language"], language);
    }
}

#[test]
fn the_language_of_the_system_is_spoken() {
    let mut command = program::command(&["deck", "show", "fluxx-4"]);
    let shown = command.env("LC_ALL", "pl_PL.UTF-8").output().unwrap();
    assert!(String::from_utf8(shown.stdout).unwrap().contains("Nowa Zasada"));
}

const UNICORN: &str = "keeper \"unicorn\"\naction \"dig\" { draw 3 }\n\
                       goal \"magic\" { have \"unicorn\" \"fluxx-4/milk\" }\n";

#[test]
fn a_folder_of_cards_is_played_with_under_its_names() {
    let blanks = concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks/blanks");
    let arguments = ["play", "fluxx", "--seed", "4", "--lang", "ru", "--deck", "fluxx-4"];
    let arguments = [&arguments[..], &["--cards", blanks]].concat();
    let played = with_input(&arguments, "? бумеранг\nq\n".as_bytes());
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("Бумеранг ("), "{}", played.out);

    let folder = Folder::new();
    std::fs::create_dir_all(folder.path("mine/names")).unwrap();
    let empty = run(&["sim", "fluxx", "--cards", &folder.path("mine"), "--games", "1"]);
    assert_eq!(empty.code, 2, "{}", empty.err);
    assert!(empty.err.contains("no card files"), "{}", empty.err);
    folder.file("mine/cards.kdl", UNICORN);
    folder.file("mine/names/en.ftl", "unicorn = { $braces }\n");
    let wrong = run(&["sim", "fluxx", "--cards", &folder.path("mine"), "--games", "1"]);
    assert_eq!(wrong.code, 2, "{}", wrong.err);
    assert!(wrong.err.contains("mine.en.ftl: unicorn"), "{}", wrong.err);
}

#[test]
fn own_cards_are_checked_played_and_saved() {
    let folder = Folder::new();
    let cards = folder.file("mine.kdl", UNICORN);
    let checked = run(&["deck", "check", "fluxx-4", &cards, "--games", "200"]);
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
    for part in ["No mistakes.", "0 warnings", "mine: 3 cards", "unfinished games: none"] {
        assert!(checked.out.contains(part), "{part} is not in:\n{}", checked.out);
    }
    let json = run(&["deck", "check", "fluxx-4", &cards, "--games", "200", "--json"]).out;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["playable"], true);
    assert_eq!(json["simulation"]["games"], 200);

    let log = folder.path("game.json");
    let arguments = ["play", "fluxx", "--seed", "4", "--players", "2", "--deck", "fluxx-4"];
    let arguments = [&arguments[..], &["--cards", &cards, "--log", &log]].concat();
    assert_eq!(with_input(&arguments, &always("1")).code, 0);
    // The saved game needs the file no more.
    std::fs::remove_file(&cards).unwrap();
    let replayed = run(&["replay", &log]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
}

#[test]
fn too_few_cards_are_no_deck() {
    let folder = Folder::new();
    let checked = run(&["deck", "check", &folder.file("mine.kdl", UNICORN)]);
    assert_eq!(checked.code, 1, "{}", checked.err);
    assert!(checked.out.contains("1 warning\n"), "{}", checked.out);
    assert!(checked.out.contains("it takes at least 30"), "{}", checked.out);
}

#[test]
fn every_mistake_of_a_card_file_is_shown_with_its_place() {
    let folder = Folder::new();
    let text =
        "keeper \"unicorn\"\naction \"dig\" { drow 3 }\nrule \"x\" { hand-limit \"lots\" }\n";
    let cards = folder.file("broken.kdl", text);
    let checked = run(&["deck", "check", "fluxx-4", &cards]);
    assert_eq!(checked.code, 2);
    assert!(checked.out.contains("broken.kdl:2:16") && checked.out.contains("broken.kdl:3:"));
    assert!(checked.out.contains("did you mean `draw`?"), "{}", checked.out);
    assert_eq!(checked.err, "asterism: 2 mistakes; see above.\n");
    let json = run(&["deck", "check", &cards, "--json"]);
    assert_eq!(json.code, 2);
    let json: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["mistakes"][0]["line"], 2);
    assert_eq!(json["mistakes"][1]["line"], 3);

    for arguments in [&["play", "fluxx"][..], &["sim", "fluxx"]] {
        let refused = run(&[arguments, &["--deck", "fluxx-4", "--cards", &cards]].concat());
        assert_eq!((refused.code, refused.out.as_str()), (2, ""));
        assert!(refused.err.contains("broken.kdl:2:16") && refused.err.contains("broken.kdl:3:"));
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = Folder::new();
    for command in ["play", "sim"] {
        refuses(&[command, "fluxx", "--deck", "flux-4"], "did you mean fluxx-4?");
        refuses(&[command, "fluxx", "--cards", &folder.path("gone.kdl")], "there is no such file");
        refuses(
            &[command, "fluxx", "--cards", &folder.file("b.kdl", b"\xff")],
            "not text in UTF-8",
        );
        refuses(&[command, "fluxx", "--option", "moon=full"], "no option \"moon\"");
        refuses(&[command, "fluxx", "--option", "day=monday"], "must be one of: ask, birthday");
        refuses(&[command, "fluxx", "--option", "day"], "write NAME=VALUE");
        refuses(&[command, "fluxx", "--players", "9"], "2 to 8 players, not 9");
        refuses(&[command, "fluxx", "--players", "0"], "2 to 8 players, not 0");
        refuses(&[command, "fluxx", "--players", "2", "--first", "2"], "Seat 2 can't begin");
        refuses(&[command, "stella-quest", "--deck", "fluxx-4"], "its own cards");
    }
    refuses(&["sim", "fluxx", "--policy", "thrifty"], "this game has uniform, sensible");
    refuses(&["play", "fluxx", "--lang", "xx"], "choose en, ru, pl or it");
    refuses(&["trace", "fluxx"], "stella-quest");
    refuses(&["deck"], "Usage");
    refuses(&["deck", "show"], "<EDITION>");
    for command in ["show", "check"] {
        refuses(&["deck", command, "fluxx-40"], "did you mean fluxx-4?");
        refuses(&["deck", command, &folder.path("gone.kdl")], "there is no such file");
        refuses(&["deck", command, &folder.path("")], "no edition.kdl in this folder");
    }
    refuses(&["deck", "check", "fluxx-4", "--players", "9"], "2 to 8 players");
}

#[test]
fn saved_games_that_do_not_fit_are_refused() {
    let folder = Folder::new();
    let log = folder.path("log.json");
    let played = with_input(&["play", "fluxx", "--seed", "4", "--log", &log], b"1\n1\n1\nq\n");
    assert_eq!(played.code, 0, "{}", played.err);
    let text = std::fs::read_to_string(&log).unwrap();
    let replayed = run(&["replay", &log]);
    assert_eq!(replayed.code, 0);
    assert!(replayed.out.contains("it was not finished"));
    refuses(&["replay", &log, "--seat", "4"], "There is no seat 4");

    let other = text.replacen("\"play ", "\"choose ", 1);
    refuses(&["replay", &folder.file("move.json", other)], "entry 0");
    let other = text.replacen("\"game\":\"fluxx\"", "\"game\":\"stella-quest\"", 1);
    refuses(&["replay", &folder.file("game.json", other)], "game.json");
    let other = text.replacen("\"players\":4", "\"players\":5", 1);
    refuses(&["replay", &folder.file("players.json", other)], "players.json");
    let other = text.replacen("\"players\":4", "\"players\":4,\"deck\":[\"moon\"]", 1);
    refuses(&["replay", &folder.file("deck.json", other)], "There is no edition \"moon\"");
}

#[test]
fn an_edition_folder_with_broken_names_is_refused() {
    let folder = Folder::new();
    folder.file("edition.kdl", "edition \"mine\" {\n    year 2020\n}\n");
    folder.file("cards.kdl", "keeper \"unicorn\"\n");
    std::fs::create_dir(folder.path("names")).unwrap();
    folder.file("names/en.ftl", "unicorn = The Unicorn\n");
    let shown = run(&["deck", "show", &folder.path("")]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    assert!(shown.out.contains("The Unicorn [unicorn]"), "{}", shown.out);

    folder.file("names/en.ftl", "unicorn = { $name }\n");
    let checked = run(&["deck", "check", &folder.path("")]);
    assert_eq!((checked.code, checked.err.as_str()), (2, "asterism: 1 mistake; see above.\n"));
    assert!(checked.out.contains("en.ftl: unicorn: "), "{}", checked.out);
    let json = run(&["deck", "check", &folder.path(""), "--json"]);
    let json: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["name_mistakes"].as_array().unwrap().len(), 1);
    assert_eq!(run(&["deck", "show", &folder.path("")]).code, 2);
}

#[test]
fn a_deck_that_nobody_can_win_is_told_soon() {
    let folder = Folder::new();
    let cards: String = (0..40).map(|index| format!("keeper \"thing-{index}\"\n")).collect();
    let checked = run(&["deck", "check", &folder.file("things.kdl", cards)]);
    assert_eq!(checked.code, 0, "{}", checked.err);
    assert!(checked.out.contains("unfinished games: 4 of 4"), "{}", checked.out);
}

#[test]
fn a_mix_is_checked_against_its_editions_alone() {
    let mix = ["deck", "check", "fluxx-4", "wonderland", "--without", "war"];
    let mix = [&mix[..], &["--with", "star-wars/yoda", "--games", "100"]].concat();
    let checked = run(&mix);
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
    for part in [
        "fluxx-4/war-is-death: nobody can ever meet this goal",
        "star-wars/yoda: no goal asks for this keeper",
        "fluxx-4/double-agenda, wonderland/double-agenda",
        "fluxx-4/jackpot, wonderland/jackpot",
        "star-wars: 1 card (1 Keeper); 1 reconstructed, wholly or in part.",
        "unfinished games: none",
        "fluxx-4 alone:",
        "wonderland alone:",
    ] {
        assert!(checked.out.contains(part), "{part} is not in:\n{}", checked.out);
    }
    let json: Value = serde_json::from_str(&run(&[&mix[..], &["--json"]].concat()).out).unwrap();
    assert_eq!(json["unmixed"].as_array().unwrap().len(), 2);
    assert!(json["overlaps"].as_array().unwrap().len() > 10);
    assert_eq!(json["editions"][0]["cards"]["creeper"], 3);
}

#[test]
fn single_cards_go_and_come_in_games_too() {
    let folder = Folder::new();
    let log = folder.path("game.json");
    let arguments = ["play", "fluxx", "--seed", "4", "--players", "2", "--without", "war"];
    let arguments = [&arguments[..], &["--with", "star-wars/yoda", "--log", &log]].concat();
    assert_eq!(with_input(&arguments, &always("1")).code, 0);
    let saved = std::fs::read_to_string(&log).unwrap();
    assert!(saved.contains("star-wars/yoda") && saved.contains("\"without\""), "{saved}");
    assert_eq!(run(&["replay", &log]).code, 0);
    let sim = ["sim", "fluxx", "--deck", "fluxx-4", "--with", "wonderland/alice", "--games", "50"];
    let simulated = run(&[&sim[..], &["--all"]].concat());
    assert_eq!(simulated.code, 0, "{}", simulated.err);
    assert!(simulated.out.contains("alice"), "{}", simulated.out);
}

#[test]
fn single_cards_that_make_no_sense_are_refused() {
    for command in [&["play", "fluxx"][..], &["sim", "fluxx"], &["deck", "check", "fluxx-4"]] {
        let refuses = |more: &[&str], part: &str| refuses(&[command, more].concat(), part);
        refuses(&["--without", "mlik"], "did you mean milk?");
        refuses(&["--with", "yoda"], "Write EDITION/yoda");
        refuses(&["--with", "star-wars/yodda"], "did you mean star-wars/yoda?");
        refuses(&["--with", "fluxx-4/milk"], "in the deck already");
    }
    refuses(&["deck", "check", "star-wars", "wonderland", "--without", "veto"], "star-wars/veto");
    refuses(&["sim", "stella-quest", "--without", "milk"], "its own cards");
}
