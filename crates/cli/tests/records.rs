//! A table played over HTTP, exported, replayed and verified by the program.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod program;

use std::path::Path;

use asterism_load::crowd::{Company, begun, guests};
use asterism_load::memory::play;
use asterism_load::server::Program;
use program::{Folder, run};

/// Plays a game that lasts a while to its end, on a server of its own; the
/// table. A game of Fluxx may be won within the first turn.
fn played(database: &str, game: &'static str) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let program = Program::new(Path::new(env!("CARGO_BIN_EXE_asterism")), database);
        let server = program.start().unwrap();
        let mut connection = server.connect().await.unwrap();
        let people = guests(&mut connection, 3).await.unwrap();
        let mut company =
            Company { game, people, table: String::new(), target: server.address.into() };
        let mut moves = 0;
        while moves <= 5 {
            company.table = begun(&mut connection, game, &company.people).await.unwrap();
            moves = play(&mut connection, &company, 100_000).await.unwrap();
            assert!(moves < 100_000, "{game} did not end");
        }
        server.stop().unwrap();
        company.table
    })
}

#[test]
fn an_exported_table_is_replayed_and_verified() {
    let folder = Folder::new();
    let database = folder.path("games.db");
    for game in ["stella-quest", "fluxx"] {
        let table = played(&database, game);
        let file = folder.path(&format!("{game}.jsonl"));
        let exported = run(&["export", &table, "--database", &database, "--output", &file]);
        assert_eq!(exported.code, 0, "{}", exported.err);
        let verified = run(&["verify", &file]);
        assert_eq!(verified.code, 0, "{}", verified.err);
        assert!(verified.out.starts_with("honest: "), "{}", verified.out);
        // Through the eyes of a seat and of a spectator, in words and as JSON.
        let told = run(&["replay", &file, "--seat", "1"]);
        assert_eq!(told.code, 0, "{}", told.err);
        assert!(told.out.contains("Guest 0"), "people have their names: {}", told.out);
        let lines = run(&["replay", &file, "--json"]);
        assert_eq!(lines.code, 0, "{}", lines.err);
        assert!(lines.out.lines().count() > 5);
        assert!(lines.out.lines().all(|line| line.starts_with("{\"input\":")));
        let nobody = run(&["replay", &file, "--seat", "7"]);
        assert_eq!(nobody.code, 2);
        assert!(nobody.err.contains("seats are 0 to 2"), "{}", nobody.err);
        // A table is replayed as far as it is written; a torn file is refused.
        let text = std::fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let half = folder.file("half.jsonl", lines[..lines.len() - 3].join("\n"));
        assert_eq!(run(&["replay", &half]).code, 0, "a game need not be over");
        let (whole, cut) = lines.split_at(lines.len() / 2);
        let torn = format!("{}\n{}", whole.join("\n"), &cut[0][..cut[0].len() / 2]);
        let torn = folder.file("torn.jsonl", torn);
        let refused = run(&["replay", &torn]);
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{}", refused.err);
    }
}

#[test]
fn a_table_that_never_began_has_nothing_to_replay() {
    let folder = Folder::new();
    let entry = r#"{\"at\":1,\"fact\":\"created\",\"format\":1}"#;
    let text = format!(
        "{{\"asterism\":{{\"backup\":1}}}}\n{{\"entry\":{{\"table\":\"t\",\"number\":0,\"body\":\"{entry}\"}}}}\n"
    );
    let file = folder.file("odd.jsonl", text);
    for command in ["replay", "verify"] {
        let refused = run(&[command, &file]);
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{}", refused.err);
        assert!(refused.err.contains("no record"), "{}", refused.err);
    }
}

/// A kept record: two people took part, and one of them did not reveal in time.
#[test]
fn verify_compares_with_what_the_player_noted() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../table/tests/formats/");
    let file = format!("{folder}3-stella-quest.json");
    let plain = run(&["verify", &file]);
    assert_eq!(plain.code, 0, "{}", plain.err);
    assert!(plain.out.contains("randomness of their own: ANN\n"), "{}", plain.out);
    assert!(plain.out.contains("did not reveal: BOB\n"), "{}", plain.out);
    assert!(plain.out.contains("--commitment HEX"), "{}", plain.out);
    let commitment = asterism_table::Seed::new([8; 32]).commitment().to_string();
    let (own, void) = ("02".repeat(32), "01".repeat(32));
    let right = run(&["verify", &file, "--commitment", &commitment, "--secret", &own]);
    assert_eq!(right.code, 0, "{}", right.out);
    assert!(right.out.starts_with("honest: "), "{}", right.out);
    assert!(right.out.contains("it is the one you noted") && right.out.contains("took part"));
    let other = "00".repeat(32);
    let wrong = run(&["verify", &file, "--commitment", &other]);
    assert_eq!(wrong.code, 1, "{}", wrong.out);
    assert!(wrong.out.starts_with("NOT what was promised: "), "{}", wrong.out);
    let left_out = run(&["verify", &file, "--secret", &void, "--json"]);
    assert_eq!(left_out.code, 1);
    assert!(left_out.out.contains("\"secret_took_part\":false"), "{}", left_out.out);
    assert_eq!(run(&["verify", &file, "--commitment", "12"]).code, 2);
    // Records of older formats have only the server's randomness.
    for name in ["1-fluxx.json", "2-stella-quest.json", "2-forked.json", "3-forked.json"] {
        let old = run(&["verify", &format!("{folder}{name}")]);
        assert_eq!(old.code, 0, "{name}: {}", old.err);
        assert!(old.out.contains("WARNING: only the server's randomness"), "{name}: {}", old.out);
    }
}
