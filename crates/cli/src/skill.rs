//! `asterism sim --bots`: how often the better bot wins, edition by edition.

use std::io::Write;
use std::num::NonZeroUsize;

use asterism_catalog::{Listing, Setup, editions, listing};
use asterism_lab::arena::{ArenaPlan, ArenaReport, Skill, line_ups};
use serde::Serialize;

use crate::arena::compared;
use crate::failure::Failure;
use crate::games::{GameCommand, Playable, visit};
use crate::numbers::{grouped, mean, percent};
use crate::sim::{Arguments, table};

/// The default number of games. Bots think longer than policies.
const GAMES: u64 = 200;

/// The result for one game or edition.
#[derive(Debug, Serialize)]
struct Found {
    /// The game or edition.
    name: String,
    skill: Option<Skill>,
    arena: ArenaReport,
}

/// Compares the bots in the given editions, or in all.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let setup = arguments.choice.setup()?;
    let mut setups = vec![(setup.game.clone(), setup.clone())];
    if listing(&setup.game).is_some_and(Listing::has_decks) {
        let named = if setup.mix.editions.is_empty() && setup.mix.cards.is_empty() {
            editions().iter().map(|edition| vec![edition.id.clone()]).collect()
        } else {
            vec![setup.mix.editions.clone()]
        };
        setups = named
            .into_iter()
            .map(|editions| {
                let mut setup = setup.clone();
                let name = editions.join(" + ");
                setup.mix.editions = editions;
                (name, setup)
            })
            .collect();
    }
    let mut found = Vec::new();
    for (name, setup) in setups {
        let game = setup.build().map_err(|error| Failure::BadInput(error.to_string()))?;
        let mut report = None;
        visit(&game, MeasureSkill { arguments, setup: &setup, report: &mut report })?;
        if let Some(arena) = report {
            found.push(Found { name, skill: Skill::of(&arena), arena });
        }
    }
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &found)?;
        writeln!(out)?;
        return Ok(());
    }
    show(&found, out)
}

struct MeasureSkill<'a> {
    arguments: &'a Arguments,
    setup: &'a Setup,
    report: &'a mut Option<ArenaReport>,
}

impl GameCommand for MeasureSkill<'_> {
    fn visit<G: Playable>(self, _: &G) -> Result<(), Failure> {
        let arguments = self.arguments;
        let players = arguments.choice.table.players;
        if arguments.bots.len() > players {
            return Err(Failure::BadInput(format!(
                "There are {players} seats but {} bots; name one for each seat at most.",
                arguments.bots.len()
            )));
        }
        let plan = ArenaPlan {
            line_ups: line_ups(&arguments.bots, players)
                .map_err(|error| Failure::BadInput(error.to_string()))?,
            games: arguments.games.unwrap_or(GAMES),
            hypothesis: None,
            seed: arguments.seed,
            limit: arguments.budget,
            threads: arguments.threads.and_then(NonZeroUsize::new),
        };
        *self.report = Some(compared(self.setup, &plan)?);
        Ok(())
    }
}

fn show(found: &[Found], out: &mut impl Write) -> Result<(), Failure> {
    let Some(first) = found.first() else { return Ok(()) };
    writeln!(
        out,
        "{}, {} players, budget {}, seed {}: {} games each, the same deals with everybody in every seat\n",
        first.arena.game,
        first.arena.players,
        first.arena.budget,
        first.arena.seed,
        grouped(first.arena.line_ups.iter().map(|line_up| line_up.games).sum()),
    )?;
    let mut wins = table(["", "bot", "seats", "share of wins", "95 % interval", "times fair"]);
    for Found { name, arena, .. } in found {
        for record in arena.line_ups.iter().flat_map(|line_up| &line_up.records) {
            let [share, interval] = percent(record.share);
            let [times, _] = mean(record.times_fair);
            let seats = record.seats.to_string();
            wins.add_row([name.clone(), record.bot.clone(), seats, share, interval, times]);
        }
    }
    writeln!(out, "{wins}")?;
    if found.iter().all(|found| found.skill.is_none()) {
        return Ok(());
    }
    let mut rows =
        table(["skill against luck", "better", "wins", "by luck alone", "skill", "95 % interval"]);
    for Found { name, skill, .. } in found {
        let Some(skill) = skill else { continue };
        let [share, _] = percent(skill.share);
        let [part, interval] = percent(skill.skill);
        let luck = format!("{:.2} %", skill.luck * 100.0);
        rows.add_row([name.clone(), skill.better.clone(), share, luck, part, interval]);
    }
    writeln!(out, "\n{rows}")?;
    writeln!(out, "Skill: the part of what luck leaves that the better bot won.")?;
    Ok(())
}
