//! Benchmarks of live tables: load, memory, durable answers compared with raw commit
//! rates and boardgame.io, and faults. Writes docs/benchmarks-server.md.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use serde_json::Value;

use crate::shell::{TaskError, cargo, command, json, output, root, run, target_directory};

/// A part of the measurement, to be run by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// 2,000 live tables with 4 viewers each
    Load,
    /// Ordinary play beside guests who mean harm
    Hostile,
    /// Idle loaded tables
    Memory,
    /// Durable answers beside the raw commit rate
    Rates,
    /// The same workload on boardgame.io
    Peer,
    /// kill -9 during play
    Kills,
    /// One of three nodes killed
    Nodes,
    /// A full disk, a lost database
    Outages,
    /// Processor time per answer, alternately with an older build (`--before`)
    Answers,
}

struct Bench {
    load: PathBuf,
    asterism: PathBuf,
    quick: bool,
    /// An older build to compare with.
    before: Option<PathBuf>,
    /// Missed targets.
    missed: Vec<String>,
}

/// Measures the given parts, or all. Writes the page only after measuring all.
pub(crate) fn measure(
    parts: &[Part],
    quick: bool,
    before: Option<PathBuf>,
) -> Result<(), TaskError> {
    let packages = ["--package", "asterism", "--package", "asterism-load"];
    run(cargo().args(["build", "--quiet", "--release"]).args(packages))?;
    let release = target_directory()?.join("release");
    let file = |name: &str| release.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let (load, asterism) = (file("asterism-load"), file("asterism"));
    let mut bench = Bench { load, asterism, quick, before, missed: Vec::new() };
    let whole = parts.is_empty();
    let parts = if whole { Part::value_variants() } else { parts };
    let mut page = String::new();
    for &part in parts {
        eprintln!("{part:?}");
        let section = bench.part(part)?;
        println!("{section}");
        page += &section;
    }
    if whole && !quick {
        let path = root().join("docs/benchmarks-server.md");
        let text = format!("{}{page}", heading()?);
        std::fs::write(&path, text).map_err(|error| TaskError::new(path.display(), error))?;
    }
    if bench.missed.is_empty() { Ok(()) } else { Err(TaskError(bench.missed.join("; "))) }
}

fn heading() -> Result<String, TaskError> {
    let date = output(command("date").args(["-u", "+%Y-%m-%d"]))?;
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("unknown", |rest| rest.trim_start_matches([' ', '\t', ':']));
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    Ok(format!(
        "# Live tables, measured\n\n\
         Made by `cargo xtask bench server` on {}, on {cores} cores ({model}), with whatever drives \
         the server on the same machine, over loopback. One part by name: \
         `cargo xtask bench server load`.\n",
        date.trim()
    ))
}

fn number(value: &Value, path: &str) -> f64 {
    value.pointer(path).and_then(Value::as_f64).unwrap_or(f64::NAN)
}

/// The raw rate of a database for this number of clients, from the output of
/// `cargo xtask bench store`.
fn raw_rate<'a>(tables: &'a str, database: &str, clients: &str) -> Result<&'a str, TaskError> {
    let (title, row) = (format!("**{database}**"), format!("| {clients} |"));
    let mut lines = tables.lines().skip_while(|line| *line != title);
    let line = lines.find(|line| line.starts_with(&row));
    let rate = line.and_then(|line| line.split('|').nth(2)).map(str::trim);
    rate.ok_or_else(|| TaskError(format!("no raw rate of {database} for {clients} clients")))
}

/// The median by rate.
fn median(mut runs: Vec<Value>) -> Value {
    runs.sort_by(|one, other| number(one, "/per_second").total_cmp(&number(other, "/per_second")));
    runs.swap_remove(runs.len() / 2)
}

impl Bench {
    fn drive(&self, arguments: &[&str]) -> Result<Value, TaskError> {
        self.drive_program(&self.asterism, arguments)
    }

    fn drive_program(&self, asterism: &Path, arguments: &[&str]) -> Result<Value, TaskError> {
        let mut program = command(&self.load);
        json(program.arg("--program").arg(asterism).args(arguments))
    }

