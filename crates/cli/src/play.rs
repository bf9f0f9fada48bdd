//! `asterism play`: people and bots at one terminal.

mod fluxx;
asterism_catalog::if_example_game! {
    mod high_card;
}
mod prompt;
mod stella;
mod table;
mod terminal;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;

use asterism_bots::{Budget, Level, Limit};
use asterism_catalog::Setup;
use asterism_kernel::SplitMix64;
use asterism_words::{Args as Said, bot_name, house_rule_text};
use clap::Args;

pub(crate) use prompt::Prompt;
pub(crate) use terminal::{TerminalGame, Voice};

use crate::arena::limit;
use crate::choice::{GameChoice, LanguageChoice, teach};
use crate::failure::Failure;
use crate::games::{GameCommand, Playable, visit};
use crate::page::Page;
use crate::paint::Paint;
use crate::saved;
use table::{Chair, TerminalTable};

/// Play a game in the terminal, against bots or sharing one screen
///
/// Answer a question with the number of an option or with a part of its text. `?` explains,
/// `? CARD` says what a card does, `hint` what an expert would do and why, `t` shows the table
/// again, `d` the discard pile, `q` stops. In games that allow it, `join` adds a player and
/// `leave` takes you out of the game.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism play fluxx --players 3 --bots expert,beginner
  asterism play fluxx --lang pl --deck fluxx-4 --cards mine.kdl --option meta-rule=no-creepers
  asterism play stella-quest --players 3
  asterism play stella-quest --players 2 --hot-seat --log evening.json
Exit code: 0 after the end or `q`, 1 if the input ends before, 130 after Ctrl-C.")]
pub(crate) struct Arguments {
    #[command(flatten)]
    choice: GameChoice,

    #[command(flatten)]
    spoken: LanguageChoice,

    /// Your seat
    #[arg(long, value_name = "SEAT", default_value_t = 0, conflicts_with = "hot_seat")]
    seat: usize,

    /// Levels of the bots in seat order: random, beginner, regular or expert; the last level
    /// applies to the remaining bots
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', default_value = "regular")]
    #[arg(conflicts_with = "hot_seat", value_parser = level)]
    bots: Vec<Level>,

    /// Budget of experts and hints: a number of simulations, which makes games with the same
    /// seed repeatable, or a time such as 200ms
    #[arg(long, value_name = "BUDGET", default_value = "2000", value_parser = limit)]
    budget: Limit,

    /// All players share this screen
    #[arg(long)]
    hot_seat: bool,

    /// Seed, to get the same cards again [default: random]
    #[arg(long, short, value_name = "S")]
    seed: Option<u64>,

    /// Write the game to this file while it is played, for `asterism replay`
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

fn level(text: &str) -> Result<Level, asterism_bots::LevelError> {
    text.trim().parse()
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let setup = arguments.choice.setup()?;
    let game = setup.build().map_err(|error| Failure::BadInput(error.to_string()))?;
    let players = arguments.choice.table.players;
    let chairs = chairs(arguments, players)?;
    if let Some(path) = &arguments.log {
        saved::check_free(path)?;
    }
    // Without a handler, Ctrl-C still works but skips the goodbye.
    let _ = ctrlc::set_handler(|| {
        let _ = writeln!(io::stderr(), "\nStopped.");
        std::process::exit(130);
    });
    visit(&game, PlayGame { arguments, setup, chairs, out })
}

struct PlayGame<'a, W> {
    arguments: &'a Arguments,
    setup: Setup,
    chairs: Vec<Chair>,
    out: &'a mut W,
}

impl<W: Write> GameCommand for PlayGame<'_, W> {
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure> {
        let Self { arguments, setup, chairs, out } = self;
        let seed = arguments.seed.unwrap_or_else(|| RandomState::new().hash_one(chairs.len()));
        let mut chance = SplitMix64::new(seed);
        let mut names = game.card_names();
        // Valid lines are used; mistakes were reported when the files were read.
        let _ = teach(&mut names, &setup.mix.cards);
        let language = arguments.spoken.language();
        let house_rules: Vec<(String, String)> = setup
            .house_rules()
            .map(|(option, value)| {
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                house_rule_text(language, option, &value)
            })
            .collect();
        let saving = arguments.log.clone().map(|path| (path, setup));
        let people = chairs.iter().map(|chair| chair.name().to_owned()).collect();
        let voice = Voice::new(language, people, names);
        let prompt = Prompt::new(io::stdin().lock(), out);
        let mut table =
            TerminalTable::begin(game.clone(), chairs, saving, voice.clone(), &mut chance, prompt)?;
        table.screen = io::stdout().is_terminal();
        table.paint = Paint::detect();
        table.page = Page::detect();
        table.budget = match arguments.budget {
            Limit::Time(time) => Budget::time(time),
            Limit::Simulations(count) => Budget::simulations(count),
        };
        if !house_rules.is_empty() {
            writeln!(table.out(), "{}", voice.say("terminal-house-rules", &Said::new()))?;
            for (about, decided) in house_rules {
                writeln!(table.out(), "  {about}: {decided}")?;
            }
        }
        table.play(&mut chance)?;
        let args = Said::new().text("seed", seed.to_string());
        writeln!(table.out(), "{}", voice.say("terminal-seed", &args))?;
        Ok(())
    }
}

/// Who sits where. Bots are named after stars.
fn chairs(arguments: &Arguments, players: usize) -> Result<Vec<Chair>, Failure> {
    if arguments.hot_seat {
        return Ok(vec![Chair::Person; players]);
    }
    if arguments.seat >= players {
        return Err(Failure::BadInput(format!(
            "There is no seat {}; the seats are 0 to {}.",
            arguments.seat,
            players - 1
        )));
    }
    let last = arguments.bots.last().copied().unwrap_or_default();
    let levels = arguments.bots.iter().copied().chain(std::iter::repeat(last));
    let language = arguments.spoken.language();
    let mut bots = (0..).map(|number| bot_name(language, number)).zip(levels);
    Ok((0..players)
        .map(|index| {
            if index == arguments.seat {
                return Chair::Person;
            }
            let (name, level) = bots.next().expect("the names don't end");
            Chair::Bot { name, level }
        })
        .collect())
}
