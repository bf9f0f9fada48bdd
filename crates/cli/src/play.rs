//! `asterism play`: people and simple bots at one terminal.

mod opponent;
mod prompt;
mod shown;
mod stella;
mod table;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;

use asterism_kernel::{Seat, SplitMix64};
use clap::Args;

pub(crate) use prompt::Prompt;
pub(crate) use shown::{Names, Shown};

use crate::choice::GameChoice;
use crate::failure::Failure;
use crate::games::{Playable, Visit, visit};
use crate::paint::Paint;
use crate::saved;
use table::{Chair, Table};

/// Play a game here in the terminal, against simple bots or at one screen
///
/// Answer a question with the number of an option or with its text. `?` explains,
/// `t` shows the table again, `q` stops.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism play stella-quest --players 3
  asterism play stella-quest --players 2 --hot-seat --log evening.json
Exit code: 0 after the end or `q`, 1 if the input ends before, 130 after Ctrl-C.")]
pub(crate) struct Arguments {
    #[command(flatten)]
    choice: GameChoice,

    /// The seat you take
    #[arg(long, value_name = "SEAT", default_value_t = 0, conflicts_with = "hot_seat")]
    seat: usize,

    /// All seats are people who share this screen
    #[arg(long)]
    hot_seat: bool,

    /// The seed, to get the same cards again (a fresh one, if not given)
    #[arg(long, short, value_name = "S")]
    seed: Option<u64>,

    /// Write the game to this file while it is played, for `asterism replay`
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let game = arguments.choice.build()?;
    let players = arguments.choice.table.players;
    let chairs = chairs(arguments, players)?;
    if let Some(path) = &arguments.log {
        saved::check_free(path)?;
    }
    // Without a handler Ctrl-C works as well, only less politely.
    let _ = ctrlc::set_handler(|| {
        let _ = writeln!(io::stderr(), "\nStopped.");
        std::process::exit(130);
    });
    visit(&game, Plays { arguments, chairs, out })
}

struct Plays<'a, W> {
    arguments: &'a Arguments,
    chairs: Vec<Chair>,
    out: &'a mut W,
}

impl<W: Write> Visit for Plays<'_, W> {
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure> {
        let Self { arguments, chairs, out } = self;
        let seed = arguments.seed.unwrap_or_else(|| RandomState::new().hash_one(chairs.len()));
        let mut chance = SplitMix64::new(seed);
        let saving = arguments.log.clone().map(|path| (path, arguments.choice.setup()));
        let prompt = Prompt::new(io::stdin().lock(), out);
        let mut table = Table::begin(game.clone(), chairs, saving, &mut chance, prompt)?;
        table.screen = io::stdout().is_terminal();
        table.paint = Paint::detect();
        table.play(&mut chance)?;
        writeln!(
            table.out(),
            "The cards were those of seed {seed}; --seed {seed} deals them again."
        )?;
        Ok(())
    }
}

/// Who sits where. Bots are named after stars.
fn chairs(arguments: &Arguments, players: usize) -> Result<Vec<Chair>, Failure> {
    const STARS: [&str; 7] = ["Vega", "Altair", "Deneb", "Rigel", "Mira", "Spica", "Atria"];
    if arguments.hot_seat {
        let person = |index| Chair::Person { name: format!("Player {}", index + 1) };
        return Ok((0..players).map(person).collect());
    }
    if arguments.seat >= players {
        return Err(Failure::BadInput(format!(
            "There is no seat {}; the seats are 0 to {}.",
            arguments.seat,
            players - 1
        )));
    }
    let mut stars = STARS.iter().cycle();
    Ok((0..players)
        .map(|index| {
            if index == arguments.seat {
                return Chair::Person { name: "You".into() };
            }
            let star = stars.next().expect("a cycle has no end");
            Chair::Bot { name: (*star).to_owned() }
        })
        .collect())
}

/// The names of chairs, spoken to one of them or to none.
fn names(chairs: &[Chair], you: Option<Seat>) -> Names {
    Names::new(chairs.iter().map(|chair| chair.name().to_owned()).collect(), you)
}