    /// The server's processor time for an answer, before and after. A ratio of
    /// alternating runs is comparable even where the machine's speed varies.
    fn answers(&mut self) -> Result<String, TaskError> {
        let Some(before) = self.before.clone() else {
            return Ok(String::new());
        };
        let rounds = if self.quick { 1 } else { 5 };
        let mut text =
            "\n## Before and after\n\nThe server's processor time for one durable answer, \
            in alternating runs. Medians.\n\n\
            | database | before | after | ratio |\n|---|---:|---:|---:|\n"
                .to_owned();
        for (name, database) in [("SQLite", "sqlite"), ("PostgreSQL", "postgres")] {
            let arguments = ["peak", "--database", database, "--tables", "32", "--games", "40"];
            let (mut old, mut new) = (Vec::new(), Vec::new());
            for _ in 0..rounds {
                let micros = |run: Value| number(&run, "/server_micros");
                old.push(micros(self.drive_program(&before, &arguments)?));
                new.push(micros(self.drive(&arguments)?));
            }
            let middle = |times: &mut Vec<f64>| {
                times.sort_by(f64::total_cmp);
                times[times.len() / 2]
            };
            let (old, new) = (middle(&mut old), middle(&mut new));
            let ratio = new / old;
            let _ = writeln!(text, "| {name} | {old:.0} µs | {new:.0} µs | {ratio:.2} |");
        }
        Ok(text)
    }

    fn want(&mut self, reached: bool, sentence: String) {
        if !reached {
            self.missed.push(sentence);
        }
    }

    /// Checks that every acknowledged answer was found exactly once.
    fn holds(&mut self, what: &str, account: &Value) {
        let (lost, doubled) = (number(account, "/lost"), number(account, "/doubled"));
        let sentence = format!("{what}: {lost} answers lost, {doubled} doubled");
        self.want(lost == 0.0 && doubled == 0.0, sentence);
    }

    fn part(&mut self, part: Part) -> Result<String, TaskError> {
        match part {
            Part::Load => self.load(),
            Part::Hostile => self.hostile(),
            Part::Memory => self.memory(),
            Part::Rates => self.rates(),
            Part::Peer => self.peer(),
            Part::Kills => self.kills(),
            Part::Nodes => self.nodes(),
            Part::Outages => self.outages(),
            Part::Answers => self.answers(),
        }
    }

    fn load(&mut self) -> Result<String, TaskError> {
        let (sizes, time): (&[usize], _) =
            if self.quick { (&[200], "15") } else { (&[500, 1000, 2000], "60") };
        let mut text = "\n## Load\n\nTables of four people (Stella Quest and Fluxx in turn), each \
            with a stream of their own; a move at each table every 5 seconds. From posting an \
            answer to the last viewer's update.\n\n\
            | tables | viewers | moves | p50 | p99 | longest | acknowledged p99 | processors of the server | its memory |\n\
            |---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
            .to_owned();
        for tables in sizes {
            let count = tables.to_string();
            let run = self.drive(&["steady", "--tables", &count, "--time", time])?;
            let p99 = number(&run, "/last_update/p99");
            let _ = writeln!(
                text,
                "| {tables} | {} | {} | {:.1} ms | {p99:.1} ms | {:.1} ms | {:.1} ms | {:.2} | {:.0} MiB |",
                tables * 4,
                number(&run, "/last_update/count"),
                number(&run, "/last_update/p50"),
                number(&run, "/last_update/most"),
                number(&run, "/acknowledged/p99"),
                number(&run, "/processors"),
                number(&run, "/memory") / 1024.0 / 1024.0,
            );
            self.want(p99 < 100.0, format!("{tables} tables: p99 is {p99:.0} ms, not under 100"));
        }
        Ok(text + "\nWanted: 2,000 tables with a p99 under 100 ms.\n")
    }

