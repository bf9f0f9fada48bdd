//! `asterism-load bench`: measures live tables, compares with targets, and writes
//! docs/benchmarks-server.md. Every measurement runs in a process of its own, so that
//! none depends on what the driver did before.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use asterism_load::{LoadError, Result, fail, peer};
use clap::{Args, ValueEnum};
use serde_json::Value;

/// A part of the measurement, to be run by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// 2,000 live tables with 4 viewers each
    Load,
    /// Ordinary play next to attackers
    Hostile,
    /// Idle loaded tables
    Memory,
    /// Durable answers compared with the raw commit rate
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

#[derive(Debug, Args)]
pub(crate) struct BenchArguments {
    /// Only these parts [default: all]
    #[arg(value_name = "PART", value_enum)]
    parts: Vec<Part>,
    /// Smaller and shorter, for a first look; writes nothing
    #[arg(long)]
    quick: bool,
    /// An older build of `asterism` for the part `answers`
    #[arg(long, value_name = "PROGRAM")]
    before: Option<PathBuf>,
    /// The program that measures the raw rates of the databases (example `rates` of the store)
    #[arg(long, value_name = "PROGRAM")]
    rates: PathBuf,
    /// Where boardgame.io is installed, on demand
    #[arg(long, value_name = "FOLDER")]
    packages: PathBuf,
    /// Where to write the page when all parts were measured
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
}

struct Bench<'a> {
    asterism: &'a Path,
    arguments: &'a BenchArguments,
    quick: bool,
    /// Missed targets.
    missed: Vec<String>,
}

/// Measures the given parts, or all. Writes the page only after measuring all.
pub(crate) fn measure(asterism: &Path, arguments: &BenchArguments) -> Result<()> {
    let mut bench = Bench { asterism, arguments, quick: arguments.quick, missed: Vec::new() };
    let whole = arguments.parts.is_empty();
    let parts = if whole { Part::value_variants() } else { &arguments.parts };
    let mut page = String::new();
    for &part in parts {
        eprintln!("{part:?}");
        let section = bench.part(part)?;
        println!("{section}");
        page += &section;
    }
    if let Some(path) = arguments.page.as_ref().filter(|_| whole && !arguments.quick) {
        std::fs::write(path, format!("{}{page}", heading()?))?;
    }
    if bench.missed.is_empty() { Ok(()) } else { fail(bench.missed.join("; ")) }
}

/// Runs a command and returns what it printed.
fn output(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        return fail(format!("{}: {}", command.get_program().display(), output.status));
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn heading() -> Result<String> {
    let date = output(Command::new("date").args(["-u", "+%Y-%m-%d"]))?;
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("unknown", |rest| rest.trim_start_matches([' ', '\t', ':']));
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    Ok(format!(
        "# Server benchmarks\n\n\
         Measured by `cargo xtask bench server` on {}, on {cores} cores ({model}). The driver runs on \
         the same machine as the server, over loopback. To run a single part, name it: \
         `cargo xtask bench server load`.\n",
        date.trim()
    ))
}

fn number(value: &Value, path: &str) -> f64 {
    value.pointer(path).and_then(Value::as_f64).unwrap_or(f64::NAN)
}

/// The raw rate of a database for this number of clients, from the output of
/// `cargo xtask bench store`.
fn raw_rate<'a>(tables: &'a str, database: &str, clients: &str) -> Result<&'a str> {
    let (title, row) = (format!("**{database}**"), format!("| {clients} |"));
    let mut lines = tables.lines().skip_while(|line| *line != title);
    let line = lines.find(|line| line.starts_with(&row));
    let rate = line.and_then(|line| line.split('|').nth(2)).map(str::trim);
    rate.ok_or_else(|| LoadError(format!("no raw rate of {database} for {clients} clients")))
}

/// The median by rate.
fn median(mut runs: Vec<Value>) -> Value {
    runs.sort_by(|one, other| number(one, "/per_second").total_cmp(&number(other, "/per_second")));
    runs.swap_remove(runs.len() / 2)
}

