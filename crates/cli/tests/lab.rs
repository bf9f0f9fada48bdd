//! Experiments from the command line.

mod program;

use program::{Folder, prints, refuses};
use serde_json::Value;

const WAR: &str = r#"
name = "War or peace"
games = 300
impact = ["war"]

[setup]
game = "fluxx"
players = 3
deck = ["fluxx-4"]

[[variants]]
name = "as printed"

[[variants]]
name = "wild"
agents = "uniform"
"#;

#[test]
fn an_experiment_is_run_in_parts_and_as_a_whole_with_the_same_bytes() {
    let folder = Folder::new();
    let file = folder.file("war.toml", WAR);
    let shown = prints(&["lab", "run", &file]);
    assert!(shown.contains("as printed") && shown.contains("impact of"), "{shown}");
    let whole = std::fs::read_to_string(folder.path("war.results.json")).unwrap();

    let commands = prints(&["lab", "split", &file, "--parts", "3"]);
    assert_eq!(commands.lines().count(), 3);
    let mut parts = Vec::new();
    for line in commands.lines() {
        let arguments: Vec<&str> = line.split(' ').skip(1).collect();
        prints(&arguments);
        let part = arguments.last().unwrap().replace('/', "-of-");
        parts.push(folder.path(&format!("war.{part}.results.json")));
    }
    parts.reverse();
    let merged = folder.path("merged.json");
    let mut arguments = vec!["lab", "merge", "--output", &merged];
    arguments.extend(parts.iter().map(String::as_str));
    assert!(prints(&arguments).contains("300 of 300 games"));
    assert_eq!(std::fs::read_to_string(&merged).unwrap(), whole);

    // What a run that was interrupted has saved is continued.
    let some = std::fs::read_to_string(&parts[0]).unwrap();
    std::fs::write(folder.path("war.results.json"), some).unwrap();
    prints(&["lab", "run", &file, "--threads", "1"]);
    assert_eq!(std::fs::read_to_string(folder.path("war.results.json")).unwrap(), whole);
}

#[test]
fn a_report_is_a_page_a_table_or_json() {
    let folder = Folder::new();
    let file = folder.file("war.toml", WAR);
    prints(&["lab", "run", &file]);
    let results = folder.path("war.results.json");
    let (html, csv) = (folder.path("war.html"), folder.path("war.csv"));
    let parquet = folder.path("war.parquet");
    prints(&["lab", "report", &results, "--html", &html, "--csv", &csv, "--parquet", &parquet]);
    assert!(std::fs::read(parquet).unwrap().starts_with(b"PAR1"));
    let page = std::fs::read_to_string(html).unwrap();
    for part in [
        "<!DOCTYPE html>",
        "War or peace",
        "<svg",
        "What is each card worth?",
        "Cards in Hand",
        "Show as a table",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("http"), "the page needs no other file");
    // In HTML, an element of SVG that isn't closed contains those that follow.
    for element in ["rect", "line", "path"] {
        let opened = page.matches(&format!("<{element} ")).count();
        assert!(opened > 10 && opened == page.matches(&format!("</{element}>")).count());
    }
    let table = std::fs::read_to_string(csv).unwrap();
    assert!(table.starts_with("variant,measure,item,value,low,high\nas printed,turns,,"));
    let found: Value =
        serde_json::from_str(&prints(&["lab", "report", &results, "--json"])).unwrap();
    assert_eq!(found["variants"][1]["name"], "wild");
    assert!(prints(&["lab", "compare", &results]).contains("turns"));
    let compared: Value =
        serde_json::from_str(&prints(&["lab", "compare", &results, &results, "--json"])).unwrap();
    assert_eq!(compared[0]["paired"], false);
}

#[test]
fn mistakes_are_reported_before_anything_is_played() {
    let folder = Folder::new();
    let file = folder.file("bad.toml", WAR.replace("games", "gmaes"));
    refuses(&["lab", "run", &file], "did you mean \"games\"?");
    let good =
        folder.file("good.toml", "games = 20\n[setup]\ngame = \"stella-quest\"\nplayers = 2\n");
    prints(&["lab", "run", &good]);
    let results = folder.path("good.results.json");
    let other = folder.file("other.toml", WAR);
    refuses(&["lab", "run", &other, "--output", &results], "another experiment");
    refuses(&["lab", "merge", &results, &results, "--output", &results], "in both");
    refuses(&["lab", "compare", &results], "only one variant");
    for part in ["5/3", "0/3", "0/0", "1", "1/", "99999999999999999999/1"] {
        refuses(&["lab", "run", &good, "--part", part], "2/5");
    }
    refuses(&["lab", "run", &results], "a file of results");
    refuses(&["lab", "report", &good], "not a result file");
    // Results of another version are of other games.
    let text = std::fs::read_to_string(&results).unwrap();
    let version = text.split("\"version\":\"").nth(1).unwrap().split('"').next().unwrap();
    let old = folder.file("good.results.json", text.replace(version, "0.0.1"));
    refuses(&["lab", "run", &good], "version 0.0.1");
    let part = folder.file("part.json", &text);
    refuses(&["lab", "merge", &part, &old, "--output", &results], "different versions");
    let cut = folder.file("cut.json", &text[..text.len() / 2]);
    refuses(&["lab", "report", &cut], "not a result file");
    let first = folder.file("first.json", text.replace("\"asterism_lab\":2", "\"asterism_lab\":1"));
    refuses(&["lab", "report", &first], "form 1");
}

#[test]
fn pairs_and_skill_are_shown() {
    let folder = Folder::new();
    let text = "games = 300\nsynergy = [\"war\", \"peace\", \"milk\"]\n\
                skill = { better = \"sensible\", worse = \"uniform\", deals = 40 }\n\
                [setup]\ngame = \"fluxx\"\nplayers = 3\n";
    let shown = prints(&["lab", "run", &folder.file("pairs.toml", text)]);
    assert!(shown.contains("war + peace") && shown.contains("3 pairs compared"), "{shown}");
    assert!(shown.contains("by luck alone") && shown.contains("33.33 %"), "{shown}");
}

/// `sim` is a short form of an experiment with one variant.
#[test]
fn a_simulation_is_saved_as_an_experiment() {
    let folder = Folder::new();
    let saved = folder.path("sim.toml");
    let arguments = ["sim", "fluxx", "--players", "3", "--games", "200", "--policy", "sensible"];
    prints(
        &[&arguments[..], &["--deck", "star", "--without", "star/the-doctor", "--save", &saved]]
            .concat(),
    );
    let shown = prints(&["lab", "run", &saved]);
    assert!(shown.contains("200 games of each variant"), "{shown}");
    let experiment = std::fs::read_to_string(&saved).unwrap();
    assert!(experiment.contains("star/the-doctor") && experiment.contains("sensible"));
}