    fn hostile(&mut self) -> Result<String, TaskError> {
        let time = if self.quick { "20" } else { "300" };
        let run = self.drive(&["hostile", "--time", time])?;
        let p99 = number(&run, "/play/last_update/p99");
        let memory = number(&run, "/most_memory") / 1024.0 / 1024.0;
        let strange = run["strange"].as_array().cloned().unwrap_or_default();
        self.want(p99 < 100.0, format!("hostile guests: p99 is {p99:.0} ms, not under 100"));
        self.want(memory < 2048.0, format!("hostile guests: {memory:.0} MiB, not under 2,048"));
        self.want(strange.is_empty(), format!("hostile guests: strange answers {strange:?}"));
        let bots = self.bots_first()?;
        let counts = |name: &str| -> Vec<String> {
            let counts = run[name].as_object().into_iter().flatten();
            counts.map(|(what, count)| format!("| {what} | {count} |\n")).collect()
        };
        Ok(format!(
            "\n## Hostile guests\n\n{} attackers, each from an address of its own, beside 200 \
             tables of four people with a move every 5 seconds, for {time} seconds, at the default \
             limits. Attacks are chosen and varied at random.\n\n\
             | ordinary play | |\n|---|---:|\n\
             | moves | {} |\n| p50 until the last viewer's update | {:.1} ms |\n\
             | p99 | {p99:.1} ms |\n| longest | {:.1} ms |\n| acknowledged p99 | {:.1} ms |\n\
             | slowest `/health` | {:.1} ms |\n| processors of the server | {:.2} |\n\
             | its memory at the most | {memory:.0} MiB |\n| answers with 5xx but 503 | {} |\n\n\
             | attack | times |\n|---|---:|\n{}\n\
             | status (0: closed or no answer) | times |\n|---|---:|\n{}\n\
             Wanted: a p99 under 100 ms, no crash, bounded memory.\n{bots}",
            number(&run, "/attackers"),
            number(&run, "/play/last_update/count"),
            number(&run, "/play/last_update/p50"),
            number(&run, "/play/last_update/most"),
            number(&run, "/play/acknowledged/p99"),
            number(&run, "/slowest_health"),
            number(&run, "/play/processors"),
            strange.len(),
            counts("attacks").concat(),
            counts("statuses").concat(),
        ))
    }

    /// Bots at a person's table, next to 100 tables of eight experts.
    fn bots_first(&mut self) -> Result<String, TaskError> {
        let (tables, moves) = if self.quick { ("20", "10") } else { ("100", "100") };
        let run = self.drive(&["bots-first", "--tables", tables, "--moves", moves])?;
        let (p50, most) = (number(&run, "/answer/p50"), number(&run, "/answer/most"));
        let sentence = format!("a bot at a person's table took {most:.0} ms, not under 500");
        self.want(most < 500.0, sentence);
        Ok(format!(
            "\nBeside {tables} tables of eight experts, an expert at a person's table (300 ms to think) \
             answered after {p50:.0} ms in the median and {most:.0} ms at the most, of {} answers \
             (wanted: at most 500).\n",
            number(&run, "/answer/count"),
        ))
    }

    fn memory(&mut self) -> Result<String, TaskError> {
        let tables = if self.quick { "200" } else { "2000" };
        let run = self.drive(&["memory", "--tables", tables])?;
        let grown = number(&run, "/after") - number(&run, "/before");
        let each = grown / 1024.0 / number(&run, "/tables");
        self.want(each < 150.0, format!("an idle table takes {each:.0} KiB, not under 150"));
        Ok(format!(
            "\n## Memory\n\n{tables} more loaded tables of four, after 20 moves each, let the \
             server grow by {:.0} MiB: **{each:.0} KiB** a table (wanted: under 150).\n",
            grown / 1024.0 / 1024.0
        ))
    }