impl Bench<'_> {
    fn drive(&self, arguments: &[&str]) -> Result<Value> {
        self.drive_program(self.asterism, arguments)
    }

    fn drive_program(&self, asterism: &Path, arguments: &[&str]) -> Result<Value> {
        let mut driver = Command::new(std::env::current_exe()?);
        let text = output(driver.arg("--program").arg(asterism).args(arguments))?;
        Ok(serde_json::from_str(&text)?)
    }

    /// The server's processor time for an answer, before and after. A ratio of
    /// alternating runs is comparable even where the machine's speed varies.
    fn answers(&mut self) -> Result<String> {
        let Some(before) = &self.arguments.before else {
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
                old.push(micros(self.drive_program(before, &arguments)?));
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

    fn part(&mut self, part: Part) -> Result<String> {
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

    fn load(&mut self) -> Result<String> {
        let (sizes, time): (&[usize], _) =
            if self.quick { (&[200], "15") } else { (&[500, 1000, 2000], "60") };
        let mut text = "\n## Load\n\nEach table has four people, each with a stream of \
            their own, and a move every 5 seconds. Half of the tables play Stella Quest, half Fluxx. The times are \
            from posting an answer to the last viewer's update.\n\n\
            | tables | viewers | moves | p50 | p99 | longest | acknowledged p99 | processors used by the server | its memory |\n\
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

    fn hostile(&mut self) -> Result<String> {
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
            "\n## Hostile guests\n\n{} attackers, each from an address of its own, next to 200 \
             tables of four people with a move every 5 seconds, for {time} seconds, at the default \
             limits. Attacks are chosen and varied at random.\n\n\
             | ordinary play | |\n|---|---:|\n\
             | moves | {} |\n| p50 until the last viewer's update | {:.1} ms |\n\
             | p99 | {p99:.1} ms |\n| longest | {:.1} ms |\n| acknowledged p99 | {:.1} ms |\n\
             | slowest `/health` | {:.1} ms |\n| processors used by the server | {:.2} |\n\
             | its peak memory | {memory:.0} MiB |\n| responses with 5xx other than 503 | {} |\n\n\
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
    fn bots_first(&mut self) -> Result<String> {
        let (tables, moves) = if self.quick { ("20", "10") } else { ("100", "100") };
        let run = self.drive(&["bots-first", "--tables", tables, "--moves", moves])?;
        let (p50, most) = (number(&run, "/answer/p50"), number(&run, "/answer/most"));
        let sentence = format!("a bot at a person's table took {most:.0} ms, not under 500");
        self.want(most < 500.0, sentence);
        Ok(format!(
            "\nNext to {tables} tables of eight experts, an expert at a person's table (300 ms to think) \
             answered after {p50:.0} ms in the median and {most:.0} ms at the most, of {} answers \
             (wanted: at most 500).\n",
            number(&run, "/answer/count"),
        ))
    }

    fn memory(&mut self) -> Result<String> {
        let tables = if self.quick { "200" } else { "2000" };
        let run = self.drive(&["memory", "--tables", tables])?;
        let grown = number(&run, "/after") - number(&run, "/before");
        let each = grown / 1024.0 / number(&run, "/tables");
        self.want(each < 150.0, format!("an idle table takes {each:.0} KiB, not under 150"));
        Ok(format!(
            "\n## Memory\n\nLoading {tables} more tables of four players, with 20 moves each, increases the \
             server's memory by {:.0} MiB: **{each:.0} KiB** per table (wanted: under 150).\n",
            grown / 1024.0 / 1024.0
        ))
    }

    /// The maximum rate of durable answers, and the raw rates of the same database.
    fn rates(&mut self) -> Result<String> {
        let (rounds, time) = if self.quick { ("1", "500") } else { ("3", "1500") };
        let raw = output(Command::new(&self.arguments.rates).args([rounds, time]))?;
        let rounds = if self.quick { 1 } else { 3 };
        let mut text = "\n## Durable answers\n\nTables of two people who answer as soon as both have seen the \
            last answer, over WebSockets; the games are created before the clock starts. For comparison: how \
            many rows the database itself commits for as many clients. Medians of the same run.\n\n\
            | database | tables | answers/s | raw rows/s | p50 | p99 | processor time of the server for one |\n\
            |---|---:|---:|---:|---:|---:|---:|\n"
            .to_owned();
        for (name, database) in [("SQLite", "sqlite"), ("PostgreSQL", "postgres")] {
            // Enough games for the duration, up to a few thousand.
            for (tables, games) in [("32", "40"), ("256", "6")] {
                let arguments =
                    ["peak", "--database", database, "--tables", tables, "--games", games];
                let runs: Result<Vec<Value>> =
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

    fn peer(&mut self) -> Result<String> {
        peer::install(&self.arguments.packages)?;
        let modules = self.arguments.packages.display().to_string();
        let rounds = if self.quick { 1 } else { 5 };
        let tables = ["--tables", "64", "--time", "4"];
        let theirs = ["peer", "--modules", &modules];
        let (mut ours, mut durable, mut memory) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..rounds {
            // Alternating, so that a slow moment of the machine affects all alike.
            let own = [&["peak", "--database", "sqlite"][..], &tables].concat();
            ours.push(self.drive(&own)?);
            durable.push(self.drive(&[&theirs[..], &tables].concat())?);
            memory.push(self.drive(&[&theirs[..], &tables, &["--in-memory"]].concat())?);
        }
        let mut text = "\n## Compared with boardgame.io\n\n64 tables of two people who move as soon as both have seen the \
            last move, over WebSockets, driven by the same program on both servers in turn. Ours plays \
            Stella Quest; players who have finished a game continue at the next table. Theirs adds a \
            number to a sum, without end. On both, the games are created before the clock starts. Medians.\n\n\
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
            "\nOurs stores **{times:.1} times** as many moves per second (wanted: at least 8, with a \
             p99 that is no worse)."
        );
        Ok(text)
    }

    fn kills(&mut self) -> Result<String> {
        let kills = if self.quick { "10" } else { "200" };
        let mut text = format!(
            "\n## Faults\n\nAn answer counts as acknowledged when the client has read its 200. All of them \
             must be found exactly once in what `asterism export` writes afterward; answers whose outcome \
             was unknown were sent again, and every table must continue.\n\n\
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

    fn nodes(&mut self) -> Result<String> {
        let run = self.drive(&["nodes"])?;
        let longest = number(&run, "/longest");
        self.want(longest < 10.0, format!("tables of a dead node moved after {longest:.1} s"));
        self.holds("one of three nodes killed", &run["account"]);
        Ok(format!(
            "\nOne of three nodes on PostgreSQL killed during play with bots: its {} tables continued on other \
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

    fn outages(&mut self) -> Result<String> {
        let mut text = "\n| fault | error codes shown | recovered by itself after | acknowledged | lost | doubled |\n\
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
