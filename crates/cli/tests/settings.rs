//! The server's settings by flag, by environment and by file, and `doctor`, which
//! says what is wrong with them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod program;

use std::net::TcpListener;

use program::{Folder, command, run};

/// The names of all settings, as the flags of `serve`.
fn names() -> Vec<String> {
    let help = run(&["serve", "--help"]).out;
    let flags = help.split_whitespace().filter_map(|word| word.strip_prefix("--"));
    let mut names: Vec<String> = flags
        .map(|flag| flag.chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect())
        .filter(|name| name != "help" && name != "config")
        .collect();
    names.sort();
    names.dedup();
    names
}

fn value(name: &str) -> &'static str {
    match name {
        "listen" | "metrics-listen" => "\"127.0.0.1:0\"",
        "hostname" => "[\"games.example\"]",
        "log" => "\"warn\"",
        "secure" | "behind-proxy" | "log-json" => "false",
        _ => "7",
    }
}

#[test]
fn every_setting_has_the_same_name_everywhere() {
    let names = names();
    assert!(names.len() >= 10, "{names:?}");
    let help = run(&["serve", "--help"]).out;
    let folder = Folder::new();
    let database = folder.path("games.db");
    let mut file = format!("database = {database:?}\n");
    for name in names.iter().filter(|name| *name != "database") {
        let variable = format!("ASTERISM_{}", name.replace('-', "_").to_uppercase());
        assert!(help.contains(&variable), "{variable} is missing in the help");
        file += &format!("{name} = {}\n", value(name));
    }
    let config = folder.file("asterism.toml", &file);
    let doctor = run(&["doctor", "--config", &config]);
    assert_eq!(doctor.code, 0, "{file}{}{}", doctor.out, doctor.err);
    assert!(doctor.out.contains(&database), "{}", doctor.out);
    // The environment counts more than the file, a flag more than both.
    let (second, third) = (folder.path("second.db"), folder.path("third.db"));
    let said = |arguments: &[&str]| {
        let output = command(arguments).env("ASTERISM_DATABASE", &second).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(said(&["doctor", "--config", &config]).contains(&second));
    let by_flag = said(&["doctor", "--config", &config, "--database", &third]);
    assert!(by_flag.contains(&third), "{by_flag}");
}

#[test]
fn doctor_says_what_is_wrong() {
    let folder = Folder::new();
    let database = folder.path("games.db");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = run(&["doctor", "--database", &database, "--listen", &address]);
    assert_eq!(said.code, 1, "{}", said.err);
    assert!(said.out.contains("NOT OK  address"), "{}", said.out);
    assert!(said.out.contains("ok      database"), "{}", said.out);
    let nonsense = folder.file("nonsense.db", "this is no database, and long enough to tell");
    let said = run(&["doctor", "--database", &nonsense, "--listen", "127.0.0.1:0"]);
    assert_eq!(said.code, 1, "{}", said.err);
    assert!(said.out.contains("NOT OK  database"), "{}", said.out);
    let odd = folder.file("odd.toml", "lisssten = 1\n");
    let said = run(&["doctor", "--config", &odd]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("lisssten"), "{}", said.err);
}
