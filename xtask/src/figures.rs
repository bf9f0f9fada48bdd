//! Measures the cards of every title and writes the figures that the pages of decks show.

use serde_json::{Map, Value, json};

use crate::decks::{editions, program};
use crate::shell::{TaskError, command, root, run};

const FILE: &str = "crates/web/assets/figures.json";
const PLAYERS: u64 = 4;
const SEED: u64 = 1;
/// Deals for the measurement of skill, each played at every seat.
const SKILL_DEALS: u64 = 300;

/// Runs an experiment for every title and writes the file.
pub(crate) fn run_all(games: u64) -> Result<(), TaskError> {
    let program = program()?;
    let mut titles: Vec<(String, String)> =
        editions()?.into_iter().map(|id| (id.clone(), format!("deck = [\"{id}\"]\n"))).collect();
    titles.push(("stella-quest".to_owned(), String::new()));
    let folder = std::env::temp_dir().join(format!("asterism-figures-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| TaskError::new(folder.display(), error))?;
    let mut file = Map::new();
    for (title, deck) in titles {
        eprintln!("{title}");
        let game = if deck.is_empty() { "stella-quest" } else { "fluxx" };
        let impact = if deck.is_empty() { "" } else { "impact = \"all\"\n" };
        let text = format!(
            "games = {games}\nseed = {SEED}\nagents = \"sensible\"\n{impact}\
             skill = {{ better = \"regular:50\", worse = \"random\", deals = {} }}\n\
             [setup]\ngame = \"{game}\"\nplayers = {PLAYERS}\n{deck}",
            SKILL_DEALS.min(games),
        );
        let (experiment, results) =
            (folder.join(format!("{title}.toml")), folder.join(format!("{title}.json")));
        std::fs::write(&experiment, text)
            .map_err(|error| TaskError::new(experiment.display(), error))?;
        run(command(&program).args(["lab", "run"]).arg(&experiment).arg("--output").arg(&results))?;
        let found: Value =
            crate::shell::json(command(&program).args(["lab", "report", "--json"]).arg(&results))?;
        file.insert(title, figures(&found));
    }
    let _ = std::fs::remove_dir_all(&folder);
    let file = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "seed": SEED,
        "games": games,
        "players": PLAYERS,
        "titles": file,
    });
    // A line per card, so that a change can be read.
    let text = lines(&file);
    std::fs::write(root().join(FILE), text).map_err(|error| TaskError::new(FILE, error))
}

/// An estimate as value, low and high, to four decimals.
fn estimate(value: &Value) -> Value {
    let rounded = |key: &str| (value[key].as_f64().unwrap_or(0.0) * 1e4).round() / 1e4;
    json!([rounded("value"), rounded("low"), rounded("high")])
}

fn figures(found: &Value) -> Value {
    let variant = &found["variants"][0];
    let none = Vec::new();
    let list = |value: &Value| value.as_array().unwrap_or(&none).clone();
    let lengths = list(&variant["lengths"]);
    let games = variant["games"].as_u64().unwrap_or(0);
    let mut seen = 0;
    let median = lengths.iter().find(|pair| {
        seen += pair[1].as_u64().unwrap_or(0);
        seen * 2 >= games
    });
    let won = list(&variant["goals"]);
    let impacts = list(&found["impacts"]);
    let cards: Map<String, Value> = list(&variant["cards"])
        .iter()
        .map(|card| {
            let name = card["card"].as_str().unwrap_or_default().to_owned();
            let mut figures = json!({
                "played": estimate(&card["played"]),
                "used": estimate(&card["used"]),
                "dead": estimate(&card["dead"]),
            });
            if let Some(goal) = won.iter().find(|goal| goal[0] == card["card"]) {
                figures["won"] = estimate(&goal[1]);
            }
            if let Some(impact) = impacts.iter().find(|impact| impact["card"] == card["card"]) {
                figures["worth"] = estimate(&impact["more_wins"]);
            }
            (name, figures)
        })
        .collect();
    json!({
        "median": median.map_or(Value::Null, |pair| pair[0].clone()),
        "minutes": estimate(&variant["minutes"]),
        "first": estimate(&variant["seats"][0]),
        "skill": estimate(&variant["skill"]["skill"]),
        "cards": cards,
    })
}

/// JSON with a line for each card.
fn lines(file: &Value) -> String {
    let mut text = String::from("{\n");
    for key in ["version", "seed", "games", "players"] {
        text.push_str(&format!("  \"{key}\": {},\n", file[key]));
    }
    text.push_str("  \"titles\": {\n");
    let empty = Map::new();
    let titles = file["titles"].as_object().unwrap_or(&empty);
    for (number, (title, figures)) in titles.iter().enumerate() {
        text.push_str(&format!("    \"{title}\": {{\n"));
        for key in ["median", "minutes", "first", "skill"] {
            text.push_str(&format!("      \"{key}\": {},\n", figures[key]));
        }
        text.push_str("      \"cards\": {\n");
        let cards = figures["cards"].as_object().unwrap_or(&empty);
        for (number, (card, figures)) in cards.iter().enumerate() {
            let comma = if number + 1 < cards.len() { "," } else { "" };
            text.push_str(&format!("        \"{card}\": {figures}{comma}\n"));
        }
        let comma = if number + 1 < titles.len() { "," } else { "" };
        text.push_str(&format!("      }}\n    }}{comma}\n"));
    }
    text.push_str("  }\n}\n");
    text
}
