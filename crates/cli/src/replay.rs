//! `asterism replay`: steps through a saved game.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use asterism_catalog::{AnyGame, Setup};
use asterism_kernel::{
    Game, InputText, Journal, Log, LogError, Replayed, Script, Seat, Silent, Viewer, replay,
    replay_from,
};
use asterism_positions::Node;
use asterism_table::RecordedGame;
use asterism_words::{Args as Said, Language, Words, error_text};
use clap::Args;
use serde::Serialize;
use serde_json::Value;

use crate::choice::{LanguageChoice, teach};
use crate::failure::{Failure, read_file};
use crate::games::{GameCommand, Playable, visit};
use crate::page::Page;
use crate::paint::Paint;
use crate::play::{Prompt, TerminalGame, Voice};
use crate::record;
use crate::saved::SavedGame;

/// Step through a saved game, or the record of a table
///
/// Reads files written by `asterism play --log` or `asterism export`, and records
/// downloaded from a server. Checks every move and every shuffle, and refuses a file
/// that doesn't follow the rules. In a terminal, press Enter to continue and `q` to
/// stop. Otherwise the whole game is printed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism replay evening.json --seat 1
  asterism replay evening.json --json | head
  asterism export TABLE --database games.db --output table.jsonl
  asterism replay table.jsonl")]
pub(crate) struct Arguments {
    /// The saved game or record
    file: PathBuf,

    /// Show what this seat sees [default: what a spectator sees]
    #[arg(long, value_name = "SEAT")]
    seat: Option<usize>,

    #[command(flatten)]
    spoken: LanguageChoice,

    /// Print JSON lines: each input with what the viewer was told
    #[arg(long)]
    json: bool,
}

/// A game from either kind of file.
struct Found {
    game: AnyGame,
    setup: Setup,
    log: Log,
    /// The described position where it began, unless cards were dealt.
    given: Option<Value>,
    /// Names of the players at each step, if known.
    names: Vec<Vec<Option<String>>>,
}

fn find(path: &Path) -> Result<Found, Failure> {
    let text = read_file(path)?;
    let bad = |why: &dyn std::fmt::Display| Failure::bad(path.display(), why);
    if !record::is_one(&text) {
        let SavedGame { setup, log, .. } = SavedGame::read(path)?;
        let game = setup.build().map_err(|error| bad(&error))?;
        return Ok(Found { game, setup, log, given: None, names: Vec::new() });
    }
    let record = record::read(&text).map_err(|error| bad(&format!("no record: {error}")))?;
    let Some(RecordedGame { setup, game, given, log, .. }) =
        record.game().map_err(|error| bad(&error))?
    else {
        return Err(bad(&"the game of this table never began; there is nothing to replay"));
    };
    let names = record.names().map_err(|error| bad(&error))?;
    Ok(Found { game, setup, log, given, names })
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let found = find(&arguments.file)?;
    // Somebody may have joined on a chair that was empty at the start, or on a new one.
    let joined = found.log.entries.iter().filter_map(|entry| match &entry.input {
        InputText::Joins(seat) => Some(seat.index() + 1),
        _ => None,
    });
    let named = found.names.iter().map(Vec::len).max().unwrap_or(0);
    let seats = joined.max().unwrap_or(0).max(found.setup.players).max(named);
    let viewer = match arguments.seat {
        None => Viewer::Spectator,
        Some(index) if index < seats => Viewer::Seat(Seat::new(index)),
        Some(index) => {
            let most = seats - 1;
            return Err(Failure::BadInput(format!(
                "There is no seat {index}; the seats are 0 to {most}."
            )));
        }
    };
    visit(&found.game, ReplayGame { arguments, found: &found, seats, viewer, out })
}

fn explained(error: &LogError) -> String {
    match error {
        LogError::Refused { index, refusal } => {
            format!("entry {index}: {}", error_text(Language::English, refusal))
        }
        other => other.to_string(),
    }
}

struct ReplayGame<'a, W> {
    arguments: &'a Arguments,
    found: &'a Found,
    seats: usize,
    viewer: Viewer,
    out: &'a mut W,
}

impl<W: Write> GameCommand for ReplayGame<'_, W> {
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure> {
        let Self { arguments, found, seats, viewer, out } = self;
        let bad = |error: LogError| Failure::bad(arguments.file.display(), explained(&error));
        let replayed = match &found.given {
            None => replay(game, &found.log, &mut Silent).map_err(bad)?,
            Some(given) => {
                let mut script = Script::new(found.log.begin.iter().cloned());
                let mut journal = Journal::default();
                let state = game
                    .arrange(&Node::root(given), &mut script, &mut journal)
                    .map_err(|error| Failure::bad(arguments.file.display(), error))?;
                script.finish().map_err(|error| bad(LogError::Begin(error)))?;
                replay_from(game, (state, journal), &found.log, &mut Silent).map_err(bad)?
            }
        };
        if arguments.json {
            write_lines(&replayed, &found.log, viewer, out)
        } else {
            let words = Words::of(arguments.spoken.language());
            let people = |step: usize| {
                let names = found.names.get(step).or(found.names.last());
                let name = |index: usize| names?.get(index).cloned().flatten();
                // A seat without a name is called by its number.
                (0..seats).map(|index| name(index).unwrap_or_default()).collect::<Vec<_>>()
            };
            let mut names = game.card_names();
            let _ = teach(&mut names, &found.setup.mix.cards);
            let voice = Voice::new(words.language(), people(0), names).to(viewer.seat());
            step_through(game, &replayed, &voice, &people, viewer, out)
        }
    }
}

fn write_lines<G: Game>(
    replayed: &Replayed<G>,
    log: &Log,
    viewer: Viewer,
    out: &mut impl Write,
) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Step<'a, E> {
        input: Option<&'a InputText>,
        told: Vec<&'a E>,
    }
    let inputs = std::iter::once(None).chain(log.entries.iter().map(|entry| Some(&entry.input)));
    for (input, journal) in inputs.zip(&replayed.events) {
        let step = Step { input, told: journal.told_to(viewer).collect() };
        serde_json::to_writer(&mut *out, &step)?;
        writeln!(out)?;
    }
    Ok(())
}

fn step_through<G: TerminalGame>(
    game: &G,
    replayed: &Replayed<G>,
    voice: &Voice,
    people: &dyn Fn(usize) -> Vec<String>,
    viewer: Viewer,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (paint, page) = (Paint::detect(), Page::detect());
    let stepwise = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut prompt = Prompt::new(io::stdin().lock(), out);
    let mut voice = voice.clone();
    for (step, journal) in replayed.events.iter().enumerate() {
        voice.set_people(people(step));
        let told: Vec<_> = journal.told_to(viewer).collect();
        for sentence in game.sentences(&told, &voice) {
            writeln!(prompt.out, "{}", page.fold(&sentence))?;
        }
        if stepwise && matches!(prompt.ask("")?.as_deref(), None | Some("q" | "quit")) {
            return Ok(());
        }
    }
    let board = game.board(&game.view(&replayed.state, viewer), &voice, paint);
    write!(prompt.out, "\n{}", page.fold(&board))?;
    if game.outcome(&replayed.state).is_none() {
        writeln!(prompt.out, "{}", voice.say("terminal-unfinished", &Said::new()))?;
    }
    Ok(())
}
