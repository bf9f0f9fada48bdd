//! `docs/command-line.md`, generated from the program's own help.

use std::fmt::Write as _;
use std::path::Path;

use clap::{Arg, Command, CommandFactory as _};

use crate::Arguments;

const INTRODUCTION: &str = "\
# The command line

Everything is one program, `asterism`. In the project's folder, write `cargo run --release --` instead. Without a
command it runs the server with default settings, like `asterism serve`.

This page is generated from the program's own help: `asterism COMMAND --help` prints the same.

**Exit codes.** 0: success. 1: a check failed (a scenario failed, a trace differs, a deck can't be played), or the
input ended before the game did. 2: an argument or a file can't be used; a sentence on standard error says which and
why. 130: stopped with Ctrl-C.

Colors are used only if standard output is a terminal and `NO_COLOR` is not set. They never carry information that isn't
also in the text.
";

/// The page.
fn page() -> String {
    let mut program = Arguments::command();
    program.build();
    let mut page = format!("{INTRODUCTION}\n| command | |\n|---|---|\n");
    let commands: Vec<&Command> =
        program.get_subcommands().filter(|command| shown(command)).collect();
    for command in &commands {
        let name = command.get_name();
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        writeln!(page, "| [`asterism {name}`](#{name}) | {} |", cell(&about)).expect("memory");
    }
    for command in commands {
        section(command, "asterism", 2, &mut page);
    }
    page
}

fn shown(command: &Command) -> bool {
    !command.is_hide_set() && command.get_name() != "help"
}

fn section(command: &Command, parent: &str, level: usize, page: &mut String) {
    let name = format!("{parent} {}", command.get_name());
    let title = name.strip_prefix("asterism ").unwrap_or(&name);
    let about = command.get_long_about().or_else(|| command.get_about());
    let about = about.map(ToString::to_string).unwrap_or_default();
    writeln!(page, "\n{} {title}\n\n{}", "#".repeat(level), prose(&about)).expect("memory");
    let subcommands: Vec<&Command> =
        command.get_subcommands().filter(|inner| shown(inner)).collect();
    if subcommands.is_empty() {
        let usage = command.clone().render_usage().to_string();
        let usage = usage.trim_start_matches("Usage: ").trim();
        let usage = usage
            .strip_prefix(command.get_name())
            .map_or_else(|| usage.to_owned(), |rest| format!("{name}{rest}"));
        writeln!(page, "\n```sh\n{usage}\n```").expect("memory");
        options(command, page);
    }
    if let Some(after) = command.get_after_long_help().or_else(|| command.get_after_help()) {
        examples(&after.to_string(), page);
    }
    for inner in subcommands {
        section(inner, &name, level + 1, page);
    }
}

fn options(command: &Command, page: &mut String) {
    let arguments: Vec<&Arg> = command
        .get_arguments()
        .filter(|argument| {
            !argument.is_hide_set() && !matches!(argument.get_id().as_str(), "help" | "version")
        })
        .collect();
    if arguments.is_empty() {
        return;
    }
    page.push_str("\n| argument | |\n|---|---|\n");
    for argument in arguments {
        let help = argument.get_long_help().or_else(|| argument.get_help());
        let mut help = help.map(ToString::to_string).unwrap_or_default();
        let defaults: Vec<_> =
            argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let takes_value = argument.get_num_args().is_none_or(|count| count.takes_values());
        if !defaults.is_empty() && takes_value {
            write!(help, " (default: `{}`)", defaults.join(",")).expect("memory");
        }
        writeln!(page, "| `{}` | {} |", cell(&spelled(argument)), cell(&help)).expect("memory");
    }
}

/// How an argument is written: `GAME`, `--seed S`, `-s`.
fn spelled(argument: &Arg) -> String {
    let takes_value = argument.get_num_args().is_some_and(|count| count.takes_values());
    let values: Vec<&str> = argument
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .map(clap::builder::Str::as_str)
        .collect();
    let values = if takes_value { values.join(" ") } else { String::new() };
    match (argument.get_long(), argument.get_short()) {
        (Some(long), Some(short)) => format!("--{long}, -{short} {values}").trim_end().to_owned(),
        (Some(long), None) => format!("--{long} {values}").trim_end().to_owned(),
        (None, Some(short)) => format!("-{short} {values}").trim_end().to_owned(),
        (None, None) => values,
    }
}

fn cell(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// Paragraphs, each on one line.
fn prose(text: &str) -> String {
    let paragraphs = text
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// The text after the options: indented lines are commands, the others are sentences.
fn examples(text: &str, page: &mut String) {
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.trim().is_empty() {
            continue;
        }
        if !line.starts_with("  ") {
            write!(page, "\n{}", line.trim()).expect("memory");
            let continues = |line: &&str| !line.starts_with("  ") && !line.trim().is_empty();
            while let Some(line) = lines.next_if(continues) {
                write!(page, " {}", line.trim()).expect("memory");
            }
            page.push('\n');
            continue;
        }
        page.push_str("\n```sh\n");
        writeln!(page, "{}", line.trim()).expect("memory");
        while let Some(line) = lines.next_if(|line| line.starts_with("  ")) {
            writeln!(page, "{}", line.trim()).expect("memory");
        }
        page.push_str("```\n");
    }
}

/// Run with `UPDATE_REFERENCE=1` to write the page anew.
#[test]
fn the_page_about_the_command_line_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/command-line.md");
    let page = page();
    if std::env::var_os("UPDATE_REFERENCE").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let stored = std::fs::read_to_string(&path).expect("the page is there");
    assert!(
        stored == page,
        "docs/command-line.md is out of date: run this test with UPDATE_REFERENCE=1"
    );
}