    /// The maximum rate of durable answers, and the raw rates of the same database.
    fn rates(&mut self) -> Result<String, TaskError> {
        let program = ["run", "--quiet", "--release", "--package", "asterism-store"];
        let (rounds, time) = if self.quick { ("1", "500") } else { ("3", "1500") };
        let raw = output(cargo().args(program).args(["--example", "rates", "--", rounds, time]))?;
        let rounds = if self.quick { 1 } else { 3 };
        let mut text = "\n## Durable answers\n\nTables of two people who answer as soon as both have seen the \
            last answer, over WebSockets; the games are made before the clock runs. Beside it how many \
            rows the database itself commits for as many clients. Medians of the same run.\n\n\
            | database | tables | answers/s | raw rows/s | p50 | p99 | processor time of the server for one |\n\
            |---|---:|---:|---:|---:|---:|---:|\n"
            .to_owned();
        for (name, database) in [("SQLite", "sqlite"), ("PostgreSQL", "postgres")] {
            // Enough games for the duration, up to a few thousand.
            for (tables, games) in [("32", "40"), ("256", "6")] {
                let arguments =
                    ["peak", "--database", database, "--tables", tables, "--games", games];
                let runs: Result<Vec<Value>, TaskError> =
                    (0..rounds).map(|_| self.drive(&arguments)).collect();
                let run = median(runs?);
                let _ = writeln!(
                    text,
                    "| {name} | {tables} | {:.0} | {} | {:.1} ms | {:.1} ms | {:.0} µs |",
                    number(&run, "/per_second"),
                    raw_rate(&raw, name, tables)?,
                    number(&run, "/seen/p50"),
                    number(&run, "/seen/p99"),
                    number(&run, "/server_micros"),
                );
            }
        }
        Ok(format!("{text}\nThe store alone (`cargo xtask bench store`):\n{raw}"))
    }

    fn peer(&mut self) -> Result<String, TaskError> {
        let modules = packages()?;
        let script = root().join("xtask/peers/boardgame/server.cjs");
        let (script, modules) = (script.display().to_string(), modules.display().to_string());
        let rounds = if self.quick { 1 } else { 5 };
        let tables = ["--tables", "64", "--time", "4"];
        let theirs = ["peer", "--script", &script, "--modules", &modules];
        let (mut ours, mut durable, mut memory) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..rounds {
            // Alternating, so that a slow moment of the machine affects all alike.
            let own = [&["peak", "--database", "sqlite"][..], &tables].concat();
            ours.push(self.drive(&own)?);
            durable.push(self.drive(&[&theirs[..], &tables].concat())?);
            memory.push(self.drive(&[&theirs[..], &tables, &["--in-memory"]].concat())?);
        }
        let mut text = "\n## Beside boardgame.io\n\n64 tables of two people who move as soon as both have seen the \
            last move, over WebSockets, driven by the same program on both servers in turn. Ours plays \
            Stella Quest, and who has finished a game goes on at the next table; theirs adds a number \
            to a sum, for ever. On both the games are made before the clock runs. Medians.\n\n\
            | server | moves/s | p50 | p99 | processor time of the server for one |\n\
            |---|---:|---:|---:|---:|\n"
            .to_owned();
        let mut rows = Vec::new();
        for (name, runs) in [
            ("Asterism, SQLite with full sync", ours),
            ("boardgame.io 0.50.2, SQLite with full sync", durable),
            ("boardgame.io 0.50.2, in memory", memory),
        ] {
            let run = median(runs);
            let (rate, p99) = (number(&run, "/per_second"), number(&run, "/seen/p99"));
            let (p50, micros) = (number(&run, "/seen/p50"), number(&run, "/server_micros"));
            let _ = writeln!(
                text,
                "| {name} | {rate:.0} | {p50:.1} ms | {p99:.1} ms | {micros:.0} µs |"
            );
            rows.push((rate, p99));
        }
        let times = rows[0].0 / rows[1].0;
        self.want(times >= 8.0, format!("{times:.1} times boardgame.io's durable rate, not 8"));
        self.want(rows[0].1 <= rows[1].1, "our p99 is worse than boardgame.io's".to_owned());
        let _ = writeln!(
            text,
            "\nOurs keeps **{times:.1} times** as many moves a second (wanted: at least 8, at a p99 \
             no worse)."
        );
        Ok(text)
    }

