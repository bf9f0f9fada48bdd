//! `asterism analyze`: what decided a recorded game.

use std::io::Write;
use std::path::PathBuf;

use asterism_analysis::{Analysis, Analyzer, Ending, MomentKind, Plan};
use asterism_host::{PreparedAnalysis, prepare_analysis};
use asterism_kernel::Seat;
use asterism_words::{Args as Said, Language, People, Words, story_text, turn_unit};
use clap::Args;

use crate::choice::LanguageChoice;
use crate::failure::{Failure, read_file};
use crate::record;
use crate::saved::SavedGame;
use crate::sim::table;

/// Analyze a finished game: chances, luck and decisions, turning points
///
/// Reads files written by `asterism play --log` or `asterism export`, and records
/// downloaded from a server. The number of simulations is fixed, so the same game always
/// gives the same result.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  curl -o evening.json http://127.0.0.1:7878/api/tables/TABLE/replay
  asterism analyze evening.json
  asterism analyze evening.json --json | jq .moments")]
pub(crate) struct Arguments {
    /// The saved game or record
    file: PathBuf,

    #[command(flatten)]
    spoken: LanguageChoice,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A game that is ready to be analyzed, and the names of its players, if known.
fn find(arguments: &Arguments) -> Result<(Analyzer, Vec<String>), Failure> {
    let path = &arguments.file;
    let bad = |why: &dyn std::fmt::Display| Failure::bad(path.display(), why);
    let text = read_file(path)?;
    let plan = Plan::default();
    if !record::is_one(&text) {
        let SavedGame { setup, log, .. } = SavedGame::read(path)?;
        let game = setup.build().map_err(|error| bad(&error))?;
        let analyzer = Analyzer::new(&game, &log, 0, &Ending::Game, plan);
        return Ok((analyzer.map_err(|error| bad(&error))?, Vec::new()));
    }
    let record = record::read(&text).map_err(|error| bad(&format!("no record: {error}")))?;
    let PreparedAnalysis { analyzer, .. } =
        prepare_analysis(&record, plan).map_err(|error| bad(&error))?;
    let names = record.names().map_err(|error| bad(&error))?;
    let last = names.into_iter().next_back().unwrap_or_default();
    Ok((analyzer, last.into_iter().map(Option::unwrap_or_default).collect()))
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let (analyzer, names) = find(arguments)?;
    let analysis = analyzer.run();
    if arguments.json {
        serde_json::to_writer(&mut *out, &analysis)
            .map_err(|error| Failure::from(std::io::Error::from(error)))?;
        writeln!(out)?;
        return Ok(());
    }
    show(&analysis, &names, arguments.spoken.language(), out)
}

fn show(
    analysis: &Analysis,
    names: &[String],
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let words = Words::of(language);
    let people = People { names, you: None };
    let say = |key: &str| words.say(key, &Said::new());
    let label = |at: usize| {
        analysis.moments.get(at).and_then(|moment| moment.played.clone()).unwrap_or_default()
    };
    for sentence in story_text(language, people, analysis, label) {
        writeln!(out, "{sentence}")?;
    }
    let name = |seat: Seat| people.title(language, seat);
    let mut balance = table([
        &say("web-player"),
        &say("analysis-start"),
        &say("analysis-luck"),
        &say("analysis-own"),
        &say("analysis-others"),
        &say("analysis-end"),
    ]);
    for one in &analysis.seats {
        let numbers = [one.start, one.luck, one.own, one.others, one.end].map(|it| it.to_string());
        balance.add_row(std::iter::once(name(one.seat)).chain(numbers));
    }
    writeln!(out, "\n{balance}")?;
    let unit = turn_unit(analysis.turns_per_round);
    for moment in &analysis.moments {
        let turn = Said::new().choice("unit", unit).text("turn", moment.turn.to_string());
        let kind = match moment.kind {
            MomentKind::Decision => "decision",
            MomentKind::Luck => "luck",
        };
        let change = Said::new()
            .text("name", name(moment.seat))
            .text("before", moment.before.to_string())
            .text("after", moment.after.to_string());
        write!(
            out,
            "{} · {} · {}",
            words.say("analysis-turn", &turn),
            words.say("analysis-kind", &Said::new().choice("kind", kind)),
            words.say("analysis-change", &change),
        )?;
        if let Some(played) = &moment.played {
            write!(out, " · {played}")?;
        }
        if let Some(better) = &moment.better {
            let args = Said::new()
                .text("move", better.clone())
                .text("percent", moment.better_chance.to_string());
            write!(out, " · {}", words.say("analysis-better", &args))?;
        }
        writeln!(out)?;
    }
    if analysis.moments.is_empty() {
        writeln!(out, "{}", say("analysis-no-moments"))?;
    }
    Ok(())
}
