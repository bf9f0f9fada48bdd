//! `asterism replay`: a saved game, step by step.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;

use asterism_kernel::{Game, InputText, Log, Replayed, Seat, Silent, Viewer, replay};
use asterism_words::{Args as Said, Words};
use clap::Args;
use serde::Serialize;

use crate::choice::SpokenChoice;
use crate::failure::Failure;
use crate::games::{Playable, Visit, visit};
use crate::page::Page;
use crate::paint::Paint;
use crate::play::{Prompt, Shown, Voice};
use crate::saved::SavedGame;

/// Step through a game that was saved with `asterism play --log`
///
/// Every move and every shuffle is checked on the way; a file that doesn't fit
/// the rules is refused. In a terminal, Enter goes on and `q` stops; otherwise
/// the whole game is printed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism replay evening.json --seat 1
  asterism replay evening.json --json | head")]
pub(crate) struct Arguments {
    /// The saved game
    file: PathBuf,

    /// Through the eyes of this seat (of a spectator, if not given)
    #[arg(long, value_name = "SEAT")]
    seat: Option<usize>,

    #[command(flatten)]
    spoken: SpokenChoice,

    /// Print JSON lines, for programs: each input with what the viewer was told
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let saved = SavedGame::read(&arguments.file)?;
    let game =
        saved.setup.build().map_err(|error| Failure::bad(arguments.file.display(), error))?;
    let viewer = match arguments.seat {
        None => Viewer::Spectator,
        Some(index) if index < saved.setup.players => Viewer::Seat(Seat::new(index)),
        Some(index) => {
            let most = saved.setup.players - 1;
            return Err(Failure::BadInput(format!(
                "There is no seat {index}; the seats are 0 to {most}."
            )));
        }
    };
    visit(&game, Replays { arguments, saved: &saved, viewer, out })
}

struct Replays<'a, W> {
    arguments: &'a Arguments,
    saved: &'a SavedGame,
    viewer: Viewer,
    out: &'a mut W,
}

impl<W: Write> Visit for Replays<'_, W> {
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure> {
        let Self { arguments, saved, viewer, out } = self;
        let replayed = replay(game, &saved.log, &mut Silent)
            .map_err(|error| Failure::bad(arguments.file.display(), error))?;
        if arguments.json {
            write_lines(&replayed, &saved.log, viewer, out)
        } else {
            let seat = |index: usize| Said::new().text("number", index.to_string());
            let words = Words::of(arguments.spoken.language());
            let people =
                (0..saved.setup.players).map(|index| words.say("terminal-seat", &seat(index)));
            let voice = Voice::new(words.language(), people.collect(), game.card_names());
            step_through(game, &replayed, &voice.to(viewer.seat()), viewer, out)
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

fn step_through<G: Shown>(
    game: &G,
    replayed: &Replayed<G>,
    voice: &Voice,
    viewer: Viewer,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (paint, page) = (Paint::detect(), Page::detect());
    let stepwise = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut prompt = Prompt::new(io::stdin().lock(), out);
    for journal in &replayed.events {
        let told: Vec<_> = journal.told_to(viewer).collect();
        for sentence in game.sentences(&told, voice) {
            writeln!(prompt.out, "{}", page.fold(&sentence))?;
        }
        if stepwise && matches!(prompt.ask("")?.as_deref(), None | Some("q" | "quit")) {
            return Ok(());
        }
    }
    let board = game.board(&game.view(&replayed.state, viewer), voice, paint);
    write!(prompt.out, "\n{}", page.fold(&board))?;
    if game.outcome(&replayed.state).is_none() {
        writeln!(prompt.out, "{}", voice.say("terminal-unfinished", &Said::new()))?;
    }
    Ok(())
}