    fn kills(&mut self) -> Result<String, TaskError> {
        let kills = if self.quick { "10" } else { "200" };
        let mut text = format!(
            "\n## Misfortunes\n\nAn answer counts as acknowledged when the client has read its 200. All of them \
             must be found exactly once in what `asterism export` writes afterwards; answers whose fate \
             was unknown were sent again, and every table must go on.\n\n\
             kill -9 at random moments of play at six tables, {kills} times:\n\n\
             | database | tables | acknowledged | sent again | lost | doubled |\n\
             |---|---:|---:|---:|---:|---:|\n"
        );
        for (name, database) in [("SQLite", "sqlite"), ("PostgreSQL", "postgres")] {
            let run = self.drive(&["kills", "--database", database, "--kills", kills])?;
            let of = |name: &str| number(&run, name);
            let (tables, answers, again) = (of("/tables"), of("/answers"), of("/repeated"));
            let (lost, doubled) = (of("/lost"), of("/doubled"));
            let _ =
                writeln!(text, "| {name} | {tables} | {answers} | {again} | {lost} | {doubled} |");
            self.holds(name, &run);
        }
        Ok(text)
    }

    fn nodes(&mut self) -> Result<String, TaskError> {
        let run = self.drive(&["nodes"])?;
        let longest = number(&run, "/longest");
        self.want(longest < 10.0, format!("tables of a dead node moved after {longest:.1} s"));
        self.holds("one of three nodes killed", &run["account"]);
        Ok(format!(
            "\nOne of three nodes on PostgreSQL killed during play with bots: its {} tables went on at other \
             nodes after at most {longest:.1} s (tables of the others: {:.1} s). {} answers \
             acknowledged, {} sent again, {} lost, {} doubled.\n",
            number(&run, "/tables"),
            number(&run, "/others"),
            number(&run, "/account/answers"),
            number(&run, "/account/repeated"),
            number(&run, "/account/lost"),
            number(&run, "/account/doubled"),
        ))
    }

    fn outages(&mut self) -> Result<String, TaskError> {
        let mut text = "\n| misfortune | what people were told | went on by itself after | acknowledged | lost | doubled |\n\
            |---|---|---:|---:|---:|---:|\n"
            .to_owned();
        for (name, arguments) in
            [("a full disk", &["disk"][..]), ("PostgreSQL gone for 5 s", &["connection"])]
        {
            let run = self.drive(arguments)?;
            let codes = run["codes"].as_array().cloned().unwrap_or_default();
            let codes: Vec<&str> = codes.iter().filter_map(Value::as_str).collect();
            let _ = writeln!(
                text,
                "| {name} | `{}` | {:.1} s | {} | {} | {} |",
                codes.join("`, `"),
                number(&run, "/recovery"),
                number(&run, "/account/answers"),
                number(&run, "/account/lost"),
                number(&run, "/account/doubled"),
            );
            self.holds(name, &run["account"]);
        }
        Ok(text)
    }
}

/// A folder with boardgame.io in the target directory, created on demand.
fn packages() -> Result<PathBuf, TaskError> {
    let folder = target_directory()?.join("boardgame");
    let file = root().join("xtask/peers/boardgame/package.json");
    let wanted =
        std::fs::read_to_string(&file).map_err(|error| TaskError::new(file.display(), error))?;
    let here = folder.join("package.json");
    let built = |folder: &Path| {
        folder.join("node_modules/better-sqlite3/build/Release/better_sqlite3.node").exists()
            && folder.join("node_modules/boardgame.io").exists()
    };
    if built(&folder) && std::fs::read_to_string(&here).is_ok_and(|text| text == wanted) {
        return Ok(folder);
    }
    eprintln!("installing boardgame.io in {}", folder.display());
    std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&here, &wanted))
        .map_err(|error| TaskError::new(here.display(), error))?;
    run(command("npm")
        .args(["install", "--no-audit", "--no-fund", "--foreground-scripts"])
        .current_dir(&folder))?;
    if !built(&folder) {
        return Err(TaskError(format!("better-sqlite3 was not built in {}", folder.display())));
    }
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raw_rates_are_found_by_database_and_clients() {
        let tables = "\n**SQLite**\n\n| clients | raw |\n|---:|---:|\n| 32 | 900 | 1 |\n\n\
            **PostgreSQL**\n\n| clients | raw |\n|---:|---:|\n| 32 | 700 | 2 |\n";
        assert_eq!(raw_rate(tables, "SQLite", "32").unwrap(), "900");
        assert_eq!(raw_rate(tables, "PostgreSQL", "32").unwrap(), "700");
        assert!(raw_rate(tables, "PostgreSQL", "1").is_err());
    }
}
